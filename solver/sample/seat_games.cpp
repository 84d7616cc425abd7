#include "solver/sample/seat_games.h"

#include <mutex>
#include <optional>

#include "engine/cards/random.h"
#include "engine/worlds/dealer.h"
#include "solver/sample/by_threads.h"

namespace schafkopf {

Position PlayOut(Position position, const Players& players, std::uint64_t seed, Chooser& chooser) {
  while (!position.finished()) {
    position.Play(chooser.Choose(ViewOf(position), players[position.to_move()], seed));
  }
  return position;
}

PlayedGames& PlayedGames::operator+=(const PlayedGames& other) {
  games += other.games;
  wins += other.wins;
  schneider += other.schneider;
  schwarz += other.schwarz;
  lost_schneider += other.lost_schneider;
  values += other.values;
  cents += other.cents;
  squared_cents += other.squared_cents;
  return *this;
}

PlayedGames Counted(const Position& end, Seat asker, const Prices& prices) {
  const Value value = FinalValue(end);
  const Settlement settled = Settle(end.deal(), value, prices);
  const Result& result = settled.result;
  const std::int64_t cents = PaymentsOf(settled, end.deal())[asker].count();
  PlayedGames one;
  one.games = 1;
  one.wins = result.won ? 1 : 0;
  one.schneider = result.won && result.schneider ? 1 : 0;
  one.schwarz = result.won && result.schwarz ? 1 : 0;
  one.lost_schneider = !result.won && result.schneider ? 1 : 0;
  one.values = value.count();
  one.cents = cents;
  one.squared_cents = cents * cents;
  return one;
}

Share PlayedWinShare(const PlayedGames& games) { return WilsonShare(games.wins, games.games); }

MeanError PlayedCents(const PlayedGames& games) {
  return CentsOf(MeanOf(games.cents, games.squared_cents, static_cast<std::int64_t>(games.games)),
                 PlayedWinShare(games));
}

std::vector<PlayedGames> PlayWorlds(std::span<const EstimateQuestion> questions,
                                    const PlayOptions& options) {
  struct Dealt {
    Dealer dealer;
    Prices prices;
  };
  std::vector<std::optional<Dealt>> games;
  for (const EstimateQuestion& question : questions) {
    const bool playable = ObstacleToViews(question.contract, question.duties,
                                          question.knowledge.seats) == ViewObstacle::kNone;
    games.emplace_back();
    if (!playable) continue;
    games.back().emplace(
        Dealt{Dealer(question.knowledge), PricesOf(Game(question.contract, question.knowledge.deck,
                                                        question.duties, question.knowledge.seats),
                                                   options.stakes)});
  }
  std::mutex summing;
  std::vector<PlayedGames> sums(questions.size());
  // Game by game, each of every question, so that all are equally far when it is stopped.
  ByThreads(
      questions.size() * options.games, options.threads, [&](std::size_t i, Chooser& chooser) {
        const std::size_t which = i % questions.size();
        const std::uint64_t round = i / questions.size();
        const EstimateQuestion& question = questions[which];
        const std::optional<Dealt>& game = games[which];
        if (!game || (options.stop && options.stop())) return;
        const auto hands =
            SampleAccepted(game->dealer, question.contract, options.seed, round, options.accept);
        if (!hands) return;
        const Deal deal{question.contract, question.declarer, *hands, question.duties};
        const std::uint64_t seed = Random(options.seed, round).Next();
        const Position end =
            PlayOut(Position(deal, question.played), options.players, seed, chooser);
        const PlayedGames one = Counted(end, question.asker, game->prices);
        const std::lock_guard lock(summing);
        sums[which] += one;
        if (options.progress) options.progress(sums);
      });
  return sums;
}

}  // namespace schafkopf
