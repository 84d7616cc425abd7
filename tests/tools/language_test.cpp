// German throughout: every text of the source, every error that a test provokes and every --help
// has its German form in tools/language/*_phrases.cpp. A test here that fails names the text that
// has none: add {"the English", "the German"} to the file of its kind; phrases.h says how.
#include "tools/language/language.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <filesystem>
#include <map>
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
#include "tools/language/phrases.h"

namespace schafkopf {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string German(const std::string& english) { return In(Language::kGerman, english); }

// Whether a text is for people: it has a blank, and a word of three small letters or more.
bool IsProse(const std::string& text) {
  static const std::regex word("[a-z]{3}");
  return absl::StrContains(absl::StripAsciiWhitespace(text), ' ') && std::regex_search(text, word);
}

// Whether code begins with what says both languages by itself: `german ? ..`, `kTableGerman =
// {..}`.
bool SaysBoth(std::string_view code) {
  for (const char* choice : {"german ?", "kGerman ?"}) {
    if (code.starts_with(choice)) return true;
  }
  if (!code.starts_with("English") && !code.starts_with("German")) return false;
  const std::size_t end = code.find_first_of(" (,;)");
  return end != code.npos && code.substr(end).starts_with(" = {");
}

// The texts in quotes of a C++ source, neighbours joined, in each statement by itself.
std::vector<std::vector<std::string>> TextsByStatement(const std::string& source) {
  std::vector<std::vector<std::string>> statements(1);
  bool joins = false;  // only blanks since the last text
  bool bilingual = false;
  for (std::size_t i = 0; i < source.size(); ++i) {
    const char c = source[i];
    if (c == '/' && source[i + 1] == '/') {
      i = source.find('\n', i);
      if (i == source.npos) break;
    } else if (c == '\'' &&
               (i == 0 || std::isalnum(static_cast<unsigned char>(source[i - 1])) == 0)) {
      i = source.find('\'', i + (source[i + 1] == '\\' ? 3 : 2));
      joins = false;
    } else if (c == '"') {
      std::string text;
      while (source[++i] != '"') {
        if (source[i] != '\\') {
          text += source[i];
        } else {
          ++i;
          text += source[i] == 'n' ? '\n' : source[i];
        }
      }
      if (joins) {
        statements.back().back() += text;
      } else {
        statements.back().push_back(text);
      }
      joins = true;
    } else if (c == ';') {
      if (bilingual) statements.back().clear();
      statements.emplace_back();
      bilingual = joins = false;
    } else if (std::isspace(static_cast<unsigned char>(c)) == 0) {
      bilingual |= SaysBoth(std::string_view(source).substr(i));
      joins = false;
    }
  }
  return statements;
}

// A text or a phrase as they can be compared: numbers and places all alike.
std::string Plain(const std::string& text) {
  static const std::regex number("[#$@]?[0-9]+|%[-+0-9.]*[a-z]");
  return absl::StrReplaceAll(std::regex_replace(text, number, "#"), {{"%%", "%"}});
}

// What is left of a text without the frames that many have, cut where they stand.
std::vector<std::string> Pieces(const std::string& text) {
  static const std::regex frame(
      "\n|schafkopf: |expected |,? ?found |--[a-z]+: |: column |^bench: |seat $|seat #|hand "
      "$|^hand ");
  static const std::regex edges("^[\\s,:;.()|#]+|[\\s,:;.()|]+$");
  const std::string framed = std::regex_replace(Plain(text), frame, "\x01");
  std::vector<std::string> pieces;
  for (const std::string& piece : std::vector<std::string>(absl::StrSplit(framed, '\x01'))) {
    const std::string trimmed = std::regex_replace(piece, edges, "");
    if (IsProse(trimmed)) pieces.push_back(trimmed);
  }
  return pieces;
}

bool IsPartOfAPhrase(const std::string& piece) {
  static const std::string all = [] {
    std::string joined;
    for (const auto& phrases : AllPhrases()) {
      for (const Phrase& phrase : phrases) {
        joined += Plain(std::string(phrase.english)) + "\x01";
      }
    }
    return joined;
  }();
  return absl::StrContains(all, piece);
}

// Not for people.
bool IsExempt(const std::string& file, const std::string& text) {
  // Tables for the makers of the program; pictures; the words one may type at a table.
  // And what shells and what asks over HTTP read.
  static const std::set<std::string> not_said = {
      "bench.cpp",     "rules_markdown.cpp", "rules_tables.cpp", "summary.cpp",
      "play_text.cpp", "completion.cpp",     "http.cpp",         "connections.cpp"};
  static const std::set<std::string> names = {"hochzeit:3 bauernhochzeit:3",
                                              "muss:EZ muss:EK ruf:EZ ruf:EK",
                                              "ramsch schieberamsch",
                                              "hintenrum:H strixner:H",
                                              "wesele cicha",
                                              "zolo zolo+tout",
                                              "kop+wolsztyn zolo+tout+wolsztyn",
                                              "passed - ",
                                              "long short short20",
                                              "long short short20 kop",
                                              " mit Stichzwang",
                                              "# job ",
                                              "else no handler may write it"};
  // Files of jobs and rules.
  static const std::regex setting("^[\\s{,(]*[a-z_\\]\n]+ = |= \\{|tout = |format = ");
  // The line protocol of programs that play.
  static const std::regex protocol(
      "^(info|id|error|bestbid|setoption) [a-z]|^option [a-z]+ (text|number)|^option option text|"
      "^(hello|rules), |^worlds N,");
  // What browsers and programs are told over HTTP.
  static const std::regex http(
      "^text/[a-z]+; charset|^default-src |^<!doctype|^too many questions at once$|"
      "^there is no such page$|^no such method$|^this program answers pages of this machine "
      "alone$");
  // What one may type.
  static const std::regex command("^schafkopf [a-z]+ [-\"a-z0-9]");
  return not_said.contains(file) || std::regex_search(text, command) || names.contains(text) ||
         std::regex_search(text, setting) || std::regex_search(text, protocol) ||
         std::regex_search(text, http);
}

std::vector<std::filesystem::path> Sources() {
  std::vector<std::filesystem::path> sources;
  const std::filesystem::path root = SCHAFKOPF_ROOT;
  // What no question, verb or job says, and what those read who write programs in C and Python.
  const std::set<std::string> silent = {"language", "fit", "package", "cluster", "c", "python"};
  std::vector<std::filesystem::path> rooms = {root / "engine/text"};
  for (const auto& room : std::filesystem::directory_iterator(root / "tools")) {
    if (room.is_directory() && !silent.contains(room.path().filename())) rooms.push_back(room);
  }
  for (const std::filesystem::path& room : rooms) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(room)) {
      const std::string kind = entry.path().extension();
      if (kind == ".cpp" || kind == ".h") sources.push_back(entry.path());
    }
  }
  sources.emplace_back(root / "tools/schafkopf.cpp");
  return sources;
}

class LanguageTest : public Program {};

TEST_F(LanguageTest, EveryTextOfTheSourceHasAGermanForm) {
  int texts = 0;
  for (const std::filesystem::path& path : Sources()) {
    const std::string source = std::regex_replace(ReadFile(path), std::regex("#include[^\n]*"), "");
    for (const auto& statement : TextsByStatement(source)) {
      for (const std::string& text : statement) {
        if (!IsProse(text) || IsExempt(path.filename(), text)) continue;
        ++texts;
        if (In(Language::kGerman, text) != text) continue;
        for (const std::string& piece : Pieces(text)) {
          EXPECT_TRUE(IsPartOfAPhrase(piece))
              << path << ": \"" << text << "\" has no German form: add it to tools/language";
        }
      }
    }
  }
  EXPECT_GT(texts, 500);
}

// The words of English that no German sentence has, outside quotes.
bool SoundsEnglish(const std::string& german) {
  static const std::regex quoted("\"[^\"]*\"");
  static const std::regex english(
      "\\b(the|of|expected|found|with|which|at most|must|from|each|not|trick|is|that|or a|and the|"
      "one)\\b");
  return std::regex_search(std::regex_replace(german, quoted, ""), english);
}

// Whole errors that tests expect of the program, but those with a library's own words.
TEST_F(LanguageTest, EveryErrorThatATestProvokesIsGerman) {
  int errors = 0;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(absl::StrCat(SCHAFKOPF_ROOT, "/tests"))) {
    if (entry.path().extension() != ".cpp" || entry.path().filename() == "language_test.cpp") {
      continue;
    }
    for (const auto& statement : TextsByStatement(ReadFile(entry.path()))) {
      for (const std::string& written : statement) {
        const std::string text = std::regex_replace(written, std::regex("\\s+$"), "");
        const std::size_t found = text.find(", found ");
        // Where a message begins in mid-sentence, the rest stands elsewhere.
        const bool whole =
            text.front() != ':' && absl::StrContains(text, "expected ") && found != text.npos;
        if (!whole || absl::StrContains(text, "TOML") || absl::EndsWith(text, "found seat") ||
            absl::StrContains(text, ",error")) {
          continue;
        }
        ++errors;
        EXPECT_FALSE(SoundsEnglish(German(text))) << text << "\n" << German(text);
      }
    }
  }
  EXPECT_GT(errors, 200);
}

// The texts of a help: each line behind the name of its option.
std::set<std::string> HelpTexts(const std::string& help) {
  constexpr std::size_t kColumn = 30;
  std::set<std::string> texts;
  bool first = true;
  for (const std::string& line : std::vector<std::string>(absl::StrSplit(help, '\n'))) {
    if (first) texts.insert(line);
    first = false;
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
      EXPECT_FALSE(same) << verb << " --help --lang de says \"" << text
                         << "\": add its German form to tools/language/field_phrases.cpp";
    }
  }
}

TEST_F(LanguageTest, TheListOfQuestionsIsGerman) {
  const std::vector<std::string> english = absl::StrSplit(Call("answer --list").out, '\n');
  const std::vector<std::string> german = absl::StrSplit(Call("answer --list --lang de").out, '\n');
  ASSERT_EQ(german.size(), english.size());
  for (std::size_t i = 0; i + 1 < english.size(); ++i) EXPECT_NE(german[i], english[i]);
}

// Each place of the English form stands in the German one; no form is written twice with two
// meanings; the words that players would not say are in none.
TEST(Phrases, AreWhole) {
  static const std::regex place("[#$@][0-9]");
  std::map<std::string, std::string> known;
  for (const auto& phrases : AllPhrases()) {
    for (const Phrase& phrase : phrases) {
      const std::string english(phrase.english), german(phrase.german);
      const auto places = [](const std::string& text) {
        return std::multiset<std::string>(
            std::sregex_token_iterator(text.begin(), text.end(), place), {});
      };
      EXPECT_EQ(places(english), places(german)) << english;
      const auto [before, is_new] = known.emplace(english, german);
      EXPECT_TRUE(is_new) << english << " stands twice";
      for (const char* word :
           {"gleichem Gewicht", "gleiches Gewicht", "Startwert", "Platz 0", "Seed"}) {
        EXPECT_THAT(german, Not(HasSubstr(word)));
      }
    }
  }
}

TEST(In, TakesAnErrorApartBeforeItsParts) {
  EXPECT_EQ(In(Language::kGerman,
               "wenz: expected a deck of 32, 24 or 20 cards for wenz, found 4 cards in a hand"),
            "wenz: erwartet: 32, 24 oder 20 Karten für wenz, gefunden: 4 Karten "
            "im Blatt");
}

TEST(In, TakesTheMostParticularPhrase) {
  EXPECT_EQ(German("expected a card, found nothing"), "erwartet: eine Karte, gefunden: nichts");
  EXPECT_EQ(German("--hand: column 3: expected at most 8 cards, found 9"),
            "--hand: Spalte 3: erwartet: höchstens 8 Karten, gefunden: 9");
  EXPECT_EQ(
      German("deals.txt:7:12: expected in trick 2 a card of seat 0, found EO, which seat 3 holds"),
      "deals.txt:7:12: erwartet: im 2. Stich eine Karte von Vorhand, gefunden: EO, das hat "
      "Spieler 3");
  EXPECT_EQ(In(Language::kEnglish, "expected a card, found nothing"),
            "expected a card, found nothing");
}

TEST(In, LeavesQuotationsAndUnknownTextAlone) {
  EXPECT_EQ(German("expected a card, found \"a card, found nothing\""),
            "erwartet: eine Karte, gefunden: \"a card, found nothing\"");
  EXPECT_EQ(German("EO GO SO"), "EO GO SO");
  EXPECT_EQ(German(""), "");
}

// A rule set may be called as its writer likes, and its name stands in sentences unquoted.
TEST(In, TakesNoTimeForWhatStrangersWrite) {
  const std::string parts[] = {"a: expected ", "1 at seat ", "1 points: 1 plus, ", "x, found "};
  for (const std::string& part : parts) {
    for (const char* begin : {"", "x answers 1 at seat ", "Rule set "}) {
      for (const int times : {60, 160, 1000, 100'000}) {
        std::string text = begin;
        for (int i = 0; i < times; ++i) text += part;
        const auto start = std::chrono::steady_clock::now();
        German(text);
        EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5))
            << begin << part;
      }
    }
  }
}

TEST(Numbers, HaveACommaInGerman) {
  EXPECT_EQ(Numbers(Language::kGerman, "0.512 (0.4..0.6) 3."), "0,512 (0,4..0,6) 3.");
  EXPECT_EQ(Numbers(Language::kEnglish, "0.512"), "0.512");
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
            "--hand: Spalte 1: erwartet: jede Karte einmal, gefunden: noch einmal EU\n"},
           {"legal --lang=de wenz", "--hand fehlt\nMehr dazu mit --help.\n"},
           {"solve --lang de nosuch",
            "schafkopf: nicht zu lesen: nosuch: die Datei gibt es nicht\n"},
           {"ask --lang de 'EO GO'",
            "HAND: Spalte 1: erwartet: 8 Karten, oder 6, 5 oder 4 aus einem "
            "kleineren Kartenspiel, gefunden: 2 Karten\n"},
           {"score solo:H --points 130 --tricks 4 --lang de",
            "--points: Spalte 1: erwartet: eine ganze Zahl von 0 bis 120, gefunden: \"130\"\n"},
           {"auction --bids '0 wenz, 1 ruf' --lang de",
            "--bids: Spalte 9: erwartet: weiter, oder mehr als wenz von Vorhand, gefunden: "
            "\"1 ruf\"\n"},
           {"deal --lang de -seed 3",
            "schafkopf: erwartet: zwei Striche vor einer Option, gefunden: \"-seed\"\n"}}) {
    const Outcome run = Call(row.arguments);
    EXPECT_NE(run.status, 0) << row.arguments;
    EXPECT_EQ(run.err, row.error) << row.arguments;
  }
  EXPECT_THAT(Call("nosuch --lang de").err, HasSubstr("erwartet: ein Befehl (ask, "));
  // Where it is comes first, whatever it is.
  EXPECT_EQ(German("deals.txt:1:109: expected each card once, found EA again"),
            "deals.txt:1:109: erwartet: jede Karte einmal, gefunden: noch einmal EA");
  EXPECT_EQ(German("--points: column 1: expected 0 for seat 2, which has no trick, found 10"),
            "--points: Spalte 1: erwartet: 0 für Spieler 2, der keinen Stich hat, gefunden: 10");
}

TEST_F(LanguageTest, JsonStaysEnglish) {
  const std::string bad = "wenz 2 | EU\n";
  const Outcome german = Call("solve --json --lang de", bad);
  EXPECT_EQ(german.out, Call("solve --json", bad).out);
  EXPECT_THAT(german.err, HasSubstr("erwartet: | und das Blatt 1"));
}

TEST_F(LanguageTest, AnswersAreGerman) {
  const std::string game =
      "wenz 0 | EU GU HU EA GA HA SA EZ | SU EK EO E9 E8 E7 GZ GK | GO G9 G8 G7 HZ HK HO H9 | H8 "
      "H7 "
      "SZ SK SO S9 S8 S7\n";
  const Outcome auction = Call("auction --bids '0 ruf, 1 wenz' --lang de");
  EXPECT_THAT(auction.out, HasSubstr("Spieler 1 spielt wenz\n"));
  const Outcome call = Call("auction --hand 'EO GO HO SO EU GU HU SU' --lang de");
  EXPECT_THAT(call.out, testing::StartsWith("darf ansagen: "));
  const Outcome score = Call("score solo:H --points 91 --tricks 6 --lauf 3 --stock 20 --lang de");
  EXPECT_THAT(score.out, testing::StartsWith(
                             "solo:H: mit Schneider gewonnen (die Spielerpartei braucht 61)\n"));
  EXPECT_THAT(score.out, HasSubstr("  Grundpreis "));
  EXPECT_THAT(score.out, HasSubstr("\nAbrechnung +"));
  const Outcome sheet =
      Call("score - --sheet --lang de", "solo:H 1; points 91; tricks 6\npassed\n");
  EXPECT_EQ(sheet.err, "");
  EXPECT_THAT(sheet.out, testing::StartsWith(" Nr.  Geber  Spiel "));
  EXPECT_THAT(sheet.out, HasSubstr("solo:H 1 gewonnen"));
  EXPECT_THAT(sheet.out, HasSubstr("Stuhl 1: +"));
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
              testing::ContainsRegex(
                  "^solo:E 0: bestes Spiel [0-9]+, gespielt [0-9]+; keiner hat einen Fehler "
                  "gemacht\n"));
  EXPECT_EQ(German("seat 2 EO costs 14 and the game (better SZ)"),
            "Spieler 2 verliert mit EO 14 Augen und dreht das Spiel (besser SZ)");
}

}  // namespace
}  // namespace schafkopf
