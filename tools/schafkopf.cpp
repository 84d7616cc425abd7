// The program: finds the verb, lets it add its options, runs it.
#include <CLI/CLI.hpp>
#include <array>
#include <csignal>
#include <functional>
#include <sstream>

#include "absl/strings/ascii.h"
#include "build_info.h"
#include "tools/cli.h"
#include "tools/verb.h"

namespace schafkopf {
namespace {

constexpr std::array kVerbs = {&kAskVerb,   &kSolveVerb, &kAnalyzeVerb, &kDealVerb,
                               &kLegalVerb, &kRulesVerb, &kBenchVerb};

int Main(int argc, char** argv) {
  // A closed pipe is then a failed write, which PrintLine knows how to take.
  std::signal(SIGPIPE, SIG_IGN);
  CLI::App app("Exact answers about the card game Schafkopf.", "schafkopf");
  app.set_version_flag("--version", kVersionText);
  app.require_subcommand(0, 1);
  std::function<ExitCode()> run;
  for (const Verb* verb : kVerbs) {
    CLI::App* command = app.add_subcommand(verb->name, verb->summary);
    command->final_callback([&run, work = verb->add(*command)] { run = work; });
  }
  ExitCode code = ExitCode::kOk;
  try {
    app.parse(argc, argv);
    if (run) {
      code = run();
    } else {
      PrintError("schafkopf: expected a verb, found nothing; --help lists them");
      code = ExitCode::kUsage;
    }
  } catch (const CLI::ParseError& error) {
    std::ostringstream out, err;
    code = app.exit(error, out, err) == 0 ? ExitCode::kOk : ExitCode::kUsage;
    if (!out.str().empty()) PrintLine(absl::StripTrailingAsciiWhitespace(out.str()));
    if (!err.str().empty()) PrintError(absl::StripTrailingAsciiWhitespace(err.str()));
  }
  FlushOutput();
  return static_cast<int>(code);
}

}  // namespace
}  // namespace schafkopf

int main(int argc, char** argv) { return schafkopf::Main(argc, argv); }
