// The question and its answer: does the counted side reach a count from here on?
#ifndef SCHAFKOPF_SOLVER_SEARCH_SEARCH_H_
#define SCHAFKOPF_SOLVER_SEARCH_SEARCH_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "solver/search/board/cache_line.h"
#include "solver/search/board/ideas.h"
#include "solver/search/board/layout.h"
#include "solver/search/board/node.h"

namespace schafkopf {

// Where a search starts: a position between tricks, and the cards of the trick already begun.
struct Start {
  Node node;  // `hands` without, `left` with the cards on the table
  std::vector<Cards> trick;
};

// REQUIRES: !position.finished(), and the layout of its deal.
Start StartOf(const Position& position, const Layout& layout);

// One engine with its own table; not synchronised.
class alignas(kLinePair) Search {
 public:
  virtual ~Search() = default;

  // A new deal: nothing of the table is valid any longer.
  virtual void Forget() = 0;

  // Fail-soft: a result >= target proves that the maximizers get at least that much still to come,
  // a result < target that they get at most that much. Nothing if `node_limit` was reached first.
  // Between two calls of Forget every layout stems from the same deal, and equal goal ids from
  // equal goals.
  virtual std::optional<int> Answer(const Layout& layout, const Start& start, int target,
                                    std::uint64_t node_limit) = 0;

  // Nodes visited so far: one for each card played on in the search, plus one for each start.
  virtual std::uint64_t nodes() const = 0;
};

// Runs on every processor.
std::unique_ptr<Search> MakePortableSearch(const SearchIdeas& ideas, const SearchRules& rules = {});
// The fastest that this processor can run.
std::unique_ptr<Search> MakeSearch(const SearchIdeas& ideas, const SearchRules& rules = {});

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_SEARCH_H_
