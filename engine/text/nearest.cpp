#include "engine/text/nearest.h"

#include <algorithm>
#include <cstddef>

#include "absl/strings/ascii.h"

namespace schafkopf {
namespace {

constexpr std::size_t kLongestWord = 64;

bool IsSame(char a, char b) {
  return absl::ascii_tolower(static_cast<unsigned char>(a)) ==
         absl::ascii_tolower(static_cast<unsigned char>(b));
}

// How many letters are changed, left out, put in or swapped.
std::size_t DistanceOf(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> steps(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      std::size_t& least = steps[i][j];
      least = std::max(i, j);
      if (i == 0 || j == 0) continue;
      const std::size_t changed = IsSame(a[i - 1], b[j - 1]) ? 0 : 1;
      least = std::min({steps[i - 1][j] + 1, steps[i][j - 1] + 1, steps[i - 1][j - 1] + changed});
      const bool swapped =
          i > 1 && j > 1 && IsSame(a[i - 1], b[j - 2]) && IsSame(a[i - 2], b[j - 1]);
      if (swapped) least = std::min(least, steps[i - 2][j - 2] + 1);
    }
  }
  return steps[a.size()][b.size()];
}

}  // namespace

std::string Nearest(std::string_view word, const std::vector<std::string>& words) {
  std::string nearest;
  if (word.size() > kLongestWord) return nearest;
  std::size_t least = std::max<std::size_t>(1, word.size() / 3) + 1;
  for (const std::string& known : words) {
    if (known.size() > kLongestWord) continue;
    const std::size_t distance = DistanceOf(word, known);
    if (distance == 0) return known == word ? "" : known;
    if (distance < least && distance < known.size()) {
      least = distance;
      nearest = known;
    }
  }
  return nearest;
}

}  // namespace schafkopf
