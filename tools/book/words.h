// What books say to people.
#ifndef SCHAFKOPF_TOOLS_BOOK_WORDS_H_
#define SCHAFKOPF_TOOLS_BOOK_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// rules.

// Books.
WORDS(kBookFile, "book", "Buch");
WORDS(kIsBookOfAnotherForm, "$0 is either damaged or a book in a different format",
      "das Buch $0 ist beschädigt oder hat ein anderes Format");
WORDS(kIsNoBook, "$0 is not a book", "$0 ist kein Buch");
WORDS(kIsOfNoUseHere, "$0 cannot be used here: $1", "$0 lässt sich hier nicht verwenden: $1");
WORDS(kItWasMadeByProgram, "it was made by a version that gives different answers",
      "es stammt von einer Version des Programms, die anders rechnet");
WORDS(kItsRulesCannotBeRead, "its rules cannot be read",
      "die Regeln darin lassen sich nicht lesen");
WORDS(kItsTermsCannotBeRead, "its header cannot be read",
      "der Kopf der Datei lässt sich nicht lesen");
WORDS(kItHasOtherRulesOr, "it uses different rules or a different seed",
      "es gilt für andere Regeln oder eine andere Mischung");
WORDS(kItsHandsAreNumberedOtherwise, "its hands are numbered differently",
      "die Blätter darin sind anders nummeriert");
WORDS(kBookDoesNotHave, "$0: the book does not contain $1", "$0: im Buch steht nichts über $a1");
WORDS(kGamesOfRound, "games played in special rounds", "Spiele in einer Sonderrunde");
WORDS(kThisHand, "this hand", "dieses Blatt");
WORDS(kHandsOfCards, "hands of $0 cards", "Blätter mit $0 Karten");
WORDS(kRecordIsNotOfBook, "record $0 is an error or does not belong to a book",
      "Zeile $0 des Ergebnisses gehört zu keinem Buch oder ist fehlerhaft");
WORDS(kRuleSetTariff, "Rule set $0, tariff $1.", "Regeln $0, Tarif $1.");
WORDS(kStandardErrors, "Standard errors:", "Standardfehler:");
WORDS(kSeatColumn, "seat", "Spieler");
WORDS(kEntries, "entries", "Einträge");
WORDS(kPassing, "passing", "Weiter");

WORDS(kAnswersAtOtherwiseThanThisProgram, "$0 and this program disagree on $1 at $2 ($3)",
      "$0: für $1 ($n2, $3) steht dort etwas anderes, als dieses Programm ausrechnet");
WORDS(kEachChanceAtTableTo, "standard error at most $0 for any chance to win",
      "Standardfehler jeder Gewinnchance höchstens $0");
WORDS(kHandHandsOfCardsSeed, "$0 {hand|hands} of $1 cards, $2, seed $3.",
      "$0 {Blatt|Blätter} mit $1 Karten, $2, Mischung Nr. $3.");
WORDS(kWorldWorldsForEachGame, "$0 {deal|deals} for each game",
      "$0 {Verteilung|Verteilungen} für jedes Spiel");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_BOOK_WORDS_H_
