#include "tools/verbs/bench_solver.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <numeric>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "bench/workload.h"
#include "engine/text/words.h"
#include "tools/answers/door/cost.h"
#include "tools/answers/door/json_line.h"
#include "tools/batch/store/checksum.h"
#include "tools/language/layout.h"
#include "tools/play/engine_process.h"
#include "tools/verbs/solver_suite.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

struct SuiteQuestion {
  std::string file;
  std::int64_t line = 0;
  SuitePosition position;
};

struct Suite {
  ExitCode code = ExitCode::kOk;
  std::vector<SuiteQuestion> questions;
};

// The program, running while it answers.
class OtherSolver {
 public:
  explicit OtherSolver(EngineCommand command) : command_(std::move(command)) {}

  absl::StatusOr<std::vector<CardScore>> Ask(const std::string& question) {
    const auto line = AnswerTo(question);
    auto scores = line.ok() ? ReadCardScores(*line) : line.status();
    // What it may still say belongs to no other question.
    if (!scores.ok() && !(line.ok() && *line == "unknown")) process_.reset();
    return scores;
  }

 private:
  absl::StatusOr<std::string> AnswerTo(const std::string& question) {
    if (process_ == nullptr) {
      auto started = EngineProcess::Start(command_, [] { return PendingSignal().has_value(); });
      if (!started.ok()) return started.status();
      process_ = *std::move(started);
    }
    return process_->AnswerTo(question);
  }

  EngineCommand command_;
  std::unique_ptr<EngineProcess> process_;
};

enum class SolverVerdict : std::uint8_t { kRight, kWrong, kUnanswered };
constexpr const char* kVerdictNames[] = {"right", "wrong", "unanswered"};

struct Answered {
  SolverVerdict verdict = SolverVerdict::kUnanswered;
  std::optional<std::vector<CardScore>> scores = {};  // where there is an answer
  std::optional<absl::Status> error = {};             // of what is not right
  double milliseconds = 0;                            // theirs, by the clock
  double our_milliseconds = 0;                        // ours, of the processor
};

struct Times {
  double mean = 0, median = 0, longest = 0;  // milliseconds
};
Times TimesOf(std::vector<double> each) {
  if (each.empty()) return {};
  std::ranges::sort(each);
  const double sum = std::accumulate(each.begin(), each.end(), 0.0);
  return {sum / static_cast<double>(each.size()), each[each.size() / 2], each.back()};
}

// The questions of one file.
struct Class {
  std::string name;
  std::array<int, std::size(kVerdictNames)> count{};
  std::vector<double> theirs = {}, ours = {};  // of those that were answered

  int positions() const { return std::accumulate(count.begin(), count.end(), 0); }
  void Add(const Answered& answered) {
    ++count[static_cast<std::size_t>(answered.verdict)];
    if (!answered.scores) return;
    theirs.push_back(answered.milliseconds);
    ours.push_back(answered.our_milliseconds);
  }
};

// ---- The suite

Suite ReadSuite(const SolverBench& bench) {
  Suite suite;
  for (const std::string& file : bench.files) {
    LineReader reader(file);
    bool had_a_line = false;
    while (const auto line = reader.Next()) {
      had_a_line = true;
      auto position = ReadSuiteLine(*line);
      if (!position.ok()) {
        PrintError(PlacedError(file, line->number, position.status()));
        return {ExitCode::kData, {}};
      }
      const std::string kind = KindOf(*position->deal.contract);
      const bool wanted = bench.contracts.empty() ||
                          std::ranges::find(bench.contracts, kind) != bench.contracts.end();
      if (wanted) suite.questions.push_back({file, line->number, *std::move(position)});
    }
    suite.code = ReportInput(reader, had_a_line);
    if (suite.code != ExitCode::kOk) return suite;
  }
  if (suite.questions.empty()) {
    PrintMistake("bench", words::kPositionsOfSuite, words::kNone);
    suite.code = ExitCode::kData;
  }
  return suite;
}

// Of what is asked and known, whatever comments stand beside it.
std::string SignatureOf(const Suite& suite) {
  std::uint64_t checksum = 0;
  for (const SuiteQuestion& question : suite.questions) {
    checksum = Checksum(absl::StrCat(question.position.ToLine(), "\n"), checksum);
  }
  return absl::StrFormat("%016x", checksum);
}

std::string ClassOf(const SuiteQuestion& question) {
  return std::filesystem::path(question.file).stem();
}

// ---- One question

double OurTime(const SuitePosition& position, Solver& solver) {
  const CostMeter meter;
  (void)ScoresOf(PositionOf(position.deal), solver);
  return meter.Until(0).processor_milliseconds;
}

Answered Ask(const SuitePosition& position, OtherSolver& other, Solver& solver) {
  Answered answered;
  const CostMeter meter;
  auto scores = other.Ask(position.Question());
  answered.milliseconds = meter.Until(0).milliseconds;
  if (!scores.ok()) {
    answered.error = scores.status();
    return answered;
  }
  answered.our_milliseconds = OurTime(position, solver);
  const bool right = SayTheSame(*scores, position.scores);
  answered.verdict = right ? SolverVerdict::kRight : SolverVerdict::kWrong;
  if (!right) answered.error = SyntaxError(1, ToString(position.scores), ToString(*scores));
  answered.scores = *std::move(scores);
  return answered;
}

// ---- What is said

Json TimesJson(const Times& times) {
  return {{"mean", times.mean}, {"median", times.median}, {"longest", times.longest}};
}

Json QuestionJson(const SuiteQuestion& question, const Answered& answered) {
  Json object = {{"class", ClassOf(question)},
                 {"line", question.line},
                 {"nodes", question.position.nodes},
                 {"verdict", kVerdictNames[static_cast<std::size_t>(answered.verdict)]},
                 {"milliseconds", answered.milliseconds}};
  if (answered.scores) object["our_milliseconds"] = answered.our_milliseconds;
  if (answered.verdict == SolverVerdict::kWrong) {
    object["expected"] = ToString(question.position.scores);
    object["found"] = ToString(*answered.scores);
  }
  if (answered.verdict == SolverVerdict::kUnanswered) {
    object["error"] = MessageOf(*answered.error).in(WrittenLanguage());
  }
  return object;
}

Json ClassJson(const Class& row) {
  return {{"class", row.name},
          {"positions", row.positions()},
          {"right", row.count[0]},
          {"wrong", row.count[1]},
          {"unanswered", row.count[2]},
          {"milliseconds", TimesJson(TimesOf(row.theirs))},
          {"our_milliseconds", TimesJson(TimesOf(row.ours))}};
}

std::string ClassesText(const std::vector<Class>& classes) {
  std::vector<std::vector<std::string>> rows = {
      {Said(words::kClassOfPositions), Said(words::kPositions), Said(words::kRight),
       Said(words::kWrong), Said(words::kUnanswered), Said(words::kTheirMean),
       Said(words::kLongest), Said(words::kOurMean), Said(words::kLongest)}};
  for (const Class& row : classes) {
    auto& cells = rows.emplace_back(std::vector<std::string>{row.name});
    cells.push_back(absl::StrCat(row.positions()));
    for (int count : row.count) cells.push_back(absl::StrCat(count));
    for (const auto* times : {&row.theirs, &row.ours}) {
      const Times each = TimesOf(*times);
      for (double time : {each.mean, each.longest}) cells.push_back(absl::StrFormat("%.3f", time));
    }
  }
  return TableText(rows);
}

}  // namespace

ExitCode BenchSolver(const SolverBench& bench) {
  const Suite suite = ReadSuite(bench);
  if (suite.code != ExitCode::kOk) return suite.code;
  WatchSignals();
  NoteDone(0, words::kInterruptedAfterPositions);
  OtherSolver other(
      {.command = bench.command, .setup = {}, .patience = bench.patience, .answers_lines = true});
  Solver solver;
  std::vector<Class> classes;
  Json questions = Json::array();
  for (const SuiteQuestion& question : suite.questions) {
    const Answered answered = Ask(question.position, other, solver);
    if (PendingSignal()) break;
    NoteDone(questions.size() + 1, words::kInterruptedAfterPositions);
    if (answered.error) PrintError(PlacedError(question.file, question.line, *answered.error));
    const std::string name = ClassOf(question);
    if (classes.empty() || classes.back().name != name) classes.push_back({.name = name});
    classes.back().Add(answered);
    questions.push_back(QuestionJson(question, answered));
  }
  const bool all_right = std::ranges::all_of(
      classes, [](const Class& row) { return row.count[0] == row.positions(); });
  if (bench.json) {
    Json rows = Json::array();
    for (const Class& row : classes) rows.push_back(ClassJson(row));
    PrintLine(JsonText({{"solver", bench.command},
                        {"suite", SignatureOf(suite)},
                        {"classes", std::move(rows)},
                        {"questions", std::move(questions)}}));
  } else {
    PrintText(ClassesText(classes));
    PrintText(Said(words::kMillisecondsOfBoth));
    PrintLine(absl::StrCat("suite ", SignatureOf(suite)));
  }
  return PendingSignal().value_or(all_right ? ExitCode::kOk : ExitCode::kData);
}

}  // namespace schafkopf
