// The verb score with --sheet: evenings that a card player can follow with a pencil.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <numeric>

#include "absl/strings/str_split.h"
#include "tests/support/sheet_test.h"

namespace schafkopf::score_sheet_test {
namespace {

using nlohmann::json;
using testing::ContainsRegex;
using testing::HasSubstr;

class Sheet : public SheetProgram {};

// Tariff 10/20/50. All pass: 10 each into the stock. A Kontra that was lost, or a lost solo, brings
// a Bockrunde of four deals; two deals thrown in one after the other bring a Ramschrunde.
constexpr char kTable[] =
    "--option all_pass=throw_in_stock --option bock_kontra=lost --option bock_lost_solo=on "
    "--option bock_lasts=round --option ramsch_round_after=2";

TEST_F(Sheet, SjavsCountsDown) {
  const auto rows = Rows(
      "wenz 0; points 61\n"
      "sjavs:H 0; points 120; tricks 8\n"               // chair 1: 12
      "sjavs:E 1; points 60; tricks 4\n"                // carried 2
      "sjavs:E 0; points 20; tricks 2\n"                // of chair 3: 16 and 2 off 0 and 2
      "sjavs:H 1; points 120; tricks 8\n"               // chair 1 again, after 12 to 0
      "sjavs:E 0; points 120; tricks 8; one_player\n",  // chair 1: all at once
      "");
  ASSERT_EQ(rows.size(), 6u);
  EXPECT_FALSE(rows[0].contains("sjavs"));
  EXPECT_EQ(rows[1]["sjavs"], json({{"left", {24, 12}}, {"rubbers", {0, 0}}}));
  EXPECT_EQ(rows[2]["sjavs"], rows[1]["sjavs"]);
  EXPECT_EQ(rows[2]["owed"]["carried"], 2);
  EXPECT_EQ(rows[3]["sjavs"], json({{"left", {6, 12}}, {"rubbers", {0, 0}}}));
  EXPECT_EQ(rows[4]["sjavs"], json({{"left", {24, 24}}, {"rubbers", {0, 1}}}));
  EXPECT_EQ(rows[5]["sjavs"], json({{"left", {24, 24}}, {"rubbers", {0, 3}}}));
}

// Kop is paid in units of its own, whatever the tariff.
TEST_F(Sheet, AnEveningOfKopIsSummedInItsUnits) {
  const std::string deal =
      "kop - | EO SO HU SZ | GO EA EZ GA | HO EU SA GZ | HA HZ GU SU | "
      "SO GO HO HA GU EO EA EU HU EZ SA HZ SU SZ GA GZ\n";
  const std::string kop = Call("score - --sheet", deal).out;
  EXPECT_THAT(kop, ContainsRegex("\nchair 0: [+-][0-9]+ units\nchair 1: [+-][0-9]+ units\n"));
  EXPECT_THAT(kop, HasSubstr("\nStock: 0 units\n"));
  EXPECT_THAT(Call("score - --sheet --lang de", deal).out,
              HasSubstr(" Einheiten\nStock: 0 Einheiten\n"));
  EXPECT_TRUE(Rows(deal, "")[0]["points"][0].is_null());
  const std::string mixed = Call("score - --sheet", deal + "wenz 0; points 61; lauf 0\n").out;
  EXPECT_THAT(mixed, ContainsRegex("\nchair 0: [+-][0-9]+ cents, "));
}

TEST_F(Sheet, SaysWhatItTakesForGranted) {
  const std::string lines =
      "ruf:E 0; partner 2; points 120\nruf:E 0; partner 2; points 120; tricks 7; lauf 2\n";
  const auto rows = Rows(lines, "");
  EXPECT_EQ(rows[0]["assumed"], json({"--tricks", "--lauf"}));
  EXPECT_FALSE(rows[1].contains("assumed"));
  const std::string text = Call("score - --sheet", lines).out;
  EXPECT_THAT(
      text,
      HasSubstr("\n            assumed because tricks is missing: at least one trick for each side"
                "\n            assumed because lauf is missing: no Laufende\n   2 "));
  EXPECT_THAT(Call("score - --sheet --lang de", lines).out,
              HasSubstr("weil lauf fehlt, gilt: keine Laufenden"));
}

TEST_F(Sheet, SaysWhoLosesARamsch) {
  const std::string names = "score - --sheet --names Anna,Bert,Cora,Dora --lang de";
  EXPECT_THAT(Call(names, "ramsch; points 20,50,40,10; tricks 2,3,2,1\n").out,
              HasSubstr(" Ramsch: Bert verliert "));
  EXPECT_THAT(Call(names, "passed\nramsch; points 120,0,0,0; tricks 8,0,0,0\n").out,
              HasSubstr(" Ramsch: Bert macht einen Durchm"));
}

TEST_F(Sheet, AnEveningByPencil) {
  struct Deal {
    const char* line;
    int dealer;
    int factor;
    int price;
    std::vector<int> payments, balance;
    int stock;
    json bock;  // still owed, how often and how many deals
    json rounds;
  };
  const json none = json::array();
  const auto bock = [](std::initializer_list<std::pair<int, int>> runs) {
    json list = json::array();
    for (const auto& [times, deals] : runs) list.push_back({{"times", times}, {"deals", deals}});
    return list;
  };
  const auto ramsch = [](int deals) {
    return json::array({{{"round", "ramsch"}, {"deals", deals}}});
  };
  const std::vector<Deal> evening = {
      // Everybody pays 10.
      {"passed", 3, 1, 0, {-10, -10, -10, -10}, {-10, -10, -10, -10}, 40, none, none},
      // Chair 1 with chair 3: 20, and 40 from the stock.
      {"ruf:E 0; partner 2; points 75",
       0,
       1,
       20,
       {-20, 60, -20, 20},
       {-30, 50, -30, 10},
       0,
       none,
       none},
      // 50, doubled by a Kontra that loses: a Bockrunde.
      {"wenz 0; points 61; kontra 1",
       1,
       2,
       100,
       {-100, -100, 300, -100},
       {-130, -50, 270, -90},
       0,
       bock({{1, 4}}),
       none},
      // Lost with 60, in the Bock.
      {"ruf:G 1; partner 3; points 60",
       2,
       2,
       40,
       {-40, 40, -40, 40},
       {-170, -10, 230, -50},
       0,
       bock({{1, 3}}),
       none},
      // A lost solo: one more Bockrunde upon the two deals that are left.
      {"solo:H 0; points 45",
       3,
       2,
       100,
       {-300, 100, 100, 100},
       {-470, 90, 330, 50},
       0,
       bock({{2, 2}, {1, 2}}),
       none},
      // 20 + three Laufende + Schneider, doubled twice.
      {"ruf:S 0; partner 1; points 95; lauf 3",
       0,
       4,
       240,
       {-240, 240, 240, -240},
       {-710, 330, 570, -190},
       0,
       bock({{2, 1}, {1, 2}}),
       none},
      {"passed",
       1,
       1,
       0,
       {-10, -10, -10, -10},
       {-720, 320, 560, -200},
       40,
       bock({{2, 1}, {1, 2}}),
       none},
      // The second in a row: a Ramschrunde.
      {"passed",
       2,
       1,
       0,
       {-10, -10, -10, -10},
       {-730, 310, 550, -210},
       80,
       bock({{2, 1}, {1, 2}}),
       ramsch(4)},
      // Chair 0 loses 20, doubled twice, to each; the stock stays.
      {"ramsch; points 50,40,20,10; tricks 3,2,2,1",
       3,
       4,
       80,
       {-240, 80, 80, 80},
       {-970, 390, 630, -130},
       80,
       bock({{1, 2}}),
       ramsch(3)},
      {"ramsch; points 10,80,20,10; tricks 1,4,2,1",
       0,
       2,
       40,
       {40, 40, -120, 40},
       {-930, 430, 510, -90},
       80,
       bock({{1, 1}}),
       ramsch(2)},
      {"ramsch; points 30,30,35,25; tricks 2,2,2,2",
       1,
       2,
       40,
       {-120, 40, 40, 40},
       {-1050, 470, 550, -50},
       80,
       none,
       ramsch(1)},
      // A Durchmarsch of chair 3.
      {"ramsch; points 120,0,0,0; tricks 8,0,0,0",
       2,
       1,
       20,
       {-20, -20, -20, 60},
       {-1070, 450, 530, 10},
       80,
       none,
       none},
      // 50 + two Laufende + Schneider, doubled by chair 3, who laid; a solo leaves the stock.
      {"wenz 2; points 95; lauf 2; laid 3",
       3,
       2,
       160,
       {-160, -160, 480, -160},
       {-1230, 290, 1010, -150},
       80,
       none,
       none},
      {"ruf:E 3; partner 1; points 61",
       0,
       1,
       20,
       {100, -20, 20, -20},
       {-1130, 270, 1030, -170},
       0,
       none,
       none},
  };
  std::string lines;
  for (const Deal& deal : evening) lines += std::string(deal.line) + "\n";
  const auto rows = Rows(lines, kTable);
  ASSERT_EQ(rows.size(), evening.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Deal& deal = evening[i];
    const json& row = rows[i];
    EXPECT_EQ(row["line"], i + 1);
    EXPECT_EQ(row["dealer"], deal.dealer) << deal.line;
    EXPECT_EQ(row["factor"], deal.factor) << deal.line;
    EXPECT_EQ(row["price"], deal.price) << deal.line;
    EXPECT_EQ(row["payments"].get<std::vector<int>>(), deal.payments) << deal.line;
    EXPECT_EQ(row["balance"].get<std::vector<int>>(), deal.balance) << deal.line;
    EXPECT_EQ(row["stock"], deal.stock) << deal.line;
    EXPECT_EQ(row["owed"]["bock"], deal.bock) << deal.line;
    EXPECT_EQ(row["owed"]["rounds"], deal.rounds) << deal.line;
  }
}

TEST_F(Sheet, TablesWithRulesOfTheirOwn) {
  const auto kreuz = Rows(
      "kreuz 0; points 60; tricks 4\nkreuz 0; points 61; tricks 4\nkreuz 1; points 59; tricks 4\n",
      "--rules kreuz");
  ASSERT_EQ(kreuz.size(), 3u);
  EXPECT_EQ(kreuz[0]["payments"], json({0, 0, 0, 0}));
  EXPECT_TRUE(kreuz[0]["won"].is_null());
  EXPECT_EQ(kreuz[1]["dealer"], kreuz[0]["dealer"]) << "dealt again";
  EXPECT_EQ(kreuz[1]["payments"], json({40, -40, 40, -40}));
  EXPECT_EQ(kreuz[2]["dealer"], 0);
  const auto five =
      Rows("ruf:E 0; partner 2; points 61; laid 0 4\nruf:E 0; partner 2; points 61; layers 5\n",
           "--rules five --chairs 5");
  ASSERT_EQ(five.size(), 2u);
  EXPECT_EQ(five[0]["price"], 80);
  EXPECT_EQ(five[1]["price"], 640);
  EXPECT_EQ(Rows("ruf:E 0; partner 2; points 61; layers 5\n", "--rules sauspiel", 65).size(), 1u);
  const auto four =
      Rows("ruf:E 0; partner 2; points 61; laid 0 4\nruf:E 0; partner 2; points 61; layers 5\n",
           "--rules five --chairs 4", 65);
  ASSERT_EQ(four.size(), 2u);
  for (const json& row : four) EXPECT_TRUE(row.contains("error")) << "nobody sits out: " << row;
  const auto muss = Rows(
      "muss:E 0; partner 1; points 60; trumps 4\nmuss:E 0; partner 1; points 60; trumps 3\n"
      "muss:E 0; partner 1; points 60\n",
      "--rules cup_muss");
  ASSERT_EQ(muss.size(), 3u);
  EXPECT_EQ(muss[0]["won"], false);
  EXPECT_EQ(muss[1]["won"], true);
  EXPECT_EQ(muss[2]["assumed"], json({"--trumps"}));
  const auto told = Rows("muss:E 0; partner 1; points 60; trumps 3; lauf 0\n", "");
  EXPECT_EQ(told[0]["won"], true) << "they decide nothing here, but may be told";
  const auto three = Rows("ruf:E 0; partner 2; points 61\n", "--rules three --chairs 3");
  ASSERT_EQ(three.size(), 1u);
  EXPECT_EQ(three[0]["payments"], json({20, -40, 20}));
}

// A tournament counts points: a Rufspiel 1, 2 with Schneider, a solo 5 to each opponent.
TEST_F(Sheet, ATournamentCountsPlusAndMinusPoints) {
  const auto rows = Rows(
      "ruf:E 0; partner 2; points 61\n"
      "ruf:G 3; partner 1; points 20\n"
      "solo:H 2; points 61\n"
      "muss:E 1; partner 0; points 60\n"
      "wenz+tout 0; tricks 7\n"
      "passed\n",
      "--rules tournament", 65);
  ASSERT_EQ(rows.size(), 6u);
  const auto points = [&](std::size_t row, const char* which) {
    return rows[row][which].get<std::vector<int>>();
  };
  EXPECT_EQ(points(0, "points"), (std::vector<int>{1, -1, 1, -1}));
  EXPECT_EQ(points(1, "points"), (std::vector<int>{-1, 1, -1, 1}));
  EXPECT_EQ(points(2, "points"), (std::vector<int>{14, -4, -6, -4}));
  EXPECT_EQ(points(3, "points"), (std::vector<int>{15, -5, -7, -3}));
  EXPECT_EQ(points(4, "points"), (std::vector<int>{-15, 5, 3, 7}));
  EXPECT_EQ(points(4, "plus"), (std::vector<int>{17, 12, 11, 13}));
  EXPECT_EQ(points(4, "minus"), (std::vector<int>{32, 7, 8, 6}));
  EXPECT_EQ(rows[5]["error"],
            "expected the muss that follows if nobody bids (option all_pass), found passed");
}

TEST_F(Sheet, ABadLineStopsNothing) {
  const auto rows = Rows(
      "wenz 0; points 61; kontra 1\n"
      "wenz 0; points 61; kontra 0\n"
      "ruf:E 0; points 61\n"
      "    wenz 0; points\n"
      "solo:H 0; points 61\n",
      kTable, 65);
  ASSERT_EQ(rows.size(), 5u);
  EXPECT_EQ(rows[1]["column"], 27);
  EXPECT_THAT(rows[2]["error"].get<std::string>(), HasSubstr("partner"));
  EXPECT_EQ(rows[3]["column"], 13);
  EXPECT_EQ(rows[4]["dealer"], 3) << "dealt, if not recorded";
  EXPECT_EQ(rows[4]["factor"], 2) << "the Bock is still due";
  EXPECT_EQ(rows[4]["balance"], json::array({600, -200, -200, -200}));
}

TEST_F(Sheet, ARoundThatIsDueIsPlayed) {
  const std::string two = "passed\npassed\n";
  const std::string option = "--option ramsch_round_after=2";
  EXPECT_EQ(Rows(two + "wenz 0; points 61\n", option, 65)[2]["error"],
            "expected a game allowed in the ramsch round, found wenz");
  EXPECT_THAT(Rows(two + "passed\n", option, 65)[2]["error"].get<std::string>(),
              HasSubstr("the current ramsch round"));
  const auto rows = Rows(two + "wenz 0; points 61; round none\n", option);
  EXPECT_EQ(rows[2]["owed"]["rounds"][0]["deals"], 4) << "unless the line says otherwise";
}

TEST_F(Sheet, DealLinesWithNotes) {
  const std::string hands =
      " | EA EZ EK E9 E8 E7 G7 G8 | EO GO HO SO EU GU HU SU | "
      "HA HZ HK H9 H8 H7 S7 S8 | GA GZ GK G9 SA SZ SK S9";
  const std::string lines = "passed -" + hands +
                            "\n"
                            "ruf:S 2" +
                            hands +
                            " | | 20 ; kontra 1  # who held EO\n"
                            "solo:H 1" +
                            hands + " | | 121 ; forehand 3; laid 0 2\n" + "wenz 1" + hands +
                            " | | 121; round last\n";
  const auto rows = Rows(lines, "--forehand 2 --option last_round=doubled");
  ASSERT_EQ(rows.size(), 4u);
  EXPECT_EQ(rows[0]["dealer"], 1);
  EXPECT_EQ(rows[1]["forehand"], 3);
  EXPECT_EQ(rows[1]["declarer"], 1);
  EXPECT_EQ(rows[1]["side"], json::array({1, 2}));
  EXPECT_EQ(rows[1]["factor"], 2);
  EXPECT_EQ(rows[1]["owed"]["old"], 0) << "seat 1";
  EXPECT_EQ(rows[2]["forehand"], 3);
  EXPECT_EQ(rows[2]["doublings"]["layers"], 2);
  EXPECT_EQ(rows[3]["dealer"], 0) << "the old one";
  EXPECT_EQ(rows[3]["round"], "last");
  EXPECT_EQ(rows[3]["factor"], 2);
  EXPECT_EQ(Call("solve - --threshold 61", "solo:H 1" + hands + " ; kontra 0\n").out, "1\n")
      << "other verbs read over the notes";
  const Outcome plain = Call("score -", lines);
  EXPECT_EQ(plain.status, 0) << plain.err;
  EXPECT_THAT(plain.out, HasSubstr("Legen                   x 4"));
}

TEST_F(Sheet, OtherTables) {
  const auto five =
      Rows("wenz 3; points 61\npassed\n", "--chairs 5 --option all_pass=throw_in_stock");
  EXPECT_EQ(five[0]["dealer"], 4);
  EXPECT_EQ(Rows("Herz-Solo 2; points 61\nweiter\n", "")[1]["contract"], "passed");
  EXPECT_EQ(Rows("  foo 0; points 61\n", "", 65)[0]["column"], 3);
  EXPECT_EQ(five[0]["payments"], json::array({-50, -50, -50, 150, 0}));
  EXPECT_EQ(five[1]["payments"], json::array({0, -10, -10, -10, -10})) << "the dealer sits out";
  const auto three =
      Rows("wenz 2; points 61\npassed\n", "--chairs 3 --option all_pass=throw_in_stock");
  EXPECT_EQ(three[0]["payments"], json::array({-50, -50, 100}));
  EXPECT_EQ(three[1]["stock"], 30);
  const auto kontra = Rows("wenz 1; points 50; tricks 5; kontra 2\n", "--chairs 3");
  EXPECT_EQ(kontra[0]["payments"], json::array({100, -200, 100}));
  const auto cross =
      Rows("kreuz 1; points 61; kontra 1\nkreuz 0; points 61; laid 0; kontra 1,2\n", "");
  EXPECT_EQ(cross[0]["payments"], json::array({-80, 80, -80, 80})) << "who doubled last declares";
  EXPECT_EQ(cross[1]["payments"], json::array({-320, 320, -320, 320}));
  EXPECT_EQ(
      Rows("kreuz 0; points 61; kontra 1\n", "", 65)[0]["error"],
      "expected 1 or 3 as declarer, because the doubles put them on the declaring side, found 0");
  const auto debts =
      Rows("ruf:E 0; partner 1; points 61\nwenz 3; points 61\n", "--round allgaeuer");
  EXPECT_EQ(debts[1]["owed"]["allgaeuer"][0], json::array({"solo"}));
  EXPECT_EQ(debts[1]["owed"]["allgaeuer_deals"], 10);
  const auto again = Rows("passed; round schieber\npassed; round schieber\nsolo:E 0; points 61\n",
                          "--option all_pass=throw_in_stock");
  EXPECT_EQ(again[2]["dealer"], 3) << "a Schieber that nobody takes is dealt again";
  EXPECT_EQ(again[2]["stock"], 0);
  const auto fined = Rows("wenz 1; points 20\n", "--option reuegeld=30");
  EXPECT_EQ(fined[0]["owed"]["reuegeld"], json::array({0, 30, 0, 0}));
}

TEST_F(Sheet, OtherProgramsAskForTheSameRows) {
  const std::string lines = "passed\nwenz 0; points 61; kontra 1\nfoo\nruf:E 1\n";
  json question = {{"question", "sheet"},
                   {"deals", {"passed", "wenz 0; points 61; kontra 1", "foo", "ruf:E 1"}},
                   {"forehand", 2},
                   {"chairs", 5},
                   {"options", "all_pass=throw_in_stock"}};
  const Outcome answer = Call("answer", question.dump() + "\n");
  EXPECT_EQ(answer.status, 0) << answer.err;
  EXPECT_EQ(json::parse(answer.out)["rows"],
            json(Rows(lines, "--chairs 5 --forehand 2 --option all_pass=throw_in_stock", 65)));
  question["forehand"] = 5;
  EXPECT_THAT(Call("answer", question.dump() + "\n").out,
              HasSubstr("expected a chair from 0 to 4"));
}

TEST_F(Sheet, AsText) {
  const Outcome run = Call(std::string("score - --sheet ") + kTable,
                           "passed\nwenz 0; points 61; lauf 0; kontra 2\nfoo\n");
  EXPECT_EQ(run.status, 65);
  EXPECT_EQ(run.err, "-:3:1: expected a contract, found \"foo\"\n");
  const std::vector<std::string> lines = absl::StrSplit(run.out, '\n');
  ASSERT_EQ(lines.size(), 17u) << run.out;
  EXPECT_THAT(lines[0], HasSubstr("dealer"));
  EXPECT_THAT(lines[2], testing::EndsWith("|    40"));
  EXPECT_EQ(lines[3], "            pending: Bock x2: 4 deals");
  EXPECT_THAT(lines[4], HasSubstr("not recorded"));
  EXPECT_EQ(lines[5],
            "Warning: 1 deal is missing (see the rows above), so all amounts are provisional.");
  EXPECT_EQ(lines[7], "chair 1: +290 cents, 29 points: 30 gained, 1 lost");
  EXPECT_EQ(lines[10], "Stock: 40 cents");
  EXPECT_EQ(lines[11], "pending: Bock x2: 4 deals");
}

TEST_F(Sheet, RefusesWhatIsNoEvening) {
  EXPECT_EQ(Call("score wenz --points 61 --sheet").status, 2);
  EXPECT_EQ(Call("score - --chairs 5").status, 2);
  EXPECT_EQ(Call("score - --sheet --forehand 4", "passed\n").status, 2);
  EXPECT_EQ(Call("score - --sheet --chairs 7", "passed\n").status, 2);
  for (const char* line :
       {"passed; forehand 4", "passed; foo 1", "passed; kontra", "passed; bock 9",
        "passed; bock 1; bock 1", "ruf:E; points 61", "ramsch 1; points 50,40,20,10",
        "wenz 0; points 61; kontra 1,1,1", "wenz 4; points 61", "kop -; points 53",
        "wenz 0; points 61; one-player x", "wenz 0; points 61; round foo", "; points 61",
        "passed; points 61", "passed; kontra 0"}) {
    EXPECT_EQ(Call("score - --sheet", std::string(line) + "\n").status, 65) << line;
  }
}

}  // namespace
}  // namespace schafkopf::score_sheet_test
