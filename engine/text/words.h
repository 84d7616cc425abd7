// What the readers of engine/text say: errors in cards, contracts, deals, views and rules.
#ifndef SCHAFKOPF_ENGINE_TEXT_WORDS_H_
#define SCHAFKOPF_ENGINE_TEXT_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// Where an error is.
WORDS(kExpectedFound, "expected $0, found $1", "erwartet: $0, gefunden: $1");
WORDS(kAtColumn, "$0: column $1: $2", "$0: Spalte $1: $2");

// The seats, in the forms of message.h.
WORDS(kForehand, "seat 0", "Vorhand/der Vorhand/Vorhand/Vorhand/von Vorhand");
WORDS(kSecondSeat, "seat 1", "der Zweite/des Zweiten/dem Zweiten/den Zweiten/vom Zweiten");
WORDS(kThirdSeat, "seat 2", "der Dritte/des Dritten/dem Dritten/den Dritten/vom Dritten");
WORDS(kDealersSeat, "seat 3", "der Geber/des Gebers/dem Geber/den Geber/vom Geber");
WORDS(kSeat, "seat $0", "Spieler $0");

// Lists.
WORDS(kOr, "$0 or $1", "$0 oder $1");
WORDS(kFromTo, "$0 to $1", "$0 bis $1");

// What was found.
WORDS(kNothing, "nothing", "nichts");
WORDS(kNone, "none", "nichts");
WORDS(kMore, "more", "mehr");
WORDS(kOneMore, "one more", "noch eine");
WORDS(kOthers, "cards from different decks", "Karten aus verschiedenen Kartenspielen");
WORDS(kNotBoth, "at most one of them", "höchstens einer davon");
WORDS(kEndOfLine, "the end of the line", "das Ende der Zeile");
WORDS(kNo, "no $0", "kein $0");
WORDS(kOneOf, "one of $0", "eins von $0");

// Seats.
WORDS(kThatOf, "$0 to play", "$0");
WORDS(kHandNumber, "hand $0", "Blatt $0");
WORDS(kSeatUpTo, "a seat from 0 to $0", "eine Spielernummer von 0 (Vorhand) bis $0");
WORDS(kDeclarerUpTo, "a declarer from 0 to $0", "als Spieler eine Nummer von 0 (Vorhand) bis $0");
WORDS(kOtherPartner, "a partner other than the declarer",
      "ein Mitspieler, der nicht der Spieler selbst ist");
WORDS(kPartnersSeat, "the partner's seat (0 to 3)", "die Nummer des Mitspielers (0 bis 3)");

// Cards.
WORDS(kSuit, "a suit (E G H S)", "eine Farbe (E G H S)");
WORDS(kCardRank, "a rank (A Z K O U 9 8 7)", "ein Wert (A Z K O U 9 8 7)");
WORDS(kAgain, "$0 again", "noch einmal $0");
WORDS(kEachNoteOnce, "no duplicate notes", "jede Angabe nur einmal");
WORDS(kEachCardOnce, "no duplicate cards", "jede Karte nur einmal");
WORDS(kCard, "a card", "eine Karte");
WORDS(kOneCard, "one card", "eine einzige Karte");
WORDS(kGrasOrSchellenSau, "GA (Gras, Blatt) or SA (Schellen, Bells)",
      "GA (Gras, auch Blatt) oder SA (Schellen)");
WORDS(kRankInWords, "Sau, Zehner, König, Ober, Unter, Neuner, Achter or Siebener",
      "Sau, Zehner, König, Ober, Unter, Neuner, Achter oder Siebener");
WORDS(kCardOfDeck, "a card from the $0 deck", "eine Karte aus dem Kartenspiel $0");
WORDS(kCardsOfDeck, "cards from the $0 deck", "Karten aus dem Kartenspiel $0");
WORDS(kCardsInAHand, "$0 cards in a hand", "$0 Karten im Blatt");

// Contracts.
WORDS(kContract, "a contract", "ein Spiel");
WORDS(kContractThatBegins, "a contract starting with $0", "ein Spiel, das mit $0... anfängt");
WORDS(kOneContract, "one contract", "ein einziges Spiel");
WORDS(kOneSuit, "one suit", "eine einzige Farbe");
WORDS(kOneCalledCard, "one called card", "eine einzige gerufene Karte");
WORDS(kOnePartner, "one partner", "ein einziger Mitspieler");
WORDS(kOnlyOne, "one $0", "$0 nur einmal");
WORDS(kNoSuitWith, "no suit with $0", "keine Farbe bei $0");
WORDS(kNoFarbBefore, "no Farb- before $0", "kein Farb- vor $0");
WORDS(kNoToutWith, "no Tout with $0", "kein Tout bei $0");
WORDS(kNotWith, "no $0 with $1", "kein $0 bei $1");
WORDS(kCalledSau, "a called Sau (E G S)", "eine Ruf-Sau (E G S)");
WORDS(kTrumpSuit, "a trump suit (E G H S)", "eine Trumpffarbe (E G H S)");
WORDS(kNoSeat, "no seat", "kein Spieler");
WORDS(kNoCalledCard, "no called card", "keine gerufene Karte");
WORDS(kPlainCardToCall, "a non-trump card to call", "zum Rufen eine Karte, die kein Trumpf ist");
WORDS(kRoundAmong, "a round ($0)", "eine Runde ($0)");

// The right to announce.
WORDS(kContractAllowed, "a game that can be announced with this hand",
      "ein Spiel, das man mit dem Blatt ansagen darf");
WORDS(kCalledSauElsewhere, "the called Sau outside the declarer's hand",
      "die Ruf-Sau in einem anderen Blatt");
WORDS(kCalledCardElsewhere, "the called card outside the declarer's hand",
      "die gerufene Karte in einem anderen Blatt");
WORDS(kInHisOwn, "$0 in the declarer's hand", "$0 im eigenen Blatt");
WORDS(kPlainCardOfCalled, "a plain card of the called suit ($0) in the declarer's hand",
      "beim Spieler eine Karte der Ruffarbe $0, die kein Trumpf ist");
WORDS(kHighestTrumpsAtDeclarer, "the highest trumps ($0) in the declarer's hand",
      "die höchsten Trümpfe ($0) auf der Hand des Spielers");
WORDS(kAtDeclarer, "$0 in the declarer's hand", "$0 beim Spieler");
WORDS(kACallOf, "$0 as the called card", "$0 als gerufene Karte");
WORDS(kOldAtDeclarer, "EO and GO in the declarer's hand", "EO und GO beim Spieler");
WORDS(kFor, "$0 for $1", "$0 für $1");
WORDS(kDeckOfBavarians, "a deck of 32, 24 or 20 cards", "32, 24 oder 20 Karten");
WORDS(kDeckOfKop, "the 16 cards (A, Z, O, U), four to a hand,",
      "die 16 Karten A Z O U, vier pro Blatt,");
WORDS(kDeckOfSjavs, "32 cards, eight to a hand,", "32 Karten, acht pro Blatt,");
WORDS(kCalledSauUnlessPassed, "a called Sau (another card only after everyone has passed)",
      "eine Ruf-Sau (eine andere Karte erst, wenn alle „weiter“ gesagt haben)");
WORDS(kCalledSauUnlessRenonce, "a called Sau (another card only with the option renonce=on)",
      "eine Ruf-Sau (eine andere Karte nur mit der Regel renonce=on)");
WORDS(kTrumpsForTout, "the top $0 trumps in the declarer's hand (option tout_min_laufende)",
      "beim Spieler die $0 höchsten Trümpfe (Regel tout_ab_laufenden)");
WORDS(kTrumpsForToutOf, "the top $0 trumps in the declarer's hand (tout_lauf_min of $1)",
      "beim Spieler die $0 höchsten Trümpfe (tout_laufende_ab bei $1)");
WORDS(kRufToutFor, "option ruf_tout=on for $0", "die Regel rufspiel_tout=ja für $0");

// Deal lines.
WORDS(kDashAfterPassed, "- (after \"passed\")", "- nach passed");
WORDS(kDashAsNobodyDeclares, "- (nobody declares)",
      "-, weil hier keiner als Spieler eingetragen wird");
WORDS(kDashAsNobodyPlays, "- (nobody plays)", "-, weil keiner spielt");
WORDS(kAtMostBytesInLine, "at most $0 bytes per line", "höchstens $0 Bytes in einer Zeile");
WORDS(kBarAnd, "| and $0", "| und $0");
WORDS(kCardsIn, "$0 cards in $1", "$0 Karten im $1");
WORDS(kOfCardsInDeal, "$0 ($1 cards in the deal)", "$0 ($1 Karten insgesamt)");
WORDS(kSlashAndCovered, "/ and the face-down card", "/ und die verdeckte Karte");
WORDS(kOpenBeforeSlash, "a face-up card before /", "eine offene Karte vor /");
WORDS(kCardTurnedUp, "the card revealed under $0",
      "die Karte, die unter $0 lag und jetzt offen ist");
WORDS(kAfterExchangeNoTrump, "hands after the exchange, with no trump in the declarer's hand",
      "die Blätter nach dem Tausch (der Spieler hat dann keinen Trumpf mehr)");
WORDS(kAfterExchangeOneTrump,
      "hands after the exchange, with at most one trump in the declarer's hand",
      "die Blätter nach dem Tausch (der Spieler hat dann höchstens einen Trumpf)");
WORDS(kHandsOfOneDeck, "hands from one deck", "Blätter aus demselben Kartenspiel");
WORDS(kTwoHandsInPairs, "two hands of OPEN/COVERED pairs",
      "zwei Blätter aus Kartenpaaren OFFEN/VERDECKT");
WORDS(kFourHands, "four hands", "vier Blätter");
WORDS(kGameOfTwo, "a game for two players", "ein Spiel zu zweit");
WORDS(kGameOfThree, "a solo or a Ramsch for three players", "ein Solo oder ein Ramsch zu dritt");
WORDS(kNoCardUnplayed, "no cards played, since nobody declares",
      "keine gespielten Karten, weil keiner spielt");
WORDS(kDeclarerOfTrick, "declarer $0, who took the last trick of the first part",
      "als Spieler $0 (hat den letzten Stich im ersten Teil gemacht)");
WORDS(kNoMoreThanCards, "at most $0 cards", "höchstens $0 Karten");
WORDS(kNotHeldBy, "$0, which $1 does not hold", "$0 (hat $1 nicht)");
WORDS(kNotAllowedHere, "$0, which $1 may not play here", "$0 (darf $1 hier nicht spielen)");
WORDS(kPointsOfCards, "a possible total for $0 given the cards played",
      "für $a0 eine Augenzahl, die sich aus gespielten Karten ergeben kann");
WORDS(kLaufendeBeside, "a number of Laufende consistent with $1 holding $0",
      "so viele Laufende, wie zu $0 bei $d1 passen");
WORDS(kHeldBy, "$0, which $1 holds", "$0 (hat $1)");
WORDS(kResultTo, "a result from $0 to $1", "ein Ergebnis von $0 bis $1");
WORDS(kResult, "result $0", "das Ergebnis $0");

// Positions as they stand.
WORDS(kToPlay, "to_play (the seat that plays next)", "to_play (wer dran ist)");
WORDS(kToPlayOfHolder, "$0, who holds $1", "$0 (hat $1)");
WORDS(kToPlayFirst, "$0, who leads the first trick", "$0 (kommt beim ersten Stich heraus)");
WORDS(kCardsOfOpenTrick, "the cards on the table (1 to $0)", "die Karten auf dem Tisch (1 bis $0)");
WORDS(kNumberOfEachSeat,
      "$0 numbers, one for each seat, or two: one for the declarer's side and one for the others",
      "$0 Zahlen (eine für jeden) oder zwei (eine für die Spielerpartei, eine für die anderen)");
WORDS(kDeckToldByName, "long, short, short20 or kop, to match the number of cards",
      "long, short, short20 oder kop, passend zur Zahl der Karten");
WORDS(kPointsTogether, "points for each seat, adding up to $0 (the value of the missing cards)",
      "points mit den Augen aller Spieler, zusammen $0 (so viel zählen die fehlenden Karten)");
WORDS(kTricksTogether,
      "tricks for each seat, adding up to $0 (the number of cards missing from each hand)",
      "tricks mit den Stichen aller Spieler, zusammen $0 (so viele Karten fehlen in jedem Blatt)");
WORDS(kCardsOut, "`out` with the $0 cards in the hidden hands",
      "`out` mit den $0 Karten der verdeckten Blätter");
WORDS(kCardsTaken, "the missing cards in $0 piles, one for each player, separated by /",
      "die fehlenden Karten in $0 Stapeln (die Stiche von jedem), durch / getrennt");
WORDS(kPointsOfTricks, "$0 to $1 points from the missing cards for $2 (and any partners)",
      "aus den fehlenden Karten $0 bis $1 Augen für die Partei $v2");
WORDS(kTrickOfLeader, "at least one trick for $0, who leads",
      "mindestens ein Stich für $a0, sonst käme ein anderer heraus");
WORDS(kPartnerAsGone,
      "partner, with a seat, because the card that identifies the partner has been played",
      "partner (wer der Mitspieler ist), weil die Karte, die ihn verrät, schon gefallen ist");
WORDS(kOldAsGone,
      "old, with the seats that held EO and GO, because one of these cards has been played",
      "old (wer EO und GO hatte), weil einer davon schon gefallen ist");
WORDS(kNoCalledLed, "no called_led, because the missing cards rule it out",
      "keine Angabe, dass die Ruffarbe schon angespielt war (das geben die fehlenden Karten nicht "
      "her)");

// Views.
WORDS(kGameThatIsPlayed, "a game that is played out", "ein Spiel, das wirklich gespielt wird");
WORDS(kCardsOrUnseen, "cards, or _ for a hidden hand", "Karten oder _ für ein verdecktes Blatt");
WORDS(kHandOnTurn, "the hand of the player whose turn it is", "das Blatt von dem, der dran ist");
WORDS(kUnseenAsOneIsSeen, "_ (only one hand may be shown)", "_, weil man nur ein Blatt sieht");
WORDS(kBeside, "$0 as well as $1", "$0 zusammen mit $1");
WORDS(kOpenHand, "the declarer's face-up hand", "das offene Blatt des Spielers");
WORDS(kEightCardsIn, "8 cards in $0", "8 Karten im $0");
WORDS(kWholeHandIn, "8, 6, 5 or 4 cards in $0", "8, 6, 5 oder 4 Karten im $0");
WORDS(kGameOfDeck, "a game for the $0 deck", "ein Spiel, das es bei diesen Karten ($0) gibt");
WORDS(kGameOfPlayers, "a game for $0 players", "ein Spiel für $0 Spieler");
WORDS(kGameOfTwoSides, "a game with two sides", "ein Spiel mit zwei Parteien");
WORDS(kGameWhoseCardsArePlayed, "a game in which cards are played",
      "ein Spiel, bei dem wirklich ausgespielt wird");
WORDS(kGameOfSameTrumps, "a game with the same trumps throughout",
      "ein Spiel, bei dem Trumpf von Anfang an feststeht");
WORDS(kInTrickOneOf, "one of $1 in trick $0", "im $0. Stich eine von den Karten $1");
WORDS(kInTrickCardOf, "a card from $1 in trick $0", "im $0. Stich eine Karte $v1");
WORDS(kInTrickCardWithSomeDeal, "in trick $0, a card consistent with some deal of the unseen cards",
      "im $0. Stich eine Karte, die zu den übrigen Karten passt");
WORDS(kInTrickCardPossible, "a card in trick $0 that $1 could hold",
      "im $0. Stich eine Karte, die $1 haben kann");
WORDS(kInTrickNoneLeft, "no $1 from $2 in trick $0 (void since trick $3)",
      "im $0. Stich $v2 etwas anderes als $1 (hat schon im $3. Stich nicht zugegeben)");
WORDS(kInTrick, "$1 in trick $0", "im $0. Stich $1");
WORDS(kTrumpAfterExchange, "$0, a trump the declarer cannot hold after the exchange",
      "$0 (nach dem Tausch hat der Spieler keinen Trumpf mehr)");
WORDS(kHadToBeat, "$0, which should have been played to beat an earlier card",
      "$0 (hätte schon vorher stechen müssen)");
WORDS(kCalledByDeclarer, "$0, which the declarer called", "$0 (hat der Spieler gerufen)");
WORDS(kDidNotFall, "$0, which was not played when its suit was led",
      "$0 (wurde nicht zugegeben, als die Farbe kam)");
WORDS(kTrump, "trump", "Trumpf");
WORDS(kCardOfSuit, "card of suit $0", "eine Karte der Farbe $0");
WORDS(kCardStillToPlay, "a card not yet played", "eine Karte, die noch nicht gespielt ist");
WORDS(kTurnOfShown, "$0 to play, since that player's hand is shown",
      "$0 an der Reihe, weil man dieses Blatt sieht");
WORDS(kAfterCards, "$0 after $1 {card|cards}", "$0 nach $1 {Karte|Karten}");
WORDS(kGameWithSomeDeal, "a game consistent with the unseen cards",
      "ein Spiel, das mit den übrigen Karten möglich ist");

// Conditions.
WORDS(kConnectiveOrEnd, "`and`, `or` or the end of the condition",
      "`and`, `or` oder das Ende der Bedingung");
WORDS(kConnectiveOrBracket, "`and`, `or` or `)`", "`and`, `or` oder `)`");
WORDS(kAtMostLevels, "at most $0 levels of nesting",
      "höchstens $0 ineinander geschachtelte Klammern");
WORDS(kAtMostDigits, "at most $0 digits", "höchstens $0 Ziffern");
WORDS(kComparison, "a comparison (< <= > >= == !=)", "ein Vergleich (< <= > >= == !=)");
WORDS(kNumberOrCount, "a number, or trumps, cards, aces, points or has",
      "eine Zahl oder trumps, cards, aces, points, has");
WORDS(kCommaAndCard, ", and a card", "ein Komma und eine Karte");
WORDS(kCommaAndSuit, ", and a suit", "ein Komma und eine Farbe");

// Deals that are dealt, exchanged or played.
WORDS(kInHandNumber, "$0 in hand $1", "$0 im Blatt $1");

// Rule files and options.
WORDS(kToml, "TOML such as name = \"word\" or name = 10",
      "TOML, also so etwas wie name = \"wort\" oder name = 10");
WORDS(kInStraightQuotes, "$0, in straight double quotes", "$0, in geraden Anführungszeichen");
WORDS(kNumberAlone, "a whole number and nothing else", "nur eine ganze Zahl");
WORDS(kEachNameOnce, "each name only once", "jeder Name nur einmal");
WORDS(kCentsFromTo, "a whole number of cents from $0 to $1", "Cent, eine ganze Zahl von $0 bis $1");
WORDS(kWholeNumberFromTo, "a whole number from $0 to $1", "eine ganze Zahl von $0 bis $1");
WORDS(kTable, "a table", "eine Tabelle");
WORDS(kTableContracts, "a [contracts] table", "eine Tabelle [contracts]");
WORDS(kArray, "an array", "eine Liste");
WORDS(kValueOfAnotherKind, "a value of another type", "etwas anderes");
WORDS(kEvenExtra, "an even value for extra when lauf_unit = \"half\"",
      "eine gerade Zahl für zuschlag bei laufende_preis = \"halb\"");
WORDS(kEvenLauf, "an even value for lauf when lauf_unit = \"half\"",
      "eine gerade Zahl für laufende bei laufende_preis = \"halb\"");
WORDS(kName, "a name", "ein Name");
WORDS(kNameThatCanBePrinted, "a printable name", "ein Name aus druckbaren Zeichen");
WORDS(kNameOfAtMostLetters, "a name of at most $0 letters", "ein Name aus höchstens $0 Buchstaben");
WORDS(kKeyOfRules, "name, base, deck, tariff, contracts or options",
      "name, grundlage, karten, tarif, spiele oder regeln");
WORDS(kNumberOfDeck, "32, 24, 20 or 16 cards", "32, 24, 20 oder 16 Karten");
WORDS(kKeyOfTariff,
      "extra, call, solo, bettel, ramsch, lauf, schneider or schwarz (to price one game: wenz = "
      "{price = 30} under [contracts])",
      "zuschlag, rufspiel, solo, bettel, ramsch, laufende, schneider oder schwarz (Preis eines "
      "einzelnen Spiels: unter [spiele], wenz = {preis = 30})");
WORDS(kRankOfGame,
      "a rank from $0 to $1 or {rank = ..., price = ...} (games with no line are not played)",
      "ein Rang von $0 bis $1 oder {rang = ..., preis = ...} (ein Spiel ohne Zeile wird nicht "
      "gespielt)");
WORDS(kNameOfContract, "the name of a contract", "der Name eines Spiels");
WORDS(kKeyOfGame, "rank, tout, price, lauf_min, lauf_max, tout_lauf_min or schneider",
      "rang, tout, preis, laufende_ab, laufende_bis, tout_laufende_ab oder schneider");
WORDS(kOneRowForEachGame, "one row per game", "nur eine Zeile pro Spiel");
WORDS(kRowOfGame, "a row for $0 in addition to the one for this suit",
      "zur Farbe auch eine Zeile $0");
WORDS(kRowOfGameWithTout, "a row for $0 with a tout entry, in addition to the one for this suit",
      "zur Farbe auch eine Zeile $0 mit tout");
WORDS(kLaufMaxOfAtLeast, "a lauf_max of 0, or of at least $0 (lauf_min)",
      "für laufende_bis 0 oder mindestens $0 (wie laufende_ab)");
WORDS(kRank, "a rank, such as $0: {rank = $0, ...}", "ein Rang, zum Beispiel {rang = $0, ...}");
WORDS(kNameOfOption, "the name of an option (see `rules`)", "der Name einer Regel (siehe `rules`)");
WORDS(kNameLike, "$0, perhaps $1", "$0, vielleicht $1");
WORDS(kNameUnder, "$0 ($1 belongs under $2)", "$0 ($1 gehört unter $2)");
WORDS(kTableOfOptions, "[options]", "[regeln]");
WORDS(kTableOfContracts, "a game in [contracts]", "ein Spiel in [spiele]");
WORDS(kTableOfTariff, "[tariff]", "[tarif]");
WORDS(kOneSpelling, "only one of $0 and $1, which mean the same thing",
      "nur eins von $0 und $1, denn beides heißt dasselbe");
WORDS(kNameIsValue, "NAME=VALUE", "NAME=WERT");
WORDS(kTariffAsText, "EXTRA/CALL/SOLO in cents, such as 10/20/50 or 10/50",
      "SCHNEIDER/RUF/SOLO in Cent, etwa 10/20/50 oder 10/50");
WORDS(kPrintableCharacter, "a printable character", "ein druckbares Zeichen");
WORDS(kQuotesAroundLetters, "quotes around non-ASCII letters",
      "Umlaute und Sonderzeichen nur in Anführungszeichen");
WORDS(kBlankBeforeQuote, "a space before the quote", "ein Leerzeichen vor dem Anführungszeichen");
WORDS(kAtMostBrackets, "brackets nested at most $0 deep", "höchstens $0 Klammern ineinander");
WORDS(kAtMostPartsOfKey, "a key with at most $0 parts", "ein Name aus höchstens $0 Teilen");
WORDS(kAtMostBytes, "at most $0 bytes", "höchstens $0 Bytes");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_ENGINE_TEXT_WORDS_H_
