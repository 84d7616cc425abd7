#include "engine/table/debts.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace schafkopf {
namespace {

using Members = unsigned;  // a bit for each balance

// The parts, as many as there can be, into which the members split so that each part sums to 0: one
// of n members needs n - 1 payments.
std::vector<Members> MostParts(Members members, const std::vector<std::int64_t>& sums) {
  if (members == 0) return {};
  const Members first = members & (~members + 1);
  const Members others = members ^ first;
  std::vector<Members> best;
  for (Members some = others;; some = (some - 1) & others) {
    const Members part = first | some;
    if (sums[part] == 0) {
      std::vector<Members> parts = MostParts(members ^ part, sums);
      parts.push_back(part);
      if (parts.size() >= best.size()) best = std::move(parts);
    }
    if (some == 0) return best;
  }
}

}  // namespace

std::vector<Debt> FewestDebts(std::span<const std::int64_t> balances) {
  assert(balances.size() <= 8);
  std::vector<std::int64_t> left(balances.begin(), balances.end());
  std::vector<std::int64_t> sums(std::size_t{1} << left.size());
  for (Members members = 1; members < sums.size(); ++members) {
    for (std::size_t i = 0; i < left.size(); ++i) {
      if (members >> i & 1) sums[members] += left[i];
    }
  }
  assert(sums.back() == 0);
  std::vector<Debt> debts;
  for (const Members part : MostParts(static_cast<Members>(sums.size() - 1), sums)) {
    std::vector<int> of_part;
    for (int i = 0; i < static_cast<int>(left.size()); ++i) {
      if (part >> i & 1) of_part.push_back(i);
    }
    const auto balance = [&](int i) { return left[static_cast<std::size_t>(i)]; };
    for (;;) {
      const int from = std::ranges::min(of_part, {}, balance);
      const int to = std::ranges::max(of_part, {}, balance);
      if (balance(to) <= 0) break;
      const std::int64_t cents = std::min(balance(to), -balance(from));
      left[static_cast<std::size_t>(from)] += cents;
      left[static_cast<std::size_t>(to)] -= cents;
      debts.push_back({from, to, cents});
    }
  }
  std::ranges::sort(debts, {}, [](const Debt& debt) { return std::tuple(debt.from, debt.to); });
  return debts;
}

}  // namespace schafkopf
