// Who works how long: what work is told beside what is asked of it.
#ifndef SCHAFKOPF_SOLVER_SAMPLE_EFFORT_H_
#define SCHAFKOPF_SOLVER_SAMPLE_EFFORT_H_

#include <cstdint>
#include <functional>

namespace schafkopf {

class Message;

// Whether work is to end; empty: it goes on to its own end. Asked by all threads.
using Stop = std::function<bool()>;
inline bool IsStopped(const Stop& stop) { return stop && stop(); }

// The last argument of all that samples, handed on as a whole. Of an answer that is not stopped
// only the seed can be seen.
struct Effort {
  std::uint64_t seed = 1;  // the same seed draws the same worlds and games
  int threads = 1;         // 0: one for each processor
  // Once this is true the work ends with what it has.
  Stop stop = {};
  // Told between waves of open worlds how many solves are done, of how many until the end or the
  // next look of a race.
  std::function<void(std::uint64_t done, std::uint64_t total)> progress = {};
  // What long work knows so far, in one line; an empty one once it is done.
  std::function<void(const Message& known)> news = {};

  bool stopped() const { return IsStopped(stop); }
  // The same by other worlds and games.
  Effort WithSeed(std::uint64_t other) const {
    Effort effort = *this;
    effort.seed = other;
    return effort;
  }
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SAMPLE_EFFORT_H_
