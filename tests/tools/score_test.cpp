// The verb score: cases of the rule book by number.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/support/program.h"

namespace schafkopf::score_test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class ScoreVerb : public Program {
 protected:
  json Score(const std::string& arguments) const { return Answer("score", arguments); }
  std::vector<int> Payments(const std::string& arguments) const {
    return Score(arguments)["payments"];
  }
};

TEST_F(ScoreVerb, ResultAndPrice) {
  struct Row {
    const char* id;
    const char* arguments;
    bool won;
    int price;
    std::vector<int> payments;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"C079", "ruf:E --points 60 --tricks 4", false, 20, {-20, -20, 20, 20}},
           {"C080", "ruf:E --points 90 --tricks 5", true, 20, {20, 20, -20, -20}},
           {"C082", "ruf:E --points 31 --tricks 3", false, 20, {-20, -20, 20, 20}},
           {"C083", "ruf:E --points 30 --tricks 3", false, 30, {-30, -30, 30, 30}},
           {"C085", "ruf:E --points 120 --tricks 8 --lauf 4", true, 80, {80, 80, -80, -80}},
           {"C086", "ruf:E --points 120 --tricks 7", true, 30, {30, 30, -30, -30}},
           {"C088", "solo:G --points 91 --tricks 6 --lauf 3", true, 90, {270, -90, -90, -90}},
           {"C089", "solo:G --points 45 --tricks 4 --lauf -3", false, 80, {-240, 80, 80, 80}},
           {"C091",
            "solo:G+tout --points 120 --tricks 8 --lauf 3",
            true,
            160,
            {480, -160, -160, -160}},
           {"C092",
            "solo:G+tout --points 120 --tricks 7 --lauf 3",
            false,
            160,
            {-480, 160, 160, 160}},
           {"C094", "sie --deck short", true, 440, {1320, -440, -440, -440}},
           {"C095",
            "ruf:E --points 61 --tricks 4 --layers 2 --stoss 2",
            true,
            320,
            {320, 320, -320, -320}},
           {"C103",
            "ruf:E --points 60 --tricks 4 --stoss 2 --option kontra_takes_over=on",
            false,
            80,
            {-80, -80, 80, 80}},
           {"the last to double declares a Kreuzbock, and needs 61",
            "kreuz --points 60 --tricks 4 --kontra 1 --option kontra_takes_over=on",
            false,
            80,
            {-80, -80, 80, 80}},
           {"C107",
            "ruf:E --points 61 --tricks 4 --stock 80 --option stock_mode=caller_only",
            true,
            20,
            {100, 20, -20, -20}},
           {"C109",
            "ruf:E --points 60 --tricks 4 --stock 80 --option stock_mode=shared",
            false,
            20,
            {-60, -60, 20, 20}},
           {"C115",
            "ruf:E --points 61 --tricks 4 --side 'EK E7'",
            true,
            160,
            {160, 160, -160, -160}},
           {"three players",
            "solo:E --points 61 --tricks 5 --players 3",
            true,
            50,
            {100, -50, -50}},
           {"two players", "solo:H --points 61 --tricks 9 --players 2", true, 50, {50, -50}},
           {"bettel", "bettel --tricks 0", true, 50, {150, -50, -50, -50}},
           {"C128", "bettel --points 0 --tricks 1", false, 50, {-150, 50, 50, 50}},
           {"bock",
            "wenz --points 61 --tricks 4 --lauf 2 --bock 1",
            true,
            140,
            {420, -140, -140, -140}},
       }) {
    const json score = Score(row.arguments);
    EXPECT_EQ(score["won"], row.won) << row.id;
    EXPECT_EQ(score["price"], row.price) << row.id;
    EXPECT_EQ(score["payments"].get<std::vector<int>>(), row.payments) << row.id;
  }
  EXPECT_EQ(Score("ruf:E --points 61 --stock 80")["stock"], 0) << "C107";
  EXPECT_EQ(Score("ruf:E --points 60 --stock 80 --option stock_mode=shared")["stock"], 160)
      << "C109";
  EXPECT_TRUE(Score("solo:H --points 60 --players 2")["won"].is_null()) << "drawn";
  const json other_side = json::array({1, 3});
  EXPECT_EQ(Score("kreuz --points 61 --stoss 1")["declaring"], other_side);
  EXPECT_EQ(Score("kreuz --points 61 --kontra 1")["declaring"], other_side);
  EXPECT_EQ(Score("kreuz --points 61 --kontra 2,1")["declaring"], other_side);
  EXPECT_THAT(Call("score kreuz --points 61 --kontra 1").out,
              HasSubstr("seat 1 and seat 3 are the declaring side"));
  EXPECT_EQ(Score("kreuz --points 61 --declarer 3")["declaring"], other_side);
  EXPECT_EQ(Score("ruf:E --points 61 --lauf 10 --rules tournament")["laufende"], 4);
  EXPECT_EQ(Score("ruf:EZ --points 61 --option renonce=on")["price"], 20);
  EXPECT_EQ(Call("score ruf:EZ --points 61").status, 65);
  EXPECT_EQ(Call("score kop --points 60 --bock 1").status, 65);
}

TEST_F(ScoreVerb, SaysWhatARamschAssumes) {
  const json tricks = {"--tricks"};
  const json trumps = {"--trumps"};
  EXPECT_EQ(Score("ramsch --points 0,30,80,10")["assumed"], tricks);
  EXPECT_EQ(Score("ramsch --points 40,40,30,10 --tricks 2,2,2,2")["assumed"], trumps);
  EXPECT_EQ(Score("ramsch --points 40,40,40,0 --tricks 3,3,2,0")["assumed"], trumps);
  EXPECT_FALSE(Score("ramsch --points 40,40,30,10 --tricks 3,2,2,1").contains("assumed"));
  EXPECT_FALSE(Score("ramsch --points 50,30,30,10").contains("assumed"));
}

TEST_F(ScoreVerb, LaufendeOfTheSide) {
  struct Row {
    const char* id;
    const char* arguments;
    int paid;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"C110", "ruf:E --side 'EO GO HO EU'", 3},
           {"C112", "ruf:E --side 'EO HO SO EU'", 0},
           {"C113", "ruf:E --side 'SO EU GU HU'", 3},
           {"C115", "ruf:E --side 'EK E7'", 14},
           {"C116", "ruf:E --deck short --side 'EK E9'", 12},
           {"C118", "wenz --side 'EU GU HU SU'", 4},
           {"C119", "wenz --side HU", 2},
           {"C121", "farbwenz:G --side 'EU GU GA'", 0},
           {"C122", "geier --side 'EO GO'", 2},
       }) {
    EXPECT_EQ(Score(absl::StrCat(row.arguments, " --points 61"))["laufende"], row.paid) << row.id;
  }
}

TEST_F(ScoreVerb, KreuzbockKnowsItsDeclarers) {
  const json plain = Score("kreuz --points 30,30,30,30");
  EXPECT_EQ(plain["declaring"].get<std::vector<int>>(), (std::vector<int>{0, 2})) << "C104";
  EXPECT_EQ(plain["won"], false) << "C104";
  const json doubled = Score("kreuz --points 30,30,30,30 --laid 1 --kontra 2");
  EXPECT_EQ(doubled["declaring"].get<std::vector<int>>(), (std::vector<int>{0, 2})) << "C106";
  EXPECT_EQ(doubled["won"], false) << "C106";
  EXPECT_EQ(doubled["price"], 160);
  const json laid = Score("kreuz --points 20,61,19,20 --laid 3");
  EXPECT_EQ(laid["declaring"].get<std::vector<int>>(), (std::vector<int>{1, 3}));
  EXPECT_EQ(laid["won"], true);
}

TEST_F(ScoreVerb, RefusesWhatCannotBe) {
  struct Row {
    const char* arguments;
    const char* error;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"ruf:E --points 121", "--points: column 1: expected a whole number from 0 to 120"},
           {"ruf:E --points 10 --tricks 0",
            "--points: column 1: expected 0 if no tricks were taken"},
           {"ruf:E --points 61 --tricks 9",
            "--tricks: column 1: expected a whole number from 0 to 8"},
           {"ruf:E --points 61 --tricks 8", "--points: column 1: expected 120 with 8 tricks"},
           {"ruf:E", "--points: column 1: expected the points taken by the declarer's side"},
           {"ruf:E --points 60,60", "--points: column 1: expected one number"},
           {"solo:E+tout --points 120", "--tricks: column 1: expected the declarer's tricks"},
           {"ruf:E --points 61 --lauf 15", "--lauf: column 1: expected a whole number up to 14"},
           {"ruf:E --points 61 --option stok=1",
            "--option: column 1: expected the name of an option"},
           {"ruf:E --points 61 --tariff 10", "--tariff: column 1: expected EXTRA/CALL/SOLO"},
           {"ruf:E --points 61 --layers 1 --rules tournament",
            "expected at most 0 players who said Legen"},
           {"ruf:E --points 61 --stoss 3 --rules tournament", "expected at most 2 doubles"},
           {"ruf:E --points 61 --deck tiny", "--deck: column 1: expected long"},
           {"wenz --points 61 --laid '1 2' --rules tournament",
            "--laid: column 1: expected at most 0 players who said Legen (option legen), found "
            "seat 1"},
           {"ruf:E --points 61 --laid 7", "--laid: column 1: expected a seat from 0 to 3"},
           {"foo --points 61", "C: column 1: expected a contract"},
           {"bettel --points 30 --tricks 0",
            "--points: column 1: expected 0 if no tricks were taken"},
           {"wenz+tout --points 60 --tricks 8", "--points: column 1: expected 120 with 8 tricks"},
           {"wenz --points 61 --trumps 3", "--trumps: column 1: expected a Ramsch, found wenz"},
           {"wenz --points 61 --one-player", "--one-player: column 1: expected a Sjavs"},
       }) {
    const Outcome run = Call(absl::StrCat("score ", row.arguments));
    EXPECT_EQ(run.status, 65) << row.arguments;
    EXPECT_EQ(run.out, "") << row.arguments;
    EXPECT_THAT(run.err, HasSubstr(row.error)) << row.arguments;
  }
  EXPECT_EQ(Call("score").status, 2);
  EXPECT_EQ(Call("score ruf:E --points 61 --layers 9").status, 2);
  EXPECT_EQ(Call("score ./none.txt").status, 74);
  EXPECT_EQ(Call("score ruf:E --points 61 --rules ./none.toml").status, 74);
}

TEST_F(ScoreVerb, WhoMayDouble) {
  struct Row {
    const char* arguments;
    const char* error;  // empty: fine
  };
  constexpr char kWrong[] = "expected a seat on the opponents' side, found seat";
  constexpr char kNoAnswer[] =
      "expected a seat on the declaring side, because only that side may answer now, found seat";
  for (const Row& row : std::initializer_list<Row>{
           {"ruf:E --points 61 --kontra 1,0 --declarer 0", ""},
           {"ruf:E --points 61 --kontra 1,0 --declarer 1", kWrong},
           {"ruf:E --points 61 --kontra 1,2 --declarer 0 --partner 3", kNoAnswer},
           {"ruf:E --points 61 --kontra 1,1", kNoAnswer},
           {"solo:E --points 61 --kontra 3,0,2 --option stoss_max=3", ""},
           {"solo:E --points 61 --kontra 3,0,2,1 --option stoss_max=4", kNoAnswer},
           {"hochzeit:2 --points 61 --kontra 2 --declarer 0", kWrong},
           {"ruf:E --points 61 --declarer 1 --partner 1",
            "--partner: column 1: expected a partner other than the declarer, found 1"},
           {"hochzeit:1 --points 61 --declarer 1",
            "--declarer: column 1: expected a partner other than the declarer, found 1"},
           {"kreuz --points 61 --kontra 2", ""},
           {"kreuz --points 61 --kontra 2,1", ""},
           {"kreuz --points 61 --kontra 2,0", kNoAnswer},
           {"kreuz --points 60 --tricks 4 --kontra 0 --declarer 0", ""},
           {"kreuz --points 60 --tricks 4 --kontra 0 --declarer 1", ""},
           {"kreuz --points 61 --kontra 2,0 --declarer 1", kNoAnswer},
           {"kreuz --points 61 --laid 1 --kontra 3", kWrong},
           {"kreuz --points 61 --laid 1 --kontra 2,3", ""},
           {"kreuz --points 61 --laid 1 --kontra 2,0", kNoAnswer},
           {"wenz --points 61 --players 3 --kontra 1 --declarer 0", ""},
           {"wenz --points 61 --players 3 --kontra 2,0 --declarer 0", ""},
           {"wenz --points 61 --players 3 --kontra 0 --declarer 0", kWrong},
           {"wenz --points 61 --players 3 --kontra 3 --declarer 0", kWrong},
           {"wenz --points 61 --players 3 --kontra 3", kWrong},
           {"wenz --points 61 --players 2 --kontra 1,0 --declarer 0", ""},
           {"wenz --points 61 --players 3 --declarer 3",
            "--declarer: column 1: expected a seat from 0 to 2, found 3"},
           {"wenz --points 61 --players 3 --laid 0,3",
            "--laid: column 3: expected a seat from 0 to 2, found seat 3"},
           {"sie --side 'EO GO HO SO EU GU HU HA'",
            "--side: column 1: expected EO GO HO SO EU GU HU SU, found"},
           {"sie --side 'SU EO GO HO SO EU GU HU'", ""},
           {"sie --lauf 3", "--lauf: column 1: expected 8, because a Sie takes everything, found"},
           {"sie --lauf 8", ""},
           {"bettel --tricks 0 --lauf 33", "--lauf: column 1: expected a whole number up to 32"},
           {"ruf:E --points 61 --players 2",
            "--players: column 1: expected 4, because two players always play against each other, "
            "found "
            "2"},
           {"ruf:E --points 61 --players 3",
            "--players: column 1: expected 4, because three players can only play solos, found 3"},
           {"sie --tricks 7",
            "--tricks: column 1: expected 8, because a Sie takes everything, found 7"},
           {"sie --points 100",
            "--points: column 1: expected 120, because a Sie takes everything, found 100"},
           {"sie --tricks 8 --points 120", ""},
           {"ruf:E --points 61 --laid 0,1,0",
            "--laid: column 5: expected each seat only once, found seat 0"},
           {"ramsch --points 40,40,30,10 --option ramsch_stoss=on --kontra 0,1", ""},
           {"ramsch --points 40,40,30,10 --option ramsch_stoss=on --kontra 0,0",
            "--kontra: column 3: expected each seat only once, found seat 0"},
           {"ramsch --points 40,40,30,10 --tricks 2,2,2,2 --trumps 9,2,1,1",
            "--trumps: column 1: expected at most 8 in the tricks taken by seat 0, found 9"},
           {"ramsch --points 40,40,30,10 --tricks 2,2,2,2 --trumps 4,4,4,4",
            "--trumps: column 1: expected a total of at most 14, found 16"},
           {"ramsch --points 40,40,30,10 --tricks 2,2,2,2 --highest EO,EO,GO,HO",
            "--highest: column 4: expected a different trump for each seat, found \"EO\""},
           {"ramsch --points 40,40,30,10 --tricks 2,2,2,2 --highest EO,EA,GO,HO",
            "--highest: column 4: expected a different trump for each seat, found \"EA\""},
           {"ramsch --points 45,45,20,10 --tricks 3,3,1,1 --trumps 1,1,1,1",
            "--trumps: column 1: expected a total of 14, found 4"},
           {"ramsch --points 45,45,20,10 --tricks 3,3,1,1 --trumps 5,5,3,1 --highest HU,SU,HO,SO",
            "--highest: column 1: expected trumps consistent with someone having taken "
            "EO, found"},
           {"ramsch --points 45,45,20,10 --tricks 3,3,1,1 --trumps 5,5,3,1 --highest EO,HA,HZ,HK",
            "--highest: column 1: expected trumps consistent with someone having taken "
            "GU, found"},
           {"ramsch --points 45,45,20,10 --tricks 3,3,1,1 --trumps 5,5,3,1 --highest HU,SU,EO,GO",
            "--highest: column 1: expected trumps consistent with someone having taken "
            "EU, found"},
           {"ramsch --points 45,45,20,10 --tricks 3,3,1,1 --trumps 5,5,3,1 --highest EO,GO,HO,SO",
            ""},
           {"ramsch --points 45,45,20,10 --tricks 4,1,2,1",
            "--points: column 1: expected 0 to 44 with 1 trick, found 45"},
           {"wenz --points 61 --tricks 1",
            "--points: column 1: expected 0 to 44 with 1 trick, found 61"},
           {"wenz --points 44 --tricks 1", ""},
           {"wenz --points 75 --tricks 7",
            "--points: column 1: expected 76 to 120 with 7 tricks, found 75"},
           {"wenz --points 34 --tricks 1 --players 3",
            "--points: column 1: expected 0 to 33 with 1 trick, found 34"},
           {"solo:H --points 23 --tricks 1 --players 2",
            "--points: column 1: expected 0 to 22 with 1 trick, found 23"},
           {"ruf:E --points 61 --stoss 3", "expected at most 2 doubles"},
       }) {
    const Outcome run = Call(absl::StrCat("score ", row.arguments));
    EXPECT_EQ(run.status, *row.error == 0 ? 0 : 65) << row.arguments << run.err;
    EXPECT_THAT(run.err, HasSubstr(row.error)) << row.arguments;
  }
}

TEST_F(ScoreVerb, RefusesAPriceThatNobodyPays) {
  const std::string dear =
      "score solo:E+tout --tricks 8 --lauf 8 --layers 4 --stoss 4 --bock 8 --tariff 1000/1000/1000 "
      "--option legen=all_multiply --option stoss_max=4 --option tout_factor=4 --option "
      "tout_pays=schneider_schwarz";
  const Outcome refused = Call(dear);
  EXPECT_EQ(refused.status, 65);
  EXPECT_THAT(refused.err, HasSubstr("expected a price below 50000000 cents, found more"));
}

TEST_F(ScoreVerb, SaysThatNoLaufendeWereTold) {
  EXPECT_EQ(Score("ruf:E --points 61")["assumed"], json::array({"--lauf"}));
  EXPECT_THAT(Call("score ruf:E --points 61").out,
              HasSubstr("\nassumed because lauf is missing: no Laufende\n"));
  for (const char* told :
       {"ruf:E --points 61 --lauf 0", "ruf:E --points 61 --side EO", "bettel --tricks 0", "sie",
        "ruf:E --points 61 --option lauf_max=0", "kop --points 60", "offiziere --points 61"}) {
    EXPECT_FALSE(Score(told).contains("assumed")) << told;
  }
}

// A solo without its suit, where that decides what it costs.
TEST_F(ScoreVerb, SaysThatNoSuitWasTold) {
  const std::string rules = absl::StrCat(
      " --points 70 --lauf 0 --rules '",
      WriteFile(
          "hearts.toml",
          "name = \"own\"\nbase = \"sauspiel\"\n[contracts.\"solo:H\"]\nrank = 5\nprice = 90\n"),
      "'");
  EXPECT_EQ(Score("solo" + rules)["assumed"], json::array({"suit"}));
  EXPECT_THAT(Call("score solo --lang de" + rules).out,
              HasSubstr("\nweil die Farbe fehlt, gilt: Eichel-Solo\n"));
  EXPECT_FALSE(Score("solo:H" + rules).contains("assumed"));
  EXPECT_FALSE(Score("solo --points 70 --lauf 0").contains("assumed")) << "all cost the same";
}

TEST_F(ScoreVerb, AllPointsMayBeAllTricks) {
  const json both = {"--tricks", "--lauf"};
  EXPECT_EQ(Score("ruf:E --points 120")["assumed"], both);
  EXPECT_EQ(Score("ruf:E --points 0")["assumed"], both);
  EXPECT_EQ(Score("ruf:E --points 0 --lauf 0")["assumed"], json::array({"--tricks"}));
  EXPECT_FALSE(Score("ruf:E --points 120 --tricks 7 --lauf 0").contains("assumed"));
  EXPECT_FALSE(Score("ruf:E --points 119 --lauf 0").contains("assumed"));
  EXPECT_THAT(Call("score ruf:E --points 0").out, HasSubstr("at least one trick for each side"));
}

TEST_F(ScoreVerb, ABettelPaysNoLaufende) {
  for (const char* lauf : {"4", "-4", "0"}) {
    const json bettel = Score(absl::StrCat("bettel --points 0 --tricks 0 --lauf ", lauf));
    EXPECT_EQ(bettel["price"], 50) << lauf;
    EXPECT_EQ(bettel["laufende"], 0) << lauf;
  }
}

TEST_F(ScoreVerb, RoundsByTheirNames) {
  EXPECT_EQ(Score("hintenrum:H --points 61 --round strixner")["price"], 50);
  for (const char* name : {"hadsch", "Hatsch", "'Hadsch-Runde'", "Hadschrunde"}) {
    EXPECT_EQ(Score(absl::StrCat("ruf:E --points 61 --round ", name))["price"], 40) << name;
  }
  EXPECT_THAT(Call("score ruf:E --points 61 --round hadsch").out, HasSubstr("special round"));
  EXPECT_EQ(Score("ruf:E --points 61 --round hadsch --bock 1")["price"], 80);
  EXPECT_EQ(Score("wenz --points 61 --round 'Allgäuer Runde'")["price"], 50);
  EXPECT_EQ(Score("wenz --points 61 --round Doppler")["price"], 100);
  for (const char* refused :
       {"wenz --points 61 --round Hadsch", "wenz --points 61 --round Schieber",
        "ruf:E --points 61 --round Ramschrunde"}) {
    EXPECT_THAT(Call(absl::StrCat("score ", refused)).err, HasSubstr("--round: column 1: expected "
                                                                     "a game allowed in the "))
        << refused;
  }
  EXPECT_THAT(Call("score wenz --points 61 --round Sommerrunde").err,
              HasSubstr("--round: column 1: expected a round (schieber, "));
}

TEST_F(ScoreVerb, ARufspielAsTout) {
  const std::string on = " --option ruf_tout=on";
  const json won = Score("ruf:E+tout --tricks 8 --lauf 4" + on);
  EXPECT_EQ(won["price"], 120) << "2 x (20 + 4 x 10)";
  EXPECT_EQ(won["schneider"], false);
  EXPECT_EQ(won["schwarz"], false);
  EXPECT_EQ(Score("ruf:E+tout --points 118" + on)["payments"].get<std::vector<int>>(),
            (std::vector<int>{-40, -40, 40, 40}));
  EXPECT_THAT(Call("score ruf:E+tout --tricks 8").err, HasSubstr("expected option ruf_tout=on"));
}

TEST_F(ScoreVerb, HalfAnOddUnitIsNotLost) {
  const std::string half = "ruf:E --points 61 --option lauf_unit=half --tariff 5/10/20 --lauf ";
  EXPECT_EQ(Score(half + "4")["price"], 20) << "10 + 4 x 2.5";
  EXPECT_EQ(Score(half + "3")["price"], 18) << "10 + 3 x 2.5, half a cent counts as one";
}

TEST_F(ScoreVerb, MostLaufende) {
  const auto paid = [&](const std::string& rest) { return Score(rest)["laufende"].get<int>(); };
  EXPECT_EQ(paid("solo:E --points 61 --lauf -9"), 8);
  EXPECT_EQ(paid("solo:E --points 61 --lauf -9 --option lauf_max=all"), 9);
  EXPECT_EQ(paid("solo:E --points 61 --lauf -9 --option lauf_max=hand_size"), 8);
  EXPECT_EQ(paid("ruf:E --points 61 --lauf 10 --option lauf_max=hand_size"), 8);
  EXPECT_EQ(paid("solo:H --points 0 --tricks 0 --lauf -10 --option lauf_max=14"), 10);
  EXPECT_EQ(paid("wenz --points 61 --lauf 4 --option lauf_max=0"), 0);
  EXPECT_EQ(Score("sie --option lauf_max=0")["price"], 200);
  EXPECT_EQ(Score("ramsch --points 100,20,0,0 --tricks 5,1,1,1 "
                  "--option 'durchmarsch=>=91'")["durchmarsch"],
            0);
}

TEST_F(ScoreVerb, ExplainsTheSum) {
  const auto doubled = [&](const char* rest) {
    return Call(absl::StrCat("score wenz --points 61 --option stoss_max=none --stoss ", rest)).out;
  };
  EXPECT_THAT(doubled("2"), HasSubstr("\n  Kontra, Re              x 4      200\n"));
  EXPECT_THAT(doubled("3"), HasSubstr("\n  Kontra, Re, Sub         x 8      400\n"));
  EXPECT_THAT(doubled("4"), HasSubstr("\n  Kontra, Re, Sub, Re-Sub x 16      800\n"));
  EXPECT_THAT(doubled("5"), HasSubstr("\n  Kontra, Re, Sub, Re-Sub ... x 32     1600\n"));
  EXPECT_EQ(Call("score kreuz --points 91 --lauf 4 --layers 1").out,
            "Kreuzbock: won, Schneider (the declarer's side needs 61)\n"
            "  base                    +20       20\n"
            "  Laufende            +4 x 10       60\n"
            "  Schneider               +10       70\n"
            "  contract                x 2      140\n"
            "  Legen                   x 2      280\n"
            "price 280\n"
            "payments in cents: declaring side +280 each, opponents -280 each\n"
            "seat 0 and seat 2 are the declaring side\n");
}

// Whoever declares wins the stock or doubles it, alone; nobody else does.
TEST_F(ScoreVerb, TheStockOfTheArticle) {
  const auto paid = [&](const std::string& game) {
    const json score = Score(game + " --stock 80 --rules article");
    return std::pair(score["payments"].get<std::vector<int>>(), score["stock"].get<int>());
  };
  using Paid = std::pair<std::vector<int>, int>;
  EXPECT_EQ(paid("wenz --points 61"), (Paid{{230, -50, -50, -50}, 0}));
  EXPECT_EQ(paid("geier --points 60"), (Paid{{-230, 50, 50, 50}, 160}));
  EXPECT_EQ(paid("bettel --tricks 0"), (Paid{{230, -50, -50, -50}, 0}));
  EXPECT_EQ(paid("ruf:E --points 61"), (Paid{{100, 20, -20, -20}, 0}));
  EXPECT_EQ(paid("ruf:E --points 60"), (Paid{{-100, -20, 20, 20}, 160}));
  EXPECT_EQ(paid("hochzeit:1 --points 61"), (Paid{{120, 40, -40, -40}, 0}));
}

TEST_F(ScoreVerb, WhatTheTableDoesNotPlayIsPricedWithAWord) {
  EXPECT_THAT(Call("score geier --points 61 --rules tournament").out,
              testing::HasSubstr("\nthese rules do not allow this game: Geier\n"));
  EXPECT_THAT(Call("score geier --points 61 --rules tournament --json").out,
              testing::HasSubstr("\"not_offered\":true"));
  for (const char* played : {"wenz --rules tournament", "muss --rules tournament", "geier"}) {
    EXPECT_THAT(Call(std::string("score --points 61 --json ") + played).out,
                testing::Not(testing::HasSubstr("not_offered")))
        << played;
  }
  // Nor is a suit invented.
  EXPECT_THAT(Call("score Rufspiel --points 75 --lang de").out, testing::StartsWith("Rufspiel: "));
  EXPECT_THAT(Call("score 'Solo Tout' --tricks 8").out, testing::StartsWith("Solo Tout: "));
}

}  // namespace
}  // namespace schafkopf::score_test
