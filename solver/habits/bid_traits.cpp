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

// count / kWhole, for counts up to kMost.
template <int kWhole, int kMost>
double PartOf(int count) {
  static constexpr auto kParts = [] {
    std::array<double, std::size_t{kMost} + 1> parts{};
    for (int i = 0; i <= kMost; ++i) parts[static_cast<std::size_t>(i)] = i / double{kWhole};
    return parts;
  }();
  return kParts[static_cast<std::size_t>(count)];
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

BidTraits BidCounter::TraitsOf(CardSet hand, Seat seat) const {
  const BidCounts counts = CountsIn(Suit::kEichel, hand) + CountsIn(Suit::kGras, hand) +
                           CountsIn(Suit::kHerz, hand) + CountsIn(Suit::kSchellen, hand);
  const auto share_of = [&](BidCounts::Number number) {
    return shares_[static_cast<std::size_t>(counts[number])];
  };
  const double share = share_of(BidCounts::kTrumps);
  const int others = trumps_ - counts[BidCounts::kTrumps];
  const double above =
      others == 0 ? 0 : counts.beaten() / (static_cast<double>(hand_size_) * others);
  const bool leads = seat == Seat(0);
  const int saus = counts[BidCounts::kSaus];
  const double sau_part = PartOf<3, 4>(saus);
  return {1,
          share,
          share * share,
          PartOf<4, 4>(std::min(counts.run(), 4)),
          above,
          share - above,
          sau_part,
          share_of(BidCounts::kLosers),
          PartOf<3, 4>(counts[BidCounts::kVoids]),
          share_of(BidCounts::kGuardedTens),
          share_of(BidCounts::kBareTens),
          share_of(BidCounts::kBacked),
          PartOf<30, 120>(counts[BidCounts::kPoints]),
          leads ? 1.0 : 0.0,
          leads ? sau_part : 0.0,
          share * saus,
          PartOf<4, 4>(counts[BidCounts::kObers]),
          0};
}

BidTraits BidTraitsOf(const Contract& contract, CardSet hand, Deck deck, Seat seat) {
  BidTraits traits = BidCounterOf(contract, deck).TraitsOf(hand, seat);
  if (contract.called_card()) {
    traits.back() = CalledLength((hand & CompanionsOfCalled(contract)).size());
  }
  return traits;
}

}  // namespace schafkopf
