// Whether the intervals of `advise` cover: tools/reliability --intervals GAMES [--positions N]
// [--seeds N] [--worlds N] [--times N].
//
// Decisions of recorded games of each contract and deck, each advised on with several seeds; what
// it says of each card against the same from so many times the worlds and games. Shares that those
// find to be 0 or 1 are left out: any interval covers them.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "engine/cards/random.h"
#include "solver/sample/by_threads.h"
#include "solver/sample/statistics.h"
#include "tools/fit/report_arguments.h"
#include "tools/fit/sampled_decisions.h"
#include "tools/fit/table_fit.h"

namespace schafkopf {
namespace {

enum Quantity { kWin, kSchneider, kSchwarz, kPoints, kCents, kBehind };
constexpr std::size_t kQuantities = 6;
constexpr std::array<const char*, kQuantities> kQuantityNames = {"wins",   "Schneider", "schwarz",
                                                                 "points", "cents",     "behind"};

struct Arguments {
  std::string file;
  std::size_t positions = 20;  // of each contract and deck
  std::uint64_t seeds = 20;
  std::uint64_t worlds = InferenceOptions().worlds;
  std::uint64_t times = 50;
};

std::optional<Arguments> Read(const std::vector<std::string>& words) {
  const auto told = ReportArguments::Read(words, {"--positions", "--seeds", "--worlds", "--times"});
  if (!told) return std::nullopt;
  Arguments arguments;
  arguments.file = told->file();
  arguments.positions = told->Number("--positions", arguments.positions);
  arguments.seeds = told->Number("--seeds", arguments.seeds);
  arguments.worlds = told->Number("--worlds", arguments.worlds);
  arguments.times = told->Number("--times", arguments.times);
  if (arguments.positions == 0 || arguments.seeds == 0 || arguments.worlds == 0 ||
      arguments.times == 0)
    return std::nullopt;
  return arguments;
}

MeanError NumberOf(const CardWorth& worth, std::size_t quantity) {
  switch (quantity) {
    case kWin:
      return worth.win;
    case kSchneider:
      return worth.schneider;
    case kSchwarz:
      return worth.schwarz;
    case kPoints:
      return worth.points;
    case kCents:
      return worth.cents;
    default:
      return worth.behind;
  }
}

struct Coverage {
  double count = 0;
  double covered = 0;
  double squares = 0;  // of what it was off by, in errors
  void Add(double off, double error) {
    ++count;
    covered += std::abs(off) <= error ? 1 : 0;
    if (error > 0) squares += off * off / (error * error);
  }
  void operator+=(const Coverage& other) {
    count += other.count;
    covered += other.covered;
    squares += other.squares;
  }
};
using Coverages = std::array<Coverage, kQuantities>;

struct Checked {
  Deck deck;
  Role role;
  int trick;
  bool complete;  // every possible world was weighed
  bool few;       // fewer effective ones than are enough
  Coverages quantities;
};

struct Told {
  CardAdvice advice;
  bool complete;
  double effective;
};
Told Ask(const SeatView& view, std::uint64_t worlds, std::uint64_t times, std::uint64_t seed) {
  InferenceOptions dealing;
  dealing.worlds = worlds * times;
  dealing.enough *= static_cast<double>(times);
  CardAdviceOptions judging;
  judging.games *= static_cast<std::size_t>(times);
  judging.open_games = 0;
  const Effort effort{.seed = seed};
  const WeighedWorlds known = Infer(HeardQuestion(view), dealing, effort);
  return {JudgeCards(view, known, judging, effort), known.complete, known.effective};
}

// `behind` is compared with the best card of each answer: cents less than that one's in the truth.
double Truth(const CardAdvice& truth, const CardAdvice& advice, Card card, std::size_t quantity) {
  const auto of = [&](Card each, std::size_t number) {
    return NumberOf(*std::ranges::find(truth.ranked, each, &CardWorth::card), number).value;
  };
  if (quantity == kBehind) return of(advice.ranked.front().card, kCents) - of(card, kCents);
  return of(card, quantity);
}

// A share of which nothing was ever seen but one end.
bool IsCertain(const CardAdvice& truth, Card card, std::size_t quantity) {
  if (quantity > kSchwarz) return false;
  const double share =
      NumberOf(*std::ranges::find(truth.ranked, card, &CardWorth::card), quantity).value;
  return share <= 0 || share >= 1;
}

Checked Check(const Decision& decision, const Arguments& arguments, std::uint64_t seed) {
  const SeatView view = ViewOf(decision.position);
  const Deal& deal = decision.position.deal();
  const Told truth = Ask(view, arguments.worlds, arguments.times, ~seed);
  Checked checked{deal.deck(),
                  RoleOf(deal, view.seat),
                  static_cast<int>(view.played.size()) / kSeatCount + 1,
                  false,
                  false,
                  {}};
  for (std::uint64_t i = 0; i < arguments.seeds; ++i) {
    const Told told = Ask(view, arguments.worlds, 1, Random(seed, i).Next());
    checked.complete = told.complete;
    checked.few |= !told.complete && told.effective < kEnoughEffective;
    for (const CardWorth& worth : told.advice.ranked) {
      if (worth.card != worth.judged) continue;
      for (std::size_t quantity = 0; quantity < kQuantities; ++quantity) {
        if (quantity == kBehind && worth.card == told.advice.ranked.front().card) continue;
        const MeanError said = NumberOf(worth, quantity);
        if (IsCertain(truth.advice, worth.card, quantity)) continue;
        const double off = said.value - Truth(truth.advice, told.advice, worth.card, quantity);
        checked.quantities[quantity].Add(std::abs(off) < 1e-9 ? 0 : off, said.error);
      }
    }
  }
  return checked;
}

template <class Take>
void PrintRow(const std::string& name, const std::vector<Checked>& all, const Take& take) {
  Coverages sums = {};
  int positions = 0;
  for (const Checked& each : all) {
    if (!take(each)) continue;
    ++positions;
    for (std::size_t i = 0; i < kQuantities; ++i) sums[i] += each.quantities[i];
  }
  if (positions == 0) return;
  std::printf("%-16s %5d", name.c_str(), positions);
  for (const Coverage& each : sums) {
    if (each.count == 0) {
      std::printf("  %10s", "-");
      continue;
    }
    std::printf("  %5.1f %4.2f", 100 * each.covered / each.count,
                kNormal95 * std::sqrt(each.squares / each.count));
  }
  std::printf("\n");
}

int Main(const std::vector<std::string>& words) {
  const auto asked = Read(words);
  if (!asked) {
    std::cerr << "usage: reliability --intervals GAMES [--positions N] [--seeds N] [--worlds N] "
                 "[--times N]\n";
    return 2;
  }
  const Arguments& arguments = *asked;
  const auto games = ChooseGames(ReadPlayedDeals(arguments.file), arguments.positions);
  if (games.empty()) {
    std::cerr << "reliability: " << arguments.file << ": expected played games, found none\n";
    return 74;
  }
  std::vector<std::vector<Checked>> found(games.size());
  const Threads threads(0);
  threads.ForEachInTurn(games.size(), [&](std::size_t i, int) {
    Random random(1, i);
    for (const Decision& decision : DrawDecisions(games[i], 1, random.Next())) {
      found[i].push_back(Check(decision, arguments, random.Next()));
    }
  });
  std::vector<Checked> all;
  for (const auto& each : found) all.insert(all.end(), each.begin(), each.end());
  std::printf(
      "%zu positions, %llu seeds: intervals that cover what %llu times the worlds say, %%, "
      "and 1.96 deviations in stated errors\n%-22s",
      all.size(), static_cast<unsigned long long>(arguments.seeds),
      static_cast<unsigned long long>(arguments.times), "");
  for (const char* name : kQuantityNames) std::printf("  %10s", name);
  std::printf("\n");
  PrintRow("all", all, [](const Checked&) { return true; });
  PrintRow("drawn worlds", all, [](const Checked& each) { return !each.complete; });
  PrintRow("drawn, many", all, [](const Checked& each) { return !each.complete && !each.few; });
  PrintRow("drawn, few", all, [](const Checked& each) { return each.few; });
  PrintRow("all worlds", all, [](const Checked& each) { return each.complete; });
  PrintRow("long", all, [](const Checked& each) { return each.deck == Deck::kLong; });
  PrintRow("short", all, [](const Checked& each) { return each.deck == Deck::kShort; });
  for (int role = 0; role < kRoles; ++role) {
    PrintRow(NameOf(static_cast<Role>(role)), all,
             [&](const Checked& each) { return each.role == role; });
  }
  for (int trick = 1; trick <= 7; ++trick) {
    PrintRow("trick " + std::to_string(trick), all,
             [&](const Checked& each) { return each.trick == trick; });
  }
  return 0;
}

}  // namespace
}  // namespace schafkopf

int main(int argc, char** argv) {
  return schafkopf::Main(std::vector<std::string>(argv + 1, argv + argc));
}
