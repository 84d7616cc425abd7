// Exact values of deals with all hands open, and what each card of a game cost: schafkopf::solver.
#ifndef SCHAFKOPF_SOLVER_H_
#define SCHAFKOPF_SOLVER_H_

#include "solver/exchange.h"
#include "solver/post_mortem.h"
#include "solver/solver.h"

#endif  // SCHAFKOPF_SOLVER_H_
