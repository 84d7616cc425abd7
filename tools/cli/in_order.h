// Work on many items by several threads, with the results in the order of the items.
#ifndef SCHAFKOPF_TOOLS_CLI_IN_ORDER_H_
#define SCHAFKOPF_TOOLS_CLI_IN_ORDER_H_

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <map>
#include <mutex>
#include <new>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "tools/cli/cli.h"

namespace schafkopf {

// What becomes of an exception: without memory the program ends by interrupt(); any other is a bug.
template <class Interrupt>
void EndForFailure(Interrupt interrupt) noexcept {
  try {
    throw;
  } catch (const std::bad_alloc&) {
    SayNoMemory();
    interrupt(ExitCode::kTryAgain);
  }
}

// Calls read() -> std::optional<Item> until there are no more, never twice at a time; gives each
// item to one of `threads` workers, callables Item -> Output that make_worker() makes, one for each
// thread; and calls take(Output) in this thread, in the order read. Keeps at most a few dozen items
// per thread at a time, and never waits for a second item before it hands on the first result.
// Flushes stdout whenever it has to wait. A pending signal (see WatchSignals) is handed to
// interrupt(ExitCode), which must end the program; by default that keeps all results printed that
// are known in order. So is kTryAgain where memory runs out. Where the system gives fewer threads
// it says so and uses those; where it gives none, this one. REQUIRES: threads >= 1.
template <class Read, class MakeWorker, class Take, class Interrupt = void (*)(ExitCode)>
void RunInOrder(int threads, Read read, MakeWorker make_worker, Take take,
                Interrupt interrupt = EndNow) {
  using Item = typename std::invoke_result_t<Read>::value_type;
  using Worker = std::invoke_result_t<MakeWorker>;
  using Output = std::invoke_result_t<Worker&, Item>;
  constexpr std::uint64_t kAheadPerThread = 32;
  constexpr auto kSignalInterval = std::chrono::milliseconds(50);

  std::mutex reading;  // held while an item is read; taken before `mutex`
  std::mutex mutex;    // guards what follows
  std::condition_variable result_ready, room_made;
  std::map<std::uint64_t, Output> results;
  std::uint64_t items = 0;
  std::uint64_t taken = 0;
  int running = 0;
  std::exception_ptr failure;

  const auto next = [&]() -> std::optional<std::pair<std::uint64_t, Item>> {
    const std::lock_guard one_reader(reading);
    std::unique_lock lock(mutex);
    const std::uint64_t most = kAheadPerThread * static_cast<std::uint64_t>(threads);
    room_made.wait(lock, [&] { return items - taken < most; });
    const std::uint64_t index = items;
    lock.unlock();
    auto item = read();
    if (!item) return std::nullopt;
    lock.lock();
    ++items;
    return std::pair(index, *std::move(item));
  };
  const auto work_on = [&] {
    Worker worker = make_worker();
    while (auto item = next()) {
      Output result = worker(std::move(item->second));
      const std::lock_guard lock(mutex);
      results.emplace(item->first, std::move(result));
      result_ready.notify_one();
    }
  };
  const auto work = [&] {
    std::exception_ptr thrown;
    try {
      work_on();
    } catch (...) {
      thrown = std::current_exception();
    }
    const std::lock_guard lock(mutex);
    if (thrown) failure = thrown;
    --running;
    result_ready.notify_one();
  };
  const auto work_alone = [&] {
    Worker worker = make_worker();
    while (auto item = read()) {
      take(worker(*std::move(item)));
      if (const auto code = PendingSignal()) interrupt(*code);
    }
  };

  std::vector<std::jthread> pool;
  pool.reserve(static_cast<std::size_t>(threads));
  std::unique_lock lock(mutex);
  try {
    for (; running < threads; ++running) pool.emplace_back(work);
  } catch (const std::exception&) {  // std::system_error, or no memory
    const int had = std::max(1, running);
    if (had < threads) SayFewerThreads(had, threads);
  }
  const auto hand_on = [&] {
    while (true) {
      if (failure) std::rethrow_exception(failure);
      while (!results.empty() && results.begin()->first == taken) {
        Output result = std::move(results.extract(results.begin()).mapped());
        ++taken;
        lock.unlock();
        room_made.notify_one();
        take(std::move(result));
        lock.lock();
      }
      FlushOutput();
      if (const auto code = PendingSignal()) interrupt(*code);
      if (running == 0 && results.empty()) return;
      result_ready.wait_for(lock, kSignalInterval, [&] {
        return failure || running == 0 || (!results.empty() && results.begin()->first == taken);
      });
    }
  };
  try {
    if (pool.empty()) {
      work_alone();
    } else {
      hand_on();
    }
  } catch (...) {
    EndForFailure(interrupt);
  }
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_CLI_IN_ORDER_H_
