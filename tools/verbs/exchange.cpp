// exchange: which cards to give back in a Hochzeit, to exchange in a Zupf-Solo, to pass on in a
// Schieber.
#include "tools/answers/deals/exchange.h"

#include <memory>

#include "tools/cli/rules_option.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

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
  verb.add_option("FILE", options->lines.input, Said(words::kDealLinesWithHandsBefore))
      ->capture_default_str();
  AddRulesOptions(verb, options->rules);
  verb.add_flag("--json", options->lines.json, Said(words::kJsonPerLine));
  return [options] { return RunExchange(*options); };
}

}  // namespace

const Verb kExchangeVerb = {"exchange", words::kVerbExchange, AddExchange};

}  // namespace schafkopf
