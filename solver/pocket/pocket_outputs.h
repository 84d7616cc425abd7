// What the networks of the pocket edition put out, and on which scale.
#ifndef SCHAFKOPF_SOLVER_POCKET_POCKET_OUTPUTS_H_
#define SCHAFKOPF_SOLVER_POCKET_POCKET_OUTPUTS_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/play/contract.h"

namespace schafkopf {

// Of a game, as log odds: how often it is won by habit; of the games that are won how often with
// Schneider, of those how often schwarz; of the lost ones how often with Schneider. Then the same
// of the first three with open cards. Of a Rufspiel also prices, which depend on the partner's
// hand: what the declarer receives where he wins, loses, or would win without Schneider.
enum PocketOutput : std::size_t {
  kPocketWon,
  kPocketSchneider,
  kPocketSchwarz,
  kPocketLostSchneider,
  kPocketOpenWon,
  kPocketOpenSchneider,
  kPocketOpenSchwarz,
  kPocketWinPrice,
  kPocketLossPrice,
  kPocketPlainPrice,
  kPocketCallOutputs,
  kPocketSoloOutputs = kPocketWinPrice,
};
inline constexpr double kPocketPrice = 50;  // cents for each unit

// The games of the auction by rank, 0 where nobody bids: those of rule set sauspiel.
inline constexpr std::array<int, 6> kPocketLevels = {0, 10, 50, 60, 70, 80};
// Of passing: log odds of being called, and of playing against somebody; then of each level its
// share (soft maximum of all), and the cents and their squares in it.
inline constexpr std::size_t kPocketWith = 0;
inline constexpr std::size_t kPocketAgainst = 1;
inline constexpr std::size_t kPocketShares = 2;
inline constexpr std::size_t kPocketCents = kPocketShares + kPocketLevels.size();
inline constexpr std::size_t kPocketSquares = kPocketCents + kPocketLevels.size();
inline constexpr std::size_t kPocketPassingOutputs = kPocketSquares + kPocketLevels.size();
inline constexpr double kPocketSquare = 5000;  // squared cents for each unit

// ContractRow::name of the games that it knows, in the order of its weights; passing is behind
// them.
inline constexpr std::array<std::string_view, 5> kPocketGames = {"ruf", "solo", "wenz", "geier",
                                                                 "farbwenz"};
inline constexpr std::size_t kPocketPassing = kPocketGames.size();

// The place of a game; kPocketPassing where it is none of them.
constexpr std::size_t PocketPlaceOf(std::string_view name) {
  return static_cast<std::size_t>(std::ranges::find(kPocketGames, name) - kPocketGames.begin());
}
constexpr std::size_t PocketOutputsOf(std::size_t place) {
  if (place == kPocketPassing) return kPocketPassingOutputs;
  return kPocketGames[place] == "ruf" ? kPocketCallOutputs : kPocketSoloOutputs;
}
// The game of a place, in Eichel where it names a suit. REQUIRES: not kPocketPassing.
inline Contract PocketContract(std::size_t place) {
  const int row = FindContractRow(kPocketGames[place]).value();
  const bool suited = Contract::NeedsSuit(kContracts[static_cast<std::size_t>(row)]);
  return Contract(row, suited ? std::optional(Suit::kEichel) : std::nullopt);
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_POCKET_POCKET_OUTPUTS_H_
