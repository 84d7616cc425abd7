#include "solver/sample/strixner.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "solver/sample/bid_strength.h"
#include "solver/sample/view_worlds.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kNoBudget = std::numeric_limits<std::uint64_t>::max();

// With so many trumps of one suit among the cards dealt a seat wants to announce: half of its hand
// and one more.
bool Hopes(CardSet dealt, const Contract& contract) {
  return std::ranges::any_of(kSuits, [&](Suit suit) {
    const CardOrder order(Contract(contract.row_index(), suit));
    return 2 * (dealt & order.trumps()).size() > dealt.size() + 1;
  });
}

// What the seat knows, as of the game that is played until somebody announces.
SeatView ViewBefore(const Position& position) {
  SeatView view = ViewOf(position);
  view.game = Game(Contract::Named(view.contract().row().special.begins_as),
                   Table(view.game.deck(), view.seats()));
  view.declarer = Seat(0);
  return view;
}

// One card by rule of thumb: the strongest that takes the trick, or the strongest that does not.
Card CardByHope(const Position& position) {
  const CardOrder& order = position.order();
  const Seat seat = position.to_move();
  const CardSet legal = position.LegalPlays();
  const bool hopes = Hopes(position.deal().hands[seat], position.deal().contract());
  CardSet taking = legal;
  if (!position.trick().empty()) taking = Beaters(legal, position.trick(), order);
  const CardSet ducking = legal - taking;
  const CardSet wanted = hopes ? taking : ducking;
  Card weakest;
  for (Card card : order.best_first()) {
    if (wanted.Contains(card)) return card;
    if (legal.Contains(card)) weakest = card;
  }
  return weakest;
}

// What `seat` is paid once the Solo is announced and played with open cards, in prices; 0 where
// nobody announces.
int PaidBehind(Position position, Seat seat, Value win, Solver& solver) {
  while (!position.finished() && !position.switched()) position.Play(CardByHope(position));
  if (!position.switched() || position.finished()) return 0;
  const Seat soloist = position.leader();
  const Suit suit = LongestTrumps(position.held(soloist), position.deal().contract());
  const bool won =
      solver.ReachesWithin(Announced(position, soloist, suit), win, kNoBudget).low >= win;
  const int price = soloist == seat ? position.seats() - 1 : 1;
  return won == (soloist == seat) ? price : -price;
}

// The game as it is so far where the hands were others.
Position InWorld(const Position& position, const Hands& hands) {
  Deal deal = position.deal();
  deal.hands = hands;
  return {deal, position.played()};
}

}  // namespace

Suit LongestTrumps(CardSet held, const Contract& contract) {
  const auto strength = [&](Suit suit) {
    const Contract solo(contract.row_index(), suit);
    return BidStrength(held, solo, CardOrder(solo));
  };
  return *std::ranges::max_element(kSuits, {}, strength);
}

Position Announced(const Position& position, Seat seat, Suit suit) {
  Deal deal = position.deal();
  deal.declarer = seat;
  deal.game = Game(Contract(deal.contract().row_index(), suit), deal.game.table());
  return {deal, position.played()};
}

Card ChooseBeforeSolo(const Position& position, const Player& player, std::uint64_t seed, Value win,
                      Solver& solver, const Stop& stop) {
  const SeatView view = ViewBefore(position);
  const std::vector<Card> distinct = view.DistinctPlays();
  if (distinct.size() == 1) return distinct.front();
  const std::vector<Hands> worlds =
      WorldsOf(view, {player.style, std::max(player.worlds / 4, kLeastStrixnerWorlds)}, seed);
  std::vector<int> paid(distinct.size());
  for (const Hands& hands : worlds) {
    if (IsStopped(stop)) break;
    Position world = InWorld(position, hands);
    for (std::size_t i = 0; i < distinct.size(); ++i) {
      world.Play(distinct[i]);
      paid[i] += PaidBehind(world, view.seat, win, solver);
      world.Undo();
    }
  }
  // Of equal ones the last, which is the weakest.
  std::size_t best = 0;
  for (std::size_t i = 1; i < paid.size(); ++i) {
    if (paid[i] >= paid[best]) best = i;
  }
  return distinct[best];
}

Suit SuitOfSolo(const Position& position, const Player& player, std::uint64_t seed, Value win,
                Solver& solver, const Stop& stop) {
  const Seat seat = position.to_move();
  const std::vector<Hands> worlds = WorldsOf(ViewBefore(position), player, seed);
  Suit best = Suit::kEichel;
  std::pair<int, int> most = {-1, 0};
  for (Suit suit : kSuits) {
    std::pair<int, int> worth = {0, 0};
    for (const Hands& hands : worlds) {
      if (IsStopped(stop)) break;
      const Value value = solver.Solve(Announced(InWorld(position, hands), seat, suit), win);
      worth.first += value >= win ? 1 : 0;
      worth.second += value.count();
    }
    if (worth > most) {
      most = worth;
      best = suit;
    }
  }
  return best;
}

}  // namespace schafkopf
