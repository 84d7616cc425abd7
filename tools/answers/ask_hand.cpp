#include "tools/answers/ask_hand.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "engine/money/transfer.h"
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

RoundName SplitRound(absl::string_view text) {
  constexpr std::pair<absl::string_view, SoloRound> kNames[] = {
      {"schieber", SoloRound::kSchieber},  {"teufelsrunde", SoloRound::kTeufel},
      {"teufelssolo", SoloRound::kTeufel}, {"teufel", SoloRound::kTeufel},
      {"zupf-solo", SoloRound::kZupf},     {"zupfsolo", SoloRound::kZupf},
      {"zupf", SoloRound::kZupf}};
  for (const auto& [name, round] : kNames) {
    if (!absl::StartsWithIgnoreCase(text, name)) continue;
    const absl::string_view rest = text.substr(name.size());
    if (!rest.empty() && absl::ascii_isalpha(static_cast<unsigned char>(rest.front()))) continue;
    return {round, absl::StrCat("solo", rest)};
  }
  return {SoloRound::kNone, std::string(text)};
}

namespace {

// The deck of a hand that forehand has taken up in a Schieber.
absl::StatusOr<AskedHand> ReadSchieberHand(absl::string_view text) {
  const auto cards = ParseSpokenCards(text);
  if (!cards.ok()) return cards.status();
  for (Deck deck : {Deck::kLong, Deck::kShort}) {
    const TransferRow* const row = FindSchieber(cards->size() - HandSize(deck));
    if (row == nullptr || !CardsOf(deck).Contains(*cards)) continue;
    if (cards->Contains(row->for_forehand)) return AskedHand{*cards, deck};
  }
  return SyntaxError(
      1, "10 cards with EO GO, 11 with HO too or 12 with SO too (of 24: 8, 9, 10)",
      absl::StrCat(cards->size(),
                   " cards: ", ToString(*cards, CardOrder(Contract::Named("ruf", Suit::kEichel)))));
}

// A hand of which not all cards are seen yet, `_` or nothing for the others.
absl::StatusOr<AskedHand> ReadHandToCome(absl::string_view text, int seats) {
  const std::string known = absl::StrReplaceAll(text, {{"_", " "}});
  const auto cards = ParseSpokenCards(known);
  if (!cards.ok()) return cards.status();
  const auto unknown = static_cast<int>(std::ranges::count(text, '_'));
  const auto deck =
      unknown == 0 ? std::optional(Deck::kLong) : DeckOfHandSize(cards->size() + unknown, seats);
  if (!deck) {
    return SyntaxError(1, "as many cards as a hand has, `_` for each not seen yet",
                       absl::StrCat(cards->size(), " known and ", unknown, " unknown"));
  }
  if (!CardsOf(*deck).Contains(*cards)) {
    return SyntaxError(1, absl::StrCat("cards of the ", AbslView(NameOf(*deck)), " deck"),
                       ToString(*cards - CardsOf(*deck), CardOrder(Contract::Named("wenz"))));
  }
  return AskedHand{*cards, *deck};
}

// What lies open before two players.
absl::StatusOr<AskedHand> ReadOpenCards(absl::string_view text) {
  constexpr int kOpen = 8;
  const std::pair<absl::string_view, absl::string_view> sides =
      absl::StrSplit(text, absl::MaxSplits('|', 1));
  const auto own = ParseSpokenCards(sides.first);
  if (!own.ok()) return own.status();
  if (own->size() != kOpen) {
    return SyntaxError(1, "the 8 cards that lie open before you", absl::StrCat(own->size()));
  }
  AskedHand hand{*own, Deck::kLong};
  if (sides.second.empty()) return hand;
  const int column = static_cast<int>(sides.first.size()) + 1;
  const auto other = ParseSpokenCards(sides.second);
  if (!other.ok()) return ShiftColumn(other.status(), column);
  if (other->size() != kOpen || other->Intersects(*own)) {
    return SyntaxError(column + 1, "8 other cards that lie open before the other",
                       ToString(*other, CardOrder(Contract::Named("offiziere"))));
  }
  hand.other_open = *other;
  return hand;
}

}  // namespace

absl::StatusOr<AskedHand> ReadBidHand(absl::string_view text, const BidTerms& terms) {
  if (terms.seats == 2) return ReadOpenCards(text);
  if (terms.round == SoloRound::kSchieber) return ReadSchieberHand(text);
  const auto few = [&] {
    const auto cards = ParseSpokenCards(text);
    return cards.ok() && cards->size() == HandSize(Deck::kLong) / 2;
  };
  const bool to_come = text.find('_') != text.npos;
  if (to_come || (terms.round == SoloRound::kTeufel && few())) {
    return ReadHandToCome(text, terms.seats);
  }
  const auto cards = ReadAskedHand(text, terms.seats);
  if (!cards.ok()) return cards.status();
  return AskedHand{*cards, *DeckOfHandSize(cards->size(), terms.seats)};
}

namespace {

// Whether a hand may offer this wedding, if it is one, to that seat; or take it.
absl::Status CheckWedding(const Contract& contract, CardSet hand, const BidTerms& terms) {
  if (contract.parties() != Parties::kPair) return absl::OkStatus();
  const int exchanged = contract.row().special.exchanged;
  const int trumps = (hand & CardOrder(contract).trumps()).size();
  if (contract.partner() == terms.seat) {
    if (!terms.offerer || terms.offerer == terms.seat) {
      return AtField("contracts", SyntaxError(1, "the seat that offers it (declarer)",
                                              absl::StrCat(ToString(contract), " for yourself")));
    }
    if (hand.size() - trumps >= exchanged) return absl::OkStatus();
    return AtField("contracts", absl::InvalidArgumentError(absl::StrCat(
                                    ToString(contract), ": expected a hand with ",
                                    exchanged == 1 ? "a plain card" : "two plain cards",
                                    " to give back, found ", hand.size() - trumps)));
  }
  if (MayOfferWedding(contract, hand)) return absl::OkStatus();
  return AtField("contracts", absl::InvalidArgumentError(
                                  absl::StrCat(ToString(contract), ": expected a hand with ",
                                               exchanged == 1 ? "one trump" : "two trumps",
                                               " before the exchange, found ", trumps)));
}

// Why a hand of which cards are missing, or that will change, cannot be asked about a contract.
absl::Status CheckRound(const Contract& contract, const AskedHand& hand, const BidTerms& terms) {
  const bool whole = hand.cards.size() == HandSize(hand.deck, terms.seats);
  const auto expected = [&](absl::string_view what) {
    return AtField("contracts", SyntaxError(1, what, ToString(contract)));
  };
  if (terms.round != SoloRound::kNone && (!IsSuitSolo(contract.row()) || contract.is_tout())) {
    return expected("a Solo, which is what this round plays");
  }
  if (terms.round == SoloRound::kSchieber && terms.seat != Seat(0)) {
    return AtField("seat", SyntaxError(1, "forehand, seat 0, who takes up the Obers",
                                       absl::StrCat(terms.seat.index())));
  }
  if (terms.round == SoloRound::kZupf && !whole) {
    return AtField("hand", SyntaxError(1, "a whole hand, of which a card is given", "less"));
  }
  if (terms.seats > 2 && !whole && terms.round != SoloRound::kSchieber &&
      (contract.is_tout() || contract.parties() == Parties::kPair ||
       contract.objective() == Objective::kHoldTop)) {
    return expected("a game that can be named before all cards are seen");
  }
  return absl::OkStatus();
}

// Whether the hand in question may announce it, as far as it is known.
BidObstacle ObstacleFor(const Contract& contract, const AskedHand& hand, const BidTerms& terms,
                        const RuleOptions& options) {
  // Cards to come decide.
  const bool whole = hand.cards.size() == HandSize(hand.deck, terms.seats);
  const bool called = contract.called_card() && hand.cards.Contains(*contract.called_card());
  if (!whole && !called) {
    return IsPlayedWith(contract.row(), hand.deck) ? ObstacleByTable(contract, options)
                                                   : BidObstacle::kOtherDeck;
  }
  return ObstacleTo(contract, hand.cards, hand.deck, options);
}

// The exchange of each contract.
std::vector<HandExchange> ExchangesOf(const BidQuestion& question, const BidTerms& terms,
                                      const EstimateOptions& estimate) {
  std::vector<HandExchange> exchanges;
  const int passed = question.hand.size() - HandSize(question.deck);
  for (const Contract& contract : question.contracts) {
    if (terms.round == SoloRound::kZupf) {
      exchanges.emplace_back(BestZupf(question, contract, estimate));
    } else if (terms.round == SoloRound::kSchieber) {
      const CardSet taken_up = FindSchieber(passed)->for_forehand;
      exchanges.emplace_back(BestPass(question, contract, taken_up, estimate));
    }
  }
  return exchanges;
}

}  // namespace

absl::StatusOr<BidQuestion> MakeBidQuestion(const AskedHand& asked, const BidTerms& terms,
                                            const RuleSet& rules, const EstimateOptions& estimate) {
  const int seats = terms.seats;
  const bool all = terms.contracts.empty() && terms.any_of.empty();
  const CardSet hand = asked.cards;
  const Deck deck = asked.deck;
  BidQuestion question{hand, deck, terms.seat, {}, all, seats, rules.options, KnownBids(rules)};
  question.other_open = asked.other_open;
  question.offerer = terms.offerer;
  if (terms.seat.index() >= seats) {
    return AtField("seat", SyntaxError(1, absl::StrCat("a seat 0 to ", seats - 1),
                                       absl::StrCat(terms.seat.index())));
  }
  for (const Contract& as_asked : terms.contracts) {
    const Contract contract = ContractUnder(as_asked, rules.options);
    const BidObstacle obstacle = ObstacleFor(contract, asked, terms, rules.options);
    if (obstacle != BidObstacle::kNone) {
      return AtField("contracts", absl::InvalidArgumentError(absl::StrCat(
                                      ToString(contract), ": ",
                                      Explain(obstacle, contract, hand, rules.options))));
    }
    if (!IsPlayedBy(contract.row(), seats)) {
      const absl::string_view what = seats == 3   ? "a solo or a Ramsch, with three players"
                                     : seats == 2 ? "a game of one against another"
                                                  : "--players 2, who alone play it";
      return AtField("contracts", SyntaxError(1, what, ToString(contract)));
    }
    if (auto wedding = CheckWedding(contract, hand, terms); !wedding.ok()) return wedding;
    if (auto round = CheckRound(contract, asked, terms); !round.ok()) return round;
    question.contracts.push_back(contract);
  }
  for (const Contract& as_asked : terms.any_of) {
    const Contract contract = ContractUnder(as_asked, rules.options);
    if (ObstacleFor(contract, asked, terms, rules.options) == BidObstacle::kNone &&
        IsPlayedBy(contract.row(), seats)) {
      if (auto round = CheckRound(contract, asked, terms); !round.ok()) return round;
      question.contracts.push_back(contract);
    }
  }
  if (!all && !question.contracts.empty()) {
    question.exchanges = ExchangesOf(question, terms, estimate);
    return question;
  }
  if (!all) {
    return AtField("contracts", SyntaxError(1, "a game that the hand may announce",
                                            ToString(terms.any_of.front())));
  }
  if (seats == 2) {
    question.contracts = {Contract::Named("offiziere")};
    return question;
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

absl::StatusOr<BidQuestion> ReadBidLine(const InputLine& line, BidTerms terms, const RuleSet& rules,
                                        const EstimateOptions& estimate) {
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
  const auto hand = ReadBidHand(text.substr(begin, end - begin), terms);
  if (!hand.ok()) return shifted(hand.status(), begin);
  std::size_t at = text.find_first_not_of(" \t", end + (quoted ? 1 : 0));
  if (at != text.npos) {
    const std::size_t seat_end = std::min(text.find_first_of(" \t", at), text.size());
    const auto read = ParseSeat(text.substr(at, seat_end - at));
    if (!read.ok()) return shifted(read.status(), at);
    terms.seat = *read;
    at = text.find_first_not_of(" \t", seat_end);
  }
  if (at == text.npos) return MakeBidQuestion(*hand, terms, rules, estimate);
  absl::string_view rest = absl::StripTrailingAsciiWhitespace(text.substr(at));
  if (rest.size() > 1 && rest.front() == '"' && rest.back() == '"') {
    rest = rest.substr(1, rest.size() - 2);
    ++at;
  }
  const auto contract = ParseContract(rest);
  if (!contract.ok()) return shifted(contract.status(), at);
  terms.contracts = {*contract};
  terms.any_of.clear();
  auto question = MakeBidQuestion(*hand, terms, rules, estimate);
  if (!question.ok()) return shifted(question.status(), at);
  return question;
}

}  // namespace schafkopf
