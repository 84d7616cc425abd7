// The program: finds the verb, lets it add its options, runs it.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/words.h"
#include "tools/cli/cli.h"
#include "tools/cli/spoken_help.h"
#include "tools/cli/version.h"
#include "tools/language/language.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

constexpr std::array kVerbs = {&kAskVerb,         &kAdviseVerb,  &kSolveVerb,    &kAnalyzeVerb,
                               &kReviewVerb,      &kDealVerb,    &kExchangeVerb, &kLegalVerb,
                               &kScoreVerb,       &kAuctionVerb, &kMatchVerb,    &kPlayVerb,
                               &kChanceVerb,      &kConvertVerb, &kRulesVerb,    &kBatchVerb,
                               &kBatchStatusVerb, &kMergeVerb,   &kBookVerb,     &kSummarizeVerb,
                               &kAnswerVerb,      &kEngineVerb,  &kServeVerb,    &kCompletionVerb,
                               &kManVerb,         &kBenchVerb};

// "ask, solve, ... or bench".
Message VerbNames() {
  std::vector<Message> names;
  for (const Verb* verb : kVerbs) {
    if (verb != kVerbs.back()) names.push_back(AsIs(verb->name));
  }
  return {words::kOr, Joined(names, ", "), AsIs(kVerbs.back()->name)};
}

// Whether the program is called with a first word that is no verb.
bool HasUnknownVerb(int argc, char** argv) {
  if (argc < 2 || argv[1][0] == '-') return false;
  return std::ranges::none_of(
      kVerbs, [&](const Verb* verb) { return std::string_view(argv[1]) == verb->name; });
}

// An option with one dash: several letters would be read as several options, -hand as -h.
const char* FindShortOption(int argc, char** argv) {
  for (int i = 1; i < argc && std::string_view(argv[i]) != "--"; ++i) {
    const std::string_view word = argv[i];
    const bool one_dash = word.size() > 2 && word[0] == '-';
    if (one_dash && absl::ascii_isalpha(static_cast<unsigned char>(word[1]))) return argv[i];
  }
  return nullptr;
}

// What --lang says, wherever it stands: errors in the arguments and --help are in that language,
// too.
Language LanguageOf(int argc, char** argv) {
  constexpr std::string_view kOption = "--lang";
  std::optional<Language> language;
  for (int i = 1; i < argc && std::string_view(argv[i]) != "--"; ++i) {
    const std::string_view word = argv[i];
    if (!word.starts_with(kOption)) continue;
    const std::string_view rest = word.substr(kOption.size());
    if (rest.starts_with('=')) language = FindLanguage(rest.substr(1));
    if (rest.empty() && i + 1 < argc) language = FindLanguage(argv[i + 1]);
  }
  return language.value_or(Language::kEnglish);
}

// Adds --lang, which LanguageOf has read: here it is checked. REQUIRES: `language` outlives `app`.
void AddLanguage(CLI::App& app, std::string& language) {
  app.add_option("--lang", language, Said(words::kLanguageOfTextsAndErrors))
      ->transform(CLI::IsMember({"en", "de"}, CLI::ignore_case))
      ->capture_default_str();
}

// "Exit status:", and a line for each.
std::string ExitStatuses() {
  std::string text = Said(words::kExitStatus);
  for (const ExitMeaning& row : kExitMeanings) {
    absl::StrAppendFormat(&text, "\n  %-27d %s", static_cast<int>(row.code), Said(row.says));
  }
  return text;
}

ExitCode RefuseVerb(const Message& found) {
  PrintFailure(
      {words::kHelpExplainsThem, SyntaxError(1, {words::kVerbAmong, VerbNames()}, found).message});
  return ExitCode::kUsage;
}

// What CLI11 says, line by line.
Message MessageOfCliText(absl::string_view text) {
  std::vector<Message> lines;
  for (absl::string_view line : absl::StrSplit(absl::StripTrailingAsciiWhitespace(text), '\n')) {
    lines.push_back(MessageOfCli(StdView(line)));
  }
  return Joined(lines, "\n");
}

// Reads the arguments and runs the verb.
ExitCode Run(int argc, char** argv) {
  if (HasUnknownVerb(argc, argv)) return RefuseVerb(Quoted(argv[1]));
  if (const char* option = FindShortOption(argc, argv)) {
    PrintFailure(SyntaxError(1, words::kTwoDashes, Quoted(option)).message);
    return ExitCode::kUsage;
  }
  CLI::App app(Said(words::kExactAnswers), "schafkopf");
  app.formatter(std::make_shared<SpokenHelp>());
  app.set_help_flag("-h,--help", Said(words::kPrintHelp));
  app.set_version_flag("--version", kVersion, Said(words::kPrintVersion));
  app.require_subcommand(0, 1);
  std::string language = "en";
  AddLanguage(app, language);
  std::array<Arguments, kVerbs.size()> all;
  std::function<ExitCode()> run;
  for (std::size_t i = 0; i < kVerbs.size(); ++i) {
    const Verb* const verb = kVerbs[i];
    Arguments& arguments = all[i];
    arguments.program = &app;
    CLI::App* command = app.add_subcommand(verb->name, Said(verb->summary));
    verb->add(*command, arguments);
    command->final_callback(
        [&run, &arguments, verb] { run = [&arguments, verb] { return verb->run(arguments); }; });
    if (command->get_option_no_throw("--lang") == nullptr) AddLanguage(*command, language);
  }
  app.footer(ExitStatuses());
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    std::ostringstream out, err;
    const bool fine = app.exit(error, out, err) == 0;
    if (!out.str().empty()) PrintLine(absl::StripTrailingAsciiWhitespace(out.str()));
    if (!err.str().empty()) PrintError(MessageOfCliText(err.str()));
    return fine ? ExitCode::kOk : ExitCode::kUsage;
  }
  return run ? run() : RefuseVerb(words::kNothing);
}

// Where memory runs out while an error is on its way, for instance because taking a JSON value down
// needs some, the program ends as for any other lack of it: by a little that was kept for this.
std::atomic<void*> reserve = nullptr;
std::terminate_handler end_for_bug = nullptr;

bool IsForLackOfMemory(const std::exception_ptr& failure) {
  try {
    if (failure) std::rethrow_exception(failure);
  } catch (const std::bad_alloc&) {
    return true;
  } catch (...) {
  }
  return false;
}

[[noreturn]] void Terminate() {
  std::free(reserve.exchange(nullptr));
  if (!IsForLackOfMemory(std::current_exception())) end_for_bug();
  SayNoMemory();
  EndNow(ExitCode::kTryAgain);
}

void PrepareForLackOfMemory() {
  // Large enough to be mapped by itself, so that it goes back to the system: a thread for which
  // there was no arena takes even small pieces from there.
  reserve = std::malloc(1 << 20);
  end_for_bug = std::set_terminate(Terminate);
}

int Main(int argc, char** argv) {
  OpenStandardFiles();
  PrepareForLackOfMemory();
  // A closed pipe is then a failed write, which PrintLine knows how to take.
  std::signal(SIGPIPE, SIG_IGN);
  ExitCode code = ExitCode::kTryAgain;
  Speak(LanguageOf(argc, argv));
  try {
    code = Run(argc, argv);
  } catch (const std::bad_alloc&) {
    SayNoMemory();
  } catch (const std::system_error& error) {
    PrintFailure({words::kSystemRefused, std::string(error.what())});
  }
  return static_cast<int>(EndOutput(code));
}

}  // namespace
}  // namespace schafkopf

int main(int argc, char** argv) { return schafkopf::Main(argc, argv); }
