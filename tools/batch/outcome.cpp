#include "tools/batch/outcome.h"

#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "tools/answers/door/counted.h"

namespace schafkopf {

ExitCode ReportFailure(const absl::Status& error) {
  // What is wrong in a job or an input begins with its place.
  const bool placed = absl::IsInvalidArgument(error);
  PrintError(absl::StrCat(placed ? "" : "schafkopf: ", error.message(),
                          absl::IsAlreadyExists(error) ? ": --again replaces it" : ""));
  switch (error.code()) {
    case absl::StatusCode::kInternal:
      return ExitCode::kIo;
    case absl::StatusCode::kUnavailable:
    case absl::StatusCode::kDataLoss:
    case absl::StatusCode::kNotFound:
      return ExitCode::kTryAgain;
    default:
      return ExitCode::kData;
  }
}

ExitCode ReportDone(const std::string& path, std::uint64_t items, std::uint64_t errors) {
  PrintError(absl::StrCat("schafkopf: ", Escaped(path), " is finished: ", Counted(items, "item"),
                          errors > 0 ? absl::StrCat(", ", errors, " of them bad") : ""));
  return errors > 0 ? ExitCode::kData : ExitCode::kOk;
}

}  // namespace schafkopf
