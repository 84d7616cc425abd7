#include "tools/batch/run.h"

#include <zstd.h>

#include <chrono>
#include <cstdio>
#include <memory>
#include <optional>
#include <utility>

#include "engine/text/notation.h"
#include "engine/text/try.h"
#include "tools/batch/job/source.h"
#include "tools/batch/kinds/answerer.h"
#include "tools/batch/outcome.h"
#include "tools/batch/store/progress.h"
#include "tools/batch/store/record.h"
#include "tools/batch/store/words.h"
#include "tools/cli/cli.h"
#include "tools/cli/in_order.h"
#include "tools/cli/words.h"

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

absl::StatusOr<Resumed> BeginAnew(File file, const ShardId& id) {
  auto writer = ShardWriter::Begin(std::move(file), id);
  if (!writer.ok()) return writer.status();
  return Resumed{*std::move(writer), std::nullopt, 0};
}

// Takes up what an earlier run left in the file, up to its last whole block of `job.block` items.
// AlreadyExists where that was another job.
absl::StatusOr<Resumed> Resume(File file, const ShardId& id, const Job& job, bool again) {
  const auto size = file.Size();
  if (!size.ok()) return size.status();
  auto shown = File::OpenToRead(file.path());
  if (!shown.ok()) return shown.status();
  auto reader = ShardReader::From(*std::move(shown));
  if (*size == 0 || absl::IsDataLoss(reader.status())) return BeginAnew(std::move(file), id);
  if (!reader.ok()) return reader.status();
  if (const auto status = CheckOrigin(file.path(), reader->id().origin, job); !status.ok()) {
    if (!again) return status;
    return BeginAnew(std::move(file), id);
  }
  if (reader->id() != id) {
    return again ? BeginAnew(std::move(file), id)
                 : Failure(absl::StatusCode::kAlreadyExists,
                           Message(words::kHoldsAnotherShardThanIts, Escaped(file.path())));
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
    PrintError(words::kMoreBadLinesSeeTheirRecords);
  } else {
    PrintError(PlacedError(job_.IsNumbered() ? job_.path : job_.InputPath(), answered.line,
                           answered.error));
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
    PrintFailure(MessageOf(status));
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
        SayInterrupted({words::kInterruptedWhatIsDoneStays, Escaped(path)});
        EndNow(code);
      });
  SCHAFKOPF_DO(source_.failure());
  if (source_.passed() == 0) {
    return Failure(absl::StatusCode::kInvalidArgument,
                   PlacedError(job_.InputPath(), source_.line_count() + 1,
                               SyntaxError(1, words::kAtLeastOneLineOfInput, words::kEndOfFile)));
  }
  if (block_.items > 0) {
    if (const auto status = EndBlock(); !status.ok()) return status;
  }
  const ShardEnd end = {source_.passed(), source_.InputChecksum()};
  SCHAFKOPF_DO(source_.failure());
  if (const auto status = resumed_.writer.Finish(end, path); !status.ok()) return status;
  return ShardSummary{id_, end, resumed_.errors};
}

// Leaves nothing of a run that began nothing.
void RemoveEmpty(const File& partial) {
  if (partial.Size().value_or(1) == 0) std::remove(partial.path().c_str());
}

// The file to write a shard to, locked, and the shard where it is finished.
struct Opened {
  File partial;
  std::optional<ShardSummary> finished;
};

absl::StatusOr<Opened> OpenShard(const std::string& path, const ShardId& id, const Job& job,
                                 bool again) {
  const std::string partial = path + ".partial";
  for (const std::string& place : {path, partial}) {
    auto status = CheckReplaceable(place, kShardBeginning, words::kShardOfBatch);
    if (!status.ok()) return status;
  }
  auto file = File::OpenLocked(partial);
  if (!file.ok()) return file.status();
  const auto finished = VerifyShard(path, job);
  if (finished.ok() && finished->id == id) return Opened{*std::move(file), *finished};
  absl::Status status = finished.status();
  if (status.ok()) {
    status = Failure(absl::StatusCode::kAlreadyExists,
                     Message(words::kHoldsAnotherShardThanIts, Escaped(path)));
  }
  if (absl::IsNotFound(status) || (again && absl::IsAlreadyExists(status))) {
    return Opened{*std::move(file), std::nullopt};
  }
  if (!absl::IsDataLoss(status)) {
    RemoveEmpty(*file);
    return status;
  }
  PrintFailure({words::kWhatIsDamagedIsAnsweredAgain, MessageOf(status)});
  if (const auto renamed = Rename(path, partial); !renamed.ok()) return renamed;
  file = File::OpenLocked(partial);
  if (!file.ok()) return file.status();
  return Opened{*std::move(file), std::nullopt};
}

// Brings the source to where the resumed shard goes on. False where the input in front of that is
// not what it was.
absl::StatusOr<bool> CatchUp(const Resumed& resumed, const Job& job, Source& source) {
  if (!resumed.last) return true;
  const bool there = source.SkipTo((resumed.last->number + 1) * job.block);
  if (there && source.input_sum() == resumed.last->input_sum) return true;
  if (const auto code = PendingSignal()) EndNow(*code);
  SCHAFKOPF_DO(source.failure());
  return false;
}

absl::Status CheckResultInput(const std::string& output, const Receipt& receipt, const Job& job) {
  const auto input = InputChecksumOf(job);
  if (!input.ok()) return input.status();
  return CheckInput(output, receipt.input, *input, job);
}

// Whether the result at `output` is whole, and of this job and input. AlreadyExists where it is of
// another one and not to be replaced.
absl::StatusOr<std::optional<Receipt>> FinishedResult(const Job& job, const std::string& output,
                                                      bool again) {
  const auto receipt = ReadReceipt(output, job);
  if (absl::IsNotFound(receipt.status()) || (again && absl::IsAlreadyExists(receipt.status()))) {
    return std::nullopt;
  }
  if (!receipt.ok()) return receipt.status();
  // An input that can be read but once is to be left for the answers, if these are damaged.
  const bool input_first = job.CanReadAgain();
  if (again && !input_first) return std::nullopt;
  auto same = input_first ? CheckResultInput(output, *receipt, job) : absl::OkStatus();
  if (again && absl::IsAlreadyExists(same)) return std::nullopt;
  if (!same.ok()) return same;
  const auto verified = VerifyResult(output, *receipt);
  if (absl::IsDataLoss(verified)) {
    PrintFailure({words::kItIsMadeAgain, MessageOf(verified)});
    return std::nullopt;
  }
  if (!verified.ok()) return verified;
  if (!input_first) same = CheckResultInput(output, *receipt, job);
  if (!same.ok()) return same;
  return *receipt;
}

// The shard's file, to go on with, and the source where it goes on. AlreadyExists where the job or
// the input in front of that has changed.
absl::StatusOr<Resumed> TakeUp(File partial, const ShardId& id, const Job& job, bool again,
                               std::unique_ptr<Source>& source) {
  const std::string path = partial.path();
  auto resumed = Resume(std::move(partial), id, job, again);
  if (!resumed.ok()) return resumed;
  const auto caught_up = CatchUp(*resumed, job, *source);
  if (!caught_up.ok()) return caught_up.status();
  if (!*caught_up) {
    if (!again) {
      return Failure(
          absl::StatusCode::kAlreadyExists,
          Message(words::kHasChangedSinceWasBegun, Escaped(job.InputPath()), Escaped(path)));
    }
    auto reopened = Source::Open(job);
    if (!reopened.ok()) return reopened.status();
    source = *std::move(reopened);
    return BeginAnew(resumed->writer.Release(), id);
  }
  if (resumed->last) {
    PrintFailure({words::kGoingOnWithAfterLine, Escaped(path), source->line_count()});
  }
  return resumed;
}

// Whether the finished shard is of the job's input, to the end of which the source is read.
absl::Status CheckFinished(const std::string& path, const ShardSummary& finished, const Job& job,
                           Source& source) {
  const std::string input = source.InputChecksum();
  SCHAFKOPF_DO(source.failure());
  return CheckInput(path, finished.end.input, input, job);
}

}  // namespace

absl::StatusOr<ShardSummary> RunShard(const Job& job, const ShardId& id, const std::string& output,
                                      const RunOptions& options) {
  const std::string path = ShardPath(output, id);
  const bool from_start = options.again && !job.CanReadAgain();
  auto source = Source::Open(job);
  if (!source.ok()) return source.status();
  auto opened = OpenShard(path, id, job, options.again);
  if (!opened.ok()) return opened.status();
  if (opened->finished && !from_start) {
    const auto same = CheckFinished(path, *opened->finished, job, **source);
    if (same.ok()) {
      std::remove(opened->partial.path().c_str());
      PrintFailure({words::kIsFinishedNothingToDo, Escaped(path)});
      return *opened->finished;
    }
    if (!options.again || !absl::IsAlreadyExists(same)) {
      RemoveEmpty(opened->partial);
      return same;
    }
    source = Source::Open(job);
    if (!source.ok()) return source.status();
  }
  auto resumed = from_start ? BeginAnew(std::move(opened->partial), id)
                            : TakeUp(std::move(opened->partial), id, job, options.again, *source);
  if (!resumed.ok()) return resumed.status();
  Progress progress(path, options.status_path, (*source)->progress());
  auto summary =
      ShardRun(job, id, **source, *std::move(resumed), progress).Run(options.threads, path);
  progress.End(summary.ok() ? "finished" : "failed");
  if (const auto told = (*source)->Told()) PrintFailure(*told, Escaped(job.InputPath()));
  return summary;
}

absl::StatusOr<Receipt> RunWhole(const Job& job, const std::string& output,
                                 const RunOptions& options) {
  const ShardId id = {.origin = OriginOf(job)};
  const std::string shard = ShardPath(output, id);
  const auto finished = FinishedResult(job, output, options.again);
  if (!finished.ok()) return finished.status();
  if (*finished) {
    // A run that was killed at its very end has left it.
    if (MayReplace(shard, kShardBeginning)) std::remove(shard.c_str());
    PrintFailure({words::kIsFinishedNothingToDo, Escaped(output)});
    return **finished;
  }
  if (auto status = ClearOutput(output, shard); !status.ok()) return status;
  const auto run = RunShard(job, id, output, options);
  if (!run.ok()) return run.status();
  auto receipt = Merge(job, {&shard, 1}, {id.count, run->end.input, options.again}, output);
  if (!receipt.ok()) return receipt;
  std::remove(shard.c_str());
  ReportDone(output, receipt->items, receipt->errors);
  return receipt;
}

}  // namespace schafkopf
