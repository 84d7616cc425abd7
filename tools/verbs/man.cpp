// man: the manual, as man reads it.
#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "absl/strings/ascii.h"
#include "absl/strings/string_view.h"
#include "tools/cli/man_page.h"
#include "tools/cli/version.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

// "0.1.0" of "schafkopf 0.1.0" and the lines after it.
std::string VersionNumber() {
  const absl::string_view text = kVersion;
  const absl::string_view line = text.substr(0, text.find('\n'));
  return std::string(line.substr(line.find(' ') + 1));
}

ExitCode RunMan(const std::string& date, const CLI::App& program) {
  const std::string page = ManPage(ReadCommandLine(program), VersionNumber(), date);
  PrintLine(absl::StripTrailingAsciiWhitespace(page));
  return ExitCode::kOk;
}

std::function<ExitCode()> AddMan(CLI::App& verb) {
  auto date = std::make_shared<std::string>();
  verb.add_option("--date", *date, Said(words::kDateAtFoot));
  return [date, &verb] { return RunMan(*date, *verb.get_parent()); };
}

}  // namespace

const Verb kManVerb = {"man", words::kVerbMan, AddMan};

}  // namespace schafkopf
