// Rows of games as tables play them: a contract's row with its deck, seats and rules of play.
#ifndef SCHAFKOPF_TESTS_SUPPORT_GAME_ROW_H_
#define SCHAFKOPF_TESTS_SUPPORT_GAME_ROW_H_

#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/option.h"
#include "tests/support/random_deal.h"

namespace schafkopf {

struct GameRow {
  std::string name;  // of a test
  std::string row;   // ContractRow::name
  Deck deck = Deck::kLong;
  int seats = 4;
  bool plain = false;  // needs the plain search
  std::vector<std::pair<const char*, const char*>> options = {};
  bool stich = false;

  friend void PrintTo(const GameRow& game, std::ostream* out) { *out << game.name; }
};

// Every deck of four players, and the usual ones of three and two.
struct NamedTable {
  const char* name;  // of a test
  Deck deck;
  int seats;

  friend void PrintTo(const NamedTable& table, std::ostream* out) { *out << table.name; }
};
inline constexpr NamedTable kTables[] = {{"long", Deck::kLong, 4},       {"short", Deck::kShort, 4},
                                         {"short20", Deck::kShort20, 4}, {"kop", Deck::kKop, 4},
                                         {"three", Deck::kShort, 3},     {"two", Deck::kLong, 2}};

RuleOptions OptionsOf(const GameRow& game);
// With all suits, called cards and partners.
std::vector<Contract> ContractsOf(const GameRow& game);
Deal RandomDealOf(const GameRow& game, Random& random);

// Games of two sides by the common rules of play, with each deck.
std::vector<GameRow> CommonGames();
// Those with other decks, seats and duties.
std::vector<GameRow> SpecialGames();

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_GAME_ROW_H_
