// `ask --round`: what a hand is worth where a special round is played, and who must play it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/support/batch_job.h"
#include "tests/support/program.h"

namespace schafkopf::ask_round_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using testing::UnorderedElementsAre;
using Json = nlohmann::json;

class AskRound : public Batch {
 protected:
  Outcome Ask(const std::string& arguments) const {
    return Call(absl::StrCat("ask ", arguments, " --worlds 20"));
  }
  Json AskJson(const std::string& arguments) const {
    const Outcome run = Ask(arguments + " --json");
    EXPECT_EQ(run.status, 0) << arguments << ": " << run.err;
    return run.status == 0 ? Json::parse(run.out) : Json();
  }
  // The contracts of an answer, best first.
  std::vector<std::string> ContractsOf(const std::string& arguments) const {
    std::vector<std::string> names;
    const Json answer = AskJson(arguments);
    for (const Json& contract : answer["contracts"]) names.push_back(contract["contract"]);
    return names;
  }
};

TEST_F(AskRound, OffersWhatTheRoundPlays) {
  const std::string hand = "'EO GO HO HA E7 E9 GK S7' --round ";
  EXPECT_THAT(ContractsOf(hand + "kreuz"), ElementsAre("kreuz"));
  EXPECT_THAT(ContractsOf(hand + "Goass --seat 1"), ElementsAre("kreuz"));
  EXPECT_THAT(ContractsOf(hand + "kreuz --option kreuz_trumps=forehand_names"),
              UnorderedElementsAre("farbkreuz:E", "farbkreuz:G", "farbkreuz:H", "farbkreuz:S"));
  EXPECT_THAT(ContractsOf(hand + "ramsch"), ElementsAre("ramsch"));
  EXPECT_THAT(ContractsOf(hand + "hadsch"), UnorderedElementsAre("ruf:E", "ruf:G", "ruf:S"));
  EXPECT_THAT(ContractsOf(hand + "muss"), UnorderedElementsAre("muss:E", "muss:G", "muss:S"));
  EXPECT_THAT(ContractsOf("'EO GO SO EU' --round teufel"),
              UnorderedElementsAre("solo:E", "solo:G", "solo:H", "solo:S"));
  // Without a Sau to call another card is called.
  EXPECT_THAT(ContractsOf("'EO GO HO EU HA EA GA SA' --round hadsch"),
              UnorderedElementsAre("ruf:EZ", "ruf:GZ", "ruf:SZ"));
  for (const std::string& name :
       ContractsOf(hand + "last --option last_round=solos_only --rules sauspiel")) {
    EXPECT_THAT(name, Not(StartsWith("ruf")));
  }
}

// The card that is called is named, where it is no Sau.
TEST_F(AskRound, NamesTheCardThatIsCalled) {
  const Outcome ten = Ask("'EO HA HZ EA GA SA E7 S8' --round muss");
  EXPECT_THAT(ten.out, HasSubstr("Muss (Gras-Zehn)"));
  EXPECT_THAT(ten.out, Not(HasSubstr("Muss (Gras)")));
  EXPECT_THAT(Ask("'EO GO HO EU HA EA GA SA' --round hadsch").out,
              HasSubstr("Rufspiel (Schellen-Zehn)"));
  const std::string plain = "'EO HA HZ EA GA S9 E7 S8' --round muss";
  EXPECT_THAT(Ask(plain).out, HasSubstr("Muss (Schellen)"));
  EXPECT_THAT(Ask(plain + " --lang de").out, HasSubstr("Muss auf die Schellen-Sau"));
  EXPECT_THAT(Ask("'EO GO HO EU HA EA GA SA' --round hadsch --lang de").out,
              HasSubstr("auf die Schellen-Zehn"));
}

TEST_F(AskRound, WhoMustPlayIsNotToldToPass) {
  // Hands that nobody would bid.
  for (const char* question :
       {"'E7 E8 E9 G7 G8 G9 S7 S8' --round hadsch", "'EO GO SO EU' --round teufel",
        "'EO E8 E9 G7 G8 G9 S7 S8' --round muss",
        "'E7 E8 E9 G7 G8 G9 S7 HU' --round allgaeuer --seat 3"}) {
    const Json answer = AskJson(question);
    EXPECT_EQ(answer["must_play"], true) << question;
    EXPECT_EQ(answer["verdict"], "play") << question;
    EXPECT_EQ(answer["best"], answer["contracts"][0]["contract"]) << question;
    EXPECT_TRUE(answer["pass_cents"].is_null()) << question;
    const Outcome text = Ask(question);
    EXPECT_THAT(text.out, StartsWith("You have to play: ")) << question;
    EXPECT_THAT(text.out, Not(HasSubstr("Passing"))) << question;
  }
  // What the round or the cards make the game is neither bid nor passed.
  for (const char* game : {"kreuz", "ramsch", "hintenrum:H"}) {
    const Json answer = AskJson(absl::StrCat("'E7 E8 E9 G7 G8 G9 S7 S8' --contract ", game));
    EXPECT_EQ(answer["best"], game);
    EXPECT_TRUE(answer["pass_cents"].is_null()) << game;
  }
}

TEST_F(AskRound, DoubledRoundsDoubleEveryPrice) {
  const std::string hand = "'EU HU EA EZ EK GA HZ S7' --contract wenz";
  const Json usual = AskJson(hand);
  const Json doubled = AskJson(hand + " --round bock");
  EXPECT_EQ(doubled["doubled"], true);
  EXPECT_EQ(doubled["tariff"], "20/40/100");
  EXPECT_NEAR(doubled["contracts"][0]["cents"], 2 * usual["contracts"][0]["cents"].get<double>(),
              .05);
  EXPECT_NEAR(doubled["pass_cents"], 2 * usual["pass_cents"].get<double>(), .05);
  EXPECT_EQ(doubled["contracts"][0]["table_win"], usual["contracts"][0]["table_win"]);
  EXPECT_THAT(Ask(hand + " --round bock").out,
              HasSubstr("\nBockrunde: the game this round is whichever game is announced, at "
                        "double stakes.\n"));
  EXPECT_THAT(Ask(hand + " --round bock --lang de").out,
              HasSubstr("\nBockrunde: gespielt wird ein beliebiges Spiel; alles zählt doppelt.\n"));
  EXPECT_EQ(AskJson(hand + " --round last")["tariff"], "10/20/50");
  EXPECT_EQ(AskJson(hand + " --round last --option last_round=doubled")["tariff"], "20/40/100");
}

TEST_F(AskRound, TheDealerOfAnAllgaeuerRundePlaysIfNobodyDoes) {
  const std::string hand = "'E7 E8 E9 G7 G8 G9 S7 HU' --contract wenz";
  const Json usual = AskJson(hand);
  const Json owed = AskJson(hand + " --round allgaeuer");
  EXPECT_EQ(owed["must_play"], false);
  EXPECT_NEAR(owed["passing"]["nobody_plays"], usual["passing"]["nobody_plays"].get<double>(), .1);
  EXPECT_NE(owed["pass_cents"], usual["pass_cents"]);
  EXPECT_THAT(Ask(hand + " --round allgaeuer --details").out,
              HasSubstr("(so the dealer must declare)"));
}

TEST_F(AskRound, SaysWhatItDoesNotPlay) {
  struct Row {
    const char* question;
    const char* error;
  };
  for (const Row& row : std::vector<Row>{
           {"'EU HU EA EZ EK GA HZ S7' --round hadsch --contract wenz",
            "expected a Rufspiel, the only game in this round, found wenz"},
           {"'EU HU EA EZ EK GA HZ S7' --round kreuz --contract ruf:G",
            "expected a Kreuzbock, the only game in this round, found ruf:G"},
           {"'EU HU EA EZ EK GA HZ S7' --round hadsch --seat 2",
            "expected forehand (seat 0), who declares in this round, found 2"},
           {"'EU HU EA EZ EK GA HZ S7' --round muss",
            "expected a hand that allows you to play in this round"},
           {"'EU HU EA EZ' --round teufel", "expected forehand's EO GO SO EU, found no EO GO SO"},
           {"'EU HU EA EZ EK GA HZ S7' --round polka", "expected a round (schieber, "},
           {"'EU HU EA EZ EK GA HZ SA' --round ramsch --players 3",
            "expected four players for this kind of round"},
       }) {
    const Outcome run = Ask(row.question);
    EXPECT_EQ(run.status, 65) << row.question;
    EXPECT_THAT(run.err, HasSubstr(row.error)) << row.question;
    const Outcome german = Ask(absl::StrCat(row.question, " --lang de"));
    EXPECT_THAT(german.err, HasSubstr("erwartet: ")) << row.question;
    EXPECT_THAT(german.err, Not(HasSubstr(" round"))) << row.question;
  }
}

TEST_F(AskRound, IsAskedByBatchToo) {
  WriteFile("deals", "\"EU HU EA EZ EK GA HZ S7\"\n\"EO GO HO SO EU GU HU SU\"\n");
  WriteJob("kind = \"ask\"\nround = \"kreuz\"\nworlds = 20");
  ASSERT_EQ(Run("").status, 0);
  std::vector<std::string> lines = absl::StrSplit(ReadFile(Path("results")), '\n');
  const Json first = Json::parse(lines[0]);
  EXPECT_EQ(first["best"], "kreuz");
  ASSERT_EQ(first["contracts"].size(), 1u);
  EXPECT_EQ(first["contracts"][0]["cents"],
            AskJson("'EU HU EA EZ EK GA HZ S7' --round kreuz")["contracts"][0]["cents"]);
  WriteJob("kind = \"ask\"\nround = \"polka\"");
  EXPECT_THAT(Run("--again").err, HasSubstr("expected a round (schieber, "));
}

// Whatever the auction lets a hand announce is ranked, but Touts that it cannot make.
TEST_F(AskRound, OutsideOfRoundsAllThatTheTablePlaysIsOffered) {
  for (const char* table :
       {"'H7 EA EZ E9 G8 GZ S8 S7' --rules article",
        "'E7 E8 EU G7 G8 H7 H8 S7' --rules article --option bettel_ouvert=before_trick_1",
        "'EO GO HO SO EU GU HU SU' --rules tournament"}) {
    const Outcome auction = Call(absl::StrCat("auction --json --hand ", table));
    ASSERT_EQ(auction.status, 0) << auction.err;
    const Json answer = Json::parse(Call(absl::StrCat("ask --json --worlds 1 ", table)).out);
    std::string ranked = " ";
    for (const Json& contract : answer["contracts"]) {
      absl::StrAppend(&ranked, contract["contract"].get<std::string>(), " ");
    }
    int calls = 0;
    const Json may_call = Json::parse(auction.out);
    for (const std::string name : may_call["calls"]) {
      if (absl::StrContains(name, "+tout")) continue;
      ++calls;
      EXPECT_TRUE(absl::StrContains(ranked, absl::StrCat(" ", name, " ")) ||
                  absl::StrContains(ranked, absl::StrCat(" ", name, ":1 ")))
          << name << " of " << table;
    }
    EXPECT_GE(calls, 5) << table;
  }
}

// What lies in the middle counts for who may win it, and against him who doubles it by losing.
TEST_F(AskRound, AStockIsWonOrDoubled) {
  const std::string hand = "'EO GO HA HZ EK GA H7 S7' --contract ruf:E --contract wenz";
  const auto gained = [&](const std::string& options, std::size_t place) {
    const Json plain = AskJson(hand + options);
    const Json with = AskJson(absl::StrCat(hand, options, " --stock 200"));
    EXPECT_FALSE(plain.contains("stock"));
    EXPECT_EQ(with["stock"], 200);
    const Json& contract = with["contracts"][place];
    const double win = contract["table_win"];
    return std::pair(
        contract["cents"].get<double>() - plain["contracts"][place]["cents"].get<double>(), win);
  };
  constexpr std::size_t kRuf = 0, kWenz = 1;
  const auto [ruf, ruf_win] = gained("", kRuf);
  EXPECT_NEAR(ruf, 200 * (2 * ruf_win - 1), 0.1);
  EXPECT_EQ(gained("", kWenz).first, 0);
  const auto [wenz, wenz_win] = gained(" --option stock_mode=any_contract", kWenz);
  EXPECT_NEAR(wenz, 200 * (2 * wenz_win - 1), 0.1);
  const auto [kept, kept_win] = gained(" --option stock_doubled_on_loss=off", kRuf);
  EXPECT_NEAR(kept, 200 * kept_win, 0.1);
  const auto [half, half_win] = gained(" --option stock_mode=shared", kRuf);
  EXPECT_NEAR(half, 100 * (2 * half_win - 1), 0.1);

  EXPECT_THAT(Ask("'EO GO HA HZ EK GA H7 S7' --stock 200 --details --lang de").out,
              HasSubstr("Im Stock liegen 200 Cent; "));
  EXPECT_EQ(Ask("'EO GO HA HZ EK GA H7 S7' --stock -1").status, 2);
}

// With --play, verdict, ranking and cents are those of what was played out.
TEST_F(AskRound, WhatWasPlayedOutDecides) {
  const Json answer =
      AskJson("'E9 EU G9 GU H9 S9' --contract bettel --contract wenz --play 4 --play-games 20");
  ASSERT_EQ(answer["contracts"].size(), 2u);
  for (const Json& contract : answer["contracts"]) {
    EXPECT_EQ(contract["basis"], "played");
    EXPECT_EQ(contract["table_win"], contract["play_win"]);
    EXPECT_EQ(contract["cents"], contract["play_cents"]);
    EXPECT_EQ(contract["games"], 20);
  }
  EXPECT_GE(answer["contracts"][0]["bid_cents"], answer["contracts"][1]["bid_cents"]);
}

}  // namespace
}  // namespace schafkopf::ask_round_test
