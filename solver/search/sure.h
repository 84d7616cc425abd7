// What a side is sure of at the start of a trick, without search.
//
// One hand is enough for it: cards that nobody can beat or ruff, and the trumps that are left when
// those of the enemies have been drawn or used up. To the other tricks every hand adds at most its
// richest cards.
#ifndef SCHAFKOPF_SOLVER_SEARCH_SURE_H_
#define SCHAFKOPF_SOLVER_SEARCH_SURE_H_

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <optional>

#include "solver/search/layout.h"
#include "solver/search/node.h"
#include "solver/search/pick.h"
#include "solver/search/processor.h"

namespace schafkopf {
inline namespace SCHAFKOPF_PROCESSOR {

namespace sure {

// What a partner with `hand` can add to the tricks led with `cashed`: he follows with his richest,
// and throws his richest where he cannot follow.
inline int AddedByPartner(const Layout& layout, int partner, Cards hand, Cards cashed, Cards sau) {
  int sum = 0;
  int throws = 0;
  Cards free = hand & ~layout.trumps() & ~sau;
  for (const Cards group : layout.groups) {
    const int leads = std::popcount(cashed & group);
    if (leads == 0) continue;
    const Cards follows = hand & group;
    const int count = std::popcount(follows);
    sum += RichestPoints(layout, partner, follows, leads);
    throws += std::max(leads - count, 0);
    free &= ~group;
  }
  return throws == 0 ? sum : sum + RichestPoints(layout, partner, free, throws);
}

// How many of the trumps `own` win their trick against any use of the trumps `enemy`: an enemy
// trump beats at most one of one hand's cards, so what survives the greedy matching survives all.
inline int Survivors(Cards own, Cards enemy) {
  // Of the best n of `own`, all but as many survive as enemies lie above the worst of them.
  int survivors = 0;
  for (int count = 1; own != 0; ++count) {
    const Cards top = HighestBit(own);
    survivors = std::max(survivors, count - std::popcount(enemy & ~(top * 2 - 1)));
    own ^= top;
  }
  return survivors;
}

// Plain cards that `seat` can lead before a partner must ruff and so take the lead.
inline int PlainLeads(const Layout& layout, const Node& node, int seat) {
  int leads = 8;
  for (int step = 1; step < 4; ++step) {
    const int other = (seat + step) & 3;
    const Cards hand = node.hand(other);
    if (!layout.SameSide(seat, other) || (hand & layout.trumps()) == 0) continue;
    const Cards plain = hand & ~layout.trumps() & ~node.sau;
    leads = std::min(leads, std::popcount(plain));
  }
  return leads;
}

// The richest card that a leader with `hand` can lead for a partner with `own` to take it with his
// highest trump.
inline Cards Brought(const Layout& layout, Cards hand, Cards own, Cards sau) {
  Cards taken = layout.trumps();
  for (std::size_t group = 1; group < kGroupCount; ++group) {
    const Cards suit = layout.groups[group];
    if (((own | sau) & suit) == 0) taken |= suit;
  }
  return pick::Richest(layout, hand & taken);
}

// By how much less than their richest the cards are worth that the hands of the `enemies` keep for
// `lost` tricks, when `count` of them all have to be `winners`. REQUIRES: count <= lost, and that
// there are so many winners.
inline int CostOfWinners(const Layout& layout, const Node& node, Cards enemies, Cards winners,
                         int lost, int count) {
  std::array<Cards, 4> kept;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    kept[seat] = pick::Richest(layout, node.hands[seat] & enemies, lost, winners);
    count -= std::popcount(kept[seat] & winners);
  }
  int cost = 0;
  for (; count > 0; --count) {
    // The cheapest exchange of one card; the next of that hand costs no less.
    int least = std::numeric_limits<int>::max();
    Cards exchanged = 0;
    std::size_t hand = 0;
    for (std::size_t seat = 0; seat < 4; ++seat) {
      const Cards in = node.hands[seat] & winners & ~kept[seat];
      const Cards out = kept[seat] & ~winners;
      if (in == 0 || out == 0) continue;
      const Cards richest = pick::Richest(layout, in);
      const Cards poorest = pick::Poorest(layout, out);
      const int price = layout.PointsOf(poorest) - layout.PointsOf(richest);
      if (price >= least) continue;
      least = price;
      exchanged = richest | poorest;
      hand = seat;
    }
    cost += least;
    kept[hand] ^= exchanged;
  }
  return cost;
}

// The trumps of a hand, and those of its enemies that it cannot draw with its unbeatable ones.
struct Drawing {
  Cards tops;           // own trumps that nobody beats
  Cards lower;          // the other own trumps
  bool enters;          // leads, or comes in with a top when nothing else is left to play
  Cards kept;           // enemy trumps that can outlast the drawing
  int rounds;           // so many of them have to fall one by one
  int after_one_round;  // ... after a round that takes one of every enemy
};

inline Drawing DrawingBy(const Layout& layout, const Node& node, int seat, Cards enemies) {
  const bool leads = seat == node.leader;
  const Cards trumps = layout.trumps();
  const Cards own = node.hand(seat);
  const Cards tops = pick::Above(own & trumps, (node.all() ^ own) & trumps);
  Drawing drawing{tops, own & trumps & ~tops, leads || tops != 0, 0, 0, 0};
  const int draws = std::popcount(tops) - (leads || tops == 0 ? 0 : 1);
  for (int step = 1; step < 4; ++step) {
    const Cards held = node.hand((seat + step) & 3) & enemies & trumps;
    int count = std::popcount(held) - draws;
    count &= ~(count >> 31);  // never below 0
    drawing.rounds += count;
    drawing.after_one_round += count - (count != 0 ? 1 : 0);
    drawing.kept |= HighestBits(held, count);
  }
  return drawing;
}

// The lower trumps that may be beaten, in all or all but one by choice of the hand. Once no enemy
// has more than one, its poorest takes all of those out at once.
inline Cards BeatenTrumps(const Layout& layout, const Drawing& drawing) {
  if (!drawing.enters) {
    return drawing.rounds == 1 ? pick::SecondPoorest(layout, drawing.lower) : drawing.lower;
  }
  if (drawing.rounds == 0) return 0;
  if (drawing.after_one_round > 1) return drawing.lower;
  const Cards poorest = pick::Poorest(layout, drawing.lower);
  if (drawing.after_one_round == 0) return poorest;
  return poorest | pick::SecondPoorest(layout, drawing.lower & ~poorest);
}

// The plain cards of `seat` that win their tricks: all tops if the hand gets to lead with all
// trumps `cleared`, else those that it leads now before anybody `kept` a trump to ruff with or a
// partner must.
inline Cards PlainWinners(const Layout& layout, const Node& node, int seat, Cards kept,
                          bool cleared, bool partner_ruffs) {
  int allowed = 8;  // plain leads until a partner must ruff
  if (!cleared && partner_ruffs) allowed = PlainLeads(layout, node, seat);
  const Cards own = node.hand(seat);
  const Cards all = node.all();
  Cards highest = 0;  // of their suits
  for (std::size_t group = 1; group < kGroupCount; ++group) {
    highest |= HighestBit(all & layout.groups[group]);
  }
  Cards plain = 0;
  for (highest &= own; highest != 0 && allowed > 0; highest &= highest - 1) {
    const Cards suit = layout.GroupOf(LowestBit(highest));
    const Cards mine = own & suit;
    // A hand's better card is no danger once that hand had to follow to the end of the suit.
    int count = std::popcount(mine);
    int follows = 8;
    for (int step = 1; step < 4; ++step) {
      const Cards hand = node.hand((seat + step) & 3);
      const int length = std::popcount(hand & suit);
      const int above = std::popcount(pick::Above(mine, hand & suit));
      if (above < length) count = std::min(count, above);
      if ((hand & kept) != 0) follows = std::min(follows, length);
    }
    if (!cleared) count = std::min({count, follows, allowed});
    allowed -= count;
    plain |= HighestBits(mine, count);
  }
  return plain;
}

// The most that the other hands add to `lost` tricks of `seat`, whose other cards are all `cashed`
// from the lead, if there are any: to these its partners add what they must.
inline int AddedByOthers(const Layout& layout, const Node& node, int seat, int lost,
                         std::optional<Cards> cashed, bool comes_in) {
  const Cards own = node.hand(seat);
  const Cards brought = comes_in && layout.SameSide(seat, node.leader)
                            ? Brought(layout, node.hand(node.leader), own, node.sau)
                            : 0;
  int points = 0;
  for (int step = 1; step < 4; ++step) {
    const int other = (seat + step) & 3;
    const Cards hand = node.hand(other);
    points += cashed && layout.SameSide(seat, other)
                  ? pick::SumOfPoints(layout, hand) -
                        AddedByPartner(layout, other, hand, *cashed, node.sau)
                  : RichestPoints(layout, other, hand & ~brought, lost);
  }
  return points;
}

}  // namespace sure

// The least count that the side of `seat` takes with the hand of that seat: what is left, but for
// the most that the tricks it may lose can bring.
//
// The leader first leads the trumps that nobody beats, then the plain cards that nobody can beat
// any more or can ruff. Another seat comes in with its highest trump at the latest when nothing
// else is left to play, if nobody beats that. What the enemies of a lone hand need to win is looked
// at only where it can lift the count to `need`; never if that is 0. REQUIRES: the tricks of a side
// count for itself.
inline int SureOf(const Layout& layout, const Node& node, int seat, int need) {
  const bool leads = seat == node.leader;
  const Cards trumps = layout.trumps();
  const Cards own = node.hand(seat);
  const Cards others = node.all() ^ own;
  const Cards enemies = others & ~layout.side_cards[static_cast<std::size_t>(seat)];

  // Step 1: which of the enemies' trumps outlast the own ones that nobody beats.
  const sure::Drawing drawing = sure::DrawingBy(layout, node, seat, enemies);

  // Step 2: which own trumps they may beat, and how many of these win all the same.
  const Cards beaten = sure::BeatenTrumps(layout, drawing);
  const Cards late = drawing.lower & ~beaten;  // win once those are gone
  const int survivors = late == 0 ? sure::Survivors(beaten, drawing.kept) : 0;

  // Step 3: which plain cards win, once nobody can ruff or as long as those who could must follow.
  const bool partner_ruffs = ((others ^ enemies) & trumps) != 0;
  const bool drawn = drawing.rounds == 0 || (drawing.after_one_round == 0 && late != 0);
  const bool cleared =
      drawing.enters && !partner_ruffs && drawn && (leads || (others & trumps) == 0);
  const Cards plain = cleared || leads ? sure::PlainWinners(layout, node, seat, drawing.kept,
                                                            cleared, partner_ruffs)
                                       : 0;

  // Step 4: how many tricks are lost. With a trump only to a higher trump of an enemy.
  const Cards winners = enemies & trumps & ~(LowestBit(own & trumps) * 2 - 1);
  const int by_trumps = std::min(std::popcount(beaten) - survivors, std::popcount(winners));
  const Cards loose = own & ~trumps & ~plain;
  const int lost = by_trumps + std::popcount(loose);
  if (lost == 0) return node.left;
  if (lost == node.tricks_left()) return 0;

  // Step 5: the most that these bring.
  std::optional<Cards> cashed;
  if (leads && late == 0 && survivors == 0) cashed = drawing.tops | plain;
  const int points =
      RichestPoints(layout, seat, loose, 7) + RichestPoints(layout, seat, beaten, by_trumps) +
      sure::AddedByOthers(layout, node, seat, lost, cashed, !leads && drawing.tops != 0);
  const int sure = node.left - lost * layout.trick_bonus - points;

  // Step 6: less, where the enemies of a lone hand need trumps to win these tricks.
  const bool pointless = !layout.Alone(seat) || layout.trick_bonus != 0;
  if (pointless || sure >= need || sure + kMostCardPoints * by_trumps < need) return sure;
  return sure + sure::CostOfWinners(layout, node, enemies, winners, lost, by_trumps);
}

}  // namespace SCHAFKOPF_PROCESSOR
}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_SURE_H_
