#include "solver/auction/at_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "solver/habits/plain_math.h"

namespace schafkopf {
namespace {

// Fitted by `fit_curves.py at_table` (tools/fit) on 12,248 recorded games of an online platform,
// each declarer's hand estimated with 80 worlds and 2,000 games by habit, seed 1. Behind each row,
// by tools/reliability, the Brier score of its chance of winning in ten-fold cross-validation, and
// how much of the Brier score of always saying the average that removes.
// clang-format off
constexpr auto kRows = std::to_array<AtTableRow>({
  // contract, deck, {base, played, open} of winning, Schneider, schwarz; doubt of winning
  {"ruf", Deck::kLong, {{{0.2588, 0.7725, 0.1217}, {0.0651, 0.9874, 0.1145}, {0.4134, 1.0549, 0.1087}}}, {0.0534, 0.0624, 1.1442}},  // 3158 games: 0.1458, 0.063
  {"ruf", Deck::kShort, {{{0.0617, 0.8062, 0.1743}, {-0.0396, 1.0265, 0.1449}, {0.3059, 1.0431, 0.1208}}}, {0.0542, 0.0681, 0.8688}},  // 2161 games: 0.1690, 0.100
  {"solo", Deck::kLong, {{{0.1531, 0.7981, 0.0787}, {0.1649, 0.8313, 0.1452}, {-0.0519, 0.9485, 0.0198}}}, {0.0950, 0.0616, 0.6701}},  // 830 games: 0.1570, 0.267
  {"solo", Deck::kShort, {{{0.1224, 0.8007, 0.0908}, {-0.0575, 0.8462, 0.1133}, {-0.0431, 0.9324, 0.0126}}}, {0.0649, 0.0461, 0.7222}},  // 2178 games: 0.1461, 0.245
  {"wenz", Deck::kLong, {{{0.6331, 0.8342, 0.1229}, {0.4402, 0.8216, 0.1099}, {0.3647, 0.9551, 0.0118}}}, {0.1261, 0.0647, 0.6004}},  // 479 games: 0.1512, 0.318
  {"wenz", Deck::kShort, {{{0.4707, 0.8015, 0.1119}, {0.3165, 0.7634, 0.1309}, {0.4853, 0.9250, 0.0093}}}, {0.0920, 0.0562, 0.8403}},  // 1228 games: 0.1405, 0.233
  {"geier", Deck::kLong, {{{0.7121, 0.7946, 0.0710}, {0.1806, 0.8119, 0.1268}, {0.3920, 0.9318, 0.0008}}}, {0.2439, 0.0887, 0.9321}},  // 66 games: 0.1465, 0.156
  {"geier", Deck::kShort, {{{0.4246, 0.7825, 0.1023}, {0.3338, 0.8036, 0.1338}, {0.3510, 0.9239, 0.0023}}}, {0.1063, 0.0656, 0.8739}},  // 811 games: 0.1475, 0.185
  {"farbwenz", Deck::kLong, {{{0.0644, 0.7915, 0.0954}, {0.0653, 0.8243, 0.1319}, {0.1997, 0.9498, 0.0159}}}, {0.1531, 0.0875, 0.7872}},  // 221 games: 0.1716, 0.226
  {"farbwenz", Deck::kShort, {{{0.2758, 0.8009, 0.1065}, {0.1071, 0.7865, 0.1231}, {0.2596, 0.9096, 0.0000}}}, {0.0880, 0.0591, 0.8953}},  // 1116 games: 0.1366, 0.251
});
// clang-format on

// A share of 0 or 1 counts as half a world in the 200 of the fit, however many were dealt.
constexpr double kSmoothing = 0.5 / 200;

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
  const double won = WinShareOf(estimate).value;
  if (event == TableEvent::kWon || estimate.wins == 0) return won;
  const std::uint64_t priced = estimate.wins - estimate.unpriced_wins;
  if (priced == 0) return 0;
  const auto part = [](std::uint64_t count, std::uint64_t of) {
    return static_cast<double>(count) / static_cast<double>(of);
  };
  // Of all worlds, as many more as there are wins more than those counted, and than were priced.
  return part(event == TableEvent::kSchneider ? estimate.schneider : estimate.schwarz,
              estimate.worlds) *
         (won / part(estimate.wins, estimate.worlds)) * part(estimate.wins, priced);
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
