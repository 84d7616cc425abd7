// Exact values by the C interface.
#include <algorithm>
#include <atomic>
#include <memory>
#include <new>
#include <optional>
#include <span>

#include "solver/sample/by_threads.h"
#include "tools/answers/deals/solve.h"
#include "tools/c/handles.h"

namespace schafkopf::c {
namespace {

// Deals that a thread takes at a time: a short one is solved within some 50 microseconds.
constexpr std::size_t kGrain = 8;

bool IsThreshold(int threshold) {
  return kNoTrickTaken.count() <= threshold && threshold <= kAllTricksTaken.count();
}

// What to solve; NO_SIDES and an error where there is no value. `answer` is called with a position.
template <class Answer>
schafkopf_status Solved(schafkopf_error* error, bool right, const char* expected,
                        const schafkopf_deal* deal, const Answer& answer) {
  return Answered(error, right && deal != nullptr, expected, [&] {
    const std::optional<Position> position = PositionWithValue(deal->line);
    if (!position) {
      return Fail(SCHAFKOPF_NO_SIDES, "expected a game of two sides, the announcement played",
                  error);
    }
    answer(*position);
    return SCHAFKOPF_OK;
  });
}

constexpr char kBatchExpected[] =
    "expected a batch with its size, deals, none of them NULL, places for their values, 0 to 1024 "
    "threads, a threshold from -1 to 121 and no field of a newer library";

bool IsRight(const schafkopf_batch& batch, const int* values) {
  if (!IsThreadCount(batch.threads)) return false;
  if (batch.asks_threshold != 0 && !IsThreshold(batch.threshold)) return false;
  if (batch.count == 0) return true;
  return batch.deals != nullptr && values != nullptr &&
         std::all_of(batch.deals, batch.deals + batch.count,
                     [](const schafkopf_deal* deal) { return deal != nullptr; });
}

// The number that a batch writes for a deal of two sides.
int ValueIn(const schafkopf_batch& batch, const Position& position, Solver& solver) {
  solver.Forget();
  if (batch.asks_threshold == 0) return solver.Solve(position).count();
  return ReachesAny(solver, position, Value(batch.threshold)) ? 1 : 0;
}

}  // namespace
}  // namespace schafkopf::c

using namespace schafkopf;     // NOLINT: what follows has the names of C
using namespace schafkopf::c;  // NOLINT

schafkopf_solver* schafkopf_solver_new(void) {
  const auto none = [](auto&&...) -> schafkopf_solver* { return nullptr; };
  return Guarded([] { return std::make_unique<schafkopf_solver>().release(); }, none, none);
}

void schafkopf_solver_free(schafkopf_solver* solver) { delete solver; }

schafkopf_status schafkopf_solve(schafkopf_solver* solver, const schafkopf_deal* deal, int* value,
                                 schafkopf_error* error) {
  const bool right = solver != nullptr && value != nullptr;
  return Solved(error, right, "expected a solver, a deal and a place for its value", deal,
                [&](const Position& position) { *value = solver->solver.Solve(position).count(); });
}

schafkopf_status schafkopf_reaches(schafkopf_solver* solver, const schafkopf_deal* deal,
                                   int threshold, int* reached, schafkopf_error* error) {
  const bool right = solver != nullptr && reached != nullptr && IsThreshold(threshold);
  return Solved(error, right, "expected a solver, a deal and a threshold from -1 to 121", deal,
                [&](const Position& position) {
                  *reached = ReachesAny(solver->solver, position, Value(threshold)) ? 1 : 0;
                });
}

schafkopf_status schafkopf_solve_cards(schafkopf_solver* solver, const schafkopf_deal* deal,
                                       schafkopf_card_value cards[32], size_t* count,
                                       schafkopf_error* error) {
  if (count != nullptr) *count = 0;
  const bool right = solver != nullptr && cards != nullptr && count != nullptr;
  return Solved(error, right, "expected a solver, a deal and places for 32 cards", deal,
                [&](const Position& position) {
                  for (const auto& [card, value] : solver->solver.SolveCards(position)) {
                    cards[(*count)++] = {card.index(), value.count()};
                  }
                });
}

schafkopf_status schafkopf_solve_batch(const schafkopf_batch* batch, int* values,
                                       schafkopf_error* error) {
  const auto taken = Taken(batch);
  return Answered(error, taken && IsRight(*taken, values), kBatchExpected, [&] {
    const std::span<const schafkopf_deal* const> deals(taken->deals, taken->count);
    std::fill_n(values, deals.size(), SCHAFKOPF_NO_VALUE);
    const auto stop = StopOf(taken->stop, taken->context);
    std::atomic<bool> stopped = false;
    const Threads threads(taken->threads);
    PerThread<Solver> solvers(threads);
    threads.ForEach(deals.size(), kGrain, [&](std::size_t i, int thread) {
      if (stopped || (stop && stop())) return stopped.store(true);
      const std::optional<Position> position = PositionWithValue(deals[i]->line);
      if (position) values[i] = ValueIn(*taken, *position, solvers.Of(thread));
    });
    if (!stopped) return SCHAFKOPF_OK;
    return Fail(SCHAFKOPF_STOPPED, "stopped before all deals were solved", error);
  });
}
