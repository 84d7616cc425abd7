#include "tools/batch/job/source.h"

#include <atomic>
#include <utility>

#include "engine/cards/random.h"
#include "engine/text/notation.h"
#include "engine/text/try.h"
#include "tools/batch/store/checksum.h"
#include "tools/batch/store/game_file.h"
#include "tools/batch/store/input_file.h"
#include "tools/cli/words.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kMaxDraws = 1'000'000;

// Lines of hands, or games in any form (GameFile).
template <class Reader>
class LineSource : public Source {
 public:
  template <class... File>
  LineSource(std::string name, std::unique_ptr<InputFile> file, File&&... of_file)
      : file_(std::move(file)), lines_(std::move(name), std::forward<File>(of_file)...) {}

  std::optional<JobItem> Next() override {
    auto line = lines_.Next();
    if (!line) return std::nullopt;
    input_sum_ = Checksum(line->text, input_sum_ + static_cast<std::uint64_t>(line->number));
    return JobItem{passed_++, *std::move(line), input_sum_};
  }
  bool SkipTo(std::uint64_t index) override {
    while (passed_ < index) {
      if (!Next()) return false;
    }
    return true;
  }
  std::int64_t line_count() const override { return lines_.line_count(); }
  std::optional<double> progress() const override { return file_->share_passed(); }
  std::string InputChecksum() override { return file_->Checksum(); }
  absl::Status failure() const override {
    auto why = lines_.failure();
    if (const auto unread = file_->failure()) {
      why = Message(words::kCannotRead, Escaped(lines_.name()), *unread);
    }
    if (!why) return absl::OkStatus();
    return Failure(absl::StatusCode::kInternal, *why);
  }
  std::optional<Message> Told() const override {
    if constexpr (requires { lines_.Told(); }) return lines_.Told();
    return std::nullopt;
  }

 private:
  std::unique_ptr<InputFile> file_;
  Reader lines_;
};

class NumberSource : public Source {
 public:
  explicit NumberSource(std::uint64_t count) : count_(count) {}

  std::optional<JobItem> Next() override {
    if (passed_ == count_) return std::nullopt;
    const JobItem item = {passed_, {static_cast<std::int64_t>(passed_) + 1, "", false}, 0};
    progressed_ = ++passed_;
    return item;
  }
  bool SkipTo(std::uint64_t index) override {
    const bool enough = index <= count_;
    progressed_ = passed_ = enough ? index : count_;
    return enough;
  }
  std::int64_t line_count() const override { return static_cast<std::int64_t>(passed_); }
  std::optional<double> progress() const override {
    return static_cast<double>(progressed_) / static_cast<double>(count_);
  }
  std::string InputChecksum() override { return ""; }
  absl::Status failure() const override { return absl::OkStatus(); }

 private:
  std::uint64_t count_;
  std::atomic<std::uint64_t> progressed_ = 0;
};

}  // namespace

absl::StatusOr<std::unique_ptr<Source>> Source::Open(const Job& job) {
  if (job.generated) return std::make_unique<NumberSource>(job.generated->count);
  if (job.book) return std::make_unique<NumberSource>(job.book->entries());
  const std::string path = job.InputPath();
  auto file = InputFile::Open(path);
  if (!file.ok()) return file.status();
  InputFile& opened = **file;
  if (job.question.kind->subject == JobSubject::kHand) {
    return std::make_unique<LineSource<LineReader>>(path, *std::move(file), opened.Stream());
  }
  return std::make_unique<LineSource<GameFile>>(path, *std::move(file), opened);
}

absl::StatusOr<std::string> InputChecksumOf(const Job& job) {
  const auto source = Source::Open(job);
  if (!source.ok()) return source.status();
  std::string sum = (*source)->InputChecksum();
  SCHAFKOPF_DO((*source)->failure());
  return sum;
}

std::optional<Hands> GeneratedHands(const Dealer& dealer, const DealRequest& request,
                                    std::uint64_t seed, std::uint64_t index) {
  const CardOrder order = request.order();
  Random random(seed, index);
  for (std::uint64_t draw = 0; draw < kMaxDraws; ++draw) {
    const Hands hands = dealer.World(random.Below(dealer.count()));
    if (request.Accepts(hands, order)) return hands;
  }
  return std::nullopt;
}

}  // namespace schafkopf
