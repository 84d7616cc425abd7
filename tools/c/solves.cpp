// Exact values by the C interface.
#include <algorithm>
#include <atomic>
#include <memory>
#include <new>
#include <optional>
#include <span>

#include "solver/sample/by_threads.h"
#include "tools/answers/solve.h"
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
schafkopf_status Solved(const schafkopf_deal& deal, schafkopf_error* error, const Answer& answer) {
  return Guarded(error, [&] {
    const std::optional<Position> position = PositionWithValue(deal.line);
    if (!position) {
      return Fail(SCHAFKOPF_NO_SIDES, "expected a game of two sides, the announcement played",
                  error);
    }
    answer(*position);
    return SCHAFKOPF_OK;
  });
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
  return Guarded([] { return std::make_unique<schafkopf_solver>().release(); },
                 []() -> schafkopf_solver* { return nullptr; });
}

void schafkopf_solver_free(schafkopf_solver* solver) { delete solver; }

schafkopf_status schafkopf_solve(schafkopf_solver* solver, const schafkopf_deal* deal, int* value,
                                 schafkopf_error* error) {
  if (solver == nullptr || deal == nullptr || value == nullptr) {
    return Fail(SCHAFKOPF_MISUSE, "expected a solver, a deal and a place for its value", error);
  }
  return Solved(*deal, error,
                [&](const Position& position) { *value = solver->solver.Solve(position).count(); });
}

schafkopf_status schafkopf_reaches(schafkopf_solver* solver, const schafkopf_deal* deal,
                                   int threshold, int* reached, schafkopf_error* error) {
  if (solver == nullptr || deal == nullptr || reached == nullptr || !IsThreshold(threshold)) {
    return Fail(SCHAFKOPF_MISUSE, "expected a solver, a deal and a threshold from -1 to 121",
                error);
  }
  return Solved(*deal, error, [&](const Position& position) {
    *reached = ReachesAny(solver->solver, position, Value(threshold)) ? 1 : 0;
  });
}

schafkopf_status schafkopf_solve_cards(schafkopf_solver* solver, const schafkopf_deal* deal,
                                       schafkopf_card_value cards[32], size_t* count,
                                       schafkopf_error* error) {
  if (solver == nullptr || deal == nullptr || cards == nullptr || count == nullptr) {
    return Fail(SCHAFKOPF_MISUSE, "expected a solver, a deal and places for 32 cards", error);
  }
  *count = 0;
  return Solved(*deal, error, [&](const Position& position) {
    for (const auto& [card, value] : solver->solver.SolveCards(position)) {
      cards[(*count)++] = {card.index(), value.count()};
    }
  });
}

schafkopf_status schafkopf_solve_batch(const schafkopf_batch* batch, int* values,
                                       schafkopf_error* error) {
  if (!IsWhole(batch) || (batch->count > 0 && (batch->deals == nullptr || values == nullptr)) ||
      batch->threads < 0 || batch->threads > 1024 ||
      (batch->asks_threshold != 0 && !IsThreshold(batch->threshold))) {
    return Fail(SCHAFKOPF_MISUSE,
                "expected deals, places for their values, 0 to 1024 threads and a threshold from "
                "-1 to 121",
                error);
  }
  const std::span<const schafkopf_deal* const> deals(batch->deals, batch->count);
  if (std::ranges::any_of(deals, [](const schafkopf_deal* deal) { return deal == nullptr; })) {
    return Fail(SCHAFKOPF_MISUSE, "expected deals, found NULL", error);
  }
  std::fill_n(values, batch->count, SCHAFKOPF_NO_VALUE);
  const auto stop = StopOf(batch->stop, batch->context);
  std::atomic<bool> stopped = false;
  return Guarded(error, [&] {
    const Threads threads(batch->threads);
    PerThread<Solver> solvers(threads);
    threads.ForEach(deals.size(), kGrain, [&](std::size_t i, int thread) {
      if (stopped || (stop && stop())) return stopped.store(true);
      const std::optional<Position> position = PositionWithValue(deals[i]->line);
      if (position) values[i] = ValueIn(*batch, *position, solvers.Of(thread));
    });
    if (!stopped) return SCHAFKOPF_OK;
    return Fail(SCHAFKOPF_STOPPED, "stopped before all deals were solved", error);
  });
}
