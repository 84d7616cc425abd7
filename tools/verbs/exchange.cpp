// exchange: which cards to give back in a Hochzeit, to exchange in a Zupf-Solo, to pass on in a
// Schieber.
#include "tools/answers/deals/exchange.h"

#include "tools/answers/door/words.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

ExitCode RunExchange(const Arguments& arguments) {
  auto rules = ReadBookRules(arguments.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  return SayLines(arguments, ExchangeQuestion{.deal = {}, .rules = *std::move(rules)});
}

void AddExchange(CLI::App& verb, Arguments& arguments) {
  arguments.threads = 1;
  verb.add_option("FILE", arguments.input, Said(words::kDealLinesWithHandsBefore))
      ->capture_default_str();
  AddRulesOptions(verb, arguments.rules);
  AddJson(verb, arguments, Said(words::kJsonPerLine));
}

}  // namespace

const Verb kExchangeVerb = {"exchange",
                            words::kVerbExchange,
                            AddExchange,
                            RunExchange,
                            {"exchange weddings.txt", "exchange weddings.txt --json",
                             "exchange 'hochzeit:2 0 | HU EA EZ GA GK SA SK S7 | EO GO HO SO EU GU "
                             "SU HA | HZ HK H9 H8 H7 EK "
                             "E9 E8 | GZ G9 G8 G7 SZ S9 S8 E7'"}};

}  // namespace schafkopf
