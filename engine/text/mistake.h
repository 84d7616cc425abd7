// A mistake in what was asked, as a value: where it is, and what is to be said about it.
//
// It travels as an absl::Status, as every other reason that there is no answer does; MistakeOf is
// the one door back, to what is said in each language.
#ifndef SCHAFKOPF_ENGINE_TEXT_MISTAKE_H_
#define SCHAFKOPF_ENGINE_TEXT_MISTAKE_H_

#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/text/message.h"

namespace schafkopf {

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

// What is no mistake in what was asked, but is to be said in the language of whoever asked: a file
// that cannot be read.
absl::Status Failure(absl::StatusCode code, const Message& message);

// Of any error; at column 1 and the same in every language where it was not made of a message.
Mistake MistakeOf(const absl::Status& error);
inline Message MessageOf(const absl::Status& error) { return MistakeOf(error).message; }
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
