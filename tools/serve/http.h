// HTTP/1.0 and 1.1 as `serve` speaks it: one request on a connection, whose body has a length, and
// one answer. No chunks, no ranges, nothing pipelined, nothing that is decoded.
#ifndef SCHAFKOPF_TOOLS_SERVE_HTTP_H_
#define SCHAFKOPF_TOOLS_SERVE_HTTP_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/text/mistake.h"

namespace schafkopf {

using HttpFields = std::vector<std::pair<std::string, std::string>>;

struct HttpRequest {
  std::string method;
  std::string path;  // begins with "/"; as it was sent, without what follows "?"
  int minor_version = 1;
  HttpFields fields;  // names in lower case
  std::string body;

  // The value of a field that there is once; nothing where there is none or several.
  std::optional<absl::string_view> Find(absl::string_view name) const;
  std::size_t Count(absl::string_view name) const;
};

// Why a request is not answered.
struct HttpRefusal {
  int status = 400;
  absl::Status error;
};

// One request from its bytes as they come. Keeps at most kMostHead and kMostBody of them, and takes
// a time that is linear in them.
class RequestReader {
 public:
  static constexpr std::size_t kMostHead = std::size_t{16} << 10;
  static constexpr std::size_t kMostFields = 64;
  static constexpr std::size_t kMostBody = std::size_t{1} << 20;

  enum class State : std::uint8_t { kMore, kComplete, kRefused };

  // What stands behind the end of a request is left out. Nothing more is taken once the state is
  // another than kMore.
  State Take(absl::string_view bytes);
  State state() const { return state_; }
  // How many bytes it takes.
  std::size_t size() const { return head_.capacity() + request_.body.capacity(); }
  // Whether the client waits to be told that its body is wanted: true once.
  bool WantsContinue() { return std::exchange(wants_continue_, false); }

  // REQUIRES: kComplete.
  HttpRequest&& TakeRequest() { return std::move(request_); }
  // REQUIRES: kRefused.
  const HttpRefusal& refusal() const { return refusal_; }

 private:
  State Refuse(int status, const Message& expected, const Message& found);
  // The head, which is whole; then what else was in `head_` is the body's.
  State ReadHead();
  bool ReadRequestLine(absl::string_view line);
  bool ReadField(absl::string_view line);
  void ReadLength();
  State AddToBody(absl::string_view bytes);

  State state_ = State::kMore;
  std::string head_;
  std::optional<std::size_t> length_;  // of the body, once the head is read
  bool wants_continue_ = false;
  HttpRequest request_;
  HttpRefusal refusal_;
};

// The head of an answer, after which the connection is closed. Without a `length` the body ends
// where the connection does.
std::string HttpHead(int status, const HttpFields& fields, std::optional<std::size_t> length);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_SERVE_HTTP_H_
