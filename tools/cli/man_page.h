// schafkopf(1): the manual as man reads it.
#ifndef SCHAFKOPF_TOOLS_CLI_MAN_PAGE_H_
#define SCHAFKOPF_TOOLS_CLI_MAN_PAGE_H_

#include <string>

#include "tools/cli/command_line.h"

namespace schafkopf {

// The page in the language spoken, as roff; `version` and `date` (YYYY-MM-DD) stand at its foot.
std::string ManPage(const CommandLine& line, const std::string& version, const std::string& date);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_CLI_MAN_PAGE_H_
