// Tables of games in CSV: who sits where, what a row says.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "tests/support/game_lines.h"
#include "tools/answers/games/game_splitter.h"

namespace schafkopf::csv_games_test {
namespace {

TEST(CsvGames, SheetsOfAClubNameColumnsAndPlayers) {
  EXPECT_EQ(
      LinesOf(
          "Datum;Spiel;Spieler;Mitspieler;Augen;Laufende;Kontra;gelegt;Preis;Anna;Bert;Cora;Dora\n"
          "1.11.;Sauspiel;Bert;Dora;75;3;;Anna;20;-20;20;-20;20\n"
          "1.11.;Herz-Solo;Cora;;91;;Anna, Cora;;50;0;0;0;0\n"
          "1.11.;;;;;;;;;0;0;0;0\n"),
      (std::vector<std::string>{
          "2: Sauspiel 1 ; players Anna, Bert, Cora, Dora; date 1.11.; laid 0; forehand 0; partner "
          "3; "
          "points 75; lauf 3",
          // Bert is forehand now.
          "3: Herz-Solo 1 ; players Bert, Cora, Dora, Anna; kontra 3 1; date 1.11.; forehand 1; "
          "points 91",
          "4: passed ; players Cora, Dora, Anna, Bert; date 1.11.; forehand 2"}));
}

// Columns of players who never declare are theirs, too: gains and losses are even with them.
TEST(CsvGames, ATableKnowsWhoOnlyPays) {
  const auto one = [](const std::string& text) { return LinesOf(text).back(); };
  EXPECT_EQ(one("Spiel;Spieler;Augen;Anna;Bert;Cora;Dora;Summe\nWenz;Bert;75;-70;210;-70;-70;0"),
            "2: Wenz 1 ; players Anna, Bert, Cora, Dora; forehand 0; points 75");
  EXPECT_EQ(one("Spiel;Spieler;Augen;Art;Anna;Bert;Cora;Dora\nWenz;Bert;75;;-0,70;1,40;-0,70;"),
            "2: Wenz 1 ; players Anna, Bert, Cora; seats 3; forehand 0; points 75")
      << "three play";
  // A sum or a price is nobody's, however it fits; a cell too many spoils nothing.
  EXPECT_EQ(one("Spiel;Spieler;Augen;Anna;Bert;Cora;Dora;Summe;Preis\n"
                "Wenz;Dora;50;50;50;50;-150;0;150;gut gespielt"),
            "2: Wenz 3 ; players Anna, Bert, Cora, Dora; forehand 0; points 50");
  EXPECT_EQ(one("Spiel;Spieler;Mitspieler;Preis;Anna;Bert;Cora;Dora\nSauspiel;Bert;Cora;20;20;-20;-"
                "20;20"),
            "2: Sauspiel 1 ; players Anna, Bert, Cora, Dora; forehand 0; partner 2");
  EXPECT_EQ(one("Spiel;Spieler;Augen;Art;Anna;Bert;Cora;Dora;Rest\nWenz;Bert;75;x;;;;;"),
            "2: Wenz 1 ; players Anna, Bert, Cora, Dora; forehand 0; points 75")
      << "nobody wrote down what they won";
  EXPECT_EQ(one("Spiel;Spieler;Mitspieler;Kontra;Anna;Bert;Cora;Dora;Emil\n"
                "Sauspiel;Bert;Cora;Anna;;;;;\nWenz;Emil;;;;;;;\n"),
            "3: Wenz 3 ; players Bert, Cora, Dora, Emil; forehand 1")
      << "five";
}

TEST(CsvGames, WhoDealsTellsHowTheySit) {
  EXPECT_EQ(LinesOf("No,dealer,game,player,kontra,runners\n1,Dora,Wenz,Bert,,2\n"
                    "2,Anna,Wenz,Bert,Emil,\n3,Bert,Wenz,Dora,Cora,\n4,Cora,passed,,,"),
            (std::vector<std::string>{
                "2: Wenz 1 ; id 1; players Anna, Bert, Cora, Dora; forehand 1; lauf 2",
                "3:18: expected a seat from 0 to 3, or the name of a player, found \"Emil\"",
                "4: Wenz 1 ; id 3; players Cora, Dora, Anna, Bert; kontra 0; forehand 3",
                "5: passed ; id 4; players Dora, Anna, Bert, Cora; forehand 0"}));
}

TEST(CsvGames, RowsOfATableSayWhoIsMeant) {
  // A word that is no name is no player.
  EXPECT_EQ(LinesOf("Spiel;Spieler;Augen;Kontra\nWenz;Bert;75;ja\nGeier;Anna;70;Bert\n"),
            (std::vector<std::string>{
                "2:14: expected a seat from 0 to 3, or the name of a player, found \"ja\"",
                "3: Geier 0 ; players Anna, , , Bert; kontra 3; forehand 1; points 70"}));
  // Nor is one beside the columns of players.
  EXPECT_EQ(
      LinesOf("Spiel,Spieler,Anna,Bert,Cora,Dora\nWenz,Anna,,,,\nWenz,Emil,,,,\nWenz,Dora,,,,"),
      (std::vector<std::string>{
          "2: Wenz 0 ; players Anna, Bert, Cora, Dora; forehand 0",
          "3:6: expected a seat from 0 to 3, or the name of a player, found \"Emil\"",
          "4: Wenz 1 ; players Cora, Dora, Anna, Bert; forehand 2"}));
}

TEST(CsvGames, SmallLettersNameTheSamePlayer) {
  EXPECT_EQ(
      LinesOf("Spiel;Spieler;Augen\nWenz;Bert;75\nGeier;bert;70\nGeier;Anna;70\n"),
      (std::vector<std::string>{"2: Wenz 0 ; players Bert, Anna, , ; forehand 0; points 75",
                                "3: Geier 3 ; players Anna, , , Bert; forehand 1; points 70",
                                "4: Geier 3 ; players , , Bert, Anna; forehand 2; points 70"}));
  // Nobody stands behind a comma too many.
  EXPECT_EQ(LinesOf("Spiel;Spieler;Augen;Kontra\nWenz;Bert;75;\nGeier;Anna;70;Bert,\n").back(),
            "3: Geier 0 ; players Anna, , , Bert; kontra 3; forehand 1; points 70");
}

TEST(CsvGames, HandsOfATableStandAtTheirSeats) {
  const std::string hands[] = {"EA EK EO GZ GK H8 SK S8", "E9 E8 GA HU H9 H7 SA SZ",
                               "EZ EU E7 GU HA SO SU S7", "GO G9 G8 G7 HZ HK HO S9"};
  EXPECT_EQ(LinesOf(absl::StrCat("Spiel,Spieler,Blatt 3,Blatt 1,Blatt 0,Blatt 2\nwenz,2,", hands[3],
                                 ",", hands[1], ",", hands[0], ",", hands[2])),
            LinesOf(absl::StrCat("\nwenz 2 | ", absl::StrJoin(hands, " | "))));
  EXPECT_EQ(LinesOf(absl::StrCat("Spiel,Spieler,Blatt 0,Blatt 1,Blatt 2,Blatt 3\nwenz,2,", hands[0],
                                 ",,", hands[2], ",", hands[3])),
            std::vector<std::string>{"2:32: expected the hand for seat 1, found nothing"});
}

// A table of any length waits for no more than some of its rows.
TEST(CsvGames, LongTablesComeInParts) {
  GameSplitter games;
  games.Add({1, "Spiel,Spieler,Nr", false});
  std::int64_t number = 1;
  int taken = 0;
  std::string last;
  for (int i = 0; i < 5; ++i) {
    for (int row = 0; row < 20; ++row) {
      games.Add(
          {++number,
           absl::StrCat("Wenz,", row % 2 == 0 ? "Anna" : "Bert", ",", std::string(60'000, '1')),
           false});
    }
    games.Add({++number, "Wenz,Cora,\"offen", false});
    games.Add({++number, "zu\"", false});
    while (const auto game = games.Take()) {
      ++taken;
      last = game->text;
    }
    EXPECT_GE(taken, 21 * (i - 3));
  }
  EXPECT_LT(taken, 105);
  games.End();
  while (const auto game = games.Take()) {
    ++taken;
    EXPECT_TRUE(game->refusal.ok()) << game->refusal;
    last = game->text;
  }
  EXPECT_EQ(taken, 105);
  EXPECT_THAT(last, testing::HasSubstr(R"("players":["Anna","Bert","Cora",""],"forehand":"0")"));
}

// Beside the cards "Punkte" may be money; "Augen" are what the cards say.
TEST(CsvGames, PointsBesideCardsAreComparedWithThem) {
  const std::string cards =
      "EA EO HA GA GO HZ GZ EZ HO HK GK EK SO H9 G9 E9 EU H8 SA E8 GU H7 SZ E7 HU S7 SK G7 SU S8 "
      "S9 G8";
  const auto with = [&](const char* column, const char* points) {
    return LinesOf(
               absl::StrCat("Spiel;Spieler;Karten;", column, "\nHerz-Solo;1;", cards, ";", points))
        .back();
  };
  EXPECT_EQ(with("Augen", "120"), with("Augen", "") + " ; points 120");
  EXPECT_EQ(with("Augen", "54"),
            "2:1: points: column 1: expected 120, going by the cards, found 54");
  EXPECT_EQ(with("Punkte", "50"), with("Augen", ""));
}

// A result without cards is what the declarer's side got.
TEST(CsvGames, AResultWithoutCardsIsItsPoints) {
  EXPECT_EQ(LinesOf("Spiel,Spieler,Ergebnis\nWenz,0,75\nWenz,0,gewonnen\nBettel,1,1\n"),
            (std::vector<std::string>{
                "2: Wenz 0 ; points 75",
                "3:1: result: column 1: expected the declaring side's points, found "
                "\"gewonnen\"",
                "4:1: result: column 1: expected no result, found \"1\""}));
  EXPECT_EQ(LinesOf(R"({"contract":"wenz","declarer":1,"points":70,"result":75})"),
            std::vector<std::string>{"1:1: result: column 1: expected 70, found \"75\""});
}

}  // namespace
}  // namespace schafkopf::csv_games_test
