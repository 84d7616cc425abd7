#include "tools/batch/outcome.h"

#include "engine/text/notation.h"
#include "tools/batch/store/words.h"

namespace schafkopf {

ExitCode ReportFailure(const absl::Status& error) {
  // What is wrong in a job or an input begins with its place.
  const bool placed = absl::IsInvalidArgument(error);
  Message said = MessageOf(error);
  if (absl::IsAlreadyExists(error)) said = {words::kAgainReplacesIt, said};
  if (placed) {
    PrintError(said);
  } else {
    PrintFailure(said);
  }
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
  const Message done(words::kItemItems, items);
  PrintFailure(errors > 0 ? Message(words::kIsFinishedOfThemBad, Escaped(path), done, errors)
                          : Message(words::kIsFinished, Escaped(path), done));
  return errors > 0 ? ExitCode::kData : ExitCode::kOk;
}

}  // namespace schafkopf
