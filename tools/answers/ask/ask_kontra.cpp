#include "tools/answers/ask/ask_kontra.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/money/doubling.h"
#include "engine/money/transfer.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/spoken_cards.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "engine/text/words.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/score/score_doublers.h"

namespace schafkopf {
namespace {

// The seat that plays it; any where that is nobody's yet. Who answers without naming one plays it
// himself, unless he holds the called card or is named by a wedding.
absl::StatusOr<Seat> DeclarerOf(const Contract& contract, CardSet hand,
                                const std::optional<AskedRound>& round, const DoubleTerms& terms) {
  const int seats = terms.seats();
  const auto refused = [](const absl::Status& error) { return AtField("declarer", error); };
  const std::optional<Seat> named = terms.declarer;
  if (named && named->index() >= seats) {
    return refused(
        SyntaxError(1, Message(words::kSeatUpTo, seats - 1), absl::StrCat(named->index())));
  }
  if (!contract.has_declarer() || IsNobodysYet(contract)) return Seat(0);
  const auto forehand = round ? round->only_declarer() : std::nullopt;
  if (forehand && named && named->index() > 0) return refused(NotForehand(named->index()));
  if (forehand) return *forehand;
  if (named) return *named;
  if (terms.answers && !PlaysWithDeclarer(hand, terms.seat, contract, terms.seat.Plus(1))) {
    return terms.seat;
  }
  if (seats == 2) return Seat(1 - terms.seat.index());
  return refused(SyntaxError(1, words::kSeatThatPlaysIt, words::kNone));
}

// Why a game is none that is doubled before its first card, or not at this table.
absl::Status CheckGame(const KontraQuestion& question) {
  const Contract& contract = question.round.contract;
  switch (ObstacleToKontra(question)) {
    case DoubleObstacle::kCertain:
      return SyntaxError(1, words::kGameThatCanBeLost, ToString(contract));
    case DoubleObstacle::kInPlay:
      return SyntaxError(1, words::kGameBeforeFirstCard, ToString(contract));
    case DoubleObstacle::kOtherTable:
      return CheckPlayedBy(contract, question.round.table.seats, question.round.table.options);
    default:
      break;
  }
  if (IsPlayedWith(contract.row(), question.round.table.deck)) return absl::OkStatus();
  return SyntaxError(1, words::kGameOfThatManyCards, ToString(contract));
}

// Why this seat is not his opponent, or who answers not of his side.
absl::Status CheckSides(const KontraQuestion& question) {
  const Contract& contract = question.round.contract;
  const auto called = contract.called_card();
  switch (ObstacleToKontra(question)) {
    case DoubleObstacle::kDeclarer:
      return SyntaxError(1, words::kDeclarerElsewhere,
                         Message(words::kForBoth, question.round.asker));
    case DoubleObstacle::kPartner:
      return SyntaxError(
          1, words::kHandThatPlaysAgainstDeclarer,
          called ? Message(words::kHisPartnersItHolds, ToString(*called)) : words::kHisPartners);
    case DoubleObstacle::kOpponent:
      return SyntaxError(1, words::kHandThatPlaysWithDeclarer, words::kAnOpponents);
    case DoubleObstacle::kNotHisGame:
      return SyntaxError(1, Message(words::kHandThatMayAnnounce, ToString(contract)),
                         words::kNoneSuch);
    default:
      break;
  }
  if (contract.partner() != question.round.declarer) return absl::OkStatus();
  return SyntaxError(1, words::kAnotherSeatThatTakesIt, ToString(contract));
}

// What tells of the declarer's hand.
PlayedFor PlayedForIn(const std::optional<AskedRound>& round, const Contract& contract,
                      const RuleOptions& options) {
  if (!round) return PlayedFor::kBid;
  if (round->is_muss()) {
    return contract.row().special.forced ? PlayedFor::kDuty : PlayedFor::kChoice;
  }
  switch (round->solo()) {
    case SoloRound::kTeufel:
      return PlayedFor::kDuty;
    case SoloRound::kSchieber:
    case SoloRound::kZupf:
      return PlayedFor::kChoice;
    case SoloRound::kNone:
      break;
  }
  if (!round->only_declarer()) return PlayedFor::kBid;
  return round->PlaysMany(options) ? PlayedFor::kChoice : PlayedFor::kDuty;
}

// What the round has given its declarer for all to see. Of a Schieber, whose Obers may be passed
// on, those that the asker does not hold.
absl::StatusOr<CardSet> ShownIn(const std::optional<AskedRound>& round, CardSet hand) {
  const SoloRound solo = round ? round->solo() : SoloRound::kNone;
  if (solo == SoloRound::kSchieber) return FindTransfer("schieber2")->for_forehand - hand;
  if (solo != SoloRound::kTeufel) return CardSet();
  const CardSet first = FindTransfer("teufel")->for_forehand;
  if (!hand.Intersects(first)) return first;
  const CardOrder order(Contract::Named("ruf", Suit::kEichel));
  return AtField("hand",
                 SyntaxError(1, Message(words::kHandWithoutForehands, ToString(first, order)),
                             ToString(hand & first, order)));
}

// Whether the cards are all that the asker sees before the game.
absl::Status CheckWhole(const AskedHand& hand, int seats) {
  const int size = seats == 2 ? HandSize(hand.deck, seats) / 2 : HandSize(hand.deck, seats);
  if (hand.cards.size() == size) return absl::OkStatus();
  return AtField("hand", SyntaxError(1, Message(words::kAllCardsOfHand, size),
                                     absl::StrCat(hand.cards.size())));
}

// The option that forbids Kontra to a contract, where one does.
OptionName KontraOption(const Contract& contract, const RuleOptions& options) {
  if (!options.On("kontra_allowed")) return "kontra_allowed";
  if (contract.row().special.forced) return "muss_kontra";
  if (contract.parties() == Parties::kEach) return "ramsch_stoss";
  return "kontra_allowed";
}

// OK, or an error at no field that names the option: of a table that does not double there.
absl::Status CheckDoubles(const RoundQuestion& question, const RuleSet& rules) {
  const auto expected = [&](const Message& what, const std::string& found) {
    return Mistake(Place(), {words::kRuleSetExpectedFound, rules.name, what, found});
  };
  const auto option = [&](OptionName name) {
    return absl::StrCat(AbslView(kOptions[name.place].name), " = ",
                        rules.options.ValueOf(name.place));
  };
  const OptionName forbids = KontraOption(question.contract, rules.options);
  switch (ObstacleAtTable(question, rules.options)) {
    case DoubleObstacle::kNoKontra:
      return expected(Message(words::kTableWithKontra, kOptions[forbids.place].name),
                      option(forbids));
    case DoubleObstacle::kNoLaying:
      return expected(Message(words::kTableWhereMayLay, question.asker), option("legen"));
    default:
      return absl::OkStatus();
  }
}

// Who doubled before, as the asker can know that they could, and so that he may be the next.
absl::StatusOr<std::vector<Seat>> ReadDoubled(const KontraQuestion& question,
                                              const DoubleTerms& terms) {
  const RoundQuestion& round = question.round;
  const Contract& contract = round.contract;
  const bool each = contract.parties() == Parties::kEach;
  if (each && terms.answers) {
    return AtField("against", SyntaxError(1, words::kGameOfTwoSides, ToString(contract)));
  }
  const auto refused = [&](const absl::Status& error) { return AtField("doubled", error); };
  Sides sides = SidesSeenBy(round.asker, round.cards, contract, round.declarer, round.table.seats);
  // Of two the other declares what is nobody's yet.
  if (IsNobodysYet(contract) && round.table.seats == 2) {
    const int own = round.asker.index();
    sides = SidesOf(SeatSet::Of(Seat(terms.answers ? own : 1 - own)), 2);
  }
  auto doubled = ReadKontraGiven(terms.doubled, contract, sides, round.table.options);
  if (!doubled.ok()) return refused(doubled.status());
  const auto given = static_cast<int>(doubled->size());
  const int before = given == 0 && terms.answers ? 1 : given;
  if (before >= MostStoss(contract, round.table.options)) {
    return refused(SyntaxError(1, StossLimit(contract, round.table.options), before + 1));
  }
  const bool turn = each || (before % 2 == 1) == terms.answers;
  if (!turn) {
    return refused(SyntaxError(
        1, terms.answers ? words::kOddNumberOfSeats : words::kEvenNumberOfSeats, given));
  }
  std::vector<Seat> next = *doubled;
  next.push_back(round.asker);
  if (given > 0 && WrongDoubling(contract, next, sides)) {
    return refused(SyntaxError(1, ExpectedDoubler(contract, doubled->size()), round.asker));
  }
  return doubled;
}

// Half a hand and how many cards of it are not known yet.
absl::StatusOr<RoundQuestion> ReadLayHand(absl::string_view text, const DoubleTerms& terms) {
  std::string known(text);
  std::replace(known.begin(), known.end(), '_', ' ');
  const auto cards = ParseCardSet(known);
  if (!cards.ok()) return cards.status();
  const auto unknown = static_cast<int>(std::ranges::count(text, '_'));
  const int size = cards->size() + unknown;
  if (cards->empty() || (size != HandSize(Deck::kLong) && size != HandSize(Deck::kShort))) {
    return SyntaxError(1, words::kHandPartlyKnown,
                       Message(words::kKnownAndUnknown, cards->size(), unknown));
  }
  const Deck deck = *DeckOfHandSize(size);
  if (!CardsOf(deck).Contains(*cards)) {
    return SyntaxError(1, Message(words::kCardsOfDeckWithInHand, size),
                       ToString(*cards - CardsOf(deck), CardOrder(Contract::Named("wenz"))));
  }
  RoundQuestion question = LayQuestion(deck, terms.seat, *cards, terms.rules);
  question.others = terms.others.Among(std::move(question.others.offers));
  return question;
}

DoubleQuestion QuestionBy(const DoubleTerms& terms, const KontraQuestion& question,
                          const std::optional<AskedRound>& round) {
  return {question,      round,        round ? round->PricedAs(terms.rules) : terms.rules,
          terms.others,  terms.worlds, terms.seed,
          terms.language};
}

}  // namespace

bool HasUnknownCards(absl::string_view text) {
  return text.find('_') != text.npos && text.find_first_of("./") == text.npos;
}

std::string WithUnknownCards(absl::string_view text) {
  const auto cards = ParseSpokenCards(text);
  if (!cards.ok()) return std::string(text);
  for (Deck deck : {Deck::kLong, Deck::kShort}) {
    const int seen = HandSize(deck) / 2;
    if (cards->size() != seen || !CardsOf(deck).Contains(*cards)) continue;
    std::string whole = ToString(*cards, CardOrder(Contract::Named("ruf", Suit::kEichel)));
    for (int i = 0; i < seen; ++i) whole += " _";
    return whole;
  }
  return std::string(text);
}

absl::StatusOr<DoubleQuestion> LayOf(absl::string_view hand, const DoubleTerms& terms) {
  const auto question = ReadLayHand(hand, terms);
  if (!question.ok()) return AtField("hand", question.status());
  if (auto table = CheckDoubles(*question, terms.rules); !table.ok()) return table;
  return QuestionBy(terms, {*question}, std::nullopt);
}

std::optional<absl::StatusOr<DoubleQuestion>> LayOfLine(const InputLine& line, DoubleTerms terms) {
  const auto parts = SplitHandLine(line, kSeatCount, SoloRound::kNone);
  if (!parts.ok() || !parts->contract.empty()) return std::nullopt;
  const std::string hand = WithUnknownCards(parts->hand);
  if (!HasUnknownCards(hand)) return std::nullopt;
  terms.seat = parts->seat.value_or(terms.seat);
  return LayOf(hand, terms);
}

absl::StatusOr<DoubleQuestion> KontraOf(const AskedHand& hand, const DoubleTerms& terms) {
  const RuleSet& rules = terms.rules;
  const int seats = terms.seats();
  const auto refused = [](const absl::Status& error) { return AtField("against", error); };
  if (terms.against.empty()) return refused(SyntaxError(1, words::kContract, words::kNone));
  const RoundName named = SplitRound(terms.against);
  const std::optional<AskedRound> round = terms.round ? terms.round : named.round;
  if (named.round && named.round->name() != round->name()) {
    return refused(SyntaxError(1, words::kContractsOfOneRound, terms.against));
  }
  if (auto four = CheckSeats(round, seats); !four.ok()) return four;
  if (auto own = CheckSeat(terms.seat, seats); !own.ok()) return own;
  if (auto whole = CheckWhole(hand, seats); !whole.ok()) return whole;
  const auto contract = ParseContract(named.contract);
  if (!contract.ok()) return refused(contract.status());
  const Contract meant = ContractUnder(*contract, rules.options);
  if (meant.row().pack == Pack::kSjavs) {
    return refused(SyntaxError(1, words::kGameThatKnowsKontraAs, ToString(meant)));
  }
  if (auto played = CheckPlayedIn(round, meant, rules.options); !played.ok()) {
    return refused(played);
  }
  KontraQuestion question =
      KontraTo(meant, terms.seat, hand.cards, terms.seat, rules, hand.deck, seats);
  if (auto game = CheckGame(question); !game.ok()) return refused(game);
  const auto declarer = DeclarerOf(meant, hand.cards, round, terms);
  if (!declarer.ok()) return declarer.status();
  question.round.declarer = *declarer;
  question.round.others = terms.others.Among(std::move(question.round.others.offers));
  question.so_far.answers = terms.answers;
  if (auto sides = CheckSides(question); !sides.ok()) return refused(sides);
  question.other_open = hand.other_open;
  question.played_for = PlayedForIn(round, meant, rules.options);
  if (!terms.answers || terms.seat != *declarer) {
    const auto shown = ShownIn(round, hand.cards);
    if (!shown.ok()) return shown.status();
    question.shown = *shown;
  }
  if (auto table = CheckDoubles(question.round, rules); !table.ok()) return table;
  auto doubled = ReadDoubled(question, terms);
  if (!doubled.ok()) return doubled.status();
  question.so_far.doubled = *std::move(doubled);
  if (terms.worlds) question.worlds = std::min(*terms.worlds, kMostKontraWorlds);
  return QuestionBy(terms, question, round);
}

absl::StatusOr<DoubleQuestion> KontraOfText(absl::string_view hand, const DoubleTerms& terms) {
  const auto cards = ReadBidHand(hand, terms.seats(), SoloRound::kNone);
  return cards.ok() ? KontraOf(*cards, terms) : AtField("hand", cards.status());
}

absl::StatusOr<DoubleQuestion> KontraOfLine(const InputLine& line, DoubleTerms terms) {
  const auto read = ReadHandLine(line, terms.seats(), SoloRound::kNone);
  if (!read.ok()) return read.status();
  const HandLineParts& parts = read->parts;
  terms.seat = parts.seat.value_or(terms.seat);
  if (!parts.contract.empty()) terms.against = parts.contract;
  auto question = KontraOf(read->hand, terms);
  if (question.ok()) return question;
  const absl::Status& error = question.status();
  if (FieldOf(error) == "hand") return AtField("", error);
  if (FieldOf(error) != "against" || parts.contract.empty()) return error;
  return AtField("", ShiftColumn(error, parts.contract_begin));
}

absl::StatusOr<DoubleTerms> ReadDoubleTerms(const Fields& fields) {
  auto rules = fields.Rules(DefaultRules());
  if (!rules.ok()) return rules.status();
  DoubleTerms terms{ReadHandTerms(fields)};
  SCHAFKOPF_TRY(terms.others, fields.AskedOthers());
  terms.rules = *std::move(rules);
  terms.against = fields.Text("against");
  terms.doubled = fields.Text("doubled");
  if (fields.Has("worlds")) terms.worlds = fields.Count("worlds", 0);
  if (const std::string round = fields.Text("round"); !round.empty()) {
    const auto named = AskedRound::Of(round);
    if (!named.ok()) return AtField("round", named.status());
    terms.round = *named;
  }
  return terms;
}

absl::StatusOr<DoubleQuestion> ReadLay(const Fields& fields) {
  const auto terms = ReadDoubleTerms(fields);
  return terms.ok() ? LayOf(fields.Text("hand"), *terms) : terms.status();
}

absl::StatusOr<DoubleQuestion> ReadKontra(const Fields& fields) {
  const auto terms = ReadDoubleTerms(fields);
  return terms.ok() ? KontraOfText(fields.Text("hand"), *terms) : terms.status();
}

absl::StatusOr<DoubleQuestion> ReadRe(const Fields& fields) {
  auto terms = ReadDoubleTerms(fields);
  if (!terms.ok()) return terms.status();
  terms->answers = true;
  return KontraOfText(fields.Text("hand"), *terms);
}

}  // namespace schafkopf
