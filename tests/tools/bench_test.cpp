// `bench` as its users meet it: the signature, the table, recorded games or none.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "bench/measure.h"
#include "bench/workload.h"
#include "solver/sample/by_threads.h"
#include "solver/solver.h"
#include "tests/support/program.h"

namespace schafkopf::bench_test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using Json = nlohmann::json;

constexpr char kGames[] =
    "solo:E 1 | SO SU EA HZ HK SZ | GO HO GU E9 SA S9 | EO EZ GA GZ HA H9 | EU HU EK GK G9 SK | "
    "SZ SA HA SK GU EZ HU SO HK HO H9 G9 S9 EO GK EA GZ EU HZ GO E9 GA EK SU | 68\n"
    "passed - | SO SU EA HZ HK SZ | GO HO GU E9 SA S9 | EO EZ GA GZ HA H9 | EU HU EK GK G9 SK\n";

std::string Signature() {
  std::ifstream file(SCHAFKOPF_ROOT "/bench/signature.txt");
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST_F(Program, BenchEndsWithTheSignature) {
  const Outcome run = Call("bench --contract pfd --deck short");
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, EndsWith(Signature()));
  EXPECT_THAT(run.out, HasSubstr("\npfd                24     3     fixed win "));
  EXPECT_EQ(std::ranges::count(run.out, '\n'), 3 + 3 + 4);
}

TEST_F(Program, BenchMeasuresRecordedGamesAndTheContractsNobodyRecorded) {
  const std::string games = WriteFile("games.txt", kGames);
  const Outcome run = Call(absl::StrCat(
      "bench --deck short --contract solo --contract bettel --count 3 --runs 2 --threads 2 "
      "--json --games '",
      games, "'"));
  ASSERT_EQ(run.status, 0) << run.err;
  const Json object = Json::parse(run.out);
  EXPECT_EQ(object["threads"], 2);
  EXPECT_EQ(object["runs"], 2);
  EXPECT_THAT(Signature(),
              HasSubstr(absl::StrCat("answers ", object["answers"].get<std::string>(), "\nnodes ",
                                     object["nodes"].get<std::uint64_t>(), "\n")));
  EXPECT_THAT(Signature(),
              HasSubstr(absl::StrCat("cards ", object["cards"].get<std::string>(), "\nmodel ",
                                     object["model"].get<std::string>(), "\n")));
  const Json& rows = object["rows"];
  ASSERT_EQ(rows.size(), 6u);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Json& row = rows[i];
    EXPECT_EQ(row["contract"], i < 3 ? "solo" : "bettel");
    EXPECT_EQ(row["source"], i < 3 ? "recorded" : "random");
    EXPECT_EQ(row["solves"], i < 3 ? 1 : 3);
    EXPECT_EQ(row["question"], (std::array{"win", "value", "game"})[i % 3]);
    EXPECT_GT(row["nodes"], 0);
    EXPECT_GT(row["solves_per_second"], 0);
    EXPECT_LE(row["median"], row["percentile_99"]);
    EXPECT_LE(row["percentile_99"], row["max"]);
    EXPECT_GT(row["clock_solves_per_second"], 0);
    EXPECT_GE(row["clock_mean"].get<double>(), 0.9 * row["mean"].get<double>());
  }
}

TEST_F(Program, BenchMeasuresSomethingOrSaysWhyNot) {
  const Outcome none = Call("bench --contract kop");
  EXPECT_EQ(none.status, 65);
  EXPECT_THAT(none.err, HasSubstr("expected deals with the requested contract and deck"));
}

TEST_F(Program, BenchAsksAboutRamschWhereItIsNamed) {
  const Outcome run = Call("bench --contract ramsch --deck short --count 2 --json");
  ASSERT_EQ(run.status, 0) << run.err;
  const Json object = Json::parse(run.out);
  EXPECT_THAT(Signature(),
              HasSubstr(absl::StrCat("answers ", object["answers"].get<std::string>(), "\n")));
  const Json& rows = object["rows"];
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_EQ(rows[0]["question"], "force");
  EXPECT_EQ(rows[1]["question"], "ending");
  for (const Json& row : rows) {
    EXPECT_EQ(row["contract"], "ramsch");
    EXPECT_EQ(row["solves"], 2);
    EXPECT_GT(row["nodes"], 0);
  }
  const Outcome all = Call("bench --question force --deck short --count 1");
  EXPECT_THAT(all.out, HasSubstr("\nschieberamsch      24     1    random force "));
  EXPECT_EQ(std::ranges::count(all.out, '\n'), 3 + 2 + 4);
}

TEST_F(Program, BenchWithoutGamesSaysSo) {
  setenv("SCHAFKOPF_GAMES", Path("nothing").c_str(), 1);
  const Outcome none = Call("bench --games --contract pfd --deck short");
  unsetenv("SCHAFKOPF_GAMES");
  EXPECT_THAT(none.err, HasSubstr("no recorded games in "));
  EXPECT_THAT(none.out, HasSubstr(" fixed "));
  EXPECT_EQ(none.status, 0);
  EXPECT_EQ(Call("bench --games /no/such/file").status, 74);
  const std::string bad = WriteFile("bad.txt", "wenz 1 | EA\n");
  const Outcome refused = Call(absl::StrCat("bench --games '", bad, "'"));
  EXPECT_EQ(refused.status, 65);
  EXPECT_THAT(refused.err, HasSubstr("bad.txt:1:"));
  EXPECT_EQ(Call("bench --contract nonsense").status, 2);
  EXPECT_EQ(Call("bench --runs 0").status, 2);
}

TEST(Workload, RandomDealsAreTheSameEachTimeAndAllowed) {
  for (const Workload& like : FixedWorkloads()) {
    const Workload more = RandomWorkload(like, 4);
    ASSERT_EQ(more.positions.size(), 4u);
    for (std::size_t i = 0; i < more.positions.size(); ++i) {
      const Deal& deal = more.positions[i].deal();
      EXPECT_EQ(RandomWorkload(like, i + 1).positions.back().deal(), deal);
      EXPECT_EQ(KindOf(deal.contract()), like.contract);
      EXPECT_EQ(deal.deck(), like.deck);
      EXPECT_EQ(ObstacleTo(deal.contract(), deal.hands[deal.declarer], deal.deck()),
                BidObstacle::kNone);
    }
  }
}

TEST(Workload, RamschIsAskedFromTheFirstCardAndLater) {
  const std::vector<Workload> workloads = RamschWorkloads(3);
  ASSERT_EQ(workloads.size(), 8u);
  for (std::size_t i = 0; i < workloads.size(); ++i) {
    EXPECT_TRUE(IsRamsch(workloads[i]));
    ASSERT_EQ(workloads[i].positions.size(), 3u);
    for (const Position& position : workloads[i].positions) {
      EXPECT_EQ(std::ssize(position.played()), 4 * workloads[i].tricks);
      EXPECT_EQ(position.deal().deck(), workloads[i].deck);
    }
  }
  EXPECT_FALSE(IsRamsch(FixedWorkloads().front()));
}

TEST(Workload, BestPlayKeepsTheValue) {
  for (const Workload& like : FixedWorkloads()) {
    if (like.deck == Deck::kLong) continue;
    Workload workload = RandomWorkload(like, 2);
    PlayBest(workload);
    ASSERT_EQ(workload.games.size(), 2u);
    for (std::size_t i = 0; i < 2; ++i) {
      ASSERT_TRUE(workload.games[i].finished());
      EXPECT_EQ(FinalValue(workload.games[i]), Solver().Solve(workload.positions[i]));
    }
  }
}

TEST(Measure, CountsEveryDealOnceAThreadAndRun) {
  const std::vector<Workload> fixed = FixedWorkloads();
  const auto& positions = fixed.back().positions;
  Solver solver;
  for (const Position& position : positions) {
    solver.Forget();
    solver.Solve(position);
  }
  for (int threads : {1, 3}) {
    const Measurement measured =
        Measure(positions, BenchQuestion::kValue, {.runs = 2, .threads = threads}).value();
    EXPECT_EQ(measured.solves, positions.size());
    EXPECT_EQ(measured.nodes, solver.nodes());
    EXPECT_LE(measured.mean, measured.max);
  }
}

// More threads than processors: each solve takes longer by the clock, and no longer of one's own.
TEST(Measure, OtherThreadsDoNotCount) {
  const Workload work = RandomWorkload(FixedWorkloads().back(), 2000);
  const int crowd = 4 * ProcessorCount();
  const auto measure = [&](int threads) {
    return Measure(work.positions, BenchQuestion::kCards, {.runs = 1, .threads = threads}).value();
  };
  const Measurement crowded = measure(crowd);
  EXPECT_LT(crowded.mean, 0.9 * crowded.clock_mean);
  EXPECT_GT(crowded.solves_per_second, crowded.clock_solves_per_second);
}

TEST(Measure, EndsWhereItIsTold) {
  const Workload work = RandomWorkload(FixedWorkloads().back(), 3);
  EXPECT_FALSE(Measure(work.positions, BenchQuestion::kValue, {.stop = [] { return true; }}));
}

}  // namespace
}  // namespace schafkopf::bench_test
