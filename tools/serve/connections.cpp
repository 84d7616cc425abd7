#include "tools/serve/connections.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <new>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "tools/serve/words.h"

namespace schafkopf {
namespace {

// To see whether anybody still waits, who may have said all that he has to say.
constexpr absl::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
constexpr std::chrono::seconds kProbeInterval{1};
constexpr int kAcceptedAtOnce = 64;
constexpr std::size_t kPiece = std::size_t{64} << 10;

bool WouldWait() { return errno == EAGAIN || errno == EINTR; }

}  // namespace

struct Connections::Connection {
  int socket = -1;
  Phase phase = Phase::kReading;
  Clock::time_point since;  // when the phase began
  Clock::time_point moved;  // when something was last sent, or nothing was to be
  RequestReader reader = {};
  std::shared_ptr<Reply> reply = {};
  bool half_closed = false;  // by the client, who may wait all the same
  Clock::time_point probed = {};

  void Enter(Phase next, Clock::time_point now) {
    phase = next;
    since = moved = now;
  }
  // What poll should look for.
  short Events() const {
    switch (phase) {
      case Phase::kReading:
      case Phase::kEnding:
        return POLLIN;
      case Phase::kAnswering:
      case Phase::kWriting:
        return static_cast<short>((reply->waits() ? POLLOUT : 0) | (half_closed ? 0 : POLLRDHUP));
      case Phase::kClosed:
        return 0;
    }
    return 0;
  }
  bool IsLate(Clock::time_point now) const {
    switch (phase) {
      case Phase::kReading:
        return now - since > kToRead;
      case Phase::kAnswering:
        return now - moved > kToWrite;
      case Phase::kWriting:
        return now - since > kToWrite;
      case Phase::kEnding:
        return now - since > kToEnd;
      case Phase::kClosed:
        return false;
    }
    return false;
  }
  std::size_t size() const { return reader.size() + (reply ? reply->size() : 0); }
};

Connections::Connections(Callbacks callbacks) : callbacks_(std::move(callbacks)) {}

Connections::~Connections() {
  for (Connection& connection : connections_) Close(connection);
  for (const int file : {listener_, waker_}) {
    if (file >= 0) close(file);
  }
}

bool Connections::Bind(int port) {
  waker_ = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  listener_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  const int yes = 1;
  setsockopt(listener_, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  // Those of its connections: the kernel, too, keeps little for who does not read.
  for (const int buffer : {SO_SNDBUF, SO_RCVBUF}) {
    const int bytes = kPiece;
    setsockopt(listener_, SOL_SOCKET, buffer, &bytes, sizeof bytes);
  }
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  auto* const any = reinterpret_cast<sockaddr*>(&address);
  socklen_t size = sizeof address;
  if (waker_ < 0 || bind(listener_, any, size) != 0 || listen(listener_, int{kMost}) != 0 ||
      getsockname(listener_, any, &size) != 0) {
    return false;
  }
  port_ = ntohs(address.sin_port);
  return true;
}

void Connections::Run(const std::function<bool()>& stop) {
  std::vector<pollfd> files;
  while (!stop()) {
    files.assign({{listener_, POLLIN, 0}, {waker_, POLLIN, 0}});
    for (const Connection& connection : connections_) {
      files.push_back({connection.socket, connection.Events(), 0});
    }
    poll(files.data(), files.size(), int{kInterval.count()});
    if (files[1].revents != 0) {
      eventfd_t times = 0;
      eventfd_read(waker_, &times);
    }
    const Clock::time_point now = Clock::now();
    auto file = files.begin() + 2;
    for (Connection& connection : connections_) Serve(connection, (file++)->revents, now);
    if (files[0].revents != 0) Accept();
    DropSome(kMost);
    connections_.remove_if([](const Connection& one) { return one.phase == Phase::kClosed; });
  }
}

void Connections::Accept() {
  for (int i = 0; i < kAcceptedAtOnce; ++i) {
    const int socket = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (socket < 0) {
      // More files may not be open: one makes room.
      if (errno == EMFILE || errno == ENFILE) DropSome(connections_.size() - 1);
      return;
    }
    const int yes = 1;
    setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    const Clock::time_point now = Clock::now();
    connections_.push_back({.socket = socket, .since = now, .moved = now});
  }
}

void Connections::Serve(Connection& connection, int events, Clock::time_point now) {
  using enum Phase;
  try {
    if ((events & (POLLERR | POLLHUP | POLLNVAL)) != 0) return Close(connection);
    if (connection.phase == kReading && (events & POLLIN) != 0) Read(connection, now);
    if (connection.phase == kAnswering && connection.reply->gone()) return Close(connection);
    if ((events & POLLRDHUP) != 0) connection.half_closed = true;
    if (connection.phase == kAnswering && connection.half_closed) Probe(connection, now);
    if (connection.phase == kAnswering || connection.phase == kWriting) Write(connection, now);
    if (connection.phase == kEnding && (events & POLLIN) != 0) End(connection);
    if (!connection.IsLate(now)) return;
    if (connection.phase != kReading) return Close(connection);
    Refuse(connection,
           {408, Failure(absl::StatusCode::kDeadlineExceeded, words::kRequestTakesTooLong)}, now);
  } catch (const std::bad_alloc&) {
    Close(connection);
  }
}

void Connections::Read(Connection& connection, Clock::time_point now) {
  std::array<char, kPiece> buffer;
  const ssize_t got = recv(connection.socket, buffer.data(), buffer.size(), 0);
  if (got < 0 && WouldWait()) return;
  if (got <= 0) return Close(connection);
  RequestReader& reader = connection.reader;
  switch (reader.Take({buffer.data(), static_cast<std::size_t>(got)})) {
    case RequestReader::State::kMore:
      if (reader.WantsContinue()) {
        send(connection.socket, kContinue.data(), kContinue.size(), MSG_NOSIGNAL);
      }
      return;
    case RequestReader::State::kRefused:
      return Refuse(connection, reader.refusal(), now);
    case RequestReader::State::kComplete:
      break;
  }
  HttpRequest request = reader.TakeRequest();
  // Before the head of an answer only HTTP/1.1 knows of another one.
  StartReply(connection, request.minor_version > 0 ? kContinue : "");
  connection.Enter(Phase::kAnswering, now);
  callbacks_.answer(std::move(request), connection.reply);
}

void Connections::StartReply(Connection& connection, absl::string_view idle) {
  connection.reply =
      std::make_shared<Reply>(std::string(idle), [waker = waker_] { eventfd_write(waker, 1); });
}

void Connections::Refuse(Connection& connection, const HttpRefusal& refusal,
                         Clock::time_point now) {
  StartReply(connection, "");
  connection.Enter(Phase::kAnswering, now);
  callbacks_.refuse(refusal, *connection.reply);
}

void Connections::Probe(Connection& connection, Clock::time_point now) {
  if (now - connection.probed < kProbeInterval) return;
  connection.probed = now;
  connection.reply->Probe();
}

void Connections::Write(Connection& connection, Clock::time_point now) {
  Reply& reply = *connection.reply;
  if (connection.phase == Phase::kAnswering && reply.ended()) {
    connection.Enter(Phase::kWriting, now);
  }
  for (std::string bytes = reply.Front(kPiece); !bytes.empty(); bytes = reply.Front(kPiece)) {
    const ssize_t sent = send(connection.socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0 && WouldWait()) return;
    if (sent < 0) return Close(connection);
    connection.moved = now;
    reply.Sent(static_cast<std::size_t>(sent));
  }
  connection.moved = now;
  if (connection.phase != Phase::kWriting) return;
  // What still comes is read, so that the answer is not lost with it.
  shutdown(connection.socket, SHUT_WR);
  connection.Enter(Phase::kEnding, now);
}

void Connections::End(Connection& connection) {
  std::array<char, kPiece> buffer;
  const ssize_t got = recv(connection.socket, buffer.data(), buffer.size(), 0);
  if (got == 0 || (got < 0 && !WouldWait())) Close(connection);
}

void Connections::DropSome(std::size_t most) {
  const auto held = [&] {
    std::pair<std::size_t, std::size_t> sum;
    for (const Connection& one : connections_) {
      if (one.phase == Phase::kClosed) continue;
      ++sum.first;
      if (one.phase != Phase::kAnswering) sum.second += one.size();
    }
    return sum;
  };
  for (auto [count, bytes] = held(); count > most || bytes > kMostBytes;
       std::tie(count, bytes) = held()) {
    Connection* oldest = nullptr;
    for (Connection& one : connections_) {
      if (one.phase == Phase::kClosed || one.phase == Phase::kAnswering) continue;
      if (oldest == nullptr || one.since < oldest->since) oldest = &one;
    }
    if (oldest == nullptr) return;
    Close(*oldest);
  }
}

void Connections::Close(Connection& connection) {
  if (connection.reply) connection.reply->GiveUp();
  if (connection.socket >= 0) close(std::exchange(connection.socket, -1));
  connection.reader = {};
  connection.reply = nullptr;
  connection.phase = Phase::kClosed;
}

}  // namespace schafkopf
