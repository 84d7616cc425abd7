#include "tools/play/engine_line.h"

#include <algorithm>
#include <array>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/advise/advise_question.h"
#include "tools/play/words.h"

namespace schafkopf {
namespace {

struct VerbName {
  EngineVerb verb;
  absl::string_view name;
};
constexpr std::array<VerbName, 9> kVerbNames = {{{EngineVerb::kHello, "hello"},
                                                 {EngineVerb::kReady, "isready"},
                                                 {EngineVerb::kSet, "setoption"},
                                                 {EngineVerb::kPosition, "position"},
                                                 {EngineVerb::kAuction, "auction"},
                                                 {EngineVerb::kDouble, "double"},
                                                 {EngineVerb::kGo, "go"},
                                                 {EngineVerb::kStop, "stop"},
                                                 {EngineVerb::kQuit, "quit"}}};

// Words of a line, from left to right.
class LineWords {
 public:
  explicit LineWords(absl::string_view line) : line_(line) {}

  // Empty at the end.
  EngineText Next() {
    Skip();
    const std::size_t end = std::min(line_.find_first_of(" \t", at_), line_.size());
    EngineText word{std::string(line_.substr(at_, end - at_)), offset()};
    at_ = end;
    return word;
  }
  // All that is left.
  EngineText Rest() {
    Skip();
    return {std::string(absl::StripTrailingAsciiWhitespace(line_.substr(at_))), offset()};
  }

 private:
  void Skip() { at_ = std::min(line_.find_first_not_of(" \t", at_), line_.size()); }
  int offset() const { return CharacterCount(line_.substr(0, at_)); }

  absl::string_view line_;
  std::size_t at_ = 0;
};

Mistake Refuse(const EngineText& found, const Message& expected) {
  return SyntaxError(found.offset + 1, expected, Quoted(found.text));
}

absl::Status ReadLimits(LineWords& words, EngineLine& line) {
  while (true) {
    const EngineText limit = words.Next();
    if (limit.text.empty()) return absl::OkStatus();
    const bool worlds = limit.text == "worlds";
    if (!worlds && limit.text != "movetime") {
      return Refuse(limit, words::kGoTerms);
    }
    const auto number =
        ReadEngineNumber(words.Next(), 1, worlds ? kMostAdviseWorlds : kMostMilliseconds);
    if (!number.ok()) return number.status();
    (worlds ? line.worlds : line.milliseconds) = *number;
  }
}

}  // namespace

absl::StatusOr<std::uint64_t> ReadEngineNumber(const EngineText& text, std::int64_t least,
                                               std::int64_t most) {
  std::int64_t number = 0;
  if (absl::SimpleAtoi(text.text, &number) && least <= number && number <= most) {
    return static_cast<std::uint64_t>(number);
  }
  return Refuse(text, {words::kWholeNumberFromTo, least, most});
}

absl::StatusOr<EngineLine> ReadEngineLine(absl::string_view text) {
  LineWords words(text);
  const EngineText verb = words.Next();
  const auto row = std::ranges::find(kVerbNames, verb.text, &VerbName::name);
  if (row == kVerbNames.end()) {
    return Refuse(verb, words::kHelloIsreadySetoptionPositionAuction);
  }
  EngineLine line{.verb = row->verb};
  switch (line.verb) {
    case EngineVerb::kSet:
      line.name = words.Next();
      line.rest = words.Rest();
      return line;
    case EngineVerb::kPosition:
    case EngineVerb::kAuction:
    case EngineVerb::kDouble:
      line.rest = words.Rest();
      return line;
    case EngineVerb::kGo: {
      const absl::Status limits = ReadLimits(words, line);
      if (!limits.ok()) return limits;
      return line;
    }
    default:
      break;
  }
  const EngineText more = words.Next();
  if (!more.text.empty()) return Refuse(more, words::kNothingMore);
  return line;
}

}  // namespace schafkopf
