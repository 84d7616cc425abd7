// What a result says of itself, in OUTPUT.receipt: one line of JSON that proves itself.
#ifndef SCHAFKOPF_TOOLS_BATCH_RECEIPT_H_
#define SCHAFKOPF_TOOLS_BATCH_RECEIPT_H_

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "tools/batch/job/job.h"
#include "tools/batch/job/origin.h"

namespace schafkopf {

struct Receipt {
  Origin origin;
  std::string input;  // Source::InputChecksum(); null where deals are generated
  std::uint64_t items = 0;
  std::uint64_t errors = 0;
  std::uint64_t bytes = 0;
  std::string checksum;  // of the result, by LongChecksum
};

std::string ReceiptPath(const std::string& output);
// Writes it durably.
absl::Status WriteReceipt(const std::string& output, const Receipt& receipt);

// That of the result of `job` at `output`. NotFound where nothing is there; FailedPrecondition
// where it is something else than a result; AlreadyExists where it is one that may be replaced when
// the user says so: that of another job, or with a receipt that is damaged.
absl::StatusOr<Receipt> ReadReceipt(const std::string& output, const Job& job);

// DataLoss where the result at `output` is not what its receipt says. Reads it to its end.
absl::Status VerifyResult(const std::string& output, const Receipt& receipt);

// AlreadyExists where `path` was made from `found`, another input than `input`, that of the job.
absl::Status CheckInput(const std::string& path, const std::string& found, const std::string& input,
                        const Job& job);

// FailedPrecondition where somebody else's file is where the receipt is to be.
absl::Status CheckReceiptPlace(const std::string& output);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_RECEIPT_H_
