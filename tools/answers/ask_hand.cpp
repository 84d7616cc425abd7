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
  constexpr std::pair<absl::string_view, absl::string_view> kNames[] = {
      {"schieber", "schieber"}, {"teufelsrunde", "teufel"}, {"teufelssolo", "teufel"},
      {"teufel", "teufel"},     {"zupf-solo", "zupf"},      {"zupfsolo", "zupf"},
      {"zupf", "zupf"}};
  for (const auto& [name, round] : kNames) {
    if (!absl::StartsWithIgnoreCase(text, name)) continue;
    const absl::string_view rest = text.substr(name.size());
    if (!rest.empty() && absl::ascii_isalpha(static_cast<unsigned char>(rest.front()))) continue;
    return {AskedRound::Of(round).value(), absl::StrCat("solo", rest)};
  }
  return {std::nullopt, std::string(text)};
}

namespace {

SoloRound SoloRoundOf(const BidTerms& terms) {
  return terms.round ? terms.round->solo() : SoloRound::kNone;
}

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
  if (SoloRoundOf(terms) == SoloRound::kSchieber) return ReadSchieberHand(text);
  const auto few = [&] {
    const auto cards = ParseSpokenCards(text);
    return cards.ok() && cards->size() == HandSize(Deck::kLong) / 2;
  };
  const bool to_come = text.find('_') != text.npos;
  if (to_come || (SoloRoundOf(terms) == SoloRound::kTeufel && few())) {
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

// Why a hand has no part in a round, whatever it would play.
absl::Status CheckRound(const AskedHand& hand, const BidTerms& terms) {
  if (!terms.round) return absl::OkStatus();
  if (terms.seats < kSeatCount) {
    return AtField("players", SyntaxError(1, "four players in a round", absl::StrCat(terms.seats)));
  }
  if (terms.round->only_declarer().value_or(terms.seat) != terms.seat) {
    return AtField("seat", SyntaxError(1, "forehand, seat 0, who plays in this round",
                                       absl::StrCat(terms.seat.index())));
  }
  const SoloRound solo = terms.round->solo();
  if (solo == SoloRound::kTeufel) {
    const CardSet first = FindTransfer("teufel")->for_forehand;
    const CardOrder order(Contract::Named("ruf", Suit::kEichel));
    if (!hand.cards.Contains(first)) {
      return AtField("hand", SyntaxError(1, absl::StrCat("forehand's ", ToString(first, order)),
                                         absl::StrCat("no ", ToString(first - hand.cards, order))));
    }
  }
  if (solo == SoloRound::kZupf && hand.cards.size() < HandSize(hand.deck)) {
    return AtField("hand", SyntaxError(1, "a whole hand, of which a card is given", "less"));
  }
  return absl::OkStatus();
}

// Why a round does not play a contract, or a hand of which cards are missing cannot be asked about
// it.
absl::Status CheckRound(const Contract& contract, const AskedHand& hand, const BidTerms& terms,
                        const RuleOptions& options) {
  const bool whole = hand.cards.size() >= HandSize(hand.deck, terms.seats);
  const auto expected = [&](absl::string_view what) {
    return AtField("contracts", SyntaxError(1, what, ToString(contract)));
  };
  if (terms.round && (!terms.round->Plays(contract, options) ||
                      (terms.round->solo() != SoloRound::kNone && contract.is_tout()))) {
    return expected(absl::StrCat(terms.round->Played(options), ", which is what this round plays"));
  }
  if (terms.seats > 2 && !whole &&
      (contract.is_tout() || contract.parties() == Parties::kPair ||
       contract.objective() == Objective::kHoldTop)) {
    return expected("a game that can be named before all cards are seen");
  }
  return absl::OkStatus();
}

// Whether the hand in question may announce it, as far as it is known.
BidObstacle ObstacleFor(const Contract& contract, const AskedHand& hand, const BidTerms& terms,
                        const RuleSet& rules) {
  const RuleOptions& options = rules.options;
  if (IsRufspiel(contract.row()) && terms.round && !terms.round->PlaysMany(options)) {
    // Whoever has to call may call another card than a Sau.
    const auto calls = terms.round->Contracts(hand.cards, hand.deck, rules);
    if (std::ranges::find(calls, contract) != calls.end()) return BidObstacle::kNone;
  }
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
    if (SoloRoundOf(terms) == SoloRound::kZupf) {
      exchanges.emplace_back(BestZupf(question, contract, estimate));
    } else if (SoloRoundOf(terms) == SoloRound::kSchieber) {
      const CardSet taken_up = FindSchieber(passed)->for_forehand;
      exchanges.emplace_back(BestPass(question, contract, taken_up, estimate));
    }
  }
  return exchanges;
}

// Whether the table also plays it with an open hand.
bool MayLieOpen(const Contract& contract, const RuleOptions& options) {
  return contract.objective() == Objective::kNoTricks && !options.Is({"bettel_ouvert", "off"});
}

// What the hand may choose from, where no contract is named.
std::vector<Contract> ChoiceOf(const AskedHand& asked, const BidTerms& terms,
                               const RuleSet& rules) {
  if (terms.seats == 2) return {Contract::Named("offiziere")};
  std::vector<Contract> choice;
  // Of a round that plays one game, also what nobody declares.
  const bool one_game = terms.round && !terms.round->PlaysMany(rules.options);
  for (const Contract& offered : terms.round
                                     ? terms.round->Contracts(asked.cards, asked.deck, rules)
                                     : Offered(rules, asked.deck)) {
    const bool pair = offered.parties() == Parties::kPair;
    // Who is asked first takes it.
    const Contract contract = pair ? offered.WithPartner(terms.seat.Next()) : offered;
    if (pair && (terms.seats < kSeatCount || !MayOfferWedding(contract, asked.cards))) continue;
    const bool known = pair || one_game || contract.row().special.forced;
    if ((known || CanBeAsked(contract, terms.seats)) &&
        ObstacleFor(contract, asked, terms, rules) == BidObstacle::kNone &&
        CheckRound(contract, asked, terms, rules.options).ok()) {
      choice.push_back(contract);
      if (MayLieOpen(contract, rules.options)) choice.push_back(contract.WithOuvert());
    }
  }
  return choice;
}

// The question with what the round makes of it, its contracts being there.
void AddRound(const AskedRound& round, const RuleSet& rules, BidQuestion& question) {
  question.must_play = round.MustPlay(question.seat, question.contracts, question.hand,
                                      question.deck, rules.options);
  question.last_resort = round.last_resort();
  std::erase_if(question.offers,
                [&](const Contract& contract) { return !round.Plays(contract, rules.options); });
}

// The question without its contracts; errors are at the fields seat, players or hand.
absl::StatusOr<BidQuestion> Begin(const AskedHand& asked, const BidTerms& terms,
                                  const RuleSet& rules) {
  if (terms.seat.index() >= terms.seats) {
    return AtField("seat", SyntaxError(1, absl::StrCat("a seat 0 to ", terms.seats - 1),
                                       absl::StrCat(terms.seat.index())));
  }
  if (auto round = CheckRound(asked, terms); !round.ok()) return round;
  BidQuestion question{asked.cards, asked.deck,  terms.seat,    {},
                       true,        terms.seats, rules.options, KnownBids(rules)};
  question.other_open = asked.other_open;
  question.offerer = terms.offerer;
  return question;
}

// Adds the contracts that are named; errors are at the field contracts.
absl::Status AddNamed(const AskedHand& asked, const BidTerms& terms, const RuleSet& rules,
                      BidQuestion& question) {
  const int seats = terms.seats;
  const CardSet hand = asked.cards;
  for (const Contract& as_asked : terms.contracts) {
    const Contract contract = ContractUnder(as_asked, rules.options);
    if (auto round = CheckRound(contract, asked, terms, rules.options); !round.ok()) return round;
    const BidObstacle obstacle = ObstacleFor(contract, asked, terms, rules);
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
    question.contracts.push_back(contract);
  }
  for (const Contract& as_asked : terms.any_of) {
    const Contract contract = ContractUnder(as_asked, rules.options);
    if (ObstacleFor(contract, asked, terms, rules) == BidObstacle::kNone &&
        IsPlayedBy(contract.row(), seats)) {
      if (auto round = CheckRound(contract, asked, terms, rules.options); !round.ok()) return round;
      question.contracts.push_back(contract);
    }
  }
  if (!question.contracts.empty()) return absl::OkStatus();
  return AtField("contracts", SyntaxError(1, "a game that the hand may announce",
                                          ToString(terms.any_of.front())));
}

}  // namespace

std::vector<Contract> ContractsOfHands(const RuleSet& rules, Deck deck) {
  std::vector<Contract> contracts;
  for (const Contract& contract : Offered(rules, deck)) {
    if (!CanBeAsked(contract, kSeatCount) || !IsPlayedWith(contract.row(), deck)) continue;
    contracts.push_back(contract);
    if (MayLieOpen(contract, rules.options)) contracts.push_back(contract.WithOuvert());
  }
  return contracts;
}

absl::StatusOr<BidQuestion> MakeBidQuestion(const AskedHand& asked, const BidTerms& terms,
                                            const RuleSet& rules, const EstimateOptions& estimate) {
  auto question = Begin(asked, terms, rules);
  if (!question.ok()) return question;
  const bool all = terms.contracts.empty() && terms.any_of.empty();
  // The best of a few games of one kind is told by all of them.
  question->seeks_best = all && (!terms.round || terms.round->PlaysMany(rules.options));
  if (all) {
    question->contracts = ChoiceOf(asked, terms, rules);
  } else if (auto named = AddNamed(asked, terms, rules, *question); !named.ok()) {
    return named;
  }
  if (question->contracts.empty()) {
    return AtField("hand", SyntaxError(1,
                                       terms.round ? "a hand that may play in this round"
                                                   : "a hand that may announce a game of the rule "
                                                     "set",
                                       "none such"));
  }
  if (terms.round) AddRound(*terms.round, rules, *question);
  question->exchanges = ExchangesOf(*question, terms, estimate);
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
