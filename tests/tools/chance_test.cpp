// `schafkopf chance`: the tables of the books, and chances of hands at once.
#include <gmock/gmock.h>

#include <cmath>
#include <string>

#include "absl/strings/str_cat.h"
#include "tests/support/program.h"

namespace schafkopf::chance_test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

double Choose(int n, int k) {
  double ways = 1;
  for (int i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
  return std::round(ways);
}

class ChanceTest : public Program {
 protected:
  json Chance(const std::string& condition, const std::string& more = "") const {
    const json chance = Answer("chance", absl::StrCat("'", condition, "' ", more));
    EXPECT_EQ(chance.value("condition", ""), condition);
    return chance;
  }
};

TEST_F(ChanceTest, TablesOfTheBooksComeOut) {
  const json sie = Chance(
      "has(2,EO) and has(2,GO) and has(2,HO) and has(2,SO) and has(2,EU) and has(2,GU) and "
      "has(2,HU) and has(2,SU)");
  EXPECT_EQ(sie["exact"], true);
  EXPECT_EQ(sie["worlds"], 10'518'300);
  EXPECT_DOUBLE_EQ(sie["chance"], 1 / 10'518'300.);
  const json olds = Chance("has(0,EO) and has(0,GO)", "--deck short");
  EXPECT_DOUBLE_EQ(olds["chance"], Choose(22, 4) / Choose(24, 6));
  EXPECT_THAT(Call("chance 'has(0,EO) and has(0,GO)' --deck short").out,
              HasSubstr("5.43 %, exact count: 7,315 of 134,596, 1 in 18.4"));
  EXPECT_THAT(Call("chance 'has(0,EO) and has(0,GO)' --deck short --lang de").out,
              HasSubstr("5,43 %, gezählt: 7.315 von 134.596, 1 von 18,4"));
  for (int trumps = 0; trumps <= 8; ++trumps) {
    const json some = Chance(absl::StrCat("trumps(1)==", trumps));
    EXPECT_DOUBLE_EQ(some["chance"], Choose(14, trumps) * Choose(18, 8 - trumps) / Choose(32, 8));
  }
  EXPECT_EQ(Chance("trumps(0)>8")["chance"], 0);
  EXPECT_EQ(Chance("1==1")["chance"], 1);
}

TEST_F(ChanceTest, CountsSeatsTogetherAndWhatIsKnown) {
  // Both old ones in one hand, whichever.
  std::string either;
  for (int seat = 0; seat < 4; ++seat) {
    absl::StrAppend(&either, seat == 0 ? "" : " or ", "has(", seat, ",EO) and has(", seat, ",GO)");
  }
  EXPECT_NEAR(Chance(either)["chance"].get<double>(), 7 / 31., 1e-12);
  // Forehand's eight trumps leave six for three hands.
  const json void_in_trumps =
      Chance("trumps(3)==0", "--hand '0=EO GO HO SO EU GU HU SU' --contract solo:G");
  EXPECT_DOUBLE_EQ(void_in_trumps["chance"], Choose(18, 8) / Choose(24, 8));
  EXPECT_DOUBLE_EQ(Chance("trumps(0)==4", "--contract wenz")["chance"],
                   Choose(28, 4) / Choose(32, 8));
  EXPECT_DOUBLE_EQ(Chance("has(2,EO)", "--players 3 --deck short")["chance"], 1 / 3.);
  // What has too many ways is dealt, and says so.
  std::string many = "points(0)>points(1)";
  for (int seat = 1; seat < 4; ++seat) absl::StrAppend(&many, " and trumps(", seat, ")>=0");
  absl::StrAppend(&many, " and points(2)>=0 and points(3)>=0 and cards(0,E)>=0 and cards(1,G)>=0");
  const json dealt = Chance(many);
  EXPECT_EQ(dealt["exact"], false);
  EXPECT_EQ(dealt["worlds"], 1'000'000);
  EXPECT_NEAR(dealt["chance"].get<double>(), .49, .02);
  EXPECT_GT(dealt["error"], 0);
  const json never = Chance(many + " and 1==2");
  EXPECT_EQ(never["met"], 0);
  EXPECT_DOUBLE_EQ(never["error"], 3e-6);
}

TEST_F(ChanceTest, SeveralConditionsHaveALineEach) {
  const Outcome run = Call("chance 'has(0,EO)' 'has(1,EO)' --json");
  EXPECT_EQ(run.out,
            "{\"condition\":\"has(0,EO)\",\"chance\":0.25,\"exact\":true,\"worlds\":10518300,"
            "\"met\":2629575}\n"
            "{\"condition\":\"has(1,EO)\",\"chance\":0.25,\"exact\":true,\"worlds\":10518300,"
            "\"met\":2629575}\n");
}

TEST_F(ChanceTest, SaysWhatIsWrong) {
  EXPECT_THAT(Call("chance 'has(0,EO'").err, HasSubstr("COND: column 9: expected )"));
  EXPECT_THAT(Call("chance 'has(3,EO)' --players 3 --deck short").err,
              HasSubstr("expected a seat from 0 to 2, found 3"));
  EXPECT_THAT(Call("chance 'trumps(0)==4' --contract solo").err,
              HasSubstr("--contract: column 1: expected one game, or several with the same trumps, "
                        "found \"solo:E, solo:G\"\n"));
  EXPECT_EQ(Call("chance 'trumps(0)==4' --contract ruf").status, 0);
  EXPECT_THAT(Call("chance 'has(0,EO)' --hand 1=XX").err, HasSubstr("--hand: column 3"));
  EXPECT_EQ(Call("chance").status, 2);
}

}  // namespace
}  // namespace schafkopf::chance_test
