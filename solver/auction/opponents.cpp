#include "solver/auction/opponents.h"

#include <array>
#include <string_view>

namespace schafkopf {
namespace {

// Printed by `fit_curves.py kontra` (tools/fit) from 6,134 recorded games of an online
// platform, each seen by one opponent: 20,000 worlds weighed, 2,000 games by habit, seed 1. Behind
// each row: how often the opponents won, mean chance; Brier scores of always saying the average, by
// habit, at the table, the chances in ten-fold cross-validation.
// clang-format off
constexpr auto kOpponentsCurves = std::to_array<PlayedCurveRow>({
  {"ruf", Deck::kLong, {0.0598, 1.1724}},  // 1568 games: 0.196, 0.196; 0.1575, 0.1304, 0.1304
  {"ruf", Deck::kShort, {0.1362, 1.0593}},  // 1056 games: 0.252, 0.252; 0.1884, 0.1676, 0.1682
  {"solo", Deck::kLong, {-0.2366, 0.9154}},  // 405 games: 0.311, 0.306; 0.2143, 0.1973, 0.1978
  {"solo", Deck::kShort, {-0.2483, 0.9436}},  // 1107 games: 0.248, 0.247; 0.1867, 0.1711, 0.1707
  {"wenz", Deck::kLong, {-0.6341, 0.9251}},  // 235 games: 0.319, 0.331; 0.2173, 0.2283, 0.2079
  {"wenz", Deck::kShort, {-0.5979, 0.9298}},  // 633 games: 0.239, 0.242; 0.1816, 0.1842, 0.1714
  {"geier", Deck::kLong, {-0.5552, 0.8922}},  // 32 games: 0.281, 0.332; 0.2021, 0.2507, 0.2270
  {"geier", Deck::kShort, {-0.5910, 0.9805}},  // 410 games: 0.237, 0.241; 0.1806, 0.1795, 0.1664
  {"farbwenz", Deck::kLong, {-0.4069, 0.8928}},  // 113 games: 0.283, 0.282; 0.2030, 0.2070, 0.2029
  {"farbwenz", Deck::kShort, {-0.2762, 0.9346}},  // 575 games: 0.250, 0.247; 0.1877, 0.1749, 0.1746
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
