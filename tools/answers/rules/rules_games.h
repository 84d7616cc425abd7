// What can be asked about each game at each table: its legal cards, how it ends with open cards,
// whether to play it, what it costs.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_RULES_RULES_GAMES_H_
#define SCHAFKOPF_TOOLS_ANSWERS_RULES_RULES_GAMES_H_

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/table/rule_set.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/door/words.h"
#include "tools/answers/rules/words.h"

namespace schafkopf {

// Cards and players that games are played with.
struct PlayedTable {
  Deck deck;
  int players;
  Text<0> title;
};
inline constexpr auto kPlayedTables = std::to_array<PlayedTable>({
    {Deck::kLong, 4, words::kTableOfLong},
    {Deck::kShort, 4, words::kTableOf24},
    {Deck::kShort20, 4, words::kTableOf20},
    {Deck::kKop, 4, words::kTableOf16},
    {Deck::kShort, 3, words::kTableOfThree},
    {Deck::kLong, 2, words::kTableOfTwo},
});

// One game at one of them. Legal cards are always told.
struct GameAtTable {
  std::string solve;  // what `solve` tells: "value", "made", "each seat", "Solo" (once announced)
  std::string ask;    // what `ask` rests on: "recorded", "habit", "played", "open", "certain"
  std::string price;  // cents of a win without extras; "points" where a score is kept
};
// Nothing where the table does not play it.
std::optional<GameAtTable> GameAt(const PlayedTable& table, const Contract& contract,
                                  const RuleSet& rules);

// A line for each game and Tout: its name, legal, solve, price, and what `ask` rests on at each
// table, "" where it is not played there. The first line names the columns.
std::vector<std::vector<Message>> GamesTable(const RuleSet& rules);
// The same, one for each game and table.
struct TabledGame : GameAtTable {
  Contract contract;
  PlayedTable table;
};
std::vector<TabledGame> GamesByTable(const RuleSet& rules);
inline constexpr auto kGamesAtTables = ColumnsOf<TabledGame>({
    {"contract", Kind::kContract, At<&TabledGame::contract>},
    {"deck", Kind::kCount, [](auto& game) { return CardsOf(game.table.deck).size(); },
     words::kCardsKind},
    {"players", Kind::kCount, [](auto& game) { return game.table.players; }},
    {"legal", Kind::kFlag, [](auto& /*game*/) { return true; }},
    {"solve", Kind::kName, [](auto& game) { return game.solve; }},
    {"ask", Kind::kWord, [](auto& game) { return game.ask; }},
    {"price", Kind::kName, [](auto& game) { return game.price; }},
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_RULES_RULES_GAMES_H_
