#include "tools/arena/rating.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "solver/habits/plain_math.h"

namespace schafkopf {
namespace {

constexpr double kPointsPerUnit = 173.71779276130073;  // 400 / ln 10

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

Matrix Square(std::size_t size) { return Matrix(size, Vector(size)); }

// Gauss and Jordan. REQUIRES: positive definite.
Matrix Inverse(Matrix matrix) {
  const std::size_t size = matrix.size();
  Matrix inverse = Square(size);
  for (std::size_t i = 0; i < size; ++i) inverse[i][i] = 1;
  for (std::size_t pivot = 0; pivot < size; ++pivot) {
    const double by = matrix[pivot][pivot];
    for (std::size_t column = 0; column < size; ++column) {
      matrix[pivot][column] /= by;
      inverse[pivot][column] /= by;
    }
    for (std::size_t row = 0; row < size; ++row) {
      const double times = matrix[row][pivot];
      if (row == pivot || times == 0) continue;
      for (std::size_t column = 0; column < size; ++column) {
        matrix[row][column] -= times * matrix[pivot][column];
        inverse[row][column] -= times * inverse[pivot][column];
      }
    }
  }
  return inverse;
}

Vector Times(const Matrix& matrix, const Vector& vector) {
  Vector product(vector.size());
  for (std::size_t row = 0; row < vector.size(); ++row) {
    for (std::size_t i = 0; i < vector.size(); ++i) product[row] += matrix[row][i] * vector[i];
  }
  return product;
}

double ChanceOf(double ahead) { return 1 / (1 + Exp(std::clamp(-ahead, -500.0, 500.0))); }

// Of the deals that two players met on.
struct Pair {
  std::size_t first, second;
  double better = 0;  // deals on which the first was better
  double deals = 0;
};

double BetterOf(const Encounter& encounter) {
  const std::int64_t ahead = encounter.sides[0].cents - encounter.sides[1].cents;
  return ahead > 0 ? 1 : ahead == 0 ? 0.5 : 0;
}

std::vector<Pair> PairsOf(std::span<const Encounter> encounters) {
  std::vector<Pair> pairs;
  for (const Encounter& encounter : encounters) {
    auto pair = std::ranges::find_if(pairs, [&](const Pair& known) {
      return known.first == encounter.first && known.second == encounter.second;
    });
    if (pair == pairs.end()) {
      pair = pairs.insert(pairs.end(), {encounter.first, encounter.second});
    }
    pair->better += BetterOf(encounter);
    ++pair->deals;
  }
  return pairs;
}

// What makes the likelihood greater, and its curvature.
struct Slope {
  Vector gradient;
  Matrix curvature;
};
Slope SlopeAt(const Vector& at, std::span<const Pair> pairs) {
  Slope slope = {Vector(at.size()), Square(at.size())};
  const auto add = [&](std::size_t i, double surprise, double weight) {
    slope.gradient[i] += surprise;
    slope.curvature[i][i] += weight;
  };
  for (std::size_t i = 0; i < at.size(); ++i) {
    const double chance = ChanceOf(at[i]);
    add(i, 0.5 - chance, chance * (1 - chance));
  }
  for (const Pair& pair : pairs) {
    const double chance = ChanceOf(at[pair.first] - at[pair.second]);
    const double surprise = pair.better - pair.deals * chance;
    const double weight = pair.deals * chance * (1 - chance);
    add(pair.first, surprise, weight);
    add(pair.second, -surprise, weight);
    slope.curvature[pair.first][pair.second] -= weight;
    slope.curvature[pair.second][pair.first] -= weight;
  }
  return slope;
}

// Newton's steps, none further than `kLongest` at once.
Vector Likeliest(std::size_t players, std::span<const Pair> pairs) {
  constexpr int kMostSteps = 200;
  constexpr double kLongest = 1;
  constexpr double kShortest = 1e-11;
  Vector at(players);
  for (int i = 0; i < kMostSteps; ++i) {
    const Slope slope = SlopeAt(at, pairs);
    const Vector step = Times(Inverse(slope.curvature), slope.gradient);
    double length = 0;
    for (double part : step) length = std::max(length, std::abs(part));
    const double share = length > kLongest ? kLongest / length : 1;
    for (std::size_t player = 0; player < players; ++player) at[player] += share * step[player];
    if (length < kShortest) break;
  }
  return at;
}

}  // namespace

std::vector<MeanError> RatingsOf(std::size_t players, std::span<const Encounter> encounters) {
  const std::vector<Pair> pairs = PairsOf(encounters);
  const Vector at = Likeliest(players, pairs);
  const Matrix inverse = Inverse(SlopeAt(at, pairs).curvature);
  // How far each deal by itself moves the ratings.
  Vector variances(players);
  double deals = 0;
  for (std::size_t begin = 0; begin < encounters.size();) {
    Vector surprise(players);
    std::size_t end = begin;
    for (; end < encounters.size() && encounters[end].deal == encounters[begin].deal; ++end) {
      const Encounter& met = encounters[end];
      const double more = BetterOf(met) - ChanceOf(at[met.first] - at[met.second]);
      surprise[met.first] += more;
      surprise[met.second] -= more;
    }
    const Vector moved = Times(inverse, surprise);
    for (std::size_t player = 0; player < players; ++player) {
      variances[player] += moved[player] * moved[player];
    }
    ++deals;
    begin = end;
  }
  std::vector<MeanError> ratings;
  for (std::size_t player = 0; player < players; ++player) {
    const double variance = deals < 2 ? 0 : variances[player] * deals / (deals - 1);
    ratings.push_back(
        {kPointsPerUnit * at[player], kPointsPerUnit * kNormal95 * std::sqrt(variance)});
  }
  return ratings;
}

}  // namespace schafkopf
