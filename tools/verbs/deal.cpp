// deal: random deals that meet conditions, as deal lines.
#include "tools/answers/deals/deal.h"

#include <CLI/CLI.hpp>
#include <array>
#include <cstdint>

#include "tools/answers/door/json_line.h"
#include "tools/answers/door/watch.h"
#include "tools/answers/door/words.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

constexpr auto kDealOptions = std::to_array<FieldRow>({
    {"count", FieldType::kNumber, words::kHowMany, false, 0, kNoLimit, "1"},
    {"seed", FieldType::kNumber, words::kSameSeedGivesSameDeals, false, 0, kNoLimit, "1"},
    {"deck", FieldType::kText, words::kDeckElseOfGame, false, 0, 0, "", "long short short20 kop"},
    kDealPlayersField,
    kDealHandField,
    {"given", FieldType::kTexts, words::kConditionSuchAsTrumps2},
    kDealContractField,
    {"declarer", FieldType::kNumber, words::kSeat0To3Needed, false, 0, 3},
});

ExitCode RunDeal(const Arguments& arguments) {
  const auto question = ReadAsked(arguments, kDealOptions, ReadDeal, ReadRules);
  if (!question.ok()) return ReportQuestion(question.status());
  if (LacksDeclarer(question->request)) {
    PrintError(words::kContractRequiresDeclarer);
    return ExitCode::kUsage;
  }
  auto stream = DealStream::Of(*question);
  if (!stream.ok()) return ReportQuestion(stream.status());
  WatchSignals();
  const Watch watch = WatchForSignals();
  for (std::uint64_t i = 0; i < question->count; ++i) {
    const auto deal = stream->Next(watch);
    if (!deal.ok()) FlushOutput();
    NoteDone(deal.ok() ? i + 1 : i, words::kInterruptedAfterDeals);
    if (!deal.ok()) return ReportQuestion(deal.status());
    PrintLine(arguments.json ? JsonText(ToJson(*deal)) : deal->ToText(SpokenLanguage()));
    if (const auto signal = PendingSignal()) return *signal;
  }
  return ExitCode::kOk;
}

void AddDeal(CLI::App& verb, Arguments& arguments) {
  const std::span<const FieldRow> rows = kDealOptions;
  AddFields(verb, rows.first(4), arguments.asked, {{"count", "N"}});
  AddRulesOptions(verb, arguments.rules);
  AddFields(verb, rows.subspan(4), arguments.asked);
  verb.get_option("--declarer")->needs(verb.get_option("--contract"));
  AddJson(verb, arguments, Said(words::kJsonPerDeal));
}

}  // namespace

const Verb kDealVerb = {"deal",
                        words::kVerbDeal,
                        AddDeal,
                        RunDeal,
                        {"deal 5", "deal 2 --contract wenz --declarer 0 --seed 7",
                         "deal --given \"trumps(2)>=3 and has(1,EO)\""}};

}  // namespace schafkopf
