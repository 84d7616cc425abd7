// Another program's solver, asked about each position of a suite and held against what is known
// (docs/solver-suite.md).
#ifndef SCHAFKOPF_TOOLS_VERBS_BENCH_SOLVER_H_
#define SCHAFKOPF_TOOLS_VERBS_BENCH_SOLVER_H_

#include <string>
#include <vector>

#include "tools/cli/cli.h"

namespace schafkopf {

struct SolverBench {
  std::string command;                 // for the shell
  std::vector<std::string> files;      // of the suite; each is a class
  std::vector<std::string> contracts;  // as KindOf names them; empty: all
  int patience = 60;                   // seconds for an answer
  bool json = false;
};

// Asks one question at a time. A program that is late, has ended or answers something else than
// scores or `unknown` is started anew for the next one. Says what was wrong on stderr as it comes,
// and in the end how much was right, wrong and unanswered in each class, with times beside ours.
// kData where something was not right, or a file has a line that is no position.
ExitCode BenchSolver(const SolverBench& bench);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_VERBS_BENCH_SOLVER_H_
