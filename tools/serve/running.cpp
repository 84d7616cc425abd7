#include "tools/serve/running.h"

#include <utility>

namespace schafkopf {

RunningQuestions::RunningQuestions(int most, std::chrono::milliseconds longest)
    : most_(static_cast<std::size_t>(most)), longest_(longest), looker_([this] { Look(); }) {}

RunningQuestions::~RunningQuestions() {
  StopAll();
  looker_.join();
}

std::shared_ptr<RunningQuestions::Ticket> RunningQuestions::Begin(std::function<bool()> gone) {
  const std::lock_guard lock(mutex_);
  tickets_.remove_if([](const std::weak_ptr<Ticket>& held) {
    const auto ticket = held.lock();
    return ticket == nullptr || ticket->finished_;
  });
  if (closed_ || tickets_.size() >= most_) return nullptr;
  auto ticket = std::make_shared<Ticket>();
  ticket->gone_ = std::move(gone);
  ticket->until_ = std::chrono::steady_clock::now() + longest_;
  tickets_.push_back(ticket);
  return ticket;
}

void RunningQuestions::StopAll() {
  const std::lock_guard lock(mutex_);
  closed_ = true;
  for (const std::weak_ptr<Ticket>& held : tickets_) {
    if (const auto ticket = held.lock()) ticket->stopped_ = true;
  }
}

void RunningQuestions::Look() {
  while (!closed_) {
    std::this_thread::sleep_for(kLookInterval);
    const auto now = std::chrono::steady_clock::now();
    const std::lock_guard lock(mutex_);
    for (const std::weak_ptr<Ticket>& held : tickets_) {
      const auto ticket = held.lock();
      if (ticket && (now > ticket->until_ || ticket->gone_())) ticket->stopped_ = true;
    }
  }
}

}  // namespace schafkopf
