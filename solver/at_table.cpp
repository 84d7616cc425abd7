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
  {"solo", Deck::kLong, 0.8868, 0.3655, 0.0766, 0.1371},
  {"solo", Deck::kShort, 0.6230, 0.4492, 0.0835, 0.1078},
  {"wenz", Deck::kLong, 0.9948, 0.2629, 0.1021, 0.2057},
  {"wenz", Deck::kShort, 1.4301, 0.3545, 0.1105, 0.0203},
  {"geier", Deck::kLong, 1.1367, 0.3485, 0.0000, 0.0000},
  {"geier", Deck::kShort, 0.5596, 0.3192, 0.0119, 0.1769},
  {"farbwenz", Deck::kLong, 1.0255, 0.3467, 0.0953, 0.1518},
  {"farbwenz", Deck::kShort, 0.5690, 0.5330, 0.0000, 0.0943},
});
// clang-format on

// A share of 0 or 1 counts as half a world in the 200 of the fit, however many were dealt.
constexpr double kSmoothing = 0.5 / 200;

double LogOdds(double share) { return Log((share + kSmoothing) / (1 - share + kSmoothing)); }

double LogOdds(std::uint64_t count, std::uint64_t of) {
  return LogOdds(static_cast<double>(count) / static_cast<double>(of));
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
    const auto at = [&](double share) {
      AtTableFeatures moved = features;
      moved.win = LogOdds(share);
      return ChanceOf(curve, moved);
    };
    return Share{ChanceOf(curve, features), at(open.low), at(open.high)};
  }
  return std::nullopt;
}

}  // namespace schafkopf
