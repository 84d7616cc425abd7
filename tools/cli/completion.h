// Completion of the command line: what a shell reads to know the verbs, their options and what may
// stand behind these.
#ifndef SCHAFKOPF_TOOLS_CLI_COMPLETION_H_
#define SCHAFKOPF_TOOLS_CLI_COMPLETION_H_

#include <string>

#include "tools/cli/command_line.h"

namespace schafkopf {

// Each is a script to be sourced, or to be put where the shell looks for it under the names
// schafkopf, _schafkopf and schafkopf.fish. Where no word is known the shell offers files.
std::string BashCompletion(const CommandLine& line);
std::string ZshCompletion(const CommandLine& line);
std::string FishCompletion(const CommandLine& line);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_CLI_COMPLETION_H_
