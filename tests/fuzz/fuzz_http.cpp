// Feeds one text to the door of `serve`, as the bytes of a connection: it is refused, or one
// request that is answered, however the bytes are cut.
// Reads: RequestReader::Take, HttpRequest::Find.
#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "tests/fuzz/fuzz.h"
#include "tools/serve/door.h"

namespace {

using namespace schafkopf;  // NOLINT: the readers are what this file is about

constexpr int kPort = 8088;
// Those that are answered at once, whatever they ask for.
constexpr auto kQuick = std::to_array<absl::string_view>(
    {"/api/legal", "/api/score", "/api/rules", "/api/auction", "/api/batch-status", "/api/none"});

RequestReader InPieces(absl::string_view text, std::size_t piece) {
  RequestReader reader;
  while (!text.empty() && reader.state() == RequestReader::State::kMore) {
    reader.Take(text.substr(0, piece));
    text.remove_prefix(std::min(piece, text.size()));
    Require(reader.size() <= 4 * (RequestReader::kMostHead + RequestReader::kMostBody),
            "more is kept than may be");
  }
  return reader;
}

bool IsShown(absl::string_view text) {
  return std::ranges::none_of(text, [](char c) { return c == '\r' || c == '\n' || c == '\0'; });
}

void RequireRequest(const HttpRequest& request) {
  Require(absl::StartsWith(request.path, "/") && IsShown(request.path), "a path", request.path);
  Require(request.body.size() <= RequestReader::kMostBody, "a long body");
  Require(request.fields.size() <= RequestReader::kMostFields, "many fields");
  for (const auto& [name, value] : request.fields) {
    Require(IsShown(name) && IsShown(value), "a field of several lines", value);
    Require(request.Find(name).has_value() == (request.Count(name) == 1), "a field", name);
  }
}

void RequireReply(const std::string& bytes) {
  int status = 0;
  const std::size_t end = bytes.find("\r\n\r\n");
  Require(absl::StartsWith(bytes, "HTTP/1.1 ") && absl::SimpleAtoi(bytes.substr(9, 3), &status) &&
              end != std::string::npos,
          "an answer without a head", bytes);
  Require(status < 500 || status == 501 || status == 503 || status == 505, "a fault", bytes);
  const std::string head = bytes.substr(0, end + 2), body = bytes.substr(end + 4);
  if (absl::StrContains(head, "Content-Type: application/json\r\n") && !body.empty()) {
    Require(Json::accept(body), "an answer that is no JSON", body);
  }
  if (!absl::StrContains(head, "text/event-stream")) {
    const std::string length = absl::StrCat("Content-Length: ", body.size(), "\r\n");
    Require(body.empty() || absl::StrContains(head, length), "a false length", head);
  }
}

// Ends its threads at the end.
struct OpenDoor : Door {
  OpenDoor() : Door(ServeOptions{}) { SetPort(kPort); }
};

void RequireAnswer(HttpRequest request) {
  static OpenDoor door;
  if (request.method == "POST" && std::ranges::find(kQuick, request.path) == kQuick.end()) return;
  // Who ends the reply may still ring when it is read.
  const auto woken = std::make_shared<std::atomic<int>>(0);
  const auto reply = std::make_shared<Reply>("", [woken] {
    ++*woken;
    woken->notify_one();
  });
  door.Answer(std::move(request), reply);
  for (int seen = *woken; !reply->ended(); seen = *woken) woken->wait(seen);
  std::string bytes;
  for (std::string more = reply->Front(1000); !more.empty(); more = reply->Front(1000)) {
    bytes += more;
    reply->Sent(more.size());
  }
  RequireReply(bytes);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  RequestReader whole = InPieces(text, std::max<std::size_t>(size, 1));
  for (const std::size_t piece : {std::size_t{1}, std::size_t{3}, std::size_t{1000}}) {
    RequestReader again = InPieces(text, piece);
    Require(again.state() == whole.state(), "it matters how the bytes are cut", text);
    if (whole.state() == RequestReader::State::kRefused) {
      Require(again.refusal().status == whole.refusal().status, "another refusal", text);
    } else if (whole.state() == RequestReader::State::kComplete) {
      RequireRequest(again.TakeRequest());
    }
  }
  if (whole.state() == RequestReader::State::kRefused) {
    RequireMessage(whole.refusal().error.message());
  } else if (whole.state() == RequestReader::State::kComplete) {
    RequireAnswer(whole.TakeRequest());
  }
  return 0;
}
