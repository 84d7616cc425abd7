// The line protocol: `engine`, and `match` against programs that speak it well or badly.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "tests/support/program.h"
#include "tests/support/sanitized.h"
#include "tests/support/test_scale.h"

namespace schafkopf::engine_test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

constexpr char kView[] = "position wenz 0 | _ | _ | HA EK GZ G8 SA SZ S9 S8 | _ | EU HU";

// Without the lines that say how it comes to its answer.
std::string WithoutInfo(const std::string& out) {
  std::vector<std::string> lines = absl::StrSplit(out, '\n');
  std::erase_if(lines, [](const std::string& line) {
    return absl::StartsWith(line, "info ") || absl::StartsWith(line, "id name ");
  });
  return absl::StrJoin(lines, "\n");
}

// A whole game: four bids, then every card, each seat asked in turn. After a change of habits:
//   schafkopf engine <engine_game.txt | grep -v "^info\|^id name" >engine_game.out
// where each card asked for must still be the one that was played, or the game be written anew.
TEST_F(Program, EngineGoesThroughAWholeGame) {
  const std::string folder = absl::StrCat(SCHAFKOPF_ROOT, "/tests/tools/");
  const Outcome game = Call("engine", ReadFile(folder + "engine_game.txt"));
  EXPECT_EQ(game.status, 0);
  EXPECT_EQ(game.err, "");
  EXPECT_EQ(WithoutInfo(game.out), ReadFile(folder + "engine_game.out"));
}

TEST_F(Program, EngineSaysTheSameAgain) {
  const std::string question = absl::StrCat(kView, "\ngo worlds 300\n");
  const std::string once = Call("engine", question).out;
  EXPECT_THAT(once, AllOf(HasSubstr("info worlds "), HasSubstr("\nbestcard ")));
  EXPECT_EQ(Call("engine --threads 3", question).out, once);
  // After other questions, too.
  const std::string later = Call("engine", absl::StrCat(question, question)).out;
  EXPECT_EQ(later, absl::StrCat(once, once));
  EXPECT_NE(Call("engine --seed 2", question).out, once);
  EXPECT_EQ(Call("engine --seed 2", absl::StrCat("setoption seed 1\n", question)).out, once);
  // With a time it looks several times, at first at fewer worlds.
  const std::string looks =
      Call("engine", absl::StrCat(kView, "\ngo worlds 1000 movetime 80000000\n")).out;
  const std::string first = Call("engine", absl::StrCat(kView, "\ngo worlds 250\n")).out;
  EXPECT_THAT(looks, StartsWith(first.substr(0, first.find("bestcard"))));
}

TEST_F(Program, EngineAgreesWithAdvise) {
  const std::string line = std::string(kView).substr(9);
  const auto advice = Answer("advise", absl::StrCat("'", line, "' --worlds 300"));
  EXPECT_THAT(
      Call("engine", absl::StrCat(kView, "\ngo worlds 300\n")).out,
      testing::EndsWith(absl::StrCat("bestcard ", advice["best"].get<std::string>(), "\n")));
}

// Where it is given no time it looks once.
TEST_F(Program, EngineLooksOnce) {
  const std::string out = Call("engine", absl::StrCat(kView, "\ngo worlds 2000\n")).out;
  EXPECT_EQ(out.find("info worlds"), out.rfind("info worlds"));
}

constexpr char kOwnWenz[] = "double wenz 0 | EU HU EA EZ EK GA HZ S7 | _ | _ | _";

TEST_F(Program, EngineSaysWhetherItDoubles) {
  const auto says = [&](const std::string& line) {
    const std::string out = Call("engine", absl::StrCat(line, "\ngo\n")).out;
    EXPECT_THAT(out, StartsWith("info double win ")) << line;
    return out.substr(out.rfind("bestdouble"));
  };
  EXPECT_EQ(says("double wenz 2 | _ | EU SU GA GZ HA HZ SA S7 | _ | _"), "bestdouble kontra\n");
  EXPECT_EQ(says("double wenz 2 | _ | E7 E8 G7 G8 H7 H8 S7 S8 | _ | _"), "bestdouble leave\n");
  EXPECT_EQ(says("double wenz 2 | _ | _ | EA EU HU HA HK SU SZ S9 | _ |  | 0 pass, 1 pass, 2 wenz, "
                 "3 pass ; kontra 1"),
            "bestdouble re\n");
  EXPECT_EQ(says(absl::StrCat(kOwnWenz, " |  | 0 wenz, 1 pass, 2 pass, 3 pass ; kontra 3")),
            "bestdouble leave\n")
      << "whoever doubles has the Unter";
  EXPECT_EQ(says("double ruf:S 1 | _ | _ | EO GO HO EU HA SA EA G7 | _ ; kontra 0"),
            "bestdouble re\n");
  EXPECT_EQ(says("double koenig 2 | _ | EK GK HK SK EA GA HA SA | _ | _"), "bestdouble kontra\n");
  // Another table's time lasts longer.
  EXPECT_EQ(says("setoption option kontra_window=second_trick\n"
                 "double wenz 0 | _ | EU SU GA GZ HA HZ SA S7 | _ | _ | HU"),
            "bestdouble kontra\n");
  const Outcome stopped = Call("engine", absl::StrCat(kOwnWenz, " ; kontra 3\ngo\nstop\n"));
  EXPECT_THAT(stopped.out, HasSubstr("bestdouble "));
}

TEST_F(Program, EngineAgreesWithAskOnDoubling) {
  const auto re = Answer(
      "ask", "'EU HU EA EZ EK GA HZ S7' --re --against wenz --declarer 0 --doubled 3 --worlds 900");
  EXPECT_THAT(Call("engine", absl::StrCat(kOwnWenz, " ; kontra 3\ngo worlds 900\n")).out,
              HasSubstr(absl::StrCat("info double win ", re["win"].dump())));
}

TEST_F(Program, EnginePointsToWhatIsWrongAndGoesOn) {
  const auto answers = [&](const std::string& lines, const std::string& expected) {
    EXPECT_THAT(Call("engine", absl::StrCat(lines, "\nisready\n")).out,
                AllOf(HasSubstr(expected), testing::EndsWith("readyok\n")))
        << lines;
  };
  answers("nonsense", "error column 1: expected hello, isready");
  answers("go", "error column 1: expected position, auction or double before go, found none");
  answers("stop now", "error column 6: expected nothing more");
  answers("position wenz 0 | _ | _ | HW EK GZ G8 SA SZ S9 S8 | _",
          "error column 28: expected a rank");
  answers(absl::StrCat(kView, " EU\ngo"), "EU again");
  answers(absl::StrCat(kView, " | 0 pass, 1 wenz"),
          "error column 65: expected bids that leave seat 0 playing wenz, found a game played by "
          "seat 1");
  answers(absl::StrCat(kView, "\ngo worlds 0"), "error column 11: expected a whole number from 1");
  answers(absl::StrCat(kView, "\ngo slowly"), "error column 4: expected worlds N");
  answers("auction 4 | EO", "error column 9: expected a seat");
  answers("auction 1 | EO GO", "error column 13: expected 8 cards");
  answers("auction 1 | EO GO HO SO EU GU HU SU | 1 pass", "seat 1, who has passed");
  answers("auction 1 | EO GO HO SO EU GU HU SU | 1 wenz", "seat 1, whose bid stands");
  answers("auction 1 | EO GO HO SO EU GU HU SU | 0 wenz, 1 ruf",
          "error column 47: expected a pass");
  answers(absl::StrCat(kOwnWenz, " | EU"), "expected a seat that may double now, found seat 0");
  answers(kOwnWenz, "error column 8: expected a seat that may double now, found seat 0");
  answers(absl::StrCat(kOwnWenz, " ; kontra 0"), "expected a seat on the opponents' side");
  answers("setoption seed -1", "error column 16: expected a whole number from 0");
  answers("setoption colour red", "error column 11: expected rules, option");
  answers("setoption rules nowhere", "error column 17: expected sauspiel");
  answers("setoption option all_pass=dance", "error column ");
  // What is repeated of it cannot speak to a terminal.
  answers("setoption rules \x1b[2Jx.toml", "\\x1b[2Jx.toml");
  answers(std::string(70'000, 'x'), "error column 65537: expected at most 65536 bytes");
}

TEST_F(Program, EngineForgetsAPositionThatIsWrong) {
  const std::string out = Call("engine", absl::StrCat(kView, "\nposition wenz 9\ngo\n")).out;
  EXPECT_THAT(out, AllOf(HasSubstr("before go, found none"), testing::Not(HasSubstr("bestcard"))));
}

// What comes behind is read while it thinks: a million worlds would take a minute.
TEST_F(Program, EngineStopsWhenItIsTold) {
  const std::string answer =
      Call("engine", absl::StrCat(kView, "\ngo worlds 1000000\nstop\nisready\n")).out;
  EXPECT_THAT(answer, AllOf(HasSubstr("bestcard "), testing::EndsWith("readyok\n")));
  EXPECT_EQ(Call("engine", absl::StrCat(kView, "\ngo worlds 1000000\nquit\n")).status, 0);
  EXPECT_THAT(Call("engine", absl::StrCat(kView, "\ngo movetime 100\n")).out,
              HasSubstr("bestcard "));
}

TEST_F(Program, EngineAnswersWhatStandsBeforeQuit) {
  for (int i = 0; i < (LongTests() ? 200 : 50); ++i) {
    const Outcome run = Call("engine", "hello\nisready\nquit\nisready\n");
    ASSERT_EQ(run.status, 0);
    ASSERT_THAT(run.out, testing::EndsWith("hellook\nreadyok\n"));
    ASSERT_THAT(Call("engine", "isready\nhello").out, testing::EndsWith("hellook\n"));
  }
  const std::string thinks = absl::StrCat(kView, "\ngo worlds 1000000\n");
  const Outcome stopped = Call("engine", absl::StrCat(thinks, "isready\n", thinks, "quit\n"));
  EXPECT_EQ(stopped.status, 0);
  EXPECT_THAT(WithoutInfo(stopped.out),
              testing::MatchesRegex("bestcard ..\nreadyok\nbestcard ..\n"));
}

TEST_F(Program, EngineBidsThoughItIsStoppedAtOnce) {
  EXPECT_THAT(Call("engine", "auction 0 | EU GU HU EA EZ GA HA SA\ngo\nstop\nquit\n").out,
              HasSubstr("bestbid wenz"));
}

TEST_F(Program, EngineEndsWhenNobodyListens) {
  WriteFile("day", absl::StrCat(kView, "\ngo movetime 86400000\n"));
  const Outcome run = Execute(absl::StrCat("timeout 60 sh -c \"'", SCHAFKOPF_PROGRAM, "' engine <'",
                                           Path("day"), "' | head -n 1\""));
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.out, StartsWith("info "));
  // Nor does it wait for more where its input stays open.
  const Outcome idle = Execute(absl::StrCat(
      "cd '", Path(""), "'; mkfifo keys; ('", SCHAFKOPF_PROGRAM,
      "' engine <keys; echo it ended >gone) | head -n 1 >first & exec 3>keys; echo isready >&3; "
      "for i in $(seq 300); do [ -s gone ] && break; sleep 0.1; done; cat gone"));
  EXPECT_EQ(idle.out, "it ended\n");
}

#ifndef SCHAFKOPF_SANITIZED
// A gigabyte of lines that wait while it thinks is not read before its turn.
TEST_F(Program, EngineReadsNoMoreThanItKeeps) {
  const Outcome run = Execute(absl::StrCat(
      "{ { echo '", kView, "'; echo go movetime 80000000; yes isready | head -c 1000000000; } | ",
      "( ulimit -v 1000000; timeout 2 '", SCHAFKOPF_PROGRAM, "' engine | tail -n 1; ); }"));
  EXPECT_THAT(run.out, AllOf(StartsWith("info "), testing::Not(HasSubstr("readyok"))));
}
#endif

TEST_F(Program, EngineBids) {
  EXPECT_THAT(Call("engine", "auction 0 | EU GU HU EA EZ GA HA SA\ngo\n").out,
              AllOf(HasSubstr("info game wenz+tout"), HasSubstr("info pass cents"),
                    HasSubstr("bestbid wenz+tout wenz+tout\n")));
  EXPECT_THAT(Call("engine", "auction 3 | E7 G7 H7 S7 E8 G8 S8 H8 | 0 pass, 1 ruf\ngo\n").out,
              HasSubstr("bestbid pass\n"));
  // Only what outbids the Wenz.
  EXPECT_THAT(Call("engine", "auction 3 | EO GO HO SO EU GU HU SU | 0 pass, 1 wenz\ngo\n").out,
              testing::Not(HasSubstr("info game ruf")));
}

// --- match ---

std::string Against(const std::string& engine, const std::string& more = "") {
  return absl::StrCat("match '", engine, "' random --contract wenz --deck short --deals 3 ", more);
}

TEST_F(Program, MatchRunsEngines) {
  const std::string engine = absl::StrCat("engine:", SCHAFKOPF_PROGRAM, " engine --worlds 60");
  const Outcome match = Call(Against(engine, "--json --threads 1"));
  ASSERT_EQ(match.status, 0) << match.err;
  const auto object = nlohmann::json::parse(match.out);
  EXPECT_EQ(object["first"], engine);
  EXPECT_EQ(object["second"], "random");
  EXPECT_EQ(object["rows"][0]["deals"], 3);
  EXPECT_EQ(Call(Against(engine, "--json --threads 2")).out, match.out);
}

// A script that is ready, then answers `go` by `then`.
std::string Broken(const std::string& then) {
  return absl::StrCat("engine:while read -r a b; do case $a in isready) echo readyok;; go) ", then,
                      ";; quit) exit;; ", "esac; done");
}

TEST_F(Program, MatchNamesAnEngineThatIsBroken) {
  const auto fails = [&](const std::string& engine, const std::string& message,
                         const std::string& more = "") {
    setenv("ENGINE", engine.c_str(), 1);
    const Outcome outcome = Call(absl::StrCat(
        "match \"$ENGINE\" random --contract wenz --deck short --deals 2 --threads 1 ", more));
    EXPECT_EQ(outcome.status, 65) << engine;
    EXPECT_EQ(outcome.out, "") << engine;
    EXPECT_THAT(outcome.err,
                AllOf(StartsWith("match: engine:"), HasSubstr(" in game 1, seat "),
                      HasSubstr(", trick 1: "), HasSubstr("\nposition wenz "), HasSubstr(message)))
        << engine;
  };
  fails(Broken("echo bestcard XX"), "found \"XX\"");
  fails(Broken("echo bestcard EX"), "found \"EX\"");
  fails(Broken("echo bestcard"), "found nothing");
  fails(Broken("echo error column 1: no"), "expected bestcard, found error column 1: no");
  fails(Broken("exit 7"), "it exited with status 7");
  fails(Broken("kill -9 $$"), "it was terminated by signal 9");
  fails(Broken("sleep 30"), "no answer within 1 second", "--patience 1");
  fails(Broken("yes | tr -d '\\n'"), "expected a line of at most 65536 bytes");
  // Lines without end are not a sign of life, before it is ready and after.
  fails("engine:yes info", "no answer within 1 second", "--patience 1");
  fails(Broken("yes info"), "no answer within 1 second", "--patience 1");
  fails(Broken("while sleep .3; do echo info; done"), "no answer within 1 second", "--patience 1");
  fails("engine:exec <&-; echo readyok; sleep 30", "it has closed its input");
  fails("engine:exec >&-; sleep 30", "it has closed its output");
  // What it leaves behind keeps its output open.
  fails("engine:exec 3<&0; sleep 30 & exit 3", "no answer within 1 second", "--patience 1");
  fails("engine:exec 3<&0; setsid sleep 3 & exit 3", "no answer within 1 second", "--patience 1");
  fails("engine:/nowhere/engine 2>/dev/null", "it exited with status 127");
  fails("engine:true", "it exited with status 0");
}

TEST_F(Program, MatchToleratesWhatAnEngineSaysBeside) {
  // Plays the first card it holds that is legal, as it asks the program itself.
  const std::string chatty =
      absl::StrCat("engine:echo hi; echo; '", SCHAFKOPF_PROGRAM, "' engine --worlds 20; echo bye");
  setenv("ENGINE", chatty.c_str(), 1);
  const Outcome match =
      Call("match \"$ENGINE\" random --contract wenz --deck short --deals 2 --threads 1");
  EXPECT_EQ(match.status, 0) << match.err;
}

TEST_F(Program, MatchWantsACommand) {
  const Outcome empty = Call("match engine: random --contract wenz");
  EXPECT_EQ(empty.status, 65);
  EXPECT_THAT(empty.err, HasSubstr("PLAYER: column 8: expected a command that runs a program"));
  const Outcome ramsch =
      Call("match 'engine:true' random --contract ramsch --deck short --deals 1");
  EXPECT_NE(ramsch.status, 0);
  EXPECT_THAT(ramsch.err, HasSubstr("it exited with status 0\nposition ramsch - | "));
}

}  // namespace
}  // namespace schafkopf::engine_test
