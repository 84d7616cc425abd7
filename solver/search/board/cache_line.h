// Threads side by side.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BOARD_CACHE_LINE_H_
#define SCHAFKOPF_SOLVER_SEARCH_BOARD_CACHE_LINE_H_

#include <cstddef>

namespace schafkopf {

// Aligned to so many bytes, what a thread writes at every node shares no cache line with what
// another one reads; lines are fetched in pairs.
inline constexpr std::size_t kLinePair = 128;

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_BOARD_CACHE_LINE_H_
