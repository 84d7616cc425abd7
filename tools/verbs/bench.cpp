// bench: the signature of this build, and how long it takes over each kind of question.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "bench/measure.h"
#include "bench/model.h"
#include "bench/suite.h"
#include "bench/workload.h"
#include "engine/text/notation.h"
#include "engine/text/words.h"
#include "tools/cli/cli.h"
#include "tools/verbs/bench_solver.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

constexpr auto kBenchFields = std::to_array<FieldRow>({
    {"games", FieldType::kText, {}},  // which may stand without a value: see AddBench
    {"contract", FieldType::kTexts, words::kOnlyThisContractWhateverItsSuit},
    {"question", FieldType::kTexts, words::kOnlyThisWin61Or},
    {"deck", FieldType::kText, words::kOnlyThisDeck, false, 0, 0, "", "long short"},
    {"count", FieldType::kNumber, words::kDealsOfEachContractAnd, false, 1, 1'000'000, "300"},
    {"runs", FieldType::kNumber, words::kQuietestOfSoManyCounts, false, 1, 1000},
    {"threads", FieldType::kNumber, words::kSoManySolveSameDeals, false, 1, 1024, "1"},
    {"solver", FieldType::kText, words::kCommandThatSolves},
    {"suite", FieldType::kTexts, words::kSuiteFiles},
    {"patience", FieldType::kNumber, words::kSecondsOfSolver, false, 1, 86'400, "60"},
});

struct BenchOptions {
  explicit BenchOptions(const Fields& fields)
      : games(fields.FindText("games")),
        contracts(fields.Texts("contract")),
        questions(fields.Texts("question")),
        deck(fields.Text("deck")),
        count(static_cast<std::size_t>(fields.Number("count"))),
        runs(static_cast<int>(fields.Number("runs"))),
        threads(static_cast<int>(fields.Number("threads"))) {}

  std::optional<std::string> games;  // empty: where they are looked for
  std::vector<std::string> contracts;
  std::vector<std::string> questions;
  std::string deck;
  std::size_t count;
  int runs;  // 0: five with games, else one
  int threads;
  bool json = false;
};

std::string ProcessorName() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    const std::size_t colon = line.find(':');
    if (colon != line.npos && line.starts_with("model name")) {
      return std::string(absl::StripAsciiWhitespace(absl::string_view(line).substr(colon + 1)));
    }
  }
  return Said(words::kUnknownProcessor);
}

// ---- What is measured

// The files of a folder of recorded games, or the one file; empty where there is none.
std::vector<std::string> GameFiles(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_directory(path, error)) return {path};
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(path, error)) {
    const bool is_file = entry.is_regular_file(error);
    if (is_file && entry.path().extension() == ".txt") files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

struct Games {
  ExitCode code = ExitCode::kOk;
  std::vector<DealLine> lines;
};

// Says what is wrong with a file that cannot be read or a line that is no deal.
Games ReadGames(const std::vector<std::string>& files) {
  Games games;
  for (const std::string& file : files) {
    LineReader reader(file);
    bool had_a_line = false;
    while (const auto line = reader.Next()) {
      had_a_line = true;
      auto deal = ReadDealLine(*line);
      if (!deal.ok()) {
        PrintError(PlacedError(file, line->number, deal.status()));
        games.code = ExitCode::kData;
        return games;
      }
      games.lines.push_back(*std::move(deal));
    }
    games.code = ReportInput(reader, had_a_line);
    if (games.code != ExitCode::kOk) return games;
  }
  return games;
}

// Whether an option names a question of a Ramsch, or one of other contracts.
bool Names(const BenchOptions& options, bool of_ramsch) {
  return std::ranges::any_of(options.questions, [&](const std::string& name) {
    const auto found = std::ranges::find(kBenchQuestionNames, name);
    return IsOfRamsch(static_cast<BenchQuestion>(found - kBenchQuestionNames.begin())) == of_ramsch;
  });
}

// Whether the options leave a contract and deck in.
bool Wanted(const Workload& workload, const BenchOptions& options) {
  const bool deck =
      options.deck.empty() || (options.deck == "long") == (workload.deck == Deck::kLong);
  return deck &&
         (options.contracts.empty() ||
          std::ranges::find(options.contracts, workload.contract) != options.contracts.end());
}

// The kinds of Ramsch: only where a contract or a question asks for them.
constexpr std::size_t kMostRamsch = 20;
std::vector<Workload> RamschWanted(const BenchOptions& options) {
  if (options.contracts.empty() && !Names(options, true)) return {};
  std::vector<Workload> workloads = RamschWorkloads(std::min(options.count, kMostRamsch));
  std::erase_if(workloads, [&](const Workload& workload) { return !Wanted(workload, options); });
  return workloads;
}

// A list of deals and where they are from.
struct Sourced {
  Workload workload;
  std::string source;
};

// The recorded games, and random deals of the contracts nobody recorded.
std::vector<Sourced> GameWorkloads(const std::vector<DealLine>& lines,
                                   const BenchOptions& options) {
  std::vector<Sourced> sourced;
  std::vector<Workload> fixed = FixedWorkloads();
  for (Workload& workload : RecordedWorkloads(lines, options.count)) {
    std::erase_if(fixed, [&](const Workload& other) {
      return other.contract == workload.contract && other.deck == workload.deck;
    });
    if (Wanted(workload, options)) sourced.push_back({std::move(workload), "recorded"});
  }
  for (const Workload& like : fixed) {
    if (Wanted(like, options)) sourced.push_back({RandomWorkload(like, options.count), "random"});
  }
  return sourced;
}

std::vector<Sourced> FixedOnly(const BenchOptions& options) {
  std::vector<Sourced> sourced;
  for (Workload& workload : FixedWorkloads()) {
    if (Wanted(workload, options)) sourced.push_back({std::move(workload), "fixed"});
  }
  return sourced;
}

// ---- What is printed

std::string_view NameOf(BenchQuestion question) {
  return kBenchQuestionNames[static_cast<std::size_t>(question)];
}

constexpr char kHeading[] =
    "                                                                                 "
    "milliseconds a solve, of the processor\n"
    "contract        cards deals    source question  nodes/solve  Mnodes/s  solves/s      mean"
    "    median       99 %       max  by clock";

std::string Row(const Sourced& sourced, BenchQuestion question, const Measurement& measured) {
  const Workload& workload = sourced.workload;
  const double nodes = measured.nodes_per_solve();
  return absl::StrFormat("%-15s %5d %5d %9s %-8s %12.0f %9.1f %9.0f %9.4f %9.4f %10.4f %9.4f %9.4f",
                         workload.contract, kSeatCount * HandSize(workload.deck), measured.solves,
                         sourced.source, std::string(NameOf(question)), nodes,
                         measured.solves_per_second * nodes / 1e6, measured.solves_per_second,
                         measured.mean, measured.median, measured.percentile_99, measured.max,
                         measured.clock_mean);
}

Json Object(const Sourced& sourced, BenchQuestion question, const Measurement& measured) {
  const Workload& workload = sourced.workload;
  return {{"contract", workload.contract},
          {"deck", kSeatCount * HandSize(workload.deck)},
          {"source", sourced.source},
          {"question", NameOf(question)},
          {"solves", measured.solves},
          {"nodes", measured.nodes},
          {"nodes_per_solve", measured.nodes_per_solve()},
          {"nodes_per_second", measured.solves_per_second * measured.nodes_per_solve()},
          {"solves_per_second", measured.solves_per_second},
          {"mean", measured.mean},
          {"median", measured.median},
          {"percentile_99", measured.percentile_99},
          {"max", measured.max},
          {"clock_solves_per_second", measured.clock_solves_per_second},
          {"clock_mean", measured.clock_mean}};
}

// ---- The verb

std::vector<BenchQuestion> QuestionsOf(const BenchOptions& options, bool of_ramsch) {
  std::vector<BenchQuestion> questions;
  for (std::size_t i = 0; i < kBenchQuestionNames.size(); ++i) {
    const auto question = static_cast<BenchQuestion>(i);
    if (IsOfRamsch(question) != of_ramsch) continue;
    const bool usual = question != BenchQuestion::kCost &&
                       question != (options.games ? BenchQuestion::kCards : BenchQuestion::kGame);
    const bool asked =
        std::ranges::find(options.questions, kBenchQuestionNames[i]) != options.questions.end();
    if (options.questions.empty() ? usual : asked) questions.push_back(question);
  }
  return questions;
}

// Measures all of it, or what a signal leaves time for; prints each row as soon as it is known, or
// gathers the rows for JSON.
Json MeasureAll(std::vector<Sourced> all, const BenchOptions& options) {
  Json rows = Json::array();
  std::uint64_t measurements = 0;
  const auto stop = [] { return PendingSignal().has_value(); };
  for (Sourced& sourced : all) {
    Workload& workload = sourced.workload;
    for (BenchQuestion question : QuestionsOf(options, IsRamsch(workload))) {
      const bool games = IsOfGames(question);
      if (games && workload.games.empty()) PlayBest(workload);
      const auto measured = Measure(games ? workload.games : workload.positions, question,
                                    {options.runs, options.threads, stop});
      if (!measured) return rows;
      NoteDone(++measurements, words::kInterruptedAfterRows);
      if (options.json) {
        rows.push_back(Object(sourced, question, *measured));
      } else {
        PrintLine(Row(sourced, question, *measured));
        FlushOutput();
      }
    }
  }
  return rows;
}

// The recorded games as the options name them; the fixed positions where they name none, or where
// there are none in the usual place.
std::optional<std::vector<Sourced>> Workloads(BenchOptions& options, ExitCode& code) {
  if (!options.games) return FixedOnly(options);
  std::string path = *options.games;
  if (path.empty()) {
    const char* folder = std::getenv("SCHAFKOPF_GAMES");
    path = folder != nullptr ? folder : "../shared/data";
    if (!std::filesystem::exists(path) || GameFiles(path).empty()) {
      PrintFailure({words::kNoRecordedGames, Escaped(path)});
      options.games.reset();
      return FixedOnly(options);
    }
  }
  const std::vector<std::string> files = GameFiles(path);
  if (files.empty()) {
    PrintFailure({words::kNoRecordedGamesTxtIn, Escaped(path)});
    code = ExitCode::kIo;
    return std::nullopt;
  }
  const Games games = ReadGames(files);
  code = games.code;
  if (code != ExitCode::kOk) return std::nullopt;
  return GameWorkloads(games.lines, options);
}

// Asks another program, as --solver names it.
ExitCode RunSolver(const Fields& fields, bool json) {
  std::vector<std::string> paths = fields.Texts("suite");
  if (paths.empty()) paths = {"bench/suite"};
  SolverBench bench{.command = fields.Text("solver"),
                    .files = {},
                    .contracts = fields.Texts("contract"),
                    .patience = static_cast<int>(fields.Number("patience")),
                    .json = json};
  for (const std::string& path : paths) {
    for (std::string& file : GameFiles(path)) bench.files.push_back(std::move(file));
    if (bench.files.empty()) {
      PrintFailure({words::kNoPositionsIn, Escaped(path)});
      return ExitCode::kIo;
    }
  }
  return BenchSolver(bench);
}

ExitCode RunBench(const Arguments& arguments) {
  if (arguments.Has("solver")) return RunSolver(FieldsOf(arguments, kBenchFields), arguments.json);
  BenchOptions options(FieldsOf(arguments, kBenchFields));
  options.json = arguments.json;
  ExitCode code = ExitCode::kOk;
  auto workloads = Workloads(options, code);
  if (!workloads) return code;
  if (!options.questions.empty() && !Names(options, false)) workloads->clear();
  for (Workload& ramsch : RamschWanted(options)) {
    const std::string source =
        ramsch.tricks == 0 ? "random" : absl::StrCat("trick ", ramsch.tricks + 1);
    workloads->push_back({std::move(ramsch), source});
  }
  if (workloads->empty()) {
    PrintMistake("bench", words::kDealsOfContractAndDeck, words::kNone);
    return ExitCode::kData;
  }
  if (options.runs == 0) options.runs = options.games ? 5 : 1;
  options.threads = ThreadsToUse(options.threads);
  const std::string processor = ProcessorName();
  if (!options.json) {
    PrintLine(absl::StrFormat("%s; threads: %d; fastest of runs: %d", processor, options.threads,
                              options.runs));
    PrintLine(kHeading);
  }
  WatchSignals();
  NoteDone(0, words::kInterruptedAfterRows);
  Json rows = MeasureAll(*std::move(workloads), options);
  SuiteResult signature{};
  std::uint64_t of_model = 0;
  std::uint64_t of_cards = 0;
  if (!PendingSignal()) signature = RunSuite();
  if (!PendingSignal()) of_model = ModelSignature();
  if (!PendingSignal()) of_cards = CardsSignature();
  if (const auto signal = PendingSignal()) {
    const Json object = {{"processor", processor},
                         {"threads", options.threads},
                         {"runs", options.runs},
                         {"rows", std::move(rows)},
                         {"interrupted", true}};
    if (options.json) PrintLine(object.dump());
    return *signal;
  }
  const std::string answers = absl::StrFormat("%016x", signature.answers);
  const std::string model = absl::StrFormat("%016x", of_model);
  const std::string cards = absl::StrFormat("%016x", of_cards);
  if (options.json) {
    const Json object = {{"processor", processor}, {"threads", options.threads},
                         {"runs", options.runs},   {"rows", std::move(rows)},
                         {"cards", cards},         {"model", model},
                         {"answers", answers},     {"nodes", signature.nodes}};
    PrintLine(object.dump());
  } else {
    PrintLine(absl::StrCat("cards ", cards));
    PrintLine(absl::StrCat("model ", model));
    PrintLine(absl::StrCat("answers ", answers));
    PrintLine(absl::StrCat("nodes ", signature.nodes));
  }
  return ExitCode::kOk;
}

void AddBench(CLI::App& verb, Arguments& arguments) {
  verb.add_option_function<std::string>(
          "--games", [&arguments](const std::string& path) { arguments.asked["games"] = path; },
          Said(words::kGamesOfBench))
      ->expected(0, 1)
      ->trigger_on_parse(false);
  AddFields(verb, kBenchFields, arguments.asked, {{"games", ""}});
  verb.get_option("--contract")->check(CLI::IsMember(ContractKinds()));
  verb.get_option("--question")
      ->check(CLI::IsMember(
          std::vector<std::string>(kBenchQuestionNames.begin(), kBenchQuestionNames.end())));
  for (const char* of_ours :
       {"--games", "--question", "--deck", "--count", "--runs", "--threads"}) {
    verb.get_option("--solver")->excludes(verb.get_option(of_ours));
  }
  for (const char* of_suite : {"--suite", "--patience"}) {
    verb.get_option(of_suite)->needs(verb.get_option("--solver"));
  }
  AddJson(verb, arguments);
}

}  // namespace

const Verb kBenchVerb = {
    "bench",
    words::kVerbBench,
    AddBench,
    RunBench,
    {"bench", "bench --contract wenz --question value --runs 3",
     "bench --solver \"python3 docs/examples/solver.py\" --suite bench/suite/easy.txt"}};

}  // namespace schafkopf
