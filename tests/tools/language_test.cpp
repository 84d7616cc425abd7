// German throughout: what a verb says, whatever it is asked, is said in German too. That every
// entry of the catalogue has both languages is seen to by the compiler (engine/text/message.h).
#include "tools/language/language.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "tests/support/program.h"

namespace schafkopf::language_test {
namespace {

using testing::HasSubstr;

class LanguageTest : public Program {};

// The words of English that no German sentence has, outside quotes.
bool SoundsEnglish(const std::string& german) {
  static const std::regex quoted("\"[^\"]*\"");
  static const std::regex english(
      "\\b(the|of|expected|found|with|which|at most|must|from|each|not|trick|is|that|or a|and the|"
      "one)\\b");
  return std::regex_search(std::regex_replace(german, quoted, ""), english);
}

// The texts of a help: each line behind the name of its option.
std::set<std::string> HelpTexts(const std::string& help) {
  constexpr std::size_t kColumn = 30;
  std::set<std::string> texts;
  bool first = true;
  for (const std::string& line : std::vector<std::string>(absl::StrSplit(help, '\n'))) {
    if (first) texts.insert(line);
    first = false;
    if (absl::StartsWith(line, "  schafkopf ")) continue;  // an example
    if (line.size() > kColumn && line[kColumn - 1] == ' ') texts.insert(line.substr(kColumn));
    for (const char* frame : {"REQUIRED", "Excludes:", "Needs:", "Usage:", "Options:",
                              "Positionals:", "Subcommands:", "[OPTIONS]", "INT", "FLOAT"}) {
      if (absl::StrContains(line, frame)) texts.insert(frame);
    }
  }
  return texts;
}

TEST_F(LanguageTest, EveryHelpIsGerman) {
  std::vector<std::string> verbs = {""};
  const std::string all = Call("--help").out;
  const std::size_t begin = all.find("Subcommands:");
  const std::string subcommands = all.substr(begin, all.find("\n\n", begin) - begin);
  for (const std::string& line : std::vector<std::string>(absl::StrSplit(subcommands, '\n'))) {
    if (absl::StartsWith(line, "  ")) verbs.push_back(line.substr(2, line.find(' ', 2) - 2));
  }
  ASSERT_GE(verbs.size(), 17U);
  for (const std::string& verb : verbs) {
    const Outcome english = Call(absl::StrCat(verb, " --help"));
    const Outcome german = Call(absl::StrCat(verb, " --help --lang DE"));
    EXPECT_EQ(german.status, 0) << verb;
    const std::set<std::string> texts = HelpTexts(german.out);
    for (const std::string& text : texts) {
      const std::string said = absl::StrReplaceAll(text, {{"I-of-N", ""}});
      EXPECT_FALSE(SoundsEnglish(said)) << verb << " --help --lang de: " << text;
    }
    for (const std::string& text : HelpTexts(english.out)) {
      const bool same = texts.contains(text) && text != "INT";
      EXPECT_FALSE(same) << verb << " --help --lang de says \"" << text << "\"";
    }
  }
}

TEST_F(LanguageTest, TheListOfQuestionsIsGerman) {
  const std::vector<std::string> english = absl::StrSplit(Call("answer --list").out, '\n');
  const std::vector<std::string> german = absl::StrSplit(Call("answer --list --lang de").out, '\n');
  ASSERT_EQ(german.size(), english.size());
  for (std::size_t i = 0; i + 1 < english.size(); ++i) EXPECT_NE(german[i], english[i]);
}

// No German text has the words that players would not say.
TEST_F(LanguageTest, WordsAreThoseOfPlayers) {
  const std::string root = SCHAFKOPF_ROOT;
  const std::regex shunned("gleichem Gewicht|gleiches Gewicht|Startwert|Platz 0|\\bSeed\\b");
  int files = 0;
  for (const char* floor : {"/engine", "/solver", "/tools"}) {
    for (const auto& file : std::filesystem::recursive_directory_iterator(root + floor)) {
      if (file.path().filename() != "words.h") continue;
      ++files;
      EXPECT_FALSE(std::regex_search(ReadFile(file.path()), shunned)) << file.path();
    }
  }
  EXPECT_GT(files, 10);
}

TEST(FindLanguage, InCapitalsOrNot) {
  EXPECT_EQ(FindLanguage("De"), Language::kGerman);
  EXPECT_EQ(FindLanguage("EN"), Language::kEnglish);
  EXPECT_FALSE(FindLanguage("deutsch").has_value());
}

// Errors of the command line, of an argument, of a file and of a line.
TEST_F(LanguageTest, ErrorsAreGermanWhereverTheLanguageStands) {
  struct Row {
    const char* arguments;
    const char* error;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"legal wenz --hand 'EU XA' --lang DE",
            "--hand: Spalte 4: erwartet: eine Farbe (E G H S), gefunden: \"X\"\n"},
           {"--lang de legal wenz --hand 'EU EU'",
            "--hand: Spalte 1: erwartet: jede Karte nur einmal, gefunden: noch einmal EU\n"},
           {"legal --lang=de wenz",
            "--hand fehlt\nMehr dazu mit --help.\nZum Beispiel: schafkopf legal ruf:E --hand \"EA "
            "E7 GO SA\" "
            "--trick E9\n"},
           {"solve --lang de nosuch",
            "schafkopf: nosuch lässt sich nicht lesen: die Datei gibt es nicht\n"},
           {"solve --lang de 'EO GO HU'",
            "schafkopf: erwartet: eine Datei, gefunden: eine Zeile; schreib sie in eine Datei oder "
            "übergib sie so: echo '...' | schafkopf ...\n"},
           {"ask --lang de 'EU HU EA EZ EK GA HZ'",
            "HAND: Spalte 1: das sind 7 Karten, eine fehlt noch\n"},
           {"ask --lang de 'EU HU EA EZ EK GA HZ S7 S8'",
            "HAND: Spalte 1: das sind 9 Karten, eine zu viel\n"},
           {"ask --lang de 'EO GO'",
            "HAND: Spalte 1: erwartet: 8 Karten, mit kurzem Blatt 6, 5 oder 4, gefunden: 2 "
            "Karten\n"},
           {"score solo:H --points 130 --tricks 4 --lang de",
            "--points: Spalte 1: erwartet: eine ganze Zahl von 0 bis 120, gefunden: \"130\"\n"},
           {"auction --bids '0 wenz, 1 ruf' --lang de",
            "--bids: Spalte 9: erwartet: weiter oder mehr als wenz (Ansage von Vorhand), "
            "gefunden: \"1 ruf\"\n"},
           {"deal --lang de -seed 3",
            "schafkopf: erwartet: zwei Striche vor einer Option, gefunden: \"-seed\"\n"}}) {
    const Outcome run = Call(row.arguments);
    EXPECT_NE(run.status, 0) << row.arguments;
    EXPECT_EQ(run.err, row.error) << row.arguments;
  }
  EXPECT_THAT(Call("nosuch --lang de").err, HasSubstr("erwartet: ein Befehl (ask, "));
}

TEST_F(LanguageTest, JsonStaysEnglish) {
  const std::string bad = "wenz 2 | EU\n";
  const Outcome german = Call("solve --json --lang de", bad);
  EXPECT_EQ(german.out, Call("solve --json", bad).out);
  EXPECT_THAT(german.err, HasSubstr("erwartet: | und Blatt 1"));
}

TEST_F(LanguageTest, AnswersAreGerman) {
  const std::string game =
      "wenz 0 | EU GU HU EA GA HA SA EZ | SU EK EO E9 E8 E7 GZ GK | GO G9 G8 G7 HZ HK HO H9 | H8 "
      "H7 "
      "SZ SK SO S9 S8 S7\n";
  const Outcome auction = Call("auction --bids '0 ruf, 1 wenz' --lang de");
  EXPECT_THAT(auction.out, HasSubstr("Der Zweite spielt Wenz\n"));
  const Outcome call = Call("auction --hand 'EO GO HO SO EU GU HU SU' --lang de");
  EXPECT_THAT(call.out, testing::StartsWith("darf ansagen: "));
  const Outcome score = Call("score solo:H --points 91 --tricks 6 --lauf 3 --stock 20 --lang de");
  EXPECT_THAT(score.out, testing::StartsWith(
                             "Herz-Solo: mit Schneider gewonnen (die Spielerpartei braucht 61)\n"));
  EXPECT_THAT(score.out, HasSubstr("  Grundpreis "));
  EXPECT_THAT(score.out, HasSubstr("\nAbrechnung in Cent: Spieler +"));
  const Outcome sheet =
      Call("score - --sheet --lang de", "solo:H 1; points 91; tricks 6\npassed\n");
  EXPECT_EQ(sheet.err, "");
  EXPECT_THAT(sheet.out, testing::StartsWith(" Nr.  Geber Spiel "));
  EXPECT_THAT(sheet.out, HasSubstr("Herz-Solo 1 gewonnen"));
  EXPECT_THAT(sheet.out, HasSubstr("Platz 1: +"));
  const Outcome ended = Call("deal 1 --lang de");
  EXPECT_EQ(ended.out, Call("deal 1").out);
  EXPECT_THAT(Call("rules --lang de").out, HasSubstr("Regeln defaults, Tarif "));
  EXPECT_EQ(Call("solve --lang de", game).out, Call("solve", game).out);
  for (const Outcome& run : {auction, call, score, sheet}) {
    EXPECT_FALSE(SoundsEnglish(run.out)) << run.out;
  }
}

// A whole game's cards, played in order of their rank, so that somebody errs.
TEST_F(LanguageTest, MistakesAreToldInGerman) {
  const std::string game = Call("deal 1 --contract solo:E --declarer 0 --seed 4").out;
  const std::string played = Call("solve --line", game).out;
  const std::string line = played.substr(played.find(' ') + 1, 32 * 3 - 1);
  const std::string whole =
      absl::StrCat(absl::StripTrailingAsciiWhitespace(game), " | ", line, "\n");
  const Outcome run = Call("analyze --lang de", whole);
  EXPECT_EQ(run.err, "");
  EXPECT_THAT(run.out,
              testing::ContainsRegex("^Vorhand spielt Eichel-Solo: fehlerfrei [0-9]+ Augen, "
                                     "tatsächlich [0-9]+ Augen; keiner hat einen Fehler "
                                     "gemacht\n"));
}

}  // namespace
}  // namespace schafkopf::language_test
