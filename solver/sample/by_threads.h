// Work shared among threads. A build without threads replaces by_threads.cpp alone.
#ifndef SCHAFKOPF_SOLVER_SAMPLE_BY_THREADS_H_
#define SCHAFKOPF_SOLVER_SAMPLE_BY_THREADS_H_

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace schafkopf {

// Processors that this process may run on.
int ProcessorCount();

// How many threads the system gives now where `wanted` are asked for (0: one for each processor),
// the caller's own included: at least 1, at most those. Cost: starts and ends them.
int ThreadsToBeHad(int wanted);

// Some threads that work together. One piece of work at a time. One alone is the caller's own: then
// others may be at work around it.
class Threads {
 public:
  // `count` threads, more than there are processors too, or as many as are to be had; 0: one for
  // each processor.
  explicit Threads(int count);
  ~Threads();

  int count() const;

  // What is done with number `i` by thread number `thread`, 0 <= thread < count(). Those that run
  // at the same time have different threads.
  using Work = std::function<void(std::size_t i, int thread)>;

  // Calls work(i, thread) for each i < count, in no order. A thread takes up to `grain` neighbours
  // at a time: more than one where one is done within microseconds.
  void ForEach(std::size_t count, std::size_t grain, const Work& work) const;
  // The same one by one, so that the first are done first: none is begun more than a few a thread
  // ahead of the others.
  void ForEachInTurn(std::size_t count, const Work& work) const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;  // of more than one thread
};

// A T for each of some threads, such as a Solver, made when its thread first asks for it.
template <class T>
class PerThread {
 public:
  explicit PerThread(const Threads& threads) : items_(static_cast<std::size_t>(threads.count())) {}
  T& Of(int thread) {
    std::optional<T>& item = items_[static_cast<std::size_t>(thread)];
    return item ? *item : item.emplace();
  }

 private:
  std::vector<std::optional<T>> items_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SAMPLE_BY_THREADS_H_
