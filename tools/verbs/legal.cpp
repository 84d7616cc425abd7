// legal: the cards of a hand that may be played to a trick.
#include "tools/answers/legal.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "tools/cli/cli.h"
#include "tools/cli/rules_option.h"
#include "tools/verbs/say.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

struct LegalOptions {
  LegalQuestion question;
  RulesChoice rules;
  bool json = false;
};

ExitCode RunLegal(LegalOptions& options) {
  auto rules = ReadBookRules(options.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  options.question.rules = *std::move(rules);
  return Say(AnswerOf(options.question, {}), options.json, {{"contract", "CONTRACT"}});
}

std::function<ExitCode()> AddLegal(CLI::App& verb) {
  auto options = std::make_shared<LegalOptions>();
  LegalQuestion& question = options->question;
  verb.add_option("CONTRACT", question.contract, "such as wenz or ruf:E")->required();
  verb.add_option("--hand", question.hand,
                  "the cards still in the hand; of two players OPEN/COVERED")
      ->required();
  verb.add_option("--trick", question.trick, "the cards on the table in order; none to lead");
  verb.add_flag("--holder", question.holder,
                "the hand holds the called Sau; an error if it doesn't");
  verb.add_flag("--led-before", question.led_before,
                "the called suit has been led in an earlier trick");
  verb.add_option(
      "--deck", question.deck,
      "long, short, short20, kop or 32, 24, 20, 16; else that of the game or the rules");
  verb.add_option("--players", question.players, "2 to 4")
      ->check(CLI::Range(2, kSeatCount))
      ->capture_default_str();
  verb.add_option("--dealt", question.dealt,
                  "cards of the called suit that the holder was dealt; else those of the hand")
      ->check(CLI::Range(1, 8));
  verb.add_option("--trick-number", question.trick_number,
                  "which trick it is, from 1; else by the cards that the hand lacks")
      ->check(CLI::Range(1, 16));
  AddRulesOptions(verb, options->rules);
  verb.add_flag("--json", options->json, "a JSON object");
  return [options] { return RunLegal(*options); };
}

}  // namespace

const Verb kLegalVerb = {"legal", "the legal cards of a hand in a trick", AddLegal};

}  // namespace schafkopf
