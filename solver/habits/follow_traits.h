// What the traits of a card with which to follow mean, each said once (solver/habits/traits.h).
#ifndef SCHAFKOPF_SOLVER_HABITS_FOLLOW_TRAITS_H_
#define SCHAFKOPF_SOLVER_HABITS_FOLLOW_TRAITS_H_

#include <cstddef>

#include "solver/habits/traits.h"

namespace schafkopf {

// Places in a row of traits of a card with which to follow. "Last": nobody behind may be a foe.
// "Secure": takes the trick for all that is seen. "Ours", "theirs", "unknown": who is winning.
// "Beats", "yields": whether it takes the trick from the winner.
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

struct FollowSight : Sight {
  FollowSight(const Witness& seen, CardSet legal) : Sight(seen) {
    const CardMasks& masks = seen.masks();
    led = seen.led_group();
    const SeatBits winner = BitOf(seen.winner());
    SeatBits behind = 0;
    for (int step = seen.seats() - 1 - seen.trick_size(); step > 0; --step) {
      behind |= BitOf(seen.After(me, step));
    }
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
  sink.If(follow::kCalledSau, seen.called().card.Contains(card));
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
  sink.If(kCalledSau, seen.called().card.Contains(card));
  sink.If(kDiscardBoss, !sight.unseen.Intersects(masks.HigherThan(card)));
  sink.If(kBaresTen, is_pair_with_ten && sight.unseen.Intersects(masks.HigherThan(ten)));
}

// Calls visit(card, sums) for each legal card that follows, where `sums` is what `empty` comes to,
// with the traits of `More` besides.
template <class More = NoMore, class Sink, class Visit>
void ForEachFollow(const Witness& seen, CardSet legal, const Sink& empty, const Visit& visit) {
  const FollowSight sight(seen, legal);
  const More more(seen, sight);
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
        more.OfCard(card, group, own);
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
      more.OfCard(card, group, own);
      visit(card, own.Of(TensOf(card), StrengthOf(seen, sight, card)));
    }
  }
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HABITS_FOLLOW_TRAITS_H_
