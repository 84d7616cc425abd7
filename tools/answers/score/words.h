// What `score` says to people: the price of a deal, the sheet of an evening.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_WORDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// What may be wrong in cards, contracts, deal lines, views and bids.
WORDS(kOne, "one", "eins");
WORDS(kPassed, "passed", "weiter");

// Seats.
WORDS(kSeatFromTo, "a seat from 0 to $0", "eine Spielernummer von 0 (Vorhand) bis $0");
WORDS(kChairUpTo, "a chair from 0 to $0", "eine Platznummer von 0 bis $0");

// Cards.
WORDS(kEachSeatOnce, "each seat only once", "jeder Spieler nur einmal");
WORDS(kCardsPlayed, "$0 cards played", "$0 gespielte Karten");

// Bids.
WORDS(kGameOfRound, "a game allowed in the $0 round", "ein Spiel, das in der Runde $0 erlaubt ist");
WORDS(kForehandToPlayInRound, "forehand as declarer in the $0 round",
      "Vorhand als Spieler in der Runde $0");
WORDS(kPriceBelow, "a price below $0 cents", "ein Preis unter $0 Cent");
WORDS(kAtMostDoublings, "at most $0 doublings", "höchstens $0 Verdoppelungen");
WORDS(kSeatOfSideThatDoes, "a seat on the opponents' side", "einer von den Gegnern");
WORDS(kSeatOfDeclaringSideWhichAnswers,
      "a seat on the declaring side, because only that side may answer now",
      "einer von der Spielerpartei, weil die jetzt mit dem Stoßen dran ist");

// The price of a deal.
WORDS(kNoLegenAndNoBockIn, "no Legen or Bock in $0", "bei $0 weder Legen noch Bock");
WORDS(kTrumpsThatLeaveSeatFor, "trumps consistent with someone having taken $0",
      "die Trümpfe so, dass einer $0 haben kann");
WORDS(kAtMostLaid, "at most $0 {player|players} who said Legen (option legen)",
      "höchstens $0 {Spieler, der gelegt hat|Spieler, die gelegt haben} (Regel legen)");
WORDS(kAtMostStoss,
      "at most $0 {double|doubles} in $1 (option stoss_max, kontra_allowed, muss_kontra or "
      "ramsch_stoss)",
      "bei $1 höchstens $0-mal Kontra, Re ... (Regel kontra_hoechstens, kontra, muss_kontra "
      "oder ramsch_kontra)");
WORDS(kNoWithDealLine, "no $0 with a deal line", "kein $0, wenn du eine Spielzeile angibst");
WORDS(kEither, "either $0 or $1", "entweder $0 oder $1");
WORDS(kEitherContractOrDeal, "either contract or deal", "entweder contract oder deal");
WORDS(kDealPlayedToItsEnd, "a finished game", "ein zu Ende gespieltes Spiel");
WORDS(kDealPlayedToItsEndOr, "a finished game, or its result",
      "ein zu Ende gespieltes Spiel oder sein Ergebnis");
WORDS(kDeclarerOfDoubled,
      "$0 or $1 as declarer, because the doubles put them on the declaring side",
      "als Spieler $0 oder $1; so wie gelegt und gestoßen wurde, kann es kein anderer sein");
WORDS(kNoteOfPartner, "a note giving the partner's seat, e.g. ; partner 2",
      "dahinter, wer der Mitspieler ist, etwa ; partner 2");
WORDS(kHandsOfKop, "the hands, because they determine who is on the old side in Kop",
      "die Blätter; sonst weiß man nicht, wer beim Kop die Alten sind");
WORDS(kGameOfRoundWhichIsPlayed, "a game allowed in the current $0 round",
      "ein Spiel, das in der laufenden Runde ($0) erlaubt ist");
WORDS(kGameOfAllPass, "the $0 that follows if nobody bids (option all_pass)",
      "$0, weil das gespielt wird, wenn alle „weiter“ sagen (Regel alle_weiter)");
WORDS(kDealOfPlayersAtTable, "a deal for $0 players, because the table has $1 chairs",
      "ein Spiel mit $0 Spielern, weil der Tisch $1 Plätze hat");
WORDS(kStockOfAtMost, "a Stock of at most $0", "ein Stock von höchstens $0");
WORDS(kNoWhereNobodyPlays, "no $0 if nobody plays", "kein $0, wenn keiner spielt");
WORDS(kNothingAfter, "nothing after $0", "hinter $0 nichts mehr");
WORDS(
    kNotes,
    "notes such as kontra 1, laid 0 2, round hadsch, forehand 3 or points 75, each at most once",
    "Bemerkungen wie kontra 1, laid 0 2, round hadsch, forehand 3 oder points 75, jede nur einmal");
WORDS(kFewEnoughTrumps, "no more trumps in the declarer's hand than muss_trumps allows",
      "beim Spieler höchstens so viele Trümpfe, wie muss_truempfe erlaubt");
WORDS(kTrumpsOfMussPlayer, "0 to $0 trumps for the Muss player",
      "0 bis $0 Trümpfe bei dem, der das Muss spielt");
WORDS(kFourAsThreePlaySolos, "4, because three players can only play solos",
      "4, weil man zu dritt nur Soli spielt");
WORDS(kFourAsTwoPlayAlone, "4, because two players always play against each other",
      "4, weil zu zweit jeder für sich spielt");
WORDS(kOptionSteigern, "option steigern=on", "Regel steigern=on");
WORDS(kGameForPoints, "a game decided on points", "ein Spiel, bei dem die Augen zählen");
WORDS(kSjavs, "a Sjavs", "ein Sjavs");
WORDS(kOneNumberOfDeclarersSide, "one number, for the declarer's side",
      "nur eine Zahl: die der Spielerpartei");
WORDS(kNothingWithoutTricks, "0 if no tricks were taken", "0 ohne Stich");
WORDS(kWithTricks, "$0 with $1 tricks", "$0 bei $1 Stichen");
WORDS(kDeclarersPoints, "the points taken by the declarer's side, 0 to $0",
      "die Augen der Spielerpartei, 0 bis $0");
WORDS(kAllOfSie, "$0, because a Sie takes everything", "$0, weil es beim Sie immer alle sind");
WORDS(kDeclarersTricks, "the declarer's tricks, 0 to $0 (`tricks $0`)",
      "die Stiche des Spielers, 0 bis $0 (`Stiche $0`)");
WORDS(kSauOfEachSeat, "a different Sau for each seat", "für jeden eine Sau, keine doppelt");
WORDS(kTrumpOfEachSeat, "a different trump for each seat", "für jeden ein Trumpf, keiner doppelt");
WORDS(kNumbersThatSumTo, "a total of $0", "zusammen $0");
WORDS(kNumbersThatSumToAtMost, "a total of at most $0", "zusammen höchstens $0");
WORDS(kNumbersOfEachSeat, "points for $0 players", "Augen für $0 Spieler");
WORDS(kSoManyNumbersThatSumTo, "tricks for $0 players, $1 in total",
      "Stiche für $0 Spieler, zusammen $1");
WORDS(kNothingWithoutTrick, "0 for $0, who took no tricks",
      "0 für $a0, weil es ohne Stich keine Augen gibt");
WORDS(kLaufende, "a whole number up to $0, negative for missing Laufende",
      "eine ganze Zahl bis $0, mit Minus, wenn die Laufenden fehlen");

// score.
WORDS(kBasePrice, "base", "Grundpreis");
WORDS(kKontraRe, "Kontra, Re", "Kontra, Re");
WORDS(kSpecialRound, "special round", "Sonderrunde");
WORDS(kPriceOf, "price $0", "Preis $0");
WORDS(kPayments, "payments in cents: $0", "Abrechnung in Cent: $0");
WORDS(kUnitsPaid, "payments: $0", "Abrechnung: $0");
WORDS(kDeclarerReceives, "declarer $0", "Spieler $0");
WORDS(kPartnerReceives, "partner $0", "Mitspieler $0");
WORDS(kDeclaringSideReceives, "declaring side $0 each", "Spielerpartei: jeder $0");
WORDS(kOpponentReceives, "opponent $0", "Gegner $0");
WORDS(kOpponentsReceive, "opponents $0 each", "Gegner: jeder $0");
WORDS(kSeatReceives, "$0 $1", "$n0 $1");
WORDS(kAssumedWithout, "assumed because $0 is missing: $1", "weil $0 fehlt, gilt: $1");
WORDS(kGameNotOffered, "true if the rules do not offer this game",
      "wahr, wenn es das Spiel nach den Regeln nicht gibt");
WORDS(kNotOffered, "these rules do not allow this game: $0",
      "nach diesen Regeln darf man das nicht ansagen: $0");
WORDS(kSuitOfGame, "the suit", "die Farbe");
WORDS(kTieGoesByWhatFollows, "ties are broken by the next criterion",
      "bei Gleichstand entscheidet das nächste Merkmal");
WORDS(kTrickForWhoeverHasPoints, "at least one trick for everyone with points",
      "mindestens ein Stich für jeden, der Augen hat");
WORDS(kTrickForEachSide, "at least one trick for each side",
      "mindestens ein Stich für jede Partei");
WORDS(kNoLaufende, "no Laufende", "keine Laufenden");
WORDS(kStockBecomes, "Stock $0 -> $1", "Stock $0 -> $1");
WORDS(kReuegeld, "Reuegeld $0, paid separately", "Reuegeld $0, extra bezahlt");
WORDS(
    kSjavsScore,
    "counting down from 24, the declarers' score drops by $0 and the opponents' by $1; the next "
    "deal is worth $2 more",
    "von den 24 gehen bei den Spielern $0 ab, bei den Gegnern $1; das nächste Spiel zählt $2 mehr");
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
WORDS(kNobodyBidEachPays, "nobody bid; each player pays $0; Stock $1",
      "keiner spielt; jeder zahlt $0; Stock $1");

// What somebody has to pay for.
WORDS(kSeatThatRevoked, "the seat that revoked; its side loses",
      "wer nicht bedient hat; seine Partei hat verloren");
WORDS(kFinesNote,
      "who pays a fine, and how much in cents, e.g. 2 50, or 2 50 stock if it goes into the Stock",
      "wer wie viel Cent Strafe zahlt, etwa 2 50; in den Stock: 2 50 stock");
WORDS(
    kCentsAskedTooMuch, "cents the winners claimed from each player, if more than the price",
    "wie viel Cent die Gewinner von jedem verlangt haben, wenn es mehr war, als das Spiel kostet");
WORDS(kNoneWhereNobodyIsPaid, "none, because no side gets paid",
      "nichts, weil hier keine Partei etwas bekommt");
WORDS(kMoreThanPrice, "more than the price of $0", "mehr als der Preis von $0");

// The score sheet.
WORDS(kNamesByChair, "names in seating order, e.g. Anna, Bert, Cora, Dora",
      "Namen nach Plätzen: Anna, Bert, Cora, Dora");
WORDS(kNamesOfPlayers, "names of $0 players", "die Namen von $0 Spielern");
WORDS(kNameOnChair, "$0 in chair $1", "$0 auf Platz $1");
WORDS(kSum, "total", "Summe");
WORDS(kEvening, "An evening of Schafkopf", "Schafkopfabend");
WORDS(kNumberInSheet, "line", "Nr.");
WORDS(kDealer, "dealer", "Geber");
WORDS(kPrice, "price", "Preis");
WORDS(kStock, "Stock", "Stock");
WORDS(kOwed, "pending", "offen");
WORDS(kPaidInSheet, "deal:", "Spiel:");
WORDS(kStandInSheet, "total:", "Stand:");
WORDS(kNotNoted, "not recorded", "nicht angeschrieben");
WORDS(
    kDealsMissing,
    "Warning: $0 {deal is|deals are} missing (see the rows above), so all amounts are provisional.",
    "Achtung: $0 {Spiel fehlt|Spiele fehlen} (siehe oben), die Beträge sind also vorläufig.");
WORDS(kSjavsAgainstRubbersTo, "Sjavs: $0 to $1, rubbers $2 to $3",
      "Sjavs: $0 gegen $1, Runden $2 zu $3");
WORDS(kSjavsMore, "Sjavs: next deal +$0", "Sjavs: nächstes Spiel +$0");
WORDS(kChairNumber, "chair $0", "Platz $0");
WORDS(kCentsOf, "$0: $1 cents", "$0: $1 Cent");
WORDS(kUnitsOf, "$0: $1 units", "$0: $1 Einheiten");
WORDS(kAmountInCents, "$0 {cent|cents}", "$0 Cent");
WORDS(kAmountInUnits, "$0 {unit|units}", "$0 {Einheit|Einheiten}");
WORDS(kPaysTo, "$0 pays $1 $2", "$0 zahlt $2 an $1");
WORDS(kPaysIntoStock, "$0 pays $1 into the Stock", "$0 zahlt $1 in den Stock");
WORDS(kGetsFromStock, "$0 gets $1 from the Stock", "$0 bekommt $1 aus dem Stock");
WORDS(kHasPaidApart, "paid $0 separately", "hat $0 extra bezahlt");
WORDS(kRevoked, "$0 revoked, so their side loses",
      "$N0 hat nicht bedient: die ganze Partei hat verloren");
WORDS(kAskedTooMuch, "the winners claimed $0 instead of $1 and pay back twice the difference",
      "die Gewinner haben $0 statt $1 verlangt: was zu viel war, geht doppelt zurück");
WORDS(kFineApart, "$0: fine of $1, paid separately", "$N0: Strafe $1, extra bezahlt");
WORDS(kFineIntoStock, "$0: fine of $1, paid into the Stock", "$N0: Strafe $1 in den Stock");
WORDS(kPointsPlusMinus, "$0 {point|points}: $1 gained, $2 lost",
      "$0 {Punkt|Punkte}: $1 plus, $2 minus");
WORDS(kOwes, "still has to play $0", "muss noch spielen: $0");
WORDS(kStockInCents, "Stock: $0 cents", "Stock: $0 Cent");
WORDS(kStockInUnits, "Stock: $0 units", "Stock: $0 Einheiten");
WORDS(kOldDealsLastRound, "$0 deals the last round, having held EO in the last Rufspiel",
      "$0 hatte im letzten Rufspiel den Alten und gibt darum die letzte Runde");

// legal.
WORDS(kLongShortShort20KopOr3224,
      "long, short, short20, kop or 32, 24, 20, 16; default: the deck the rules call for",
      "long, short, short20, kop oder 32, 24, 20, 16; sonst wie in den Regeln");

// score.
WORDS(kInsteadOfContractAndNumbers,
      "a line describing a finished deal, instead of contract, points and so on",
      "eine Zeile mit einem zu Ende gespielten Spiel, statt contract, points und so weiter");
WORDS(kPointsOfDeclarersSideIn,
      "points taken by the declarer's side; in a Ramsch, by each seat: 45,35,30,10",
      "Augen der Spielerpartei; im Ramsch von jedem: 45,35,30,10");
WORDS(kTricksLikewise, "tricks taken, in the same format as --points",
      "Stiche, sonst wie bei --points");
WORDS(kLaufendeWhereGameCountsThem,
      "number of Laufende, if they count in this game; negative if the declarer lacks them",
      "Laufende, wenn sie beim Spiel zählen; mit Minus, wenn der Spieler ohne sie spielt");
WORDS(kCardsOfDeclarersSideInstead, "cards held by the declarer's side, instead of --lauf",
      "Karten der Spielerpartei, statt --lauf");
WORDS(kPointsPromisedIfMoreThan61, "points promised, if more than 61",
      "gebotene Augen, wenn es mehr als 61 sind");
WORDS(kRamschTrumpsCapturedByEachSeat,
      "Ramsch: trumps taken by each seat; Muss: trumps in the declarer's hand",
      "Ramsch: Trümpfe, die jeder in seinen Stichen hat; Muss: Trümpfe im Blatt des Spielers");
WORDS(kRamschHighestTrumpOfEach, "Ramsch: highest trump taken by each seat, - for none",
      "Ramsch: von jedem der höchste Trumpf in seinen Stichen; - heißt keiner");
WORDS(kRamschHighestCapturedSauOf, "Ramsch: highest Sau taken by each seat, - for none",
      "Ramsch: von jedem die höchste Sau in seinen Stichen; - heißt keine");
WORDS(kSjavsOnePlayerTookEveryTrick, "Sjavs: one player took every trick",
      "Sjavs: einer hat alle Stiche gemacht");
WORDS(kSjavsWhat6060In, "Sjavs: amount added for a 60-60 tie in the previous deal",
      "Sjavs: was dazukommt, weil das Spiel davor 60:60 ausging");
WORDS(kHowManySeatsLaid, "number of players who said Legen", "wie viele gelegt haben");
WORDS(kSeatsThatLaidInOrder, "who said Legen, in order, instead of --layers",
      "wer gelegt hat, der Reihe nach, statt --layers");
WORDS(kKontraReHowManyWereGiven, "number of doubles called (Kontra, Re and so on)",
      "wie oft gestoßen wurde (Kontra, Re ...)");
WORDS(kSeatsThatGaveThemIn, "who doubled, in order, instead of --stoss",
      "wer gestoßen hat, der Reihe nach, statt --stoss");
WORDS(kDeclarersSeatToCheckKontra, "the declarer's seat, to check --kontra",
      "wer spielt (um --kontra zu prüfen)");
WORDS(kHisPartnersSeatLikewise, "the partner's seat, also used to check --kontra",
      "wer der Mitspieler ist (auch, um --kontra zu prüfen)");
WORDS(kBockFactors, "number of Bocks in effect", "wie viele Böcke gelten");
WORDS(kCentsInStock, "cents in the Stock", "Cent im Stock");
WORDS(kCentsInStockBefore, "cents in the Stock at the start",
      "wie viel Cent vorher im Stock waren");
WORDS(kSpecialRoundSuchAsHadsch, "a special round, e.g. hadsch or bock",
      "eine Sonderrunde, etwa hadsch oder bock");
WORDS(kSpecialRoundThatEveryDeal, "a special round to use for every deal",
      "eine Sonderrunde, die für alle Spiele gilt");
WORDS(kDeclarersHandLayOpen, "the declarer played with their hand face up",
      "der Spieler hat offen gespielt");
WORDS(kPlayersAtTableSomeSit, "players at the table; with 5 or 6, some sit out",
      "Spieler am Tisch; bei 5 oder 6 setzen immer welche aus");
WORDS(kChairOfSeat0In, "forehand's chair in the first deal",
      "auf welchem Platz im ersten Spiel Vorhand sitzt");
WORDS(kChairOfSeat0, "forehand's chair", "auf welchem Platz Vorhand sitzt");
WORDS(kSeatThatHeldEO, "the seat that held EO", "wer den Alten (EO) hatte");
WORDS(kFinishedDealLinesInOrder, "finished deals in order, one per line, with any notes after a ;",
      "die fertigen Spiele der Reihe nach, eins pro Zeile, Bemerkungen hinter einem ;");

WORDS(kAtMostInTricksOf, "at most $0 in the tricks taken by $1", "höchstens $0 in den Stichen $v1");
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
WORDS(kSeatsDeclare, "$0 and $1 are the declaring side", "$N0 und $1 spielen");
WORDS(kDeals, "$0 {deal|deals}", "$0 {Spiel|Spiele}");
WORDS(kBockTimes, "Bock x$0: $1", "Bock x$0: $1");
WORDS(kThenTimes, "then x$0: $1", "dann x$0: $1");
WORDS(kSeatsThatDeclareInKreuzbock, "the declaring seats in a Kreuzbock",
      "die Spieler im Kreuzbock");
WORDS(kOfWhatWasPlayed, "as played", "so wie gespielt wurde");
WORDS(kOfDeclarer, "the declarer's side", "die Spielerpartei");
WORDS(kDealsInRow, "number of consecutive deals thrown in",
      "wie oft nacheinander zusammengeworfen wurde");
WORDS(kByChair, "by chair", "nach Plätzen");
WORDS(kChairThatDealsLastRound, "who deals the last round", "wer die letzte Runde gibt");
WORDS(kChair, "a chair", "ein Platz");
WORDS(kChairOrStock, "a chair; empty for the Stock", "ein Platz; leer, wenn es der Stock ist");
WORDS(kWhoPaysWhomIfItEnds,
      "who pays whom if the evening ends here, in as few payments as possible",
      "wer wem was zahlt, wenn hier Schluss ist, mit möglichst wenigen Zahlungen");
WORDS(kMoreThanThePrice, "amount claimed from each player, if more than the price",
      "was von jedem verlangt wurde, falls es mehr war als der Preis");
WORDS(kChairs, "chairs", "Plätze");
WORDS(kSameInUnitsOfTariffsExtra, "the same amount, divided by the tariff's extra",
      "dasselbe, geteilt durch den Zuschlag im Tarif");
WORDS(kAsTournamentsCount, "as scored in tournaments", "wie es beim Turnier zählt");
WORDS(kByNextDeals, "what carries over to later deals",
      "was für die nächsten Spiele noch offen ist");
WORDS(kWhatWasNotToldAnd, "any unknowns that might matter",
      "was nicht bekannt ist, aber den Ausschlag geben könnte");
WORDS(kWhereLineIsBadNothing, "only for a bad line, in place of everything else",
      "nur bei einer falschen Zeile; alles andere fehlt dann");
WORDS(kOfError, "where the error is", "wo der Fehler ist");
// The columns of tables.
WORDS(kByWhichItMultiplies, "factor", "der Faktor");
WORDS(kForEach, "for each", "je Stück");
WORDS(kSoFar, "running total", "Zwischensumme");
WORDS(kTheLosersAre, "whether this applies to the losers", "ob die Verlierer es sind");
WORDS(kPaidFor, "how many are paid for", "bezahlte Laufende");
WORDS(kPaymentsInOrder,
      "declarer first, then partner, then opponents; in seat order for a deal line or if everyone "
      "plays alone",
      "Spieler, Mitspieler, Gegner; bei einer Spielzeile oder wenn jeder für sich spielt: reihum "
      "ab Vorhand");
WORDS(kThatIsLeft, "what is left", "was übrig bleibt");
WORDS(kPaidApart, "paid separately", "extra bezahlt");
WORDS(kWorstFirst, "worst first", "der Schlechteste zuerst");
WORDS(kOfSjavs, "Sjavs only", "nur beim Sjavs");
WORDS(kToNextDeal, "carried over to the next deal", "kommt ins nächste Spiel");
WORDS(kOfKop, "Kop only", "nur beim Kop");
WORDS(kToWin, "to win", "zum Gewinnen nötig");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_WORDS_H_
