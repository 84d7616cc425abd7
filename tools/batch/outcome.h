// How batch and merge end.
#ifndef SCHAFKOPF_TOOLS_BATCH_OUTCOME_H_
#define SCHAFKOPF_TOOLS_BATCH_OUTCOME_H_

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "tools/cli/cli.h"

namespace schafkopf {

// Prints the error and gives its exit status: 74 for files, 75 for what may be tried again,
// else 65. What already exists is what --again replaces.
ExitCode ReportFailure(const absl::Status& error);

// Says what `path` holds now; kData where some records are errors.
ExitCode ReportDone(const std::string& path, std::uint64_t items, std::uint64_t errors);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_OUTCOME_H_
