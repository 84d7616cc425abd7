#include "solver/exchange.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace schafkopf {
namespace {

Exchange Solved(const Deal& before, Seat with, CardSet given, CardSet back, Solver& solver) {
  Deal deal = before;
  CardSet& own = deal.hands[deal.declarer];
  CardSet& other = deal.hands[with];
  own = (own - given) | back;
  other = (other | given) - back;
  return {with, given, back, solver.Solve(Position(deal))};
}

void BestFirst(std::vector<Exchange>& exchanges) {
  std::stable_sort(exchanges.begin(), exchanges.end(),
                   [](const Exchange& a, const Exchange& b) { return a.value > b.value; });
}

// Searches the ways to pass: forehand for the most, the others for the least.
class SchieberSearch {
 public:
  SchieberSearch(const Deal& before, Solver& solver, const std::function<bool()>& stop)
      : before_(before),
        solver_(solver),
        stop_(stop),
        count_((before.hands[Seat(0)].size() - before.hands[Seat(kSeatCount - 1)].size()) / 2) {}

  std::optional<Schieber> Best() {
    std::optional<Schieber> best;
    // What is worth least to forehand is most often best; what comes later is then refuted at once.
    const CardSet trumps = TrumpsOf(before_.contract());
    std::vector<CardSet> sets = SetsOf(before_.hands[Seat(0)], count_);
    std::stable_sort(sets.begin(), sets.end(), [&](CardSet a, CardSet b) {
      const auto worth = [&](CardSet set) {
        return std::pair((set & trumps).size(), PointsOf(set).count());
      };
      return worth(a) < worth(b);
    });
    for (CardSet first : sets) {
      const auto worst = Worst(first, best);
      if (stop_()) return std::nullopt;
      if (worst) best = worst;
    }
    return best;
  }

 private:
  Deal After(CardSet first, CardSet second, CardSet third) const {
    Deal deal = before_;
    PerSeat<CardSet>& hands = deal.hands;
    hands[Seat(0)] -= first;
    hands[Seat(1)] = (hands[Seat(1)] | first) - second;
    hands[Seat(2)] = (hands[Seat(2)] | second) - third;
    hands[Seat(3)] |= third;
    return deal;
  }

  // What the others make of it; nothing if that is no more than `floor` has.
  std::optional<Schieber> Worst(CardSet first, const std::optional<Schieber>& floor) {
    // What refuted the set before often refutes this one.
    if (floor && before_.hands[Seat(1)].Contains(last_[Seat(1)]) &&
        before_.hands[Seat(2)].Contains(last_[Seat(2)])) {
      const Position position(After(first, last_[Seat(1)], last_[Seat(2)]));
      if (!solver_.Reaches(position, floor->value + Value(1))) return std::nullopt;
    }
    std::optional<Schieber> worst;
    for (CardSet second : SetsOf(before_.hands[Seat(1)] | first, count_)) {
      for (CardSet third : SetsOf(before_.hands[Seat(2)] | second, count_)) {
        if (stop_()) return std::nullopt;
        const Position position(After(first, second, third));
        if (worst && solver_.Reaches(position, worst->value)) continue;
        if (floor && !solver_.Reaches(position, floor->value + Value(1))) {
          last_ = {{CardSet(), second, third, CardSet()}};
          return std::nullopt;
        }
        worst = Schieber{{{first, second, third, CardSet()}}, solver_.Solve(position)};
        last_ = worst->passed;
      }
    }
    return worst;
  }

  const Deal& before_;
  Solver& solver_;
  const std::function<bool()>& stop_;
  const int count_;
  PerSeat<CardSet> last_;  // passed where a set was refuted, or made worst
};

}  // namespace

std::vector<CardSet> SetsOf(CardSet cards, int size) {
  if (size == 0) return {CardSet()};
  std::vector<CardSet> sets;
  CardSet rest = cards;
  for (Card first : cards) {
    rest -= CardSet::Of(first);
    for (CardSet others : SetsOf(rest, size - 1)) sets.push_back(others | CardSet::Of(first));
  }
  return sets;
}

std::vector<Exchange> WeddingExchanges(const Deal& before, bool trump_back, Solver& solver) {
  const CardSet trumps = TrumpsOf(before.contract());
  const Seat partner = *before.contract().partner();
  const CardSet given = before.hands[before.declarer] & trumps;
  const int count = before.contract().row().special.exchanged;
  std::vector<Exchange> exchanges;
  if (!MayOfferWedding(before.contract(), before.hands[before.declarer])) return exchanges;
  const CardSet hand = before.hands[partner];
  for (CardSet back : SetsOf(trump_back ? hand : hand - trumps, count)) {
    exchanges.push_back(Solved(before, partner, given, back, solver));
  }
  BestFirst(exchanges);
  return exchanges;
}

std::vector<Exchange> ZupfExchanges(const Deal& before, Solver& solver) {
  std::vector<Exchange> exchanges;
  for (int step = 1; step < kSeatCount; ++step) {
    const Seat with = before.declarer.Plus(step);
    for (Card given : before.hands[before.declarer]) {
      for (Card back : before.hands[with] | CardSet::Of(given)) {
        exchanges.push_back(Solved(before, with, {given}, {back}, solver));
      }
    }
  }
  BestFirst(exchanges);
  return exchanges;
}

std::optional<Schieber> BestSchieber(const Deal& before, Solver& solver,
                                     const std::function<bool()>& stop) {
  return SchieberSearch(before, solver, stop).Best();
}

}  // namespace schafkopf
