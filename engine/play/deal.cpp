#include "engine/play/deal.h"

#include <array>

namespace schafkopf {
namespace {

constexpr std::array kCallableSuits = {Suit::kEichel, Suit::kGras, Suit::kSchellen};
// What may be called, in turn: the next once a hand holds all three of one.
constexpr std::array kCalledRanks = {Rank::kSau, Rank::kTen, Rank::kKing};

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

// To a game that calls as a Muss does, or by the rule of a Rufspiel.
BidObstacle ObstacleToCall(const Contract& contract, CardSet hand, Deck deck, bool as_muss) {
  const Card called = contract.called_card().value();
  if (hand.Contains(called)) return BidObstacle::kHoldsCalledSau;
  if (as_muss) {
    return MussCalls(hand, deck).Contains(called) ? BidObstacle::kNone
                                                  : BidObstacle::kCallsOutOfOrder;
  }
  if (called.rank() != Rank::kSau) return BidObstacle::kOnlyAsRenonce;
  return hand.Intersects(CompanionsOfCalled(contract)) ? BidObstacle::kNone
                                                       : BidObstacle::kNoCardOfCalled;
}

// What no Rufspiel may but a Renonce.
bool CallsNoSau(const Contract& contract) {
  return IsRufspiel(contract.row()) && contract.called_card()->rank() != Rank::kSau;
}

}  // namespace

SeatSet DeclarerSide(const Deal& deal) {
  if (deal.past && deal.past->side != SeatSet()) return deal.past->side;
  const SeatSet declarer = SeatSet::Of(deal.declarer);
  switch (deal.contract().parties()) {
    case Parties::kSolo:
    case Parties::kEach:
      break;
    case Parties::kCross:
      return declarer | SeatSet::Of(deal.declarer.Plus(2));
    case Parties::kPair:
      return declarer | SeatSet::Of(*deal.contract().partner());
    case Parties::kCall:
      return declarer | HoldersOf({*deal.contract().called_card()}, deal.hands);
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

CardSet CompanionsOfCalled(const Contract& contract) {
  return SuitCards(contract.called_card()->suit()) - TrumpsOf(contract);
}

bool MayOfferWedding(const Contract& contract, CardSet hand) {
  return (hand & TrumpsOf(contract)).size() == contract.row().special.exchanged;
}

int HighestTrumps(const Game& game, CardSet hand) {
  int count = 0;
  for (Card card : game.order().best_first()) {
    if (!game.order().trumps().Contains(card) || !hand.Contains(card)) break;
    ++count;
  }
  return count;
}

int TrumpsForTout(const Contract& contract, const RuleOptions& options) {
  return options.games()
      .Of(GameTerm::kToutLaufende, contract.row_index(), contract.named_suit())
      .value_or(options.Number("tout_min_laufende"));
}

CardSet HighestHand(const Game& game) {
  CardSet highest;
  for (Card card : game.order().best_first()) {
    if (highest.size() < game.hand_size() && CardsOf(game.deck()).Contains(card)) {
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
  for (Rank rank : kCalledRanks) {
    CardSet calls;
    for (Suit suit : kCallableSuits) {
      const Card card(suit, rank);
      if (CardsOf(deck).Contains(card) && !hand.Contains(card)) calls.Insert(card);
    }
    if (!calls.empty()) return calls;
  }
  return {};
}

CardSet HeldToCall(Card called) {
  CardSet held;
  for (Rank rank : kCalledRanks) {
    if (rank == called.rank()) break;
    for (Suit suit : kCallableSuits) held.Insert(Card(suit, rank));
  }
  return held;
}

BidObstacle ObstacleByTable(const Contract& contract, const RuleOptions& options) {
  if (contract.is_tout() && contract.parties() == Parties::kCall && !options.On("ruf_tout")) {
    return BidObstacle::kNoCalledTout;
  }
  if (CallsNoSau(contract) && !options.On("renonce")) return BidObstacle::kOnlyAsRenonce;
  return BidObstacle::kNone;
}

BidObstacle ObstacleTo(const Contract& contract, CardSet hand, const Table& table, BidTime time) {
  const ContractRow& row = contract.row();
  const RuleOptions& options = table.options;
  if (!IsPlayedWith(row, table.deck)) return BidObstacle::kOtherDeck;
  const BidObstacle by_table = ObstacleByTable(contract, options);
  if (by_table != BidObstacle::kNone) return by_table;
  const int needed = contract.is_tout() ? TrumpsForTout(contract, options) : 0;
  if (needed > 0 && HighestTrumps(Game(contract, table), hand) < needed) {
    return BidObstacle::kTooFewForTout;
  }
  const Card muss(MussSuit(options), Rank::kOber);
  if (row.special.forced && !hand.Contains(muss)) return BidObstacle::kLacksMussCard;
  if (contract.called_card()) {
    const bool renonce = IsRufspiel(row) && time == BidTime::kAllPassed && options.On("renonce");
    return ObstacleToCall(contract, hand, table.deck, row.special.forced || renonce);
  }
  if (contract.objective() == Objective::kHoldTop) {
    // No rule knows a Sie of the sixteen cards that two have.
    const bool held = table.seats > 2 && hand == HighestHand(Game(contract, table));
    if (!held) return BidObstacle::kLacksHighestTrumps;
  }
  if (row.special.needs_old && !hand.Contains(kOldCards)) return BidObstacle::kLacksOld;
  return BidObstacle::kNone;
}

}  // namespace schafkopf
