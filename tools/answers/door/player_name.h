// Players by their names, as people write them.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_PLAYER_NAME_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_PLAYER_NAME_H_

#include <algorithm>
#include <iterator>
#include <optional>

#include "absl/strings/match.h"
#include "absl/strings/string_view.h"

namespace schafkopf {

// Where in `names` whoever is called so stands: by the same name, else by the only one that differs
// in small and capital letters alone ("anna" is Anna). Nobody has an empty name.
template <class Names>
std::optional<int> PlaceOfName(const Names& names, absl::string_view name) {
  if (name.empty()) return std::nullopt;
  const auto alike = [&](absl::string_view other) { return absl::EqualsIgnoreCase(other, name); };
  auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) {
    if (std::count_if(names.begin(), names.end(), alike) != 1) return std::nullopt;
    found = std::find_if(names.begin(), names.end(), alike);
  }
  return static_cast<int>(std::distance(names.begin(), found));
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_PLAYER_NAME_H_
