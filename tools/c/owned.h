// What schafkopf.h gives away, freed by its own function: for its users in C++.
#ifndef SCHAFKOPF_TOOLS_C_OWNED_H_
#define SCHAFKOPF_TOOLS_C_OWNED_H_

#include <memory>

#include "tools/c/schafkopf.h"

namespace schafkopf::c {

struct Free {
  void operator()(schafkopf_deal* deal) const { schafkopf_deal_free(deal); }
  void operator()(schafkopf_solver* solver) const { schafkopf_solver_free(solver); }
  void operator()(schafkopf_rules* rules) const { schafkopf_rules_free(rules); }
  void operator()(schafkopf_tables* tables) const { schafkopf_tables_free(tables); }
  void operator()(char* text) const { schafkopf_free(text); }
};

template <class T>
using Owned = std::unique_ptr<T, Free>;

}  // namespace schafkopf::c

#endif  // SCHAFKOPF_TOOLS_C_OWNED_H_
