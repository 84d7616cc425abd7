// A card for a seat that looks further ahead than card_advice.h: its own later cards are searched
// too.
//
// Monte Carlo tree search over what the seat will have seen (Silver & Veness 2010; Cowling, Powley,
// Whitehouse 2012): game after game in worlds drawn by their weights, the others playing by habit
// to the last card (play_habit.h). Where the seat has a choice it tries first what its own habit
// and the games that came by there before speak for (Rosin 2011); where none came by, it plays on
// by a sharper habit. So it finds the best answer to people who play by habit, no others.
#ifndef SCHAFKOPF_SOLVER_ADVICE_CARD_SEARCH_H_
#define SCHAFKOPF_SOLVER_ADVICE_CARD_SEARCH_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "engine/money/scoring.h"
#include "solver/advice/inference.h"

namespace schafkopf {

// Games for so many worlds asked for: with fewer than the least luck tells cards apart, more than
// the most find no better ones.
inline constexpr std::uint64_t kGamesPerWorld = 5;
inline constexpr std::uint64_t kFewestSearched = 200;
inline constexpr std::uint64_t kMostSearched = 100'000;
constexpr std::size_t GamesFor(std::uint64_t worlds) {
  const std::uint64_t usual = kGamesPerWorld * std::min(worlds, kMostSearched);
  return static_cast<std::size_t>(std::clamp(usual, kFewestSearched, kMostSearched));
}

struct CardSearchOptions {
  Stakes stakes = {};
  std::size_t games = GamesFor(InferenceOptions().worlds);
};

// Whether it knows the game: that of habits by the table's own duties.
bool IsSearched(const SeatView& view);

// By this thread alone; effort.stop ends it after the game that is being played.
// The card that was tried most, as it brought the most cents; of cards that do the same
// (SeatView::DistinctPlays) the weakest. Costs 1 to 3 microseconds a game, and up to 300 bytes.
// REQUIRES: worlds of the view that are not empty; IsSearched.
Card SearchCard(const SeatView& view, const WeighedWorlds& worlds, const CardSearchOptions& options,
                const Effort& effort = {});

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_CARD_SEARCH_H_
