// A contract at a table: what follows from both, worked out once for many deals and cards.
#ifndef SCHAFKOPF_ENGINE_PLAY_GAME_H_
#define SCHAFKOPF_ENGINE_PLAY_GAME_H_

#include <span>

#include "engine/play/card_order.h"
#include "engine/play/contract.h"
#include "engine/play/deck.h"
#include "engine/play/duties.h"

namespace schafkopf {

// Immutable, about 200 bytes; making one costs two card orders.
class Game {
 public:
  // REQUIRES: IsPlayedWith(contract.row(), deck); IsPlayedBy(contract.row(), seats);
  // IsTable(deck, seats).
  constexpr Game(const Contract& contract, Deck deck, const Duties& duties = {},
                 int seats = kSeatCount)
      : contract_(contract),
        deck_(deck),
        seats_(seats),
        duties_(duties),
        order_(contract),
        first_order_(FirstContract(contract)) {
    assert(IsPlayedWith(contract.row(), deck));
    if (const auto called = contract.called_card()) {
      called_ = {CardSet::Of(*called), order_.GroupOf(*called)};
    }
  }
  // What a table with these options plays when `named` is announced.
  static constexpr Game At(const Contract& named, Deck deck, const RuleOptions& options,
                           int seats = kSeatCount) {
    const Contract meant = ContractUnder(named, options);
    return Game(meant, deck, DutiesOf(meant, deck, options), seats);
  }

  constexpr const Contract& contract() const { return contract_; }
  constexpr Deck deck() const { return deck_; }
  constexpr int seats() const { return seats_; }
  constexpr int hand_size() const { return HandSize(deck_, seats_); }
  constexpr const Duties& duties() const { return duties_; }
  // Of the contract.
  constexpr const CardOrder& order() const { return order_; }
  // The one in force: a Solo hintenrum begins with the trumps of a Ramsch.
  constexpr const CardOrder& order(bool switched) const { return switched ? order_ : first_order_; }
  // The called card and its suit; empty where nothing is called.
  constexpr const CalledSau& called() const { return called_; }

  // Whether the contract's own trumps are in force from the first card on.
  constexpr bool begins_switched() const { return contract_.row().special.switches_after == 0; }
  // The tricks before that, where they are counted for all seats.
  constexpr int tricks_before() const { return contract_.row().special.switches_after; }
  // Whether they are when `tricks` are over, of which one seat has at most `most`.
  constexpr bool SwitchedAfter(int tricks, int most) const {
    const int due = contract_.row().special.switches_after;
    return (duties_.switch_at_three_tricks ? most : tricks) >= due;
  }

  // The turn of a seat that may play from `hand` when `trick` lies on the table. `number`: of the
  // trick, from 1; `called_led`, `dealt_of_called`: see Turn.
  constexpr Turn TurnOf(CardSet hand, std::span<const Card> trick, const CardOrder& in_force,
                        int number, bool called_led, int dealt_of_called) const {
    Turn turn{hand, {}, {}, number, called_, called_led, dealt_of_called};
    if (trick.empty()) return turn;
    turn.led = in_force.GroupOf(trick.front());
    if (MustOvertake(contract_, duties_)) turn.beaters = Beaters(hand, trick, in_force);
    return turn;
  }

 private:
  static constexpr Contract FirstContract(const Contract& contract) {
    const std::string_view first = contract.row().special.begins_as;
    return first.empty() ? contract : Contract::Named(first);
  }

  Contract contract_;
  Deck deck_;
  int seats_;
  Duties duties_;
  CardOrder order_;
  CardOrder first_order_;
  CalledSau called_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_GAME_H_
