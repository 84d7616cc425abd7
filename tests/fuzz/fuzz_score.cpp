// Feeds one text as an evening to what reads score notes and sheets: every line is priced, or says
// what is wrong with it, and goes on from the one before.
// Reads: ReadPenalties, ReadSheetTerms, PlaceOfName.
// Reads: ReadNotes, ReadSeats, ReadRound, ReadKontraGiven, ReadContracts, ReadNumbers.
// Reads: DealScorer::Make, DealScorer::Next, ScoreSheet::Make, ScoreSheet::Next.
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

#include "engine/text/rules/rule_file.h"
#include "tests/fuzz/fuzz.h"
#include "tools/answers/door/player_name.h"
#include "tools/answers/score/score_lines.h"
#include "tools/answers/score/sheet_text.h"

namespace {

using namespace schafkopf;  // NOLINT: the readers are what this file is about

template <class Answer>
void Show(const absl::StatusOr<Answer>& answer, const std::string& text, Language language) {
  if (!answer.ok()) {
    RequireMessage(answer.status().message());
    Require(ColumnOf(answer.status()) <= CharacterCount(text) + 1, "a column outside", text);
    return;
  }
  Require(Json::accept(JsonText(ToJson(*answer))), "an answer that is no JSON", text);
  RequireShown(answer->ToText(language));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::array kRules = {DefaultRules(), PresetRules("tournament").value(),
                                    PresetRules("article").value(), PlainRules()};
  const std::string text(reinterpret_cast<const char*>(data), size);
  const std::vector<InputLine> lines = LinesOf(text);
  // Which table keeps the sheet, so that every text is read by one.
  const std::size_t which = size % (2 * kRules.size());
  const RuleSet& rules = kRules[which / 2];
  const Fields told;
  auto scorer = DealScorer::Make(told, rules);
  for (const InputLine& line : lines) Show(scorer->Next(line), line.text, Language::kEnglish);
  SheetTerms table;
  table.chairs = which % 2 == 0 ? kSeatCount : 6;
  table.strict = true;
  // Its first line may name who sits at the table.
  if (const auto fields =
          Fields::Read({{"names", lines.empty() ? "" : lines[0].text}}, kChairFields);
      fields.ok()) {
    if (const auto named = ReadSheetTerms(*fields); named.ok() && !named->names[Chair(0)].empty()) {
      table = *named;
    }
  }
  auto sheet = ScoreSheet::Make(told, rules, table);
  std::vector<SheetLine> rows;
  for (const InputLine& line : lines) {
    rows.push_back({line.number, sheet->Next(line)});
    Show(rows.back().row, line.text, Language::kGerman);
    RequireShown(TextOf(rows.back(), Language::kEnglish));
    CsvOf(rows.back(), table.chairs, Language::kGerman);
  }
  const Evening& evening = sheet->evening();
  std::int64_t stock = evening.owed().stock.count();
  for (int chair = 0; chair < table.chairs; ++chair) stock += evening.balance(Chair(chair));
  Require(stock == 0, "cents that are nowhere", text);
  for (const std::string& name : sheet->names()) {
    const auto place = PlaceOfName(sheet->names(), name);
    Require(place.has_value() == !name.empty(), "a player who is not found", name);
    Require(!place || sheet->names()[Chair(*place)] == name, "another player", name);
  }
  const Cents unit(10);
  RequireShown(SheetFoot(evening, sheet->names(), unit, 0, Language::kGerman));
  RequireShown(SheetFoot(evening, sheet->names(), unit, std::ssize(rows), Language::kEnglish));
  SheetSvg(rows, evening, sheet->names(), unit, Language::kEnglish);
  return 0;
}
