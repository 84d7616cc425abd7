#include "tools/serve/reply.h"

namespace schafkopf {

void Reply::Begin(absl::string_view bytes, absl::string_view idle) {
  const std::lock_guard lock(mutex_);
  idle_ = std::string(idle);
  Append(bytes);
}

void Reply::Add(absl::string_view bytes) {
  const std::lock_guard lock(mutex_);
  if (waiting_.size() - sent_ + bytes.size() > kMostWaiting) gone_ = true;
  Append(bytes);
}

void Reply::End(absl::string_view bytes, absl::string_view lasting) {
  const std::lock_guard lock(mutex_);
  ended_ = true;
  lasting_ = lasting;
  Append(bytes);
}

void Reply::Probe() {
  const std::lock_guard lock(mutex_);
  if (!ended_) Append(idle_);
}

void Reply::Append(absl::string_view bytes) {
  if (!gone()) waiting_.append(bytes.data(), bytes.size());
  wake_();
}

std::string Reply::Front(std::size_t most) const {
  const std::lock_guard lock(mutex_);
  const absl::string_view waiting = absl::string_view(waiting_).substr(sent_);
  return std::string((waiting.empty() ? lasting_ : waiting).substr(0, most));
}

void Reply::Sent(std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  if (sent_ == waiting_.size()) {
    lasting_.remove_prefix(bytes);
    return;
  }
  sent_ += bytes;
  if (sent_ < waiting_.size()) return;
  waiting_ = {};
  sent_ = 0;
}

bool Reply::waits() const {
  const std::lock_guard lock(mutex_);
  return !waiting_.empty() || !lasting_.empty();
}

bool Reply::ended() const {
  const std::lock_guard lock(mutex_);
  return ended_;
}

std::size_t Reply::size() const {
  const std::lock_guard lock(mutex_);
  return waiting_.capacity();
}

}  // namespace schafkopf
