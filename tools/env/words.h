// What an environment for learning says to people.
#ifndef SCHAFKOPF_TOOLS_ENV_WORDS_H_
#define SCHAFKOPF_TOOLS_ENV_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// Errors.
WORDS(kGameForCardsAlone, "a game of this deck that is played by what each seat sees",
      "ein Spiel mit diesen Karten, bei dem jeder nach seinem Blatt spielt");
WORDS(kGameThatCanBeDealt, "a game that some hands can announce",
      "ein Spiel, das sich mit irgendeinem Blatt ansagen lässt");
WORDS(kContractsOfThree, "contracts where three play", "Spiele, wo zu dritt gespielt wird");
WORDS(kSeatsOfTable, "one player for each of $0 seats", "für jeden der $0 Plätze einen Spieler");
WORDS(kOneThatLearns, "an agent at one seat", "an einem Platz einen Agenten");
WORDS(kDeckOfThreeOrFour, "a deck of three or four: long, short or short20, of three short",
      "Karten für drei oder vier: long, short oder short20, zu dritt short");
WORDS(kFewerGames, "rules with at most $0 games", "Regeln mit höchstens $0 Spielen");
WORDS(kDealOfGame, "a deal of one of the games, with the cards of the tables",
      "eine Verteilung mit einem der Spiele und den Karten der Tische");
WORDS(kHabitOrAsk, "habit or ask", "habit oder ask");

// Fields.
WORDS(kTablesAtOnce, "tables that are played at once", "Tische, an denen zugleich gespielt wird");
WORDS(kSeedOfDeals, "of the deals and of whoever plays by chance",
      "für die Verteilungen und wer nach Zufall spielt");
WORDS(kFourOrThree, "4, or 3", "4 oder 3");
WORDS(kGamesWithoutAuction, "games that are dealt, so that the cards alone are played",
      "Spiele, die ausgeteilt werden: gespielt werden nur die Karten");
WORDS(kDrawsForDeclarer, "deals of which the declarer has the best; else as `match`",
      "Verteilungen, von denen der Spieler die beste hat; sonst wie `match`");
WORDS(kNobodyDoubles, "nobody is asked to lay, to say Kontra or Re",
      "niemand wird nach Legen, Kontra oder Re gefragt");
WORDS(kWhoSitsThere, "agent, or a player as in `match`, for each seat",
      "agent oder ein Spieler wie bei `match`, für jeden Platz");
WORDS(kHowTheyBid, "as people do (habit), or as `ask` and with Kontra (ask), which takes long",
      "wie die Leute (habit) oder wie `ask` und mit Kontra (ask), was lange dauert");
WORDS(kSeatsMoveOn, "whoever sits there moves on by a seat with each deal and table",
      "mit jedem Spiel und Tisch rücken alle einen Platz weiter");
WORDS(kDealsAgain, "a table that is over is dealt anew at once",
      "ein Tisch, der fertig ist, bekommt gleich neue Karten");
WORDS(kThreadsForTables, "threads; 0: one for each processor",
      "Threads; 0: einer für jeden Prozessor");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ENV_WORDS_H_
