// The exact value of a deal with all hands open.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DEALS_SOLVE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DEALS_SOLVE_H_

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/table/rule_set.h"
#include "engine/text/input_line.h"
#include "solver/solver.h"
#include "tools/answers/deals/solve_ramsch.h"
#include "tools/answers/deals/words.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/door/cost.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/door/watch.h"
#include "tools/answers/door/words.h"

namespace schafkopf {

// What is wanted besides the value.
struct SolveWishes {
  bool each_card = false;
  bool line = false;
  bool winners = false;
  bool stats = false;
  std::optional<int> threshold = {};  // instead of the value: whether it is at least this
  std::optional<std::uint64_t> node_budget = {};  // of one deal
};

struct SolveQuestion {
  InputLine deal;
  bool from_start = false;  // without the cards played
  SolveWishes wishes;
  RuleSet rules;
};

struct SolveAnswer {
  SolveWishes wishes;
  DealLine deal;  // one that nobody bid has no value
  // In a game of two sides; `bounds` only are proven where the budget ended first.
  ValueBounds bounds{};
  bool finished = false;
  std::optional<bool> reached;  // where there is a threshold and it is known
  std::optional<bool> won;      // by the declarer's side; nothing in a draw
  std::vector<CardValue> cards;
  std::vector<Card> line;
  // Where every seat plays for itself.
  std::optional<RamschAnswer> ramsch;
  Cost cost;

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  // "68 EO=68 GO=40 EO HA ...": the value or LOW..HIGH, what each card brings, the line.
  std::string ToText(Language language) const;

 private:
  std::string ValueText() const;
};

// Names of cards and their values, in turn.
Cells ValuesOf(const std::vector<CardValue>& values);

// Where the deal stands, if that has a value: two sides play, and the trumps of the game are in
// force.
std::optional<Position> PositionWithValue(const DealLine& deal);
// Whether the value is at least `threshold`, which may lie beyond all values of the contract.
bool ReachesAny(Solver& solver, const Position& position, Value threshold);

// The book's rules where none are named.
absl::StatusOr<SolveQuestion> ReadSolve(const Fields& fields);

// Errors are at the field deal. Takes as long as its nodes: `watch` does not stop it. One solver
// may answer many questions, one at a time: making it costs more than a short answer.
absl::StatusOr<SolveAnswer> AnswerOf(const SolveQuestion& question, const Watch& watch);
absl::StatusOr<SolveAnswer> AnswerOf(const SolveQuestion& question, Solver& solver,
                                     const Watch& watch = {});

inline constexpr auto kSolveFields = std::to_array<FieldRow>({
    {"deal", FieldType::kText, words::kDealLine, true},
    {"threshold", FieldType::kNumber, words::kAskOnlyWhetherValueIs, false, kNoTrickTaken.count(),
     kAllTricksTaken.count()},
    {"each_card", FieldType::kFlag, words::kAlsoValueAfterEachLegalCard},
    {"line", FieldType::kFlag, words::kAlsoOneLineOfBestPlay},
    {"winners", FieldType::kFlag, words::kAlsoWhoTookEachTrick},
    {"from_start", FieldType::kFlag, words::kIgnoreCardsPlayed},
    {"stats", FieldType::kFlag, words::kAlsoNodesAndMillisecondsThatEach},
    {"node_budget", FieldType::kNumber, words::kStopAfterNNodesAnd, false, 1, kNoLimit},
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DEALS_SOLVE_H_
