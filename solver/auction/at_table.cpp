#include "solver/auction/at_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "solver/habits/plain_math.h"

namespace schafkopf {
namespace {

// Fitted by `fit_curves.py at_table` (tools/fit) on 6,134 recorded games of an online
// platform, each declarer's hand estimated with 200 worlds and 2,000 games by habit, seed 1 (the
// first of these games then of the same worlds). Behind each row, by tools/reliability, the Brier
// score of its chance of winning in ten-fold cross-validation, and how much of the Brier score of
// always saying the average that removes.
// clang-format off
constexpr auto kRows = std::to_array<AtTableRow>({
  // contract, deck, {base, played, open} of winning, Schneider, schwarz; doubt of winning
  {"ruf", Deck::kLong, {{{0.1718, 0.8025, 0.1208}, {0.0468, 1.0215, 0.1276}, {0.2934, 1.0300, 0.0780}}}, {0.0747, 0.0803, 1.1453}},  // 1568 games: 0.1485, 0.059
  {"ruf", Deck::kShort, {{{-0.0281, 0.8340, 0.1767}, {-0.0498, 1.0683, 0.1562}, {0.3245, 1.0439, 0.0989}}}, {0.0772, 0.0856, 0.8464}},  // 1056 games: 0.1682, 0.109
  {"solo", Deck::kLong, {{{0.2780, 0.7800, 0.1105}, {0.1904, 0.7954, 0.1596}, {-0.0012, 0.9288, 0.0266}}}, {0.1277, 0.0762, 0.7282}},  // 405 games: 0.1524, 0.292
  {"solo", Deck::kShort, {{{0.2276, 0.7996, 0.1146}, {-0.0428, 0.8092, 0.1571}, {0.0634, 0.9065, 0.0017}}}, {0.0887, 0.0587, 0.7474}},  // 1107 games: 0.1373, 0.266
  {"wenz", Deck::kLong, {{{0.6034, 0.8050, 0.1153}, {0.4777, 0.7759, 0.1098}, {0.2212, 0.9162, 0.0000}}}, {0.1660, 0.0798, 0.6581}},  // 235 games: 0.1506, 0.314
  {"wenz", Deck::kShort, {{{0.4941, 0.7603, 0.0997}, {0.3683, 0.7467, 0.1199}, {0.3841, 0.8938, 0.0000}}}, {0.1211, 0.0729, 0.8410}},  // 633 games: 0.1470, 0.194
  {"geier", Deck::kLong, {{{0.5131, 0.7749, 0.0951}, {0.2419, 0.7796, 0.1376}, {0.2333, 0.9044, 0.0000}}}, {0.2644, 0.1032, 1.0099}},  // 32 games: 0.1874, 0.157
  {"geier", Deck::kShort, {{{0.4000, 0.7748, 0.1103}, {0.3311, 0.7649, 0.1499}, {0.2210, 0.8695, 0.0000}}}, {0.1400, 0.0799, 0.9150}},  // 410 games: 0.1458, 0.196
  {"farbwenz", Deck::kLong, {{{0.2757, 0.7704, 0.1072}, {-0.0098, 0.7991, 0.1670}, {0.1912, 0.9175, 0.0062}}}, {0.1992, 0.0983, 0.9460}},  // 113 games: 0.1635, 0.203
  {"farbwenz", Deck::kShort, {{{0.2102, 0.7856, 0.1212}, {0.1869, 0.7675, 0.1344}, {0.1235, 0.9076, 0.0024}}}, {0.1151, 0.0729, 0.7911}},  // 575 games: 0.1382, 0.266
});
// clang-format on

// A share of 0 or 1 counts as half a world in the 200 of the fit, however many were dealt.
constexpr double kSmoothing = 0.5 / 200;

// Null where there is none.
template <class Row>
const Row* FindRow(std::span<const Row> rows, const Contract& contract, Deck deck) {
  for (const Row& row : rows) {
    if (row.contract == contract.row().name && row.deck == deck) return &row;
  }
  return nullptr;
}

const AtTableRow* RowOf(const Contract& contract, Deck deck) {
  return contract.is_tout() ? nullptr : FindRow(AtTableRows(), contract, deck);
}

// A chance that two causes may move independently, down to `low` and up to `high`.
Share Around(double value, std::array<double, 2> low, std::array<double, 2> high) {
  const auto reach = [&](const std::array<double, 2>& ends) {
    const double one = ends[0] - value;
    const double other = ends[1] - value;
    return std::sqrt(one * one + other * other);
  };
  return {value, std::max(0.0, value - reach(low)), std::min(1.0, value + reach(high))};
}

}  // namespace

double ShareOf(TableEvent event, const GameSums& estimate) {
  const std::uint64_t count = event == TableEvent::kWon         ? estimate.wins
                              : event == TableEvent::kSchneider ? estimate.schneider
                                                                : estimate.schwarz;
  return static_cast<double>(count) / static_cast<double>(estimate.worlds);
}

double LogOddsOf(double share) { return Log((share + kSmoothing) / (1 - share + kSmoothing)); }

double ChanceAt(double log_odds) {
  const double chance = 1 / (1 + Exp(std::clamp(-log_odds, -30.0, 30.0)));
  return std::clamp(chance, kLeastChance, 1 - kLeastChance);
}

AtTableFeatures FeaturesOf(TableEvent event, const GameSums& played, const GameSums& open) {
  return {LogOddsOf(ShareOf(event, played)), LogOddsOf(ShareOf(event, open))};
}

double ChanceOf(const AtTableCurve& curve, const AtTableFeatures& features) {
  return ChanceAt(curve.base + curve.played * features.played + curve.open * features.open);
}

double ChanceOf(const PlayedCurve& curve, double share) {
  return ChanceAt(curve.base + curve.played * LogOddsOf(share));
}

std::span<const AtTableRow> AtTableRows() { return kRows; }

const PlayedCurve* FindCurve(std::span<const PlayedCurveRow> rows, const Contract& contract,
                             Deck deck) {
  const PlayedCurveRow* const row = FindRow(rows, contract, deck);
  return row == nullptr ? nullptr : &row->curve;
}

std::optional<TableChances> TableChancesOf(const Contract& contract, Deck deck,
                                           const GameSums& played, const GameSums& open,
                                           const Others& others, double deviations) {
  const AtTableRow* const row = RowOf(contract, deck);
  if (row == nullptr) return std::nullopt;
  auto curves = row->curves;
  for (AtTableCurve& curve : curves) curve.base += ShiftOf(others.win, contract);
  const auto chance = [&](TableEvent event) {
    return ChanceOf(curves[static_cast<std::size_t>(event)], FeaturesOf(event, played, open));
  };
  const AtTableFeatures known = FeaturesOf(TableEvent::kWon, played, open);
  const double win = chance(TableEvent::kWon);
  const Share games = WinShareOf(played, deviations);
  const Share worlds = WinShareOf(open, deviations);
  const double schneider = std::min(win, chance(TableEvent::kSchneider));
  // Both samples move the chance, neither knows of the other.
  return TableChances{Around(win,
                             {ChanceOf(curves[0], {LogOddsOf(games.low), known.open}),
                              ChanceOf(curves[0], {known.played, LogOddsOf(worlds.low)})},
                             {ChanceOf(curves[0], {LogOddsOf(games.high), known.open}),
                              ChanceOf(curves[0], {known.played, LogOddsOf(worlds.high)})}),
                      schneider, std::min(schneider, chance(TableEvent::kSchwarz))};
}

Share WithDoubt(const Share& win, const Contract& contract, Deck deck, const Others& others) {
  const AtTableRow* const row = RowOf(contract, deck);
  if (row == nullptr || win.value <= 0 || win.value >= 1) return win;
  const double log_odds = Log(win.value / (1 - win.value));
  const double rise = row->doubt.rise * (log_odds - row->doubt.at);
  const double shift = ShiftOf(others.win_doubt, contract);
  const double doubt =
      kNormal95 * std::sqrt(row->doubt.least * row->doubt.least + rise * rise + shift * shift);
  return Around(win.value, {win.low, ChanceAt(log_odds - doubt)},
                {win.high, ChanceAt(log_odds + doubt)});
}

bool IsCertain(const Contract& contract, Deck deck, Seat seat, CardSet hand, Points least) {
  if (seat != Seat(0) || contract.parties() != Parties::kSolo) return false;
  const CardOrder order(contract);
  const CardSet cards = CardsOf(deck);
  const CardSet unseen = cards - hand;
  // The first cards of a group that nothing unseen beats. Where as many rounds of it as the others
  // hold cards have been led, all that follow are good too.
  const auto winners = [&](CardSet group) {
    CardSet good;
    const int out = (unseen & group).size();
    for (Card card : order.best_first()) {
      if (!group.Contains(card) || !cards.Contains(card)) continue;
      if (good.size() >= out) {
        good |= hand & group;
        break;
      }
      if (!hand.Contains(card)) break;
      good.Insert(card);
    }
    return good;
  };
  CardSet good = winners(order.trumps());
  // A plain card is good only when no trump is left to the others.
  if ((unseen & order.trumps()).size() <= good.size()) {
    for (Suit suit : kSuits) good |= winners(order.PlainSuit(suit));
  }
  Points points = PointsOf(good);
  std::vector<int> thrown;
  for (Card card : unseen) thrown.push_back(PointsOf(card).count());
  std::sort(thrown.begin(), thrown.end());
  thrown.resize(3 * static_cast<std::size_t>(good.size()));
  for (int worth : thrown) points += Points(worth);
  return points >= least;
}

}  // namespace schafkopf
