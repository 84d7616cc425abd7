#include "solver/habits/bid_habit.h"

#include <algorithm>

#include "engine/cards/indexed.h"
#include "engine/play/contract_rows.h"
#include "solver/habits/bid_traits.h"
#include "solver/habits/habit_loops.h"

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

}  // namespace

std::optional<std::size_t> BidHabitOf(const Contract& contract, Deck deck) {
  if (contract.is_tout() || (deck != Deck::kLong && deck != Deck::kShort)) return std::nullopt;
  const std::size_t place = kRecordedPlaces[contract.row_index()];
  if (place == kRecordedGames.size()) return std::nullopt;
  return 2 * place + (deck == Deck::kLong ? 0 : 1);
}

BidTraits BidTraitsOf(const Contract& contract, CardSet hand, Deck deck, Seat seat) {
  return BidTraitsBy(MasksOf(contract, deck), contract, hand, deck, seat);
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
  return BidOddsBy(kBidWeights[*BidHabitOf(contract, deck)],
                   BidTraitsOf(contract, hand, deck, seat));
}

BidChances BidChancesOf(CardSet hand, Deck deck, Seat seat, std::span<const Contract> offers) {
  return FastestHabitLoops().bids(hand, deck, seat, offers);
}

}  // namespace schafkopf
