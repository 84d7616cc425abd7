// What the traits of a card mean, each said once, for rows of traits and for their weighted sums.
//
// Of a decision much is the same for all cards, or for all of a group: it is added once. A trait is
// a number, or a number times the card's tens (its points by ten) or times its strength, so that a
// sum over traits is a score: base + per_ten * tens + per_strength * strength.
#ifndef SCHAFKOPF_SOLVER_PEOPLE_PLAY_TRAITS_H_
#define SCHAFKOPF_SOLVER_PEOPLE_PLAY_TRAITS_H_

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/people/play_habit.h"
#include "solver/people/witness.h"

namespace schafkopf {

// Places in a row of traits of a card to lead. "Boss": no unseen card of its group is higher.
namespace lead {
enum Trait : std::size_t {
  kTrump,
  kTrumpBoss,
  kTrumpOut,           // trumps unseen
  kTrumpOwn,           // trumps held
  kTrumpHigher,        // unseen trumps above it
  kTrumpTens,          // its points
  kTrumpHighest,       // of the hand's
  kTrumpLowest,        // of the hand's
  kTrumpNoneOut,       // nobody else has one
  kTrumpFirst,         // in the first trick
  kTrumpBossOut,       // trumps unseen, if it is boss
  kTrumpDeclarerNext,  // the declarer plays next
  kTrumpDeclarerLast,  // the declarer plays last
  kBoss,               // from here on plain cards
  kBossOut,            // cards of its suit unseen
  kBossLed,            // its suit was led before
  kBossNoTrumps,       // nobody can ruff it
  kBossFirst,          // in the first trick
  kBossTens,           // its points
  kBeatableTens,       // its points, if it is not boss
  kOwn,                // cards held of its suit
  kSingle,             // the only one of them
  kLed,                // its suit was led before
  kNoneOut,            // nobody else has one
  kFoeRuffs,           // who may be a foe is void and may have trumps
  kFriendRuffs,        // a friend is void and may have trumps
  kFoeRuffsTens,       // its points
  kUnderOwn,           // a higher one is held, and one is unseen
  kCalled,             // searches the called Sau
  kCalledSau,          // is it
  kDeclarerNext,       // the declarer plays next
  kDeclarerLast,       // the declarer plays last
  kDeclarerNextTens,   // its points
  kDeclarerLastTens,   // its points
  kTrumpsOut,          // trumps unseen
  kLedByOpponents,     // of the declarer
  kBossDeclarerLast,
  kBossDeclarerNext,
  kDeclarerVoid,
  kHighestOfMore,        // of several held, and not boss
  kOneHigherTens,        // its points, if one unseen card is higher
  kBossDeclarerBetween,  // the declarer plays neither next nor last
  kOwnTrumps,            // held
  kFirst,                // in the first trick
};
static_assert(kFirst + 1 == kCardTraits);
}  // namespace lead

// ... of a card with which to follow. "Last": nobody behind may be a foe. "Secure": takes the trick
// for all that is seen. "Ours", "theirs", "unknown": who is winning. "Beats", "yields": whether it
// takes the trick from the winner.
namespace follow {
enum Trait : std::size_t {
  kLastFromTheirs,
  kLastStake,  // points on the table, if theirs
  kLastTens,
  kSecure,      // not last
  kRisky,       // not last
  kEarlyStake,  // not last: points on the table
  kSecureTens,
  kRiskyTens,
  kEarlyAbove,  // unseen cards above it
  kBeatsOurs,
  kBeatsOursSecure,
  kBeatsUnknown,
  kToOursTens,
  kToOursSecureTens,
  kToUnknownTens,
  kToTheirsTens,
  kToTheirsSecureTens,
  kRuffs,
  kRuffsStake,  // points on the table
  kRuffsUnder,  // a trump on a plain suit that yields to another
  kStrength,
  kLastStrength,
  kYieldsStrength,
  kRuffStrength,
  kDiscardTens,
  kDiscardSingle,  // the only one of its suit
  kDiscardOwn,     // cards held of its suit
  kDiscardBoss,    // nobody has a higher one
  kFollowsBoss,    // nobody has a higher one
  kBaresTen,       // the ten's only companion
  kDiscardCalled,  // of the called suit
  kDiscardLed,     // its suit was led before
  kCheapest,       // of those that beat
  kDearest,        // of those that beat
  kBeatsDeclarerBehind,
  kYieldsDeclarerBehindTens,
  kBeatsDeclarerBehindTens,
  kBeatsSuitless,  // with a trump not of the trump suit
  kYieldsLowest,   // of those held
  kDiscardDeclarerVoid,
  kCalledSau,
  kToOursDeclarerBehindTens,  // the declarer is not the winner
  kRuffsOwnTrumps,            // held
  kSecureStake,               // points on the table
};
static_assert(kSecureStake + 1 == kCardTraits);
}  // namespace follow

// Sinks: traits in rows ...
class TraitRows {
 public:
  void Add(std::size_t trait, double value) { base_[trait] = value; }
  void If(std::size_t trait, bool condition) { base_[trait] = condition ? 1 : 0; }
  void TensIf(std::size_t trait, bool condition) { tens_[trait] = condition ? 1 : 0; }
  void StrengthIf(std::size_t trait, bool condition) { strength_[trait] = condition ? 1 : 0; }
  CardTraits Of(double tens, double strength) const {
    CardTraits traits;
    for (std::size_t i = 0; i < kCardTraits; ++i) {
      traits[i] = base_[i] + tens_[i] * tens + strength_[i] * strength;
    }
    return traits;
  }

 private:
  CardTraits base_{};
  CardTraits tens_{};
  CardTraits strength_{};
};

// ... or the sums of traits times their weights.
class TraitSums {
 public:
  explicit TraitSums(const CardTraits& weights) : weights_(&weights) {}
  void Add(std::size_t trait, double value) { base_ += (*weights_)[trait] * value; }
  void If(std::size_t trait, bool condition) { base_ += WeightIf(trait, condition); }
  void TensIf(std::size_t trait, bool condition) { per_ten_ += WeightIf(trait, condition); }
  void StrengthIf(std::size_t trait, bool condition) {
    per_strength_ += WeightIf(trait, condition);
  }
  double Of(double tens, double strength) const {
    return base_ + per_ten_ * tens + per_strength_ * strength;
  }

 private:
  // Without a branch: whether conditions hold is hard to predict.
  double WeightIf(std::size_t trait, bool condition) const {
    return std::bit_cast<double>(std::bit_cast<std::uint64_t>((*weights_)[trait]) &
                                 -static_cast<std::uint64_t>(condition));
  }

  const CardTraits* weights_;
  double base_ = 0;
  double per_ten_ = 0;
  double per_strength_ = 0;
};

// min(count, kMost) / kMost.
template <int kMost>
double Capped(int count) {
  static constexpr auto kShares = [] {
    std::array<double, std::size_t{kMost} + 1> shares{};
    for (int i = 0; i <= kMost; ++i) shares[static_cast<std::size_t>(i)] = i / double{kMost};
    return shares;
  }();
  return kShares[static_cast<std::size_t>(std::min(count, kMost))];
}

// Points by ten.
inline double TensOf(int points) {
  static constexpr auto kTens = [] {
    std::array<double, 64> tens{};
    for (std::size_t i = 0; i < tens.size(); ++i) tens[i] = static_cast<int>(i) / 10.0;
    return tens;
  }();
  return kTens[static_cast<std::size_t>(points)];
}
inline double TensOf(Card card) { return TensOf(PointsOf(card).count()); }

// What the seat to move sees, whatever the card.
struct Sight {
  explicit Sight(const Witness& seen)
      : me(seen.to_move()), hand(seen.hand()), relations(seen.RelationsOf(me)) {
    for (const CardSet& each : seen.hands()) unseen |= each;
    unseen -= hand;
    declarer = BitOf(seen.declarer());
    own_trumps = (hand & seen.masks().trumps()).size();
  }
  SeatBits friends() const { return relations.friends; }

  Seat me;
  CardSet hand;
  CardSet unseen;  // held by others
  Witness::Relations relations;
  SeatBits declarer;
  int own_trumps;
};

// ---- On lead

struct LeadSight : Sight {
  explicit LeadSight(const Witness& seen) : Sight(seen) {
    trumps_out = (unseen & seen.masks().trumps()).size();
    first = hand.size() == HandSizeOf(seen);
    declarer_next = BitOf(me.Next()) == declarer;
    declarer_last = BitOf(me.Plus(3)) == declarer;
  }
  static int HandSizeOf(const Witness& seen) { return seen.masks().cards.size() / kSeatCount; }

  int trumps_out;
  bool first;
  bool declarer_next;
  bool declarer_last;
};

template <class Sink>
void AddTrumpLeads(const LeadSight& sight, Sink& sink) {
  using namespace lead;
  sink.If(kTrump, true);
  sink.Add(kTrumpOut, Capped<8>(sight.trumps_out));
  sink.Add(kTrumpOwn, Capped<8>(sight.own_trumps));
  sink.If(kTrumpNoneOut, sight.trumps_out == 0);
  sink.If(kTrumpFirst, sight.first);
  sink.If(kTrumpDeclarerNext, sight.declarer_next);
  sink.If(kTrumpDeclarerLast, sight.declarer_last);
  sink.TensIf(kTrumpTens, true);
}

template <class Sink>
void AddTrumpLead(const Witness& seen, const LeadSight& sight, Card card, Sink& sink) {
  using namespace lead;
  const CardSet above = seen.masks().HigherThan(card);
  const int higher = (sight.unseen & above).size();
  const CardSet own = sight.hand & seen.masks().trumps();
  const bool boss = higher == 0;
  sink.If(kTrumpBoss, boss);
  sink.Add(kTrumpHigher, Capped<4>(higher));
  sink.If(kTrumpHighest, !own.Intersects(above));
  sink.If(kTrumpLowest, (own - above - CardSet::Of(card)).empty());
  sink.Add(kTrumpBossOut, boss ? Capped<4>(sight.trumps_out) : 0);
}

// Of all cards of a plain suit.
template <class Sink>
void AddSuitLeads(const Witness& seen, const LeadSight& sight, std::size_t group, Sink& sink) {
  using namespace lead;
  const CardSet cards = seen.masks().groups[group];
  const int own = (sight.hand & cards).size();
  const SeatBits ruffs =
      sight.trumps_out > 0 ? seen.VoidIn(group) & ~seen.VoidIn(kTrumpGroup) & ~BitOf(sight.me) : 0;
  const bool foe_ruffs = (ruffs & ~sight.friends()) != 0;
  sink.Add(kOwn, Capped<4>(own));
  sink.If(kSingle, own == 1);
  sink.If(kLed, seen.Led(group));
  sink.If(kNoneOut, !sight.unseen.Intersects(cards));
  sink.If(kFoeRuffs, foe_ruffs);
  sink.If(kFriendRuffs, (ruffs & sight.friends()) != 0);
  sink.TensIf(kFoeRuffsTens, foe_ruffs);
  sink.If(kCalled, group == seen.called_group() && !seen.Led(group));
  sink.If(kDeclarerNext, sight.declarer_next);
  sink.If(kDeclarerLast, sight.declarer_last);
  sink.TensIf(kDeclarerNextTens, sight.declarer_next);
  sink.TensIf(kDeclarerLastTens, sight.declarer_last);
  sink.Add(kTrumpsOut, Capped<4>(sight.trumps_out));
  sink.If(kLedByOpponents, seen.LedByOpponents(group));
  sink.If(kDeclarerVoid, (seen.VoidIn(group) & sight.declarer) != 0);
  sink.Add(kOwnTrumps, Capped<5>(sight.own_trumps));
  sink.If(kFirst, sight.first);
}

// Of those of them that are boss.
template <class Sink>
void AddBossLeads(const Witness& seen, const LeadSight& sight, std::size_t group, Sink& sink) {
  using namespace lead;
  sink.If(kBoss, true);
  sink.Add(kBossOut, Capped<5>((sight.unseen & seen.masks().groups[group]).size()));
  sink.If(kBossLed, seen.Led(group));
  sink.If(kBossNoTrumps, sight.trumps_out == 0);
  sink.If(kBossFirst, sight.first);
  sink.TensIf(kBossTens, true);
  sink.If(kBossDeclarerLast, sight.declarer_last);
  sink.If(kBossDeclarerNext, sight.declarer_next);
  sink.If(kBossDeclarerBetween, !sight.declarer_next && !sight.declarer_last);
}

template <class Sink>
void AddSuitLead(const Witness& seen, const LeadSight& sight, std::size_t group, Card card,
                 Sink& sink) {
  using namespace lead;
  const CardSet above = seen.masks().HigherThan(card);
  const int higher = (sight.unseen & above).size();
  const CardSet own = sight.hand & seen.masks().groups[group];
  const bool beatable = higher > 0;
  const bool under_own = own.Intersects(above);
  sink.TensIf(kBeatableTens, beatable);
  sink.If(kUnderOwn, beatable && under_own);
  sink.If(kCalledSau, seen.called().sau.Contains(card) && !seen.Led(group));
  sink.If(kHighestOfMore, beatable && !under_own && own != CardSet::Of(card));
  sink.TensIf(kOneHigherTens, higher == 1);
}

// ---- Following

struct FollowSight : Sight {
  FollowSight(const Witness& seen, CardSet legal) : Sight(seen) {
    const CardMasks& masks = seen.masks();
    led = seen.led_group();
    const SeatBits winner = BitOf(seen.winner());
    SeatBits behind = 0;
    for (int step = seen.trick_size(); step < 3; ++step) behind |= BitOf(me.Plus(3 - step));
    const SeatBits foes_behind = behind & ~friends();
    const bool ruffer_behind = (foes_behind & seen.VoidIn(led) & ~seen.VoidIn(kTrumpGroup)) != 0;
    declarer_behind = (behind & declarer) != 0;
    declarer_wins = winner == declarer;
    last = foes_behind == 0;
    ours = (friends() & winner) != 0;
    unknown = (relations.unknown & winner) != 0;
    theirs = !ours && !unknown;
    const bool plain_best = !masks.trumps().Contains(seen.best_card());
    best_secure = last || (!unseen.Intersects(masks.HigherThan(seen.best_card())) &&
                           !(plain_best && ruffer_behind));
    trumpable = ruffer_behind && unseen.Intersects(masks.trumps());
    beaters = legal & masks.BeatersOf(seen.best_card());
    stake = TensOf(seen.table_points());
    trumps_left = (masks.trumps() & (unseen | hand)).size();
  }

  std::size_t led;
  bool last;
  bool ours;
  bool unknown;
  bool theirs;
  bool best_secure;  // the winner's card
  bool trumpable;    // a foe behind may ruff
  bool declarer_behind;
  bool declarer_wins;
  CardSet beaters;  // the legal cards that beat
  double stake;     // tens on the table
  int trumps_left;  // not yet played
};

// The share of the trumps left that a trump is above.
inline double StrengthOf(const Witness& seen, const FollowSight& sight, Card card) {
  if (!seen.masks().trumps().Contains(card)) return 0;
  const int over = (seen.masks().HigherThan(card) & (sight.unseen | sight.hand)).size();
  return 1 - over / static_cast<double>(sight.trumps_left);
}

// Of all cards that beat.
template <class Sink>
void AddBeaters(const FollowSight& sight, Sink& sink) {
  using namespace follow;
  const bool last = sight.last;
  sink.If(kLastFromTheirs, last && sight.theirs);
  sink.Add(kLastStake, last && sight.theirs ? sight.stake : 0);
  sink.TensIf(kLastTens, last);
  sink.Add(kEarlyStake, last ? 0 : sight.stake);
  sink.If(kBeatsOurs, sight.ours);
  sink.If(kBeatsOursSecure, sight.ours && sight.best_secure);
  sink.If(kBeatsUnknown, sight.unknown);
  sink.StrengthIf(kLastStrength, last);
  sink.If(kBeatsDeclarerBehind, sight.declarer_behind);
  sink.TensIf(kBeatsDeclarerBehindTens, sight.declarer_behind);
}

// Of all that yield.
template <class Sink>
void AddYielders(const FollowSight& sight, Sink& sink) {
  using namespace follow;
  sink.TensIf(kToOursTens, sight.ours);
  sink.TensIf(kToOursSecureTens, sight.ours && sight.best_secure);
  sink.TensIf(kToUnknownTens, sight.unknown);
  sink.TensIf(kToTheirsTens, sight.theirs);
  sink.TensIf(kToTheirsSecureTens, sight.theirs && sight.best_secure);
  sink.StrengthIf(kYieldsStrength, true);
  sink.TensIf(kYieldsDeclarerBehindTens, sight.declarer_behind);
  sink.TensIf(kToOursDeclarerBehindTens,
              sight.ours && sight.declarer_behind && !sight.declarer_wins);
}

// Of one card that beats.
template <class Sink>
void AddBeater(const Witness& seen, const FollowSight& sight, Card card, Sink& sink) {
  using namespace follow;
  const CardSet higher = seen.masks().HigherThan(card);
  const int above = (sight.unseen & higher).size();
  const bool early = !sight.last;
  const bool trump = seen.masks().trumps().Contains(card);
  const bool secure = sight.last || (above == 0 && (trump || !sight.trumpable));
  sink.If(kSecure, early && secure);
  sink.If(kRisky, !secure);
  sink.TensIf(kSecureTens, early && secure);
  sink.TensIf(kRiskyTens, !secure);
  sink.Add(kEarlyAbove, early ? Capped<4>(above) : 0);
  sink.If(kCheapest, (sight.beaters - higher - CardSet::Of(card)).empty());
  sink.If(kDearest, !sight.beaters.Intersects(higher));
  sink.If(kBeatsSuitless, seen.masks().suitless_trumps.Contains(card));
  sink.Add(kSecureStake, secure ? sight.stake : 0);
}

// Of trumps; on a plain suit that was led they ruff.
template <class Sink>
void AddTrump(const FollowSight& sight, bool beats, Sink& sink) {
  using namespace follow;
  const bool ruff = sight.led != kTrumpGroup;
  sink.StrengthIf(kStrength, true);
  sink.StrengthIf(kRuffStrength, ruff);
  sink.If(kRuffs, ruff && beats);
  sink.Add(kRuffsStake, ruff && beats ? sight.stake : 0);
  sink.If(kRuffsUnder, ruff && !beats);
  sink.Add(kRuffsOwnTrumps, ruff && beats ? Capped<5>(sight.own_trumps) : 0);
}

// Of plain cards of the suit led.
template <class Sink>
void AddFollower(const Witness& seen, const FollowSight& sight, Card card, Sink& sink) {
  sink.If(follow::kFollowsBoss, !sight.unseen.Intersects(seen.masks().HigherThan(card)));
  sink.If(follow::kCalledSau, seen.called().sau.Contains(card));
}

// Of cards of the group led, and of trumps.
template <class Sink>
void AddYielder(const Witness& seen, const FollowSight& sight, std::size_t group, Card card,
                Sink& sink) {
  const CardSet own = sight.hand & seen.masks().groups[group];
  sink.If(follow::kYieldsLowest, (own - seen.masks().HigherThan(card) - CardSet::Of(card)).empty());
}

// Of all plain cards of a suit that was not led.
template <class Sink>
void AddDiscards(const Witness& seen, const FollowSight& sight, std::size_t group, Sink& sink) {
  using namespace follow;
  const int own = (sight.hand & seen.masks().groups[group]).size();
  sink.TensIf(kDiscardTens, true);
  sink.If(kDiscardSingle, own == 1);
  sink.Add(kDiscardOwn, Capped<4>(own));
  sink.If(kDiscardCalled, group == seen.called_group());
  sink.If(kDiscardLed, seen.Led(group));
  sink.If(kDiscardDeclarerVoid, (seen.VoidIn(group) & sight.declarer) != 0);
}

template <class Sink>
void AddDiscard(const Witness& seen, const FollowSight& sight, std::size_t group, Card card,
                Sink& sink) {
  using namespace follow;
  const CardMasks& masks = seen.masks();
  const CardSet own = sight.hand & masks.groups[group];
  const Card ten(card.suit(), Rank::kTen);
  const bool is_pair_with_ten = own.Contains(ten) && card != ten && own.size() == 2;
  sink.If(kCalledSau, seen.called().sau.Contains(card));
  sink.If(kDiscardBoss, !sight.unseen.Intersects(masks.HigherThan(card)));
  sink.If(kBaresTen, is_pair_with_ten && sight.unseen.Intersects(masks.HigherThan(ten)));
}

// ---- Both

// Calls visit(card, sums) for each legal card on lead, where `sums` is what `empty` comes to.
template <class Sink, class Visit>
void ForEachLead(const Witness& seen, CardSet legal, const Sink& empty, const Visit& visit) {
  const LeadSight sight(seen);
  for (std::size_t group = 0; group < kGroupNumbers; ++group) {
    const CardSet cards = legal & seen.masks().groups[group];
    if (cards.empty()) continue;
    Sink all = empty;
    if (group == kTrumpGroup) {
      AddTrumpLeads(sight, all);
      for (Card card : cards) {
        Sink own = all;
        AddTrumpLead(seen, sight, card, own);
        visit(card, own.Of(TensOf(card), 0));
      }
      continue;
    }
    AddSuitLeads(seen, sight, group, all);
    Sink boss = all;
    AddBossLeads(seen, sight, group, boss);
    for (Card card : cards) {
      Sink own = sight.unseen.Intersects(seen.masks().HigherThan(card)) ? all : boss;
      AddSuitLead(seen, sight, group, card, own);
      visit(card, own.Of(TensOf(card), 0));
    }
  }
}

// The same for each legal card that follows.
template <class Sink, class Visit>
void ForEachFollow(const Witness& seen, CardSet legal, const Sink& empty, const Visit& visit) {
  const FollowSight sight(seen, legal);
  Sink beating = empty;
  Sink yielding = empty;
  if (!sight.beaters.empty()) AddBeaters(sight, beating);
  if (sight.beaters != legal) AddYielders(sight, yielding);
  for (std::size_t group = 0; group < kGroupNumbers; ++group) {
    const CardSet cards = legal & seen.masks().groups[group];
    if (cards.empty()) continue;
    if (group != kTrumpGroup && group != sight.led) {
      Sink all = yielding;
      AddDiscards(seen, sight, group, all);
      for (Card card : cards) {
        Sink own = all;
        AddDiscard(seen, sight, group, card, own);
        visit(card, own.Of(TensOf(card), 0));
      }
      continue;
    }
    for (Card card : cards) {
      const bool beats = sight.beaters.Contains(card);
      Sink own = beats ? beating : yielding;
      if (beats) AddBeater(seen, sight, card, own);
      if (!beats) AddYielder(seen, sight, group, card, own);
      if (group == kTrumpGroup) AddTrump(sight, beats, own);
      if (group != kTrumpGroup) AddFollower(seen, sight, card, own);
      visit(card, own.Of(TensOf(card), StrengthOf(seen, sight, card)));
    }
  }
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_PEOPLE_PLAY_TRAITS_H_
