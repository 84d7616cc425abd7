// `match` of several players: who stands where, and the file that keeps what was played.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/support/program.h"
#include "tests/support/test_scale.h"

namespace schafkopf::arena_test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr char kThree[] = "match habit learned random --whole --deck short --deals 3 --seed 3 ";

std::vector<nlohmann::json> RowsOf(const Outcome& run) {
  EXPECT_EQ(run.status, 0) << run.err;
  std::vector<nlohmann::json> rows;
  for (absl::string_view line : absl::StrSplit(run.out, '\n', absl::SkipEmpty())) {
    rows.push_back(nlohmann::json::parse(line));
  }
  return rows;
}

nlohmann::json RowOf(const std::vector<nlohmann::json>& rows, const std::string& player) {
  for (const auto& row : rows) {
    if (row["player"] == player) return row;
  }
  ADD_FAILURE() << "no row of " << player;
  return {};
}

TEST_F(Program, ArenaPlaysARoundRobin) {
  const auto rows = RowsOf(Call(absl::StrCat(kThree, "--json")));
  ASSERT_EQ(rows.size(), 3u);
  double cents = 0;
  for (const auto& row : rows) {
    cents += row["cents"].get<double>();
    EXPECT_EQ(row["deals"], 3);
    EXPECT_EQ(row["games"], 3 * 6 * 2) << "six seatings of each deal against two";
    EXPECT_EQ(row["faults"], 0);
    ASSERT_EQ(row["against"].size(), 2u);
    double against = 0;
    for (const auto& one : row["against"]) {
      EXPECT_EQ(one["deals"], 3);
      against += one["cents"].get<double>();
      double back = NAN;
      const auto its = RowOf(rows, one["player"]);
      for (const auto& other : its["against"]) {
        if (other["player"] == row["player"]) back = other["cents"].get<double>();
      }
      EXPECT_EQ(one["cents"].get<double>(), -back);
    }
    EXPECT_NEAR(row["cents"].get<double>(), against / 2, 1e-3) << "as many games against each";
  }
  EXPECT_NEAR(cents, 0, 1e-3) << "what one pays another receives";
  EXPECT_GE(rows[0]["cents"], rows[1]["cents"]);
  EXPECT_GE(rows[1]["cents"], rows[2]["cents"]);
  const auto random = RowOf(rows, "random");
  EXPECT_EQ(random["declares"], 0) << "it never bids";
  EXPECT_EQ(random["doubles"], 0);
  EXPECT_TRUE(random["declares_win"].is_null());
  EXPECT_LT(random["rating"], RowOf(rows, "habit")["rating"]);
}

TEST_F(Program, ArenaGivesTheSameBytesOnAnyNumberOfThreads) {
  const auto run = [&](int threads) {
    const std::string file = Path(absl::StrCat("results", threads));
    const Outcome outcome = Call(absl::StrCat(kThree, "--results ", file, " --svg ",
                                              Path("picture"), " --threads ", threads));
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    return absl::StrCat(outcome.out, ReadFile(file), ReadFile(Path("picture")));
  };
  const std::string one = run(1);
  EXPECT_THAT(one, AllOf(HasSubstr("cents against"), HasSubstr("\"deal\":2"), HasSubstr("</svg>")));
  EXPECT_EQ(run(2), one);
  EXPECT_EQ(run(3), one);
}

// Wherever it is cut off, the file ends with the same bytes when it is played on, and what is
// already known is not played again.
TEST_F(Program, ArenaGoesOnWhereItWasKilled) {
  const std::string file = Path("results");
  const std::string match = absl::StrCat(kThree, "--threads 1 --results ", file);
  const Outcome whole = Call(match);
  ASSERT_EQ(whole.status, 0) << whole.err;
  const std::string bytes = ReadFile(file);
  const std::size_t header = bytes.find('\n') + 1;
  std::vector<std::size_t> cuts = {0, header / 2, header - 1, header, header + 1};
  for (std::size_t part = 1; part < 4; ++part) {
    cuts.push_back(header + (bytes.size() - header) * part / 4);
  }
  cuts.push_back(bytes.size() - 1);
  for (std::size_t cut : cuts) {
    WriteFile("results", bytes.substr(0, cut));
    const Outcome again = Call(match);
    EXPECT_EQ(again.status, 0) << again.err;
    EXPECT_EQ(again.out, whole.out) << cut;
    EXPECT_EQ(ReadFile(file), bytes) << cut;
    const bool damaged = cut > 0 && bytes[cut - 1] != '\n';
    EXPECT_EQ(absl::StrContains(again.err, "the last line was damaged and has been dropped"),
              damaged)
        << cut << again.err;
  }
  // Nobody plays what is known: another result of the first deal stays.
  std::string changed = bytes;
  const std::size_t cents = changed.find("\"cents\":[", header) + 9;
  changed.replace(cents, changed.find(']', cents) - cents, "7200,-7200");
  WriteFile("results", changed);
  EXPECT_NE(Call(match).out, whole.out);
  EXPECT_EQ(ReadFile(file), changed);
}

TEST_F(Program, ArenaSurvivesBeingKilled) {
  const std::string file = Path("results");
  const std::string match =
      "match habit learned random --whole --deck short --deals 6 --threads 2 --results ";
  ASSERT_EQ(Call(absl::StrCat(match, file)).status, 0);
  const std::string bytes = ReadFile(file);
  const std::string other = Path("killed");
  for (int i = 0; i < 3; ++i) {
    Execute(absl::StrCat("timeout --foreground -s KILL 0.", 2 + 2 * i, " '", SCHAFKOPF_PROGRAM,
                         "' ", match, other, " || true"));
    EXPECT_THAT(bytes, StartsWith(ReadFile(other).substr(0, ReadFile(other).rfind('\n') + 1)));
  }
  EXPECT_EQ(Call(absl::StrCat(match, other)).status, 0);
  EXPECT_EQ(ReadFile(other), bytes);
}

TEST_F(Program, ArenaTakesFurtherPlayersAndDeals) {
  const std::string file = Path("results");
  const std::string more = absl::StrCat(" --whole --deck short --results ", file);
  ASSERT_EQ(Call(absl::StrCat("match habit random --deals 2", more)).status, 0);
  const std::string begun = ReadFile(file);
  const auto rows = RowsOf(Call(absl::StrCat("match random learned habit --deals 3 --json", more)));
  EXPECT_EQ(rows.front()["games"], 3 * 6 * 2);
  EXPECT_THAT(ReadFile(file), StartsWith(begun)) << "what was known stays";
  // The same as if all had played from the beginning.
  EXPECT_EQ(rows, RowsOf(Call("match random learned habit --whole --deck short --deals 3 --json")));
}

// The cards of games that were asked for: more of them, of several games in turn, and no others.
TEST_F(Program, ArenaTakesFurtherDealsOfGames) {
  const std::string results = absl::StrCat(" --json --results ", Path("results"));
  const std::string match =
      "match habit random learned --contract wenz --contract solo --deck short";
  ASSERT_EQ(Call(absl::StrCat(match, " --deals 1", results)).status, 0);
  const std::string begun = ReadFile(Path("results"));
  const Outcome more = Call(absl::StrCat(match, " --deals 2", results));
  EXPECT_THAT(ReadFile(Path("results")), StartsWith(begun));
  EXPECT_EQ(more.out, Call(absl::StrCat(match, " --deals 2 --json")).out);
  const Outcome others = Call(
      absl::StrCat("match habit random learned --contract geier --deck short --deals 2", results));
  EXPECT_EQ(others.status, 65);
  EXPECT_THAT(others.err,
              testing::ContainsRegex("results:2:1: expected deal 0 with `cards` [0-9a-f]+, "
                                     "found \"[0-9a-f]+\""));
}

// Programs that had less time are other players; who needs none may join both.
TEST_F(Program, ArenaKnowsWhatTimeProgramsHad) {
  setenv("BOT", absl::StrCat("engine:'", SCHAFKOPF_PROGRAM, "' engine").c_str(), 1);
  const std::string results =
      absl::StrCat(" --contract wenz --deck short --deals 1 --results ", Path("results"));
  ASSERT_EQ(Call("match \"$BOT\" habit random --movetime 5" + results).status, 0);
  const std::string begun = ReadFile(Path("results"));
  EXPECT_THAT(begun, HasSubstr("engine --movetime 5\""));
  ASSERT_EQ(Call("match \"$BOT\" habit random --movetime 6" + results).status, 0);
  ASSERT_EQ(Call("match habit random learned" + results).status, 0);
  EXPECT_THAT(ReadFile(Path("results")), AllOf(StartsWith(begun), HasSubstr("--movetime 6\"")));
}

// --- the file ---

class ArenaFile : public Program {
 protected:
  ArenaFile() {
    Call(absl::StrCat("match habit random --whole --deals 1 --results ", Path("first")));
    const std::string first = ReadFile(Path("first"));
    header_ = first.substr(0, first.find('\n') + 1);
  }
  static std::string Line(int deal, const std::string& first, const std::string& second,
                          int cents) {
    return absl::StrCat("{\"deal\":", deal, ",\"first\":\"", first, "\",\"second\":\"", second,
                        "\",\"games\":6,\"cents\":[", cents, ",", -cents,
                        "],\"decided\":[12,12],\"won\":[6,6],\"declared\":[6,3],\"declared_won\":"
                        "[3,2],\"doublings\":[1,0],\"faults\":[0,0]}\n");
  }
  // What the match says of a file that knows all its deals.
  Outcome Of(const std::string& lines, int deals, const std::string& more = "--json") const {
    WriteFile("results", absl::StrCat(header_, lines));
    return Call(absl::StrCat("match habit random --whole --deals ", deals, " --results ",
                             Path("results"), " ", more));
  }
  std::string header_;
};

TEST_F(ArenaFile, StandingsCanBeCheckedByHand) {
  std::string lines;
  const std::vector<int> cents = {120, 240, -60, 60};
  for (int deal = 0; deal < 4; ++deal) {
    lines += Line(deal, "habit", "random", cents[static_cast<std::size_t>(deal)]);
  }
  const auto rows = RowsOf(Of(lines, 4));
  ASSERT_EQ(rows.size(), 2u);
  const auto& habit = rows[0];
  EXPECT_EQ(habit["player"], "habit");
  // Twelve seats a deal: 10, 20, -5 and 5 cents; the mean 7.5, their deviation 10.408.
  EXPECT_NEAR(habit["cents"].get<double>(), 7.5, 1e-4);
  EXPECT_NEAR(habit["cents_error"].get<double>(), 1.959964 * 10.40833 / 2, 1e-3);
  EXPECT_NEAR(habit["won"].get<double>(), 0.5, 1e-4);
  EXPECT_NEAR(habit["won_error"].get<double>(), 0, 1e-4);
  EXPECT_NEAR(habit["declares"].get<double>(), 0.5, 1e-4);
  EXPECT_NEAR(habit["declares_win"].get<double>(), 0.5, 1e-4);
  EXPECT_NEAR(habit["doubles"].get<double>(), 1.0 / 12, 1e-4);
  EXPECT_NEAR(rows[1]["cents"].get<double>(), -7.5, 1e-4);
  // Better on three of four deals, and one draw against 0: where the likelihood does not rise.
  const auto chance = [](double x) { return 1 / (1 + std::exp(-x)); };
  const double unit = 400 / std::log(10);
  const double at = habit["rating"].get<double>() / unit;
  EXPECT_NEAR(0.5 - chance(at) + 3 - 4 * chance(2 * at), 0, 1e-5);
  EXPECT_NEAR(rows[1]["rating"].get<double>(), -habit["rating"].get<double>(), 1e-3);
  // How far each deal moves it: what surprises, by the curvature.
  const double p = chance(2 * at);
  const double curvature = chance(at) * (1 - chance(at)) + 2 * 4 * p * (1 - p);
  const double variance = (3 * (1 - p) * (1 - p) + p * p) / (curvature * curvature) * 4 / 3;
  EXPECT_NEAR(habit["rating_error"].get<double>(), unit * 1.959964 * std::sqrt(variance), 0.01);
}

TEST_F(ArenaFile, PlayersMayStandInAnyOrder) {
  const std::string some = absl::StrCat(Line(0, "random", "habit", -240), Line(1, "habit", "x", 9),
                                        Line(1, "habit", "random", 120));
  const auto rows = RowsOf(Of(some, 2));
  EXPECT_NEAR(RowOf(rows, "habit")["cents"].get<double>(), 15, 1e-4);
  EXPECT_EQ(rows.size(), 2u) << "others in the file are left alone";
}

TEST_F(ArenaFile, RefusesWhatIsNoFileOfTheMatch) {
  const auto fails = [&](const std::string& text, const std::string& message) {
    WriteFile("results", text);
    const Outcome run =
        Call(absl::StrCat("match habit random --whole --deals 1 --results ", Path("results")));
    EXPECT_EQ(run.status, 65) << text;
    EXPECT_THAT(run.err, AllOf(HasSubstr(absl::StrCat(Path("results"), ":")), HasSubstr(message)));
    EXPECT_EQ(run.out, "");
    EXPECT_EQ(ReadFile(Path("results")), text) << "nothing of somebody else's is lost";
  };
  const std::string good = Line(0, "habit", "random", 12);
  std::string other = header_;
  other.replace(other.find("\"seed\":1"), 8, "\"seed\":2");
  fails(other, ":1:1: expected seed 1, found seed 2");
  fails("a letter to a friend\nand more\n", ":1:1: expected results of a match");
  fails("{\"results\":7}\n", ":1:1: expected results of a match");
  fails(absl::StrCat(header_, "nothing\n", good), ":2:1: expected the result of a deal");
  fails(absl::StrCat(header_, good, good), ":3:1: expected each deal only once per pair");
  for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
           {"\"won\":[6,6]", "\"won\":[13,6]"},
           {"\"won\":[6,6]", "\"won\":[6]"},
           {"\"games\":6", "\"games\":0"},
           {"\"second\":\"random\"", "\"second\":\"habit\""},
           {"\"cents\":[12,-12]", "\"cents\":[1e3,2]"},
           {"\"faults\":[0,0]", "\"faults\":[-1,0]"},
           {"\"deal\":0", "\"deal\":18446744073709551615"}}) {
    std::string bad = good;
    bad.replace(bad.find(from), from.size(), to);
    fails(absl::StrCat(header_, bad, good), ":2:1: expected the result of a deal");
  }
  const Outcome nowhere = Call("match habit random --whole --results /nowhere/results");
  EXPECT_EQ(nowhere.status, 74);
}

// --- tables ---

TEST_F(ArenaFile, TablesOfAllKinds) {
  const std::string lines = Line(0, "habit", "random", 120);
  EXPECT_THAT(Of(lines, 1, "").out,
              AllOf(HasSubstr("1 habit"), HasSubstr("+10.00   "), Not(HasSubstr("±0")),
                    HasSubstr("1 deal, seed 1"), Not(HasSubstr("faults: games"))));
  EXPECT_THAT(Of(lines, 1, "--lang de").out, HasSubstr("+10,00   "));
  EXPECT_THAT(Of(lines + Line(1, "habit", "random", 60), 2, "--lang de").out,
              HasSubstr("+7,50 ±4,90"));
  const std::string markdown = Of(lines, 1, "--markdown").out;
  EXPECT_THAT(markdown, StartsWith("| player | cents a game |"));
  EXPECT_THAT(markdown, HasSubstr("\n|---|---:|"));
  EXPECT_THAT(markdown, HasSubstr("\n| 1 habit | +10.00 | 50.0 % |"));
  EXPECT_EQ(Of(lines, 1, absl::StrCat("--svg ", Path("picture"))).status, 0);
  EXPECT_THAT(ReadFile(Path("picture")), AllOf(StartsWith("<svg "), HasSubstr(">habit</text>")));
  EXPECT_EQ(Of(lines, 1, "--svg /nowhere/picture").status, 74);
  EXPECT_EQ(Of(lines, 1, "--markdown --json").status, 2);
}

TEST_F(Program, ArenaPlaysTheCardsOfGivenGames) {
  const std::string match =
      "match habit learned random --contract wenz --contract ruf --deck short --deals 5 --json";
  const auto rows = RowsOf(Call(match));
  ASSERT_EQ(rows.size(), 3u);
  double cents = 0;
  for (const auto& row : rows) {
    EXPECT_EQ(row["deals"], 10);
    EXPECT_EQ(row["games"], 10 * 2 * 2) << "once on each side against two";
    EXPECT_EQ(row["doubles"], 0);
    cents += row["cents"].get<double>();
  }
  EXPECT_NEAR(cents, 0, 1e-3);
  EXPECT_EQ(rows[2]["player"], "random");
  // In a Ramsch there are no sides.
  const auto ramsch =
      RowsOf(Call("match habit learned random --contract ramsch --deck short --deals 2 --json"));
  EXPECT_EQ(ramsch[0]["games"], 2 * 6 * 2);
}

TEST_F(Program, ArenaKnowsEveryContractThatIsPlayedSo) {
  for (const char* contract :
       {"solo+tout", "geier", "farbwenz", "bettel", "koenig", "hochzeit", "kreuz", "muss"}) {
    const Outcome two = Call(absl::StrCat("match habit random --deals 1 --contract ", contract));
    const Outcome arena =
        Call(absl::StrCat("match habit random --markdown --deals 1 --contract ", contract));
    EXPECT_EQ(arena.status, two.status) << contract << arena.err;
    EXPECT_EQ(arena.err, two.err);
  }
}

// An error of 0 would say that the mean is certain.
TEST_F(Program, OneDealTellsNoError) {
  for (const char* match : {"habit random --whole", "habit random learned --whole"}) {
    for (int deals : {1, 2}) {
      for (const auto& row :
           RowsOf(Call(absl::StrCat("match ", match, " --json --deals ", deals)))) {
        EXPECT_EQ(row["cents_error"].is_null(), deals == 1) << row;
      }
    }
  }
  const Outcome two = Call("match habit random --contract wenz --deals 1 --json");
  const auto row = nlohmann::json::parse(two.out)["rows"][0];
  for (const char* error : {"win_share_error", "points_error", "cents_error"}) {
    EXPECT_TRUE(row[error].is_null()) << row;
  }
}

TEST_F(Program, ArenaSaysWhatItNeeds) {
  EXPECT_EQ(Call("match habit --whole").status, 2);
  EXPECT_EQ(Call("match habit --contract wenz --results x").status, 2);
  EXPECT_EQ(Call("match habit random learned").status, 2);
  const Outcome twice = Call("match habit random habit --whole --deals 1");
  EXPECT_EQ(twice.status, 65);
  EXPECT_THAT(twice.err, HasSubstr("PLAYER: column 1: expected players with different names"));
  EXPECT_EQ(RowsOf(Call("match habit random habit --quiet 2 --whole --deck short --deals 1 --json"))
                .size(),
            3u);
}

TEST_F(Program, AnInterruptedArenaSaysWhatIsKnown) {
  // Long enough for a deal, where sanitizers watch too.
  const int seconds = 3 + TestScale();
  const Outcome run = Execute(absl::StrCat(
      "timeout --preserve-status -s INT ", seconds, " '", SCHAFKOPF_PROGRAM,
      "' match habit learned random --whole --deck short --deals 100000 --threads 2 --results ",
      Path("results")));
  EXPECT_EQ(run.status, 130);
  EXPECT_THAT(run.out, AllOf(HasSubstr("cents against"), HasSubstr("Interrupted: ")));
  EXPECT_THAT(run.err, HasSubstr("nterrupted after "));
  EXPECT_THAT(ReadFile(Path("results")), AllOf(HasSubstr("\"deal\":0"), testing::EndsWith("\n")));
}

}  // namespace
}  // namespace schafkopf::arena_test
