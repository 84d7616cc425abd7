// What `table` says to people.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_TABLE_WORDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_TABLE_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

WORDS(kWhoIsOnTurnAtTable, "who is on turn at a table, and what may be said or played",
      "wer am Tisch dran ist und was er ansagen oder spielen darf");

// Errors.
WORDS(kGameToDouble, "a game to double", "ein Spiel, das verdoppelt wird");
WORDS(kGamePlayedByWhatEachSeatSees, "a game that is played by what each seat sees",
      "ein Spiel, bei dem jeder nach seinem Blatt spielt");
WORDS(kDealOfFour, "a deal of four with 32, 24 or 20 cards",
      "vier Blätter mit 32, 24 oder 20 Karten");

// Fields.
WORDS(kDealLineBeforeGame, "a deal line; passed - while it is not settled who plays",
      "ein Spiel als Zeile; passed -, solange nicht feststeht, wer spielt");
WORDS(kAlsoWhatSeatOnTurnDoes, "also what the seat on turn does, by what it sees alone",
      "auch was der tut, der dran ist, nur nach dem, was er sieht");
WORDS(kPlaysAsPeopleDo, "it plays as people do, not as well as it can",
      "er spielt wie die Leute, nicht so gut er kann");
WORDS(kWorldsForCard, "worlds it deals for a card; 4000",
      "Verteilungen, die er für eine Karte mischt; 4000");

// Columns.
WORDS(kPhases, "bid, called, play or over",
      "bid (Ansage), called (angesagt), play (Spiel) oder over (aus)");
WORDS(kGameAsFarAsSaid, "as far as it was said; passed: nobody bid",
      "soweit es gesagt ist; passed: keiner hat angesagt");
WORDS(kWhoIsToBidOrPlay, "who is to bid or to play", "wer ansagen oder spielen muss");
WORDS(kWhatItMayBid, "what it may bid", "was er ansagen darf");
WORDS(kAsAnnounced, "as it is announced", "wie es angesagt wird");
WORDS(kMustBidOneOfThem, "bid one of them", "eins davon muss er ansagen");
WORDS(kWhatItMayPlay, "what it may play, strongest first",
      "was er spielen darf, die stärkste zuerst");
WORDS(kWhoMayDoubleNow, "who may give Kontra, Re ... now", "wer jetzt Kontra, Re ... geben darf");
WORDS(kWhetherSideIsShown, "whether everybody has seen who it is",
      "ob alle gesehen haben, wer dazugehört");
WORDS(kAllCardsStrongestFirst, "all cards, strongest first", "alle Karten, die stärkste zuerst");
WORDS(kTricksOver, "that are over", "die schon vorbei sind");
WORDS(kOnTable, "on the table", "auf dem Tisch");
WORDS(kOfEachInTricksOver, "of each seat in tricks that are over",
      "von jedem in den Stichen, die vorbei sind");
WORDS(kWhatSeatOnTurnDoes, "what the seat on turn does; no card and no game: it passes",
      "was der tut, der dran ist; ohne Karte und Spiel sagt er weiter");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ANSWERS_TABLE_WORDS_H_
