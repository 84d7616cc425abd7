// Connections to this machine's own port, each with one request and its answer. No client can keep
// another from being answered, or have more kept in memory than is said here.
#ifndef SCHAFKOPF_TOOLS_SERVE_CONNECTIONS_H_
#define SCHAFKOPF_TOOLS_SERVE_CONNECTIONS_H_

#include <chrono>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>

#include "absl/status/status.h"
#include "tools/serve/http.h"
#include "tools/serve/reply.h"

namespace schafkopf {

// One thread reads and writes all sockets and never waits for one of them.
class Connections {
 public:
  // Beyond these the connection is dropped that has read its request, or written its answer, for
  // longest.
  static constexpr std::size_t kMost = 256;
  static constexpr std::size_t kMostBytes = std::size_t{24} << 20;  // of requests and answers
  // What one may take, however it is spread.
  static constexpr std::chrono::seconds kToRead{10};   // until the request is whole
  static constexpr std::chrono::seconds kToWrite{30};  // of the answer, once that is whole
  static constexpr std::chrono::seconds kToEnd{1};     // until the client closes, too

  // Called by the thread of Run: they must not wait. Whatever they promise, `reply` is ended once.
  struct Callbacks {
    std::function<void(HttpRequest request, const std::shared_ptr<Reply>& reply)> answer;
    std::function<void(const HttpRefusal& refusal, Reply& reply)> refuse;
  };

  explicit Connections(Callbacks callbacks);
  ~Connections();
  Connections(const Connections&) = delete;
  Connections& operator=(const Connections&) = delete;

  // Takes a port of 127.0.0.1, 0: any that is free. False where it is taken already.
  bool Bind(int port);
  int port() const { return port_; }
  // Until `stop`, which is asked every kInterval. REQUIRES: Bind has succeeded.
  void Run(const std::function<bool()>& stop);
  static constexpr std::chrono::milliseconds kInterval{50};

 private:
  using Clock = std::chrono::steady_clock;
  enum class Phase : std::uint8_t { kReading, kAnswering, kWriting, kEnding, kClosed };
  struct Connection;

  void Accept();
  void Serve(Connection& connection, int events, Clock::time_point now);
  void Read(Connection& connection, Clock::time_point now);
  void StartReply(Connection& connection, absl::string_view idle);
  void Refuse(Connection& connection, const HttpRefusal& refusal, Clock::time_point now);
  void Probe(Connection& connection, Clock::time_point now);
  void Write(Connection& connection, Clock::time_point now);
  void End(Connection& connection);
  // While there are more connections than `most`, or more than kMostBytes.
  void DropSome(std::size_t most);
  static void Close(Connection& connection);

  const Callbacks callbacks_;
  int port_ = 0;
  int listener_ = -1;
  int waker_ = -1;
  std::list<Connection> connections_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_SERVE_CONNECTIONS_H_
