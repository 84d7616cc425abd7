#include "tools/arena/arena.h"

#include "engine/cards/random.h"
#include "engine/worlds/dealer.h"

namespace schafkopf {
namespace {

// A stream of chance that no deal is dealt from.
constexpr std::uint64_t kThoughtSeed = 0x6172656e61;

Hands HandsOf(const Arena& arena, std::uint64_t deal) {
  if (!arena.deals.empty()) return arena.deals[deal].hands;
  return Dealer(KnowledgeBeforePlay(arena.terms.deck, {})).Sample(arena.seed, deal);
}

// The seats of the first player, one way after the other.
std::vector<SeatSet> SeatingsOf(const Arena& arena, std::uint64_t number) {
  if (!arena.deals.empty()) {
    const Deal& deal = arena.deals[number];
    if (deal.contract().parties() != Parties::kEach) {
      const SeatSet side = DeclarerSide(deal);
      return {side, side.Complement()};
    }
  }
  std::vector<SeatSet> seatings;
  for (Seat one : kSeats) {
    for (Seat other : kSeats) {
      if (one.index() < other.index()) seatings.push_back(SeatSet::Of(one) | SeatSet::Of(other));
    }
  }
  return seatings;
}

void Add(const WholeGame& game, Seat seat, ArenaSide& side) {
  const int cents = game.cents[seat].count();
  side.cents += cents;
  if (cents != 0) ++side.decided;
  if (cents > 0) ++side.won;
  side.doublings += game.doublings[seat];
  if (game.declarer != seat) return;
  ++side.declared;
  if (game.won) ++side.declared_won;
}

// What is left of a game that ended by a fault.
WholeGame LostByFault(SeatSet losers, Cents price) {
  WholeGame game;
  const int winners = kSeatCount - losers.size();
  for (Seat seat : kSeats) {
    game.cents[seat] = losers.Contains(seat) ? -price * winners : price * losers.size();
  }
  return game;
}

}  // namespace

Cents FaultPrice(const Tariff& tariff) {
  return tariff.solo + tariff.schneider_price() + tariff.schwarz_price();
}

std::optional<Encounter> Meet(const Arena& arena, std::uint64_t deal, std::size_t first,
                              std::size_t second, const Effort& effort, EngineSeats& engines,
                              Chooser& chooser, DealMemory& memory, const OnArenaFault& on_fault) {
  Encounter encounter{.deal = deal, .first = first, .second = second};
  const std::array<std::size_t, 2> pair = {first, second};
  const Hands hands = HandsOf(arena, deal);
  Effort own = effort;
  own.seed = Random(arena.seed ^ kThoughtSeed, deal).Next();
  own.threads = 1;
  const WholeTable table{arena.terms, own, engines, chooser, memory};
  for (SeatSet seats : SeatingsOf(arena, deal)) {
    const auto side_of = [&](Seat seat) { return seats.Contains(seat) ? 0u : 1u; };
    PerSeat<WholePlayer> players;
    for (Seat seat : kSeats) players[seat] = arena.players[pair[side_of(seat)]].player;
    WholeGame game = arena.deals.empty() ? PlayWholeGame(hands, players, table)
                                         : PlayCards(arena.deals[deal], players, table);
    if (const auto fault = engines.TakeFault()) {
      const bool of_first = arena.players[first].player.cards.chooser == fault->chooser;
      ++encounter.sides[of_first ? 0 : 1].faults;
      game =
          LostByFault(of_first ? seats : seats.Complement(), FaultPrice(arena.terms.rules.tariff));
      on_fault(deal, *fault);
    } else if (effort.stopped()) {
      return std::nullopt;
    }
    ++encounter.games;
    for (Seat seat : kSeats) Add(game, seat, encounter.sides[side_of(seat)]);
  }
  return encounter;
}

}  // namespace schafkopf
