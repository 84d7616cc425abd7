// What readers and writers of recorded games say.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_GAMES_WORDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_GAMES_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// Recorded games, told in parts.
WORDS(kAllCardsOfDeckPlayed, "all the cards of a finished four-player game",
      "ein ganzes Spiel zu viert mit allen Karten");
WORDS(kWhoPlays, "a declarer", "einer, der spielt");
WORDS(kTextOrArrayOfTexts, "a string, or an array of strings",
      "ein Text oder eine Liste von Texten");
WORDS(kTextOrNumber, "a string or a number", "ein Text oder eine Zahl");
WORDS(kArrayOfHands, "an array of hands", "eine Liste von Blättern");
WORDS(kDealOrItsParts,
      "the cards (`deal`, or `contract`, `declarer` and `played`); `score` needs no cards",
      "die Karten (`deal` oder `contract`, `declarer` und `played`); zum Abrechnen ohne Karten "
      "nimm `score`");
WORDS(kGameAsJson, "a game as a JSON object", "ein Spiel als JSON-Objekt");
WORDS(kNoteValue, "a string, a number, true or an array of these",
      "ein Text, eine Zahl, true oder eine Liste davon");
WORDS(kSeatOrName, "a seat from 0 to 3, or the name of a player",
      "die Nummer eines Spielers (0 bis 3) oder sein Name");
WORDS(kPointsOfSide, "the declaring side's points", "die Augen der Spielerpartei");
WORDS(kGameOfEvents, "an announced game, or a result that names the game",
      "ein angesagtes Spiel oder ein Ergebnis, in dem das Spiel steht");
WORDS(kEventsOfGame, "at most $0 events per game", "höchstens $0 Ereignisse pro Spiel");
WORDS(kPageOfGame, "a game page with a title and four players",
      "eine Spielseite mit Titel und vier Spielern");

// Claims.
WORDS(kRestWas, "$0 claims the rest: ", "geht der Rest an $a0? ");
WORDS(kNoMoreTrick, "$0 claims \"no more tricks\": ", "kein Stich mehr für $a0? ");
WORDS(kClaimByAnyPlay, "yes, no matter what anyone plays", "ja, egal wie gespielt wird");
WORDS(kClaimByRightPlay, "yes, with correct play", "ja, wenn richtig gespielt wird");
WORDS(kClaimWithPartner, "only if their side helps", "nur, wenn die eigene Partei hilft");
WORDS(kClaimMustTakeOne, "no, can be forced to take a trick",
      "nein, ein Stich lässt sich nicht vermeiden");
WORDS(kClaimSureOf, "no, sure of only $0 of $1 {trick|tricks}",
      "nein, sicher sind nur $0 von $1 {Stich|Stichen}");
WORDS(kWhetherRestWasHis, "any_play, right_play, side (the claimant's side must help) or no",
      "any_play, right_play, side (die eigene Partei muss helfen) oder no");
WORDS(kTricksClaimed, "tricks left when the claim was made", "wie viele Stiche noch übrig waren");
WORDS(kTricksSureAlone, "sure tricks, whatever the others play",
      "wie viele davon sicher sind, egal was die anderen spielen");
WORDS(kOfGameThatEndedSo, "if the game ended with a claim",
      "wenn einer gesagt hat, dass ihm der Rest gehört");

// What a file of games holds.
WORDS(kDealLinesFound, "$0 {deal line|deal lines}", "$0 {Spielzeile|Spielzeilen}");
WORDS(kSpokenGamesFound, "$0 {game|games} from openschafkopf",
      "$0 {Spiel|Spiele} von openschafkopf");
WORDS(kObjectGamesFound, "$0 {game|games} in JSON", "$0 {Spiel|Spiele} in JSON");
WORDS(kNetGamesFound, "$0 {game|games} from NetSchafkopf", "$0 {Spiel|Spiele} von NetSchafkopf");
WORDS(kEventGamesFound, "$0 {game|games} from sauspiel.de, as events",
      "$0 {Spiel|Spiele} von sauspiel.de, als Ereignisse");
WORDS(kPagesFound, "$0 saved {page|pages} from sauspiel.de",
      "$0 gespeicherte {Seite|Seiten} von sauspiel.de");
WORDS(kAsTheCardsSay, "$0, going by the cards", "$0 (laut Karten)");
WORDS(kAsInDeal, "the same as in `deal`", "dasselbe wie in `deal`");
WORDS(kCsvGamesFound, "$0 {row|rows} of CSV", "$0 {CSV-Zeile|CSV-Zeilen}");
WORDS(kSurplusCells, "; $0 {row|rows} with unused cells beyond the last column (first on line $1)",
      "; in $0 {Zeile|Zeilen} sind Felder zu viel, die zählen nicht (zuerst Zeile $1)");
WORDS(kForehandTurned, "; where no row names the dealer, forehand moves one player per row",
      "; steht kein Geber da, rückt Vorhand jede Zeile eins weiter");
WORDS(kColumnsNotUsed, "; columns not used: $0", "; nicht verwendete Spalten: $0");

// Tables.
WORDS(kCellsOfRow, "$0 {cell|cells}, as in the first row",
      "$0 {Feld|Felder} wie in der ersten Zeile");
WORDS(kHandOfSeat, "the hand for seat $0", "das Blatt von Spieler $0");

// Converting them.
WORDS(kGamesInAnyForm, "recorded games in any format",
      "aufgezeichnete Spiele in beliebigem Format");
WORDS(kFormToWrite, "the output format", "in welches Format umgewandelt wird");
WORDS(kGamesNotCarried, "$0 {game|games} not converted: $1",
      "$0 {Spiel|Spiele} nicht umgewandelt: $1");
WORDS(kReasonAtLine, "$0 (line $1)", "$0 (Zeile $1)");
WORDS(kReasonAtLines, "$0 (lines $1)", "$0 (Zeilen $1)");
WORDS(kCardsNotTold, "the cards are unknown", "die Karten sind nicht bekannt");
WORDS(kNotOfFour, "not four players", "kein Spiel zu viert");
WORDS(kNotToTheEnd, "not played to the end", "nicht zu Ende gespielt");
WORDS(kNobodyPlayed, "nobody played", "keiner hat gespielt");
WORDS(kNoNameForGame, "this format has no name for $0", "für $0 gibt es dort keinen Namen");
WORDS(kNoPlaceFaceDown, "some cards are face down", "es liegen Karten verdeckt");
WORDS(kNotesNotCarried, "game details not converted: $0", "beim Umwandeln weggelassen: $0");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAMES_WORDS_H_
