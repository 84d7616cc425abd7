#include "engine/play/play_fault.h"

#include <algorithm>

#include "engine/play/position.h"

namespace schafkopf {

PlayFault FaultOf(const Deal& deal, std::span<const Card> cards) {
  using enum PlayFault::Kind;
  Position position(deal);
  bool announced = position.switched();
  for (std::size_t index = 0; index < cards.size(); ++index) {
    const Card card = cards[index];
    if (position.finished()) return {kNoneLeft, index};
    if (!position.LegalPlays().Contains(card)) {
      if (position.hand(position.to_move()).Contains(card)) return {kNotLegal, index};
      const bool fell = std::ranges::count(position.played(), card) > 0;
      return {fell ? kFellBefore : kNotHeld, index};
    }
    position.Play(card);
    if (announced || !position.switched() || !position.trick().empty()) continue;
    announced = true;
    if (position.leader() != deal.declarer) return {kOtherDeclarer, index};
  }
  return {};
}

}  // namespace schafkopf
