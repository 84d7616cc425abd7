// `match` and `ask --play` as their users meet them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/support/program.h"
#include "tests/support/test_scale.h"

namespace schafkopf::match_test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::json;

constexpr char kGames[] =
    "# two games and a deal nobody bid\n"
    "wenz 0 | EU GU EA EZ GA GZ | HU E9 G9 H9 S9 SK | SU EK GK HK HA SA | EO GO HO SO HZ SZ |"
    " EU HU SU EO GU E9 EK GO EA G9 GK HZ EZ H9 HA HO GA SK HK SZ GZ S9 SA SO | 121\n"
    "ruf:S 1 | SO HU EZ GZ GK S9 | EO EU HA HK SK EA | HO SU E9 G9 SA SZ | GO GU H9 HZ EK GA\n"
    "passed - | SO HU EZ GZ GK S9 | EO EU HA HK SK EA | HO SU E9 G9 SA SZ | GO GU H9 HZ EK GA\n";

TEST_F(Program, MatchTellsAllItsFields) {
  const Outcome answer =
      Call("match play:3 random --contract wenz --contract ruf --deck short --deals 6 --json");
  ASSERT_EQ(answer.status, 0) << answer.err;
  EXPECT_EQ(answer.err, "");
  const Json object = Json::parse(answer.out);
  EXPECT_EQ(object["first"], "play:3");
  EXPECT_EQ(object["second"], "random");
  EXPECT_EQ(object["seed"], 1);
  ASSERT_EQ(object["rows"].size(), 3u);
  EXPECT_EQ(object["rows"][0]["contract"], "ruf");
  EXPECT_EQ(object["rows"][1]["contract"], "wenz");
  EXPECT_EQ(object["rows"][2]["contract"], "all");
  EXPECT_EQ(object["rows"][2]["deals"], 12);
  for (const Json& row : object["rows"]) {
    for (const char* field :
         {"deck", "first_declares", "second_declares", "win_share", "win_share_error", "points",
          "points_error", "cents", "cents_error"}) {
      EXPECT_TRUE(row.contains(field)) << field;
    }
    EXPECT_TRUE(row["recorded_win"].is_null());
    EXPECT_GT(row["win_share"], 0.5);
  }
}

TEST_F(Program, MatchDealsWithTheDeckOfTheRules) {
  for (const auto& [rules, deck] : {std::pair("--rules short", "short"), std::pair("", "long"),
                                    std::pair("--rules short --deck long", "long")}) {
    const Outcome run = Call(absl::StrCat("match habit --contract wenz --deals 1 --json ", rules));
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(Json::parse(run.out)["rows"][0]["deck"], deck) << rules;
  }
}

TEST_F(Program, MatchGivesTheSameBytesOnAnyNumberOfThreads) {
  const std::string question =
      "match play:2 open:2 --contract solo --deck short --deals 8 --seed 5";
  const Outcome one = Call(absl::StrCat(question, " --threads 1"));
  ASSERT_EQ(one.status, 0) << one.err;
  for (const char* threads : {" --threads 2", " --threads 7"}) {
    EXPECT_EQ(Call(absl::StrCat(question, threads)).out, one.out);
  }
  EXPECT_NE(Call("match play:2 open:2 --contract solo --deck short --deals 8 --seed 6").out,
            one.out);
}

TEST_F(Program, MatchPlaysRecordedDeals) {
  const std::string file = WriteFile("games", kGames);
  const Json alone = Json::parse(Call(absl::StrCat("match play:4 --json --games ", file)).out);
  EXPECT_TRUE(alone["second"].is_null());
  ASSERT_EQ(alone["rows"].size(), 3u);
  EXPECT_EQ(alone["rows"][0]["contract"], "ruf");
  EXPECT_TRUE(alone["rows"][0]["recorded_win"].is_null());
  const Json& wenz = alone["rows"][1];
  EXPECT_EQ(wenz["deals"], 1);
  EXPECT_EQ(wenz["recorded_win"], 1.0);
  EXPECT_EQ(wenz["win"], 1.0);
  EXPECT_LT(wenz["win_low"], 1.0);
  EXPECT_GT(wenz["points"], 60);
  const Outcome text = Call("match play:4 --games - --contract wenz", kGames);
  EXPECT_THAT(text.out, StartsWith("game    deck   deals   declarer's side wins"));
  EXPECT_THAT(text.out, HasSubstr("\nwenz   short       1   1.000"));
  EXPECT_THAT(Call("match play:4 deaf:4 --games - --deck short", kGames).out,
              HasSubstr("Each deal is played twice, with seats swapped."));
}

TEST_F(Program, MatchSaysWhatIsWrong) {
  const auto fails = [&](const std::string& arguments, int status, const std::string& message) {
    const Outcome outcome = Call(absl::StrCat("match ", arguments), "wenz 9 | EO\n");
    EXPECT_EQ(outcome.status, status) << arguments;
    EXPECT_THAT(outcome.err, HasSubstr(message)) << arguments;
    EXPECT_EQ(outcome.out, "") << arguments;
  };
  fails("play:3 play:4", 2, "match needs --contract, --games or --whole");
  fails("--contract wenz", 2, "PLAYER");
  fails("play:0 --contract wenz", 65, "PLAYER: column 6: expected 1 to 10000 deals, found \"0\"");
  fails("plan:3 --contract wenz", 65,
        "expected play:N, deaf:N, open:N, advise:N, habit, learned or random, found \"plan:3\"");
  fails("random:3 --contract wenz", 65, "PLAYER: column 7: expected random alone, found \":3\"");
  fails("habit:3 --contract wenz", 65, "PLAYER: column 6: expected habit alone, found \":3\"");
  fails("play:3 --contract wenx", 65, "--contract: column 1: expected a contract");
  fails("play:3 --contract sie", 65,
        "expected a Ramsch or a biddable game in which players see only their own cards, "
        "found sie");
  fails("play:3 --contract zolo --deck short", 65,
        "expected a game for the short deck, found zolo");
  fails("play:3 --contract wenz --deals 0", 2, "expected a whole number from 1 to 10000000");
  fails("play:3 --games -", 65, "-:1:6: expected");
  fails("play:3 --games /nowhere", 74, "No such file");
}

TEST_F(Program, MatchPlaysTheDealsBesideABadLine) {
  const std::string good = Call("match random --json --games -", kGames).out;
  const Outcome beside =
      Call("match random --json --games -", absl::StrCat("wenz 9 | EO\n", kGames));
  EXPECT_EQ(beside.status, 65);
  EXPECT_THAT(beside.err, HasSubstr("-:1:6: expected"));
  EXPECT_EQ(beside.out, good);
}

TEST_F(Program, MatchPlaysAdviceAgainstHabits) {
  const std::string match =
      "match advise:60 habit --contract wenz --deck short --deals 3 --json --threads ";
  const Outcome one = Call(absl::StrCat(match, 1));
  ASSERT_EQ(one.status, 0) << one.err;
  EXPECT_EQ(Call(absl::StrCat(match, 2)).out, one.out);
  const Json played = Json::parse(one.out);
  EXPECT_EQ(played["first"], "advise:60");
  EXPECT_EQ(played["second"], "habit");
  EXPECT_EQ(played["rows"][0]["deals"], 3);
  EXPECT_EQ(Call("match advise:60 --contract ramsch --deck short --deals 2").status, 0);
}

// One seat against three.
TEST_F(Program, MatchPlaysARamsch) {
  const Outcome match =
      Call("match play:4 random --contract ramsch --deck short --deals 60 --json");
  ASSERT_EQ(match.status, 0) << match.err;
  const Json row = Json::parse(match.out)["rows"][0];
  EXPECT_EQ(row["contract"], "ramsch");
  EXPECT_GT(row["cents"], 15);
  EXPECT_LT(row["points"], -10);
  const std::string text = Call("match play:1 --contract schieberamsch --deck short --deals 4").out;
  EXPECT_THAT(text, HasSubstr("In a Ramsch, one seat is treated as the declarer's side"));
}

TEST_F(Program, MatchNeedsADealItCanPlay) {
  const Outcome none = Call("match play:2 --games - --contract geier", kGames);
  EXPECT_EQ(none.status, 65);
  EXPECT_THAT(none.err, HasSubstr("-: expected deals for these games"));
  EXPECT_EQ(Call("match play:2 --games -", "# nothing\n").status, 65);
}

// The signal comes once the work has begun.
TEST_F(Program, AnInterruptedMatchPrintsWhatIsKnown) {
  const std::string later =
      absl::StrCat("pid=$!; sleep ", TestScale() > 1 ? 6 : 4, "; kill -TERM $pid; wait $pid");
  const Outcome match = Call(absl::StrCat(
      "match play:4 random --contract wenz --deck short --deals 3000 --threads 1 --json & ",
      later));
  EXPECT_EQ(match.status, 75);
  const Json object = Json::parse(match.out);
  EXPECT_EQ(object["interrupted"], true);
  ASSERT_EQ(object["rows"].size(), 1u);
  EXPECT_GT(object["rows"][0]["deals"], 0);
  EXPECT_LT(object["rows"][0]["deals"], 3000);

  const Outcome ask = Call(absl::StrCat(
      "ask EUHUEAEZEKGA --contract wenz --worlds 20 --play 2 --play-games 1000000 --threads 1 & ",
      later));
  EXPECT_EQ(ask.status, 75);
  EXPECT_THAT(ask.out, HasSubstr("Interrupted"));
  EXPECT_THAT(ask.out, HasSubstr("Played out, with each card chosen by sampling 2 deals"));
}

TEST_F(Program, AskPlaysTheBestGamesOut) {
  const std::string question =
      "ask 'EU HU EA EZ EK GA' --worlds 40 --play 2 --play-games 6 --threads ";
  const Outcome answer = Call(absl::StrCat(question, "1 --json"));
  ASSERT_EQ(answer.status, 0) << answer.err;
  EXPECT_EQ(answer.err, "");
  EXPECT_EQ(Call(absl::StrCat(question, "3 --json")).out, answer.out);
  const Json object = Json::parse(answer.out);
  ASSERT_GT(object["contracts"].size(), 3u);
  for (std::size_t i = 0; i < object["contracts"].size(); ++i) {
    const Json& contract = object["contracts"][i];
    EXPECT_EQ(contract["play_worlds"], 2);
    EXPECT_EQ(contract["play_games"], i < 3 ? 6 : 0);
    EXPECT_EQ(contract["play_win"].is_null(), i >= 3);
    if (i >= 3) continue;
    EXPECT_LE(contract["play_low"], contract["play_win"]);
    EXPECT_GE(contract["play_high"], contract["play_win"]);
    EXPECT_TRUE(contract["play_cents"].is_number());
    EXPECT_TRUE(contract["play_cents_error"].is_number());
  }
  const Outcome text = Call(absl::StrCat(question, "1"));
  EXPECT_THAT(text.out, HasSubstr("Played out, with each card chosen by sampling 2 deals"));
  EXPECT_THAT(text.out, HasSubstr(" cents   6 games"));
  EXPECT_THAT(Call(absl::StrCat(question, "1 --lang de")).out, HasSubstr(" Cent   6 Spiele"));
}

TEST_F(Program, AskPlaysEachLineOfAFile) {
  const Outcome answer = Call("ask - --worlds 40 --play 2 --play-games 4",
                              "EUHUEAEZEKGA 0 wenz\nEUHUEAEZEKGA 2 solo:E\n");
  ASSERT_EQ(answer.status, 0) << answer.err;
  const Json first = Json::parse(answer.out.substr(0, answer.out.find('\n')));
  EXPECT_EQ(first["contracts"][0]["play_games"], 4);
  const Json alone = Json::parse(
      Call("ask EUHUEAEZEKGA --contract wenz --worlds 40 --play 2 --play-games 4 --json").out);
  EXPECT_EQ(alone["contracts"], first["contracts"]);
}

TEST_F(Program, AskPlaysNothingThatIsNotPlayed) {
  const Outcome answer =
      Call("ask 'EO GO HO SO EU GU HU SU' --contract sie --play 2 --play-games 4 --json");
  ASSERT_EQ(answer.status, 0) << answer.err;
  EXPECT_TRUE(Json::parse(answer.out)["contracts"][0]["play_win"].is_null());
  EXPECT_EQ(Call("ask EUHUEAEZEKGA --play 0").status, 2);
  EXPECT_EQ(Call("ask EUHUEAEZEKGA --play-games 4").status, 2);
}

// The lines that `match --whole --json` prints, one for each player.
std::vector<Json> LinesOf(const std::string& out) {
  std::vector<Json> lines;
  for (absl::string_view line : absl::StrSplit(out, '\n', absl::SkipEmpty())) {
    lines.push_back(Json::parse(line));
  }
  return lines;
}

TEST_F(Program, MatchPlaysWholeGames) {
  const std::string whole = "match habit random --whole --deck short --deals 4 --json";
  const Outcome run = Call(whole);
  ASSERT_EQ(run.status, 0) << run.err;
  const std::vector<Json> players = LinesOf(run.out);
  ASSERT_EQ(players.size(), 2u);
  double cents = 0;
  for (const Json& player : players) {
    EXPECT_EQ(player["games"], 16) << "four seats of each deal";
    EXPECT_EQ(player["deals"], 4);
    EXPECT_GE(player["cents_error"], 0);
    cents += player["cents"].get<double>();
  }
  EXPECT_NEAR(cents, 0, 0.03) << "what one pays another receives";
  EXPECT_EQ(players[0]["player"], "habit");
  EXPECT_EQ(players[1]["declares"], 0) << "random never bids";
  EXPECT_EQ(players[1]["doubles"], 0);
  EXPECT_TRUE(players[1]["declares_win"].is_null());
  EXPECT_EQ(Call(whole + " --threads 1").out, run.out);
  EXPECT_EQ(Call(whole + " --threads 3").out, run.out);
  EXPECT_NE(Call(whole + " --seed 2").out, run.out);
}

// Players that are the same but for their doubling.
TEST_F(Program, MatchKeepsAPlayerQuiet) {
  const Outcome run =
      Call("match habit habit --whole --quiet 1 --deck short --deals 8 --seed 4 --json");
  ASSERT_EQ(run.status, 0) << run.err;
  const std::vector<Json> players = LinesOf(run.out);
  EXPECT_GT(players[0]["doubles"], 0);
  EXPECT_EQ(players[1]["doubles"], 0);
  EXPECT_EQ(players[0]["declares"], players[1]["declares"]) << "in the same deals and seats";
}

TEST_F(Program, MatchPlaysWholeGamesWithPrograms) {
  const std::string engine = absl::StrCat("'engine:", SCHAFKOPF_PROGRAM, " engine --worlds 50'");
  const Outcome run =
      Call(absl::StrCat("match ", engine, " random --whole --deck short --deals 1 --json"));
  ASSERT_EQ(run.status, 0) << run.err;
  const std::vector<Json> players = LinesOf(run.out);
  EXPECT_EQ(players[0]["games"], 4);
  EXPECT_GT(players[0]["declares"], 0) << "it bids";
}

// What follows four passes is no game that somebody announced.
TEST_F(Program, MatchPlaysWholeGamesWithProgramsAfterPasses) {
  const std::string engine = absl::StrCat("'engine:", SCHAFKOPF_PROGRAM, " engine --worlds 5'");
  for (const char* after : {"--option all_pass=muss --option muss_kontra=on",
                            "--deck short --option all_pass=ramsch --option ramsch_stoss=on"}) {
    const Outcome run =
        Call(absl::StrCat("match random ", engine, " --whole --deals 3 --json ", after));
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(LinesOf(run.out).size(), 2u);
  }
}

TEST_F(Program, MatchOfWholeGamesSaysWhatItNeeds) {
  EXPECT_EQ(Call("match habit --whole").status, 2);
  EXPECT_EQ(Call("match habit learned --whole --contract wenz").status, 2);
  EXPECT_EQ(Call("match habit learned --quiet 1 --contract wenz").status, 2);
  EXPECT_EQ(Call("match habit learned --whole --quiet 2").status, 65);
  EXPECT_EQ(Call("match habit learned --whole --option all_pass=kreuz").status, 65);
  const std::string text = Call("match habit random --whole --deck short --deals 1").out;
  EXPECT_THAT(text, AllOf(HasSubstr("cents: per game"), HasSubstr("habit")));
}

}  // namespace
}  // namespace schafkopf::match_test
