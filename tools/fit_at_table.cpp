// Fits the curves of solver/at_table.cpp on recorded games and tells how good they are.
//
//   fit_at_table GAMES [--features FILE]
//
// For every played game the declarer's own hand is estimated with the default worlds and seed of
// `ask`; FILE keeps these estimates, so that another fit takes seconds. One logistic curve for each
// contract and deck, by Newton's method, drawn towards the curve of all solos (or of Rufspiel) of
// both decks as far as the games are few. All figures are from ten-fold cross-validation.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

#include "engine/notation.h"
#include "engine/random.h"
#include "solver/at_table.h"

namespace schafkopf {
namespace {

constexpr std::size_t kDimension = 4;  // 1, win, schneider, safe
using Vector = std::array<double, kDimension>;
using Matrix = std::array<Vector, kDimension>;

constexpr std::size_t kFolds = 10;

struct Game {
  std::string contract;
  Deck deck;
  OpenEstimate open;
  bool won;

  Vector features() const {
    const AtTableFeatures f = FeaturesOf(open);
    return {1, f.win, f.schneider, f.safe};
  }
  double raw() const { return static_cast<double>(open.wins) / static_cast<double>(open.worlds); }
};

// ---- Features
// ------------------------------------------------------------------------------------

std::vector<Game> EstimateGames(std::istream& lines) {
  std::vector<Game> games;
  std::vector<EstimateQuestion> questions;
  std::string text;
  while (std::getline(lines, text)) {
    const auto line = ParseDealLine(text);
    if (!line.ok() || !line->contract || !line->result) continue;
    const Deal deal = line->deal();
    questions.push_back(
        {deal.contract,
         deal.declarer,
         deal.declarer,
         KnowledgeOf(deal.contract, deal.declarer, deal.declarer, deal.hands[deal.declarer]),
         {}});
    games.push_back({std::string(deal.contract.row().name),
                     deal.deck(),
                     {},
                     *line->result >= WinningValue(deal.contract)});
  }
  constexpr std::size_t kBlock = 100;
  for (std::size_t begin = 0; begin < games.size(); begin += kBlock) {
    const std::size_t count = std::min(kBlock, games.size() - begin);
    EstimateOptions options;
    options.drop_hopeless = true;
    const auto sums = Estimate(std::span(questions).subspan(begin, count), options);
    for (std::size_t i = 0; i < count; ++i) games[begin + i].open = sums[i];
    std::cerr << "\restimated " << begin + count << " of " << games.size() << " games"
              << std::flush;
  }
  std::cerr << '\n';
  return games;
}

void Save(const std::vector<Game>& games, const std::string& path) {
  std::ofstream file(path);
  for (const Game& game : games) {
    const OpenEstimate& open = game.open;
    file << game.contract << ' ' << HandSize(game.deck) << ' ' << game.won << ' ' << open.worlds
         << ' ' << open.wins << ' ' << open.schneider << ' ' << open.schwarz << ' '
         << open.lost_schneider << '\n';
  }
}

std::vector<Game> Load(std::istream& file) {
  std::vector<Game> games;
  Game game;
  int hand_size = 0;
  OpenEstimate& open = game.open;
  while (file >> game.contract >> hand_size >> game.won >> open.worlds >> open.wins >>
         open.schneider >> open.schwarz >> open.lost_schneider) {
    game.deck = *DeckOfHandSize(hand_size);
    games.push_back(game);
  }
  return games;
}

// ---- Fitting
// -------------------------------------------------------------------------------------

double Dot(const Vector& a, const Vector& b) {
  return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

double Logistic(double log_odds) { return 1 / (1 + std::exp(-log_odds)); }

// Solves a * x = b by Gaussian elimination; `a` is positive definite.
Vector SolveLinear(Matrix a, Vector b) {
  for (std::size_t i = 0; i < kDimension; ++i) {
    for (std::size_t row = i + 1; row < kDimension; ++row) {
      const double factor = a[row][i] / a[i][i];
      for (std::size_t k = i; k < kDimension; ++k) a[row][k] -= factor * a[i][k];
      b[row] -= factor * b[i];
    }
  }
  Vector x{};
  for (std::size_t i = kDimension; i-- > 0;) {
    double rest = b[i];
    for (std::size_t k = i + 1; k < kDimension; ++k) rest -= a[i][k] * x[k];
    x[i] = rest / a[i][i];
  }
  return x;
}

// A Gaussian belief about the weights.
struct Prior {
  Vector mean;
  Vector deviation;
};

// Weights of highest posterior density.
Vector FitFreely(const std::vector<const Game*>& games, const Prior& prior) {
  Vector weights = prior.mean;
  for (int step = 0; step < 30; ++step) {
    Vector gradient{};
    Matrix curvature{};
    for (std::size_t i = 0; i < kDimension; ++i) {
      const double precision = 1 / (prior.deviation[i] * prior.deviation[i]);
      gradient[i] = precision * (prior.mean[i] - weights[i]);
      curvature[i][i] = precision;
    }
    for (const Game* game : games) {
      const Vector x = game->features();
      const double p = Logistic(Dot(weights, x));
      for (std::size_t i = 0; i < kDimension; ++i) {
        gradient[i] += (game->won - p) * x[i];
        for (std::size_t k = 0; k < kDimension; ++k) curvature[i][k] += p * (1 - p) * x[i] * x[k];
      }
    }
    const Vector change = SolveLinear(curvature, gradient);
    for (std::size_t i = 0; i < kDimension; ++i) weights[i] += change[i];
  }
  return weights;
}

// The same with no feature lowering the chance: what would is left out.
Vector Fit(const std::vector<const Game*>& games, Prior prior) {
  while (true) {
    Vector weights = FitFreely(games, prior);
    const auto lowest = std::min_element(weights.begin() + 1, weights.end());
    if (*lowest >= -1e-6) return weights;
    const auto feature = static_cast<std::size_t>(lowest - weights.begin());
    prior.mean[feature] = 0;
    prior.deviation[feature] = 1e-6;
  }
}

// The games of one curve, and those of its whole family: all solos, or Rufspiel.
struct Group {
  std::string contract;
  Deck deck;
  std::vector<const Game*> games;
};

bool SameFamily(const Game& game, const Group& group) {
  return (game.contract == "ruf") == (group.contract == "ruf");
}

std::vector<Group> GroupsOf(const std::vector<Game>& games) {
  std::vector<Group> groups;
  for (const ContractRow& row : kContracts) {
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      Group group{std::string(row.name), deck, {}};
      for (const Game& game : games) {
        if (game.contract == row.name && game.deck == deck) group.games.push_back(&game);
      }
      if (!group.games.empty()) groups.push_back(group);
    }
  }
  return groups;
}

constexpr Prior kFamilyPrior = {{0, 0.5, 0, 0}, {3, 1, 1, 1}};
constexpr Vector kGroupDeviation = {0.5, 0.2, 0.2, 0.2};

// The curve of a group from the games that `take` lets through.
template <class Take>
Vector FitGroup(const std::vector<Game>& games, const Group& group, const Take& take) {
  std::vector<const Game*> family;
  for (const Game& game : games) {
    if (SameFamily(game, group) && take(game)) family.push_back(&game);
  }
  std::vector<const Game*> own;
  for (const Game* game : group.games) {
    if (take(*game)) own.push_back(game);
  }
  return Fit(own, {Fit(family, kFamilyPrior), kGroupDeviation});
}

// ---- Scores
// --------------------------------------------------------------------------------------

struct Forecast {
  double chance;
  bool won;
};

double Brier(const std::vector<Forecast>& forecasts) {
  double sum = 0;
  for (const Forecast& f : forecasts) sum += (f.chance - f.won) * (f.chance - f.won);
  return sum / static_cast<double>(forecasts.size());
}

double LogLoss(const std::vector<Forecast>& forecasts) {
  double sum = 0;
  for (const Forecast& f : forecasts) {
    sum -= std::log(std::max(1e-6, f.won ? f.chance : 1 - f.chance));
  }
  return sum / static_cast<double>(forecasts.size());
}

// Mean distance of predicted and actual share over ten equally large groups.
double CalibrationError(std::vector<Forecast> forecasts) {
  std::stable_sort(forecasts.begin(), forecasts.end(),
                   [](const Forecast& a, const Forecast& b) { return a.chance < b.chance; });
  constexpr std::size_t kBins = 10;
  double sum = 0;
  for (std::size_t bin = 0; bin < kBins; ++bin) {
    double gap = 0;
    for (std::size_t i = bin * forecasts.size() / kBins; i < (bin + 1) * forecasts.size() / kBins;
         ++i) {
      gap += forecasts[i].chance - forecasts[i].won;
    }
    sum += std::abs(gap);
  }
  return sum / static_cast<double>(forecasts.size());
}

// The calibration error that a perfectly calibrated forecaster stays below 95 times in 100.
double CalibrationErrorByChance(std::vector<Forecast> forecasts) {
  constexpr std::size_t kTrials = 1000;
  std::vector<double> errors;
  Random random(1, 0);
  for (std::size_t trial = 0; trial < kTrials; ++trial) {
    for (Forecast& f : forecasts) {
      f.won = static_cast<double>(random.Next() >> 11) * 0x1p-53 < f.chance;
    }
    errors.push_back(CalibrationError(forecasts));
  }
  std::sort(errors.begin(), errors.end());
  return errors[kTrials * 95 / 100];
}

void Report(const std::vector<Game>& games, const Group& group) {
  std::vector<Forecast> base;
  std::vector<Forecast> raw;
  std::vector<Forecast> fitted;
  for (std::size_t fold = 0; fold < kFolds; ++fold) {
    const auto kept = [&](const Game& game) {
      return static_cast<std::size_t>(&game - games.data()) % kFolds == fold;
    };
    const Vector weights = FitGroup(games, group, [&](const Game& game) { return !kept(game); });
    double wins = 0;
    double count = 0;
    for (const Game* game : group.games) {
      if (kept(*game)) continue;
      wins += game->won;
      ++count;
    }
    for (const Game* game : group.games) {
      if (!kept(*game)) continue;
      base.push_back({wins / count, game->won});
      raw.push_back({game->raw(), game->won});
      fitted.push_back({Logistic(Dot(weights, game->features())), game->won});
    }
  }
  double predicted = 0;
  double actual = 0;
  for (const Forecast& f : fitted) {
    predicted += f.chance / static_cast<double>(fitted.size());
    actual += f.won / static_cast<double>(fitted.size());
  }
  std::printf("%-9s %-5s %5zu  %.3f %.3f  %.4f %.4f %.4f  %.4f %.4f %.4f  %.3f %.3f\n",
              group.contract.c_str(), group.deck == Deck::kLong ? "long" : "short", fitted.size(),
              predicted, actual, Brier(base), Brier(raw), Brier(fitted), LogLoss(base),
              LogLoss(raw), LogLoss(fitted), CalibrationError(fitted),
              CalibrationErrorByChance(fitted));
}

void PrintCurve(const std::vector<Game>& games, const Group& group) {
  const Vector weights = FitGroup(games, group, [](const Game&) { return true; });
  std::printf("  {\"%s\", Deck::%s, %.4f, %.4f, %.4f, %.4f},\n", group.contract.c_str(),
              group.deck == Deck::kLong ? "kLong" : "kShort", weights[0], weights[1], weights[2],
              weights[3]);
}

int Main(const std::vector<std::string>& arguments) {
  if (arguments.size() != 1 && (arguments.size() != 3 || arguments[1] != "--features")) {
    std::cerr << "usage: fit_at_table GAMES [--features FILE]\n";
    return 2;
  }
  std::vector<Game> games;
  if (std::ifstream saved(arguments.back()); arguments.size() == 3 && saved) {
    games = Load(saved);
  } else {
    std::ifstream lines(arguments.front());
    games = EstimateGames(lines);
    if (arguments.size() == 3) Save(games, arguments.back());
  }
  if (games.empty()) {
    std::cerr << "fit_at_table: no played games in " << arguments.front() << '\n';
    return 74;
  }
  const std::vector<Group> groups = GroupsOf(games);
  std::printf(
      "                       mean chance  Brier score           log loss              calibration "
      "error\n");
  std::printf(
      "contract  deck  games  pred. actual base   raw    fitted  base   raw    fitted  found by "
      "chance\n");
  for (const Group& group : groups) Report(games, group);
  std::printf("\n");
  for (const Group& group : groups) PrintCurve(games, group);
  return 0;
}

}  // namespace
}  // namespace schafkopf

int main(int argc, char** argv) {
  return schafkopf::Main(std::vector<std::string>(argv + 1, argv + argc));
}
