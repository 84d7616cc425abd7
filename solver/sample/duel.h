// Two ways of playing against each other on the same deals.
#ifndef SCHAFKOPF_SOLVER_SAMPLE_DUEL_H_
#define SCHAFKOPF_SOLVER_SAMPLE_DUEL_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "solver/sample/seat_games.h"

namespace schafkopf {

// One deal played twice: the declarer's side by the one and the others by the other, then with
// their seats swapped. Cents are what the declarer receives. Where every seat plays for itself, the
// seat that Deal::declarer names stands for the declarer: one against three.
struct DuelDeal {
  SeatGames first_declares;
  SeatGames second_declares;
};

struct DuelOptions {
  Player first;
  Player second;
  Stakes stakes;
  // Told after each deal, by one thread at a time.
  std::function<void(const DuelDeal&)> each;
};

// By deal; nothing where it was stopped before. Deal i is a pure function of (deal, players, seed,
// i): both tables of a deal, and players of one style, deal themselves the same worlds where they
// see the same. Of equal players one table serves for both. Costs two games a deal
// (docs/lab/players.md). REQUIRES: cards are played.
std::vector<std::optional<DuelDeal>> Duel(std::span<const Deal> deals, const DuelOptions& options,
                                          const Effort& effort = {});

// What the first player gains against the second, over deals.
struct DuelSums {
  std::int64_t deals = 0;
  std::int64_t first_wins = 0;   // of the declarer's side when the first player declares
  std::int64_t second_wins = 0;  // when the second does
  // First minus second, and squared.
  std::int64_t wins = 0, squared_wins = 0;
  std::int64_t values = 0, squared_values = 0;
  std::int64_t cents = 0, squared_cents = 0;

  void Add(const DuelDeal& deal);
  // Share of its games that the first player wins, 0..1; both as declarer and against him.
  MeanError WinShare() const;
  // By how much declaring brings the first more than the second, on one deal: points, cents.
  MeanError Points() const;
  MeanError CentsGained() const;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SAMPLE_DUEL_H_
