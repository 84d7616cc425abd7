// Which program the fuzzers are.
#include "tools/cli/version.h"

#include "absl/strings/str_cat.h"

namespace schafkopf {

const char* const kVersion = "fuzzer";

std::string SignatureOf(absl::string_view name) { return absl::StrCat(name, "0"); }

}  // namespace schafkopf
