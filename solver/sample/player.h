// A player who cannot see the other hands.
#ifndef SCHAFKOPF_SOLVER_SAMPLE_PLAYER_H_
#define SCHAFKOPF_SOLVER_SAMPLE_PLAYER_H_

#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/money/ramsch.h"
#include "engine/money/scoring.h"
#include "engine/worlds/seat_view.h"
#include "solver/sample/effort.h"
#include "solver/solver.h"

namespace schafkopf {

// How a player chooses cards.
enum class PlayStyle : std::uint8_t {
  // Deals worlds that agree with all it knows and plays the card that does best over them with open
  // cards: first the share of worlds in which its side wins, then the mean value (to a grain of
  // kValueGrain while it holds more than kExactFrom cards). Where every seat plays for itself: the
  // card that is paid most over them, played out as ramsch_player.h says. It has heard the auction:
  // who declares a game that can be bid holds the hand best to bid on (BidStrength) of kBidDraws
  // worlds dealt.
  kPlay,
  // The same, but has not heard the auction: all worlds are equally likely.
  kDeaf,
  // As kDeaf, but deals worlds from the cards it has seen alone: what others did not play (suits
  // they cannot follow, the called Sau that did not fall) tells it nothing.
  kOpen,
  // Any legal card.
  kRandom,
  // As its CardChooser decides; where that one has no opinion as kPlay of the usual skill.
  kOther,
};
inline constexpr int kBidDraws = 16;
inline constexpr int kValueGrain = 16;
inline constexpr int kExactFrom = 6;
// Values are a race: after each world from this one on a card is left out that lies behind the best
// so far by more than kRaceErrors standard errors of the mean of their differences, world by world;
// of what the worlds to come can still change, so the more worlds are done, the smaller.
inline constexpr std::size_t kRaceFrom = 6;
inline constexpr double kRaceErrors = 2.5;

struct Player;
struct Aim;
// Whoever else can choose cards: habits (solver/advice/people_player.h), another program. Any
// thread may ask, at any time.
class CardChooser {
 public:
  // One of several cards, by the arguments alone; nothing where the game is none of its own.
  virtual std::optional<Card> Choose(const SeatView& view, const Player& player, std::uint64_t seed,
                                     const Aim& aim) const = 0;

 protected:
  ~CardChooser() = default;
};

struct Player {
  PlayStyle style = PlayStyle::kPlay;
  // Skill: worlds dealt for a decision; all of them where no more agree. Nothing to kRandom.
  int worlds = 20;
  const CardChooser* chooser = nullptr;  // of kOther; outlives the player
  friend bool operator==(const Player&, const Player&) = default;
};

// What a table's rules make of how a game ends, as far as players look at it.
struct Aim {
  // Where every seat plays for itself; nothing: by the common rules.
  std::optional<RamschTerms> ramsch = std::nullopt;
  Stakes stakes = {};
  int stoss = 0;  // how often the deal was doubled, as far as that decides who wins
};
Aim AimOf(const Game& game, const Stakes& stakes);
// With which the declarer's side wins a deal of two sides; of worlds of one view it may differ, as
// a Muss goes by its player's trumps.
Value WinIn(const Deal& deal, const Aim& aim);

// Chooses cards. Owns a solver: one thread at a time; making one allocates a table.
class Chooser {
 public:
  Chooser() = default;
  Chooser(const Chooser&) = delete;
  Chooser& operator=(const Chooser&) = delete;

  // From now on: once `stop` says so, any card is chosen, at once and without a thought.
  void Heed(const Stop& stop);
  // Whether that has happened since.
  bool broken_off() const { return broken_off_; }

  // The card that `player` plays, from (view, player, seed, aim) alone. The only legal card, and
  // cards of one kind (SeatView::DistinctPlays), cost nothing. Of cards that do equally well over
  // all worlds the weakest. REQUIRES: cards are played.
  Card Choose(const SeatView& view, const Player& player, std::uint64_t seed, const Aim& aim = {});

  // The same of the seat to move in a position; besides, of two players and in a Solo hintenrum
  // that nobody has announced (solver/sample/two_hands.h, strixner.h). The rest of the position is
  // not looked at. REQUIRES: cards are played.
  Card Choose(const Position& position, const Player& player, std::uint64_t seed,
              const Aim& aim = {});
  // What the seat to move announces after the tricks of a Solo hintenrum. REQUIRES: it is switched.
  Suit Announce(const Position& position, const Player& player, std::uint64_t seed, const Aim& aim);

  // Of all solves so far.
  std::uint64_t nodes() const { return solver_.nodes(); }

 private:
  Solver solver_;
  Stop stop_;
  bool broken_off_ = false;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SAMPLE_PLAYER_H_
