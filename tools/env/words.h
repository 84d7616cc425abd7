// What an environment for learning says to people.
#ifndef SCHAFKOPF_TOOLS_ENV_WORDS_H_
#define SCHAFKOPF_TOOLS_ENV_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// Errors.
WORDS(kGameForCardsAlone, "a game for this deck in which players see only their own cards",
      "ein Spiel mit diesen Karten, bei dem jeder nur sein eigenes Blatt sieht");
WORDS(kGameThatCanBeDealt, "a game that can be announced on at least one possible hand",
      "ein Spiel, das man mit irgendeinem Blatt ansagen kann");
WORDS(kContractsOfThree, "contracts for three players", "Spiele zu dritt");
WORDS(kSeatsOfTable, "one player for each of the $0 seats", "ein Spieler für jeden der $0 Plätze");
WORDS(kOneThatLearns, "at least one seat with an agent", "mindestens ein Platz mit agent");
WORDS(kDeckOfThreeOrFour, "a deck: long, short or short20 (with three players, only short)",
      "Karten für drei oder vier Spieler: long, short oder short20; zu dritt geht nur short");
WORDS(kFewerGames, "a rule set with at most $0 games", "Regeln mit höchstens $0 Spielen");
WORDS(kDealOfGame, "a deal line that fits these tables: one of their games, with their deck",
      "eine Spielzeile, die zu diesen Tischen passt: ein Spiel von dort, mit denselben Karten");
WORDS(kHabitOrAsk, "habit or ask", "habit oder ask");

// Fields.
WORDS(kTablesAtOnce, "tables played in parallel",
      "an wie vielen Tischen gleichzeitig gespielt wird");
WORDS(kSeedOfDeals, "seed for the deals and for players who choose at random",
      "bestimmt, wie gegeben wird und was Zufallsspieler machen");
WORDS(kFourOrThree, "4 or 3", "4 oder 3");
WORDS(kGamesWithoutAuction, "games to deal without an auction, for card play only",
      "Spiele, die schon feststehen: es wird nichts angesagt, nur gespielt");
WORDS(kDrawsForDeclarer,
      "number of deals to draw (the declarer gets the best one); same default as in `match`",
      "aus so vielen Verteilungen bekommt der Spieler die beste; ohne Angabe wie bei `match`");
WORDS(kNobodyDoubles, "do not ask anyone about Legen, Kontra or Re",
      "keiner wird gefragt, ob er legt oder Kontra oder Re gibt");
WORDS(kWhoSitsThere, "for each seat: agent, or any player that `match` accepts",
      "für jeden Platz: agent oder ein Spieler wie bei `match`");
WORDS(kHowTheyBid,
      "how opponents bid: habit (as people do) or ask (as `ask` does, including Kontra; slow)",
      "wie angesagt wird: habit wie in echten Spielen, ask wie bei `ask`, auch mit Kontra (dauert "
      "lange)");
WORDS(kSeatsMoveOn, "everyone moves up one seat with each deal and each table",
      "von Spiel zu Spiel und von Tisch zu Tisch rücken alle einen Platz weiter");
WORDS(kDealsAgain, "tables start a new game as soon as they finish one",
      "ist an einem Tisch das Spiel aus, wird dort gleich neu gegeben");
WORDS(kThreadsForTables, "number of threads; 0: one per processor",
      "Anzahl der Threads; 0: einer pro Prozessor");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ENV_WORDS_H_
