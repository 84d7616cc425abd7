// Fits the curves of solver/auction/opponents.cpp on recorded games: prints the rows of its table.
//
//   fit_kontra GAMES [--cache FILE]
//
// Of every played game one opponent is asked as `ask --against` does by default; FILE keeps what
// his side won by habit. Behind each row stand the games, how often the opponents won, the mean
// chance and the Brier scores in cross-validation: of always saying the average, of the share by
// habit, of the curve.
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "solver/advice/bid_advice.h"
#include "solver/auction/opponents.h"
#include "solver/habits/played_games.h"
#include "tools/fit/table_fit.h"

namespace schafkopf {
namespace {

// A game that was played to its end, as one opponent saw it before the first card.
struct SeenGame {
  std::string contract;  // ContractRow::name
  Deck deck;
  RoundQuestion question;
  double by_habit;  // share of games that the opponents win
  bool won;         // by the opponents
};

// The opponents take turns.
SeenGame Seen(const Deal& deal, Value result, std::size_t number) {
  std::vector<Seat> opponents;
  for (Seat seat : kSeats) {
    if (!DeclarerSide(deal).Contains(seat)) opponents.push_back(seat);
  }
  const Seat asker = opponents[number % opponents.size()];
  return {std::string(deal.contract().row().name),
          deal.deck(),
          {deal.game.table(), asker, deal.hands[asker], RoundQuestion::Known::kContract,
           deal.contract(), deal.declarer},
          0,
          result < WinningValue(deal.contract())};
}

std::vector<SeenGame> Read(const std::string& file, const std::string& cache) {
  std::vector<SeenGame> games;
  for (const auto& [deal, result, played] : ReadPlayedDeals(file)) {
    games.push_back(Seen(deal, result, games.size()));
  }
  std::ifstream saved(cache);
  std::size_t known = 0;
  while (!cache.empty() && known < games.size() && saved >> games[known].by_habit) ++known;
  std::ofstream out;
  if (!cache.empty()) out.open(cache, std::ios::app);
  for (std::size_t i = known; i < games.size(); ++i) {
    games[i].by_habit = EstimateRound(games[i].question, PlayedOptions({})).won_by_habit;
    if (out.is_open()) out << games[i].by_habit << '\n' << std::flush;
    std::cerr << "\restimated " << i + 1 << " of " << games.size() << " games" << std::flush;
  }
  std::cerr << '\n';
  return games;
}

// About the curve of all solos or of Rufspiel, and how far a contract and deck may be from it.
const Belief kFamilyBelief = {{0, 1}, {2, 2}};
const Features kGroupDeviation = {0.3, 0.1};

// The games whose place is in fold `without` are left out.
OpponentsCurve Fit(const std::vector<SeenGame>& games, const SeenGame& like, std::size_t without) {
  std::vector<LabelledFeatures> family;
  std::vector<LabelledFeatures> own;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const SeenGame& game = games[i];
    if (i % kFolds == without || (game.contract == "ruf") != (like.contract == "ruf")) continue;
    const LabelledFeatures example = {{1, LogOddsOf(game.by_habit)}, game.won};
    family.push_back(example);
    if (game.contract == like.contract && game.deck == like.deck) own.push_back(example);
  }
  const Features weights = FitLogistic(own, {FitLogistic(family, kFamilyBelief), kGroupDeviation});
  return {weights[0], weights[1]};
}

void PrintRow(const std::vector<SeenGame>& games, std::string_view contract, Deck deck) {
  double count = 0;
  double won = 0;
  double forecast = 0;
  double habit_error = 0;
  double curve_error = 0;
  const SeenGame like = {std::string(contract), deck, {}, 0, false};
  for (std::size_t fold = 0; fold < kFolds; ++fold) {
    const OpponentsCurve curve = Fit(games, like, fold);
    for (std::size_t i = fold; i < games.size(); i += kFolds) {
      const SeenGame& game = games[i];
      if (game.contract != contract || game.deck != deck) continue;
      const double chance = ChanceOf(curve, game.by_habit);
      const double happened = game.won ? 1 : 0;
      count += 1;
      won += happened;
      forecast += chance;
      habit_error += (game.by_habit - happened) * (game.by_habit - happened);
      curve_error += (chance - happened) * (chance - happened);
    }
  }
  if (count == 0) return;
  const OpponentsCurve curve = Fit(games, like, kFolds);
  const double share = won / count;
  std::printf("  {\"%s\", Deck::%s, {%.4f, %.4f}},  // %.0f games: %.3f, %.3f; %.4f, %.4f, %.4f\n",
              like.contract.c_str(), deck == Deck::kLong ? "kLong" : "kShort", curve.base,
              curve.by_habit, count, share, forecast / count, share * (1 - share),
              habit_error / count, curve_error / count);
}

int Main(const std::vector<std::string>& arguments) {
  const bool cached = arguments.size() == 3 && arguments[1] == "--cache";
  if (arguments.size() != 1 && !cached) {
    std::cerr << "usage: fit_kontra GAMES [--cache FILE]\n";
    return 2;
  }
  const auto games = Read(arguments[0], cached ? arguments[2] : "");
  if (games.empty()) {
    std::cerr << "fit_kontra: no played games in " << arguments[0] << '\n';
    return 74;
  }
  for (const ContractRow& row : kContracts) {
    for (Deck deck : {Deck::kLong, Deck::kShort}) PrintRow(games, row.name, deck);
  }
  return 0;
}

}  // namespace
}  // namespace schafkopf

int main(int argc, char** argv) {
  return schafkopf::Main(std::vector<std::string>(argv + 1, argv + argc));
}
