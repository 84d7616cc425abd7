#include "solver/post_mortem.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace schafkopf {
namespace {

// The legal cards, strongest first, cut into runs of cards that are worth the same: no other seat's
// card stands between them, not even one of this trick, and where points count they have as many.
std::vector<std::vector<Card>> EqualRuns(const Position& position) {
  const CardOrder& order = position.order();
  const bool points = IsPointContract(position.deal().contract());
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

// Questions about a position, as the side sees it that wants its value high or low.
class Side {
 public:
  Side(bool raises, const Contract& contract)
      : raises_(raises),
        best_(raises ? MostValue(contract) : LeastValue(contract)),
        worst_(raises ? LeastValue(contract) : MostValue(contract)) {}

  // Whether it is worth more to the side than `value`.
  bool IsBetter(const Position& position, Value value, Solver& solver) const {
    if (value == best_) return false;
    return raises_ ? solver.Reaches(position, value + Value(1)) : !solver.Reaches(position, value);
  }
  // Whether it is worth as much at least.
  bool IsAsGood(const Position& position, Value value, Solver& solver) const {
    if (value == worst_) return true;
    return raises_ ? solver.Reaches(position, value) : !solver.Reaches(position, value + Value(1));
  }

 private:
  bool raises_;
  Value best_;
  Value worst_;
};

// The values of the card that was played and of the best ones. The others are only asked whether
// they beat the best so far, or, where they are stronger than it, whether they are as good.
std::vector<CardValue> BestBeside(const CardValue& played, bool raises, Position& position,
                                  Solver& solver) {
  const Side side(raises, position.deal().contract());
  const std::vector<std::vector<Card>> runs = EqualRuns(position);
  const auto holds = [&](const std::vector<Card>& run) {
    return std::find(run.begin(), run.end(), played.card) != run.end();
  };
  const std::size_t own =
      static_cast<std::size_t>(std::find_if(runs.begin(), runs.end(), holds) - runs.begin());
  std::size_t best = own;
  Value value = played.value;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    if (i == own) continue;
    position.Play(runs[i].front());
    const bool as_good = i > best || side.IsAsGood(position, value, solver);
    if (as_good && side.IsBetter(position, value, solver)) {
      value = solver.Solve(position, value);
      best = i;
    } else if (as_good && i < best) {
      best = i;
    }
    position.Undo();
  }
  std::vector<CardValue> values;
  const auto append = [&](std::size_t i) {
    for (Card card : runs[i]) values.push_back({card, i == best ? value : played.value});
  };
  append(std::min(best, own));
  if (best != own) append(std::max(best, own));
  return values;
}

}  // namespace

Card PlayReview::best() const {
  const auto is_best = [&](const CardValue& choice) { return choice.value == before; };
  return std::find_if(values.begin(), values.end(), is_best)->card;
}

PostMortem Examine(const Position& game, Solver& solver, Review review, std::uint64_t node_budget) {
  const SeatSet declarers = DeclarerSide(game.deal());
  const Value result = game.finished() ? FinalValue(game) : solver.Solve(game);
  PostMortem found = {.value = result, .result = result, .skipped = 0, .plays = {}};
  const std::uint64_t nodes_before = solver.nodes();
  Position position = game;
  while (!position.played().empty() && solver.nodes() - nodes_before < node_budget) {
    const CardValue played = {position.played().back(), found.value};
    position.Undo();
    const bool raises = declarers.Contains(position.to_move());
    PlayReview play = {.seat = position.to_move(),
                       .card = played.card,
                       .values = review == Review::kEveryCard
                                     ? ValuesBeside(played, position, solver)
                                     : BestBeside(played, raises, position, solver),
                       .before = played.value,
                       .after = played.value,
                       .cost = Value(0)};
    for (const CardValue& choice : play.values) {
      play.before =
          raises ? std::max(play.before, choice.value) : std::min(play.before, choice.value);
    }
    play.cost = raises ? play.before - play.after : play.after - play.before;
    found.value = play.before;
    found.plays.push_back(std::move(play));
  }
  found.skipped = position.played().size();
  std::reverse(found.plays.begin(), found.plays.end());
  return found;
}

}  // namespace schafkopf
