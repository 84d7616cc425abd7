// What people give away before play: after a wedding, in a Schieber, in a Zupf-Solo (RULES.md 6,
// 10).
#ifndef SCHAFKOPF_SOLVER_HABITS_EXCHANGE_HABIT_H_
#define SCHAFKOPF_SOLVER_HABITS_EXCHANGE_HABIT_H_

#include "engine/play/deal.h"

namespace schafkopf {

// `count` cards that make a hand void soonest: of the plain suit of which it has fewest cards, the
// cheapest, a Sau last; trumps, the lowest first, only where plain cards do not reach. REQUIRES: so
// many cards.
CardSet GivenAway(CardSet hand, const CardOrder& order, int count);

// A Schieber in which forehand has passed `passed`: the two seats behind him pass on as many as
// people do (GivenAway). The dealer's hand of `dealt` holds `passed`, in whose place he keeps what
// reaches him. REQUIRES: that.
Deal AfterSchieber(const Deal& dealt, CardSet passed);

// What a soloist gives to whom in a Zupf-Solo.
struct Zupf {
  Seat with;
  Card given;
  friend bool operator==(const Zupf&, const Zupf&) = default;
};
// After it; he draws a card at random, the same of the same deal, or by options of the table the
// highest, and before he gives or behind. REQUIRES: the declarer holds the card; `with` is another.
Deal AfterZupf(const Deal& dealt, const Zupf& zupf);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HABITS_EXCHANGE_HABIT_H_
