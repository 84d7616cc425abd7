#include "solver/search/board/layout.h"

#include <bit>

namespace schafkopf {
namespace {

std::size_t FamilyOf(const Contract& contract, const Goal& goal) {
  if (goal.counted != goal.maximizers) return 4;
  if (goal.count_tricks) return 3;
  if (contract.row().trump_ranks.size() != 1) return 0;
  return contract.trump_suit() ? 2 : 1;
}

}  // namespace

Layout::Layout(const Game& game, const Hands& dealt, const Goal& goal)
    : Labels(game.order()),
      trick_bonus(goal.count_tricks ? 1 : 0),
      counted(goal.counted.bits()),
      maximizers(goal.maximizers.bits()),
      goal_id(goal.id) {
  constexpr std::array<int, 6> kWorths = {0, 2, 3, 4, 10, 11};
  // By rank: the place of its points among the worths.
  constexpr PerRank<std::uint8_t> kWorthOfRank = {{0, 0, 0, 1, 2, 3, 4, 5}};
  for (int label = 0; label < kCardCount; ++label) {
    const Cards bit = Cards{1} << label;
    const std::size_t worth = kWorthOfRank[card_at[label].rank()];
    const bool trump = (trumps() & bit) != 0;
    kind_of[label] = static_cast<std::uint8_t>(worth + (trump ? kWorths.size() : 0));
    const std::size_t counted_worth = goal.count_tricks ? 0 : worth;
    worths[counted_worth] |= bit;
    points[label] = static_cast<std::uint8_t>(kWorths[counted_worth]);
    for (std::size_t plane = 0; plane < point_planes.size(); ++plane) {
      point_planes[plane] |= static_cast<Cards>(points[label] >> plane & 1) << label;
    }
  }
  order_weights = kOrderWeights[FamilyOf(game.contract(), goal)];
  PerSeat<Cards> hands;
  Cards counted_cards = 0;  // dealt to the seats whose tricks are counted
  for (Seat seat : kSeats) {
    hands[seat] = ToLabels(dealt[seat]);
    if (Counts(seat.index())) counted_cards |= hands[seat];
    if (seat.index() & 1) owner_low |= hands[seat];
    if (seat.index() & 2) owner_high |= hands[seat];
  }
  for (Seat seat : kSeats) {
    const int own = seat.index();
    side_cards[own] = hands[seat];
    for (int step = 1; step < kSeatCount; ++step) {
      const Seat other = seat.Plus(step);
      if (Maximizes(other.index()) != Maximizes(seat.index())) continue;
      partners[own] = static_cast<std::uint8_t>(partners[own] | 1u << (step - 1));
      side_cards[own] |= hands[other];
    }
    if (partners[own] == 0) lone = seat.index();
    if (std::popcount(hands[seat]) <= 8) worth_of[PlaceOf(seat)].Fill(hands[seat], points);
  }
  for (std::size_t label = 0; label < 32; ++label) {
    const unsigned key = (groups[0] >> label & 1) * CardLanes::kTrump |
                         static_cast<unsigned>(label) << 1 |
                         (counted_cards >> label & 1) * CardLanes::kCounted;
    lanes[label] = {Lanes{} + static_cast<std::uint8_t>(key), Lanes{} + group_of[label],
                    Lanes{} + points[label]};
    for (Seat seat : kSeats) {
      const int own = seat.index();
      owner_for[own][label + 1] = static_cast<std::uint8_t>(1 + (side_cards[own] >> label & 1) +
                                                            (hands[seat] >> label & 1));
    }
  }
  if (auto sau = game.contract().called_card()) {
    called = {CardSet::FromBits(ToLabel(*sau)), CardSet::FromBits(GroupOf(ToLabel(*sau)))};
  }
}

}  // namespace schafkopf
