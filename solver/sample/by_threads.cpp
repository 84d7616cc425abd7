#include "solver/sample/by_threads.h"

#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>

namespace schafkopf {
namespace {

// Items given out at a time, so that the first ones are done first.
constexpr std::size_t kPerThread = 8;

}  // namespace

void WithThreads(int threads, const std::function<void()>& work) {
  if (threads <= 0) threads = tbb::this_task_arena::max_concurrency();
  // Without this no more threads than processors are allowed.
  const tbb::global_control allowed(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(threads));
  tbb::task_arena(threads).execute(work);
}

void ByThreads(std::size_t count, int threads,
               const std::function<void(std::size_t i, Chooser& chooser)>& work) {
  tbb::enumerable_thread_specific<Chooser> choosers;
  WithThreads(threads, [&] {
    const std::size_t wave =
        kPerThread * static_cast<std::size_t>(tbb::this_task_arena::max_concurrency());
    for (std::size_t begin = 0; begin < count; begin += wave) {
      tbb::parallel_for(
          tbb::blocked_range<std::size_t>(begin, std::min(count, begin + wave), 1),
          [&](const tbb::blocked_range<std::size_t>& range) {
            for (std::size_t i = range.begin(); i < range.end(); ++i) work(i, choosers.local());
          },
          tbb::simple_partitioner());
    }
  });
}

}  // namespace schafkopf
