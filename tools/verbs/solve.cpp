// solve: exact open values, one line in, one line out.
#include "tools/answers/deals/solve.h"

#include "tools/verbs/field_options.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

ExitCode RunSolve(const Arguments& arguments) {
  const auto question = ReadAsked(arguments, kSolveFields, ReadSolve);
  return question.ok() ? SayLines(arguments, *question) : ReportQuestion(question.status());
}

void AddSolve(CLI::App& verb, Arguments& arguments) {
  arguments.asked["deal"] = "";
  AddLines(verb, arguments, "deal lines; - is stdin", "one JSON object per line");
  AddRulesOptions(verb, arguments.rules);
  AddFields(verb, kSolveFields, arguments.asked, {{"deal", ""}});
  AddWorkers(verb, arguments, "lines solved at a time");
}

}  // namespace

const Verb kSolveVerb = {"solve", "exact values of deals with all hands open", AddSolve, RunSolve};

}  // namespace schafkopf
