// The verb score with --sheet: names, fines, revokes, what was asked too much, who pays whom.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <numeric>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/support/sheet_test.h"

namespace schafkopf::score_evening_test {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

class NamedEvening : public SheetProgram {
 protected:
  std::vector<int> Payments(const std::string& line, const std::string& arguments = "") const {
    const auto rows = Rows(line + "\n", arguments);
    return rows.size() == 1 ? rows[0]["payments"].get<std::vector<int>>() : std::vector<int>{};
  }
};

TEST_F(NamedEvening, PlayersKeepTheirChairsWhoeverLeads) {
  const std::string lines =
      "wenz 0; points 61; players Anna, Bert, Cora, Dora\n"
      "wenz 0; points 61; players bert, Cora, dora, Anna\n"
      "wenz 0; points 61; players Anna, Bert, Cora, Dora\n"  // dealt by Dora again
      "wenz 0; points 61; players Anna, Bert, Cora, Emil\n"
      "wenz 0; points 61; players Anna, Cora, Bert, Dora\n"
      "wenz 0; points 61; players Anna, Bert, Cora\n"
      "wenz 0; points 61; fine Dora 30\n";
  const auto rows = Rows(lines, "", 65);
  ASSERT_EQ(rows.size(), 7u);
  EXPECT_EQ(rows[1]["declarer"], 1) << "Bert, in chair 1";
  EXPECT_EQ(rows[2]["dealer"], 3);
  EXPECT_EQ(rows[2]["names"], json({"Anna", "Bert", "Cora", "Dora"}));
  EXPECT_THAT(rows[3]["error"], HasSubstr("expected Dora in chair 3, found \"Emil\""));
  EXPECT_THAT(rows[4]["error"], HasSubstr("expected Bert in chair 1, found \"Cora\""));
  EXPECT_THAT(rows[5]["error"], HasSubstr("expected names of 4 players"));
  EXPECT_EQ(rows[6]["fines"], json({{{"chair", 3}, {"cents", 30}, {"into_stock", false}}}))
      << "by a name of the lines before";
  const auto told = Rows("passed\n", "--names 'Anna, Bert, Cora, Dora, Emil' --forehand 2");
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0]["names"].size(), 5u) << "as many chairs as names";
  for (const char* wrong : {"Anna", "A,B,C,D,E,F,G", "A,B,A,D", "A,B --chairs 3"}) {
    EXPECT_EQ(Call(absl::StrCat("score - --sheet --names ", wrong), "passed\n").status, 2) << wrong;
  }
}

TEST_F(NamedEvening, WhoIsNotNamedMayBeAnybody) {
  const auto rows = Rows(
      "wenz 0; points 61; players , Bert, , Dora\n"
      "wenz 0; points 61; players Bert, , Dora, \n"
      "wenz 0; points 61; players , Dora, , Bert\n");
  ASSERT_EQ(rows.size(), 3u);
  EXPECT_EQ(rows[0]["names"], json({"", "Bert", "", "Dora"}));
  EXPECT_EQ(rows[1]["declarer"], 1);
  EXPECT_EQ(rows[2]["declarer"], 2) << "the next chair, as nobody of that name sits anywhere";
  EXPECT_EQ(rows[2]["names"], rows[0]["names"]);
}

// Forehand moves on, so that who sits on a seat is another each time.
TEST_F(NamedEvening, NamesStandForSeats) {
  const std::string names = "--names 'Anna, Anna Maria, Jörg, Dora'";
  const std::string cards =
      "EO GO HO SO EU GU HU SU | EA EZ EK E9 E8 E7 GA GZ | GK G9 G8 G7 HA HZ HK H9 | "
      "H8 H7 SA SZ SK S9 S8 S7 | | 120";
  const auto named = Rows(
      "ruf:E Jörg; partner Anna; points 75\nwenz Anna Maria; points 80; kontra Dora, Anna Maria\n"
      "Solo Dora; points 61; laid Anna/Jörg; revoke Dora\nsolo:E Dora | " +
          cards + "\n",
      names);
  const auto numbered = Rows(
      "ruf:E 2; partner 0; points 75\nwenz 0; points 80; kontra 2, 0\n"
      "Solo 1; points 61; laid 2/0; revoke 1\nsolo:E 0 | " +
          cards + "\n",
      names);
  EXPECT_EQ(named, numbered);
  EXPECT_EQ(named[1]["payments"], json({-200, 600, -200, -200}));
  const auto wrong =
      Rows("ruf:E Jörg; partner Berta; points 75\nruf:E Jörg; partner 0; points x\n", names, 65);
  EXPECT_THAT(wrong[0]["error"],
              HasSubstr("expected a seat from 0 to 3, or the name of a player, found \"Berta\""));
  EXPECT_EQ(wrong[0]["column"], 21);
  EXPECT_EQ(wrong[1]["column"], 31);
  const auto twice = Rows("wenz 0; points 61; players Anna, Bert, Anna, Dora\n", "", 65);
  EXPECT_THAT(twice[0]["error"], HasSubstr("found \"Anna\""));
  EXPECT_EQ(twice[0]["column"], 40);
}

TEST_F(NamedEvening, NotesMayBeGerman) {
  const std::string table = "score - --sheet --names Anna,Bert,Cora,Dora";
  const Outcome german = Call(table,
                              "Rufspiel Anna; Mitspieler Cora; Augen 75; Laufende 3; gelegt Bert\n"
                              "Wenz Dora; augen 61; Strafe Bert 20\n"
                              "Herz-Solo Cora; Augen 120; Stiche 8\n");
  EXPECT_EQ(german.status, 0) << german.err;
  EXPECT_EQ(german.out, Call(table,
                             "Rufspiel Anna; partner Cora; points 75; lauf 3; laid Bert\n"
                             "Wenz Dora; points 61; fine Bert 20\n"
                             "Herz-Solo Cora; points 120; tricks 8\n")
                            .out);
}

// RULES.md 13.
TEST_F(NamedEvening, WhoRevokesHasLostWhateverHeTook) {
  EXPECT_THAT(Payments("solo:E 0; points 95; revoke 0"), ElementsAre(-150, 50, 50, 50));
  EXPECT_THAT(Payments("solo:E 0; points 20; revoke 3"), ElementsAre(150, -50, -50, -50));
  EXPECT_THAT(Payments("solo:E 0; points 20; revoke 0"), ElementsAre(-180, 60, 60, 60))
      << "Schneider he is all the same";
  EXPECT_THAT(Payments("ruf:E 0; partner 2; points 80; revoke 2"), ElementsAre(-20, 20, -20, 20));
  EXPECT_THAT(Payments("ruf:E 0; partner 2; revoke 1"), ElementsAre(20, -20, 20, -20))
      << "points are not asked of a deal that a revoke ended";
  EXPECT_THAT(Payments("bettel 1; tricks 0; revoke 1"), ElementsAre(50, -150, 50, 50));
  EXPECT_THAT(Payments("solo+tout:E 1; revoke 2"), ElementsAre(-100, 300, -100, -100));
  EXPECT_THAT(Payments("ramsch; points 20,60,30,10; tricks 2,2,2,2; revoke 3", "--rules five"),
              ElementsAre(20, 20, 20, -60));
  EXPECT_THAT(Payments("ramsch; points 120,0,0,0; tricks 8,0,0,0; revoke 0"),
              ElementsAre(-480, 160, 160, 160))
      << "with every trick, too: 20 cents, thrice doubled by who has none";
  EXPECT_THAT(Payments("schieberamsch; points 50,40,20,10; tricks 3,2,2,1; revoke 3"),
              ElementsAre(20, 20, 20, -60))
      << "not who gets his tricks";
  EXPECT_THAT(Payments("kreuz 0; points 60; revoke 1; kontra 0", "--option all_pass=kreuz"),
              testing::SizeIs(4));
}

TEST_F(NamedEvening, WhatWasAskedTooMuchGoesBackDoubled) {
  EXPECT_THAT(Payments("solo:E 0; points 80; lauf 3; asked 90"), ElementsAre(210, -70, -70, -70));
  EXPECT_THAT(Payments("solo:E 0; points 50; asked 60"), ElementsAre(-120, 40, 40, 40));
  EXPECT_THAT(Payments("ruf:E 0; partner 2; points 80; asked 30"), ElementsAre(10, -10, 10, -10));
  const auto wrong = Rows("solo:E 0; points 80; lauf 3; asked 80\npassed; asked 5\n", "", 65);
  EXPECT_THAT(wrong[0]["error"], HasSubstr("expected more than the price of 80, found 80"));
  EXPECT_THAT(wrong[1]["error"], HasSubstr("expected no asked if nobody plays"));
}

TEST_F(NamedEvening, FinesGoApartOrIntoTheStock) {
  const auto rows = Rows(
      "passed; fine 0 50, 1 20 stock\n"
      "ruf:E 0; partner 2; points 61; fine 3 10\n"
      "passed; fine 4 10\n"
      "passed; fine 1 0\n"
      "passed; fine 1 10 pot\n"
      "wenz anna maria; points 61; players Anna Maria, Bert, Cora, Dora; fine anna maria 30\n",
      "", 65);
  ASSERT_EQ(rows.size(), 6u);
  EXPECT_EQ(rows[0]["payments"], json({0, -20, 0, 0}));
  EXPECT_EQ(rows[0]["stock"], 20);
  EXPECT_EQ(rows[0]["owed"]["reuegeld"], json({50, 0, 0, 0}));
  EXPECT_EQ(rows[1]["owed"]["reuegeld"], json({60, 0, 0, 0})) << "seat 3 is chair 0 by then";
  EXPECT_EQ(rows[1]["stock"], 0) << "won";
  EXPECT_THAT(rows[2]["error"], HasSubstr("expected a seat from 0 to 3, found \"4\""));
  EXPECT_THAT(rows[3]["error"], HasSubstr("found \"1 0\""));
  EXPECT_THAT(rows[4]["error"], HasSubstr("found \"1 10 pot\""));
  EXPECT_EQ(rows[5]["declarer"], 1) << "a name with a blank, in small letters";
  EXPECT_EQ(rows[5]["fines"], json({{{"chair", 1}, {"cents", 30}, {"into_stock", false}}}));
}

// What is wider than its column is squeezed into it.
TEST_F(NamedEvening, LongNamesStayInTheirColumns) {
  Call("score - --sheet --svg '" + Path("long") + "' --names " +
           "'Bartholom\u00e4us Hinterseer,Bert,Cora,Dora'",
       "ramsch; points 60,30,20,10; tricks 5,1,1,1\n");
  const std::string picture = ReadFile(Path("long"));
  EXPECT_THAT(picture, testing::ContainsRegex("textLength=[^>]*>Bartholom"));
  EXPECT_THAT(picture, testing::Not(testing::ContainsRegex("textLength=[^>]*>Bert<")));
  EXPECT_THAT(picture, HasSubstr(">Ramsch: Bartholom\u00e4us Hinterseer loses<"));
}

// Forty deals of five who take turns to sit out: whatever is noted, nothing is lost.
TEST_F(NamedEvening, OfFortyDealsEveryCentIsSomewhere) {
  constexpr const char* kNoted[] = {"ruf:E 0; partner 2; points 75; lauf 3",
                                    "solo:H 1; points 91; tricks 6; kontra 2",
                                    "passed",
                                    "wenz 3; points 58; revoke 1",
                                    "ruf:G 3; partner 0; points 59; fine 2 50",
                                    "solo:E 2; points 40; asked 900; layers 1",
                                    "passed; fine 0 20 stock",
                                    "ruf:S 1; partner 3; points 61; laid 0 2"};
  std::string lines;
  for (int deal = 0; deal < 40; ++deal) absl::StrAppend(&lines, kNoted[deal % 8], "\n");
  const std::string table =
      "--names Anna,Bert,Cora,Dora,Emil --option all_pass=throw_in_stock "
      "--option bock_lost_solo=on --option bock_lasts=round";
  const auto rows = Rows(lines, table);
  ASSERT_EQ(rows.size(), 40u);
  bool doubled = false;
  for (const json& row : rows) {
    const auto balance = row["balance"].get<std::vector<std::int64_t>>();
    EXPECT_EQ(std::reduce(balance.begin(), balance.end()) + row["stock"].get<int>(), 0) << row;
    std::vector<std::int64_t> left = balance;
    left.push_back(row["stock"]);
    for (const json& paid : row["transfers"]) {
      left[paid["from"].is_null() ? 5 : paid["from"].get<std::size_t>()] +=
          paid["cents"].get<int>();
      left[paid["to"].is_null() ? 5 : paid["to"].get<std::size_t>()] -= paid["cents"].get<int>();
    }
    EXPECT_THAT(left, testing::Each(0)) << row["transfers"];
    doubled |= row["doublings"]["bock"] == 1;
  }
  EXPECT_TRUE(doubled);

  const Outcome csv = Call("score - --sheet --csv " + table, lines);
  const std::vector<std::string> cells = absl::StrSplit(csv.out, '\n', absl::SkipEmpty());
  ASSERT_EQ(cells.size(), 41u);
  EXPECT_EQ(cells[0],
            "line,dealer,forehand,round,contract,declarer,won,factor,price,paid Anna,paid Bert,"
            "paid Cora,paid Dora,paid Emil,balance Anna,balance Bert,balance Cora,balance Dora,"
            "balance Emil,stock,penalties,error");
  EXPECT_EQ(cells[1], "1,Emil,Anna,,ruf:E,Anna,true,1,50,50,-50,50,-50,0,50,-50,50,-50,0,0,,");
  EXPECT_THAT(cells[4], HasSubstr(",\"Emil revoked, so their side loses\","));

  const Outcome drawn =
      Call("score - --sheet --lang de --svg '" + Path("sheet") + "' " + table, lines);
  EXPECT_THAT(drawn.out, HasSubstr("\nCora zahlt 20 Cent an Bert\nCora zahlt 220 Cent an Dora\n"));
  const std::string picture = ReadFile(Path("sheet"));
  EXPECT_THAT(picture, testing::StartsWith("<svg "));
  EXPECT_THAT(picture, HasSubstr("Herz-Solo Dora gewonnen"));
  EXPECT_EQ(Call("score - --sheet --svg /nowhere/sheet.svg", "passed\n").status, 74);
  // The head stands as ever over a first line that is bad.
  const std::string whole = Call("score - --sheet", "passed\n").out;
  EXPECT_THAT(Call("score - --sheet", "bad 1\npassed\n").out,
              testing::StartsWith(whole.substr(0, whole.find('\n') + 1)));
  // A pipe waits for who reads it.
  const Outcome late =
      Execute(absl::StrCat("sh -c \"mkfifo '", Path("pipe"), "'; echo passed | '",
                           SCHAFKOPF_PROGRAM, "' score - --sheet --svg '", Path("pipe"),
                           "' >/dev/null & sleep 0.3; cat '", Path("pipe"), "'\""));
  EXPECT_THAT(late.out, testing::StartsWith("<svg "));
}

}  // namespace
}  // namespace schafkopf::score_evening_test
