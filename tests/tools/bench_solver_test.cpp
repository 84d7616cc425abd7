// `bench --solver`: another program asked about a suite, through the pipe, as its users meet it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "tests/support/program.h"

namespace schafkopf::bench_solver_test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

constexpr char kEasy[] = SCHAFKOPF_ROOT "/bench/suite/easy.txt";
constexpr char kOurs[] = "'" SCHAFKOPF_PROGRAM "' solve --each-card";

class SolverBench : public Program {
 protected:
  // `bench --solver COMMAND --suite SUITE MORE`, where the command is a line of the shell.
  Outcome Ask(const std::string& command, const std::string& suite,
              const std::string& more = "") const {
    return Call(absl::StrCat("bench --solver \"", command, "\" --suite '", suite, "' ", more));
  }
  // A command that puts what stands in a script of the shell between questions and answers.
  std::string Script(const std::string& text) const {
    return absl::StrCat("exec sh '", WriteFile("script.sh", text), "'");
  }
  // The first positions of the easy class.
  static std::vector<std::string> Positions(std::size_t count) {
    std::vector<std::string> lines = absl::StrSplit(ReadFile(kEasy), '\n');
    std::erase_if(lines, [](const std::string& line) { return line.empty() || line[0] == '#'; });
    lines.resize(count);
    return lines;
  }
};

std::vector<std::string> VerdictsOf(const nlohmann::json& answer) {
  std::vector<std::string> verdicts;
  for (const nlohmann::json& question : answer["questions"])
    verdicts.push_back(question["verdict"]);
  return verdicts;
}

TEST_F(SolverBench, OursIsRightThroughThePipe) {
  const Outcome run = Ask(kOurs, kEasy, "--json");
  ASSERT_EQ(run.status, 0) << run.err;
  const nlohmann::json answer = nlohmann::json::parse(run.out);
  ASSERT_EQ(answer["classes"].size(), 1u);
  const nlohmann::json& easy = answer["classes"][0];
  EXPECT_EQ(easy["class"], "easy");
  EXPECT_GE(easy["positions"], 100);
  EXPECT_EQ(easy["right"], easy["positions"]);
  EXPECT_GT(easy["milliseconds"]["mean"], 0);
  EXPECT_LE(easy["our_milliseconds"]["median"], easy["our_milliseconds"]["longest"]);
  EXPECT_EQ(answer["questions"].size(), easy["positions"]);

  const Outcome text = Ask(kOurs, kEasy);
  EXPECT_EQ(text.status, 0) << text.err;
  EXPECT_THAT(text.out, StartsWith("class   positions   right   wrong   no answer   their ms "));
  EXPECT_THAT(text.out, EndsWith(absl::StrCat("suite ", answer["suite"].get<std::string>(), "\n")));
}

TEST_F(SolverBench, WrongAnswersArePlantedAndFound) {
  // The third answer has one number changed, the fifth lacks a card, the seventh has one too many.
  const std::string liar =
      Script(absl::StrCat(kOurs, " | sed -u -e '3s/=/=1/' -e '5s/ [^ ]*$//' -e '7s/$/ E7=1/'\n"));
  const std::string suite = WriteFile("ten.txt", absl::StrJoin(Positions(10), "\n") + "\n");
  const Outcome run = Ask(liar, suite, "--json");
  EXPECT_EQ(run.status, 65) << run.err;
  const nlohmann::json answer = nlohmann::json::parse(run.out);
  EXPECT_THAT(VerdictsOf(answer),
              testing::ElementsAre("right", "right", "wrong", "right", "wrong", "right", "wrong",
                                   "right", "right", "right"));
  EXPECT_NE(answer["questions"][2]["expected"], answer["questions"][2]["found"]);
  EXPECT_THAT(run.err, HasSubstr("ten.txt:3:1: expected "));
  EXPECT_EQ(std::ranges::count(run.err, '\n'), 3);
}

TEST_F(SolverBench, AWrongValueInTheSuiteIsFound) {
  std::vector<std::string> lines = Positions(6);
  const std::size_t at = lines[4].find("values ");
  const std::size_t equals = lines[4].find('=', at);
  lines[4].insert(equals + 1, "1");
  const std::string suite = WriteFile("six.txt", absl::StrJoin(lines, "\n") + "\n");
  const nlohmann::json answer = nlohmann::json::parse(Ask(kOurs, suite, "--json").out);
  EXPECT_THAT(VerdictsOf(answer),
              testing::ElementsAre("right", "right", "right", "right", "wrong", "right"));
}

TEST_F(SolverBench, WhoHangsDiesOrTalksNonsenseLosesThatQuestionAlone) {
  // Each process behaves in its own way, by how many there were: it hangs, dies, ends, babbles,
  // says nothing more; the sixth does not know the first, and then is good.
  const std::string count = WriteFile("count", "");
  const std::string moody = Script(absl::StrCat("echo x >>'", count, "'\ncase $(wc -l <'", count,
                                                "') in\n"
                                                "  1) read line; sleep 100;;\n"
                                                "  2) read line; kill -9 $$;;\n"
                                                "  3) read line; exit 7;;\n"
                                                "  4) read line; echo good morning; cat;;\n"
                                                "  5) exec 1>&-; cat >/dev/null;;\n"
                                                "  6) read line; echo unknown; exec ",
                                                kOurs, ";;\nesac\n"));
  const std::string suite = WriteFile("eight.txt", absl::StrJoin(Positions(8), "\n") + "\n");
  const Outcome run = Ask(moody, suite, "--patience 1 --json");
  EXPECT_EQ(run.status, 65) << run.err;
  const nlohmann::json answer = nlohmann::json::parse(run.out);
  EXPECT_THAT(VerdictsOf(answer),
              testing::ElementsAre("unanswered", "unanswered", "unanswered", "unanswered",
                                   "unanswered", "unanswered", "right", "right"));
  const nlohmann::json& questions = answer["questions"];
  EXPECT_EQ(questions[0]["error"], "no answer within 1 second");
  EXPECT_THAT(questions[1]["error"].get<std::string>(), HasSubstr("signal 9"));
  EXPECT_THAT(questions[2]["error"].get<std::string>(), HasSubstr("status 7"));
  EXPECT_THAT(questions[3]["error"].get<std::string>(), HasSubstr("found \"good morning\""));
  EXPECT_FALSE(questions[4].contains("our_milliseconds"));
  EXPECT_THAT(questions[5]["error"].get<std::string>(), HasSubstr("found \"unknown\""));
  EXPECT_EQ(answer["classes"][0]["unanswered"], 6);
  EXPECT_EQ(ReadFile(count), "x\nx\nx\nx\nx\nx\n");
}

TEST_F(SolverBench, TheExampleSolvesWhatItKnows) {
  const std::string solver = absl::StrCat("python3 '" SCHAFKOPF_ROOT "/docs/examples/solver.py'");
  const Outcome run = Ask(solver, kEasy,
                          "--json --contract geier --contract koenig --contract farbwenz "
                          "--contract wenz+tout");
  const nlohmann::json answer = nlohmann::json::parse(run.out);
  const nlohmann::json& easy = answer["classes"][0];
  EXPECT_GE(easy["right"], 15);
  EXPECT_EQ(easy["wrong"], 0) << run.err;
}

TEST_F(SolverBench, SaysWhatIsNoPosition) {
  const auto refused = [&](const std::string& line) {
    const Outcome run =
        Ask("true", WriteFile("bad.txt", absl::StrCat("# a comment\n", line, "\n")));
    EXPECT_EQ(run.status, 65) << line;
    return run.err;
  };
  const std::string line = Positions(1)[0];
  const auto without = [&](const std::string& note) {
    const std::size_t at = line.find("; " + note);
    const std::size_t end = std::min(line.find(';', at + 1), line.size());
    return line.substr(0, at) + line.substr(end);
  };
  EXPECT_THAT(refused(without("values")), HasSubstr("expected a note named values, found none"));
  EXPECT_THAT(refused(without("nodes")), HasSubstr("expected a note named nodes, found none"));
  EXPECT_THAT(refused(without("seat")), HasSubstr("expected a note named seat, found none"));
  EXPECT_THAT(refused(absl::StrReplaceAll(line, {{"; nodes ", "; nodes many"}})),
              HasSubstr("expected a whole number, found \"many"));
  EXPECT_THAT(refused(absl::StrReplaceAll(line, {{"; values ", "; values E7="}})),
              HasSubstr("bad.txt:2:"));
  EXPECT_THAT(refused("passed - | EA | EZ | EK | EO"), HasSubstr("bad.txt:2:"));
  EXPECT_EQ(Ask("true", "/no/such/file").status, 74);
  EXPECT_EQ(Ask("true", WriteFile("empty.txt", "")).status, 65);
  EXPECT_EQ(Ask("true", kEasy, "--question win").status, 2);
  EXPECT_EQ(Call("bench --patience 3").status, 2);
  EXPECT_EQ(Ask("true", WriteFile("one.txt", line + "\n"), "--contract kop").status, 65);
}

}  // namespace
}  // namespace schafkopf::bench_solver_test
