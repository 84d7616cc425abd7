#include "engine/deal.h"

#include <array>

namespace schafkopf {
namespace {

constexpr CardSet kOldCards = {Card(Suit::kEichel, Rank::kOber), Card(Suit::kGras, Rank::kOber)};
constexpr std::array kCallableSuits = {Suit::kEichel, Suit::kGras, Suit::kSchellen};

// The highest Unter that `hand` lacks; nothing if it has all four.
std::optional<Card> HighestUnterWithout(CardSet hand) {
  for (Suit suit : kSuits) {
    const Card unter(suit, Rank::kUnter);
    if (!hand.Contains(unter)) return unter;
  }
  return std::nullopt;
}

// The seats that hold any of `cards`.
SeatSet HoldersOf(CardSet cards, const Hands& hands) {
  SeatSet holders;
  for (Seat seat : kSeats) {
    if (hands[seat].Intersects(cards)) holders = holders | SeatSet::Of(seat);
  }
  return holders;
}

Card MussCard(const RuleOptions& options) {
  Suit suit = Suit::kEichel;
  if (options.Is({"muss_card", "GO"})) suit = Suit::kGras;
  if (options.Is({"muss_card", "HO"})) suit = Suit::kHerz;
  if (options.Is({"muss_card", "SO"})) suit = Suit::kSchellen;
  return Card(suit, Rank::kOber);
}

BidObstacle ObstacleToMuss(const Contract& contract, CardSet hand, Deck deck,
                           const RuleOptions& options) {
  if (!hand.Contains(MussCard(options))) return BidObstacle::kLacksMussCard;
  if (hand.Contains(*contract.called_card())) return BidObstacle::kHoldsCalledSau;
  return MussCalls(hand, deck).Contains(*contract.called_card()) ? BidObstacle::kNone
                                                                 : BidObstacle::kCallsOutOfOrder;
}

}  // namespace

SeatSet DeclarerSide(const Deal& deal) {
  const SeatSet declarer = SeatSet::Of(deal.declarer);
  switch (deal.contract.parties()) {
    case Parties::kSolo:
    case Parties::kEach:
      break;
    case Parties::kCross:
      return declarer | SeatSet::Of(deal.declarer.Plus(2));
    case Parties::kPair:
      return declarer | SeatSet::Of(*deal.contract.partner());
    case Parties::kCall:
      return declarer | HoldersOf({*deal.contract.called_card()}, deal.hands);
    case Parties::kOld:
      return HoldersOf(kOldCards, deal.hands);
    case Parties::kHighestUnter:
      if (const auto unter = HighestUnterWithout(deal.hands[deal.declarer])) {
        return declarer | HoldersOf({*unter}, deal.hands);
      }
      break;
  }
  return declarer;
}

CardSet HighestHand(const Contract& contract, Deck deck, int seats) {
  const CardOrder order(contract);
  CardSet highest;
  for (Card card : order.best_first()) {
    if (highest.size() < HandSize(deck, seats) && CardsOf(deck).Contains(card)) {
      highest.Insert(card);
    }
  }
  return highest;
}

CardSet MussCalls(CardSet hand, Deck deck) {
  const CardOrder order(Contract::Named("muss", Suit::kEichel));
  CardSet normal;
  for (Suit suit : kCallableSuits) {
    const Card sau(suit, Rank::kSau);
    if (!hand.Contains(sau) && hand.Intersects(order.PlainSuit(suit))) normal.Insert(sau);
  }
  if (!normal.empty()) return normal;
  for (Rank rank : {Rank::kSau, Rank::kTen, Rank::kKing}) {
    CardSet calls;
    for (Suit suit : kCallableSuits) {
      const Card card(suit, rank);
      if (CardsOf(deck).Contains(card) && !hand.Contains(card)) calls.Insert(card);
    }
    if (!calls.empty()) return calls;
  }
  return {};
}

BidObstacle ObstacleTo(const Contract& contract, CardSet hand, Deck deck,
                       const RuleOptions& options) {
  const ContractRow& row = contract.row();
  if (!IsPlayedWith(row, deck)) return BidObstacle::kOtherDeck;
  if (contract.is_tout() && row.parties == Parties::kCall && !options.On("ruf_tout")) {
    return BidObstacle::kNoCalledTout;
  }
  if (row.name == "muss") return ObstacleToMuss(contract, hand, deck, options);
  if (auto sau = contract.called_card()) {
    if (hand.Contains(*sau)) return BidObstacle::kHoldsCalledSau;
    if (sau->rank() != Rank::kSau) return BidObstacle::kOnlyAsRenonce;
    if (!hand.Intersects(CardOrder(contract).PlainSuit(sau->suit())))
      return BidObstacle::kNoCardOfCalled;
  }
  if (contract.objective() == Objective::kHoldTop) {
    const bool three = DeckOfHandSize(hand.size(), 3) == deck;
    if (hand != HighestHand(contract, deck, three ? 3 : kSeatCount))
      return BidObstacle::kLacksHighestTrumps;
  }
  if (row.parties == Parties::kHighestUnter || row.name == "cicha") {
    if (!hand.Contains(kOldCards)) return BidObstacle::kLacksOld;
  }
  return BidObstacle::kNone;
}

bool IsRenonce(const Contract& contract, CardSet hand, Deck deck, const RuleOptions& options) {
  if (contract.row().name != "ruf" || !options.On("renonce")) return false;
  const CardSet calls = MussCalls(hand, deck);
  for (Card card : calls) {
    const bool by_rule =
        card.rank() == Rank::kSau && hand.Intersects(CardOrder(contract).PlainSuit(card.suit()));
    if (by_rule) return false;
  }
  return calls.Contains(*contract.called_card());
}

}  // namespace schafkopf
