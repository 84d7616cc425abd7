// solve: exact open values, one line in, one line out.
#include "tools/answers/deals/solve.h"

#include <memory>

#include "tools/verbs/field_options.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

struct SolveOptions {
  LinesChoice lines;
  RulesChoice rules;
  Json asked = {{"deal", ""}};
};

ExitCode RunSolve(const SolveOptions& options) {
  const auto question = ReadAsked(options.asked, kSolveFields, ReadSolve, options.rules);
  return question.ok() ? SayLines(options.lines, *question) : ReportQuestion(question.status());
}

std::function<ExitCode()> AddSolve(CLI::App& verb) {
  auto options = std::make_shared<SolveOptions>();
  AddLines(verb, options->lines, Said(words::kDealLinesIsStdin), Said(words::kJsonPerLine));
  AddRulesOptions(verb, options->rules);
  AddFields(verb, kSolveFields, options->asked, {{"deal", ""}});
  AddThreads(verb, options->lines, Said(words::kLinesSolvedAtTime));
  return [options] { return RunSolve(*options); };
}

}  // namespace

const Verb kSolveVerb = {"solve", words::kVerbSolve, AddSolve};

}  // namespace schafkopf
