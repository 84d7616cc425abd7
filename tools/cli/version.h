// Which program this is.
#ifndef SCHAFKOPF_TOOLS_CLI_VERSION_H_
#define SCHAFKOPF_TOOLS_CLI_VERSION_H_

#include <string>

#include "absl/strings/string_view.h"

namespace schafkopf {

// Version, commit and signature, as --version prints them. Only version.cpp is compiled anew where
// they change.
extern const char* const kVersion;

// What follows `name` ("answers", "model", "cards", "nodes") in the signature; "unknown" where that
// is.
std::string SignatureOf(absl::string_view name);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_CLI_VERSION_H_
