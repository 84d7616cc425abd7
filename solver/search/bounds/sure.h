// What a side is sure of at the start of a trick, without search.
//
// One hand is enough for it: cards that nobody can beat or ruff, and the trumps that are left when
// those of the enemies have been drawn or used up. To the other tricks every hand adds at most its
// richest cards.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BOUNDS_SURE_H_
#define SCHAFKOPF_SOLVER_SEARCH_BOUNDS_SURE_H_

#include <algorithm>
#include <bit>
#include <optional>

#include "solver/search/board/layout.h"
#include "solver/search/board/node.h"
#include "solver/search/board/pick.h"
#include "solver/search/board/processor.h"
#include "solver/search/bounds/drawing.h"
#include "solver/search/bounds/losses.h"

namespace schafkopf {
inline namespace SCHAFKOPF_PROCESSOR {
namespace sure {

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

// The plain cards of `seat` that win their tricks. Once all other trumps are `cleared` nobody can
// ruff them; before that the hand leads them now, as long as the enemies who `kept` trumps must
// follow and, where `partner_ruffs`, no partner must.
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
  const Cards enemies = others & ~layout.side_cards[seat];

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

#endif  // SCHAFKOPF_SOLVER_SEARCH_BOUNDS_SURE_H_
