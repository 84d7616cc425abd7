// man: the manual, as man reads it.
#include <CLI/CLI.hpp>
#include <array>
#include <string>

#include "absl/strings/ascii.h"
#include "absl/strings/string_view.h"
#include "tools/cli/man_page.h"
#include "tools/cli/version.h"
#include "tools/verbs/field_options.h"
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

constexpr auto kManOptions =
    std::to_array<FieldRow>({{"date", FieldType::kText, words::kDateAtFoot}});

ExitCode RunMan(const Arguments& arguments) {
  const std::string date = FieldsOf(arguments, kManOptions).Text("date");
  const std::string page = ManPage(ReadCommandLine(*arguments.program), VersionNumber(), date);
  PrintLine(absl::StripTrailingAsciiWhitespace(page));
  return ExitCode::kOk;
}

void AddMan(CLI::App& verb, Arguments& arguments) { AddFields(verb, kManOptions, arguments.asked); }

}  // namespace

const Verb kManVerb = {
    "man", words::kVerbMan, AddMan, RunMan, {"man", "man --lang de", "man --date 2026-01-01"}};

}  // namespace schafkopf
