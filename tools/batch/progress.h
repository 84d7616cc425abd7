// How far a long run is: a line on the terminal, or a small file where there is none.
#ifndef SCHAFKOPF_TOOLS_BATCH_PROGRESS_H_
#define SCHAFKOPF_TOOLS_BATCH_PROGRESS_H_

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/status.h"

namespace schafkopf {

// FailedPrecondition where the status file would replace another one than an earlier status.
absl::Status CheckStatusPlace(const std::string& path);

class Progress {
 public:
  // `name` is what is being written; `path` the status file, empty for the terminal on stderr.
  // `begun` is the share of the input that an earlier run has passed.
  Progress(std::string name, std::string path, std::optional<double> begun);

  // One more item is answered: in so many seconds.
  void Add(std::int64_t line, bool error, double seconds);
  // Shows where it stands, if some time has passed; `share` of the input is passed.
  void Show(std::optional<double> share);
  // The last word: "finished", "interrupted" or "failed".
  void End(const char* state);

  std::uint64_t errors() const { return errors_; }

 private:
  using Clock = std::chrono::steady_clock;

  void ShowOnTerminal() const;
  void WriteStatus(const char* state) const;
  double Rate() const;
  std::optional<double> SecondsLeft() const;

  std::string name_;
  std::string path_;
  std::optional<double> begun_;
  std::optional<double> share_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point shown_ = start_;
  std::uint64_t items_ = 0;
  std::uint64_t errors_ = 0;
  std::int64_t slowest_line_ = 0;
  double slowest_seconds_ = 0;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_PROGRESS_H_
