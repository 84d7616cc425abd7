// completion: what a shell reads to complete verbs, options and their values.
#include "tools/cli/completion.h"

#include <CLI/CLI.hpp>
#include <array>
#include <string>

#include "absl/strings/ascii.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

constexpr auto kCompletionOptions = std::to_array<FieldRow>(
    {{"shell", FieldType::kText, "the shell that is to read it", true, 0, 0, "", "bash zsh fish"}});

ExitCode RunCompletion(const Arguments& arguments) {
  const std::string shell = FieldsOf(arguments, kCompletionOptions).Text("shell");
  const CommandLine line = ReadCommandLine(*arguments.program);
  const std::string script = shell == "bash"  ? BashCompletion(line)
                             : shell == "zsh" ? ZshCompletion(line)
                                              : FishCompletion(line);
  PrintLine(absl::StripTrailingAsciiWhitespace(script));
  return ExitCode::kOk;
}

void AddCompletion(CLI::App& verb, Arguments& arguments) {
  AddFields(verb, kCompletionOptions, arguments.asked, {{"shell", "SHELL"}});
}

}  // namespace

const Verb kCompletionVerb = {"completion",
                              "a script by which a shell completes verbs, options and values",
                              AddCompletion, RunCompletion};

}  // namespace schafkopf
