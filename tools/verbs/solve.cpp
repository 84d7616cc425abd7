// solve: exact open values, one line in, one line out.
#include "tools/answers/deals/solve.h"

#include "tools/verbs/field_options.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

ExitCode RunSolve(const Arguments& arguments) {
  const auto question = ReadAsked(arguments, kSolveFields, ReadSolve);
  return question.ok() ? SayLines(arguments, *question) : ReportQuestion(question.status());
}

void AddSolve(CLI::App& verb, Arguments& arguments) {
  arguments.asked["deal"] = "";
  AddLines(verb, arguments, Said(words::kDealLinesIsStdin), Said(words::kJsonPerLine));
  AddRulesOptions(verb, arguments.rules);
  AddFields(verb, kSolveFields, arguments.asked, {{"deal", ""}});
  AddThreads(verb, arguments, Said(words::kLinesSolvedAtTime));
}

}  // namespace

const Verb kSolveVerb = {
    "solve",
    words::kVerbSolve,
    AddSolve,
    RunSolve,
    {"solve deals.txt", "solve deals.txt --each-card", "solve deals.txt --line --json"}};

}  // namespace schafkopf
