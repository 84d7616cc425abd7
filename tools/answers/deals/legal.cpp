#include "tools/answers/deals/legal.h"

#include <algorithm>
#include <vector>

#include "engine/play/duties.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/deals/words.h"
#include "tools/answers/door/deal_cells.h"
#include "tools/answers/door/deck_name.h"

namespace schafkopf {
namespace {

// The cards of a hand that lie open; those it covers.
struct LaidOut {
  CardSet open;
  CardSet covered;
};

// Cards, or as two players have them OPEN/COVERED.
absl::StatusOr<LaidOut> ParseHand(absl::string_view text) {
  LaidOut hand;
  bool covered = false;
  std::size_t begin = 0;
  while (begin <= text.size()) {
    const std::size_t end = std::min(text.find('/', begin), text.size());
    const auto cards = ParseCards(text.substr(begin, end - begin));
    if (!cards.ok()) return ShiftColumn(cards.status(), CharacterCount(text.substr(0, begin)));
    if ((covered || end < text.size()) && cards->empty()) {
      return SyntaxError(ColumnAt(text, end), words::kCardOnEitherSideOf, words::kNone);
    }
    for (std::size_t i = 0; i < cards->size(); ++i) {
      const Card card = (*cards)[i];
      if (hand.open.Contains(card) || hand.covered.Contains(card)) {
        return SyntaxError(ColumnAt(text, begin), words::kEachCardOnce,
                           {words::kAgain, ToString(card)});
      }
      (covered && i == 0 ? hand.covered : hand.open).Insert(card);
    }
    covered = end < text.size();
    begin = end + 1;
  }
  return hand;
}

// Where the deck is Kop's or was named, no other cards than its own are in play.
absl::Status CheckDeck(CardSet cards, Deck deck) {
  const CardSet others = cards - CardsOf(deck);
  if (others.empty()) return absl::OkStatus();
  return SyntaxError(1, {words::kCardsOfDeck, NameOf(deck)},
                     ToString(others, CardOrder(Contract::Named("wenz"))));
}

// The trick so far: fewer cards than there are players, none of them in the hand.
absl::StatusOr<std::vector<Card>> ParseTrick(absl::string_view text, CardSet hand, Deck deck,
                                             int players) {
  const auto set = ParseCardSet(text);
  if (!set.ok()) return set.status();
  const auto cards = ParseCards(text);
  if (const auto status = CheckDeck(*set, deck); !status.ok()) return status;
  if (set->size() >= players) {
    return SyntaxError(1, {words::kAtMostCardCards, players - 1}, set->size());
  }
  for (Card card : *cards) {
    if (hand.Contains(card)) {
      return SyntaxError(1, words::kCardsThatAreNotInHand, ToString(card));
    }
  }
  return cards;
}

absl::StatusOr<CardSet> ReadHand(const LegalQuestion& question, Deck deck, int players) {
  const auto hand = ParseHand(question.hand);
  if (!hand.ok()) return hand.status();
  if (hand->open.empty()) return SyntaxError(1, words::kAtLeastOneCard, words::kNone);
  if (const auto status = CheckDeck(hand->open | hand->covered, deck); !status.ok()) return status;
  // Of two players eight cards lie open.
  const int most = players == 2 ? HandSize(Deck::kLong) : HandSize(deck, players);
  if (hand->open.size() > most) {
    return SyntaxError(1, {words::kAtMostCardCards, most}, hand->open.size());
  }
  return hand->open;
}

// What is said of the trick and of what was dealt agrees with the hand. Two players see only half
// of their cards.
absl::Status CheckTurn(const LegalQuestion& question, const Game& game, CardSet hand) {
  const int most =
      game.seats() == 2 ? 2 * HandSize(Deck::kLong) : game.hand_size() - hand.size() + 1;
  if (question.trick_number > most) {
    return AtField("trick_number",
                   SyntaxError(1, {words::kWholeNumberFromTo, 1, most}, question.trick_number));
  }
  const int held = (hand & game.called().suit).size();
  if (question.dealt > 0 && question.dealt < held) {
    return AtField("dealt", SyntaxError(1, {words::kWholeNumberFromTo, held, game.hand_size()},
                                        question.dealt));
  }
  if (question.led_before && question.trick_number == 1) {
    return AtField("trick_number",
                   SyntaxError(1, {words::kWholeNumberFromTo, 2, game.hand_size()}, 1));
  }
  return absl::OkStatus();
}

// The turn that the arguments describe; what is not said follows from the hand: nothing of the
// called suit was played.
Turn TurnOf(const LegalQuestion& question, const Game& game, CardSet hand,
            const std::vector<Card>& trick, const CardOrder& order, int trick_number) {
  const int dealt = question.dealt > 0 ? question.dealt : (hand & game.called().suit).size();
  return game.TurnOf(hand, trick, order, trick_number, question.led_before, dealt);
}

}  // namespace

absl::StatusOr<LegalQuestion> ReadLegal(const Fields& fields) {
  auto rules = fields.Rules(PlainRules());
  if (!rules.ok()) return rules.status();
  return LegalQuestion{
      .contract = fields.Text("contract"),
      .hand = fields.Text("hand"),
      .trick = fields.Text("trick"),
      .holder = fields.Flag("holder"),
      .led_before = fields.Flag("led_before"),
      .deck = fields.Text("deck"),
      .players = static_cast<int>(fields.Number("players")),
      .dealt = static_cast<int>(fields.Number("dealt")),
      .trick_number = static_cast<int>(fields.Number("trick_number")),
      .rules = *std::move(rules),
  };
}

absl::StatusOr<LegalAnswer> AnswerOf(const LegalQuestion& question, const Watch& /*watch*/) {
  auto contract = ParseContract(question.contract);
  if (!contract.ok()) return AtField("contract", contract.status());
  contract = ContractUnder(*contract, question.rules.options);
  const int players = PlayersOf(*contract, question.players);
  const auto deck = ReadDeck(question.deck, *contract, players, question.rules.deck);
  if (!deck.ok()) return AtField("deck", deck.status());
  auto hand = ReadHand(question, *deck, players);
  const auto called = contract->called_card();
  if (question.led_before && !called) {
    return AtField("contract",
                   SyntaxError(1, words::kContractWithCalledSauAs, ToString(*contract)));
  }
  if (hand.ok() && question.holder && !(called && hand->Contains(*called))) {
    hand = SyntaxError(1, called ? Message(ToString(*called)) : words::kContractWithCalledSau,
                       words::kHandWithoutItYetCalled);
  }
  if (!hand.ok()) return AtField("hand", hand.status());
  const auto trick = ParseTrick(question.trick, *hand, *deck, players);
  if (!trick.ok()) return AtField("trick", trick.status());

  const Game game(*contract, TableOf(question.rules, *deck, players));
  if (const auto turn = CheckTurn(question, game, *hand); !turn.ok()) return turn;
  const int hand_size = players == 2 ? HandSize(Deck::kLong) : game.hand_size();
  const int trick_number =
      question.trick_number > 0 ? question.trick_number : hand_size - hand->size() + 1;
  const CardOrder& order =
      game.order(game.begins_switched() || trick_number > game.tricks_before());
  const CardSet legal =
      LegalCards(TurnOf(question, game, *hand, *trick, order, trick_number), game.duties());
  return LegalAnswer{*contract, order, legal};
}

namespace {

constexpr auto kLegalColumns = ColumnsOf<LegalAnswer>({
    {"contract", Kind::kContract, At<&LegalAnswer::contract>},
    {"legal", ListOf(Kind::kCard), [](auto& answer) { return InOrder(answer.legal, answer.order); },
     words::kStrongestFirst},
});

}  // namespace

std::span<const ColumnInfo> LegalAnswer::Columns() { return kLegalColumns; }

Cells LegalAnswer::ToCells() const { return kLegalColumns.CellsOf(*this); }

std::string LegalAnswer::ToText(Language /*language*/) const { return ToString(legal, order); }

}  // namespace schafkopf
