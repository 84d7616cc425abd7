// `schafkopf convert`, and every verb that takes recorded games on one file of all forms.
#include "tools/answers/games/convert.h"

#include <gmock/gmock.h>
#include <zlib.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/support/foreign_games.h"
#include "tests/support/program.h"

namespace schafkopf::convert_test {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::vector<MadeUpGame> SomeGames(int count) {
  std::vector<MadeUpGame> games;
  Random random(8, 1);
  for (int i = 0; i < count; ++i) {
    const Contract contract =
        i % 2 == 0 ? Contract::Named("ruf", Suit::kGras) : Contract::Named("solo", Suit::kHerz);
    games.push_back(MakeUpGame(contract, Deck::kShort, i + 1, random));
  }
  return games;
}

std::string OwnLine(const MadeUpGame& game) {
  std::string text = absl::StrCat(ToString(game.line), " ; id ", game.number, "; players ");
  for (std::size_t i = 0; i < 4; ++i) absl::StrAppend(&text, i == 0 ? "" : ", ", game.names[i]);
  return text + "\n";
}

// Five games, each in another form.
std::string Mixed(const std::vector<MadeUpGame>& games) {
  return absl::StrCat(OwnLine(games[0]), NetSchafkopfBlock(games[1], false), "\n",
                      SauspielEvents(games[2], 2), SauspielPage(games[3]),
                      NetSchafkopfBlock(games[4], true));
}
std::string Own(const std::vector<MadeUpGame>& games) {
  std::string text;
  for (const MadeUpGame& game : games) text += OwnLine(game);
  return text;
}

// JSON lines without the numbers of their lines.
std::vector<nlohmann::json> Objects(const std::string& out) {
  std::vector<nlohmann::json> objects;
  for (absl::string_view line : absl::StrSplit(out, '\n', absl::SkipEmpty())) {
    objects.push_back(nlohmann::json::parse(line));
    objects.back().erase("line");
  }
  return objects;
}

std::string Gzipped(const std::string& text) {
  z_stream stream = {};
  EXPECT_EQ(deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY), Z_OK);
  std::string packed(deflateBound(&stream, text.size()) + 32, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

TEST_F(Program, EveryVerbReadsEveryForm) {
  const std::vector<MadeUpGame> games = SomeGames(5);
  const std::string own = WriteFile("own.txt", Own(games));
  const std::string mixed = WriteFile("mixed.txt", Mixed(games));
  for (const char* verb : {"solve --json", "analyze --json", "score --json --rules sauspiel",
                           "review --json --worlds 20 --players"}) {
    const Outcome expected = Call(absl::StrCat(verb, " ", own));
    const Outcome read = Call(absl::StrCat(verb, " ", mixed));
    EXPECT_EQ(expected.status, 0) << verb << expected.err;
    EXPECT_EQ(expected.err, "") << verb;
    EXPECT_EQ(read.status, 0) << verb << read.err;
    EXPECT_EQ(Objects(read.out), Objects(expected.out)) << verb;
    EXPECT_THAT(read.err, HasSubstr("2 games from NetSchafkopf, UTF-8")) << verb;
    EXPECT_THAT(read.err, HasSubstr("1 deal line, UTF-8")) << verb;
    EXPECT_THAT(read.err, HasSubstr("1 saved page from sauspiel.de")) << verb;
  }
  for (const char* kind : {"value", "cards", "post-mortem", "review"}) {
    std::vector<std::string> results;
    for (const char* file : {"own", "mixed"}) {
      const std::string job = WriteFile(
          absl::StrCat(file, kind, ".toml"),
          absl::StrCat("[input]\nfile = \"", file, ".txt\"\n[question]\nkind = \"", kind, "\"\n",
                       std::string_view(kind) == "review" ? "worlds = 20\n" : ""));
      const std::string output = Path(absl::StrCat(file, kind, ".jsonl"));
      const Outcome run = Call(absl::StrCat("batch ", job, " --output ", output));
      EXPECT_EQ(run.status, 0) << kind << run.err;
      EXPECT_EQ(run.err.find("mixed.txt: 1 deal line, UTF-8") != run.err.npos,
                std::string_view(file) == "mixed")
          << kind << run.err;
      results.push_back(ReadFile(output));
    }
    EXPECT_EQ(Objects(results[0]), Objects(results[1])) << kind;
    EXPECT_EQ(Objects(results[0]).size(), 5u) << kind;
  }
}

TEST_F(Program, EncodingsAndCompressionAreRead) {
  const std::vector<MadeUpGame> games = SomeGames(5);
  const std::string text = Mixed(games);
  const std::string lines = Own(games);
  const std::string expected = Call("convert", lines).out;
  EXPECT_EQ(expected.find("| "), Call("convert", text).out.find("| "));
  for (const auto& [bytes, says] : std::vector<std::pair<std::string, std::string>>{
           {text, "NetSchafkopf, UTF-8"},
           {AsLatin1(text), "NetSchafkopf, Latin-1"},
           {AsUtf16(text, false), "NetSchafkopf, UTF-16"},
           {AsUtf16(text, true), "NetSchafkopf, UTF-16"},
           {Gzipped(text), "NetSchafkopf, UTF-8"},
           {Gzipped(AsUtf16(text, false)), "NetSchafkopf, UTF-16"}}) {
    const Outcome run = Call("convert", bytes);
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.out, expected) << says;
    EXPECT_THAT(run.err, HasSubstr(says));
  }
  const Outcome cut = Call("convert", Gzipped(text).substr(0, 900));
  EXPECT_EQ(cut.status, 74);
  EXPECT_THAT(cut.err, HasSubstr("cut off"));
}

TEST_F(Program, ConvertCarriesAGameThroughEveryForm) {
  const std::vector<MadeUpGame> games = SomeGames(6);
  const std::string lines = Call("convert", Own(games)).out;
  std::string text = lines;
  for (const char* form : {"json", "csv", "netschafkopf", "lines", "csv", "json", "lines"}) {
    const Outcome run = Call(absl::StrCat("convert --to ", form), text);
    EXPECT_EQ(run.status, 0) << form << run.err;
    EXPECT_THAT(run.err, Not(HasSubstr("left out"))) << form;
    text = run.out;
  }
  EXPECT_EQ(text, lines);
  const Outcome spoken = Call("convert --to openschafkopf", lines);
  EXPECT_THAT(spoken.out, StartsWith("Rufspiel Blaue von "));
  EXPECT_THAT(spoken.err, HasSubstr("game details not converted: id (6), players (6)"));
}

TEST_F(Program, ConvertSaysWhatItCannotRead) {
  const std::vector<MadeUpGame> games = SomeGames(3);
  const std::string file =
      WriteFile("games", absl::StrCat(OwnLine(games[0]), "nonsense | more\n", OwnLine(games[1]),
                                      "ruf:E 0; partner 2; points 75\n"));
  const Outcome run = Call(absl::StrCat("convert --to netschafkopf ", file));
  EXPECT_EQ(run.status, 65);
  EXPECT_THAT(run.err, HasSubstr("games:2:1: expected a contract"));
  EXPECT_THAT(run.err, HasSubstr("1 game not converted: the cards are unknown (line 4)"));
  EXPECT_EQ(Call("convert --to xml", "").status, 2);
  const Outcome nowhere = Call("convert nowhere");
  EXPECT_EQ(nowhere.status, 74);
  EXPECT_THAT(nowhere.err, StartsWith("schafkopf: cannot read nowhere: "));
  // What could be written stands in front of an error.
  const Outcome both =
      Execute(absl::StrCat("( '", SCHAFKOPF_PROGRAM, "' convert ", file, " 2>&1 )"));
  EXPECT_LT(both.out.find("id 1"), both.out.find("expected a contract"));
  EXPECT_LT(both.out.find("expected a contract"), both.out.find("id 2"));
}

TEST_F(Program, ABadRowOfATableSpoilsNoOther) {
  const std::string file = WriteFile("club.csv",
                                     "Datum;Spiel;Spieler;Augen;Notiz\n"
                                     "1.11.;Wenz;Anna;70;\"zwei\n"
                                     "Zeilen\"\n"
                                     "fertig\n"
                                     "1.11.;Quatsch;Bert;80;\n"
                                     "1.11.;Geier;Bert;61;\"offen\n"
                                     "1.11.;;Anna;66;\n"
                                     "Rufspiel Blaue von 3: so h7\n"
                                     "1.11.;Geier;Bert;61;;;\n"
                                     "1.11.;Geier;Bert;61;zu;viel\n");
  const Outcome run = Call(absl::StrCat("convert ", file));
  EXPECT_EQ(run.status, 65);
  EXPECT_THAT(run.out, StartsWith("Wenz 0 ; players Anna, Bert, , ; date 1.11."));
  EXPECT_THAT(run.out, HasSubstr("\nGeier "));
  for (const char* error :
       {"club.csv:4:1: expected 5 cells, as in the first row, found 1",
        "club.csv:5:1: contract: column 1: expected a contract, found \"Quatsch\"",
        "club.csv:6:21: expected a closing quote", "club.csv:7:1: contract: column 1: expected",
        "club.csv:8:22: expected all the cards of a finished four-player game, found 2",
        ("7 rows of CSV, UTF-8; columns not used: Notiz; where no row names the dealer, forehand "
         "moves one player per row; 1 row with unused cells")}) {
    EXPECT_THAT(run.err, HasSubstr(error));
  }
  EXPECT_THAT(run.err, HasSubstr(" beyond the last column (first on line 10)"));
}

// More than is held at a time.
TEST_F(Program, AnArrayInOneLongLineIsRead) {
  constexpr int kGames = 30'000;
  const std::string id(120, 'x');
  std::string text = "[";
  for (int i = 0; i < kGames; ++i) {
    absl::StrAppend(&text, i == 0 ? "" : ",",
                    R"({"contract":"wenz","declarer":1,"date":"März ]}","id":")", id, "\"}");
  }
  ASSERT_GT(text.size(), std::size_t{4} << 20);
  for (const std::string& bytes : {text + "]\n", AsLatin1(text + "]")}) {
    const Outcome run = Call("convert", bytes);
    EXPECT_EQ(run.status, 0) << run.err;
    const std::vector<std::string> lines = absl::StrSplit(run.out, '\n', absl::SkipEmpty());
    EXPECT_EQ(lines.size(), kGames);
    for (const std::string& line : lines)
      ASSERT_EQ(line, absl::StrCat("wenz 1 ; id ", id, "; date März ]}"));
    EXPECT_THAT(run.err, HasSubstr("30000 games in JSON"));
  }
}

TEST_F(Program, ADealMayStandInPlaceOfAFile) {
  const std::string line = ToString(SomeGames(1)[0].line);
  for (const char* verb : {"solve", "analyze", "score"}) {
    const Outcome run = Call(absl::StrCat(verb, " '", line, "'"));
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.out, Call(absl::StrCat(verb, " -"), line).out);
  }
  EXPECT_THAT(Call("solve 'wenz 2 | EA'").err, StartsWith("LINE:1:"));
  EXPECT_EQ(Call("solve --threads 0", line).status, 0);
}

TEST(Convert, StopsBetweenLinesAndBetweenGames) {
  const std::string game = R"({"contract": "wenz", "declarer": 1})";
  ConvertQuestion question;
  for (const std::string& text : {absl::StrCat(game, "\n", game, "\n", game),
                                  absl::StrCat("[", game, ",", game, ",", game, "]")}) {
    question.text = text;
    int asked = 0;
    const Watch watch = {{.stop = [&] { return ++asked > 2; }}};
    EXPECT_EQ(AnswerOf(question, watch).status().code(), absl::StatusCode::kCancelled) << text;
  }
}

}  // namespace
}  // namespace schafkopf::convert_test
