// The program as its users meet it: what it prints and how it ends.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/program.h"
#include "tests/test_scale.h"

namespace schafkopf {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;

constexpr char kWenz[] =
    "wenz 2 | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ | EZ EU E7 GU HA SO SU S7 | "
    "GO G9 G8 G7 HZ HK HO S9";
constexpr char kRuf[] =
    "ruf:S 0 | EO HO EU H8 H7 E9 E8 SK | SO GU HU HK H9 EA EZ GK | HA EK GZ G8 SA SZ S9 S8 | "
    "GO SU HZ E7 GA G9 G7 S7 | EO H9 HA SU H8";

std::string Replaced(std::string text, const std::string& from, const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

TEST_F(Program, SolveAnswersLineByLine) {
  const std::string input = absl::StrCat("# two deals\n", kWenz, "\n\n", kRuf, "\n");
  const Outcome text = Call("solve", input);
  EXPECT_EQ(text.out, "45\n47\n");
  EXPECT_EQ(text.err, "");
  EXPECT_EQ(text.status, 0);

  const Outcome json = Call("solve --json -", input);
  EXPECT_EQ(json.out,
            "{\"line\":2,\"contract\":\"wenz\",\"declarer\":2,\"value\":45,\"won\":false}\n"
            "{\"line\":4,\"contract\":\"ruf:S\",\"declarer\":0,\"value\":47,\"won\":false}\n");
  EXPECT_EQ(json.status, 0);
}

TEST_F(Program, SolveTellsCardsAndALine) {
  const Outcome cards = Call("solve --each-card", kRuf);
  EXPECT_EQ(cards.out, "47 SO=47 GU=47 HU=47 HK=47\n");
  const Outcome json = Call("solve --json --each-card", kRuf);
  EXPECT_THAT(json.out, HasSubstr("\"cards\":{\"SO\":47,\"GU\":47,\"HU\":47,\"HK\":47}"));

  // A line of play is legal and leads to the value.
  const std::string value_and_line = Call("solve --line", kRuf).out;
  const std::vector<std::string> words =
      absl::StrSplit(value_and_line, absl::ByAnyChar(" \n"), absl::SkipEmpty());
  ASSERT_EQ(words.size(), 1u + 32 - 5);
  std::string played = kRuf;
  for (std::size_t i = 1; i < words.size(); ++i) absl::StrAppend(&played, " ", words[i]);
  const Outcome end =
      Call("solve --json --line --each-card", absl::StrCat(played, " | ", words[0]));
  EXPECT_THAT(end.out, HasSubstr("\"value\":47,\"won\":false,\"cards\":{},\"play\":[]"));
  EXPECT_EQ(end.status, 0) << end.err;
}

TEST_F(Program, SolveComparesWithAThreshold) {
  EXPECT_EQ(Call("solve --threshold 45", kWenz).out, "1\n");
  EXPECT_EQ(Call("solve --threshold 46", kWenz).out, "0\n");
  EXPECT_EQ(Call("solve --threshold -1", kWenz).out, "1\n");
  EXPECT_EQ(Call("solve --json --threshold 46", kWenz).out,
            "{\"line\":1,\"contract\":\"wenz\",\"declarer\":2,\"reached\":false}\n");
  EXPECT_EQ(Call("solve --threshold 1", Replaced(kWenz, "wenz", "wenz+tout")).out, "0\n");
  EXPECT_EQ(Call("solve --threshold 122", kWenz).status, 2);
}

TEST_F(Program, SolveGivesUpOverItsBudget) {
  const Outcome text = Call("solve --node-budget 10", kWenz);
  EXPECT_THAT(text.out, MatchesRegex("-?[0-9]+\\.\\.[0-9]+\n"));
  const Outcome json = Call("solve --json --node-budget 10 --line", kWenz);
  EXPECT_THAT(json.out, MatchesRegex(".*\"finished\":false,\"low\":-?[0-9]+,\"high\":[0-9]+}\n"));
  EXPECT_EQ(Call("solve --node-budget 100000000", kWenz).out, "45\n");
}

// 60 points win a Muss, unless the table asks for 61; between two they are a draw.
TEST_F(Program, SolveKnowsWhoWinsAtTheTable) {
  const std::string muss =
      "muss:S 0 | EO EU GU HU H9 EA | HK EZ GK SA SZ SK | HO SO SU HA HZ S9 | GO EK E9 GA GZ G9\n";
  const auto won = [&](const std::string& options, const std::string& deal) {
    const nlohmann::json answer = nlohmann::json::parse(Call("solve --json " + options, deal).out);
    EXPECT_EQ(answer["value"], 60);
    return answer["won"];
  };
  EXPECT_EQ(won("", muss), true);
  EXPECT_EQ(won("--option muss_thresholds=normal", muss), false);
  const std::string two =
      "offiziere 0 | SO/SZ HU/GO H9/EK H7/SK E8/SU E7/HK GK/HA S9/GA | "
      "EO/EZ HO/G7 GU/EU HZ/SA H8/GZ EA/E9 G9/S8 S7/G8\n";
  EXPECT_TRUE(won("", two).is_null());
}

TEST_F(Program, SolveFromTheStartIgnoresThePlay) {
  const std::string bare = Replaced(kRuf, " | EO H9 HA SU H8", "");
  EXPECT_EQ(Call("solve --from-start", kRuf).out, Call("solve", bare).out);
  EXPECT_EQ(Call("solve --from-start --each-card", kRuf).out, Call("solve --each-card", bare).out);
}

TEST_F(Program, SolveCountsNodesAsIfEachLineWereTheFirst) {
  const auto nodes_of = [](const std::string& out) {
    return out.substr(0, out.find(" milliseconds"));
  };
  const std::string alone = nodes_of(Call("solve --stats", kRuf).out);
  EXPECT_THAT(alone, MatchesRegex("47 nodes=[1-9][0-9]*"));
  const std::string twice =
      Call("solve --threads 1 --stats", absl::StrCat(kRuf, "\n", kRuf, "\n")).out;
  EXPECT_EQ(nodes_of(twice.substr(twice.find('\n') + 1)), alone);
  EXPECT_THAT(Call("solve --stats --json", kRuf).out, HasSubstr("\"nodes\":"));
}

TEST_F(Program, SolveKnowsDealsWithoutPlay) {
  const std::string passed = Replaced(kWenz, "wenz 2", "passed -");
  EXPECT_EQ(Call("solve", passed).out, "-\n");
  EXPECT_EQ(Call("solve --json", passed).out,
            "{\"line\":1,\"contract\":\"passed\",\"declarer\":null,\"value\":null}\n");
  const std::string sie = Call("deal --contract sie --declarer 3 --seed 4").out;
  EXPECT_EQ(Call("solve", sie).out, "1\n");
}

TEST_F(Program, SolveGivesTheSameBytesOnAnyNumberOfThreads) {
  const std::string deals =
      absl::StrCat(Call("deal 60 --deck short --contract wenz --declarer 1").out, "nonsense\n",
                   Call("deal 60 --deck short --contract ruf:G --declarer 2 --seed 9").out);
  const std::string options = "solve --json --each-card --line --threads ";
  const Outcome one = Call(options + "1", deals);
  EXPECT_EQ(one.status, 65);
  EXPECT_EQ(std::ranges::count(one.out, '\n'), 121);
  for (const char* threads : {"2", "7", "1"}) {
    const Outcome again = Call(options + threads, deals);
    EXPECT_EQ(again.out, one.out) << threads;
    EXPECT_EQ(again.err, one.err) << threads;
  }
}

TEST_F(Program, ABadLineIsNamedAndTheRestSolved) {
  const std::string input = absl::StrCat(kWenz, "\n\nfoo 1 | EA\n", kRuf, "\n");
  const Outcome text = Call("solve -", input);
  EXPECT_EQ(text.out, "45\nerror\n47\n");
  EXPECT_EQ(text.err, "-:3:1: expected a contract, found \"foo\"\n");
  EXPECT_EQ(text.status, 65);

  const Outcome json = Call("solve --json -", input);
  EXPECT_THAT(json.out, HasSubstr("\n{\"line\":3,\"error\":\"expected a contract, found "
                                  "\\\"foo\\\"\",\"column\":1}\n{\"line\":4,"));
  EXPECT_EQ(json.status, 65);
}

TEST_F(Program, EveryKindOfBadDealIsExplained) {
  struct Row {
    std::string deal;
    std::string error;
  };
  const std::string ruf = kRuf;
  const std::string path = Path("deals");
  for (const Row& row : std::vector<Row>{
           {Replaced(ruf, " S7 |", " |"),
            "1:89: expected 8 cards in hand 3, found 7 (31 cards in the deal)"},
           {Replaced(ruf, "EU H8", "EO H8"), "1:17: expected each card once, found EO again"},
           {Replaced(ruf, "ruf:S 0", "ruf:S 2"),
            "1:75: expected the called Sau in another hand than the declarer's, "
            "found SA in his own"},
           {Replaced(ruf, "ruf:S 0", "ruf:G 0"),
            "1:11: expected a plain card of the called suit G in the declarer's hand, found none"},
           {Replaced(ruf, "| EO H9", "| EO EA"),
            "1:118: expected one of SO GU HU HK H9, found EA, which seat 1 may not play here"},
           {Replaced(ruf, "HO EU", "HO EY"),
            "1:18: expected a rank (A Z K O U 9 8 7), found \"Y\""},
           {"", "1:1: expected at least one line of input, found the end of the file"},
           {"# nothing\n\n", "3:1: expected at least one line of input, found the end of the file"},
           {std::string("\x7f"
                        "ELF\0\x01\xff\n\n\0",
                        10),
            "1:1: expected a contract, found \"\\x7fELF\\x00\\x01\\xff\""},
           {std::string(10'000'000, 'x'),
            "1:1: expected a contract, found \"xxxxxxxxxxxxxxxxxxxxxxxx...\""},
           {absl::StrCat(ruf, std::string(10'000'000, ' ')),
            "1:65537: expected at most 65536 bytes in a line, found more"},
       }) {
    WriteFile("deals", row.deal);
    const Outcome run = Call(absl::StrCat("solve '", path, "'"));
    EXPECT_EQ(run.status, 65) << row.error;
    EXPECT_THAT(run.err, testing::StartsWith(absl::StrCat(path, ":", row.error, "\n")));
  }
}

TEST_F(Program, ALongCommentIsNoLongLine) {
  const Outcome run =
      Call("solve", absl::StrCat(kWenz, " #", std::string(10'000'000, 'x'), "\n", kRuf));
  EXPECT_EQ(run.out, "45\n47\n");
  EXPECT_EQ(run.status, 0) << run.err;
}

TEST_F(Program, FilesFromOtherSystemsAreRead) {
  EXPECT_EQ(Call("solve", absl::StrCat("\xef\xbb\xbf", kWenz, "\r\n\r\n", kRuf, "\r\n")).out,
            "45\n47\n");
}

TEST_F(Program, FilesThatCannotBeReadAreNamed) {
  const Outcome missing = Call("solve /no/such/file");
  EXPECT_EQ(missing.status, 74);
  EXPECT_EQ(missing.err, "schafkopf: cannot read /no/such/file: No such file or directory\n");
  const Outcome folder = Call("solve /");
  EXPECT_EQ(folder.status, 74);
  EXPECT_EQ(folder.err, "schafkopf: cannot read /: Is a directory\n");
}

TEST_F(Program, FailedOutputIsNoticed) {
  for (const char* arguments : {"deal 3", "rules", "--version", "--help", "deal 100000"}) {
    const Outcome full = Call(absl::StrCat(arguments, " >/dev/full"));
    EXPECT_EQ(full.status, 74) << arguments;
    EXPECT_EQ(full.err, "schafkopf: cannot write: No space left on device\n");
  }
  EXPECT_EQ(Call("solve >/dev/full", kWenz).status, 74);
}

TEST_F(Program, AClosedPipeEndsItQuietly) {
  const std::string command =
      absl::StrCat("{ '", SCHAFKOPF_PROGRAM, "' deal 1000000000; echo $? >'", Path("status"),
                   "'; } 2>'", Path("err"), "' | head -n 1 >'", Path("out"), "'");
  ASSERT_EQ(std::system(command.c_str()), 0);
  EXPECT_EQ(ReadFile(Path("status")), "0\n");
  EXPECT_EQ(ReadFile(Path("err")), "");
  EXPECT_THAT(ReadFile(Path("out")), testing::StartsWith("passed - | "));
}

TEST_F(Program, AnInterruptPrintsWhatIsKnown) {
  // The input stays open behind the two deals, so only the signal can end the program.
  const std::string deals = WriteFile("deals", absl::StrCat(kWenz, "\n", kRuf, "\n"));
  for (const auto& [signal, status] : {std::pair("INT", 130), std::pair("TERM", 75)}) {
    const std::string script =
        absl::StrCat("mkfifo '", Path("pipe"), "'; '", SCHAFKOPF_PROGRAM, "' solve '", Path("pipe"),
                     "' >'", Path("out"), "' & pid=$!; exec 3>'", Path("pipe"), "'; cat '", deals,
                     "' >&3; for i in $(seq 100); do [ $(wc -l <'", Path("out"),
                     "') = 2 ] && break; sleep 0.1; done; kill -", signal,
                     " $pid; wait $pid; status=$?; rm '", Path("pipe"), "'; exit $status");
    const int ended = std::system(script.c_str());
    EXPECT_EQ(WEXITSTATUS(ended), status);
    EXPECT_EQ(ReadFile(Path("out")), "45\n47\n");
  }
}

// Its reader keeps the pipe open, and full.
TEST_F(Program, ASignalEndsItWhereNobodyReads) {
  for (const auto& [signal, status] : {std::pair("INT", "130\n"), std::pair("TERM", "75\n")}) {
    const std::string script = absl::StrCat(
        "mkfifo '", Path("pipe"), "'; sleep 30 <'", Path("pipe"), "' & reader=$!; '",
        SCHAFKOPF_PROGRAM, "' deal 1000000000 >'", Path("pipe"), "' 2>'", Path("err"),
        "' & pid=$!; sleep ", TestScale() > 1 ? 5 : 2, "; kill -", signal,
        " $pid; wait $pid; echo $? >'", Path("status"), "'; kill $reader; rm '", Path("pipe"), "'");
    std::system(script.c_str());
    EXPECT_EQ(ReadFile(Path("status")), status) << ReadFile(Path("err"));
  }
}

TEST_F(Program, WrongUsageIsRefused) {
  for (const char* arguments :
       {"", "nonsense", "solve --nonsense", "solve --threads 0", "solve --threads x",
        "solve --node-budget 0", "deal x", "deal -1", "deal --seed -1", "deal --deck tiny",
        "deal --contract wenz", "deal --declarer 1", "deal --contract wenz --declarer 4", "legal",
        "legal wenz", "rules extra"}) {
    const Outcome run = Call(arguments);
    EXPECT_EQ(run.status, 2) << arguments;
    EXPECT_NE(run.err, "") << arguments;
    EXPECT_EQ(run.out, "") << arguments;
  }
}

TEST_F(Program, AnUnknownVerbIsAnsweredWithAllVerbs) {
  constexpr char kVerbs[] =
      "(ask, solve, analyze, deal, exchange, legal, score, auction, match, rules, "
      "batch, merge, summarize or bench)";
  EXPECT_EQ(Call("nosuch --json").err, absl::StrCat("schafkopf: expected a verb ", kVerbs,
                                                    ", found \"nosuch\"; --help explains them\n"));
  EXPECT_EQ(Call("").err, absl::StrCat("schafkopf: expected a verb ", kVerbs,
                                       ", found nothing; --help explains them\n"));
}

TEST_F(Program, TellsItsVersionAndItsVerbs) {
  const Outcome version = Call("--version");
  EXPECT_THAT(version.out, MatchesRegex("schafkopf [0-9.]+\ncommit [^\n]+\nsignature [^\n]+\n"));
  EXPECT_EQ(version.status, 0);
  const Outcome help = Call("--help");
  EXPECT_EQ(help.status, 0);
  for (const char* verb : {"solve", "deal", "legal", "rules"}) {
    EXPECT_THAT(help.out, HasSubstr(verb));
    EXPECT_EQ(Call(absl::StrCat(verb, " --help")).status, 0);
  }
}

TEST_F(Program, DealIsAFunctionOfItsSeed) {
  const Outcome first = Call("deal 20 --seed 7");
  EXPECT_EQ(first.status, 0);
  EXPECT_EQ(std::ranges::count(first.out, '\n'), 20);
  EXPECT_EQ(Call("deal 20 --seed 7").out, first.out);
  EXPECT_NE(Call("deal 20 --seed 8").out, first.out);
  EXPECT_THAT(first.out, testing::StartsWith(Call("deal 3 --seed 7").out));
  // Every line is a deal.
  EXPECT_EQ(Call("solve", first.out).status, 0);
}

TEST_F(Program, DealMeetsItsConditions) {
  const Outcome held = Call("deal 50 --hand '2=EO GO HA' --hand 0=su --given 'cards(2,E)==0'");
  EXPECT_EQ(held.status, 0);
  for (const auto line : absl::StrSplit(held.out, '\n', absl::SkipEmpty())) {
    const std::vector<std::string> fields = absl::StrSplit(line, " | ");
    ASSERT_EQ(fields.size(), 5u);
    for (const char* card : {"EO", "GO", "HA"}) EXPECT_THAT(fields[3], HasSubstr(card));
    EXPECT_THAT(fields[1], HasSubstr("SU"));
    for (const char* card : {"EA", "EZ", "EK", "E9", "E8", "E7"}) {
      EXPECT_THAT(fields[3], Not(HasSubstr(card)));
    }
  }
  for (const char* contract : {"ruf:E", "sie", "wenz", "kreuz", "bettel"}) {
    for (const char* deck : {"long", "short"}) {
      const Outcome deals =
          Call(absl::StrCat("deal 20 --deck ", deck, " --declarer 3 --contract ", contract));
      EXPECT_EQ(deals.status, 0) << deals.err;
      EXPECT_EQ(Call("solve --threshold 1", deals.out).status, 0) << contract;
    }
  }
  EXPECT_EQ(Call("deal --json --hand 0=EOGOHOSOEUGUHUSU --hand 1=EAEZEKE9E8E7GAGZ "
                 "--hand 2=GKG9G8G7HAHZHKH9")
                .out,
            "{\"contract\":null,\"declarer\":null,\"hands\":["
            "[\"EO\",\"GO\",\"HO\",\"SO\",\"EU\",\"GU\",\"HU\",\"SU\"],"
            "[\"EA\",\"EZ\",\"EK\",\"E9\",\"E8\",\"E7\",\"GA\",\"GZ\"],"
            "[\"HA\",\"HZ\",\"HK\",\"H9\",\"GK\",\"G9\",\"G8\",\"G7\"],"
            "[\"H8\",\"H7\",\"SA\",\"SZ\",\"SK\",\"S9\",\"S8\",\"S7\"]]}\n");
}

TEST_F(Program, DealRefusesWhatCannotBe) {
  struct Row {
    const char* arguments;
    const char* error;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"--hand 0=EOGOX", "--hand: column 7: expected a suit (E G H S), found \"X\""},
           {"--hand 4=EO", "--hand: column 1: expected a seat 0 to 3, found \"4\""},
           {"--hand EO", "--hand: column 1: expected SEAT=CARDS, found \"EO\""},
           {"--contract hochzeit:1 --declarer 1",
            "--contract: column 1: expected a partner other than the declarer, found hochzeit:1"},
           {"--contract offiziere --declarer 0",
            "--contract: column 1: expected two players (--players 2), found 4"},
           {"--contract wenz+tout --declarer 0 --hand 0=EU,HU,EA,EZ,EK,GA,HZ,S7 --option "
            "tout_min_laufende=2",
            "--contract: column 1: expected the 2 highest trumps in the declarer's hand (option "
            "tout_min_laufende), "
            "found 1"},
           {"--hand 0=EO --hand 1=EO", "--hand: column 3: expected each card once, found EO again"},
           {"--hand 0=EAEZEKEOEUE9E8E7GA", "--hand: column 3: expected at most 8 cards, found 9"},
           {"--deck short --hand 0=E7",
            "--hand: column 3: expected cards of the short deck, "
            "found E7"},
           {"--contract ruf:E --declarer 0 --hand 0=EA",
            "--contract: column 1: expected the called Sau in another hand than the declarer's, "
            "found EA in his own"},
           {"--contract ruf:E --declarer 0 --hand 0=EOGOHOSOEUGUHUSU",
            "--contract: column 1: expected a plain card of the called suit E in the declarer's "
            "hand, found none"},
           {"--contract ruf:E --declarer 0 --hand 1=EAEZEKE9E8E7",
            "--hand: column 1: expected hands in which the contract may be announced, found none"},
           {"--contract sie --declarer 0 --hand 1=SU",
            "--contract: column 1: expected the highest trumps in hand 0, found SU in hand 1"},
           {"--contract foo --declarer 0",
            "--contract: column 1: expected a contract, found \"foo\""},
           {"--given 'trumps(2)=>3'",
            "--given: column 10: expected a comparison "
            "(< <= > >= == !=), found \"=>3\""},
           {"--hand 0=EOGOHOSOEUGUHUSU --hand 1=EAEZEKE9E8E7GAGZ --hand 2=GKG9G8G7HAHZHKH9 "
            "--given 'trumps(0)>8'",
            "--given: column 1: expected conditions that can be met, "
            "found none such in 1000000 deals in a row"},
       }) {
    const Outcome run = Call(absl::StrCat("deal ", row.arguments));
    EXPECT_EQ(run.err, absl::StrCat(row.error, "\n")) << row.arguments;
    EXPECT_EQ(run.status, 65) << row.arguments;
  }
}

TEST_F(Program, LegalKnowsTheCalledSau) {
  struct Row {
    const char* arguments;
    const char* cards;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"wenz --hand 'EO GU SA S7' --trick 'S9 SK'", "SA S7"},
           {"wenz --hand 'EO GU SA S7'", "GU EO SA S7"},
           {"wenz --hand 'EO GU SA S7' --trick H9", "GU EO SA S7"},
           {"ruf:S --hand 'SA S9 EO E7' --trick S7", "SA"},
           {"ruf:S --hand 'SA S9 EO E7' --trick S7 --led-before", "SA S9"},
           {"ruf:S --hand 'SA S9 EO E7' --trick 'G7 G9'", "EO E7 S9"},
           {"ruf:S --hand 'SA S9 EO E7'", "EO E7 SA"},
           {"ruf:S --hand 'SA S9 S8 S7' --holder", "SA S9 S8 S7"},
           {"ruf:S --hand SA --trick G7", "SA"},
       }) {
    const Outcome run = Call(absl::StrCat("legal ", row.arguments));
    EXPECT_EQ(run.out, absl::StrCat(row.cards, "\n")) << row.arguments;
    EXPECT_EQ(run.status, 0) << run.err;
  }
  EXPECT_EQ(Call("legal ruf:S --hand 'SA S9 EO E7' --json").out,
            "{\"contract\":\"ruf:S\",\"legal\":[\"EO\",\"E7\",\"SA\"]}\n");
}

TEST_F(Program, LegalRefusesWhatCannotBe) {
  for (const char* arguments :
       {"wenz --hand EY", "foo --hand EA", "wenz --hand ''", "wenz --hand 'EA EA'",
        "wenz --hand EA --trick EA", "wenz --hand EA --trick 'E7 E8 E9 EZ'",
        "wenz --hand EA --trick 'E7 E7'", "ruf:S --hand EA --holder", "wenz --hand EA --holder",
        "wenz --hand EA --led-before", "wenz --hand 'EA EZ EK EO EU E9 E8 E7 GA'"}) {
    const Outcome run = Call(absl::StrCat("legal ", arguments));
    EXPECT_EQ(run.status, 65) << arguments;
    EXPECT_THAT(run.err, HasSubstr("expected")) << arguments;
  }
}

TEST_F(Program, RulesListEveryContract) {
  const Outcome json = Call("rules --json");
  EXPECT_EQ(json.status, 0);
  EXPECT_THAT(
      json.out,
      HasSubstr("{\"name\":\"wenz\",\"deck\":32,\"trumps\":[\"EU\",\"GU\",\"HU\",\"SU\"],"
                "\"order\":[\"A\",\"Z\",\"K\",\"O\",\"9\",\"8\",\"7\"],\"parties\":\"solo\","
                "\"objective\":\"points\",\"target\":61,\"tariff\":\"solo\",\"rank\":70,"));
  EXPECT_THAT(json.out, HasSubstr("{\"name\":\"farbgeier:S+tout\",\"deck\":24,"));
  EXPECT_THAT(json.out, HasSubstr("\"options\":{\"rules\":\"defaults\",\"tariff\":\"10/20/50\""));
  EXPECT_THAT(Call("rules --rules sauspiel").out, HasSubstr("\nwenz * "));
  const Outcome unknown = Call("rules --rules other");
  EXPECT_EQ(unknown.status, 65);
  EXPECT_EQ(
      unknown.err,
      "--rules: column 1: expected sauspiel, tournament, article or short, found \"other\"\n");
}

TEST_F(Program, ExchangeNamesTheBestCardToGiveBack) {
  const std::string hands =
      " | EO GO H7 EZ GZ GK SZ SK | HU EA E7 E8 GA G7 SA S7 | HO SO EU GU E9 EK G8 G9 |"
      " SU HA HZ HK H9 H8 S9 S8\n";
  const Outcome back = Call("exchange", "hochzeit:3 1" + hands);
  EXPECT_EQ(back.status, 0) << back.err;
  EXPECT_EQ(back.out.substr(0, 11), "HU to 3 for") << back.out;
  const Outcome refused = Call("exchange", "hochzeit:3 0" + hands);
  EXPECT_EQ(refused.status, 65);
  EXPECT_EQ(refused.err,
            "-:1:1: expected exactly one trump in the declarer's hand before the exchange, and as "
            "many cards to give back with the partner, found 3 trumps\n");
  EXPECT_EQ(Call("exchange --json", "wenz 0" + hands).status, 65);
  // A Schieber of one card among 20: forehand has six, the dealer four.
  const std::string schieber =
      " | EO GO HO SO EA S9 | EU GU HU SU EZ | EK GA GZ GK HA | HZ HK SA SZ";
  EXPECT_EQ(Call("exchange", "solo:E 0" + schieber).status, 65) << "S9 is no card of 20";
  const std::string fair = " | EO GO HO SO EA SK | EU GU HU SU EZ | EK GA GZ GK HA | HZ HK SA SZ\n";
  const Outcome passed = Call("exchange", "solo:E 0" + fair);
  EXPECT_EQ(passed.status, 0) << passed.err;
  EXPECT_THAT(passed.out, testing::StartsWith("0 passes "));
  EXPECT_EQ(Call("exchange", "solo:E 1" + fair).err,
            "-:1:8: expected forehand 0, who plays a Schieber, found 1\n");
}

TEST_F(Program, SolveSaysHowARamschEnds) {
  const std::string start =
      "ramsch - | EA GA EK S8 H9 HK GU SU | E7 G7 GZ SZ HZ EU HA HU | E8 G8 GK SK SA EO H7 GO |"
      " EZ G9 S7 S9 E9 H8 HO SO | EA E7 E8 EZ GA G7 G8 G9 H9 HZ EO H8 GK S7 EK GZ SZ SK S9 S8";
  const Outcome end = Call("solve --json", start + " EU H7 HO HK E9 GU HA GO SA SO SU HU\n");
  EXPECT_EQ(end.out,
            "{\"line\":1,\"contract\":\"ramsch\",\"declarer\":null,\"points\":[32,32,29,27],"
            "\"loser\":0,\"payments\":[-60,20,20,20],\"paranoid\":[-60,20,20,20]}\n");
  const Outcome open = Call("solve --each-card --line", start + "\n");
  EXPECT_EQ(open.status, 0) << open.err;
  EXPECT_NE(open.out.find(" loser="), std::string::npos) << open.out;
  EXPECT_EQ(Call("solve --threshold 61", start + "\n").status, 65);
  EXPECT_EQ(Call("solve --node-budget 1", start + "\n").out, "unfinished\n");
}

TEST_F(Program, DealsOfOtherTablesAreSolvedAndRepeat) {
  for (const char* const arguments :
       {"--players 3 --contract wenz --declarer 2", "--players 2 --contract offiziere --declarer 0",
        "--contract kop", "--contract wesele --declarer 3", "--contract muss:E --declarer 0",
        "--contract hochzeit:2 --declarer 1", "--contract sjavs:H --declarer 1",
        "--deck short20 --contract ruf:E --declarer 1"}) {
    const Outcome deals = Call(absl::StrCat("deal 2 --seed 5 ", arguments));
    EXPECT_EQ(deals.status, 0) << arguments << deals.err;
    EXPECT_EQ(deals.out, Call(absl::StrCat("deal 2 --seed 5 ", arguments)).out) << arguments;
    if (std::string(arguments).find("--players 2") != std::string::npos) continue;  // seconds
    const Outcome solved = Call("solve --json", deals.out);
    EXPECT_EQ(solved.status, 0) << arguments << solved.err;
  }
  EXPECT_EQ(Call("deal --players 3 --deck long").status, 65);
  EXPECT_EQ(Call("deal --contract kop --deck long").status, 65);
  EXPECT_EQ(Call("deal --contract ruf:E --declarer 0 --players 3").status, 65);
}

TEST_F(Program, LegalGoesByTheOptionsOfTheTable) {
  const auto legal = [&](const std::string& arguments) { return Call("legal " + arguments).out; };
  EXPECT_EQ(legal("bettel --option must_overtake=on --hand 'EZ EK E7 H9' --trick EU"), "EK\n");
  EXPECT_EQ(legal("ruf:G --hand 'GA GK G8 EO' --dealt 4"), "EO GA\n");
  EXPECT_EQ(legal("ruf:G --hand 'GA GK G8 EO' --dealt 4 --option runaway_count=at_deal"),
            "EO GA GK G8\n");
  EXPECT_EQ(legal("ruf:G --hand 'GA S7' --trick E9 --option x_discard_from_trick=7"), "GA S7\n");
  EXPECT_EQ(legal("offiziere --hand 'E9/E7 GA' --trick EZ"), "E9\n");
}

}  // namespace
}  // namespace schafkopf
