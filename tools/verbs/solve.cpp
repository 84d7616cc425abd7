// solve: exact open values, one line in, one line out.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/money/scoring.h"
#include "engine/text/notation.h"
#include "solver/solver.h"
#include "tools/answers/settle.h"
#include "tools/answers/solve_ramsch.h"
#include "tools/cli/answer_lines.h"
#include "tools/cli/cli.h"
#include "tools/cli/number_option.h"
#include "tools/cli/rules_option.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

struct SolveOptions {
  std::string input = "-";
  RulesChoice rules;
  bool json = false;
  bool each_card = false;
  bool line = false;
  bool from_start = false;
  bool stats = false;
  std::optional<int> threshold;
  std::optional<std::uint64_t> node_budget;
  int threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
};

// What was found out about one position.
struct Findings {
  ValueBounds bounds{};
  std::optional<bool> reached;  // where there is a threshold and it is known
  bool finished = false;
  std::vector<CardValue> cards;
  std::vector<Card> line;
  std::uint64_t nodes = 0;
  double milliseconds = 0;
};

class LineSolver {
 public:
  LineSolver(const SolveOptions& options, const RuleSet& rules)
      : options_(options), rules_(rules) {}

  LineAnswer operator()(const InputLine& line);

 private:
  Findings Find(const Position& position);
  void FindValue(const Position& position, Findings& found);
  void FindReached(const Position& position, Value threshold, Findings& found);
  std::string Text(const Findings& found) const;
  Json Object(const DealLine& deal, const Findings& found) const;
  std::string Passed(std::int64_t line) const;
  LineAnswer EachForItself(std::int64_t line, const DealLine& deal) const;

  const SolveOptions& options_;
  const RuleSet& rules_;
  Solver solver_;
};

LineAnswer LineSolver::operator()(const InputLine& line) {
  const auto refuse = [&](const absl::Status& error) {
    return BadLine(options_.input, line, error, options_.json);
  };
  auto deal = ReadDealLine(line, rules_.options);
  if (!deal.ok()) return refuse(deal.status());
  if (!deal->contract) return {Passed(line.number), ""};
  if (options_.from_start) deal->played.clear();
  const Position position = PositionOf(*deal);
  if (deal->contract->parties() == Parties::kEach) {
    if (!options_.threshold) return EachForItself(line.number, *deal);
    return refuse(SyntaxError(1, "a game of two sides where --threshold is given",
                              ToString(*deal->contract)));
  }
  if (!position.switched()) {
    return refuse(SyntaxError(static_cast<int>(line.text.size()) + 1,
                              "the cards up to the trick after which the Solo is announced",
                              absl::StrCat(deal->played.size(), " cards")));
  }
  const Findings found = Find(position);
  if (!options_.json) return {Text(found), ""};
  Json object = {{"line", line.number}};
  object.update(Object(*deal, found));
  return {object.dump(), ""};
}

LineAnswer LineSolver::EachForItself(std::int64_t line, const DealLine& deal) const {
  const RamschQuestion question = {options_.each_card, options_.line, options_.node_budget};
  const auto start = std::chrono::steady_clock::now();
  const RamschAnswer answer = SolveRamsch(PositionOf(deal), rules_, question);
  const double milliseconds =
      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  if (!options_.json) {
    std::string text = ToText(answer, deal.seats());
    if (options_.stats) {
      absl::StrAppendFormat(&text, " nodes=%d milliseconds=%.3f", answer.nodes, milliseconds);
    }
    return {text, ""};
  }
  Json object = {{"line", line}, {"contract", ToString(*deal.contract)}, {"declarer", nullptr}};
  object.update(ToJson(answer, question, deal.seats()));
  if (options_.stats) {
    object["nodes"] = answer.nodes;
    object["milliseconds"] = milliseconds;
  }
  return {object.dump(), ""};
}

Findings LineSolver::Find(const Position& position) {
  solver_.Forget();
  const std::uint64_t nodes_before = solver_.nodes();
  const auto start = std::chrono::steady_clock::now();
  Findings found;
  if (options_.threshold) {
    FindReached(position, Value(*options_.threshold), found);
  } else {
    FindValue(position, found);
  }
  if (found.finished && options_.each_card) found.cards = solver_.SolveCards(position);
  if (found.finished && options_.line) found.line = solver_.BestLine(position);
  found.nodes = solver_.nodes() - nodes_before;
  found.milliseconds =
      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  return found;
}

void LineSolver::FindValue(const Position& position, Findings& found) {
  if (options_.node_budget) {
    found.bounds = solver_.SolveWithin(position, *options_.node_budget);
  } else {
    const Value value = solver_.Solve(position);
    found.bounds = {value, value};
  }
  found.finished = found.bounds.exact();
}

void LineSolver::FindReached(const Position& position, Value threshold, Findings& found) {
  const bool points = IsPointContract(position.deal().contract);
  const ValueBounds scale = {points ? kNoTrickTaken : Value(0),
                             points ? kAllTricksTaken : Value(1)};
  if (threshold <= scale.low || threshold > scale.high) {
    found.reached = threshold <= scale.low;
  } else if (!options_.node_budget) {
    found.reached = solver_.Reaches(position, threshold);
  } else {
    found.bounds = solver_.ReachesWithin(position, threshold, *options_.node_budget);
    if (found.bounds.low >= threshold) found.reached = true;
    if (found.bounds.high < threshold) found.reached = false;
  }
  found.finished = found.reached.has_value();
}

std::string LineSolver::Text(const Findings& found) const {
  std::string text;
  if (found.reached) {
    text = *found.reached ? "1" : "0";
  } else if (found.finished) {
    text = absl::StrCat(found.bounds.low.count());
  } else {
    text = absl::StrCat(found.bounds.low.count(), "..", found.bounds.high.count());
  }
  for (const auto& [card, value] : found.cards) {
    absl::StrAppend(&text, " ", ToString(card), "=", value.count());
  }
  for (Card card : found.line) absl::StrAppend(&text, " ", ToString(card));
  if (options_.stats) {
    absl::StrAppendFormat(&text, " nodes=%d milliseconds=%.3f", found.nodes, found.milliseconds);
  }
  return text;
}

Json LineSolver::Object(const DealLine& deal, const Findings& found) const {
  Json object = {{"contract", ToString(*deal.contract)}, {"declarer", nullptr}};
  if (deal.contract->has_declarer()) object["declarer"] = deal.declarer.index();
  if (!found.finished) {
    object["finished"] = false;
    object["low"] = found.bounds.low.count();
    object["high"] = found.bounds.high.count();
  } else if (found.reached) {
    object["reached"] = *found.reached;
  } else {
    object["value"] = found.bounds.low.count();
    const auto won = ResultFor(deal.deal(), rules_, found.bounds.low, deal.declarer).won;
    object["won"] = won ? Json(*won) : Json(nullptr);
  }
  if (found.finished && options_.each_card) {
    Json& cards = object["cards"] = Json::object();
    for (const auto& [card, value] : found.cards) cards[ToString(card)] = value.count();
  }
  if (found.finished && options_.line) {
    Json& play = object["play"] = Json::array();
    for (Card card : found.line) play.push_back(ToString(card));
  }
  if (options_.stats) {
    object["nodes"] = found.nodes;
    object["milliseconds"] = found.milliseconds;
  }
  return object;
}

std::string LineSolver::Passed(std::int64_t line) const {
  if (!options_.json) return "-";
  Json object = {{"line", line}, {"contract", "passed"}, {"declarer", nullptr}};
  object[options_.threshold ? "reached" : "value"] = nullptr;
  if (options_.each_card) object["cards"] = Json::object();
  if (options_.line) object["play"] = Json::array();
  return object.dump();
}

std::function<ExitCode()> AddSolve(CLI::App& verb) {
  auto options = std::make_shared<SolveOptions>();
  verb.add_option("FILE", options->input, "deal lines; - is stdin")->capture_default_str();
  verb.add_flag("--json", options->json, "one JSON object per line");
  AddRulesOptions(verb, options->rules);
  verb.add_option("--threshold", options->threshold,
                  "ask only whether the value is at least N: -1 to 121, in trick contracts 1")
      ->check(CLI::Range(kNoTrickTaken.count(), kAllTricksTaken.count()));
  verb.add_flag("--each-card", options->each_card, "and the value after each legal card");
  verb.add_flag("--line", options->line, "and one line of best play");
  verb.add_flag("--from-start", options->from_start, "ignore the cards played");
  verb.add_flag("--stats", options->stats, "and nodes and milliseconds of each line");
  verb.add_option("--node-budget", options->node_budget,
                  "give the value up after N nodes and print what is proven: LOW..HIGH")
      ->check(WholeNumber(1));
  verb.add_option("--threads", options->threads, "lines solved at a time")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  return [options] {
    const auto rules = ReadBookRules(options->rules);
    if (!rules.ok()) return ReportRules(rules.status());
    return AnswerLines(options->input, options->threads,
                       [&] { return LineSolver(*options, *rules); });
  };
}

}  // namespace

const Verb kSolveVerb = {"solve", "exact values of deals with all hands open", AddSolve};

}  // namespace schafkopf
