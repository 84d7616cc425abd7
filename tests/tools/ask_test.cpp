// `ask` as its users meet it: golden answers, many hands from a file, bad input.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/support/program.h"
#include "tests/support/test_scale.h"

namespace schafkopf::ask_test {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using Json = nlohmann::json;

// Worlds, where sanitizers make each of them slow; else as many as by default.
std::string Fewer() { return TestScale() > 1 ? " --worlds 60" : ""; }

TEST_F(Program, AskAnswersInOneSentenceFirst) {
  const Outcome answer = Call("ask 'EO GO HO SO EU GU HU SU'");
  EXPECT_EQ(answer.status, 0) << answer.err;
  EXPECT_EQ(answer.err, "");
  EXPECT_THAT(answer.out,
              StartsWith("Yes: Sie. It cannot be lost, +1560 cents on average (passing: "));
  EXPECT_THAT(answer.out, Not(HasSubstr("Rule set")));
  const Outcome details = Call("ask 'EO GO HO SO EU GU HU SU' --details");
  EXPECT_THAT(details.out, HasSubstr("Passing is worth "));
  EXPECT_THAT(details.out, HasSubstr("Rule set sauspiel, tariff 10/20/50"));
  EXPECT_THAT(details.out, HasSubstr("of 9,465,511,770 possible deals, seed 1."));

  const Outcome german = Call("ask 'EO GO HO SO EU GU HU SU' --lang de --details" + Fewer());
  EXPECT_THAT(
      german.out,
      StartsWith("Ja: Sie. Das kannst du nicht verlieren, im Schnitt +1560 Cent (weiter: "));
  EXPECT_THAT(german.out, HasSubstr("9.465.511.770"));
}

TEST_F(Program, AskGivesTheSameBytesOnAnyNumberOfThreads) {
  for (const char* question : {"ask 'EU HU EA EZ EK GA'", "ask 'EO HU HA EA E9 S9' --json"}) {
    const Outcome one = Call(absl::StrCat(question, Fewer(), " --threads 1"));
    ASSERT_EQ(one.status, 0) << one.err;
    for (const char* threads : {" --threads 7", " --threads 2", " --threads 1"}) {
      const Outcome other = Call(absl::StrCat(question, Fewer(), threads));
      EXPECT_EQ(other.out, one.out) << question << threads;
      EXPECT_EQ(other.err, "");
      if (TestScale() > 1) break;
    }
  }
}

TEST_F(Program, AskTellsAllItsFields) {
  const Outcome answer = Call("ask 'EU HU EA EZ EK GA' --seat 2 --json --worlds 60 --seed 9");
  ASSERT_EQ(answer.status, 0) << answer.err;
  const Json object = Json::parse(answer.out);
  EXPECT_EQ(object["hand"], "EU HU EA EZ EK GA");
  EXPECT_EQ(object["seat"], 2);
  EXPECT_EQ(object["rules"], "sauspiel");
  EXPECT_EQ(object["tariff"], "10/20/50");
  EXPECT_EQ(object["seed"], 9);
  EXPECT_EQ(object["worlds"], 60);
  EXPECT_EQ(object["worlds_possible"], 17'153'136);
  EXPECT_EQ(object["verdict"], "play");
  EXPECT_EQ(object["best"], object["contracts"][0]["contract"]);
  double cents = 1e9;
  for (const Json& contract : object["contracts"]) {
    for (const char* field :
         {"contract", "table_win",  "table_schneider", "table_schwarz", "table_low", "table_high",
          "basis",    "open_win",   "open_low",        "open_high",     "schneider", "schwarz",
          "cents",    "open_cents", "cents_error",     "bid_cents",     "bid_error", "outbid",
          "worlds",   "games",      "given_up",        "table_error"}) {
      EXPECT_TRUE(contract.contains(field)) << field;
    }
    EXPECT_EQ(contract["table_win"].is_null(), contract["basis"] == "open");
    EXPECT_EQ(contract["games"] == 0, contract["basis"] == "open");
    EXPECT_TRUE(contract["open_cents"].is_number());
    if (contract["given_up"] == false) {
      EXPECT_EQ(contract["worlds"], 60);
    }
    EXPECT_LE(contract["bid_cents"], cents);
    EXPECT_LE(contract["open_low"], contract["open_win"]);
    EXPECT_GE(contract["open_high"], contract["open_win"]);
    EXPECT_EQ(contract["table_low"].is_null(), contract["table_win"].is_null());
    if (contract["table_win"].is_null()) continue;
    EXPECT_LE(contract["table_low"], contract["table_win"]);
    EXPECT_GE(contract["table_high"], contract["table_win"]);
    // Of few recorded games nobody knows a curve as well as many deals say what is on it.
    const double width = contract["table_high"].get<double>() - contract["table_low"].get<double>();
    if (contract["basis"] == "fitted" && contract["table_win"] < 0.95) {
      EXPECT_GT(width, 2.05 * contract["table_error"].get<double>());
    } else {
      EXPECT_GE(width, 1.99 * contract["table_error"].get<double>());
    }
    cents = contract["bid_cents"];
  }
}

TEST_F(Program, AskLeavesABadHand) {
  const Json object = Json::parse(Call("ask 'EA E9 E7 GA G8 HK S9 SU' --json").out);
  EXPECT_EQ(object["verdict"], "leave");
  EXPECT_EQ(object["best"], "pass");
  EXPECT_GT(object["pass_cents"], object["contracts"][0]["cents"]);
}

TEST_F(Program, AskTakesConditions) {
  const std::string hand = "ask 'EU HU EA G9 SZ S9' --contract wenz --json --worlds 100 ";
  const Json weak = Json::parse(Call(hand + "--given 'trumps(1) == 2'").out);
  const Json strong = Json::parse(Call(hand + "--given 'trumps(1) == 0'").out);
  EXPECT_NE(weak["contracts"][0]["open_win"], strong["contracts"][0]["open_win"]);
  EXPECT_EQ(weak["given"], "trumps(1) == 2");
  EXPECT_EQ(Call(hand + "--given 'has(1,EU)'").status, 65);

  // Only one of the games has worlds that meet the condition, and both are told.
  const Outcome partly = Call(
      "ask 'EU HU SU EA G9 S9' --contract wenz --contract geier --worlds 60 "
      "--given 'trumps(1) >= 2'");
  EXPECT_EQ(partly.status, 0) << partly.err;
  EXPECT_THAT(partly.out, HasSubstr("Not shown because no deal met the conditions: Wenz."));
  EXPECT_THAT(partly.out, HasSubstr("Only deals where trumps(1) >= 2."));
}

TEST_F(Program, AskRefusesBadQuestions) {
  EXPECT_EQ(Call("ask 'EO GO HO HU EU GU HA'").status, 65);
  EXPECT_THAT(Call("ask 'EO GO HO HU EU GU HA'").err, HasSubstr("found 7: one is missing"));
  EXPECT_THAT(Call("ask 'EO GO HO EO HA HZ'").err, HasSubstr("EO"));
  EXPECT_EQ(Call("ask 'EO GO HO H7 HA HZ'").status, 65);
  EXPECT_EQ(Call("ask EY").status, 65);
  EXPECT_EQ(Call("ask no/such/file").status, 74);
  EXPECT_EQ(Call("ask - ", "").status, 65);
  EXPECT_EQ(Call("ask 'EO GO HO HU HA HZ' --contract sie").status, 65);
  EXPECT_EQ(Call("ask 'EO GO HO HU HA HZ' --contract nonsense").status, 65);
  EXPECT_EQ(Call("ask 'EO GO HO HU HA HZ' --rules nonsense").status, 65);
  EXPECT_EQ(Call("ask 'EO GO HO HU HA HZ' --worlds many").status, 2);
  EXPECT_EQ(Call("ask 'EO GO HO HU HA HZ' --seed -1").status, 2);
  EXPECT_EQ(Call("ask 'EO GO HO HU HA HZ' --seed 18446744073709551616").status, 2);
  EXPECT_EQ(Call("ask 'EO GO HO HU HA HZ' --error nan").status, 2);
  for (const char* error : {"0", "-0.1", "1.1", "nan", "x", "0.1 --worlds 9", "0.1 --error 0.1",
                            "0.1 --exact", "0.1 --against wenz --declarer 1"}) {
    EXPECT_EQ(Call(absl::StrCat("ask 'EO GO HO HU HA HZ' --table-error ", error)).status, 2)
        << error;
  }
  EXPECT_EQ(Call("ask 'EO GO HO HU HA HZ' --lang fr").status, 2);
  const Outcome exact = Call("ask 'EO GO HO HU HA HZ' --exact");
  EXPECT_EQ(exact.status, 2);
  EXPECT_THAT(exact.err, HasSubstr("17153136"));
  const Outcome line = Call("ask - --exact", "EOGOHOHUHAHZ 0 wenz\n");
  EXPECT_EQ(line.status, 65);
  EXPECT_THAT(line.err, HasSubstr("17153136"));
}

TEST_F(Program, AskDealsUntilTheChanceAtTheTableIsKnown) {
  const std::string hand = "ask 'EU HU EA EZ EK GA' --contract wenz ";
  const auto width = [](const Json& answer) {
    const Json& wenz = answer["contracts"][0];
    return 2 * wenz["table_error"].get<double>();
  };
  const Json usual = Json::parse(Call(hand + "--json").out);
  const Json narrow = Json::parse(Call(hand + "--json --table-error 0.002").out);
  EXPECT_GT(width(usual), 3.92 * 0.002);
  EXPECT_LE(width(narrow), 3.92 * 0.002 + 1e-4);
  EXPECT_GT(narrow["contracts"][0]["games"], 2000);
  EXPECT_EQ(Json::parse(Call(hand + "--json --table-error 0.5").out), usual);
  EXPECT_THAT(Call(hand + "--details").out,
              testing::ContainsRegex("Wenz +[0-9]+ % \\([0-9]+\\.\\.[0-9]+\\) +rec"));
}

TEST_F(Program, AskSaysWhichGamesItGaveUp) {
  const std::string hand = "ask 'EU HU EA EZ EK GA' --details";
  EXPECT_THAT(
      Call(hand).out,
      testing::ContainsRegex(
          "\nGames that could no longer come out on top were dropped after 20( to [48]0)? deals"));
  EXPECT_THAT(Call(hand + " --lang de").out,
              testing::ContainsRegex("\nWas nicht mehr das beste Spiel werden konnte, war nach "
                                     "20( bis [48]0)? Verteilungen raus"));
  EXPECT_THAT(Call(hand + " --contract wenz --contract geier").out, Not(HasSubstr("no longer")))
      << "what is named is followed to the end";
}

TEST_F(Program, AskTellsGamesApart) {
  const Outcome bettel = Call(
      "ask 'E7 E8 G7 G8 H7 H8 S7 S8' --worlds 20 --option bettel_ouvert=before_trick_1 "
      "--contract bettel --contract bettel+ouvert --contract bettel+stich --details");
  EXPECT_THAT(bettel.out, HasSubstr("\nBettel ouvert "));
  EXPECT_THAT(bettel.out, HasSubstr("\nBettel mit Stichzwang "));
  const Outcome tout = Call(
      "ask 'EO GO HO SO EU HA G7 E7' --worlds 20 --option ruf_tout=on --contract ruf:G+tout "
      "--details");
  EXPECT_THAT(tout.out, HasSubstr("\nRufspiel (Gras) Tout "));
}

TEST_F(Program, AskComparesWithPassingOnlyWhereThatIsEstimated) {
  const std::string weak = "ask 'S9 SK GK G9 E9 H9' --contract wenz --worlds 20 ";
  EXPECT_THAT(Call(weak).out, StartsWith("No: pass. The best game would be Wenz. Wins "));
  EXPECT_THAT(Json::parse(Call(weak + "--json").out)["sentence"].get<std::string>(),
              HasSubstr("is worth less than passing"));
  // A game may follow when nobody bids.
  for (const char* game : {"muss", "kreuz", "ramsch"}) {
    const Outcome then = Call(weak + "--details --option all_pass=" + game);
    EXPECT_THAT(then.out, StartsWith("No: pass. "));
    EXPECT_THAT(then.out, HasSubstr(" of deals nobody bids (then: ")) << game;
  }
  const Outcome small = Call("ask 'EA EK EU GU GA' --contract wenz --worlds 20 --details");
  EXPECT_THAT(small.out, HasSubstr("the value of passing is not estimated")) << small.err;
  // Where the others may only call, fewer play against this hand.
  const auto against = [&](const std::string& rules) {
    return Json::parse(Call(weak + "--json --rules " + rules).out)["passing"]["against"];
  };
  const std::string calls = WriteFile("calls.toml",
                                      "name = \"calls\"\nbase = \"short\"\n"
                                      "[contracts]\nruf = 10\n");
  EXPECT_LT(against(calls), against("short"));
}

TEST_F(Program, AskPlaysOtherTablesByTheirRules) {
  const Outcome bettel = Call(
      "ask 'E7 E8 G7 G8 H7 H8 S7 S8' --rules article --option bettel_trumps=rufspiel "
      "--json --worlds 20");
  ASSERT_EQ(bettel.status, 0) << bettel.err;
  EXPECT_NE(bettel.out.find("\"pfd\""), std::string::npos) << bettel.out;
  EXPECT_EQ(bettel.out.find("\"bettel\""), std::string::npos) << bettel.out;
  // A Zolo is paid 5 by each of three, at 53 points.
  const Outcome zolo = Call("ask 'HA HZ EO GO' --contract zolo --json");
  ASSERT_EQ(zolo.status, 0) << zolo.err;
  const Json contract = Json::parse(zolo.out)["contracts"][0];
  EXPECT_EQ(contract["open_win"], 1.0);
  EXPECT_EQ(contract["open_cents"], 15.0);
}

TEST_F(Program, AskRepeatsTheHandAsRead) {
  EXPECT_THAT(Call("ask 'HA HU GO EO' --worlds 20 --details").out,
              HasSubstr("Hand EO GO HU HA. Rule set"));
  EXPECT_THAT(Call("ask 'HA HU GO EO _ _ _ _' --worlds 20 --lang de --details").out,
              HasSubstr("Blatt EO GO HU HA. Regeln"));
  EXPECT_THAT(
      Call("ask 'GU EU HU EA EZ EK GA SA' --declarer 2 --worlds 20 --against wenz --details").out,
      HasSubstr("Hand EU GU HU EA EZ EK GA SA. Rule set"));
}

TEST_F(Program, AskAndTheAnswersOfOtherProgramsAreTheSameBytes) {
  struct Pair {
    std::string arguments;
    Json question;
  };
  std::vector<Pair> pairs;
  const std::string deals = Call("deal 4 --json").out;
  for (std::size_t at = 0; at < deals.size(); at = deals.find('\n', at) + 1) {
    const Json deal = Json::parse(deals.substr(at, deals.find('\n', at) - at));
    for (int seat = 0; seat < 4; ++seat) {
      std::string hand;
      for (const Json& card : deal["hands"][static_cast<std::size_t>(seat)]) {
        absl::StrAppend(&hand, hand.empty() ? "" : " ", card.get<std::string>());
      }
      pairs.push_back({absl::StrCat("'", hand, "' --worlds 12 --seat ", seat),
                       {{"question", "ask"}, {"hand", hand}, {"worlds", 12}, {"seat", seat}}});
    }
  }
  const std::string strong = "EU GU HU EA EZ EK GA SA";
  pairs.push_back({absl::StrCat("'", strong,
                                "' --worlds 9 --contract wenz --contract geier --play 1 "
                                "--play-games 2 --lang de --rules short --tariff 5/10/30"),
                   {{"question", "ask"},
                    {"hand", strong},
                    {"worlds", 9},
                    {"contracts", {"wenz", "geier"}},
                    {"play", 1},
                    {"play_games", 2},
                    {"lang", "de"},
                    {"rules", "short"},
                    {"tariff", "5/10/30"}}});
  pairs.push_back(
      {"'EU HU EA G9 SZ S9' --contract wenz --error 0.2 --seed 3 --given 'trumps(1)==1'",
       {{"question", "ask"},
        {"hand", "EU HU EA G9 SZ S9"},
        {"contracts", "wenz"},
        {"error", 0.2},
        {"seed", 3},
        {"given", {"trumps(1)==1"}}}});
  pairs.push_back({"'EU HU EA EZ EK GA' --table-error 0.01 --contract wenz",
                   {{"question", "ask"},
                    {"hand", "EU HU EA EZ EK GA"},
                    {"table_error", 0.01},
                    {"contracts", {"wenz"}}}});
  pairs.push_back(
      {"'EO GO HU HA _ _ _ _' --worlds 9 --seat 1",
       {{"question", "lay"}, {"hand", "EO GO HU HA _ _ _ _"}, {"worlds", 9}, {"seat", 1}}});
  pairs.push_back({absl::StrCat("'", strong, "' --worlds 9 --against wenz --declarer 2"),
                   {{"question", "kontra"},
                    {"hand", strong},
                    {"worlds", 9},
                    {"against", "wenz"},
                    {"declarer", 2}}});
  pairs.push_back({"'EU GU HU SU HA GA EA SA' --worlds 9 --against wenz --declarer 2 --players 3",
                   {{"question", "kontra"},
                    {"hand", "EU GU HU SU HA GA EA SA"},
                    {"worlds", 9},
                    {"players", 3},
                    {"against", "wenz"},
                    {"declarer", 2}}});
  pairs.push_back(
      {absl::StrCat("'", strong, "' --worlds 9 --against geier --declarer 2 --round bock"),
       {{"question", "kontra"},
        {"hand", strong},
        {"worlds", 9},
        {"round", "bock"},
        {"against", "geier"},
        {"declarer", 2}}});
  std::string questions;
  std::string expected;
  for (const Pair& pair : pairs) {
    absl::StrAppend(&questions, pair.question.dump(), "\n");
    absl::StrAppend(&expected, Call(absl::StrCat("ask --json ", pair.arguments)).out);
  }
  const Outcome answers = Call("answer", questions);
  EXPECT_EQ(answers.status, 0) << answers.err;
  EXPECT_EQ(answers.out, expected);
}

// What is asked in another part than that of who bids the hand as dealt.
TEST_F(Program, AskInOtherParts) {
  const auto first = [&](const std::string& rest) {
    const Outcome answer = Call("ask --json --worlds 20 " + rest);
    EXPECT_EQ(answer.status, 0) << answer.err;
    return Json::parse(answer.out);
  };
  const Json teufel = first("'EO GO SO EU _ _ _ _' --contract teufel");
  EXPECT_EQ(teufel["contracts"].size(), 4u);
  EXPECT_EQ(teufel["contracts"][0]["basis"], "habit");
  EXPECT_EQ(teufel["cards_to_come"], 4);
  EXPECT_EQ(first("'EO GO SO EU' --contract teufel")["contracts"], teufel["contracts"]);
  const Json pass = first("'EO GO EU E7 EK GA HA HZ G7 S8' --contract schieber:E");
  EXPECT_EQ(pass["contracts"][0]["contract"], "solo:E");
  EXPECT_EQ(pass["contracts"][0]["exchange"]["passed"].get<std::string>().size(), 5u);
  const Json zupf = first("'EO GO EU E7 EK GA HA HZ' --contract zupf:E");
  EXPECT_EQ(zupf["contracts"][0]["exchange"]["given"].get<std::string>().size(), 2u);
  const Json taker = first("'EO GO EU H7 EA E9 GK G7' --seat 1 --contract hochzeit:1 --declarer 3");
  EXPECT_EQ(taker["contracts"][0]["exchange"]["back"], "G7");
  EXPECT_EQ(taker["contracts"][0]["exchange"]["with"], 3);
  const Json two = first("'EO HA EZ GK SA H9 G7 S8' --players 2");
  EXPECT_EQ(two["contracts"][0]["contract"], "offiziere");
  EXPECT_EQ(two["contracts"][0]["basis"], "played");
  EXPECT_EQ(two["players"], 2);
  EXPECT_EQ(first("'EO GO EU HU EA EK GA S7' --contract strixner")["contracts"].size(), 4u);
  const std::string strong = "'EO GO EU HU EA EK GA S7'";
  Json five = first(strong + " --players 5");
  EXPECT_EQ(five["contracts"], first(strong)["contracts"]);
  EXPECT_EQ(five["players"], 5);
  for (const char* question :
       {"'EO HA EZ GK SA H9 G7 S8 | GO HO EU E7 GA SZ HK G9' --players 2 --contract wenz",
        "'EO GO EU HU EA EK GA S7' --contract hintenrum:E",
        "'EO GO EU HU EA EK GA S7' --contract zupf:E",
        "'EU GU HU SU HA GA EA S7' --against koenig --declarer 2"}) {
    const auto by = [&](const char* threads) {
      return Call(absl::StrCat("ask --json --worlds 20 ", question, " --threads ", threads)).out;
    };
    EXPECT_EQ(by("1"), by("2")) << question;
    EXPECT_EQ(by("1"), by("7")) << question;
  }
}

TEST_F(Program, AskKnowsThatASieIsCertain) {
  for (const auto& [language, certain, games] :
       {std::tuple("en", "certain", "games"), std::tuple("de", "sicher", "Partien")}) {
    const std::string answer =
        Call(absl::StrCat("ask 'EO GO HO SO EU GU HU SU' --details --contract sie --lang ",
                          language))
            .out;
    EXPECT_THAT(answer, HasSubstr(certain));
    EXPECT_THAT(answer, Not(HasSubstr(games)));
  }
  const Json both = Json::parse(
      Call("ask 'EO GO HO SO EU GU HU SU' --contract sie --contract solo:H+tout --worlds 10 --json")
          .out);
  EXPECT_EQ(both["sentence"], "Yes: play Sie. It cannot be lost and earns 1560 cents on average.");
}

TEST_F(Program, AskInGermanHasCommasAndOneGame) {
  const Outcome answer =
      Call("ask 'EO GO EU HU EA EK E9 S7' --contract sjavs:E --worlds 10 --lang de --details");
  EXPECT_THAT(answer.out, testing::ContainsRegex("Schnitt [+-][0-9]+,[0-9].* Punkte"));
  EXPECT_THAT(answer.out, testing::ContainsRegex("[+-][0-9]+,[0-9] ±[0-9]+,[0-9]\n"));
  EXPECT_THAT(answer.out, HasSubstr("Verglichen wird mit 0"));
  const Outcome once =
      Call("ask 'EO GO EU HU EA EK E9 S7' --contract sjavs:E --worlds 1 --lang de --details");
  EXPECT_THAT(once.out, HasSubstr("durchgespielt: ein einziges Spiel; jeder kennt"));
}

TEST_F(Program, AskSaysWhyAPartMakesNoSense) {
  const auto refused = [&](const std::string& rest, const char* why) {
    const Outcome answer = Call("ask " + rest);
    EXPECT_NE(answer.status, 0) << rest;
    EXPECT_THAT(answer.err, HasSubstr(why)) << rest;
  };
  const std::string strong = "'EO GO EU HU EA EK GA S7' ";
  refused(strong + "--contract hochzeit:0", "the player who offers the Hochzeit");
  refused(strong + "--contract schieber:E", "10 cards including EO and GO");
  refused("'EO GO EU E7 EK GA HA HZ G7 S8' --contract schieber:E --seat 1", "forehand (seat 0)");
  refused(strong + "--contract zupf:E --contract wenz", "contracts from the same round");
  refused(strong + "--contract offiziere", "--players 2");
  refused("'EO GO H7 H8 HA HZ SA S7' --contract sjavs:G", "at least 5 trumps in that game");
  refused("'EU GU HU HA' --contract ruf", "ruf:E: expected a deck of 32, 24 or 20 cards");
  refused("'EU GU HU HA EA EK GA GK' --contract ruf --players 3", "a solo or a Ramsch");
  refused("'GO GU HU HA EA EK GA GK' --contract muss", "EO in the declarer's hand");
  refused("'EO GO EU' --players 2", "your 8 face-up cards");
  refused("'EO GO SO EU _ _ _ _' --contract solo:E+tout", "before you have seen all your cards");
  refused(strong + "--against sie --declarer 1", "can be lost");
  refused(strong + "--against hintenrum:E", "no Kontra after the third trick");
  refused(strong + "--against strixner:E", "no Kontra after the third trick");
  refused(strong + "--against ramsch", "(--option ramsch_stoss=on)");
  refused(strong + "--against muss:S --declarer 1", "(--option muss_kontra=on)");
  refused(strong + "--against sjavs:E --declarer 1", "Sjavs has none");
  const std::string of_three = "'EO GO EU HU EA EK GA SA' --players 3 --against ";
  refused(of_three + "wenz --declarer 3", "--declarer: column 1: expected a seat from 0 to 2");
  refused(of_three + "wenz --declarer 1 --seat 3", "--seat: column 1: expected a seat from 0 to 2");
  refused(of_three + "wenz", "--declarer: column 1: expected the declarer's seat");
  refused(of_three + "ruf:S --declarer 1", "a solo or a Ramsch, with three players");
  refused(of_three + "solo:E --declarer 0 --round bock", "four players for this kind of round");
  refused("'EO GO EU HU EA EK G8 SA' --players 3 --against wenz --declarer 1", "8 of the 24 cards");
  const std::string of_two = "'EO HA EZ GK SA H9 G7 S8' --players 2 --against ";
  refused(of_two + "ramsch", "a one-on-one game");
  refused(of_two + "wenz --declarer 0", "a declarer other than you");
  refused(strong + "--against offiziere", "--players 2");
  refused(strong + "--against wenz --declarer 1 --round hadsch", "a Rufspiel, the only game");
  refused("'E9 G8 GA H9 E7 G9 S8 SK' --against ruf:S --declarer 2 --seat 1 --round hadsch",
          "--declarer: column 1: expected forehand (seat 0)");
  refused(strong + "--against zupf:E --declarer 1 --round kreuz", "contracts from the same round");
  refused(strong + "--against teufel:G --seat 1",
          "a hand without EO GO SO EU, which forehand holds");
  refused("'EO GO _ _ _ _ _ _' --against wenz --declarer 1 --players 3", "all 8 cards in the hand");
}

TEST_F(Program, AskNamesTheFieldThatIsWrong) {
  const auto field = [&](const std::string& rest) {
    const Outcome answer =
        Call("answer", absl::StrCat(R"({"question":"ask","worlds":9,"hand":)", rest, "}\n"));
    EXPECT_EQ(answer.status, 65) << rest;
    return Json::parse(answer.out).value("field", "none");
  };
  const std::string hand = R"("EO GO HO SO EU HA GA EA")";
  EXPECT_EQ(field(R"("EO GO")"), "hand");
  EXPECT_EQ(field(hand + R"(,"contracts":["wen"])"), "contracts");
  EXPECT_EQ(field(hand + R"(,"contracts":"ruf:E")"), "contracts");
  EXPECT_EQ(field(hand + R"(,"players":3,"seat":3)"), "seat");
  EXPECT_EQ(field(hand + R"x(,"given":"trumps(1)>")x"), "given");
  EXPECT_EQ(field(hand + R"x(,"contracts":"wenz","given":"has(1,EO)")x"), "given");
  EXPECT_EQ(field(hand + R"(,"exact":true)"), "worlds") << "both say how many";
  EXPECT_EQ(field(hand + R"(,"table_error":0.1)"), "worlds");
  EXPECT_EQ(field(hand + R"(,"table_error":0)"), "table_error");
  EXPECT_EQ(field(hand + R"(,"table_error":1.5)"), "table_error");
  EXPECT_EQ(field(hand + R"(,"lang":"fr")"), "lang");
  EXPECT_EQ(field(hand + R"(,"wolds":9)"), "wolds");
  EXPECT_EQ(
      Json::parse(Call("answer", R"({"question":"ask","exact":true,"hand":"EO GO HO HU HA HZ"})")
                      .out)["field"],
      "exact");
}

TEST_F(Program, AmountsOfKopAreUnits) {
  const std::string hand = "ask 'EO GO HA HZ' --contract kop --worlds 20";
  EXPECT_THAT(Call(hand).out, testing::AllOf(HasSubstr(" units"), Not(HasSubstr("cents"))));
  EXPECT_THAT(Call(hand + " --lang de").out,
              testing::AllOf(HasSubstr(" Einheiten"), Not(HasSubstr("Cent"))));
}

}  // namespace
}  // namespace schafkopf::ask_test
