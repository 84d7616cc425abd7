// Programs in a round robin: those that err, hang or die lose the game, and no more.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/support/program.h"

namespace schafkopf::arena_bots_test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

// A script that passes and never doubles, but does `then` instead where it is asked for `what`: a
// (auction), d (Kontra) or p (a card). Of cards it knows nothing: it says one that there is not.
std::string Bot(const std::string& what, const std::string& then) {
  return absl::StrCat(
      "engine:while read -r a b; do case $a in "
      "hello) echo id commands position auction double; echo hellook;; isready) echo readyok;; "
      "auction) q=a;; double) q=d;; position) q=p;; quit) exit;; "
      "go) case $q in ",
      what, ") ", then,
      ";; a) echo bestbid pass;; d) echo bestdouble leave;; p) echo bestcard XX;; esac;; esac; "
      "done");
}

class ArenaBots : public Program {
 protected:
  // The row of the bot, which the match names $BOT.
  nlohmann::json Play(const std::string& bot, const std::string& more) {
    setenv("BOT", bot.c_str(), /*overwrite=*/1);
    run_ = Call(absl::StrCat("match \"$BOT\" habit --json --svg ", Path("picture"),
                             " --deck short --threads 1 ", more));
    EXPECT_EQ(run_.status, 0) << bot << run_.err;
    for (absl::string_view line : absl::StrSplit(run_.out, '\n', absl::SkipEmpty())) {
      const auto row = nlohmann::json::parse(line);
      if (row["player"] == bot) return row;
    }
    ADD_FAILURE() << "no row of " << bot;
    return {};
  }
  int Told(const std::string& what) const {
    const std::vector<std::string> parts = absl::StrSplit(run_.err, what);
    return static_cast<int>(parts.size()) - 1;
  }
  Outcome run_;
};

TEST_F(ArenaBots, LoseWhatTheyBreakInTheAuction) {
  for (const auto& [then, message] : std::vector<std::pair<std::string, std::string>>{
           {"exit 7", "it exited with status 7"},
           {"kill -9 $$", "it was terminated by signal 9"},
           {"echo error column 1: no", "expected bestbid, found error column 1: no"},
           {"echo bestbid sie sie:9", "expected a game that seat"},
           {"echo bestbid pass ruf:E", "expected a game that seat"},
           {"echo bestbid wenz solo:H", "expected a game that seat"}}) {
    const auto row = Play(Bot("a", then), "--whole --deals 2");
    EXPECT_EQ(row["games"], 2 * 6);
    EXPECT_EQ(row["faults"], 2 * 6) << "in every game it is asked for a bid";
    // Each of its two seats pays a solo lost schwarz, 70 cents, to each of the other's two.
    EXPECT_EQ(row["cents"], -140);
    EXPECT_EQ(row["won"], 0);
    EXPECT_EQ(Told(message), 1) << "once: " << run_.err;
    EXPECT_EQ(Told("match: "), 1) << run_.err;
    EXPECT_THAT(run_.err, AllOf(HasSubstr(" in game "), HasSubstr("\nauction ")));
  }
}

// Nothing of what it broke goes on.
TEST_F(ArenaBots, AreStartedAnewAfterAnUnlawfulBid) {
  const std::string log = Path("starts");
  const auto row = Play(
      absl::StrCat("engine:echo x >>", log, "; ", Bot("a", "echo bestbid sie sie:9").substr(7)),
      "--whole --deals 1");
  EXPECT_EQ(row["faults"], 6);
  EXPECT_GE(std::ranges::count(ReadFile(log), 'x'), 6);
}

TEST_F(ArenaBots, LoseWhatTheyBreakInKontra) {
  const auto row = Play(Bot("d", "echo error column 3: not now"), "--whole --deals 8");
  EXPECT_THAT(run_.err, HasSubstr("expected bestdouble, found error column 3: not now"));
  EXPECT_GT(row["faults"], 0);
  EXPECT_LE(row["faults"], row["games"]);
}

TEST_F(ArenaBots, LoseWhatIsNoAnswerToKontra) {
  for (const char* answer : {"foo", "LEAVE", ""}) {
    const auto row = Play(Bot("d", absl::StrCat("echo bestdouble ", answer)), "--whole --deals 8");
    EXPECT_GT(row["faults"], 0) << answer;
    EXPECT_EQ(row["doubles"], 0) << answer;
  }
}

// Its cards are asked of it, as in any other game.
TEST_F(ArenaBots, PlayARamschThemselves) {
  for (const char* match : {"--contract ramsch", "--whole --option all_pass=ramsch"}) {
    const auto row = Play(Bot("p", "echo bestcard XX"), absl::StrCat(match, " --deals 4"));
    EXPECT_GT(row["faults"], 0) << match;
    EXPECT_THAT(run_.err, HasSubstr("\nposition ramsch -")) << match;
  }
}

TEST_F(ArenaBots, LoseWhatTheyBreakInPlay) {
  const auto row = Play(Bot("p", "exit 9"), "--whole --deals 8");
  EXPECT_THAT(run_.err, AllOf(HasSubstr("it exited with status 9"), HasSubstr(" in game "),
                              HasSubstr(", trick "), HasSubstr("\nposition ")));
  EXPECT_GT(row["faults"], 0);
  EXPECT_LT(row["faults"], row["games"]) << "what is thrown in needs no card";
  const auto cards = Play(Bot("p", "echo bestcard EX"), "--contract wenz --deals 2");
  EXPECT_EQ(cards["faults"], 4);
  EXPECT_THAT(run_.err, HasSubstr("found \"EX\""));
  // As soloist one of it pays three; against him three pay one.
  EXPECT_NEAR(cards["cents"].get<double>(), -(3.0 * 70 + 3 * 70) / 4, 1e-4);
}

TEST_F(ArenaBots, LoseWhatTakesTooLong) {
  const auto row = Play(Bot("p", "sleep 30"), "--contract wenz --deals 1 --patience 1");
  EXPECT_EQ(row["faults"], 2);
  EXPECT_EQ(Told("no answer within 1 second"), 1) << run_.err;
  const auto timed =
      Play(Bot("p", "sleep 30"), "--contract wenz --deals 1 --movetime 20 --patience 86400");
  EXPECT_EQ(timed["faults"], 2);
  EXPECT_EQ(Told("no answer within 1020 milliseconds"), 1) << run_.err;
  Play(Bot("p", "echo error $b"), "--contract wenz --deals 1 --movetime 345");
  EXPECT_THAT(run_.err, HasSubstr("found error movetime 345")) << "they are told";
}

TEST_F(ArenaBots, ThatCannotBeStartedLoseEveryGame) {
  const auto row = Play("engine:/nowhere/<bot> 2>/dev/null", "--whole --deals 1");
  EXPECT_EQ(row["faults"], 6);
  EXPECT_THAT(ReadFile(Path("picture")),
              AllOf(HasSubstr("/nowhere/&lt;bot&gt;"), Not(HasSubstr("<bot>"))));
}

// Each kind of fault is named, and the table says what a fault costs.
TEST_F(ArenaBots, AreNamedOnceForEachKind) {
  setenv("BOT", Bot("a", "case $RANDOM$$ in *) exit 3;; esac").c_str(), 1);
  setenv("SECOND", Bot("a", "echo error no").c_str(), 1);
  const Outcome run = Call(
      "match \"$BOT\" \"$SECOND\" habit --whole --deck short --deals 3 --threads 2 --results " +
      Path("results"));
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(
      run.out,
      HasSubstr("faults: games forfeited because a program failed, hung or crashed; in "
                "each, every seat held by that program pays 70 cents to every opposing seat"));
  run_ = run;
  EXPECT_EQ(Told("it exited with status 3"), 1) << run.err;
  EXPECT_EQ(Told("found error no"), 1) << run.err;
  const std::string known = ReadFile(Path("results"));
  EXPECT_THAT(known, HasSubstr("\"faults\":[6,0]"));
  const Outcome again =
      Call("match \"$BOT\" \"$SECOND\" habit --whole --deck short --deals 3 --results " +
           Path("results"));
  EXPECT_EQ(again.out, run.out) << "faults are kept, too";
  EXPECT_EQ(again.err, "");
}

bool Has(const std::string& program) {
  return std::system(absl::StrCat("command -v ", program, " >/dev/null 2>&1").c_str()) == 0;
}

// The bots of the documents: they know the rules.
class ExampleBots : public Program {
 protected:
  void SetUp() override {
    if (!Has("python3") || !Has("node")) GTEST_SKIP() << "no python3 or no node";
  }
  static void Name(const char* variable, const std::string& command) {
    setenv(variable,
           absl::StrCat("engine:cd ", SCHAFKOPF_ROOT, "/docs/examples && ", command).c_str(),
           /*overwrite=*/1);
  }
  // The rows of a match of whole games of two programs and a player, in which the two play alike.
  std::vector<nlohmann::json> Rows(const std::string& third, const std::string& more) const {
    const Outcome run = Call(
        absl::StrCat("match \"$BOT\" \"$SECOND\" ", third, " --whole --json --threads 2 ", more));
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.err, "") << "they err nowhere";
    std::vector<nlohmann::json> rows;
    for (absl::string_view line : absl::StrSplit(run.out, '\n', absl::SkipEmpty())) {
      rows.push_back(nlohmann::json::parse(line));
      EXPECT_EQ(rows.back()["faults"], 0);
      if (rows.back()["player"] == third) continue;
      for (const auto& other : rows.back()["against"]) {
        if (other["player"] == third) continue;
        EXPECT_EQ(other["cents"], 0) << "the same thumbs";
      }
    }
    return rows;
  }
};

// They are worth something.
TEST_F(ExampleBots, PlayWholeGames) {
  Name("BOT", "python3 bot.py");
  Name("SECOND", "node bot.js");
  for (const char* deck : {"long", "short"}) {
    const auto rows = Rows("random", absl::StrCat("--deals 24 --deck ", deck));
    ASSERT_EQ(rows.size(), 3u);
    for (const auto& row : rows) {
      if (row["player"] == "random") {
        EXPECT_LT(row["cents"], 0);
      } else {
        EXPECT_GT(row["declares"], 0.05);
      }
    }
  }
}

// The least of a bot is lawful in every game that is announced, and the same in both languages.
TEST_F(ExampleBots, SkeletonsPlayLegalCards) {
  Name("BOT", "python3 skeleton.py");
  Name("SECOND", "node skeleton.js");
  for (const char* deck : {"long", "short"}) {
    EXPECT_EQ(Rows("habit", absl::StrCat("--deals 12 --deck ", deck)).size(), 3u);
  }
}

TEST_F(ExampleBots, PlayARamsch) {
  for (const char* bot :
       {"python3 bot.py", "node bot.js", "python3 skeleton.py", "node skeleton.js"}) {
    Name("BOT", bot);
    const Outcome run = Call("match \"$BOT\" random habit --contract ramsch --deals 2 --json");
    EXPECT_EQ(run.status, 0) << bot;
    EXPECT_EQ(run.err, "") << bot;
  }
}

}  // namespace
}  // namespace schafkopf::arena_bots_test
