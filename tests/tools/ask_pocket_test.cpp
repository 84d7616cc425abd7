// `ask --pocket`: at once, without dealing, and no question beyond it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/str_cat.h"
#include "tests/support/program.h"

namespace schafkopf::ask_pocket_test {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using Json = nlohmann::json;

constexpr char kAsked[] = "ask 'EU HU EA EZ EK GA HZ S7' --pocket";

TEST_F(Program, AskAnswersFromThePocketEdition) {
  const Outcome answer = Call(kAsked);
  ASSERT_EQ(answer.status, 0) << answer.err;
  EXPECT_EQ(answer.err, "");
  EXPECT_THAT(answer.out, StartsWith("Yes: Wenz. Wins 8"));
  const Outcome details = Call(absl::StrCat(kAsked, " --details"));
  EXPECT_THAT(details.out, HasSubstr("From the pocket edition: no deals sampled."));
  EXPECT_THAT(details.out, Not(HasSubstr("possible deals")));
  EXPECT_THAT(details.out, Not(HasSubstr(" deals)")));
  const Outcome german = Call(absl::StrCat(kAsked, " --details --lang de"));
  EXPECT_THAT(german.out, HasSubstr("Aus der Taschenausgabe"));

  const Json object = Json::parse(Call(absl::StrCat(kAsked, " --json")).out);
  EXPECT_EQ(object["pocket"], true);
  EXPECT_EQ(object["verdict"], "play");
  EXPECT_TRUE(object["why"].empty());
  EXPECT_EQ(object["worlds"], 0);
  EXPECT_EQ(object["contracts"][0]["worlds"], 0);
  EXPECT_EQ(object["contracts"][0]["games"], 0);
  EXPECT_EQ(object["passing"]["worlds"], 0);
  EXPECT_TRUE(object["passing"].contains("with"));
  const Json dealt = Json::parse(Call("ask 'EU HU EA EZ EK GA HZ S7' --json --worlds 60").out);
  EXPECT_FALSE(dealt.contains("pocket"));
  EXPECT_NEAR(object["pass_cents"], dealt["pass_cents"].get<double>(), 8);
  for (const Json& row : object["contracts"]) {
    EXPECT_TRUE(row["open_cents"].is_null() || row["table_win"].is_null()) << row;
  }
}

TEST_F(Program, AskAnswersFilesFromThePocketEditionLineByLine) {
  const std::string hands = WriteFile("hands.txt",
                                      "EU HU EA EZ EK GA HZ S7 2\nhello\n"
                                      "EO GO HO EU HA H9 SA S7 1 solo:H\n");
  const Outcome answer = Call(absl::StrCat("ask ", hands, " --pocket"));
  EXPECT_EQ(answer.status, 65);
  const std::size_t first = answer.out.find('\n');
  const std::size_t second = answer.out.find('\n', first + 1);
  EXPECT_EQ(Json::parse(answer.out.substr(0, first))["pocket"], true);
  EXPECT_TRUE(Json::parse(answer.out.substr(first + 1, second - first)).contains("error"));
  const Json solo = Json::parse(answer.out.substr(second + 1));
  EXPECT_EQ(solo["best"], "solo:H");
  EXPECT_GT(solo["contracts"][0]["table_win"], 0.9);
}

TEST_F(Program, AskRefusesWhatThePocketEditionDoesNotKnow) {
  const auto refuses = [&](const std::string& more, const char* found) {
    const Outcome answer = Call(absl::StrCat(kAsked, " ", more));
    EXPECT_EQ(answer.status, 65) << more;
    EXPECT_EQ(answer.out, "") << more;
    EXPECT_THAT(answer.err, StartsWith("--pocket: column 1: expected ")) << more;
    EXPECT_THAT(answer.err, HasSubstr(absl::StrCat("found ", found))) << more;
  };
  refuses("--worlds 10", "several");
  refuses("--table-error 0.01", "several");
  refuses("--rules tournament", "rule set \"tournament\", tariff 10/10/50");
  refuses("--tariff 20/50", "rule set \"sauspiel\", tariff 20/20/50");
  refuses("--option lauf_max=3", "rule set \"sauspiel\"");
  refuses("--contract bettel", "bettel");
  refuses("--given 'trumps(1)>=2'", "conditions");
  refuses("--round kreuz", "a special round");
  refuses("--play 4", "games to be played out");
  const auto cannot = [&](const std::string& asked) {
    const Outcome answer = Call(asked);
    EXPECT_EQ(answer.status, 2) << asked;
    EXPECT_THAT(answer.err, HasSubstr("--pocket")) << asked;
  };
  cannot("ask 'EO GO HU HA _ _ _ _' --pocket");
  cannot(absl::StrCat(kAsked, " --against wenz --declarer 2"));
  cannot(absl::StrCat(kAsked, " --book any.book"));
}

}  // namespace
}  // namespace schafkopf::ask_pocket_test
