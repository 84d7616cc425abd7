// What shells complete, asked of a bash that has read the script; and the manual, against --help.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "tests/support/program.h"
#include "tests/support/test_scale.h"

namespace schafkopf::completion_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;

class Completion : public Program {
 protected:
  // What bash offers behind `line`, in full: typed by somebody who presses the tabulator.
  std::vector<std::string> Offered(const std::string& line) const {
    WriteFile("ask", absl::StrCat("source <('", SCHAFKOPF_PROGRAM, "' completion bash)\n",
                                  "COMP_LINE='", line, "' COMP_POINT=${#COMP_LINE}\n",
                                  "_schafkopf && printf '%s\\n' \"${COMPREPLY[@]}\"\n"));
    const std::string out = Path("offered");
    EXPECT_EQ(std::system(absl::StrCat("bash '", Path("ask"), "' >'", out, "'").c_str()), 0);
    return absl::StrSplit(ReadFile(out), '\n', absl::SkipEmpty());
  }

  // Every fourth of them but with SCHAFKOPF_LONG_TESTS; fewer with SCHAFKOPF_TEST_SCALE.
  std::vector<std::string> SomeOffered(const std::string& line) const {
    std::vector<std::string> offered = Offered(line);
    int place = 0;
    const int step = LongTests() ? 1 : 4 * TestScale();
    std::erase_if(offered, [&](const std::string&) { return place++ % step != 0; });
    return offered;
  }

  std::vector<std::string> Verbs() const {
    std::vector<std::string> verbs;
    bool listed = false;
    for (const std::string& line :
         std::vector<std::string>(absl::StrSplit(Call("--help").out, '\n'))) {
      if (line.empty()) listed = false;
      if (listed) verbs.push_back(line.substr(2, line.find(' ', 2) - 2));
      if (line == "Subcommands:") listed = true;
    }
    return verbs;
  }

  // The long options that --help of a verb lists.
  std::vector<std::string> Options(const std::string& verb) const {
    std::vector<std::string> options;
    for (const std::string& line :
         std::vector<std::string>(absl::StrSplit(Call(verb + " --help").out, '\n'))) {
      if (absl::StartsWith(line, "  --")) options.push_back(line.substr(2, line.find(' ', 2) - 2));
    }
    return options;
  }
};

TEST_F(Completion, OffersVerbsAndTheirOptions) {
  const auto verbs = Verbs();
  EXPECT_GE(verbs.size(), 20u);
  EXPECT_THAT(Offered("schafkopf "), IsSupersetOf(verbs));
  EXPECT_THAT(Offered("schafkopf ana"), ElementsAre("analyze"));
  EXPECT_THAT(Offered("schafkopf --v"), ElementsAre("--version"));
  for (const std::string& verb : verbs) {
    EXPECT_THAT(Offered(absl::StrCat("schafkopf ", verb, " --")), IsSupersetOf(Options(verb)))
        << verb;
  }
  EXPECT_THAT(Offered("schafkopf ask EU --see"), ElementsAre("--seed"));
}

TEST_F(Completion, OffersWhatAnOptionTakes) {
  EXPECT_THAT(Offered("schafkopf ask --lang "), ElementsAre("en", "de"));
  EXPECT_THAT(Offered("schafkopf --lang d"), ElementsAre("de"));
  EXPECT_THAT(Offered("schafkopf deal 3 --deck s"), ElementsAre("short", "short20"));
  EXPECT_THAT(Offered("schafkopf deal 3 --deck=short2"), ElementsAre("short20"));
  EXPECT_THAT(Offered("schafkopf rules --rules to"), ElementsAre("tournament"));
  EXPECT_THAT(Offered("schafkopf ask --round kr"), ElementsAre("kreuz"));
  EXPECT_THAT(Offered("schafkopf completion "), ElementsAre("bash", "zsh", "fish"));
  // Files are the shell's own business.
  EXPECT_THAT(Offered("schafkopf batch --output x"), IsEmpty());
}

// Readline replaces only what stands behind a colon or an equals sign.
TEST_F(Completion, OffersContractsAndOptions) {
  EXPECT_THAT(Offered("schafkopf ask --contract wen"), ElementsAre("wenz", "wenz+tout"));
  EXPECT_THAT(Offered("schafkopf ask --contract ruf"), ElementsAre("ruf:E", "ruf:G", "ruf:S"));
  EXPECT_THAT(Offered("schafkopf ask --contract ruf:"), ElementsAre("E", "G", "S"));
  EXPECT_THAT(Offered("schafkopf ask --contract solo:H"), ElementsAre("H", "H+tout"));
  EXPECT_THAT(Offered("schafkopf legal gei"), ElementsAre("geier", "geier+tout"));
  EXPECT_THAT(Offered("schafkopf score kr"), ElementsAre("kreuz"));
  EXPECT_THAT(Offered("schafkopf rules --option must_over"),
              ElementsAre("must_overtake=off", "must_overtake=on"));
  EXPECT_THAT(Offered("schafkopf rules --option must_overtake="), ElementsAre("off", "on"));
  EXPECT_THAT(Offered("schafkopf rules --option runaway_mi"),
              ElementsAre("runaway_min=", "runaway_min_short="));
}

// Every word that is offered is one that the program takes.
TEST_F(Completion, OffersNothingThatIsRefused) {
  for (const std::string& rules : SomeOffered("schafkopf rules --rules ")) {
    EXPECT_EQ(Call("rules --json --rules " + rules).status, 0) << rules;
  }
  for (const std::string& option : SomeOffered("schafkopf rules --option ")) {
    if (absl::EndsWith(option, "=")) continue;
    EXPECT_EQ(Call("rules --json --option " + option).status, 0) << option;
  }
  for (const std::string& contract : SomeOffered("schafkopf legal ")) {
    const Outcome legal = Call(absl::StrCat("legal ", contract, " --hand EA"));
    EXPECT_THAT(legal.err, Not(HasSubstr("expected a contract"))) << contract;
  }
}

TEST_F(Completion, OtherShellsAreToldTheSame) {
  const std::string zsh = Call("completion zsh").out;
  const std::string fish = Call("completion fish").out;
  for (const std::string& verb : Verbs()) {
    EXPECT_THAT(zsh, HasSubstr(absl::StrCat("\n    ", verb, ") _arguments")));
    EXPECT_THAT(fish, HasSubstr(absl::StrCat(" -a ", verb, " -d ")));
    for (const std::string& option : Options(verb)) {
      if (option == "--help") continue;
      EXPECT_THAT(zsh, HasSubstr(option + "["));
      EXPECT_THAT(fish, HasSubstr(absl::StrCat("from ", verb, "' -l ", option.substr(2), " ")));
    }
  }
}

TEST_F(Completion, TheManualHasAllThatHelpHas) {
  for (const char* language : {"en", "de"}) {
    const std::string page = Call(absl::StrCat("man --date 2026-11-23 --lang ", language)).out;
    EXPECT_THAT(page, HasSubstr(".TH SCHAFKOPF 1 \"2026-11-23\" \"schafkopf "));
    for (const std::string& verb : Verbs()) {
      const std::string title = absl::StrReplaceAll(verb, {{"-", "\\-"}});
      const std::size_t begin = page.find(absl::StrCat("\n.SS \"", title, "\"\n"));
      ASSERT_NE(begin, page.npos) << verb;
      const std::string section = page.substr(begin, page.find("\n.S", begin + 1) - begin);
      for (const std::string& option : Options(verb)) {
        const std::string name = absl::StrReplaceAll(option, {{"-", "\\-"}});
        EXPECT_THAT(section, HasSubstr(absl::StrCat("\\fB", name, "\\fR"))) << verb;
      }
    }
    for (const char* status : {"0", "2", "65", "74", "75", "130"}) {
      EXPECT_THAT(page, HasSubstr(absl::StrCat("\n\\fB", status, "\\fR\n")));
      EXPECT_THAT(Call("--help").out, HasSubstr(absl::StrCat("\n  ", status, " ")));
    }
  }
  EXPECT_THAT(Call("man --lang de").out, HasSubstr("welche Karte soll ich jetzt spielen?"));
}

}  // namespace
}  // namespace schafkopf::completion_test
