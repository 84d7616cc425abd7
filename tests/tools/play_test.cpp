// `play` in a terminal, and from a pipe: what a person meets who sits down at the table.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "absl/strings/str_cat.h"
#include "tests/support/program.h"

namespace schafkopf::play_test {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;

constexpr char kQuick[] = "play --seed 3 --worlds 60 --deck short";

// Every card of the deck: those that may not be played are refused, and cost nothing.
std::string EveryCard() {
  std::string text;
  for (const char* suit : {"E", "G", "H", "S"}) {
    for (const char* rank : {"A", "Z", "K", "O", "U", "9"})
      absl::StrAppend(&text, suit, rank, "\n");
  }
  return text;
}
std::string WholeGame() {
  std::string text = "pass\n";
  for (int card = 0; card < 6; ++card) text += EveryCard();
  return text;
}

TEST_F(Program, APersonPlaysAWholeGame) {
  const Outcome game = Call(kQuick, WholeGame());
  EXPECT_EQ(game.status, 0) << game.err;
  EXPECT_EQ(game.err, "");
  EXPECT_THAT(game.out, HasSubstr("seed 3."));
  EXPECT_THAT(game.out, HasSubstr("Game 1. Dealer: Resi, forehand: you."));
  EXPECT_THAT(game.out, ContainsRegex("Trick 6: .* Taken by .*: [0-9]+ points"));
  // The table as it is seen from the person's chair.
  EXPECT_THAT(game.out, ContainsRegex("Trick [2-6]: Resi leads\\.\n +Vroni --\n {8}Sepp -- {10}"
                                      "Resi ..\n {17}you --\nYour hand: "));
  EXPECT_THAT(game.out, ContainsRegex("Cents: you [+-][0-9]+, Sepp [+-][0-9]+"));
  EXPECT_THAT(game.out, ContainsRegex("Final score after 1 game: you [+-]"));
  EXPECT_EQ(Call(absl::StrCat(kQuick, " --threads 1"), WholeGame()).out, game.out);
  EXPECT_EQ(Call(absl::StrCat(kQuick, " --threads 3"), WholeGame()).out, game.out);
  EXPECT_NE(Call(absl::StrCat(kQuick, " --seat 2"), WholeGame()).out, game.out);
}

// A deal is given, and played again; the next one is by chance.
TEST_F(Program, AGivenDealIsPlayedAndPlayedAgain) {
  const std::string hands =
      "EO SO HA HZ EK E9 | EU EZ GK G9 SZ SA | HO HU SU H9 HK SK | GO GU EA GA GZ S9";
  const std::string call =
      absl::StrCat("play --seed 3 --worlds 60 --seat 1 --deal '", "wenz 2 | ", hands, "'");
  std::string cards;
  for (int card = 0; card < 6; ++card) cards += EveryCard();
  const Outcome game = Call(call, absl::StrCat(cards, "a\n", cards, "\nq\n"));
  EXPECT_EQ(game.status, 0) << game.err;
  const std::string hand = "Your hand: EU EZ GK G9 SA SZ";
  const std::size_t first = game.out.find(hand);
  ASSERT_NE(first, std::string::npos) << game.out;
  EXPECT_NE(game.out.find(hand, first + 1), std::string::npos);
  EXPECT_THAT(game.out, ContainsRegex("Game 2. Dealer: .*, forehand: Resi."));
  EXPECT_THAT(game.out, ContainsRegex("Final score after 2 games: you [+-]"));
  const Outcome bid = Call(absl::StrCat("play --worlds 60 --deal 'passed - | ", hands, "'"), "q\n");
  EXPECT_THAT(bid.out, HasSubstr("Your hand: EO SO HA HZ EK E9"));
  EXPECT_EQ(Call("play --deal 'wenz 2 | EA'").status, 65);
}

TEST_F(Program, WhoeverMayDoublesAndItIsPaid) {
  std::string text = "pass\n?\nkontra\n";
  for (int card = 0; card < 6; ++card) text += EveryCard();
  const Outcome game = Call("play --seed 40 --worlds 60 --deck short", text);
  EXPECT_THAT(game.out, ContainsRegex("Kontra: wins [0-9]+ %, [+-]"));
  EXPECT_THAT(game.out, HasSubstr("you: Kontra\nSepp: Re\n"));
  EXPECT_THAT(game.out, ContainsRegex(" Doubled [2-4] times\\."));
  EXPECT_THAT(Call("play --seed 40 --worlds 60 --deck short --lang de", "weiter\nja\n").out,
              HasSubstr("du: Kontra\n"));
  EXPECT_THAT(Call("play --seed 40 --worlds 60 --deck short --option kontra_allowed=off", text).out,
              testing::Not(HasSubstr("Kontra")));
}

TEST_F(Program, TheTableSpeaksGerman) {
  const Outcome game = Call(absl::StrCat(kQuick, " --lang de"), "hilfe\n?\nXX\nweiter\n");
  EXPECT_EQ(game.status, 0) << game.err;
  EXPECT_THAT(game.out, HasSubstr("Geber: Resi, Vorhand: du."));
  EXPECT_THAT(game.out, HasSubstr("Dein Blatt: "));
  EXPECT_THAT(game.out, HasSubstr("blatt, stich, stand"));
  EXPECT_THAT(game.out, ContainsRegex("weiter: [+-][0-9]+ Cent\nIch würde "));
  EXPECT_THAT(
      game.out,
      HasSubstr("\"XX\" kannst du jetzt nicht ansagen (hilfe zeigt, was du tippen kannst)."));
  EXPECT_THAT(game.out, HasSubstr("Endstand nach 0 Spielen: du +0"));
}

TEST_F(Program, ATableNamesWhatItCannotPlay) {
  const Outcome kreuz = Call("play --option all_pass=kreuz", "");
  EXPECT_EQ(kreuz.status, 65);
  EXPECT_THAT(kreuz.err, HasSubstr("Kreuzbock"));
  EXPECT_EQ(Call("play --seat 4", "").status, 2);
  EXPECT_EQ(Call("play --deck kop", "").status, 2);
}

// Where all pass, the table goes on as its rules have it.
TEST_F(Program, AllPassedComesToWhatTheRulesSay) {
  std::string found;
  for (int seed = 1; seed <= 40 && found.empty(); ++seed) {
    const std::string call = absl::StrCat(
        "play --worlds 20 --deck short --threads 2 --option all_pass=ramsch --seed ", seed);
    const Outcome game = Call(call, WholeGame() + "review\nq\n");
    ASSERT_EQ(game.status, 0) << game.err;
    if (game.out.find("Nobody bids") != std::string::npos) found = game.out;
  }
  EXPECT_THAT(found, HasSubstr("Nobody bids, so everybody plays Ramsch."));
  EXPECT_THAT(found, ContainsRegex("Lost by |Durchmarsch: "));
  EXPECT_THAT(found, HasSubstr("In hindsight, double dummy"));
  EXPECT_THAT(
      found,
      ContainsRegex(": .. cost [0-9]+ cents; .. would have been better|nobody made a costly play"));
}

// The person types in a terminal, where the prompt stands at the line's beginning, and ends it by
// Ctrl-C.
TEST_F(Program, PlayInATerminal) {
  if (std::system("script -qec true /dev/null >/dev/null 2>&1") != 0) {
    GTEST_SKIP() << "needs the program script and a terminal to open";
  }
  WriteFile("run", absl::StrCat("echo $$ >'", Path("pid"), "'\nexec '", SCHAFKOPF_PROGRAM, "' ",
                                kQuick, "\n"));
  WriteFile("shown", "");
  const std::string typed = absl::StrCat(
      "mkfifo '", Path("keys"), "'; cd '", Path(""),
      "'; { cat keys; } | script -qefc 'sh run' /dev/null >shown & exec 3>keys; ",
      "for i in $(seq 600); do grep -q 'Your bid' shown && break; sleep 0.1; done; ",
      "echo help >&3; for i in $(seq 600); do grep -q 'Ctrl-C' shown && break; sleep 0.1; done; ",
      "kill -INT $(cat pid); for i in $(seq 600); do grep -q 'Final score' shown && break; ",
      "sleep 0.1; done; exec 3>&-; wait");
  ASSERT_EQ(std::system(typed.c_str()), 0);
  const std::string shown = ReadFile(Path("shown"));
  EXPECT_THAT(shown, HasSubstr("Your hand: "));
  EXPECT_THAT(shown, HasSubstr("Your bid? "));
  EXPECT_THAT(shown, HasSubstr("leave the table"));
  EXPECT_THAT(shown, HasSubstr("Final score after 0 games: you +0, Sepp +0, Vroni +0, Resi +0"));
}

}  // namespace
}  // namespace schafkopf::play_test
