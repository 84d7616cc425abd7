// A shard: the answers to some blocks of a job, in a file that proves itself.
//
//   schafkopf-shard 2 JOB RULES ANSWERS MODEL INDEX COUNT CHECK
//   block NUMBER ITEMS ERRORS INPUT BYTES BODY CHECK
//   ... BYTES bytes ...
//   block ...
//   end ITEMS WHOLE CHECK
//
// JOB to MODEL are its Origin; shard INDEX of COUNT has the blocks NUMBER = INDEX, INDEX + COUNT,
// ... INPUT is the checksum of the input up to there, BODY that of the bytes, CHECK that of the
// line and of all lines in front of it. `end` is about the whole input: how many items it has, and
// its checksum ("-" where deals are generated). Written from front to back: a file that was cut off
// at any place is good up to its last whole block.
#ifndef SCHAFKOPF_TOOLS_BATCH_SHARD_FILE_H_
#define SCHAFKOPF_TOOLS_BATCH_SHARD_FILE_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "tools/batch/job/origin.h"
#include "tools/batch/store/file.h"

namespace schafkopf {

// So many shards a job may have.
inline constexpr std::uint64_t kMostShards = 1'000'000;
// How every shard begins.
inline constexpr absl::string_view kShardBeginning = "schafkopf-shard ";

struct ShardId {
  Origin origin;
  std::uint64_t index = 0;
  std::uint64_t count = 1;
  friend bool operator==(const ShardId&, const ShardId&) = default;
};

// OUTPUT.INDEX-of-COUNT; while it is being written with ".partial" behind it.
std::string ShardPath(const std::string& output, const ShardId& id);

struct Block {
  std::uint64_t number = 0;
  std::uint64_t items = 0;
  std::uint64_t errors = 0;
  std::uint64_t input_sum = 0;
  std::string bytes;
};

struct ShardEnd {
  std::uint64_t items = 0;
  std::string input;  // Source::InputChecksum()
  friend bool operator==(const ShardEnd&, const ShardEnd&) = default;
};

// DataLoss where something is damaged or cut off; holds one block at a time.
class ShardReader {
 public:
  // NotFound where there is no such file. Takes the file over, else.
  static absl::StatusOr<ShardReader> Open(const std::string& path);
  static absl::StatusOr<ShardReader> From(File file);

  const ShardId& id() const { return id_; }
  // The next block; nothing behind the last one, once end() is known.
  absl::StatusOr<std::optional<Block>> Next();
  const std::optional<ShardEnd>& end() const { return end_; }
  // What a writer needs to go on behind the last block read.
  std::uint64_t good_size() const { return good_size_; }
  std::uint64_t check() const { return check_; }

 private:
  explicit ShardReader(File file) : file_(std::move(file)) {}

  File file_;
  ShardId id_;
  std::uint64_t check_ = 0;
  std::uint64_t good_size_ = 0;
  std::optional<ShardEnd> end_;
};

class ShardWriter {
 public:
  // A shard that begins anew. Its first line is on the disk when this returns: whatever a power
  // failure leaves behind then still tells what it was.
  static absl::StatusOr<ShardWriter> Begin(File file, const ShardId& id);
  // Goes on at `size` of a file whose lines up to there have the check `check`.
  static absl::StatusOr<ShardWriter> Continue(File file, std::uint64_t size, std::uint64_t check);

  absl::Status Add(const Block& block);
  // The file, locked as it was; the writer is then of no more use.
  File Release() { return std::move(file_); }
  // Writes the end, syncs and gives the file its final name.
  absl::Status Finish(const ShardEnd& end, const std::string& path);

 private:
  ShardWriter(File file, std::uint64_t check) : file_(std::move(file)), check_(check) {}
  absl::Status AddLine(const std::string& line, absl::string_view bytes);

  File file_;
  std::uint64_t check_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_SHARD_FILE_H_
