// `analyze` as its users meet it: golden answers, lines without a game, bad input.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/str_cat.h"
#include "tests/support/program.h"

namespace schafkopf::analyze_test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::json;

constexpr char kSolo[] =
    "solo:E 1 | SO SU EA HZ HK SZ | GO HO GU E9 SA S9 | EO EZ GA GZ HA H9 | EU HU EK GK G9 SK | "
    "SZ SA HA SK GU EZ HU SO HK HO H9 G9 S9 EO GK EA GZ EU HZ GO E9 GA EK SU | 68";
constexpr char kKreuz[] =
    "kreuz 1 | EO SO GU SU HZ GA | HA HK EK E9 GK S9 | HU H9 EZ GZ G9 SZ | GO HO EU EA SA SK | "
    "HZ HA HU EU SA GU S9 SZ GA GK G9 GO EA SU E9 EZ SO HK H9 HO SK EO EK GZ";
constexpr char kBettel[] =
    "bettel 1 | EK EO EU GA GK HU | EZ E9 GZ G9 H9 SU | EA HK HZ SA SK S9 | GO GU HA HO SO SZ | "
    "GK GZ HZ GO EU E9 EA HO HK HA HU H9 SZ GA SU SK SA SO EO G9 S9 GU EK EZ | 1";

TEST_F(Program, AnalyzeNamesTheExpensiveCards) {
  const Outcome run =
      Call("analyze", absl::StrCat("# three games\n", kSolo, "\n\n", kKreuz, "\n", kBettel, "\n"));
  EXPECT_EQ(
      run.out,
      "Seat 1 plays Eichel-Solo: 32 points with best play, result 68 points; trick 1: seat 0's SZ "
      "costs "
      "10 points "
      "(better "
      "play: HZ); trick 1: seat 2's HA costs 26 points and the game (better play: EZ); trick 4: "
      "seat 1's S9 costs 25 points and the game (better play: E9); "
      "trick 4: seat 2's EO costs 25 points and the game (better play: GA)\n"
      "Seat 1 plays Kreuzbock: 25 points with best play, result 53 points; trick 1: seat 0's HZ "
      "costs 8 "
      "points (better "
      "play: EO); "
      "trick 3: seat 0's GA costs 9 points (better play: EO); trick 5: seat 0's SO costs 10 points "
      "(better "
      "play: EO); 2 minor mistakes: 3 points\n"
      "Seat 1 plays Bettel: lost with best play, result won; trick 4: seat 2's SK costs the game "
      "(better "
      "play: "
      "S9)\n");
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(run.status, 0);
}

TEST_F(Program, AnalyzeTellsEveryCard) {
  const Outcome run = Call("analyze --json -", absl::StrCat("\n", kSolo));
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, StartsWith("{\"line\":2,\"contract\":\"solo:E\",\"declarer\":1,\"value\":32,"
                                  "\"result\":68,\"plays\":[{\"seat\":0,\"card\":\"SZ\",\"values\":"
                                  "{\"SO\":"));
  const std::string hand =
      "solo:E 1 | SO SU EA HZ HK SZ | GO HO GU E9 SA S9 | "
      "EO EZ GA GZ HA H9 | EU HU EK GK G9 SK";
  const Json plays = Json::parse(run.out)["plays"];
  ASSERT_EQ(plays.size(), 24u);
  std::string played;
  for (const Json& play : plays) {
    // The values are those of solve.
    const Json solved =
        Json::parse(Call("solve --json --each-card", absl::StrCat(hand, " | ", played)).out);
    EXPECT_EQ(play["values"], solved["cards"]) << played;
    const std::string card = play["card"];
    const int value = solved["value"];
    const int after = play["values"][card];
    EXPECT_EQ(play["cost"], std::abs(value - after));
    absl::StrAppend(&played, " ", card);
  }
  EXPECT_THAT(std::string(kSolo), HasSubstr(played));
}

TEST_F(Program, AnalyzeKnowsBestPlay) {
  std::string game(kBettel);
  game = game.substr(0, game.rfind(" | GK"));
  std::string line = Call("solve --line", game).out;
  line = line.substr(line.find(' '));
  EXPECT_EQ(Call("analyze", absl::StrCat(game, " | ", line)).out,
            "Seat 1 plays Bettel: lost with best play, result lost; no mistakes\n");
}

TEST_F(Program, AnalyzeKnowsDealsWithoutPlay) {
  const std::string passed = Call("deal 1 --deck short").out;
  const std::string sie = Call("deal --contract sie --declarer 3 --seed 4").out;
  const Outcome text = Call("analyze", passed + sie);
  EXPECT_EQ(text.out, "Nobody declared\nSeat 3 plays Sie: won with best play, result won\n");
  EXPECT_EQ(text.status, 0) << text.err;
  EXPECT_EQ(Call("analyze --json", passed + sie).out,
            "{\"line\":1,\"contract\":\"passed\",\"declarer\":null,\"value\":null,"
            "\"result\":null,\"plays\":[]}\n"
            "{\"line\":2,\"contract\":\"sie\",\"declarer\":3,\"value\":1,\"result\":1,"
            "\"plays\":[]}\n");
}

TEST_F(Program, AnalyzeCountsTricksAndDeclarersOfOtherTables) {
  const std::string three =
      "wenz 0 | SU EK EO GK HA HK HO S9 | EU GU GO HZ H9 SA SZ SK | HU EA EZ E9 GA GZ G9 SO | "
      "SU EU HU HZ EA HK H9 GA HO EK GU EZ GO G9 GK S9 SA SO SZ E9 EO SK GZ HA\n";
  EXPECT_THAT(Call("analyze", three).out, HasSubstr("; trick 2: seat 1's HZ costs 26"));
  const std::string kop =
      "kop - | EO SO HU SZ | GO EA EZ GA | HO EU SA GZ | HA HZ GU SU | "
      "SO GO HO HA GU EO EA EU HU EZ SA HZ SU SZ GA GZ\n";
  EXPECT_THAT(Call("analyze", kop).out,
              StartsWith("Everybody plays Kop: 18 points with best play"));
  EXPECT_TRUE(Json::parse(Call("analyze --json", kop).out)["declarer"].is_null());
}

// Where each plays for himself, a card costs the one who played it.
TEST_F(Program, AnalyzeKnowsARamsch) {
  const std::string ramsch =
      "ramsch - | SO EU HZ EA GK SK | GO HA HK E9 GA SZ | GU EZ GZ G9 SA S9 | EO HO HU SU H9 EK | "
      "GK GA G9 EK SZ SA SU SK EO SO GO GU HU EU HK S9 HZ HA EZ HO H9 EA E9 GZ\n";
  EXPECT_EQ(Call("analyze", ramsch).out,
            "Everybody plays Ramsch: 40 40 40 -120 with best play, result 40 40 40 -120; trick 1: "
            "seat 3's EK costs 160 cents (better play: HO); trick 2: seat 3's SU costs 120 cents "
            "(better play: EO); trick 3: seat 1's GO costs 40 cents (better play: HA)\n");
  const Json game = Json::parse(Call("analyze --json --stats", ramsch).out);
  EXPECT_EQ(game["best_payments"], Json::parse("[40, 40, 40, -120]"));
  EXPECT_EQ(game["payments"], Json::parse("[40, 40, 40, -120]"));
  EXPECT_FALSE(game.contains("value") || game.contains("result"));
  ASSERT_EQ(game["plays"].size(), 24u);
  for (const Json& play : game["plays"]) {
    int best = -1000;
    for (const Json& cents : play["payments"]) best = std::max(best, cents.get<int>());
    EXPECT_EQ(play["cost"], best - play["payments"][play["card"]].get<int>());
  }
  const std::string line(ramsch, 0, ramsch.rfind(" |"));
  const Json solved = Json::parse(Call("solve --each-card --json", line + "\n").out);
  for (const auto& [card, end] : solved["cards"].items()) {
    EXPECT_EQ(end["payments"][0], game["plays"][0]["payments"][card]) << card;
  }
  const std::uint64_t nodes = game["nodes"];
  EXPECT_THAT(Call(absl::StrCat("analyze --node-budget ", nodes / 9), ramsch).out,
              StartsWith("Everybody plays Ramsch: unfinished: "));
  EXPECT_THAT(Call("analyze --option ramsch_pay=two_worst_pay", ramsch).out,
              HasSubstr("result 80 -80 80 -80"));
  EXPECT_THAT(Call("analyze",
                   "ramsch - | SO EU HZ EA GK SK | GO HA HK E9 GA SZ | GU EZ GZ G9 SA S9 "
                   "| EO HO HU SU H9 EK | GK GA G9 EK\n")
                  .err,
              HasSubstr("a finished game of 24 cards, found 4"));
}

TEST_F(Program, AnalyzeGivesUpOverItsBudget) {
  const Json whole = Json::parse(Call("analyze --json --stats", kSolo).out);
  const int nodes = whole["nodes"];
  EXPECT_GT(whole["milliseconds"], 0);
  const Json part =
      Json::parse(Call(absl::StrCat("analyze --json --node-budget ", nodes / 4), kSolo).out);
  EXPECT_EQ(part["finished"], false);
  EXPECT_EQ(part["result"], 68);
  EXPECT_FALSE(part.contains("value"));
  // The end of the game is examined as it would be without a budget.
  const std::size_t skipped = part["skipped"];
  ASSERT_GT(skipped, 0u);
  ASSERT_EQ(skipped + part["plays"].size(), 24u);
  for (std::size_t i = skipped; i < 24; ++i) {
    EXPECT_EQ(part["plays"][i - skipped], whole["plays"][i]);
  }
  EXPECT_THAT(Call("analyze --node-budget 1", kSolo).out,
              StartsWith("Seat 1 plays Eichel-Solo: unfinished: "));
  EXPECT_EQ(Call(absl::StrCat("analyze --node-budget ", nodes + 1), kSolo).out,
            Call("analyze", kSolo).out);
  EXPECT_EQ(Call("analyze --node-budget 0", kSolo).status, 2);
}

TEST_F(Program, AnalyzeRefusesUnfinishedGamesAndGoesOn) {
  const std::string bare =
      "wenz 1 | GU EK E9 GO SK S9 | EA EZ HA HZ HO SA | HU SU GZ GK HK H9 | "
      "EU EO GA G9 SZ SO";
  const std::string input = absl::StrCat(bare, "\n", bare, " | S9 SA  # two cards | here\n", bare,
                                         " | S9 SA | 61\n", bare, " | \nnonsense\n", kBettel, "\n");
  const Outcome text = Call("analyze", input);
  EXPECT_THAT(text.out, StartsWith("error\nerror\nerror\nerror\nerror\nSeat 1 plays Bettel: "));
  EXPECT_EQ(text.err,
            "-:1:87: expected a finished game of 24 cards, found none\n"
            "-:2:95: expected a finished game of 24 cards, found 2\n"
            "-:3:95: expected a finished game of 24 cards, found 2\n"
            "-:4:89: expected a finished game of 24 cards, found none\n"
            "-:5:1: expected a contract, found \"nonsense\"\n");
  EXPECT_EQ(text.status, 65);

  const Outcome answer = Call("analyze --json", input);
  EXPECT_THAT(answer.out, StartsWith("{\"line\":1,\"error\":\"expected a finished game "
                                     "of 24 cards, found none\",\"column\":87}\n{\"line\":2,"));
  EXPECT_EQ(answer.err, text.err);
  EXPECT_EQ(answer.status, 65);
  EXPECT_EQ(Call("analyze").status, 65);
  EXPECT_EQ(Call("analyze /no/such/file").status, 74);
  EXPECT_EQ(Call("analyze --threads -1").status, 2);
}

TEST_F(Program, AnalyzeGivesTheSameBytesOnAnyNumberOfThreads) {
  std::string games;
  for (int i = 0; i < 30; ++i) {
    absl::StrAppend(&games, kSolo, "\n", kKreuz, "\n", i % 7 == 0 ? "wenz\n" : "", kBettel, "\n");
  }
  for (const char* form : {"analyze", "analyze --json"}) {
    const Outcome one = Call(absl::StrCat(form, " --threads 1"), games);
    EXPECT_EQ(one.status, 65);
    EXPECT_EQ(std::ranges::count(one.out, '\n'), 95);
    for (const char* threads : {" --threads 2", " --threads 7"}) {
      const Outcome again = Call(absl::StrCat(form, threads), games);
      EXPECT_EQ(again.out, one.out) << form << threads;
      EXPECT_EQ(again.err, one.err) << form << threads;
    }
  }
}

}  // namespace
}  // namespace schafkopf::analyze_test
