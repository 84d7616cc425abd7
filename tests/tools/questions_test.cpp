// The door of the library itself: what is said early, what stops it, many threads at once.
#include "tools/answers/questions.h"

#include <gtest/gtest.h>

#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace schafkopf::questions_test {
namespace {

constexpr char kAll[] = R"({"verb":"ask","hand":"EO GO HU EA EZ SU G9 S7","worlds":60})";
constexpr char kNamed[] =
    R"({"verb":"ask","hand":"EU GU EA EZ EK GA HA S7","contract":["wenz","geier","solo:E"]})";

// All that was said before the answer.
std::vector<Json> EarlyAnswersTo(const std::string& question, std::string& answer) {
  std::vector<Json> early;
  Watch watch;
  watch.early = [&](const Answer& so_far) { early.push_back(so_far.ToJson()); };
  answer = AnswerJson(question, watch);
  return early;
}

TEST(Questions, EarlyAnswersGrowIntoTheSameAnswer) {
  for (const char* question : {kAll, kNamed}) {
    std::string answer;
    const std::vector<Json> early = EarlyAnswersTo(question, answer);
    EXPECT_EQ(answer, AnswerJson(question, {})) << "whoever listens changes nothing";
    EXPECT_FALSE(Json::parse(answer).contains("early"));
    // The pocket edition first, which deals nothing.
    ASSERT_EQ(early.size(), 5u) << question;
    EXPECT_EQ(early.front()["pocket"], true);
    int worlds = -1;
    for (const Json& one : early) {
      EXPECT_EQ(one["early"], true);
      EXPECT_EQ(one["hand"], Json::parse(answer)["hand"]);
      EXPECT_FALSE(one["sentence"].get<std::string>().empty());
      EXPECT_FALSE(one["contracts"].empty());
      EXPECT_GT(one["worlds"], worlds);
      worlds = one["worlds"].get<int>();
    }
    EXPECT_LE(worlds, Json::parse(answer)["worlds"]);
    EXPECT_LT(early.back()["contracts"][0]["games"], Json::parse(answer)["contracts"][0]["games"]);
  }
}

TEST(Questions, GamesPlayedOutComeBehindTheOpenAnswer) {
  const std::string question =
      R"({"verb":"ask","hand":"EU GU EA EZ EK GA HA S7","contract":"wenz","worlds":20,)"
      R"("play":2,"play_games":4})";
  std::string text;
  const std::vector<Json> early = EarlyAnswersTo(question, text);
  const Json answer = Json::parse(text);
  ASSERT_FALSE(early.empty());
  EXPECT_EQ(early.back()["contracts"][0]["open_win"], answer["contracts"][0]["open_win"]);
  EXPECT_EQ(early.back()["contracts"][0]["play_games"], 0);
  EXPECT_EQ(answer["contracts"][0]["play_games"], 4);
}

TEST(Questions, StopEndsWithWhatIsKnown) {
  bool stopped = false;
  Watch watch;
  watch.early = [&](const Answer&) { stopped = true; };
  watch.stop = [&] { return stopped; };
  const Json answer = Json::parse(AnswerJson(kAll, watch));
  EXPECT_EQ(answer["interrupted"], true);
  EXPECT_LT(answer["worlds"], 60);
  EXPECT_FALSE(answer["contracts"].empty());
}

TEST(Questions, ManyThreadsAskAtOnce) {
  const std::string expected = AnswerJson(kAll, {});
  const std::string german = AnswerJson(R"({"verb":"solve","deal":"x","lang":"de"})", {});
  EXPECT_NE(german, AnswerJson(R"({"verb":"solve","deal":"x"})", {}));
  std::atomic<int> same = 0;
  std::vector<std::thread> threads;
  threads.reserve(4);
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&, i] {
      Watch watch;
      watch.threads = 1 + i % 2;
      same += AnswerJson(kAll, watch) == expected ? 1 : 0;
      same += AnswerJson(R"({"verb":"solve","deal":"x","lang":"de"})", watch) == german ? 1 : 0;
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(same, 8);
}

}  // namespace
}  // namespace schafkopf::questions_test
