// A game in which every seat plays for itself, in the few machine steps that a search takes at each
// card: cards as bits in order of strength, a state that is copied instead of taken back.
#ifndef SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_BOARD_H_
#define SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_BOARD_H_

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/money/ramsch.h"
#include "engine/play/position.h"
#include "solver/search/board/labels.h"

namespace schafkopf {

// A position. 56 bytes.
struct RamschState {
  PerSeatNumber<Cards> hands;
  PerSeatNumber<Cards> taken;  // the cards each seat has captured
  PerSeatNumber<std::uint8_t> points;
  PerSeatNumber<std::uint8_t> tricks;
  Cards led = 0;   // the group that was led; none between tricks
  Cards best = 0;  // the card that takes the trick so far
  Cards trick = 0;
  std::uint8_t laid = 0;          // cards of the trick
  std::uint8_t trick_points = 0;  // theirs
  std::uint8_t leader = 0;        // between tricks: who leads
  std::uint8_t mover = 0;
  std::uint8_t winner = 0;  // so far
  std::uint8_t left = 0;    // cards that are still held

  Cards hand(int seat) const { return hands[seat]; }
  Cards own() const { return hands[mover]; }
  Cards all() const { return hands[0] | hands[1] | hands[2] | hands[3]; }
  bool between() const { return laid == 0; }
  // The points that no pile has yet.
  int rest() const {
    int rest = 120;
    for (const std::uint8_t pile : points) rest -= pile;
    return rest;
  }
  // The seats that have a trick, a bit each.
  unsigned touched() const {
    unsigned seats = 0;
    for (std::size_t seat = 0; seat < tricks.size(); ++seat) {
      seats |= tricks[seat] > 0 ? 1u << seat : 0u;
    }
    return seats;
  }
};

// Who may still make a Durchmarsch by points.
class DurchmarschWatch {
 public:
  explicit DurchmarschWatch(const RamschTerms& terms)
      : points_(terms.durchmarsch_points().value_or(kNever)) {}

  // The piles that have the points or can still get them, a bit each; once there is none, there
  // never is. The trick on the table counts for all.
  unsigned Possible(const RamschState& state) const {
    if (points_ == kNever) return 0;
    const int rest = state.rest();
    unsigned piles = 0;
    for (std::size_t pile = 0; pile < state.points.size(); ++pile) {
      piles |= state.points[pile] + rest >= points_ ? 1u << pile : 0u;
    }
    return piles;
  }
  // The pile that has them.
  std::optional<int> Made(const RamschState& state) const {
    for (std::size_t pile = 0; pile < state.points.size(); ++pile) {
      if (state.points[pile] >= points_) return static_cast<int>(pile);
    }
    return std::nullopt;
  }

 private:
  static constexpr int kNever = 1000;
  const int points_;
};

// All labels above that of `card`.
inline Cards Above(Cards card) { return ~(card | (card - 1)); }

// What stays the same through a deal.
class RamschBoard {
 public:
  // REQUIRES: a contract in which every seat plays for itself.
  explicit RamschBoard(const Game& game)
      : seats_(game.seats()),
        overtakes_(MustOvertake(game.contract(), game.duties())),
        labels_(game.order()),
        points_(PointsByLabel(labels_)),
        trumps_(labels_.trumps()),
        deck_(labels_.ToLabels(CardsOf(game.deck()))) {}

  int seats() const { return seats_; }
  Cards deck() const { return deck_; }
  Cards trumps() const { return trumps_; }
  const Labels& labels() const { return labels_; }
  int points_of(int label) const { return points_[label]; }
  Cards group_of(int label) const { return labels_.group_at[label]; }
  int PointsOfAll(Cards cards) const {
    int sum = 0;
    for (; cards != 0; cards &= cards - 1) sum += points_of(IndexOf(cards));
    return sum;
  }

  RamschState StateOf(const Position& position) const {
    RamschState state;
    for (Seat seat : kSeats) {
      const int at = seat.index();
      const Pile pile = position.pile(seat);
      state.hands[at] = labels_.ToLabels(position.held(seat));
      state.taken[at] = labels_.ToLabels(pile.cards);
      state.points[at] = static_cast<std::uint8_t>(pile.points.count());
      state.tricks[at] = static_cast<std::uint8_t>(pile.tricks);
    }
    state.left = static_cast<std::uint8_t>(std::popcount(state.all()));
    state.leader = static_cast<std::uint8_t>(position.leader().index());
    state.mover = state.leader;
    for (Card card : position.trick()) Lay(state, labels_.ToLabel(card));
    return state;
  }

  // What the seat to move may play.
  Cards LegalOf(const RamschState& state) const {
    const Cards hand = state.own();
    const Cards allowed = Else(hand & state.led, hand);
    if (!overtakes_ || state.between()) return allowed;
    return Else(allowed & BeatersOf(state), allowed);
  }
  // The cards that take the trick from its best one.
  Cards BeatersOf(const RamschState& state) const {
    const Cards above = ~(state.best | (state.best - 1));
    return above & (state.led | trumps_);
  }
  // Of legal cards, one of each kind, the strongest: cards worth the same that no card in another
  // hand or in the trick lies between do the same (but where piles are alike in all but which has
  // the higher trump).
  Cards DistinctOf(Cards legal, const RamschState& state) const {
    const Cards others = (state.all() | state.trick) & ~legal;
    Cards distinct = 0;
    Cards above = 0;  // the legal card above
    while (legal != 0) {
      const Cards card = HighestBit(legal);
      legal ^= card;
      const bool same = above != 0 && points_of(IndexOf(above)) == points_of(IndexOf(card)) &&
                        (group_of(IndexOf(card)) & above) != 0 &&
                        (others & (above - 1) & ~(card - 1)) == 0;
      if (!same) distinct |= card;
      above = card;
    }
    return distinct;
  }

  // Plays a card. REQUIRES: it is legal.
  void Play(RamschState& state, Cards card) const {
    state.hands[state.mover] &= ~card;
    --state.left;
    Lay(state, card);
    if (state.laid == seats_) Take(state);
  }

  // What a seat captured, as the settlement asks.
  Captured CapturedBy(const RamschState& state, int seat) const {
    const Cards taken = state.taken[seat];
    const Cards trumps = taken & trumps_;
    Captured captured{.points = state.points[seat],
                      .tricks = state.tricks[seat],
                      .trumps = std::popcount(trumps),
                      .highest_trump = static_cast<int>(std::bit_width(trumps))};
    for (int suit = 0; suit < kSeatCount; ++suit) {
      const auto has = [&](Rank rank) {
        return (taken & labels_.ToLabel(Card(static_cast<Suit>(suit), rank))) != 0;
      };
      if (has(Rank::kOber)) captured.highest_ober = suit + 1;
      if (has(Rank::kSau)) captured.highest_sau = suit + 1;
    }
    return captured;
  }
  PerSeat<Captured> CapturedOf(const RamschState& state) const {
    PerSeat<Captured> captured;
    for (int seat = 0; seat < seats_; ++seat) captured[Seat(seat)] = CapturedBy(state, seat);
    return captured;
  }

 private:
  void Lay(RamschState& state, Cards card) const {
    const int label = IndexOf(card);
    if (state.laid == 0) {
      state.led = group_of(label);
      state.best = card;
      state.winner = state.mover;
    } else if ((card & BeatersOf(state)) != 0) {
      state.best = card;
      state.winner = state.mover;
    }
    state.trick |= card;
    state.trick_points = static_cast<std::uint8_t>(state.trick_points + points_of(label));
    ++state.laid;
    state.mover = static_cast<std::uint8_t>(state.mover + 1 == seats_ ? 0 : state.mover + 1);
  }
  static void Take(RamschState& state) {
    const int winner = state.winner;
    state.taken[winner] |= state.trick;
    state.points[winner] = static_cast<std::uint8_t>(state.points[winner] + state.trick_points);
    ++state.tricks[winner];
    state.led = 0;
    state.best = 0;
    state.trick = 0;
    state.laid = 0;
    state.trick_points = 0;
    state.leader = state.winner;
    state.mover = state.winner;
  }

  int seats_;
  bool overtakes_;
  Labels labels_;
  PerLabel<std::uint8_t> points_;
  Cards trumps_;
  Cards deck_;
};

// Points, tricks and trumps of a pile in one number, which compares piles as a Ramsch does until it
// comes to single cards; it adds up over tricks. At most 30,862.
class PileWorth {
 public:
  PileWorth(const RamschBoard& board, const RamschTerms& terms)
      : trumps_(board.trumps()),
        trick_(terms.compares_tricks_next() ? 16 : 0),
        trump_(terms.compares_tricks_next() ? 1 : 0) {}

  int Of(int points, int tricks, Cards cards) const {
    return points * 256 + tricks * trick_ + std::popcount(cards & trumps_) * trump_;
  }
  int OfPile(const RamschState& state, std::size_t seat) const {
    return Of(state.points[seat], state.tricks[seat], state.taken[seat]);
  }
  // What the winner of the trick between two states got with it.
  int OfTrick(const RamschState& before, const RamschState& after) const {
    const std::size_t winner = after.leader;
    return Of(after.points[winner] - before.points[winner], 1,
              after.taken[winner] ^ before.taken[winner]);
  }
  // The most that a pile can still get, the current trick included.
  int OfTheRest(const RamschState& state, int seats) const {
    return Of(state.rest(), (state.left + state.laid) / seats, state.all() | state.trick);
  }

 private:
  Cards trumps_;
  int trick_;
  int trump_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_BOARD_H_
