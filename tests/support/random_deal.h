// Seeded deals and positions of any contract, for tests.
#ifndef SCHAFKOPF_TESTS_SUPPORT_RANDOM_DEAL_H_
#define SCHAFKOPF_TESTS_SUPPORT_RANDOM_DEAL_H_

#include <string_view>
#include <vector>

#include "engine/cards/random.h"
#include "engine/play/deal.h"
#include "engine/play/position.h"

namespace schafkopf {

// Every game of two sides: all rows, suits and Touts; of called cards only the Sauen.
std::vector<Contract> AllContracts();
// Those of one row, with every called card and partner.
std::vector<Contract> ContractsOfRowInFull(const ContractRow& row);

// REQUIRES: there is a row of that name.
const ContractRow& RowNamed(std::string_view name);

// One contract of the row, and a table that plays it, both by chance.
struct AnyGame {
  Contract contract;
  Deck deck;
  int seats;
};
AnyGame GameOfRow(const ContractRow& row, Random& random);

// How the declarer's hand is drawn: from the whole pack, from one and a half times a hand of the
// strongest cards under the contract, or from twice a hand of the weakest.
enum class Tilt { kNone, kStrong, kWeak };

// A deal in which the declarer may announce the contract; a Sie and a Rufspiel ignore the tilt.
// REQUIRES: the game is played with the deck.
Deal RandomDeal(const Contract& contract, Deck deck, Tilt tilt, Random& random,
                int seats = kSeatCount);

// The deal by these rules of the table; as it is, where they make another contract of its own.
Deal Under(Deal deal, const RuleOptions& options);

// Plays random legal cards until `plies` lie on the table. With `keep_open`, a trick that settles a
// contract about tricks is taken back and tried again, some hundred times, before it is accepted.
Position RandomPlay(const Deal& deal, int plies, bool keep_open, Random& random);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_RANDOM_DEAL_H_
