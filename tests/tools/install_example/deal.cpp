// Makes a deal of hands that are known, and asks why another would be none.
#include "schafkopf/deal.h"

#include <iostream>
#include <variant>

#include "schafkopf/notation.h"

int main() {
  using namespace schafkopf;
  const DealLine line = ParseDealLine(
                            "passed - | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ |"
                            " EZ EU E7 GU HA SO SU S7 | GO G9 G8 G7 HZ HK HO S9")
                            .value();
  const auto wenz = MakeDeal({Contract::Named("wenz"), Seat(2), line.hands});
  const auto ruf = MakeDeal({Contract::Named("ruf", Suit::kEichel), Seat(0), line.hands});
  if (!std::holds_alternative<Deal>(wenz)) return 1;
  std::cout << DeclarerSide(std::get<Deal>(wenz)).size() << '\n';
  // The Sau that forehand would call is his own.
  const auto* fault = std::get_if<DealFault>(&ruf);
  return fault != nullptr && fault->obstacle == BidObstacle::kHoldsCalledSau ? 0 : 1;
}
