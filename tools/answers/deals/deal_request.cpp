#include "tools/answers/deals/deal_request.h"

#include <algorithm>
#include <utility>

#include "absl/strings/string_view.h"
#include "engine/cards/random.h"
#include "engine/text/notation.h"
#include "engine/text/words.h"
#include "tools/answers/deals/words.h"
#include "tools/answers/door/deck_name.h"

namespace schafkopf {
namespace {

// Adds `SEAT=CARDS` to the hands.
absl::Status ReadHand(absl::string_view text, Deck deck, int seats, Hands& hands) {
  const std::size_t equals = text.find('=');
  if (equals == text.npos) return SyntaxError(1, words::kSeatIsCards, Quoted(text));
  const auto seat = ParseSeat(text.substr(0, equals));
  if (!seat.ok()) return seat.status();
  if (seat->index() >= seats) {
    return SyntaxError(1, {words::kSeatUpTo, seats - 1}, seat->index());
  }
  const int hand_size = HandSize(deck, seats);
  const int offset = static_cast<int>(equals) + 1;
  const auto cards = ParseCardSet(text.substr(equals + 1));
  if (!cards.ok()) return ShiftColumn(cards.status(), offset);
  for (Card card : *cards) {
    if (!CardsOf(deck).Contains(card)) {
      return SyntaxError(offset + 1, {words::kCardsOfDeck, NameOf(deck)}, ToString(card));
    }
    for (const CardSet& hand : hands) {
      if (hand.Contains(card)) {
        return SyntaxError(offset + 1, words::kEachCardOnce, {words::kAgain, ToString(card)});
      }
    }
  }
  hands[*seat] |= *cards;
  if (hands[*seat].size() > hand_size) {
    return SyntaxError(offset + 1, {words::kAtMostCardCards, hand_size}, hands[*seat].size());
  }
  return absl::OkStatus();
}

// The declarer's right to the contract: what he must hold and what he must not.
absl::Status AddContract(const Contract& contract, Seat declarer, Knowledge& knowledge) {
  const Table& table = knowledge.table;
  const int seats = table.seats;
  const Parties parties = contract.parties();
  if (!IsPlayedWith(contract.row(), table.deck)) {
    const CardSet none;
    return Explain(BidObstacle::kOtherDeck, contract, none, table);
  }
  const BidObstacle refused = ObstacleByTable(contract, table.options);
  if (refused != BidObstacle::kNone) return Explain(refused, contract, {}, table);
  if (!IsPlayedAt(contract.row(), seats, table.options)) {
    const bool two = contract.row().special.seats == 2;
    return two ? SyntaxError(1, words::kTwoPlayers, seats)
               : SyntaxError(1, {words::kGameOfPlayers, seats}, ToString(contract));
  }
  if (declarer.index() >= seats) {
    return SyntaxError(1, {words::kDeclarerUpTo, seats - 1}, declarer.index());
  }
  if (contract.partner() == declarer) {
    return SyntaxError(1, words::kOtherPartner, ToString(contract));
  }
  CardSet& held = knowledge.held[declarer];
  const auto called = contract.called_card();
  const bool whole = held.size() == table.hand_size();
  if (contract.has_declarer() && (whole || (called && held.Contains(*called)))) {
    const BidObstacle obstacle = ObstacleTo(contract, held, table, BidTime::kAllPassed);
    if (obstacle != BidObstacle::kNone) return Explain(obstacle, contract, held, table);
  }
  if (contract.objective() == Objective::kHoldTop) {
    const CardSet top = HighestHand(Game(contract, table));
    for (Seat seat : kSeats) {
      const CardSet elsewhere = seat == declarer ? held - top : knowledge.held[seat] & top;
      if (elsewhere.empty()) continue;
      return SyntaxError(
          1, {words::kHighestTrumpsIn, Message(words::kHandNumber, declarer.index())},
          {words::kInHandNumber, ToString(elsewhere, CardOrder(contract)), seat.index()});
    }
    held = top;
  }
  // Whoever gave his trumps away; whoever holds what the contract asks for.
  if (parties == Parties::kPair) knowledge.not_held[declarer] |= TrumpsOf(contract) - held;
  AddCall(contract, declarer, knowledge);
  return absl::OkStatus();
}

}  // namespace

bool DealRequest::Accepts(const Hands& hands, const CardOrder& order) const {
  if (contract && contract->has_declarer() &&
      ObstacleTo(*contract, hands[declarer], knowledge.table, BidTime::kAllPassed) !=
          BidObstacle::kNone) {
    return false;
  }
  return std::ranges::all_of(
      conditions, [&](const Condition& condition) { return condition.Holds(hands, order); });
}

DealLine DealRequest::LineOf(const Hands& hands, std::uint64_t seed, std::uint64_t index) const {
  DealLine line{contract, declarer, hands, {}, std::nullopt, {}, knowledge.table};
  if (line.seats() > 2) return line;
  Random random(~seed, index);
  for (Seat seat : {Seat(0), Seat(1)}) {
    std::vector<Card> cards;
    for (Card card : hands[seat]) cards.push_back(card);
    for (std::size_t i = cards.size(); i > 1; --i) {
      std::swap(cards[i - 1], cards[static_cast<std::size_t>(random.Below(i))]);
    }
    for (std::size_t i = 0; i + 1 < cards.size(); i += 2) line.covers.Lay(cards[i], cards[i + 1]);
  }
  return line;
}

bool LacksDeclarer(const DealText& text) {
  if (text.contract.empty() || text.declarer) return false;
  const auto contract = ParseContract(text.contract);
  return contract.ok() && contract->has_declarer();
}

std::variant<DealRequest, DealMistake> ReadDealRequest(const DealText& text, const RuleSet& rules) {
  DealRequest request;
  if (!text.contract.empty()) {
    const auto contract = ParseContract(text.contract);
    if (!contract.ok()) return DealMistake{"contract", 0, contract.status()};
    request.contract = ContractUnder(*contract, rules.options);
  }
  const int seats = text.players;
  const Deck deck = FindDeck(text.deck).value_or(DeckFor(request.contract, seats, rules.deck));
  if (!IsTable(deck, seats)) {
    return DealMistake{"players", 0,
                       SyntaxError(1, words::kSeatsOfDeck, {words::kWith, seats, text.deck})};
  }
  Hands hands;
  for (std::size_t i = 0; i < text.hands.size(); ++i) {
    const auto status = ReadHand(text.hands[i], deck, seats, hands);
    if (!status.ok()) return DealMistake{"hand", i, status};
  }
  request.knowledge = KnowledgeBeforePlay(TableOf(rules, deck, seats), hands);
  if (request.contract) {
    request.declarer = Seat(text.declarer.value_or(0));
    const auto status = AddContract(*request.contract, request.declarer, request.knowledge);
    if (!status.ok()) return DealMistake{"contract", 0, status};
  }
  for (std::size_t i = 0; i < text.given.size(); ++i) {
    auto condition = ParseCondition(text.given[i]);
    if (!condition.ok()) return DealMistake{"given", i, condition.status()};
    request.conditions.push_back(*std::move(condition));
  }
  return request;
}

}  // namespace schafkopf
