// deal: random deals that meet conditions, as deal lines.
#include "tools/answers/deals/deal.h"

#include <CLI/CLI.hpp>
#include <cstdint>
#include <memory>
#include <string>

#include "tools/answers/deals/words.h"
#include "tools/cli/cli.h"
#include "tools/cli/number_option.h"
#include "tools/cli/rules_option.h"
#include "tools/verbs/say.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

struct DealOptions {
  DealQuestion question;
  RulesChoice rules;
  bool json = false;
};

ExitCode RunDeal(DealOptions& options) {
  DealQuestion& question = options.question;
  if (LacksDeclarer(question.request)) {
    PrintError(words::kContractRequiresDeclarer);
    return ExitCode::kUsage;
  }
  auto rules = ReadRules(options.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  question.rules = *std::move(rules);
  auto stream = DealStream::Of(question);
  if (!stream.ok()) return ReportQuestion(stream.status());
  WatchSignals();
  const Watch watch = WatchForSignals();
  for (std::uint64_t i = 0; i < question.count; ++i) {
    const auto deal = stream->Next(watch);
    if (!deal.ok()) FlushOutput();
    NoteDone(deal.ok() ? i + 1 : i, words::kInterruptedAfterDeals);
    if (const ExitCode code = Say(deal, options.json); code != ExitCode::kOk) return code;
  }
  return ExitCode::kOk;
}

std::function<ExitCode()> AddDeal(CLI::App& verb) {
  auto options = std::make_shared<DealOptions>();
  DealQuestion& question = options->question;
  DealText& request = question.request;
  verb.add_option("N", question.count, Said(words::kHowMany))
      ->check(WholeNumber())
      ->capture_default_str();
  verb.add_option("--seed", question.seed, Said(words::kSameSeedGivesSameDeals))
      ->check(WholeNumber())
      ->capture_default_str();
  verb.add_option("--deck", request.deck, Said(words::kDeckElseOfGame))
      ->check(CLI::IsMember({"long", "short", "short20", "kop"}));
  verb.add_option("--players", request.players, Said(words::kPlayersOfDeal))
      ->check(CLI::Range(2, 4))
      ->capture_default_str();
  AddRulesOptions(verb, options->rules);
  verb.add_option("--hand", request.hands, Said(words::kCardsOfSeatField))->allow_extra_args(false);
  verb.add_option("--given", request.given, Said(words::kConditionSuchAsTrumps2))
      ->allow_extra_args(false);
  CLI::Option* contract =
      verb.add_option("--contract", request.contract, Said(words::kOnlyDealsInWhichDeclarer));
  CLI::Option* declarer =
      verb.add_option("--declarer", request.declarer, Said(words::kSeat0To3Needed))
          ->check(CLI::Range(0, 3));
  declarer->needs(contract);
  verb.add_flag("--json", options->json, Said(words::kJsonPerDeal));
  return [options] { return RunDeal(*options); };
}

}  // namespace

const Verb kDealVerb = {"deal", words::kVerbDeal, AddDeal};

}  // namespace schafkopf
