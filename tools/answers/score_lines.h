// Finished deals priced line after line: the stock and a Bock go on from each to the next.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_LINES_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_LINES_H_

#include <string>

#include "tools/answers/score_numbers.h"
#include "tools/cli/cli.h"

namespace schafkopf {

// Prints the price of each deal line of `file`. Of the arguments the stock, what Sjavs carried, the
// doublings and the round count, for every line; others are refused.
ExitCode ScoreFile(const std::string& file, const ScoreArguments& arguments, const RuleSet& rules,
                   bool json);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_LINES_H_
