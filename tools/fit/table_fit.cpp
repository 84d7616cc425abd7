#include "tools/fit/table_fit.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iostream>
#include <numeric>
#include <span>
#include <utility>

#include "engine/text/notation.h"
#include "solver/advice/bid_advice.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/played_games.h"
#include "tools/fit/linear_equations.h"

namespace schafkopf {
namespace {

double Logistic(double log_odds) { return 1 / (1 + std::exp(-log_odds)); }

double Dot(const Features& a, const Features& b) {
  return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

// ---- Reading

void EstimateAll(std::vector<RecordedGame>& games, const std::vector<EstimateQuestion>& questions) {
  constexpr std::size_t kBlock = 100;
  for (std::size_t begin = 0; begin < games.size(); begin += kBlock) {
    const std::size_t count = std::min(kBlock, games.size() - begin);
    const auto block = std::span(questions).subspan(begin, count);
    const AdviceOptions options;
    const Effort effort{.threads = 0};
    EstimateOptions open_options = options;
    open_options.worlds = options.worlds_beside_games;
    const auto open = Estimate(block, open_options, effort);
    const auto played = Estimate(block, PlayedOptions(options), effort);
    for (std::size_t i = 0; i < count; ++i) {
      games[begin + i].open = open[i];
      games[begin + i].played = played[i];
    }
    std::cerr << "\restimated " << begin + count << " of " << games.size() << " games"
              << std::flush;
  }
  std::cerr << '\n';
}

std::ostream& operator<<(std::ostream& out, const GameSums& estimate) {
  return out << ' ' << estimate.worlds << ' ' << estimate.wins << ' ' << estimate.schneider << ' '
             << estimate.schwarz << ' ' << estimate.lost_schneider;
}

std::istream& operator>>(std::istream& in, GameSums& estimate) {
  return in >> estimate.worlds >> estimate.wins >> estimate.schneider >> estimate.schwarz >>
         estimate.lost_schneider;
}

RecordedGame GameOf(const Deal& deal, Value result) {
  const CardSet hand = deal.hands[deal.declarer];
  const CardSet trumps = TrumpsOf(deal.contract);
  return {std::string(deal.contract.row().name),
          deal.deck(),
          result,
          (hand & trumps).size(),
          ((hand & RankCards(Rank::kSau)) - trumps).size(),
          deal.declarer == Seat(0),
          {},
          {}};
}

// ---- Fitting

// The same curve with no feature lowering the chance: what would is left out.
Features FitRising(const std::vector<LabelledFeatures>& examples, Belief belief) {
  while (true) {
    Features weights = FitLogistic(examples, belief);
    const auto lowest = std::min_element(weights.begin() + 1, weights.end());
    if (*lowest >= -1e-6) return weights;
    const auto feature = static_cast<std::size_t>(lowest - weights.begin());
    belief.mean[feature] = 0;
    belief.deviation[feature] = 1e-6;
  }
}

bool SameFamily(const RecordedGame& game, const GameGroup& group) {
  return (game.contract == "ruf") == (group.contract == "ruf");
}

LabelledFeatures Example(TableEvent event, const RecordedGame& game) {
  const AtTableFeatures features = FeaturesOf(event, game.played, game.open);
  return {{1, features.played, features.open}, game.Had(event)};
}

// About the curve of a family, and how far a contract and deck may be from its family.
const Belief kFamilyBelief = {{0, 1, 0}, {2, 2, 2}};
const Features kGroupDeviation = {0.3, 0.05, 0.05};

}  // namespace

bool RecordedGame::Had(TableEvent event) const {
  switch (event) {
    case TableEvent::kWon:
      return result >= kWin;
    case TableEvent::kSchneider:
      return result >= kWinSchneider;
    case TableEvent::kSchwarz:
      return result == kAllTricksTaken;
  }
  return false;
}

std::vector<PlayedDeal> ReadPlayedDeals(const std::string& file) {
  std::vector<PlayedDeal> played;
  std::ifstream lines(file);
  for (std::string text; std::getline(lines, text);) {
    const auto line = ParseDealLine(text);
    if (!line.ok() || !line->contract || !line->result) continue;
    const Deal deal = line->deal();
    if (BidHabitOf(deal.contract, deal.deck())) {
      played.push_back({deal, *line->result, line->played});
    }
  }
  return played;
}

std::vector<RecordedGame> ReadGames(const std::string& file, const std::string& cache) {
  std::vector<RecordedGame> games;
  std::vector<EstimateQuestion> questions;
  for (const auto& [deal, result, played] : ReadPlayedDeals(file)) {
    const Seat seat = deal.declarer;
    questions.push_back(
        {GameOf(deal), seat, seat, KnowledgeOf(GameOf(deal), seat, seat, deal.hands[seat]), {}});
    games.push_back(GameOf(deal, result));
  }
  std::ifstream saved(cache);
  if (!cache.empty() && saved) {
    for (RecordedGame& game : games) {
      if (!(saved >> game.open >> game.played)) return {};
    }
    return games;
  }
  EstimateAll(games, questions);
  if (!cache.empty()) {
    std::ofstream out(cache);
    for (const RecordedGame& game : games) out << game.open << game.played << '\n';
  }
  return games;
}

std::vector<GameGroup> GroupsOf(const std::vector<RecordedGame>& games) {
  std::vector<GameGroup> groups;
  for (const ContractRow& row : kContracts) {
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      GameGroup group{std::string(row.name), deck, {}};
      for (const RecordedGame& game : games) {
        if (game.contract == row.name && game.deck == deck) group.games.push_back(&game);
      }
      if (!group.games.empty()) groups.push_back(group);
    }
  }
  return groups;
}

Features FitLogistic(const std::vector<LabelledFeatures>& examples, const Belief& belief) {
  const std::size_t size = belief.mean.size();
  Features weights = belief.mean;
  for (int step = 0; step < 30; ++step) {
    Features gradient(size);
    std::vector<Features> curvature(size, Features(size));
    for (std::size_t i = 0; i < size; ++i) {
      const double precision = 1 / (belief.deviation[i] * belief.deviation[i]);
      gradient[i] = precision * (belief.mean[i] - weights[i]);
      curvature[i][i] = precision;
    }
    for (const auto& [x, happened] : examples) {
      const double p = Logistic(Dot(weights, x));
      for (std::size_t i = 0; i < size; ++i) {
        gradient[i] += (happened - p) * x[i];
        for (std::size_t k = 0; k < size; ++k) curvature[i][k] += p * (1 - p) * x[i] * x[k];
      }
    }
    const Features change = SolveLinear(curvature, gradient);
    for (std::size_t i = 0; i < size; ++i) weights[i] += change[i];
  }
  return weights;
}

AtTableCurve FitCurve(TableEvent event, const std::vector<RecordedGame>& games,
                      const GameGroup& group, const TakeGame& take) {
  std::vector<LabelledFeatures> family;
  for (const RecordedGame& game : games) {
    if (SameFamily(game, group) && take(game)) family.push_back(Example(event, game));
  }
  std::vector<LabelledFeatures> own;
  for (const RecordedGame* game : group.games) {
    if (take(*game)) own.push_back(Example(event, *game));
  }
  const Features weights = FitRising(own, {FitRising(family, kFamilyBelief), kGroupDeviation});
  return {weights[0], std::max(0.0, weights[1]), std::max(0.0, weights[2])};
}

Forecasts CrossValidate(TableEvent event, const std::vector<RecordedGame>& games,
                        const GameGroup& group) {
  // By place within its group, so that every fold has games of each.
  std::vector<std::size_t> fold(games.size());
  for (const GameGroup& any : GroupsOf(games)) {
    for (std::size_t i = 0; i < any.games.size(); ++i) {
      fold[static_cast<std::size_t>(any.games[i] - games.data())] = i % kFolds;
    }
  }
  const auto fold_of = [&](const RecordedGame& game) {
    return fold[static_cast<std::size_t>(&game - games.data())];
  };
  const auto hand_features = [](const RecordedGame& game) {
    return Features{1, game.trumps - 5.0, static_cast<double>(game.saus), game.leads ? 1.0 : 0.0};
  };
  Forecasts forecasts;
  for (std::size_t kept = 0; kept < kFolds; ++kept) {
    const auto others = [&](const RecordedGame& game) { return fold_of(game) != kept; };
    const AtTableCurve curve = FitCurve(event, games, group, others);
    std::vector<LabelledFeatures> hands;
    double happened = 0;
    for (const RecordedGame* game : group.games) {
      if (!others(*game)) continue;
      hands.push_back({hand_features(*game), game->Had(event)});
      happened += game->Had(event);
    }
    const Features by_hand = FitLogistic(hands, {{1, 0, 0, 0}, {3, 1, 1, 1}});
    const double base = happened / static_cast<double>(std::max<std::size_t>(hands.size(), 1));
    for (const RecordedGame* game : group.games) {
      if (others(*game)) continue;
      const bool had = game->Had(event);
      forecasts.base.push_back({base, had});
      forecasts.open.push_back({ShareOf(event, game->open), had});
      forecasts.hand.push_back({Logistic(Dot(by_hand, hand_features(*game))), had});
      forecasts.habit.push_back({ShareOf(event, game->played), had});
      forecasts.table.push_back(
          {ChanceOf(curve, FeaturesOf(event, game->played, game->open)), had});
    }
  }
  return forecasts;
}

}  // namespace schafkopf
