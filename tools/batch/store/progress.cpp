#include "tools/batch/store/progress.h"

#include <sys/stat.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iterator>
#include <limits>
#include <utility>

#include "engine/text/notation.h"
#include "tools/answers/door/json_line.h"
#include "tools/answers/door/read_json.h"
#include "tools/answers/questions.h"
#include "tools/batch/store/file.h"
#include "tools/batch/store/words.h"
#include "tools/cli/cli.h"
#include "tools/cli/words.h"

namespace schafkopf {
namespace {

constexpr double kTerminalSeconds = 0.5;
constexpr double kFileSeconds = 5;
// A run that has written nothing for so long is said to be silent.
constexpr std::int64_t kSilentSeconds = 60;
constexpr std::size_t kMostStatus = 1 << 16;

// "3 h 20 min", "4 min 10 s", "7 s".
Message Duration(double seconds) {
  const auto whole = static_cast<std::int64_t>(std::llround(seconds));
  if (whole >= 3600) return {words::kHours, whole / 3600, whole / 60 % 60};
  if (whole >= 60) return {words::kMinutes, whole / 60, whole % 60};
  return {words::kSeconds, whole};
}

double SecondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

std::string TemporaryOf(const std::string& path) { return path + ".tmp"; }

nlohmann::ordered_json ToJson(const RunStatus& status) {
  nlohmann::ordered_json json = {{"state", status.state},
                                 {"output", status.output},
                                 {"done", status.done},
                                 {"errors", status.errors},
                                 {"share", nullptr},
                                 {"rate", status.rate},
                                 {"seconds", status.seconds},
                                 {"seconds_left", nullptr},
                                 {"slowest_line", status.slowest_line},
                                 {"slowest_seconds", status.slowest_seconds}};
  if (status.share) json["share"] = *status.share;
  if (status.seconds_left) json["seconds_left"] = *status.seconds_left;
  return json;
}

// Nothing where the text is not what WriteStatus writes.
std::optional<RunStatus> StatusIn(absl::string_view text) {
  constexpr std::uint64_t kMostLines = std::numeric_limits<std::int64_t>::max();
  constexpr double kMost = 1e15;
  const auto json = ReadJson(text);
  TypedFields fields(json);
  RunStatus status = {fields.Text("state"),
                      fields.Text("output"),
                      fields.Count("done", 0, kMostLines),
                      fields.Count("errors", 0, kMostLines),
                      fields.NumberOrNull("share", 0, kMost),
                      fields.Number("rate", 0, kMost),
                      fields.Number("seconds", 0, kMost),
                      fields.NumberOrNull("seconds_left", -kMost, kMost),
                      static_cast<std::int64_t>(fields.Count("slowest_line", 0, kMostLines)),
                      fields.Number("slowest_seconds", 0, kMost)};
  if (!fields.ok() || std::ranges::find(kRunStates, status.state) == std::end(kRunStates)) {
    return std::nullopt;
  }
  return status;
}

Text<0> StateOf(const RunStatus& status) {
  if (status.state == "finished") return words::kStateFinished;
  if (status.state == "interrupted") return words::kInterrupted;
  return status.state == "failed" ? words::kStateFailed : words::kStateRunning;
}

// What a status says of numbers, part by part.
std::vector<Message> PartsOf(const RunStatus& status) {
  std::vector<Message> parts = {Message(words::kDone, status.done)};
  if (status.share) parts.push_back(Decimal(100 * *status.share, 1) + AsIs(" %"));
  parts.push_back(Decimal(status.rate, 1) + AsIs("/s"));
  if (status.state == "running" && status.seconds_left) {
    parts.emplace_back(words::kLeft, Duration(*status.seconds_left));
  }
  parts.emplace_back(words::kSlowestLineS, status.slowest_line, Decimal(status.slowest_seconds, 3));
  if (status.errors > 0) parts.emplace_back(words::kBad, status.errors);
  return parts;
}

std::string Spoken(const std::vector<Message>& parts) { return Said(Joined(parts, ", ")); }

absl::StatusOr<RunStatus> ReadStatus(const std::string& path) {
  auto file = File::OpenToRead(path);
  if (!file.ok() && !absl::IsFailedPrecondition(file.status())) return file.status();
  const auto text = file.ok() ? file->Read(kMostStatus) : std::string();
  if (!text.ok()) return text.status();
  auto status = StatusIn(*text);
  if (status) return *std::move(status);
  return Failure(absl::StatusCode::kFailedPrecondition,
                 Message(words::kIsNoStatusOfBatch, Escaped(path)));
}

}  // namespace

std::vector<BatchStatus> ReadStatuses(std::span<const std::string> paths) {
  std::vector<BatchStatus> statuses;
  for (const std::string& path : paths) {
    struct stat about = {};
    if (stat(path.c_str(), &about) != 0) about = {};
    statuses.push_back({path, ReadStatus(path), std::int64_t{about.st_mtime}});
  }
  return statuses;
}

nlohmann::ordered_json ToJson(std::span<const BatchStatus> statuses) {
  nlohmann::ordered_json batches = nlohmann::ordered_json::array();
  for (const auto& [path, says, written] : statuses) {
    nlohmann::ordered_json& batch = batches.emplace_back(nlohmann::ordered_json{{"file", path}});
    if (says.ok()) {
      batch.update(ToJson(*says));
      batch["written"] = written;
    } else {
      batch["error"] = MessageOf(says.status()).in(WrittenLanguage());
    }
  }
  return {{"batches", std::move(batches)}};
}

std::string StatusText(const RunStatus& status, std::int64_t written) {
  std::vector<Message> parts = {StateOf(status)};
  const std::int64_t silent = std::time(nullptr) - written;
  if (status.state == "running" && silent >= kSilentSeconds) {
    parts.emplace_back(words::kSilentFor, Duration(static_cast<double>(silent)));
  }
  for (const Message& part : PartsOf(status)) parts.push_back(part);
  return Spoken(parts);
}

absl::Status CheckStatusPlace(const std::string& path) {
  for (const std::string& place : {path, TemporaryOf(path)}) {
    auto status = CheckReplaceable(place, "{\"state\":\"", words::kStatusOfBatch);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

Progress::Progress(std::string name, std::string path, std::optional<double> begun)
    : name_(std::move(name)), path_(std::move(path)), begun_(begun), share_(begun) {
  if (!path_.empty()) WriteStatus("running");
}

void Progress::Add(std::int64_t line, bool error, double seconds) {
  ++items_;
  if (error) ++errors_;
  if (seconds <= slowest_seconds_) return;
  slowest_seconds_ = seconds;
  slowest_line_ = line;
}

void Progress::Show(std::optional<double> share) {
  share_ = share;
  if (SecondsSince(shown_) < (path_.empty() ? kTerminalSeconds : kFileSeconds)) return;
  shown_ = Clock::now();
  if (path_.empty()) {
    ShowOnTerminal();
  } else {
    WriteStatus("running");
  }
}

void Progress::End(const char* state) {
  if (path_.empty()) {
    ShowForNow("");
  } else {
    WriteStatus(state);
  }
}

double Progress::Rate() const {
  const double seconds = SecondsSince(start_);
  return seconds > 0 ? static_cast<double>(items_) / seconds : 0;
}

std::optional<double> Progress::SecondsLeft() const {
  if (!share_ || !begun_ || *share_ <= *begun_) return std::nullopt;
  return SecondsSince(start_) * (1 - *share_) / (*share_ - *begun_);
}

void Progress::ShowOnTerminal() const { ShowForNow(Spoken(PartsOf(Status("running")))); }

RunStatus Progress::Status(const char* state) const {
  return {
      state,         name_,         items_,          errors_, share_, Rate(), SecondsSince(start_),
      SecondsLeft(), slowest_line_, slowest_seconds_};
}

// Nobody's answer depends on it: a failure is not worth a word.
void Progress::WriteStatus(const char* state) const {
  const std::string temporary = TemporaryOf(path_);
  std::ofstream(temporary) << JsonText(ToJson(Status(state))) << "\n";
  std::rename(temporary.c_str(), path_.c_str());
}

}  // namespace schafkopf
