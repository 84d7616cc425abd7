// legal: the cards of a hand that may be played to a trick.
#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/called_sau.h"
#include "engine/card_order.h"
#include "engine/notation.h"
#include "tools/cli.h"
#include "tools/verb.h"

namespace schafkopf {
namespace {

struct Options {
  std::string contract;
  std::string hand;
  std::string trick;
  bool holder = false;
  bool led_before = false;
  bool json = false;
};

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

ExitCode RunLegal(const Options& options) {
  const auto contract = ParseContract(options.contract);
  if (!contract.ok()) return ReportArgument("CONTRACT", contract.status());
  auto hand = ParseCardSet(options.hand);
  if (hand.ok() && hand->empty()) hand = SyntaxError(1, "at least one card", "none");
  if (hand.ok() && hand->size() > HandSize(Deck::kLong)) {
    hand = SyntaxError(1, "at most 8 cards", absl::StrCat(hand->size()));
  }
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
  CalledSau duty;
  if (called && !options.led_before) duty = {CardSet::Of(*called), order.GroupOf(*called)};
  const CardSet legal = trick->empty() ? LegalLeads(*hand, duty)
                                       : LegalFollows(*hand, order.GroupOf(trick->front()), duty);
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
  verb.add_option("--hand", options->hand, "the cards still in the hand")->required();
  verb.add_option("--trick", options->trick, "the cards on the table in order; none to lead");
  verb.add_flag("--holder", options->holder,
                "the hand holds the called Sau; an error if it doesn't");
  verb.add_flag("--led-before", options->led_before,
                "the called suit has been led in an earlier trick");
  verb.add_flag("--json", options->json, "a JSON object");
  return [options] { return RunLegal(*options); };
}

}  // namespace

const Verb kLegalVerb = {"legal", "the legal cards of a hand in a trick", AddLegal};

}  // namespace schafkopf
