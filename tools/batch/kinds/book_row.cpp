#include "tools/batch/kinds/book_row.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace schafkopf {
namespace {

// Of kSumColumns those that count.
constexpr std::size_t kCounts = 6;

}  // namespace

std::size_t NumbersOf(const BookPart& part, const BookPlan& plan) {
  if (!part.is_passing()) return kSumColumns.size() * (1 + part.games.size());
  return kPassingColumns.size() + kLevelColumns.size() * plan.levels().size();
}

bool IsRowOf(const BookPart& part, std::span<const double> numbers) {
  const bool within = std::ranges::all_of(
      numbers, [](double number) { return std::abs(number) <= kMostBookNumber; });
  if (!within) return false;
  if (part.is_passing()) return numbers[0] >= 0;
  for (; !numbers.empty(); numbers = numbers.subspan(kSumColumns.size())) {
    const std::span<const double> sums = numbers.first(kSumColumns.size());
    const auto counts = sums.first(kCounts);
    const double worlds = sums[1], wins = sums[2];
    const bool fits =
        std::ranges::all_of(sums, [](double sum) { return sum == std::floor(sum); }) &&
        std::ranges::all_of(counts, [](double count) { return count >= 0; }) && wins <= worlds &&
        sums[3] <= wins && sums[4] <= wins && sums[5] <= worlds - wins && sums[10] >= 0 &&
        sums[3] <= wins - sums[10] && sums[12] >= 0;
    if (!fits) return false;
  }
  return true;
}

BookRow NumbersOf(const Cells& groups) {
  BookRow numbers;
  for (const Cell& group : groups) {
    for (const Cell& cell : std::span(*group.As<Cells>()).subspan(kBookNames)) {
      if (const auto whole = cell.AsWhole()) numbers.push_back(static_cast<double>(*whole));
      if (const auto* real = cell.As<double>()) numbers.push_back(*real);
    }
  }
  return numbers;
}

GameSums SumsOf(std::span<const double> numbers) {
  const auto count = [&](std::size_t i) { return static_cast<std::uint64_t>(numbers[i]); };
  const auto cents = [&](std::size_t i) { return static_cast<std::int64_t>(numbers[i]); };
  GameSums sums{GameCounts{count(2), count(3), count(4), count(5)}};
  sums.worlds_possible = count(0);
  sums.worlds = count(1);
  sums.complete = sums.worlds > 0 && sums.worlds == sums.worlds_possible;
  sums.win_cents = cents(6);
  sums.loss_cents = cents(7);
  sums.squared_cents = cents(8);
  sums.plain_cents = cents(9);
  sums.unpriced_wins = count(10);
  sums.control = {cents(11), cents(12), cents(13)};
  return sums;
}

std::optional<RoundEstimate> PassingOf(std::span<const double> numbers,
                                       std::span<const int> levels) {
  if (!(numbers[0] > 0)) return std::nullopt;
  RoundEstimate passing;
  passing.worlds = static_cast<std::uint64_t>(numbers[0]);
  passing.effective = numbers[1];
  passing.independent = numbers[2];
  passing.nobody = numbers[3];
  passing.with = numbers[4];
  passing.against = numbers[5];
  passing.cents = {numbers[6], numbers[7]};
  std::size_t at = kPassingColumns.size();
  for (int level : levels) {
    passing.ranks.push_back({level, numbers[at], numbers[at + 1], numbers[at + 2]});
    at += kLevelColumns.size();
  }
  return passing;
}

}  // namespace schafkopf
