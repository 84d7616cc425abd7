// What people see: lines that fit, in their language, with what they need first.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <pty.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "engine/text/utf8.h"
#include "tests/support/program.h"
#include "tests/support/test_scale.h"
#include "tools/language/layout.h"

namespace schafkopf::terminal_test {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr char kGames[] =
    "ruf:E 0 | EO SO HA HZ HK EK E9 S9 | EU EZ E8 GK G9 G7 S8 S7 | HO HU SU H9 H8 E7 SZ SK | GO GU "
    "H7 EA GA GZ G8 SA | HK EU H8 GO H7 SO GK HO SK SA S9 S7 EA EK EZ E7 GU HZ S8 H9 G8 HA G7 SU "
    "SZ GA EO G9 E9 E8 HU GZ ; id 1; players Anna, Bert, Cora, Dora\n";
constexpr char kDeals[] =
    "wenz 2 | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ | EZ EU E7 GU HA SO SU S7 | GO G9 "
    "G8 G7 HZ HK HO S9\n";

TEST(LaidOut, BreaksAtSpacesAndKeepsUnits) {
  EXPECT_EQ(LaidOut("one two three", 13), "one two three");
  EXPECT_EQ(LaidOut("one two three", 12), "one two\nthree");
  EXPECT_EQ(LaidOut("it wins 82 % of them", 10), "it wins\n82 % of\nthem");
  EXPECT_EQ(LaidOut("of all seat 3 wins", 12), "of all\nseat 3 wins");
  EXPECT_EQ(LaidOut("wins (passing: +2)", 14), "wins\n(passing: +2)");
  EXPECT_EQ(LaidOut("überübermütig ja", 13), "überübermütig\nja");
  EXPECT_EQ(LaidOut("averylongword is whole", 5), "averylongword\nis\nwhole");
  EXPECT_EQ(LaidOut("a\n\nb", 5), "a\n\nb");
  EXPECT_EQ(LaidOut("", 5), "");
  EXPECT_EQ(LaidOut("one two three", 8, 2), "one two\n  three");
}

TEST(LaidOut, GoesOnUnderTheLastColumn) {
  EXPECT_EQ(LaidOut("  --all   all rows of the table here", 31),
            "  --all   all rows of the table\n          here");
  EXPECT_EQ(LaidOut("aaaaaaaaaaaaaaa  bbbbbbbbbbbbbbb  cccccccc", 34),
            "aaaaaaaaaaaaaaa  bbbbbbbbbbbbbbb\n    cccccccc");
}

TEST(LaidOut, BreaksMarkedLinesAtTheirMarks) {
  EXPECT_EQ(LaidOut("one |\f two 2 |\f three", 19), "one | two 2 | three");
  for (const std::size_t width : {18u, 10u}) {
    EXPECT_EQ(LaidOut("one |\f two 2 |\fsum:\x1f three", width),
              "one |\n              two 2 |\n         sum: three");
  }
}

TEST(LaidOut, SetsTablesInColumns) {
  EXPECT_EQ(LaidOut("a\t10\tx\nbcd\t9\ty", 80), "a     10   x\nbcd    9   y");
  EXPECT_EQ(LaidOut("a\v10\nb\v9", 80), "a   10\nb   9");
  EXPECT_EQ(LaidOut(TableText({{"a", "ä"}, {"b", "ccc"}}), 80), "a     ä\nb   ccc\n");
  EXPECT_EQ(LaidOut("n\taaaaa\tbbbbb\n1\t2\t3", 10), "n  aaaaa\n1      2\n\nn  bbbbb\n1      3");
  // In two parts of two columns, not in one of three and one of a single column.
  EXPECT_EQ(LaidOut("n\taa\tbb\tcc\tdd\n1\t2\t3\t4\t5", 13),
            "n  aa  bb\n1   2   3\n\nn  cc  dd\n1   4   5");
}

TEST(Bars, AreTenWide) {
  EXPECT_EQ(Bar(0), "░░░░░░░░░░");
  EXPECT_EQ(Bar(.82), "████████░░");
  EXPECT_EQ(Bar(1), "██████████");
}

class TerminalTest : public Program {
 protected:
  // By the shell, with other variables.
  Outcome With(const std::string& variables, const std::string& arguments,
               const std::string& input = "") const {
    return Execute(absl::StrCat("env ", variables, " '", SCHAFKOPF_PROGRAM, "' ", arguments),
                   input);
  }

  std::vector<std::string> Verbs() const {
    const std::string help = Call("--help").out;
    std::vector<std::string> verbs;
    for (const std::string& line :
         std::vector<std::string>(absl::StrSplit(help.substr(help.find("Subcommands:")), '\n'))) {
      if (absl::StartsWith(line, "  ") && !absl::StartsWith(line, "   ")) {
        verbs.push_back(std::vector<std::string>(absl::StrSplit(line, ' ', absl::SkipEmpty()))[0]);
      }
    }
    verbs.erase(std::ranges::find(verbs, "bench") + 1, verbs.end());
    return verbs;
  }

  // On a terminal of so many columns.
  static std::string Shown(int columns, const std::string& arguments) {
    winsize size = {24, static_cast<unsigned short>(columns), 0, 0};
    int terminal = -1;
    const pid_t child = forkpty(&terminal, nullptr, nullptr, &size);
    if (child == 0) {
      unsetenv("COLUMNS");
      setenv("TERM", "xterm", /*overwrite=*/1);
      const std::string command = absl::StrCat("'", SCHAFKOPF_PROGRAM, "' ", arguments);
      execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
      _exit(127);
    }
    std::string shown;
    std::array<char, 4096> block;
    ssize_t got = 0;
    while ((got = read(terminal, block.data(), block.size())) > 0) {
      shown.append(block.data(), static_cast<std::size_t>(got));
    }
    waitpid(child, nullptr, 0);
    close(terminal);
    return shown;
  }
};

struct Question {
  std::string arguments;
  std::string input;
  bool in_lines = false;  // broken on a terminal alone
};

std::vector<Question> Questions() {
  const std::string hand = "'EU HU EA EZ EK GA' --worlds 60";
  const std::string view = "'wenz 0 | _ | _ | HA EK GZ G8 SA SZ S9 S8 | _ | EU HU' --worlds 200";
  return {
      {"ask " + hand, ""},
      {"ask --all --details " + hand, ""},
      {"ask --details 'EO GO HU HA _ _ _ _' --worlds 60", ""},
      {"advise " + view, ""},
      {"advise --all --details --holds EA " + view, ""},
      {"solve --each-card --line", kDeals, true},
      {"analyze", kGames, true},
      {"review --worlds 20", kGames, true},
      {"score solo:H --points 95 --lauf 3 --stoss 1", ""},
      {"score - --sheet", "ruf:E 0; partner 2; points 75\nwenz 3; points 50\n", true},
      {"rules", ""},
      {"legal wenz --hand 'EU EA SA' --trick SK", ""},
      {"match habit random --contract wenz --deals 2", ""},
      {"chance 'has(0,EO) and has(0,GO) and trumps(1)>=3 or has(2,EO) and trumps(3)>=4'", "", true},
      {"auction --hand 'EO GO HU HA EA EZ GK S7'", ""},
      {"auction --bids '0 ruf, 1 wenz'", ""},
      {"-h", ""},
      {"--help", ""},
      {"ask -h", ""},
      {"ask --help", ""},
      {"answer --list", ""}};
}

std::set<std::string> WordsOf(const std::string& text) {
  return absl::StrSplit(text, absl::ByAnyChar(" \n"), absl::SkipEmpty());
}

// Whether it is a piece of a word that had no room, broken at commas.
bool IsPieceOf(const std::string& word, const std::string& piece, std::size_t width) {
  constexpr std::size_t kFurthestIn = 32;
  const std::size_t at = word.find(piece);
  return word.size() + kFurthestIn > width && at != word.npos && (at == 0 || word[at - 1] == ',') &&
         (piece.back() == ',' || at + piece.size() == word.size());
}

constexpr std::array<std::size_t, 3> kWidths = {60, 80, 120};

// What is shown on so many columns fits them, of the words of the whole text.
void ExpectFits(const std::string& shown, const std::string& whole, std::size_t width,
                const std::string& call) {
  EXPECT_NE(shown, "") << call;
  for (const std::string& line : std::vector<std::string>(absl::StrSplit(shown, '\n'))) {
    // Values of an option are one word.
    EXPECT_TRUE(static_cast<std::size_t>(CharacterCount(line)) <= width ||
                line.find(' ', line.find_first_not_of(' ')) == line.npos)
        << call << " at " << width << ":\n"
        << line;
  }
  std::set<std::string> words = WordsOf(whole);
  // What begins the lines that a row of a sheet goes on in.
  if (absl::StrContains(call, "--sheet")) words.insert({"deal:", "Spiel:", "total:", "Stand:"});
  for (const std::string& word : WordsOf(shown)) {
    // A clause may end with its line instead of a semicolon.
    EXPECT_TRUE(words.contains(word) || words.contains(word + ";") ||
                std::ranges::any_of(
                    words, [&](const std::string& of) { return IsPieceOf(of, word, width); }))
        << call << " at " << width << ": " << word;
  }
}

TEST_F(TerminalTest, NoLineIsWiderAndNoWordBroken) {
  std::vector<Question> questions = Questions();
  for (const std::string& verb : Verbs()) {
    questions.push_back({verb + " -h", ""});
    questions.push_back({verb + " --help", ""});
  }
  OneIn some(5);
  for (const char* language : {"en", "de"}) {
    for (const auto& [arguments, input, in_lines] : questions) {
      const std::string call = absl::StrCat(arguments, " --lang ", language);
      const Outcome whole = Call(call, input);
      ASSERT_EQ(whole.status, 0) << call << whole.err;
      for (const std::size_t width : kWidths) {
        if (!some.Next()) continue;
        const std::string shown =
            in_lines ? absl::StrReplaceAll(
                           Shown(static_cast<int>(width),
                                 absl::StrCat(call, " --color never <'", WriteFile("lines", input),
                                              "' 2>/dev/null")),
                           {{"\r", ""}})
                     : With(absl::StrCat("COLUMNS=", width), call, input).out;
        ExpectFits(shown, whole.out, width, call);
      }
    }
  }
}

TEST_F(TerminalTest, ErrorsFitToo) {
  for (const char* language : {"en", "de"}) {
    for (const char* arguments :
         {"rules EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7", "ask 'EO GO HO SO EU GU HU'", "nosuch",
          "solve --each-crad", "rules --option all_pas=ramsch",
          "advise 'wenz 0 | _ | _ | HA EK GZ G8 SA SZ S9 S8 | _ | EU HU EO'"}) {
      const std::string call = absl::StrCat(arguments, " --lang ", language);
      const Outcome whole = Call(call);
      EXPECT_NE(whole.status, 0) << call;
      for (const std::size_t width : kWidths) {
        const std::string shown = Shown(static_cast<int>(width), call + " >/dev/null");
        ExpectFits(absl::StrReplaceAll(shown, {{"\r\x1b[Kthinking ...", ""},
                                               {"\r\x1b[Küberlege ...", ""},
                                               {"\r\x1b[K", ""},
                                               {"\r", ""}}),
                   whole.err, width, call);
      }
    }
  }
}

TEST_F(TerminalTest, JsonIsTheSameAtAnyWidthAndInAnyLocale) {
  for (const Question& question :
       {Question{"ask 'EU HU EA EZ EK GA' --worlds 60 --json", ""},
        Question{"solve --json --each-card", absl::StrCat("wenz 2 | EU\n", kDeals)},
        Question{"ask - ", "'EU HU EA EZ EK GA' 0 wenz\n'EU HU'\n"},
        Question{"analyze --json", kGames}, Question{"rules --json", ""}}) {
    const std::string usual = Call(question.arguments, question.input).out;
    EXPECT_NE(usual, "");
    for (const char* variables : {"COLUMNS=40", "SCHAFKOPF_LANG=de", "CLICOLOR_FORCE=1",
                                  "SCHAFKOPF_LANG= LC_ALL= LC_MESSAGES= LANG=de_DE.UTF-8"}) {
      EXPECT_EQ(With(variables, question.arguments, question.input).out, usual)
          << variables << ' ' << question.arguments;
    }
  }
}

TEST_F(TerminalTest, LinesOfDealsAreWhole) {
  const std::string deals = Call("deal 2").out;
  EXPECT_EQ(With("COLUMNS=40", "deal 2").out, deals);
  const std::string whole = Call("analyze", kGames).out;
  EXPECT_EQ(With("-u COLUMNS", "analyze", kGames).out, whole);
  EXPECT_EQ(With("COLUMNS=40", "analyze", kGames).out, whole);
  EXPECT_NE(With("SCHAFKOPF_COLUMNS=40", "analyze", kGames).out, whole);
}

TEST_F(TerminalTest, SpeaksTheLanguageOfTheSystem) {
  const std::string none = "SCHAFKOPF_LANG= LC_ALL= LC_MESSAGES= LANG= ";
  const std::string score = "score ruf:E --points 75";
  const auto says = [&](const std::string& variables, const std::string& more = "") {
    return With(none + variables, score + more).out;
  };
  EXPECT_THAT(says(""), HasSubstr("price"));
  EXPECT_THAT(says("LANG=en_US.UTF-8"), HasSubstr("price"));
  EXPECT_THAT(says("LANG=fr_FR.UTF-8"), HasSubstr("price"));
  EXPECT_THAT(says("LANG=de_DE.UTF-8"), HasSubstr("Preis"));
  EXPECT_THAT(says("LANG=de"), HasSubstr("Preis"));
  EXPECT_THAT(says("LC_ALL=C LANG=de_DE.UTF-8"), HasSubstr("price"));
  EXPECT_THAT(says("LC_MESSAGES=de_AT LANG=C"), HasSubstr("Preis"));
  EXPECT_THAT(says("SCHAFKOPF_LANG=de LANG=C"), HasSubstr("Preis"));
  EXPECT_THAT(says("SCHAFKOPF_LANG=en LANG=de_DE"), HasSubstr("price"));
  EXPECT_THAT(says("LANG=de_DE", " --lang en"), HasSubstr("price"));
  EXPECT_THAT(With(none + "LANG=de_DE", "nosuch").err, HasSubstr("erwartet: ein Befehl"));
}

TEST_F(TerminalTest, PaintsWhereItIsWanted) {
  const std::string ask = "ask 'EU HU EA EZ EK GA' --worlds 60";
  const char* const escape = "\x1b[";
  EXPECT_THAT(Call(ask).out, Not(HasSubstr(escape)));
  EXPECT_THAT(Call(ask + " --color always").out, StartsWith("\x1b[1mYes: "));
  EXPECT_THAT(Call("legal wenz --hand 'EU EA SA' --trick SK --color=always").out,
              testing::EndsWith("\x1b[93mSA\x1b[39m\n"));
  EXPECT_THAT(With("CLICOLOR_FORCE=1", ask).out, HasSubstr(escape));
  EXPECT_THAT(With("CLICOLOR_FORCE=1", ask + " --color never").out, Not(HasSubstr(escape)));
  EXPECT_THAT(With("CLICOLOR_FORCE=1 NO_COLOR=1", ask).out, Not(HasSubstr(escape)));
  EXPECT_THAT(With("CLICOLOR_FORCE=1", ask + " --json").out, Not(HasSubstr(escape)));
  EXPECT_EQ(Call(ask + " --color sometimes").status, 2);
}

TEST_F(TerminalTest, ShowsBarsOnATerminal) {
  const std::string ask = "ask 'EU HU EA EZ EK GA' --worlds 60";
  EXPECT_THAT(Call(ask).out, Not(HasSubstr("░")));
  const std::string shown = Shown(60, ask);
  EXPECT_THAT(shown, HasSubstr("\x1b[1mYes: "));
  EXPECT_THAT(shown, HasSubstr("█"));
  EXPECT_THAT(Shown(60, ask + " --color never"), Not(HasSubstr("\x1b[1m")));
  const std::string rules = Shown(60, "rules --color never");
  for (const std::string& line : std::vector<std::string>(absl::StrSplit(rules, "\r\n"))) {
    EXPECT_LE(CharacterCount(line), 60) << line;
  }
}

TEST_F(TerminalTest, FourGamesFirstTheRestAndTheMethodBehindOptions) {
  const std::string hand = "ask 'EU HU EA EZ EK GA' --worlds 60";
  const auto rows = [&](const std::string& more) {
    int count = 0;
    for (const std::string& line :
         std::vector<std::string>(absl::StrSplit(Call(hand + more).out, '\n'))) {
      count += line.find(" %") != line.npos && line.find('.') == line.npos &&
                       line.find("--all") == line.npos
                   ? 1
                   : 0;
    }
    return count;
  };
  EXPECT_EQ(rows(""), 4);
  EXPECT_GT(rows(" --all"), 8);
  const std::string usual = Call(hand).out;
  EXPECT_THAT(usual, StartsWith("Yes: Wenz. Wins "));
  EXPECT_THAT(usual, HasSubstr(" more: --all\n"));
  EXPECT_THAT(usual, HasSubstr("--details"));
  EXPECT_THAT(usual, Not(HasSubstr("seed")));
  const std::string details = Call(hand + " --details").out;
  EXPECT_THAT(details, HasSubstr("seed 1."));
  EXPECT_THAT(details, HasSubstr("95 %"));
  EXPECT_THAT(details, Not(HasSubstr("--details")));
  EXPECT_THAT(Call(hand + " --all --details").out, Not(HasSubstr("--")));
}

// What no game has is no column.
TEST_F(TerminalTest, ShowsOpenCardsWhereGamesWereSolved) {
  const Outcome ramsch = Call("ask 'SO EU SU EA EK S9 S8 H7' --contract ramsch --details");
  EXPECT_THAT(ramsch.out,
              testing::ContainsRegex("\nRamsch +[0-9]+ % \\([^)]*\\) +played out +[+-][0-9]"));
  EXPECT_THAT(ramsch.out, Not(HasSubstr("Double dummy")));
  const Outcome wenz = Call("ask 'EU HU EA EZ EK GA HZ S7' --contract wenz --details");
  EXPECT_THAT(wenz.out, HasSubstr("\"Double dummy\": all hands visible"));
  EXPECT_THAT(wenz.out, HasSubstr("   double dummy   Schneider   schwarz"));
}

TEST_F(TerminalTest, SaysWhatMayBeMeant) {
  struct Row {
    const char* arguments;
    const char* meant;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"aks 'EU HU EA EZ EK GA'", "did you mean ask?"},
           {"scroe ruf:E", "did you mean score?"},
           {"ask --contarct wenz 'EU HU EA EZ EK GA'", "Did you mean --contract?"},
           {"solve --each-crad", "Did you mean --each-card?"},
           {"ask --contract wens 'EU HU EA EZ EK GA'", "did you mean wenz?"},
           {"score gaier --points 70", "did you mean geier?"},
           {"rules --rules sauspeil", "did you mean sauspiel?"},
           {"rules --option all_pas=ramsch", "did you mean all_pass?"},
           {"ASK --hand", "did you mean ask?"},
           {"nosuch --lang de", "erwartet: ein Befehl (ask, "},
           {"aks --lang de", "meinst du vielleicht ask?"}}) {
    const Outcome run = Call(row.arguments);
    EXPECT_NE(run.status, 0) << row.arguments;
    EXPECT_THAT(run.err, HasSubstr(row.meant)) << row.arguments;
  }
  EXPECT_THAT(Call("solve --nonsense").err, Not(HasSubstr("mean")));
  EXPECT_THAT(Call("solve --each-crad").err, testing::EndsWith("Did you mean --each-card?\n"));
}

// Beginning with what it is, and on one screen.
TEST_F(TerminalTest, HelpIsShortFirst) {
  const Outcome bare = Call("");
  EXPECT_EQ(bare.status, 2);
  EXPECT_EQ(bare.out, "");
  const std::string overview = Call("-h").out;
  EXPECT_EQ(bare.err, overview);
  EXPECT_LE(std::ranges::count(overview, '\n'), 40);
  for (const char* group : {"At the table:", "Games and deals:", "Millions of deals:"}) {
    EXPECT_THAT(overview, HasSubstr(group));
  }
  EXPECT_EQ(Call("--lang de ask -h").out, Call("ask -h --lang de").out);
  const std::string whole = Call("--help").out;
  std::vector<std::string> verbs;
  for (const std::string& line : std::vector<std::string>(absl::StrSplit(overview, '\n'))) {
    if (absl::StartsWith(line, "  ")) {
      verbs.push_back(std::vector<std::string>(absl::StrSplit(line, ' ', absl::SkipEmpty()))[0]);
    }
  }
  // Each verb in one group.
  const std::vector<std::string> all = Verbs();
  EXPECT_THAT(verbs, testing::UnorderedElementsAreArray(all));
  for (const std::string& verb : verbs) {
    EXPECT_THAT(whole, HasSubstr(absl::StrCat("\n  ", verb, " ")));
    for (const char* help : {" -h", " --help"}) {
      const std::string text = Call(verb + help).out;
      const std::string example = absl::StrCat("\n  schafkopf ", verb);
      int examples = 0;
      for (auto at = text.find(example); at != text.npos; at = text.find(example, at + 1)) {
        ++examples;
      }
      EXPECT_EQ(examples, 3) << verb << help;
      // An example has no option that the verb has not.
      for (const std::string& word : WordsOf(text.substr(text.find("\nExamples:")))) {
        if (!absl::StartsWith(word, "--") || word == "--help") continue;
        EXPECT_THAT(Call(verb + " --help").out, testing::ContainsRegex(absl::StrCat("\n +", word)))
            << verb;
      }
    }
  }
}

}  // namespace
}  // namespace schafkopf::terminal_test
