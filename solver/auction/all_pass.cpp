#include "solver/auction/all_pass.h"

#include <optional>

#include "engine/money/ramsch.h"
#include "engine/money/settle.h"
#include "engine/play/position.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/habit_game.h"
#include "solver/habits/habit_loops.h"
#include "solver/habits/play_habit.h"
#include "solver/ramsch/ramsch_board.h"
#include "solver/ramsch/ramsch_habits.h"

namespace schafkopf {
namespace {

Cents PlayRamsch(const Game& game, const Hands& hands, Seat asker, const Stakes& stakes) {
  const Position start(Deal{game, Seat(0), hands});
  const RamschBoard board(game);
  const RamschHabits habits(board, game.contract().row().special.passes_tricks_on);
  RamschState state = board.StateOf(start);
  habits.PlayOut(state);
  const RamschTerms terms(game.contract(), game.seats(), stakes.rules, stakes.tariff);
  return terms.Settle(board.CapturedOf(state)).payments[asker];
}

// A Muss as its player calls it, and the Rufspiel that is played like it.
struct Called {
  Contract muss;
  Contract ruf;
};
std::optional<Called> CallOf(CardSet hand, const Table& table, Seat seat) {
  const Deck deck = table.deck;
  std::optional<Called> best;
  double best_odds = -1;
  for (Card card : MussCalls(hand, deck)) {
    const Called called = {Contract::Named("muss", card.suit()).WithCalledRank(card.rank()),
                           Contract::Named("ruf", card.suit()).WithCalledRank(card.rank())};
    if (ObstacleTo(called.muss, hand, table) != BidObstacle::kNone) continue;
    const bool usual = ObstacleTo(called.ruf, hand, deck) == BidObstacle::kNone;
    const double odds = usual ? BidOdds(called.ruf, hand, deck, seat) : 0;
    if (odds <= best_odds) continue;
    best_odds = odds;
    best = called;
  }
  return best;
}

Cents PlayMuss(Deck deck, const Hands& hands, Seat asker, const Stakes& stakes, Random& random) {
  const Table table(deck, kSeatCount, stakes.rules);
  for (Seat seat : kSeats) {
    const auto called = CallOf(hands[seat], table, seat);
    if (!called) continue;
    // Its thresholds may be others, so it is played for points.
    const Witness start = WitnessOf(Deal{Game(called->ruf, deck), seat, hands});
    const Value value = FastestHabitLoops().play_on(start, kExactTricks, random);
    const Deal deal{Game(called->muss, deck), seat, hands};
    const Settlement settled = Settle(deal, value, PricesOf(deal.game, stakes));
    return PaymentsOf(settled, deal)[asker];
  }
  return Cents(0);  // the card is not in the deck
}

}  // namespace

Cents PlayAllPassed(const Contract& contract, Deck deck, const Hands& hands, Seat asker,
                    const Stakes& stakes, Random& random) {
  if (contract.row().special.forced) return PlayMuss(deck, hands, asker, stakes, random);
  if (contract.parties() == Parties::kEach) {
    return PlayRamsch(Game(contract, deck), hands, asker, stakes);
  }
  const Deal deal{Game(contract, Table(deck, kSeatCount, stakes.rules)), Seat(0), hands};
  const Prices prices = PricesOf(deal.game, stakes);
  return PaymentsOf(Settle(deal, PlayHabitGame(deal, random), prices), deal)[asker];
}

}  // namespace schafkopf
