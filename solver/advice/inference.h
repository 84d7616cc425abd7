// What a seat can tell of the hands that it does not see: worlds, each with how likely people with
// those hands would have bid and played as they did.
//
// Worlds are dealt as the cards, the suits that others could not follow and the duties of the
// called Sau allow (engine/worlds), all alike likely. Each is weighed by the chances of what was
// bid and doubled (heard_bids.h, heard_doublings.h) and of the cards that the others played
// (play_habit.h): importance weights. The effective number of worlds, (sum of weights)^2 / (sum of
// squares), says how many worlds of equal weight would tell as much.
#ifndef SCHAFKOPF_SOLVER_ADVICE_INFERENCE_H_
#define SCHAFKOPF_SOLVER_ADVICE_INFERENCE_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/worlds/accept.h"
#include "engine/worlds/seat_view.h"
#include "solver/auction/heard_bids.h"
#include "solver/auction/heard_doublings.h"
#include "solver/sample/effort.h"

namespace schafkopf {

struct InferenceQuestion {
  SeatView view;
  // What the others may have had in mind when they bid; where nothing, bids do not weigh. Read only
  // where IsBidByHabit.
  std::optional<PerSeat<Heard>> heard = {};
  Others others = {};
  std::shared_ptr<const HeardDoublings> doubled = {};  // nothing: nobody doubled
  Accept accept = {};
  bool hears_game = true;  // of games without habits, see IsHeardByStrength
};

// Whether there are habits for such a game, so that the cards of others weigh.
bool IsPlayedByHabit(const SeatView& view);
// Whether people were recorded at it, so that bids weigh, too.
bool IsBidByHabit(const SeatView& view);
// Whether, where there are no habits, somebody else chose the game with a hand that does not lie
// open, of which all cards are known: a world then weighs as if that were the best to bid on
// (FineStrength) of kBidDraws.
bool IsHeardByStrength(const SeatView& view);

// With fewer effective worlds than this, more are dealt: twice as many again and again, up to
// kMostDealing times as many as were asked for.
inline constexpr double kEnoughEffective = 100;
inline constexpr std::uint64_t kMostDealing = 4;

struct InferenceOptions {
  std::uint64_t worlds = 4000;
  double enough = kEnoughEffective;  // effective worlds; no more are dealt for want of them
  bool exact = false;                // deal every world that agrees, however many
};

struct WeighedWorlds {
  // Those that agree with all that is certain, each with its weight; in the order in which they
  // were dealt, those with weight 0 left out.
  std::vector<Hands> hands;
  std::vector<double> weights;
  std::uint64_t dealt = 0;
  std::uint64_t possible = 0;  // that agree with the cards seen, before `accept`
  bool complete = false;       // every possible world was weighed
  bool weighed = false;        // by habit, strength or who doubled; else all alike
  double sum = 0;              // of the weights
  double effective = 0;

  bool empty() const { return hands.empty(); }
};

// World i is a pure function of (knowledge, seed, i): the same for any number of threads. Where no
// more worlds agree than are to be dealt, each is weighed exactly once. Where habits find all of
// them impossible, they count alike. Once effort.stop says so the worlds that were dealt by then,
// which are not always the same. No worlds where nothing agrees. Costs .5 to 2 microseconds of one
// processor a world.
WeighedWorlds Infer(const InferenceQuestion& question, const InferenceOptions& options,
                    const Effort& effort = {});

// The worlds to play out: `count` numbers into `worlds.hands`, each as often as its part of the
// weights has it, to the nearest; in order. REQUIRES: worlds are not empty.
std::vector<std::size_t> Resample(const WeighedWorlds& worlds, std::size_t count);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_INFERENCE_H_
