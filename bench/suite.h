// The signature of a build: what it answers on the fixed positions, and with how many nodes.
#ifndef SCHAFKOPF_BENCH_SUITE_H_
#define SCHAFKOPF_BENCH_SUITE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "solver/ideas.h"

namespace schafkopf {

// One kind of question over all positions of a contract (any suit) and deck.
struct SuiteRow {
  std::string contract;  // ContractRow::name, with +tout
  int hand_size;
  int positions;
  std::uint64_t win_nodes;    // "does the declarer win?", table empty
  std::uint64_t value_nodes;  // the exact value, table empty
  std::uint64_t cards_nodes;  // the value after each legal card, table as the value left it
};

struct SuiteResult {
  std::vector<SuiteRow> rows;
  std::uint64_t answers;  // FNV-1a over every answer; changes only with a corrected rule
  std::uint64_t nodes;    // changes only with the search
};

// Solves all fixed positions on one thread, in order: some seconds.
SuiteResult RunSuite(const SearchIdeas& ideas = {});

}  // namespace schafkopf

#endif  // SCHAFKOPF_BENCH_SUITE_H_
