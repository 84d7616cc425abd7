// What questions about one deal say to people.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DEALS_WORDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DEALS_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// What may be wrong in cards, contracts, deal lines, views and bids.
WORDS(kFewer, "fewer", "weniger");

// Cards.
WORDS(kAtLeastOneCard, "at least one card", "mindestens eine Karte");

// Conditions.
WORDS(kConditionsThatCanBeMet, "conditions that can be met",
      "Bedingungen, die sich erfüllen lassen");
WORDS(kNoDealOfPossible, "no match among $0 possible deals",
      "keine der $0 möglichen Verteilungen passt");
WORDS(kConditionsThatRandomDealsMeet, "less restrictive conditions",
      "Bedingungen, die öfter zutreffen");
WORDS(kNoDealInARow, "no match in $0 consecutive deals, though one may exist",
      "$0 Verteilungen hintereinander haben nicht gepasst; vielleicht gibt es trotzdem eine");
WORDS(kStoppedBeforeAllDealsWereFound, "stopped before all deals were found",
      "abgebrochen, bevor alle Verteilungen gefunden waren");

// Bids.
WORDS(kSeatIsCards, "SEAT=CARDS", "SPIELER=KARTEN");

// Hands.
WORDS(kWith, "$0 with $1", "$0 mit $1");

// Tricks.
WORDS(kCardOnEitherSideOf, "a card on either side of /", "eine Karte links und eine rechts vom /");
WORDS(kCardsThatAreNotInHand, "cards that are not in the hand", "Karten, die nicht im Blatt sind");
WORDS(kContractWithCalledSauAs,
      "a game with a called Sau (otherwise there is no called suit to lead)",
      "ein Rufspiel, denn nur da kann die Ruffarbe angespielt sein");
WORDS(kContractWithCalledSau, "a game with a called Sau", "ein Rufspiel");
WORDS(kHandWithoutItYetCalled, "a hand missing the called Sau it should hold",
      "ein Blatt ohne die Ruf-Sau, obwohl sie drin sein soll");

// Deals that are dealt, exchanged or played.
WORDS(kDeclarerOfContract, "a declarer for the game", "einer, der das Spiel spielt");
WORDS(kContractOfDeclarer, "the declarer's game", "das Spiel, das gespielt wird");
WORDS(kHandsInWhichContractMay, "hands on which the game may be announced",
      "Blätter, mit denen man das Spiel ansagen darf");
WORDS(kDeckName, "long, short, short20 or kop", "long, short, short20 oder kop");
WORDS(kTwoPlayers, "two players (--players 2)", "zwei Spieler (--players 2)");
WORDS(kHighestTrumpsIn, "the highest trumps in $0", "die höchsten Trümpfe im $0");
WORDS(kSeatsOfDeck, "4 players with any deck, 3 with the short one or 2 with the long one",
      "4 mit jedem Kartenspiel, 3 nur mit short, 2 nur mit long");
WORDS(kAtForehandOfSchieber, "$0 in hand 0: in a Schieber, forehand picks up the cards set aside",
      "$0 bei Vorhand, die beim Schieber die weggelegten Karten aufnimmt");
WORDS(kContractAndItsDeclarer, "a game and its declarer", "ein Spiel und wer es spielt");
WORDS(kHochzeitBauernhochzeitOrSolo, "a Hochzeit, Bauernhochzeit or Solo",
      "eine Hochzeit, eine Bauernhochzeit oder ein Solo");
WORDS(kForehandOfSchieber, "forehand (0), the declarer in a Schieber",
      "Vorhand (0), die den Schieber spielt");
WORDS(kExactlyOneTrumpInDeclarers, "exactly one trump in the declarer's hand before the exchange",
      "ein Spieler, der vor dem Tausch genau einen Trumpf hat");
WORDS(kExactlyTwoTrumpsInDeclarers, "exactly two trumps in the declarer's hand before the exchange",
      "ein Spieler, der vor dem Tausch genau zwei Trümpfe hat");
WORDS(kPlainCardToGiveBack, "before the exchange, a plain-suit card the partner can give back",
      "ein Mitspieler, der vor dem Tausch eine Farbkarte (keinen Trumpf) zum Zurückgeben hat");
WORDS(kTwoPlainCardsToGive, "before the exchange, two non-trump cards the partner can give back",
      "ein Mitspieler, der vor dem Tausch zwei Karten zum Zurückgeben hat, die kein Trumpf sind");
WORDS(kGameOfTwoSidesWhere, "a game with two sides, if a threshold is given",
      "ein Spiel mit zwei Parteien, sonst geht `threshold` nicht");
WORDS(kCardsUpToTrickAfter, "all cards played before the Solo is announced",
      "die Karten bis zu dem Stich, nach dem das Solo angesagt wird");

// analyze and solve.
WORDS(kValueAndResult, "$0 with best play, result $1", "fehlerfrei $0, tatsächlich $1");
WORDS(kTrick, "trick $0", "Stich $0");
WORDS(kNobodyErred, "no mistakes", "keiner hat einen Fehler gemacht");
WORDS(kNobodyErredAfterThat, "no mistakes after that", "danach hat keiner einen Fehler gemacht");
WORDS(kUnfinishedParanoid, "unfinished paranoid=$0", "nicht fertig, sicher=$0");
WORDS(kLoserAndParanoid, "$0 loser=$1 paranoid=$2", "$0 Verlierer=$1 sicher=$2");

// exchange.
WORDS(kPointsThen, ": $0 points", ": $0 Augen");
WORDS(kNoExchange, "no exchange", "kein Tausch");
WORDS(kMoreExchanges, "$0 more: --json", "$0 {weiterer|weitere}: --json");
WORDS(kToFor, "$0 to $1 in return for $2", "$0 an $a1, dafür $2");
WORDS(kPasses, "$0 passes $1", "$N0 gibt $1 weiter");

// solve, analyze, deal, legal, exchange.
WORDS(kStrongestFirst, "strongest first", "die stärkste zuerst");
WORDS(kOfEachSeatStrongestFirst, "for each seat, strongest first",
      "die Blätter der Reihe nach, jeweils die stärkste Karte zuerst");
WORDS(kOfTwoPlayers, "with two players only", "bei zwei Spielern");
WORDS(kThen, "after that", "danach");
WORDS(kByForehandOfSchieber, "by forehand in a Schieber", "was Vorhand beim Schieber aufnimmt");
WORDS(kAfterEachLegalCard, "after each legal card", "nach jeder erlaubten Karte");
WORDS(kToItsSide, "to the player's side", "für die eigene Partei");
WORDS(kToItsSeat, "to the player, in cents", "für den Spieler, in Cent");
WORDS(kIfAllHadPlayedBest, "in a Ramsch, if everyone had played perfectly",
      "beim Ramsch: wenn jeder fehlerfrei für sich gespielt hätte");
WORDS(kAsRamschWasPlayed, "in a Ramsch, as it was played",
      "beim Ramsch: wie wirklich gespielt wurde");
WORDS(kFalseWhereBudgetEndedFirst, "false if the budget ran out first",
      "false, wenn nicht zu Ende gerechnet wurde");
WORDS(kCardsAtBeginningThatIt, "early cards that were not judged",
      "Karten am Anfang, die nicht mehr geprüft worden sind");
WORDS(kProvenByThen, "proven so far", "was bis dahin feststand");
WORDS(kWhetherValueIsAtLeastThreshold, "whether the value is at least the threshold",
      "ob mindestens so viel herauskommt, wie bei `threshold` steht");
WORDS(kOfEachSeatInRamsch, "for each seat in a Ramsch", "beim Ramsch die Augen von jedem");
WORDS(kThatEachSeatCanForce, "what each seat can force", "was jeder erzwingen kann");
WORDS(kBestPlay, "best play", "wie es weitergeht, wenn alle fehlerfrei spielen");
WORDS(kOfEachTrickSoFar, "for each trick so far", "wer die Stiche bisher gemacht hat");

// Of several verbs.
WORDS(kDealLineOfFinishedGame, "a deal line for a finished game",
      "ein fertiges Spiel in einer Zeile");

// solve and analyze.
WORDS(kAskOnlyWhetherValueIs,
      "only ask whether the value is at least N (-1 to 121; 1 in games decided by tricks)",
      "nur prüfen, ob mindestens N herauskommt; N von -1 bis 121 oder, wenn es um Stiche geht, 1");
WORDS(kAlsoValueAfterEachLegalCard, "also give the value after each legal card",
      "auch zeigen, was nach jeder erlaubten Karte herauskommt");
WORDS(kAlsoOneLineOfBestPlay, "also give one optimal line of play",
      "auch zeigen, wie es weitergeht, wenn alle fehlerfrei spielen");
WORDS(kAlsoWhoTookEachTrick, "with --json, also say who took each trick so far",
      "mit --json auch angeben, wer die Stiche bisher gemacht hat");
WORDS(kIgnoreCardsPlayed, "ignore the cards played",
      "von Anfang an rechnen, ohne die gespielten Karten");
WORDS(kAlsoNodesAndMillisecondsThatEach, "also show nodes and time (milliseconds) for each line",
      "auch zeigen, wie viele Stellungen und Millisekunden für jede Zeile nötig waren");
WORDS(kAlsoNodesAndMillisecondsThat, "also show nodes and time (milliseconds) for each game",
      "auch zeigen, wie viele Stellungen und Millisekunden jedes Spiel gebraucht hat");
WORDS(kStopAfterNNodesAnd, "stop after N nodes and print what has been proven: LOW..HIGH",
      "nach N Stellungen aufhören und angeben, was bis dahin feststeht: VON..BIS");
WORDS(kLookBackFromEndOf,
      "work backward from the end, as far as N nodes allow; default: the whole game, or up to 100 "
      "million nodes for a Ramsch",
      "vom Ende her zurückrechnen, höchstens N Stellungen; sonst das ganze Spiel, beim Ramsch mit "
      "höchstens 100 Millionen Stellungen");

// deal and exchange.
WORDS(kHowMany1, "how many deals; default 1", "wie viele Verteilungen; sonst 1");
WORDS(kSameSeedGivesSameDeals1, "the same seed gives the same deals; default 1",
      "gleiche Zahl, gleiche Verteilungen; sonst 1");
WORDS(kLongShortShort20OrKopElse,
      "long, short, short20 or kop; default: the deck set by the rules or needed by the game",
      "long, short, short20 oder kop; ohne Angabe das, was Regeln oder Spiel verlangen");
WORDS(kPlayersOfDeal, "4; 3 with 24 cards; 2 with 32, half of them face down",
      "4; 3 nur mit 24 Karten; 2 nur mit 32 Karten, die Hälfte verdeckt");
WORDS(kCardsOfSeatField, "SEAT=CARDS: all or some of the cards a seat holds",
      "SPIELER=KARTEN: was einer hat, das ganze Blatt oder ein Teil davon");
WORDS(kConditionsSuchAsTrumps2, "conditions, e.g. trumps(2)>=3 and has(1,EO)",
      "Bedingungen wie trumps(2)>=3 and has(1,EO)");
WORDS(kOnlyDealsInWhichDeclarer, "only deals in which the declarer may announce the game",
      "nur Verteilungen, bei denen der Spieler sein Spiel ansagen darf");
WORDS(kNeededWhereSomebodyDeclares, "required if somebody declares", "nötig, wenn einer spielt");
WORDS(kDealLineWithHandsBefore,
      "a deal line with the hands before the exchange: hochzeit:P, bauernhochzeit:P, or solo:X for "
      "a Zupf-Solo or a Schieber (10, 8, 8 and 6 cards; the 10 and 6 can be 11 and 5 or 12 and 4)",
      "ein Spiel in einer Zeile, mit den Blättern vor dem Tausch: hochzeit:P, bauernhochzeit:P "
      "oder solo:X für ein Zupf-Solo; auch ein Schieber mit 10, 8, 8 und 6 Karten (statt 10 und 6 "
      "auch 11 und 5 oder 12 und 4)");

// legal.
WORDS(kSuchAsWenzOrRufE, "e.g. wenz or ruf:E", "etwa wenz oder ruf:E");
WORDS(kCardsStillInHandOf, "the cards still in hand; with two players, OPEN/HIDDEN",
      "die Karten, die noch auf der Hand sind; zu zweit OFFEN/VERDECKT");
WORDS(kCardsOnTableInOrder, "the cards on the table, in order; none if you are leading",
      "die Karten auf dem Tisch, der Reihe nach; keine, wenn man herauskommt");
WORDS(kHandHoldsCalledSauError, "the hand holds the called Sau (an error if it does not)",
      "die Ruf-Sau ist im Blatt (fehlt sie, kommt eine Fehlermeldung)");
WORDS(kCalledSuitHasBeenLed, "the called suit was led in an earlier trick",
      "die Ruffarbe ist schon einmal angespielt worden");
WORDS(
    kLongShortShort20KopOr32,
    "a name (long, short, short20, kop) or a size (32, 24, 20, 16); default: set by the game or "
    "rules",
    "long, short, short20, kop oder 32, 24, 20, 16; sonst, was das Spiel oder die Regeln vorgeben");
WORDS(kCardsOfCalledSuitThat,
      "how many cards of the called suit the player was dealt; default: the number still held",
      "wie viele Karten der Ruffarbe am Anfang im Blatt waren; sonst so viele, wie noch da sind");
WORDS(
    kNumberOfTrickFrom1,
    "trick number, counting from 1; by default inferred from the cards already played",
    "der wievielte Stich es ist (der erste ist 1); sonst ergibt sich das aus den fehlenden Karten");

WORDS(kCostsTheGame, "$0's $1 costs the game (better play: $2)",
      "$0 verschenkt mit $1 das Spiel (besser wäre $2 gewesen)");
WORDS(kCostsPoints, "$0's $1 costs $2 {point|points} (better play: $3)",
      "$0 verschenkt mit $1 $2 {Auge|Augen} (besser wäre $3 gewesen)");
WORDS(kCostsPointsAndTheGame, "$0's $1 costs $2 {point|points} and the game (better play: $3)",
      "$0 verschenkt mit $1 $2 {Auge|Augen} und das Spiel (besser wäre $3 gewesen)");
WORDS(kCostsCents, "$0's $1 costs $2 {cent|cents} (better play: $3)",
      "$0 verschenkt mit $1 $2 Cent (besser wäre $3 gewesen)");
WORDS(kNotFinishedAndResult, "unfinished: $0 {card|cards} not judged, result $1",
      "nicht fertig gerechnet, $0 {Karte|Karten} nicht geprüft, am Tisch $1");
WORDS(kCheaperCards, "$0 minor {mistake|mistakes}: $1 {point|points}",
      "$0 {kleiner Fehler:|kleine Fehler: zusammen} $1 {Auge|Augen}");

// chance.
WORDS(kWhoseTrumpsCount, "count trumps as in this game; default: Rufspiel",
      "für welches Spiel die Trümpfe gezählt werden; sonst fürs Rufspiel");
WORDS(kCountedElseOfDeals, "true if counted, false if estimated from random deals",
      "true: genau abgezählt; false: aus zufälligen Verteilungen geschätzt");
WORDS(kHalfWidthWhereDealt, "half-width of the 95 % confidence interval, if sampled",
      "mögliche Abweichung (±, zu 95 % sicher), wenn zufällig verteilt wurde");
WORDS(kWaysToDealHandsNamed,
      "number of ways to deal the hands named in the condition, or of random deals",
      "wie viele Möglichkeiten es für die genannten Blätter gibt oder wie oft zufällig verteilt "
      "wurde");
WORDS(kOfThemConditionHolds, "how many of them meet the condition",
      "bei wie vielen davon die Bedingung erfüllt ist");
WORDS(kChanceCounted, "$0 %, exact count: $1 of $2", "$0 %, gezählt: $1 von $2");
WORDS(kGamesOfSameTrumps, "one game, or several with the same trumps",
      "ein Spiel oder mehrere mit denselben Trümpfen");
WORDS(kChanceDealt, "$0 % ±$1, in $2 random deals", "$0 % ±$1, aus $2 zufälligen Verteilungen");
WORDS(kOneIn, "1 in $0", "1 von $0");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DEALS_WORDS_H_
