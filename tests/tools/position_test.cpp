// Positions as they stand and games that ended by a claim, as users bring them to the verbs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/support/program.h"

namespace schafkopf::position_test {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr char kHands[] = "solo:E 0 | EO EA S7 | EU GA S8 | EK HA S9 | EZ HZ SK |";
constexpr char kTold[] = "; to_play 0; points 36 10 5 3";
// All but the last two tricks of a Solo.
constexpr char kPlayed[] =
    "solo:E 1 | SO SU EA HZ HK SZ | GO HO GU E9 SA S9 | EO EZ GA GZ HA H9 | EU HU EK GK G9 SK | "
    "SZ SA HA SK GU EZ HU SO HK HO H9 G9 S9 EO GK EA";

class Positions : public Program {
 protected:
  std::string Quoted(const std::string& line) const { return absl::StrCat("'", line, "'"); }
  std::string Told(const std::string& told = kTold) const {
    return Quoted(absl::StrCat(kHands, " ", told));
  }
};

TEST_F(Positions, AreSolvedInEveryForm) {
  const int value = Answer("solve", Told())["value"];
  EXPECT_GT(value, 36);
  EXPECT_EQ(Call(absl::StrCat("solve ", Told("; to_play 0; points 36 18"))).out,
            absl::StrCat(value, "\n"));
  const json parts = {{"contract", "solo:E"},
                      {"declarer", 0},
                      {"hands", {"EO EA S7", "EU GA S8", "EK HA S9", "EZ HZ SK"}},
                      {"to_play", 0},
                      {"points", {36, 10, 5, 3}}};
  const json whole = {{"deal", kHands}, {"to_play", 0}, {"points", {36, 18}}};
  for (const json& object : {parts, whole}) {
    const json answer = json::parse(Call("solve --json -", object.dump()).out);
    EXPECT_EQ(answer["value"], value) << answer;
  }
  const json cards = Answer("solve --each-card", Told())["cards"];
  for (const auto& [card, worth] : cards.items()) {
    const std::string rest = card == "EO" ? "EA S7" : card == "EA" ? "EO S7" : "EO EA";
    const std::string line =
        absl::StrCat("solo:E 0 | ", rest, " | EU GA S8 | EK HA S9 | EZ HZ SK | ; to_play 1; trick ",
                     card, "; points 36 18");
    EXPECT_EQ(Answer("solve", Quoted(line))["value"], worth) << line;
  }
}

TEST_F(Positions, AreRefusedWhereTheHistoryCounts) {
  const std::string file = WriteFile("told.txt", absl::StrCat(kHands, " ", kTold, "\n"));
  for (const char* verb : {"score", "review"}) {
    const Outcome run = Call(absl::StrCat(verb, " ", file));
    EXPECT_NE(run.status, 0) << verb;
    EXPECT_THAT(run.err, HasSubstr("expected")) << verb;
  }
}

TEST_F(Positions, AreAnalyzedToTheirEnd) {
  const json answer =
      Answer("analyze", Told("EO EU EK EZ EA S8 S9 HZ S7 GA HA SK ; to_play 0; points 36 10 5 3"));
  EXPECT_EQ(answer["plays"].size(), 12u);
  EXPECT_EQ(answer["value"], Answer("solve", Told())["value"]);
}

TEST_F(Positions, AreAdvisedOnByTheHandOnTurnAlone) {
  const std::string rest = "; to_play 1; trick S7; points 36 18";
  const std::string shown =
      absl::StrCat("solo:E 0 | EO EA | EU GA S8 | EK HA S9 | EZ HZ SK | ", rest);
  const std::string others =
      absl::StrCat("solo:E 0 | EO HZ | EU GA S8 | EK HA SK | EZ EA S9 | ", rest);
  const std::string hidden =
      absl::StrCat("solo:E 0 | _ | EU GA S8 | _ | _ | ", rest, "; out EO EA EK HA S9 EZ HZ SK");
  const json answer = Answer("advise", Quoted(hidden));
  EXPECT_EQ(answer["seat"], 1);
  EXPECT_EQ(answer["basis"], "played");
  EXPECT_EQ(answer["best"], "S8");
  EXPECT_EQ(Answer("advise", Quoted(shown)), answer);
  EXPECT_EQ(Answer("advise", Quoted(others)), answer);
  const std::string engine = Call("engine", absl::StrCat("position ", hidden, "\ngo\nquit\n")).out;
  EXPECT_THAT(engine, HasSubstr("bestcard S8"));
}

TEST_F(Positions, OfARamschAreAdvisedOn) {
  const json answer = Answer(
      "advise",
      Quoted("ramsch - | _ | EU GA S8 | _ | _ | ; to_play 1; points 36 10 5 3; tricks 2 1 1 1; out "
             "EO EA S7 EK HA S9 EZ HZ SK"));
  EXPECT_EQ(answer["basis"], "habit");
  EXPECT_EQ(answer["cards"].size(), 3u);
}

TEST_F(Positions, ErrorsOfViewsAreAtTheirPlace) {
  struct Row {
    const char* line;
    const char* error;
  };
  for (const Row& row : std::vector<Row>{
           {"solo:E 0 | _ | EU GA S8 | _ | _ | ; to_play 1; trick S7; points 36 18",
            "expected `out` with the 8 cards in the hidden hands, found nothing"},
           {"solo:E 0 | _ | EU GA S8 | _ | EZ HZ SK | ; to_play 1; points 36 18", "as well as"},
           {"solo:E 0 | _ | EU GA S8 | _ | _ | ; to_play 2; points 36 18; out EO",
            "expected seat 1 to play"},
           {"ruf:S 0 | _ | EU GA S8 | _ | _ | ; to_play 1; trick S7; points 36 17; out EO EA EK HA "
            "S9 EZ SA SK",
            "expected 4 numbers"}}) {
    const Outcome run = Call(absl::StrCat("advise ", Quoted(row.line)));
    EXPECT_EQ(run.status, 65) << row.line;
    EXPECT_THAT(run.err, HasSubstr(row.error)) << row.line;
  }
}

TEST_F(Positions, ClaimsAreJudged) {
  const std::string claim = absl::StrCat(kPlayed, " ; claim 1");
  const json answer = Answer("analyze", Quoted(claim));
  EXPECT_EQ(answer["plays"].size(), 16u);
  EXPECT_EQ(answer["claim"]["seat"], 1);
  EXPECT_EQ(answer["claim"]["verdict"], "no");
  EXPECT_EQ(answer["claim"]["tricks"], 2);
  const json value = Answer("solve", Quoted(kPlayed))["value"];
  EXPECT_EQ(answer["result"], value);
  EXPECT_THAT(Call(absl::StrCat("analyze ", Quoted(claim))).out,
              HasSubstr("; seat 1 claims the rest: no, sure of only"));
  EXPECT_THAT(Call(absl::StrCat("analyze --lang de ", Quoted(claim))).out,
              HasSubstr("; geht der Rest an den Zweiten? nein, sicher sind nur"));
  const json reviewed = Answer("review --worlds 50", Quoted(claim));
  EXPECT_EQ(reviewed["claim"], answer["claim"]);
  EXPECT_EQ(reviewed["plays"].size(), 16u);
  EXPECT_EQ(reviewed["result"], value);
}

TEST_F(Positions, ClaimsAreRightByAnyPlayOrByTheRightOne) {
  const auto verdict = [&](const std::string& line) {
    return Call(absl::StrCat("analyze ", Quoted(line))).out;
  };
  EXPECT_THAT(verdict(absl::StrCat("solo:E 0 | EO EU | EA S8 | EK S9 | E9 SK | ",
                                   "; to_play 0; points 58 38; claim 0")),
              HasSubstr("seat 0 claims the rest: yes, no matter what anyone plays"));
  EXPECT_THAT(verdict("solo:E 0 | EO SA | EU GK | GA S9 | GZ S8 | ; to_play 0; points 49 30; "
                      "claim 0"),
              HasSubstr("seat 0 claims the rest: yes, with correct play"));
  EXPECT_THAT(verdict("bettel 0 | E7 G7 | EA GA | EZ GZ | EK GK | ; to_play 1; tricks 0 6 0 0; "
                      "claim 0"),
              HasSubstr("seat 0 claims \"no more tricks\": yes, no matter what anyone plays"));
  EXPECT_THAT(
      verdict("kreuz 0 | EO S7 | E7 S8 | SA E8 | EZ HZ | ; to_play 0; points 60 26; claim 0"),
      HasSubstr("only if their side helps"));
}

// 43 of 78 points are the declarer's when 42 are left.
TEST_F(Positions, TheClaimantIsPaidAsIfHeHadTheRest) {
  const auto paid = [&](const std::string& note) {
    const json answer = Answer("score", Quoted(absl::StrCat(kPlayed, " ; ", note)));
    return answer["payments"].get<std::vector<int>>();
  };
  EXPECT_THAT(paid("claim 1"), ElementsAre(-50, 150, -50, -50));
  EXPECT_THAT(paid("claim 2"), ElementsAre(50, -150, 50, 50));
  EXPECT_THAT(paid("players A, B, C, D; claim C"), ElementsAre(50, -150, 50, 50));
  EXPECT_NE(Call(absl::StrCat("score ", Quoted(kPlayed))).status, 0);
}

TEST_F(Positions, ABadClaimantIsNamed) {
  const Outcome run =
      Call(absl::StrCat("analyze ", Quoted(absl::StrCat(kPlayed, " ; claim Xaver"))));
  EXPECT_EQ(run.status, 65);
  EXPECT_THAT(run.err,
              HasSubstr("expected a seat from 0 to 3, or the name of a player, found \"Xaver\""));
  const std::string named = absl::StrCat(kPlayed, " ; players Anna, Bert, Cora, Dora; claim Bert");
  EXPECT_EQ(Answer("analyze", Quoted(named))["claim"]["seat"], 1);
}

}  // namespace
}  // namespace schafkopf::position_test
