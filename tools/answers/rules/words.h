// What `rules` says to people.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_RULES_WORDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_RULES_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// score.

// rules.
WORDS(kRuleSetAndTariff,
      "Rule set $0, tariff $1 (cents: Schneider, schwarz or each Laufender / Rufspiel / Solo)",
      "Regeln $0, Tarif $1 (Cent: Schneider, schwarz oder ein Laufender / Rufspiel / Solo)");
WORDS(kRuleSetAndTariffApart,
      "Rule set $0, tariff $1 (cents: extra / Rufspiel / Solo; Schneider $2, schwarz $3 more, each "
      "Laufender $4)",
      "Regeln $0, Tarif $1 (Cent: Zuschlag / Rufspiel / Solo; Schneider $2, schwarz $3 dazu, ein "
      "Laufender $4)");
WORDS(kMayBeAnnouncedUnderThis,
      "* may be announced under these rules; cents: what each loser pays for a win without extras",
      "* darf man nach diesen Regeln ansagen; Cent: was jeder Verlierer zahlt, wenn nichts "
      "dazukommt");
WORDS(kRuleBookItselfAskDeal,
      "This is the rule book itself; ask, deal, match and batch use table rules: --rules sauspiel",
      "Das sind die Regeln aus dem Regelbuch; ask, deal, match und batch spielen nach Tischregeln "
      "(--rules sauspiel)");
WORDS(kDeck, "deck", "Karten");
WORDS(kSidesColumn, "sides", "wer");
WORDS(kObjectiveColumn, "objective", "Ziel");
WORDS(kRankColumn, "rank", "Rang");
WORDS(kPlainOrder, "plain order", "Reihenfolge");
WORDS(kTrumpsHighestFirst, "trumps, highest first", "Trümpfe, der höchste zuerst");
WORDS(kLegalColumn, "legal", "Karten");
WORDS(kSolveColumn, "double dummy", "offen");
WORDS(kTableOfLong, "32 cards", "32 Karten");
WORDS(kTableOfThree, "three players, 24", "zu dritt, 24");
WORDS(kTableOfTwo, "two players, 32", "zu zweit, 32");
WORDS(kGamesExplained,
      "legal: whether legal cards are listed; double dummy: what solve computes; other columns: "
      "what `ask` bases its chances on at that table (- if not played there)",
      "Karten: welche man spielen darf; offen: was bei offenen Karten herauskommt; dahinter für "
      "jeden Tisch, woher `ask` die Chance nimmt (- heißt: wird dort nicht gespielt)");
WORDS(kOptionChanged, "option (* changed)", "Regel (* geändert)");
WORDS(kOptionValue, "value", "gilt");
WORDS(kSolvesValue, "value", "Augen");
WORDS(kOptionValues, "values", "zur Wahl");
WORDS(kOptionDefault, "$0 (default $1)", "$0 (sonst $1)");
WORDS(kPartnersSeatHandsAsThey, "the partner's seat; hands as they stand after the exchange",
      "wer der Mitspieler ist; die Blätter nach dem Tausch");
WORDS(kCalledZehnOrKoenigOf, "a called Zehn or König, in a Muss or after a Renonce",
      "ein gerufener Zehner oder König, beim Muss oder bei Renonce");
WORDS(kNobodyDeclaresForDeclarerIn, "nobody declares: write - for the declarer in a deal line",
      "keiner spielt allein: in der Spielzeile steht - statt des Spielers");
WORDS(kSoloThatStrixnerEndsIn,
      "the Solo that ends a Strixner; whoever announces it is the declarer, and the cards played "
      "include the earlier tricks",
      "das Solo, mit dem ein Strixner endet; Spieler ist, wer es ansagt; die Stiche davor stehen "
      "am Anfang der gespielten Karten");
WORDS(kTwoPlayersTwoHandsOf,
      "two players, each with a hand of eight OPEN/COVERED pairs, e.g. EO/H7",
      "zu zweit: zwei Blätter mit acht Paaren OFFEN/VERDECKT, zum Beispiel EO/H7");
WORDS(kSuitThatWasNamedIts, "the suit named; the declarer is the player who named it",
      "die angesagte Farbe; Spieler ist, wer sie angesagt hat");
WORDS(kNobodyAnnouncedAnythingForDeclarer, "nobody announced anything: write - for the declarer",
      "keiner hat etwas angesagt: statt des Spielers steht -");
WORDS(kFormOfOld,
      "EO and GO in one hand: wesele (partner: holder of the highest Unter) or cicha (alone, "
      "unannounced)",
      "EO und GO auf einer Hand: der höchste Unter spielt mit; allein, ohne es zu sagen");
WORDS(kZoloZoloDu, "Zolo; Zolo du", "Zolo; Zolo du");
WORDS(kKopWithLongerListOfTrumps, "Kop with more trumps", "Kop mit mehr Trümpfen");

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
WORDS(kRanksOfPlainSuitBestFirst, "plain-suit ranks, highest first",
      "die Karten einer Farbe, die höchste zuerst");
WORDS(kAmongThoseOnOffer, "among the games on offer",
      "Rang unter den Spielen, die zur Wahl stehen");
WORDS(kOfWinWithoutExtras, "for a win without extras", "wenn gewonnen wird und nichts dazukommt");
WORDS(kHandsThatCanBeDealt, "number of possible hands", "wie viele verschiedene Blätter es gibt");
WORDS(kByDeck, "by deck", "für jedes Kartenspiel");
WORDS(kWithTariffInCents, "with the tariff in cents", "mit dem Tarif in Cent");
WORDS(kAsRuleFile, "all of them as a rule file, in the language asked for",
      "das alles als Regeldatei, in der gewünschten Sprache");
WORDS(kOfContractsThatNeedMore, "for contracts that need more than a name",
      "für Spiele, bei denen der Name allein nicht reicht");
WORDS(kWhatCanBeAskedAboutEach, "what you can ask about each", "was man zu jedem fragen kann");

// A table's rules in sentences.
WORDS(kSaidDeck, "The deck has $0 cards.", "Gespielt wird mit $0 Karten.");
WORDS(kSaidGames, "Games on offer, lowest first: $0.",
      "Diese Spiele darf man ansagen, das niedrigste zuerst: $0.");
WORDS(kSaidPrice, "$0: $1.", "$0: $1.");
WORDS(kSaidCents, "$0 {cent|cents}", "$0 Cent");
WORDS(kSaidNoLaufende, "no Laufende", "keine Laufenden");
WORDS(kSaidLaufende, "$0 or more Laufende, up to a maximum of $1, at $2 each",
      "Laufende ab $0, höchstens $1, jeder zu $2");
WORDS(kSaidAllLaufende, "$0 Laufende at $1 each", "$0 Laufende, jeder zu $1");
WORDS(kSaidSchneider, "Schneider $0, schwarz $1 more", "Schneider $0, schwarz $1 dazu");
WORDS(kSaidNoSchneider, "nothing for Schneider or schwarz", "nichts für Schneider und schwarz");
WORDS(kSaidTimes, "the total times $0", "das Ganze mal $0");
WORDS(kSaidTouts, "Games that may be announced as a Tout: $0.", "Als Tout darf man ansagen: $0.");
WORDS(kSaidToutPlain, "A Tout pays $0 times the usual price, $1 and without Schneider or schwarz.",
      "Ein Tout zählt $0-fach, $1 und ohne Schneider und schwarz.");
WORDS(
    kSaidToutWithSchwarz,
    "A Tout pays $0 times the usual price, $1 and with Schneider and schwarz, whether won or lost.",
    "Ein Tout zählt $0-fach, $1 und mit Schneider und schwarz, egal ob gewonnen oder verloren.");
WORDS(kSaidToutWithLaufende, "with Laufende", "mit Laufenden");
WORDS(kSaidToutWithoutLaufende, "without Laufende", "ohne Laufende");
WORDS(kSaidToutNeeds, "$0 as a Tout: only with the top $1 {trump|trumps}.",
      "$0 als Tout: nur mit den $1 höchsten Trümpfen.");
WORDS(
    kSaidSchneiderUsual,
    "The side that needs 61 is Schneider with 30 points or fewer, the other side with 29 or fewer.",
    "Wer 61 Augen braucht, ist mit 30 noch Schneider; die anderen sind mit 30 schon "
    "schneiderfrei.");
WORDS(kSaidSchneiderAt, "Anyone who loses with $0 {point|points} or fewer is Schneider.",
      "Wer mit höchstens $0 {Auge|Augen} verliert, ist Schneider.");
WORDS(kSaidMussEased, "In a Muss, the declarer wins with 60 points.",
      "Wer ein Muss spielt, gewinnt schon mit 60 Augen.");
WORDS(kSaidMussNormal, "In a Muss, the declarer needs 61 points, as in a Rufspiel.",
      "Wer ein Muss spielt, braucht 61 Augen wie beim Rufspiel.");
WORDS(kSaidMussTrumps,
      "This applies if the declarer holds at most $0 {trump|trumps}; otherwise the declarer needs "
      "61.",
      "Die 60 reichen nur mit höchstens $0 {Trumpf|Trümpfen}; wer mehr hat, braucht 61.");
WORDS(kSaidKreuzLost, "If a Kreuzbock ends 60-60, the declaring side loses.",
      "Geht ein Kreuzbock 60 zu 60 aus, hat die Spielerpartei verloren.");
WORDS(kSaidKreuzAgain, "If a Kreuzbock ends 60-60, the cards are dealt again.",
      "Geht ein Kreuzbock 60 zu 60 aus, wird noch einmal gegeben.");
WORDS(kSaidThrowIn, "If nobody bids, the cards are thrown in.",
      "Sagen alle weiter, wird zusammengeworfen.");
WORDS(kSaidThrowInBock, "If nobody bids, the cards are thrown in, and a Bock follows.",
      "Sagen alle weiter, wird zusammengeworfen, und es gibt einen Bock.");
WORDS(kSaidThrowInStock,
      "If nobody bids, the cards are thrown in, and each player pays into the stock.",
      "Sagen alle weiter, wird zusammengeworfen, und jeder zahlt in den Stock.");
WORDS(kSaidPassedMuss, "If nobody bids, a Muss is played.",
      "Sagen alle weiter, wird ein Muss gespielt.");
WORDS(kSaidPassedKreuz, "If nobody bids, a Kreuzbock is played.",
      "Sagen alle weiter, wird ein Kreuzbock gespielt.");
WORDS(kSaidPassedRamsch, "If nobody bids, a Ramsch is played.",
      "Sagen alle weiter, wird ein Ramsch gespielt.");
WORDS(kSaidNoLegen, "There is no Legen.", "Gelegt wird nicht.");
WORDS(kSaidLegenAll, "Anyone may say Legen; the price doubles each time.",
      "Legen darf jeder, und wer legt, verdoppelt.");
WORDS(kSaidLegenForehand, "Only forehand may say Legen.", "Legen darf nur Vorhand.");
WORDS(kSaidLegenOne, "Only one player may say Legen.", "Legen darf nur einer.");
WORDS(kSaidLegenRow, "Legen counts only if everyone before you has said it too.",
      "Legen zählt nur, wenn alle davor auch gelegt haben.");
WORDS(kSaidFifthLays, "With five at the table, the player sitting out may also say Legen.",
      "Sitzen fünf am Tisch, darf auch der legen, der aussetzt.");
WORDS(kSaidNoKontra, "There is no Kontra.", "Kontra gibt es nicht.");
WORDS(kSaidKontra,
      "Up to $0 {double|doubles} may be called (Kontra, Re and so on); each doubles the price.",
      "Mit Kontra, Re und so weiter wird höchstens $0-mal verdoppelt.");
WORDS(kSaidNo, "no", "nein");
WORDS(kSaidOption, "$0: $1 ($2).", "$0: $1 ($2).");
WORDS(kSaidMustOvertake, "Bettel, Ramsch, Kop: you must beat the trick if you can",
      "Bei Bettel, Ramsch und Kop muss stechen, wer kann");
WORDS(kSaidRunawayMin, "Cards of the called suit needed to run away",
      "Wie viele Karten der Ruffarbe man zum Davonlaufen braucht");
WORDS(kSaidRunawayMinShort, "Cards needed to run away (24- or 20-card deck)",
      "Wie viele Karten man zum Davonlaufen braucht, wenn mit 24 oder 20 gespielt wird");
WORDS(kSaidRunawayCount, "When the cards for running away are counted",
      "Wann die Karten fürs Davonlaufen gezählt werden");
WORDS(kSaidRunawayWhen, "When running away is allowed", "Wann man davonlaufen darf");
WORDS(kSaidDiscardFrom,
      "First trick in which the called card may be discarded if its suit has not been led",
      "Ab welchem Stich man die Ruf-Sau abwerfen darf, wenn sie nicht gesucht wurde");
WORDS(kSaidDiscardAfter, "The called card may be discarded after running away",
      "Nach dem Davonlaufen darf man die Ruf-Sau abwerfen");
WORDS(kSaidPlaysWhenLed, "After running away the called card must be played when its suit is led",
      "Nach dem Davonlaufen muss man die Ruf-Sau zugeben, wenn ihre Farbe kommt");
WORDS(kSaidRufTout, "A Rufspiel may be announced as a Tout",
      "Ein Rufspiel darf man auch als Tout ansagen");
WORDS(kSaidSieLaufende, "Laufende count in a Sie", "Beim Sie zählen die Laufenden");
WORDS(kSaidShortSie, "How a Sie counts with 24 or 20 cards",
      "Wie ein Sie mit 24 oder 20 Karten zählt");
WORDS(kSaidSieFactor, "Multiplier for a Sie", "Faktor beim Sie");
WORDS(kSaidBettelTrumps, "Trumps in a Bettel", "Trümpfe beim Bettel");
WORDS(kSaidBettelOuvert, "When the hand is shown in a Bettel ouvert",
      "Wann beim Bettel ouvert aufgedeckt wird");
WORDS(kSaidOuvertFactor, "Multiplier for a Bettel ouvert", "Faktor beim Bettel ouvert");
WORDS(kSaidBettelLead, "Who leads in a Bettel", "Wer beim Bettel ausspielt");
WORDS(kSaidBettelPrice, "Price of a Bettel", "Was ein Bettel kostet");
WORDS(kSaidBettelRank, "Where a Bettel ranks", "Welchen Rang der Bettel hat");
WORDS(kSaidHochzeitShow, "How a Hochzeit's lone trump is offered",
      "Wie man bei der Hochzeit den einen Trumpf anbietet");
WORDS(kSaidHochzeitTrump, "A trump may be given back in a Hochzeit",
      "Bei der Hochzeit darf man einen Trumpf zurückgeben");
WORDS(kSaidHochzeitWhen, "When a Hochzeit may be offered", "Wann man eine Hochzeit anbieten darf");
WORDS(kSaidHochzeitFactor, "Multiplier for a Hochzeit", "Faktor bei der Hochzeit");
WORDS(kSaidKreuzPrice, "Price of a Kreuzbock", "Was ein Kreuzbock kostet");
WORDS(kSaidKreuzTrumps, "Trumps in a Kreuzbock", "Trümpfe beim Kreuzbock");
WORDS(kSaidMussContracts, "What a player who must play may announce",
      "Was man beim Muss ansagen darf");
WORDS(kSaidMussCard, "Whoever holds this card must declare", "Wer diese Karte hat, muss spielen");
WORDS(kSaidRenonce, "After four passes a Sau may be called without a card of its suit",
      "Sagen alle weiter, darf man auch eine Sau rufen, deren Farbe man gar nicht hat");
WORDS(kSaidRamschTie, "Who loses a Ramsch if points are tied",
      "Wer den Ramsch bei gleich vielen Augen verliert");
WORDS(kSaidRamschPay, "Who pays in a Ramsch", "Wer beim Ramsch zahlt");
WORDS(kSaidDurchmarsch, "What counts as a Durchmarsch", "Was als Durchmarsch zählt");
WORDS(kSaidDurchmarschPrice, "Price of a Durchmarsch", "Was ein Durchmarsch kostet");
WORDS(kSaidJungfrau, "Effect of a Jungfrau", "Wie eine Jungfrau zählt");
WORDS(kSaidRamschPrice, "Price of a Ramsch", "Was ein Ramsch kostet");
WORDS(kSaidRamschStoss, "In a Ramsch, players may double before playing their first card",
      "Beim Ramsch darf jeder vor seiner ersten Karte verdoppeln");
WORDS(kSaidRamschTrigger, "When a Ramsch is played", "Wann ein Ramsch gespielt wird");
WORDS(kSaidSchieberamsch, "Whom the loser of a Schieberamsch pays",
      "An wen der Verlierer eines Schieberamschs zahlt");
WORDS(kSaidLaufUnit, "Price of a Laufender", "Was ein Laufender kostet");
WORDS(kSaidLaufSymmetry, "When missing Laufende count",
      "Wann auch Laufende zählen, die dem Spieler fehlen");
WORDS(kSaidLaufMax, "Most Laufende that can count", "Wie viele Laufende höchstens zählen");
WORDS(kSaidWenzLaufMin, "Fewest Laufende that count in a Wenz or Geier",
      "Ab wie vielen die Laufenden bei Wenz und Geier zählen");
WORDS(kSaidSoloSchneider, "Schneider and schwarz count in solos",
      "Schneider und schwarz zählen auch im Solo");
WORDS(kSaidMussKontra, "Kontra is allowed in a Muss", "Kontra gibt es auch beim Muss");
WORDS(kSaidKontraWindow, "Deadline for Kontra", "Wie lange man Kontra geben darf");
WORDS(kSaidReWindow, "Deadline for Re", "Wie lange man Re geben darf");
WORDS(kSaidKontraTakesOver, "Whoever says Kontra takes over the game and needs 61",
      "Wer Kontra gibt, übernimmt das Spiel und braucht 61");
WORDS(kSaidStockMode, "Who owns the stock", "Wem der Stock gehört");
WORDS(kSaidStockDoubled, "Losing doubles the stock", "Wer verliert, verdoppelt den Stock");
WORDS(kSaidStockStake, "What each player pays into the stock", "Was jeder in den Stock zahlt");
WORDS(kSaidReuegeld, "Fine for a lost solo", "Reuegeld für ein verlorenes Solo");
WORDS(kSaidBockLostSolo, "A lost solo triggers a Bock", "Ein verlorenes Solo bringt einen Bock");
WORDS(kSaidBockSchwarz, "Losing schwarz triggers a Bock",
      "Ein schwarz verlorenes Spiel bringt einen Bock");
WORDS(kSaidBockKontra, "Which games with Kontra trigger a Bock",
      "Welche Spiele mit Kontra einen Bock bringen");
WORDS(kSaidBockLasts, "How long a Bock lasts", "Wie lange ein Bock dauert");
WORDS(kSaidBockOverlap, "Two Bocks at the same time", "Was gilt, wenn zwei Böcke zusammenfallen");
WORDS(kSaidHeartSolo, "A Herz-Solo outranks other suit Solos",
      "Das Herz-Solo geht vor den anderen Soli");
WORDS(kSaidSoloEqualsWenz, "A Wenz ranks the same as a Solo", "Wenz und Solo sind gleichrangig");
WORDS(kSaidSteigern, "Bids may promise more than 61 points", "Man darf mehr als 61 Augen bieten");
WORDS(kSaidSchieberDecline, "What happens if forehand declines a Schieber",
      "Was gespielt wird, wenn Vorhand den Schieber ablehnt");
WORDS(kSaidHadsch, "What forehand may play in a Hadsch", "Was Vorhand beim Hadsch spielen darf");
WORDS(kSaidAllgaeuer, "In an Allgäuer Runde, a dealer without four Laufende may refuse",
      "In der Allgäuer Runde darf der Geber ohne vier Laufende ablehnen");
WORDS(kSaidStrixner, "Who announces the Solo in a Strixner", "Wer beim Strixner das Solo ansagt");
WORDS(kSaidZupfDraw, "How the soloist draws a card in a Zupf-Solo",
      "Wie beim Zupf-Solo gezogen wird");
WORDS(kSaidZupfOrder, "What comes first in a Zupf-Solo", "Was beim Zupf-Solo zuerst kommt");
WORDS(kSaidLastRound, "The last round", "Die letzte Runde");
WORDS(kSaidRamschRound, "How many thrown-in deals trigger a Ramschrunde",
      "Nach wie vielen zusammengeworfenen Spielen eine Ramschrunde kommt");
WORDS(kSaidKreuzRound, "What triggers a Kreuzbockrunde", "Wann eine Kreuzbockrunde kommt");
WORDS(kSaidTwoHandNames, "With two players, forehand names the game",
      "Zu zweit bestimmt Vorhand das Spiel");
WORDS(kSaidSjavsClubs, "Sjavs: score against declarers who take no tricks, with Eichel as trump",
      "Sjavs: was es zählt, wenn Eichel Trumpf ist und die Spieler keinen Stich machen");
WORDS(kSaidKopTrumps, "Trumps in Kop", "Trümpfe beim Kop");
WORDS(kSaidKopOld, "Kop: points the old side needs to get out",
      "Kop: ab wie vielen Augen die Alten heraus sind");
WORDS(kSaidKopOthers, "Kop: points the other side needs to get out",
      "Kop: ab wie vielen Augen die anderen heraus sind");
WORDS(kSaidRufThree, "Three players may play a Rufspiel", "Zu dritt darf man ein Rufspiel spielen");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ANSWERS_RULES_WORDS_H_
