// The positions that solvers are measured by (docs/solver-suite.md): a deal line each, behind it
// whose turn it is and what each card that may be played is worth.
//
//   wenz 2 | EA EK .. | .. | .. | .. | EA E9 ; seat 2; values EZ=54 EU=59; nodes 2613
#ifndef SCHAFKOPF_TOOLS_VERBS_SOLVER_SUITE_H_
#define SCHAFKOPF_TOOLS_VERBS_SOLVER_SUITE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/text/input_line.h"
#include "solver/solver.h"

namespace schafkopf {

// The value of the deal after a card: one number; in a game in which every seat plays for itself
// what each seat receives, in cents.
struct CardScore {
  Card card;
  std::vector<int> values;
  friend bool operator==(const CardScore&, const CardScore&) = default;
};

// "EA=54 EK=59", "EA=-60,20,20,20": in the order written. Other words of the line say nothing. An
// error where there is no such word, one has no numbers behind its card, or a card stands twice.
absl::StatusOr<std::vector<CardScore>> ReadCardScores(absl::string_view text);
std::string ToString(const std::vector<CardScore>& scores);
// Whether both say the same of the same cards, in whatever order.
bool SayTheSame(std::vector<CardScore> one, std::vector<CardScore> other);

struct SuitePosition {
  DealLine deal;                       // that has a contract and is not over
  std::vector<CardScore> scores = {};  // of all legal cards
  std::uint64_t nodes = 0;             // that the search without a table needed which checked them

  // What a solver is asked: the deal and whose turn it is.
  std::string Question() const;
  // All of it, which reads back as the same.
  std::string ToLine() const;
};

absl::StatusOr<SuitePosition> ReadSuiteLine(const InputLine& line);

// A position that solvers can be asked about: not finished; not of a Solo hintenrum that nobody has
// announced.
bool HasCardScores(const Position& position);
// What the solver makes of it, strongest card first, by the usual rules and prices. Takes as long
// as its nodes. REQUIRES: HasCardScores.
std::vector<CardScore> ScoresOf(const Position& position, Solver& solver);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_VERBS_SOLVER_SUITE_H_
