#include "solver/layout.h"

#include <algorithm>

namespace schafkopf {
namespace {

int FamilyOf(const Contract& contract, const Goal& goal) {
  if (goal.counted != goal.maximizers) return 4;
  if (goal.count_tricks) return 3;
  if (contract.row().trump_ranks.size() != 1) return 0;
  return contract.trump_suit() ? 2 : 1;
}

}  // namespace

Layout::Layout(const Deal& deal, const Goal& goal)
    : trick_bonus(goal.count_tricks ? 1 : 0),
      counted(goal.counted.bits()),
      maximizers(goal.maximizers.bits()),
      goal_id(goal.id) {
  const CardOrder order(deal.contract);
  std::uint8_t place = 0;
  for (Card card : order.best_first()) {
    place_of_[static_cast<std::size_t>(card.index())] = place;
    card_at_[place] = card;
    ++place;
  }
  groups[0] = ToLabels(order.trumps());
  for (std::size_t i = 0; i < kSuits.size(); ++i) {
    groups[i + 1] = ToLabels(order.PlainSuit(kSuits[i]));
  }
  for (std::size_t label = 0; label < 32; ++label) {
    const Cards bit = Cards{1} << label;
    for (std::size_t group = 0; group < kGroupCount; ++group) {
      if (groups[group] & bit) group_of[label] = static_cast<std::uint8_t>(group);
    }
    if (goal.count_tricks) continue;
    points[label] = static_cast<std::uint8_t>(schafkopf::PointsOf(FromLabel(bit)).count());
    for (std::size_t plane = 0; plane < point_planes.size(); ++plane) {
      if (points[label] >> plane & 1) point_planes[plane] |= bit;
    }
  }
  constexpr std::array<int, 6> kWorths = {0, 2, 3, 4, 10, 11};
  for (std::size_t i = 0; i < kWorths.size(); ++i) {
    worths[i].points = kWorths[i];
    for (std::size_t label = 0; label < 32; ++label) {
      if (points[label] == kWorths[i]) worths[i].cards |= Cards{1} << label;
    }
  }
  for (std::size_t label = 0; label < 32; ++label) {
    const Cards bit = Cards{1} << label;
    const auto worth =
        std::find(kWorths.begin(), kWorths.end(), schafkopf::PointsOf(FromLabel(bit)).count());
    kind_of[label] =
        static_cast<std::uint8_t>((worth - kWorths.begin()) + ((bit & trumps()) != 0 ? 6 : 0));
  }
  family = FamilyOf(deal.contract, goal);
  for (Seat seat : kSeats) {
    const Cards hand = ToLabels(deal.hands[seat]);
    if (seat.index() & 1) owner_low |= hand;
    if (seat.index() & 2) owner_high |= hand;
  }
  for (Seat seat : kSeats) {
    const auto own = static_cast<std::size_t>(seat.index());
    side_cards[own] = ToLabels(deal.hands[seat]);
    for (int step = 1; step < kSeatCount; ++step) {
      const Seat other = seat.Plus(step);
      if (Maximizes(other.index()) != Maximizes(seat.index())) continue;
      partners[own] = static_cast<std::uint8_t>(partners[own] | 1u << (step - 1));
      side_cards[own] |= ToLabels(deal.hands[other]);
    }
  }
  if (auto sau = deal.contract.called_card()) {
    called = {CardSet::FromBits(ToLabel(*sau)), CardSet::FromBits(GroupOf(ToLabel(*sau)))};
  }
}

Cards Layout::ToLabels(CardSet cards) const {
  Cards labels = 0;
  for (Card card : cards) labels |= ToLabel(card);
  return labels;
}

}  // namespace schafkopf
