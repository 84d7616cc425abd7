// `ask --play`: the contracts of an answer played out by seats that see only their own cards.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_PLAY_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_PLAY_H_

#include <CLI/CLI.hpp>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "solver/people/advice.h"
#include "solver/sample/seat_games.h"
#include "tools/answers/ask_text.h"

namespace schafkopf {

struct PlayChoice {
  int worlds = 0;  // a decision is taken on; 0: nothing is played
  std::uint64_t games = 100;
};

// Adds --play and --play-games. REQUIRES: `choice` outlives the verb.
void AddPlayOptions(CLI::App& verb, PlayChoice& choice);

// What came of playing the first of a ranking.
struct AskPlay {
  PlayChoice choice;
  std::vector<SeatGames> games;  // by place in the ranking, as far as played; may have 0 games
};

// Plays the contracts asked for, or the best few of the ranking where none were; with the seed,
// threads, stop and `accept` of `estimate`. On a terminal it shows on stderr what is known so far.
AskPlay PlayAdvice(const AdviceQuestion& question, const Advice& advice, const PlayChoice& choice,
                   const EstimateOptions& estimate);

// Adds the play_* fields to each of `contracts`, those of the ranking in its order. Nothing where
// --play was not given.
void AddPlayed(const AskPlay& play, nlohmann::ordered_json& contracts);

// A table with a line for each contract played, and what it means. Empty without --play.
std::string PlayText(const AskPlay& play, const Advice& advice, Language language);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_PLAY_H_
