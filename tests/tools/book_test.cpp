// Books as their users meet them: made by `batch`, looked up by `book` and `ask --book`.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/worlds/hand_classes.h"
#include "tests/support/book_job.h"
#include "tests/support/forged_book.h"
#include "tests/support/test_scale.h"

namespace schafkopf::book_test {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;

constexpr char kAnyHand[] = "'EO GO HA HZ SA S9'";

using BookTest = BookJob;

std::string Written(CardSet hand) {
  return ToString(hand, CardOrder(Contract::Named("ruf", Suit::kEichel)));
}

// The hand that stands for this one where it plays a game by which it is alike.
CardSet AlikeFor(const Contract& stands, const Contract& contract, const std::string& text) {
  CardSet hand;
  const auto cards = ParseCards(text);
  for (Card card : *cards) hand.Insert(card);
  return HandClasses(stands, Deck::kShort)
      .Representative(HandClasses(contract, Deck::kShort).IndexOf(hand));
}

// By the name of each game, the contract that stands for it.
std::map<std::string, std::string> StandingIn(const Json& about) {
  std::map<std::string, std::string> standing;
  for (const Json& part : about["parts"]) {
    if (part["games"].empty()) continue;
    const std::string game = part["games"][0];
    standing[game.substr(0, game.find(':'))] = game;
  }
  return standing;
}

// Whether a Tout is likely is told by worlds, and hands that are alike have others.
std::set<std::string> PlainGames(const Json& answer) {
  std::set<std::string> games;
  for (const Json& row : answer["contracts"]) {
    const std::string name = row["contract"];
    if (!name.ends_with("+tout")) games.insert(name);
  }
  return games;
}

constexpr const char* kSameAsAsked[] = {
    "table_win", "table_schneider", "table_schwarz", "table_low",  "table_high", "basis",
    "open_win",  "open_low",        "open_high",     "schneider",  "schwarz",    "cents",
    "worlds",    "cents_error",     "games",         "table_error"};

TEST_F(BookTest, TheSameBytesHoweverTheJobIsDone) {
  WriteSample();
  const std::string whole = Whole();
  for (int shard : {2, 0, 1}) ASSERT_EQ(Run(absl::StrCat("--shard ", shard, "/3")).status, 0);
  ASSERT_EQ(RunMerge().status, 0);
  EXPECT_TRUE(Result() == whole);
  RemoveResults();
  // Cut off in the middle of a block, and gone on with.
  ASSERT_EQ(Run("--shard 0/1").status, 0);
  const std::string shard = ReadFile(Path("results.0-of-1"));
  Remove("results.0-of-1");
  WriteFile("results.0-of-1.partial", shard.substr(0, shard.size() * 3 / 5));
  const Outcome resumed = Run("");
  ASSERT_EQ(resumed.status, 0) << resumed.err;
  EXPECT_THAT(resumed.err, HasSubstr("resuming"));
  EXPECT_TRUE(Result() == whole);
}

TEST_F(BookTest, KilledTheSameBytes) {
  WriteSample();
  const std::string whole = Whole();
  EXPECT_GT(KillRuns(4), 2);
  ASSERT_EQ(Run("").status, 0);
  EXPECT_TRUE(Result() == whole);
}

TEST_F(BookTest, AnswersAsAskDoesByTheSameWorlds) {
  const std::vector<Json> records = MakeSample();
  const std::set<std::string> hands = HandsOf(records);
  ASSERT_EQ(hands.size(), 25u);
  auto standing = StandingIn(Answer("book", absl::StrCat("'", Path("book"), "'")));
  int renamed = 0, compared = 0;
  for (const std::string& text : hands) {
    const Json looked_up = Json::parse(Ask(absl::StrCat("'", text, "' --seat 1 --json")).out);
    const Json all = Answer("ask", absl::StrCat("'", text, "' --seat 1 --rules short --worlds 4"));
    // What passing is worth is that of this hand, kept to seven digits.
    EXPECT_NEAR(looked_up["pass_cents"], all["pass_cents"].get<double>(), .001) << text;
    EXPECT_NEAR(looked_up["passing"]["with"], all["passing"]["with"].get<double>(), .001);
    EXPECT_EQ(PlainGames(looked_up), PlainGames(all)) << text;
    if (++compared > 6) continue;
    for (const Json& row : looked_up["contracts"]) {
      const std::string name = row["contract"];
      if (name == "sie" || name.ends_with("+tout")) continue;
      const Contract contract = ParseContract(name).value();
      const Contract stands = ParseContract(standing.at(name.substr(0, name.find(':')))).value();
      const CardSet alike = AlikeFor(stands, contract, text);
      renamed += Written(alike) != text ? 1 : 0;
      const Json asked =
          Answer("ask", absl::StrCat("'", Written(alike), "' --contract ", ToString(stands),
                                     " --seat 1 --rules short --worlds 4"));
      for (const char* field : kSameAsAsked) {
        EXPECT_EQ(row[field], asked["contracts"][0][field]) << text << ' ' << name << ' ' << field;
      }
      EXPECT_TRUE(row["open_cents"].is_null()) << "no book prices what open cards lose";
    }
  }
  EXPECT_GT(renamed, 0);
}

// Games are dealt until their chances are known so well, and no longer.
TEST_F(BookTest, MeetsAnErrorAtTheTable) {
  WriteToError();
  const std::vector<Json> records = MakeWritten();
  const std::string bytes = Result();
  RemoveResults();
  ASSERT_EQ(Run("").status, 0);
  EXPECT_TRUE(Result() == bytes) << "with one thread";
  constexpr double kError = 0.02;
  auto standing = StandingIn(Answer("book", absl::StrCat("'", Path("book"), "'")));
  int hopeless = 0, narrowed = 0, compared = 0;
  for (const std::string& text : HandsOf(records)) {
    const Json looked_up = Json::parse(Ask(absl::StrCat("'", text, "' --seat 1 --json")).out);
    // As much as the chance moves a Solo of 50 cents from each.
    EXPECT_LE(looked_up["passing"]["cents_error"], 1.96 * kError * 2 * 150) << text;
    for (const Json& row : looked_up["contracts"]) {
      const std::string name = row["contract"];
      if (name == "sie" || name.ends_with("+tout")) continue;
      const double width = 2 * row["table_error"].get<double>();
      EXPECT_LE(width, 2 * 1.96 * kError + 1e-4) << text << ' ' << name;
      const bool is_clear = row["table_win"] < 0.02;
      if (is_clear) {
        EXPECT_LE(row["games"], 2000) << text << ' ' << name;
      }
      hopeless += is_clear ? 1 : 0;
      narrowed += row["games"] > 2000 || row["worlds"] > 80 ? 1 : 0;
      if (++compared % 5 != 1) continue;
      const Contract stands = ParseContract(standing.at(name.substr(0, name.find(':')))).value();
      const std::string alike = Written(AlikeFor(stands, ParseContract(name).value(), text));
      const Json asked = Answer("ask", absl::StrCat("'", alike, "' --contract ", ToString(stands),
                                                    " --seat 1 --rules short --table-error 0.02"));
      for (const char* field : kSameAsAsked) {
        EXPECT_EQ(row[field], asked["contracts"][0][field]) << text << ' ' << name << ' ' << field;
      }
    }
  }
  EXPECT_GT(hopeless, 0);
  EXPECT_GT(narrowed, 0);
  EXPECT_THAT(Call(absl::StrCat("book '", Path("book"), "'")).out,
              HasSubstr("12 hands of 6 cards, standard error at most 0.02 for any chance to win, "
                        "seed 1."));
  EXPECT_THAT(Call(absl::StrCat("book '", Path("book"), "' --lang de")).out,
              HasSubstr("12 Blätter mit 6 Karten, Standardfehler jeder Gewinnchance höchstens "
                        "0,02, Mischung Nr. 1."));
}

// A Tout is played where open cards make it now and then.
TEST_F(BookTest, PlaysTheToutsThatCanBeMade) {
  WriteBookJob("sample = 40\nseat = 0", "contracts = [\"solo:E\", \"solo:E+tout\"]\nworlds = 60");
  std::set<bool> met;
  for (const Json& record : MakeWritten()) {
    const Json& rows = record["rows"];
    if (rows.empty() || rows[0]["of"] != "open") continue;
    const bool made = rows[0]["schwarz"] > 0;
    met.insert(made);
    EXPECT_EQ(rows[2]["contract"], "solo:E+tout");
    EXPECT_EQ(rows[2]["worlds"], made ? 30 : 0) << record["hand"];
  }
  EXPECT_EQ(met.size(), 2u);
}

TEST_F(BookTest, AsksForWorldsOrForAnError) {
  for (const char* bad : {"table_error = 0", "table_error = 2", "table_error = \"x\"",
                          "table_error = 0.1\nworlds = 9"}) {
    WriteBookJob("sample = 5", bad);
    EXPECT_EQ(Run("").status, 65) << bad;
  }
}

TEST_F(BookTest, TellsInBothLanguagesAndOfManyHands) {
  const std::string hand = *HandsOf(MakeSample()).begin();
  const std::string asked = absl::StrCat("'", hand, "' --seat 1 --details");
  const Outcome english = Ask(asked);
  EXPECT_EQ(english.status, 0) << english.err;
  EXPECT_THAT(english.out, HasSubstr("Looked up in a book"));
  EXPECT_THAT(english.out, HasSubstr("Rule set short, tariff 10/20/50"));
  EXPECT_THAT(Ask(asked + " --lang de").out, HasSubstr("Im Buch nachgeschlagen"));
  EXPECT_EQ(Call(absl::StrCat("book '", Path("book"), "' ", asked)).out, english.out);
  const std::string lines = WriteFile("hands", absl::StrCat("\"", hand, "\" 1\n"));
  EXPECT_EQ(Json::parse(Ask(absl::StrCat("'", lines, "'")).out)["looked_up"], true);
  const Outcome about = Call(absl::StrCat("book '", Path("book"), "' --verify"));
  EXPECT_EQ(about.status, 0) << about.err;
  EXPECT_THAT(about.out, HasSubstr("25 hands of 6 cards, 4 deals for each game, seed 1."));
  EXPECT_THAT(Call(absl::StrCat("book '", Path("book"), "' --lang de")).out,
              HasSubstr("25 Blätter mit 6 Karten, 4 Verteilungen für jedes Spiel"));
}

TEST_F(BookTest, IsUsedWhereItIsInstalled) {
  const std::string hand = *HandsOf(MakeSample()).begin();
  const std::string asked = absl::StrCat("'", hand, "' --seat 1 --json");
  const std::string ask = "ask --rules short ";
  const Json worked_out = Json::parse(Call(ask + asked).out);
  EXPECT_FALSE(worked_out.contains("looked_up"));
  const std::string shelf = Path("shelf");
  std::filesystem::create_directory(shelf);
  WriteFile("shelf/a.book", "no book");
  std::filesystem::copy(Path("book"), shelf + "/b.book");
  setenv("SCHAFKOPF_BOOKS", shelf.c_str(), /*overwrite=*/1);
  EXPECT_EQ(Call(ask + asked).out, Ask(asked).out);
  EXPECT_EQ(Json::parse(Call(ask + asked).out)["looked_up"], true);
  // What it does not have, other rules, and a question of its own terms.
  EXPECT_EQ(Json::parse(Call(ask + "'EU GU HU EA EZ GA HA SA' --worlds 20 --json").out)["worlds"],
            20);
  for (const std::string& other :
       {absl::StrCat(ask, "'", hand, "' --seat 0 --contract wenz --json"),
        absl::StrCat("ask ", asked, " --contract wenz"),
        absl::StrCat(ask, asked, " --contract wenz --worlds 20")}) {
    EXPECT_FALSE(Json::parse(Call(other).out).contains("looked_up")) << other;
  }
  EXPECT_THAT(Call("ask 'EO GO HU' --rules short --worlds 20").out, HasSubstr("Legen earns"));
  setenv("SCHAFKOPF_BOOKS", "", 1);
  EXPECT_EQ(Json::parse(Call(ask + asked).out), worked_out);
}

// Records in another form make the same book.
TEST_F(BookTest, OfBinaryRecords) {
  const std::string hand = *HandsOf(MakeSample()).begin();
  const std::string asked = absl::StrCat("'", hand, "' --seat 1 --json");
  const std::string told = Ask(asked).out;
  RemoveResults();
  Remove("book");
  WriteSample("format = \"binary\"\nzstd = true");
  ASSERT_EQ(Run("").status, 0);
  ASSERT_EQ(Make("book").status, 0);
  EXPECT_EQ(Ask(asked).out, told);
}

TEST_F(BookTest, OfAllHandsForOneGame) {
  WriteBookJob("deck = \"short20\"\nseat = 0", "contracts = [\"wenz\"]\nworlds = 1");
  ASSERT_EQ(Run("--threads 2").status, 0);
  const std::uint64_t classes = HandClasses(Contract::Named("wenz"), Deck::kShort20).count();
  EXPECT_EQ(Lines(Result()).size(), classes);
  ASSERT_EQ(Make("book").status, 0);
  for (const char* hand : {"'EU GA GZ SO HA'", "'HU SU EA EZ EK'", "'GU EO GO HA SA'"}) {
    const Outcome answer = Ask(absl::StrCat(hand, " --contract wenz --json"));
    ASSERT_EQ(answer.status, 0) << answer.err;
    EXPECT_EQ(Json::parse(answer.out)["worlds"], 1);
  }
  const Outcome other = Ask("'EU GA GZ SO HA' --contract geier");
  EXPECT_EQ(other.status, 65);
  EXPECT_THAT(other.err, HasSubstr("the book does not contain geier"));
}

// In every suit, where none is named.
TEST_F(BookTest, OfSomeGamesIsAskedAboutThose) {
  WriteBookJob("sample = 3\nseat = 0", "contracts = [\"wenz\", \"solo:E\"]\nworlds = 1");
  const std::string hand = *HandsOf(MakeWritten()).begin();
  for (const Outcome& answer :
       {Ask(absl::StrCat("'", hand, "' --json")),
        Call(absl::StrCat("book '", Path("book"), "' ", hand, " --json"))}) {
    ASSERT_EQ(answer.status, 0) << answer.err;
    const Json told = Json::parse(answer.out);
    std::set<std::string> games;
    for (const Json& row : told["contracts"]) games.insert(row["contract"]);
    EXPECT_EQ(games, (std::set<std::string>{"solo:E", "solo:G", "solo:H", "solo:S", "wenz"}));
  }
}

// Of named games some may be none of a hand's.
TEST_F(BookTest, OfGamesThatAHandMayNotAnnounce) {
  WriteBookJob("sample = 12\nseat = 0", "worlds = 4\ncontracts = [\"ruf:E\", \"wenz\"]");
  int without_call = 0;
  for (const std::string& hand : HandsOf(MakeWritten())) {
    const Outcome run = Call(absl::StrCat("book '", Path("book"), "' ", hand, " --json"));
    ASSERT_EQ(run.status, 0) << run.err;
    const Json answer = Json::parse(run.out);
    bool calls = false;
    for (const Json& contract : answer["contracts"]) calls |= contract["contract"] != "wenz";
    without_call += calls ? 0 : 1;
  }
  EXPECT_GT(without_call, 0);
  RemoveResults();
  WriteBookJob("sample = 3\nseat = 0", "worlds = 4\ncontracts = [\"sie\"]");
  for (const std::string& hand : HandsOf(MakeWritten())) {
    const Outcome run = Call(absl::StrCat("book '", Path("book"), "' ", hand));
    EXPECT_EQ(run.status, 65);
    EXPECT_EQ(run.err,
              "HAND: column 1: expected a hand that allows you to announce one of the games, found "
              "none\n");
  }
}

TEST_F(BookTest, SaysWhatItDoesNotHave) {
  const std::string hand = *HandsOf(MakeSample()).begin();
  const struct {
    std::string arguments;
    const char* message;
  } cases[] = {{absl::StrCat(kAnyHand, " --seat 1"), "the book does not contain this hand"},
               {absl::StrCat("'", hand, "' --seat 0"), "the book does not contain seat 0"},
               {"'EU GU HU EA EZ GA HA SA' --seat 1", "the book does not contain hands of 8 cards"},
               {absl::StrCat("'", hand, "' --seat 1 --rules sauspiel"),
                "--book: expected a book for rule set \"sauspiel\", found \"short\""},
               {absl::StrCat("'", hand, "' --seat 1 --tariff 10/20/100"), "--book: expected"}};
  for (const auto& wrong : cases) {
    const Outcome outcome = Ask(wrong.arguments);
    EXPECT_EQ(outcome.status, 65) << wrong.arguments;
    EXPECT_THAT(outcome.err, HasSubstr(wrong.message));
  }
  EXPECT_EQ(Ask(absl::StrCat("'", hand, "' --worlds 10")).status, 2);
  const Outcome missing = Call(absl::StrCat("ask --book '", Path("none"), "' ", kAnyHand));
  EXPECT_EQ(missing.status, 74);
  const Outcome foreign = Call(absl::StrCat("book '", Path("job.toml"), "'"));
  EXPECT_EQ(foreign.status, 65);
  EXPECT_THAT(foreign.err, HasSubstr("is not a book"));
  // What is not a book is not overwritten.
  WriteFile("letter", "Dear reader");
  EXPECT_EQ(Make("letter").status, 65);
  EXPECT_EQ(ReadFile(Path("letter")), "Dear reader");
}

// A whole book that claims one world more of each game than it was made of.
std::string ClaimingFive(const std::string& book) {
  BookPieces pieces = PiecesOf(book);
  const std::string four = "\"worlds\":4,";
  pieces.header.replace(pieces.header.find(four), four.size(), "\"worlds\":5,");
  return Signed(pieces);
}

TEST_F(BookTest, BlocksAreRecomputed) {
  MakeSample();
  const std::string path = Path("book");
  const std::uint64_t blocks = Answer("book", absl::StrCat("'", path, "'"))["blocks"];
  ASSERT_GT(blocks, 5u);  // a kind of game has at least one
  std::string all;
  for (std::uint64_t block = 0; block < blocks; ++block) absl::StrAppend(&all, " ", block);
  const Outcome same = Call(absl::StrCat("book '", path, "' --recompute", all));
  EXPECT_EQ(same.status, 0) << same.err;
  EXPECT_THAT(same.out, HasSubstr("Block 0: recomputed, identical."));
  WriteFile("book", ClaimingFive(ReadFile(path)));
  EXPECT_EQ(Call(absl::StrCat("book '", path, "' --verify")).status, 0);
  for (std::uint64_t block : {std::uint64_t{0}, blocks - 1}) {
    const Outcome other = Call(absl::StrCat("book '", path, "' --recompute ", block));
    EXPECT_EQ(other.status, 65) << block;
    EXPECT_THAT(other.err, HasSubstr("and this program disagree on"));
  }
  for (const std::string& wrong : {absl::StrCat(blocks), std::string("''"), std::string("0x1"),
                                   std::string("99999999999999999999999")}) {
    const Outcome missing = Call(absl::StrCat("book '", path, "' --recompute 0 ", wrong));
    EXPECT_EQ(missing.status, 2) << wrong;
    EXPECT_THAT(missing.err,
                HasSubstr(absl::StrCat("expected a block number from 0 to ", blocks - 1)));
    EXPECT_EQ(missing.out, "");
  }
}

// However long a single hand takes: Ctrl-C ends it, and says how far it came.
TEST_F(BookTest, RecomputingEndsAtASignal) {
  MakeSample();
  BookPieces pieces = PiecesOf(ReadFile(Path("book")));
  const std::string worlds = "\"worlds\":4";
  ASSERT_NE(pieces.header.find(worlds), std::string::npos);
  pieces.header.replace(pieces.header.find(worlds), worlds.size(), "\"worlds\":1000000");
  WriteFile("book", Signed(pieces));
  const std::string script = absl::StrCat(
      "'", SCHAFKOPF_PROGRAM, "' book '", Path("book"), "' --recompute 0 2>'", Path("err"),
      "' & pid=$!; for i in $(seq 600); do grep -q '^SigCgt:.*[2367abef]$' /proc/$pid/status && ",
      "break; sleep 0.1; done; sleep 0.5; kill -INT $pid; wait $pid");
  EXPECT_EQ(WEXITSTATUS(std::system(script.c_str())), 130);
  EXPECT_EQ(ReadFile(Path("err")), "schafkopf: interrupted after 0 blocks\n");
}

// Made anew, a book's files are the same bytes; what is there is not made again.
TEST_F(BookTest, IsReleasedByAScript) {
  WriteToError();
  const auto release = [&](const std::string& folder) {
    return Execute(absl::StrCat("env SCHAFKOPF='" SCHAFKOPF_PROGRAM "' '" SCHAFKOPF_ROOT
                                "/tools/book/release' '",
                                Path("job.toml"), "' '", Path(folder), "'"));
  };
  const Outcome first = release("first");
  ASSERT_EQ(first.status, 0) << first.err;
  EXPECT_THAT(first.out, HasSubstr("recomputed, identical"));
  const Json receipt = Json::parse(ReadFile(Path("first/job.book.receipt")));
  EXPECT_EQ(receipt["bytes"], ReadFile(Path("first/job.book")).size());
  EXPECT_EQ(receipt["book"]["table_error"], 0.02);
  ASSERT_EQ(release("second").status, 0);
  for (const char* name : {"job.book", "job.book.receipt", "job.jsonl", "job.jsonl.receipt"}) {
    EXPECT_EQ(ReadFile(Path(absl::StrCat("first/", name))),
              ReadFile(Path(absl::StrCat("second/", name))));
  }
  WriteFile("job.toml", "[input]\ndeals = 3\n[question]\nkind = \"value\"\n");
  const Outcome other = release("other");
  EXPECT_EQ(other.status, 1);
  EXPECT_THAT(other.err, HasSubstr("is no job of kind book"));
  EXPECT_FALSE(std::filesystem::exists(Path("other")));
  WriteToError();
  const Outcome again = release("first");
  EXPECT_EQ(again.status, 0);
  EXPECT_THAT(again.err, HasSubstr("is finished"));
}

// Killed before any of its commands the script leaves no book without its own receipt, be there
// none at first or another.
TEST_F(BookTest, IsReleasedWithItsReceiptOrNotAtAll) {
  const std::string book = Path("released/job.book");
  const auto is_whole = [&] {
    if (!std::filesystem::exists(book)) return true;
    const Outcome sum = Execute(absl::StrCat("sha256sum '", book, "'"));
    const Json receipt = Json::parse(ReadFile(book + ".receipt"), nullptr, false);
    return receipt.is_object() && sum.out.starts_with(receipt["sha256"].get<std::string>());
  };
  const std::string trap =
      WriteFile("trap",
                // In the script alone: a command of it may be a script, too.
                "if [[ $0 == */release ]]; then\n"
                "  steps=0; trap '((++steps < LAST)) || kill -KILL $$' DEBUG\nfi\n");
  const auto release = [&](int last) {
    return Execute(absl::StrCat("env BASH_ENV='", trap, "' LAST=", last,
                                " SCHAFKOPF='" SCHAFKOPF_PROGRAM "' bash '" SCHAFKOPF_ROOT
                                "/tools/book/release' '",
                                Path("job.toml"), "' '", Path("released"), "' >/dev/null"));
  };
  for (const char* job : {"worlds = 2", "worlds = 3"}) {
    WriteBookJob("sample = 2\nseat = 1", job);
    if (std::string(job) == "worlds = 3") {
      std::filesystem::remove(Path("released/job.jsonl"));
      std::filesystem::remove(Path("released/job.jsonl.receipt"));
    }
    int last = 1;
    for (; last < 200 && release(last).status != 0; last += LongTests() ? 1 : 9) {
      EXPECT_TRUE(is_whole()) << job << " before command " << last;
    }
    EXPECT_TRUE(is_whole()) << job;
    EXPECT_GT(last, 21);
    ASSERT_TRUE(std::filesystem::exists(book));
    EXPECT_EQ(Json::parse(ReadFile(book + ".receipt"))["book"]["worlds"], job[9] - '0');
  }
}

// No byte that changes, and no end that is missing, goes unnoticed or ends the program badly.
TEST_F(BookTest, DamageIsNoticed) {
  const std::string hand = *HandsOf(MakeSample()).begin();
  const std::string whole = ReadFile(Path("book"));
  const std::string asked = absl::StrCat("'", hand, "' --seat 1 --json");
  const std::string told = Ask(asked).out;
  const auto try_book = [&](const std::string& bytes, std::size_t at) {
    const std::string path = WriteFile("book", bytes);
    const Outcome verified = Call(absl::StrCat("book '", path, "' --verify"));
    EXPECT_EQ(verified.status, 65) << at;
    EXPECT_THAT(verified.err,
                testing::AnyOf(HasSubstr("is damaged or truncated"), HasSubstr("is not a book"),
                               HasSubstr("in a different format")));
    const Outcome answer = Ask(asked);
    EXPECT_TRUE(answer.status == 65 || (answer.status == 0 && answer.out == told)) << at;
  };
  constexpr std::size_t kTries = 40;
  for (std::size_t i = 0; i < kTries; ++i) {
    // The beginning, the end, and places in between.
    const std::size_t at = i < 5    ? 4 * i
                           : i < 15 ? whole.size() - 7 * (i - 4)
                                    : whole.size() * (i - 14) / (kTries - 14) - 1;
    std::string changed = whole;
    changed[at] = static_cast<char>(changed[at] ^ (1 << i % 8));
    try_book(changed, at);
    if (i % 4 == 0) try_book(whole.substr(0, at), at);
  }
}

}  // namespace
}  // namespace schafkopf::book_test
