#include "engine/text/rules/toml_check.h"

#include <algorithm>
#include <array>

#include "absl/strings/match.h"
#include "absl/strings/strip.h"
#include "engine/text/notation.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"

namespace schafkopf {
namespace {

constexpr absl::string_view kByteOrderMark = "\xef\xbb\xbf";

// Walks a text once, knowing where quotes, comments, brackets and keys begin and end. It agrees
// with toml++ about that up to the first mistake, where toml++ stops.
class TomlWalk {
 public:
  explicit TomlWalk(absl::string_view text) : rest_(text) {}

  std::optional<Mistake> Fault();

 private:
  Mistake At(Message expected, Message found) const {
    Mistake mistake = SyntaxError(column_, std::move(expected), std::move(found));
    mistake.place.line = line_;
    return mistake;
  }
  bool quoted() const { return !quote_.empty(); }
  void Take(std::size_t bytes);
  std::optional<Mistake> FaultOfCharacter(absl::string_view character) const;
  void TakeQuoted();
  void TakeOpeningQuote();
  std::optional<Mistake> TakePlain();

  absl::string_view rest_;
  int line_ = 1;
  int column_ = 1;
  absl::string_view quote_;  // what ends the text in quotes; empty outside of them
  bool comment_ = false;
  int nesting_ = 0;
  int key_parts_ = 1;
  bool in_value_ = false;  // behind a =
  char before_ = '\n';     // the byte that was taken last
};

void TomlWalk::Take(std::size_t bytes) {
  if (rest_.front() == '\n') {
    ++line_;
    column_ = 1;
    comment_ = false;
    key_parts_ = 1;
    in_value_ = in_value_ && nesting_ > 0;
    if (quote_.size() == 1) quote_ = {};
  } else {
    column_ += CharacterCount(rest_.substr(0, bytes));
  }
  before_ = rest_[bytes - 1];
  rest_.remove_prefix(bytes);
}

std::optional<Mistake> TomlWalk::FaultOfCharacter(absl::string_view character) const {
  if (CharacterSize(rest_) == 0) return At(AsIs("UTF-8"), Quoted(character));
  const char byte = character.front();
  const bool blank = byte == '\t' || byte == '\n' || byte == '\r';
  if (!blank && !IsPrintable(character)) return At(words::kPrintableCharacter, Quoted(character));
  if (character.size() > 1 && !quoted() && !comment_) {
    constexpr std::array<absl::string_view, 6> kCurly = {"„", "“", "”", "‚", "‘", "’"};
    if (std::ranges::find(kCurly, character) != kCurly.end()) {
      return At({words::kInStraightQuotes, AsIs("\"...\"")}, Quoted(character));
    }
    return At(words::kQuotesAroundLetters, Quoted(character));
  }
  return std::nullopt;
}

void TomlWalk::TakeQuoted() {
  if (quote_.front() == '"' && absl::StartsWith(rest_, "\\") && rest_.size() > 1) {
    Take(1);
    if (CharacterSize(rest_) == 1 && rest_.front() != '\n') Take(1);
    return;
  }
  if (!absl::StartsWith(rest_, quote_)) return Take(FirstCharacter(rest_).size());
  // Of five quotes that end a text of several lines the first two are its own.
  const char mark = quote_.front();
  const std::size_t most = quote_.size() == 1 ? 1 : quote_.size() + 2;
  const std::size_t marks = std::min({most, rest_.find_first_not_of(mark), rest_.size()});
  quote_ = {};
  Take(marks);
}

void TomlWalk::TakeOpeningQuote() {
  const std::size_t marks =
      absl::StartsWith(rest_, "\"\"\"") || absl::StartsWith(rest_, "'''") ? 3 : 1;
  quote_ = rest_.substr(0, marks);
  Take(marks);
}

std::optional<Mistake> TomlWalk::TakePlain() {
  switch (rest_.front()) {
    case '"':
    case '\'':
      // Behind anything else toml++ takes no quote to begin.
      if (!absl::StrContains(in_value_ ? " \t\r\n=[{," : " \t\r\n=[{,.", before_)) {
        return At(words::kBlankBeforeQuote, Quoted(FirstCharacter(rest_)));
      }
      TakeOpeningQuote();
      return std::nullopt;
    case '#':
      comment_ = true;
      break;
    case '[':
    case '{':
      key_parts_ = 1;
      if (++nesting_ > kMaxTomlNesting) {
        return At({words::kAtMostBrackets, kMaxTomlNesting}, words::kMore);
      }
      break;
    case ']':
    case '}':
      nesting_ = std::max(0, nesting_ - 1);
      break;
    case '=':
      in_value_ = true;
      [[fallthrough]];
    case ',':
      key_parts_ = 1;
      break;
    case '.':
      if (++key_parts_ > kMaxTomlKeyParts) {
        return At({words::kAtMostPartsOfKey, kMaxTomlKeyParts}, words::kMore);
      }
      break;
    default:
      break;
  }
  Take(FirstCharacter(rest_).size());
  return std::nullopt;
}

std::optional<Mistake> TomlWalk::Fault() {
  if (rest_.size() > kMaxTomlBytes) {
    return At({words::kAtMostBytes, kMaxTomlBytes}, words::kMore);
  }
  rest_ = absl::StripPrefix(rest_, kByteOrderMark);
  while (!rest_.empty()) {
    if (auto fault = FaultOfCharacter(FirstCharacter(rest_))) return fault;
    if (quoted()) {
      TakeQuoted();
    } else if (comment_) {
      Take(FirstCharacter(rest_).size());
    } else if (auto fault = TakePlain()) {
      return fault;
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Mistake> FaultOfToml(absl::string_view text) { return TomlWalk(text).Fault(); }

}  // namespace schafkopf
