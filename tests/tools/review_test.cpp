// `schafkopf review` as its users call it.
#include <gmock/gmock.h>

#include <cmath>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "tests/support/batch_job.h"

namespace schafkopf::review_test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr char kHands[] =
    "solo:E 1 | SO SU EA HZ HK SZ | GO HO GU E9 SA S9 | EO EZ GA GZ HA H9 | EU HU EK GK G9 SK";
constexpr char kCards[] = "SZ SA HA SK GU EZ HU SO HK HO H9 G9 S9 EO GK EA GZ EU HZ GO E9 GA EK SU";
constexpr char kPassed[] =
    "passed - | SO SU EA HZ HK SZ | GO HO GU E9 SA S9 | EO EZ GA GZ HA H9 | EU HU EK GK G9 SK";

std::string Solo() { return absl::StrCat(kHands, " | ", kCards, " | 68"); }
std::string Spoken() { return absl::StrCat("Eichel-Solo von 1: ", absl::AsciiStrToLower(kCards)); }

// In a Ramsch what the seats pay adds up to nothing, and nothing is said of open cards.
TEST_F(Program, ReviewJudgesEachForHimself) {
  constexpr char kRamsch[] =
      "ramsch - | EU GU SA EK SU GK HK SO | H9 GZ HO GA E8 HZ G9 G7 | S9 EO E9 EZ E7 G8 EA S7 | HU "
      "S8 SK H8 SZ GO H7 HA | ";
  constexpr char kAll[] =
      "SA GZ S9 SZ GK G9 G8 S8 EU H9 EO H8 EZ SK EK E8 E7 GO SU GA H7 HK HO EA G7 E9 HU SO GU HZ "
      "S7 HA";
  const std::string line = absl::StrCat(kRamsch, kAll, " ; players A, B, C, D");
  const Outcome run = Call("review --json", line);
  ASSERT_EQ(run.status, 0) << run.err;
  const json game = json::parse(run.out);
  EXPECT_TRUE(game["value"].is_null() && game["result"].is_null() && game["declarer"].is_null());
  ASSERT_EQ(game["plays"].size(), 32u);
  int free = 0;
  for (const json& card : game["plays"]) {
    EXPECT_TRUE(card["open_best"].is_null() && card["open_cost"].is_null());
    free += card["free"].get<bool>() ? 1 : 0;
  }
  EXPECT_GT(free, 10);
  int cents = 0;
  for (const json& seat : game["seats"]) {
    EXPECT_EQ(seat["role"], "opponent");
    cents += seat["cents"].get<int>();
    EXPECT_NEAR(
        seat["cents"].get<double>(),
        seat["expected"].get<double>() - seat["cost"].get<double>() + seat["luck"].get<double>(),
        0.001);
  }
  EXPECT_EQ(cents, 0);
  EXPECT_THAT(Call("review", line).out, HasSubstr("Everybody plays Ramsch; paid by "));
  EXPECT_THAT(Call("review --lang de", line).out, HasSubstr("Alle spielen Ramsch; Zahler: "));
  const json open = json::parse(Call("analyze --json --node-budget 1000", line).out);
  ASSERT_EQ(open["payments"].size(), game["seats"].size());
  for (std::size_t seat = 0; seat < game["seats"].size(); ++seat) {
    EXPECT_EQ(open["payments"][seat], game["seats"][seat]["cents"]);
  }
  EXPECT_THAT(Call("review", kRamsch).err,
              HasSubstr("expected a finished game of 32 cards, found none"));
}

TEST_F(Program, ReviewJudgesEveryCardAndBid) {
  const Outcome run = Call("review --json", Solo());
  ASSERT_EQ(run.status, 0) << run.err;
  const json game = json::parse(run.out);
  EXPECT_EQ(game["line"], 1);
  EXPECT_EQ(game["result"], 68);
  const json open = json::parse(Call("analyze --json", Solo()).out);
  EXPECT_EQ(game["value"], open["value"]);
  ASSERT_EQ(game["plays"].size(), 24u);
  std::vector<double> lost(4);
  std::vector<int> mistakes(4);
  for (std::size_t i = 0; i < 24; ++i) {
    const json& card = game["plays"][i];
    EXPECT_EQ(card["trick"], i / 4 + 1);
    EXPECT_EQ(card["seat"], open["plays"][i]["seat"]);
    EXPECT_EQ(card["card"], open["plays"][i]["card"]);
    EXPECT_EQ(card["open_cost"], open["plays"][i]["cost"]);
    EXPECT_EQ(card["win"].is_null(), !card["free"].get<bool>());
    if (!card["free"] || card["best"] == card["card"]) {
      EXPECT_EQ(card["cost"], 0);
    }
    EXPECT_EQ(card["mistake"], card["cost"] >= 1 && card["cost"] > card["cost_error"]);
    lost[card["seat"]] += card["cost"].get<double>();
    mistakes[card["seat"]] += card["mistake"].get<bool>() ? 1 : 0;
  }
  EXPECT_FALSE(game["plays"][23]["free"]) << "the last card is no choice";
  int cents = 0;
  for (const json& seat : game["seats"]) {
    const std::size_t number = seat["seat"];
    EXPECT_EQ(seat["role"], number == 1 ? "declarer" : "opponent");
    EXPECT_NEAR(seat["cost"], lost[number], 1e-2);
    EXPECT_EQ(seat["mistakes"], mistakes[number]);
    EXPECT_NEAR(
        seat["cents"].get<double>(),
        seat["expected"].get<double>() - seat["cost"].get<double>() + seat["luck"].get<double>(),
        1e-3);
    EXPECT_EQ(seat["bid"]["made"], number == 1 ? "solo:E" : "pass");
    EXPECT_GE(seat["bid"]["lost"], 0);
    cents += seat["cents"].get<int>();
  }
  EXPECT_EQ(cents, 0);
}

TEST_F(Program, ReviewGivesTheSameBytesOnAnyNumberOfThreadsAndInAnyOrder) {
  const std::string games = absl::StrCat(Solo(), "\n", kPassed, "\n", Spoken(), "\n");
  const std::string one = Call("review --json --players --threads 1", games).out;
  for (int threads : {2, 7}) {
    EXPECT_EQ(Call(absl::StrCat("review --json --players --threads ", threads), games).out, one);
  }
  const auto lines = Lines(one);
  ASSERT_EQ(lines.size(), 4u);
  json alone = json::parse(Call("review --json", Spoken()).out);
  alone["line"] = 3;
  EXPECT_EQ(alone, lines[2]);
  EXPECT_NE(Call("review --json --seed 2", Spoken()).out, Call("review --json", Spoken()).out);
}

TEST_F(Program, ReviewReadsGamesAsOthersWriteThem) {
  const std::string object = absl::StrCat(
      R"({"id": 12, "players": ["Änne", "Bert", "Cora", "Dora"], "contract": "solo:E", )",
      R"("declarer": 1, "played": ")", kCards, R"("})");
  const std::string parted = absl::StrReplaceAll(
      object,
      {{"\"played\"", R"("hands": ["SO SU EA HZ HK SZ", "GO HO GU E9 SA S9", "EO EZ GA GZ HA H9", )"
                      R"("EU HU EK GK G9 SK"], "played")"}});
  const std::string line = absl::StrCat(R"({"id": "a", "deal": ")", Solo(), R"("})");
  const std::string noted = absl::StrCat(Solo(), " ; id 12; players Änne, Bert, Cora, Dora # over");
  const std::string turned = absl::StrCat("1 spielt Eichel-Solo: ", kCards);
  std::vector<json> games =
      Lines(Call("review --json", absl::StrCat(Solo(), "\n", Spoken(), "\n", object, "\n", parted,
                                               "\n", line, "\n", noted, "\n", turned))
                .out);
  ASSERT_EQ(games.size(), 7u);
  EXPECT_EQ(games[2]["id"], 12);
  EXPECT_EQ(games[4]["id"], "a");
  EXPECT_EQ(games[5]["id"], "12");
  EXPECT_TRUE(games[1]["id"].is_null());
  for (std::size_t named : {2u, 3u, 5u}) EXPECT_EQ(games[named]["seats"][0]["player"], "Änne");
  for (json& game : games) {
    EXPECT_EQ(game["plays"], games[0]["plays"]);
    for (json& seat : game["seats"]) seat.erase("player");
    EXPECT_EQ(game["seats"], games[0]["seats"]);
  }
}

TEST_F(Program, ReviewSaysWhereALineIsBadAndGoesOn) {
  const std::string spoken = Spoken();
  const std::string twice = absl::StrReplaceAll(spoken, {{"ek su", "ek sz"}});
  const std::string revoked = absl::StrReplaceAll(spoken, {{" sk ", " g9 "}, {" g9 ", " sk "}});
  const auto expect = [&](const std::string& line, const std::string& error) {
    const Outcome run = Call("review", absl::StrCat("# games\n", line, "\n", kPassed, "\n"));
    EXPECT_EQ(run.status, 65) << line;
    EXPECT_THAT(run.err, HasSubstr(absl::StrCat("-:2:", error))) << line;
    EXPECT_THAT(run.out, StartsWith("error\n")) << line;
    EXPECT_THAT(run.out, HasSubstr("Nobody declared")) << line;
  };
  expect(twice, "89: expected no duplicate cards, found SZ again");
  expect(revoked, "29: expected SK, found G9");
  expect(absl::StrCat(kHands, " | SZ SA"), "97: expected a finished game");
  expect("Flug von 1: sz sa", "1: expected a contract");
  expect("Eichel-Solo von 5: sz sa", "17: expected a seat from 0 to 3");
  expect("Eichel-Solo von 1: sz sa", "19: expected all the cards of a finished four-player game");
  expect("Eichel-Solo: sz sa", "1: expected a declarer, found nobody");
  expect("{\"deal\": \"wenz 1 | EO\"}", "1: deal: column 12: expected | and hand 1");
  expect("{\"game\": 1}", "1: expected id, players, deal, contract");
  expect("{\"contract\": \"wenz\", \"played\": \"EO XX\", \"declarer\": 1}",
         "1: played: column 4: expected a suit");
  expect("{\"contract\": \"wenz\", \"played\": \"EO\", \"declarer\": 4}",
         "1: declarer: column 1: expected a seat from 0 to 3, found \"4\"");
  expect("{\"contract\": \"wenz\"", "1: expected a game as a JSON object");
  expect("sie 1 | EO", "");
}

TEST_F(Program, ReviewTellsWhatPlayersLost) {
  const std::string games =
      absl::StrCat(Solo(), " ; players Änne, Bert, Cora, Dora\n", kPassed, "\n");
  const std::string text = Call("review", games).out;
  EXPECT_THAT(text, StartsWith("Bert plays Eichel-Solo: 68 points; "));
  EXPECT_THAT(text, HasSubstr("\nplayer   games   cents"));
  EXPECT_THAT(text, HasSubstr("\nBert         1     150"));
  EXPECT_THAT(
      text,
      HasSubstr("Amounts are in cents and assume play at the table, with everyone judged on what "
                "they could have known."));
  const std::string german = Call("review --lang de", games).out;
  EXPECT_THAT(german, StartsWith("Bert spielt Eichel-Solo: 68 Augen; "));
  EXPECT_THAT(german, HasSubstr("Keiner hat gespielt"));
  EXPECT_THAT(german, HasSubstr("nach dem, was er wissen konnte"));
  EXPECT_THAT(german, Not(HasSubstr("cents")));
  const auto lines = Lines(Call("review --json --players", games).out);
  ASSERT_EQ(lines.size(), 3u);
  const json& players = lines[2]["players"];
  ASSERT_EQ(players.size(), 8u);  // four with names, four without
  for (const json& player : players) {
    if (player["player"] != "Bert") continue;
    EXPECT_EQ(player["cents"], 150);
    EXPECT_EQ(player["lost_as_declarer"], lines[0]["seats"][1]["cost"]);
    EXPECT_EQ(player["lost_as_opponent"], 0);
  }
}

TEST_F(Program, ReviewIsAQuestionToo) {
  const json question = {{"question", "review"}, {"game", Spoken()}, {"worlds", 100}};
  json answer = json::parse(Call("answer", question.dump()).out);
  json said = json::parse(Call("review --json --worlds 100", Spoken()).out);
  answer.erase("line");
  said.erase("line");
  EXPECT_EQ(answer, said);
  const json bad = {{"question", "review"}, {"game", "Flug von 1: sz"}};
  EXPECT_EQ(json::parse(Call("answer", bad.dump()).out)["field"], "game");
}

// A Kreuzbock is what the cards make of four passes.
TEST_F(Program, ReviewKnowsThatNobodyBid) {
  const std::string kreuz =
      "kreuz 1 | EO SO GU SU HZ GA | HA HK EK E9 GK S9 | HU H9 EZ GZ G9 SZ | GO HO EU EA SA SK | "
      "HZ HA HU EU SA GU S9 SZ GA GK G9 GO EA SU E9 EZ SO HK H9 HO SK EO EK GZ";
  const json game = json::parse(Call("review --json", kreuz).out);
  for (const json& seat : game["seats"]) EXPECT_EQ(seat["bid"]["made"], "pass");
  EXPECT_EQ(game["seats"][3]["role"], "partner");
}

TEST_F(Program, ReviewHearsTheBids) {
  const auto object = [&](const std::string& bids) {
    return absl::StrCat(R"({"deal": ")", Solo(), R"(", "bids": ")", bids, R"("})");
  };
  const json silent = json::parse(Call("review --json", Solo()).out);
  const json heard =
      json::parse(Call("review --json", object("0 ruf, 1 solo, 2 pass, 3 pass, 0 pass")).out);
  EXPECT_NE(silent["plays"], heard["plays"]);
  EXPECT_EQ(silent["seats"][0]["bid"]["made"], "pass");
  EXPECT_TRUE(heard["seats"][0]["bid"].is_null()) << "was outbid";
  EXPECT_EQ(heard["seats"][2]["bid"], silent["seats"][2]["bid"]);
  EXPECT_THAT(Call("review", object("1 flug")).err, HasSubstr("-:1:1: bids: column 3"));
  EXPECT_THAT(Call("review", object("0 ruf, 1 pass, 2 pass, 3 pass")).err,
              HasSubstr("-:1:1: bids: column 1: expected bids that leave seat 1 playing solo"));
}

// Who laid tells nothing of his cards: every card is as good, and costs twice as much.
TEST_F(Program, ReviewCountsWhatWasLaid) {
  const json plain = json::parse(Call("review --json", Solo()).out);
  const json laid = json::parse(Call("review --json", absl::StrCat(Solo(), " ; laid 3")).out);
  for (std::size_t seat = 0; seat < 4; ++seat) {
    for (const char* name : {"cents", "expected", "cost", "luck"}) {
      EXPECT_NEAR(laid["seats"][seat][name].get<double>(),
                  2 * plain["seats"][seat][name].get<double>(), .00025)  // of four places
          << name;
    }
  }
  for (std::size_t card = 0; card < plain["plays"].size(); ++card) {
    EXPECT_EQ(laid["plays"][card]["open_lost"],
              2 * plain["plays"][card]["open_lost"].get<double>());
  }
  const Outcome wrong = Call("review --option legen=off", absl::StrCat(Solo(), " ; id 7; laid 3"));
  EXPECT_THAT(wrong.err, HasSubstr(absl::StrCat(":", Solo().size() + 15, ": ")));
}

TEST_F(Program, ReviewHearsAKontra) {
  const json quiet = json::parse(Call("review --json", Solo()).out);
  const json kontra = json::parse(Call("review --json", absl::StrCat(Solo(), " ; kontra 3")).out);
  EXPECT_EQ(kontra["kontra"], json({3}));
  for (std::size_t seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(kontra["seats"][seat]["cents"], 2 * quiet["seats"][seat]["cents"].get<int>());
  }
  for (std::size_t card = 0; card < 24; ++card) {
    EXPECT_EQ(kontra["plays"][card]["open_lost"],
              2 * quiet["plays"][card]["open_lost"].get<double>());
  }
  json object = {{"deal", Solo()}, {"kontra", {3}}};
  json told = json::parse(Call("review --json", object.dump()).out);
  told.erase("id");
  json noted = kontra;
  noted.erase("id");
  EXPECT_EQ(told, noted);
  const Outcome wrong = Call("review", absl::StrCat(Solo(), " ; kontra 1"));
  EXPECT_EQ(wrong.status, 65);
  EXPECT_THAT(wrong.err, HasSubstr("on the opponents' side, found seat 1"));
}

TEST_F(Batch, ReviewsGamesAsTheVerbDoes) {
  WriteFile("deals", absl::StrCat(Solo(), " ; id 5; players Änne, Bert, Cora, Dora\nnonsense\n",
                                  kPassed, "\n", Spoken(), "\n"));
  WriteJob("kind = \"review\"\nworlds = 200");
  ASSERT_EQ(Run("").status, 65);
  const auto records = Lines(Result());
  ASSERT_EQ(records.size(), 4u);
  EXPECT_EQ(records[0]["id"], "5");
  EXPECT_TRUE(records[1].contains("error"));
  EXPECT_TRUE(records[2]["contract"].is_null());
  const json game = json::parse(Call("review --json --worlds 200", Solo()).out);
  const json& rows = records[0]["rows"];
  ASSERT_EQ(rows.size(), 28u);
  for (std::size_t seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(rows[seat]["trick"], 0);
    EXPECT_EQ(rows[seat]["cents"], game["seats"][seat]["cents"]);
    EXPECT_EQ(rows[seat]["luck"], game["seats"][seat]["luck"]);
    EXPECT_EQ(rows[seat]["bid_lost"], game["seats"][seat]["bid"]["lost"]);
  }
  EXPECT_EQ(rows[1]["player"], "Bert");
  for (std::size_t i = 0; i < 24; ++i) {
    const json& card = game["plays"][i];
    const json& row = rows[i + 4];
    EXPECT_EQ(row["card"], card["card"]);
    EXPECT_EQ(row["open_cost"], card["open_cost"]);
    EXPECT_EQ(row["role"], card["seat"] == 1 ? "declarer" : "opponent");
    if (!card["free"]) {
      EXPECT_TRUE(row["mistake"].is_null());
      continue;
    }
    EXPECT_EQ(row["cost"], card["cost"]);
    EXPECT_EQ(row["mistake"], card["mistake"]);
  }
  // The same numbers in all formats.
  std::string summary;
  for (const char* format : {"jsonl", "csv", "binary"}) {
    RemoveResults();
    WriteJob("kind = \"review\"\nworlds = 200", absl::StrCat("format = \"", format, "\""));
    ASSERT_EQ(Run("").status, 65) << format;
    const std::string read =
        Call(absl::StrCat("summarize --json --by player,role '", Path("results"), "'")).out;
    EXPECT_THAT(read, HasSubstr("\"mistake\""));
    EXPECT_THAT(read, HasSubstr("Bert"));
    if (summary.empty()) summary = read;
    EXPECT_EQ(read, summary) << format;
  }
}

}  // namespace
}  // namespace schafkopf::review_test
