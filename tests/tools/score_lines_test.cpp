// The verb score with lines: finished deals, recorded games, games with notes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/support/games_path.h"
#include "tests/support/program.h"
#include "tests/support/test_scale.h"

namespace schafkopf::score_lines_test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

class ScoreOfLines : public Program {};

TEST_F(ScoreOfLines, OfAnotherFormAMistakeIsAtItsFieldInsteadOfAColumnNobodyWrote) {
  EXPECT_EQ(Call("score -", "ruf:E 0; partner 2; points 121\n").err,
            "-:1:28: expected a whole number from 0 to 120, found \"121\"\n");
  EXPECT_EQ(Call("score -", R"({"contract":"ruf:E","declarer":0,"partner":2,"result":121})").err,
            "-:1:1: points: column 1: expected a whole number from 0 to 120, found \"121\"\n"
            "-: 1 game in JSON, UTF-8\n");
  EXPECT_THAT(
      Call("score -", R"({"contract":"ruf:E","declarer":0,"partner":2,"points":61,"kontra":"0"})")
          .err,
      StartsWith("-:1:1: kontra: column 1: expected a seat on the opponents' side"));
}

// Seat 1 has all Ober and Unter.
constexpr char kSureSolo[] =
    "solo:H 1 | EA EZ EK E9 E8 E7 G7 G8 | EO GO HO SO EU GU HU SU | "
    "HA HZ HK H9 H8 H7 S7 S8 | GA GZ GK G9 SA SZ SK S9 |";

TEST_F(ScoreOfLines, NumbersBesideCardsAreComparedWithThem) {
  const std::string played =
      " EA EO HA GA GO HZ GZ EZ HO HK GK EK SO H9 G9 E9 EU H8 SA E8 GU H7 SZ E7 HU S7 SK G7 SU "
      "S8 S9 G8";
  const auto of = [&](const std::string& line) { return Call("score -", line + "\n"); };
  const Outcome plain = of(kSureSolo + played);
  ASSERT_EQ(plain.status, 0) << plain.err;
  EXPECT_EQ(of(kSureSolo + played + "; points 120; tricks 8; lauf 8").out, plain.out);
  for (const auto& [note, expected] :
       {std::pair("points 119", "expected 120, going by"),
        std::pair("tricks 7", "expected 8, going by"), std::pair("lauf 3", "expected 8, going by"),
        std::pair("partner 2", "expected no partner, found 2"),
        std::pair("side EO", "expected no side with a deal line")}) {
    const Outcome run = of(kSureSolo + played + "; " + note);
    EXPECT_EQ(run.status, 65) << note;
    EXPECT_THAT(run.err, HasSubstr(expected));
  }
  // Where the cards do not say it.
  EXPECT_THAT(of(std::string(kSureSolo) + " | 120; points 120").err,
              HasSubstr("no points with a deal line"));
}

TEST_F(ScoreOfLines, FinishedDealsCarryTheStockOn) {
  const std::string deal = std::string(kSureSolo) + " | 121\n";
  const std::string passed =
      "passed - | EA EZ EK E9 E8 E7 G7 G8 | EO GO HO SO EU GU HU SU | "
      "HA HZ HK H9 H8 H7 S7 S8 | GA GZ GK G9 SA SZ SK S9 | |\n";
  const auto lines = [&](const std::string& arguments) {
    const Outcome run = Call("score - --json " + arguments, passed + deal);
    EXPECT_EQ(run.status, 0) << run.err;
    std::vector<json> objects;
    for (auto line : absl::StrSplit(run.out, '\n', absl::SkipEmpty())) {
      objects.push_back(json::parse(line));
    }
    return objects;
  };
  const auto thrown_in = lines("");
  ASSERT_EQ(thrown_in.size(), 2u);
  EXPECT_EQ(thrown_in[0]["payments"].get<std::vector<int>>(), (std::vector<int>{0, 0, 0, 0}));
  // 50 + 8 Laufende + Schneider + schwarz.
  EXPECT_EQ(thrown_in[1]["payments"].get<std::vector<int>>(),
            (std::vector<int>{-150, 450, -150, -150}));
  const auto stock = lines("--option all_pass=throw_in_stock --option stock_mode=any_contract");
  EXPECT_EQ(stock[0]["payments"].get<std::vector<int>>(), (std::vector<int>{-10, -10, -10, -10}));
  EXPECT_EQ(stock[0]["stock"], 40);
  EXPECT_EQ(stock[1]["payments"].get<std::vector<int>>(),
            (std::vector<int>{-150, 490, -150, -150}));
  EXPECT_EQ(stock[1]["stock"], 0);
  const auto dear = lines("--option all_pass=throw_in_stock --option stock_stake=20");
  EXPECT_EQ(dear[1]["stock"], 80) << "a solo leaves it";
  const auto bock = lines("--option all_pass=throw_in_bock");
  EXPECT_EQ(bock[1]["price"], 300);
}

TEST_F(ScoreOfLines, ARamschHasNoValue) {
  const Outcome run = Call(
      "score - --json",
      "ramsch - | EA GA EK S8 H9 HK GU SU | E7 G7 GZ SZ HZ EU HA HU | E8 G8 GK SK SA EO H7 GO |"
      " EZ G9 S7 S9 E9 H8 HO SO | EA E7 E8 EZ GA G7 G8 G9 H9 HZ EO H8 GK S7 EK GZ SZ SK S9 S8"
      " EU H7 HO HK E9 GU HA GO SA SO SU HU\n");
  EXPECT_EQ(run.status, 0) << run.err;
  const json score = json::parse(run.out);
  EXPECT_FALSE(score.contains("value"));
  EXPECT_EQ(score["payments"].size(), 4u);
}

// A Tout is over with the first lost trick, a Bettel with the first won.
TEST_F(ScoreOfLines, DealsThatAreDecidedEarly) {
  const std::string hands =
      " 0 | EA EZ EK EO EU E9 | GA GZ GK GO GU G9 | HA HZ HK HO HU H9 | SA SZ SK SO SU S9 | ";
  const auto price = [&](const std::string& line) {
    const Outcome run = Call("score --json -", line + "\n");
    EXPECT_EQ(run.status, 0) << run.err;
    return json::parse(run.out);
  };
  const json tout = price("solo:E+tout" + hands + "EA GO HO SO");
  EXPECT_EQ(tout["won"], false) << "GO took the first trick";
  EXPECT_EQ(tout["side"].get<std::vector<int>>(), (std::vector<int>{0}));
  const json bettel = price("bettel" + hands + "E9 G9 H9 S9");
  EXPECT_EQ(bettel["won"], false);
  EXPECT_EQ(bettel["payments"].get<std::vector<int>>(), (std::vector<int>{-150, 50, 50, 50}));
  EXPECT_EQ(Call("score -", "solo:E" + hands + "EA GO HO SO\n").status, 65) << "points do not";
}

TEST_F(ScoreOfLines, WhoHasBothOldPlaysASilentKopAlone) {
  const std::string hands = " | EO GO HA SA | EA GA EZ GZ | HZ HO SO EU | GU HU SU SZ | | 70\n";
  const Outcome run = Call("score - --json", "kop -" + hands + "wesele 0" + hands);
  const std::vector<std::string> lines = absl::StrSplit(run.out, '\n', absl::SkipEmpty());
  ASSERT_EQ(lines.size(), 2u) << run.err;
  EXPECT_EQ(json::parse(lines[0])["payments"], json::array({12, -4, -4, -4}));
  EXPECT_EQ(json::parse(lines[1])["side"], json::array({0, 2})) << "C164";
  EXPECT_EQ(json::parse(lines[1])["payments"], json::array({1, -1, 1, -1}));
}

TEST_F(ScoreOfLines, LinesTakeDoublersAndRounds) {
  const std::string line =
      "solo:E 1 | EA EZ EK EO EU E9 | GA GZ GK GO GU G9 | HA HZ HK HO HU H9 | "
      "SA SZ SK SO SU S9 | | 30\n";
  const auto priced = [&](const std::string& rest) {
    const Outcome run = Call("score - --json " + rest, line);
    return run.status == 0 ? json::parse(run.out)["price"].get<int>() : -run.status;
  };
  const int plain = priced("");
  EXPECT_GT(plain, 0);
  EXPECT_EQ(priced("--kontra 0"), 2 * plain);
  EXPECT_EQ(priced("--kontra 0,1 --laid 2,3"), 16 * plain);
  EXPECT_EQ(priced("--round bock"), 2 * plain);
  EXPECT_EQ(priced("--kontra 1"), -65) << "the declarer";
  EXPECT_EQ(priced("--kontra 0,2"), -65) << "not the declarer's answer";
  EXPECT_EQ(priced("--round hadsch"), -65);
  EXPECT_EQ(priced("--round hadsch --option hadsch_contract=any"), -65) << "forehand plays";
  EXPECT_EQ(priced("--round last --option last_round=doubled"), 2 * plain);
  EXPECT_EQ(priced("--points 61"), -2) << "not with lines";
  const std::string cross = "kreuz" + line.substr(line.find(' '));
  EXPECT_EQ(Call("score - --kontra 1", cross).status, 0);
  EXPECT_EQ(Call("score - --laid 3", cross).status, 0);
  EXPECT_THAT(Call("score - --laid 2", cross).err, HasSubstr("expected 0 or 2 as declarer"));
}

// As on the command line.
TEST_F(ScoreOfLines, TakesNoTwoNotesOfOneThing) {
  const Outcome run = Call("score -",
                           "ruf:E 0; partner 2; points 75; layers 3; laid 1\n"
                           "wenz 2; points 45; stoss 2; kontra 1\n"
                           "solo:H 0; points 75; lauf 4; side EO GO HO\n");
  EXPECT_EQ(run.err,
            "-:1:47: expected either layers or laid, found both\n"
            "-:2:36: expected either stoss or kontra, found both\n"
            "-:3:35: expected either lauf or side, found both\n");
}

// Payments of every recorded game sum to zero, and of games with equal constants the one with more
// points pays the declarer no less.
TEST_F(ScoreOfLines, RecordedGamesSumToZeroAndRiseWithThePoints) {
  std::ifstream file(GamesPath());
  if (!file) GTEST_SKIP() << "no recorded games at " << GamesPath();
  std::string games;
  int declared = 0;
  std::string game;
  for (int i = 0; std::getline(file, game); ++i) {
    if (i % TestScale() != 0 || absl::StartsWith(game, "#")) continue;
    games += game + '\n';
    if (!absl::StartsWith(game, "passed")) ++declared;
  }
  const Outcome run = Call("score --json -", games);
  ASSERT_EQ(run.status, 0) << run.err;
  std::map<std::string, std::map<int, int>> receives;  // by constants, by value
  int played = 0;
  for (auto line : absl::StrSplit(run.out, '\n', absl::SkipEmpty())) {
    const json score = json::parse(line);
    const std::vector<int> payments = score["payments"];
    ASSERT_EQ(std::accumulate(payments.begin(), payments.end(), 0), 0) << line;
    if (score["declarer"].is_null()) continue;
    ++played;
    const auto declarer = score["declarer"].get<std::size_t>();
    const auto& contract = score["contract"].get<std::string>();
    const auto key = absl::StrCat(contract, " ", score["laufende"].get<int>());
    receives[key][score["value"].get<int>()] = payments[declarer];
  }
  if (TestScale() == 1) {
    EXPECT_EQ(declared, 6134);
  }
  EXPECT_GT(declared, 0);
  EXPECT_EQ(played, declared);
  for (const auto& [key, by_value] : receives) {
    int before = -100'000;
    for (const auto& [value, cents] : by_value) {
      EXPECT_GE(cents, before) << key << ' ' << value;
      before = cents;
    }
  }
}

}  // namespace
}  // namespace schafkopf::score_lines_test
