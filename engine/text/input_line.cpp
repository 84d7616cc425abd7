#include "engine/text/input_line.h"

#include "absl/strings/str_cat.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"

namespace schafkopf {

Mistake CutLine(const InputLine& line) {
  return SyntaxError(CharacterCount(line.text) + 1,
                     {words::kAtMostBytesInLine, InputLine::kMaxBytes}, words::kMore);
}

absl::StatusOr<DealLine> ReadDealLine(const InputLine& line, const RuleOptions& options,
                                      LineSpan span) {
  if (!line.refusal.ok()) return line.refusal;
  auto deal = ParseDealLine(line.text, options, span);
  const bool before_the_cut = !deal.ok() && ColumnOf(deal.status()) <= CharacterCount(line.text);
  const bool only_comment_cut = line.text.find('#') != line.text.npos;
  if (!line.cut || before_the_cut || (deal.ok() && only_comment_cut)) return deal;
  return CutLine(line);
}

Message PlacedError(absl::string_view file, std::int64_t line, const absl::Status& error) {
  const Mistake mistake = MistakeOf(error);
  return Message(absl::StrCat(Escaped(file), ":", line, ":", mistake.place.column, ": ")) +
         mistake.message;
}

}  // namespace schafkopf
