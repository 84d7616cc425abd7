// What of Abseil the answers use, for builds without threads such as WebAssembly, where Abseil's
// own does not compile: the same names and meaning, and nothing more.
#ifndef SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STATUS_STATUS_H_
#define SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STATUS_STATUS_H_

#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <utility>

#include "absl/strings/cord.h"
#include "absl/strings/string_view.h"

namespace absl {

enum class StatusCode {
  kOk = 0,
  kCancelled = 1,
  kUnknown = 2,
  kInvalidArgument = 3,
  kNotFound = 5,
  kOutOfRange = 11
};

class [[nodiscard]] Status {
 public:
  Status() = default;
  Status(StatusCode code, string_view message) : code_(code), message_(message) {}

  bool ok() const { return code_ == StatusCode::kOk; }
  StatusCode code() const { return code_; }
  string_view message() const { return message_; }

  void SetPayload(string_view name, Cord payload) { payloads_[std::string(name)] = payload; }
  std::optional<Cord> GetPayload(string_view name) const {
    const auto found = payloads_.find(std::string(name));
    return found == payloads_.end() ? std::nullopt : std::optional(found->second);
  }
  friend bool operator==(const Status& a, const Status& b) = default;

 private:
  StatusCode code_ = StatusCode::kOk;
  std::string message_;
  std::map<std::string, Cord> payloads_;
};

inline std::ostream& operator<<(std::ostream& out, const Status& status) {
  return out << status.message();
}
inline Status OkStatus() { return {}; }
inline Status CancelledError(string_view message) { return {StatusCode::kCancelled, message}; }
inline Status InvalidArgumentError(string_view message) {
  return {StatusCode::kInvalidArgument, message};
}
inline Status NotFoundError(string_view message) { return {StatusCode::kNotFound, message}; }
inline Status OutOfRangeError(string_view message) { return {StatusCode::kOutOfRange, message}; }
inline bool IsCancelled(const Status& status) { return status.code() == StatusCode::kCancelled; }
inline bool IsNotFound(const Status& status) { return status.code() == StatusCode::kNotFound; }
inline bool IsOutOfRange(const Status& status) { return status.code() == StatusCode::kOutOfRange; }

}  // namespace absl

#endif  // SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STATUS_STATUS_H_
