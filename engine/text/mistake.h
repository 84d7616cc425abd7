// A mistake in what was asked, as a value: where it is, and what is to be said about it.
//
// It travels as an absl::Status, as every other reason that there is no answer does; MistakeOf is
// the one door back. A message is words of the program with places, and what stands in the places;
// it becomes a sentence where it is printed, so that a catalogue finds the words as they are
// written here, in any language, before they are filled.
#ifndef SCHAFKOPF_ENGINE_TEXT_MISTAKE_H_
#define SCHAFKOPF_ENGINE_TEXT_MISTAKE_H_

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace schafkopf {

// Never defined: what is worked out when it is compiled may not call it.
void PlacesDifferFromParts();

// Words with the places $0 to $9. What names other places than it has parts does not compile.
template <std::size_t kParts>
class Words {
 public:
  consteval Words(const char* text) : text_(text) {  // NOLINT: words are written as such
    bool named[10] = {};
    for (const char* at = text; *at != '\0'; ++at) {
      if (*at == '$') named[*++at - '0'] = true;
    }
    for (std::size_t part = 0; part < 10; ++part) {
      if (named[part] != (part < kParts)) PlacesDifferFromParts();
    }
  }
  const char* text() const { return text_; }

 private:
  const char* text_;
};

class Message {
 public:
  // Words of the program without places.
  Message(const char* words) : text_(words), is_words_(true) {}  // NOLINT: as a text is one
  // What is the same in every language: a name, a quotation, cards, a number.
  Message(std::string text) : text_(std::move(text)) {}  // NOLINT
  template <class View>
  requires(std::same_as<View, std::string_view> || std::same_as<View, absl::string_view>)
      Message(View text)  // NOLINT
      : text_(text.data(), text.size()) {}
  template <std::integral Number>
  Message(Number number) : text_(std::to_string(number)) {}  // NOLINT
  // {"a declarer 0 to $0", 3}.
  template <class... Parts>
  requires(sizeof...(Parts) > 0) Message(Words<sizeof...(Parts)> words, Parts&&... parts)
      : text_(words.text()), is_words_(true), parts_{Message(std::forward<Parts>(parts))...} {}

  // Whether text() is words of the program, the key in a catalogue.
  bool is_words() const { return is_words_; }
  const std::string& text() const { return text_; }
  const std::vector<Message>& parts() const { return parts_; }
  // The whole in English.
  std::string ToText() const;

 private:
  friend class MistakeCoder;
  Message() = default;

  std::string text_;
  bool is_words_ = false;
  std::vector<Message> parts_;
};

// Where a mistake is.
struct Place {
  std::string field = {};  // of a question, or its argument; empty: what was asked has but one
  int line = 0;            // of a file, from 1; 0: what was asked has no lines
  int column = 1;          // in characters, from 1
};

struct Mistake {
  Mistake(Place where, Message what) : place(std::move(where)), message(std::move(what)) {}

  Place place;
  Message message;

  // InvalidArgument with the message in English, from which MistakeOf makes the same again.
  operator absl::Status() const;  // NOLINT: a mistake is why there is no answer
};

// "expected `expected`, found `found`" at `column`.
Mistake SyntaxError(int column, Message expected, Message found);

// Of any error; at column 1 and without parts where it was not made of a Mistake.
Mistake MistakeOf(const absl::Status& error);
inline int ColumnOf(const absl::Status& error) { return MistakeOf(error).place.column; }
inline std::string FieldOf(const absl::Status& error) { return MistakeOf(error).place.field; }

// The same error at another place: in a field; `offset` characters further right, for text that was
// cut out of a longer line.
absl::Status AtField(absl::string_view field, const absl::Status& error);
absl::Status ShiftColumn(const absl::Status& error, int offset);
// The same with its place in the message and nowhere else: `FIELD: column 3: expected ..`, if it
// has a field; `FILE:LINE:COLUMN: expected ..`.
absl::Status NamingField(const absl::Status& error);
Mistake InFile(absl::string_view file, const Mistake& mistake);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_MISTAKE_H_
