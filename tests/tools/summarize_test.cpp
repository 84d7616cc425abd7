// `summarize` of the results of a batch.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/support/batch_job.h"
#include "tests/support/test_scale.h"

namespace schafkopf::summarize_test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::json;

TEST_F(Batch, ASummaryIsTheSameFromEveryFormat) {
  const std::string passed = Call("deal 2 --deck short").out;
  WriteFile("deals", absl::StrCat(Deals(60), "nonsense\n", passed));
  std::string expected;
  for (const char* output :
       {"", "format = \"csv\"", "format = \"binary\"", "format = \"binary\"\nzstd = true"}) {
    WriteJob("kind = \"cards\"", output);
    ASSERT_EQ(Run("").status, 65);
    const Outcome summary = Call(absl::StrCat("summarize --json '", Path("results"), "'"));
    EXPECT_EQ(summary.status, 0) << summary.err;
    EXPECT_THAT(summary.err, HasSubstr("1 row left out because of errors"));
    if (expected.empty()) expected = summary.out;
    EXPECT_EQ(summary.out, expected) << output;
    RemoveResults();
  }
  const std::vector<Json> groups = Lines(expected);
  ASSERT_EQ(groups.size(), 3u);
  EXPECT_EQ(groups[0]["by"]["contract"], "-");
  EXPECT_EQ(groups[0]["rows"], 2);
  EXPECT_EQ(groups[1]["by"]["contract"], "ruf:G");
  EXPECT_EQ(groups[2]["rows"], 180);  // 30 deals, six cards each
}

// Whatever a disk or an editor did to them.
TEST_F(Batch, SummarizeSaysWhatIsWrongWithResults) {
  const auto summarize = [&](const std::string& arguments) {
    return Call(absl::StrCat("summarize '", Path("results"), "' ", arguments));
  };
  WriteFile("deals", Deals(20));
  WriteJob("kind = \"cards\"", "format = \"binary\"");
  ASSERT_EQ(Run("").status, 0);
  const std::string good = Result();
  EXPECT_EQ(summarize("--by contrat").status, 2);
  EXPECT_THAT(summarize("--by contrat").err, HasSubstr("found \"contrat\""));
  constexpr std::size_t kStep = 61;
  for (std::size_t at = 0; at < good.size(); at += kStep) {
    for (const std::string& bad :
         {std::string(good).erase(at, 1), std::string(good).replace(at, 1, 1, '\xff')}) {
      WriteFile("results", bad);
      const int status = summarize("").status;
      EXPECT_TRUE(status == 0 || status == 65) << at << ": " << status;
    }
  }
  for (const char* dtype : {"5", "[]", "[5]", "[[\"line\",\"\"]]", "[[\"line\",\"x0\"]]"}) {
    WriteFile("results", absl::StrCat("{\"schafkopf\":\"rows\",\"dtype\":", dtype, "}\n123456789"));
    EXPECT_EQ(summarize("").status, 65) << dtype;
  }
  WriteFile("results", "line,contract,value\n1,\xff,3\n");
  EXPECT_EQ(summarize("--json").status, 0);
}

TEST_F(Batch, APictureGoesWhereItsNamePoints) {
  WriteFile("table", "line,contract,value\n1,wenz,10\n2,wenz,20\n");
  const auto draw = [&](const std::string& svg) {
    return Call(
        absl::StrCat("summarize '", Path("table"), "' --histogram value --svg '", svg, "'"));
  };
  WriteFile("picture", "old");
  std::filesystem::create_symlink(Path("picture"), Path("link"));
  EXPECT_EQ(draw(Path("link")).status, 0);
  EXPECT_TRUE(std::filesystem::is_symlink(Path("link")));
  EXPECT_THAT(ReadFile(Path("picture")), StartsWith("<svg "));
  EXPECT_EQ(draw("/dev/null").status, 0);
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

TEST_F(Batch, SummarizeCountsRight) {
  WriteFile("table", R"(line,contract,value,won,error
1,wenz,10,false,
2,wenz,20,false,
3,wenz,61,true,
4,geier,120,true,
5,,,,"expected a contract, found """""
)");
  const Outcome json = Call(absl::StrCat("summarize --json '", Path("table"), "'"));
  const std::vector<Json> groups = Lines(json.out);
  ASSERT_EQ(groups.size(), 2u) << json.err;
  const Json& wenz = groups[1]["fields"];
  EXPECT_EQ(wenz["value"]["count"], 3);
  EXPECT_NEAR(wenz["value"]["mean"], 91 / 3.0, 1e-12);
  EXPECT_EQ(wenz["value"]["min"], 10);
  EXPECT_EQ(wenz["value"]["median"], 20);
  EXPECT_EQ(wenz["value"]["max"], 61);
  EXPECT_NEAR(wenz["won"]["share"], 1 / 3.0, 1e-12);
  EXPECT_NEAR(wenz["won"]["low"], 0.0615, 1e-4);  // Wilson
  EXPECT_NEAR(wenz["won"]["high"], 0.7923, 1e-4);

  const Outcome text = Call(absl::StrCat("summarize --by won '", Path("table"),
                                         "' --histogram value --svg '", Path("svg"), "'"));
  EXPECT_THAT(text.out, HasSubstr("won false: 2 rows\n"));
  EXPECT_THAT(text.out, HasSubstr(" 1 ####"));
  const std::string svg = ReadFile(Path("svg"));
  EXPECT_THAT(svg, StartsWith("<svg "));
  EXPECT_THAT(svg, HasSubstr("<title>120..124: 1</title>"));

  WriteFile("table", R"(line,contract,seat,value
1,solo:E,0,10
2,solo:G,3,30
3,solo:H+tout,3,50
4,wenz,1,70
)");
  const std::vector<Json> games =
      Lines(Call(absl::StrCat("summarize --json --by game '", Path("table"), "'")).out);
  ASSERT_EQ(games.size(), 3u);
  EXPECT_EQ(games[0]["by"]["game"], "solo");
  EXPECT_EQ(games[0]["fields"]["value"]["mean"], 20);
  EXPECT_EQ(games[1]["by"]["game"], "solo+tout");
  EXPECT_FALSE(games[0]["fields"].contains("seat")) << "a seat is a name";
  EXPECT_EQ(
      Lines(Call(absl::StrCat("summarize --json --by seat '", Path("table"), "'")).out).size(), 3u);

  WriteFile("table", "line,value\n1\n");
  EXPECT_THAT(Call(absl::StrCat("summarize '", Path("table"), "'")).err,
              HasSubstr("table:2:1: expected 2 columns, found \"1\""));
  WriteFile("table", "nonsense\n");
  EXPECT_EQ(Call(absl::StrCat("summarize '", Path("table"), "'")).status, 65);
  EXPECT_EQ(Call("summarize /no/such/file").status, 74);
}

// As many different numbers as there are rows: quantiles to .02 %, in whatever order they come.
TEST_F(Batch, SummarizeCountsMillionsInFlatMemory) {
  const int count = Scaled(200'000);
  std::string rows, backward;
  for (int i = 1; i <= count; ++i) {
    const std::string row = absl::StrCat(i, ",", i, ".25,", i % 1000 == 0 ? "true" : "false", "\n");
    rows += row;
    if (i % 2 == 0) backward += row;
  }
  for (int i = 1; i <= count; i += 2) {
    absl::StrAppend(&backward, i, ",", i, ".25,", i % 1000 == 0 ? "true" : "false", "\n");
  }
  WriteFile("table", "line,value,rare\n" + rows);
  const std::string out = Call(absl::StrCat("summarize --json '", Path("table"), "'")).out;
  const Json value = Lines(out).at(0)["fields"]["value"];
  EXPECT_EQ(value["count"], count);
  EXPECT_EQ(value["min"], 1.25);
  EXPECT_EQ(value["max"], count + .25);
  EXPECT_NEAR(value["mean"].get<double>(), (count + 1) / 2.0 + .25, 1e-6 * count);
  EXPECT_NEAR(value["median"].get<double>(), count / 2.0, 3e-4 * count);
  EXPECT_NEAR(value["p05"].get<double>(), count / 20.0, 3e-4 * count);
  WriteFile("table", "line,value,rare\n" + backward);
  EXPECT_EQ(Call(absl::StrCat("summarize --json '", Path("table"), "'")).out, out);
}

}  // namespace
}  // namespace schafkopf::summarize_test
