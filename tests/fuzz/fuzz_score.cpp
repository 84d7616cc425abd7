// Feeds one text as an evening to what reads score notes and sheets: every line is priced, or says
// what is wrong with it, and goes on from the one before.
// Reads: ReadNotes, ReadDoublers, ReadKontraGiven, ReadContract, ReadQuestion.
// Reads: DealScorer::Next, ScoreSheet::Next.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/text/rule_file.h"
#include "tests/fuzz/fuzz.h"
#include "tools/answers/score_lines.h"
#include "tools/answers/score_sheet.h"

namespace {

using namespace schafkopf;  // NOLINT: the readers are what this file is about

void ShowEnd(const Evening& evening) {
  for (Language language : {Language::kEnglish, Language::kGerman}) {
    RequireShown(SheetFoot(evening, Cents(10), language));
  }
}

template <class Answer>
void Show(const absl::StatusOr<Answer>& answer, const std::string& text) {
  if (!answer.ok()) {
    RequireMessage(answer.status().message());
    Require(ColumnOf(answer.status()) <= CharacterCount(text) + 1, "a column outside", text);
    return;
  }
  Require(Json::accept(answer->ToJson().dump()), "an answer that is no JSON", text);
  for (Language language : {Language::kEnglish, Language::kGerman}) {
    RequireShown(answer->ToText(language));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::array kRules = {DefaultRules(), PresetRules("tournament").value(),
                                    PresetRules("article").value(), PlainRules()};
  const std::string text(reinterpret_cast<const char*>(data), size);
  const std::vector<InputLine> lines = LinesOf(text);
  const ScoreArguments arguments;
  for (const RuleSet& rules : kRules) {
    auto scorer = DealScorer::Make(arguments, rules);
    for (const InputLine& line : lines) Show(scorer->Next(line), line.text);
    for (int chairs : {3, 4, 6}) {
      Table table;
      table.chairs = chairs;
      table.strict = true;
      auto sheet = ScoreSheet::Make(arguments, rules, table);
      if (!sheet.ok()) continue;
      for (const InputLine& line : lines) Show(sheet->Next(line), line.text);
      ShowEnd(sheet->evening());
    }
  }
  return 0;
}
