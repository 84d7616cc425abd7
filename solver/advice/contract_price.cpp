#include "solver/advice/contract_price.h"

#include <algorithm>
#include <cmath>

#include "engine/money/settle.h"
#include "solver/advice/bid_advice.h"

namespace schafkopf {
namespace {

// Fills in the cents of a contract alone against the others that is won in `wins` of the worlds and
// always at one price. REQUIRES: a solo.
void PriceAt(const BidQuestion& question, const Contract& contract, const Stakes& stakes,
             std::uint64_t wins, GameSums& open) {
  const Prices prices = PricesOf(Game(contract, question.table), stakes);
  const auto receives = [&](bool won) {
    const Ending ending = {.value = Value(won ? 1 : 0),
                           .run = CountLaufende(prices.game, question.hand)};
    return std::int64_t{Settle(ending, prices).shares->declarer.count()};
  };
  const auto losses = static_cast<std::int64_t>(open.worlds - wins);
  open.wins = open.schneider = open.schwarz = wins;
  open.win_cents = static_cast<std::int64_t>(wins) * receives(true);
  open.loss_cents = losses * receives(false);
  open.plain_cents = static_cast<std::int64_t>(open.worlds) * receives(true);
  // Of all possible worlds the mean has no error, and their squares might not fit.
  if (!open.complete) open.squared_cents = open.plain_cents * receives(true);
}

// The chances at the table of a contract on a basis that has games.
TableChances ChancesOn(Basis basis, const BidQuestion& question, const Contract& contract,
                       const GameSums& played, const GameSums& open, double deviations) {
  const auto fitted =
      basis == Basis::kFitted
          ? TableChancesOf(contract, question.table.deck, played, open, question.others, deviations)
          : std::nullopt;
  return fitted ? *fitted : SharesOf(contract, played, deviations);
}

}  // namespace

bool HasOpenWorlds(const Game& game) {
  if (game.contract().objective() == Objective::kHoldTop) return true;  // nothing is played
  return game.contract().parties() != Parties::kEach && game.begins_switched() && game.seats() > 2;
}

Basis BestBasisOf(const BidQuestion& question, const Game& game) {
  const Basis basis = BasisOf(game, question.seat, question.hand);
  return basis == Basis::kFitted && !question.exchanges.empty() ? Basis::kHabit : basis;
}

TableChances SharesOf(const Contract& contract, const GameSums& played, double deviations) {
  const Share win = WinShareOf(played, deviations);
  if (contract.is_tout()) return {win, win.value, win.value};
  return {win, ShareOf(TableEvent::kSchneider, played), ShareOf(TableEvent::kSchwarz, played)};
}

CentsRange CentsWith(const GameSums& games, const Share& win, double deviations) {
  const auto count = static_cast<double>(games.worlds);
  const auto mean = [](std::int64_t cents, std::uint64_t of, double otherwise) {
    return of == 0 ? otherwise : static_cast<double>(cents) / static_cast<double>(of);
  };
  const double plain = static_cast<double>(games.plain_cents) / count;
  const double won = mean(games.win_cents, games.wins, plain);
  const double lost = mean(games.loss_cents, games.worlds - games.wins, -plain);
  const double swing = won - lost;
  const double value = win.value * won + (1 - win.value) * lost;
  // What wins differ by from each other, and losses.
  const double share = static_cast<double>(games.wins) / count;
  const double all = share * won + (1 - share) * lost;
  const double within = static_cast<double>(games.squared_cents) / count - all * all -
                        share * (1 - share) * swing * swing;
  const double price = games.complete ? 0 : deviations * std::sqrt(std::max(0.0, within) / count);
  const auto reach = [&](double chance) {
    return std::sqrt(swing * chance * swing * chance + price * price);
  };
  return {value, value - reach(win.value - win.low), value + reach(win.high - win.value)};
}

Priced PriceOf(const BidQuestion& question, const Contract& contract, const Stakes& stakes,
               Basis basis, const GameSums& open, const GameSums& played, double deviations) {
  ContractWorth worth{.contract = contract, .open = open, .played = played};
  if (contract.objective() == Objective::kHoldTop) {
    // Won in every world, whoever plays, without solving one.
    worth.open.worlds = worth.open.worlds_possible;
    worth.open.complete = true;
    PriceAt(question, contract, stakes, worth.open.worlds, worth.open);
    worth.table = {{1, 1, 1}, 1, 1};
    worth.basis = Basis::kPlayed;
  } else if (SharesWorlds(contract)) {
    PriceAt(question, contract, stakes, open.schwarz, worth.open);
  } else if (contract.is_tout()) {
    worth.open.schneider = worth.open.schwarz = open.wins;
  }
  if (played.worlds > 0) {
    worth.basis = basis;
    worth.table = ChancesOn(basis, question, contract, played, open, deviations);
  }
  if (worth.basis <= Basis::kHabit && IsPlainBid(question, contract) &&
      IsCertain(contract, question.table.deck, question.seat, question.hand,
                ThresholdsOf(contract, stakes.rules, 0, MussTrumps(contract, question.hand)).win)) {
    worth.table->win = {1, 1, 1};
  }
  const CentsRange cents =
      played.worlds > 0 ? CentsWith(played, worth.table->win, deviations)
                        : CentsWith(worth.open, WinShareOf(worth.open, deviations), deviations);
  worth.cents = {cents.value, std::max(cents.value - cents.low, cents.high - cents.value)};
  return {worth, cents};
}

}  // namespace schafkopf
