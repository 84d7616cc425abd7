#include "tools/cli/man_page.h"

#include <array>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "tools/cli/cli.h"
#include "tools/cli/words.h"

namespace schafkopf {
namespace {

// A word that roff shows as it is.
std::string Plain(const std::string& word) {
  return absl::StrReplaceAll(word, {{"\\", "\\e"},
                                    {"-", "\\-"},
                                    {"`", "\\(ga"},
                                    {"'", "\\(aq"},
                                    {"^", "\\(ha"},
                                    {"~", "\\(ti"}});
}

// A text, in lines of which none is taken for a command.
std::string Filled(const std::string& text) {
  constexpr std::size_t kWidth = 66;  // umlauts are longer in roff
  std::string filled;
  std::size_t width = 0;
  for (const std::string& written :
       std::vector<std::string>(absl::StrSplit(text, absl::ByAnyChar(" \n"), absl::SkipEmpty()))) {
    const std::string word = absl::StrCat(written.starts_with('.') ? "\\&" : "", Plain(written));
    const bool fits = width + 1 + word.size() <= kWidth;
    absl::StrAppend(&filled, width == 0 ? "" : fits ? " " : "\n", word);
    width = (fits ? width + 1 : 0) + word.size();
  }
  return filled;
}

std::string Bold(const std::string& text) { return absl::StrCat("\\fB", Plain(text), "\\fR"); }
std::string Slanted(const std::string& text) { return absl::StrCat("\\fI", Plain(text), "\\fR"); }

std::string Section(const Text<0>& title) { return absl::StrCat(".SH \"", Said(title), "\"\n"); }

// Too long to stand beside the option.
bool IsLong(const std::string& value) { return value.size() > 40; }

// "--seat 0..3", and FILE by itself.
std::string Heading(const Argument& argument) {
  if (!argument.is_option()) return Slanted(argument.name);
  std::string heading = Bold(argument.name);
  if (!argument.value.empty()) {
    absl::StrAppend(&heading, " ", Slanted(IsLong(argument.value) ? "TEXT" : argument.value));
  }
  return heading;
}

// What it is, what it is without being named, and what else it needs.
std::string Meaning(const Argument& argument) {
  std::string text = argument.says;
  const auto add = [&](const Text<0>& what, const std::string& value) {
    absl::StrAppend(&text, text.empty() ? "" : "; ", Said(what), ": ", value);
  };
  if (IsLong(argument.value)) add(words::kOneOfThese, absl::StrJoin(argument.choices, ", "));
  if (!argument.fallback.empty()) add(words::kIfNotGiven, argument.fallback);
  if (!argument.needs.empty()) add(words::kOnlyWith, absl::StrJoin(argument.needs, ", "));
  if (!argument.excludes.empty())
    add(words::kNotTogetherWith, absl::StrJoin(argument.excludes, ", "));
  return Filled(text);
}

std::string Entry(const std::string& heading, const std::string& text) {
  return absl::StrCat(".TP\n", heading, "\n", text, "\n");
}

std::string Arguments(const Command& command) {
  std::string text;
  for (const Argument& argument : command.arguments) {
    absl::StrAppend(&text, Entry(Heading(argument), Meaning(argument)));
  }
  return text;
}

// "schafkopf ask [OPTIONS] HAND...".
std::string Usage(const Command& verb) {
  std::string usage = absl::StrCat(Bold(absl::StrCat("schafkopf ", verb.name)), " [",
                                   Slanted(Said(words::kOptionsPlace)), "]");
  for (const Argument& argument : verb.arguments) {
    if (argument.is_option()) continue;
    const std::string name = absl::StrCat(Slanted(argument.name), argument.repeats ? "..." : "");
    absl::StrAppend(&usage, " ", argument.required ? name : absl::StrCat("[", name, "]"));
  }
  return usage;
}

std::string Verbs(const CommandLine& line) {
  std::string text;
  for (const Command& verb : line.verbs) {
    absl::StrAppend(&text, ".SS \"", Plain(verb.name), "\"\n", Usage(verb), "\n.PP\n",
                    Filled(verb.says), "\n", Arguments(verb));
  }
  return text;
}

std::string ExitStatus() {
  std::string text;
  for (const ExitMeaning& row : kExitMeanings) {
    absl::StrAppend(&text,
                    Entry(Bold(absl::StrCat(static_cast<int>(row.code))), Filled(Said(row.says))));
  }
  return text;
}

struct Example {
  const char* command;
  Text<0> says;
};
constexpr auto kExamples = std::to_array<Example>({
    {"schafkopf ask \"EU GU HU EA EZ GA HA SA\"", words::kExampleAsk},
    {"schafkopf ask \"EO GO HU HA _ _ _ _\"", words::kExampleLay},
    {"schafkopf advise \"wenz 0 | _ | _ | HA EK GZ G8 SA SZ S9 S8 | _ | EU HU\"",
     words::kExampleAdvise},
    {"schafkopf deal 3 --contract wenz --declarer 0 | schafkopf solve --each-card",
     words::kExampleSolve},
    {"schafkopf score solo:E --points 92 --lauf 3", words::kExampleScore},
    {"schafkopf serve --open", words::kExampleServe},
});

std::string Examples() {
  std::string text;
  for (const Example& example : kExamples) {
    absl::StrAppend(&text, Entry(Bold(example.command), Filled(Said(example.says))));
  }
  return text;
}

}  // namespace

std::string ManPage(const CommandLine& line, const std::string& version, const std::string& date) {
  return absl::StrCat(
      ".TH SCHAFKOPF 1 \"", date, "\" \"", "schafkopf ", version, "\" \"",
      Said(words::kUserCommands), "\"\n",
      // Words are not torn apart: much of it is to be typed.
      ".nh\n", Section(words::kNameSection), "schafkopf", " \\- ",
      Filled(Said(words::kPlaysSolvesAndAdvisesOn)), "\n", Section(words::kSynopsis),
      Bold("schafkopf"), " ", Slanted(Said(words::kVerbPlace)), " [",
      Slanted(Said(words::kOptionsPlace)), "]\n", Section(words::kDescription),
      Filled(line.program.says), "\n.PP\n", Filled(Said(words::kCardsAreSuitAndRank)), "\n.PP\n",
      Filled(Said(words::kSameQuestionAndSeedGive)), "\n", Section(words::kOptionsPlace),
      Arguments(line.program), Section(words::kVerbsSection), Verbs(line),
      Section(words::kExitStatusSection), ExitStatus(), Section(words::kEnvironment),
      Entry(Bold("SCHAFKOPF_LANG, LC_ALL, LC_MESSAGES, LANG"),
            Filled(Said(words::kVariablesOfLanguage))),
      Entry(Bold("NO_COLOR, CLICOLOR=0"), Filled(Said(words::kVariablesOfColor))),
      Entry(Bold("SCHAFKOPF_COLUMNS, COLUMNS"), Filled(Said(words::kVariableOfWidth))),
      Entry(Bold("SCHAFKOPF_GAMES"), Filled(Said(words::kFolderOfRecordedGamesThat))),
      Section(words::kExamplesSection), Examples(), Section(words::kSeeAlso),
      Filled(Said(words::kReadmeAndRules)), "\n\\fI/usr/share/doc/schafkopf\\fR\n");
}

}  // namespace schafkopf
