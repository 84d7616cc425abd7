// What is told twice and differently, or cannot be, is refused at its place, by whatever door it
// comes; told twice alike it is taken.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/support/program.h"

namespace schafkopf::disagreement_test {
namespace {

using testing::HasSubstr;

constexpr char kHands[] =
    "EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ | EZ EU E7 GU HA SO SU S7 | "
    "GO G9 G8 G7 HZ HK HO S9";
constexpr char kEnding[] = "solo:E 0 | EO EA S7 | EU GA S8 | EK HA S9 | EZ HZ SK |";

struct Told {
  std::string arguments;
  std::string input;
  std::string says;  // within its first line
};

class Disagreement : public Program {
 protected:
  void Refuses(const std::vector<Told>& all) const {
    for (const Told& told : all) {
      const Outcome run = Call(told.arguments, told.input);
      EXPECT_EQ(run.status, 65) << told.arguments << "\n" << told.input << "\n" << run.out;
      EXPECT_THAT(run.err, HasSubstr(told.says)) << told.arguments << "\n" << told.input;
    }
  }
  void Takes(const std::vector<Told>& all) const {
    for (const Told& told : all) {
      const Outcome run = Call(told.arguments, told.input);
      EXPECT_EQ(run.status, 0) << told.arguments << "\n" << told.input << "\n" << run.err;
      EXPECT_THAT(run.out, HasSubstr(told.says)) << told.arguments << "\n" << told.input;
    }
  }
};

std::string Object(const std::string& behind, const std::string& notes = "") {
  return absl::StrCat(R"({"deal":"wenz 2 | )", kHands, notes, R"(")", behind, "}\n");
}

TEST_F(Disagreement, OfADealAndItsParts) {
  Refuses({{"solve", Object(R"(,"contract":"geier")"), "contract: column 1: expected the same"},
           {"solve", Object(R"(,"declarer":1)"), "declarer: column 1: expected the same"},
           {"solve", Object(R"(,"hands":["EO"])"), "hands: column 1: expected the same"},
           {"solve", Object(R"(,"played":"EA")"), "played: column 1: expected the same"},
           {"convert", Object(R"(,"kontra":[3])", " | ; kontra 1"),
            "kontra: column 1: expected no duplicate notes"},
           {"convert", Object(R"(,"id":7)", " | ; id 8"),
            "id: column 1: expected no duplicate notes"}});
  Takes(
      {{"solve", Object(R"(,"contract":"wenz","declarer":2)"), "45"},
       {"solve",
        Object(R"(,"hands":["EA EK EO GZ GK H8 SK S8","SA SZ E9 E8 GA HU H9 H7",)"
               R"("EZ EU E7 GU HA SO SU S7","GO G9 G8 G7 HZ HK HO S9"])"),
        "45"},
       {"convert", Object(R"(,"id":7)", " | ; kontra 1"), "id 7; kontra 1"},
       {"convert", absl::StrCat(R"({"deal":["wenz 2 |",")", kHands, R"("," | ; id 9"]})"), "id 9"},
       {"solve",
        absl::StrCat(R"({"deal":"solo:S 0 | )", kHands, R"(","contract":"Solo","declarer":0})"),
        ""}});
}

TEST_F(Disagreement, OfAKeyAndItself) {
  Refuses({{"answer", R"({"verb":"legal","contract":"wenz","contract":"geier","hand":"EU"})",
            "1:35: expected each key only once, found \"contract\" again"},
           {"answer", R"({"verb":"legal","contract":"wenz","contr\u0061ct":"geier","hand":"EU"})",
            "1:35: expected each key only once"},
           {"convert", R"({"contract":"wenz","declarer":2,"declarer":1,"points":61})",
            "1:33: expected each key only once"},
           {"score -", R"({"contract":"wenz","contract":"geier","declarer":2,"points":61})",
            "1:20: expected each key only once"}});
  // Elsewhere it is a text.
  Takes({{"convert", R"({"contract":"wenz","declarer":2,"points":61,"id":"\"contract\": 1"})",
          "points 61"}});
}

TEST_F(Disagreement, OfTwoColumns) {
  const std::string head = "Spiel;Spieler;Augen;Augen\n";
  Refuses(
      {{"convert", head + "Wenz;0;61;30\n", "2:11: expected \"61\", found \"30\""},
       {"convert", "contract,Spiel,Spieler,Augen\nwenz,geier,0,61\n", "2:6: expected \"wenz\""}});
  Takes(
      {{"convert", head + "Wenz;0;61;61\n", "points 61"},
       {"convert", head + "Wenz;0;61;\n", "points 61"},
       {"convert", "Spiel;Spielart;Spieler;Augen;Punkte\n1;Wenz;0;61;3\n", "points 61"},
       {"convert", "Nr;Spielnr;Spiel;Spielart;Spieler;Augen\n7;2;wenz;Wenz;0;061\n", "points 061"},
       {"convert", "Spiel;contract;Spieler;Augen\nSchellen-Solo;solo:S;0;61\n", "points 61"},
       {"score -", "Spiel;Spieler;Mitspieler;Augen\nSauspiel:;0;1;61\n", "won"}});
}

TEST_F(Disagreement, OfNotesOfAPosition) {
  const auto behind = [](const char* notes) { return absl::StrCat(kEnding, notes, "\n"); };
  Takes({{"solve", behind("; to_play 0; points 36 10 5 3"), "98"},
         {"solve", behind("; to_play 0; points 36 10 5 3; lauf 1"), "98"}});
  Refuses({{"solve", behind("; to_play 0; points 36 10 5 3; to_play 1"), "to_play again"},
           {"solve", behind("; to_play 0; points 36 10 5 3; points 3 3 3 45"), "points again"},
           {"solve", behind("; to_play 0; points 36 10 5 3; lauf 14"), "Laufende consistent with"},
           {"solve", behind("; to_play 0; points 36 10 5 3; lauf -2"),
            "Laufende consistent with seat 0 holding EO"},
           {"solve", behind("; to_play 0; points 36 10 5 3; partner 1"), "no partner"},
           {"solve", behind("; to_play 0; points 1 53 0 0"), "points"}});
}

TEST_F(Disagreement, OfAGameInNumbers) {
  Refuses(
      {{"score solo:H --points 61 --side 'EO GO HO SO EU GU HU SU HA'", "", "at most 8 cards"},
       {"score wenz --points 61 --declarer 0 --partner 2", "", "--partner: column 1: expected no"},
       {"score hochzeit:2 --points 61 --declarer 0 --partner 1", "",
        "--partner: column 1: expected 2, found 1"},
       {"score wenz --points 61 --players 3 --deck 32", "", "a deck for 3 players"},
       {"score -", "wenz 2; partner 1; points 61\n", "-:1:17: expected no partner"}});
  Takes({{"score ruf:E --side 'EO GO HO' --points 61", "", "Laufende"},
         {"score hochzeit:2 --points 61 --declarer 0 --partner 2", "", "Hochzeit"},
         {"score -", "hochzeit 1; partner 2; points 61\n", "seat 2 +"}});
}

TEST_F(Disagreement, OfATurn) {
  Refuses({{"legal ruf:E --hand 'EA E7' --holder --dealt 1", "", "--dealt: column 1: expected a"},
           {"legal ruf:E --hand 'GA E7' --led-before --trick-number 1", "", "--trick-number"},
           {"legal wenz --hand 'EA E7' --trick-number 16", "", "from 1 to 7, found 16"},
           {"legal ruf:E --hand 'EA E7 E8 E9' --trick GO --trick-number 7", "", "from 1 to 5"}});
  Takes({{"legal wenz --hand 'EA E7' --trick-number 7", "", "EA E7"}});
}

}  // namespace
}  // namespace schafkopf::disagreement_test
