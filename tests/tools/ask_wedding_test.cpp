// `ask` about a wedding: who may take it, and what it asks of the hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/support/program.h"

namespace schafkopf::ask_wedding_test {
namespace {

using testing::HasSubstr;
using Json = nlohmann::json;

TEST_F(Program, AskOfAWeddingNamesWhoeverMayTakeIt) {
  const auto named = [&](const std::string& rest) {
    std::vector<std::string> names;
    const Outcome answer = Call("ask --json --worlds 20 " + rest);
    EXPECT_EQ(answer.status, 0) << answer.err;
    const Json said = Json::parse(answer.out);
    for (const Json& game : said["contracts"]) names.push_back(game["contract"]);
    std::ranges::sort(names);
    return names;
  };
  using Names = std::vector<std::string>;
  const std::string offers = "'HO EZ EK E7 GA GZ SA S8' --contract hochzeit";
  EXPECT_EQ(named(offers), Names{"hochzeit:1"});
  EXPECT_EQ(named(offers + " --seat 2"), Names{"hochzeit:3"});
  EXPECT_EQ(named(offers + ":2"), Names{"hochzeit:2"});
  EXPECT_THAT(Call("ask --worlds 20 " + offers).out, HasSubstr("someone accepts"));
  EXPECT_THAT(Call("ask --worlds 20 " + offers + ":2").out, HasSubstr("seat 2 accepts"));
  EXPECT_EQ(named("'EO GO EU H7 EA E9 GK G7' --seat 1 --contract Hochzeit --declarer 3"),
            Names{"hochzeit:1"});
  const Outcome refused = Call("ask 'EO GO EU H7 EA E9 GK G7' --contract hochzeit");
  EXPECT_THAT(refused.err,
              HasSubstr("expected a hand with one trump before the exchange, found 4"));
}

TEST_F(Program, AskOfferingAWeddingWithFiveCards) {
  const std::string hand = "ask 'SA EU SZ HO EA' --contract bauernhochzeit:";
  const Outcome answer = Call(hand + "1 --worlds 20 --lang de");
  EXPECT_EQ(answer.status, 0) << answer.err;
  EXPECT_THAT(answer.out, HasSubstr("bei denen der Zweite sie mit mindestens 3 Trümpfen annimmt"));
  const Outcome none = Call("ask 'EO GO HO SO EU GU HU S7' --contract bettel --given 'has(1,EO)'");
  EXPECT_THAT(none.err, HasSubstr("--given"));
}

}  // namespace
}  // namespace schafkopf::ask_wedding_test
