// exchange: which cards to give back in a Hochzeit, to exchange in a Zupf-Solo, to pass on in a
// Schieber.
#include "tools/answers/deals/exchange.h"

#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

ExitCode RunExchange(const Arguments& arguments) {
  auto rules = ReadBookRules(arguments.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  return SayLines(arguments, ExchangeQuestion{.deal = {}, .rules = *std::move(rules)});
}

void AddExchange(CLI::App& verb, Arguments& arguments) {
  arguments.threads = 1;
  verb.add_option(
          "FILE", arguments.input,
          "deal lines with the hands before the exchange: hochzeit:P, bauernhochzeit:P, or "
          "solo:X for a Zupf-Solo, or for a Schieber with 10, 8, 8 and 6 cards (11 and 5, 12 "
          "and 4); - is stdin")
      ->capture_default_str();
  AddRulesOptions(verb, arguments.rules);
  AddJson(verb, arguments, "one JSON object per line");
}

}  // namespace

const Verb kExchangeVerb = {"exchange", "the best cards to exchange before play", AddExchange,
                            RunExchange};

}  // namespace schafkopf
