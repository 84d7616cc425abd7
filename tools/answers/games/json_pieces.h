// The objects of a text of JSON, line by line: each by itself, or the elements of an array. What
// one of them lacks or has too much spoils no other.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_GAMES_JSON_PIECES_H_
#define SCHAFKOPF_TOOLS_ANSWERS_GAMES_JSON_PIECES_H_

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/text/input_line.h"

namespace schafkopf {

class JsonPieces {
 public:
  // Of an object; longer ones are cut off there.
  static constexpr std::size_t kMaxBytes = std::size_t{4} << 20;

  struct Piece {
    enum class Kind : std::uint8_t {
      kObject,    // or what stands in the place of one
      kArrayEnd,  // of an array with elements
      kNoArray,   // an array without elements, or without an end: how it begins
    };
    Kind kind = Kind::kObject;
    InputLine text = {};  // from the line where it begins; cut: longer than kMaxBytes
  };

  // Whether a line belongs to what is open: an object, or an array between two of its elements.
  bool Continues(const InputLine& line) const;
  // REQUIRES: nothing is open and the line begins an object or an array, or goes on with an array
  // that was stopped; or Continues(line). A line that is cut goes on in the next.
  void Add(const InputLine& line);
  // Ends what is open where it is. Further elements of an array may still follow.
  void Stop();

  // Whether an object or an array waits for its end, and was not stopped.
  bool is_open() const { return !open_.empty() || (in_array_ && !stopped_); }
  // Whether there was an array whose end has not come.
  bool in_array() const { return in_array_; }

  std::optional<Piece> Take();

 private:
  bool BeginsOther(absl::string_view line) const;
  void BeginArray(const InputLine& line);
  void EndArray();
  void EndOther(const InputLine& line, std::size_t begin, std::size_t end);
  bool CloseBracket(char c);
  void Append(absl::string_view text);
  void EndObject();

  bool in_array_ = false, stopped_ = false, has_elements_ = false;
  InputLine array_;            // how it begins
  std::string open_;           // brackets open of an object
  int braces_ = 0;             // of them, `{`
  bool in_text_ = false;       // within quotes
  bool escaped_ = false;       // behind a backslash there
  bool goes_on_ = false;       // the last line was cut
  bool expects_more_ = false;  // it ended with a comma or a bracket
  InputLine object_;           // so far
  std::size_t indent_ = 0;     // of the object in its first line
  std::deque<Piece> ready_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAMES_JSON_PIECES_H_
