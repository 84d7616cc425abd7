// What `advise` and `review` say to people.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ADVISE_WORDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ADVISE_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// Conditions.
WORDS(kConditionsThatSomeWorldMeets, "conditions that some world meets",
      "Bedingungen, die irgendeine Verteilung erfüllt");
WORDS(kConditionsThatTellAtMost, "conditions that tell at most $0 arrangements apart",
      "Bedingungen, die höchstens $0 Lagen unterscheiden");
WORDS(kStoppedBeforeWorldsWereDealt, "stopped before the worlds were dealt",
      "abgebrochen, bevor verteilt war");

// Bids.

// Recorded games, and tables.
WORDS(kGameThatEachSeatPlays, "a game that each seat plays by what it sees",
      "ein Spiel, in dem jeder nach dem spielt, was er sieht");
WORDS(kGameThatIsPaid, "a game that is paid", "ein Spiel, das bezahlt wird");
WORDS(kStoppedBeforeGameWasReviewed, "stopped before the game was reviewed",
      "abgebrochen, bevor die Partie angesehen war");

// Questions.
WORDS(kQuestionAsJson, "a question as JSON", "eine Frage als JSON");
WORDS(kOneOfQuestionAndVerb, "one of question and verb", "eines von question und verb");
WORDS(kOneOfWorldsAndExact, "one of worlds and exact", "eines von worlds und exact");

// rules.

// match.

// Of several answers.
WORDS(kWhoGaveKontraReInOrder, "who gave Kontra, Re ..., in order",
      "wer Kontra, Re ... gegeben hat, der Reihe nach");
WORDS(kLostByMoreThanItsError, "lost by more than its error",
      "es kostet mehr als seine Ungenauigkeit");

// advise.
WORDS(kOfGamesWonBySeatsSide, "of games won by the seat's side",
      "der Spiele von seiner Seite gewonnen");
WORDS(kOfGamesWonWithSchneider, "of games won with Schneider, schwarz included",
      "der Spiele mit Schneider gewonnen, auch schwarz");
WORDS(kOfGamesWonSchwarz, "of games won schwarz", "der Spiele schwarz gewonnen");
WORDS(kOfSeatsSideOnAverage, "of the seat's side on average", "seiner Seite im Schnitt");
WORDS(kThatSeatReceives, "that the seat receives", "die der Spieler bekommt");
WORDS(kByWhichItIsBehind, "by which it is behind the best, in the same worlds",
      "um die sie hinter der besten liegt, bei denselben Verteilungen");
WORDS(kBehindBestByNoMore, "behind the best by no more than the error",
      "nicht weiter hinter der besten, als die Zahl ungenau ist");
WORDS(kThatAgreeWithWhatSeatSees, "that agree with what the seat sees",
      "die zu dem passen, was der Spieler sieht");
WORDS(kByHowLikelyPeopleWould, "by how likely people would have bid and played so",
      "danach, wie oft man so ansagt und spielt");
WORDS(kPlayedForEachCard, "played for each card", "für jede Karte gespielt");
WORDS(kHowOthersPlayOnBy, "how all play on: habit, each seeing their own cards only; or open",
      "wie alle weiterspielen: habit, jeder mit Blick nur ins eigene Blatt, oder open (offen)");
WORDS(kNotAllGamesWerePlayed, "not all games were played", "nicht alle Spiele gespielt");
WORDS(kOfWorldsThatMeetEachCondition, "of worlds that meet each condition",
      "der Verteilungen, die jede Bedingung erfüllen");
WORDS(kShareOfWorldsInWhich, "the share of worlds in which each seat holds the card",
      "der Anteil der Verteilungen, in denen jeder Spieler die Karte hat");

// review.
WORDS(kWhatDecidesForBest, "of a mistake: what decides most whether the better card wins",
      "bei einem Fehler: woran es am meisten liegt, ob die bessere Karte gewinnt");
WORDS(kByNotBiddingBest, "by not bidding best", "weil nicht das Beste angesagt war");
WORDS(kDeclarerPartnerOpponentOrNobody, "declarer, partner, opponent or nobody",
      "declarer (Spieler), partner (Partner), opponent (Gegner) oder nobody (niemand)");
WORDS(kReceived, "received", "bekommen");
WORDS(kThatGameWasWorthBefore, "that the game was worth before its first card, played best",
      "die das Spiel vor der ersten Karte wert war, bestens gespielt");
WORDS(kOfAllItsCards, "of all its cards", "aller seiner Karten");
WORDS(kWhatIsLeftCentsExpectedCost, "what is left: cents - expected + cost",
      "was übrig bleibt: cents - expected + cost");
WORDS(kAmongItsCards, "among its cards", "unter seinen Karten");
WORDS(kMissingWhereItIsNotKnown, "missing where it is not known",
      "fehlt, wo sie nicht bekannt ist");
WORDS(kCardsOfMoreThanOne, "cards of more than one kind could be played", "es gab etwas zu wählen");
WORDS(kByWhichCardIsBehind, "by which the card is behind the best, as its seat could judge",
      "um die die Karte hinter der besten liegt, wie ihr Spieler es beurteilen konnte");
WORDS(kInTrickWhereCostsWere, "in a trick where costs were found to be real cents",
      "in einem Stich, in dem die Kosten erwiesen sind");
WORDS(kOfGamesWonByIts, "of games won by its side with this card",
      "der Spiele von seiner Seite mit ihr gewonnen");
WORDS(kLostWithOpenCards, "lost with open cards", "mit offenen Karten verloren");
WORDS(kSameInCents, "the same in cents", "dasselbe in Cent");
WORDS(kAsQuestionHasIt, "as the question has it", "wie in der Frage");

// ask, lay, kontra.
WORDS(kShouldHandPlayItsContractsRanked, "should a hand play? its contracts, ranked",
      "soll man spielen? die Spiele des Blatts, die besten zuerst");
WORDS(kShouldOpponentSayKontra, "should an opponent say Kontra?",
      "soll ein Gegenspieler Kontra geben?");
WORDS(kShouldDeclarersSideSayRe, "should the declarer's side answer a Kontra by Re?",
      "soll die Seite des Spielers auf ein Kontra Re geben?");
WORDS(kShouldHandOfWhichSome, "should a hand of which some cards are known lay?",
      "soll man legen, wenn man einen Teil der Karten kennt?");

// review, play, engine.
WORDS(kRecordedGameDealLineWith,
      "a recorded game: a deal line with all its cards, a line such as \"Rufspiel Blaue von 3: so "
      "h7 ...\", or a JSON object",
      "eine aufgezeichnete Partie: eine Spielzeile mit allen Karten, eine Zeile wie \"Rufspiel "
      "Blaue von 3: so h7 ...\", oder ein JSON-Objekt");
WORDS(kWorldsDealtForEachCard,
      "worlds dealt for each card; 1000, and up to four times as many where few of them carry the "
      "weight",
      "Verteilungen für jede Karte; 1000, und bis zu viermal so viele, wo nur wenige davon zu den "
      "Ansagen und Karten passen");
WORDS(kWhatEachSeatOfRecorded, "what each seat of a recorded game could have done better",
      "was jeder in einer aufgezeichneten Partie besser machen konnte");

// advise.
WORDS(kWhichCardSeatShouldPlay, "which card a seat should play, by what it sees",
      "welche Karte einer spielen soll, nach dem, was er sieht");
WORDS(kDealLineWithForHands, "a deal line with _ for hands that the seat on turn does not see",
      "eine Spielzeile mit _ für die Blätter, die man nicht sieht");
WORDS(kWhatWasBidSuchAs, "what was bid, such as \"0 pass, 1 ruf, 2 wenz, 3 pass\"",
      "was angesagt wurde, etwa \"0 pass, 1 ruf, 2 wenz, 3 pass\"");
WORDS(kConditionsOnHandsAsDealt, "conditions on the hands as dealt, such as trumps(2)>=3",
      "Bedingungen an die Blätter, wie sie ausgeteilt wurden, etwa trumps(2)>=3");
WORDS(kWorldsDealt4000AndUp,
      "worlds dealt; 4000, and up to four times as many where few of them carry the weight",
      "Verteilungen; 4000, und bis zu viermal so viele, wo nur wenige davon zu den Ansagen und "
      "Karten passen");
WORDS(kEveryPossibleWorldAllAlike,
      "every possible world, all alike likely unless bids or cards of others are known",
      "alle möglichen Verteilungen, gleich wahrscheinlich, solange man keine Ansagen oder Karten "
      "der anderen kennt");
WORDS(kAlsoChanceOfConditionSuch, "also the chance of a condition such as cards(1,G)==0",
      "auch, wie wahrscheinlich eine Bedingung ist, etwa cards(1,G)==0");
WORDS(kLeavesOutOpenWin, "leaves out open_win, which takes half of the time",
      "lässt open_win weg, das die Hälfte der Zeit braucht");
WORDS(kAlsoHowLikelyEachSeat, "also how likely each seat was dealt this card",
      "auch, wie wahrscheinlich jeder diese Karte bekommen hat");

// solve and analyze.
WORDS(kExactValueOfDealWith, "the exact value of a deal with all hands open",
      "was mit offenen Karten genau herauskommt");
WORDS(kWhatEachCardOfFinished, "what each card of a finished game cost",
      "was jede Karte eines fertigen Spiels gekostet hat");

// score.
WORDS(kSeatsThatGaveKontraRe, "seats that gave Kontra, Re ..., in order, such as \"1 0\"",
      "wer Kontra, Re ... gab, der Reihe nach, etwa \"1 0\"");
WORDS(kScoreSheetOfEveningOfDeals, "the score sheet of an evening of deals",
      "das Anschreibblatt eines Abends");

// rules.
WORDS(kContractsTariffAndOptionsInForce, "the contracts, the tariff and the options in force",
      "welche Spiele, welcher Tarif und welche Regeln gelten");

// The program and its verbs.

WORDS(kAdviseWins, "$0: wins $1", "$0: gewinnt $1");
WORDS(kAdviseOpenWins, "$0: wins $1 with open cards", "$0: gewinnt mit offenen Karten $1");
WORDS(kAdviseForced, "$0: the only card that may be played; it wins $1",
      "$0: die einzige erlaubte Karte; sie gewinnt $1");
WORDS(kAdviseNoDifference, " (no clear difference)", " (kein klarer Unterschied)");
WORDS(kColumnCard, "card", "Karte");
WORDS(kColumnWins, "wins", "gewinnt");
WORDS(kColumnBehind, "behind", "dahinter");
WORDS(kAdviseAsGood,
      "=: behind the best by no more than the error of the comparison, made in the same worlds; "
      "errors: 95 %.",
      "=: nicht weiter hinter der besten, als der Vergleich in denselben Verteilungen genau ist; "
      "95-%-Bereiche.");
WORDS(
    kAdviseLearned,
    "$0 games for each card, among players that learned by playing and see their own cards only.",
    "$0 Spiele für jede Karte, unter Spielern, die durch Spielen gelernt haben und nur ihr eigenes "
    "Blatt sehen.");
WORDS(
    kAdviseHabit,
    "$0 games for each card; nobody recorded such games, so everybody plays on by the habits of "
    "the nearest recorded one and sees their own cards only; the last tricks with open cards.",
    "$0 Spiele für jede Karte; solche Spiele hat niemand aufgezeichnet, also spielen alle nach der "
    "Gewohnheit des nächsten aufgezeichneten weiter und sehen nur ihr eigenes Blatt; die letzten "
    "Stiche mit offenen Karten.");
WORDS(kAdviseOpen,
      "$0 worlds, solved with all hands open, where nobody errs: no chances at the table, as "
      "nobody recorded such games.",
      "$0 Verteilungen, gelöst mit offenen Karten, wo niemand irrt: keine Aussichten am Tisch, "
      "weil niemand solche Spiele aufgezeichnet hat.");
WORDS(kAdviseChances, "Chances in these worlds:", "Wahrscheinlich in diesen Verteilungen:");
WORDS(kAdviseCounted, "Chances, of all $0 worlds:", "Wahrscheinlich, von allen $0 Verteilungen:");
WORDS(kAdviseDealt, "$0 worlds dealt of $1 possible", "$0 von $1 möglichen Verteilungen");
WORDS(kAdviseAllDealt, "All $0 possible worlds", "Alle $0 möglichen Verteilungen");
WORDS(kAdviseWeighed,
      ", weighed by how likely people would have bid and played so: as good as $0 of equal weight",
      ", gezählt danach, wie oft Leute so angesagt und gespielt hätten: so gut wie $0 gleich "
      "wahrscheinliche");
WORDS(kAdvisePlayed,
      ", weighed by how likely people would have played so: as good as $0 of equal weight",
      ", gezählt danach, wie oft Leute so gespielt hätten: so gut wie $0 gleich wahrscheinliche");
WORDS(kAdviseAlike, ", all alike likely", ", alle gleich wahrscheinlich");
WORDS(kAdviseFew, "Few worlds carry the weight: take the figures as rough.",
      "Nur wenige Verteilungen passen gut dazu: die Zahlen sind grob.");
WORDS(
    kAdviseDoubled,
    "Kontra, in order: $0. Nobody recorded who gives one: hands that win more often are taken to.",
    "Kontra, der Reihe nach: $0. Niemand hat aufgezeichnet, wer eines gibt: angenommen ist, dass "
    "es Blätter sind, die öfter gewinnen.");
WORDS(kAdviseConditions, "Only worlds that meet: $0.", "Nur Verteilungen mit: $0.");
WORDS(kAdviseAssumptions, "Rule set $0, tariff $1 (Schneider/Rufspiel/solo), $2, seed $3.",
      "Regeln $0, Tarif $1 (Schneider/Rufspiel/Solo), $2, Mischung Nr. $3.");
WORDS(kReviewNobody, "nobody played", "niemand spielte");
WORDS(kReviewHead, "$0 $1: result $2", "$0 $1: Ergebnis $2");
WORDS(kReviewTrick, "trick $0: ", "Stich $0: ");
WORDS(kReviewLoses, "$0 $1 loses $2 ±$3 $6 (better $4; with open cards $5)",
      "$0 $1 kostet $2 ±$3 $6 (besser $4; mit offenen Karten $5)");
WORDS(kReviewBid, "bidding: $0 $1 loses $2 ±$3 cents (better $4)",
      "Ansage: $0 $1 kostet $2 ±$3 Cent (besser $4)");
WORDS(kReviewNone, "no mistake", "kein Fehler");
WORDS(kReviewNote,
      "Cents at the table, by what each seat could know. Lost by bids, beyond their errors; by all "
      "cards as declarer, partner, opponent; by mistakes, which are cards that lose more than "
      "their 95 % error and at least a cent. Luck: received, less what the game was worth before "
      "its first card, and not lost by cards. What single cards of tricks 1 and 2 lose is less "
      "sure; the fewer games, the more is chance.",
      "Cent am Tisch, nach dem, was jeder Spieler wissen konnte. Verloren durch Ansagen, soweit "
      "sicher; durch alle Karten als Spieler, Partner, Gegner; durch Fehler, das sind Karten, die "
      "mehr als ihren 95-%-Bereich und mindestens einen Cent kosten. Glück: bekommen, über das "
      "hinaus, was das Spiel vor der ersten Karte wert war und nicht durch Karten verloren ging. "
      "Was einzelne Karten der Stiche 1 und 2 kosten, ist weniger sicher; "
      "je weniger Spiele, desto mehr Zufall.");
WORDS(kColumnOfPlayer, "player", "Name");
WORDS(kColumnOfLuck, "luck", "Glück");
WORDS(kColumnOfBids, "bids", "Ansagen");
WORDS(kColumnOfDeclarer, "declarer", "Spieler");
WORDS(kColumnOfPartner, "partner", "Partner");
WORDS(kColumnOfOpponent, "opponent", "Gegner");
WORDS(kColumnOfMistakes, "mistakes", "Fehler");
WORDS(kColumnOfByMistakes, "by them", "durch sie");
WORDS(kHalfIntervalOfWin, "half the 95 % interval of win", "der halbe 95-%-Bereich von win");
WORDS(kHalfIntervalOfSchneider, "half the 95 % interval of schneider",
      "der halbe 95-%-Bereich von schneider");
WORDS(kHalfIntervalOfSchwarz, "half the 95 % interval of schwarz",
      "der halbe 95-%-Bereich von schwarz");
WORDS(kHalfIntervalOfPoints, "half the 95 % interval of points",
      "der halbe 95-%-Bereich von points");
WORDS(kHalfIntervalOfBehind, "half the 95 % interval of behind",
      "der halbe 95-%-Bereich von behind");
WORDS(kHalfIntervalOfLost, "half the 95 % interval of lost", "der halbe 95-%-Bereich von lost");
WORDS(kHalfIntervalOfCost, "half the 95 % interval of cost", "der halbe 95-%-Bereich von cost");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ADVISE_WORDS_H_
