#include "solver/habits/bid_traits.h"

#include <algorithm>
#include <deque>
#include <optional>

#include "solver/habits/bid_habit.h"
#include "solver/habits/card_masks.h"

namespace schafkopf {
namespace {

// What is counted of `own`, all that a hand has of a suit.
BidCounts CountsOf(CardSet own, Suit suit, const CardMasks& masks) {
  BidCounts counts;
  for (Card card : own& masks.trumps()) {
    counts.AddTrump(masks.HigherThan(card).size(), PointsOf(card));
  }
  counts.Add(BidCounts::kObers, (own & RankCards(Rank::kOber)).size());
  const CardSet plain = own & masks.groups[PlaceOf(suit)];
  const CardSet sau = plain & RankCards(Rank::kSau);
  const CardSet ten = plain & RankCards(Rank::kTen);
  const int losers = (plain - sau - ten).size();
  counts.Add(BidCounts::kSaus, sau.size());
  counts.Add(BidCounts::kLosers, losers);
  counts.Add(sau.empty() ? BidCounts::kBareTens : BidCounts::kGuardedTens, ten.size());
  counts.Add(BidCounts::kBacked, sau.empty() ? 0 : losers);
  const bool whole = masks.groups[PlaceOf(suit)].Contains(Card(suit, Rank::kSau));
  counts.Add(BidCounts::kVoids, whole && plain.empty() ? 1 : 0);
  return counts;
}

// The counters of a deck. What a suit looks like under several contracts is counted once.
class Counters {
 public:
  explicit Counters(Deck deck) {
    for (const Contract& contract : RecordedContracts()) {
      const CardMasks& masks = MasksOf(contract, deck);
      PerSuit<const BidCounter::OfSuit*> suits;
      for (Suit suit : kSuits) suits[suit] = &TableOf(suit, masks);
      const int trumps = (masks.cards & masks.trumps()).size();
      counters_[GameOf(contract, deck)][SuitOf(contract)] = {suits, trumps, HandSize(deck)};
    }
  }
  Counters(const Counters&) = delete;

  const BidCounter& Of(const Contract& contract, Deck deck) const {
    return counters_[GameOf(contract, deck)][SuitOf(contract)];
  }

 private:
  static std::size_t GameOf(const Contract& contract, Deck deck) {
    return *BidHabitOf(contract, deck) / 2;
  }
  static Suit SuitOf(const Contract& contract) {
    return contract.named_suit().value_or(Suit::kEichel);
  }

  struct Table {
    Suit suit;
    std::array<int, kRanks.size()> places;  // of the trumps among it; else none
    BidCounter::OfSuit counts;
  };

  const BidCounter::OfSuit& TableOf(Suit suit, const CardMasks& masks) {
    Table table{suit, {}, {}};
    for (Rank rank : kRanks) {
      const Card card(suit, rank);
      const bool trump = masks.trumps().Contains(card);
      table.places[PlaceOf(rank)] = trump ? masks.HigherThan(card).size() : kCardCount;
    }
    for (const Table& made : tables_) {
      if (made.suit == suit && made.places == table.places) return made.counts;
    }
    for (std::uint32_t bits = 0; bits < table.counts.size(); ++bits) {
      const CardSet own = CardSet::FromBits(bits << 8 * static_cast<int>(suit));
      table.counts[bits] = CountsOf(own, suit, masks);
    }
    return tables_.emplace_back(table).counts;
  }

  std::deque<Table> tables_;  // which stay where they are
  std::array<PerSuit<BidCounter>, kRecordedGames.size()> counters_;
};

// Places in a row of traits.
enum Trait : std::size_t {
  kOne,
  kShare,
  kShareSquared,
  kRun,
  kAbove,
  kLessAbove,
  kSaus,
  kLosers,
  kVoids,
  kGuardedTens,
  kBareTens,
  kBacked,
  kPoints,
  kLeads,
  kLeadSaus,
  kShareSaus,
  kObers,
  kCalled,
};
static_assert(kCalled + 1 == kBidTraits);

BidTraits TraitsBy(BidCounts counts, double above, Seat seat, int called, int hand_size) {
  const auto share_of = [&](BidCounts::Number number) {
    return static_cast<double>(counts[number]) / hand_size;
  };
  const double share = share_of(BidCounts::kTrumps);
  const int saus = counts[BidCounts::kSaus];
  const bool leads = seat == Seat(0);
  return {1,
          share,
          share * share,
          std::min(counts.run(), 4) / 4.0,
          above,
          share - above,
          saus / 3.0,
          share_of(BidCounts::kLosers),
          counts[BidCounts::kVoids] / 3.0,
          share_of(BidCounts::kGuardedTens),
          share_of(BidCounts::kBareTens),
          share_of(BidCounts::kBacked),
          counts[BidCounts::kPoints] / 30.0,
          leads ? 1.0 : 0.0,
          leads ? saus / 3.0 : 0.0,
          share * saus,
          counts[BidCounts::kObers] / 4.0,
          called / 3.0};
}

}  // namespace

const BidCounter& BidCounterOf(const Contract& contract, Deck deck) {
  if (deck == Deck::kLong) {
    static const Counters kLong(deck);
    return kLong.Of(contract, deck);
  }
  static const Counters kShort(deck);
  return kShort.Of(contract, deck);
}

BidScorer::BidScorer(const BidTraits& weights, int hand_size)
    : above_(weights[kAbove]), less_above_(weights[kLessAbove]), leads_(weights[kLeads]) {
  const auto product = [&](Trait trait, BidCounts counts, int called = 0) {
    return weights[trait] * TraitsBy(counts, 0, Seat(0), called, hand_size)[trait];
  };
  const auto fill = [&](auto& products, Trait trait, BidCounts::Number number, BidCounts with) {
    for (double& each : products) {
      each = product(trait, with);
      with.Add(number, 1);
    }
  };
  fill(saus_, kSaus, BidCounts::kSaus, {});
  fill(losers_, kLosers, BidCounts::kLosers, {});
  fill(voids_, kVoids, BidCounts::kVoids, {});
  fill(guarded_tens_, kGuardedTens, BidCounts::kGuardedTens, {});
  fill(bare_tens_, kBareTens, BidCounts::kBareTens, {});
  fill(backed_, kBacked, BidCounts::kBacked, {});
  fill(points_, kPoints, BidCounts::kPoints, {});
  fill(lead_saus_, kLeadSaus, BidCounts::kSaus, {});
  fill(obers_, kObers, BidCounts::kObers, {});
  BidCounts held;
  for (OfTrumps& each : trumps_) {
    each.first = product(kOne, held) + product(kShare, held) + product(kShareSquared, held);
    each.share = TraitsBy(held, 0, Seat(0), 0, hand_size)[kShare];
    fill(each.saus, kShareSaus, BidCounts::kSaus, held);
    held.Add(BidCounts::kTrumps, 1);
  }
  BidCounts best;
  for (int run = 0; run <= kLongestRun; ++run) {
    runs_[static_cast<std::size_t>(run)] = product(kRun, best);
    best.AddTrump(run, {});
  }
  for (int called = 0; called < static_cast<int>(called_.size()); ++called) {
    called_[static_cast<std::size_t>(called)] = product(kCalled, {}, called);
  }
}

BidTraits BidTraitsOf(const Contract& contract, CardSet hand, Deck deck, Seat seat) {
  const BidCounter& counter = BidCounterOf(contract, deck);
  const BidCounts counts = counter.CountsOf(hand);
  const CardSet plain = contract.called_card() ? hand & CompanionsOfCalled(contract) : CardSet();
  return TraitsBy(counts, counter.AboveOf(counts), seat, plain.size(), counter.hand_size());
}

}  // namespace schafkopf
