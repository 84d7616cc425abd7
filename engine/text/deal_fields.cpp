#include "engine/text/deal_fields.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "engine/play/duties.h"
#include "engine/text/notation.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"

namespace schafkopf {
absl::StatusOr<std::vector<Field>> SplitDealLine(absl::string_view text) {
  std::vector<Field> fields;
  std::size_t begin = 0;
  while (true) {
    if (fields.size() == kDealFields) {
      return SyntaxError(ColumnAt(text, begin - 1), words::kEndOfLine,
                         Quoted(text.substr(begin - 1)));
    }
    const std::size_t end = std::min(text.find('|', begin), text.size());
    const absl::string_view field = absl::StripAsciiWhitespace(text.substr(begin, end - begin));
    fields.push_back({field, field.empty() ? ColumnAt(text, end) : ColumnOfPart(field, text)});
    if (end == text.size()) return fields;
    begin = end + 1;
  }
}

absl::StatusOr<DealHead> ParseDealHead(const Field& field, absl::string_view line,
                                       const RuleOptions& options) {
  const std::size_t space = field.text.find_last_of(" \t");
  const absl::string_view last = field.text.substr(space == field.text.npos ? 0 : space + 1);
  const absl::string_view head =
      absl::StripTrailingAsciiWhitespace(field.text.substr(0, field.text.size() - last.size()));
  const int end = field.column + CharacterCount(field.text);
  if (absl::EqualsIgnoreCase(head, kPassed)) {
    if (last == "-") return DealHead{};
    return SyntaxError(ColumnOfPart(last, line), words::kDashAfterPassed, Quoted(last));
  }
  if (absl::EqualsIgnoreCase(field.text, kPassed)) {
    return SyntaxError(end, words::kDashAfterPassed, words::kNothing);
  }
  const auto whole = ParseContract(field.text);
  if (whole.ok() && last != "-") {
    return SyntaxError(end,
                       whole->has_declarer() ? Message(words::kDeclarerUpTo, kSeatCount - 1)
                                             : words::kDashAsNobodyDeclares,
                       words::kNothing);
  }
  if (head.empty()) return ShiftColumn(whole.status(), field.column - 1);
  const auto contract = ParseContract(head);
  if (!contract.ok()) return ShiftColumn(contract.status(), field.column - 1);
  const Contract meant = ContractUnder(*contract, options);
  if (!contract->has_declarer()) {
    if (last == "-") return DealHead{meant, Seat(0)};
    return SyntaxError(ColumnOfPart(last, line), words::kDashAsNobodyDeclares, Quoted(last));
  }
  const auto declarer = ParseSeat(last);
  if (!declarer.ok()) {
    return SyntaxError(ColumnOfPart(last, line), {words::kDeclarerUpTo, kSeatCount - 1},
                       Quoted(last));
  }
  return DealHead{meant, *declarer};
}

}  // namespace schafkopf
