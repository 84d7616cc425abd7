#include "solver/sample/by_threads.h"

#include <tbb/blocked_range.h>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <latch>
#include <system_error>
#include <thread>

namespace schafkopf {
namespace {

// Given out at a time where the first are to be done first.
constexpr std::size_t kPerThread = 8;

}  // namespace

class Threads::Impl {
 public:
  explicit Impl(int count)
      : allowed_(tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(count)),
        arena_(count),
        count_(count) {}

  int count() const { return count_; }

  void ForEach(std::size_t begin, std::size_t end, std::size_t grain, const Work& work) {
    using Range = tbb::blocked_range<std::size_t>;
    arena_.execute([&] {
      tbb::parallel_for(
          Range(begin, end, grain),
          [&](const Range& range) {
            const int thread = tbb::this_task_arena::current_thread_index();
            for (std::size_t i = range.begin(); i < range.end(); ++i) work(i, thread);
          },
          tbb::simple_partitioner());
    });
  }

 private:
  // Without this no more threads than processors are allowed.
  const tbb::global_control allowed_;
  tbb::task_arena arena_;
  const int count_;
};

int ProcessorCount() { return std::max(1, tbb::this_task_arena::max_concurrency()); }

// TBB throws where it cannot start a thread, even in threads of its own.
int ThreadsToBeHad(int wanted) {
  if (wanted <= 0) wanted = ProcessorCount();
  std::latch counted(1);
  std::vector<std::jthread> others;
  others.reserve(static_cast<std::size_t>(wanted));
  try {
    while (static_cast<int>(others.size()) + 1 < wanted) {
      others.emplace_back([&counted] { counted.wait(); });
    }
  } catch (const std::system_error&) {
    // Those that have been started are all there are.
  }
  counted.count_down();
  return static_cast<int>(others.size()) + 1;
}

Threads::Threads(int count) {
  const int had = ThreadsToBeHad(count);
  if (had > 1) impl_ = std::make_unique<Impl>(had);
}
Threads::~Threads() = default;

int Threads::count() const { return impl_ ? impl_->count() : 1; }

void Threads::ForEach(std::size_t count, std::size_t grain, const Work& work) const {
  if (impl_) return impl_->ForEach(0, count, grain, work);
  for (std::size_t i = 0; i < count; ++i) work(i, 0);
}

void Threads::ForEachInTurn(std::size_t count, const Work& work) const {
  if (!impl_) return ForEach(count, 1, work);
  const std::size_t wave = kPerThread * static_cast<std::size_t>(impl_->count());
  for (std::size_t begin = 0; begin < count; begin += wave) {
    impl_->ForEach(begin, std::min(count, begin + wave), 1, work);
  }
}

}  // namespace schafkopf
