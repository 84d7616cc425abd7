// A contract at a table: what follows from both, worked out once for many deals and cards.
#ifndef SCHAFKOPF_ENGINE_PLAY_GAME_H_
#define SCHAFKOPF_ENGINE_PLAY_GAME_H_

#include <cstddef>
#include <span>

#include "engine/play/card_order.h"
#include "engine/play/contract.h"
#include "engine/play/duties.h"
#include "engine/play/table.h"

namespace schafkopf {

// Whether the declarer's hand lies open once so many tricks are over.
inline bool LiesOpen(const Contract& contract, const RuleOptions& options, std::size_t tricks) {
  return contract.is_ouvert() && (tricks > 0 || !options.Is({"bettel_ouvert", "after_trick_1"}));
}

// About 1200 bytes; making one costs two card orders.
class Game {
 public:
  // REQUIRES: a contract of this table (ContractUnder); IsPlayedWith(contract.row(), table.deck);
  // IsPlayedAt(contract.row(), table.seats, table.options).
  Game(const Contract& contract, const Table& table)
      : table_(table),
        contract_(contract),
        duties_(DutiesOf(contract, table)),
        order_(contract),
        first_order_(FirstContract(contract)) {
    assert(IsPlayedWith(contract.row(), table.deck));
    if (const auto called = contract.called_card()) {
      called_ = {CardSet::Of(*called), order_.GroupOf(*called)};
    }
  }
  // What a table plays when `named` is announced.
  static Game At(const Contract& named, const Table& table) {
    return Game(ContractUnder(named, table.options), table);
  }

  const Contract& contract() const { return contract_; }
  const Table& table() const { return table_; }
  Deck deck() const { return table_.deck; }
  int seats() const { return table_.seats; }
  int hand_size() const { return table_.hand_size(); }
  const Duties& duties() const { return duties_; }
  // Who leads to the first trick.
  Seat FirstLeader(Seat declarer) const { return duties_.declarer_leads ? declarer : Seat(0); }
  // Of the contract.
  const CardOrder& order() const { return order_; }
  // The one in force: a Solo hintenrum begins with the trumps of a Ramsch.
  const CardOrder& order(bool switched) const { return switched ? order_ : first_order_; }
  // The called card and its suit; empty where nothing is called.
  const CalledCard& called() const { return called_; }

  // Whether the contract's own trumps are in force from the first card on.
  bool begins_switched() const { return contract_.begins_switched(); }
  // The tricks before that, where they are counted for all seats.
  int tricks_before() const { return contract_.row().special.switches_after; }
  // Whether they are when `tricks` are over, of which one seat has at most `most`.
  bool SwitchedAfter(int tricks, int most) const {
    const int due = contract_.row().special.switches_after;
    return (duties_.switch_at_three_tricks ? most : tricks) >= due;
  }

  // The turn of a seat that may play from `hand` when `trick` lies on the table. `number`: of the
  // trick, from 1; `called_led`, `dealt_of_called`: see Turn.
  Turn TurnOf(CardSet hand, std::span<const Card> trick, const CardOrder& in_force, int number,
              bool called_led, int dealt_of_called) const {
    Turn turn{hand, {}, {}, number, called_, called_led, dealt_of_called};
    if (trick.empty()) return turn;
    turn.led = in_force.GroupOf(trick.front());
    if (MustOvertake(contract_, duties_)) turn.beaters = Beaters(hand, trick, in_force);
    return turn;
  }

  friend bool operator==(const Game& a, const Game& b) {
    return a.contract_ == b.contract_ && a.table_ == b.table_;
  }

 private:
  static Contract FirstContract(const Contract& contract) {
    const std::string_view first = contract.row().special.begins_as;
    return first.empty() ? contract : Contract::Named(first);
  }

  Table table_;
  Contract contract_;
  Duties duties_;
  CardOrder order_;
  CardOrder first_order_;
  CalledCard called_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_GAME_H_
