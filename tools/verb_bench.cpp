// bench: the signature of this build, and how fast it solves.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <memory>

#include "absl/strings/str_format.h"
#include "bench/suite.h"
#include "tools/cli.h"
#include "tools/verb.h"

namespace schafkopf {
namespace {

ExitCode RunBench() {
  const auto start = std::chrono::steady_clock::now();
  const SuiteResult result = RunSuite();
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  PrintLine("                                     nodes a position");
  PrintLine("contract              cards  positions       win     value     cards");
  int positions = 0;
  for (const SuiteRow& row : result.rows) {
    const auto each = [&](std::uint64_t nodes) {
      return nodes / static_cast<std::uint64_t>(row.positions);
    };
    PrintLine(absl::StrFormat("%-21s %5d %10d %9d %9d %9d", row.contract, row.hand_size * 4,
                              row.positions, each(row.win_nodes), each(row.value_nodes),
                              each(row.cards_nodes)));
    positions += row.positions;
  }
  PrintLine(absl::StrFormat("%d positions in %.2f s, %.1f million nodes a second", positions,
                            seconds.count(),
                            static_cast<double>(result.nodes) / seconds.count() / 1e6));
  PrintLine(absl::StrFormat("answers %016x", result.answers));
  PrintLine(absl::StrFormat("nodes %d", result.nodes));
  return ExitCode::kOk;
}

std::function<ExitCode()> AddBench(CLI::App&) { return RunBench; }

}  // namespace

const Verb kBenchVerb = {"bench", "solves fixed positions; prints the signature of the build",
                         AddBench};

}  // namespace schafkopf
