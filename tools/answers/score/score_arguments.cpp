#include "tools/answers/score/score_arguments.h"

#include "absl/strings/str_split.h"
#include "engine/text/notation.h"
#include "tools/answers/door/answer.h"

namespace schafkopf {

absl::Status InField(absl::string_view field, const Message& expected, const Message& found) {
  return AtField(field, SyntaxError(1, expected, found));
}

std::vector<absl::string_view> ListParts(absl::string_view text) {
  return absl::StrSplit(text, absl::ByAnyChar(",/ ;"), absl::SkipEmpty());
}

}  // namespace schafkopf
