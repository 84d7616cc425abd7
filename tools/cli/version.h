// Which program this is.
#ifndef SCHAFKOPF_TOOLS_CLI_VERSION_H_
#define SCHAFKOPF_TOOLS_CLI_VERSION_H_

namespace schafkopf {

// Version, commit and signature, as --version prints them. Only version.cpp is compiled anew where
// they change.
extern const char* const kVersion;

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_CLI_VERSION_H_
