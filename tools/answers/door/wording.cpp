#include "tools/answers/door/wording.h"

#include <array>
#include <cstddef>

#include "absl/strings/str_format.h"

namespace schafkopf {

std::string Percent(double share) {
  if (share > 0 && share < 0.005) return "<1 %";
  if (share < 1 && share >= 0.995) return ">99 %";
  return absl::StrFormat("%.0f %%", share * 100);
}

absl::string_view TitleOf(Suit suit) {
  constexpr std::array<absl::string_view, kSuits.size()> kTitles = {"Schellen", "Herz", "Gras",
                                                                    "Eichel"};
  return kTitles[static_cast<std::size_t>(suit)];
}

}  // namespace schafkopf
