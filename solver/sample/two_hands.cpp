#include "solver/sample/two_hands.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "engine/cards/random.h"
#include "solver/sample/strixner.h"

namespace schafkopf {
namespace {

// The same game with the cards that lie face down dealt anew among the places of such cards.
Position Redealt(const Position& position, std::uint64_t seed, std::uint64_t world) {
  const Covers& covers = position.deal().covers;
  CardSet below;
  CardSet on_top;  // a place is known by it, and so does not depend on what lies there
  for (Seat seat : {Seat(0), Seat(1)}) below |= position.held(seat) - position.hand(seat);
  for (Card card : below) on_top.Insert(*covers.TopOf(card));
  std::vector<Card> hidden;
  std::vector<Card> tops;
  for (Card card : below) hidden.push_back(card);
  for (Card card : on_top) tops.push_back(card);
  Random random(seed, world);
  for (std::size_t left = hidden.size(); left > 1; --left) {
    std::swap(hidden[left - 1], hidden[static_cast<std::size_t>(random.Below(left))]);
  }
  Deal deal = position.deal();
  for (CardSet& hand : deal.hands) hand -= below;
  deal.covers = {};
  for (Card seen : covers.below() - below) deal.covers.Lay(*covers.TopOf(seen), seen);
  for (std::size_t i = 0; i < hidden.size(); ++i) {
    const Seat owner = position.deal().hands[Seat(0)].Contains(tops[i]) ? Seat(0) : Seat(1);
    deal.hands[owner].Insert(hidden[i]);
    deal.covers.Lay(tops[i], hidden[i]);
  }
  return {deal, position.played()};
}

// One card by rule of thumb.
Card QuickCard(const Position& position) {
  const CardOrder& order = position.order();
  const CardSet legal = position.LegalPlays();
  const bool wants_tricks = position.deal().contract().objective() != Objective::kNoTricks;
  CardSet taking;
  if (!position.trick().empty()) {
    taking = Beaters(legal, position.trick(), order);
  } else {
    const Seat other(1 - position.to_move().index());
    const CardSet answers = position.hand(other);
    for (Card card : legal) {
      const CardSet same = answers & order.GroupOf(card);
      const CardSet may = same.empty() ? answers : same;
      const Card led[] = {card};
      if (Beaters(may, led, order).empty()) taking.Insert(card);
    }
  }
  const CardSet wanted = wants_tricks ? taking : legal - taking;
  // Takes with plain cards of many points before trumps; gives few points away.
  const auto cost = [&](Card card) {
    const int points = PointsOf(card).count();
    const int trump = order.trumps().Contains(card) ? 40 : 0;
    return wanted.Contains(card) == wants_tricks && !wanted.empty() ? trump - points
                                                                    : trump + points;
  };
  Card best;
  std::optional<int> least;
  for (Card card : wanted.empty() ? legal : wanted) {
    if (!least || cost(card) < *least) {
      least = cost(card);
      best = card;
    }
  }
  return best;
}

// Plays it, and has a Solo announced where it is due: the longest trumps of the cards that lie
// open.
void Lay(Position& position, Card card) {
  const bool before = !position.switched();
  position.Play(card);
  if (!before || !position.switched() || position.finished()) return;
  const Seat soloist = position.leader();
  const Suit suit = LongestTrumps(position.hand(soloist), position.deal().contract());
  position = Announced(position, soloist, suit);
}

// Until both together hold so many cards.
void PlayOut(Position& position, int until) {
  const auto held = [&] { return position.held(Seat(0)).size() + position.held(Seat(1)).size(); };
  while (held() > until) Lay(position, QuickCard(position));
}

}  // namespace

Card ChooseOfTwo(const Position& position, const Player& player, std::uint64_t seed, Value win,
                 Solver& solver, const Stop& stop) {
  const CardSet legal = position.LegalPlays();
  std::vector<Card> cards;
  for (Card card : position.order().best_first()) {
    if (legal.Contains(card)) cards.push_back(card);
  }
  if (cards.size() == 1) return cards.front();
  const int left = position.held(Seat(0)).size() + position.held(Seat(1)).size();
  std::vector<std::pair<int, int>> worth(cards.size());
  for (int world = 0; world < player.worlds && !IsStopped(stop); ++world) {
    Position dealt = Redealt(position, seed, static_cast<std::uint64_t>(world));
    for (std::size_t i = 0; i < cards.size(); ++i) {
      Position end = dealt;
      Lay(end, cards[i]);
      PlayOut(end, left > kTwoHandsExact ? 0 : kTwoHandsExact);
      const bool declares = end.deal().declarer == position.to_move();
      const Value value = end.finished() ? FinalValue(end) : solver.Solve(end, win);
      worth[i].first += (value >= win) == declares ? 1 : 0;
      worth[i].second += declares ? value.count() : -value.count();
    }
  }
  // Of equal ones the last, which is the weakest.
  return cards[cards.size() - 1 -
               static_cast<std::size_t>(std::ranges::max_element(worth.rbegin(), worth.rend()) -
                                        worth.rbegin())];
}

}  // namespace schafkopf
