// What books say to people.
#ifndef SCHAFKOPF_TOOLS_BOOK_WORDS_H_
#define SCHAFKOPF_TOOLS_BOOK_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// rules.

// Books.
WORDS(kBookFile, "book", "Buch");
WORDS(kIsBookOfAnotherForm, "$0 is a book of another form, or damaged",
      "$0 ist ein Buch in anderer Form, oder beschädigt");
WORDS(kIsNoBook, "$0 is no book", "$0 ist kein Buch");
WORDS(kIsOfNoUseHere, "$0 is of no use here: $1", "$0 nützt hier nichts: $1");
WORDS(kItWasMadeByProgram, "it was made by a program that answers otherwise",
      "das Programm, von dem es stammt, antwortet anders");
WORDS(kItsRulesCannotBeRead, "its rules cannot be read", "seine Regeln sind nicht zu lesen");
WORDS(kItsTermsCannotBeRead, "its terms cannot be read", "seine Angaben sind nicht zu lesen");
WORDS(kItHasOtherRulesOr, "it has other rules or another seed",
      "es hat andere Regeln oder eine andere Mischung");
WORDS(kItsHandsAreNumberedOtherwise, "its hands are numbered otherwise",
      "seine Blätter sind anders gezählt");
WORDS(kBookDoesNotHave, "$0: the book does not have $1", "$0: im Buch fehlt $1");
WORDS(kGamesOfRound, "games of a round", "Spiele einer besonderen Runde");
WORDS(kThisHand, "this hand", "dieses Blatt");
WORDS(kHandsOfCards, "hands of $0 cards", "Blätter zu $0 Karten");
WORDS(kRecordIsNotOfBook, "record $0 is not of a book, or an error",
      "Zeile $0 des Ergebnisses gehört zu keinem Buch oder ist fehlerhaft");
WORDS(kRuleSetTariff, "Rule set $0, tariff $1.", "Regeln $0, Tarif $1.");
WORDS(kStandardErrors, "Standard errors:", "Standardfehler:");
WORDS(kSeatColumn, "seat", "Spieler");
WORDS(kEntries, "entries", "Einträge");
WORDS(kPassing, "passing", "Passen");

WORDS(kAnswersAtOtherwiseThanThisProgram, "$0 answers $1 at $2 ($3) otherwise than this program",
      "$0 antwortet $d2 mit $1 ($3) anders als dieses Programm");
WORDS(kEachChanceAtTableTo, "each chance at the table to $0", "jede Chance am Tisch auf $0");
WORDS(kHandHandsOfCardsSeed, "$0 {hand|hands} of $1 cards, $2, seed $3.",
      "$0 {Blatt|Blätter} zu $1 Karten, $2, Mischung Nr. $3.");
WORDS(kWorldWorldsForEachGame, "$0 {world|worlds} for each game",
      "$0 {Verteilung|Verteilungen} für jedes Spiel");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_BOOK_WORDS_H_
