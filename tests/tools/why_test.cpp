// What decides a game or a card, as `ask`, `advise` and `review` tell it.
#include "tools/answers/door/why.h"

#include <gmock/gmock.h>

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/text/condition.h"
#include "engine/text/notation_view.h"
#include "engine/worlds/dealer.h"
#include "tests/support/program.h"

namespace schafkopf::why_test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

constexpr const char* kViews[] = {
    "wenz 0 | EU HU EA EZ EK GA HZ S7 | _ | _ | _ |",
    "ruf:S 0 | EO HO EU H8 H7 E9 GA S9 | _ | _ | _ |",
    "ruf:S 0 | _ | _ | HA EK GZ G8 SA SZ S9 S8 | _ | EO HK HA SU H8 SO G8 GO E7 E8 EA",
    "ruf:E 1 | HO HU HK H9 GA GZ SA S8 | _ | _ | _ |",
    "wenz 0 | _ | _ | HA EK GZ G8 SA SZ S9 S8 | _ | EU HU",
    "solo:H 3 | EO GU HK EA E9 GA SZ S7 | _ | _ | _ |",
    "geier 1 | _ | EO HO EA GA E9 SK | _ | _ | SA",
};

TEST(Why, EveryFactIsAConditionOnHandsAsDealt) {
  for (const char* text : kViews) {
    const auto line = ParseViewLine(text);
    ASSERT_TRUE(line.ok()) << line.status();
    const SeatView& view = line->view;
    const Dealer dealer(KnowledgeOf(view));
    const auto facts = FactsFor(view);
    EXPECT_GT(facts.size(), 30u);
    for (const HandFact& fact : facts) {
      const std::string given = ConditionText(fact, view.game.order());
      const auto condition = ParseCondition(given);
      ASSERT_TRUE(condition.ok()) << given << '\n' << condition.status();
      for (std::uint64_t i = 0; i < 100; ++i) {
        const Hands hands = dealer.Sample(1, i);
        ASSERT_EQ(condition->Holds(hands, view.game.order()), fact.Holds(hands)) << given;
      }
    }
  }
}

TEST(Why, SaysTheSameInBothLanguages) {
  DecidingFact fact{{FactKind::kApart,
                     Whose::kAnyone,
                     Seat(1),
                     FactCards::kRank,
                     {Card(Suit::kGras, Rank::kUnter), Card(Suit::kSchellen, Rank::kUnter)}},
                    0.72,
                    0.78,
                    0.31};
  EXPECT_EQ(WhyText({fact}, Language::kEnglish),
            "  78 % if the two missing Unter are split (72 in 100), 31 % if they are together\n");
  EXPECT_EQ(
      WhyText({fact}, Language::kGerman),
      "  78 %, wenn die beiden fehlenden Unter auseinandersitzen (in 72 von 100 Fällen), aber 31 "
      "%, wenn beide auf einer Hand sitzen\n");
  fact.fact = {FactKind::kHolds,
               Whose::kOpposite,
               Seat(2),
               FactCards::kCard,
               {Card(Suit::kEichel, Rank::kOber)}};
  EXPECT_EQ(
      WhyText({fact}, Language::kEnglish),
      "  78 % if the player opposite you holds the Eichel Ober (72 in 100), otherwise 31 %\n");
  EXPECT_EQ(WhyText({fact}, Language::kGerman),
            "  78 %, wenn dein Gegenüber den Eichel-Ober hat (in 72 von 100 Fällen), sonst 31 %\n");
  EXPECT_EQ(WhyText({}, Language::kGerman), "");
}

// Both languages of a fact of Gras cards or trumps.
std::string Says(const HandFact& fact) {
  const DecidingFact told{fact, 0.3, 0.8, 0.4};
  const CardOrder order(Contract::Named("wenz"));
  const auto in = [&](Language language) {
    const std::string text = SaidFact{&told, order, language}.Says();
    const auto from = text.find(language == Language::kEnglish ? "if " : "wenn ");
    return text.substr(from, text.find(" (") - from);
  };
  return absl::StrCat(in(Language::kEnglish), " | ", in(Language::kGerman));
}

TEST(Why, NamesTheRareSideAndAllThatIsThere) {
  const CardSet gras = {Card(Suit::kGras, Rank::kSau), Card(Suit::kGras, Rank::kTen),
                        Card(Suit::kGras, Rank::kNine)};
  const CardSet saus = {Card(Suit::kGras, Rank::kSau), Card(Suit::kHerz, Rank::kSau)};
  HandFact fact{FactKind::kAtLeast, Whose::kOpponent, Seat(1), FactCards::kTrumps, gras, 2};
  EXPECT_EQ(Says(fact),
            "if an opponent holds 2 or more trumps | wenn ein Gegner mindestens 2 "
            "Trumpf hat");
  fact.denied = true;
  EXPECT_EQ(Says(fact),
            "if no opponent holds more than 1 trump | wenn kein Gegner mehr als 1 "
            "Trumpf hat");
  fact.whose = Whose::kDeclarer;
  EXPECT_EQ(Says(fact),
            "if the declarer holds at most 1 trump | wenn der Spieler höchstens 1 "
            "Trumpf hat");
  fact.count = 1;
  EXPECT_EQ(Says(fact), "if the declarer holds no trump | wenn der Spieler keinen Trumpf hat");
  fact = {FactKind::kAtLeast, Whose::kAnyone, Seat(1), FactCards::kTrumps, gras, 3};
  EXPECT_EQ(Says(fact),
            "if one player holds all 3 missing trumps | wenn einer alle 3 fehlenden "
            "Trümpfe hat");
  fact = {FactKind::kOnly, Whose::kDeclarer, Seat(1), FactCards::kTrumps, gras, 3};
  EXPECT_EQ(Says(fact), "if the declarer has only trumps | wenn der Spieler nur Trumpf hat");
  fact = {FactKind::kRuffs, Whose::kPartner, Seat(1), FactCards::kSuit, gras};
  fact.denied = true;
  EXPECT_EQ(Says(fact),
            "if your partner cannot ruff Gras | wenn dein Partner Gras nicht stechen "
            "kann");
  fact.kind = FactKind::kVoid;
  EXPECT_EQ(Says(fact), "if your partner still has Gras | wenn dein Partner noch Gras hat");
  fact = {FactKind::kOverruffs, Whose::kOpponent, Seat(1), FactCards::kSuit, gras};
  EXPECT_EQ(Says(fact),
            "if an opponent can overruff you in Gras | wenn ein Gegner dich in Gras "
            "überstechen kann");
  fact = {FactKind::kAtLeast, Whose::kDeclarer, Seat(1), FactCards::kRank, saus, 1, true};
  EXPECT_EQ(Says(fact), "if the declarer holds another Sau | wenn der Spieler noch eine Sau hat");
  fact.denied = true;
  EXPECT_EQ(Says(fact), "if the declarer has no Sau left | wenn der Spieler keine Sau mehr hat");
  fact.again = false;
  EXPECT_EQ(Says(fact), "if the declarer holds no Sau | wenn der Spieler keine Sau hat");
  fact.count = 2;
  EXPECT_EQ(Says(fact),
            "if the declarer does not hold both missing Sauen | wenn der Spieler nicht "
            "beide fehlenden Sauen hat");
  fact = {FactKind::kAtLeast, Whose::kDeclarer, Seat(1), FactCards::kTrumps, gras, 2, true};
  EXPECT_EQ(Says(fact),
            "if the declarer has 2 or more trumps left | wenn der Spieler noch "
            "mindestens 2 Trumpf hat");
  fact.denied = true;
  EXPECT_EQ(Says(fact),
            "if the declarer has at most 1 trump left | wenn der Spieler höchstens "
            "noch 1 Trumpf hat");
  fact = {FactKind::kAtLeast, Whose::kOpponent, Seat(1), FactCards::kTrumps, gras, 2};
  fact.denied = true;
  fact.ways.resize(3);
  EXPECT_EQ(Says(fact),
            "if the 3 missing trumps are split 1-1-1 | wenn die 3 fehlenden Trümpfe "
            "1-1-1 sitzen");
  fact = {FactKind::kOverruffs, Whose::kOpponent, Seat(1), FactCards::kSuit, saus};
  EXPECT_EQ(Says(fact),
            "if an opponent can overruff you in Gras or Herz | wenn ein Gegner dich in "
            "Gras oder Herz überstechen kann");
}

class WhyOf : public Program {
 protected:
  // Tells why, of a chance that they average to.
  static void ExpectFacts(const json& why, double chance) {
    ASSERT_GT(why.size(), 0u);
    ASSERT_LE(why.size(), 3u);
    for (const json& fact : why) {
      const double share = fact["share"];
      EXPECT_GE(share, 0.04);
      EXPECT_LE(share, 0.96);
      EXPECT_NEAR(
          share * fact["win"].get<double>() + (1 - share) * fact["win_otherwise"].get<double>(),
          chance, 2e-4);
      EXPECT_FALSE(fact["condition"].get<std::string>().empty());
    }
  }
};

TEST_F(WhyOf, AHandIsCountedExactly) {
  for (const auto& [game, hand] :
       {std::pair("wenz", "EU HU EA EZ EK GA HZ S7"), std::pair("ruf:S", "EO HO EU H8 H7 E9 GA S9"),
        std::pair("solo:H", "EO HO GU HA HK EA E9 GZ")}) {
    const json answer = Answer("ask", absl::StrCat("'", hand, "' --contract ", game));
    ExpectFacts(answer["why"], answer["contracts"][0]["table_win"]);
    for (const json& fact : answer["why"]) {
      const std::string given = fact["given"];
      const json counted =
          Answer("advise", absl::StrCat("'", game, " 0 | ", hand, " | _ | _ | _ |' --exact ",
                                        "--chance '", given, "'"));
      EXPECT_EQ(fact["share"], counted["chances"][given]) << given;
    }
  }
}

TEST_F(WhyOf, ACardIsThatOfItsWorlds) {
  const std::string view = absl::StrCat("'", kViews[4], "'");
  const json answer = Answer("advise", view);
  ExpectFacts(answer["why"], answer["cards"][0]["win"]);
  const std::string given = answer["why"][0]["given"];
  const json again = Answer("advise", absl::StrCat(view, " --chance '", given, "'"));
  EXPECT_EQ(again["chances"][given], answer["why"][0]["share"]);
  const std::string says = answer["why"][0]["says"];
  EXPECT_THAT(Call(absl::StrCat("advise ", view)).out, HasSubstr(absl::StrCat("\n  ", says, "\n")));
  EXPECT_THAT(Call(absl::StrCat("advise ", view, " --lang de")).out, HasSubstr(", wenn "));
}

TEST_F(WhyOf, IsTheSameForAnyNumberOfThreads) {
  for (const std::string verb :
       {"ask 'EU HU EA EZ EK GA HZ S7' --json",
        "advise 'wenz 0 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ' --json"}) {
    const std::string one = Call(absl::StrCat(verb, " --threads 1")).out;
    EXPECT_THAT(one, HasSubstr("\"why\":[{"));
    EXPECT_EQ(Call(absl::StrCat(verb, " --threads 3")).out, one);
  }
}

TEST_F(WhyOf, OfAReviewedGameIsThatOfMistakesAlone) {
  const std::string games = absl::StrCat(SCHAFKOPF_ROOT, "/docs/examples/games.txt");
  const Outcome outcome = Call(absl::StrCat("review --json ", games));
  std::size_t mistakes = 0;
  const std::vector<std::string> lines = absl::StrSplit(outcome.out, '\n', absl::SkipEmpty());
  for (const std::string& line : lines) {
    const json game = json::parse(line);
    for (const json& card : game["plays"]) {
      EXPECT_EQ(card.contains("why"), card["mistake"].get<bool>());
      if (card.contains("why")) ++mistakes;
    }
  }
  EXPECT_GT(mistakes, 0u);
}

}  // namespace
}  // namespace schafkopf::why_test
