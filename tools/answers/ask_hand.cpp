#include "tools/answers/ask_hand.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/text/spoken_cards.h"
#include "engine/text/string_views.h"
#include "engine/text/utf8.h"
#include "solver/people/bid_habit.h"
#include "solver/people/wedding.h"
#include "tools/answers/answer.h"

namespace schafkopf {

absl::StatusOr<CardSet> ReadAskedHand(absl::string_view text, int seats) {
  auto hand = ParseSpokenCards(text);
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

namespace {

// Whether a hand may offer this wedding, if it is one, to that seat.
absl::Status CheckWedding(const Contract& contract, CardSet hand, Seat seat) {
  if (contract.parties() != Parties::kPair) return absl::OkStatus();
  if (contract.partner() == seat) {
    return AtField("contracts", SyntaxError(1, "another seat that takes it", ToString(contract)));
  }
  if (MayOfferWedding(contract, hand)) return absl::OkStatus();
  const bool one = contract.row().special.exchanged == 1;
  const int trumps = (hand & CardOrder(contract).trumps()).size();
  return AtField("contracts",
                 absl::InvalidArgumentError(absl::StrCat(
                     ToString(contract), ": expected a hand with ",
                     one ? "one trump" : "two trumps", " before the exchange, found ", trumps)));
}

}  // namespace

absl::StatusOr<BidQuestion> MakeBidQuestion(CardSet hand, const BidTerms& terms,
                                            const RuleSet& rules) {
  const int seats = terms.seats;
  const bool all = terms.contracts.empty() && terms.any_of.empty();
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
    if (!HasWorth(contract, seats)) {
      const absl::string_view what = seats < kSeatCount ? "a solo or a Ramsch, with three players"
                                                        : "a game without cards face down";
      return AtField("contracts", SyntaxError(1, what, ToString(contract)));
    }
    if (auto wedding = CheckWedding(contract, hand, terms.seat); !wedding.ok()) return wedding;
    question.contracts.push_back(contract);
  }
  for (const Contract& as_asked : terms.any_of) {
    const Contract contract = ContractUnder(as_asked, rules.options);
    if (ObstacleTo(contract, hand, deck, rules.options) == BidObstacle::kNone &&
        HasWorth(contract, seats)) {
      question.contracts.push_back(contract);
    }
  }
  if (!all && !question.contracts.empty()) return question;
  if (!all) {
    return AtField("contracts", SyntaxError(1, "a game that the hand may announce",
                                            ToString(terms.any_of.front())));
  }
  for (const Contract& offered : Offered(rules, deck)) {
    const bool pair = offered.parties() == Parties::kPair;
    // Who is asked first takes it.
    const Contract contract = pair ? offered.WithPartner(terms.seat.Next()) : offered;
    if (pair && (seats < kSeatCount || !MayOfferWedding(contract, hand))) continue;
    if ((pair || CanBeAsked(contract, seats)) &&
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

namespace {

// Where the hand that begins at `begin` ends: behind the last of the words that are cards. A word
// that is neither a card nor a seat belongs to a hand that is not yet whole.
std::size_t EndOfHand(absl::string_view text, std::size_t begin, int seats) {
  constexpr absl::string_view kBlanks = " \t";
  std::size_t end = std::min(text.find_first_of(kBlanks, begin), text.size());
  while (true) {
    const std::size_t next = text.find_first_not_of(kBlanks, end);
    if (next == text.npos) return end;
    const std::size_t next_end = std::min(text.find_first_of(kBlanks, next), text.size());
    const absl::string_view word = text.substr(next, next_end - next);
    if (!ParseCards(word).ok()) {
      const bool whole = ReadAskedHand(text.substr(begin, end - begin), seats).ok();
      if (whole || ParseSeat(word).ok()) return end;
    }
    end = next_end;
  }
}

}  // namespace

absl::StatusOr<BidQuestion> ReadBidLine(const InputLine& line, BidTerms terms,
                                        const RuleSet& rules) {
  if (line.cut) return SyntaxError(1, "a hand", "a line that is too long");
  const absl::string_view text = line.text;
  const auto shifted = [&](const absl::Status& error, std::size_t begin) {
    return ShiftColumn(error, CharacterCount(text.substr(0, begin)));
  };
  const std::size_t start = text.find_first_not_of(" \t");
  const bool quoted = text[start] == '"';
  const std::size_t begin = quoted ? start + 1 : start;
  const std::size_t end =
      quoted ? std::min(text.find('"', begin), text.size()) : EndOfHand(text, begin, terms.seats);
  if (quoted && end == text.size()) {
    return SyntaxError(ColumnAt(text, end), "a closing \"", "the end of the line");
  }
  const auto hand = ReadAskedHand(text.substr(begin, end - begin), terms.seats);
  if (!hand.ok()) return shifted(hand.status(), begin);
  std::size_t at = text.find_first_not_of(" \t", end + (quoted ? 1 : 0));
  if (at != text.npos) {
    const std::size_t seat_end = std::min(text.find_first_of(" \t", at), text.size());
    const auto read = ParseSeat(text.substr(at, seat_end - at));
    if (!read.ok()) return shifted(read.status(), at);
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
  if (!contract.ok()) return shifted(contract.status(), at);
  terms.contracts = {*contract};
  terms.any_of.clear();
  auto question = MakeBidQuestion(*hand, terms, rules);
  if (!question.ok()) return shifted(question.status(), at);
  return question;
}

}  // namespace schafkopf
