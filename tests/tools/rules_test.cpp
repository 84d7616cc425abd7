// The rules the program prints: every option moves something, the document shows the data, files
// are checked.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/play/option.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "tests/support/program.h"
#include "tests/support/test_scale.h"

namespace schafkopf::rules_test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

using RulesVerb = Program;

// One question for each option whose answer another value changes.
struct Effect {
  const char* option;
  const char* value;
  const char* question;
};
constexpr char kLocked[] = "auction --hand 'EO GO SO EU GU HK EA GA'";
constexpr char kOneTrump[] = "auction --json --hand 'HU EA EZ GA GK SA SK S7'";
constexpr char kSolo[] = "auction --hand 'EO GO HO EA EZ EK E9 E8'";
constexpr Effect kEffects[] = {
    {"heart_solo_higher", "on", "auction --bids '1 solo:E, 2 solo:H'"},
    {"tout_min_laufende", "4", kSolo},
    {"sie_counts_laufende", "off", "score sie"},
    {"short_sie", "tout", "score sie --deck short"},
    {"bettel_ouvert", "before_trick_1", kSolo},
    {"ouvert_factor", "3", "score bettel+ouvert --tricks 0"},
    {"bettel_price", "base", "score bettel --tricks 0"},
    {"bettel_rank", "above_solo", "auction --bids '0 bettel, 1 solo'"},
    {"hochzeit_show", "face_up", kOneTrump},
    {"hochzeit_when", "after_all_passed", kOneTrump},
    {"hochzeit_factor", "1", "score hochzeit --points 61"},
    {"kreuz_price", "solo", "score kreuz --points 61"},
    {"muss_thresholds", "normal", "score muss:E --points 60"},
    {"muss_contracts", "any", kLocked},
    {"muss_card", "HO", kLocked},
    {"renonce", "on", kLocked},
    {"ramsch_tie", "both_lose", "score ramsch --points 40,40,30,10 --tricks 2,2,2,2"},
    {"ramsch_pay", "two_worst_pay", "score ramsch --points 50,40,20,10 --tricks 2,2,2,2"},
    {"durchmarsch", "91", "score ramsch --points 100,20,0,0 --tricks 5,1,1,1"},
    {"durchmarsch_price", "solo", "score ramsch --points 120,0,0,0 --tricks 8,0,0,0"},
    {"jungfrau", "off", "score ramsch --points 60,50,10,0 --tricks 3,3,2,0"},
    {"ramsch_price", "base", "score ramsch --points 50,40,20,10 --tricks 2,2,2,2"},
    {"ramsch_stoss", "on", "score ramsch --points 50,40,20,10 --tricks 2,2,2,2 --stoss 1"},
    {"ramsch_trigger", "last_player_may_announce", "auction --bids '0 pass, 1 pass, 2 pass'"},
    {"schieberamsch_win", "winner_takes_from_loser_only",
     "score schieberamsch --points 50,40,20,10 --tricks 2,2,2,2"},
    {"lauf_unit", "half", "score solo:E --points 61 --lauf 4"},
    {"solo_schneider", "off", "score solo:E --points 91"},
    {"lauf_symmetry", "never", "score solo:E --points 61 --lauf -3"},
    {"lauf_max", "4", "score solo:E --points 61 --lauf 6"},
    {"wenz_lauf_min", "3", "score wenz --points 61 --lauf 2"},
    {"kontra_allowed", "off", "score ruf:E --points 61 --stoss 1"},
    {"muss_kontra", "on", "score muss:E --points 61 --stoss 1"},
    {"stoss_max", "4", "score ruf:E --points 61 --stoss 3"},
    {"kontra_window", "first_card", "auction --doubles '1 1'"},
    {"re_window", "next_trick", "auction --doubles '1 0, 0 4'"},
    {"kontra_takes_over", "on", "score ruf:E --points 60 --stoss 1"},
    {"legen", "consecutive", "score ruf:E --points 61 --laid 0,1,3"},
    {"stock_mode", "shared", "score ruf:E --points 61 --stock 80"},
    {"stock_doubled_on_loss", "off", "score ruf:E --points 60 --stock 80"},
    {"reuegeld", "50", "score solo:E --points 60"},
    {"all_pass", "muss", "auction --bids '0 pass, 1 pass, 2 pass, 3 pass'"},
    {"solo_equals_wenz", "on", "auction --bids '1 wenz, 2 solo'"},
    {"steigern", "on", "score solo:E --points 65 --target 70"},
    {"schieber_decline", "dealer_must",
     "auction --hand 'EO GO HO EA EZ EK E9 E8' --round schieber"},
    {"hadsch_contract", "any", "auction --hand 'EO GO HO EA EZ EK E9 E8' --round hadsch"},
    {"allgaeuer_refuse", "on", "auction --hand 'EA EZ EK E9 GA GZ GK G9' --round allgaeuer"},
    {"zupf_draw", "by_choice", "auction --hand 'EO GO HO EA EZ EK E9 E8' --round zupf"},
    {"zupf_order", "draw_then_give", "auction --hand 'EO GO HO EA EZ EK E9 E8' --round zupf"},
    {"last_round", "doubled", "score solo:E --points 61 --round last"},
    {"two_hand_names", "on", "score solo:E --points 60 --players 2"},
    {"sjavs_no_trick_clubs", "24", "score sjavs:E --tricks 0"},
    {"kop_exit_old", "26", "score kop --points 26 --tricks 1"},
    {"kop_exit_others", "25", "score kop --points 79 --tricks 3"},
    {"stock_stake", "20", "score - --option all_pass=throw_in_stock"},
    {"bock_lost_solo", "on", "score - --sheet"},
    {"bock_schwarz", "on", "score - --sheet"},
    {"bock_kontra", "lost", "score - --sheet"},
    {"bock_lasts", "round", "score - --sheet --option bock_lost_solo=on"},
    {"bock_overlap", "append", "score - --sheet --option all_pass=throw_in_bock"},
    {"ramsch_round_after", "1", "score - --sheet"},
    {"kreuz_round_after", "lost_solo", "score - --sheet"},
    {"ruf_tout", "on", "auction --hand 'EO GO HO SO EU GU E9 H8' --json"},
    {"kreuz_trumps", "forehand_names",
     "auction --json --option all_pass=kreuz --bids '0 pass, 1 pass, 2 pass, 3 pass'"},
    // Options of play.
    {"must_overtake", "on", "legal bettel --hand 'EZ EK E7 H9' --trick EU"},
    {"runaway_min", "3", "legal ruf:G --hand 'GA GK G8 EO'"},
    {"runaway_min_short", "3", "legal ruf:G --hand 'GA GK G9 EO' --rules short"},
    {"runaway_count", "at_deal", "legal ruf:G --hand 'GA GK G8 EO' --dealt 4"},
    {"runaway_when", "also_when_led", "legal ruf:G --hand 'GA GK G8 G7 EO' --trick G9"},
    {"x_discard_from_trick", "always", "legal ruf:G --hand 'GA GK S7' --trick H9"},
    {"x_discard_after_runaway", "from_trick_7",
     "legal ruf:G --hand 'GA GZ S8' --trick E9 --led-before --trick-number 5"},
    {"must_play_x_after_runaway_when_led", "on",
     "legal ruf:G --hand 'GA GK S7' --trick G9 --led-before"},
    {"bettel_trumps", "rufspiel", "legal bettel --hand 'HU H7 S7' --trick EO"},
    {"bettel_lead", "declarer", "solve - --each-card"},
    {"hochzeit_return_trump", "allowed", "score - --json"},
    {"strixner", "first_to_three_tricks", "solve - --json"},
    {"kop_trumps", "wolsztyn", "legal kop --hand 'EA EZ' --trick GZ"},
    // Tables' own prices and limits.
    {"schneider_at", "29", "score solo:E --points 30"},
    {"tout_factor", "3", "score wenz+tout --tricks 8"},
    {"tout_pays", "schneider_schwarz", "score wenz+tout --tricks 8"},
    {"tout_counts_laufende", "off", "score wenz+tout --tricks 8 --lauf 2"},
    {"sie_factor", "3", "score sie"},
    {"muss_trumps", "3", "score muss:E --points 60"},
    {"kreuz_tie", "again", "score kreuz --points 60"},
    {"ruf_three", "on", "score ruf:E --points 61 --players 3 --deck short"},
    {"fifth_lays", "on", "score ruf:E --points 61 --layers 5"},
};

TEST_F(RulesVerb, EveryOptionChangesSomething) {
  const std::string passed =
      "passed - | EA EZ EK E9 E8 E7 G7 G8 | EO GO HO SO EU GU HU SU | "
      "HA HZ HK H9 H8 H7 S7 S8 | GA GZ GK G9 SA SZ SK S9 | |\n";
  const std::map<std::string_view, std::string> inputs = {
      {"bettel_lead",
       "bettel 1 | EA EZ EK EO EU E9 | GA GZ GK GO GU G9 | HA HZ HK HO HU H9 | SA SZ SK SO SU "
       "S9\n"},
      {"strixner",
       "hintenrum:E 0 | EA EZ EK EO EU E9 | GA GZ GK GO GU G9 | HA HZ HK HO HU H9 | "
       "SA SZ SK SO SU S9 | EA GA HA SA HO SU EU GU HU SO EO GO\n"},
      {"hochzeit_return_trump",
       "hochzeit:1 0 | EA EZ EK E9 GA H9 | EO GO HO SO GZ GK | EU GU HU SU HA HZ | "
       "G9 HK SA SZ SK S9 | | 61\n"},
      {"bock_lost_solo", "wenz 0; points 20\n"},
      {"bock_schwarz", "ruf:E 0; partner 1; tricks 0\n"},
      {"bock_kontra", "wenz 0; points 61; kontra 1\n"},
      {"bock_lasts", "wenz 0; points 20\n"},
      {"bock_overlap", "passed\npassed\n"},
      {"ramsch_round_after", "passed\n"},
      {"kreuz_round_after", "wenz 0; points 20\n"},
      {"stock_stake", passed}};
  std::set<std::string_view> seen;
  for (const Effect& effect : kEffects) {
    ASSERT_TRUE(FindOption(effect.option)) << effect.option;
    seen.insert(effect.option);
    if (seen.size() % static_cast<std::size_t>(std::min(TestScale(), 4)) != 0) continue;
    const auto own = inputs.find(effect.option);
    const std::string input = own == inputs.end() ? "" : own->second;
    const Outcome before = Call(effect.question, input);
    const Outcome after =
        Call(absl::StrCat(effect.question, " --option ", effect.option, "=", effect.value), input);
    EXPECT_TRUE(before.out != after.out || before.status != after.status)
        << effect.option << "=" << effect.value << '\n'
        << effect.question << '\n'
        << before.out << before.err;
  }
  for (const OptionRow& row : kOptions) EXPECT_TRUE(seen.contains(row.name)) << row.name;
}

// Section 2's table and the relatives of 11, typed from the rules and not from the program.
struct Game {
  const char* name;
  std::map<int, const char*> trumps;  // by cards of the deck, highest first
  const char* order;
  const char* parties;
  const char* objective;
  int target;  // 0: none
  const char* tariff;
};
constexpr char kHerz32[] = "EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7";
constexpr char kHerz24[] = "EO GO HO SO EU GU HU SU HA HZ HK H9";
constexpr char kHerz20[] = "EO GO HO SO EU GU HU SU HA HZ HK";
constexpr char kSjavsH[] = "EO GO EU GU HU SU HA HK HO HZ H9 H8 H7";
constexpr char kSjavsE[] = "EO GO EU GU HU SU EA EK EZ E9 E8 E7";
constexpr char kKop[] = "HA HZ EO GO HO SO EU GU HU SU SA SZ";

TEST_F(RulesVerb, EveryContractIsThatOfTheRules) {
  const Game games[] = {
      {"ruf:S",
       {{32, kHerz32}, {24, kHerz24}, {20, kHerz20}},
       "AZK987",
       "call",
       "points",
       61,
       "call"},  // C001, C013
      {"solo:G",
       {{32, "EO GO HO SO EU GU HU SU GA GZ GK G9 G8 G7"}},
       "AZK987",
       "solo",
       "points",
       61,
       "solo"},  // C002
      {"wenz", {{32, "EU GU HU SU"}, {24, "EU GU HU SU"}}, "AZKO987", "solo", "points", 61, "solo"},
      {"geier", {{32, "EO GO HO SO"}}, "AZKU987", "solo", "points", 61, "solo"},   // C004
      {"koenig", {{32, "EK GK HK SK"}}, "AZOU987", "solo", "points", 61, "solo"},  // C005
      {"eisenbahner", {{32, "EZ GZ HZ SZ"}}, "AKOU987", "solo", "points", 61, "solo"},
      {"hybrid",
       {{32, "EO GO HO SO EU GU HU SU"}},
       "AZK987",
       "solo",
       "points",
       61,
       "solo"},  // C007
      {"farbwenz:G",
       {{32, "EU GU HU SU GA GZ GK GO G9 G8 G7"}},
       "AZKO987",
       "solo",
       "points",
       61,
       "solo"},  // C008
      {"farbwenz:E",
       {{24, "EU GU HU SU EA EZ EK EO E9"}},
       "",
       "solo",
       "points",
       61,
       "solo"},  // C014
      {"farbgeier:S",
       {{32, "EO GO HO SO SA SZ SK SU S9 S8 S7"}},
       "AZKU987",
       "solo",
       "points",
       61,
       "solo"},
      {"farbkoenig:E",
       {{32, "EK GK HK SK EA EZ EO EU E9 E8 E7"}},
       "AZOU987",
       "solo",
       "points",
       61,
       "solo"},  // C010
      {"farbeisenbahner:H",
       {{32, "EZ GZ HZ SZ HA HK HO HU H9 H8 H7"}},
       "AKOU987",
       "solo",
       "points",
       61,
       "solo"},  // C011
      {"solo:H+tout", {{32, kHerz32}}, "AZK987", "solo", "all_tricks", 0, "solo"},
      {"sie", {{32, "EO GO HO SO EU GU HU SU"}}, "AZK987", "solo", "hold_top", 0, "solo"},
      {"bettel", {{32, ""}}, "AKOUZ987", "solo", "no_tricks", 0, "bettel"},
      {"pfd", {{32, kHerz32}}, "AZK987", "solo", "no_tricks", 0, "bettel"},
      {"ramsch", {{32, kHerz32}, {24, kHerz24}}, "AZK987", "each", "fewest_points", 0, "ramsch"},
      {"schieberamsch", {{32, kHerz32}}, "AZK987", "each", "fewest_points", 0, "ramsch"},
      {"kreuz", {{32, kHerz32}}, "AZK987", "cross", "points", 61, "call"},
      {"muss:E", {{32, kHerz32}, {20, kHerz20}}, "AZK987", "call", "points", 60, "call"},
      {"sjavs:H", {{32, kSjavsH}}, "AKOZ987", "cross", "points", 61, "sjavs"},  // C154
      {"sjavs:E", {{32, kSjavsE}}, "", "cross", "points", 61, "sjavs"},         // C155
      {"kop", {{16, kKop}}, "AZ", "card_holders", "points", 53, "kop"},
  };
  const json rules = json::parse(Call("rules --json").out);
  for (const Game& game : games) {
    for (const auto& [deck, trumps] : game.trumps) {
      int found = 0;
      for (const json& row : rules["contracts"]) {
        if (row["name"] != game.name || row["deck"] != deck) continue;
        ++found;
        EXPECT_EQ(absl::StrJoin(row["trumps"].get<std::vector<std::string>>(), " "), trumps)
            << game.name << deck;
        const auto order = absl::StrJoin(row["order"].get<std::vector<std::string>>(), "");
        if (deck == 32 && *game.order != 0) {
          EXPECT_EQ(order, game.order) << game.name;
        }
        EXPECT_EQ(row["parties"], game.parties) << game.name;
        EXPECT_EQ(row["objective"], game.objective) << game.name;
        EXPECT_EQ(row["target"], game.target > 0 ? json(game.target) : json(nullptr)) << game.name;
        EXPECT_EQ(row["tariff"], game.tariff) << game.name;
      }
      EXPECT_EQ(found, 1) << game.name << ' ' << deck;
    }
  }
}

TEST_F(RulesVerb, TheDocumentShowsTheData) {
  const std::string document =
      ReadFile(SCHAFKOPF_ROOT "/engine/RULES.md") + ReadFile(SCHAFKOPF_ROOT "/docs/options.md");
  const Outcome run = Call("rules --markdown");
  ASSERT_EQ(run.status, 0);
  int blocks = 0;
  for (absl::string_view block : absl::StrSplit(run.out, "\n\n")) {
    ++blocks;
    EXPECT_THAT(document, HasSubstr(std::string(block)))
        << "put the output of `schafkopf rules --markdown` into engine/RULES.md, and its games "
           "into docs/options.md";
  }
  EXPECT_EQ(blocks, 5);
}

TEST_F(RulesVerb, JsonListsTheOptionsInForce) {
  const json rules =
      json::parse(Call("rules --json --option legen=off --option stoss_max=none").out);
  for (const OptionRow& row : kOptions) {
    EXPECT_TRUE(rules["options"].contains(std::string(row.name))) << row.name;
  }
  EXPECT_EQ(rules["options"]["legen"], "off");
  EXPECT_EQ(rules["options"]["stoss_max"], "none");
  EXPECT_EQ(rules["options"]["runaway_min"], 4);
  EXPECT_EQ(rules["options"]["must_overtake"], false);
}

TEST_F(RulesVerb, RanksAndPricesAreThoseInForce) {
  const auto row_of = [&](const std::string& name, const std::string& arguments) {
    const json rules = Answer("rules", arguments);
    for (const json& row : rules["contracts"]) {
      if (row["name"] == name) return row;
    }
    return json();
  };
  EXPECT_EQ(row_of("wenz", "--option solo_equals_wenz=on")["rank"], row_of("solo:E", "")["rank"]);
  EXPECT_GT(row_of("solo:H", "--option heart_solo_higher=on")["rank"],
            row_of("solo:E", "")["rank"]);
  EXPECT_GT(row_of("bettel", "--option bettel_rank=above_solo")["rank"],
            row_of("solo:E", "")["rank"]);
  EXPECT_EQ(row_of("ramsch", "")["cents"], 20);
  EXPECT_EQ(row_of("ramsch", "--option ramsch_price=solo")["cents"], 50);
}

TEST_F(RulesVerb, JsonSaysDecksRoundsAndOdds) {
  const json rules = Answer("rules", "");
  EXPECT_EQ(rules["options"]["rules"], "defaults");
  std::map<int, std::int64_t> one_in;
  for (const json& row : rules["contracts"]) {
    if (row["name"] == "sie") one_in[row["deck"].get<int>()] = row["one_in"].get<std::int64_t>();
    EXPECT_NE(row["name"], "ruf:E+tout") << "by option only";
  }
  EXPECT_EQ(one_in[32], 10'518'300) << "C016";
  EXPECT_EQ(one_in[24], 134'596) << "C016";
  EXPECT_EQ(one_in[20], 15'504) << "C016";
  for (const json& round : rules["rounds"]) {
    if (round["name"] == "strixner") {
      EXPECT_EQ(round["games"], "hintenrum");
    }
    if (round["name"] == "teufel") {
      EXPECT_EQ(round["transfers"][0]["for_forehand"], json::array({"EO", "GO", "SO", "EU"}))
          << "C148";
    }
    if (round["name"] != "schieber") continue;
    const json two =
        json::array({{8, 8, 8, 6}, {10, 8, 8, 6}, {8, 10, 8, 6}, {8, 8, 10, 6}, {8, 8, 8, 8}});
    EXPECT_EQ(round["transfers"][0]["hand_sizes"], two) << "C146";
  }
  EXPECT_EQ(rules["decks"]["tables"][3]["sit_out"], json::array({"dealer"})) << "C151";
  ASSERT_GT(rules["forms"].size(), 5u);
  for (const json& form : rules["forms"]) {
    for (const json& contract : form["contracts"]) {
      EXPECT_TRUE(ParseContract(contract.get<std::string>()).ok()) << contract;
    }
  }
  int touts = 0;
  const json with_touts = Answer("rules", "--option ruf_tout=on");
  for (const json& row : with_touts["contracts"]) {
    if (row["name"] == "ruf:E+tout") ++touts;
  }
  EXPECT_EQ(touts, 3) << "one for each deck";
}

TEST_F(RulesVerb, LegalKnowsItsDeck) {
  EXPECT_THAT(Call("legal kop --hand 'EA EK'").err,
              HasSubstr("--hand: column 1: expected cards from the kop deck, found EK"));
  EXPECT_EQ(Call("legal ruf:G --hand 'GA G8' --rules short").status, 65);
  EXPECT_EQ(Call("legal ruf:G --hand 'GA GK' --trick G7 --deck short").status, 65);
  EXPECT_EQ(Call("legal wenz --hand 'GA GK' --deck kop").status, 65);
  // Five of the six cards are left: the second trick of the short deck, the fourth of the long.
  const std::string question =
      "legal ruf:G --hand 'GA EA EZ S9 SK' --trick H9 --option x_discard_from_trick=3";
  EXPECT_EQ(Call(question).out, "EA EZ GA SK S9\n");
  EXPECT_EQ(Call(question + " --deck short").out, "EA EZ SK S9\n");
  // Before the Solo of a Strixner is announced, Herz is trump.
  const std::string strixner = "legal hintenrum:E --hand 'H9 EA SK' --trick EU ";
  EXPECT_EQ(Call(strixner + "--trick-number 3").out, "H9\n");
  EXPECT_EQ(Call(strixner + "--trick-number 4").out, "EA\n");
}

TEST_F(RulesVerb, FilesAreCheckedAndUsed) {
  const std::string toml = Call("rules --rules article --toml").out;
  const std::string good = WriteFile("good.toml", toml);
  const Outcome fine = Call("rules --check " + good);
  EXPECT_EQ(fine.status, 0) << fine.err;
  EXPECT_THAT(fine.out, HasSubstr("rule set \"article\", tariff 10/20/50"));
  EXPECT_THAT(fine.out, HasSubstr("\nThe deck has 32 cards.\n"));
  EXPECT_EQ(Call("rules --rules " + good).out, Call("rules --rules article").out);
  const std::string bad = WriteFile("bad.toml", "name = \"x\"\n[options]\nlegen = \"of\"\n");
  for (const char* verb : {"rules --check ", "rules --rules ", "score ruf:E --points 61 --rules ",
                           "auction --bids '0 ruf' --rules ", "ask EOGOHOSOEUGUHUSU --rules "}) {
    const Outcome run = Call(verb + bad);
    EXPECT_EQ(run.status, 65) << verb;
    EXPECT_THAT(run.err, HasSubstr("bad.toml:3:9: expected off, all_multiply")) << verb;
  }
  EXPECT_EQ(Call("rules --check " + Path("none.toml")).status, 74);
  const std::string latin = WriteFile("latin.toml", "name = \"G\xe4ste\"\nbase = \"article\"\n");
  EXPECT_THAT(Call("rules --check " + latin).out, HasSubstr("rule set \"G\u00e4ste\""));
}

// Rule files and jobs.
TEST_F(RulesVerb, TomlThatWouldOverflowTheStackIsRefused) {
  std::string deep = "a";
  for (int i = 0; i < 100'000; ++i) deep += ".a";
  const std::string file = WriteFile("deep.toml", deep + " = 1\n");
  const std::string letters = WriteFile("letters.toml", "n\xc3\xa4me = 1\n");
  for (const std::string& text : {file, letters}) {
    EXPECT_EQ(Call(absl::StrCat("rules --check '", text, "'")).status, 65);
    EXPECT_EQ(Call(absl::StrCat("batch '", text, "' --output '", Path("result"), "'")).status, 65);
  }
}

}  // namespace
}  // namespace schafkopf::rules_test
