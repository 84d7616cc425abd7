// A second, independent way to be sure of a value: proving that it is at least a threshold.
//
// Alpha-beta on one yes-or-no question at a time, on Position alone: no transposition table,
// nothing shared with solver/, its own order of moves. Of neighbours it plays one where their
// points are equal or the trick is decided, and it stops when the points left or the cards that are
// sure to win settle the question. Hundreds of times slower than the solver; for tests only.
#ifndef SCHAFKOPF_TESTS_SUPPORT_PROOF_H_
#define SCHAFKOPF_TESTS_SUPPORT_PROOF_H_

#include <array>
#include <cstdint>
#include <limits>
#include <optional>

#include "engine/money/scoring.h"
#include "engine/play/position.h"

namespace schafkopf {

class Proof {
 public:
  // REQUIRES: three or four seats, a game of two sides.
  explicit Proof(const Position& position);

  // Whether the declarer's side reaches `threshold` under best play; nothing if that takes more
  // than `node_limit` nodes. REQUIRES: not a Sie.
  std::optional<bool> Reaches(Value threshold, std::uint64_t node_limit = kNoLimit);
  // Proves value >= `value` and value < `value` + 1, each within `node_limit` nodes; false if
  // either fails.
  std::optional<bool> Confirms(Value value, std::uint64_t node_limit = kNoLimit);

  std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

  // What the attackers want of the tricks to come: so many points, all of them, none of them.
  enum class Goal : std::uint8_t { kPoints, kAllTricks, kNoTricks };
  struct Move {
    Card card;
    int score = 0;
  };
  struct Moves {
    std::array<Move, kCardCount / kSeatCount> list;
    std::size_t count = 0;
  };

  bool ReachesWithoutLimit(Value threshold);
  // `needed` by the attackers from tricks to come; `left` in them, the open one included.
  bool Search(Goal goal, int needed, int left);
  // What the cards say before a trick without looking further; nothing if they say nothing.
  std::optional<bool> Settled(Goal goal, int needed, int left) const;
  CardSet SureTrumps(SeatSet side) const;
  CardSet Cashable() const;
  int Cheapest(SeatSet side, int tricks) const;

  // Who takes the trick once the mover plays a card and the later seats follow as they like.
  struct Outlook {
    bool ours;       // for certain the mover's side
    bool theirs;     // for certain the other side
    bool contested;  // enemies and friends behind may both beat what lies there now
  };

  Moves OrderedMoves(Goal goal) const;
  Outlook OutlookAfter(Card card) const;
  bool AreNeighbours(Card a, Card b) const;
  int ScoreOf(Goal goal, Card card, const Outlook& outlook) const;

  CardSet HandsOf(SeatSet side) const;
  CardSet beaters(Card card) const { return beaters_[static_cast<std::size_t>(card.index())]; }

  Position position_;
  SeatSet attackers_;
  // By card: the cards that take the trick from it.
  std::array<CardSet, kCardCount> beaters_{};
  std::uint64_t nodes_ = 0;
  std::uint64_t stop_at_ = 0;  // beyond this many nodes every answer is void
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_PROOF_H_
