// Recorded games, and decisions drawn from them.
#ifndef SCHAFKOPF_TOOLS_FIT_SAMPLED_DECISIONS_H_
#define SCHAFKOPF_TOOLS_FIT_SAMPLED_DECISIONS_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/play/position.h"
#include "engine/worlds/seat_view.h"
#include "solver/advice/card_advice.h"
#include "solver/advice/card_curve.h"
#include "solver/advice/inference.h"

namespace schafkopf {

struct PlayedDeal {
  Deal deal;
  Value result;
  std::vector<Card> played;
};
// The deals of a file of deal lines that were played to their end and whose declarer's bid is among
// the recorded ones.
std::vector<PlayedDeal> ReadPlayedDeals(const std::string& file);

// As many games of each contract and deck, spread evenly, or all there are.
std::vector<PlayedDeal> ChooseGames(const std::vector<PlayedDeal>& all, std::size_t games);

// From 1.
int TrickOf(const Position& position);

// A seat on turn in a recorded game, and the card that it played.
struct Decision {
  Position position;
  Card card;
};
// Up to `count` decisions of a game at which more than one kind of card could be played, each at
// most once, all alike likely; in the order of play. The same for the same game and seed.
std::vector<Decision> DrawDecisions(const PlayedDeal& game, std::size_t count, std::uint64_t seed);

// What a seat that heard the game alone can tell, as `advise` asks it.
InferenceQuestion HeardQuestion(const SeatView& view);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_FIT_SAMPLED_DECISIONS_H_
