#include "tools/fit/sampled_decisions.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <map>

#include "engine/cards/random.h"
#include "engine/text/notation.h"
#include "solver/auction/heard_bids.h"
#include "solver/habits/bid_habit.h"

namespace schafkopf {

std::vector<PlayedDeal> ReadPlayedDeals(const std::string& file) {
  std::vector<PlayedDeal> games;
  std::ifstream lines(file);
  for (std::string text; std::getline(lines, text);) {
    const auto line = ParseDealLine(text);
    if (!line.ok() || !line->contract || !line->result) continue;
    const Deal deal = line->deal();
    if (BidHabitOf(deal.contract(), deal.deck())) {
      games.push_back({deal, *line->result, line->played});
    }
  }
  return games;
}

std::vector<PlayedDeal> ChooseGames(const std::vector<PlayedDeal>& all, std::size_t games) {
  std::map<std::size_t, std::vector<const PlayedDeal*>> groups;
  for (const PlayedDeal& game : all) {
    groups[*BidHabitOf(game.deal.contract(), game.deal.deck())].push_back(&game);
  }
  std::vector<PlayedDeal> chosen;
  for (const auto& [habit, group] : groups) {
    const std::size_t count = std::min(games, group.size());
    for (std::size_t i = 0; i < count; ++i) chosen.push_back(*group[i * group.size() / count]);
  }
  return chosen;
}

int TrickOf(const Position& position) {
  return static_cast<int>(position.played().size()) / kSeatCount + 1;
}

std::vector<Decision> DrawDecisions(const PlayedDeal& game, std::size_t count, std::uint64_t seed) {
  std::vector<Decision> decisions;
  Position position(game.deal);
  for (Card card : game.played) {
    if (ViewOf(position).DistinctPlays().size() > 1) decisions.push_back({position, card});
    position.Play(card);
  }
  Random random(seed, 0);
  while (decisions.size() > count) {
    decisions.erase(decisions.begin() +
                    static_cast<std::ptrdiff_t>(random.Below(decisions.size())));
  }
  return decisions;
}

InferenceQuestion HeardQuestion(const SeatView& view) {
  InferenceQuestion question{.view = view};
  question.heard = HeardFromOutcome(view.contract(), view.declarer, question.others.offers);
  return question;
}

}  // namespace schafkopf
