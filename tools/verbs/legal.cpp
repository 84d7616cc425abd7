// legal: the cards of a hand that may be played to a trick.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/play/card_order.h"
#include "engine/play/duties.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "tools/answers/deck_name.h"
#include "tools/cli/cli.h"
#include "tools/cli/rules_option.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

constexpr int kTricksBeforeSolo = 3;

struct LegalOptions {
  std::string contract;
  std::string hand;
  std::string trick;
  bool holder = false;
  bool led_before = false;
  std::string deck;
  int players = kSeatCount;
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

// Where the deck is Kop's or was named, no other cards than its own are in play.
absl::Status CheckDeck(CardSet cards, Deck deck) {
  const CardSet others = cards - CardsOf(deck);
  if (others.empty()) return absl::OkStatus();
  return SyntaxError(1, absl::StrCat("cards of the ", AbslView(NameOf(deck)), " deck"),
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
    return SyntaxError(1, absl::StrCat("at most ", players - 1, players == 2 ? " card" : " cards"),
                       absl::StrCat(set->size()));
  }
  for (Card card : *cards) {
    if (hand.Contains(card)) {
      return SyntaxError(1, "cards that are not in the hand", ToString(card));
    }
  }
  return cards;
}

absl::StatusOr<CardSet> ReadHand(const LegalOptions& options, Deck deck, int players) {
  const auto hand = ParseHand(options.hand);
  if (!hand.ok()) return hand.status();
  if (hand->open.empty()) return SyntaxError(1, "at least one card", "none");
  if (const auto status = CheckDeck(hand->open | hand->covered, deck); !status.ok()) return status;
  // Of two players eight cards lie open.
  const int most = players == 2 ? HandSize(Deck::kLong) : HandSize(deck, players);
  if (hand->open.size() > most) {
    return SyntaxError(1, absl::StrCat("at most ", most, " cards"),
                       absl::StrCat(hand->open.size()));
  }
  return hand->open;
}

// The turn that the arguments describe.
Turn TurnOf(const LegalOptions& options, const Contract& contract, CardSet hand,
            const std::vector<Card>& trick, const CardOrder& order, bool overtake, int hand_size) {
  Turn turn{hand, {}, {}, options.trick_number, {}, options.led_before, options.dealt};
  if (const auto called = contract.called_card()) {
    turn.called = {CardSet::Of(*called), order.GroupOf(*called)};
  }
  // What is not said follows from the hand: nothing of the suit was played, no trick was.
  if (turn.dealt_of_called == 0) turn.dealt_of_called = (hand & turn.called.suit).size();
  if (turn.trick == 0) turn.trick = hand_size - hand.size() + 1;
  if (!trick.empty()) {
    turn.led = order.GroupOf(trick.front());
    if (overtake) turn.beaters = Beaters(hand, trick, order);
  }
  return turn;
}

ExitCode RunLegal(const LegalOptions& options) {
  const auto rules = ReadBookRules(options.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  auto contract = ParseContract(options.contract);
  if (!contract.ok()) return ReportArgument("CONTRACT", contract.status());
  contract = ContractUnder(*contract, rules->options);
  const int players = contract->row().name == "offiziere" ? 2 : options.players;
  const auto deck = ReadDeck(options.deck, *contract, players, rules->deck);
  if (!deck.ok()) return ReportArgument("--deck", deck.status());
  auto hand = ReadHand(options, *deck, players);
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
  const auto trick = ParseTrick(options.trick, *hand, *deck, players);
  if (!trick.ok()) return ReportArgument("--trick", trick.status());

  const int hand_size = players == 2 ? HandSize(Deck::kLong) : HandSize(*deck, players);
  // Until its Solo is announced, a Solo hintenrum is played as a Ramsch.
  const int trick_number =
      options.trick_number > 0 ? options.trick_number : hand_size - hand->size() + 1;
  const bool before = contract->row().name == "hintenrum" && trick_number <= kTricksBeforeSolo;
  const CardOrder order(before ? Contract::Named("ramsch") : *contract);
  const Duties duties = DutiesOf(*contract, *deck, rules->options);
  const bool overtake = duties.must_overtake || contract->must_overtake();
  const CardSet legal =
      LegalCards(TurnOf(options, *contract, *hand, *trick, order, overtake, hand_size), duties);
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
  auto options = std::make_shared<LegalOptions>();
  verb.add_option("CONTRACT", options->contract, "such as wenz or ruf:E")->required();
  verb.add_option("--hand", options->hand,
                  "the cards still in the hand; of two players OPEN/COVERED")
      ->required();
  verb.add_option("--trick", options->trick, "the cards on the table in order; none to lead");
  verb.add_flag("--holder", options->holder,
                "the hand holds the called Sau; an error if it doesn't");
  verb.add_flag("--led-before", options->led_before,
                "the called suit has been led in an earlier trick");
  verb.add_option(
      "--deck", options->deck,
      "long, short, short20, kop or 32, 24, 20, 16; else that of the game or the rules");
  verb.add_option("--players", options->players, "2 to 4")
      ->check(CLI::Range(2, kSeatCount))
      ->capture_default_str();
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
