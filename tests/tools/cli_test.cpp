// The program as its users meet it: what it prints and how it ends.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/support/program.h"
#include "tests/support/sanitized.h"
#include "tests/support/test_scale.h"

namespace schafkopf::cli_test {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;

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

  const Outcome answer = Call("solve --json -", input);
  EXPECT_EQ(answer.out,
            "{\"line\":2,\"contract\":\"wenz\",\"declarer\":2,\"value\":45,\"won\":false}\n"
            "{\"line\":4,\"contract\":\"ruf:S\",\"declarer\":0,\"value\":47,\"won\":false}\n");
  EXPECT_EQ(answer.status, 0);
}

TEST_F(Program, SolveTellsCardsAndALine) {
  const Outcome cards = Call("solve --each-card", kRuf);
  EXPECT_EQ(cards.out, "47 SO=47 GU=47 HU=47 HK=47\n");
  const Outcome answer = Call("solve --json --each-card", kRuf);
  EXPECT_THAT(answer.out, HasSubstr("\"cards\":{\"SO\":47,\"GU\":47,\"HU\":47,\"HK\":47}"));

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
  const Outcome answer = Call("solve --json --node-budget 10 --line", kWenz);
  EXPECT_THAT(answer.out, MatchesRegex(".*\"finished\":false,\"low\":-?[0-9]+,\"high\":[0-9]+}\n"));
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

  const Outcome answer = Call("solve --json -", input);
  EXPECT_THAT(answer.out, HasSubstr("\n{\"line\":3,\"error\":\"expected a contract, found "
                                    "\\\"foo\\\"\",\"column\":1}\n{\"line\":4,"));
  EXPECT_EQ(answer.status, 65);
}

TEST_F(Program, EveryKindOfBadDealIsExplained) {
  struct Row {
    std::string deal;
    std::string error;
  };
  const std::string ruf = kRuf;
  const std::string path = Path("deals");
  for (
      const Row& row : std::vector<Row>{
          {Replaced(ruf, " S7 |", " |"),
           "1:89: expected 8 cards in hand 3, found 7 (31 cards in the deal)"},
          {Replaced(ruf, "EU H8", "EO H8"), "1:17: expected no duplicate cards, found EO again"},
          {Replaced(ruf, "ruf:S 0", "ruf:S 2"),
           "1:75: expected the called Sau outside the declarer's hand, "
           "found SA in the declarer's hand"},
          {Replaced(ruf, "ruf:S 0", "ruf:G 0"),
           "1:11: expected a plain card of the called suit (G) in the declarer's hand, found none"},
          {Replaced(ruf, "| EO H9", "| EO EA"),
           "1:118: expected one of SO GU HU HK H9, found EA, which seat 1 may not play here"},
          {Replaced(ruf, "HO EU", "HO EY"), "1:18: expected a rank (A Z K O U 9 8 7), found \"Y\""},
          {"", "1:1: expected at least one line of input, found the end of the file"},
          {"# nothing\n\n", "3:1: expected at least one line of input, found the end of the file"},
          {std::string("\x7f"
                       "ELF\0\x01\xff\n\n\0",
                       10),
           "1:1: expected a contract, found \"\\x7fELF\\x00\\x01\\xff\""},
          {std::string(10'000'000, 'x'),
           "1:1: expected a contract, found \"xxxxxxxxxxxxxxxxxxxxxxxx...\""},
          {absl::StrCat(ruf, std::string(10'000'000, ' ')),
           "1:65537: expected at most 65536 bytes per line, found more"},
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
       {"", "nonsense", "solve --nonsense", "solve --threads -1", "solve --threads x",
        "solve --node-budget 0", "deal x", "deal -1", "deal --seed -1", "deal --deck tiny",
        "deal --contract wenz", "deal --declarer 1", "deal --contract wenz --declarer 4", "legal",
        "legal wenz", "rules extra"}) {
    const Outcome run = Call(arguments);
    EXPECT_EQ(run.status, 2) << arguments;
    EXPECT_NE(run.err, "") << arguments;
    EXPECT_EQ(run.out, "") << arguments;
  }
}

// Read letter by letter it would ask for help.
TEST_F(Program, AnOptionWithOneDashIsRefused) {
  for (const char* arguments : {"-hand", "deal -hand", "-help", "deal 1 -seed 3", "-version"}) {
    const Outcome run = Call(arguments);
    EXPECT_EQ(run.status, 2) << arguments;
    EXPECT_EQ(run.out, "") << arguments;
    EXPECT_THAT(run.err, HasSubstr("expected two dashes before an option, found \"-")) << arguments;
  }
  EXPECT_EQ(Call("-h").status, 0);
}

TEST_F(Program, WhatATerminalWouldObeyIsEscaped) {
  for (const char* arguments :
       {"$'ask\\e[31m'", "deal $'extra\\e[31m' more", "solve $'no\\e[31m'", "deal $'--see\\e[31m'",
        "ask $'E\\e[31m'", "rules --check $'no\\e[31m'", "deal --seed $'\\e[31m\\xff'"}) {
    const std::string script =
        WriteFile("script", absl::StrCat("'", SCHAFKOPF_PROGRAM, "' ", arguments, "\n"));
    std::system(absl::StrCat("bash '", script, "' 2>'", Path("err"), "'").c_str());
    const std::string err = ReadFile(Path("err"));
    EXPECT_THAT(err, HasSubstr("\\x1b")) << arguments;
    EXPECT_EQ(err.find('\x1b'), std::string::npos) << arguments;
    EXPECT_EQ(err.find('\xff'), std::string::npos) << arguments;
  }
}

TEST_F(Program, ColumnsCountCharacters) {
  EXPECT_THAT(Call("ask '♠O ♥O x'").err, HasSubstr("HAND: column 7: "));
  EXPECT_THAT(Call("solve", "solo:♥ 0 | ♠O ♠U x\n").err, HasSubstr("-:1:18: "));
  EXPECT_THAT(Call("deal --given 'cards(0,♥)<2 or x'").err, HasSubstr("--given: column 17: "));
  EXPECT_THAT(Call("legal wenz --hand '♥U/♥A/x'").err, HasSubstr("--hand: column 7: "));
  EXPECT_THAT(Call("auction --bids '0 Gras-Wenz, 1 ♥-Solo, 9 wenz'").err,
              HasSubstr("--bids: column 24: "));
}

TEST_F(Program, AnUnknownVerbIsAnsweredWithAllVerbs) {
  constexpr char kVerbs[] =
      "(ask, advise, solve, analyze, review, deal, exchange, legal, score, auction, match, play, "
      "chance, convert, rules, batch, batch-status, merge, book, summarize, answer, engine, serve, "
      "completion, man or bench)";
  EXPECT_EQ(Call("nosuch --json").err, absl::StrCat("schafkopf: expected a verb ", kVerbs,
                                                    ", found \"nosuch\"; see --help\n"));
}

TEST_F(Program, TellsItsVersionAndItsVerbs) {
  const Outcome version = Call("--version");
  EXPECT_THAT(version.out, MatchesRegex("schafkopf [0-9.]+\ncommit [^\n]+\nsignature [^\n]+\n"));
  EXPECT_EQ(version.status, 0);
  const Outcome help = Call("--help");
  EXPECT_EQ(Call("help").out, help.out);
  EXPECT_EQ(Call("help solve --lang de").out, Call("solve --help --lang de").out);
  EXPECT_EQ(help.status, 0);
  for (const char* verb : {"solve", "deal", "legal", "rules"}) {
    EXPECT_THAT(help.out, HasSubstr(verb));
    EXPECT_EQ(Call(absl::StrCat(verb, " --help")).status, 0);
  }
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
  EXPECT_THAT(Call("solve --node-budget 1", start + "\n").out,
              MatchesRegex("unfinished paranoid=-?[0-9]+\\.\\.[0-9]+,.*\n"));
  const std::string bounds = Call("solve --json --node-budget 1", start + "\n").out;
  EXPECT_THAT(bounds, HasSubstr("\"finished\":false,\"paranoid_low\":["));
  EXPECT_THAT(bounds, HasSubstr("\"paranoid_high\":["));
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

#ifndef SCHAFKOPF_SANITIZED
// A thread asks for more stack than there are addresses.
TEST_F(Program, WithoutThreadsItWorksAloneWithAWord) {
  const std::string limits = "ulimit -s 1000000; ulimit -v 900000; '";
  const std::string deals = Call("deal 100 --contract wenz --declarer 1").out;
  const auto limited = [&](const std::string& arguments) {
    const std::string script =
        WriteFile("limited", absl::StrCat(limits, SCHAFKOPF_PROGRAM, "' ", arguments, "\n"));
    const std::string in = WriteFile("in", deals);
    const int ended = std::system(
        absl::StrCat("bash '", script, "' <'", in, "' >'", Path("out"), "' 2>'", Path("err"), "'")
            .c_str());
    return Outcome{WIFEXITED(ended) ? WEXITSTATUS(ended) : 128 + WTERMSIG(ended),
                   ReadFile(Path("out")), ReadFile(Path("err"))};
  };
  constexpr char kWord[] =
      "schafkopf: the system allows only 1 of 3 threads, so this will take longer\n";
  for (const char* arguments :
       {"solve --threads 3", "ask EOGOHOSOEAHAH9S7 --contract wenz --worlds 40 --threads 3",
        "match play:2 --contract wenz --deals 2 --threads 3"}) {
    const Outcome run = limited(arguments);
    EXPECT_EQ(run.status, 0) << arguments << run.err;
    EXPECT_EQ(run.err, kWord) << arguments;
    EXPECT_EQ(run.out, Call(arguments, deals).out) << arguments;
  }
}

TEST_F(Program, WithoutMemoryItSaysSo) {
  const std::string in = WriteFile("in", Call("deal 40 --contract wenz --declarer 1").out);
  int refused = 0;
  for (const char* arguments : {"ask EOGOHOSOEAHAH9S7 --contract wenz --worlds 2 --threads 1",
                                "solve --threads 2", "answer", "analyze --threads 1"}) {
    bool begun = false;
    for (int kilobytes = 10'000; kilobytes < 30'000; kilobytes += LongTests() ? 250 : 500) {
      const int ended = std::system(absl::StrCat("ulimit -v ", kilobytes, "; '", SCHAFKOPF_PROGRAM,
                                                 "' ", arguments, " <'", in, "' >'", Path("out"),
                                                 "' 2>'", Path("err"), "'")
                                        .c_str());
      const int status = WIFEXITED(ended) ? WEXITSTATUS(ended) : 128 + WTERMSIG(ended);
      // 127: the loader finds no room for the program itself; 134: nor its libraries for what they
      // set up before it begins.
      EXPECT_THAT(status, testing::AnyOf(0, 65, 75, 127, begun ? 127 : 134))
          << arguments << kilobytes << ReadFile(Path("err"));
      begun |= status < 127;
      refused += status == 75 ? 1 : 0;
    }
  }
  EXPECT_GT(refused, 0);
}

TEST_F(Program, TheProcessorsAllowedAreTheThreadsUsed) {
  const auto threads = [this](const char* call) {
    const std::string script = absl::StrCat(
        "cd '", Path(""), "'; rm -f keys; mkfifo keys; taskset -c 0 '", SCHAFKOPF_PROGRAM, "' ",
        call, " <keys >out & pid=$!; exec 3>keys; echo '", kWenz,
        "' >&3; for i in $(seq 100); do [ -s out ] && break; sleep 0.1; done; "
        "ls /proc/$pid/task | wc -l >count; exec 3>&-; wait $pid");
    std::system(script.c_str());
    return ReadFile(Path("count"));
  };
  EXPECT_EQ(threads("solve -"), threads("solve - --threads 1"));
  EXPECT_NE(threads("solve -"), threads("solve - --threads 2"));
}
#endif

}  // namespace
}  // namespace schafkopf::cli_test
