// The signature of a build: what it answers on the fixed positions, and with how many nodes.
#ifndef SCHAFKOPF_BENCH_SUITE_H_
#define SCHAFKOPF_BENCH_SUITE_H_

#include <cstdint>

#include "solver/search/board/ideas.h"

namespace schafkopf {

// Of each position: whether the declarer wins, and with an emptied table the exact value and then
// that after each legal card.
struct SuiteResult {
  std::uint64_t answers;  // FNV-1a over every answer; changes only with a corrected rule
  std::uint64_t nodes;    // changes only with the search
};

// Solves all fixed positions on one thread, in order: a second or two.
SuiteResult RunSuite(const SearchIdeas& ideas = {});

}  // namespace schafkopf

#endif  // SCHAFKOPF_BENCH_SUITE_H_
