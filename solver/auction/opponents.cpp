#include "solver/auction/opponents.h"

#include <array>
#include <string_view>

namespace schafkopf {
namespace {

// Printed by `fit_curves.py kontra` (tools/fit) from 12,248 recorded games of an online
// platform, each seen by one opponent: 20,000 worlds weighed, 2,000 games by habit, seed 1. Behind
// each row: how often the opponents won, mean chance; Brier scores of always saying the average, by
// habit, at the table, the chances in ten-fold cross-validation.
// clang-format off
constexpr auto kOpponentsCurves = std::to_array<PlayedCurveRow>({
  {"ruf", Deck::kLong, {0.0071, 1.1381}},  // 3158 games: 0.193, 0.193; 0.1555, 0.1319, 0.1318
  {"ruf", Deck::kShort, {0.0298, 0.9935}},  // 2161 games: 0.250, 0.250; 0.1877, 0.1674, 0.1676
  {"solo", Deck::kLong, {-0.2593, 0.8607}},  // 830 games: 0.307, 0.305; 0.2128, 0.1992, 0.1986
  {"solo", Deck::kShort, {-0.2058, 0.8861}},  // 2178 games: 0.262, 0.261; 0.1934, 0.1785, 0.1783
  {"wenz", Deck::kLong, {-0.6301, 0.8945}},  // 479 games: 0.330, 0.335; 0.2211, 0.2297, 0.2098
  {"wenz", Deck::kShort, {-0.6250, 0.8334}},  // 1228 games: 0.241, 0.243; 0.1829, 0.1876, 0.1757
  {"geier", Deck::kLong, {-0.8272, 0.8372}},  // 66 games: 0.212, 0.283; 0.1671, 0.2308, 0.1784
  {"geier", Deck::kShort, {-0.6420, 0.9712}},  // 811 games: 0.237, 0.240; 0.1807, 0.1797, 0.1647
  {"farbwenz", Deck::kLong, {-0.2710, 0.8467}},  // 221 games: 0.326, 0.317; 0.2197, 0.2075, 0.2079
  {"farbwenz", Deck::kShort, {-0.3577, 0.8832}},  // 1116 games: 0.239, 0.239; 0.1820, 0.1718, 0.1700
});
// clang-format on

}  // namespace

std::optional<PlayedCurve> OpponentsCurveOf(const Contract& contract, Deck deck,
                                            const Others& others) {
  const PlayedCurve* const curve = FindCurve(kOpponentsCurves, contract, deck);
  if (curve == nullptr) return std::nullopt;
  return PlayedCurve{curve->base - ShiftOf(others.win, contract), curve->played};
}

}  // namespace schafkopf
