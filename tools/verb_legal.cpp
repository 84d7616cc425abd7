// legal: the cards of a hand that may be played to a trick.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/card_order.h"
#include "engine/duties.h"
#include "engine/notation.h"
#include "tools/cli.h"
#include "tools/rules_option.h"
#include "tools/verb.h"

namespace schafkopf {
namespace {

struct Options {
  std::string contract;
  std::string hand;
  std::string trick;
  bool holder = false;
  bool led_before = false;
  int dealt = 0;
  int trick_number = 0;
  RulesChoice rules;
  bool json = false;
};

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
    if (!cards.ok()) return ShiftColumn(cards.status(), static_cast<int>(begin));
    if ((covered || end < text.size()) && cards->empty()) {
      return SyntaxError(static_cast<int>(end) + 1, "a card on either side of /", "none");
    }
    for (std::size_t i = 0; i < cards->size(); ++i) {
      const Card card = (*cards)[i];
      if (hand.open.Contains(card) || hand.covered.Contains(card)) {
        return SyntaxError(static_cast<int>(begin) + 1, "each card once",
                           absl::StrCat(ToString(card), " again"));
      }
      (covered && i == 0 ? hand.covered : hand.open).Insert(card);
    }
    covered = end < text.size();
    begin = end + 1;
  }
  return hand;
}

// The trick so far: at most three cards, none of them in the hand.
absl::StatusOr<std::vector<Card>> ParseTrick(absl::string_view text, CardSet hand) {
  if (const auto set = ParseCardSet(text); !set.ok()) return set.status();
  const auto cards = ParseCards(text);
  if (cards->size() >= kSeatCount) {
    return SyntaxError(1, "at most 3 cards", absl::StrCat(cards->size()));
  }
  for (Card card : *cards) {
    if (hand.Contains(card)) {
      return SyntaxError(1, "cards that are not in the hand", ToString(card));
    }
  }
  return cards;
}

absl::StatusOr<CardSet> ReadHand(const Options& options) {
  const auto hand = ParseHand(options.hand);
  if (!hand.ok()) return hand.status();
  if (hand->open.empty()) return SyntaxError(1, "at least one card", "none");
  if (hand->open.size() > HandSize(Deck::kLong)) {
    return SyntaxError(1, "at most 8 cards", absl::StrCat(hand->open.size()));
  }
  return hand->open;
}

// The turn that the arguments describe.
Turn TurnOf(const Options& options, const Contract& contract, CardSet hand,
            const std::vector<Card>& trick, const CardOrder& order, bool overtake) {
  Turn turn{hand, {}, {}, options.trick_number, {}, options.led_before, options.dealt};
  if (const auto called = contract.called_card()) {
    turn.called = {CardSet::Of(*called), order.GroupOf(*called)};
  }
  // What is not said follows from the hand: nothing of the suit was played, no trick was.
  if (turn.dealt_of_called == 0) turn.dealt_of_called = (hand & turn.called.suit).size();
  if (turn.trick == 0) turn.trick = HandSize(Deck::kLong) - hand.size() + 1;
  if (!trick.empty()) {
    turn.led = order.GroupOf(trick.front());
    if (overtake) turn.beaters = Beaters(hand, trick, order);
  }
  return turn;
}

ExitCode RunLegal(const Options& options) {
  const auto rules = ReadRules(options.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  auto contract = ParseContract(options.contract);
  if (!contract.ok()) return ReportArgument("CONTRACT", contract.status());
  contract = ContractUnder(*contract, rules->options);
  auto hand = ReadHand(options);
  const auto called = contract->called_card();
  if (options.led_before && !called) {
    return ReportArgument(
        "CONTRACT",
        SyntaxError(1, "a contract with a called Sau for --led-before", ToString(*contract)));
  }
  if (hand.ok() && options.holder && !(called && hand->Contains(*called))) {
    hand = SyntaxError(1, called ? ToString(*called) : "a contract with a called Sau",
                       "a hand without it, yet --holder");
  }
  if (!hand.ok()) return ReportArgument("--hand", hand.status());
  const auto trick = ParseTrick(options.trick, *hand);
  if (!trick.ok()) return ReportArgument("--trick", trick.status());

  const CardOrder order(*contract);
  const Deck deck = rules->deck == CardsOf(Deck::kLong).size() ? Deck::kLong : Deck::kShort;
  const Duties duties = DutiesOf(*contract, deck, rules->options);
  const bool overtake = duties.must_overtake || contract->must_overtake();
  const CardSet legal =
      LegalCards(TurnOf(options, *contract, *hand, *trick, order, overtake), duties);
  if (!options.json) {
    PrintLine(ToString(legal, order));
    return ExitCode::kOk;
  }
  nlohmann::ordered_json object = {{"contract", ToString(*contract)}};
  auto& cards = object["legal"] = nlohmann::ordered_json::array();
  for (Card card : order.best_first()) {
    if (legal.Contains(card)) cards.push_back(ToString(card));
  }
  PrintLine(object.dump());
  return ExitCode::kOk;
}

std::function<ExitCode()> AddLegal(CLI::App& verb) {
  auto options = std::make_shared<Options>();
  verb.add_option("CONTRACT", options->contract, "such as wenz or ruf:E")->required();
  verb.add_option("--hand", options->hand,
                  "the cards still in the hand; of two players OPEN/COVERED")
      ->required();
  verb.add_option("--trick", options->trick, "the cards on the table in order; none to lead");
  verb.add_flag("--holder", options->holder,
                "the hand holds the called Sau; an error if it doesn't");
  verb.add_flag("--led-before", options->led_before,
                "the called suit has been led in an earlier trick");
  verb.add_option("--dealt", options->dealt,
                  "cards of the called suit that the holder was dealt; else those of the hand")
      ->check(CLI::Range(1, 8));
  verb.add_option("--trick-number", options->trick_number,
                  "which trick it is, from 1; else by the cards that the hand lacks")
      ->check(CLI::Range(1, 16));
  AddRulesOptions(verb, options->rules);
  verb.add_flag("--json", options->json, "a JSON object");
  return [options] { return RunLegal(*options); };
}

}  // namespace

const Verb kLegalVerb = {"legal", "the legal cards of a hand in a trick", AddLegal};

}  // namespace schafkopf
