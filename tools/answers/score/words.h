// What `score` says to people: the price of a deal, the sheet of an evening.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_WORDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// What may be wrong in cards, contracts, deal lines, views and bids.
WORDS(kOne, "one", "eines");
WORDS(kPassed, "passed", "weiter");

// Seats.
WORDS(kSeatFromTo, "a seat from 0 to $0", "ein Spieler von 0 (Vorhand) bis $0");
WORDS(kChairUpTo, "a chair 0 to $0", "ein Stuhl von 0 bis $0");

// Cards.
WORDS(kEachSeatOnce, "each seat once", "jeder Spieler einmal");
WORDS(kCardsPlayed, "$0 cards played", "$0 gespielte Karten");

// Bids.
WORDS(kGameOfRound, "a game of the $0 round", "ein Spiel der Runde $0");
WORDS(kForehandToPlayInRound, "forehand to play in the $0 round",
      "dass in der Runde $0 Vorhand spielt");
WORDS(kPriceBelow, "a price below $0 cents", "ein Preis unter $0 Cent");
WORDS(kAtMostDoublings, "at most $0 doublings", "höchstens $0 Verdoppelungen");
WORDS(kSeatOfSideThatDoes, "a seat of the side that does not declare", "einer der Gegenspieler");
WORDS(kSeatOfDeclaringSideWhichAnswers, "a seat of the declaring side, which answers",
      "einer der Spielerpartei, die antwortet");

// The price of a deal.
WORDS(kNoLegenAndNoBockIn, "no Legen and no Bock in $0", "kein Legen und kein Bock bei $0");
WORDS(kTrumpsThatLeaveSeatFor, "trumps that leave a seat for $0",
      "Trümpfe, die $0 jemandem lassen");
WORDS(kAtMostLaid, "at most $0 who laid (option legen)",
      "höchstens $0, die gelegt haben (Regel legen)");
WORDS(kAtMostStoss,
      "Kontra, Re ... at most $0 times in $1 (option stoss_max, kontra_allowed, muss_kontra or "
      "ramsch_stoss)",
      "Kontra, Re ... höchstens $0-mal bei $1 (Regel stoss_max, kontra_allowed, muss_kontra oder "
      "ramsch_stoss)");
WORDS(kNoWithDealLine, "no $0 with a deal line", "kein $0 bei einer Spielzeile");
WORDS(kEither, "either $0 or $1", "entweder $0 oder $1");
WORDS(kEitherContractOrDeal, "either contract or deal", "entweder contract oder deal");
WORDS(kDealPlayedToItsEnd, "a deal played to its end", "ein zu Ende gespieltes Spiel");
WORDS(kDealPlayedToItsEndOr, "a deal played to its end, or its result",
      "ein zu Ende gespieltes Spiel oder sein Ergebnis");
WORDS(kDeclarerOfDoubled, "the declarer $0 or $1, whose side declares as they doubled",
      "als Spieler $0 oder $1, denn so, wie gelegt und gestoßen wurde, spielt diese Partei");
WORDS(kNoteOfPartner, "a note of the partner's seat, such as ; partner 2",
      "dahinter, wer der Mitspieler ist, etwa ; partner 2");
WORDS(kHandsOfKop, "hands, which tell who is old in Kop",
      "die Blätter, denn sie sagen, wer im Kop der Alte ist");
WORDS(kGameOfRoundWhichIsPlayed, "a game of the $0 round, which is played",
      "ein Spiel der Runde $0, die gespielt wird");
WORDS(kGameOfAllPass, "the $0 that follows when nobody bids (option all_pass)",
      "$0, das folgt, wenn keiner spielt (Regel all_pass)");
WORDS(kDealOfPlayersAtTable, "a deal of $0 players, at a table with $1 chairs",
      "ein Spiel zu $0 an einem Tisch mit $1 Stühlen");
WORDS(kStockOfAtMost, "a stock of at most $0", "ein Stock von höchstens $0");
WORDS(kNoWhereNobodyPlays, "no $0 where nobody plays", "kein $0, wo keiner spielt");
WORDS(kNothingAfter, "nothing after $0", "nichts nach $0");
WORDS(kNotes, "notes such as kontra 1, laid 0 2, round hadsch, forehand 3 or points 75, each once",
      "Bemerkungen wie kontra 1, laid 0 2, round hadsch, forehand 3 oder points 75, jede einmal");
WORDS(kFewEnoughTrumps, "no more than muss_trumps in the player's hand",
      "beim Spieler nicht mehr als muss_trumps");
WORDS(kTrumpsOfMussPlayer, "0 to $0 trumps in the hand of the Muss player",
      "0 bis $0 Trümpfe beim Spieler des Muss");
WORDS(kFourAsThreePlaySolos, "4, as three play solos only", "4, weil man zu dritt nur Soli spielt");
WORDS(kFourAsTwoPlayAlone, "4, as two play one against the other",
      "4, weil zu zweit einer gegen den anderen spielt");
WORDS(kOptionSteigern, "option steigern=on", "Regel steigern=on");
WORDS(kGameForPoints, "a game for points", "ein Spiel um Augen");
WORDS(kSjavs, "a Sjavs", "ein Sjavs");
WORDS(kOneNumberOfDeclarersSide, "one number, of the declarer's side",
      "eine Zahl, die der Spielerpartei");
WORDS(kNothingWithoutTricks, "0 with 0 tricks", "0 bei 0 Stichen");
WORDS(kWithTricks, "$0 with $1 tricks", "$0 bei $1 Stichen");
WORDS(kDeclarersPoints, "the points of the declarer's side, 0 to $0",
      "die Augen der Spielerpartei, 0 bis $0");
WORDS(kAllOfSie, "$0, all of a Sie", "$0, also alle bei einem Sie");
WORDS(kDeclarersTricks, "the tricks of the declarer, 0 to $0", "die Stiche des Spielers, 0 bis $0");
WORDS(kSauOfEachSeat, "a Sau of each seat", "eine Sau von jedem");
WORDS(kTrumpOfEachSeat, "a trump of each seat", "ein Trumpf von jedem");
WORDS(kNumbersThatSumTo, "numbers that sum to $0", "Zahlen, die zusammen $0 ergeben");
WORDS(kNumbersThatSumToAtMost, "numbers that sum to at most $0",
      "Zahlen, die zusammen höchstens $0 ergeben");
WORDS(kNumbersOfEachSeat, "$0 numbers, of each seat", "$0 Zahlen, für jeden eine");
WORDS(kSoManyNumbersThatSumTo, "$0 numbers that sum to $1", "$0 Zahlen, die zusammen $1 ergeben");
WORDS(kNothingWithoutTrick, "0 for $0, which has no trick", "0 für $a0, der keinen Stich hat");
WORDS(kLaufende, "a whole number up to $0, negative for without",
      "eine ganze Zahl bis $0, mit Minus für ohne");

// score.
WORDS(kBasePrice, "base", "Grundpreis");
WORDS(kKontraRe, "Kontra, Re", "Kontra, Re");
WORDS(kSpecialRound, "special round", "Sonderrunde");
WORDS(kPriceOf, "price $0", "Preis $0");
WORDS(kPayments, "payments: $0", "Abrechnung: $0");
WORDS(kDeclarerReceives, "declarer $0", "Spieler $0");
WORDS(kPartnerReceives, "partner $0", "Mitspieler $0");
WORDS(kDeclaringSideReceives, "declaring side $0 each", "Spielerpartei je $0");
WORDS(kOpponentReceives, "opponent $0", "Gegner $0");
WORDS(kOpponentsReceive, "opponents $0 each", "Gegner je $0");
WORDS(kSeatReceives, "$0 $1", "$n0 $1");
WORDS(kAssumedWithout, "assumed without $0: $1", "ohne $0 angenommen: $1");
WORDS(kTieGoesByWhatFollows, "the tie goes by what follows",
      "bei Gleichstand zählt, was danach kommt");
WORDS(kTrickForWhoeverHasPoints, "a trick for whoever has points",
      "einen Stich für jeden, der Augen hat");
WORDS(kTrickForEachSide, "a trick for each side", "einen Stich für jede Partei");
WORDS(kNoLaufende, "no Laufende", "keine Laufenden");
WORDS(kStockBecomes, "stock $0 -> $1", "Stock $0 -> $1");
WORDS(kReuegeld, "Reuegeld $0, paid apart", "Reuegeld $0, extra bezahlt");
WORDS(
    kSjavsScore,
    "off the declarers' 24: $0, off the opponents': $1; the next deal is worth $2 more",
    "von den 24 der Spieler weg: $0, von denen der Gegner: $1; das nächste Spiel ist $2 mehr wert");
WORDS(kWon, "won", "gewonnen");
WORDS(kLost, "lost", "verloren");
WORDS(kWonSchwarz, "won, schwarz", "schwarz gewonnen");
WORDS(kWonSchneider, "won, Schneider", "mit Schneider gewonnen");
WORDS(kLostSchwarz, "lost, schwarz", "schwarz verloren");
WORDS(kLostSchneider, "lost, Schneider", "mit Schneider verloren");
WORDS(kResultAndNeeded, "$0 (the declarer's side needs $1)", "$0 (die Spielerpartei braucht $1)");
WORDS(kLoses, "$0 loses", "$N0 verliert");
WORDS(kLose, "$0 lose", "$N0 verlieren");
WORDS(kNobodyWins, "nobody wins", "keiner gewinnt");
WORDS(kNobodyBidEachPays, "nobody bid; each pays $0; stock $1",
      "keiner spielt; jeder zahlt $0; Stock $1");

// What somebody has to pay for.
WORDS(kSeatThatRevoked, "the seat that revoked: its side has lost",
      "wer nicht bedient hat: seine Partei hat verloren");
WORDS(kFinesNote, "who pays how many cents, such as 2 50; or into the stock: 2 50 stock",
      "wer wie viel Cent zahlt, etwa 2 50; oder in den Stock: 2 50 stock");
WORDS(kCentsAskedTooMuch, "cents that the winners asked of each, more than the price",
      "Cent, die die Gewinner von jedem verlangt haben, mehr als der Preis");
WORDS(kNoneWhereNobodyIsPaid, "none where no side is paid", "nichts, wo keine Partei bezahlt wird");
WORDS(kMoreThanPrice, "more than the price of $0", "mehr als der Preis von $0");

// The score sheet.
WORDS(kNamesByChair, "names by chair: Anna, Bert, Cora, Dora",
      "Namen nach Stühlen: Anna, Bert, Cora, Dora");
WORDS(kNamesOfPlayers, "names of $0 players", "die Namen von $0 Spielern");
WORDS(kEachNameOnce, "each name once", "jeder Name einmal");
WORDS(kNameOnChair, "$0, on chair $1", "$0 auf Stuhl $1");
WORDS(kSum, "sum", "Summe");
WORDS(kEvening, "An evening of Schafkopf", "Schafkopfabend");
WORDS(kNumberInSheet, "line", "Nr.");
WORDS(kDealer, "dealer", "Geber");
WORDS(kTimes, "times", "mal");
WORDS(kPrice, "price", "Preis");
WORDS(kStock, "stock", "Stock");
WORDS(kOwed, "owed", "offen");
WORDS(kNotNoted, "not noted", "nicht angeschrieben");
WORDS(kSjavsAgainstRubbersTo, "Sjavs: $0 against $1, rubbers $2 to $3",
      "Sjavs: $0 gegen $1, Runden $2 zu $3");
WORDS(kSjavsMore, "Sjavs: $0 more", "Sjavs: $0 mehr");
WORDS(kChairNumber, "chair $0", "Stuhl $0");
WORDS(kCentsOf, "$0: $1 cents", "$0: $1 Cent");
WORDS(kUnitsOf, "$0: $1 units", "$0: $1 Einheiten");
WORDS(kAmountInCents, "$0 {cent|cents}", "$0 Cent");
WORDS(kAmountInUnits, "$0 {unit|units}", "$0 {Einheit|Einheiten}");
WORDS(kPaysTo, "$0 pays $1 $2", "$0 zahlt an $1 $2");
WORDS(kPaysIntoStock, "$0 pays $1 into the stock", "$0 zahlt $1 in den Stock");
WORDS(kGetsFromStock, "$0 gets $1 from the stock", "$0 bekommt $1 aus dem Stock");
WORDS(kHasPaidApart, "has paid $0 apart", "hat $0 extra bezahlt");
WORDS(kRevoked, "$0 revoked: that side has lost", "$N0 hat nicht bedient: die Partei hat verloren");
WORDS(kAskedTooMuch, "asked $0 for $1: the difference goes back doubled",
      "$0 verlangt statt $1: die Differenz geht doppelt zurück");
WORDS(kFineApart, "$0: fine of $1, paid apart", "$N0: Strafe $1, extra bezahlt");
WORDS(kFineIntoStock, "$0: fine of $1 into the stock", "$N0: Strafe $1 in den Stock");
WORDS(kPointsPlusMinus, "$0 points: $1 plus, $2 minus", "$0 Punkte: $1 plus, $2 minus");
WORDS(kOwes, "owes $0", "schuldet $0");
WORDS(kStockInCents, "stock: $0 cents", "Stock: $0 Cent");
WORDS(kStockInUnits, "stock: $0 units", "Stock: $0 Einheiten");
WORDS(kOldDealsLastRound, "$0 had EO in the last Rufspiel and deals the last round",
      "$0 hatte im letzten Rufspiel den Alten und gibt die letzte Runde");

// legal.
WORDS(kLongShortShort20KopOr3224,
      "long, short, short20, kop or 32, 24, 20, 16; else that of the rules",
      "long, short, short20, kop oder 32, 24, 20, 16; sonst das der Regeln");

// score.
WORDS(kInsteadOfContractAndNumbers, "instead of a contract and numbers: a finished deal line",
      "statt Spiel und Zahlen: die Zeile eines fertigen Spiels");
WORDS(kPointsOfDeclarersSideIn,
      "points of the declarer's side; in a Ramsch of each seat: 45,35,30,10",
      "Augen der Spielerpartei; im Ramsch von jedem: 45,35,30,10");
WORDS(kTricksLikewise, "tricks, likewise", "Stiche, ebenso");
WORDS(kLaufendeWhereGameCountsThem,
      "Laufende, where the game counts them; negative if the declarer lacks them",
      "Laufende, wo sie im Spiel zählen; mit Minus, wenn der Spieler ohne sie spielt");
WORDS(kCardsOfDeclarersSideInstead, "cards of the declarer's side, instead of --lauf",
      "Karten der Spielerpartei, statt --lauf");
WORDS(kPointsPromisedIfMoreThan61, "points promised, if more than 61",
      "gebotene Augen, wenn mehr als 61");
WORDS(kRamschTrumpsCapturedByEachSeat,
      "Ramsch: trumps captured by each seat; Muss: trumps in the declarer's hand",
      "Ramsch: Trümpfe in den Stichen von jedem; Muss: Trümpfe im Blatt des Spielers");
WORDS(kRamschHighestTrumpOfEach, "Ramsch: highest trump of each seat, - for none",
      "Ramsch: der höchste Trumpf von jedem, - für keinen");
WORDS(kRamschHighestCapturedSauOf, "Ramsch: highest captured Sau of each seat, - for none",
      "Ramsch: die höchste gestochene Sau von jedem, - für keine");
WORDS(kSjavsOnePlayerTookEveryTrick, "Sjavs: one player took every trick",
      "Sjavs: einer hat alle Stiche gemacht");
WORDS(kSjavsWhat6060In, "Sjavs: what a 60:60 in the deal before adds",
      "Sjavs: was ein 60:60 im Spiel davor dazugibt");
WORDS(kHowManySeatsLaid, "how many seats laid", "wie viele gelegt haben");
WORDS(kSeatsThatLaidInOrder, "seats that laid, in order, instead of --layers",
      "wer gelegt hat, der Reihe nach, statt --layers");
WORDS(kKontraReHowManyWereGiven, "Kontra, Re ...: how many were given",
      "Kontra, Re ...: wie oft gestoßen wurde");
WORDS(kSeatsThatGaveThemIn, "seats that gave them, in order, instead of --stoss",
      "wer gestoßen hat, der Reihe nach, statt --stoss");
WORDS(kDeclarersSeatToCheckKontra, "the declarer's seat, to check --kontra",
      "wer spielt, um --kontra zu prüfen");
WORDS(kHisPartnersSeatLikewise, "his partner's seat, likewise", "sein Mitspieler, ebenso");
WORDS(kBockFactors, "Bock factors", "wie viele Böcke gelten");
WORDS(kCentsInStock, "cents in the stock", "Cent im Stock");
WORDS(kCentsInStockBefore, "cents in the stock before", "Cent, die vorher im Stock waren");
WORDS(kSpecialRoundSuchAsHadsch, "a special round, such as hadsch or bock",
      "eine Sonderrunde, etwa hadsch oder bock");
WORDS(kSpecialRoundThatEveryDeal, "a special round that every deal belongs to",
      "eine Sonderrunde, zu der alle Spiele gehören");
WORDS(kDeclarersHandLayOpen, "the declarer's hand lay open", "der Spieler hat offen gespielt");
WORDS(kPlayersAtTableSomeSit, "players at the table; some sit out of 5 or 6",
      "Spieler am Tisch; von 5 oder 6 setzt immer einer oder zwei aus");
WORDS(kChairOfSeat0In, "the chair of seat 0 in the first deal",
      "auf welchem Stuhl im ersten Spiel Vorhand sitzt");
WORDS(kChairOfSeat0, "the chair of seat 0", "auf welchem Stuhl Vorhand sitzt");
WORDS(kSeatThatHeldEO, "the seat that held EO", "wer den Alten (EO) hatte");
WORDS(kFinishedDealLinesInOrder, "finished deal lines in order, with notes behind a ;",
      "Zeilen fertiger Spiele der Reihe nach, Bemerkungen hinter einem ;");

WORDS(kAtMostInTricksOf, "at most $0 in the tricks of $1", "höchstens $0 in den Stichen $v1");
WORDS(kToWithTrickTricks, "$0 to $1 with $2 {trick|tricks}", "$0 bis $1 bei $2 {Stich|Stichen}");
WORDS(kLaufendePart, "Laufende", "Laufende");
WORDS(kTout, "Tout", "Tout");
WORDS(kSie, "Sie", "Sie");
WORDS(kHochzeit, "Hochzeit", "Hochzeit");
WORDS(kOuvert, "ouvert", "ouvert");
WORDS(kLegen, "Legen", "Legen");
WORDS(kBock, "Bock", "Bock");
WORDS(kJungfrau, "Jungfrau", "Jungfrau");
WORDS(kMakesDurchmarsch, "$0 makes a Durchmarsch", "$N0 macht einen Durchmarsch");
WORDS(kAnd, "$0 and $1", "$0 und $1");
WORDS(kSeatsDeclare, "$0 and $1 declare", "$N0 und $1 spielen");
WORDS(kDeals, "$0 {deal|deals}", "$0 {Spiel|Spiele}");
WORDS(kBockTimes, "Bock x$0: $1", "Bock x$0: $1");
WORDS(kThenTimes, "then x$0: $1", "dann x$0: $1");
WORDS(kSeatsThatDeclareInKreuzbock, "the seats that declare in a Kreuzbock",
      "die Spieler im Kreuzbock");
WORDS(kOfWhatWasPlayed, "of what was played", "dessen, was gespielt wurde");
WORDS(kOfDeclarer, "of the declarer", "des Spielers");
WORDS(kDealsInRow, "deals in a row", "Verteilungen nacheinander");
WORDS(kByChair, "by chair", "nach Plätzen");
WORDS(kChairThatDealsLastRound, "the chair that deals the last round",
      "der Platz, der die letzte Runde gibt");
WORDS(kChair, "a chair", "ein Platz");
WORDS(kChairOrStock, "a chair; nothing: the stock", "ein Platz; nichts: der Stock");
WORDS(kWhoPaysWhomIfItEnds, "who pays whom if the evening ends here, the fewest payments",
      "wer wem zahlt, wenn der Abend hier endet, mit den wenigsten Zahlungen");
WORDS(kMoreThanThePrice, "asked of each, more than the price",
      "von jedem verlangt, mehr als der Preis");
WORDS(kChairs, "chairs", "Plätze");
WORDS(kSameInUnitsOfTariffsExtra, "the same in units of the tariff's extra",
      "dasselbe in Einheiten des Aufschlags");
WORDS(kAsTournamentsCount, "as tournaments count", "wie im Turnier gezählt");
WORDS(kByNextDeals, "by the next deals", "von den nächsten Verteilungen");
WORDS(kWhatWasNotToldAnd, "what was not told and might decide",
      "was nicht gesagt ist und entscheiden könnte");
WORDS(kWhereLineIsBadNothing, "where the line is bad; nothing else is then told",
      "wo die Zeile falsch ist; sonst steht dann nichts da");
WORDS(kOfError, "of the error", "des Fehlers");
// The columns of tables.
WORDS(kByWhichItMultiplies, "by which it multiplies", "um das Wievielfache");
WORDS(kForEach, "for each", "für jeden");
WORDS(kSoFar, "so far", "bisher");
WORDS(kTheLosersAre, "the losers are", "die Verlierer sind es");
WORDS(kPaidFor, "paid for", "bezahlt");
WORDS(kPaymentsInOrder,
      "declarer, partner, opponents; by seat of a deal line and where each plays for himself",
      "Spieler, Partner, Gegner; nach Plätzen bei einer Verteilung und wo jeder für sich spielt");
WORDS(kThatIsLeft, "that is left", "was bleibt");
WORDS(kPaidApart, "paid apart", "getrennt bezahlt");
WORDS(kWorstFirst, "the worst first", "der schlechteste zuerst");
WORDS(kOfSjavs, "of Sjavs", "von Sjavs");
WORDS(kToNextDeal, "to the next deal", "in die nächste Verteilung");
WORDS(kOfKop, "of Kop", "von Kop");
WORDS(kToWin, "to win", "zum Gewinnen");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_WORDS_H_
