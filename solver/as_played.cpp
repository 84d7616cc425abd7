#include "solver/as_played.h"

#include <cmath>
#include <mutex>
#include <optional>

#include "engine/dealer.h"
#include "engine/random.h"
#include "solver/by_threads.h"

namespace schafkopf {
namespace {

// Draws of one world that `accept` may refuse.
constexpr std::uint64_t kMaxDraws = 100'000;
constexpr double kNormal95 = 1.959963984540054;

// World `i`, or nothing if none was accepted.
std::optional<Hands> DealWorld(const Dealer& dealer, const Contract& contract,
                               const PlayOptions& options, std::uint64_t i) {
  if (dealer.count() == 0) return std::nullopt;
  if (!options.accept) return dealer.Sample(options.seed, i);
  Random random(options.seed, i);
  for (std::uint64_t draw = 0; draw < kMaxDraws; ++draw) {
    Hands hands = dealer.World(random.Below(dealer.count()));
    if (options.accept(contract, hands)) return hands;
  }
  return std::nullopt;
}

}  // namespace

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

PlayedGames GameOf(const Position& end, Seat asker, const Stakes& stakes) {
  const Value value = FinalValue(end);
  const Settlement settled = Settle(end.deal(), value, stakes);
  const Result& result = settled.result;
  const std::int64_t cents = settled.payments[asker].count();
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

MeanCents PlayedCents(const PlayedGames& games) {
  const auto n = static_cast<double>(games.games);
  const double mean = static_cast<double>(games.cents) / n;
  const double variance =
      games.games < 2 ? 0 : (static_cast<double>(games.squared_cents) - n * mean * mean) / (n - 1);
  return {mean, kNormal95 * std::sqrt(std::max(0.0, variance) / n)};
}

std::vector<PlayedGames> PlayWorlds(std::span<const EstimateQuestion> questions,
                                    const PlayOptions& options) {
  std::vector<std::optional<Dealer>> dealers;
  for (const EstimateQuestion& question : questions) {
    const bool playable = ObstacleToViews(question.contract, question.duties,
                                          question.knowledge.seats) == ViewObstacle::kNone;
    dealers.emplace_back();
    if (playable) dealers.back().emplace(question.knowledge);
  }
  std::mutex summing;
  std::vector<PlayedGames> sums(questions.size());
  // Game by game, each of every question, so that all are equally far when it is stopped.
  ByThreads(questions.size() * options.games, options.threads,
            [&](std::size_t i, Chooser& chooser) {
              const std::size_t which = i % questions.size();
              const std::uint64_t game = i / questions.size();
              const EstimateQuestion& question = questions[which];
              if (!dealers[which] || (options.stop && options.stop())) return;
              const auto hands = DealWorld(*dealers[which], question.contract, options, game);
              if (!hands) return;
              const Deal deal{question.contract, question.declarer, *hands, question.duties};
              const std::uint64_t seed = Random(options.seed, game).Next();
              const Position end =
                  PlayOut(Position(deal, question.played), options.players, seed, chooser);
              const PlayedGames one = GameOf(end, question.asker, options.stakes);
              const std::lock_guard lock(summing);
              sums[which] += one;
              if (options.progress) options.progress(sums);
            });
  return sums;
}

}  // namespace schafkopf
