// What the user wrote behind a verb: one type for all of them.
#ifndef SCHAFKOPF_TOOLS_VERBS_ARGUMENTS_H_
#define SCHAFKOPF_TOOLS_VERBS_ARGUMENTS_H_

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tools/answers/door/columns.h"
#include "tools/cli/rules_option.h"

namespace schafkopf {

struct Arguments {
  Json asked = Json::object();     // by the rows of the verb's options (see AddFields)
  std::string input = "-";         // what stands first: mostly a file, - for stdin
  std::vector<std::string> words;  // where several may stand
  RulesChoice rules;
  bool json = false;
  int threads = 0;                    // 0: one for each processor
  const CLI::App* program = nullptr;  // with all its verbs

  bool Has(const char* field) const { return asked.contains(field); }
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_VERBS_ARGUMENTS_H_
