// exchange: which cards to give back in a Hochzeit, to exchange in a Zupf-Solo, to pass on in a
// Schieber.
#include "tools/answers/deals/exchange.h"

#include <memory>

#include "tools/cli/rules_option.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

struct ExchangeOptions {
  LinesChoice lines = {.threads = 1};
  RulesChoice rules;
};

ExitCode RunExchange(const ExchangeOptions& options) {
  auto rules = ReadBookRules(options.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  return SayLines(options.lines, ExchangeQuestion{.deal = {}, .rules = *std::move(rules)});
}

std::function<ExitCode()> AddExchange(CLI::App& verb) {
  auto options = std::make_shared<ExchangeOptions>();
  verb.add_option(
          "FILE", options->lines.input,
          "deal lines with the hands before the exchange: hochzeit:P, bauernhochzeit:P, or "
          "solo:X for a Zupf-Solo, or for a Schieber with 10, 8, 8 and 6 cards (11 and 5, 12 "
          "and 4); - is stdin")
      ->capture_default_str();
  AddRulesOptions(verb, options->rules);
  verb.add_flag("--json", options->lines.json, "one JSON object per line");
  return [options] { return RunExchange(*options); };
}

}  // namespace

const Verb kExchangeVerb = {"exchange", "the best cards to exchange before play", AddExchange};

}  // namespace schafkopf
