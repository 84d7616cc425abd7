// `schafkopf advise` as its users call it.
#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/support/program.h"

namespace schafkopf::advise_test {
namespace {

using nlohmann::json;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::StartsWith;

constexpr char kWenz[] = "wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ";
constexpr char kRuf[] =
    "ruf:S 0 | _ | _ | HA EK GZ G8 SA SZ S9 S8 | _ | EO HK HA SU H8 SO H9 GO E7 E8 EA";
constexpr char kStart[] = "solo:E 0 | EO GO HO SO EU GU HU SU | _ | _ | _ |";

json LineOf(const std::string& out, std::size_t number) {
  const std::vector<std::string> lines = absl::StrSplit(out, '\n');
  return json::parse(lines.at(number));
}

class Advise : public Program {
 protected:
  std::string Quoted(const std::string& line) const { return absl::StrCat("'", line, "'"); }
  json AnswerTo(const std::string& line, const std::string& options = "") const {
    return Answer("advise", absl::StrCat(Quoted(line), " ", options));
  }
};

TEST_F(Advise, RanksTheLegalCards) {
  const json answer = AnswerTo(kWenz);
  EXPECT_EQ(answer["line"], 1);
  EXPECT_EQ(answer["seat"], 1);
  EXPECT_EQ(answer["contract"], "wenz");
  EXPECT_EQ(answer["worlds"], 4000);
  EXPECT_GT(answer["effective_worlds"], 50);
  EXPECT_LT(answer["effective_worlds"], 2000);
  EXPECT_EQ(answer["basis"], "habit");
  ASSERT_EQ(answer["cards"].size(), 3u);
  EXPECT_EQ(answer["best"], answer["cards"][0]["card"]);
  EXPECT_THAT(answer["sentence"].get<std::string>(),
              StartsWith(absl::StrCat(answer["best"].get<std::string>(), ": wins ")));
  double before = 1e9;
  for (const json& card : answer["cards"]) {
    EXPECT_LE(card["cents"], before);
    before = card["cents"];
    EXPECT_NEAR(card["behind"].get<double>(), answer["cards"][0]["cents"].get<double>() - before,
                2e-4);
    EXPECT_GT(card["win"], 0);
    EXPECT_LT(card["win"], 1);
    EXPECT_GT(card["win_error"], 0);
    EXPECT_GT(card["points"], 30);
    EXPECT_GE(card["open_win"], 0);
    EXPECT_LE(card["schneider"], card["win"]);
    EXPECT_LE(card["schwarz"], card["schneider"]);
    EXPECT_GT(card["schneider_error"], 0);
    EXPECT_GT(card["schwarz_error"], 0);
  }
  EXPECT_EQ(answer["cards"][0]["behind"], 0);
}

TEST_F(Advise, GivesTheSameBytesOnAnyNumberOfThreadsAndInAnyOrder) {
  const std::string one = Call(absl::StrCat("advise --json --threads 1 ", Quoted(kRuf))).out;
  for (int threads : {2, 7}) {
    EXPECT_EQ(Call(absl::StrCat("advise --json --threads ", threads, " ", Quoted(kRuf))).out, one);
  }
  const std::string lines = absl::StrCat(kWenz, "\n# nothing\n", kRuf, "\n", kStart, "\n");
  const std::string alone = Call("advise --json --threads 1 -", lines).out;
  EXPECT_EQ(Call("advise --json --threads 3 -", lines).out, alone);
  const std::string turned = absl::StrCat(kStart, "\n", kWenz, "\n", kRuf, "\n");
  json first = LineOf(alone, 0);
  json second = LineOf(Call("advise --json", turned).out, 1);
  EXPECT_EQ(first["line"], 1);
  EXPECT_EQ(second["line"], 2);
  first.erase("line");
  second.erase("line");
  EXPECT_EQ(first, second);
}

// A Renonce, seen by who plays it; worlds of a wedding after its exchange.
TEST_F(Advise, KnowsWhatTheDeclarerNeeds) {
  const std::string renonce = "'ruf:G 0 | EO GO E9 EA HA HZ SA S8 | _ | _ | _ |' --worlds 50";
  EXPECT_EQ(Call("advise " + renonce).status, 65);
  EXPECT_EQ(Call("advise " + renonce + " --option renonce=on").status, 0);
  const json wedding = json::parse(
      Call("advise 'hochzeit:2 0 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | S9' --worlds 50 --json "
           "--chance 'trumps(0)==0'")
          .out);
  EXPECT_EQ(wedding["chances"]["trumps(0)==0"], 1);
}

TEST_F(Advise, TellsWhoHoldsWhat) {
  const json answer = AnswerTo(kWenz, "--holds EA --holds EZ --holds GA --chance 'has(2,EU)' ");
  EXPECT_EQ(answer["holds"]["EA"], (json{0, 1, 0, 0}));
  EXPECT_EQ(answer["holds"]["EZ"], (json{1, 0, 0, 0}));
  double sum = 0;
  for (const json& chance : answer["holds"]["GA"]) sum += chance.get<double>();
  EXPECT_NEAR(sum, 1, 2e-4);
  EXPECT_EQ(answer["holds"]["GA"][1], 0);
  EXPECT_GT(answer["holds"]["GA"][2], answer["holds"]["GA"][0]) << "who plays a Wenz has Sauen";
  EXPECT_GT(answer["chances"]["has(2,EU)"], .5);
  const json given = AnswerTo(kWenz, "--holds GA --given 'not has(2,GA)'");
  EXPECT_EQ(given["holds"]["GA"][2], 0);
}

// The tables that Schafkopf books print, of 9,465,511,770 worlds.
TEST_F(Advise, CountsAllWorlds) {
  const std::string strongest = "--exact --chance 'trumps(1)<=3 and trumps(2)<=3 and trumps(3)<=3'";
  const auto chance = [&](const std::string& hand, const std::string& options) {
    const json answer = AnswerTo(absl::StrCat("solo:E 0 | ", hand, " | _ | _ | _ |"), options);
    EXPECT_EQ(answer["worlds_possible"], 9465511770);
    return answer["chances"].begin()->get<double>();
  };
  EXPECT_NEAR(chance("EO GO HO SO EU GU HU SU", strongest), .7922, 1e-4);
  EXPECT_NEAR(chance("EO GO HO SO EU GU HU GA", strongest), .5980, 1e-4);
  EXPECT_NEAR(chance("EO GO HO SO EU GU HA GA", strongest), .3582, 1e-4);
  EXPECT_NEAR(chance("EO GO HO SO EU SA HA GA", strongest), .1343, 1e-4);
  EXPECT_NEAR(chance("EO GO HO SO EU HU GZ GA",
                     "--exact --chance 'cards(1,G)==0 or cards(2,G)==0 or cards(3,G)==0'"),
              .4941, 1e-4);
}

TEST_F(Advise, ExactDealsEveryWorldOrSaysHowMany) {
  const Outcome many = Call(absl::StrCat("advise --exact ", Quoted(kWenz)));
  EXPECT_EQ(many.status, 2);
  EXPECT_THAT(many.err, HasSubstr("--exact: expected at most 1000000 deals, found "));
  const json late = AnswerTo("wenz 2 | _ | EA EK EO GZ GK HA | _ | _ | EZ EA G9 E9 EK H9 GA EU HZ",
                             "--exact --holds GU");
  EXPECT_EQ(late["worlds"], late["worlds_possible"]);
  EXPECT_GT(late["worlds"], 1000);
  EXPECT_LT(late["effective_worlds"], late["worlds"]) << "what others played weighs";
}

TEST_F(Advise, HearsTheBids) {
  const std::string silent = Call(absl::StrCat("advise --json ", Quoted(kWenz))).out;
  const std::string bids = "0 pass, 1 pass, 2 wenz, 3 pass";
  const std::string heard =
      Call(absl::StrCat("advise --json --bids '", bids, "' ", Quoted(kWenz))).out;
  EXPECT_NE(heard, silent);
  EXPECT_EQ(Call(absl::StrCat("advise --json '", kWenz, " | ", bids, "'")).out, heard);
  const json raised =
      AnswerTo(kWenz, "--bids '0 ruf, 1 pass, 2 wenz, 3 pass' --holds EO --holds SO");
  const json passed =
      AnswerTo(kWenz, "--bids '0 pass, 1 pass, 2 wenz, 3 pass' --holds EO --holds SO");
  EXPECT_GT(raised["holds"]["SO"][0], passed["holds"]["SO"][0]) << "who would call has trumps";
  const Outcome wrong = Call(absl::StrCat("advise --bids '1 solo' ", Quoted(kWenz)));
  EXPECT_EQ(wrong.status, 65);
  EXPECT_THAT(wrong.err,
              HasSubstr("--bids: column 1: expected bids that leave seat 2 playing wenz"));
  const Outcome placed = Call(absl::StrCat("advise '", kWenz, " | 1 flug'"));
  EXPECT_EQ(placed.status, 65);
  EXPECT_THAT(placed.err, HasSubstr("LINE: column 55: "));
}

TEST_F(Advise, HearsAKontra) {
  const json quiet = AnswerTo(kWenz, "--holds GU");
  EXPECT_FALSE(quiet.contains("kontra"));
  const json kontra = AnswerTo(kWenz, "--holds GU --kontra 3");
  EXPECT_EQ(kontra["kontra"], json({3}));
  EXPECT_GT(kontra["holds"]["GU"][3], quiet["holds"]["GU"][3]) << "a Kontra has its Unter";
  json noted = AnswerTo(absl::StrCat(kWenz, " ; kontra 3"), "--holds GU --kontra 0");
  EXPECT_EQ(noted, kontra);
  const json own = AnswerTo(kWenz, "--kontra 1");
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_NEAR(own["cards"][i]["cents"].get<double>(),
                2 * quiet["cards"][i]["cents"].get<double>(), 2e-4);
  }
  EXPECT_THAT(Call(absl::StrCat("advise ", Quoted(kWenz), " --kontra 3 --lang de")).out,
              HasSubstr("Kontra gegeben, der Reihe nach: der Geber."));
  for (const char* wrong : {"2", "3 1", "3 2 2"}) {
    const Outcome run = Call(absl::StrCat("advise ", Quoted(kWenz), " --kontra '", wrong, "'"));
    EXPECT_EQ(run.status, 65) << wrong;
    EXPECT_THAT(run.err, HasSubstr("--kontra")) << wrong;
  }
  const Outcome run = Call(absl::StrCat("advise '", kWenz, " ; kontra 2'"));
  EXPECT_EQ(run.status, 65);
  EXPECT_THAT(run.err, HasSubstr("on the opponents' side, found seat 2"));
}

TEST_F(Advise, HearsAKontraOfThree) {
  const std::string view = "wenz 0 | _ | EK E9 HU GZ GK HK SK S9 | _ | EA";
  EXPECT_EQ(AnswerTo(view, "--kontra 1")["kontra"], json({1}));
  EXPECT_EQ(AnswerTo(view, "--kontra '2 0'")["kontra"], json({2, 0}));
  EXPECT_EQ(Call(absl::StrCat("advise '", view, "' --kontra 3")).status, 65);
}

TEST_F(Advise, SaysOnWhatItRests) {
  const std::string text = Call(absl::StrCat("advise --details ", Quoted(kWenz))).out;
  EXPECT_THAT(text, HasSubstr("players who learned through self-play"));
  EXPECT_THAT(text, HasSubstr("effective sample size"));
  EXPECT_THAT(text, HasSubstr("no clear difference"));
  const std::string german =
      Call(absl::StrCat("advise --lang de --holds GA --details ", Quoted(kWenz))).out;
  EXPECT_THAT(german, HasSubstr(": gewinnt "));
  EXPECT_THAT(german, HasSubstr("GA: Vorhand "));
  EXPECT_THAT(german, HasSubstr("durch Üben gelernt"));
  const std::string usual = Call(absl::StrCat("advise --worlds 100 ", Quoted(kWenz))).out;
  EXPECT_THAT(usual, HasSubstr("Few deals fit the bidding"));
  EXPECT_THAT(usual, testing::Not(HasSubstr("\n400 of ")));
  const std::string few = Call(absl::StrCat("advise --details --worlds 100 ", Quoted(kWenz))).out;
  EXPECT_THAT(few, HasSubstr("\n400 of "));
}

TEST_F(Advise, ThinksWhereNobodyWasRecorded) {
  const json bettel = AnswerTo("bettel 1 | E9 E8 E7 G9 G8 G7 H9 H8 | _ | _ | _ |");
  EXPECT_EQ(bettel["basis"], "played");
  EXPECT_EQ(bettel["weighed"], true) << "by what a Bettel is bid on";
  EXPECT_LT(bettel["effective_worlds"], 600);
  EXPECT_EQ(bettel["cards"].size(), 8u);
  EXPECT_TRUE(bettel["cards"][0]["points"].is_null());
  EXPECT_LT(bettel["cards"][0]["win"], bettel["cards"][0]["open_win"]);
  const Outcome text = Call("advise --details 'bettel 1 | E9 E8 E7 G9 G8 G7 H9 H8 | _ | _ | _ |'");
  EXPECT_THAT(text.out, HasSubstr("sample the others' possible hands"));
  EXPECT_THAT(text.out, HasSubstr("weighted by how good the declarer's hand is for this game"));
  const json sjavs = AnswerTo("sjavs:H 1 | EA EK GZ GK HA SK SA H9 | _ | _ | _ |");
  EXPECT_TRUE(sjavs["cards"][0]["cents"].is_null());
}

// Who announces a Solo hintenrum is not known before its third trick is over; then he has to.
TEST_F(Advise, KnowsWhoAnnouncesASoloHintenrum) {
  const std::string hand = "| GO HO SU H7 EA SA SZ SK | _ | _ | _ | ";
  const json before = AnswerTo("hintenrum:H 2 " + hand);
  EXPECT_TRUE(before["declarer"].is_null());
  EXPECT_FALSE(before["cards"][0].contains("open_win"));
  EXPECT_EQ(before["why"], json::array());
  EXPECT_EQ(AnswerTo("hintenrum:E 0 " + hand)["cards"], before["cards"]) << "neither counts yet";
  const std::string played = hand + "GO H8 H9 EU HO SO GU HU SA S7 S8 S9";
  const json after = AnswerTo("hintenrum:S 0 " + played);
  EXPECT_EQ(after["declarer"], 0);
  EXPECT_TRUE(after["cards"][0]["open_win"].is_number());
  EXPECT_EQ(after["cards"].size(), 5u);
  const Outcome other = Call("advise " + Quoted("hintenrum:S 1 " + played));
  EXPECT_EQ(other.status, 65);
  EXPECT_THAT(other.err, HasSubstr("declarer 0, who took the last trick of the first part"));
}

// The declarer leads where the table plays so.
TEST_F(Advise, KnowsWhoLeadsToABettel) {
  const std::string view = Quoted("bettel 2 | _ | _ | EU GA GK GO G7 S8 S7 E8 | _");
  EXPECT_EQ(Call("advise " + view).status, 65);
  EXPECT_EQ(Call("advise --option bettel_lead=declarer " + view).status, 0);
}

TEST_F(Advise, CarriesHabitsOverToTheNearestGame) {
  for (const char* line : {"solo:E 2 | _ | EA EK GZ GK HA SK SA H9 | _ | EZ",
                           "koenig 2 | _ | EA EU EO GZ GU H8 SU S8 | _ | _ | EZ"}) {
    const json answer = AnswerTo(line);
    EXPECT_EQ(answer["basis"], "habit") << line;
    EXPECT_EQ(answer["weighed"], true) << "by the card of seat 0";
    EXPECT_LT(answer["effective_worlds"], answer["worlds"]);
    const std::string text = Call(absl::StrCat("advise --details ", Quoted(line))).out;
    EXPECT_THAT(text, HasSubstr("modeled on the most similar kind on record"));
    EXPECT_THAT(text, HasSubstr("the likelihood of the play"));
  }
}

TEST_F(Advise, TheOnlyCardIsSaidToBe) {
  const Outcome forced = Call("advise 'wenz 2 | _ | EA HK HO GZ GK H8 SK S8 | _ | _ | EZ'");
  EXPECT_THAT(forced.out, StartsWith("EA: the only legal card"));
}

TEST_F(Advise, MistakesArePlaced) {
  const Outcome line = Call("advise 'wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ EA EZ'");
  EXPECT_EQ(line.status, 65);
  EXPECT_EQ(line.err, "LINE: column 54: expected no duplicate cards, found EZ again\n");
  const Outcome lines = Call("advise --json -", absl::StrCat(kWenz, "\nwenz 9\n"));
  EXPECT_EQ(lines.status, 65);
  EXPECT_THAT(lines.err, HasSubstr("-:2:6: expected a declarer from 0 to 3"));
  EXPECT_TRUE(LineOf(lines.out, 1).contains("error"));
  EXPECT_EQ(Call("advise /no/such/file").status, 74);
  EXPECT_EQ(Call("advise", "# nothing\n").status, 65);
  EXPECT_EQ(Call(absl::StrCat("advise --worlds 0 ", Quoted(kWenz))).status, 2);
  EXPECT_EQ(Call(absl::StrCat("advise --lang fr ", Quoted(kWenz))).status, 2);
  const Outcome chance = Call(absl::StrCat("advise --chance 'trumps(9)>1' ", Quoted(kWenz)));
  EXPECT_EQ(chance.status, 65);
  EXPECT_THAT(chance.err, StartsWith("--chance: column 8: expected a seat from 0 to 3"));
  const Outcome never = Call(absl::StrCat("advise --given 'has(0,EA)' ", Quoted(kWenz)));
  EXPECT_EQ(never.status, 65);
  EXPECT_THAT(never.err, StartsWith("--given: "));
}

// What follows four passes names nobody who bid.
TEST_F(Advise, HearsThatAllHavePassed) {
  const std::string view = "'ramsch - | EO HU EA EZ EK GA HZ S7 | _ | _ | _ |'";
  const Outcome told = Call("advise " + view + " --bids '0 pass, 1 pass, 2 pass, 3 pass'");
  EXPECT_EQ(told.status, 0) << told.err;
  EXPECT_EQ(told.out, Call("advise " + view).out);
  EXPECT_THAT(told.out, ContainsRegex(": you pay nothing [0-9]+ % of the time"));
}

// The door of all questions says what the verb says, without the line's number.
TEST_F(Advise, AnswersAtTheDoorToo) {
  json verb = AnswerTo(kWenz, "--holds GA --seed 7 --worlds 500");
  verb.erase("line");
  const json question = {
      {"question", "advise"}, {"view", kWenz}, {"holds", "GA"}, {"seed", 7}, {"worlds", 500}};
  const Outcome door = Call("answer -", question.dump() + "\n");
  ASSERT_EQ(door.status, 0) << door.err;
  EXPECT_EQ(json::parse(door.out), verb);
}

}  // namespace
}  // namespace schafkopf::advise_test
