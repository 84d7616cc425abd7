// What the traits of a card to lead mean, each said once (solver/habits/traits.h).
#ifndef SCHAFKOPF_SOLVER_HABITS_LEAD_TRAITS_H_
#define SCHAFKOPF_SOLVER_HABITS_LEAD_TRAITS_H_

#include <cstddef>

#include "solver/habits/traits.h"

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

struct LeadSight : Sight {
  explicit LeadSight(const Witness& seen) : Sight(seen) {
    trumps_out = (unseen & seen.masks().trumps()).size();
    first = hand.size() == HandSizeOf(seen);
    declarer_next = BitOf(seen.After(me, 1)) == declarer;
    declarer_last = BitOf(seen.After(me, seen.seats() - 1)) == declarer;
  }
  static int HandSizeOf(const Witness& seen) { return seen.masks().cards.size() / seen.seats(); }

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
  sink.If(kCalledSau, seen.called().card.Contains(card) && !seen.Led(group));
  sink.If(kHighestOfMore, beatable && !under_own && own != CardSet::Of(card));
  sink.TensIf(kOneHigherTens, higher == 1);
}

// Calls visit(card, sums) for each legal card on lead, where `sums` is what `empty` comes to, with
// the traits of `More` besides.
template <class More = NoMore, class Sink, class Visit>
void ForEachLead(const Witness& seen, CardSet legal, const Sink& empty, const Visit& visit) {
  const LeadSight sight(seen);
  const More more(seen, sight);
  for (std::size_t group = 0; group < kGroupNumbers; ++group) {
    const CardSet cards = legal & seen.masks().groups[group];
    if (cards.empty()) continue;
    Sink all = empty;
    if (group == kTrumpGroup) {
      AddTrumpLeads(sight, all);
      more.OfGroup(group, all);
      for (Card card : cards) {
        Sink own = all;
        AddTrumpLead(seen, sight, card, own);
        more.OfCard(card, group, own);
        visit(card, own.Of(TensOf(card), 0));
      }
      continue;
    }
    AddSuitLeads(seen, sight, group, all);
    more.OfGroup(group, all);
    Sink boss = all;
    AddBossLeads(seen, sight, group, boss);
    for (Card card : cards) {
      Sink own = sight.unseen.Intersects(seen.masks().HigherThan(card)) ? all : boss;
      AddSuitLead(seen, sight, group, card, own);
      more.OfCard(card, group, own);
      visit(card, own.Of(TensOf(card), 0));
    }
  }
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HABITS_LEAD_TRAITS_H_
