// "The rest is mine": whether a claim in the middle of a game was right.
#ifndef SCHAFKOPF_SOLVER_CLAIM_H_
#define SCHAFKOPF_SOLVER_CLAIM_H_

#include <cstdint>

#include "engine/play/position.h"
#include "solver/solver.h"

namespace schafkopf {

enum class ClaimVerdict : std::uint8_t {
  kAnyPlay,    // whatever anybody plays
  kRightPlay,  // if he plays right, whatever the others do, his partner too
  kSide,       // with his partner, if both play right
  kNo,
};

// Of all tricks that are not over; in a Bettel the declarer claims that he takes none of them.
struct JudgedClaim {
  Seat seat;
  ClaimVerdict verdict = ClaimVerdict::kNo;
  bool of_none = false;  // a Bettel's
  int tricks = 0;        // that are claimed
  int sure = 0;          // of them he takes so many against all others; where `of_none` is no sense

  friend bool operator==(const JudgedClaim&, const JudgedClaim&) = default;
};

// Exact, by all cards. Costs a few questions of a solver, and where he need not play right all ways
// to play what his cards do not already decide. REQUIRES: !position.finished(); the contract's
// trumps in force.
JudgedClaim JudgeClaim(const Position& position, Seat claimant, Solver& solver);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_CLAIM_H_
