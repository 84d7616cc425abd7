// Games in every form read back as what they were.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "tests/support/foreign_games.h"
#include "tests/support/game_lines.h"
#include "tests/support/test_scale.h"
#include "tools/answers/games/convert.h"
#include "tools/answers/games/game_splitter.h"
#include "tools/answers/games/object_game.h"
#include "tools/answers/games/written_game.h"
#include "tools/language/encoding.h"

namespace schafkopf::written_games_test {
namespace {

// The games of a text, as all readers of games get them.
std::vector<absl::StatusOr<WrittenGame>> GamesOf(const std::string& text,
                                                 GameNeeds needs = GameNeeds::kCards) {
  std::vector<absl::StatusOr<WrittenGame>> read;
  for (const InputLine& game : PiecesOf(text)) {
    read.push_back(ReadWrittenGame(game, kUsualOptions, needs));
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
      const auto line = writer.Write(made, 1);
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
  const std::string written = *writer.Write(game, 1);
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
  EXPECT_TRUE(GameWriter(GameTarget::kNetSchafkopf).Write(game, 1).has_value());
  game.deal.played.clear();
  GameWriter writer(GameTarget::kNetSchafkopf);
  EXPECT_FALSE(writer.Write(game, 7).has_value());
  EXPECT_EQ(writer.Lost().in(Language::kGerman),
            "1 Spiel nicht umgewandelt: nicht zu Ende gespielt (Zeile 7)");
}

TEST(WrittenGames, ABadGameHasItsPlaceAndSpoilsNoOther) {
  const std::vector<MadeUpGame> games = MadeUpGames(8);
  std::string broken = NetSchafkopfBlock(games[0], false);
  broken.replace(broken.find(" spielt aus: ") + 13, 2, "QQ");
  const std::string text = absl::StrCat(
      NetSchafkopfBlock(games[1], false), broken, "\n", "{\"contract\": \"wenz\",\n",
      ToString(games[2].line), "\n[{\"contract\":\"wenz\"},\n", SauspielEvents(games[3], 1),
      "<html><body>nothing</body></html>\n", OpenSchafkopfLine(games[4]), "\n");
  int good = 0;
  std::vector<std::int64_t> bad;
  for (const InputLine& game : PiecesOf(text)) {
    if (ReadWrittenGame(game, kUsualOptions, GameNeeds::kCards).ok()) {
      ++good;
    } else {
      bad.push_back(game.number);
    }
  }
  EXPECT_EQ(good, 4) << text;
  ASSERT_GE(bad.size(), 4u);
  const auto lines = std::vector<std::string>(absl::StrSplit(text, '\n'));
  EXPECT_NE(lines[static_cast<std::size_t>(bad[0]) - 1].find("QQ"), std::string::npos);
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
  const std::string no_null = "expected a game as a JSON object, found \"null\"";
  EXPECT_EQ(LinesOf(absl::StrCat("[\n", game, ",\nnull,\n[", game, "],\n", game, "\n]")),
            (std::vector<std::string>{"2: wenz 1", "3:1: " + no_null, "4: wenz 1", "5: wenz 1"}));
  // Nor what stands behind a list.
  EXPECT_EQ(LinesOf(absl::StrCat("[", game, "][", game, "], ", game, " null")),
            (std::vector<std::string>{"1: wenz 1", "1: wenz 1", "1: wenz 1", "1:1: " + no_null}));
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

// Points and tricks that are told beside the cards are those of the cards; of a Ramsch its loser's.
TEST(WrittenGames, WhatIsToldOfTheEndIsWhatTheCardsSay) {
  for (const MadeUpGame& made : MadeUpGames(Count())) {
    if (!made.line.contract) continue;
    const std::string cards = ToString(made.line);
    const Position end = PositionOf(made.line);
    const bool each = made.line.contract->parties() == Parties::kEach;
    int points = 0, tricks = 0;
    const Seat loser = *std::ranges::max_element(
        kSeats, {}, [&](Seat seat) { return end.pile(seat).points.count(); });
    for (Seat seat : kSeats) {
      const bool counts = each ? seat == loser : DeclarerSide(made.line.deal()).Contains(seat);
      points += counts ? end.pile(seat).points.count() : 0;
      tricks += counts ? end.pile(seat).tricks : 0;
    }
    for (const auto& [name, count] : {std::pair("points", points), std::pair("tricks", tricks)}) {
      for (const int more : {0, 1}) {
        const std::string line = absl::StrCat(cards, "; ", name, " ", count + more);
        const auto read = ReadWrittenGame({1, line, false}, kUsualOptions, GameNeeds::kCards);
        ASSERT_EQ(read.ok(), more == 0) << line;
        const std::string object =
            absl::StrCat(R"({"deal":")", cards, R"(",")", name, R"(":)", count + more, "}");
        const auto again = ReadWrittenGame({1, object, false}, kUsualOptions, GameNeeds::kCards);
        ASSERT_EQ(again.ok(), more == 0) << object;
        if (more == 0) continue;
        EXPECT_EQ(ColumnOf(read.status()),
                  std::ssize(line) - std::ssize(absl::StrCat(count + 1)) + 1);
        const std::string error = MessageOf(again.status()).in(Language::kEnglish);
        EXPECT_TRUE(absl::StartsWith(error, absl::StrCat(name, ": column 1: expected "))) << error;
        EXPECT_TRUE(
            absl::EndsWith(error, absl::StrCat(each ? "" : " ", each ? "" : absl::StrCat(count),
                                               ", going by the cards, found ", count + 1)))
            << error;
      }
    }
  }
}

// As clubs write it: both sides, the Laufende that were paid; what was judged where somebody
// revoked.
TEST(WrittenGames, AnEndIsToldInManyForms) {
  const std::string cards =
      "ruf:E 0 | EO SO HA HZ HK EK E9 S9 | EU EZ E8 GK G9 G7 S8 S7 | HO HU SU H9 H8 E7 SZ SK | "
      "GO GU H7 EA GA GZ G8 SA | HK EU H8 GO H7 SO GK HO SK SA S9 S7 EA EK EZ E7 GU HZ S8 H9 G8 HA "
      "G7 SU SZ GA EO G9 E9 E8 HU GZ";
  const auto reads = [&](const std::string& notes) {
    return ReadWrittenGame({1, absl::StrCat(cards, "; ", notes), false}, kUsualOptions,
                           GameNeeds::kCards)
        .ok();
  };
  for (const char* right : {"points 85", "points 85:35", "points 85/35", "Augen 85; Stiche 5",
                            "points 24,0,35,61", "lauf 2", "lauf 0", "partner 3", "Mitspieler 3",
                            "revoke 1; points 60", "points 60; revoke 1"}) {
    EXPECT_TRUE(reads(right)) << right;
  }
  for (const char* wrong : {"points 35:85", "points 59/61", "points 84", "lauf -2", "lauf 3",
                            "partner 2", "tricks 3", "points viele"}) {
    EXPECT_FALSE(reads(wrong)) << wrong;
  }
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
  const std::string written = *writer.Write(*game, 1);
  EXPECT_EQ(writer.Lost().in(Language::kEnglish), "game details not converted: weather (1)");
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
  EXPECT_EQ(Utf8Of(AsLatin1(text)), text);
  EXPECT_EQ(Utf8Of(AsUtf16(text, /*big=*/true)), text);
  EXPECT_EQ(Utf8Of(text), text);
  Utf16Decoder pairs;  // U+1F0A1, then half a character
  const std::string spade("\xff\xfe\x3c\xd8\xa1\xdc\x3c\xd8", 8);
  const std::string decoded = pairs.Decode(spade);
  EXPECT_EQ(decoded + pairs.End(), "\U0001F0A1\uFFFD");
  EXPECT_FALSE(Utf16Decoder::Begins("ruf:"));
}

}  // namespace
}  // namespace schafkopf::written_games_test
