// Numbers of things in English.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_COUNTED_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_COUNTED_H_

#include <cstdint>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"

namespace schafkopf {

// "1 card", "2 cards". REQUIRES: a thing whose plural ends in s alone.
inline std::string Counted(std::uint64_t count, absl::string_view thing) {
  return absl::StrCat(count, " ", thing, count == 1 ? "" : "s");
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_COUNTED_H_
