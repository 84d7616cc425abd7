#include "engine/play/deal_fault.h"

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

// Each of two players has eight cards face up, each on another of his own.
bool AreCoversOfHands(const Covers& covers, const Hands& hands) {
  const CardSet below = covers.below();
  if (SeatsOf(hands) != 2) return below.empty();
  for (const CardSet& hand : hands) {
    CardSet tops;
    for (Card card : hand& below) tops.Insert(*covers.TopOf(card));
    if (tops != hand - below || 2 * tops.size() != hand.size()) return false;
  }
  return true;
}

// Where nobody declares: of the old ones in Kop whoever holds EO; nobody in a Ramsch.
Seat DeclarerByCards(const Contract& contract, const Hands& hands) {
  for (Seat seat : kSeats) {
    const bool old = hands[seat].Contains(Card(Suit::kEichel, Rank::kOber));
    if (old && contract.parties() == Parties::kOld) return seat;
  }
  return Seat(0);
}

// After the exchange the declarer, who offered the wedding, has given his trumps away.
DealFault FaultOfPair(const Deal& deal) {
  const CardSet trumps = TrumpsOf(deal.contract);
  const int held = (deal.hands[deal.declarer] & trumps).size();
  const int most = deal.contract.gives_trump_back() ? 1 : 0;
  if (held <= most) return {};
  return {DealFault::Kind::kNotExchanged, BidObstacle::kNone, held, most};
}

}  // namespace

DealFault FaultOf(const Deal& deal, const RuleOptions& options) {
  using enum DealFault::Kind;
  if (!AreHandsOfADeck(deal.hands)) return {kHands};
  if (!AreCoversOfHands(deal.covers, deal.hands)) return {kCovers};
  const int seats = deal.seats();
  if (!IsPlayedBy(deal.contract.row(), seats)) return {kPlayers};
  if (deal.declarer.index() >= seats) return {kDeclarer};
  const auto partner = deal.contract.partner();
  if (partner == deal.declarer) return {kPartner};
  const BidObstacle obstacle = ObstacleTo(deal.contract, deal.hands[deal.declarer], deal.deck(),
                                          options, BidTime::kAllPassed);
  if (obstacle != BidObstacle::kNone) return {kBid, obstacle};
  return partner ? FaultOfPair(deal) : DealFault{};
}

std::variant<Deal, DealFault> MakeDeal(const DealParts& parts, const RuleOptions& options) {
  const Contract contract = ContractUnder(parts.contract, options);
  const Seat declarer =
      contract.has_declarer() ? parts.declarer : DeclarerByCards(contract, parts.hands);
  Deal deal = {contract, declarer, parts.hands, {}, parts.covers};
  if (const DealFault fault = FaultOf(deal, options)) return fault;
  deal.duties = DutiesOf(contract, deal.deck(), options);
  return deal;
}

}  // namespace schafkopf
