// deal: random deals that meet conditions, as deal lines.
#include "tools/answers/deals/deal.h"

#include <CLI/CLI.hpp>
#include <cstdint>
#include <memory>
#include <string>

#include "tools/cli/cli.h"
#include "tools/cli/number_option.h"
#include "tools/cli/rules_option.h"
#include "tools/verbs/say.h"
#include "tools/verbs/verb.h"

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
    PrintError("--contract requires --declarer");
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
    NoteDone(deal.ok() ? i + 1 : i, "deal");
    if (const ExitCode code = Say(deal, options.json); code != ExitCode::kOk) return code;
  }
  return ExitCode::kOk;
}

std::function<ExitCode()> AddDeal(CLI::App& verb) {
  auto options = std::make_shared<DealOptions>();
  DealQuestion& question = options->question;
  DealText& request = question.request;
  verb.add_option("N", question.count, "how many")->check(WholeNumber())->capture_default_str();
  verb.add_option("--seed", question.seed, "the same seed gives the same deals")
      ->check(WholeNumber())
      ->capture_default_str();
  verb.add_option("--deck", request.deck,
                  "32, 24, 20 or 16 cards; else those of the rules, or what the game needs")
      ->check(CLI::IsMember({"long", "short", "short20", "kop"}));
  verb.add_option("--players", request.players, "4; 3 with 24 cards; 2 with 32, half face down")
      ->check(CLI::Range(2, 4))
      ->capture_default_str();
  AddRulesOptions(verb, options->rules);
  verb.add_option("--hand", request.hands,
                  "SEAT=CARDS: cards that the seat holds, its whole hand or a part")
      ->allow_extra_args(false);
  verb.add_option("--given", request.given, "a condition such as 'trumps(2)>=3 and has(1,EO)'")
      ->allow_extra_args(false);
  CLI::Option* contract = verb.add_option("--contract", request.contract,
                                          "only deals in which the declarer may announce it");
  CLI::Option* declarer =
      verb.add_option("--declarer", request.declarer, "seat 0 to 3; needed where somebody declares")
          ->check(CLI::Range(0, 3));
  declarer->needs(contract);
  verb.add_flag("--json", options->json, "one JSON object per deal");
  return [options] { return RunDeal(*options); };
}

}  // namespace

const Verb kDealVerb = {"deal", "random deals that meet conditions", AddDeal};

}  // namespace schafkopf
