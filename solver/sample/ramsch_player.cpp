#include "solver/sample/ramsch_player.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "solver/ramsch/ramsch_board.h"
#include "solver/ramsch/ramsch_habits.h"
#include "solver/sample/view_worlds.h"

namespace schafkopf {

Card ChooseInRamsch(const SeatView& view, const Player& player, std::uint64_t seed,
                    const RamschTerms& terms) {
  struct Candidate {
    Card card;
    std::int64_t cents = 0;
    std::int64_t points = 0;
  };
  std::vector<Candidate> candidates;
  for (Card card : view.DistinctPlays()) candidates.push_back({card});
  const RamschBoard board(view.game);
  const RamschHabits habits(board, view.contract().row().special.passes_tricks_on);
  Player more = player;
  more.worlds *= kRamschWorlds;
  for (const Hands& hands : WorldsOf(view, more, seed)) {
    const RamschState start = board.StateOf(PositionIn(view, hands));
    for (Candidate& candidate : candidates) {
      RamschState state = start;
      board.Play(state, board.labels().ToLabel(candidate.card));
      habits.PlayOut(state);
      const RamschTerms::Result end = terms.Settle(board.CapturedOf(state));
      candidate.cents += end.payments[view.seat].count();
      candidate.points += end.points[view.seat].count();
    }
  }
  // Of equal ones the last, which is the weakest.
  const auto worth = [](const Candidate& each) { return std::pair(each.cents, -each.points); };
  return std::ranges::max_element(candidates.rbegin(), candidates.rend(), {}, worth)->card;
}

}  // namespace schafkopf
