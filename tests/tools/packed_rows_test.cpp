#include "tools/book/packed_rows.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>

namespace schafkopf::packed_rows_test {
namespace {

constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

void ExpectBack(const std::vector<WholeRow>& rows) {
  const std::string bytes = Packed(rows);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(PackedRow(bytes, rows.size(), rows[i].size(), i), rows[i]) << i;
  }
  EXPECT_FALSE(PackedRow(bytes, rows.size(), rows[0].size(), rows.size()));
}

TEST(PackedRowsTest, OfEveryWidth) {
  for (int shift = 0; shift < 64; ++shift) {
    const auto power = static_cast<std::int64_t>(std::uint64_t{1} << shift);
    ExpectBack({{power, -7}, {0, 0}, {power / 3, 300}, {~power, shift}});
  }
}

TEST(PackedRowsTest, OfTheLargestNumbers) {
  ExpectBack({{kLeast, kMost, 0}, {kMost, kLeast, -1}, {-1, 1, kLeast}});
  ExpectBack({{kLeast}});
}

TEST(PackedRowsTest, RowsOfZerosTakeABit) {
  const std::vector<WholeRow> zeros(16, WholeRow(30, 0));
  EXPECT_EQ(Packed(zeros).size(), 2u);
  ExpectBack(zeros);
  std::vector<WholeRow> one = zeros;
  one[9].assign(30, -5);
  EXPECT_EQ(Packed(one).size(), 2u + 30 * 3);
  ExpectBack(one);
}

TEST(PackedRowsTest, OfAnyRows) {
  std::mt19937_64 random(4);
  for (int round = 0; round < 2000; ++round) {
    std::vector<WholeRow> rows(1 + random() % 20, WholeRow(1 + random() % 6));
    for (std::size_t column = 0; column < rows[0].size(); ++column) {
      const std::uint64_t shift = random() % 64;
      for (WholeRow& row : rows) {
        row[column] = random() % 3 == 0 ? 0 : static_cast<std::int64_t>(random()) >> shift;
      }
    }
    ExpectBack(rows);
  }
}

TEST(PackedRowsTest, NothingOfOtherBytes) {
  const std::vector<WholeRow> rows = {{100'000, -3}, {7, 9}, {0, 0}};
  const std::string bytes = Packed(rows);
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_FALSE(PackedRow(bytes.substr(0, size), 3, 2, 0)) << size;
  }
  std::string other = bytes;
  other[1] = 65;  // bits
  EXPECT_FALSE(PackedRow(other + std::string(100, '\0'), 3, 2, 0));
  other = bytes;
  other[2] = 9;  // bytes of the least
  EXPECT_FALSE(PackedRow(other + std::string(100, '\0'), 3, 2, 0));
}

}  // namespace
}  // namespace schafkopf::packed_rows_test
