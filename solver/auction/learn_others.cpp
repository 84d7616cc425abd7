#include "solver/auction/learn_others.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/cards/random.h"
#include "engine/money/scoring.h"
#include "solver/auction/at_table.h"
#include "solver/auction/heard_bids.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/habit_game.h"
#include "solver/habits/plain_math.h"
#include "solver/sample/by_threads.h"
#include "solver/sample/solve_linear.h"

namespace schafkopf {
namespace {

constexpr std::size_t kKinds = kRecordedGames.size();
constexpr std::uint64_t kHabitGames = 200;
constexpr std::uint64_t kSeed = 0x6f7468657273;
constexpr int kMostSteps = 50;

// How often people win a deal as declarers, over the share of kHabitGames of it that habits win.
// Printed by `fit_curves.py deals` (tools/fit) from 12,248 recorded games of an online platform.
// Behind each row: games, how often they were won, mean chance; Brier scores of always saying the
// average, by habit, of the curve in ten-fold cross-validation.
// clang-format off
constexpr auto kDealCurves = std::to_array<PlayedCurveRow>({
  {"ruf", Deck::kLong, {0.1408, 0.9023}},  // 3158: 0.807, 0.807; 0.1555, 0.0816, 0.0815
  {"ruf", Deck::kShort, {0.0131, 0.7412}},  // 2161: 0.750, 0.750; 0.1877, 0.1004, 0.0988
  {"solo", Deck::kLong, {-0.0641, 0.8046}},  // 830: 0.693, 0.697; 0.2128, 0.1141, 0.1141
  {"solo", Deck::kShort, {0.0355, 0.8063}},  // 2178: 0.738, 0.739; 0.1934, 0.1045, 0.1037
  {"wenz", Deck::kLong, {0.4392, 0.8889}},  // 479: 0.670, 0.664; 0.2211, 0.1428, 0.1377
  {"wenz", Deck::kShort, {0.4844, 0.8068}},  // 1228: 0.759, 0.756; 0.1829, 0.1099, 0.1055
  {"geier", Deck::kLong, {0.6446, 0.8155}},  // 66: 0.788, 0.709; 0.1671, 0.1615, 0.1367
  {"geier", Deck::kShort, {0.3591, 0.8815}},  // 811: 0.763, 0.760; 0.1807, 0.1045, 0.1019
  {"farbwenz", Deck::kLong, {-0.1328, 0.9054}},  // 221: 0.674, 0.693; 0.2197, 0.1046, 0.1046
  {"farbwenz", Deck::kShort, {0.1762, 0.9079}},  // 1116: 0.761, 0.761; 0.1820, 0.0883, 0.0879
});
// clang-format on

// What is believed of shifts before anything is known: one deviation of all together, and of each
// game beside the others.
struct Belief {
  double together;
  double each;
};
constexpr Belief kBidBelief = {1, .5};
constexpr Belief kWinBelief = {.5, .25};

using Matrix = std::array<GameShifts, kKinds>;

Matrix PrecisionOf(const Belief& belief) {
  const double each = belief.each * belief.each;
  const double together = belief.together * belief.together;
  Matrix precision{};
  for (std::size_t row = 0; row < kKinds; ++row) {
    precision[row].fill(-together / (each * (each + kKinds * together)));
    precision[row][row] += 1 / each;
  }
  return precision;
}

// How the logarithm of a likelihood moves with the shifts.
struct Slope {
  GameShifts gradient{};
  Matrix curvature{};  // positive

  // Adds that of one of several things that happened, by their shares.
  void AddShares(const GameShifts& happened, const GameShifts& shares) {
    for (std::size_t row = 0; row < kKinds; ++row) {
      gradient[row] += happened[row] - shares[row];
      curvature[row][row] += shares[row];
      for (std::size_t column = 0; column < kKinds; ++column) {
        curvature[row][column] -= shares[row] * shares[column];
      }
    }
  }
};

// The likeliest shifts, and one deviation of each.
template <class SlopeAt>
std::pair<GameShifts, GameShifts> MostLikely(const Belief& belief, const SlopeAt& slope_at) {
  const Matrix precision = PrecisionOf(belief);
  GameShifts shifts{};
  Matrix curvature = precision;
  for (int step = 0; step < kMostSteps; ++step) {
    Slope slope = slope_at(shifts);
    for (std::size_t row = 0; row < kKinds; ++row) {
      for (std::size_t column = 0; column < kKinds; ++column) {
        slope.gradient[row] -= precision[row][column] * shifts[column];
        slope.curvature[row][column] += precision[row][column];
      }
    }
    curvature = slope.curvature;
    const GameShifts change = SolveLinear(curvature, slope.gradient);
    double most = 0;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      shifts[kind] += change[kind];
      most = std::max(most, std::abs(change[kind]));
    }
    if (most < 1e-9) break;
  }
  GameShifts doubt{};
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    GameShifts one{};
    one[kind] = 1;
    doubt[kind] = std::sqrt(SolveLinear(curvature, one)[kind]);
  }
  return {shifts, doubt};
}

// What one seat may have had in mind, by habit: how many times as likely as passing, by kind.
struct Minded {
  bool pass;         // it agrees with what was said
  GameShifts meant;  // of the games that agree
  GameShifts any;    // of all
};

// All seats of a deal.
void AddMinded(const KnownDeal& deal, const std::vector<Contract>& offers, const BidOffers& table,
               std::vector<Minded>& minded) {
  PerSeat<Heard> heard;
  if (deal.contract) heard = HeardFromOutcome(*deal.contract, deal.declarer, offers);
  for (Seat seat : kSeats) {
    const OfferOdds odds = table.OddsOf(deal.hands[seat], seat);
    Minded one{heard[seat].pass, {}, {}};
    for (std::size_t place = 0; place < offers.size(); ++place) {
      const std::size_t kind = *RecordedPlaceOf(offers[place]);
      one.any[kind] += odds.of[place];
      if (std::ranges::find(heard[seat].games, offers[place]) != heard[seat].games.end()) {
        one.meant[kind] += odds.of[place];
      }
    }
    minded.push_back(one);
  }
}

Slope SlopeOfBids(const std::vector<Minded>& minded, const GameShifts& shifts) {
  GameShifts factors;
  std::ranges::transform(shifts, factors.begin(), Exp);
  Slope slope;
  for (const Minded& seat : minded) {
    GameShifts meant;
    GameShifts any;
    double sum_meant = seat.pass ? 1 : 0;
    double sum_any = 1;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      sum_meant += meant[kind] = seat.meant[kind] * factors[kind];
      sum_any += any[kind] = seat.any[kind] * factors[kind];
    }
    if (sum_meant <= 0) continue;  // habits cannot say that
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      meant[kind] /= sum_meant;
      any[kind] /= sum_any;
    }
    slope.AddShares(meant, any);
  }
  return slope;
}

// A game that people would have won at such log odds.
struct Forecast {
  std::size_t kind;
  double log_odds;
  bool won;
};

Slope SlopeOfWins(const std::vector<Forecast>& games, const GameShifts& shifts) {
  Slope slope;
  for (const Forecast& game : games) {
    const double chance = 1 / (1 + Exp(-game.log_odds - shifts[game.kind]));
    slope.gradient[game.kind] += (game.won ? 1 : 0) - chance;
    slope.curvature[game.kind][game.kind] += chance * (1 - chance);
  }
  return slope;
}

}  // namespace

double ShareWonByHabit(const Deal& deal, std::uint64_t stream) {
  Random random(kSeed, stream);
  std::uint64_t won = 0;
  for (std::uint64_t game = 0; game < kHabitGames; ++game) {
    if (ResultOf(deal.contract(), PlayHabitGame(deal, random)).won) ++won;
  }
  return static_cast<double>(won) / static_cast<double>(kHabitGames);
}

double LogOddsOfPeople(const Deal& deal, std::uint64_t stream) {
  const PlayedCurve& curve = *FindCurve(kDealCurves, deal.contract(), deal.deck());
  return curve.base + curve.played * LogOddsOf(ShareWonByHabit(deal, stream));
}

LearnedOthers LearnOthers(std::span<const KnownDeal> deals, std::vector<Contract> offers,
                          const Effort& effort) {
  LearnedOthers learned;
  std::vector<Minded> minded;
  std::vector<std::size_t> played;
  const BidOffers of_long(Deck::kLong, {offers});
  const BidOffers of_short(Deck::kShort, {offers});
  for (std::size_t i = 0; i < deals.size(); ++i) {
    const KnownDeal& deal = deals[i];
    if (deal.deck != Deck::kLong && deal.deck != Deck::kShort) continue;
    if (deal.contract && std::ranges::find(offers, *deal.contract) == offers.end()) continue;
    AddMinded(deal, offers, deal.deck == Deck::kLong ? of_long : of_short, minded);
    ++learned.deals;
    if (deal.contract && deal.won) played.push_back(i);
  }
  std::vector<Forecast> games(played.size());
  Threads(effort.threads).ForEachInTurn(played.size(), [&](std::size_t place, int) {
    const KnownDeal& known = deals[played[place]];
    const Deal deal{Game(*known.contract, known.deck), known.declarer, known.hands};
    games[place] = {*RecordedPlaceOf(*known.contract),
                    effort.stopped() ? 0 : LogOddsOfPeople(deal, played[place]), *known.won};
  });
  learned.games = games.size();
  learned.others.offers = std::move(offers);
  learned.others.bid =
      MostLikely(kBidBelief, [&](const GameShifts& at) { return SlopeOfBids(minded, at); }).first;
  std::tie(learned.others.win, learned.others.win_doubt) =
      MostLikely(kWinBelief, [&](const GameShifts& at) { return SlopeOfWins(games, at); });
  return learned;
}

}  // namespace schafkopf
