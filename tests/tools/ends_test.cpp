// How every verb ends: where its output is lost, and at Ctrl-C.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/support/batch_job.h"

namespace schafkopf::ends_test {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;

// Hundredths of a second of processor time that a question is given at first, before it is
// interrupted.
constexpr int kThinking = 20;

constexpr char kWenz[] =
    "wenz 2 | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ | EZ EU E7 GU HA SO SU S7 | "
    "GO G9 G8 G7 HZ HK HO S9\n";
constexpr char kGame[] =
    "solo:E 1 | SO SU EA HZ HK SZ | GO HO GU E9 SA S9 | EO EZ GA GZ HA H9 | EU HU EK GK G9 SK | "
    "SZ SA HA SK GU EZ HU SO HK HO H9 G9 S9 EO GK EA GZ EU HZ GO E9 GA EK SU | 68\n";
constexpr char kWedding[] =
    "hochzeit:2 0 | HU EA EZ GA GK SA SK S7 | EO GO HO SO EU GU SU HA | HZ HK H9 H8 H7 EK E9 E8 | "
    "GZ G9 G8 G7 SZ S9 S8 E7\n";
constexpr char kPriced[] = "ruf:E 0; partner 2; points 61\n";
constexpr char kLegal[] = "{\"question\":\"legal\",\"contract\":\"wenz\",\"hand\":\"EU EA\"}\n";
constexpr char kAdviseView[] =
    "advise 'wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ' --worlds ";

// Work that prints something, and soon ends.
struct Quick {
  std::string arguments;  // the verb first
  std::string input = {};
};

// Work that only a signal ends: by its arguments, or as its input stays open.
struct Lasting {
  std::string arguments;
  std::string input;
  std::string prints;   // on stdout, by then
  std::string how_far;  // on stderr, behind "interrupted"
};

class Ends : public Batch {
 protected:
  std::vector<Quick> AllQuick() const {
    WriteFile("deals", Deals(2));
    WriteJob("kind = \"value\"");
    return {{"ask 'EO GO HO SO EU GU HU SU' --contract sie"},
            {absl::StrCat(kAdviseView, 20)},
            {"solve", kWenz},
            {"analyze", kGame},
            {"review --worlds 20", kGame},
            {"deal 2"},
            {"exchange", kWedding},
            {"legal wenz --hand 'EA EK' --trick EZ"},
            {"score ruf:E --points 61"},
            {"score - --sheet", kPriced},
            {"auction --bids '0 ruf'"},
            {"match habit --contract wenz --deals 2"},
            {"play --worlds 20 --deck short --threads 1 --seed 1"},
            {"chance 'has(0,EO)'"},
            {"convert", kPriced},
            {"rules"},
            {absl::StrCat("batch '", Path("job.toml"), "' --show")},
            {"summarize", "{\"line\":1,\"contract\":\"wenz\",\"value\":45}\n"},
            {"answer", kLegal},
            {"engine", "isready\n"},
            {"serve --port 0"},
            {"completion bash"},
            {"man"},
            {"bench --contract pfd --deck short --question win"}};
  }

  // Verbs that print nothing, or not without a file that takes long to make.
  std::set<std::string> Others() const { return {"merge", "book", "batch-status"}; }

  std::vector<Lasting> AllLasting() const {
    return {{"solve -", kWenz, "45\n", " after 1 line"},
            {"analyze -", kGame, "result 68 points", " after 1 line"},
            {"review --worlds 20 -", kGame, "Seat 1 plays Eichel-Solo: 68 points", " after 1 line"},
            {"exchange -", kWedding, "", " after 1 line"},
            {"score - --sheet", kPriced, "chair 0: ", " after 1 line"},
            {"convert -", kPriced, "ruf:E 0", " after 1 line"},
            {"answer -", kLegal, "EU", " after 1 line"},
            {"ask -", "", "", " after 0 lines"},
            {"summarize -", "{\"line\":1,\"contract\":\"wenz\",\"value\":45}\n", "1 row",
             " after 1 row"},
            {absl::StrCat(kAdviseView, "1000000 --threads 1"), "",
             "Interrupted: these are the results so far.", " after [0-9]+ deals"},
            {"ask 'EO GO HA HK' --worlds 1000000 --threads 1", "",
             "Interrupted: these are the results so far.", ""},
            {"ask 'EO GO HA HK H9 SA S7 G8' --against solo:G --seat 1 --declarer 0 --threads 1 "
             "--worlds 1000000",
             "", "Interrupted: these are the results so far.", ""},
            {"deal 1000000000", "", "passed - | ", " after [0-9]+ deals"},
            {"match habit --contract wenz --deals 10000000 --threads 1", "", "",
             " after [0-9]+ deals?"},
            {"match play:10000 --contract solo --deals 2 --threads 1", "", "", " after 0 deals"},
            {"ask /dev/zero", "", "", " after 0 lines"},
            {"bench --contract ramsch --question ending --count 2000", "", "milliseconds a solve",
             " after 0 rows"}};
  }

  // Runs it until it has met its input and waits, or has used so many hundredths of a second, and
  // ends it by Ctrl-C.
  Outcome Interrupt(const Lasting& lasting, int thinking) const {
    WriteFile("input", lasting.input);
    const std::string script = absl::StrCat(
        "cd '", Path(""), "'; rm -f keys; mkfifo keys; '", SCHAFKOPF_PROGRAM, "' ",
        lasting.arguments,
        " <keys >out 2>err & pid=$!; exec 3>keys; cat input >&3; "
        // Once it has a handler for SIGINT, and has printed what it knows or had the time to.
        "for i in $(seq 600); do grep -q '^SigCgt:.*[2367abef]$' /proc/$pid/status && break; "
        "sleep 0.1; done; used() { cut -d ' ' -f 14,15 /proc/$pid/stat; }; "
        "for i in $(seq 600); do [ -s input ] && [ -s out ] && break; "
        "set -- $(used); [ $(($1 + $2)) -ge ",
        thinking,
        " ] && break; "
        // It sleeps and takes no time: it waits for more.
        "sleep 0.2; [ \"$(used)\" = \"$1 $2\" ] && grep -q '^State:.S' /proc/$pid/status && "
        "break; done; kill -INT $pid; wait $pid");
    const int ended = std::system(script.c_str());
    return {WEXITSTATUS(ended), ReadFile(Path("out")), ReadFile(Path("err"))};
  }

  // The same, with more time for what knew nothing yet: a busy processor does less in it, and a
  // sanitizer slows it.
  Outcome Interrupt(const Lasting& lasting) const {
    Outcome run = Interrupt(lasting, kThinking);
    for (int more = 2; more <= 64 && !absl::StrContains(run.out, lasting.prints); more *= 2) {
      run = Interrupt(lasting, kThinking * more);
    }
    return run;
  }
};

TEST_F(Ends, EveryVerbIsAmongThese) {
  std::set<std::string> tried = Others();
  for (const Quick& quick : AllQuick()) {
    tried.insert(quick.arguments.substr(0, quick.arguments.find(' ')));
  }
  const std::string said = Call("nonsense").err;
  const std::size_t begin = said.find('(') + 1;
  std::set<std::string> verbs;
  for (absl::string_view list : absl::StrSplit(said.substr(begin, said.find(')') - begin), ", ")) {
    for (absl::string_view verb : absl::StrSplit(list, " or ")) verbs.emplace(verb);
  }
  EXPECT_GT(verbs.size(), 20u) << said;
  EXPECT_EQ(tried, verbs);
}

TEST_F(Ends, OutputThatIsLostIsSaid) {
  std::vector<Quick> all = AllQuick();
  for (const char* also : {"--help", "--version", "solve --help", "ask --help --lang de"}) {
    all.push_back({also});
  }
  for (const Quick& quick : all) {
    const Outcome closed = Call(quick.arguments + " >&-", quick.input);
    EXPECT_EQ(closed.status, 74) << quick.arguments << closed.err;
    const bool german = absl::EndsWith(quick.arguments, "--lang de");
    EXPECT_THAT(closed.err,
                HasSubstr(german ? "lässt sich nicht schreiben: die Datei ist nicht geöffnet"
                                 : "cannot write: Bad file descriptor"))
        << quick.arguments;
    const Outcome full = Call(quick.arguments + " >/dev/full", quick.input);
    EXPECT_EQ(full.status, 74) << quick.arguments << full.err;
    EXPECT_THAT(full.err,
                HasSubstr(german ? "der Datenträger ist voll" : "No space left on device"))
        << quick.arguments;
  }
}

TEST_F(Ends, AClosedFileIsNoAnswer) {
  EXPECT_EQ(Execute(absl::StrCat("{ '", SCHAFKOPF_PROGRAM, "' solve - <&-; }")).status, 74);
  EXPECT_EQ(Execute(absl::StrCat("{ '", SCHAFKOPF_PROGRAM, "' deal 1 2>&-; }")).status, 0)
      << "nothing had to be said there";
  EXPECT_EQ(Call("solve >&-", "nonsense\n").status, 74) << "the error in its place is lost, too";
}

TEST_F(Ends, CtrlCPrintsWhatIsKnownAndHowFarItCame) {
  for (const Lasting& lasting : AllLasting()) {
    const Outcome run = Interrupt(lasting);
    EXPECT_EQ(run.status, 130) << lasting.arguments << run.err;
    EXPECT_THAT(run.out, HasSubstr(lasting.prints)) << lasting.arguments;
    EXPECT_THAT(run.err,
                ContainsRegex(absl::StrCat("schafkopf: interrupted", lasting.how_far, "\n$")))
        << lasting.arguments;
  }
}

TEST_F(Ends, AReviewThatIsInterruptedEndsWithItsTable) {
  const Outcome run = Interrupt({"review --worlds 20 -", kGame, "", ""});
  EXPECT_THAT(run.out, HasSubstr("mistakes")) << "the head of the table of players";
  EXPECT_EQ(run.out, Call("review --worlds 20", kGame).out);
}

}  // namespace
}  // namespace schafkopf::ends_test
