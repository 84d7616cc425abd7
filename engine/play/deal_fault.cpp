#include "engine/play/deal_fault.h"

#include <algorithm>

namespace schafkopf {
namespace {

bool AreHandsOfADeck(const Hands& hands) {
  const int seats = SeatsOf(hands);
  const int size = hands[Seat(0)].size();
  const auto deck = DeckOfHandSize(size, seats);
  if (!deck) return false;
  CardSet dealt;
  for (int index = 0; index < seats; ++index) {
    const CardSet hand = hands[Seat(index)];
    if (hand.size() != size || hand.Intersects(dealt)) return false;
    dealt |= hand;
  }
  return dealt == CardsOf(*deck);
}

// After the exchange one of the pair has given his trumps away.
DealFault FaultOfPair(const Deal& deal, const RuleOptions& options) {
  const CardSet trumps = CardOrder(deal.contract).trumps();
  const int least = std::min((deal.hands[deal.declarer] & trumps).size(),
                             (deal.hands[*deal.contract.partner()] & trumps).size());
  const bool one_back = deal.contract.row().special.exchanged == 1 &&
                        options.Is({"hochzeit_return_trump", "allowed"});
  const int most = one_back ? 1 : 0;
  if (least <= most) return {};
  return {DealFault::Kind::kNotExchanged, BidObstacle::kNone, least, most};
}

}  // namespace

DealFault FaultOf(const Deal& deal, const RuleOptions& options) {
  using enum DealFault::Kind;
  if (!AreHandsOfADeck(deal.hands)) return {kHands};
  const int seats = deal.seats();
  if (!IsPlayedBy(deal.contract.row(), seats)) return {kPlayers};
  if (deal.declarer.index() >= seats) return {kDeclarer};
  const auto partner = deal.contract.partner();
  if (partner == deal.declarer) return {kPartner};
  const BidObstacle obstacle = ObstacleTo(deal.contract, deal.hands[deal.declarer], deal.deck(),
                                          options, BidTime::kAllPassed);
  if (obstacle != BidObstacle::kNone) return {kBid, obstacle};
  return partner ? FaultOfPair(deal, options) : DealFault{};
}

}  // namespace schafkopf
