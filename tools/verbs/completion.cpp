// completion: what a shell reads to complete verbs, options and their values.
#include "tools/cli/completion.h"

#include <CLI/CLI.hpp>
#include <array>
#include <string>

#include "absl/strings/ascii.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

constexpr auto kCompletionOptions = std::to_array<FieldRow>(
    {{"shell", FieldType::kText, words::kShellThatIsToReadIt, true, 0, 0, "", "bash zsh fish"}});

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
                              words::kVerbCompletion,
                              AddCompletion,
                              RunCompletion,
                              {"completion bash", "completion zsh", "completion fish"}};

}  // namespace schafkopf
