#include "engine/text/deal_refusal.h"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <variant>

#include "engine/text/words.h"

namespace schafkopf {
namespace {

using Kind = DealPart::Kind;

CardSet CardsIn(const Hands& hands) {
  CardSet cards;
  for (const CardSet& hand : hands) cards |= hand;
  return cards;
}

// The deck of most hands; where they disagree, the one nearest to the number of cards.
Deck DeckMeant(const DealLine& line, int seats) {
  if (seats != kSeatCount) return seats == 3 ? Deck::kShort : Deck::kLong;
  const auto fits = [&](Deck deck) {
    return !line.contract || IsPlayedWith(line.contract->row(), deck);
  };
  const auto votes = [&](Deck deck) {
    return std::count_if(line.hands.begin(), line.hands.end(),
                         [&](CardSet hand) { return hand.size() == HandSize(deck); });
  };
  const int all = CardsIn(line.hands).size();
  Deck best = fits(Deck::kLong) ? Deck::kLong : Deck::kKop;
  for (const DeckRow& row : kDecks) {
    if (!fits(row.deck)) continue;
    const auto gap = [&](Deck deck) { return std::abs(all - CardsOf(deck).size()); };
    if (votes(row.deck) > votes(best) ||
        (votes(row.deck) == votes(best) && gap(row.deck) < gap(best))) {
      best = row.deck;
    }
  }
  return best;
}

// Each card once, and of one deck a hand for each seat.
std::optional<DealRefusal> RefuseHands(const DealLine& line) {
  if (auto twice = RefuseTwice(line)) return twice;
  int total = 0;
  for (const CardSet& hand : line.hands) total += hand.size();
  const int hand_size = line.table.hand_size();
  for (Seat seat : kSeats) {
    const int size = line.hands[seat].size();
    if (seat.index() >= line.seats() || size == hand_size) continue;
    return DealRefusal{{Kind::kHand, seat},
                       {{words::kCardsIn, hand_size, Message(words::kHandNumber, seat.index())},
                        {words::kOfCardsInDeal, size, total}}};
  }
  return RefuseForeign(line);
}

DealRefusal RefuseSeats(const Contract& contract, int seats) {
  if (contract.row().special.seats == 2) return {{}, {words::kTwoHandsInPairs, words::kFourHands}};
  return {{}, {seats == 2 ? words::kGameOfTwo : words::kGameOfThree, ToString(contract)}};
}

DealRefusal RefuseBid(const DealLine& line, BidObstacle obstacle) {
  const Seat seat = line.declarer;
  DealPart part = {Kind::kHand, seat};
  if (obstacle == BidObstacle::kHoldsCalledSau) {
    part = {Kind::kDealt, seat, *line.contract->called_card()};
  }
  if (obstacle == BidObstacle::kOtherDeck || obstacle == BidObstacle::kNoCalledTout) part = {};
  return {part, RefusalOf(obstacle, *line.contract, line.hands[seat], line.table)};
}

}  // namespace

std::optional<DealRefusal> RefuseTwice(const DealLine& line) {
  const CardOrder order(line.contract.value_or(Contract::Named("ruf", Suit::kEichel)));
  CardSet dealt;
  for (Seat seat : kSeats) {
    const CardSet again = line.hands[seat] & dealt;
    for (Card card : order.best_first()) {
      if (!again.Contains(card)) continue;
      return DealRefusal{{Kind::kDealt, seat, card},
                         {words::kEachCardOnce, {words::kAgain, ToString(card)}}};
    }
    dealt |= line.hands[seat];
  }
  return std::nullopt;
}

std::optional<DealRefusal> RefuseForeign(const DealLine& line) {
  const Deck deck = line.table.deck;
  for (Seat seat : kSeats) {
    for (Card card : line.hands[seat] - CardsOf(deck)) {
      return DealRefusal{{Kind::kDealt, seat, card},
                         {{words::kCardOfDeck, NameOf(deck)}, ToString(card)}};
    }
  }
  return std::nullopt;
}

DealRefusal RefusalOf(const DealLine& line, const DealFault& fault) {
  using enum DealFault::Kind;
  switch (fault.kind) {
    case kNone:
    case kHands:  // RefuseHands has said it
    case kCovers:
      break;
    case kPlayers:
      return RefuseSeats(*line.contract, line.seats());
    case kDeclarer:
      return {{}, {{words::kDeclarerUpTo, line.seats() - 1}, line.declarer.index()}};
    case kPartner:
      return {{}, {words::kOtherPartner, ToString(*line.contract)}};
    case kNotExchanged:
      return {{Kind::kHand, line.declarer},
              {fault.most == 0 ? words::kAfterExchangeNoTrump : words::kAfterExchangeOneTrump,
               fault.trumps}};
    case kBid:
      return RefuseBid(line, fault.obstacle);
  }
  return {{}, {words::kHandsOfOneDeck, words::kOthers}};
}

DealRefusal RefusalOf(const DealLine& line, const PlayFault& fault) {
  using enum PlayFault::Kind;
  const bool announced = fault.kind == kOtherDeclarer;
  const Position position(line.deal(),
                          std::span(line.played).first(fault.index + (announced ? 1 : 0)));
  if (announced) {
    return {{}, {{words::kDeclarerOfTrick, position.leader().index()}, line.declarer.index()}};
  }
  const DealPart part = {Kind::kPlayed, {}, {}, fault.index};
  const std::string card = ToString(line.played[fault.index]);
  if (fault.kind == kNoneLeft) {
    return {part, {{words::kNoMoreThanCards, position.played().size()}, card}};
  }
  const CardSet legal = position.LegalPlays();
  const std::string cards = ToString(legal, position.order());
  const Message expected = legal.size() == 1 ? Message(cards) : Message(words::kOneOf, cards);
  const Seat seat = position.to_move();
  switch (fault.kind) {
    case kFellBefore:
      return {part, {expected, {words::kAgain, card}}};
    case kNotLegal:
      return {part, {expected, {words::kNotAllowedHere, card, seat}}};
    default:
      return {part, {expected, {words::kNotHeldBy, card, seat}}};
  }
}

std::optional<DealRefusal> Complete(DealLine& line, int seats, const RuleOptions& options) {
  if (line.contract) line.contract = ContractUnder(*line.contract, options);
  line.table = Table(DeckMeant(line, seats), seats, options);
  if (auto refusal = RefuseHands(line)) return refusal;
  if (!line.contract) {
    if (line.played.empty()) return std::nullopt;
    return DealRefusal{{Kind::kPlayed, {}, {}, 0},
                       {words::kNoCardUnplayed, ToString(line.played.front())}};
  }
  const auto made = MakeDeal({*line.contract, line.declarer, line.hands, line.covers}, options);
  if (const auto* fault = std::get_if<DealFault>(&made)) {
    return RefusalOf(line, *fault);
  }
  const Deal& deal = std::get<Deal>(made);
  line.declarer = deal.declarer;
  if (const PlayFault fault = FaultOf(deal, line.played)) return RefusalOf(line, fault);
  return std::nullopt;
}

}  // namespace schafkopf
