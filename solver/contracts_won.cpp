#include "solver/contracts_won.h"

#include <algorithm>
#include <numeric>

#include "engine/money/settle.h"
#include "solver/price_class.h"

namespace schafkopf {
namespace {

// The value of the best price that is still possible.
Value Hoped(const Winnable& game, const RuleOptions& options) {
  if (!IsPointContract(game.deal.contract())) return Value(game.won ? 1 : 0);
  return game.won ? kAllTricksTaken : WinningValue(game.deal, options) - Value(1);
}

}  // namespace

std::vector<Winnable> WinnableBy(Seat declarer, const Hands& hands, const Covers& covers,
                                 std::span<const Contract> contracts, const Table& table,
                                 Solver& solver) {
  std::vector<Winnable> games;
  for (const Contract& contract : contracts) {
    const bool announced = CanBeAsked(contract, table.seats, table.options) &&
                           ObstacleTo(contract, hands[declarer], table) == BidObstacle::kNone;
    if (!announced) continue;
    const Deal deal = {Game(contract, table), declarer, hands, covers};
    games.push_back({deal, solver.Reaches(Position(deal), WinningValue(deal, table.options))});
  }
  return games;
}

std::optional<std::size_t> BestPaid(std::span<const Winnable> games, const RuleSet& rules,
                                    Solver& solver) {
  const auto pays = [&](std::size_t i, Value value) {
    const Deal& deal = games[i].deal;
    return ResultFor(deal, StakesOf(rules), value, deal.declarer).cents.value_or(Cents(0));
  };
  const auto rank = [&](std::size_t i) {
    return RankOf(rules, games[i].deal.contract()).value_or(0);
  };
  std::vector<Cents> hopes;
  for (std::size_t i = 0; i < games.size(); ++i) {
    hopes.push_back(pays(i, Hoped(games[i], rules.options)));
  }
  std::vector<std::size_t> order(games.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return hopes[a] != hopes[b] ? hopes[a] > hopes[b] : rank(a) > rank(b);
  });
  std::optional<std::size_t> best;
  Cents best_pay;
  for (std::size_t i : order) {
    const auto beats = [&](Cents pay) {
      if (!best || pay != best_pay) return !best || pay > best_pay;
      return rank(i) != rank(*best) ? rank(i) > rank(*best) : i < *best;
    };
    if (!beats(hopes[i])) continue;
    const Deal& deal = games[i].deal;
    const Thresholds thresholds = ThresholdsOf(deal, PricesOf(deal.game, StakesOf(rules)));
    const Cents pay = pays(i, ValueOfSamePrice(solver, Position(deal), thresholds, games[i].won));
    if (!beats(pay)) continue;
    best = i;
    best_pay = pay;
  }
  return best;
}

}  // namespace schafkopf
