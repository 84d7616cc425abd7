// What has been decided at the tables of one deal. A decision is a pure function of what its seat
// knows, of its player and of the deal's seed; so it is made once for all tables.
#ifndef SCHAFKOPF_TOOLS_PLAY_DEAL_MEMORY_H_
#define SCHAFKOPF_TOOLS_PLAY_DEAL_MEMORY_H_

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "engine/play/contract.h"
#include "tools/answers/table/seat_bid.h"

namespace schafkopf {

// One thread at a time. REQUIRES: one deal, one set of terms, one seed.
class DealMemory {
 public:
  // What was decided about `question`, or what decide() says now. Remembered where worth() then
  // says so: what was broken off is decided again.
  template <class Decision, class Decide, class Worth>
  Decision Of(std::string question, Decide decide, Worth worth) {
    auto& known = std::get<std::map<std::string, Decision>>(known_);
    if (const auto found = known.find(question); found != known.end()) return found->second;
    Decision decision = decide();
    if (worth()) known.emplace(std::move(question), decision);
    return decision;
  }

 private:
  std::tuple<std::map<std::string, bool>, std::map<std::string, std::optional<BidOption>>,
             std::map<std::string, Contract>, std::map<std::string, Card>>
      known_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_PLAY_DEAL_MEMORY_H_
