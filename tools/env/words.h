// What an environment for learning says to people.
#ifndef SCHAFKOPF_TOOLS_ENV_WORDS_H_
#define SCHAFKOPF_TOOLS_ENV_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// Errors.
WORDS(kGameForCardsAlone, "a game with this deck in which players see only their own cards",
      "ein Spiel mit diesen Karten, bei dem jeder nur sein eigenes Blatt sieht");
WORDS(kGameThatCanBeDealt, "a game that at least one possible hand could announce",
      "ein Spiel, das sich mit irgendeinem Blatt ansagen lässt");
WORDS(kContractsOfThree, "contracts for three players", "Spiele zu dritt");
WORDS(kSeatsOfTable, "one player for each of the $0 seats", "ein Spieler für jeden der $0 Plätze");
WORDS(kOneThatLearns, "an agent in one of the seats", "ein Agent auf einem der Plätze");
WORDS(kDeckOfThreeOrFour, "a deck for three or four: long, short or short20; for three: short",
      "Karten für drei oder vier Spieler: long, short oder short20; zu dritt short");
WORDS(kFewerGames, "rules with at most $0 games", "Regeln mit höchstens $0 Spielen");
WORDS(kDealOfGame, "a deal for one of the games, with the deck used at the tables",
      "eine Verteilung für eines der Spiele, mit denselben Karten wie an den Tischen");
WORDS(kHabitOrAsk, "habit or ask", "habit oder ask");

// Fields.
WORDS(kTablesAtOnce, "tables played in parallel", "Tische, an denen gleichzeitig gespielt wird");
WORDS(kSeedOfDeals, "seed for the deals and for players who choose at random",
      "für die Verteilungen und die Spieler, die zufällig spielen");
WORDS(kFourOrThree, "4 or 3", "4 oder 3");
WORDS(kGamesWithoutAuction, "games to deal without an auction, for the card play only",
      "Spiele, die schon feststehen: es wird nichts angesagt, nur gespielt");
WORDS(kDrawsForDeclarer,
      "number of deals to draw, of which the declarer gets the best; same default as in `match`",
      "aus so vielen Verteilungen bekommt der Spieler die beste; sonst wie bei `match`");
WORDS(kNobodyDoubles, "nobody is asked about Legen, Kontra or Re",
      "keiner wird gefragt, ob er legt oder Kontra oder Re gibt");
WORDS(kWhoSitsThere, "for each seat: agent, or any player that `match` accepts",
      "für jeden Platz: agent oder ein Spieler wie bei `match`");
WORDS(kHowTheyBid,
      "how opponents bid: habit (as people do) or ask (as `ask` does, including Kontra; slow)",
      "wie angesagt wird: nach Gewohnheit (habit) oder wie bei `ask`, mit Kontra (ask); das dauert "
      "lange");
WORDS(kSeatsMoveOn, "everybody moves up one seat with each deal and each table",
      "von Spiel zu Spiel und von Tisch zu Tisch rücken alle einen Platz weiter");
WORDS(kDealsAgain, "a finished table gets a new deal at once",
      "ist an einem Tisch das Spiel aus, wird dort gleich neu gegeben");
WORDS(kThreadsForTables, "number of threads; 0 = one per processor",
      "Threads; 0: einer für jeden Prozessor");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ENV_WORDS_H_
