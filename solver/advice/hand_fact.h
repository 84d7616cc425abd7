// Facts about the hands that a seat does not see, such as players name them: "an opponent holds
// four trumps", "the two missing Unter sit apart".
#ifndef SCHAFKOPF_SOLVER_ADVICE_HAND_FACT_H_
#define SCHAFKOPF_SOLVER_ADVICE_HAND_FACT_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/worlds/seat_view.h"

namespace schafkopf {

// Whose hands a fact is about, as the asking seat calls them. Where there are several, it is about
// any one of them.
enum class Whose : std::uint8_t {
  kOpponent,       // those it plays against
  kPartner,        // who plays with it
  kOneOfPartners,  // where two do
  kDeclarer,       // where the seat is another
  kHisPartner,     // where the seat plays against both
  kAnyone,         // all others
  kLeft,           // HandFact::seat, as it sits beside the asking one: who is next, ...
  kOpposite,       // ... the one after that of four, ...
  kRight,          // ... and the one before
};
// Whether its row of names has a number.
constexpr bool IsOneSeat(Whose whose) { return whose >= Whose::kLeft; }

enum class FactKind : std::uint8_t {
  kApart,         // two cards are in different hands
  kHolds,         // the one card
  kAtLeast,       // `count` of the cards, or more
  kOnly,          // nothing but the cards
  kOnlyBeside,    // nothing but the cards and the called Sau
  kVoid,          // no card of a suit
  kRuffs,         // no card of a suit, but a trump
  kOverruffs,     // the same of a suit that the asking seat does not have
  kShort,         // a Sau and no more than `count` cards of its suit, itself included
  kIsPartner,     // the called card, of the asking seat's
  kIsHisPartner,  // the same of another's
};

// What the cards of a fact have in common.
enum class FactCards : std::uint8_t { kTrumps, kRank, kSuit, kCard };

// More cards than any hand has.
inline constexpr int kAnyNumber = kCardCount;

// A hand was dealt so many of some cards.
struct HandTerm {
  Seat seat;
  CardSet cards;
  int least;
  int most;

  bool Holds(const Hands& hands) const {
    const int held = (hands[seat] & cards).size();
    return least <= held && held <= most;
  }
};

// Some of them at once.
class HandWay {
 public:
  void Add(const HandTerm& term) { terms_[size_++] = term; }
  const HandTerm* begin() const { return terms_.data(); }
  const HandTerm* end() const { return terms_.data() + size_; }

  bool Holds(const Hands& hands) const {
    return std::all_of(begin(), end(), [&](const HandTerm& term) { return term.Holds(hands); });
  }

 private:
  std::array<HandTerm, 3> terms_{};
  std::size_t size_ = 0;
};

// About cards that are neither the seat's own nor played: what others still hold of them.
struct HandFact {
  FactKind kind;
  Whose whose;
  Seat seat;  // where IsOneSeat
  FactCards of;
  CardSet cards;
  int count = 0;
  bool again = false;              // one such card was shown, or called, already
  bool picked = false;             // one seat of several that it could be said of
  bool denied = false;             // it is told of where none of the ways holds
  std::vector<HandWay> ways = {};  // else it holds where one of these does, of hands as dealt

  bool Holds(const Hands& hands) const {
    const bool any =
        std::ranges::any_of(ways, [&](const HandWay& way) { return way.Holds(hands); });
    return any != denied;
  }
  // Whether it is about single cards, wherever they are.
  bool IsNamed() const { return of == FactCards::kCard || of == FactCards::kRank; }
  // Whether both are about the same cards, so that one says much of the other: what one hand has of
  // them, others lack.
  bool IsLike(const HandFact& other) const {
    if (kind == FactKind::kOverruffs && other.kind == kind) return true;
    if (IsNamed() && other.IsNamed()) return cards.Intersects(other.cards);
    return of == other.of && cards.Intersects(other.cards);
  }
  // Whether players would name its contrary instead.
  bool CanBeDenied() const {
    return kind == FactKind::kHolds || kind == FactKind::kAtLeast || kind == FactKind::kVoid ||
           kind == FactKind::kRuffs || kind == FactKind::kOverruffs;
  }
};

// All that the fixed list has for what a seat sees, in its order: readable ones first. Some hold
// always or never. None where cards lie face down. REQUIRES: no exchange of cards is to come.
std::vector<HandFact> FactsFor(const SeatView& view);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_HAND_FACT_H_
