// `serve` among many clients: slow ones, impatient ones, and those who go away.
#include <gmock/gmock.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "tests/support/serve_test.h"
#include "tests/support/test_scale.h"

namespace schafkopf::serve_crowd_test {
namespace {

using testing::AnyOf;
using testing::HasSubstr;
using Clock = std::chrono::steady_clock;

// The limit of time is ours: whoever asks may come again.
TEST_F(ServeTest, SaysThatItHadNoTime) {
  Serve({"--seconds", "1", "--threads", "1", "--questions", "8"});
  // Games between thinking seats, and deals of a kind that is hardly ever found.
  std::vector<std::pair<std::string, std::string>> questions(
      7, {"kontra", R"({"hand":"EU HU EA EZ HA HK S9 GK","seat":2,"against":"bettel",)"
                    R"("declarer":0,"rules":"article","worlds":20000})"});
  questions.emplace_back("deal", R"({"count":1000,"given":"trumps(0)>=7 and trumps(1)>=6"})");
  std::vector<HttpReply> answers(questions.size());
  {
    std::vector<std::jthread> askers;
    for (std::size_t i = 0; i < questions.size(); ++i) {
      askers.emplace_back([&, i] { answers[i] = Post(questions[i].first, questions[i].second); });
    }
  }
  for (const HttpReply& answer : answers) {
    EXPECT_EQ(answer.status, 503) << answer.body;
    EXPECT_EQ(answer.Field("retry-after"), "1");
    EXPECT_THAT(answer.body, HasSubstr("stopped"));
  }
}

TEST_F(ServeTest, TakesNoTimeFromOthers) {
  Serve();
  const auto drip = [&](const HttpConnection& connection) { connection.Send("X"); };
  std::vector<std::unique_ptr<HttpConnection>> slow;
  for (int i = 0; i < 300; ++i) {
    slow.push_back(std::make_unique<HttpConnection>(port_));
    slow.back()->Send(i % 2 == 0 ? "GET / HT"
                                 : "POST /api/ask HTTP/1.1\r\nContent-Length: 1000000\r\n\r\n");
  }
  for (int i = 0; i < 20; ++i) {
    for (const auto& connection : slow) drip(*connection);
    const auto began = Clock::now();
    EXPECT_EQ(Get("/").status, 200);
    EXPECT_EQ(Post("legal", R"({"contract":"wenz","hand":"EU EA"})").status, 200);
    EXPECT_LT(Clock::now() - began, Patience(std::chrono::seconds(2)));
  }
}

// One question is being answered, another is told to come again; the first client goes away, and
// the next one is answered at once.
TEST_F(ServeTest, AnswersNobodyWhoHasGoneAway) {
  Serve({"--questions", "1"});
  struct Row {
    const char* accept;
    const char* verb;
    const char* asked;
  };
  for (const auto& [accept, verb, asked] :
       std::initializer_list<Row>{{"", "solve", kServedLong},
                                  {"Accept: text/event-stream\r\n", "solve", kServedLong},
                                  {"", "ask", kServedThinking}}) {
    std::string request = Request(verb, asked);
    request.insert(request.find("Host:"), accept);
    HttpReply other;
    const auto until_busy = Clock::now() + Patience(std::chrono::seconds(20));
    std::optional<HttpConnection> impatient;
    do {  // the other may have come first
      impatient.emplace(port_);
      ASSERT_TRUE(impatient->Send(request));
      other = Post("ask", kServedAsk);
    } while (other.status == 200 && Clock::now() < until_busy);
    EXPECT_EQ(other.status, 429);
    EXPECT_EQ(other.Field("retry-after"), "1");
    impatient.reset();
    const auto gone = Clock::now();
    do other = Post("legal", R"({"contract":"wenz","hand":"EU EA"})");
    while (other.status == 429 && Clock::now() < gone + Patience(std::chrono::seconds(20)));
    EXPECT_EQ(other.status, 200);
    // 100 ms where nothing else runs.
    EXPECT_LT(Clock::now() - gone, Patience(std::chrono::seconds(2)));
  }
}

TEST_F(ServeTest, EndsWhileItAnswers) {
  Serve();
  const HttpConnection client(port_);
  ASSERT_TRUE(client.Send(Request("solve", kServedLong)));
  std::this_thread::sleep_for(std::chrono::milliseconds(200));
  const auto began = Clock::now();
  EXPECT_EQ(Stop(), std::optional<int>(0));
  EXPECT_LT(Clock::now() - began, Patience(std::chrono::seconds(5)));
}

TEST_F(ServeTest, ServesManyAtOnceOrTellsThemToWait) {
  Serve();
  std::vector<int> statuses(60, 0);
  std::vector<std::thread> clients;
  for (int& status : statuses) {
    clients.emplace_back([&] { status = Post("ask", kServedAsk).status; });
  }
  for (std::thread& client : clients) client.join();
  for (const int status : statuses) EXPECT_THAT(status, AnyOf(200, 429));
  EXPECT_GE(std::ranges::count(statuses, 200), 4);
}

}  // namespace
}  // namespace schafkopf::serve_crowd_test
