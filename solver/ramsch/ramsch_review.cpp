#include "solver/ramsch/ramsch_review.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "solver/ramsch/free_for_all.h"

namespace schafkopf {
namespace {

// What all receive after a card.
struct CardEnd {
  Card card;
  PerSeat<Cents> payments;
};

// Looks at the cards that could have been played instead of one, within a budget of nodes.
class Beside {
 public:
  Beside(FreeForAll& solver, std::uint64_t node_budget) : solver_(solver), budget_(node_budget) {}

  // After each legal card, the strongest first; or only after `played` and, where it brings its
  // seat less, the best. Nothing once the budget is spent.
  std::optional<std::vector<CardEnd>> Ends(const CardEnd& played, Position& position,
                                           Review review) {
    std::vector<CardEnd> ends;
    const Seat mover = position.to_move();
    std::optional<Cents> most;  // enough to look no further
    if (review == Review::kCost) {
      const auto best = PaymentsOf(position);
      if (!best) return std::nullopt;
      most = (*best)[mover];
      if (played.payments[mover] == *most) return std::vector<CardEnd>{{played.card, *best}};
    }
    const CardSet legal = position.LegalPlays();
    for (Card card : position.order().best_first()) {
      if (!legal.Contains(card)) continue;
      if (card == played.card) {
        ends.push_back(played);
        continue;
      }
      const bool found = most && std::ranges::any_of(ends, [&](const CardEnd& end) {
                           return end.payments[mover] == *most;
                         });
      if (found) continue;
      position.Play(card);
      const auto payments = PaymentsOf(position);
      position.Undo();
      if (!payments) return std::nullopt;
      if (!most || (*payments)[mover] == *most) ends.push_back({card, *payments});
    }
    return ends;
  }

 private:
  std::optional<PerSeat<Cents>> PaymentsOf(const Position& position) {
    const auto end = solver_.Play(position, budget_ - std::min(budget_, solver_.nodes()));
    return end ? std::optional(end->payments) : std::nullopt;
  }

  FreeForAll& solver_;
  const std::uint64_t budget_;
};

}  // namespace

Card RamschPlay::best() const {
  return std::ranges::max_element(payments, {}, &CardPayment::cents)->card;
}

RamschReview ReviewRamsch(const Position& game, const RamschTerms& terms, Review review,
                          std::uint64_t node_budget) {
  RamschReview found;
  found.result = found.best_play = terms.Settle(game).payments;
  FreeForAll solver(terms);
  Beside beside(solver, node_budget);
  Position position = game;
  while (!position.played().empty() && solver.nodes() < node_budget) {
    const CardEnd played = {position.played().back(), found.best_play};
    position.Undo();
    const Seat mover = position.to_move();
    const auto ends = beside.Ends(played, position, review);
    if (!ends) {
      position.Play(played.card);
      break;
    }
    // The first of the best is what would have been played.
    const auto best = std::ranges::max_element(
        *ends, {}, [&](const CardEnd& end) { return end.payments[mover]; });
    RamschPlay play = {.seat = mover,
                       .card = played.card,
                       .payments = {},
                       .cost = best->payments[mover] - played.payments[mover]};
    for (const CardEnd& end : *ends) play.payments.push_back({end.card, end.payments[mover]});
    found.best_play = best->payments;
    found.plays.push_back(std::move(play));
  }
  found.skipped = position.played().size();
  found.nodes = solver.nodes();
  std::ranges::reverse(found.plays);
  return found;
}

}  // namespace schafkopf
