// `--others`: who else sits at the table, by a name or by a file of games.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/str_cat.h"
#include "tests/support/program.h"

namespace schafkopf::others_option_test {
namespace {

using testing::HasSubstr;
using Json = nlohmann::json;

constexpr const char* kWenz = "'EU HU EA EZ EK GA HZ S7' --contract wenz";

class OthersOption : public Program {
 protected:
  // A file of games that one player played against himself.
  std::string GamesOf(const std::string& player, int deals) const {
    const std::string file = Path(player + ".games");
    const Outcome played = Call(absl::StrCat("match ", player, " --whole --deck short --deals ",
                                             deals, " --record '", file, "'"));
    EXPECT_EQ(played.status, 0) << played.err;
    return file;
  }
};

TEST_F(OthersOption, StrongOnesLetFewerGamesBeWon) {
  const Json people = Answer("ask", kWenz);
  const Json strong = Answer("ask", absl::StrCat(kWenz, " --others strong"));
  EXPECT_FALSE(people.contains("others"));
  EXPECT_EQ(strong["others"], "strong");
  EXPECT_LT(strong["contracts"][0]["table_win"], people["contracts"][0]["table_win"]);
  EXPECT_NE(strong["pass_cents"], people["pass_cents"]);
  const std::string named = Answer("ask", absl::StrCat(kWenz, " --others people")).dump();
  EXPECT_EQ(named, people.dump()) << "people are who sits there anyway";
  EXPECT_THAT(Call(absl::StrCat("ask --others strong ", kWenz)).out, HasSubstr("strong players"));
  EXPECT_THAT(Call(absl::StrCat("ask --others strong --details ", kWenz)).out,
              HasSubstr("Compared with people"));
  const Json asked =
      Json::parse(Call("answer", R"({"question": "ask", "hand": "EU HU EA EZ EK GA HZ S7",)"
                                 R"( "contracts": "wenz", "others": "strong"})")
                      .out);
  EXPECT_EQ(asked["contracts"][0]["table_win"], strong["contracts"][0]["table_win"]);
}

TEST_F(OthersOption, OtherQuestionsKnowThem) {
  const std::string kontra = "'EU SU GA GZ HA HZ SA S7' --against wenz --declarer 2";
  const Json people = Answer("ask", kontra);
  const Json strong = Answer("ask", kontra + " --others strong");
  EXPECT_EQ(strong["others"], "strong");
  EXPECT_NE(strong["win"], people["win"]);
  const std::string lay = "'EO GO HU HA _ _ _ _'";
  EXPECT_NE(Answer("ask", lay)["cents"], Answer("ask", lay + " --others strong")["cents"]);
  const std::string view = "'ruf:S 0 | _ | GO HU HK H9 EA EZ SA S8 | _ | _ | EO' --no-open";
  const Json heard = Answer("advise", view + " --others strong");
  EXPECT_EQ(heard["others"], "strong");
  EXPECT_NE(heard["effective_worlds"], Answer("advise", view)["effective_worlds"]);
}

TEST_F(OthersOption, AFileOfTheirGamesTellsWhoTheyAre) {
  const std::string file = GamesOf("habit", 30);
  const std::string games = ReadFile(file);
  const Json answer = Answer("ask", absl::StrCat(kWenz, " --others '", file, "'"));
  EXPECT_EQ(answer["others"], file);
  EXPECT_THAT(Call(absl::StrCat("ask ", kWenz, " --others '", file, "'")).out,
              HasSubstr(" deals)."));
  // Any order of options, threads and forms of games.
  const std::string json = Path("games.json");
  ASSERT_EQ(Call(absl::StrCat("convert '", file, "' --to json > '", json, "'")).status, 0);
  EXPECT_EQ(Answer("ask", absl::StrCat("--others '", json, "' --threads 3 ", kWenz))["contracts"],
            answer["contracts"]);
  // One bad line is told, and the others count.
  WriteFile("bad.games", absl::StrCat("wenz 9 | nonsense\n", games));
  const Outcome told = Call(absl::StrCat("ask ", kWenz, " --others '", Path("bad.games"), "'"));
  EXPECT_EQ(told.status, 0);
  EXPECT_THAT(told.err, HasSubstr("bad.games:1:"));
  EXPECT_THAT(told.out, HasSubstr(" deals)."));
}

TEST_F(OthersOption, WhatIsNoNameAndNoFileOfGamesIsRefused) {
  const auto refused = [&](const std::string& others, int status, const std::string& why) {
    const Outcome run = Call(absl::StrCat("ask ", kWenz, " --others '", others, "'"));
    EXPECT_EQ(run.status, status) << others;
    EXPECT_THAT(run.err, HasSubstr(why));
    EXPECT_EQ(run.out, "");
  };
  refused("stong", 65, "expected people, club or strong");
  refused(Path("missing.games"), 74, "missing.games");
  refused(WriteFile("empty.games", ""), 65, "empty.games");
  refused(WriteFile("two.games", "wenz 9 | nonsense\n"), 65, "games that four played");
  EXPECT_EQ(Call(absl::StrCat("ask ", kWenz, " --others club --pocket")).status, 65);
  EXPECT_EQ(Call(absl::StrCat("ask ", kWenz, " --others club --book none.book")).status, 2);
  const Outcome asked = Call("answer", R"({"question": "ask", "hand": "EU HU EA EZ EK GA HZ S7",)"
                                       R"( "others": "/etc/passwd"})");
  EXPECT_THAT(asked.out, HasSubstr("people, club or strong")) << "no file of the server's";
}

TEST_F(OthersOption, ARecordHasEveryGameAsItWasPlayed) {
  const std::string file = GamesOf("habit", 12);
  const std::string games = ReadFile(file);
  EXPECT_EQ(std::ranges::count(games, '\n'), 12);
  EXPECT_EQ(ReadFile(GamesOf("habit", 12)), games);
  const Outcome scored = Call(absl::StrCat("score --json '", file, "'"));
  EXPECT_EQ(scored.status, 0) << scored.err;
  const Outcome two = Call(absl::StrCat(
      "match habit random --whole --deck short --deals 3 --record '", Path("two"), "'"));
  EXPECT_EQ(two.status, 0);
  const std::string both = ReadFile(Path("two"));
  EXPECT_EQ(std::ranges::count(both, '\n'), 6) << "each deal with changed places";
  EXPECT_EQ(Call("match habit --whole --deals 2").status, 2)
      << "one alone is recorded, or two play";
  EXPECT_EQ(Call("match habit random --contract wenz --deals 2 --record x").status, 2);
  EXPECT_EQ(Call("match habit --whole --deals 1 --record /nowhere/at/all").status, 74);
}

}  // namespace
}  // namespace schafkopf::others_option_test
