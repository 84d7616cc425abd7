// Where the items of a job come from, in order.
#ifndef SCHAFKOPF_TOOLS_BATCH_JOB_SOURCE_H_
#define SCHAFKOPF_TOOLS_BATCH_JOB_SOURCE_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "engine/worlds/dealer.h"
#include "tools/batch/job/job.h"
#include "tools/cli/cli.h"

namespace schafkopf {

// One question's subject.
struct JobItem {
  std::uint64_t index = 0;      // from 0
  InputLine line;               // without text where the deal is generated: then only its number
  std::uint64_t input_sum = 0;  // checksum of the input up to this item
};

// One thread at a time, but progress() may be asked by any.
class Source {
 public:
  // Internal errors say what cannot be read.
  static absl::StatusOr<std::unique_ptr<Source>> Open(const Job& job);
  virtual ~Source() = default;

  // The next item; nothing at the end and after a failure.
  virtual std::optional<JobItem> Next() = 0;
  // Goes on to the item `index`, not before the present one, as if all in front of it had been
  // read. Cost: reading them, where they are lines. False where there are fewer.
  virtual bool SkipTo(std::uint64_t index) = 0;

  // Items passed so far, and the checksum of the input up to there.
  std::uint64_t passed() const { return passed_; }
  std::uint64_t input_sum() const { return input_sum_; }
  // Lines seen so far, blank ones too.
  virtual std::int64_t line_count() const = 0;
  // Share of the input passed, 0..1; nothing where its size is not known.
  virtual std::optional<double> progress() const = 0;
  // Checksum of the whole input (InputFile::Checksum), which is read to its end; empty where deals
  // are generated. Of no use after a failure.
  virtual std::string InputChecksum() = 0;
  // An internal error says why the input could not be read to its end; OK where it could.
  virtual absl::Status failure() const = 0;
  // What a file of other programs' games held so far (GameFile::Told).
  virtual std::optional<Message> Told() const { return std::nullopt; }

 protected:
  std::uint64_t passed_ = 0;
  std::uint64_t input_sum_ = 0;
};

// Source::InputChecksum of the job's input as it is now. Internal errors say why it cannot be read.
// Cost: a second for some gigabytes. REQUIRES: job.CanReadAgain(), if it is to be answered too.
absl::StatusOr<std::string> InputChecksumOf(const Job& job);

// Generated deal number `index`: the first of its own stream of draws that meets the conditions.
// Nothing where a million draws do not. REQUIRES: `dealer` is that of the request's knowledge.
std::optional<Hands> GeneratedHands(const Dealer& dealer, const DealRequest& request,
                                    std::uint64_t seed, std::uint64_t index);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_JOB_SOURCE_H_
