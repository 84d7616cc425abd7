// One settlement: what score, solve, analyze and batch make of the same finished game, in every
// contract of two sides.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/cards/random.h"
#include "engine/text/notation.h"
#include "tests/support/batch_job.h"

namespace schafkopf::settle_test {
namespace {

// A deal line played on to its end by any legal cards.
std::string PlayedOut(const std::string& line, Random& random) {
  auto deal = ParseDealLine(line);
  EXPECT_TRUE(deal.ok()) << line << '\n' << deal.status();
  if (!deal.ok()) return "";
  Position position = PositionOf(*deal);
  while (!position.finished()) {
    CardSet legal = position.LegalPlays();
    for (auto skip = random.Below(static_cast<std::uint64_t>(legal.size())); skip > 0; --skip) {
      legal.Remove(legal.Highest());
    }
    position.Play(legal.Highest());
  }
  deal->played.assign(position.played().begin(), position.played().end());
  return ToString(*deal);
}

class Settle : public Batch {
 protected:
  void PayAlike(const std::string& options);

  // Finished games of every contract that `deal` makes, and of Kop in which one seat holds both of
  // the old.
  std::vector<std::string> Games() const {
    std::vector<std::string> games;
    Random random(11, 0);
    for (const char* contract :
         {"ruf:E",         "solo:G",     "wenz",        "wenz+tout",    "geier",      "koenig",
          "eisenbahner",   "farbwenz:S", "farbgeier:E", "farbkoenig:H", "hybrid",     "bettel",
          "bettel+ouvert", "pfd",        "muss:E",      "kreuz",        "hochzeit:2", "kop",
          "cicha",         "wesele",     "zolo",        "zolo+tout"}) {
      const bool nobody = std::string(contract) == "kop";
      const Outcome deals = Call(
          absl::StrCat("deal 4 --contract ", contract, nobody ? "" : " --declarer 1", " --seed 5"));
      EXPECT_EQ(deals.status, 0) << contract << deals.err;
      for (absl::string_view line : absl::StrSplit(deals.out, '\n', absl::SkipEmpty())) {
        games.push_back(PlayedOut(std::string(line), random));
      }
    }
    const Outcome silent = Call("deal 2 --contract kop --hand '2=EO GO' --seed 5");
    EXPECT_EQ(silent.status, 0) << silent.err;
    for (absl::string_view line : absl::StrSplit(silent.out, '\n', absl::SkipEmpty())) {
      games.push_back(PlayedOut(std::string(line), random));
    }
    return games;
  }
};

void Settle::PayAlike(const std::string& options) {
  const std::vector<std::string> games = Games();
  ASSERT_GT(games.size(), 80u);
  const std::string table =
      WriteFile("table.toml",
                absl::StrCat("name = \"own\"\nbase = \"sauspiel\"\n[options]\n", options, "\n"));
  const std::string rules = absl::StrCat(" --rules '", table, "'");
  const std::string file = WriteFile("deals", absl::StrJoin(games, "\n") + "\n");
  const auto scores = Lines(Call(absl::StrCat("score --json '", file, "'", rules)).out);
  const auto solved = Lines(Call(absl::StrCat("solve --json '", file, "'", rules)).out);
  WriteJob("kind = \"value\"", "", "rules = \"table.toml\"");
  const auto values = Lines(Whole());
  ASSERT_EQ(scores.size(), games.size());
  ASSERT_EQ(solved.size(), games.size());
  ASSERT_EQ(values.size(), games.size());
  int fourfold = 0;
  for (std::size_t i = 0; i < games.size(); ++i) {
    ASSERT_FALSE(scores[i].contains("error")) << games[i] << scores[i];
    EXPECT_EQ(solved[i]["value"], scores[i]["value"]) << games[i];
    EXPECT_EQ(solved[i]["won"], scores[i]["won"]) << games[i];
    EXPECT_EQ(values[i]["won"], scores[i]["won"]) << games[i];
    const auto deal = ParseDealLine(games[i]);
    EXPECT_EQ(values[i]["cents"],
              scores[i]["payments"][static_cast<std::size_t>(deal->declarer.index())])
        << games[i];
    fourfold += deal->contract->parties() == Parties::kOld && scores[i]["price"] == 4 ? 1 : 0;
  }
  EXPECT_GE(fourfold, 2) << "one seat held EO and GO";
}

// Under the rules `sauspiel` with these options.
TEST_F(Settle, EveryVerbPaysAFinishedGameAlike) {
  for (const char* options : {"", "lauf_max = 0", "lauf_max = 14", "lauf_max = 3"}) {
    SCOPED_TRACE(options);
    PayAlike(options);
  }
}

// However a game was doubled, and where somebody revoked.
TEST_F(Settle, AReviewPaysAsScoreDoes) {
  std::vector<std::string> games;
  Random random(13, 0);
  const auto noted = [&](const std::string& contract, const std::string& declarer,
                         const char* note) {
    const Outcome deal = Call(absl::StrCat("deal 1 --contract ", contract, declarer, " --seed 7"));
    const std::string line(absl::StripTrailingAsciiWhitespace(deal.out));
    games.push_back(absl::StrCat(PlayedOut(line, random), " ; ", note));
  };
  for (const char* note :
       {"laid 0 2", "layers 2; stoss 1", "bock 1", "kontra 3 1; laid 3", "revoke 1", "revoke 2",
        "round bock", "players Anna, Bert, Cora, Dora; revoke 2; fine Anna 50"}) {
    noted("solo:G", " --declarer 1", note);
  }
  for (const char* note : {"laid 2", "bock 1", "revoke 3"}) noted("ramsch", "", note);
  const std::string file = WriteFile("deals", absl::StrJoin(games, "\n") + "\n");
  const std::string rules = " --rules sauspiel ";
  const auto scores = Lines(Call(absl::StrCat("score --json '", file, "'", rules)).out);
  const auto reviews =
      Lines(Call(absl::StrCat("review --json --worlds 4 '", file, "'", rules)).out);
  ASSERT_EQ(scores.size(), games.size());
  ASSERT_EQ(reviews.size(), games.size());
  for (std::size_t i = 0; i < games.size(); ++i) {
    ASSERT_FALSE(reviews[i].contains("error")) << games[i] << reviews[i];
    for (std::size_t seat = 0; seat < 4; ++seat) {
      EXPECT_EQ(reviews[i]["seats"][seat]["cents"], scores[i]["payments"][seat]) << games[i];
    }
  }
}

// What is asked before play is priced as what was played.
TEST_F(Settle, ASieIsPaidAlikeBeforeAndAfter) {
  const std::string hand = "ask 'EO GO HO SO EU GU HU SU' --contract sie --json";
  for (const auto& [options, price] : {std::pair("", 520), std::pair(" --option lauf_max=0", 200),
                                       std::pair(" --option lauf_max=4", 520),
                                       std::pair(" --option sie_counts_laufende=off", 200)}) {
    EXPECT_EQ(Answer("score", absl::StrCat("sie", options))["price"], price) << options;
    const Outcome asked = Call(absl::StrCat(hand, options));
    EXPECT_EQ(nlohmann::json::parse(asked.out)["contracts"][0]["cents"], 3 * price) << options;
  }
}

// Whoever is said to lose is the one who pays most.
TEST_F(Settle, EveryVerbNamesTheLoserOfARamsch) {
  Random random(12, 0);
  std::vector<std::string> games;
  for (const char* contract : {"ramsch", "schieberamsch"}) {
    const Outcome deals = Call(absl::StrCat("deal 40 --contract ", contract, " --seed 6"));
    for (absl::string_view line : absl::StrSplit(deals.out, '\n', absl::SkipEmpty())) {
      games.push_back(PlayedOut(std::string(line), random));
    }
  }
  ASSERT_EQ(games.size(), 80u);
  const std::string file = WriteFile("deals", absl::StrJoin(games, "\n") + "\n");
  for (const char* options :
       {"", "--option ramsch_pay=two_worst_pay", "--option ramsch_tie=both_lose",
        "--option ramsch_pay=two_worst_pay --option ramsch_tie=highest_ober"}) {
    const auto scores = Lines(Call(absl::StrCat("score --json ", options, " '", file, "'")).out);
    const auto solved = Lines(Call(absl::StrCat("solve --json ", options, " '", file, "'")).out);
    ASSERT_EQ(scores.size(), games.size());
    ASSERT_EQ(solved.size(), games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
      EXPECT_EQ(solved[i]["loser"], scores[i]["loser"]) << options << '\n' << games[i];
      EXPECT_EQ(solved[i]["payments"], scores[i]["payments"]) << options << '\n' << games[i];
      if (scores[i]["loser"].is_null()) continue;
      const auto points = solved[i]["points"].get<std::vector<int>>();
      EXPECT_EQ(points[solved[i]["loser"].get<std::size_t>()], std::ranges::max(points))
          << options << '\n'
          << games[i];
    }
  }
}

}  // namespace
}  // namespace schafkopf::settle_test
