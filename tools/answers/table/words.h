// What `table` says to people.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_TABLE_WORDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_TABLE_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

WORDS(kWhoIsOnTurnAtTable, "whose turn it is at a table, and what that player may bid or play",
      "wer am Tisch dran ist und was er ansagen oder spielen darf");

// Errors.
WORDS(kGameToDouble, "a game to double", "ein Spiel, das man verdoppeln kann");
WORDS(kDealOfFour, "a deal for four players with 32, 24 or 20 cards",
      "vier Blätter, zusammen 32, 24 oder 20 Karten");

// Fields.
WORDS(kDealLineBeforeGame, "a deal line, with `passed -` until the declarer is known",
      "eine Spielzeile, mit `passed -`, solange nicht feststeht, wer spielt");
WORDS(kAlsoWhatSeatOnTurnDoes,
      "also show what the player to move would do, seeing only their own cards",
      "auch ausgeben, was der macht, der gerade dran ist (er sieht nur sein eigenes Blatt)");
WORDS(kPlaysAsPeopleDo, "play the way people do rather than as well as possible",
      "spielen, wie man am Tisch spielt, statt möglichst gut");
WORDS(kWorldsForCard, "deals sampled for each card; default 4000",
      "wie viele Verteilungen das Programm für jede Karte durchrechnet; sonst 4000");

// Columns.
WORDS(kPhases, "bid, called, play or over",
      "bid (es wird angesagt), called (das Spiel steht fest), play (es wird gespielt) oder over "
      "(aus)");
WORDS(kGameAsFarAsSaid, "as announced so far; passed if nobody has bid",
      "soweit es angesagt ist; passed, wenn alle „weiter“ gesagt haben");
WORDS(kWhoIsToBidOrPlay, "whose turn it is to bid or play",
      "wer mit Ansagen oder Spielen dran ist");
WORDS(kWhatItMayBid, "what that player may bid", "was er ansagen darf");
WORDS(kAsAnnounced, "how it is announced", "wie es angesagt wird");
WORDS(kMustBidOneOfThem, "whether that player must bid", "ob er eins davon ansagen muss");
WORDS(kWhatItMayPlay, "what that player may play, strongest first",
      "welche Karten er spielen darf, die stärkste zuerst");
WORDS(kWhoMayDoubleNow, "who may now call Kontra, Re and so on",
      "wer jetzt Kontra, Re ... geben darf");
WORDS(kWhetherSideIsShown, "whether everybody knows who is on that side",
      "ob schon alle wissen, wer zur Spielerpartei gehört");
WORDS(kAllCardsStrongestFirst, "all cards, strongest first", "alle Karten, die stärkste zuerst");
WORDS(kTricksOver, "completed tricks", "die Stiche bisher");
WORDS(kOnTable, "on the table", "der Stich auf dem Tisch");
WORDS(kOfEachInTricksOver, "for each seat, in completed tricks",
      "was jeder bisher in seinen Stichen hat");
WORDS(kWhatSeatOnTurnDoes,
      "what the next player would do; a pass if neither a card nor a game is given",
      "was der macht, der gerade dran ist; fehlen Karte und Spiel, sagt er „weiter“");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ANSWERS_TABLE_WORDS_H_
