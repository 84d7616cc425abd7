#include "tools/batch/progress.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "tools/batch/file.h"
#include "tools/cli/cli.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

constexpr double kTerminalSeconds = 0.5;
constexpr double kFileSeconds = 5;
// A run that has written nothing for so long is said to be silent.
constexpr std::int64_t kSilentSeconds = 60;
constexpr std::size_t kMostStatus = 1 << 16;

// "3 h 20 min", "4 min 10 s", "7 s".
std::string Duration(double seconds) {
  const auto whole = static_cast<std::int64_t>(std::llround(seconds));
  if (whole >= 3600) return absl::StrCat(whole / 3600, " h ", whole / 60 % 60, " min");
  if (whole >= 60) return absl::StrCat(whole / 60, " min ", whole % 60, " s");
  return absl::StrCat(whole, " s");
}

double SecondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

std::string TemporaryOf(const std::string& path) { return path + ".tmp"; }

// Whether a text is what WriteStatus writes, as far as others rely on it.
bool IsStatus(const nlohmann::ordered_json& status) {
  const auto all = [&](const auto& names, auto fits) {
    return std::ranges::all_of(names, [&](const char* name) {
      const auto field = status.find(name);
      return field != status.end() && fits(*field);
    });
  };
  return status.is_object() &&
         all(std::array{"state", "output"}, [](const auto& text) { return text.is_string(); }) &&
         all(std::array{"done", "errors", "slowest_line"},
             [](const auto& count) { return count.is_number_unsigned(); }) &&
         all(std::array{"rate", "seconds", "slowest_seconds"},
             [](const auto& number) { return number.is_number(); }) &&
         all(std::array{"share", "seconds_left"},
             [](const auto& number) { return number.is_number() || number.is_null(); });
}

// What a status says of numbers, part by part.
std::vector<std::string> PartsOf(const nlohmann::ordered_json& status) {
  std::vector<std::string> parts = {absl::StrCat(status["done"].get<std::uint64_t>(), " done")};
  if (status["share"].is_number()) {
    parts.push_back(absl::StrFormat("%.1f %%", 100 * status["share"].get<double>()));
  }
  parts.push_back(absl::StrFormat("%.1f/s", status["rate"].get<double>()));
  if (status["state"] == "running" && status["seconds_left"].is_number()) {
    parts.push_back(absl::StrCat(Duration(status["seconds_left"].get<double>()), " left"));
  }
  parts.push_back(absl::StrFormat("slowest: line %d, %.3f s",
                                  status["slowest_line"].get<std::int64_t>(),
                                  status["slowest_seconds"].get<double>()));
  if (const auto errors = status["errors"].get<std::uint64_t>(); errors > 0) {
    parts.push_back(absl::StrCat(errors, " bad"));
  }
  return parts;
}

std::string SpokenParts(std::vector<std::string> parts) {
  const Language language = SpokenLanguage();
  for (std::string& part : parts) part = In(language, Numbers(language, part));
  return absl::StrJoin(parts, ", ");
}

absl::StatusOr<nlohmann::ordered_json> ReadStatus(const std::string& path) {
  struct stat about = {};
  if (stat(path.c_str(), &about) == 0 && !S_ISREG(about.st_mode)) {
    return absl::FailedPreconditionError(absl::StrCat(path, " is no status of a batch"));
  }
  auto file = File::OpenToRead(path);
  if (!file.ok()) return file.status();
  const auto text = file->Read(kMostStatus);
  if (!text.ok()) return text.status();
  const auto status = nlohmann::ordered_json::parse(*text, nullptr, /*allow_exceptions=*/false);
  if (!IsStatus(status)) {
    return absl::FailedPreconditionError(absl::StrCat(path, " is no status of a batch"));
  }
  nlohmann::ordered_json read = {{"file", path}};
  read.update(status);
  read["written"] = std::int64_t{about.st_mtime};
  return read;
}

}  // namespace

std::vector<BatchStatus> ReadStatuses(std::span<const std::string> paths) {
  std::vector<BatchStatus> statuses;
  for (const std::string& path : paths) statuses.push_back({path, ReadStatus(path)});
  return statuses;
}

nlohmann::ordered_json ToJson(std::span<const BatchStatus> statuses) {
  nlohmann::ordered_json batches = nlohmann::ordered_json::array();
  for (const auto& [path, says] : statuses) {
    if (says.ok()) {
      batches.push_back(*says);
    } else {
      batches.push_back({{"file", path}, {"error", Said(std::string(says.status().message()))}});
    }
  }
  return {{"batches", std::move(batches)}};
}

std::string StatusText(const nlohmann::ordered_json& status) {
  std::vector<std::string> parts = PartsOf(status);
  const auto state = status["state"].get<std::string>();
  const std::int64_t silent = std::time(nullptr) - status["written"].get<std::int64_t>();
  parts.insert(parts.begin(), state);
  if (state == "running" && silent >= kSilentSeconds) {
    parts.insert(parts.begin() + 1,
                 absl::StrCat("silent for ", Duration(static_cast<double>(silent))));
  }
  return SpokenParts(std::move(parts));
}

absl::Status CheckStatusPlace(const std::string& path) {
  for (const std::string& place : {path, TemporaryOf(path)}) {
    auto status = CheckReplaceable(place, "{\"state\":\"", "status of a batch");
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
    std::fprintf(stderr, "\r\033[K");
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

void Progress::ShowOnTerminal() const {
  const std::string text = absl::StrCat("\r\033[K", SpokenParts(PartsOf(Status("running"))));
  std::fwrite(text.data(), 1, text.size(), stderr);
}

nlohmann::ordered_json Progress::Status(const char* state) const {
  nlohmann::ordered_json status = {{"state", state},
                                   {"output", name_},
                                   {"done", items_},
                                   {"errors", errors_},
                                   {"share", nullptr},
                                   {"rate", Rate()},
                                   {"seconds", SecondsSince(start_)},
                                   {"seconds_left", nullptr},
                                   {"slowest_line", slowest_line_},
                                   {"slowest_seconds", slowest_seconds_}};
  if (share_) status["share"] = *share_;
  if (const auto left = SecondsLeft()) status["seconds_left"] = *left;
  return status;
}

// Nobody's answer depends on it: a failure is not worth a word.
void Progress::WriteStatus(const char* state) const {
  const std::string temporary = TemporaryOf(path_);
  std::ofstream(temporary) << Status(state).dump() << "\n";
  std::rename(temporary.c_str(), path_.c_str());
}

}  // namespace schafkopf
