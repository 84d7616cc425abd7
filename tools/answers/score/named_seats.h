// Players' names where a line of an evening asks for seats.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_NAMED_SEATS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_NAMED_SEATS_H_

#include <span>
#include <string>

#include "absl/strings/string_view.h"

namespace schafkopf {

// Whether a note of this name asks for seats.
bool AsksForSeats(absl::string_view note);

// "ruf:E Anna; partner Bert" as "ruf:E 0   ; partner 2   ": whoever is named as the declarer or in
// a note that asks for seats stands there by his seat, and everything else where it stood.
// `players`: by seat; an empty name is nobody's.
std::string WithSeats(absl::string_view line, std::span<const std::string> players);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_NAMED_SEATS_H_
