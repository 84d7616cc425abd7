// legal: the cards of a hand that may be played to a trick.
#include "tools/answers/deals/legal.h"

#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

constexpr ArgumentNames kLegalArguments = {{"contract", "CONTRACT"}};

ExitCode RunLegal(const Arguments& arguments) {
  const auto question = ReadAsked(arguments, kLegalFields, ReadLegal);
  if (!question.ok()) return ReportQuestion(question.status(), kLegalArguments);
  return Say(AnswerOf(*question, {}), arguments.json, kLegalArguments);
}

void AddLegal(CLI::App& verb, Arguments& arguments) {
  AddFields(verb, kLegalFields, arguments.asked, kLegalArguments);
  AddRulesOptions(verb, arguments.rules);
  AddJson(verb, arguments, "a JSON object");
}

}  // namespace

const Verb kLegalVerb = {"legal", "the legal cards of a hand in a trick", AddLegal, RunLegal};

}  // namespace schafkopf
