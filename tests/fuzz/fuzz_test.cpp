// A fuzzer's entry on its seeds and on seeded changes of them.
#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "engine/cards/random.h"
#include "tests/fuzz/feed.h"
#include "tests/support/test_scale.h"

// Where the fuzzer's seeds lie.
extern const char* const kFuzzSeeds;

namespace schafkopf {
namespace {

std::vector<std::string> Seeds() {
  std::vector<std::string> seeds;
  for (const auto& entry : std::filesystem::directory_iterator(kFuzzSeeds)) {
    std::ifstream file(entry.path(), std::ios::binary);
    seeds.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return seeds;
}

// The work in parts that run beside each other.
constexpr int kParts = 4;
class Fuzzer : public testing::TestWithParam<int> {};

TEST_P(Fuzzer, SeedsAndChangesOfThem) {
  const std::vector<std::string> seeds = Seeds();
  ASSERT_FALSE(seeds.empty());
  const int part = GetParam();
  Random random(13, static_cast<std::uint64_t>(part));
  const auto below = [&](std::size_t bound) {
    return static_cast<std::size_t>(random.Below(bound));
  };
  for (std::size_t i = static_cast<std::size_t>(part); i < seeds.size(); i += kParts) {
    Feed(seeds[i]);
  }
  const bool many = LongTests();
  for (int i = 0; i < (many ? 50'000 : Scaled(2000)) / kParts; ++i) {
    std::string text = seeds[below(seeds.size())];
    for (auto changes = 1 + random.Below(3); changes > 0; --changes) {
      const std::size_t place = below(text.size() + 1);
      switch (random.Below(3)) {
        case 0:
          text.insert(place, 1, static_cast<char>(random.Below(256)));
          break;
        case 1:
          text.erase(place, 1 + below(6));
          break;
        default:
          text.insert(place, text.substr(below(text.size() + 1), below(40)));
      }
    }
    Feed(text);
  }
}

INSTANTIATE_TEST_SUITE_P(Part, Fuzzer, testing::Range(0, kParts));

}  // namespace
}  // namespace schafkopf
