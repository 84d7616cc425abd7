#include "solver/sample/statistics.h"

#include <algorithm>
#include <cmath>

namespace schafkopf {

Share WilsonShare(std::uint64_t count, std::uint64_t of, double deviations) {
  const double n = static_cast<double>(of);
  return WilsonShareOf(static_cast<double>(count) / n, n, deviations);
}

Share WilsonShareOf(double value, double of, double deviations) {
  const double n = of;
  const double p = value;
  const double z2 = deviations * deviations;
  const double middle = (p + z2 / (2 * n)) / (1 + z2 / n);
  const double half = deviations * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n);
  return {p, p <= 0 ? 0.0 : middle - half, p >= 1 ? 1.0 : middle + half};
}

MeanError MeanOf(std::int64_t sum, std::int64_t squares, std::int64_t count) {
  if (count == 0) return {0, 0};
  const double n = static_cast<double>(count);
  const double mean = static_cast<double>(sum) / n;
  if (count == 1) return {mean, 0};
  const double spread = static_cast<double>(squares) / n - mean * mean;
  const double variance = std::max(0.0, spread) * n / (n - 1);
  return {mean, kNormal95 * std::sqrt(variance / n)};
}

MeanError CentsOf(const MeanError& mean, const Share& won) {
  if (won.value > 0 && won.value < 1) return mean;
  return {mean.value, std::max(mean.error, 2 * std::abs(mean.value) * (won.high - won.low))};
}

}  // namespace schafkopf
