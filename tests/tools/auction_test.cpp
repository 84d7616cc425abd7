// Who may call what, and who plays: the auction and its verb.
#include "engine/table/auction.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "engine/table/sjavs_auction.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "tests/support/program.h"

namespace schafkopf::auction_test {
namespace {

using nlohmann::json;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class AuctionVerb : public Program {
 protected:
  json Auction(const std::string& arguments) const { return Answer("auction", arguments); }
  std::vector<std::string> CallsOf(const std::string& hand, const std::string& rest = "") const {
    return Auction("--hand '" + hand + "' " + rest)["calls"];
  }
  // "2 solo": the seat that plays and what.
  std::string Winner(const std::string& bids, const std::string& rest = "") const {
    const json answer = Auction("--bids '" + bids + "' " + rest);
    if (answer["declarer"].is_null()) return "nobody";
    return absl::StrCat(answer["declarer"].get<int>(), " ", answer["contract"].get<std::string>());
  }
};

// A Tout that the table lets be announced of some games alone is said of these.
TEST_F(AuctionVerb, ToutsAreThoseOfTheTable) {
  const std::string hand = "auction --hand 'EU GU GA GZ EA EZ HA SA' --rules ";
  EXPECT_THAT(Call(hand + "sauspiel").out, HasSubstr("; any solo can also be bid as Tout\n"));
  const std::string own = WriteFile("own.toml",
                                    "name = \"own\"\nbase = \"tournament\"\n[contracts]\n"
                                    "wenz = {price = 20, tout_lauf_min = 2}\n"
                                    "solo = {price = 50, tout_lauf_min = 3}\n");
  EXPECT_THAT(Call(hand + own).out, HasSubstr("may announce: Solo (E G H S), Wenz, Wenz Tout\n"));
}

TEST_F(AuctionVerb, WhoMayCallASau) {
  const std::string locked = "EO GO SO EU GU HK EA GA";
  EXPECT_THAT(CallsOf(locked), Not(Contains(StartsWith("ruf:")))) << "C070";
  EXPECT_EQ(Auction("--hand '" + locked + "'")["gesperrt"], true) << "C070";
  EXPECT_THAT(Auction("--hand '" + locked + "'")["muss"].get<std::vector<std::string>>(),
              ElementsAre("muss:S"))
      << "C071";
  EXPECT_THAT(Auction("--hand 'EO EA GA SA EZ GZ SZ HU'")["muss"].get<std::vector<std::string>>(),
              ElementsAre("muss:EK", "muss:GK", "muss:SK"))
      << "C073";
  EXPECT_THAT(Auction("--hand 'EO EA GA SA EZ HO SO HU'")["muss"].get<std::vector<std::string>>(),
              ElementsAre("muss:GZ", "muss:SZ"));
  const auto calls = CallsOf("EO GO HA H7 E7 G7 SA S7");
  EXPECT_THAT(calls, Contains("ruf:E"));
  EXPECT_THAT(calls, Contains("ruf:G"));
  EXPECT_THAT(calls, Not(Contains("ruf:S")));
}

TEST_F(AuctionVerb, PassingHasManyWords) {
  for (const char* pass : {"pass", "Passe", "weiter", "weg", "nein", "no", "-"}) {
    EXPECT_EQ(Winner(absl::StrCat("0 ", pass, ", 1 ruf, 2 ", pass, ", 3 ", pass)), "1 ruf") << pass;
  }
}

TEST_F(AuctionVerb, WhoMayOfferAWedding) {
  EXPECT_THAT(CallsOf("HU EA EZ GA GK SA SK S7"), Contains("hochzeit")) << "C142";
  EXPECT_THAT(CallsOf("EA EZ E9 GA GK SA SK S7"), Not(Contains("hochzeit"))) << "C143";
  EXPECT_THAT(CallsOf("HU HA EZ GA GK SA SK S7"), Not(Contains("hochzeit")));
  EXPECT_THAT(CallsOf("HU HA EZ GA GK SA SK S7"), Contains("bauernhochzeit"));
  EXPECT_THAT(CallsOf("HU EA EZ GA GK SA SK S7", "--rules sauspiel"), Not(Contains("hochzeit")));
}

TEST_F(AuctionVerb, AHochzeitMayHaveToWaitUntilAllPassed) {
  const std::string later = "--option hochzeit_when=after_all_passed";
  EXPECT_EQ(Winner("0 pass, 1 pass, 2 pass, 3 pass, 1 hochzeit", later), "1 hochzeit");
  EXPECT_EQ(Winner("0 pass, 1 hochzeit"), "1 hochzeit");
  EXPECT_EQ(Winner("0 pass, 1 pass, 2 pass, 3 pass, 2 hochzeit, 1 hochzeit", later), "2 hochzeit")
      << "a double wedding: the first";
  const Outcome early = Call("auction --bids '0 pass, 1 hochzeit' " + later);
  EXPECT_EQ(early.status, 65);
  EXPECT_THAT(early.err, testing::HasSubstr("expected a Hochzeit only after everyone has passed"));
}

TEST_F(AuctionVerb, SieAndTout) {
  EXPECT_THAT(CallsOf("EO GO HO SO EU GU HU SU"), Contains("sie")) << "C125";
  EXPECT_THAT(CallsOf("EO GO HO SO EU GU"), Contains("sie")) << "short";
  EXPECT_THAT(CallsOf("EO GO HO SO EU GU HU HA"), Not(Contains("sie")));
  const std::string hand = "EO GO HO EA EZ EK E9 E8";
  EXPECT_THAT(CallsOf(hand, "--option tout_min_laufende=3"), Contains("solo:E+tout"));
  EXPECT_THAT(CallsOf(hand, "--option tout_min_laufende=4"), Not(Contains("solo:E+tout")));
}

TEST_F(AuctionVerb, TheHighestPlays) {
  EXPECT_EQ(Winner("0 ruf, 1 wenz, 2 solo, 3 pass"), "2 solo") << "C074";
  const json raises = Auction("--bids '0 ruf, 1 wenz, 2 solo, 3 pass'")["raises"];
  ASSERT_EQ(raises.size(), 2u) << "C074";
  for (int seat : {0, 1}) {
    const auto& raise = raises[static_cast<std::size_t>(seat)];
    EXPECT_EQ(raise["seat"], seat) << "C074";
    EXPECT_EQ(raise["games"][0], "solo") << "C074: by position";
  }
  EXPECT_EQ(Auction("--bids '2 solo'")["raises"][0]["games"][0], "farbeisenbahner+tout")
      << "C074: a later seat needs a Tout";
  EXPECT_THAT(Call("auction --bids '1 solo:E, 2 solo:H'").err,
              HasSubstr("higher than the solo:E bid by seat 1"))
      << "C076: seat 1 plays";
  EXPECT_EQ(Winner("1 solo:E, 2 solo:H", "--option heart_solo_higher=on"), "2 solo:H") << "C076";
  EXPECT_EQ(Winner("0 Solo, 2 Wenz Tout, 3 Solo Tout"), "3 solo+tout") << "C077";
  EXPECT_EQ(Winner("0 solo, 3 sie"), "3 sie") << "C077";
  EXPECT_EQ(Winner("0 solo, 1 wenz+tout"), "1 wenz+tout") << "C077";
  EXPECT_EQ(Winner("0 pass, 1 pass, 2 ruf, 3 wenz, 2 wenz"), "2 wenz") << "the earlier seat";
  const auto is_too_low = [&](const char* bids, const std::string& rest) {
    const Outcome run = Call(absl::StrCat("auction --bids '", bids, "' ", rest));
    EXPECT_THAT(run.err, HasSubstr("expected a pass, or a bid higher than the ")) << bids << rest;
    return run.status == 65 && run.out.empty();
  };
  EXPECT_TRUE(is_too_low("0 wenz, 3 wenz", ""));
  EXPECT_TRUE(is_too_low("0 solo, 1 solo", ""));
  EXPECT_TRUE(is_too_low("0 solo 75, 1 solo 75", "--option steigern=on"));
  EXPECT_TRUE(is_too_low("1 wenz, 3 solo", "--option solo_equals_wenz=on"));
  EXPECT_EQ(Winner("1 wenz+tout, 2 solo+tout", "--option solo_equals_wenz=on"), "2 solo+tout");
  EXPECT_EQ(Winner("1 wenz, 3 solo"), "3 solo");
  EXPECT_TRUE(is_too_low("1 geier, 2 solo", "--rules article")) << "special solos rank as Wenz";
  EXPECT_TRUE(is_too_low("1 farbgeier+tout, 2 wenz+tout", "--rules article"));
  EXPECT_TRUE(is_too_low("1 wenz, 2 eisenbahner", "--rules article"));
  EXPECT_TRUE(is_too_low("1 hybrid, 2 wenz", "--rules article --option solo_equals_wenz=off"));
  EXPECT_EQ(Winner("1 hybrid, 2 solo", "--rules article --option solo_equals_wenz=off"), "2 solo")
      << "they stay with the Wenz";
  EXPECT_EQ(Winner("1 geier, 2 wenz", "--option solo_equals_wenz=on"), "2 wenz")
      << "below the Wenz by other rules";
  EXPECT_EQ(Winner("1 bettel, 3 geier"), "3 geier");
  EXPECT_EQ(Winner("1 wenz, 3 bettel", "--option bettel_rank=below_solo"), "3 bettel");
  EXPECT_EQ(Winner("1 bettel, 3 solo", "--option bettel_rank=below_solo"), "3 solo");
  EXPECT_EQ(Winner("1 solo, 3 bettel", "--option bettel_rank=above_solo"), "3 bettel");
  EXPECT_EQ(Winner("0 weiter, 1 weiter, 2 passe, 3 -"), "nobody");
  EXPECT_EQ(Winner("0 ruf, 1 Bauern-Hochzeit"), "1 bauernhochzeit");
  EXPECT_EQ(Winner("0 bettel, 1 bettel ouvert", "--option bettel_ouvert=before_trick_1"),
            "1 bettel+ouvert");
  EXPECT_EQ(Winner("0 hochzeit, 1 ruf tout", "--option ruf_tout=on"), "1 ruf+tout");
  EXPECT_EQ(Winner("0 ruf+tout, 1 farbeisenbahner+tout", "--option ruf_tout=on"),
            "1 farbeisenbahner+tout");
}

// Section 9's default ranking, typed once more.
TEST_F(AuctionVerb, TheDefaultRanking) {
  const char* rising[] = {"ruf",        "bettel",        "farbgeier", "geier",
                          "farbwenz",   "wenz",          "solo",      "farbgeier+tout",
                          "geier+tout", "farbwenz+tout", "wenz+tout", "solo+tout",
                          "sie"};
  for (std::size_t low = 0; low + 1 < std::size(rising); ++low) {
    const std::string lower = absl::StrCat("0 ", rising[low]);
    EXPECT_EQ(Winner(absl::StrCat(lower, ", 3 ", rising[low + 1])),
              absl::StrCat("3 ", rising[low + 1]));
  }
}

TEST_F(AuctionVerb, SeatsSpeakInOrder) {
  struct Row {
    const char* bids;
    const char* error;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"2 wenz, 0 pass", "column 9: expected no bid from seat 0, whose turn is over"},
           {"1 ruf, 0 pass, 2 pass, 3 pass", "column 8: expected no bid from seat 0, whose turn"},
           {"0 ruf, 2 wenz, 1 solo, 3 pass", "column 16: expected no bid from seat 1, whose turn"},
           {"0 ruf, 1 wenz, 2 solo, 1 solo+tout, 0 sie",
            "column 37: expected no bid from seat 0, whose turn is over"},
           {"0 ruf, 0 wenz, 1 pass", "column 8: expected no further bid from seat 0, whose bid"},
           {"0 ruf, 1 pass, 2 pass, 3 pass, 0 solo",
            "column 32: expected no further bid from seat 0, whose bid stands, found \"0 solo\""},
           {"0 ruf, 1 pass, 2 pass, 3 pass, 0 pass", "column 32: expected no further bid"},
           {"0 hochzeit:0, 1 pass", "column 3: expected a partner other than the declarer"},
       }) {
    const Outcome run = Call(absl::StrCat("auction --bids '", row.bids, "'"));
    EXPECT_EQ(run.status, 65) << row.bids;
    EXPECT_THAT(run.err, HasSubstr(row.error)) << row.bids;
  }
  EXPECT_EQ(Winner("0 ruf, 1 wenz, 2 pass, 3 pass, 0 solo, 1 sie, 0 pass"), "1 sie");
  EXPECT_EQ(Winner("0 hochzeit:2"), "0 hochzeit");
  EXPECT_EQ(Auction("--bids '2 solo'")["raises"].size(), 1u) << "two let their turn go";
}

TEST_F(AuctionVerb, PointsMayBeRaised) {
  const std::string on = "--option steigern=on";
  EXPECT_EQ(Winner("0 solo, 1 solo 75", on), "1 solo 75");
  EXPECT_EQ(Winner("0 wenz 90, 1 solo:E", on), "1 solo:E") << "the game comes first";
  EXPECT_EQ(Auction("--bids '1 solo 75' " + on)["raises"][0]["games"][0], "solo 76");
}

TEST_F(AuctionVerb, AfterAllHavePassed) {
  const std::string passes = "0 pass, 1 pass, 2 pass, 3 pass";
  EXPECT_EQ(Winner(passes + ", 2 ruf", "--option renonce=on"), "2 ruf");
  EXPECT_EQ(Call("auction --bids '" + passes + ", 2 ruf'").status, 65);
  EXPECT_EQ(Auction("--bids '" + passes + "' --option all_pass=ramsch")["all_pass"], "ramsch");
  EXPECT_EQ(Auction("--bids '" + passes +
                    "' --option all_pass=ramsch --option ramsch_trigger=round")["all_pass"],
            "throw_in");
  const json last = Auction(
      "--bids '0 pass, 1 pass, 2 pass, 3 ramsch' "
      "--option ramsch_trigger=last_player_may_announce");
  EXPECT_EQ(last["contract"], "ramsch");
  EXPECT_TRUE(last["declarer"].is_null());
}

TEST_F(AuctionVerb, RoundsBindTheBids) {
  const json none = Auction("--bids '1 pass' --round Hatsch");
  EXPECT_EQ(none["must_play"], 0);
  EXPECT_EQ(none["doubled"], true);
  const json dealer = Auction("--bids '0 pass, 1 pass, 2 pass, 3 pass' --round 'Allgäuer Runde'");
  EXPECT_EQ(dealer["must_play"], 3);
  const json declined =
      Auction("--bids '0 pass' --round Schieber --option schieber_decline=dealer_must");
  EXPECT_EQ(declined["if_declined"], "dealer_must");
  EXPECT_EQ(declined["must_play"], 3);
  EXPECT_EQ(Auction("--bids '0 solo:E' --round Teufelsrunde")["declarer"], 0);
  const json redealt = Auction("--bids '0 pass' --round schieber");
  EXPECT_EQ(redealt["all_pass"], "redeal");
  EXPECT_TRUE(redealt["raises"].empty());
  const json offered =
      Auction("--bids '0 pass' --round schieber --option schieber_decline=offered_on");
  EXPECT_EQ(offered["raises"][0]["seat"], 1);
  EXPECT_EQ(Auction("--bids '0 pass' --round Bockrunde")["doubled"], true);
}

// What the JSON says the text says too.
TEST_F(AuctionVerb, ARoundIsToldInWords) {
  const std::string passes = "auction --bids '0 pass, 1 pass, 2 pass, 3 pass' --round allgaeuer";
  EXPECT_EQ(Call(passes).out, "seat 3 must play\n");
  EXPECT_EQ(Call(passes + " --option allgaeuer_refuse=on").out,
            "seat 3 must either play or refuse, and may not refuse with four Laufende\n");
  EXPECT_EQ(Call(passes + " --option allgaeuer_refuse=on --lang de").out,
            "Der Geber muss spielen, darf aber ohne vier Laufende ablehnen\n");
  EXPECT_THAT(Call("auction --bids '0 ruf' --round hadsch").out, HasSubstr("\ndoubled: yes"));
}

TEST_F(AuctionVerb, WhoeverHasFewHighTrumpsMayRefuseAnAllgaeuer) {
  const std::string round = " --round Allgäuer --option allgaeuer_refuse=on";
  EXPECT_EQ(Auction("--hand 'EO GO HO E7 G7 G8 S7 S8'" + round)["may_refuse"], true);
  EXPECT_EQ(Auction("--hand 'EO GO HO SO G7 G8 S7 S8'" + round)["may_refuse"], false);
  EXPECT_EQ(Auction("--hand 'EU GU HU SU G7 G8 S7 S8'" + round)["may_refuse"], false) << "a Wenz";
}

TEST_F(AuctionVerb, TheLastRoundMayBeOfSolosAlone) {
  const std::string last = "--round letzte --option last_round=solos_only";
  EXPECT_EQ(Winner("0 pass, 1 wenz", last), "1 wenz");
  EXPECT_THAT(Call("auction --bids '0 ruf' " + last).err,
              HasSubstr("--bids: column 1: expected a game allowed in the last round"));
}

// What the auction offers after all have passed can be read and played.
TEST_F(AuctionVerb, ARenonceIsPlayed) {
  const std::string hands =
      " 0 | EO GO HO SO EU GU HU SU | EA EZ EK E9 E8 E7 HA HZ | GA GZ GK G9 G8 G7 HK H9 | "
      "SA SZ SK S9 S8 S7 H8 H7\n";
  const json offered = Auction("--hand 'EO GO HO SO EU GU HU SU' --option renonce=on");
  EXPECT_THAT(offered["after_all_passed"], Contains("ruf:G"));
  EXPECT_EQ(Call("solve - --option renonce=on", "ruf:G" + hands).out, "121\n");
  EXPECT_THAT(Call("solve -", "ruf:G" + hands).err, HasSubstr("expected a plain card of the"));
  EXPECT_THAT(Call("solve - --option renonce=on", "ruf:GZ" + hands).err,
              HasSubstr("expected EA GA SA as the called card, found GZ"));
  EXPECT_THAT(
      Call("solve -", "ruf:GZ" + hands).err,
      HasSubstr("expected a called Sau (another card only with the option renonce=on), found GZ"));
  EXPECT_THAT(Call("solve - --option renonce=on", "ruf:G+tout" + hands).err,
              HasSubstr("expected option ruf_tout=on"));
  EXPECT_THAT(Call("score ruf:GZ --points 61").err, HasSubstr("with the option renonce=on"));
  const std::string after = "--bids '0 pass, 1 pass, 2 pass, 3 pass, 1 ruf:GZ'";
  EXPECT_EQ(Auction(after + " --option renonce=on")["contract"], "ruf:GZ");
  EXPECT_EQ(Call("auction " + after).status, 65);
  EXPECT_THAT(
      Call("auction --bids '1 ruf:GZ' --option renonce=on").err,
      HasSubstr("expected a called Sau (any other card only after everyone has passed, with "
                "the option renonce=on), found \"1 ruf:GZ\""));
}

TEST_F(AuctionVerb, ThreePlaySolosOnly) {
  const auto calls = CallsOf("EO GO HA H9 EK E9 SA S9", "--players 3");
  EXPECT_THAT(calls, Contains("solo:H"));
  EXPECT_THAT(calls, Not(Contains(StartsWith("ruf"))));
  EXPECT_EQ(Auction("--players 3 --hand 'EO GO HA H9 EK E9 SA S9'")["gesperrt"], false);
  EXPECT_THAT(CallsOf("EO GO HA H9", "--players 2"),
              ElementsAre("solo:E", "solo:G", "solo:H", "solo:S", "wenz"))
      << "after four open cards";
  const json bids = Auction("--players 3 --bids '0 wenz'");
  EXPECT_EQ(bids["raises"].size(), 2u) << "nobody sits at seat 3";
  EXPECT_EQ(Auction("--players 3 --bids '0 pass, 1 pass, 2 pass'")["all_pass"], "throw_in");
  EXPECT_EQ(Call("auction --players 3 --bids '0 ruf'").status, 65);
  // Unless they have agreed on a Rufspiel of three.
  EXPECT_THAT(CallsOf("HO HZ H9 EA EK GK G9 S9", "--players 3 --rules three"),
              testing::IsSupersetOf({"ruf:G", "ruf:S"}));
  EXPECT_EQ(Winner("0 ruf, 1 pass, 2 pass", "--players 3 --rules three"), "0 ruf");
}

TEST_F(AuctionVerb, FewerThanFourDoubleToo) {
  const std::string wenz = "--contract wenz --declarer 0 --option kontra_window=second_trick ";
  EXPECT_EQ(Auction(wenz + "--players 3 --doubles '1 0, 0 1'")["stoss"], 2);
  EXPECT_EQ(Auction(wenz + "--players 2 --doubles '1 0'")["stoss"], 1);
  EXPECT_EQ(Call("auction " + wenz + "--players 3 --doubles '3 0'").status, 65);
  EXPECT_THAT(Call("auction --contract wenz --declarer 3 --players 3 --doubles '1 0'").err,
              HasSubstr("--declarer: column 1: expected a seat from 0 to 2, found 3"));
}

TEST_F(AuctionVerb, EitherSideGivesTheFirstKontraInAKreuzbock) {
  for (const char* declarer : {"", " --declarer 0", " --declarer 1"}) {
    for (const char* doubles : {"0 0", "1 0", "0 0, 3 1", "1 0, 2 1"}) {
      const json answer =
          Auction(absl::StrCat("--contract kreuz --doubles '", doubles, "'", declarer));
      EXPECT_EQ(answer["stoss"], std::string(doubles).size() > 3 ? 2 : 1) << doubles << declarer;
    }
  }
}

TEST_F(AuctionVerb, LongerTrumpsNameThemInSjavs) {
  EXPECT_EQ(Winner("0 sjavs 5, 1 pass, 2 sjavs 6, 3 pass", ""), "2 sjavs");
  EXPECT_EQ(Winner("0 pass, 1 Sjavs 6, 2 sjavs 6 E", ""), "2 sjavs:E") << "as long, of Eichel";
  const json bids = Auction("--bids '0 sjavs 7 E'");
  EXPECT_EQ(bids["length"], 7);
  ASSERT_EQ(bids["raises"].size(), 3u);
  EXPECT_EQ(bids["raises"][0]["games"], json::array({"sjavs 8", "sjavs 8 E"}));
  EXPECT_EQ(Auction("--bids '0 sjavs 8 E'")["raises"], json::array());
}

TEST_F(AuctionVerb, ImpossibleBidsAreNamedAtTheirPlace) {
  struct Row {
    const char* arguments;
    const char* error;
  };
  for (
      const Row& row : std::initializer_list<Row>{
          {"--bids '0 ruf, 1 wenz, 0 pass, 0 solo'",
           "--bids: column 24: expected no further bid from seat 0, who has passed, found \"0 "
           "solo\""},
          {"--bids '0 rux'", "--bids: column 3: expected a contract, found \"rux\""},
          {"--bids '0 wenz, 4 solo'", "--bids: column 9: expected a seat from 0 to 3, found \"4\""},
          {"--bids '0 wenz, 0 ruf'",
           "--bids: column 9: expected a bid no lower than seat 0's earlier one, found \"0 ruf\""},
          {"--bids '0 ruf, 1 wenz, 2 pass, 3 pass, 0 ruf'",
           "--bids: column 32: expected pass, or at least the wenz bid by seat 1, found \"0 ruf\""},
          {"--bids '0 ruf, 1 hochzeit, 2 pass, 3 pass, 0 hochzeit'",
           "--bids: column 36: expected a pass, or a bid higher than the hochzeit bid by seat 1, "
           "found \"0 "
           "hochzeit\""},
          {"--bids '1 ruf' --round hadsch",
           "--bids: column 1: expected no bid from seat 1, because forehand is the declarer, "
           "found \"1 ruf\""},
          {"--bids '0 ruf, 1 solo' --round hadsch --option hadsch_contract=any",
           "--bids: column 8: expected no bid from seat 1, because forehand is the declarer, "
           "found \"1 solo\""},
          {"--bids '0 bettel, 1 pfd, 2 hochzeit'",
           "--bids: column 11: expected a pass, or a bid higher than the bettel bid by seat 0, "
           "found \"1 "
           "pfd\""},
          {"--bids '0 solo, 1 wenz+tout, 0 solo+tout, 1 solo+tout'",
           "--bids: column 35: expected a pass, or a bid higher than the solo+tout bid by seat 0"},
          {"--bids '1 geier' --rules tournament",
           "--bids: column 1: expected a game in rule set tournament, found \"1 geier\""},
          {"--bids '0 wenz,'", "--bids: column 8: expected SEAT GAME, found nothing"},
          {"--bids '0 sjavs 4'",
           "--bids: column 3: expected sjavs and the number of trumps (5 to 8), followed by E if "
           "they are Eichel"},
          {"--bids '0 sjavs 6 E, 1 sjavs 6'",
           "--bids: column 14: expected pass, or at least sjavs 7, found \"1 sjavs 6\""},
          {"--bids '0 sjavs 6, 2 pass'",
           "--bids: column 12: expected a bid from seat 1, whose turn"},
          {"--bids '0 sjavs 6, 1 wenz'",
           "--bids: column 14: expected sjavs and the number of trumps (5 to 8)"},
          {"--hand 'EO GO HO' --players 2",
           "--hand: column 1: expected 16 cards, or the first 4 face-up cards, found 3"},
          {"--bids '0 ruf' --players 3",
           "--bids: column 1: expected a solo, the only kind of game for 3 players, found \"0 "
           "ruf\""},
          {"--bids '3 wenz' --players 3",
           "--bids: column 1: expected a seat from 0 to 2, found \"3 wenz\""},
          {"--bids '1 solo' --round schieber",
           "--bids: column 1: expected no bid from seat 1, because forehand is the declarer, "
           "found \"1 solo\""},
          {"--bids '0 solo, 2 solo+tout' --round teufel",
           "--bids: column 9: expected no bid from seat 2, because forehand is the declarer, "
           "found \"2 solo+tout\""},
          {"--bids ' '", "--bids: column 1: expected SEAT GAME, ..., found nothing"},
          {"--hand 'EO EO'", "--hand: column 4: expected no duplicate cards, found EO again"},
          {"--hand 'EO'", "--hand: column 1: expected 8, 6, 5 or 4 cards, found 1"},
          {"--doubles '1 0, 0 2'",
           "--doubles: column 5: expected a double announced in time, found \" 0 2\""},
          {"--doubles '1 0, 0 1, 1 1' --option stoss_max=2",
           "--doubles: column 10: expected at most 2 doublings, found \" 1 1\""},
          {"--doubles '1 0' --declarer 1",
           "--doubles: column 1: expected a seat on the opponents' side"},
          {"--doubles '1 0, 2 1' --contract solo:E --declarer 0",
           "--doubles: column 5: expected a seat on the declaring side, because only that "
           "side may answer now"},
          {"--doubles '2 0, 0 1' --contract kreuz",
           "--doubles: column 5: expected a seat on the declaring side, because only that "
           "side may answer now"},
          {"--doubles '2 0, 0 1' --contract kreuz --declarer 1",
           "--doubles: column 5: expected a seat on the declaring side, because only that "
           "side may answer now"},
          {"--doubles '1 0, 1 1' --contract ramsch --option ramsch_stoss=on",
           "--doubles: column 5: expected each seat only once, found \" 1 1\""},
          {"--hand 'EO GO HO EA EZ EK E9 E8' --round Teufelsrunde",
           "--hand: column 1: expected forehand's EO GO SO EU, found no SO EU"},
          {"--bids '0 solo 75'",
           "--bids: column 1: expected a promised score only in a game played for points, with the "
           "option steigern=on"},
          {"--bids '0 solo 61' --option steigern=on",
           "--bids: column 8: expected 62 to 120 points, found \"61\""},
          {"--bids '0 bettel ouvert'", "--bids: column 1: expected a game in rule set defaults"},
          {"--bids '0 pass' --round hadsch",
           "--bids: column 1: expected a game from seat 0, who must"},
          {"--bids '0 wenz' --round Hadsch",
           "--bids: column 1: expected a game allowed in the hadsch round"},
          {"--bids '0 wenz' --round Ramschrunde", "--bids: column 1: expected no bid in a Ramsch"},
          {"--bids '0 pass, 1 ramsch' --option ramsch_trigger=last_player_may_announce",
           "--bids: column 9: expected a Ramsch only from the last player"},
      }) {
    const Outcome run = Call(absl::StrCat("auction ", row.arguments));
    EXPECT_EQ(run.status, 65) << row.arguments;
    EXPECT_EQ(run.out, "") << row.arguments;
    EXPECT_THAT(run.err, HasSubstr(row.error)) << row.arguments;
  }
  EXPECT_EQ(Call("auction").status, 2);
  EXPECT_EQ(Call("auction --hand EO --bids '0 ruf'").status, 2);
}

TEST(SjavsCall, LongestTrumps) {
  const auto call = [](absl::string_view hand) { return SjavsCallOf(ParseCardSet(hand).value()); };
  EXPECT_EQ(call("EO GO EU HA H7 S7 S8 G7").length, 5);
  EXPECT_THAT(call("EO GO EU HA H7 S7 S8 G7").suits, ElementsAre(Suit::kHerz, Suit::kSchellen));
  EXPECT_THAT(call("EO GO EU EA E7 S7 S8 G7").suits, ElementsAre(Suit::kEichel));
  EXPECT_EQ(call("EA E7 GA G7 HA H7 SA S7").length, 0);
}

}  // namespace
}  // namespace schafkopf::auction_test
