// chance: how often conditions hold, over all deals or those in which some cards are known.
#include "tools/answers/deals/chance.h"

#include "tools/answers/door/json_line.h"
#include "tools/answers/door/words.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

constexpr ArgumentNames kChanceNames = {{"condition", "COND"}};

ExitCode RunChance(const Arguments& arguments) {
  Arguments with_conditions = arguments;
  with_conditions.asked["condition"] = arguments.words;
  const auto question = ReadAsked(with_conditions, kChanceFields, ReadChance, ReadRules);
  if (!question.ok()) return ReportQuestion(question.status(), kChanceNames);
  WatchSignals();
  const auto answer = AnswerOf(*question, WatchForSignals());
  if (!answer.ok()) return ReportQuestion(answer.status(), kChanceNames);
  for (const Chance& chance : answer->chances) {
    arguments.json ? PrintLine(JsonText(ToJson(chance)))
                   : PrintTextLine(chance.ToText(SpokenLanguage()));
  }
  return ExitCode::kOk;
}

void AddChance(CLI::App& verb, Arguments& arguments) {
  verb.add_option("COND", arguments.words, Said(words::kConditionSuchAsTrumps2))->required();
  const std::span<const FieldRow> rows = kChanceFields;
  AddFields(verb, rows.subspan(1), arguments.asked);
  AddRulesOptions(verb, arguments.rules);
  AddJson(verb, arguments, Said(words::kJsonPerLine));
}

}  // namespace

const Verb kChanceVerb = {
    "chance",
    words::kVerbChance,
    AddChance,
    RunChance,
    {"chance 'has(1,EO) and has(1,GO)'", "chance 'trumps(2)>=3' --hand '0=EO GO EU'",
     "chance 'has(1,GA)' --contract wenz --json"}};

}  // namespace schafkopf
