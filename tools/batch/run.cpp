#include "tools/batch/run.h"

#include <zstd.h>

#include <chrono>
#include <cstdio>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

#include "absl/strings/str_cat.h"
#include "tools/batch/answerer.h"
#include "tools/batch/progress.h"
#include "tools/batch/record.h"
#include "tools/batch/source.h"
#include "tools/cli/cli.h"
#include "tools/cli/in_order.h"

namespace schafkopf {
namespace {

constexpr int kZstdLevel = 3;
// Bad lines that are named on stderr.
constexpr std::uint64_t kNamedErrors = 10;

// An item's answer, ready to be written.
struct Answered {
  std::uint64_t index;
  std::int64_t line;
  std::uint64_t input_sum;
  std::string bytes;
  absl::Status error;
  double seconds;
};

// One zstd frame.
std::string Compressed(const std::string& bytes) {
  std::string frame(ZSTD_compressBound(bytes.size()), '\0');
  frame.resize(ZSTD_compress(frame.data(), frame.size(), bytes.data(), bytes.size(), kZstdLevel));
  return frame;
}

// A shard file to go on with.
struct Resumed {
  ShardWriter writer;
  std::optional<Block> last;  // the last block kept, without its bytes
  std::uint64_t errors = 0;
};

// Takes up what an earlier run left in the file, up to its last whole block of `job.block` items.
absl::StatusOr<Resumed> Resume(File file, const ShardId& id, const Job& job) {
  const auto size = file.Size();
  if (!size.ok()) return size.status();
  const std::string path = file.path();
  auto begin = [&](File at) -> absl::StatusOr<Resumed> {
    auto writer = ShardWriter::Begin(std::move(at), id);
    if (!writer.ok()) return writer.status();
    return Resumed{*std::move(writer), std::nullopt, 0};
  };
  if (*size == 0) return begin(std::move(file));
  auto lock = File::OpenToRead(path);
  if (!lock.ok()) return lock.status();
  auto reader = ShardReader::From(*std::move(lock));
  if (absl::IsDataLoss(reader.status())) return begin(std::move(file));
  if (!reader.ok()) return reader.status();
  if (reader->id() != id) {
    return absl::FailedPreconditionError(
        absl::StrCat(path, " belongs to another job (", reader->id().job, ") than ", job.path, " (",
                     id.job, "): remove it or choose another --output"));
  }
  std::uint64_t good_size = reader->good_size();
  std::uint64_t check = reader->check();
  std::optional<Block> last;
  std::uint64_t errors = 0;
  std::uint64_t number = id.index;
  while (true) {
    auto block = reader->Next();
    if (!block.ok() && !absl::IsDataLoss(block.status())) return block.status();
    if (!block.ok() || !*block) break;
    // What ends a job is answered again, in case the input has become longer.
    if ((*block)->number != number || ((*block)->items != job.block)) break;
    number += id.count;
    errors += (*block)->errors;
    good_size = reader->good_size();
    check = reader->check();
    last = *std::move(*block);
    last->bytes.clear();
  }
  auto writer = ShardWriter::Continue(std::move(file), good_size, check);
  if (!writer.ok()) return writer.status();
  return Resumed{*std::move(writer), std::move(last), errors};
}

class ShardRun {
 public:
  ShardRun(const Job& job, const ShardId& id, Source& source, Resumed resumed, Progress& progress)
      : job_(job),
        id_(id),
        schema_(SchemaOf(job)),
        source_(source),
        resumed_(std::move(resumed)),
        progress_(progress) {}

  absl::StatusOr<ShardSummary> Run(int threads, const std::string& path);

 private:
  std::optional<JobItem> NextOfShard();
  Answered Answer(Answerer& answerer, const JobItem& item) const;
  void Take(const Answered& answered);
  void NameError(const Answered& answered);
  absl::Status EndBlock();

  const Job& job_;
  const ShardId& id_;
  const Schema schema_;
  Source& source_;
  Resumed resumed_;
  Progress& progress_;
  Block block_;  // at work
  absl::Status failure_;
};

// The next item of the blocks that are this shard's.
std::optional<JobItem> ShardRun::NextOfShard() {
  const std::uint64_t block = source_.passed() / job_.block;
  if (block % id_.count != id_.index) {
    const std::uint64_t ahead = (id_.index + id_.count - block % id_.count) % id_.count;
    if (!source_.SkipTo((block + ahead) * job_.block)) return std::nullopt;
  }
  return source_.Next();
}

Answered ShardRun::Answer(Answerer& answerer, const JobItem& item) const {
  const auto start = std::chrono::steady_clock::now();
  const Record record = answerer.Answer(item);
  std::string bytes = item.index == 0 ? Prologue(schema_, job_.format) : "";
  bytes += Encode(schema_, record, job_.format);
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  return {item.index,       item.line.number, item.input_sum,
          std::move(bytes), record.error,     time.count()};
}

void ShardRun::NameError(const Answered& answered) {
  if (progress_.errors() > kNamedErrors) return;
  if (progress_.errors() == kNamedErrors) {
    PrintError("more bad lines: see their records");
  } else {
    PrintError(
        PlacedError(job_.generated ? job_.path : job_.InputPath(), answered.line, answered.error));
  }
}

void ShardRun::Take(const Answered& answered) {
  const bool error = !answered.error.ok();
  if (error) NameError(answered);
  progress_.Add(answered.line, error, answered.seconds);
  progress_.Show(source_.progress());
  block_.bytes += answered.bytes;
  block_.errors += error ? 1 : 0;
  block_.items += 1;
  block_.input_sum = answered.input_sum;
  block_.number = answered.index / job_.block;
  if (block_.items < job_.block) return;
  if (const auto status = EndBlock(); !status.ok()) {
    // Nothing further can be kept: the other threads need not finish.
    progress_.End("failed");
    PrintError(absl::StrCat("schafkopf: ", status.message()));
    EndNow(ExitCode::kIo);
  }
}

absl::Status ShardRun::EndBlock() {
  if (job_.compressed) block_.bytes = Compressed(block_.bytes);
  resumed_.errors += block_.errors;
  const auto status = resumed_.writer.Add(block_);
  block_ = Block();
  return status;
}

absl::StatusOr<ShardSummary> ShardRun::Run(int threads, const std::string& path) {
  RunInOrder(
      threads, [&] { return NextOfShard(); },
      [&] {
        return [&, answerer = std::make_shared<Answerer>(job_)](const JobItem& item) {
          return Answer(*answerer, item);
        };
      },
      [&](const Answered& answered) { Take(answered); },
      [&](ExitCode code) {
        progress_.End("interrupted");
        PrintError(absl::StrCat("schafkopf: interrupted; what is done stays in ", path,
                                ".partial; run the same command again to go on from there"));
        EndNow(code);
      });
  if (const auto failure = source_.failure()) return absl::InternalError(*failure);
  if (source_.passed() == 0) {
    return absl::InvalidArgumentError(
        absl::StrCat(job_.InputPath(), ":", source_.line_count() + 1,
                     ":1: expected at least one line of input, found the end of the file"));
  }
  if (block_.items > 0) {
    if (const auto status = EndBlock(); !status.ok()) return status;
  }
  const ShardEnd end = {source_.passed(), source_.input_sum()};
  if (const auto status = resumed_.writer.Finish(end, path); !status.ok()) return status;
  return ShardSummary{id_, end, resumed_.errors};
}

// A shard that is finished, or the file to write it to.
using Opened = std::variant<ShardSummary, File>;

absl::StatusOr<Opened> OpenShard(const std::string& path, const ShardId& id, const Job& job) {
  const std::string partial = path + ".partial";
  auto file = File::OpenLocked(partial);
  if (!file.ok()) return file.status();
  const auto finished = VerifyShard(path, job);
  if (absl::IsNotFound(finished.status())) return Opened(*std::move(file));
  if (finished.ok() && finished->id == id) {
    std::remove(partial.c_str());
    return Opened(*finished);
  }
  if (!absl::IsDataLoss(finished.status())) {
    std::remove(partial.c_str());
    return finished.ok() ? absl::FailedPreconditionError(
                               absl::StrCat(path, " holds another shard than its name says"))
                         : finished.status();
  }
  PrintError(absl::StrCat("schafkopf: ", finished.status().message(),
                          ": what is damaged is answered again"));
  if (const auto status = Rename(path, partial); !status.ok()) return status;
  file = File::OpenLocked(partial);
  if (!file.ok()) return file.status();
  return Opened(*std::move(file));
}

}  // namespace

absl::StatusOr<ShardSummary> RunShard(const Job& job, const ShardId& id, const std::string& output,
                                      const RunOptions& options) {
  const std::string path = ShardPath(output, id);
  auto source = Source::Open(job);
  if (!source.ok()) return source.status();
  auto opened = OpenShard(path, id, job);
  if (!opened.ok()) return opened.status();
  if (auto* finished = std::get_if<ShardSummary>(&*opened)) {
    PrintError(absl::StrCat("schafkopf: ", path, " is finished: nothing to do"));
    return *finished;
  }
  auto resumed = Resume(std::get<File>(*std::move(opened)), id, job);
  if (!resumed.ok()) return resumed.status();
  if (resumed->last) {
    const bool there = (*source)->SkipTo((resumed->last->number + 1) * job.block);
    if (!there || (*source)->input_sum() != resumed->last->input_sum) {
      if (const auto code = PendingSignal()) EndNow(*code);
      if (const auto failure = (*source)->failure()) return absl::InternalError(*failure);
      return absl::FailedPreconditionError(absl::StrCat(job.InputPath(), " has changed since ",
                                                        path,
                                                        ".partial was begun: remove "
                                                        "that or choose another --output"));
    }
    PrintError(absl::StrCat("schafkopf: going on with ", path, ".partial after line ",
                            (*source)->line_count()));
  }
  Progress progress(path, options.status_path, (*source)->progress());
  auto summary =
      ShardRun(job, id, **source, *std::move(resumed), progress).Run(options.threads, path);
  progress.End(summary.ok() ? "finished" : "failed");
  return summary;
}

}  // namespace schafkopf
