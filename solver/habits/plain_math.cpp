#include "solver/habits/plain_math.h"

#include <cmath>

namespace schafkopf {

double Log(double x) {
  constexpr double kLn2 = 0.693147180559945309;
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

}  // namespace schafkopf
