// The program: finds the verb, lets it add its options, runs it.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <functional>
#include <new>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "engine/text/nearest.h"
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

// As the short help groups them.
struct VerbGroup {
  Text<0> title;
  std::vector<const Verb*> verbs;
};
std::vector<VerbGroup> GroupsOfVerbs() {
  return {
      {words::kVerbsAtTable,
       {&kAskVerb, &kAdviseVerb, &kPlayVerb, &kAuctionVerb, &kLegalVerb, &kScoreVerb, &kRulesVerb}},
      {words::kVerbsOnGames,
       {&kReviewVerb, &kAnalyzeVerb, &kSolveVerb, &kConvertVerb, &kDealVerb, &kChanceVerb,
        &kExchangeVerb, &kMatchVerb}},
      {words::kVerbsOnMany,
       {&kBatchVerb, &kBatchStatusVerb, &kMergeVerb, &kSummarizeVerb, &kBookVerb}},
      {words::kVerbsForPrograms,
       {&kAnswerVerb, &kEngineVerb, &kServeVerb, &kCompletionVerb, &kManVerb, &kBenchVerb}}};
}

const Verb* FindVerb(std::string_view name) {
  const auto verb = std::ranges::find(
      kVerbs, name, [](const Verb* each) { return std::string_view(each->name); });
  return verb == kVerbs.end() ? nullptr : *verb;
}

// "ask, solve, ... or bench".
Message VerbNames() {
  std::vector<Message> names;
  for (const Verb* verb : kVerbs) {
    if (verb != kVerbs.back()) names.push_back(AsIs(verb->name));
  }
  return {words::kOr, Joined(names, ", "), AsIs(kVerbs.back()->name)};
}

// The first word that is one; null where there is none.
const Verb* FirstVerb(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    if (const Verb* verb = FindVerb(argv[i])) return verb;
  }
  return nullptr;
}

// Whether the program is called with a first word that is no verb.
bool HasUnknownVerb(int argc, char** argv) {
  return argc >= 2 && argv[1][0] != '-' && FindVerb(argv[1]) == nullptr;
}

// The words before "--".
std::span<char* const> WordsOf(int argc, char** argv) {
  const std::span<char* const> all(argv + std::min(argc, 1), argv + argc);
  const auto end = std::ranges::find(all, std::string_view("--"));
  return all.first(static_cast<std::size_t>(end - all.begin()));
}

// An option with one dash: several letters would be read as several options, -hand as -h.
const char* FindShortOption(int argc, char** argv) {
  for (const char* const each : WordsOf(argc, argv)) {
    const std::string_view word = each;
    const bool one_dash = word.size() > 2 && word[0] == '-';
    if (one_dash && absl::ascii_isalpha(static_cast<unsigned char>(word[1]))) return each;
  }
  return nullptr;
}

// What stands behind an option, wherever that is; of several the last. Nothing where it is not
// there. What --lang and --color say is so known before the options are read: errors in these are
// in that language, too.
std::optional<std::string> FindOption(std::string_view option, int argc, char** argv) {
  std::optional<std::string> value;
  for (char* const& each : WordsOf(argc, argv)) {
    const std::string_view word = each;
    if (!word.starts_with(option)) continue;
    const std::string_view rest = word.substr(option.size());
    char* const* const behind = &each + 1;
    if (rest.starts_with('=')) value = rest.substr(1);
    if (rest.empty() && behind != argv + argc) value = *behind;
  }
  return value;
}

// Speaks the language of --lang, else that of the system, which JSON does not take up.
void ChooseLanguage(int argc, char** argv) {
  const auto wanted = FindOption("--lang", argc, argv);
  const auto known = wanted ? FindLanguage(*wanted) : std::nullopt;
  Speak(known.value_or(SystemLanguage()), known.value_or(Language::kEnglish));
}

constexpr std::array<std::string_view, 3> kColorWishes = {"auto", "always", "never"};

void ChooseTerminal(int argc, char** argv) {
  const std::string wanted = FindOption("--color", argc, argv).value_or("");
  const auto wish = std::ranges::find(kColorWishes, wanted);
  const auto place = wish == kColorWishes.end() ? 0 : wish - kColorWishes.begin();
  ShowOn(Terminal::OfOutput(static_cast<ColorWish>(place)));
}

// Adds --lang and --color, which are read already: here they are checked. REQUIRES: `spoken`
// outlives `app`.
struct Spoken {
  std::string language = std::string(RowOf(SystemLanguage()).name);
  std::string color = "auto";
};
void AddSpoken(CLI::App& app, Spoken& spoken) {
  if (app.get_option_no_throw("--lang") == nullptr) {
    app.add_option("--lang", spoken.language, Said(words::kLanguageOfTextsAndErrors))
        ->transform(CLI::IsMember(LanguageNames(), CLI::ignore_case))
        ->capture_default_str();
  }
  app.add_option("--color", spoken.color, Said(words::kColorsOfTexts))
      ->check(CLI::IsMember(std::vector<std::string>(kColorWishes.begin(), kColorWishes.end())))
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

// The examples of a verb, a line each.
std::string ExamplesOf(const Verb& verb) {
  std::string text = Said(words::kExamples);
  for (const char* example : verb.examples) absl::StrAppend(&text, "\n  schafkopf ", example);
  return text;
}

// What the program can do, by groups; of a verb what it is for.
std::string ShortHelp(const Verb* verb) {
  if (verb != nullptr) {
    return absl::StrCat(Said(verb->summary), "\n\n", ExamplesOf(*verb), "\n\n",
                        Said({words::kAllOptionsOfVerb, AsIs(verb->name)}));
  }
  std::string text = Said(words::kExactAnswers);
  for (const VerbGroup& group : GroupsOfVerbs()) {
    absl::StrAppend(&text, "\n\n", Said(group.title));
    for (const Verb* each : group.verbs) {
      absl::StrAppendFormat(&text, "\n  %-12s  %s", each->name, Said(each->summary));
    }
  }
  return absl::StrCat(text, "\n\n", Said(words::kMoreHelp));
}

// Whether -h asks for it.
bool AsksShortHelp(int argc, char** argv) {
  const auto words = WordsOf(argc, argv);
  return std::ranges::find(words, std::string_view("-h")) != words.end();
}

// Which verbs the words may ask for: those that stand among them, or all where all are told of. It
// takes half of the start to know the options of the others.
bool MayAsk(const Verb& verb, int argc, char** argv) {
  return std::any_of(argv + std::min(argc, 1), argv + argc, [&](std::string_view word) {
    return word == verb.name || word == kManVerb.name || word == kCompletionVerb.name ||
           word.starts_with("--help");
  });
}

ExitCode RefuseVerb(std::string_view found) {
  std::vector<std::string> names;
  for (const Verb* verb : kVerbs) names.emplace_back(verb->name);
  const std::string meant = Nearest(found, names);
  if (!meant.empty()) {
    PrintFailure(SyntaxError(1, words::kVerb, Quoted(AbslView(found))).message +
                 Message(words::kDidYouMean, meant));
    return ExitCode::kUsage;
  }
  const Message among(words::kVerbAmong, VerbNames());
  PrintFailure({words::kHelpExplainsThem, SyntaxError(1, among, Quoted(AbslView(found))).message});
  return ExitCode::kUsage;
}

// The option nearest to each that is not known, where there is one.
Message OptionsMeant(const CLI::App& app, int argc, char** argv) {
  const auto verbs = app.get_subcommands();
  const CLI::App& asked = verbs.empty() ? app : *verbs.front();
  std::vector<std::string> known;
  for (const CLI::Option* option : asked.get_options()) {
    for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
  }
  Message meant;
  for (const std::string_view word : WordsOf(argc, argv)) {
    if (!word.starts_with("--")) continue;
    const std::string near = Nearest(word.substr(0, word.find('=')), known);
    if (!near.empty()) meant += AsIs("\n") + Message(words::kOptionMeant, near);
  }
  return meant;
}

// What to write where an argument was left out.
Message ExampleFor(const CLI::ParseError& error, int argc, char** argv) {
  const Verb* const verb = FirstVerb(argc, argv);
  if (verb == nullptr || error.get_name() != "RequiredError") return Message();
  return AsIs("\n") + Message(words::kForExample, AsIs(verb->examples[0]));
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
  if (argc > 1 && std::string_view(argv[1]) == "help") {  // help VERB: VERB --help
    char flag[] = "--help";
    std::rotate(argv + 1, argv + 2, argv + argc);
    argv[argc - 1] = flag;
    return Run(argc, argv);
  }
  if (HasUnknownVerb(argc, argv)) return RefuseVerb(argv[1]);
  if (const char* option = FindShortOption(argc, argv)) {
    PrintFailure(SyntaxError(1, words::kTwoDashes, Quoted(option)).message);
    return ExitCode::kUsage;
  }
  if (AsksShortHelp(argc, argv)) {
    PrintText(ShortHelp(FirstVerb(argc, argv)));
    return ExitCode::kOk;
  }
  CLI::App app(Said(words::kExactAnswers), "schafkopf");
  app.formatter(std::make_shared<SpokenHelp>());
  app.set_help_flag("-h,--help", Said(words::kPrintHelp));
  app.set_version_flag("--version", kVersion, Said(words::kPrintVersion));
  app.require_subcommand(0, 1);
  Spoken spoken;
  AddSpoken(app, spoken);
  std::array<Arguments, kVerbs.size()> all;
  std::function<ExitCode()> run;
  for (std::size_t i = 0; i < kVerbs.size(); ++i) {
    const Verb* const verb = kVerbs[i];
    if (!MayAsk(*verb, argc, argv)) continue;
    Arguments& arguments = all[i];
    arguments.program = &app;
    CLI::App* command = app.add_subcommand(verb->name, Said(verb->summary));
    verb->add(*command, arguments);
    command->final_callback(
        [&run, &arguments, verb] { run = [&arguments, verb] { return verb->run(arguments); }; });
    AddSpoken(*command, spoken);
    command->footer(ExamplesOf(*verb));
  }
  app.footer(ExitStatuses());
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    std::ostringstream out, err;
    const bool fine = app.exit(error, out, err) == 0;
    if (!out.str().empty()) PrintText(absl::StripTrailingAsciiWhitespace(out.str()));
    if (!err.str().empty()) {
      PrintError(MessageOfCliText(err.str()) + OptionsMeant(app, argc, argv) +
                 ExampleFor(error, argc, argv));
    }
    return fine ? ExitCode::kOk : ExitCode::kUsage;
  }
  if (run) return run();
  PrintError(Message(Screen().LaidOut(ShortHelp(nullptr))));
  return ExitCode::kUsage;
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
  ChooseLanguage(argc, argv);
  ChooseTerminal(argc, argv);
  NoteWords({argv, static_cast<std::size_t>(argc)});
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
