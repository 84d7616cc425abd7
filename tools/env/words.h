// What an environment for learning says to people.
#ifndef SCHAFKOPF_TOOLS_ENV_WORDS_H_
#define SCHAFKOPF_TOOLS_ENV_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// Errors.
WORDS(kGameForCardsAlone, "a game with this deck in which players see only their own cards",
      "ein Spiel mit diesen Karten, bei dem jeder nur sein eigenes Blatt sieht");
WORDS(kGameThatCanBeDealt, "a game that can be announced with some hand",
      "ein Spiel, das sich mit irgendeinem Blatt ansagen lässt");
WORDS(kContractsOfThree, "contracts for three players", "Spiele zu dritt");
WORDS(kSeatsOfTable, "one player for each of $0 seats", "ein Spieler für jeden der $0 Plätze");
WORDS(kOneThatLearns, "an agent at one seat", "ein Agent an einem der Plätze");
WORDS(kDeckOfThreeOrFour, "a deck for three or four: long, short or short20; for three: short",
      "Karten für drei oder vier: long, short oder short20, zu dritt short");
WORDS(kFewerGames, "rules with at most $0 games", "Regeln mit höchstens $0 Spielen");
WORDS(kDealOfGame, "a deal of one of the games, with the deck of the tables",
      "eine Verteilung für eines der Spiele, mit dem Kartenspiel der Tische");
WORDS(kHabitOrAsk, "habit or ask", "habit oder ask");

// Fields.
WORDS(kTablesAtOnce, "tables played in parallel", "Tische, an denen zugleich gespielt wird");
WORDS(kSeedOfDeals, "for the deals and the players that choose at random",
      "für die Verteilungen und die Spieler, die zufällig spielen");
WORDS(kFourOrThree, "4, or 3", "4 oder 3");
WORDS(kGamesWithoutAuction, "games to deal without an auction: only the cards are played",
      "Spiele, die schon feststehen: es wird nichts angesagt, nur gespielt");
WORDS(kDrawsForDeclarer,
      "number of deals to draw; the declarer gets the best of them; by default as in `match`",
      "aus so vielen Verteilungen bekommt der Spieler die beste; sonst wie bei `match`");
WORDS(kNobodyDoubles, "nobody is asked about Legen, Kontra or Re",
      "keiner wird nach Legen, Kontra oder Re gefragt");
WORDS(kWhoSitsThere, "agent, or a player as in `match`, for each seat",
      "agent oder ein Spieler wie bei `match`, für jeden Platz");
WORDS(kHowTheyBid,
      "how opponents bid: as people do (habit), or as `ask` does, with Kontra (ask), which is slow",
      "wie angesagt wird: wie man halt ansagt (habit) oder wie bei `ask`, mit Kontra (ask), was "
      "lange dauert");
WORDS(kSeatsMoveOn, "everybody moves on one seat from deal to deal and from table to table",
      "von Spiel zu Spiel und von Tisch zu Tisch rücken alle einen Platz weiter");
WORDS(kDealsAgain, "a finished table gets a new deal at once",
      "ein Tisch, der fertig ist, bekommt gleich neue Karten");
WORDS(kThreadsForTables, "threads; 0: one per processor", "Threads; 0: einer für jeden Prozessor");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ENV_WORDS_H_
