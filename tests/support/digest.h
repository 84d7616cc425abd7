// Many answers as one number, and the file of such numbers that pinned tests compare with.
#ifndef SCHAFKOPF_TESTS_SUPPORT_DIGEST_H_
#define SCHAFKOPF_TESTS_SUPPORT_DIGEST_H_

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <tuple>
#include <type_traits>

#include "engine/cards/random.h"

namespace schafkopf {

// Of values in order: numbers, enums, quantities, cards and seats; what may be nothing; rows of
// such; and every struct whose Fields are listed (tests/support/fields.h, solver_fields.h).
class Digest {
 public:
  template <class... T>
  void Add(const T&... values) {
    (AddOne(values), ...);
  }
  std::uint64_t value() const { return state_; }

 private:
  void Mix(std::uint64_t number) { state_ = Random(state_, number).Next(); }

  template <class T>
  void AddOne(const T& value) {
    if constexpr (std::is_floating_point_v<T>) {
      // To a billionth: the last bits may depend on how a compiler adds.
      Mix(std::isfinite(value) ? static_cast<std::uint64_t>(std::llround(value * 1e9)) : ~0u);
    } else if constexpr (std::is_same_v<T, char>) {
      AddOne(static_cast<signed char>(value));  // as on x86-64
    } else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
      Mix(static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
    } else if constexpr (requires { value.has_value(); }) {
      Mix(value.has_value() ? 1 : 0);
      if (value.has_value()) AddOne(*value);
    } else if constexpr (requires { value.bits(); }) {
      Mix(value.bits());
    } else if constexpr (requires { value.begin(); }) {
      std::uint64_t size = 0;
      for (const auto& each : value) {
        AddOne(each);
        ++size;
      }
      Mix(size);
    } else if constexpr (requires { value.count(); }) {
      AddOne(value.count());
    } else if constexpr (requires { value.index(); }) {
      AddOne(value.index());
    } else {
      std::apply([this](const auto&... fields) { this->Add(fields...); }, Fields(value));
    }
  }

  std::uint64_t state_ = 0;
};

// Whether digests are to be printed and not compared.
inline bool MakesDigests() { return std::getenv("SCHAFKOPF_DIGESTS") != nullptr; }

// Compares with the row of that name in tests/pinned.txt. Where behaviour is meant to change:
//   for room in engine solver; do
//     SCHAFKOPF_DIGESTS=made build/ci/tests/${room}_test --gtest_filter='-*EndgamesOf*'
//   done | sed -n 's/^pinned //p' | sort >tests/pinned.txt
inline void ExpectPinned(const std::string& name, const Digest& digest) {
  std::ostringstream row;
  row << name << ' ' << std::hex << digest.value();
  if (MakesDigests()) {
    std::cout << "pinned " << row.str() << '\n';
    return;
  }
  std::ifstream file(SCHAFKOPF_ROOT "/tests/pinned.txt");
  std::string line;
  while (std::getline(file, line)) {
    if (line.substr(0, line.find(' ')) == name) break;
  }
  EXPECT_EQ(row.str(), line)
      << "tests/support/digest.h says how the rows of tests/pinned.txt are made";
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_DIGEST_H_
