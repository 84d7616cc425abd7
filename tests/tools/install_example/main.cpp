#include <iostream>

#include "schafkopf/notation.h"
#include "schafkopf/solver.h"

int main() {
  const auto line = schafkopf::ParseDealLine(
      "wenz 2 | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ |"
      " EZ EU E7 GU HA SO SU S7 | GO G9 G8 G7 HZ HK HO S9");
  if (!line.ok()) {
    std::cerr << line.status() << '\n';
    return 1;
  }
  schafkopf::Solver solver;
  std::cout << solver.Solve(schafkopf::PositionOf(*line)).count() << '\n';
}
