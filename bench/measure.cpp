#include "bench/measure.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <functional>
#include <latch>
#include <limits>
#include <numeric>
#include <thread>
#include <utility>
#include <vector>

#include "engine/money/scoring.h"
#include "solver/post_mortem.h"
#include "solver/ramsch/free_for_all.h"
#include "solver/solver.h"

namespace schafkopf {
namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

// What the processor has spent on this thread.
Milliseconds ThreadTime() {
  timespec time = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

// One thread's walk over the list.
struct Walk {
  std::vector<double> milliseconds;  // of each solve, by the processor
  double total = 0;                  // of all
  double clock_total = 0;            // by the clock
  std::uint64_t nodes = 0;

  double per_second() const { return 1000 * static_cast<double>(milliseconds.size()) / total; }
  double clock_per_second() const {
    return 1000 * static_cast<double>(milliseconds.size()) / clock_total;
  }
};

// Both return the nodes visited.
std::uint64_t AskRamsch(const Position& position, BenchQuestion question,
                        const std::function<bool()>& stop) {
  constexpr auto kNoLimit = std::numeric_limits<std::uint64_t>::max();
  FreeForAll solver(RamschTerms(position.deal().contract(), position.seats(), {}), stop);
  if (question == BenchQuestion::kEnding) {
    solver.Play(position, kNoLimit);
  } else {
    for (int seat = 0; seat < position.seats(); ++seat) {
      solver.Force(position, Seat(seat), kNoLimit);
    }
  }
  return solver.nodes();
}

std::uint64_t Ask(const Position& position, BenchQuestion question, Solver& solver,
                  const std::function<bool()>& stop) {
  if (IsOfRamsch(question)) return AskRamsch(position, question, stop);
  const std::uint64_t nodes_before = solver.nodes();
  solver.Forget();
  switch (question) {
    case BenchQuestion::kWins:
      solver.Reaches(position, WinningValue(position.deal().contract()));
      break;
    case BenchQuestion::kValue:
      solver.Solve(position);
      break;
    case BenchQuestion::kCards:
      solver.SolveCards(position);
      break;
    case BenchQuestion::kGame:
      Examine(position, solver);
      break;
    case BenchQuestion::kCost:
      Examine(position, solver, Review::kCost);
      break;
    case BenchQuestion::kForce:
    case BenchQuestion::kEnding:
      break;
  }
  return solver.nodes() - nodes_before;
}

// Begins with position number `first` and comes round.
Walk WalkOnce(std::span<const Position> positions, std::size_t first, BenchQuestion question,
              Solver& solver, const std::function<bool()>& stop) {
  using Clock = std::chrono::steady_clock;
  Walk walk;
  walk.milliseconds.reserve(positions.size());
  for (std::size_t i = 0; i < positions.size() && !(stop && stop()); ++i) {
    const auto start = Clock::now();
    const Milliseconds spent = ThreadTime();
    walk.nodes += Ask(positions[(first + i) % positions.size()], question, solver, stop);
    walk.milliseconds.push_back((ThreadTime() - spent).count());
    walk.clock_total += Milliseconds(Clock::now() - start).count();
  }
  walk.total = std::reduce(walk.milliseconds.begin(), walk.milliseconds.end());
  return walk;
}

// The walks of all threads, begun together.
std::vector<Walk> RunOnce(std::span<const Position> positions, BenchQuestion question,
                          std::span<Solver> solvers, const std::function<bool()>& stop) {
  std::vector<Walk> walks(solvers.size());
  std::latch ready(std::ssize(solvers));
  const auto work = [&](std::size_t thread) {
    ready.arrive_and_wait();
    walks[thread] = WalkOnce(positions, thread * positions.size() / solvers.size(), question,
                             solvers[thread], stop);
  };
  std::vector<std::jthread> pool;
  for (std::size_t i = 1; i < solvers.size(); ++i) pool.emplace_back(work, i);
  work(0);
  pool.clear();
  return walks;
}

double RateOf(const std::vector<Walk>& walks, double (Walk::*rate_of)() const) {
  double rate = 0;
  for (const Walk& walk : walks) rate += (walk.*rate_of)();
  return rate;
}

// The least that this share of the sorted times does not exceed.
double Percentile(const std::vector<double>& sorted, double share) {
  const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(sorted.size())));
  return sorted[rank - 1];
}

}  // namespace

std::optional<Measurement> Measure(std::span<const Position> positions, BenchQuestion question,
                                   const MeasureOptions& options) {
  std::vector<Solver> solvers(static_cast<std::size_t>(options.threads));
  std::vector<Walk> quietest;
  for (int run = 0; run < options.runs; ++run) {
    std::vector<Walk> walks = RunOnce(positions, question, solvers, options.stop);
    if (options.stop && options.stop()) return std::nullopt;
    if (run == 0 || RateOf(walks, &Walk::per_second) > RateOf(quietest, &Walk::per_second)) {
      quietest = std::move(walks);
    }
  }
  std::vector<double> times;
  double clock_total = 0;
  for (const Walk& walk : quietest) {
    clock_total += walk.clock_total;
    times.insert(times.end(), walk.milliseconds.begin(), walk.milliseconds.end());
  }
  std::ranges::sort(times);
  const double total = std::reduce(times.begin(), times.end());
  return Measurement{.solves = positions.size(),
                     .nodes = quietest.front().nodes,
                     .solves_per_second = RateOf(quietest, &Walk::per_second),
                     .mean = total / static_cast<double>(times.size()),
                     .median = Percentile(times, 0.5),
                     .percentile_99 = Percentile(times, 0.99),
                     .max = times.back(),
                     .clock_solves_per_second = RateOf(quietest, &Walk::clock_per_second),
                     .clock_mean = clock_total / static_cast<double>(times.size())};
}

}  // namespace schafkopf
