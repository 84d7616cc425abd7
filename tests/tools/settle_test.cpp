// One settlement: what score, solve, analyze and batch make of the same finished game, in every
// contract of two sides.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/cards/random.h"
#include "engine/text/notation.h"
#include "tests/support/batch_job.h"

namespace schafkopf {
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

TEST_F(Settle, EveryVerbPaysAFinishedGameAlike) {
  const std::vector<std::string> games = Games();
  ASSERT_GT(games.size(), 80u);
  const std::string file = WriteFile("deals", absl::StrJoin(games, "\n") + "\n");
  const auto scores = Lines(Call(absl::StrCat("score --rules sauspiel --json '", file, "'")).out);
  const auto solved = Lines(Call(absl::StrCat("solve --json '", file, "' --rules sauspiel")).out);
  WriteJob("kind = \"value\"", "", "rules = \"sauspiel\"");
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

}  // namespace
}  // namespace schafkopf
