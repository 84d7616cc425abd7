#include "tools/cli/man_page.h"

#include <array>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "tools/cli/cli.h"

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

std::string Section(const std::string& english) {
  return absl::StrCat(".SH \"", Said(english), "\"\n");
}

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
  const auto add = [&](const std::string& english, const std::string& value) {
    absl::StrAppend(&text, text.empty() ? "" : "; ", Said(english), ": ", value);
  };
  if (IsLong(argument.value)) add("one of", absl::StrJoin(argument.choices, ", "));
  if (!argument.fallback.empty()) add("if not given", argument.fallback);
  if (!argument.needs.empty()) add("only with", absl::StrJoin(argument.needs, ", "));
  if (!argument.excludes.empty()) add("not with", absl::StrJoin(argument.excludes, ", "));
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
                                   Slanted(Said("OPTIONS")), "]");
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
  const char* says;
};
constexpr auto kExamples = std::to_array<Example>({
    {"schafkopf ask \"EU GU HU EA EZ GA HA SA\"",
     "which game should I play with this hand, if any?"},
    {"schafkopf ask \"EO GO HU HA _ _ _ _\"", "should I double after my first four cards?"},
    {"schafkopf advise \"wenz 0 | _ | _ | HA EK GZ G8 SA SZ S9 S8 | _ | EU HU\"",
     "which card now, by what seat 2 sees?"},
    {"schafkopf deal 3 --contract wenz --declarer 0 | schafkopf solve --each-card",
     "what does each card come to, with all hands open?"},
    {"schafkopf score solo:E --points 92 --lauf 3", "what does this game cost, and why?"},
    {"schafkopf serve --open", "the page in the browser"},
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
      ".TH SCHAFKOPF 1 \"", date, "\" \"", "schafkopf ", version, "\" \"", Said("User Commands"),
      "\"\n",
      // Words are not torn apart: much of it is to be typed.
      ".nh\n", Section("NAME"), "schafkopf", " \\- ",
      Filled(Said("plays, solves and advises on the card game Schafkopf")), "\n",
      Section("SYNOPSIS"), Bold("schafkopf"), " ", Slanted(Said("VERB")), " [",
      Slanted(Said("OPTIONS")), "]\n", Section("DESCRIPTION"), Filled(line.program.says), "\n.PP\n",
      Filled(Said("Cards are suit and rank, E G H S and A Z K O U 9 8 7: EO, GA, H7. Contracts are "
                  "written ruf:E, solo:H, wenz, wenz+tout. Seats are 0 to 3; seat 0 leads.")),
      "\n.PP\n",
      Filled(Said("The same question and seed give the same bytes with any number of threads.")),
      "\n", Section("OPTIONS"), Arguments(line.program), Section("VERBS"), Verbs(line),
      Section("EXIT STATUS"), ExitStatus(), Section("ENVIRONMENT"),
      Entry(Bold("SCHAFKOPF_GAMES"), Filled(Said("the folder of recorded games that bench reads"))),
      Section("EXAMPLES"), Examples(), Section("SEE ALSO"),
      Filled(Said("the README and the rules that this program plays, in")),
      "\n\\fI/usr/share/doc/schafkopf\\fR\n");
}

}  // namespace schafkopf
