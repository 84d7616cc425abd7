#include "solver/advice/heard_games.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "engine/cards/random.h"
#include "engine/money/doubled_deal.h"
#include "solver/auction/round_estimate.h"
#include "solver/habits/habit_game.h"
#include "solver/habits/habit_loops.h"
#include "solver/habits/play_habit.h"
#include "solver/sample/by_threads.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kHeardSeed = 0x68656172642d;
constexpr std::size_t kHeardGrain = 64;
// Games that are played whatever stops the others, so that there is an answer, soon.
constexpr std::size_t kPlayedAnyway = 200;

}  // namespace

HeardGames HeardGames::Play(const InferenceQuestion& question, std::uint64_t worlds,
                            std::size_t games, const Effort& effort) {
  HeardGames heard(question.view);
  const WeighedWorlds dealt = Infer(question, {.worlds = worlds}, effort);
  // Of few worlds, or of none that agrees with all that was heard, nothing follows yet.
  const bool few = !dealt.weighed || dealt.effective < static_cast<double>(kFewestPlayed);
  if (dealt.empty() || (effort.stopped() && few)) return heard;
  heard.worlds_ = dealt.dealt;
  heard.effective_ = dealt.effective;
  const std::vector<std::size_t> chosen = Resample(dealt, games);
  std::vector<std::optional<Played>> played(chosen.size());
  const HabitLoops loops = FastestHabitLoops();
  const int exact_tricks = ExactTricks(question.view.seats());
  Threads(effort.threads).ForEach(chosen.size(), kHeardGrain, [&](std::size_t i, int) {
    if (i >= kPlayedAnyway && effort.stopped()) return;
    const Hands& hands = dealt.hands[chosen[i]];
    const Deal deal{question.view.game, question.view.declarer, hands};
    Random random(effort.seed ^ kHeardSeed, i);
    played[i] =
        Played{hands, loops.play_on(WitnessOf(deal, question.view.played), exact_tricks, random)};
  });
  for (const auto& game : played) {
    if (game) heard.games_.push_back(*game);
  }
  return heard;
}

double HeardGames::independent() const {
  return std::min(effective_, static_cast<double>(games_.size()));
}

std::array<HeardSums, 2> HeardGames::SumsAt(int stoss, const Stakes& stakes) const {
  const Prices prices = PricesOf(game_, stakes);
  std::array<HeardSums, 2> sums;
  for (const Played& game : games_) {
    const Deal deal{game_, declarer_, game.hands};
    const auto cents_at = [&](const Settlement& settled) {
      return std::int64_t{PaymentsOf(settled, deal)[seat_].count()};
    };
    const Settlement settled = SettleDoubled(deal, game.value, prices, {.stoss = stoss});
    std::int64_t change = cents_at(settled);
    if (stoss > 0)
      change -= cents_at(SettleDoubled(deal, game.value, prices, {.stoss = stoss - 1}));
    const bool with = DeclarerSide(deal).Contains(seat_);
    HeardSums& ended = sums[settled.result.won == with ? 1 : 0];
    ++ended.games;
    ended.change += change;
    ended.squared += change * change;
    ended.stake += std::abs(change);
  }
  return sums;
}

double WonShareOf(const std::array<HeardSums, 2>& sums) {
  return static_cast<double>(sums[1].games) / static_cast<double>(sums[0].games + sums[1].games);
}

}  // namespace schafkopf
