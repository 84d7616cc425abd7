// Which program the fuzzers are.
#include "tools/cli/version.h"

namespace schafkopf {

const char* const kVersion = "fuzzer";

}  // namespace schafkopf
