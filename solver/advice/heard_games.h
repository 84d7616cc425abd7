// Games of one contract as a seat sees them that may double it: worlds weighed by all that was bid,
// doubled and played so far, in which everybody plays on by habit.
#ifndef SCHAFKOPF_SOLVER_ADVICE_HEARD_GAMES_H_
#define SCHAFKOPF_SOLVER_ADVICE_HEARD_GAMES_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/money/scoring.h"
#include "solver/advice/inference.h"

namespace schafkopf {

// Games that ended alike, for one seat; whole cents, so that sums do not depend on their order.
struct HeardSums {
  std::int64_t games = 0;
  std::int64_t change = 0;   // what the last doubling changed of what the seat receives
  std::int64_t squared = 0;  // of each change
  std::int64_t stake = 0;    // of each change, won or lost
};

class HeardGames {
 public:
  // Deals `worlds`, more where few of them carry the weight, and plays `games` chosen by weight.
  // The same for any number of threads. Empty where nothing agrees; ends early, by the games played
  // so far, where effort.stop says so. Costs 2 to 5 microseconds of one processor a world, and
  // about 5 a game. The view may be that of any seat, whoever's turn it is. REQUIRES:
  // IsPlayedByHabit; games > 0.
  static HeardGames Play(const InferenceQuestion& question, std::uint64_t worlds, std::size_t games,
                         const Effort& effort);

  bool empty() const { return games_.empty(); }
  std::uint64_t worlds() const { return worlds_; }
  // Worlds of equal weight that would tell as much.
  double effective() const { return effective_; }
  // The same, no more than were played.
  double independent() const;

  // Lost and won by the side of the seat, by what wins after so many Kontra, Re ...; a change is
  // that by the last of them, of all cents where there is none.
  std::array<HeardSums, 2> SumsAt(int stoss, const Stakes& stakes) const;

 private:
  struct Played {
    Hands hands;
    Value value;
  };

  explicit HeardGames(const SeatView& view)
      : game_(view.game), declarer_(view.declarer), seat_(view.seat) {}

  Game game_;
  Seat declarer_;
  Seat seat_;
  std::uint64_t worlds_ = 0;
  double effective_ = 0;
  std::vector<Played> games_;
};

// The share of games that were won. REQUIRES: some were played.
double WonShareOf(const std::array<HeardSums, 2>& sums);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_HEARD_GAMES_H_
