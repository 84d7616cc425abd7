// Traits of cards besides those by which people are known: what players who learn by playing look
// at. Each said once, as in solver/habits/lead_traits.h and follow_traits.h.
#ifndef SCHAFKOPF_SOLVER_LEARNED_LEARNED_TRAITS_H_
#define SCHAFKOPF_SOLVER_LEARNED_LEARNED_TRAITS_H_

#include <bit>
#include <cstddef>

#include "solver/habits/follow_traits.h"
#include "solver/habits/lead_traits.h"
#include "solver/habits/traits.h"
#include "solver/learned/learned_play.h"

namespace schafkopf {

namespace more_lead {
enum Trait : std::size_t {
  kTrumpFoesNone = kCardTraits,  // no foe may have one
  kTrumpBossRun,                 // trumps held that nobody beats
  kTrumpMore,                    // more are held than unseen
  kTrumpSuitless,                // not of the trump suit
  kTrumpLate,                    // tricks to come
  kTrumpOneHigher,               // one unseen trump is higher
  kTrumpTwoOut,                  // one or two are unseen
  kTrumpUnknown,                 // of somebody it is not known with whom he plays
  kTrumpNeedLittle,              // the own side needs little to win
  kTrumpLowTens,                 // its points, if it is not boss
  kBossFoesNone,                 // from here on plain cards: boss, and no foe may have trumps
  kBossLate,                     // boss: tricks to come
  kBossOwn,                      // boss: cards held of its suit
  kBossRun,                      // boss, and another held is too
  kBossUnknown,                  // boss, and of somebody it is not known with whom he plays
  kBossDeclarerVoid,             // boss, and the declarer is void
  kOut,                          // cards of its suit unseen
  kOneHigher,                    // one unseen card is higher
  kHigher,                       // unseen cards above it
  kUnderTen,                     // the own ten, not boss, stays behind
  kLowest,                       // of those held
  kDeclarerRuffs,                // the declarer is void and may have trumps
  kFriendNext,                   // a friend plays next
  kFriendLast,                   // a friend plays last
  kFriendRuffsTens,              // its points, if a friend may ruff
  kLate,                         // tricks to come
  kNeedLittleTens,               // its points, if the own side needs little
  kTheyNeedLittleTens,           // its points, if the others need little
  kDecidedTens,                  // its points, if the game is decided
  kFoesVoid,                     // a foe is known to be void
  kOutMany,                      // more cards of its suit unseen than others play
  kSingleTrumps,                 // the only one of its suit, trumps held
  kUnderOwnOut,                  // a higher one is held: cards unseen
  kUnknownTens,                  // its points, if of somebody it is not known with whom he plays
};
static_assert(kUnknownTens + 1 == kLearnedTraits);
}  // namespace more_lead

namespace more_follow {
enum Trait : std::size_t {
  kWinsGame = kCardTraits,  // takes what is needed, for all that is seen
  kMayWinGame,              // takes what is needed, if nobody beats it
  kFillsGame,               // gives the own side what is needed
  kLosesGame,               // gives the others what they need, for all that is seen
  kMayLoseGame,             // gives the others what they need, if nobody beats them
  kNeedLittleTens,          // beats: its points, if the own side needs little
  kTheyNeedLittleTens,      // yields to others: its points, if they need little
  kDecidedTens,             // its points, if the game is decided
  kBeatsFriendBehind,       // a friend plays behind
  kBeatsFoesBehind,         // foes behind
  kBeatsTrumpsOut,          // with a trump: trumps unseen
  kBeatsBossTrump,          // with a trump that nobody beats, another beater is held
  kBeatsBossTrumpStake,     // points on the table
  kBeatsTrumpOwn,           // trump on trump: trumps held
  kBeatsPlainOut,           // plain: cards of the suit unseen
  kBeatsPlainLed,           // plain: its suit was led before
  kBeatsLate,               // tricks to come
  kRuffsHigherOut,          // ruffs: unseen trumps above it
  kRuffsFoeVoid,            // ruffs, and a foe behind may ruff too
  kRuffsSuitless,           // ruffs with a trump not of the trump suit
  kRuffsTens,               // its points
  kTheirsFriendBehindTens,  // yields to others: its points, if a friend plays behind
  kOursFoesBehindTens,      // yields to friends: its points by foes behind
  kToDeclarerTens,          // yields to the declarer, a foe: its points
  kYieldsTrump,             // a trump where trumps were led
  kYieldsTrumpHighest,      // of those held, on trumps
  kYieldsLateTens,          // its points in the last three tricks
  kFirstTens,               // its points in the first trick
  kDiscardLoneTen,          // the ten alone, not boss
  kDiscardVoidTrumps,       // the only one of its suit, trumps held
  kDiscardUnderBoss,        // a boss of the suit is held too
  kDiscardOut,              // cards of its suit unseen
  kTheirsStakeTens,         // yields to others: its points by points on the table
  kYieldsLowestTens,        // the lowest held: its points
};
static_assert(kYieldsLowestTens + 1 == kLearnedTraits);
}  // namespace more_follow

// What is still needed, as far as the seat to move knows who took what, and who plays with whom.
struct Needs {
  static constexpr int kLittle = 25;

  Needs(const Witness& seen, const Sight& sight) {
    const bool declares = (seen.side() & BitOf(sight.me)) != 0;
    int ours = seen.PointsOfSeat(sight.me);
    int theirs = 0;
    for (int step = 1; step < seen.seats(); ++step) {
      const Seat seat = seen.After(sight.me, step);
      const SeatBits bit = BitOf(seat);
      if ((sight.friends() & bit) != 0) ours += seen.PointsOfSeat(seat);
      if (((sight.friends() | sight.relations.unknown) & bit) == 0) {
        theirs += seen.PointsOfSeat(seat);
      }
    }
    we = (declares ? 61 : 60) - ours;
    they = (declares ? 60 : 61) - theirs;
  }
  bool decided() const { return we <= 0 || they <= 0; }
  bool we_little() const { return we > 0 && we <= kLittle && they > 0; }
  bool they_little() const { return they > 0 && they <= kLittle && we > 0; }

  int we;    // points until the own side has won
  int they;  // until the others have
};

class MoreLeads {
 public:
  MoreLeads(const Witness& seen, const LeadSight& sight)
      : seen_(seen), sight_(sight), needs_(seen, sight) {
    const SeatBits others = ((1u << seen.seats()) - 1) & ~BitOf(sight.me);
    foes_ = others & ~sight.friends();
    foes_trumpless_ = sight.trumps_out == 0 || (foes_ & ~seen.VoidIn(kTrumpGroup)) == 0;
    unknown_ = (sight.relations.unknown & others) != 0;
    late_ = Capped<8>(sight.hand.size());
    friend_next_ = (sight.friends() & BitOf(seen.After(sight.me, 1))) != 0;
    friend_last_ = (sight.friends() & BitOf(seen.After(sight.me, seen.seats() - 1))) != 0;
  }

  template <class Sink>
  void OfGroup(std::size_t group, Sink& sink) const {
    using namespace more_lead;
    if (group == kTrumpGroup) {
      sink.If(kTrumpFoesNone, foes_trumpless_);
      sink.Add(kTrumpBossRun, Capped<4>(BossesIn(kTrumpGroup)));
      sink.If(kTrumpMore, sight_.own_trumps > sight_.trumps_out);
      sink.Add(kTrumpLate, late_);
      sink.If(kTrumpTwoOut, sight_.trumps_out == 1 || sight_.trumps_out == 2);
      sink.If(kTrumpUnknown, unknown_);
      sink.If(kTrumpNeedLittle, needs_.we_little());
    } else {
      const CardSet cards = seen_.masks().groups[group] & seen_.masks().cards;
      const int out = (sight_.unseen & cards).size();
      const bool may_ruff = sight_.trumps_out > 0;
      const SeatBits ruffers =
          may_ruff ? seen_.VoidIn(group) & ~seen_.VoidIn(kTrumpGroup) : SeatBits{0};
      sink.Add(kOut, Capped<6>(out));
      sink.If(kDeclarerRuffs, (ruffers & foes_ & sight_.declarer) != 0);
      sink.If(kFriendNext, friend_next_);
      sink.If(kFriendLast, friend_last_);
      sink.TensIf(kFriendRuffsTens, (ruffers & sight_.friends()) != 0);
      sink.Add(kLate, late_);
      sink.If(kFoesVoid, (seen_.VoidIn(group) & foes_) != 0);
      sink.If(kOutMany, out >= seen_.seats());
      sink.If(kSingleTrumps,
              (sight_.hand & cards).size() == 1 && sight_.own_trumps > 0 && may_ruff);
      sink.TensIf(kUnknownTens, unknown_);
    }
    sink.TensIf(kNeedLittleTens, needs_.we_little());
    sink.TensIf(kTheyNeedLittleTens, needs_.they_little());
    sink.TensIf(kDecidedTens, needs_.decided());
  }

  template <class Sink>
  void OfCard(Card card, std::size_t group, Sink& sink) const {
    using namespace more_lead;
    const CardMasks& masks = seen_.masks();
    const CardSet above = masks.HigherThan(card);
    const int higher = (sight_.unseen & above).size();
    if (group == kTrumpGroup) {
      sink.If(kTrumpSuitless, masks.suitless_trumps.Contains(card));
      sink.If(kTrumpOneHigher, higher == 1);
      sink.TensIf(kTrumpLowTens, higher > 0);
      return;
    }
    const CardSet own = sight_.hand & masks.groups[group];
    if (higher == 0) {
      sink.If(kBossFoesNone, foes_trumpless_);
      sink.Add(kBossLate, late_);
      sink.Add(kBossOwn, Capped<4>(own.size()));
      sink.If(kBossRun, BossesIn(group) > 1);
      sink.If(kBossUnknown, unknown_);
      sink.If(kBossDeclarerVoid, (seen_.VoidIn(group) & sight_.declarer) != 0);
      return;
    }
    sink.If(kOneHigher, higher == 1);
    sink.Add(kHigher, Capped<4>(higher));
    const Card ten(card.suit(), Rank::kTen);
    sink.If(kUnderTen,
            card != ten && own.Contains(ten) && sight_.unseen.Intersects(masks.HigherThan(ten)));
    sink.If(kLowest, (own - above - CardSet::Of(card)).empty());
    sink.Add(kUnderOwnOut,
             own.Intersects(above) ? Capped<6>((sight_.unseen & masks.groups[group]).size()) : 0);
  }

 private:
  // Cards held of a group that no unseen one of it beats.
  int BossesIn(std::size_t group) const {
    const CardSet own = sight_.hand & seen_.masks().groups[group];
    int count = 0;
    for (Card card : own) count += sight_.unseen.Intersects(seen_.masks().HigherThan(card)) ? 0 : 1;
    return count;
  }

  const Witness& seen_;
  const LeadSight& sight_;
  Needs needs_;
  SeatBits foes_;
  bool foes_trumpless_;
  bool unknown_;
  double late_;
  bool friend_next_;
  bool friend_last_;
};

class MoreFollows {
 public:
  MoreFollows(const Witness& seen, const FollowSight& sight)
      : seen_(seen), sight_(sight), needs_(seen, sight) {
    SeatBits behind = 0;
    for (int step = seen.seats() - 1 - seen.trick_size(); step > 0; --step) {
      behind |= BitOf(seen.After(sight.me, step));
    }
    friend_behind_ = (behind & sight.friends()) != 0;
    foes_behind_ = std::popcount(behind & ~sight.friends());
    trumps_out_ = (sight.unseen & seen.masks().trumps()).size();
    own_ = sight.hand & seen.masks().groups[sight.led];
    first_ = sight.hand.size() * seen.seats() + seen.trick_size() >= seen.masks().cards.size();
    late_ = sight.hand.size() <= 3;
    to_declarer_ = sight.theirs && sight.declarer_wins;
  }

  template <class Sink>
  void OfGroup(std::size_t /*group*/, Sink& /*sink*/) const {}

  template <class Sink>
  void OfCard(Card card, std::size_t group, Sink& sink) const {
    using namespace more_follow;
    const CardMasks& masks = seen_.masks();
    const bool trump = group == kTrumpGroup;
    const bool beats = sight_.beaters.Contains(card);
    const int pot = seen_.table_points() + PointsOf(card).count();
    const CardSet above = masks.HigherThan(card);
    sink.TensIf(kDecidedTens, needs_.decided());
    sink.TensIf(kFirstTens, first_);
    if (beats) {
      const int higher = (sight_.unseen & above).size();
      const bool secure = sight_.last || (higher == 0 && (trump || !sight_.trumpable));
      const bool enough = needs_.we > 0 && pot >= needs_.we;
      const bool ruff = trump && sight_.led != kTrumpGroup;
      sink.If(kWinsGame, enough && secure);
      sink.If(kMayWinGame, enough && !secure);
      sink.TensIf(kNeedLittleTens, needs_.we_little());
      sink.If(kBeatsFriendBehind, friend_behind_);
      sink.Add(kBeatsFoesBehind, Capped<3>(foes_behind_));
      sink.Add(kBeatsLate, Capped<8>(sight_.hand.size()));
      if (trump) {
        const bool dear = higher == 0 && sight_.beaters != CardSet::Of(card);
        sink.Add(kBeatsTrumpsOut, Capped<8>(trumps_out_));
        sink.If(kBeatsBossTrump, dear);
        sink.Add(kBeatsBossTrumpStake, dear ? sight_.stake : 0);
        sink.Add(kBeatsTrumpOwn, ruff ? 0 : Capped<5>(sight_.own_trumps));
      } else {
        sink.Add(kBeatsPlainOut, Capped<6>((sight_.unseen & masks.groups[group]).size()));
        sink.If(kBeatsPlainLed, seen_.Led(group));
      }
      if (ruff) {
        sink.Add(kRuffsHigherOut, Capped<4>(higher));
        sink.If(kRuffsFoeVoid, sight_.trumpable);
        sink.If(kRuffsSuitless, masks.suitless_trumps.Contains(card));
        sink.TensIf(kRuffsTens, true);
      }
      return;
    }
    const bool theirs = sight_.theirs;
    const bool lost = needs_.they > 0 && pot >= needs_.they && theirs;
    sink.If(kFillsGame, sight_.ours && needs_.we > 0 && pot >= needs_.we && sight_.best_secure);
    sink.If(kLosesGame, lost && sight_.best_secure);
    sink.If(kMayLoseGame, lost && !sight_.best_secure);
    sink.TensIf(kTheyNeedLittleTens, theirs && needs_.they_little());
    sink.TensIf(kTheirsFriendBehindTens, theirs && friend_behind_);
    sink.TensIf(kOursFoesBehindTens, sight_.ours && foes_behind_ > 1);
    sink.TensIf(kToDeclarerTens, to_declarer_);
    sink.TensIf(kYieldsLateTens, late_);
    sink.TensIf(kTheirsStakeTens, theirs && seen_.table_points() >= 10);
    if (trump) {
      sink.If(kYieldsTrump, sight_.led == kTrumpGroup);
      sink.If(kYieldsTrumpHighest, sight_.led == kTrumpGroup && !own_.Intersects(above));
      return;
    }
    const CardSet own = sight_.hand & masks.groups[group];
    sink.TensIf(kYieldsLowestTens, (own - above - CardSet::Of(card)).empty());
    if (group == sight_.led) return;
    sink.If(kDiscardLoneTen,
            card.rank() == Rank::kTen && own.size() == 1 && sight_.unseen.Intersects(above));
    sink.If(kDiscardVoidTrumps, own.size() == 1 && sight_.own_trumps > 0 && trumps_out_ > 0);
    sink.If(kDiscardUnderBoss, sight_.unseen.Intersects(above) && HoldsBoss(own));
    sink.Add(kDiscardOut, Capped<6>((sight_.unseen & masks.groups[group]).size()));
  }

 private:
  bool HoldsBoss(CardSet own) const {
    for (Card card : own) {
      if (!sight_.unseen.Intersects(seen_.masks().HigherThan(card))) return true;
    }
    return false;
  }

  const Witness& seen_;
  const FollowSight& sight_;
  Needs needs_;
  CardSet own_;  // of the group led
  int foes_behind_;
  int trumps_out_;
  bool friend_behind_;
  bool first_;
  bool late_;
  bool to_declarer_;
};

// The row of LearnedWeights of the seat to move.
inline std::size_t LearnedRowOf(const Witness& seen) {
  const std::size_t habit = seen.Habit() / 2;
  const std::size_t role = habit < 3 ? habit : (habit - 3) % 2 * 2;
  if (!seen.leads()) return 6 * role + 2 + static_cast<std::size_t>(seen.trick_size());
  const int left = seen.hand().size();
  const int all = seen.masks().cards.size() / seen.seats();
  return 6 * role + (left == all ? 0u : left > 3 ? 1u : 2u);
}

// Calls visit(card, sums) for each legal card, where `sums` is what `empty` comes to.
template <class Sink, class Visit>
void ForEachLearned(const Witness& seen, CardSet legal, const Sink& empty, const Visit& visit) {
  if (seen.leads()) {
    ForEachLead<MoreLeads>(seen, legal, empty, visit);
  } else {
    ForEachFollow<MoreFollows>(seen, legal, empty, visit);
  }
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_LEARNED_LEARNED_TRAITS_H_
