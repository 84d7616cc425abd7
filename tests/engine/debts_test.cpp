// Who pays whom at the end of an evening.
#include "engine/table/debts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

namespace schafkopf::debts_test {
namespace {

using testing::ElementsAre;

TEST(Debts, PartsThatAreEvenPayAmongThemselves) {
  EXPECT_THAT(FewestDebts({}), ElementsAre());
  EXPECT_THAT(FewestDebts(std::vector<std::int64_t>{0, 0}), ElementsAre());
  EXPECT_THAT(FewestDebts(std::vector<std::int64_t>{-30, 70, -70, 30}),
              ElementsAre(Debt{0, 3, 30}, Debt{2, 1, 70}));
  EXPECT_THAT(FewestDebts(std::vector<std::int64_t>{-50, -60, 10, 100}),
              ElementsAre(Debt{0, 2, 10}, Debt{0, 3, 40}, Debt{1, 3, 60}));
}

// The most parts with a sum of 0 that a list splits into, each member put into a part in turn.
int MostParts(const std::vector<std::int64_t>& balances, std::size_t next,
              std::vector<std::int64_t>& parts) {
  if (next == balances.size()) {
    return std::ranges::all_of(parts, [](auto sum) { return sum == 0; })
               ? static_cast<int>(parts.size())
               : 0;
  }
  int most = 0;
  for (std::size_t part = 0; part <= parts.size(); ++part) {
    const bool opens = part == parts.size();
    if (opens) parts.push_back(0);
    parts[part] += balances[next];
    most = std::max(most, MostParts(balances, next + 1, parts));
    parts[part] -= balances[next];
    if (opens) parts.pop_back();
    if (opens) break;
  }
  return most;
}

TEST(Debts, NoListNeedsFewerPayments) {
  std::mt19937_64 random(1);
  for (int round = 0; round < 400; ++round) {
    std::vector<std::int64_t> balances(2 + random() % 6);
    for (auto& balance : balances) balance = (static_cast<std::int64_t>(random() % 9) - 4) * 10;
    balances.back() -= std::reduce(balances.begin(), balances.end());
    const std::vector<Debt> debts = FewestDebts(balances);
    std::vector<std::int64_t> parts;
    EXPECT_EQ(static_cast<int>(debts.size()),
              static_cast<int>(balances.size()) - MostParts(balances, 0, parts));
    for (const Debt& debt : debts) {
      EXPECT_GT(debt.cents, 0);
      balances[static_cast<std::size_t>(debt.from)] += debt.cents;
      balances[static_cast<std::size_t>(debt.to)] -= debt.cents;
    }
    EXPECT_THAT(balances, testing::Each(0));
  }
}

}  // namespace
}  // namespace schafkopf::debts_test
