#include "solver/at_table.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace schafkopf {
namespace {

constexpr double kLn2 = 0.693147180559945309;

// Fitted by `fit_at_table GAMES` (tools/fit_at_table.cpp) on 6,134 recorded games of an online
// platform, each declarer's hand estimated with 200 worlds and seed 1. The README gives the
// cross-validated scores.
// clang-format off
constexpr auto kCurves = std::to_array<AtTableCurve>({
  // contract, deck, base, win, schneider, safe
  {"ruf", Deck::kLong, 0.3638, 0.5934, 0.0218, 0.0190},
  {"ruf", Deck::kShort, 0.0273, 0.8272, 0.0000, 0.0000},
  {"solo", Deck::kLong, 0.7745, 0.4417, 0.0370, 0.1215},
  {"solo", Deck::kShort, 0.5578, 0.4842, 0.0635, 0.1052},
  {"wenz", Deck::kLong, 1.0162, 0.3557, 0.0830, 0.1872},
  {"wenz", Deck::kShort, 1.4220, 0.4271, 0.0913, 0.0012},
  {"geier", Deck::kLong, 1.1133, 0.4016, 0.0000, 0.0000},
  {"geier", Deck::kShort, 0.5528, 0.3663, 0.0000, 0.1647},
  {"farbwenz", Deck::kLong, 0.9534, 0.4135, 0.0634, 0.1319},
  {"farbwenz", Deck::kShort, 0.5894, 0.5565, 0.0000, 0.0873},
});
// clang-format on

double LogOdds(std::uint64_t count, std::uint64_t of) {
  const double yes = static_cast<double>(count) + 0.5;
  const double no = static_cast<double>(of - count) + 0.5;
  return Log(yes / no);
}

}  // namespace

double Log(double x) {
  int exponent = 0;
  double mantissa = std::frexp(x, &exponent);  // in [0.5, 1)
  if (mantissa < 0.70710678118654752) {
    mantissa *= 2;
    --exponent;
  }
  // log m = 2 artanh((m - 1) / (m + 1)).
  const double t = (mantissa - 1) / (mantissa + 1);
  const double square = t * t;
  double sum = 0;
  for (int k = 23; k >= 1; k -= 2) sum = sum * square + 1.0 / k;
  return 2 * t * sum + exponent * kLn2;
}

double Exp(double x) {
  const double doublings = std::floor(x / kLn2 + 0.5);
  const double rest = x - doublings * kLn2;
  double sum = 1;
  for (int k = 17; k >= 1; --k) sum = 1 + rest / k * sum;
  return std::ldexp(sum, static_cast<int>(doublings));
}

AtTableFeatures FeaturesOf(const OpenEstimate& estimate) {
  return {LogOdds(estimate.wins, estimate.worlds), LogOdds(estimate.schneider, estimate.worlds),
          LogOdds(estimate.worlds - estimate.lost_schneider, estimate.worlds)};
}

std::span<const AtTableCurve> AtTableCurves() { return kCurves; }

double ChanceOf(const AtTableCurve& curve, const AtTableFeatures& features) {
  const double log_odds = curve.base + curve.win * features.win +
                          curve.schneider * features.schneider + curve.safe * features.safe;
  return 1 / (1 + Exp(std::clamp(-log_odds, -30.0, 30.0)));
}

std::optional<Share> TableWinShare(const Contract& contract, Deck deck,
                                   const OpenEstimate& estimate) {
  if (contract.is_tout()) return std::nullopt;
  for (const AtTableCurve& curve : kCurves) {
    if (curve.contract != contract.row().name || curve.deck != deck) continue;
    const AtTableFeatures features = FeaturesOf(estimate);
    const Share open = OpenWinShare(estimate);
    // The ends of the open interval, as far from the open chance in log odds as they are there.
    const auto at = [&](double share) {
      const double n = static_cast<double>(estimate.worlds);
      const double odds = (share * n + 0.5) / ((1 - share) * n + 0.5);
      AtTableFeatures moved = features;
      moved.win = Log(odds);
      return ChanceOf(curve, moved);
    };
    return Share{ChanceOf(curve, features), at(open.low), at(open.high)};
  }
  return std::nullopt;
}

}  // namespace schafkopf
