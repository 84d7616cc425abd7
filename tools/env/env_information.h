// What one seat knows, as an array of numbers: its own cards, what was said and what fell.
#ifndef SCHAFKOPF_TOOLS_ENV_ENV_INFORMATION_H_
#define SCHAFKOPF_TOOLS_ENV_ENV_INFORMATION_H_

#include <span>
#include <string_view>
#include <vector>

#include "tools/env/env_table.h"

namespace schafkopf {

// A part of the array; several rows belong to the seats in turn, the one that looks first.
struct EnvField {
  std::string_view name;
  int rows;
  int columns;
};
// In order: the array is as long as all of them.
std::vector<EnvField> EnvFieldsOf(const EnvTerms& terms);
int EnvLength(const EnvTerms& terms);

// What `seat` knows, in 0 .. 1 and of partners -1 .. 1: nothing of it hangs on what the others
// hold. Zeros where the deal is over. REQUIRES: `place` has EnvLength numbers.
void WriteInformation(const EnvTerms& terms, const EnvTable& table, Seat seat,
                      std::span<float> place);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ENV_ENV_INFORMATION_H_
