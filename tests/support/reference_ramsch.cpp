#include "tests/support/reference_ramsch.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace schafkopf::reference {
namespace {

// Larger loses.
auto KeyOf(const Captured& c, const RuleOptions& options) {
  const bool by_ober = options.Is({"ramsch_tie", "highest_ober"});
  return std::tuple(c.points, by_ober ? c.highest_ober : 0, c.tricks, c.trumps, c.highest_trump,
                    c.highest_sau);
}

// The seats, the one that loses first.
std::vector<int> WorstFirst(std::span<const Captured> captured, const RuleOptions& options) {
  const auto key = [&](int seat) {
    return KeyOf(captured[static_cast<std::size_t>(seat)], options);
  };
  std::vector<int> seats(captured.size());
  std::iota(seats.begin(), seats.end(), 0);
  std::ranges::stable_sort(seats, std::greater(), key);
  return seats;
}

std::optional<int> Durchmarsch(std::span<const Captured> captured, const RuleOptions& options) {
  if (options.Is({"durchmarsch", "off"})) return std::nullopt;
  int tricks = 0;
  for (const Captured& c : captured) tricks += c.tricks;
  for (std::size_t seat = 0; seat < captured.size(); ++seat) {
    const bool all = tricks > 0 && captured[seat].tricks == tricks;
    const bool enough = !options.Is({"durchmarsch", "all_tricks"}) &&
                        captured[seat].points >= options.Number("durchmarsch");
    if (all || enough) return static_cast<int>(seat);
  }
  return std::nullopt;
}

// How many prices a seat is paid that did not lose.
int SharesOf(int seat, const RamschResult& result, const RuleOptions& options) {
  if (std::ranges::find(result.jungfrauen, seat) == result.jungfrauen.end()) return 1;
  if (options.Is({"jungfrau", "individual_once"})) return 2;
  if (options.Is({"jungfrau", "individual_multiple"})) return 1 << result.jungfrauen.size();
  return 1;
}

}  // namespace

std::vector<Captured> HandedOn(std::span<const Captured> captured) {
  std::vector<Captured> received(captured.begin(), captured.end());
  std::rotate(received.begin(), received.end() - 1, received.end());
  return received;
}

RamschResult ResultOfRamsch(std::span<const Captured> captured, const RuleOptions& options) {
  assert(2 <= captured.size() && captured.size() <= 4);
  RamschResult result;
  const std::vector<int> worst_first = WorstFirst(captured, options);
  result.least = worst_first.back();
  result.durchmarsch = Durchmarsch(captured, options);
  if (result.durchmarsch) return result;
  for (std::size_t seat = 0; seat < captured.size(); ++seat) {
    if (captured[seat].tricks == 0) result.jungfrauen.push_back(static_cast<int>(seat));
  }
  if (options.Is({"jungfrau", "off"})) result.jungfrauen.clear();
  const auto key = [&](int seat) {
    return KeyOf(captured[static_cast<std::size_t>(seat)], options);
  };
  std::size_t losers = options.Is({"ramsch_pay", "two_worst_pay"}) ? 2 : 1;
  if (options.Is({"ramsch_tie", "both_lose"})) {
    while (losers < worst_first.size() &&
           key(worst_first[losers]) == key(worst_first[losers - 1])) {
      ++losers;
    }
  }
  losers = std::min(losers, captured.size());
  result.losers.assign(worst_first.begin(),
                       worst_first.begin() + static_cast<std::ptrdiff_t>(losers));
  return result;
}

Bill RamschBill(const RamschResult& result, const Tariff& tariff, const RuleOptions& options,
                const Doublings& doublings) {
  const bool as_solo = result.durchmarsch && !options.Is({"durchmarsch_price", "ramsch"});
  Bill bill(as_solo ? SoloPrice(tariff, options) : RamschBase(tariff, options));
  if (result.durchmarsch && options.Is({"durchmarsch_price", "solo_schwarz"})) {
    bill.Add(PricePart::kSchneider, tariff.extra, 1);
    bill.Add(PricePart::kSchwarz, tariff.extra, 1);
  }
  if (options.Is({"jungfrau", "double_all"})) {
    bill.Multiply(PricePart::kJungfrau, 1 << result.jungfrauen.size());
  }
  bill.Double(doublings);
  return bill;
}

std::vector<Cents> RamschPayments(const RamschResult& result, int seats, Cents price,
                                  bool handed_on, const RuleOptions& options) {
  std::vector<Cents> payments(static_cast<std::size_t>(seats));
  const auto at = [&](int seat) -> Cents& { return payments[static_cast<std::size_t>(seat)]; };
  if (result.durchmarsch) {
    for (int seat = 0; seat < seats; ++seat) at(seat) = -price;
    at(*result.durchmarsch) = price * (seats - 1);
    return payments;
  }
  // Every loser pays every winner.
  for (int seat = 0; seat < seats; ++seat) {
    if (std::ranges::find(result.losers, seat) != result.losers.end()) continue;
    const bool receives = !handed_on || seat == result.least ||
                          !options.Is({"schieberamsch_win", "winner_takes_from_loser_only"});
    const Cents each = receives ? price * SharesOf(seat, result, options) : Cents(0);
    for (int loser : result.losers) {
      at(seat) += each;
      at(loser) -= each;
    }
  }
  return payments;
}

}  // namespace schafkopf::reference
