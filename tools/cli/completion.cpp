#include "tools/cli/completion.h"

#include <map>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"

namespace schafkopf {
namespace {

constexpr char kBegin[] = "# Words to complete behind `schafkopf`; made by `schafkopf completion ";

std::string Words(const Argument& argument) { return absl::StrJoin(WordsFor(argument), " "); }

// The first clause of a text, short enough for a line of a list.
std::string Brief(const std::string& text) {
  constexpr std::size_t kMost = 70;
  std::string brief = text.substr(0, text.find_first_of(";\n"));
  if (brief.size() <= kMost) return brief;
  const std::size_t blank = brief.rfind(' ', kMost);
  return absl::StrCat(brief.substr(0, blank == brief.npos ? kMost : blank), " ...");
}

std::string InQuotes(const std::string& text, const std::string& quote) {
  return absl::StrCat("'", absl::StrReplaceAll(text, {{"'", quote}}), "'");
}

// The verbs, and the options of each: "ask) words='--seat --json ...' ;;".
std::string BashNames(const Command& verb, const std::string& pattern, std::string words) {
  for (const Argument& argument : verb.arguments) {
    if (!argument.is_option()) continue;
    // -h,--help is two words.
    absl::StrAppend(&words, words.empty() ? "" : " ",
                    absl::StrReplaceAll(argument.name, {{",", " "}}));
  }
  absl::StrAppend(&words, words.empty() ? "" : " ", "--help");
  return absl::StrCat("    ", pattern, ") words='", words, "' ;;\n");
}

// What may stand behind each option, the same words for all that take them:
// "'ask --contract' | 'ask --against') words='ruf:E ...' ;;".
std::string BashValues(const CommandLine& line) {
  std::map<std::string, std::vector<std::string>> places;
  const auto add = [&](const Command& verb, const std::string& name) {
    for (const Argument& argument : verb.arguments) {
      if (!argument.is_option() || argument.value.empty()) continue;
      places[Words(argument)].push_back(absl::StrCat("'", name, " ", argument.name, "'"));
    }
  };
  add(line.program, "");
  for (const Command& verb : line.verbs) add(verb, verb.name);
  std::string text;
  for (const auto& [words, at] : places) {
    absl::StrAppend(&text, "    ", absl::StrJoin(at, " | "), ")\n      words='", words, "' ;;\n");
  }
  return text;
}

// What may stand at the place of a verb's first word that is no option.
std::string BashPlaces(const CommandLine& line) {
  std::string text;
  for (const Command& verb : line.verbs) {
    for (const Argument& argument : verb.arguments) {
      const std::string words = argument.is_option() ? "" : Words(argument);
      if (!words.empty()) {
        absl::StrAppend(&text, "      ", verb.name, ") words='", words, "' ;;\n");
      }
    }
  }
  return text;
}

std::string VerbNames(const CommandLine& line) {
  return absl::StrJoin(line.verbs, " ", [](std::string* out, const Command& verb) {
    absl::StrAppend(out, verb.name);
  });
}

// For zsh: brackets and colons have a meaning in a description, colons in a word.
std::string ZshText(const std::string& text) {
  return absl::StrReplaceAll(text, {{"\\", "\\\\"}, {"[", "\\["}, {"]", "\\]"}, {":", "\\:"}});
}

std::string ZshArgument(const Argument& argument) {
  const std::string words = ZshText(Words(argument));
  const std::string action = words.empty() ? "_files" : absl::StrCat("(", words, ")");
  if (!argument.is_option()) {
    return InQuotes(absl::StrCat(argument.repeats ? "*" : "", ":", argument.name, ":", action),
                    "'\\''");
  }
  const std::string behind =
      argument.value.empty() ? "" : absl::StrCat(":", ZshText(argument.value), ":", action);
  return InQuotes(absl::StrCat(argument.repeats ? "*" : "", argument.name, "[",
                               ZshText(Brief(argument.says)), "]", behind),
                  "'\\''");
}

std::string FishArgument(const std::string& verb, const Argument& argument) {
  const std::string words = Words(argument);
  if (!argument.is_option() && words.empty()) return "";
  std::string text =
      absl::StrCat("complete -c schafkopf -n '__fish_seen_subcommand_from ", verb, "'");
  if (argument.is_option()) absl::StrAppend(&text, " -l ", argument.name.substr(2));
  if (!argument.value.empty()) absl::StrAppend(&text, words.empty() ? " -r" : " -x");
  if (!words.empty()) absl::StrAppend(&text, " -a '", words, "'");
  return absl::StrCat(text, " -d ", InQuotes(Brief(argument.says), "\\'"), "\n");
}

}  // namespace

std::string BashCompletion(const CommandLine& line) {
  std::string names = BashNames(line.program, "''", VerbNames(line));
  for (const Command& verb : line.verbs) absl::StrAppend(&names, BashNames(verb, verb.name, ""));
  return absl::StrCat(kBegin, R"(bash`.
_schafkopf() {
  local line=${COMP_LINE:0:COMP_POINT} verb='' words='' word before='' head='' now whole
  local -a typed
  read -ra typed <<<"$line"
  [[ $line != *[[:space:]] ]] || typed+=('')
  now=${typed[-1]} whole=${typed[-1]}
  ((${#typed[@]} < 2)) || before=${typed[-2]}
  for word in "${typed[@]:1:${#typed[@]}-2}"; do
    [[ $word == -* ]] || { verb=$word && break; }
  done
  # --option=value is one word here.
  if [[ $now == --*=* ]]; then
    before=${now%%=*} head=${now%%=*}= now=${now#*=}
  fi
  case "$verb $before" in
)",
                      BashValues(line), R"(    *)
      [[ -z $head ]] || return 0
      case $verb in
)",
                      BashPlaces(line),
                      R"(      esac
      [[ -n $words && $now != -* ]] || case $verb in
)",
                      absl::StrReplaceAll(names, {{"    ", "        "}}), R"(      esac ;;
  esac
  mapfile -t COMPREPLY < <(compgen -P "$head" -W "$words" -- "$now")
  # Readline completes what stands behind the last : or = alone.
  local tail=$whole mark
  for mark in : =; do
    [[ $COMP_WORDBREAKS != *"$mark"* ]] || tail=${tail##*"$mark"}
  done
  COMPREPLY=("${COMPREPLY[@]#"${whole%"$tail"}"}")
  [[ ${#COMPREPLY[@]} != 1 || ${COMPREPLY[0]} != *= ]] || compopt -o nospace 2>/dev/null
  return 0
}
complete -o default -F _schafkopf schafkopf
)");
}

std::string ZshCompletion(const CommandLine& line) {
  std::string text = absl::StrCat("#compdef schafkopf\n", kBegin, "zsh`.\n_schafkopf() {\n",
                                  "  local -a verbs\n  verbs=(\n");
  for (const Command& verb : line.verbs) {
    absl::StrAppend(&text, "    ",
                    InQuotes(absl::StrCat(verb.name, ":", Brief(verb.says)), "'\\''"), "\n");
  }
  absl::StrAppend(&text,
                  "  )\n  if ((CURRENT == 2)); then\n    _describe verb verbs\n    _arguments");
  for (const Argument& argument : line.program.arguments) {
    absl::StrAppend(&text, " ", ZshArgument(argument));
  }
  absl::StrAppend(&text, "\n    return\n  fi\n  local verb=$words[2]\n  shift words\n",
                  "  ((CURRENT--))\n  case $verb in\n");
  for (const Command& verb : line.verbs) {
    absl::StrAppend(&text, "    ", verb.name, ") _arguments");
    for (const Argument& argument : verb.arguments) {
      absl::StrAppend(&text, " \\\n      ", ZshArgument(argument));
    }
    absl::StrAppend(&text, " ;;\n");
  }
  return absl::StrCat(text, "  esac\n}\n",
                      "if [[ $funcstack[1] == _schafkopf ]]; then\n  _schafkopf \"$@\"\nelse\n",
                      "  compdef _schafkopf schafkopf\nfi\n");
}

std::string FishCompletion(const CommandLine& line) {
  std::string text = absl::StrCat(kBegin, "fish`.\n");
  for (const Command& verb : line.verbs) {
    absl::StrAppend(&text, "complete -c schafkopf -n __fish_use_subcommand -f -a ", verb.name,
                    " -d ", InQuotes(Brief(verb.says), "\\'"), "\n");
  }
  for (const Command& verb : line.verbs) {
    for (const Argument& argument : verb.arguments) {
      absl::StrAppend(&text, FishArgument(verb.name, argument));
    }
  }
  return text;
}

}  // namespace schafkopf
