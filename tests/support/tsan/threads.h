// The part of TBB that solver/sample/by_threads.cpp uses, on std::jthread, for the thread sanitizer
// alone: it cannot see how Debian's libtbb, which is not instrumented, hands work from thread to
// thread, and calls it races.
#ifndef SCHAFKOPF_TESTS_SUPPORT_TSAN_THREADS_H_
#define SCHAFKOPF_TESTS_SUPPORT_TSAN_THREADS_H_

#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace tbb {

// How many threads a parallel_for of this thread starts, and the number of this thread among them.
inline thread_local int concurrency = 2;
inline thread_local int worker = 0;

namespace this_task_arena {
inline int max_concurrency() { return concurrency; }
inline int current_thread_index() { return worker; }
}  // namespace this_task_arena

class task_arena {
 public:
  explicit task_arena(int threads) : threads_(threads) {}
  template <class Work>
  void execute(const Work& work) const {
    const int before = concurrency;
    concurrency = threads_;
    work();
    concurrency = before;
  }

 private:
  int threads_;
};

struct global_control {
  enum Parameter { max_allowed_parallelism };
  global_control(Parameter, std::size_t) {}
};

template <class T>
class blocked_range {
 public:
  blocked_range(T begin, T end, T /*grain*/ = 1) : begin_(begin), end_(end) {}
  T begin() const { return begin_; }
  T end() const { return end_; }

 private:
  T begin_;
  T end_;
};

struct simple_partitioner {};

template <class T, class Body>
void parallel_for(const blocked_range<T>& range, const Body& body, simple_partitioner = {}) {
  std::atomic<T> next = range.begin();
  std::vector<std::jthread> threads;
  for (int number = 0; number < concurrency; ++number) {
    threads.emplace_back([&, number] {
      worker = number;
      // Relaxed, so that the counter orders nothing that the body ought to order.
      for (T i; (i = next.fetch_add(1, std::memory_order_relaxed)) < range.end();) {
        body(blocked_range<T>(i, i + 1));
      }
    });
  }
}

}  // namespace tbb

#endif  // SCHAFKOPF_TESTS_SUPPORT_TSAN_THREADS_H_
