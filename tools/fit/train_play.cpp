// Trains players by self-play: solver/learned/learned_weights.txt.
//
//   train_play GAME DECK GAMES SEED > weights      GAME: ruf, solo, wenz, geier, farbwenz
//
// At half of all decisions of a game every legal card is played out once by the players as they
// are; what a card brings more than the mean is regressed on its traits (a natural gradient), with
// a pull towards how people play, so that scores become what a card is worth by kPull.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include "engine/cards/any_card.h"
#include "engine/cards/random.h"
#include "engine/money/scoring.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/habit_game.h"
#include "solver/habits/play_habit.h"
#include "solver/learned/learned_play.h"
#include "solver/learned/learned_traits.h"
#include "solver/sample/solve_linear.h"

namespace schafkopf {
namespace {

constexpr double kPull = 0.005;

using Sides = std::array<LearnedPlayer, 2>;  // the declarer's side, the others

// What the declarer's side gets: a game won, and a little for Schneider and schwarz.
double RewardOf(const Result& result) {
  const double beyond = (result.schneider ? 0.1 : 0) + (result.schwarz ? 0.05 : 0);
  return result.won ? 1 + beyond : -beyond;
}

// Deals of one game as people would bid it.
class Dealing {
 public:
  Dealing(std::string game, Deck deck) : game_(std::move(game)), deck_(deck), offers_(deck, {}) {}

  Deal Next(Random& random) const {
    for (;;) {
      std::array<Card, kCardCount> cards;
      std::size_t count = 0;
      for (Card card : CardsOf(deck_)) cards[count++] = card;
      for (std::size_t i = count; i > 1; --i) std::swap(cards[i - 1], cards[random.Below(i)]);
      Hands hands;
      for (std::size_t i = 0; i < count; ++i) {
        hands[Seat(static_cast<int>(i % kSeatCount))].Insert(cards[i]);
      }
      for (Seat seat : kSeats) {
        double draw = random.Fraction();
        const BidChances chances = offers_.ChancesOf(hands[seat], seat);
        for (const BidChance& bid : chances.bids) {
          if (bid.contract.row().name != game_) continue;
          draw -= bid.chance;
          if (draw < 0) return Deal{Game(bid.contract, deck_), seat, hands};
        }
      }
    }
  }

 private:
  std::string game_;
  Deck deck_;
  BidOffers offers_;
};

constexpr std::size_t kSize = kLearnedTraits;
using Row = std::array<double, kSize>;
using Square = std::vector<Row>;

class Trainer {
 public:
  Trainer(const std::string& game, Deck deck, std::uint64_t seed)
      : dealing_(game, deck),
        seed_(seed),
        curvature_(kLearnedRows, Square(kSize)),
        counts_(kLearnedRows) {
    // The row of the declarer's leads: a Rufspiel, a game with a trump suit, or without.
    const std::size_t habit = game == "ruf" ? 0 : game == "solo" || game == "farbwenz" ? 6 : 10;
    people_ = PlayModelOf(habit);
    for (Row& row : people_) {
      for (double& weight : row) weight *= kSharpness;
    }
    weights_ = people_;
  }

  void Train(std::uint64_t games) {
    constexpr std::uint64_t kBatch = 500;
    const std::uint64_t batches = games / kBatch;
    LearnedWeights mean{};
    std::uint64_t averaged = 0;
    for (std::uint64_t batch = 0; batch < batches; ++batch) {
      gradient_ = {};
      std::fill(now_.begin(), now_.end(), 0.0);
      for (std::uint64_t game = 0; game < kBatch; ++game) PlayGame(batch * kBatch + game);
      Step(batch);
      if (2 * batch < batches) continue;
      ++averaged;
      for (std::size_t row = 0; row < kLearnedRows; ++row) {
        for (std::size_t i = 0; i < kSize; ++i) mean[row][i] += weights_[row][i];
      }
    }
    for (Row& row : mean) {
      for (double& weight : row) weight /= static_cast<double>(averaged);
    }
    weights_ = mean;
  }

  // Shares of games won by the declarer's side.
  double Won(const Sides& sides, std::uint64_t games) const {
    double won = 0;
    for (std::uint64_t game = 0; game < games; ++game) {
      Random dealt(seed_ ^ 0x6d656173, game);
      const Deal deal = dealing_.Next(dealt);
      Random random(seed_ ^ 0x706c6179, game);
      won += loops_.play_on(WitnessOf(deal), sides, random) >= Value(61) ? 1 : 0;
    }
    return won / static_cast<double>(games);
  }

  const LearnedWeights& weights() const { return weights_; }
  const LearnedWeights& people() const { return people_; }

 private:
  void PlayGame(std::uint64_t number) {
    Random random(seed_, number);
    const Deal deal = dealing_.Next(random);
    Witness seen = WitnessOf(deal);
    const LearnedPlayer player{&weights_};
    while (!seen.hand().empty()) {
      const CardSet legal = seen.LegalPlays();
      if (legal.size() == 1) {
        seen.Play(legal.Highest());
        continue;
      }
      const CardChances chances = loops_.chances(seen, legal, player);
      if (random.Below(2) == 0) Look(deal.contract(), seen, legal, chances, random.Next());
      // Strays at times, most of all at the first lead.
      const bool strays = random.Below(LearnedRowOf(seen) % 6 == 0 ? 4 : 16) == 0;
      const Card drawn = chances.Draw(legal, random);
      seen.Play(strays ? AnyOf(legal, random) : drawn);
    }
  }

  // Plays each card out and adds what it brings to the regression.
  void Look(const Contract& contract, const Witness& seen, CardSet legal,
            const CardChances& chances, std::uint64_t draw) {
    constexpr double kEven = 0.25;
    const Sides sides = {LearnedPlayer{&weights_}, LearnedPlayer{&weights_}};
    const bool declares = (seen.side() & BitOf(seen.to_move())) != 0;
    std::array<double, kMostCards> reward;
    std::array<double, kMostCards> share;
    double mean = 0;
    std::size_t count = 0;
    PerCard<std::size_t> place;
    for (Card card : legal) {
      Witness after = seen;
      after.Play(card);
      Random random(draw, 1);
      place[card] = count;
      reward[count] =
          (declares ? 1 : -1) * RewardOf(ResultOf(contract, loops_.play_on(after, sides, random)));
      share[count] = (1 - kEven) * chances.Of(card) / chances.sum + kEven / legal.size();
      mean += share[count] * reward[count];
      ++count;
    }
    const std::size_t row = LearnedRowOf(seen);
    std::array<Row, kMostCards> traits;
    Row middle{};
    ForEachLearned(seen, legal, RowsOf<kSize>(),
                   [&](Card card, const Row& own) { traits[place[card]] = own; });
    for (std::size_t i = 0; i < count; ++i) {
      for (std::size_t k = 0; k < kSize; ++k) middle[k] += share[i] * traits[i][k];
    }
    for (std::size_t i = 0; i < count; ++i) {
      std::array<std::size_t, kSize> met;
      std::size_t many = 0;
      for (std::size_t k = 0; k < kSize; ++k) {
        traits[i][k] -= middle[k];
        if (traits[i][k] != 0) met[many++] = k;
      }
      for (std::size_t k = 0; k < many; ++k) {
        const double x = share[i] * traits[i][met[k]];
        gradient_[row][met[k]] += x * (reward[i] - mean);
        Row& line = curvature_[row][met[k]];
        for (std::size_t j = 0; j < many; ++j) line[met[j]] += x * traits[i][met[j]];
      }
    }
    counts_[row] += 1;
    now_[row] += 1;
  }

  void Step(std::uint64_t batch) {
    const double rate = 1 / (kPull * (200 + static_cast<double>(batch)));
    for (std::size_t row = 0; row < kLearnedRows; ++row) {
      if (now_[row] == 0) continue;
      Square mean = curvature_[row];
      Row gradient = gradient_[row];
      for (std::size_t i = 0; i < kSize; ++i) {
        for (double& each : mean[i]) each /= counts_[row];
        mean[i][i] += 3e-4 + 2 / counts_[row];
        gradient[i] /= now_[row];
      }
      const Row worth = SolveLinear(mean, gradient);
      for (std::size_t i = 0; i < kSize; ++i) {
        const double change = rate * (worth[i] - kPull * (weights_[row][i] - people_[row][i]));
        weights_[row][i] += std::clamp(change, -0.5, 0.5);
      }
      constexpr double kKept = 0.998;
      counts_[row] *= kKept;
      for (Row& line : curvature_[row]) {
        for (double& each : line) each *= kKept;
      }
    }
  }

  const LearnedLoops loops_ = FastestLearnedLoops();
  Dealing dealing_;
  std::uint64_t seed_;
  LearnedWeights people_{};
  LearnedWeights weights_{};
  LearnedWeights gradient_{};
  std::array<double, kLearnedRows> now_{};
  std::vector<Square> curvature_;
  std::vector<double> counts_;
};

int Main(const std::vector<std::string>& arguments) {
  if (arguments.size() != 4 || (arguments[1] != "long" && arguments[1] != "short")) {
    std::cerr << "usage: train_play GAME long|short GAMES SEED\n";
    return 2;
  }
  const Deck deck = arguments[1] == "long" ? Deck::kLong : Deck::kShort;
  Trainer trainer(arguments[0], deck, std::stoull(arguments[3]));
  trainer.Train(std::stoull(arguments[2]));
  constexpr std::uint64_t kMeasured = 40'000;
  for (const double habit_sharpness : {1.0, 2.0}) {
    const LearnedPlayer learned{&trainer.weights()};
    const LearnedPlayer habit{&trainer.people(), habit_sharpness};
    const double declares = trainer.Won({learned, habit}, kMeasured);
    const double defends = trainer.Won({habit, learned}, kMeasured);
    std::fprintf(stderr,
                 "%s %s: against habit, sharpened by %.0f: %.4f of games (declaring %.4f, else "
                 "%.4f); among themselves %.4f, people %.4f\n",
                 arguments[0].c_str(), arguments[1].c_str(), habit_sharpness,
                 (declares + 1 - defends) / 2, declares, 1 - defends,
                 trainer.Won({learned, learned}, kMeasured),
                 trainer.Won({habit, habit}, kMeasured));
  }
  std::printf("%s %s\n", arguments[0].c_str(), arguments[1].c_str());
  for (const auto& row : trainer.weights()) {
    for (double weight : row) std::printf("%ld ", std::lround(100 * weight));
    std::printf("\n");
  }
  return 0;
}

}  // namespace
}  // namespace schafkopf

int main(int argc, char** argv) {
  return schafkopf::Main(std::vector<std::string>(argv + 1, argv + argc));
}
