// Tables and numbers as people read them in text.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_TEXT_TABLE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_TEXT_TABLE_H_

#include <string>
#include <vector>

namespace schafkopf {

// Rows with the first column flush left, the others flush right, each ended by a line end; no
// spaces at the end of a line. REQUIRES: rows of equal length, at least one.
std::string Aligned(const std::vector<std::vector<std::string>>& rows);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_TEXT_TABLE_H_
