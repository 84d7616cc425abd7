// "Did you mean ...?": the word nearest to one that is not known.
#ifndef SCHAFKOPF_ENGINE_TEXT_NEAREST_H_
#define SCHAFKOPF_ENGINE_TEXT_NEAREST_H_

#include <string>
#include <string_view>
#include <vector>

namespace schafkopf {

// The first of the words that needs the fewest letters changed, left out, put in or swapped with
// their neighbour; empty where that is more than one for each three of its letters, or nothing.
// Letters are compared without regard to their case.
std::string Nearest(std::string_view word, const std::vector<std::string>& words);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_NEAREST_H_
