// tricks: how many a deal has.
#include "tools/answers/deals/tricks.h"

#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

ExitCode RunTricks(const Arguments& arguments) {
  const auto question = ReadAsked(arguments, kTricksFields, ReadTricks);
  if (!question.ok()) return ReportQuestion(question.status());
  return Say(AnswerOf(*question, {}), arguments.json);
}

void AddTricks(CLI::App& verb, Arguments& arguments) {
  AddFields(verb, kTricksFields, arguments.asked);
  AddRulesOptions(verb, arguments.rules);
  AddJson(verb, arguments);
}

}  // namespace

const Verb kTricksVerb = {"tricks", "how many", AddTricks, RunTricks};

}  // namespace schafkopf
