// How far a long run is: a line on the terminal, or a small file where there is none.
#ifndef SCHAFKOPF_TOOLS_BATCH_PROGRESS_H_
#define SCHAFKOPF_TOOLS_BATCH_PROGRESS_H_

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

// What a status file says, with `file` before and `written` behind it: when, in seconds since
// 1970. NotFound where there is none, FailedPrecondition where it is something else.
struct BatchStatus {
  std::string path;
  absl::StatusOr<nlohmann::ordered_json> says;
};
std::vector<BatchStatus> ReadStatuses(std::span<const std::string> paths);

// {"batches":[..]}: what each says, or {"file": .., "error": ..} in its place.
nlohmann::ordered_json ToJson(std::span<const BatchStatus> statuses);

// A status in the language spoken: "running, 300 done, 31.2 %, ..", and since when a run is silent.
std::string StatusText(const nlohmann::ordered_json& status);

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
  nlohmann::ordered_json Status(const char* state) const;
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
