#include "solver/at_table.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace schafkopf {
namespace {

constexpr double kLn2 = 0.693147180559945309;

// Fitted by tools/fit_at_table on recorded games; see there for the method and the command.
// clang-format off
constexpr auto kCurves = std::to_array<AtTableCurve>({
  {"ruf", Deck::kLong, 0, 1, 0, 0},
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
