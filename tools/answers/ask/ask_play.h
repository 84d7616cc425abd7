// `ask --play`: the contracts of an answer played out by seats that see only their own cards.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_PLAY_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_PLAY_H_

#include <span>
#include <string>
#include <vector>

#include "solver/advice/contract_worth.h"
#include "solver/auction/bid_question.h"
#include "solver/sample/seat_games.h"
#include "tools/answers/ask/ask_question.h"

namespace schafkopf {

// Plays the contracts asked for, or the best few of the ranking where none were; with the
// stakes and `accept` of `estimate`. By place in the ranking; empty where nothing is to be played.
std::vector<SeatGames> PlayOutBest(const BidQuestion& question, const BidAdvice& advice,
                                   const PlayChoice& choice, const EstimateOptions& estimate,
                                   const Effort& effort);

// A table with a line for each contract played, and what it means. Empty where nothing was to be.
std::string PlayText(const PlayChoice& choice, std::span<const SeatGames> played,
                     const BidAdvice& advice, Language language);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_PLAY_H_
