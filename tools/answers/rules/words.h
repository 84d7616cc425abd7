// What `rules` says to people.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_RULES_WORDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_RULES_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// score.

// rules.
WORDS(kRuleSetAndTariff,
      "Rule set $0, tariff $1 (cents: Schneider, schwarz or one Laufender / Rufspiel / Solo)",
      "Regeln $0, Tarif $1 (Cent: Schneider, schwarz oder ein Laufender / Rufspiel / Solo)");
WORDS(kRuleSetAndTariffApart,
      "Rule set $0, tariff $1 (cents: extra / Rufspiel / Solo; Schneider $2, schwarz $3 more, one "
      "Laufender $4)",
      "Regeln $0, Tarif $1 (Cent: Zuschlag / Rufspiel / Solo; Schneider $2, schwarz $3 dazu, ein "
      "Laufender $4)");
WORDS(kMayBeAnnouncedUnderThis,
      "* may be announced under this rule set; cents: a win without extras, from each loser",
      "* darf man nach diesen Regeln ansagen; Cent: ein einfach gewonnenes Spiel, von jedem "
      "Verlierer");
WORDS(kRuleBookItselfAskDeal,
      "The rule book itself; ask, deal, match and batch go by a table's rules: --rules sauspiel",
      "Das Regelbuch selbst; ask, deal, match und batch gehen nach den Regeln eines Tischs: "
      "--rules sauspiel");
WORDS(kDeck, "deck", "Karten");
WORDS(kSidesColumn, "sides", "wer");
WORDS(kObjectiveColumn, "objective", "Ziel");
WORDS(kRankColumn, "rank", "Rang");
WORDS(kPlainOrder, "plain order", "Reihenfolge");
WORDS(kTrumpsHighestFirst, "trumps, highest first", "Trümpfe, der höchste zuerst");
WORDS(kLegalColumn, "legal", "Karten");
WORDS(kSolveColumn, "solve", "offen");
WORDS(kTableOfLong, "32 cards", "32 Karten");
WORDS(kTableOfThree, "three players, 24", "zu dritt, 24");
WORDS(kTableOfTwo, "two, 32", "zu zweit, 32");
WORDS(kGamesExplained,
      "legal: the cards that may be played; solve: what open cards tell; then what a chance of "
      "`ask` rests on at each table (- where it is not played)",
      "Karten: welche gespielt werden dürfen; offen: was offene Karten sagen; dann, worauf sich "
      "bei `ask` die Chance stützt, an jedem Tisch (- wo es nicht gespielt wird)");
WORDS(kOptionChanged, "option (* changed)", "Regel (* anders)");
WORDS(kOptionValue, "value", "gilt");
WORDS(kSolvesValue, "value", "Augen");
WORDS(kOptionValues, "values", "zur Wahl");
WORDS(kOptionDefault, "default", "sonst");
WORDS(kPartnersSeatHandsAsThey, "the partner's seat; hands as they are after the exchange",
      "wer der Mitspieler ist; die Blätter, wie sie nach dem Tausch sind");
WORDS(kCalledZehnOrKoenigOf, "a called Zehn or König: of a Muss, or of a Renonce",
      "ein gerufener Zehner oder König: bei Muss oder Renonce");
WORDS(kNobodyDeclaresForDeclarerIn, "nobody declares: - for the declarer in a deal line",
      "keiner spielt allein: - statt des Spielers in der Spielzeile");
WORDS(kSoloThatStrixnerEndsIn,
      "the Solo that a Strixner ends in; its declarer is the seat that announces it, and the cards "
      "played begin with the tricks before",
      "das Solo, in dem ein Strixner endet; es spielt, wer es ansagt, und die gespielten Karten "
      "beginnen mit den Stichen davor");
WORDS(kTwoPlayersTwoHandsOf, "two players: two hands of eight pairs OPEN/COVERED such as EO/H7",
      "zu zweit: zwei Blätter aus acht Paaren OFFEN/VERDECKT wie EO/H7");
WORDS(kSuitThatWasNamedIts, "the suit that was named; its declarer is the seat that named it",
      "die genannte Farbe; es spielt, wer sie genannt hat");
WORDS(kNobodyAnnouncedAnythingForDeclarer, "nobody announced anything: - for the declarer",
      "keiner hat etwas angesagt: - statt des Spielers");
WORDS(kFormOfOld, "EO and GO in one hand: a partner found by the highest Unter; alone, silently",
      "EO und GO in einem Blatt: Mitspieler ist der höchste Unter; allein, ohne es zu sagen");
WORDS(kZoloZoloDu, "Zolo; Zolo du", "Zolo; Zolo du");
WORDS(kKopWithLongerListOfTrumps, "Kop with the longer list of trumps", "Kop mit mehr Trümpfen");

// match.

// Their kinds.
WORDS(kSidesEach, "each", "jeder");

WORDS(kSidesSolo, "solo", "allein");
WORDS(kSidesCall, "call", "Ruf");
WORDS(kSidesCross, "cross", "Kreuz");
WORDS(kSidesPair, "pair", "Paar");
WORDS(kSidesCardHolders, "card_holders", "Karten");
WORDS(kObjectiveAllTricks, "all_tricks", "alle");
WORDS(kObjectiveNoTricks, "no_tricks", "kein Stich");
WORDS(kObjectiveHoldTop, "hold_top", "von oben");
WORDS(kObjectiveFewestPoints, "fewest_points", "wenigste");
WORDS(kYes, "yes", "ja");
WORDS(kSolvesMade, "made", "geschafft");
WORDS(kSolvesEachSeat, "each seat", "jeder");
WORDS(kAskOpen, "open", "offen");
WORDS(kTableOf24, "24", "24");
WORDS(kTableOf20, "20", "20");
WORDS(kTableOf16, "16", "16");
WORDS(kRanksOfPlainSuitBestFirst, "ranks of a plain suit, best first",
      "die Werte einer Farbe, der beste zuerst");
WORDS(kAmongThoseOnOffer, "among those on offer", "unter den angebotenen");
WORDS(kOfWinWithoutExtras, "of a win without extras", "eines Siegs ohne Zuschläge");
WORDS(kHandsThatCanBeDealt, "hands that can be dealt", "Blätter, die es gibt");
WORDS(kByDeck, "by deck", "nach Kartenspiel");
WORDS(kWithTariffInCents, "with the tariff in cents", "mit dem Tarif in Cent");
WORDS(kOfContractsThatNeedMore, "of contracts that need more than a name",
      "von Spielen, die mehr als einen Namen brauchen");
WORDS(kWhatCanBeAskedAboutEach, "what can be asked about each", "was man zu jedem fragen kann");

// A table's rules in sentences.
WORDS(kSaidDeck, "The deck has $0 cards.", "Gespielt wird mit $0 Karten.");
WORDS(kSaidGames, "On offer, lowest first: $0.", "Ansagen darf man, das niedrigste zuerst: $0.");
WORDS(kSaidPrice, "$0: $1.", "$0: $1.");
WORDS(kSaidCents, "$0 {cent|cents}", "$0 Cent");
WORDS(kSaidNoLaufende, "no Laufende", "keine Laufenden");
WORDS(kSaidLaufende, "Laufende from $0 on, at most $1, $2 each",
      "Laufende ab $0, höchstens $1, zu je $2");
WORDS(kSaidAllLaufende, "$0 Laufende at $1 each", "$0 Laufende zu je $1");
WORDS(kSaidSchneider, "Schneider $0, schwarz $1 more", "Schneider $0, schwarz $1 dazu");
WORDS(kSaidNoSchneider, "nothing for Schneider and schwarz", "nichts für Schneider und schwarz");
WORDS(kSaidTimes, "all of it times $0", "das Ganze mal $0");
WORDS(kSaidTouts, "On offer as Tout: $0.", "Als Tout darf man ansagen: $0.");
WORDS(kSaidToutPlain, "A Tout counts $0-fold, $1 and without Schneider and schwarz.",
      "Ein Tout zählt $0-fach, $1 und ohne Schneider und schwarz.");
WORDS(kSaidToutWithSchwarz,
      "A Tout counts $0-fold, $1 and with Schneider and schwarz, won or lost.",
      "Ein Tout zählt $0-fach, $1 und mit Schneider und schwarz, gewonnen oder verloren.");
WORDS(kSaidToutWithLaufende, "with its Laufende", "mit Laufenden");
WORDS(kSaidToutWithoutLaufende, "without Laufende", "ohne Laufende");
WORDS(kSaidToutNeeds, "$0 as Tout: only with the $1 highest {trump|trumps}.",
      "$0 als Tout: nur mit den $1 höchsten Trümpfen.");
WORDS(
    kSaidSchneiderUsual,
    "The side that needs 61 is Schneider with 30 points or fewer, the other with 29 or fewer.",
    "Wer 61 Augen braucht, verliert mit höchstens 30 als Schneider, die anderen mit höchstens 29.");
WORDS(kSaidSchneiderAt, "Whoever loses with at most $0 {point|points} is Schneider.",
      "Wer mit höchstens $0 {Auge|Augen} verliert, ist Schneider.");
WORDS(kSaidMussEased, "The player of a Muss wins with 60 points.",
      "Wer den Muss spielt, gewinnt mit 60 Augen.");
WORDS(kSaidMussNormal, "The player of a Muss needs 61 points, as in a Rufspiel.",
      "Wer den Muss spielt, braucht 61 Augen wie beim Rufspiel.");
WORDS(kSaidMussTrumps,
      "That is so with at most $0 {trump|trumps} in his hand; with more he needs 61.",
      "Das gilt mit höchstens $0 {Trumpf|Trümpfen} im Blatt; mit mehr braucht er 61.");
WORDS(kSaidKreuzLost, "A Kreuzbock of 60 to 60 is lost by the side that declares it.",
      "Ein Kreuzbock mit 60 zu 60 ist für die Spieler verloren.");
WORDS(kSaidKreuzAgain, "A Kreuzbock of 60 to 60 is dealt again.",
      "Ein Kreuzbock mit 60 zu 60 wird noch einmal gegeben.");
WORDS(kSaidThrowIn, "If nobody bids, the cards are thrown in.",
      "Sagen alle weiter, wird zusammengeworfen.");
WORDS(kSaidThrowInBock, "If nobody bids, the cards are thrown in, and a Bock follows.",
      "Sagen alle weiter, wird zusammengeworfen, und ein Bock folgt.");
WORDS(kSaidThrowInStock, "If nobody bids, the cards are thrown in, and each pays into the stock.",
      "Sagen alle weiter, wird zusammengeworfen, und jeder zahlt in den Stock.");
WORDS(kSaidPassedMuss, "If nobody bids, a Muss is played.",
      "Sagen alle weiter, wird ein Muss gespielt.");
WORDS(kSaidPassedKreuz, "If nobody bids, a Kreuzbock is played.",
      "Sagen alle weiter, wird ein Kreuzbock gespielt.");
WORDS(kSaidPassedRamsch, "If nobody bids, a Ramsch is played.",
      "Sagen alle weiter, wird ein Ramsch gespielt.");
WORDS(kSaidNoLegen, "Nobody lays.", "Gelegt wird nicht.");
WORDS(kSaidLegenAll, "Everybody may lay, and each doubles.",
      "Legen darf jeder, und jeder verdoppelt.");
WORDS(kSaidLegenForehand, "Only forehand may lay.", "Legen darf nur Vorhand.");
WORDS(kSaidLegenOne, "Only one may lay.", "Legen darf nur einer.");
WORDS(kSaidLegenRow, "Laying counts only if everyone before has laid.",
      "Wer legt, verdoppelt, wenn alle vor ihm gelegt haben.");
WORDS(kSaidFifthLays, "Of five at the table the one who sits out may lay, too.",
      "Bei fünf am Tisch darf auch legen, wer aussetzt.");
WORDS(kSaidNoKontra, "There is no Kontra.", "Kontra gibt es nicht.");
WORDS(kSaidKontra, "Kontra, Re and so on may be given at most $0 {time|times}, and each doubles.",
      "Kontra, Re und so weiter gibt es höchstens $0-mal, und jedes verdoppelt.");
WORDS(kSaidNo, "no", "nein");
WORDS(kSaidOption, "$0: $1 ($2).", "$0: $1 ($2).");
WORDS(kSaidMustOvertake, "Bettel, Ramsch, Kop: who can beat the trick must",
      "Bettel, Ramsch, Kop: wer stechen kann, muss");
WORDS(kSaidRunawayMin, "Cards of the called suit with which one may run away",
      "Karten der Ruffarbe, mit denen man davonlaufen darf");
WORDS(kSaidRunawayMinShort, "The same with 24 or 20 cards", "Dasselbe mit 24 oder 20 Karten");
WORDS(kSaidRunawayCount, "When those cards are counted", "Wann diese Karten gezählt werden");
WORDS(kSaidRunawayWhen, "When one may run away", "Wann man davonlaufen darf");
WORDS(kSaidDiscardFrom, "Trick from which the called card may be thrown off unsearched",
      "Stich, ab dem man die ungesuchte Ruf-Sau abwerfen darf");
WORDS(kSaidDiscardAfter, "The called card may be thrown off after running away",
      "Nach dem Davonlaufen darf man die Ruf-Sau abwerfen");
WORDS(kSaidPlaysWhenLed, "After running away the called card must follow its suit",
      "Nach dem Davonlaufen muss die Ruf-Sau ihre Farbe bedienen");
WORDS(kSaidRufTout, "A Rufspiel may be announced as Tout",
      "Ein Rufspiel darf als Tout angesagt werden");
WORDS(kSaidSieLaufende, "A Sie is paid its Laufende", "Beim Sie zählen die Laufenden");
WORDS(kSaidShortSie, "How a Sie counts with 24 or 20 cards",
      "Wie ein Sie mit 24 oder 20 Karten zählt");
WORDS(kSaidSieFactor, "Factor of a Sie", "Faktor beim Sie");
WORDS(kSaidBettelTrumps, "Trumps of a Bettel", "Trümpfe beim Bettel");
WORDS(kSaidBettelOuvert, "When the hand of a Bettel ouvert is laid open",
      "Wann beim Bettel ouvert aufgedeckt wird");
WORDS(kSaidOuvertFactor, "How many times a Bettel ouvert is paid",
      "Wievielfach ein Bettel ouvert zahlt");
WORDS(kSaidBettelLead, "Who leads to a Bettel", "Wer beim Bettel ausspielt");
WORDS(kSaidBettelPrice, "Price of a Bettel", "Preis des Bettels");
WORDS(kSaidBettelRank, "Place of a Bettel", "Wo der Bettel steht");
WORDS(kSaidHochzeitShow, "How the one trump of a Hochzeit is offered",
      "Wie bei der Hochzeit der eine Trumpf angeboten wird");
WORDS(kSaidHochzeitTrump, "A trump as the card given back in a Hochzeit",
      "Ein Trumpf als Karte zurück bei der Hochzeit");
WORDS(kSaidHochzeitWhen, "When a Hochzeit may be offered", "Wann man eine Hochzeit anbieten darf");
WORDS(kSaidHochzeitFactor, "How many times a Hochzeit is paid", "Wievielfach eine Hochzeit zahlt");
WORDS(kSaidKreuzPrice, "Price of a Kreuzbock", "Preis des Kreuzbocks");
WORDS(kSaidKreuzTrumps, "Trumps of a Kreuzbock", "Trümpfe beim Kreuzbock");
WORDS(kSaidMussContracts, "What who must play may announce", "Was man beim Muss ansagen darf");
WORDS(kSaidMussCard, "Whoever holds this card must play", "Wer diese Karte hat, muss spielen");
WORDS(kSaidRenonce, "After four passes one may call a Sau without a card of its suit",
      "Sagen alle weiter, darf man eine Sau ohne Karte ihrer Farbe rufen");
WORDS(kSaidRamschTie, "Who loses a Ramsch with equal points",
      "Wer beim Ramsch mit gleich vielen Augen verliert");
WORDS(kSaidRamschPay, "Who pays for a Ramsch", "Wer beim Ramsch zahlt");
WORDS(kSaidDurchmarsch, "What makes a Durchmarsch", "Was ein Durchmarsch ist");
WORDS(kSaidDurchmarschPrice, "Price of a Durchmarsch", "Preis des Durchmarschs");
WORDS(kSaidJungfrau, "What a Jungfrau changes", "Was eine Jungfrau ändert");
WORDS(kSaidRamschPrice, "Price of a Ramsch", "Preis des Ramschs");
WORDS(kSaidRamschStoss, "In a Ramsch each may double before his first card",
      "Beim Ramsch darf jeder vor seiner ersten Karte verdoppeln");
WORDS(kSaidRamschTrigger, "When a Ramsch is played", "Wann ein Ramsch gespielt wird");
WORDS(kSaidSchieberamsch, "Whom the loser of a Schieberamsch pays",
      "Wen der Verlierer eines Schieberamschs zahlt");
WORDS(kSaidLaufUnit, "What a Laufender costs", "Was ein Laufender kostet");
WORDS(kSaidLaufSymmetry, "When Laufende are paid that the player lacks",
      "Wann Laufende zahlen, die der Spieler nicht hat");
WORDS(kSaidLaufMax, "Limit of the Laufende that are paid", "Grenze der bezahlten Laufenden");
WORDS(kSaidWenzLaufMin, "Least Laufende that are paid in a Wenz or Geier",
      "Ab wie vielen Laufenden Wenz und Geier zahlen");
WORDS(kSaidSoloSchneider, "Schneider and schwarz are paid in solos",
      "Schneider und schwarz zahlen auch im Solo");
WORDS(kSaidMussKontra, "There is Kontra in a Muss", "Kontra gibt es auch beim Muss");
WORDS(kSaidKontraWindow, "What ends the time for Kontra", "Wie lange man Kontra geben darf");
WORDS(kSaidReWindow, "What ends the time for Re", "Wie lange man Re geben darf");
WORDS(kSaidKontraTakesOver, "Who doubles takes the game over and needs 61",
      "Wer Kontra gibt, übernimmt das Spiel und braucht 61");
WORDS(kSaidStockMode, "Whose the stock is", "Wem der Stock gehört");
WORDS(kSaidStockDoubled, "Who loses doubles the stock", "Wer verliert, verdoppelt den Stock");
WORDS(kSaidStockStake, "What each pays into the stock", "Was jeder in den Stock zahlt");
WORDS(kSaidReuegeld, "Fine of a lost solo", "Reuegeld für ein verlorenes Solo");
WORDS(kSaidBockLostSolo, "A lost solo brings a Bock", "Ein verlorenes Solo bringt einen Bock");
WORDS(kSaidBockSchwarz, "A game lost schwarz brings a Bock",
      "Ein schwarz verlorenes Spiel bringt einen Bock");
WORDS(kSaidBockKontra, "Games with Kontra that bring a Bock",
      "Welche Spiele mit Kontra einen Bock bringen");
WORDS(kSaidBockLasts, "How long a Bock lasts", "Wie lange ein Bock dauert");
WORDS(kSaidBockOverlap, "Two Bocks at once", "Zwei Böcke zugleich");
WORDS(kSaidHeartSolo, "A Herz-Solo ranks above the other suits",
      "Ein Herz-Solo geht über die anderen Farben");
WORDS(kSaidSoloEqualsWenz, "A Wenz ranks with a Solo", "Ein Wenz steht dem Solo gleich");
WORDS(kSaidSteigern, "Bids may promise more than 61 points", "Man darf mehr als 61 Augen bieten");
WORDS(kSaidSchieberDecline, "What follows when forehand declines a Schieber",
      "Was folgt, wenn Vorhand den Schieber ablehnt");
WORDS(kSaidHadsch, "What forehand may play in a Hadsch", "Was Vorhand im Hadsch spielen darf");
WORDS(kSaidAllgaeuer, "In an Allgäuer Runde the dealer may refuse without four Laufende",
      "In der Allgäuer Runde darf der Geber ohne vier Laufende ablehnen");
WORDS(kSaidStrixner, "Who announces the Solo of a Strixner", "Wer beim Strixner das Solo ansagt");
WORDS(kSaidZupfDraw, "How the soloist draws a card in a Zupf-Solo",
      "Wie beim Zupf-Solo gezogen wird");
WORDS(kSaidZupfOrder, "What comes first in a Zupf-Solo", "Was beim Zupf-Solo zuerst kommt");
WORDS(kSaidLastRound, "The last round", "Die letzte Runde");
WORDS(kSaidRamschRound, "Deals thrown in that bring a Ramschrunde",
      "Wie oft zusammengeworfen eine Ramschrunde bringt");
WORDS(kSaidKreuzRound, "What brings a Kreuzbockrunde", "Was eine Kreuzbockrunde bringt");
WORDS(kSaidTwoHandNames, "Of two forehand names the game", "Zu zweit sagt Vorhand das Spiel an");
WORDS(kSaidSjavsClubs, "Sjavs: score against declarers without a trick, with Eichel as trumps",
      "Sjavs: Punkte gegen Spieler ohne Stich bei Eichel als Trumpf");
WORDS(kSaidKopTrumps, "Trumps of Kop", "Trümpfe beim Kop");
WORDS(kSaidKopOld, "Kop: points with which the old are out",
      "Kop: mit so vielen Augen sind die Alten heraus");
WORDS(kSaidKopOthers, "Kop: points with which the others are out",
      "Kop: mit so vielen Augen sind die anderen heraus");
WORDS(kSaidRufThree, "Three may play a Rufspiel", "Zu dritt darf man ein Rufspiel spielen");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ANSWERS_RULES_WORDS_H_
