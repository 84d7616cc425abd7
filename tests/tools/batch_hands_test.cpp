// `batch` of hands: whether to bid, and whether to double.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/support/batch_job.h"

namespace schafkopf::batch_hands_test {
namespace {

using testing::HasSubstr;
using Json = nlohmann::json;

TEST_F(Batch, AskIsThatOfTheVerb) {
  WriteFile("deals", "EUGUHUEAEZGAHASA\nEUGUHUEAEZGAHASA 2 wenz\nEU\n");
  WriteJob("kind = \"ask\"\nworlds = 20");
  EXPECT_EQ(Run("").status, 65);
  const std::vector<Json> records = Lines(Result());
  ASSERT_EQ(records.size(), 3u);
  const Json asked = Json::parse(Call("ask EUGUHUEAEZGAHASA --worlds 20 --json").out);
  EXPECT_EQ(records[0]["verdict"], asked["verdict"]);
  EXPECT_EQ(records[0]["best"], asked["best"]);
  ASSERT_EQ(records[0]["contracts"].size(), asked["contracts"].size());
  for (std::size_t i = 0; i < asked["contracts"].size(); ++i) {
    EXPECT_EQ(records[0]["contracts"][i]["contract"], asked["contracts"][i]["contract"]);
    EXPECT_EQ(records[0]["contracts"][i]["cents"], asked["contracts"][i]["cents"]);
  }
  EXPECT_EQ(records[1]["seat"], 2);
  EXPECT_EQ(records[1]["contracts"].size(), 1u);
  EXPECT_TRUE(records[2].contains("error"));
}

TEST_F(Batch, AskMeetsAnErrorAtTheTable) {
  WriteFile("deals", "EUHUEAEZEKGA 0 wenz\n");
  WriteJob("kind = \"ask\"\ntable_error = 0.002");
  ASSERT_EQ(Run("").status, 0);
  const Json wenz = Json::parse(Result())["contracts"][0];
  const Json asked =
      Json::parse(Call("ask EUHUEAEZEKGA --contract wenz --table-error 0.002 --json").out);
  for (const char* field : {"table_win", "table_low", "table_high", "games", "worlds"}) {
    EXPECT_EQ(wenz[field], asked["contracts"][0][field]) << field;
  }
  EXPECT_GT(wenz["games"], 2000);
  for (const char* bad : {"table_error = 0", "table_error = 2", "table_error = \"x\"",
                          "table_error = 0.1\nworlds = 9"}) {
    RemoveResults();
    WriteJob(absl::StrCat("kind = \"ask\"\n", bad));
    EXPECT_EQ(Run("").status, 65) << bad;
  }
}

TEST_F(Batch, KontraIsThatOfTheVerb) {
  const std::string hand = "EUGUHUEAEZGAHASA";
  WriteFile("deals", absl::StrCat(hand, "\n", hand, " 0 geier\n", hand, " 2\nEU\n"));
  WriteJob("kind = \"kontra\"\nagainst = \"wenz\"\ndeclarer = 2\nworlds = 20");
  EXPECT_EQ(Run("").status, 65);
  const std::vector<Json> records = Lines(Result());
  ASSERT_EQ(records.size(), 4u);
  for (const auto& [at, against] :
       std::vector<std::pair<std::size_t, std::string>>{{0, "wenz"}, {1, "geier"}}) {
    const Json asked = Json::parse(
        Call(absl::StrCat("ask ", hand, " --declarer 2 --worlds 20 --json --against ", against))
            .out);
    for (const char* key : {"contract", "declarer", "seat", "verdict", "basis", "win",
                            "win_by_habit", "cents", "cents_error", "worlds", "effective_worlds"}) {
      EXPECT_EQ(records[at][key], asked[key]) << key << " " << against;
    }
  }
  EXPECT_TRUE(records[2].contains("error")) << "the declarer himself";
  EXPECT_TRUE(records[3].contains("error"));
}

// Each record is the line that `ask FILE` answers; of generated deals it ends with the deal.
TEST_F(Batch, RecordsOfHandsHoldAllThatAskSays) {
  const std::string hands = "EUGUHUEAEZGAHASA\nE9 E8 G9 G8 S9 S8 H7 E7 2\nEOGOHOSOEUGUHUSU 1 sie\n";
  WriteFile("deals", hands);
  WriteJob("kind = \"ask\"\nworlds = 20\nround = \"bock\"");
  ASSERT_EQ(Run("").status, 0);
  EXPECT_EQ(Result(), Call("ask - --worlds 20 --round bock", hands).out);
  RemoveResults();
  const std::string doublers = "EUGUHUEAEZGAHASA\nEUGUHUEAEZGAHASA 0 geier\n";
  WriteFile("deals", doublers);
  WriteJob("kind = \"kontra\"\nagainst = \"wenz\"\ndeclarer = 2\nworlds = 20");
  ASSERT_EQ(Run("").status, 0);
  EXPECT_EQ(Result(), Call("ask - --declarer 2 --worlds 20 --against wenz", doublers).out);
  RemoveResults();
  WriteFile("job.toml",
            "[input]\ndeals = 1\nplayers = 3\n[question]\nkind = \"ask\"\nworlds = 20\n");
  ASSERT_EQ(Run("").status, 0);
  Json record = Lines(Result())[0];
  EXPECT_TRUE(record["deal"].is_string());
  record.erase("deal");
  record.erase("line");
  const Json asked = Json::parse(Call(absl::StrCat("ask ", record["hand"].get<std::string>(),
                                                   " --players 3 --worlds 20 --json"))
                                     .out);
  EXPECT_EQ(record, asked);
}

TEST_F(Batch, TablesOfHandsHoldHandAndPassing) {
  WriteFile("deals", "EUGUHUEAEZGAHASA\n");
  for (const char* format : {"jsonl", "csv", "binary"}) {
    RemoveResults();
    WriteJob("kind = \"ask\"\nworlds = 20\ncontracts = [\"wenz\"]",
             absl::StrCat("format = \"", format, "\""));
    ASSERT_EQ(Run("").status, 0);
    const Outcome summary =
        Call(absl::StrCat("summarize '", Path("results"), "' --by hand,verdict"));
    EXPECT_EQ(summary.status, 0) << summary.err;
    EXPECT_THAT(summary.out, HasSubstr("pass_cents")) << format;
    EXPECT_THAT(summary.out, HasSubstr("worlds_possible")) << format;
    EXPECT_THAT(summary.out, testing::ContainsRegex("given_up +1 +0[.]00 %")) << format;
  }
}

TEST_F(Batch, KontraOfTwoThreeAndOfARound) {
  WriteFile("deals", "EUGUHAHZEZEKSAGA\n");
  const std::string three = "kind = \"kontra\"\nagainst = \"wenz\"\ndeclarer = 1\nworlds = 20";
  WriteFile("job.toml",
            absl::StrCat("[input]\nfile = \"deals\"\nplayers = 3\n[question]\n", three, "\n"));
  ASSERT_EQ(Run("").status, 0);
  EXPECT_EQ(Lines(Result())[0]["basis"], "played");
  RemoveResults();
  WriteFile("deals", "\"EO HA EZ GK SA H9 G7 S8 | GO HO EU E7 GA SZ HK G9\" 0\n");
  WriteFile("job.toml",
            absl::StrCat("[input]\nfile = \"deals\"\nplayers = 2\n[question]\n", three, "\n"));
  ASSERT_EQ(Run("").status, 0);
  EXPECT_EQ(Lines(Result())[0]["basis"], "played");
  RemoveResults();
  WriteFile("deals", "HO HU EA E9 GA G8 SA S8 2\n");
  WriteJob("kind = \"kontra\"\nagainst = \"solo:G\"\nround = \"teufel\"\nworlds = 20");
  ASSERT_EQ(Run("").status, 0) << "forehand plays";
  EXPECT_EQ(Lines(Result())[0]["declarer"], 0);
  RemoveResults();
  WriteJob("kind = \"kontra\"\nagainst = \"wen\"");
  EXPECT_EQ(Run("").status, 65);
}

}  // namespace
}  // namespace schafkopf::batch_hands_test
