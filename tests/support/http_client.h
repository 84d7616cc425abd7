// A client of HTTP for the program's own port: sends any bytes, reads until the connection ends.
#ifndef SCHAFKOPF_TESTS_SUPPORT_HTTP_CLIENT_H_
#define SCHAFKOPF_TESTS_SUPPORT_HTTP_CLIENT_H_

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace schafkopf {

using HttpLines = std::vector<std::pair<std::string, std::string>>;

struct HttpReply {
  int status = 0;                             // 0: none came
  std::map<std::string, std::string> fields;  // names in lower case
  std::string body;

  std::string Field(const std::string& name) const {
    const auto field = fields.find(name);
    return field == fields.end() ? "" : field->second;
  }
};

// A connection to 127.0.0.1, closed at the end.
class HttpConnection {
 public:
  explicit HttpConnection(int port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    connected_ = connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
  }
  ~HttpConnection() { close(socket_); }
  HttpConnection(const HttpConnection&) = delete;
  HttpConnection& operator=(const HttpConnection&) = delete;

  // Whether all of it was taken.
  bool Send(absl::string_view bytes) const {
    while (connected_ && !bytes.empty()) {
      const ssize_t sent = send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return connected_;
  }
  // Says that nothing more will come.
  void EndSending() const { shutdown(socket_, SHUT_WR); }
  std::string ReadAll() const {
    std::string all;
    char buffer[16384];
    for (ssize_t got = 0; (got = read(socket_, buffer, sizeof buffer)) > 0;) {
      all.append(buffer, static_cast<std::size_t>(got));
    }
    return all;
  }
  // What comes, without heads that only say that the answer's will come.
  HttpReply ReadReply() const {
    std::string all = ReadAll();
    while (absl::StartsWith(all, "HTTP/1.1 1")) all.erase(0, all.find("\r\n\r\n") + 4);
    HttpReply reply;
    const std::size_t end = all.find("\r\n\r\n");
    if (end == std::string::npos || !absl::SimpleAtoi(all.substr(9, 3), &reply.status)) return {};
    for (const absl::string_view line : absl::StrSplit(all.substr(0, end), "\r\n")) {
      const std::pair<absl::string_view, absl::string_view> field =
          absl::StrSplit(line, absl::MaxSplits(": ", 1));
      reply.fields[absl::AsciiStrToLower(field.first)] = std::string(field.second);
    }
    reply.body = all.substr(end + 4);
    return reply;
  }

 private:
  int socket_;
  bool connected_;
};

// A request to `port`, with a Host and a length of its own where `lines` has none.
inline std::string HttpRequestText(int port, absl::string_view method, absl::string_view path,
                                   const HttpLines& lines, const std::string& body) {
  HttpLines all = lines;
  const auto add = [&](const std::string& name, const std::string& value) {
    for (const auto& [have, is] : lines) {
      if (have == name) return;
    }
    all.emplace_back(name, value);
  };
  add("Host", absl::StrCat("127.0.0.1:", port));
  if (method == "POST") add("Content-Length", absl::StrCat(body.size()));
  std::string text = absl::StrCat(method, " ", path, " HTTP/1.1\r\n");
  for (const auto& [name, value] : all) absl::StrAppend(&text, name, ": ", value, "\r\n");
  return absl::StrCat(text, "\r\n", body);
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_HTTP_CLIENT_H_
