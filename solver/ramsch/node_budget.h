// How many nodes a search may visit, and who may end it before.
#ifndef SCHAFKOPF_SOLVER_RAMSCH_NODE_BUDGET_H_
#define SCHAFKOPF_SOLVER_RAMSCH_NODE_BUDGET_H_

#include <algorithm>
#include <cstdint>
#include <functional>
#include <utility>

namespace schafkopf {

// Counts for several searches that share it. One thread at a time.
class NodeBudget {
 public:
  // `stop`, if there is one, is asked every kLookInterval nodes: some milliseconds.
  explicit NodeBudget(std::function<bool()> stop = nullptr) : stop_(std::move(stop)) {}

  // From now on so many may be visited.
  void Allow(std::uint64_t nodes) {
    limit_ = nodes > ~nodes_ ? ~std::uint64_t{0} : nodes_ + nodes;
    spent_ = false;
    look_at_ = nodes_;
  }
  void Visit(std::uint64_t nodes = 1) { nodes_ += nodes; }
  // Whether the search has to end, without an answer; looks whether it is so.
  bool Spent() {
    if (nodes_ >= look_at_) Look();
    return spent_;
  }
  // The same as when it was last looked.
  bool spent() const { return spent_; }
  // Visited since it was made.
  std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr std::uint64_t kLookInterval = 4096;

  void Look() {
    if (nodes_ >= limit_ || (stop_ && stop_())) spent_ = true;
    look_at_ = std::min(limit_, nodes_ + kLookInterval);
  }

  const std::function<bool()> stop_;
  std::uint64_t nodes_ = 0;
  std::uint64_t limit_ = 0;
  std::uint64_t look_at_ = 0;
  bool spent_ = false;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_RAMSCH_NODE_BUDGET_H_
