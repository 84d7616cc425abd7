// What goes back on a connection: made by any thread, sent by the one that has the socket.
#ifndef SCHAFKOPF_TOOLS_SERVE_REPLY_H_
#define SCHAFKOPF_TOOLS_SERVE_REPLY_H_

#include <atomic>
#include <functional>
#include <mutex>
#include <string>
#include <utility>

#include "absl/strings/string_view.h"

namespace schafkopf {

// Bytes in the order in which they are added. Any thread may call.
class Reply {
 public:
  // A stream of which so much waits, unread, is given up.
  static constexpr std::size_t kMostWaiting = std::size_t{1} << 20;

  // `wake` tells the sender that there is something to do.
  // `idle` may be sent before the first byte of an answer.
  Reply(std::string idle, std::function<void()> wake)
      : wake_(std::move(wake)), idle_(std::move(idle)) {}
  Reply(const Reply&) = delete;
  Reply& operator=(const Reply&) = delete;

  // Of an answer that comes bit by bit. `idle`: bytes that may stand between what is added later,
  // and say nothing.
  void Begin(absl::string_view bytes, absl::string_view idle);
  void Add(absl::string_view bytes);
  // The last ones; `lasting` comes behind, and is there for as long as the program.
  void End(absl::string_view bytes, absl::string_view lasting = {});
  // Whether nobody waits any more.
  bool gone() const { return gone_.load(std::memory_order_relaxed); }

  // --- for the sender ---

  void GiveUp() { gone_ = true; }
  // What waits first, of at most `most` bytes; empty where nothing does.
  std::string Front(std::size_t most) const;
  // So many bytes of it have been sent.
  void Sent(std::size_t bytes);
  // Adds a few bytes that say nothing, if there are such and the answer is not whole.
  void Probe();
  bool waits() const;  // something is to be sent
  bool ended() const;  // nothing more will be added
  // How many bytes it takes.
  std::size_t size() const;

 private:
  // REQUIRES: the lock.
  void Append(absl::string_view bytes);

  const std::function<void()> wake_;
  std::atomic<bool> gone_ = false;
  mutable std::mutex mutex_;
  std::string waiting_;
  std::size_t sent_ = 0;  // of what is waiting
  absl::string_view lasting_;
  std::string idle_;
  bool ended_ = false;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_SERVE_REPLY_H_
