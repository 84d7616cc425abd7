// The questions that are being answered: how many at once, how long, and for whom.
#ifndef SCHAFKOPF_TOOLS_SERVE_RUNNING_H_
#define SCHAFKOPF_TOOLS_SERVE_RUNNING_H_

#include <atomic>
#include <chrono>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <thread>

namespace schafkopf {

// One thread looks every kLookInterval who has gone away and whose time is over. Any thread may
// call.
class RunningQuestions {
 public:
  static constexpr std::chrono::milliseconds kLookInterval{20};

  // At most so many at once, none longer than `longest`.
  RunningQuestions(int most, std::chrono::milliseconds longest);
  ~RunningQuestions();
  RunningQuestions(const RunningQuestions&) = delete;
  RunningQuestions& operator=(const RunningQuestions&) = delete;

  // A question that is being answered, until it is finished or destroyed.
  class Ticket {
   public:
    // Whoever asked has gone, the time is over, or StopAll was called.
    bool stopped() const { return stopped_.load(std::memory_order_relaxed); }
    // It has its answer, and another one may begin.
    void Finish() { finished_ = true; }

   private:
    friend class RunningQuestions;
    std::function<bool()> gone_;
    std::chrono::steady_clock::time_point until_;
    std::atomic<bool> stopped_ = false;
    std::atomic<bool> finished_ = false;
  };
  // Null where too many are being answered. `gone`: whether nobody waits any more; called by the
  // thread that looks.
  std::shared_ptr<Ticket> Begin(std::function<bool()> gone);

  // All of them stop; none begins any more.
  void StopAll();

 private:
  void Look();

  const std::size_t most_;
  const std::chrono::milliseconds longest_;
  std::mutex mutex_;
  std::list<std::weak_ptr<Ticket>> tickets_;
  std::atomic<bool> closed_ = false;
  std::thread looker_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_SERVE_RUNNING_H_
