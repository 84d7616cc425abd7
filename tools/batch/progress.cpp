#include "tools/batch/progress.h"

#include <cmath>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

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

}  // namespace

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
  const Language language = SpokenLanguage();
  std::vector<std::string> parts = {absl::StrCat(items_, " done")};
  if (share_) parts.push_back(absl::StrFormat("%.1f %%", 100 * *share_));
  parts.push_back(absl::StrFormat("%.1f/s", Rate()));
  if (const auto left = SecondsLeft()) parts.push_back(absl::StrCat(Duration(*left), " left"));
  parts.push_back(absl::StrFormat("slowest: line %d, %.3f s", slowest_line_, slowest_seconds_));
  if (errors_ > 0) parts.push_back(absl::StrCat(errors_, " bad"));
  for (std::string& part : parts) part = In(language, Numbers(language, part));
  const std::string text = absl::StrCat("\r\033[K", absl::StrJoin(parts, ", "));
  std::fwrite(text.data(), 1, text.size(), stderr);
}

// Nobody's answer depends on it: a failure is not worth a word.
void Progress::WriteStatus(const char* state) const {
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
  const std::string temporary = TemporaryOf(path_);
  std::ofstream(temporary) << status.dump() << "\n";
  std::rename(temporary.c_str(), path_.c_str());
}

}  // namespace schafkopf
