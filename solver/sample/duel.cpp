#include "solver/sample/duel.h"

#include <algorithm>
#include <mutex>

#include "engine/cards/random.h"
#include "engine/money/prices.h"
#include "solver/sample/by_threads.h"

namespace schafkopf {
namespace {

Players Seated(const Deal& deal, const Player& declaring, const Player& others) {
  Players players = AllSeats(others);
  if (deal.contract().parties() == Parties::kEach) {
    players[deal.declarer] = declaring;
    return players;
  }
  const SeatSet side = DeclarerSide(deal);
  for (Seat seat : kSeats) {
    if (side.Contains(seat)) players[seat] = declaring;
  }
  return players;
}

// For whom a deal is counted: the declarer, or the first of the side that plays where nobody does.
Seat CountedFor(const Deal& deal) {
  if (deal.contract().parties() != Parties::kOld) return deal.declarer;
  const SeatSet side = DeclarerSide(deal);
  return *std::ranges::find_if(kSeats, [&](Seat seat) { return side.Contains(seat); });
}

}  // namespace

std::vector<std::optional<DuelDeal>> Duel(std::span<const Deal> deals, const DuelOptions& options,
                                          const Effort& effort) {
  std::vector<std::optional<DuelDeal>> results(deals.size());
  std::mutex telling;
  const Threads threads(effort.threads);
  PerThread<Chooser> choosers(threads);
  threads.ForEachInTurn(deals.size(), [&](std::size_t i, int thread) {
    const Deal& deal = deals[i];
    const Game& game = deal.game;
    const Prices prices = PricesOf(game, options.stakes);
    const Aim aim = AimOf(game, options.stakes);
    const std::uint64_t seed = Random(effort.seed, i).Next();
    Chooser& chooser = choosers.Of(thread);
    chooser.Heed(effort.stop);
    const auto table = [&](const Player& declaring, const Player& others) {
      const Position end =
          PlaySeatGame(Position(deal), Seated(deal, declaring, others), seed, aim, chooser);
      return SeatGameOf(end, CountedFor(deal), prices);
    };
    if (effort.stopped()) return;
    const SeatGames first = table(options.first, options.second);
    if (effort.stopped()) return;
    const DuelDeal played{
        first, options.first == options.second ? first : table(options.second, options.first)};
    if (chooser.broken_off()) return;
    const std::lock_guard lock(telling);
    results[i] = played;
    if (options.each) options.each(played);
  });
  return results;
}

void DuelSums::Add(const DuelDeal& deal) {
  const SeatGames& first = deal.first_declares;
  const SeatGames& second = deal.second_declares;
  const auto won = static_cast<std::int64_t>(first.wins);
  const auto lost = static_cast<std::int64_t>(second.wins);
  ++deals;
  first_wins += won;
  second_wins += lost;
  wins += won - lost;
  squared_wins += (won - lost) * (won - lost);
  values += first.values - second.values;
  squared_values += (first.values - second.values) * (first.values - second.values);
  cents += first.cents - second.cents;
  squared_cents += (first.cents - second.cents) * (first.cents - second.cents);
}

MeanError DuelSums::WinShare() const {
  const MeanError difference = MeanOf(wins, squared_wins, deals);
  return {(1 + difference.value) / 2, difference.error / 2};
}
MeanError DuelSums::Points() const { return MeanOf(values, squared_values, deals); }
MeanError DuelSums::CentsGained() const { return MeanOf(cents, squared_cents, deals); }

}  // namespace schafkopf
