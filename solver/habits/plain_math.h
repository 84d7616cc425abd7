// Natural logarithm and exponential in plain arithmetic: the same bits on every processor, which
// libm does not promise.
#ifndef SCHAFKOPF_SOLVER_HABITS_PLAIN_MATH_H_
#define SCHAFKOPF_SOLVER_HABITS_PLAIN_MATH_H_

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace schafkopf {

namespace plain_math {
// 2^(i/32).
inline constexpr std::array<double, 32> kRoots = {
    0x1.0000000000000p+0, 0x1.059b0d3158574p+0, 0x1.0b5586cf9890fp+0, 0x1.11301d0125b51p+0,
    0x1.172b83c7d517bp+0, 0x1.1d4873168b9aap+0, 0x1.2387a6e756238p+0, 0x1.29e9df51fdee1p+0,
    0x1.306fe0a31b715p+0, 0x1.371a7373aa9cbp+0, 0x1.3dea64c123422p+0, 0x1.44e086061892dp+0,
    0x1.4bfdad5362a27p+0, 0x1.5342b569d4f82p+0, 0x1.5ab07dd485429p+0, 0x1.6247eb03a5585p+0,
    0x1.6a09e667f3bcdp+0, 0x1.71f75e8ec5f74p+0, 0x1.7a11473eb0187p+0, 0x1.82589994cce13p+0,
    0x1.8ace5422aa0dbp+0, 0x1.93737b0cdc5e5p+0, 0x1.9c49182a3f090p+0, 0x1.a5503b23e255dp+0,
    0x1.ae89f995ad3adp+0, 0x1.b7f76f2fb5e47p+0, 0x1.c199bdd85529cp+0, 0x1.cb720dcef9069p+0,
    0x1.d5818dcfba487p+0, 0x1.dfc97337b9b5fp+0, 0x1.ea4afa2a490dap+0, 0x1.f50765b6e4540p+0};
}  // namespace plain_math

// Relative error below 1e-13; some ten nanoseconds. REQUIRES: |x| < 700.
inline double Exp(double x) {
  // x = steps * ln 2 / 32 + rest with |rest| <= ln 2 / 64. The step is split, so that its product
  // with `steps` is exact.
  constexpr double kPerStep = 0x1.71547652b82fep+5;
  constexpr double kStep = 0x1.62e42fec00000p-6;
  constexpr double kStepRest = 0x1.d1cf79abc9e3bp-37;
  constexpr double kRounding = 0x1.8p52;  // what is added to it keeps no fraction
  const double rounded = x * kPerStep + kRounding;
  const double steps = rounded - kRounding;
  const double rest = (x - steps * kStep) - steps * kStepRest;
  const double square = rest * rest;
  const double more = (rest + square * (1.0 / 2 + rest * (1.0 / 6))) +
                      square * square * (1.0 / 24 + rest * (1.0 / 120));
  const auto number = std::bit_cast<std::uint64_t>(rounded);  // its low bits are those of `steps`
  const double root = plain_math::kRoots[static_cast<std::size_t>(number % 32)];
  // Times 2^(steps / 32): added to the exponent.
  const auto doublings = static_cast<std::uint64_t>(
      static_cast<std::int64_t>(static_cast<std::int32_t>(number & 0xffffffff) >> 5));
  return std::bit_cast<double>(std::bit_cast<std::uint64_t>(root + root * more) +
                               (doublings << 52));
}

// Relative error below 1e-13. REQUIRES: x > 0.
double Log(double x);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HABITS_PLAIN_MATH_H_
