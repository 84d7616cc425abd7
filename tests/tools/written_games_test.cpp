// Games in every form read back as what they were.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "tests/support/foreign_games.h"
#include "tests/support/test_scale.h"
#include "tools/answers/games/convert.h"
#include "tools/answers/games/encoding.h"
#include "tools/answers/games/game_splitter.h"
#include "tools/answers/games/object_game.h"
#include "tools/answers/games/written_game.h"

namespace schafkopf::written_games_test {
namespace {

// The games of a text, as all readers of games get them.
std::vector<absl::StatusOr<WrittenGame>> GamesOf(const std::string& text,
                                                 GameNeeds needs = GameNeeds::kCards) {
  GameSplitter games;
  std::int64_t number = 0;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    ++number;
    line = absl::StripSuffix(line, "\r");
    if (absl::StripAsciiWhitespace(line).empty()) continue;
    games.Add({number, std::string(line), false});
  }
  games.End();
  std::vector<absl::StatusOr<WrittenGame>> read;
  while (const auto game = games.Take()) {
    read.push_back(ReadWrittenGame(*game, kUsualOptions, needs));
  }
  return read;
}

// What the forms of other programs know.
std::vector<Contract> ForeignContracts() {
  std::vector<Contract> contracts;
  for (const Contract& contract : AllContracts()) {
    const std::string row = RowOf(contract);
    for (const char* known : {"ruf", "solo", "wenz", "geier", "farbwenz", "farbgeier"}) {
      if (row == known && !(row == "ruf" && contract.is_tout())) contracts.push_back(contract);
    }
  }
  contracts.push_back(Contract::Named("ramsch"));
  return contracts;
}

std::vector<MadeUpGame> MadeUpGames(int count) {
  const std::vector<Contract> contracts = ForeignContracts();
  std::vector<MadeUpGame> games;
  Random random(45, 2);
  for (int i = 0; i < count; ++i) {
    const Deck deck = i % 3 == 2 ? Deck::kShort : Deck::kLong;
    games.push_back(
        MakeUpGame(contracts[static_cast<std::size_t>(i) % contracts.size()], deck, i + 1, random));
  }
  return games;
}

int Count() { return std::max(60, 1000 / TestScale()); }

void ExpectSame(const absl::StatusOr<WrittenGame>& read, const MadeUpGame& game,
                const std::string& text, bool named = true) {
  ASSERT_TRUE(read.ok()) << read.status() << "\n" << text;
  EXPECT_EQ(ToString(read->deal), ToString(game.line)) << text;
  EXPECT_EQ(read->deal, game.line) << text;
  if (named) {
    EXPECT_EQ(read->players, std::vector<std::string>(game.names.begin(), game.names.end()));
    EXPECT_EQ(read->id.ToText(), absl::StrCat(game.number)) << text;
  }
}

TEST(WrittenGames, NetSchafkopf) {
  for (const bool mojibake : {false, true}) {
    std::string text = "Schafkopf mit langer Karte\r\ngespielt von Anna und anderen\r\n\r\n";
    std::vector<MadeUpGame> games = MadeUpGames(Count());
    for (std::size_t i = 0; i < games.size(); ++i) {
      const std::string block = NetSchafkopfBlock(games[i], /*schieber=*/i % 5 == 4);
      text += (mojibake ? AsMojibake(block) : block) + "\r\n";
    }
    const auto read = GamesOf(text);
    ASSERT_EQ(read.size(), games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
      ExpectSame(read[i], games[i], NetSchafkopfBlock(games[i], false));
    }
  }
}

TEST(WrittenGames, NetSchafkopfThrownIn) {
  Random random(3, 3);
  MadeUpGame game = MakeUpGame(Contract::Named("wenz"), Deck::kLong, 7, random);
  game.line.contract.reset();
  game.line.declarer = Seat(0);
  game.line.played.clear();
  const auto read = GamesOf(NetSchafkopfBlock(game, false));
  ASSERT_EQ(read.size(), 1u);
  ExpectSame(read[0], game, "thrown in");
}

TEST(WrittenGames, OpenSchafkopf) {
  std::string text;
  const std::vector<MadeUpGame> games = MadeUpGames(Count());
  for (const MadeUpGame& game : games) text += OpenSchafkopfLine(game) + "\n";
  const auto read = GamesOf(text);
  ASSERT_EQ(read.size(), games.size());
  for (std::size_t i = 0; i < games.size(); ++i) {
    ExpectSame(read[i], games[i], OpenSchafkopfLine(games[i]), /*named=*/false);
  }
}

TEST(WrittenGames, SauspielEventsAndPages) {
  std::string events, pages;
  std::vector<MadeUpGame> games = MadeUpGames(Count());
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (i % 4 == 1) games[i].laid = {3, 1};
    if (i % 4 == 2) games[i].kontra = {static_cast<int>(i / 4) % 4};
    events += SauspielEvents(games[i], static_cast<int>(i % 4));
    pages += SauspielPage(games[i]);
  }
  const auto check = [&](const std::vector<absl::StatusOr<WrittenGame>>& read) {
    ASSERT_EQ(read.size(), games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
      ExpectSame(read[i], games[i], absl::StrCat("game ", i));
      if (!read[i].ok()) continue;
      EXPECT_EQ(read[i]->kontra, absl::StrJoin(games[i].kontra, " "));
      EXPECT_EQ(read[i]->notes.empty() ? "" : read[i]->notes[0].text,
                absl::StrJoin(games[i].laid, " "));
    }
  };
  check(GamesOf(events));
  check(GamesOf(pages));
}

// What is written in a form of ours, with all that it may say of itself, is read as the same.
TEST(WrittenGames, OursReadBackEqual) {
  const std::vector<MadeUpGame> games = MadeUpGames(Count());
  for (const GameTarget target : {GameTarget::kLines, GameTarget::kJson, GameTarget::kCsv,
                                  GameTarget::kOpenSchafkopf, GameTarget::kNetSchafkopf}) {
    GameWriter writer(target);
    std::string text;
    std::vector<WrittenGame> written;
    for (const MadeUpGame& game : games) {
      WrittenGame made;
      made.deal = game.line;
      made.id = absl::StrCat(game.number);
      made.players.assign(game.names.begin(), game.names.end());
      if (target != GameTarget::kOpenSchafkopf && target != GameTarget::kNetSchafkopf) {
        made.deal.result = game.line.contract->parties() == Parties::kEach
                               ? std::nullopt
                               : std::optional(FinalValue(PositionOf(game.line)));
        made.bids = "0 pass, 1 ruf";
        made.kontra = "1 2";
        made.notes = {{"laid", "0 3"}, {"revoke", "2"}, {"claim", "0"}};
      } else if (target == GameTarget::kOpenSchafkopf) {
        made.id = Cell();
        made.players.clear();
      }
      const auto line = writer.Write(made);
      ASSERT_TRUE(line.has_value());
      text += *line + "\n";
      written.push_back(made);
    }
    EXPECT_EQ(writer.Lost().in(Language::kEnglish), "");
    const auto read = GamesOf(text);
    ASSERT_EQ(read.size(), games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
      ASSERT_TRUE(read[i].ok()) << read[i].status();
      EXPECT_EQ(read[i]->ToLine(), written[i].ToLine());
      EXPECT_EQ(read[i]->deal, written[i].deal);
    }
  }
}

TEST(WrittenGames, WhatATableHoldsReadsBack) {
  WrittenGame game;
  game.head = "wenz 1";
  game.players = {"Anna, die Ältere", "Bert \"B\"", "Cora", "Dora"};
  game.notes = {{"date", "zwei\nZeilen"}};
  GameWriter writer(GameTarget::kCsv);
  const std::string written = *writer.Write(game);
  const auto read = GamesOf(written, GameNeeds::kNotes);
  ASSERT_EQ(read.size(), 1u);
  ASSERT_TRUE(read[0].ok()) << read[0].status();
  EXPECT_EQ(read[0]->players,
            (std::vector<std::string>{"Anna  die Ältere", "Bert \"B\"", "Cora", "Dora"}));
  EXPECT_EQ(read[0]->notes[0].text, "zwei\nZeilen");
}

TEST(WrittenGames, AnUnfinishedRamschIsNoProtocol) {
  Random random(5, 5);
  const MadeUpGame made = MakeUpGame(Contract::Named("ramsch"), Deck::kLong, 1, random);
  WrittenGame game;
  game.deal = made.line;
  EXPECT_TRUE(GameWriter(GameTarget::kNetSchafkopf).Write(game).has_value());
  game.deal.played.clear();
  EXPECT_FALSE(GameWriter(GameTarget::kNetSchafkopf).Write(game).has_value());
}

TEST(WrittenGames, SheetsOfAClubNameColumnsAndPlayers) {
  const auto read = GamesOf(
      "Datum;Spiel;Spieler;Mitspieler;Augen;Laufende;Kontra;gelegt;Preis;Anna;Bert;Cora;Dora\n"
      "1.11.;Sauspiel;Bert;Dora;75;3;;Anna;20;-20;20;-20;20\n"
      "1.11.;Herz-Solo;Cora;;91;;Anna, Cora;;50;0;0;0;0\n"
      "1.11.;;;;;;;;;0;0;0;0\n",
      GameNeeds::kNotes);
  ASSERT_EQ(read.size(), 3u);
  const auto line = [&](std::size_t i) { return read[i].ok() ? read[i]->ToLine() : "error"; };
  EXPECT_EQ(
      line(0),
      "Sauspiel 1 ; players Anna, Bert, Cora, Dora; date 1.11.; laid 0; forehand 0; partner 3; "
      "points 75; lauf 3");
  // Bert is forehand now.
  EXPECT_EQ(line(1),
            "Herz-Solo 1 ; players Bert, Cora, Dora, Anna; kontra 3 1; date 1.11.; forehand 1; "
            "points 91");
  EXPECT_EQ(line(2), "passed ; players Cora, Dora, Anna, Bert; date 1.11.; forehand 2");
}

TEST(WrittenGames, ABadGameHasItsPlaceAndSpoilsNoOther) {
  const std::vector<MadeUpGame> games = MadeUpGames(8);
  std::string broken = NetSchafkopfBlock(games[0], false);
  broken.replace(broken.find(" spielt aus: ") + 13, 2, "QQ");
  const std::string text = absl::StrCat(
      NetSchafkopfBlock(games[1], false), broken, "\n", "{\"contract\": \"wenz\",\n",
      ToString(games[2].line), "\n[{\"contract\":\"wenz\"},\n", SauspielEvents(games[3], 1),
      "<html><body>nothing</body></html>\n", OpenSchafkopfLine(games[4]), "\n");
  GameSplitter splitter;
  std::int64_t number = 0;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    ++number;
    if (!absl::StripAsciiWhitespace(line).empty()) splitter.Add({number, std::string(line), false});
  }
  splitter.End();
  int good = 0;
  std::vector<std::int64_t> bad;
  while (const auto game = splitter.Take()) {
    if (ReadWrittenGame(*game, kUsualOptions, GameNeeds::kCards).ok()) {
      ++good;
    } else {
      bad.push_back(game->number);
    }
  }
  EXPECT_EQ(good, 4) << text;
  ASSERT_GE(bad.size(), 4u);
  const auto lines = std::vector<std::string>(absl::StrSplit(text, '\n'));
  EXPECT_NE(lines[static_cast<std::size_t>(bad[0]) - 1].find("QQ"), std::string::npos);
}

// The games of a text by their lines: "4: wenz 2 | ...", or what is wrong.
std::vector<std::string> LinesOf(const std::string& text) {
  GameSplitter games;
  std::int64_t number = 0;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    ++number;
    if (!absl::StripAsciiWhitespace(line).empty()) games.Add({number, std::string(line), false});
  }
  games.End();
  std::vector<std::string> lines;
  while (const auto game = games.Take()) {
    const auto read = ReadWrittenGame(*game, kUsualOptions, GameNeeds::kNotes);
    lines.push_back(read.ok() ? absl::StrCat(game->number, ": ", read->ToLine())
                              : absl::StrCat(game->number, ":", ColumnOf(read.status()), ": ",
                                             std::string(read.status().message())));
  }
  return lines;
}

TEST(WrittenGames, EveryFormMayStandBehindEveryOther) {
  const std::vector<MadeUpGame> games = MadeUpGames(2);
  const std::string noted = "ruf:E 0; partner 2; points 75; id NetSchafkopf 12\n";
  std::string page = SauspielPage(games[0]);
  page.resize(page.rfind("</body>"));  // without its end
  const std::vector<std::string> forms = {ToString(games[0].line) + "\n",
                                          NetSchafkopfBlock(games[0], false) + "\n",
                                          "Schafkopfprotokoll\ngespielt von Anna: und anderen\n" +
                                              NetSchafkopfBlock(games[0], true) + "\n",
                                          OpenSchafkopfLine(games[0]) + "\n",
                                          noted,
                                          "Spiel;Spieler;Augen\nWenz;Anna;75\n",
                                          "{\"contract\": \"wenz\", \"declarer\": 1}\n",
                                          SauspielEvents(games[0], 1),
                                          SauspielPage(games[0])};
  for (const std::string& first : forms) {
    for (const std::string& second : forms) {
      // A row of the table.
      const bool is_row = second == noted || absl::StrContains(second, "Augen");
      if (absl::StrContains(first, "Augen") && is_row) continue;
      const auto read = GamesOf(first + second, GameNeeds::kNotes);
      ASSERT_EQ(read.size(), 2u) << first << second;
      for (const auto& game : read) EXPECT_TRUE(game.ok()) << game.status() << first << second;
    }
  }
  const auto read = GamesOf(page + "\n" + ToString(games[1].line));
  ASSERT_EQ(read.size(), 2u);
  ExpectSame(read[0], games[0], page);
  ExpectSame(read[1], games[1], page, /*named=*/false);
}

TEST(WrittenGames, ABadElementSpoilsNoOther) {
  const std::string good = R"({"contract": "wenz", "declarer": 1})";
  const std::string wenz = ": wenz 1";
  struct Case {
    std::string text;
    std::vector<std::int64_t> good;
    std::size_t games;
  };
  for (const Case& each : std::vector<Case>{
           {absl::StrCat("[", good, ",\n", good, "]"), {1, 2}, 2},
           {absl::StrCat("[\n", good, ",\n{\"contract\": \"wenz\",\n", good, "\n]"), {2, 4}, 3},
           {absl::StrCat("[\n  ", good, ",\n  {\n    \"contract\": \"wenz\n  ", good, "\n]"),
            {2, 5},
            3},
           {absl::StrCat("[\n", good, ",\nnonsense\n", good, ",\n", good, "\n]\n", good),
            {2, 4, 5, 7},
            6},
           {absl::StrCat("[", good, ", {\"hands\": [\"EA\"}, ", good, "]"), {1, 1}, 3},
           {absl::StrCat("[", good, "\n[", good, "]"), {1, 2}, 3},
           {absl::StrCat("[", good, "},\n", good, "]"), {1, 2}, 2},
           {"[]", {}, 1}}) {
    const std::vector<std::string> lines = LinesOf(each.text);
    EXPECT_EQ(lines.size(), each.games) << each.text;
    std::vector<std::int64_t> numbers;
    for (const std::string& line : lines) {
      if (absl::EndsWith(line, wenz)) numbers.push_back(line[0] - '0');
    }
    EXPECT_EQ(numbers, each.good) << each.text << "\n" << absl::StrJoin(lines, "\n");
  }
}

// What stands in the place of a game is not passed over; lists may stand in a list.
TEST(WrittenGames, ElementsThatAreNoGamesAreToldSo) {
  const std::string game = R"({"contract":"wenz","declarer":1})";
  EXPECT_EQ(LinesOf(absl::StrCat("[", game, ", 17, \"a, {\", ", game, "]")),
            (std::vector<std::string>{
                "1: wenz 1", "1:1: expected a game as a JSON object, found \"17\"",
                "1:1: expected a game as a JSON object, found \"\"a, {\"\"", "1: wenz 1"}));
  EXPECT_EQ(LinesOf(absl::StrCat("[[", game, "],\n[", game, "]]")),
            (std::vector<std::string>{"1: wenz 1", "2: wenz 1"}));
}

// A result without cards is what the declarer's side got.
TEST(WrittenGames, AResultWithoutCardsIsItsPoints) {
  EXPECT_EQ(LinesOf("Spiel,Spieler,Ergebnis\nWenz,0,75\nWenz,0,gewonnen\nBettel,1,1\n"),
            (std::vector<std::string>{
                "2: Wenz 0 ; points 75",
                "3:1: result: column 1: expected the points of the declarer's side, found "
                "\"gewonnen\"",
                "4:1: result: column 1: expected no result, found \"1\""}));
  EXPECT_EQ(LinesOf(R"({"contract":"wenz","declarer":1,"points":70,"result":75})"),
            std::vector<std::string>{"1:1: result: column 1: expected 70, found \"75\""});
}

// An array in one line comes in pieces.
TEST(WrittenGames, ALongArrayIsReadInPieces) {
  const std::string element = R"({"contract": "wenz", "declarer": 1, "date": "a\"}é"}, )";
  std::string text = "[";
  for (int i = 0; i < 50; ++i) text += element;
  text += "{}]";
  for (std::size_t piece = 1; piece < 130; piece += 3) {
    GameSplitter games;
    for (std::size_t at = 0; at < text.size(); at += piece) {
      games.Add({1, text.substr(at, piece), at + piece < text.size()});
    }
    games.Add({2, "ruf:E 0", false});
    games.End();
    int good = 0;
    while (const auto game = games.Take()) {
      good += ReadWrittenGame(*game, kUsualOptions, GameNeeds::kNotes).ok() ? 1 : 0;
    }
    EXPECT_EQ(good, 51) << piece;
  }
}

TEST(WrittenGames, EventsAreBounded) {
  std::string sat;
  for (int i = 0; i < 50'000; ++i) {
    absl::StrAppend(&sat, R"({"type":"joinedTable","position":)", i % 4, R"(,"userName":"N)", i,
                    "\"}\n");
  }
  const std::string started = R"({"type":"gameStarted","gameID":7})"
                              "\n";
  std::string longest = started;
  for (int i = 0; i < 300; ++i)
    longest += R"({"type":"playedACard","position":0})"
               "\n";
  const auto lines = LinesOf(absl::StrCat(sat, started, started, longest, started));
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_EQ(lines[0], "50001: passed ; id 7; players N49996, N49997, N49998, N49999");
  EXPECT_EQ(lines[2], "50003:1: expected at most 256 events per game, found 301");
}

// Columns of players who never declare are theirs, too: gains and losses are even with them.
TEST(WrittenGames, ATableKnowsWhoOnlyPays) {
  const auto one = [](const std::string& text) { return LinesOf(text).back(); };
  EXPECT_EQ(one("Spiel;Spieler;Augen;Anna;Bert;Cora;Dora;Summe\nWenz;Bert;75;-70;210;-70;-70;0"),
            "2: Wenz 1 ; players Anna, Bert, Cora, Dora; forehand 0; points 75");
  EXPECT_EQ(one("Spiel;Spieler;Augen;Art;Anna;Bert;Cora;Dora\nWenz;Bert;75;;-0,70;1,40;-0,70;"),
            "2: Wenz 1 ; players Anna, Bert, Cora, ; forehand 0; points 75")
      << "three play";
  EXPECT_EQ(one("Spiel;Spieler;Augen;Art;Anna;Bert;Cora;Dora;Rest\nWenz;Bert;75;x;;;;;"),
            "2: Wenz 1 ; players Anna, Bert, Cora, Dora; forehand 0; points 75")
      << "nobody wrote down what they won";
  EXPECT_EQ(one("Spiel;Spieler;Mitspieler;Kontra;Anna;Bert;Cora;Dora;Emil\n"
                "Sauspiel;Bert;Cora;Anna;;;;;\nWenz;Emil;;;;;;;\n"),
            "3: Wenz 3 ; players Bert, Cora, Dora, Emil; forehand 1")
      << "five";
}

TEST(WrittenGames, WhoDealsTellsHowTheySit) {
  EXPECT_EQ(LinesOf("No,dealer,game,player,kontra,runners\n1,Dora,Wenz,Bert,,2\n"
                    "2,Anna,Wenz,Bert,Emil,\n3,Bert,Wenz,Dora,Cora,\n4,Cora,passed,,,"),
            (std::vector<std::string>{
                "2: Wenz 1 ; id 1; players Anna, Bert, Cora, Dora; forehand 1; lauf 2",
                "3:18: expected a seat from 0 to 3, or the name of a player, found \"Emil\"",
                "4: Wenz 1 ; id 3; players Cora, Dora, Anna, Bert; kontra 0; forehand 3",
                "5: passed ; id 4; players Dora, Anna, Bert, Cora; forehand 0"}));
}

TEST(WrittenGames, RowsOfATableSayWhoIsMeant) {
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

TEST(WrittenGames, HandsOfATableStandAtTheirSeats) {
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
TEST(WrittenGames, LongTablesComeInParts) {
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

TEST(WrittenGames, NotesOfALineReadBack) {
  const std::string line =
      "wenz 2 | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ | EZ EU E7 GU HA SO SU S7 | GO "
      "G9 G8 G7 HZ HK HO S9; id 4711; players Anna, Bert, Cora, Dora; seats 4; revoke 2; claim 0";
  const auto game = ReadWrittenGame({1, line, false}, kUsualOptions, GameNeeds::kCards);
  ASSERT_TRUE(game.ok()) << game.status();
  EXPECT_EQ(game->id.ToText(), "4711");
  EXPECT_EQ(game->players, (std::vector<std::string>{"Anna", "Bert", "Cora", "Dora"}));
  const auto object = ReadObjectGame(ObjectOf(*game), kUsualOptions, GameNeeds::kCards);
  ASSERT_TRUE(object.ok()) << object.status();
  EXPECT_EQ(object->ToLine(), game->ToLine());
}

// A colon at the end of a contract is no colon with cards behind it.
TEST(WrittenGames, AColonWithoutASuitReadsBack) {
  const auto game =
      ReadWrittenGame({1, "ruf:;0; partner 2; points 75", false}, kUsualOptions, GameNeeds::kNotes);
  ASSERT_TRUE(game.ok()) << game.status();
  const auto again = ReadWrittenGame({1, game->ToLine(), false}, kUsualOptions, GameNeeds::kNotes);
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_EQ(again->ToLine(), game->ToLine());
}

// Also a seat that is none; what JSON has no key for is said.
TEST(WrittenGames, NotesOfAnObjectReadBack) {
  const auto game = ReadWrittenGame({1, "ruf:E 0; partner 75; weather fine", false}, kUsualOptions,
                                    GameNeeds::kNotes);
  ASSERT_TRUE(game.ok()) << game.status();
  GameWriter writer(GameTarget::kJson);
  const std::string written = *writer.Write(*game);
  EXPECT_EQ(writer.Lost().in(Language::kEnglish), "details left out of the games: weather (1)");
  const auto again = ReadWrittenGame({1, written, false}, kUsualOptions, GameNeeds::kNotes);
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_EQ(again->ToLine(), "ruf:E 0 ; partner 75");
}

TEST(Encodings, AllBecomeUtf8) {
  const std::string text = "Jörg und Müller: ÄÖÜß";
  EXPECT_EQ(Utf8OfLatin1(AsLatin1(text)), text);
  EXPECT_EQ(Unmangled(AsMojibake(text)), text);
  EXPECT_EQ(Unmangled(text), text);
  EXPECT_EQ(Unmangled("plain"), "plain");
  for (const bool big : {false, true}) {
    const std::string utf16 = AsUtf16(text, big);
    EXPECT_TRUE(Utf16Decoder::Begins(utf16.substr(0, 4)));
    for (const auto piece : std::to_array<std::size_t>({1, 2, 3, 1000})) {
      Utf16Decoder decoder;
      std::string decoded;
      for (std::size_t at = 0; at < utf16.size(); at += piece) {
        decoded += decoder.Decode(absl::string_view(utf16).substr(at, piece));
      }
      EXPECT_EQ(decoded + decoder.End(), text);
    }
  }
  Utf16Decoder pairs;  // U+1F0A1, then half a character
  const std::string spade("\xff\xfe\x3c\xd8\xa1\xdc\x3c\xd8", 8);
  const std::string decoded = pairs.Decode(spade);
  EXPECT_EQ(decoded + pairs.End(), "\U0001F0A1\uFFFD");
  EXPECT_FALSE(Utf16Decoder::Begins("ruf:"));
}

}  // namespace
}  // namespace schafkopf::written_games_test
