// What `advise` and `review` say to people.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ADVISE_WORDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ADVISE_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// Conditions.
WORDS(kConditionsThatSomeWorldMeets, "conditions met by at least one deal",
      "Bedingungen, die bei mindestens einer Verteilung zutreffen");
WORDS(kConditionsThatTellAtMost, "conditions that distinguish at most $0 cases",
      "Bedingungen mit höchstens $0 Fällen");
WORDS(kStoppedBeforeWorldsWereDealt, "stopped before any deal was sampled",
      "abgebrochen, bevor die Karten verteilt waren");

// Bids.

// Recorded games, and tables.
WORDS(kGameThatIsPaid, "a game played for money", "ein Spiel um Geld");
WORDS(kStoppedBeforeGameWasReviewed, "stopped before the game was reviewed",
      "abgebrochen, bevor das Spiel ausgewertet war");

// Questions.
WORDS(kOneOfQuestionAndVerb, "either `question` or `verb`", "entweder `question` oder `verb`");
WORDS(kOneOfWorldsAndExact, "either `worlds` or `exact`", "entweder `worlds` oder `exact`");

// rules.

// match.

// Of several answers.
WORDS(kWhoGaveKontraReInOrder, "who called Kontra, Re and so on, in order",
      "wer Kontra, Re ... gegeben hat, der Reihe nach");
WORDS(kLostByMoreThanItsError, "whether the loss is larger than its margin of error",
      "ob der Verlust größer ist als die Ungenauigkeit");

// advise.
WORDS(kOfGamesWonBySeatsSide, "share of games won by the player's side",
      "wie oft deine Partei gewinnt");
WORDS(kOfGamesWonWithSchneider, "share of games won with Schneider, including schwarz",
      "wie oft deine Partei mit Schneider gewinnt (schwarz zählt mit)");
WORDS(kOfGamesWonSchwarz, "share of games won schwarz", "wie oft deine Partei schwarz gewinnt");
WORDS(kOfSeatsSideOnAverage, "average points for the player's side",
      "wie viele Augen deine Partei im Schnitt macht");
WORDS(kThatSeatReceives, "what the player receives", "was du bekommst");
WORDS(kByWhichItIsBehind, "how far the card falls short of the best on the same deals",
      "was zur besten Karte fehlt (gleiche Verteilungen)");
WORDS(kBehindBestByNoMore, "whether the card is not significantly worse than the best",
      "ob der Abstand zur besten Karte kleiner ist als die Ungenauigkeit");
WORDS(kThatAgreeWithWhatSeatSees, "number of deals consistent with what the player sees",
      "wie viele Verteilungen zu dem passen, was du siehst");
WORDS(kByHowLikelyPeopleWould,
      "whether deals are weighted by the likelihood of the bidding and play",
      "ob Verteilungen mehr zählen, wenn sie besser zu den Ansagen und Karten passen");
WORDS(kPlayedForEachCard, "number of games played for each card",
      "wie viele Spiele für jede Karte gespielt wurden");
WORDS(kHowOthersPlayOnBy,
      "how play continues: habit (a model of how people play) or played (search players); either "
      "way, players see only their own cards",
      "wie weitergespielt wird: habit (wie am Tisch, jeder sieht nur sein Blatt) oder played (der "
      "Computer denkt für jeden nach und sieht nur dessen Blatt)");
WORDS(kOfWorldsThatMeetEachCondition, "share of deals that meet each condition",
      "wie oft jede Bedingung zutrifft");
WORDS(kShareOfWorldsInWhich, "share of deals in which each player holds the card",
      "wie oft jeder Spieler die Karte hat");

// review.
WORDS(kWhatDecidesForBest, "for mistakes: what mainly determines whether the better card wins",
      "bei einem Fehler: woran es vor allem liegt, ob die bessere Karte gewinnt");
WORDS(kByNotBiddingBest, "loss compared with the best bid",
      "was die beste Ansage mehr gebracht hätte");
WORDS(kDeclarerPartnerOpponentOrNobody, "declarer, partner, opponent or nobody",
      "declarer (Spieler), partner (Mitspieler), opponent (Gegner) oder nobody (keiner)");
WORDS(kReceived, "what the player received", "was dieser Spieler bekommen hat");
WORDS(kThatGameWasWorthBefore, "value of the game before the first card, with best play",
      "was das Spiel vor der ersten Karte wert war, wenn alle fehlerfrei spielen");
WORDS(kOfAllItsCards, "total cost of all the cards the player played",
      "was alle seine Karten zusammen gekostet haben");
WORDS(kUsualCost, "what people lose on average by the cards after the first, which `expected` adds",
      "was Leute mit den Karten nach der ersten sonst verlieren; in `expected` mitgezählt");
WORDS(kWhatIsLeftCentsExpectedCost, "the rest: `cents` - `expected` + `cost`",
      "der Rest: `cents` - `expected` + `cost`");
WORDS(kAmongItsCards, "number of mistakes in the player's cardplay",
      "wie viele seiner Karten falsch waren");
WORDS(kMissingWhereItIsNotKnown, "left out if unknown", "fehlt, wenn unbekannt");
WORDS(kCardsOfMoreThanOne, "whether there was a real choice", "ob es etwas zu überlegen gab");
WORDS(kByWhichCardIsBehind,
      "how far the card falls short of the best, given what the player could know",
      "was zur besten Karte fehlt, nach allem, was der Spieler wissen konnte");
WORDS(kInTrickWhereCostsWere, "whether it is late enough in the game for the cost to be reliable",
      "so spät im Spiel, dass die Kosten sicher stimmen");
WORDS(kOfGamesWonByIts, "share of games the player's side wins with this card",
      "wie oft seine Partei mit dieser Karte gewinnt");
WORDS(kLostWithOpenCards, "what the card cost double dummy",
      "was die Karte gekostet hat, wenn alle Karten offen liegen");
WORDS(kSameInCents, "`open_cost` in cents", "`open_cost` in Cent");
WORDS(kAsQuestionHasIt, "as given in the question", "wie in der Frage");

// ask, lay, kontra.
WORDS(kShouldHandPlayItsContractsRanked, "should I play? every possible game for a hand, ranked",
      "soll ich spielen? alle Spiele, die mit dem Blatt gehen, das beste zuerst");
WORDS(kShouldOpponentSayKontra, "should an opponent call Kontra?", "soll ein Gegner Kontra geben?");
WORDS(kShouldDeclarersSideSayRe, "should the declarer's side answer a Kontra with Re?",
      "soll die Spielerpartei nach einem Kontra Re geben?");
WORDS(kShouldHandOfWhichSome, "should I double before seeing all my cards (Legen)?",
      "soll ich legen, wenn ich erst einen Teil der Karten kenne?");

// review, play, engine.
WORDS(kRecordedGameDealLineWith,
      "a recorded game: a deal line with all its cards, a line like \"Rufspiel Blaue von 3: so h7 "
      "...\", or a JSON object",
      "ein fertiges Spiel: eine Spielzeile mit allen Karten, eine Zeile wie \"Rufspiel Blaue von "
      "3: so h7 ...\" oder ein JSON-Objekt");
WORDS(kWorldsDealtForEachCard,
      "number of deals to sample for each card; default 1000, or up to four times as many if few "
      "of them fit the bidding and play",
      "wie viele Verteilungen für jede Karte; ohne Angabe 1000, aber bis zu viermal so viele, wenn "
      "nur wenige zu den Ansagen und Karten passen");
WORDS(kWhatEachSeatOfRecorded, "what each player in a finished game could have done better",
      "was jeder in einem fertigen Spiel hätte besser machen können");

// advise.
WORDS(kWhichCardSeatShouldPlay, "which card should I play, given what I can see?",
      "welche Karte soll ich spielen, nach allem, was ich sehe?");
WORDS(kDealLineWithForHands,
      "a deal line with `_` for the hands you cannot see; with two players, OPEN/? for each card "
      "that is face down",
      "eine Spielzeile mit `_` für die Blätter, die man nicht sieht; zu zweit OFFEN/? für jede "
      "verdeckte Karte");
WORDS(kWhatWasBidSuchAs, "the bidding, e.g. \"0 pass, 1 ruf, 2 wenz, 3 pass\"",
      "was angesagt wurde, etwa \"0 pass, 1 ruf, 2 wenz, 3 pass\"");
WORDS(kConditionsOnHandsAsDealt, "conditions on the hands as dealt, e.g. trumps(2)>=3",
      "Bedingungen für die ausgeteilten Blätter, etwa trumps(2)>=3");
WORDS(kWorldsDealt4000AndUp,
      "number of deals to sample; default 4000, or up to four times as many if few of them fit the "
      "bidding and play",
      "wie viele Verteilungen; ohne Angabe 4000, aber bis zu viermal so viele, wenn nur wenige zu "
      "den Ansagen und Karten passen");
WORDS(
    kEveryPossibleWorldAllAlike,
    "use every possible deal; all are equally likely unless bids or other players' cards are known",
    "alle möglichen Verteilungen durchrechnen; alle sind gleich wahrscheinlich, solange man von "
    "den anderen weder Ansagen noch Karten kennt");
WORDS(kAlsoChanceOfConditionSuch, "also give the chance that a condition holds, e.g. cards(1,G)==0",
      "auch zeigen, wie oft eine Bedingung zutrifft, etwa cards(1,G)==0");
WORDS(kLeavesOutOpenWin, "leave out `open_win`, which takes up half the running time",
      "`open_win` weglassen (spart die Hälfte der Zeit)");
WORDS(kAlsoHowLikelyEachSeat, "also show how likely each player is to have been dealt this card",
      "auch zeigen, wie oft jeder diese Karte bekommen hat");

// solve and analyze.
WORDS(kExactValueOfDealWith, "the exact double-dummy value of a deal",
      "was genau herauskommt, wenn alle Karten offen liegen");
WORDS(kWhatEachCardOfFinished, "what each card in a finished game cost",
      "was jede Karte eines fertigen Spiels gekostet hat");

// score.
WORDS(kSeatsThatGaveKontraRe, "who called Kontra, Re and so on, in order, e.g. \"1 0\"",
      "wer Kontra, Re ... gegeben hat, der Reihe nach, etwa \"1 0\"");
WORDS(kScoreSheetOfEveningOfDeals, "the score sheet for an evening", "der Aufschrieb vom Abend");

// rules.
WORDS(kContractsTariffAndOptionsInForce, "a rule set's games, tariff and options",
      "welche Spiele es gibt, welcher Tarif und welche Regeln gelten");

// The program and its verbs.

WORDS(kAdviseWins, "$0: wins $1", "$0: gewinnt $1");
WORDS(kAdviseForced, "$0: the only legal card; it wins $1",
      "$0: die einzige Karte, die du spielen darfst; sie gewinnt $1");
WORDS(kAdvisePaysNothing, "$0: you pay nothing $1 of the time",
      "$0: in $1 der Fälle zahlst du nichts");
WORDS(kAdviseForcedForEach, "$0: the only legal card; you pay nothing $1 of the time",
      "$0: die einzige Karte, die du spielen darfst; in $1 der Fälle zahlst du nichts");
WORDS(kAdviseNoDifference, " (no clear difference)", " (kein klarer Unterschied)");
WORDS(kColumnCard, "card", "Karte");
WORDS(kColumnPaysNothing, "pays nothing", "zahlt nichts");
WORDS(kColumnWins, "wins", "gewinnt");
WORDS(kColumnBehind, "behind", "Rückstand");
WORDS(kAdviseAsGood, "= not significantly worse than the best card (paired, 95 %).",
      "= heißt: vielleicht genauso gut wie die beste Karte (Unterschied nicht zu 95 % sicher).");
WORDS(kAdviseLearned,
      "$0 {game|games} for each card, played out by players who learned through self-play and see "
      "only their own cards.",
      "Jede Karte wurde in $0 {Spiel|Spielen} ausprobiert; weitergespielt haben Computerspieler, "
      "die durch Üben gelernt haben und nur ihr eigenes Blatt sehen.");
WORDS(kAdviseHabit,
      "$0 {game|games} for each card. No games of this kind have been recorded, so play is modeled "
      "on the most similar kind on record; players see only their own cards, and the last tricks "
      "are played double dummy.",
      "Jede Karte wurde in $0 {Spiel|Spielen} ausprobiert. Von solchen Spielen gibt es keine "
      "Aufzeichnungen, also wird weitergespielt wie beim ähnlichsten Spiel, von dem es welche "
      "gibt: Jeder sieht nur sein Blatt, erst bei den letzten Stichen liegen alle Karten offen.");
WORDS(kAdviseByRulesOfThumb,
      "$0 {game|games} for each card; there are no recorded games of this kind, so all players "
      "follow rules of thumb and see only their own cards.",
      "Jede Karte wurde in $0 {Spiel|Spielen} ausprobiert; weitergespielt wird nach Faustregeln, "
      "und jeder sieht nur sein Blatt. Aufzeichnungen von solchen Spielen gibt es nicht.");
WORDS(kAdviseThought,
      "$0 {game|games} for each card, played out by search players who see only their own cards "
      "and sample the others' possible hands; there are no recorded games of this kind.",
      "Jede Karte wurde in $0 {Spiel|Spielen} ausprobiert; weitergespielt haben Computerspieler, "
      "die nur ihr eigenes Blatt sehen und durchprobieren, was die anderen haben können. "
      "Aufzeichnungen von solchen Spielen gibt es nicht.");
WORDS(kAdviseChances, "Chances in these deals:", "So oft kommt das bei diesen Verteilungen vor:");
WORDS(kAdviseCounted,
      "Chances across all $0 deals:", "So oft kommt das bei allen $0 Verteilungen vor:");
WORDS(kAdviseDealt, "$0 of $1 possible deals", "$0 von $1 möglichen Verteilungen");
WORDS(kAdviseAllDealt, "{0:The only possible deal|All $0 possible deals}",
      "{0:Die einzig mögliche Verteilung|Alle $0 möglichen Verteilungen}");
WORDS(kAdviseWeighed,
      ", weighted by the likelihood of the bidding and play (effective sample size $0)",
      "; was besser zu den Ansagen und Karten passt, zählt mehr (so genau wie mit $0 zufälligen "
      "Verteilungen)");
WORDS(kAdvisePlayed, ", weighted by the likelihood of the play (effective sample size $0)",
      "; was besser zu den gespielten Karten passt, zählt mehr (so genau wie mit $0 zufälligen "
      "Verteilungen)");
WORDS(kAdviseStrong,
      ", weighted by how good the declarer's hand is for this game (effective sample size $0)",
      "; Verteilungen, bei denen der Spieler ein besseres Blatt hat, zählen mehr (so genau wie mit "
      "$0 zufälligen)");
WORDS(kAdviseAlike, ", all equally likely", ", alle gleich wahrscheinlich");
WORDS(
    kAdviseFew, "Few deals fit the bidding and play, so the figures are rough.",
    "Nur wenige Verteilungen passen gut zu den Ansagen und Karten, die Zahlen sind also ungenau.");
WORDS(kAdviseDoubled,
      "Doubled so far, in order: $0. The recorded games contain no Kontras; we assume that players "
      "with stronger hands double more often.",
      "Kontra gegeben, der Reihe nach: $0. In den Aufzeichnungen kommt Kontra nicht vor; das "
      "Programm nimmt an, dass man es mit einem starken Blatt öfter gibt.");
WORDS(kAdviseConditions, "Only deals where $0.", "Es zählen nur Verteilungen, für die gilt: $0.");
WORDS(kAdviseAssumptions, "Rule set $0, tariff $1 (Schneider/Rufspiel/solo), $2, seed $3.",
      "Regeln $0, Tarif $1 (Schneider/Rufspiel/Solo), $2, Mischung Nr. $3.");
WORDS(kReviewHead, "$0: $1", "$0: $1");
WORDS(kReviewHeadForEach, "$0; paid by $1", "$0; Zahler: $1");
WORDS(kReviewLoses, "trick $0: $1 plays $2 and loses $3 ±$4 $5 (better: $6$7)",
      "Stich $0: $1 spielt $2, das kostet $3 ±$4 $5 (besser: $6$7)");
WORDS(kReviewOpen, ", double dummy $0", ", bei offenen Karten $0");
WORDS(kReviewBid, "bidding: $0 says $1 and loses $2 ±$3 cents (better: $4)",
      "Ansage: $0 sagt $1, das kostet $2 ±$3 Cent, besser: $4");
WORDS(kReviewNone, "no mistake", "kein Fehler");
WORDS(kReviewNote,
      "Amounts are in cents and assume play at the table, with everyone judged on what they could "
      "have known. Bids: cents lost on bids whose cost exceeds the margin of error. Declarer, "
      "partner, opponent: cents lost on all cards played in that role. Mistakes: cards that cost "
      "at least one cent and more than the 95 % margin of error. Luck: cents received, minus the "
      "value of the game before the first card, with losses on cards added back. Losses on "
      "individual cards in tricks 1 and 2 are less certain, and over just a few games, chance "
      "plays a large part.",
      "Alle Beträge in Cent, gerechnet wie am Tisch; beurteilt wird jeder nach dem, was er wissen "
      "konnte. Ansagen: was falsche Ansagen gekostet haben, soweit das sicher ist. Spieler, "
      "Mitspieler, Gegner: was alle Karten in dieser Rolle zusammen gekostet haben. Fehler: "
      "Karten, die mindestens einen Cent gekostet haben und bei denen das nicht bloß an der "
      "ungenauen Rechnung liegen kann. Glück: wie viel mehr man bekommen hat, als das Spiel vor "
      "der ersten Karte wert war (was die Karten gekostet haben, ist herausgerechnet). Was eine "
      "einzelne Karte in den ersten beiden Stichen gekostet hat, ist weniger sicher, und bei "
      "wenigen Spielen macht der Zufall viel aus.");
WORDS(kColumnOfPlayer, "player", "Name");
WORDS(kColumnOfLuck, "luck", "Glück");
WORDS(kColumnOfBids, "bids", "Ansagen");
WORDS(kColumnOfDeclarer, "declarer", "Spieler");
WORDS(kColumnOfPartner, "partner", "Mitspieler");
WORDS(kColumnOfOpponent, "opponent", "Gegner");
WORDS(kColumnOfMistakes, "mistakes", "Fehler");
WORDS(kColumnOfByMistakes, "cost", "Kosten");
WORDS(kHalfIntervalOfWin, "half-width of the 95 % confidence interval for `win`",
      "mit 95 % Sicherheit liegt `win` höchstens so weit daneben");
WORDS(kHalfIntervalOfSchneider, "half-width of the 95 % confidence interval for `schneider`",
      "mit 95 % Sicherheit liegt `schneider` höchstens so weit daneben");
WORDS(kHalfIntervalOfSchwarz, "half-width of the 95 % confidence interval for `schwarz`",
      "mit 95 % Sicherheit liegt `schwarz` höchstens so weit daneben");
WORDS(kHalfIntervalOfPoints, "half-width of the 95 % confidence interval for `points`",
      "mit 95 % Sicherheit liegt `points` höchstens so weit daneben");
WORDS(kHalfIntervalOfBehind, "half-width of the 95 % confidence interval for `behind`",
      "mit 95 % Sicherheit liegt `behind` höchstens so weit daneben");
WORDS(kHalfIntervalOfLost, "half-width of the 95 % confidence interval for `lost`",
      "mit 95 % Sicherheit liegt `lost` höchstens so weit daneben");
WORDS(kHalfIntervalOfCost, "half-width of the 95 % confidence interval for `cost`",
      "mit 95 % Sicherheit liegt `cost` höchstens so weit daneben");

// review.
WORDS(kGameFromFirstCard, "a game starting from the first card",
      "ein Spiel von der ersten Karte an");
WORDS(kPositionAsItStands, "a position without the play leading up to it",
      "ein laufendes Spiel ohne die gespielten Karten");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ADVISE_WORDS_H_
