// The fixed positions that every build must answer alike.
#ifndef SCHAFKOPF_BENCH_POSITIONS_H_
#define SCHAFKOPF_BENCH_POSITIONS_H_

#include <span>
#include <string_view>

namespace schafkopf {

// Deal lines (engine/text/notation.h): every contract, both decks, before and in play.
std::span<const std::string_view> BenchPositions();

}  // namespace schafkopf

#endif  // SCHAFKOPF_BENCH_POSITIONS_H_
