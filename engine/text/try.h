// The steps of a reader, each of which may end it.
#ifndef SCHAFKOPF_ENGINE_TEXT_TRY_H_
#define SCHAFKOPF_ENGINE_TEXT_TRY_H_

#include <utility>

#include "absl/status/statusor.h"
#include "engine/text/mistake.h"

// Sets `variable`, which may be a declaration, to the value of a StatusOr; where there is none the
// function ends with its error:  SCHAFKOPF_TRY(const Card card, ParseCard(text));
#define SCHAFKOPF_TRY(variable, ...) \
  SCHAFKOPF_TRY_AS(SCHAFKOPF_TRY_JOIN(tried_, __LINE__), variable, __VA_ARGS__)
#define SCHAFKOPF_TRY_AS(tried, variable, ...)       \
  auto tried = (__VA_ARGS__);                        \
  if (!tried.ok()) return std::move(tried).status(); \
  variable = *std::move(tried)
#define SCHAFKOPF_TRY_JOIN(name, line) SCHAFKOPF_TRY_JOINED(name, line)
#define SCHAFKOPF_TRY_JOINED(name, line) name##line

// The same of a Status, which has no value.
#define SCHAFKOPF_DO(...) \
  if (const absl::Status done = (__VA_ARGS__); !done.ok()) return done

namespace schafkopf {

// The value, or its error in a field, or further right (see mistake.h).
template <class T>
absl::StatusOr<T> AtField(absl::string_view field, absl::StatusOr<T> tried) {
  if (!tried.ok()) return AtField(field, tried.status());
  return tried;
}
template <class T>
absl::StatusOr<T> ShiftColumn(absl::StatusOr<T> tried, int offset) {
  if (!tried.ok()) return ShiftColumn(tried.status(), offset);
  return tried;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_TRY_H_
