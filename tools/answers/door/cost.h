// What an answer cost: nodes visited, time by the clock, and what the processor spent on it.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_COST_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_COST_H_

#include <chrono>
#include <cstdint>
#include <ctime>
#include <string>

#include "absl/strings/str_format.h"
#include "engine/text/message.h"
#include "tools/answers/door/words.h"

namespace schafkopf {

struct Cost {
  std::uint64_t nodes = 0;
  double milliseconds = 0;
  double processor_milliseconds = 0;  // of the thread that answered: other programs do not count

  std::string ToText(Language language) const {
    return Say(language, words::kNodesAndMilliseconds, nodes, Decimal(milliseconds, 3));
  }
};

// Measures from when it is made, on one thread.
class CostMeter {
 public:
  explicit CostMeter(std::uint64_t nodes_before = 0) : nodes_before_(nodes_before) {}

  Cost Until(std::uint64_t nodes) const {
    const std::chrono::duration<double, std::milli> time =
        std::chrono::steady_clock::now() - start_;
    return {nodes - nodes_before_, time.count(), ProcessorMilliseconds() - processor_start_};
  }

 private:
  static double ProcessorMilliseconds() {
    timespec time = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
  }

  std::uint64_t nodes_before_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  double processor_start_ = ProcessorMilliseconds();
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_COST_H_
