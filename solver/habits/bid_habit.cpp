#include "solver/habits/bid_habit.h"

#include <algorithm>

#include "engine/cards/indexed.h"
#include "engine/play/contract_rows.h"
#include "solver/habits/plain_math.h"

namespace schafkopf {
namespace {

// Of every row of kContracts the place among kRecordedGames, or that after the last of them.
constexpr auto kRecordedPlaces = [] {
  Indexed<int, std::size_t, contract_table::kRows.size()> places;
  for (std::size_t row = 0; row < places.items.size(); ++row) {
    places.items[row] = 0;
    for (std::string_view game : kRecordedGames) {
      if (game == contract_table::kRows[row].name) break;
      ++places.items[row];
    }
  }
  return places;
}();

const BidScorer& ScorerOf(std::size_t habit) {
  static const auto kScorers = [] {
    std::array<BidScorer, kBidHabits> scorers;
    for (std::size_t of = 0; of < kBidHabits; ++of) {
      scorers[of] = {kBidWeights[of], HandSize(of % 2 == 0 ? Deck::kLong : Deck::kShort)};
    }
    return scorers;
  }();
  return kScorers[habit];
}

double OddsBy(double score) { return Exp(std::clamp(score, -30.0, 30.0)); }

}  // namespace

std::optional<std::size_t> RecordedPlaceOf(const Contract& contract) {
  const std::size_t place = kRecordedPlaces[contract.row_index()];
  if (contract.is_tout() || place == kRecordedGames.size()) return std::nullopt;
  return place;
}

double ShiftOf(const GameShifts& shifts, const Contract& contract) {
  const auto place = RecordedPlaceOf(contract);
  return place ? shifts[*place] : 0;
}

std::optional<std::size_t> BidHabitOf(const Contract& contract, Deck deck) {
  const auto place = RecordedPlaceOf(contract);
  if (!place || (deck != Deck::kLong && deck != Deck::kShort)) return std::nullopt;
  return 2 * *place + (deck == Deck::kLong ? 0 : 1);
}

std::vector<Contract> RecordedContracts() {
  std::vector<Contract> all;
  for (std::string_view game : kRecordedGames) {
    const auto contracts = ContractsOfRow(*FindContractRow(game), /*touts=*/false);
    all.insert(all.end(), contracts.begin(), contracts.end());
  }
  return all;
}

std::vector<Contract> KnownBids(const RuleSet& rules) {
  std::vector<Contract> bids = RecordedContracts();
  std::erase_if(bids, [&](const Contract& bid) { return FindOffer(rules, bid) == nullptr; });
  return bids;
}

std::vector<Contract> HabitualBids(CardSet hand, Deck deck, std::span<const Contract> offers) {
  const Table table(deck);
  std::vector<Contract> bids;
  for (const Contract& contract : offers) {
    if (ObstacleTo(contract, hand, table) == BidObstacle::kNone) bids.push_back(contract);
  }
  return bids;
}

bool IsOutbid(const Contract& contract, Seat seat, const Contract& winner, Seat declarer) {
  return seat < declarer ? contract.level() < winner.level() : contract.level() <= winner.level();
}

double BidOdds(const Contract& contract, CardSet hand, Deck deck, Seat seat) {
  const BidTraits& weights = kBidWeights[*BidHabitOf(contract, deck)];
  const BidTraits traits = BidTraitsOf(contract, hand, deck, seat);
  double score = 0;
  for (std::size_t i = 0; i < kBidTraits; ++i) score += weights[i] * traits[i];
  return OddsBy(score);
}

BidOffers::BidOffers(Deck deck, const Others& others) : contracts_(others.offers) {
  for (std::size_t place = 0; place < contracts_.size(); ++place) {
    const Contract& contract = contracts_[place];
    Offer offer{
        place, &ScorerOf(*BidHabitOf(contract, deck)), {}, {}, ShiftOf(others.bid, contract)};
    if (const auto called = contract.called_card()) {
      offer.called = CardSet::Of(*called);
      offer.companions = CompanionsOfCalled(contract);
    }
    const BidCounter& counter = BidCounterOf(contract, deck);
    auto alike =
        std::ranges::find_if(alike_, [&](const Alike& with) { return *with.counter == counter; });
    if (alike == alike_.end()) alike = alike_.insert(alike_.end(), {&counter, {}});
    alike->offers.push_back(offer);
  }
}

OfferOdds BidOffers::OddsOf(CardSet hand, Seat seat) const {
  OfferOdds odds;
  for (const auto& [counter, offers] : alike_) {
    const BidCounts counts = counter->CountsOf(hand);
    const double above = counter->AboveOf(counts);
    for (const Offer& offer : offers) {
      int called = 0;
      if (!offer.called.empty()) {
        called = hand.Intersects(offer.called) ? 0 : (hand & offer.companions).size();
        if (called == 0) continue;
      }
      odds.of[offer.place] =
          OddsBy(offer.scorer->ScoreOf(counts, above, seat, called) + offer.shift);
    }
  }
  for (std::size_t place = 0; place < contracts_.size(); ++place) odds.sum += odds.of[place];
  return odds;
}

BidChances BidOffers::ChancesOf(CardSet hand, Seat seat) const {
  const OfferOdds odds = OddsOf(hand, seat);
  BidChances chances{{}, 1 / odds.sum};
  for (std::size_t place = 0; place < contracts_.size(); ++place) {
    if (odds.of[place] > 0) chances.bids.Add({contracts_[place], odds.of[place] / odds.sum});
  }
  return chances;
}

}  // namespace schafkopf
