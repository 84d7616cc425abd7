#include "solver/sample/seat_games.h"

#include <cstddef>
#include <mutex>
#include <optional>
#include <utility>

#include "engine/cards/random.h"
#include "engine/money/settle.h"
#include "engine/worlds/dealer.h"
#include "solver/sample/by_threads.h"
#include "solver/sample/strixner.h"

namespace schafkopf {

Position PlaySeatGame(Position position, const Players& players, std::uint64_t seed, const Aim& aim,
                      Chooser& chooser, SoloSuit suit) {
  const bool announced_in_play = !position.switched();
  const Deal dealt = position.deal();
  while (!position.finished()) {
    const bool before = !position.switched();
    position.Play(chooser.Choose(position, players[position.to_move()], seed, aim));
    if (!announced_in_play || !before || !position.switched() || position.finished()) continue;
    const Seat soloist = position.leader();
    const bool as_dealt = suit == SoloSuit::kOfDeal && soloist == dealt.declarer;
    position = Announced(position, soloist,
                         as_dealt ? *dealt.contract().named_suit()
                                  : chooser.Announce(position, players[soloist], seed, aim));
  }
  return position;
}

SeatGames& SeatGames::operator+=(const SeatGames& other) {
  GameCounts::operator+=(other);
  games += other.games;
  values += other.values;
  cents += other.cents;
  win_cents += other.win_cents;
  squared_cents += other.squared_cents;
  return *this;
}

namespace {

// Of a game in which every seat plays for itself.
SeatGames RamschGameOf(const Position& end, Seat asker, const Prices& prices) {
  const RamschTerms terms(end.deal().contract(), end.seats(), prices.stakes.rules,
                          prices.stakes.tariff);
  const RamschTerms::Result result = terms.Settle(end);
  const std::int64_t cents = result.payments[asker].count();
  const bool won =
      result.durchmarsch ? *result.durchmarsch == asker : !result.losers.Contains(asker);
  SeatGames one{GameCounts{.wins = won ? 1u : 0u}};
  one.games = 1;
  one.values = result.points[asker].count();
  one.cents = cents;
  one.win_cents = won ? cents : 0;
  one.squared_cents = cents * cents;
  return one;
}

}  // namespace

Prices PricesAtEnd(const Position& end, const Prices& prices) {
  return end.deal().contract() == prices.game.contract() ? prices
                                                         : PricesOf(end.game(), prices.stakes);
}

SeatGames SeatGameOf(const Position& end, Seat asker, const Prices& prices) {
  if (end.deal().contract().parties() == Parties::kEach) return RamschGameOf(end, asker, prices);
  SeatGames one;
  one.games = 1;
  if (!end.switched()) return one;
  const Value value = FinalValue(end);
  const Settlement settled = Settle(end.deal(), value, PricesAtEnd(end, prices));
  const std::int64_t cents = WorthTo(asker, settled, end.deal());
  one += SeatGames{CountsFor(asker, end.deal(), settled.result)};
  one.values = value.count();
  one.cents = cents;
  one.win_cents = one.wins > 0 ? cents : 0;
  one.squared_cents = cents * cents;
  return one;
}

Share SeatWinShare(const SeatGames& games) { return WilsonShare(games.wins, games.games); }

MeanError SeatCents(const SeatGames& games) {
  return CentsOf(MeanOf(games.cents, games.squared_cents, static_cast<std::int64_t>(games.games)),
                 SeatWinShare(games));
}

std::vector<SeatGames> PlaySeatGames(std::span<const EstimateQuestion> questions,
                                     const SeatGameOptions& options, const Effort& effort) {
  struct Dealt {
    Dealer dealer;
    Accept accept;
    Prices prices;
    Aim aim;
  };
  std::vector<std::optional<Dealt>> games;
  for (const EstimateQuestion& question : questions) {
    games.emplace_back();
    if (!question.game.contract().is_played()) continue;
    games.back().emplace(Dealt{Dealer(question.knowledge), AcceptOf(question, options.accept),
                               PricesOf(question.game, options.stakes),
                               AimOf(question.game, options.stakes)});
  }
  std::mutex summing;
  std::vector<SeatGames> sums(questions.size());
  // Game by game, each of every question, so that all are equally far when it is stopped.
  const Threads threads(effort.threads);
  PerThread<Chooser> choosers(threads);
  const std::size_t games_each = static_cast<std::size_t>(options.games);
  threads.ForEachInTurn(questions.size() * games_each, [&](std::size_t i, int thread) {
    const std::size_t which = i % questions.size();
    const std::uint64_t round = i / questions.size();
    const EstimateQuestion& question = questions[which];
    const Contract& contract = question.game.contract();
    const std::optional<Dealt>& game = games[which];
    if (!game || effort.stopped()) return;
    const auto hands =
        SampleAccepted(game->dealer, contract, effort.seed, round, game->accept, effort.stop);
    if (!hands) return;
    const Deal deal = DealPlayed(question, *hands);
    const std::uint64_t seed = Random(effort.seed, round).Next();
    Chooser& chooser = choosers.Of(thread);
    chooser.Heed(effort.stop);
    const Position end =
        PlaySeatGame(Position(deal, question.played), options.players, seed, game->aim, chooser);
    if (chooser.broken_off()) return;
    const SeatGames one = SeatGameOf(end, question.asker, game->prices);
    const std::lock_guard lock(summing);
    sums[which] += one;
    if (options.each) options.each(sums);
  });
  return sums;
}

}  // namespace schafkopf
