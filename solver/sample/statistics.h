// Shares and means with their errors.
#ifndef SCHAFKOPF_SOLVER_SAMPLE_STATISTICS_H_
#define SCHAFKOPF_SOLVER_SAMPLE_STATISTICS_H_

#include <cmath>
#include <cstdint>

namespace schafkopf {

// A normal variable stays within so many standard deviations 95 times in 100.
inline constexpr double kNormal95 = 1.959963984540054;

// A share with its interval, of 95 % where no other is asked for.
struct Share {
  double value;
  double low;
  double high;
};
// Wilson's score interval, so many standard deviations to either side. REQUIRES: of > 0.
Share WilsonShare(std::uint64_t count, std::uint64_t of, double deviations = kNormal95);
// The same of the share `value` among as many as `of` independent ones, which need not be whole.
Share WilsonShareOf(double value, double of, double deviations = kNormal95);

// A mean, and half the width of its 95 % interval.
struct MeanError {
  double value;
  double error;
};
// Of `count` numbers, by their sum and the sum of their squares; no error where one alone is known,
// 0 of none.
MeanError MeanOf(std::int64_t sum, std::int64_t squares, std::int64_t count);
// Two independent errors as one; std::hypot rounds differently from one processor to the next.
inline double ErrorOfBoth(double a, double b) { return std::sqrt(a * a + b * b); }
// Mean cents of games of which the share `won` was won. Where all that were seen ended alike the
// error allows for the other end, at about the opposite price.
MeanError CentsOf(const MeanError& mean, const Share& won);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SAMPLE_STATISTICS_H_
