// Linear equations, as fits have them.
#ifndef SCHAFKOPF_SOLVER_SAMPLE_SOLVE_LINEAR_H_
#define SCHAFKOPF_SOLVER_SAMPLE_SOLVE_LINEAR_H_

#include <cstddef>

namespace schafkopf {

// Solves a * x = b by Gaussian elimination: a square matrix of rows, and a vector. REQUIRES: `a` is
// positive definite.
template <class Matrix, class Vector>
Vector SolveLinear(Matrix a, Vector b) {
  const std::size_t size = b.size();
  for (std::size_t i = 0; i < size; ++i) {
    for (std::size_t row = i + 1; row < size; ++row) {
      const double factor = a[row][i] / a[i][i];
      for (std::size_t k = i; k < size; ++k) a[row][k] -= factor * a[i][k];
      b[row] -= factor * b[i];
    }
  }
  Vector x = b;
  for (std::size_t i = size; i-- > 0;) {
    for (std::size_t k = i + 1; k < size; ++k) x[i] -= a[i][k] * x[k];
    x[i] /= a[i][i];
  }
  return x;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SAMPLE_SOLVE_LINEAR_H_
