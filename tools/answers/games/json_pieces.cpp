#include "tools/answers/games/json_pieces.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "tools/answers/door/read_json.h"

namespace schafkopf {
namespace {

using absl::string_view;

constexpr string_view kBlanks = " \t\r\v\f";

// Where a line begins behind blanks, and its sign there; 0: it is blank.
std::size_t IndentOf(string_view line) {
  return std::min(line.find_first_not_of(kBlanks), line.size());
}
char FirstOf(string_view line) {
  const std::size_t at = IndentOf(line);
  return at < line.size() ? line[at] : '\0';
}

// Whether a line may stand within an object.
bool MayBeWithin(string_view line) {
  constexpr string_view kBegins = "{}[]\",:-0123456789";
  const string_view text = line.substr(IndentOf(line));
  return text.empty() || kBegins.find(text.front()) != kBegins.npos ||
         absl::StartsWith(text, "true") || absl::StartsWith(text, "false") ||
         absl::StartsWith(text, "null");
}

// Whether a sign begins something that is no object and no array.
bool IsOther(char c) {
  return kBlanks.find(c) == kBlanks.npos && string_view("[]{},").find(c) == string_view::npos;
}

// A line of an array that is no object: a text, a number, true, false or null.
bool IsScalar(string_view line) {
  const std::size_t end = line.find_last_not_of(",] \t\r\v\f");
  return MayBeWithin(line) && end != line.npos && !ReadJson(line.substr(0, end + 1)).is_discarded();
}

}  // namespace

// Whether a line is not indented further than the object within which it would stand, and begins
// another.
bool JsonPieces::BeginsOther(string_view line) const {
  const char first = FirstOf(line);
  return (first == '{' || first == '[') && IndentOf(line) <= indent_;
}

bool JsonPieces::Continues(const InputLine& line) const {
  if (goes_on_) return true;
  const char first = FirstOf(line.text);
  if (!open_.empty()) {
    return MayBeWithin(line.text) && (!BeginsOther(line.text) || (in_array_ && first == '{'));
  }
  const bool unindented_array = first == '[' && IndentOf(line.text) == 0 && !expects_more_;
  if (!in_array_ || unindented_array) return false;
  return string_view("{}[],").find(first) != string_view::npos || IsScalar(line.text);
}

void JsonPieces::BeginArray(const InputLine& line) {
  constexpr std::size_t kShown = 256;
  in_array_ = true;
  stopped_ = has_elements_ = false;
  array_ = {line.number, line.text.substr(0, kShown), false};
}

void JsonPieces::EndArray() {
  in_array_ = false;
  if (!stopped_ && !has_elements_) {
    ready_.push_back({Piece::Kind::kNoArray, array_});
  } else {
    ready_.push_back({Piece::Kind::kArrayEnd});
  }
}

// Whether that closes the object. Brackets in it that have no end are closed with it.
bool JsonPieces::CloseBracket(char c) {
  if (c == '}' ? braces_ == 0 : open_.back() != '[') return false;
  open_.resize(c == '}' ? open_.rfind('{') : open_.size() - 1);
  braces_ -= c == '}' ? 1 : 0;
  return open_.empty();
}

void JsonPieces::Append(string_view text) {
  const std::size_t room = kMaxBytes - object_.text.size();
  object_.cut |= text.size() > room;
  absl::StrAppend(&object_.text, text.substr(0, room));
}

void JsonPieces::EndObject() {
  if (absl::EndsWith(object_.text, "\n")) object_.text.pop_back();
  open_.clear();
  braces_ = 0;
  has_elements_ = true;
  ready_.push_back({Piece::Kind::kObject, std::exchange(object_, {})});
}

void JsonPieces::EndOther(const InputLine& line, std::size_t begin, std::size_t end) {
  has_elements_ = true;
  const std::string text = line.text.substr(begin, std::min(end - begin, kMaxBytes));
  ready_.push_back({Piece::Kind::kObject, {line.number, text, false}});
}

void JsonPieces::Add(const InputLine& line) {
  const string_view text = line.text;
  const std::size_t last = text.find_last_not_of(kBlanks);
  if (last != text.npos) expects_more_ = text[last] == ',' || text[last] == '[';
  if (!std::exchange(goes_on_, line.cut)) {
    in_text_ = escaped_ = false;  // no text goes on in the next line
    if (!open_.empty() && BeginsOther(text)) EndObject();
  }
  bool behind = false;            // an array that has ended in this line
  std::size_t begin = 0;          // of the object in this line
  std::optional<std::size_t> no;  // likewise of an element that is none
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (std::exchange(escaped_, false)) continue;
    if (in_text_) {
      escaped_ = c == '\\';
      in_text_ = c != '"';
      continue;
    }
    if (no && string_view("[]{},").find(c) != string_view::npos) {
      EndOther(line, *std::exchange(no, std::nullopt), i);
    }
    if (!no && open_.empty() && (behind || (in_array_ && !stopped_)) && IsOther(c)) no = i;
    if (c == '"') {
      in_text_ = true;
    } else if (c == '{' || c == '[') {
      if (open_.empty() && c == '[' && (!in_array_ || stopped_)) {
        BeginArray(line);
        continue;
      }
      if (open_.empty()) {
        const bool first = text.find_first_not_of(" \t[,") == i;
        begin = in_array_ || behind ? i : 0;
        indent_ = first ? i : 0;
        object_ = {line.number, "", false};
      }
      open_ += c;
      braces_ += c == '{' ? 1 : 0;
    } else if ((c == '}' || c == ']') && open_.empty()) {
      if (c == ']' && in_array_) EndArray(), behind = true;
    } else if ((c == '}' || c == ']') && CloseBracket(c)) {
      Append(in_array_ || behind ? text.substr(begin, i + 1 - begin) : text);
      EndObject();
      if (!in_array_ && !behind) return;
      begin = i + 1;
    }
  }
  if (no) EndOther(line, *no, text.size());
  if (open_.empty()) return;
  Append(text.substr(begin));
  if (!line.cut) Append("\n");
  if (!in_array_ && object_.cut) Stop();
}

void JsonPieces::Stop() {
  goes_on_ = false;
  if (!open_.empty()) {
    EndObject();
  } else if (in_array_ && !stopped_) {
    ready_.push_back({Piece::Kind::kNoArray, array_});
  }
  stopped_ = true;
}

std::optional<JsonPieces::Piece> JsonPieces::Take() {
  if (ready_.empty()) return std::nullopt;
  Piece piece = std::move(ready_.front());
  ready_.pop_front();
  return piece;
}

}  // namespace schafkopf
