#include "tools/env/env_seat.h"

#include <optional>

#include "engine/worlds/seat_view.h"
#include "solver/habits/habit_loops.h"
#include "solver/habits/play_habit.h"
#include "tools/answers/table/seat_bid.h"
#include "tools/answers/table/seat_double.h"

namespace schafkopf {
namespace {

// A stream of chance.
constexpr std::uint64_t kAnySeed = 0x616e79;

int GameAction(const EnvTerms& terms, const Contract& contract) {
  return kFirstGameAction + static_cast<int>(terms.Find(contract).value());
}

int BidOf(const EnvTerms& terms, const EnvTable& table) {
  const Seat seat = table.to_move();
  const CardSet hand = table.hands()[seat];
  const Deck deck = terms.table.deck;
  if (terms.asks) {
    const BidChoice choice =
        ChooseBid({seat, hand, deck, table.bids()},
                  {.worlds = kSeatBidWorlds, .rules = &terms.rules}, {.seed = table.seed()});
    return choice.best ? GameAction(terms, choice.best->contract) : kPassAction;
  }
  if (!terms.people) return kPassAction;
  Random random(table.seed() ^ kMeantSeed, static_cast<std::uint64_t>(seat.index()));
  const auto meant = terms.people->ChancesOf(hand, seat).Draw(random);
  if (!meant || !terms.Find(*meant)) return kPassAction;
  const int action = GameAction(terms, *meant);
  return table.legal().Contains(action) ? action : kPassAction;
}

int CallOf(const EnvTerms& terms, const EnvTable& table) {
  const auto muss = MussAfterPasses(table.hands(), terms.table.deck, terms.rules);
  const Contract call = terms.asks ? ChooseMuss(*muss, table.hands()[muss->seat], terms.table.deck,
                                                {.worlds = kSeatBidWorlds, .rules = &terms.rules},
                                                {.seed = table.seed()})
                                   : muss->contracts.front();
  return GameAction(terms, call);
}

int DoubleOf(const EnvTerms& terms, const EnvTable& table) {
  if (!terms.asks) return kPassAction;
  const CardTurn turn = SeenBy(table.to_move(), *table.position(), table.bids(), table.kontra());
  const DoubleChoice choice =
      ChooseDouble(turn, kSeatDoubleWorlds, terms.rules, {.seed = table.seed()});
  return choice.doubles() ? kDoubleAction : kPassAction;
}

// The card that HabitChooser draws, without dealing the cards that it does not look at.
Card HabitCard(const EnvTable& table) {
  const Position& position = *table.position();
  const CardSet legal = table.legal().cards;
  if (legal.size() == 1) return legal.Lowest();
  const SeatView view = ViewOf(position);
  const std::vector<Card> distinct = view.DistinctPlays();
  if (distinct.size() == 1) return distinct.front();
  const std::uint64_t seed = Random(table.seed(), view.played.size()).Next();
  Random random(seed, 1);
  return FastestHabitLoops().choose(WitnessOf(position.deal(), view.played), legal, random);
}

Card CardOf(const EnvSeat& seat, const EnvTerms& terms, const EnvTable& table, Chooser& chooser) {
  const EnvGame& game = terms.games[*table.game()];
  if (seat.by_habit && game.by_habit) return HabitCard(table);
  Aim aim = game.aim;
  if (game.named.parties() != Parties::kEach) aim.stoss = static_cast<int>(table.kontra().size());
  return chooser.Choose(*table.position(), seat.player, table.seed(), aim);
}

}  // namespace

int AnyAction(const EnvTable& table, Random& random) {
  const EnvActions& legal = table.legal();
  return legal.At(static_cast<int>(random.Below(static_cast<std::uint64_t>(legal.size()))));
}

int ActionOf(const EnvSeat& seat, const EnvTerms& terms, const EnvTable& table, Chooser& chooser) {
  // As in `match`: its cards are random, it bids and doubles nothing.
  if (seat.kind == EnvSeat::Kind::kRandom) {
    const EnvPhase phase = table.phase();
    if (phase != EnvPhase::kPlay && phase != EnvPhase::kCall) return kPassAction;
    Random random(table.seed() ^ kAnySeed, static_cast<std::uint64_t>(table.actions_done()));
    return AnyAction(table, random);
  }
  switch (table.phase()) {
    case EnvPhase::kBid:
      return BidOf(terms, table);
    case EnvPhase::kCall:
      return CallOf(terms, table);
    case EnvPhase::kDouble:
      return DoubleOf(terms, table);
    case EnvPhase::kPlay:
      return CardOf(seat, terms, table, chooser).index();
    case EnvPhase::kLay:
    case EnvPhase::kOver:
      break;
  }
  return kPassAction;
}

}  // namespace schafkopf
