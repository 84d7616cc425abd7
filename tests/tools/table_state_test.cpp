// A deal at a table by its questions alone: bid, doubled and played out by what each answer allows.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "tools/answers/door/read_json.h"
#include "tools/answers/questions.h"

namespace schafkopf::table_state_test {
namespace {

constexpr char kHands[] =
    "EO HO EU H8 H7 E9 E8 SK | SO GU HU HK H9 EA EZ GK | HA EK GZ G8 SA SZ S9 S8 |"
    " GO SU HZ E7 GA G9 G7 S7";

Json TableOfDeal(const std::string& deal, Json more = Json::object()) {
  more["question"] = "table";
  more["deal"] = deal;
  return ReadJson(AnswerJson(more.dump(), {}));
}

std::string Line(const char* game, const std::string& played) {
  return absl::StrCat(game, " | ", kHands, " | ", played);
}

TEST(TableState, AsksSeatAfterSeatForItsBid) {
  const std::string deal = absl::StrCat("passed - | ", kHands);
  Json table = TableOfDeal(deal);
  EXPECT_EQ(table["phase"], "bid");
  EXPECT_EQ(table["turn"], 0);
  EXPECT_EQ(table["options"][0]["contract"], "ruf:E");
  EXPECT_EQ(table["options"][0]["bid"], "ruf");
  EXPECT_EQ(table["order"].size(), 32U);
  EXPECT_EQ(table["trumps"].size(), 14U);
  table = TableOfDeal(deal, {{"bids", "0 ruf"}});
  EXPECT_EQ(table["turn"], 1);
  for (const Json& option : table["options"]) EXPECT_NE(option["bid"], "ruf");
  table = TableOfDeal(deal, {{"bids", "0 ruf, 1 pass, 2 wenz, 3 pass"}});
  EXPECT_EQ(table["turn"], 0);
  table = TableOfDeal(deal, {{"bids", "0 ruf, 1 pass, 2 wenz, 3 pass, 0 pass"}});
  EXPECT_EQ(table["phase"], "called");
  EXPECT_EQ(table["contract"], "wenz");
  EXPECT_EQ(table["declarer"], 2);
  table = TableOfDeal(deal, {{"bids", "0 pass, 1 pass, 2 pass, 3 pass"}});
  EXPECT_EQ(table["phase"], "over");
  EXPECT_EQ(table["contract"], "passed");
  EXPECT_EQ(TableOfDeal(deal, {{"bids", "1 wenz, 0 ruf"}})["field"], "bids");
}

TEST(TableState, FollowsWhatTheTableAgreedOn) {
  const std::string deal = absl::StrCat("passed - | ", kHands);
  const char* const passes = "0 pass, 1 pass, 2 pass, 3 pass";
  Json table = TableOfDeal(deal, {{"bids", passes}, {"options", {"all_pass=ramsch"}}});
  EXPECT_EQ(table["phase"], "called");
  EXPECT_EQ(table["contract"], "ramsch");
  EXPECT_EQ(table["declarer"], nullptr);
  table = TableOfDeal(deal, {{"bids", passes}, {"options", {"all_pass=muss"}}, {"think", true}});
  EXPECT_EQ(table["phase"], "bid");
  EXPECT_EQ(table["turn"], 0);
  EXPECT_TRUE(table["must"]);
  EXPECT_EQ(table["options"][0]["contract"], "muss:E");
  EXPECT_FALSE(table["choice"]["contract"].is_null());
}

TEST(TableState, KnowsWhoMayDoubleAndWhen) {
  const auto doublers = [](const char* played, const char* kontra) {
    return TableOfDeal(Line("ruf:S 0", played),
                       {{"kontra", kontra}, {"rules", "defaults"}})["doublers"];
  };
  EXPECT_EQ(doublers("", ""), Json({1, 3}));
  EXPECT_EQ(doublers("", "1"), Json({0, 2}));
  EXPECT_EQ(doublers("", "1 0"), Json::array());
  EXPECT_EQ(doublers("HO", ""), Json({1, 3}));
  EXPECT_EQ(doublers("HO H9", ""), Json::array());
  EXPECT_EQ(TableOfDeal(Line("ruf:S 0", ""), {{"kontra", "2"}})["field"], "kontra");
}

TEST(TableState, PlaysADealToItsEnd) {
  std::string played;
  std::string last;
  for (int cards = 0; cards < 32; ++cards) {
    const Json table =
        TableOfDeal(Line("ruf:S 0", played), {{"bids", "0 ruf, 1 pass, 2 pass, 3 pass"},
                                              {"think", true},
                                              {"worlds", 20},
                                              {"habit", cards % 3 == 0}});
    ASSERT_EQ(table["phase"], "play") << table.dump();
    EXPECT_EQ(table["trick"].size(), static_cast<std::size_t>(cards % 4));
    EXPECT_EQ(table["tricks"].size(), static_cast<std::size_t>(cards / 4));
    const std::string card = table["choice"]["card"];
    const auto& legal = table["legal"];
    EXPECT_NE(std::find(legal.begin(), legal.end(), card), legal.end()) << table.dump();
    const bool called_lies = played.find("SA") != std::string::npos;
    EXPECT_EQ(table["side_shown"], called_lies);
    absl::StrAppend(&played, played.empty() ? "" : " ", card);
  }
  const Json table = TableOfDeal(Line("ruf:S 0", played));
  EXPECT_EQ(table["phase"], "over");
  EXPECT_EQ(table["turn"], nullptr);
  EXPECT_EQ(table["side"], Json({0, 2}));
  int points = 0;
  for (const Json& each : table["points"]) points += each.get<int>();
  EXPECT_EQ(points, 120);
  EXPECT_EQ(table["tricks"].size(), 8U);
  const Json score = ReadJson(
      AnswerJson(Json{{"question", "score"}, {"deal", Line("ruf:S 0", played)}}.dump(), {}));
  EXPECT_EQ(score["value"], table["points"][0].get<int>() + table["points"][2].get<int>());
}

TEST(TableState, RefusesWhatNoSuchTablePlays) {
  EXPECT_EQ(TableOfDeal("wenz 0 | EO")["field"], "deal");
  EXPECT_EQ(TableOfDeal(Line("ruf:S 0", "SK"), {{"bids", "0 solo"}})["phase"], "play");
  EXPECT_EQ(TableOfDeal(Line("ruf:S 0", ""), {{"bids", "x"}})["field"], "bids");
}

}  // namespace
}  // namespace schafkopf::table_state_test
