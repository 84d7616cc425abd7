// Games in which a seat plays one of its cards in a world, and the others play on: as
// card_advice.h says who does how.
#ifndef SCHAFKOPF_SOLVER_ADVICE_CARD_GAMES_H_
#define SCHAFKOPF_SOLVER_ADVICE_CARD_GAMES_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/money/prices.h"
#include "engine/money/ramsch.h"
#include "engine/worlds/seat_view.h"
#include "solver/habits/habit_loops.h"
#include "solver/learned/learned_play.h"
#include "solver/ramsch/ramsch_board.h"
#include "solver/ramsch/ramsch_habits.h"
#include "solver/sample/player.h"
#include "solver/solver.h"

namespace schafkopf {

// How one game ended, for the seat and its side; where each plays for himself won is what pays
// nothing.
struct EndedGame {
  bool won = false;
  bool schneider = false;
  bool schwarz = false;
  std::int64_t points = 0;
  std::int64_t cents = 0;
  std::optional<bool> open_won = {};  // the same with open cards, where it was solved
};

// Of one thread; each is made when first asked for.
class Minds {
 public:
  Solver& Solving() { return solver_ ? *solver_ : solver_.emplace(); }
  Chooser& Thinking() { return chooser_ ? *chooser_ : chooser_.emplace(); }

 private:
  std::optional<Solver> solver_;
  std::optional<Chooser> chooser_;
};

// Any number of threads, each with Minds of its own. The view outlives it.
class CardGames {
 public:
  CardGames(const SeatView& view, const Stakes& stakes, const Doublings& doublings,
            std::uint64_t seed);
  CardGames(const CardGames&) = delete;
  CardGames& operator=(const CardGames&) = delete;

  // Game number `game`, in which chance is the same for each of the cards, in the world of these
  // hands; where it `solves`, with open cards as well. REQUIRES: the view may play the cards; as
  // many are `ended`.
  void PlayOn(const Hands& hands, std::span<const Card> cards, std::size_t game, bool solves,
              Minds& minds, std::span<EndedGame> ended) const;

 private:
  // In which each plays for himself, by rules of thumb.
  class Ramsch {
   public:
    Ramsch(const Game& game, const Stakes& stakes);
    Ramsch(const Ramsch&) = delete;
    Ramsch& operator=(const Ramsch&) = delete;
    RamschState StateOf(const Position& position) const { return board_.StateOf(position); }
    EndedGame PlayedOn(RamschState state, Card card, Seat seat, const Doublings& doublings) const;

   private:
    const RamschBoard board_;
    const RamschHabits habits_;
    const RamschTerms terms_;
  };

  EndedGame PlayedByHabit(const Deal& deal, Witness seen, Card card, std::size_t game) const;
  EndedGame PlayedByThought(const Position& position, std::size_t game, Minds& minds) const;
  EndedGame EndedWith(const Deal& deal, Value value, const Prices& prices) const;

  const SeatView& view_;
  const Doublings doublings_;
  const std::uint64_t seed_;
  const bool by_habit_;
  const bool by_learned_;
  const int exact_tricks_;
  const Prices prices_;
  const Value win_;
  const Aim aim_;  // of thinking seats
  const LearnedPlayer learned_;
  const HabitLoops loops_ = FastestHabitLoops();
  const LearnedLoops learned_loops_ = FastestLearnedLoops();
  std::optional<Ramsch> ramsch_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_CARD_GAMES_H_
