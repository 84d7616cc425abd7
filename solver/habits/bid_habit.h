// How people bid: how likely a hand announces each game, or passes.
//
// What a hand looks like under a contract, by weights for each game and deck, gives each contract
// it may bid a score; passing has score 0, and chances are proportional to exp(score). The weights
// are fitted on recorded deals, those that nobody bid among them (tools/fit/fit_habits.cpp).
#ifndef SCHAFKOPF_SOLVER_HABITS_BID_HABIT_H_
#define SCHAFKOPF_SOLVER_HABITS_BID_HABIT_H_

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "engine/cards/random.h"
#include "engine/play/deal.h"
#include "engine/table/rule_set.h"
#include "solver/habits/bid_traits.h"
#include "solver/habits/others.h"

namespace schafkopf {

// Ruf, solo, wenz, geier and farbwenz, with the long and with the short deck.
inline constexpr std::size_t kBidHabits = 2 * kRecordedGames.size();
using BidWeights = std::array<BidTraits, kBidHabits>;

// The row of weights of a contract; nothing where the recorded tables do not play it.
std::optional<std::size_t> BidHabitOf(const Contract& contract, Deck deck);

// The recorded contracts that the rule set has.
std::vector<Contract> KnownBids(const RuleSet& rules);
// Those of them that a table offers and this hand may announce.
std::vector<Contract> HabitualBids(CardSet hand, Deck deck, std::span<const Contract> offers);

// Whether a bid of `contract` by `seat` would have left `winner` to `declarer`.
bool IsOutbid(const Contract& contract, Seat seat, const Contract& winner, Seat declarer);

// How many times as likely as to pass a hand is to bid the contract. REQUIRES: BidHabitOf knows it
// and the hand may announce it.
double BidOdds(const Contract& contract, CardSet hand, Deck deck, Seat seat);
// All but one of the 6,134 recorded declarers were likelier to bid: what lies below is outside of
// what was fitted.
inline constexpr double kLeastBidOdds = 1e-4;

// How likely a hand bids what, as if it were asked first; where a table offers fewer of the
// contracts the others take their place in proportion.
struct BidChance {
  Contract contract;
  double chance;
};
inline constexpr std::size_t kMostBids = 16;
// At most so many: every contract of RecordedContracts, and one with another card called.
class BidList {
 public:
  // REQUIRES: room.
  void Add(const BidChance& bid) { bids_[count_++] = bid; }
  std::size_t size() const { return count_; }
  const BidChance* begin() const { return bids_.data(); }
  const BidChance* end() const { return bids_.data() + count_; }
  BidChance* begin() { return bids_.data(); }
  BidChance* end() { return bids_.data() + count_; }

 private:
  std::array<BidChance, kMostBids> bids_;
  std::size_t count_ = 0;
};
struct BidChances {
  BidList bids;
  double pass;

  // One of them by its chance; nothing: passes.
  std::optional<Contract> Draw(Random& random) const {
    double draw = random.Fraction();
    for (const BidChance& bid : bids) {
      draw -= bid.chance;
      if (draw < 0) return bid.contract;
    }
    return std::nullopt;
  }
};

// By the place of each offer, how many times as likely as to pass a hand is to bid it: 0 where it
// may not.
struct OfferOdds {
  std::array<double, kMostBids> of{};
  double sum = 1;  // of all and of passing
};

// What a table offers, looked up once for many hands. Any thread may ask.
class BidOffers {
 public:
  // REQUIRES: BidHabitOf knows the others' offers, at most kMostBids.
  BidOffers(Deck deck, const Others& others);

  // Cost some 2,000 instructions.
  OfferOdds OddsOf(CardSet hand, Seat seat) const;
  BidChances ChancesOf(CardSet hand, Seat seat) const;

 private:
  struct Offer {
    std::size_t place;
    const BidScorer* scorer;
    CardSet called;      // not held; empty: nothing is called
    CardSet companions;  // of which one is held
    double shift;        // Others::bid
  };
  // Offers under the same trumps.
  struct Alike {
    const BidCounter* counter;
    std::vector<Offer> offers;
  };

  std::vector<Contract> contracts_;
  std::vector<Alike> alike_;
};
// Those of one hand.
inline BidChances BidChancesOf(CardSet hand, Deck deck, Seat seat, const Others& others) {
  return BidOffers(deck, others).ChancesOf(hand, seat);
}

// In solver/habits/bid_weights.cpp.
extern const BidWeights kBidWeights;

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HABITS_BID_HABIT_H_
