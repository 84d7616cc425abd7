// How far a long run is: a line on the terminal, or a small file where there is none.
#ifndef SCHAFKOPF_TOOLS_BATCH_STORE_PROGRESS_H_
#define SCHAFKOPF_TOOLS_BATCH_STORE_PROGRESS_H_

#include <chrono>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace schafkopf {

// FailedPrecondition where the status file would replace another one than an earlier status.
absl::Status CheckStatusPlace(const std::string& path);

// What a status file says.
struct RunStatus {
  std::string state;   // one of kRunStates
  std::string output;  // what is being written
  std::uint64_t done = 0;
  std::uint64_t errors = 0;
  std::optional<double> share;
  double rate = 0;  // a second
  double seconds = 0;
  std::optional<double> seconds_left;
  std::int64_t slowest_line = 0;
  double slowest_seconds = 0;
};
inline constexpr const char* kRunStates[] = {"running", "finished", "interrupted", "failed"};

// What one of them says, and when it was written, in seconds since 1970. NotFound where there is
// none, FailedPrecondition where it is something else.
struct BatchStatus {
  std::string path;
  absl::StatusOr<RunStatus> says;
  std::int64_t written = 0;
};
std::vector<BatchStatus> ReadStatuses(std::span<const std::string> paths);

// {"batches":[..]}: what each says, between `file` and `written`, or {"file": .., "error": ..} in
// its place.
nlohmann::ordered_json ToJson(std::span<const BatchStatus> statuses);

// A status in the language spoken: "running, 300 done, 31.2 %, ..", and since when a run is silent.
std::string StatusText(const RunStatus& status, std::int64_t written);

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
  RunStatus Status(const char* state) const;
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

#endif  // SCHAFKOPF_TOOLS_BATCH_STORE_PROGRESS_H_
