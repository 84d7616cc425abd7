// A pinned random generator: the same numbers on every machine, for ever.
#ifndef SCHAFKOPF_ENGINE_CARDS_RANDOM_H_
#define SCHAFKOPF_ENGINE_CARDS_RANDOM_H_

#include <cstdint>

namespace schafkopf {

// SplitMix64 (Steele, Lea, Flood 2014). Random(seed, i) starts a stream of its own for every i,
// so that item i of a seed does not depend on how many were drawn before it.
class Random {
 public:
  constexpr Random(std::uint64_t seed, std::uint64_t stream)
      : state_(Mix(seed + kStep) ^ Mix(stream * kStep + 1)) {}

  constexpr std::uint64_t Next() { return Mix(state_ += kStep); }

  // Uniform in 0 .. bound-1, without bias. REQUIRES: bound > 0.
  constexpr std::uint64_t Below(std::uint64_t bound) {
    std::uint64_t draw = Next();
    if (draw < bound) {
      const std::uint64_t reject = -bound % bound;  // 2^64 mod bound
      while (draw < reject) draw = Next();
    }
    return draw % bound;
  }

  // Uniform in 0 <= x < 1, in steps of 2^-53.
  constexpr double Fraction() { return static_cast<double>(Next() >> 11) * 0x1p-53; }

 private:
  static constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15;
  static constexpr std::uint64_t Mix(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  std::uint64_t state_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_CARDS_RANDOM_H_
