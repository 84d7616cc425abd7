// completion: what a shell reads to complete verbs, options and their values.
#include "tools/cli/completion.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "absl/strings/ascii.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

ExitCode RunCompletion(const std::string& shell, const CLI::App& program) {
  const CommandLine line = ReadCommandLine(program);
  const std::string script = shell == "bash"  ? BashCompletion(line)
                             : shell == "zsh" ? ZshCompletion(line)
                                              : FishCompletion(line);
  PrintLine(absl::StripTrailingAsciiWhitespace(script));
  return ExitCode::kOk;
}

std::function<ExitCode()> AddCompletion(CLI::App& verb) {
  auto shell = std::make_shared<std::string>();
  verb.add_option("SHELL", *shell, Said(words::kShellThatIsToReadIt))
      ->check(CLI::IsMember({"bash", "zsh", "fish"}))
      ->required();
  return [shell, &verb] { return RunCompletion(*shell, *verb.get_parent()); };
}

}  // namespace

const Verb kCompletionVerb = {"completion", words::kVerbCompletion, AddCompletion};

}  // namespace schafkopf
