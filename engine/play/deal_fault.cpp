#include "engine/play/deal_fault.h"

namespace schafkopf {
namespace {

bool AreHandsOf(const Table& table, const Hands& hands) {
  CardSet dealt;
  for (Seat seat : kSeats) {
    const CardSet hand = hands[seat];
    const int size = seat.index() < table.seats ? table.hand_size() : 0;
    if (hand.size() != size || hand.Intersects(dealt)) return false;
    dealt |= hand;
  }
  return dealt == CardsOf(table.deck);
}

// Each of two players has eight cards face up, each on another of his own.
bool AreCoversOfHands(const Covers& covers, const Hands& hands, int seats) {
  const CardSet below = covers.below();
  if (seats != 2) return below.empty();
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
DealFault FaultOfPair(const Contract& contract, CardSet declarers) {
  const int held = (declarers & TrumpsOf(contract)).size();
  const int most = contract.gives_trump_back() ? 1 : 0;
  if (held <= most) return {};
  return {DealFault::Kind::kNotExchanged, BidObstacle::kNone, held, most};
}

}  // namespace

std::optional<Table> TableOf(const Hands& hands, const RuleOptions& options) {
  const int size = hands[Seat(0)].size();
  const int seats = SeatsOf(hands);
  const auto deck = DeckOfHandSize(size, seats);
  if (!deck) return std::nullopt;
  const Table table(*deck, seats, options);
  return AreHandsOf(table, hands) ? std::optional(table) : std::nullopt;
}

DealFault FaultOf(const DealParts& parts, const Table& table) {
  using enum DealFault::Kind;
  const auto& [contract, declarer, hands, covers] = parts;
  if (!AreHandsOf(table, hands)) return {kHands};
  if (!AreCoversOfHands(covers, hands, table.seats)) return {kCovers};
  if (!IsPlayedAt(contract.row(), table.seats, table.options)) return {kPlayers};
  if (declarer.index() >= table.seats) return {kDeclarer};
  if (contract.partner() == declarer) return {kPartner};
  const BidObstacle obstacle = ObstacleTo(contract, hands[declarer], table, BidTime::kAllPassed);
  if (obstacle != BidObstacle::kNone) return {kBid, obstacle};
  return contract.partner() ? FaultOfPair(contract, hands[declarer]) : DealFault{};
}

std::variant<Deal, DealFault> MakeDeal(const DealParts& parts, const RuleOptions& options) {
  const auto table = TableOf(parts.hands, options);
  if (!table) return DealFault{DealFault::Kind::kHands};
  DealParts meant = parts;
  meant.contract = ContractUnder(parts.contract, options);
  if (!meant.contract.has_declarer()) {
    meant.declarer = DeclarerByCards(meant.contract, parts.hands);
  }
  if (const DealFault fault = FaultOf(meant, *table)) return fault;
  return Deal{Game(meant.contract, *table), meant.declarer, meant.hands, meant.covers};
}

}  // namespace schafkopf
