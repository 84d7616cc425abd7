// Recorded games, and the curves of solver/auction/at_table.h fitted to them.
#ifndef SCHAFKOPF_TOOLS_FIT_TABLE_FIT_H_
#define SCHAFKOPF_TOOLS_FIT_TABLE_FIT_H_

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "solver/auction/at_table.h"

namespace schafkopf {

// A game that was played to its end, and what its declarer's own hand tells of it.
struct RecordedGame {
  std::string contract;  // ContractRow::name
  Deck deck;
  Value result;
  int trumps;  // in the declarer's hand
  int saus;    // plain ones
  bool leads;
  GameSums open;
  GameSums played;

  bool Had(TableEvent event) const;
};

// The deals of a file of deal lines that were played to their end and whose declarer's bid is among
// the recorded ones, with their results.
struct PlayedDeal {
  Deal deal;
  Value result;
  std::vector<Card> played;
};
std::vector<PlayedDeal> ReadPlayedDeals(const std::string& file);

// Those games. `cache`, unless empty, is read where it exists, else
// written: the estimates of 6,000 games take half an hour. Progress on stderr.
std::vector<RecordedGame> ReadGames(const std::string& file, const std::string& cache);

// Games of one contract and deck.
struct GameGroup {
  std::string contract;
  Deck deck;
  std::vector<const RecordedGame*> games;
};
// In the order of the table of contracts, the long deck first.
std::vector<GameGroup> GroupsOf(const std::vector<RecordedGame>& games);

using TakeGame = std::function<bool(const RecordedGame&)>;

// The curve of an event from the games of the group that `take` lets through: of highest posterior
// density, drawn towards the curve of all solos (or of Rufspiel) of both decks.
AtTableCurve FitCurve(TableEvent event, const std::vector<RecordedGame>& games,
                      const GameGroup& group, const TakeGame& take);

// Weights of a logistic curve over features whose first is 1, with a Gaussian belief about each.
using Features = std::vector<double>;
struct LabelledFeatures {
  Features features;
  bool happened;
};
struct Belief {
  Features mean;
  Features deviation;
};
Features FitLogistic(const std::vector<LabelledFeatures>& examples, const Belief& belief);

inline constexpr std::size_t kFolds = 10;

// What was forecast of each game of a group by curves fitted to the other nine tenths of the games.
struct Forecast {
  double chance;
  bool happened;
};
struct Forecasts {
  std::vector<Forecast> base;   // the share among the others
  std::vector<Forecast> open;   // the raw open-card share
  std::vector<Forecast> hand;   // a curve over trumps, Sauen and the lead
  std::vector<Forecast> habit;  // the raw share of games played by habit
  std::vector<Forecast> table;
};
Forecasts CrossValidate(TableEvent event, const std::vector<RecordedGame>& games,
                        const GameGroup& group);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_FIT_TABLE_FIT_H_
