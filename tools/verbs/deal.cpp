// deal: random deals that meet conditions, as deal lines.
#include "tools/answers/deals/deal.h"

#include <CLI/CLI.hpp>
#include <array>
#include <cstdint>

#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

constexpr auto kDealOptions = std::to_array<FieldRow>({
    {"count", FieldType::kNumber, "how many", false, 0, kNoLimit, "1"},
    {"seed", FieldType::kNumber, "the same seed gives the same deals", false, 0, kNoLimit, "1"},
    {"deck", FieldType::kText,
     "32, 24, 20 or 16 cards; else those of the rules, or what the game needs", false, 0, 0, "",
     "long short short20 kop"},
    {"players", FieldType::kNumber, "4; 3 with 24 cards; 2 with 32, half face down", false, 2, 4,
     "4"},
    {"hand", FieldType::kTexts, "SEAT=CARDS: cards that the seat holds, its whole hand or a part"},
    {"given", FieldType::kTexts, "a condition such as 'trumps(2)>=3 and has(1,EO)'"},
    {"contract", FieldType::kText, "only deals in which the declarer may announce it"},
    {"declarer", FieldType::kNumber, "seat 0 to 3; needed where somebody declares", false, 0, 3},
});

ExitCode RunDeal(const Arguments& arguments) {
  const auto question = ReadAsked(arguments, kDealOptions, ReadDeal, ReadRules);
  if (!question.ok()) return ReportQuestion(question.status());
  if (LacksDeclarer(question->request)) {
    PrintError("--contract requires --declarer");
    return ExitCode::kUsage;
  }
  auto stream = DealStream::Of(*question);
  if (!stream.ok()) return ReportQuestion(stream.status());
  WatchSignals();
  const Watch watch = WatchForSignals();
  for (std::uint64_t i = 0; i < question->count; ++i) {
    const auto deal = stream->Next(watch);
    if (!deal.ok()) FlushOutput();
    NoteDone(deal.ok() ? i + 1 : i, "deal");
    if (const ExitCode code = Say(deal, arguments.json); code != ExitCode::kOk) return code;
  }
  return ExitCode::kOk;
}

void AddDeal(CLI::App& verb, Arguments& arguments) {
  const std::span<const FieldRow> rows = kDealOptions;
  AddFields(verb, rows.first(4), arguments.asked, {{"count", "N"}});
  AddRulesOptions(verb, arguments.rules);
  AddFields(verb, rows.subspan(4), arguments.asked);
  verb.get_option("--declarer")->needs(verb.get_option("--contract"));
  AddJson(verb, arguments, "one JSON object per deal");
}

}  // namespace

const Verb kDealVerb = {"deal", "random deals that meet conditions", AddDeal, RunDeal};

}  // namespace schafkopf
