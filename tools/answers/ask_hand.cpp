#include "tools/answers/ask_hand.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "solver/people/bid_habit.h"
#include "tools/answers/answer.h"

namespace schafkopf {

absl::StatusOr<CardSet> ReadAskedHand(absl::string_view text, int seats) {
  auto hand = ParseCardSet(text);
  if (seats == 3 && hand.ok()) {
    if (hand->size() != HandSize(Deck::kShort, 3) || !CardsOf(Deck::kShort).Contains(*hand)) {
      return SyntaxError(1, "8 of the 24 cards without 8 and 7",
                         absl::StrCat(hand->size(), " cards: ",
                                      ToString(*hand, CardOrder(Contract::Named("wenz")))));
    }
    return hand;
  }
  if (hand.ok() && !DeckOfHandSize(hand->size())) {
    return SyntaxError(1, "8 cards, or 6, 5 or 4 of a smaller deck",
                       absl::StrCat(hand->size(), hand->size() == 1 ? " card" : " cards"));
  }
  if (hand.ok() && !CardsOf(*DeckOfHandSize(hand->size())).Contains(*hand)) {
    const Deck deck = *DeckOfHandSize(hand->size());
    return SyntaxError(
        1, absl::StrCat(HandSize(deck), " cards of the ", AbslView(NameOf(deck)), " deck"),
        ToString(*hand - CardsOf(deck), CardOrder(Contract::Named("wenz"))));
  }
  return hand;
}

absl::StatusOr<BidQuestion> MakeBidQuestion(CardSet hand, const BidTerms& terms,
                                            const RuleSet& rules) {
  const int seats = terms.seats;
  const bool all = terms.contracts.empty();
  const Deck deck = *DeckOfHandSize(hand.size(), seats);
  BidQuestion question{hand, deck, terms.seat, {}, all, seats, rules.options, KnownBids(rules)};
  if (terms.seat.index() >= seats) {
    return AtField("seat", SyntaxError(1, absl::StrCat("a seat 0 to ", seats - 1),
                                       absl::StrCat(terms.seat.index())));
  }
  for (const Contract& as_asked : terms.contracts) {
    const Contract contract = ContractUnder(as_asked, rules.options);
    const BidObstacle obstacle = ObstacleTo(contract, hand, deck, rules.options);
    if (obstacle != BidObstacle::kNone) {
      return AtField("contracts", absl::InvalidArgumentError(absl::StrCat(
                                      ToString(contract), ": ",
                                      Explain(obstacle, contract, hand, rules.options))));
    }
    if (!CanBeAsked(contract, seats)) {
      const absl::string_view what =
          seats < kSeatCount ? "a solo, with three players" : "a contract that can be bid";
      return AtField("contracts", SyntaxError(1, what, ToString(contract)));
    }
    question.contracts.push_back(contract);
  }
  if (!all) return question;
  for (const Contract& contract : Offered(rules, deck)) {
    if (CanBeAsked(contract, seats) &&
        ObstacleTo(contract, hand, deck, rules.options) == BidObstacle::kNone) {
      question.contracts.push_back(contract);
    }
  }
  if (question.contracts.empty()) {
    return AtField("hand",
                   SyntaxError(1, "a hand that may announce a game of the rule set", "none such"));
  }
  return question;
}

absl::StatusOr<BidQuestion> ReadBidLine(const InputLine& line, BidTerms terms,
                                        const RuleSet& rules) {
  if (line.cut) return SyntaxError(1, "a hand", "a line that is too long");
  const absl::string_view text = line.text;
  const std::size_t start = text.find_first_not_of(" \t");
  const bool quoted = text[start] == '"';
  const std::size_t begin = quoted ? start + 1 : start;
  const std::size_t end = std::min(text.find_first_of(quoted ? "\"" : " \t", begin), text.size());
  if (quoted && end == text.size()) {
    return SyntaxError(static_cast<int>(end) + 1, "a closing \"", "the end of the line");
  }
  const auto hand = ReadAskedHand(text.substr(begin, end - begin), terms.seats);
  if (!hand.ok()) return ShiftColumn(hand.status(), static_cast<int>(begin));
  std::size_t at = text.find_first_not_of(" \t", end + (quoted ? 1 : 0));
  if (at != text.npos) {
    const std::size_t seat_end = std::min(text.find_first_of(" \t", at), text.size());
    const auto read = ParseSeat(text.substr(at, seat_end - at));
    if (!read.ok()) return ShiftColumn(read.status(), static_cast<int>(at));
    terms.seat = *read;
    at = text.find_first_not_of(" \t", seat_end);
  }
  if (at == text.npos) return MakeBidQuestion(*hand, terms, rules);
  absl::string_view rest = absl::StripTrailingAsciiWhitespace(text.substr(at));
  if (rest.size() > 1 && rest.front() == '"' && rest.back() == '"') {
    rest = rest.substr(1, rest.size() - 2);
    ++at;
  }
  const auto contract = ParseContract(rest);
  if (!contract.ok()) return ShiftColumn(contract.status(), static_cast<int>(at));
  terms.contracts = {*contract};
  auto question = MakeBidQuestion(*hand, terms, rules);
  if (!question.ok()) return ShiftColumn(question.status(), static_cast<int>(at));
  return question;
}

}  // namespace schafkopf
