// What an answer cost: nodes visited and time.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_COST_H_
#define SCHAFKOPF_TOOLS_ANSWERS_COST_H_

#include <chrono>
#include <cstdint>
#include <string>

#include "absl/strings/str_format.h"
#include "tools/answers/door/answer.h"
#include "tools/language/language.h"

namespace schafkopf {

struct Cost {
  std::uint64_t nodes = 0;
  double milliseconds = 0;

  std::string ToText(Language language) const {
    const std::string text = absl::StrFormat("nodes=%d milliseconds=%.3f", nodes, milliseconds);
    return In(language, Numbers(language, text));
  }
};

// Measures from when it is made.
class CostMeter {
 public:
  explicit CostMeter(std::uint64_t nodes_before = 0) : nodes_before_(nodes_before) {}

  Cost Until(std::uint64_t nodes) const {
    const std::chrono::duration<double, std::milli> time =
        std::chrono::steady_clock::now() - start_;
    return {nodes - nodes_before_, time.count()};
  }

 private:
  std::uint64_t nodes_before_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_COST_H_
