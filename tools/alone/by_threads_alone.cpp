// solver/sample/by_threads.h where there are no threads.
#include "solver/sample/by_threads.h"

namespace schafkopf {

class Threads::Impl {};

int ProcessorCount() { return 1; }
int ThreadsToBeHad(int /*wanted*/) { return 1; }

Threads::Threads(int /*count*/) {}
Threads::~Threads() = default;

int Threads::count() const { return 1; }

void Threads::ForEach(std::size_t count, std::size_t /*grain*/, const Work& work) const {
  for (std::size_t i = 0; i < count; ++i) work(i, 0);
}

void Threads::ForEachInTurn(std::size_t count, const Work& work) const { ForEach(count, 1, work); }

}  // namespace schafkopf
