// How many threads work, and games played by several of them.
#ifndef SCHAFKOPF_SOLVER_SAMPLE_BY_THREADS_H_
#define SCHAFKOPF_SOLVER_SAMPLE_BY_THREADS_H_

#include <cstddef>
#include <functional>

#include "solver/sample/player.h"

namespace schafkopf {

// Calls work() where TBB's algorithms run on `threads` threads, on more than there are processors
// too; 0 for one for each processor.
void WithThreads(int threads, const std::function<void()>& work);

// Calls work(i, chooser) for each i < count, in no order, with a `chooser` of the thread's own.
void ByThreads(std::size_t count, int threads,
               const std::function<void(std::size_t i, Chooser& chooser)>& work);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SAMPLE_BY_THREADS_H_
