#include "tools/answers/ask_question.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"

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

bool CanBeAsked(const Contract& contract, int seats) {
  const std::string_view name = contract.row().name;
  if (name == "hintenrum" || name == "offiziere") return false;
  if (seats < kSeatCount) return contract.parties() == Parties::kSolo;
  switch (contract.parties()) {
    case Parties::kSolo:
    case Parties::kCall:
    case Parties::kHighestUnter:
      return true;
    case Parties::kCross:
    case Parties::kPair:
    case Parties::kOld:
    case Parties::kEach:
      return false;
  }
  return false;
}

std::vector<Contract> Offered(const RuleSet& rules, Deck deck) {
  std::vector<Contract> contracts;
  if (deck != Deck::kKop) {
    for (const Contract& named : ContractsOf(rules)) {
      const Contract contract = ContractUnder(named, rules.options);
      if (std::find(contracts.begin(), contracts.end(), contract) == contracts.end()) {
        contracts.push_back(contract);
      }
    }
    return contracts;
  }
  for (int row = 0; row < static_cast<int>(kContracts.size()); ++row) {
    if (kContracts[static_cast<std::size_t>(row)].pack != Pack::kKop) continue;
    for (const Contract& contract : ContractsOfRow(row, /*touts=*/true)) {
      contracts.push_back(ContractUnder(contract, rules.options));
    }
  }
  return contracts;
}

std::vector<Contract> KnownBids(const RuleSet& rules) {
  std::vector<Contract> bids = RecordedContracts();
  std::erase_if(bids, [&](const Contract& bid) { return FindOffer(rules, bid) == nullptr; });
  return bids;
}

absl::StatusOr<AdviceQuestion> MakeQuestion(CardSet hand, const AskTerms& terms,
                                            const RuleSet& rules) {
  const int seats = terms.seats;
  const bool all = terms.contracts.empty();
  const Deck deck = *DeckOfHandSize(hand.size(), seats);
  AdviceQuestion question{hand, deck, terms.seat, {}, all, seats, rules.options, KnownBids(rules)};
  if (terms.seat.index() >= seats) {
    return SyntaxError(1, absl::StrCat("a seat 0 to ", seats - 1),
                       absl::StrCat(terms.seat.index()));
  }
  for (const Contract& as_asked : terms.contracts) {
    const Contract contract = ContractUnder(as_asked, rules.options);
    const BidObstacle obstacle = ObstacleTo(contract, hand, deck, rules.options);
    if (obstacle != BidObstacle::kNone) {
      return absl::InvalidArgumentError(
          absl::StrCat(ToString(contract), ": ", Explain(obstacle, contract, hand, rules.options)));
    }
    if (!CanBeAsked(contract, seats)) {
      const absl::string_view what =
          seats < kSeatCount ? "a solo, with three players" : "a contract that can be bid";
      return absl::InvalidArgumentError(
          absl::StrCat("expected ", what, ", found ", ToString(contract)));
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
    return SyntaxError(1, "a hand that may announce a game of the rule set", "none such");
  }
  return question;
}

absl::StatusOr<AdviceQuestion> ReadQuestion(const InputLine& line, AskTerms terms,
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
  if (at == text.npos) return MakeQuestion(*hand, terms, rules);
  absl::string_view rest = absl::StripTrailingAsciiWhitespace(text.substr(at));
  if (rest.size() > 1 && rest.front() == '"' && rest.back() == '"') {
    rest = rest.substr(1, rest.size() - 2);
    ++at;
  }
  const auto contract = ParseContract(rest);
  if (!contract.ok()) return ShiftColumn(contract.status(), static_cast<int>(at));
  terms.contracts = {*contract};
  auto question = MakeQuestion(*hand, terms, rules);
  if (!question.ok()) return ShiftColumn(question.status(), static_cast<int>(at));
  return question;
}

absl::string_view NameOf(Verdict verdict) {
  switch (verdict) {
    case Verdict::kPlay:
      return "play";
    case Verdict::kLeave:
      return "leave";
    case Verdict::kTaste:
      return "taste";
  }
  return "";
}

}  // namespace schafkopf
