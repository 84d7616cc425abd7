#include "tools/serve/http.h"

#include <algorithm>
#include <array>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/text/notation.h"
#include "engine/text/words.h"
#include "tools/answers/ask/words.h"
#include "tools/serve/words.h"

namespace schafkopf {
namespace {

constexpr absl::string_view kHeadEnd = "\r\n\r\n";

struct Reason {
  int status;
  absl::string_view text;
};
constexpr auto kReasons = std::to_array<Reason>({
    {200, "OK"},
    {304, "Not Modified"},
    {400, "Bad Request"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {408, "Request Timeout"},
    {411, "Length Required"},
    {413, "Content Too Large"},
    {417, "Expectation Failed"},
    {429, "Too Many Requests"},
    {431, "Request Header Fields Too Large"},
    {500, "Internal Server Error"},
    {501, "Not Implemented"},
    {503, "Service Unavailable"},
    {505, "HTTP Version Not Supported"},
});

// Of a field's name.
bool IsTokenChar(char c) {
  return absl::ascii_isalnum(static_cast<unsigned char>(c)) ||
         absl::StrContains("!#$%&'*+-.^_`|~", c);
}
// Of a field's value.
bool IsValueChar(char c) {
  return c == '\t' || !absl::ascii_iscntrl(static_cast<unsigned char>(c));
}

}  // namespace

std::optional<absl::string_view> HttpRequest::Find(absl::string_view name) const {
  if (Count(name) != 1) return std::nullopt;
  return std::ranges::find(fields, name, &HttpFields::value_type::first)->second;
}

std::size_t HttpRequest::Count(absl::string_view name) const {
  return static_cast<std::size_t>(std::ranges::count(fields, name, &HttpFields::value_type::first));
}

RequestReader::State RequestReader::Refuse(int status, const Message& expected,
                                           const Message& found) {
  refusal_ = {status, SyntaxError(1, expected, found)};
  head_.clear();
  return state_ = State::kRefused;
}

RequestReader::State RequestReader::Take(absl::string_view bytes) {
  if (state_ != State::kMore) return state_;
  if (length_) return AddToBody(bytes);
  const std::size_t before = head_.size();
  const absl::string_view kept = bytes.substr(0, kMostHead - before);
  head_.append(kept.data(), kept.size());
  const std::size_t end =
      head_.find(kHeadEnd.data(), before - std::min(before, kHeadEnd.size() - 1));
  if (end == std::string::npos) {
    if (head_.size() < kMostHead) return state_;
    return Refuse(431, {words::kAtMostBytesInFront, kMostHead}, words::kMore);
  }
  const std::size_t taken = end + kHeadEnd.size() - before;
  head_.resize(end);
  if (ReadHead() != State::kMore) return state_;
  return AddToBody(bytes.substr(taken));
}

RequestReader::State RequestReader::ReadHead() {
  const std::string head = std::exchange(head_, "");
  const std::vector<absl::string_view> lines = absl::StrSplit(head, "\r\n");
  if (lines.size() > kMostFields + 1) {
    return Refuse(431, {words::kAtMostFields, kMostFields}, words::kMore);
  }
  if (!ReadRequestLine(lines.front())) return state_;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    if (!ReadField(lines[i])) return state_;
  }
  ReadLength();
  return state_;
}

// METHOD PATH HTTP/1.x
bool RequestReader::ReadRequestLine(absl::string_view line) {
  const std::vector<absl::string_view> parts = absl::StrSplit(line, ' ');
  if (parts.size() != 3 || parts[0].empty() ||
      !std::ranges::all_of(parts[0], [](char c) { return 'A' <= c && c <= 'Z'; }) ||
      !absl::StartsWith(parts[1], "/") || !std::ranges::all_of(parts[1], absl::ascii_isgraph)) {
    Refuse(400, AsIs("METHOD /PATH HTTP/1.1"), Quoted(line));
    return false;
  }
  if (parts[2] != "HTTP/1.1" && parts[2] != "HTTP/1.0") {
    Refuse(505, AsIs("HTTP/1.1 or HTTP/1.0"), Quoted(parts[2]));
    return false;
  }
  request_.method = std::string(parts[0]);
  request_.path = std::string(parts[1].substr(0, parts[1].find('?')));
  request_.minor_version = parts[2].back() - '0';
  return true;
}

// NAME: VALUE
bool RequestReader::ReadField(absl::string_view line) {
  const std::size_t colon = line.find(':');
  const absl::string_view name = line.substr(0, colon);
  if (colon == absl::string_view::npos || name.empty() || !std::ranges::all_of(name, IsTokenChar) ||
      !std::ranges::all_of(line.substr(colon), IsValueChar)) {
    Refuse(400, AsIs("NAME: VALUE"), Quoted(line));
    return false;
  }
  request_.fields.emplace_back(absl::AsciiStrToLower(name),
                               absl::StripAsciiWhitespace(line.substr(colon + 1)));
  return true;
}

void RequestReader::ReadLength() {
  const std::size_t lengths = request_.Count("content-length");
  const absl::string_view text = request_.Find("content-length").value_or("");
  std::uint64_t length = 0;
  if (request_.Count("transfer-encoding") > 0) {
    Refuse(501, words::kBodyOfKnownLength, AsIs("Transfer-Encoding"));
  } else if (lengths == 0 && request_.method == "POST") {
    Refuse(411, AsIs("Content-Length"), words::kNone);
  } else if (lengths > 0 && (text.empty() || !std::ranges::all_of(text, absl::ascii_isdigit))) {
    Refuse(400, words::kOneContentLengthNumber,
           lengths > 1 ? Message(words::kSeveral) : Quoted(text));
  } else if (lengths > 0 && (!absl::SimpleAtoi(text, &length) || length > kMostBody)) {
    Refuse(413, {words::kBodyOfAtMostBytes, kMostBody}, Quoted(text));
  } else if (request_.Count("expect") > 0) {
    wants_continue_ = absl::EqualsIgnoreCase(request_.Find("expect").value_or(""), "100-continue");
    if (!wants_continue_) Refuse(417, AsIs("100-continue"), words::kSomethingElseInExpect);
  }
  length_ = static_cast<std::size_t>(length);
}

RequestReader::State RequestReader::AddToBody(absl::string_view bytes) {
  const absl::string_view kept = bytes.substr(0, *length_ - request_.body.size());
  request_.body.append(kept.data(), kept.size());
  if (!kept.empty()) wants_continue_ = false;
  if (request_.body.size() == *length_) state_ = State::kComplete;
  return state_;
}

std::string HttpHead(int status, const HttpFields& fields, std::optional<std::size_t> length) {
  const auto reason = std::ranges::find(kReasons, status, &Reason::status);
  std::string head =
      absl::StrCat("HTTP/1.1 ", status, " ", reason == kReasons.end() ? "" : reason->text, "\r\n");
  for (const auto& [name, value] : fields) absl::StrAppend(&head, name, ": ", value, "\r\n");
  if (length) absl::StrAppend(&head, "Content-Length: ", *length, "\r\n");
  absl::StrAppend(&head, "Connection: close\r\n\r\n");
  return head;
}

}  // namespace schafkopf
