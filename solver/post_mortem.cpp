#include "solver/post_mortem.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <optional>
#include <utility>

namespace schafkopf {
namespace {

// The legal cards, strongest first, cut into runs of cards that are worth the same: no other seat's
// card stands between them, not even one of this trick, and where points count they have as many.
std::vector<std::vector<Card>> EqualRuns(const Position& position) {
  const CardOrder& order = position.order();
  const bool points = IsPointContract(position.deal().contract);
  const CardSet legal = position.LegalPlays();
  CardSet in_play;
  for (Seat seat : kSeats) in_play |= position.hand(seat);
  for (Card card : position.trick()) in_play.Insert(card);

  std::vector<std::vector<Card>> runs;
  std::optional<Card> above;  // the next-higher card in play, if it is legal too
  for (Card card : order.best_first()) {
    if (!in_play.Contains(card)) continue;
    if (!legal.Contains(card)) {
      above.reset();
      continue;
    }
    const bool equal = above && order.GroupOf(*above) == order.GroupOf(card) &&
                       (!points || PointsOf(*above) == PointsOf(card));
    if (!equal) runs.emplace_back();
    runs.back().push_back(card);
    above = card;
  }
  return runs;
}

// The value after each legal card, given that of the card which was played.
std::vector<CardValue> ValuesBeside(const CardValue& played, Position& position, Solver& solver) {
  std::vector<CardValue> values;
  for (const std::vector<Card>& run : EqualRuns(position)) {
    Value value = played.value;
    if (std::find(run.begin(), run.end(), played.card) == run.end()) {
      position.Play(run.front());
      value = solver.Solve(position, played.value);
      position.Undo();
    }
    for (Card card : run) values.push_back({card, value});
  }
  return values;
}

}  // namespace

Card PlayReview::best() const {
  const auto is_best = [&](const CardValue& choice) { return choice.value == before; };
  return std::find_if(values.begin(), values.end(), is_best)->card;
}

PostMortem Examine(const Position& game, Solver& solver, std::uint64_t node_budget) {
  assert(game.finished() ||
         (game.deal().contract.objective() == Objective::kHoldTop && game.played().empty()));
  const SeatSet declarers = DeclarerSide(game.deal());
  const Value result = game.finished() ? FinalValue(game) : solver.Solve(game);
  PostMortem review = {.value = result, .result = result, .skipped = 0, .plays = {}};
  const std::uint64_t nodes_before = solver.nodes();
  Position position = game;
  while (!position.played().empty() && solver.nodes() - nodes_before < node_budget) {
    const CardValue played = {position.played().back(), review.value};
    position.Undo();
    PlayReview play = {.seat = position.to_move(),
                       .card = played.card,
                       .values = ValuesBeside(played, position, solver),
                       .before = played.value,
                       .after = played.value,
                       .cost = Value(0)};
    const bool raises = declarers.Contains(play.seat);
    for (const CardValue& choice : play.values) {
      play.before =
          raises ? std::max(play.before, choice.value) : std::min(play.before, choice.value);
    }
    play.cost = raises ? play.before - play.after : play.after - play.before;
    review.value = play.before;
    review.plays.push_back(std::move(play));
  }
  review.skipped = position.played().size();
  std::reverse(review.plays.begin(), review.plays.end());
  return review;
}

}  // namespace schafkopf
