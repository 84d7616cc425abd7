// The verbs and options that the program has, read from what --help is made of: the manual and the
// completions of shells are written from it, so that they tell the same.
#ifndef SCHAFKOPF_TOOLS_CLI_COMMAND_LINE_H_
#define SCHAFKOPF_TOOLS_CLI_COMMAND_LINE_H_

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace schafkopf {

// An option, or what a verb takes by its place.
struct Argument {
  std::string name;                  // "--seat" or "HAND"
  std::string value;                 // what stands behind it: "0..3", "N", "TEXT"; "" for a switch
  std::vector<std::string> choices;  // of which it takes no other
  std::string says;
  std::string fallback;            // "" where there is none
  std::vector<std::string> needs;  // other options
  std::vector<std::string> excludes;
  bool required = false;
  bool repeats = false;

  bool is_option() const { return name.starts_with('-'); }
};

struct Command {
  std::string name;
  std::string says;
  std::vector<Argument> arguments;
};

struct CommandLine {
  Command program;
  std::vector<Command> verbs;
};

// All of `program`, in the order of --help and in the language spoken. Without --help itself, which
// every verb has.
CommandLine ReadCommandLine(const CLI::App& program);

// Words that may stand behind the argument: its choices, or the names of contracts, rule sets,
// options or rounds where its name says that it takes these; empty where it takes others.
std::vector<std::string> WordsFor(const Argument& argument);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_CLI_COMMAND_LINE_H_
