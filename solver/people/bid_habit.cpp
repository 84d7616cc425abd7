#include "solver/people/bid_habit.h"

#include <algorithm>

#include "engine/money/rule_set.h"
#include "engine/play/card_order.h"
#include "solver/people/at_table.h"

namespace schafkopf {
namespace {

// Rows of kContracts.
constexpr std::array kRecorded = {*FindContractRow("ruf"), *FindContractRow("solo"),
                                  *FindContractRow("wenz"), *FindContractRow("geier"),
                                  *FindContractRow("farbwenz")};

}  // namespace

std::optional<std::size_t> BidHabitOf(const Contract& contract, Deck deck) {
  if (contract.is_tout() || (deck != Deck::kLong && deck != Deck::kShort)) return std::nullopt;
  const auto row = std::find(kRecorded.begin(), kRecorded.end(), contract.row_index());
  if (row == kRecorded.end()) return std::nullopt;
  const auto place = static_cast<std::size_t>(row - kRecorded.begin());
  return 2 * place + (deck == Deck::kLong ? 0 : 1);
}

BidTraits BidTraitsOf(const Contract& contract, CardSet hand, Deck deck, Seat seat) {
  const CardOrder order(contract);
  const CardSet cards = CardsOf(deck);
  const double size = hand.size();
  const CardSet trumps = hand & order.trumps();
  int run = 0;
  bool unbroken = true;
  int others_above = 0;  // trumps of the others
  int beaten = 0;        // sum over own trumps of the others' above it
  for (Card card : order.best_first()) {
    if (!order.trumps().Contains(card)) break;
    if (!cards.Contains(card)) continue;
    if (hand.Contains(card)) {
      beaten += others_above;
      run += unbroken ? 1 : 0;
    } else {
      ++others_above;
      unbroken = false;
    }
  }
  int aces = 0;
  int guarded_tens = 0;
  int bare_tens = 0;
  int losers = 0;
  int voids = 0;
  int backed = 0;  // low cards beside an ace
  for (Suit suit : kSuits) {
    const CardSet whole = order.PlainSuit(suit) & cards;
    if (whole.empty()) continue;
    const CardSet own = hand & whole;
    if (own.empty()) ++voids;
    const CardSet sau = CardSet::Of(Card(suit, Rank::kSau)) & whole;
    const CardSet ten = CardSet::Of(Card(suit, Rank::kTen)) & whole;
    const bool has_sau = hand.Intersects(sau);
    const bool has_ten = hand.Intersects(ten);
    aces += has_sau ? 1 : 0;
    if (has_ten) (has_sau ? guarded_tens : bare_tens) += 1;
    const int low = (own - sau - ten).size();
    losers += low;
    if (has_sau) backed += low;
  }
  const double share = trumps.size() / size;
  const double above = others_above > 0 ? beaten / (size * others_above) : 0;
  const bool leads = seat == Seat(0);
  const auto called = contract.called_card();
  const double called_length = called ? (hand & order.GroupOf(*called)).size() / 3.0 : 0;
  return {1,
          share,
          share * share,
          std::min(run, 4) / 4.0,
          above,
          share - above,
          aces / 3.0,
          losers / size,
          voids / 3.0,
          guarded_tens / size,
          bare_tens / size,
          backed / size,
          PointsOf(trumps).count() / 30.0,
          leads ? 1.0 : 0.0,
          leads ? aces / 3.0 : 0.0,
          share * aces,
          (hand & RankCards(Rank::kOber)).size() / 4.0,
          called_length};
}

std::vector<Contract> RecordedContracts() {
  std::vector<Contract> all;
  for (int row : kRecorded) {
    const auto contracts = ContractsOfRow(row, /*touts=*/false);
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
  std::vector<Contract> bids;
  for (const Contract& contract : offers) {
    if (ObstacleTo(contract, hand, deck) == BidObstacle::kNone) bids.push_back(contract);
  }
  return bids;
}

bool IsOutbid(const Contract& contract, Seat seat, const Contract& winner, Seat declarer) {
  return seat < declarer ? contract.level() < winner.level() : contract.level() <= winner.level();
}

double BidOdds(const Contract& contract, CardSet hand, Deck deck, Seat seat) {
  const BidTraits traits = BidTraitsOf(contract, hand, deck, seat);
  const BidTraits& weights = kBidWeights[*BidHabitOf(contract, deck)];
  double score = 0;
  for (std::size_t i = 0; i < kBidTraits; ++i) score += weights[i] * traits[i];
  return Exp(std::clamp(score, -30.0, 30.0));
}

BidChances BidChancesOf(CardSet hand, Deck deck, Seat seat, std::span<const Contract> offers) {
  BidChances chances{{}, 1};
  double sum = 1;
  for (const Contract& contract : HabitualBids(hand, deck, offers)) {
    chances.bids.push_back({contract, BidOdds(contract, hand, deck, seat)});
    sum += chances.bids.back().chance;
  }
  for (BidChance& bid : chances.bids) bid.chance /= sum;
  chances.pass /= sum;
  return chances;
}

}  // namespace schafkopf
