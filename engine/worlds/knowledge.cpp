#include "engine/worlds/knowledge.h"

#include <algorithm>

#include "engine/play/duties.h"
#include "engine/play/position.h"

namespace schafkopf {

CardSet Knowledge::unseen() const {
  CardSet cards = CardsOf(deck);
  for (Seat seat : kSeats) cards -= held[seat];
  return cards;
}

void AddCall(const Contract& contract, Seat declarer, Knowledge& knowledge) {
  const auto sau = contract.called_card();
  if (!sau) return;
  CallKnowledge call{*sau, CardOrder(contract).GroupOf(*sau), declarer, {}};
  call.least[declarer] = contract.row().special.forced || sau->rank() != Rank::kSau ? 0 : 1;
  knowledge.call = call;
  knowledge.not_held[declarer].Insert(*sau);
  CardSet needed = HeldToCall(*sau);
  for (Seat seat : kSeats) {
    if (seat != declarer) needed -= knowledge.held[seat];
  }
  CardSet& held = knowledge.held[declarer];
  if ((held | needed).size() <= HandSize(knowledge.deck, knowledge.seats)) held |= needed;
}

Knowledge KnowledgeBeforePlay(Deck deck, const PerSeat<CardSet>& held, int seats) {
  Knowledge knowledge;
  knowledge.deck = deck;
  knowledge.seats = seats;
  knowledge.held = held;
  return knowledge;
}

Knowledge KnowledgeOf(const Game& game, Seat declarer, Seat observer, CardSet hand,
                      std::span<const Card> played) {
  const int seats = game.seats();
  Knowledge knowledge;
  knowledge.deck = game.deck();
  knowledge.seats = seats;
  knowledge.held[observer] = hand;
  AddCall(game.contract(), declarer, knowledge);

  const CardOrder& order = game.order();
  const auto sau = game.contract().called_card();
  bool called_suit_led = false;
  Seat leader;
  const auto cards_of_trick = static_cast<std::size_t>(seats);
  const auto seat_after = [&](Seat seat, std::size_t steps) {
    return Seat((seat.index() + static_cast<int>(steps)) % seats);
  };
  for (std::size_t start = 0; start < played.size(); start += cards_of_trick) {
    const auto trick = played.subspan(start, std::min(cards_of_trick, played.size() - start));
    const CardSet led = order.GroupOf(trick.front());
    const bool searched = sau && !called_suit_led && led.Contains(*sau);
    for (std::size_t i = 0; i < trick.size(); ++i) {
      const Seat seat = seat_after(leader, i);
      if (!led.Contains(trick[i])) knowledge.not_held[seat] |= led;
      // A seat that followed with another card does not hold the Sau; one that led another card
      // ran away if it does, and then held enough of the suit.
      if (searched && trick[i] != *sau) {
        if (i > 0) {
          knowledge.not_held[seat].Insert(*sau);
        } else if (seat != declarer && seat != observer) {
          knowledge.call->least[seat] = kRunawayMin + (knowledge.held[seat] & led).size();
        }
      }
      knowledge.held[seat].Insert(trick[i]);
    }
    called_suit_led |= searched;
    leader = seat_after(leader, WinnerOf(trick, order));
  }
  for (Seat seat : kSeats) knowledge.not_held[seat] -= knowledge.held[seat];
  return knowledge;
}

}  // namespace schafkopf
