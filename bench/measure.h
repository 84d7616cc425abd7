// How long one kind of question takes over a list of positions.
#ifndef SCHAFKOPF_BENCH_MEASURE_H_
#define SCHAFKOPF_BENCH_MEASURE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "engine/play/position.h"

namespace schafkopf {

// Each is asked with an empty table. The last two are of a Ramsch, all others of the other
// contracts.
enum class BenchQuestion : std::uint8_t {
  kWins,   // does the declarer's side win? 61, or 1 in a trick contract
  kValue,  // the exact value
  kCards,  // the exact value after each legal card
  kGame,   // the post-mortem of a finished game: every card at every play
  kCost,   // what each card of a finished game cost, as `batch` asks
  kForce,  // what each seat can be sure of
  kEnding  // how it ends when each seat plays for itself
};
inline constexpr std::array<std::string_view, 7> kBenchQuestionNames = {
    "win", "value", "cards", "game", "cost", "force", "ending"};
constexpr bool IsOfRamsch(BenchQuestion question) { return question >= BenchQuestion::kForce; }
constexpr bool IsOfGames(BenchQuestion question) {
  return question >= BenchQuestion::kGame && !IsOfRamsch(question);
}

struct MeasureOptions {
  int runs = 1;     // over the whole list; the quietest, the one with the highest rate, counts
  int threads = 1;  // each walks the whole list with a solver of its own, all at once
  std::function<bool()> stop = {};  // asked between solves, by all threads
};

// One solve is one question about one position. Times are those of the processor, spent by the
// thread that solves: other programs do not count. Beside them what the clock says.
struct Measurement {
  std::size_t solves;        // of one thread in one run
  std::uint64_t nodes;       // of the same
  double solves_per_second;  // all threads together: the sum of their own rates
  // Milliseconds of a solve, over all threads of the quietest run.
  double mean, median, percentile_99, max;
  double clock_solves_per_second;  // of the same run
  double clock_mean;

  double nodes_per_solve() const {
    return static_cast<double>(nodes) / static_cast<double>(solves);
  }
};

// Nothing where `stop` says so. REQUIRES: positions not empty, runs and threads >= 1; of a game as
// Examine requires.
std::optional<Measurement> Measure(std::span<const Position> positions, BenchQuestion question,
                                   const MeasureOptions& options = {});

}  // namespace schafkopf

#endif  // SCHAFKOPF_BENCH_MEASURE_H_
