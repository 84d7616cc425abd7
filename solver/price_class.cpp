#include "solver/price_class.h"

namespace schafkopf {

Value ValueOfSamePrice(Solver& solver, const Position& position, const Thresholds& thresholds,
                       std::optional<bool> won) {
  const auto reaches = [&](Points points) {
    return solver.Reaches(position, Value(points.count()));
  };
  if (!IsPointContract(position.deal().contract())) {
    return Value((won ? *won : reaches(Points(1))) ? 1 : 0);
  }
  if (won ? *won : reaches(thresholds.win)) {
    if (!reaches(thresholds.win_schneider)) return Value(thresholds.win.count());
    return solver.Reaches(position, kAllTricksTaken) ? kAllTricksTaken
                                                     : Value(thresholds.win_schneider.count());
  }
  const auto& nobody = thresholds.nobody_wins;
  if (nobody && reaches(*nobody)) return Value(nobody->count());
  if (reaches(thresholds.schneider_free)) return Value(thresholds.schneider_free.count());
  return reaches(Points(0)) ? Value(0) : kNoTrickTaken;
}

Value ValueAsPriced(Solver& solver, const Position& position, const Thresholds& thresholds,
                    Pricing pricing) {
  if (pricing == Pricing::kAll || !IsPointContract(position.deal().contract())) {
    return ValueOfSamePrice(solver, position, thresholds);
  }
  const bool won = solver.Reaches(position, Value(thresholds.win.count()));
  if (won && pricing == Pricing::kWinner) return Value(thresholds.win.count());
  return won || thresholds.nobody_wins ? ValueOfSamePrice(solver, position, thresholds, won)
                                       : Value(thresholds.schneider_free.count());
}

}  // namespace schafkopf
