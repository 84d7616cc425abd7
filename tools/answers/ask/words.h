// What `ask` says to people: its answer and errors in its question.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_WORDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// What may be wrong in cards, contracts, deal lines, views and bids.
WORDS(kNoneSuch, "none such", "nichts dergleichen");
WORDS(kSeveral, "several", "mehrere");

// Seats.
WORDS(kAskFromSeat0, "seat 0", "du kommst raus");
WORDS(kDeclarerElsewhere, "a declarer at another seat than the asker's",
      "ein anderer, der spielt, als wer fragt");
WORDS(kForBoth, "$0 for both", "$0 für beide");

// Cards.
WORDS(kSoManyCardsOfDeck, "$0 cards of the $1 deck", "$0 Karten aus dem Kartenspiel $1");
WORDS(kCardsOfDeckWithInHand, "cards of the deck with $0 in a hand",
      "Karten aus dem Kartenspiel mit $0 im Blatt");
WORDS(kCardsNamed, "$0 cards: $1", "$0 Karten: $1");

// Conditions.
WORDS(kHandWithSuchTrumpsOrMore, "a hand with $0 such trumps or more",
      "ein Blatt mit mindestens $0 solchen Trümpfen");
WORDS(kHandBesideWhichOthersLet, "a hand beside which others let it play that game",
      "ein Blatt, neben dem die anderen es das spielen lassen");
WORDS(kConditionsThatWorldsMeetMoreOften, "conditions that worlds meet more often",
      "Bedingungen, die Verteilungen öfter erfüllen");
WORDS(kNoneInWorlds, "none such in $0 worlds", "keine solche unter $0 Verteilungen");
WORDS(kNoWorldAmong, "no such world among $0, though there may be one",
      "keine solche unter $0 Verteilungen, auch wenn es eine geben mag");
WORDS(kAtMostWorlds, "at most $0 worlds", "höchstens $0 Verteilungen");
WORDS(kStoppedBeforeWorldWasSolved, "stopped before a world was solved",
      "abgebrochen, bevor eine Verteilung gelöst war");
WORDS(kStoppedBeforeWorldsWerePlayed, "stopped before the worlds were played",
      "abgebrochen, bevor gespielt war");

// Hands.
WORDS(kHandOfThree, "8 of the 24 cards without 8 and 7", "8 der 24 Karten ohne 8 und 7");
WORDS(kHandOfAnyDeck, "8 cards, or 6, 5 or 4 of a smaller deck",
      "8 Karten, oder 6, 5 oder 4 aus einem kleineren Kartenspiel");
WORDS(kHandPartlyKnown, "8 or 6 cards, some of them known",
      "8 oder 6 Karten, einige davon bekannt");
WORDS(kKnownAndUnknown, "$0 known and $1 unknown", "$0 bekannt und $1 unbekannt");
WORDS(kAnotherSeatThatTakesIt, "another seat that takes it", "ein anderer, der sie nimmt");
WORDS(kHandWithOneTrumpBeforeExchange, "a hand with one trump before the exchange",
      "vor dem Tausch ein Blatt mit einem Trumpf");
WORDS(kHandWithTwoTrumpsBeforeExchange, "a hand with two trumps before the exchange",
      "vor dem Tausch ein Blatt mit zwei Trümpfen");
WORDS(kSoloOrRamschWithThreePlayers, "a solo or a Ramsch, with three players",
      "zu dritt ein Solo oder ein Ramsch");
WORDS(kHandThatMayAnnounceOne, "a hand that may announce one of the games",
      "ein Blatt, das eines der Spiele ansagen darf");
WORDS(kHandThatMayAnnounceGame, "a hand that may announce a game of the rule set",
      "ein Blatt, mit dem man nach diesen Regeln ein Spiel ansagen darf");
WORDS(kHand, "a hand", "ein Blatt");
WORDS(kLineThatIsTooLong, "a line that is too long", "eine zu lange Zeile");
WORDS(kHandThatPlaysWithDeclarer, "a hand that plays with the declarer, or his own",
      "das Blatt des Spielers oder eines Mitspielers");
WORDS(kAnOpponents, "an opponent's", "das eines Gegenspielers");
WORDS(kHandThatMayAnnounce, "a hand that may announce $0", "ein Blatt, das $0 ansagen darf");
WORDS(kOddNumberOfSeats, "an odd number of seats, the last of them an opponent",
      "eine ungerade Zahl, der Letzte ein Gegenspieler");
WORDS(kEvenNumberOfSeats, "an even number of seats, the last of them of the declarer's side",
      "eine gerade Zahl, der Letzte von der Seite des Spielers");
WORDS(kHandThatPlaysAgainstDeclarer, "a hand that plays against the declarer",
      "ein Blatt, das gegen den Spieler spielt");
WORDS(kHisPartnersItHolds, "his partner's: it holds $0", "das des Mitspielers: darin steht $0");
WORDS(kTableWhereMayLay, "a table where $0 may lay", "ein Tisch, an dem $0 legen darf");
WORDS(kGameThatItsDeclarerMay, "a game that its declarer may announce beside your hand",
      "ein Spiel, das der Spieler bei deinem Blatt ansagen darf");
WORDS(kCardsThatSomebodyMayHold, "cards that somebody may hold", "Karten, die jemand haben kann");
WORDS(kGameThatKnowsKontraAs, "a game that knows Kontra, as Sjavs does not",
      "ein Spiel, bei dem es Kontra gibt; bei Sjavs gibt es keins");
WORDS(kGameOfThatManyCards, "a game of that many cards", "ein Spiel mit so vielen Karten");
WORDS(kGameThatCanBeLost, "a game that can be lost", "ein Spiel, das man verlieren kann");
WORDS(kGameBeforeFirstCard,
      "a game announced before the first card, as there is no Kontra after the third trick",
      "ein Spiel, das vor der ersten Karte angesagt ist, denn nach dem dritten Stich gibt es kein "
      "Kontra mehr");
WORDS(kGameOfTwoPlayers, "a game of one against another", "ein Spiel einer gegen einen");
WORDS(kTableWithKontra, "a table that knows Kontra to it (--option $0=on)",
      "ein Tisch, an dem es dagegen Kontra gibt (--option $0=on)");
WORDS(kHandWithoutForehands, "a hand without forehand's $0",
      "ein Blatt ohne $0, denn das hat die Vorhand");
WORDS(kAllCardsOfHand, "all $0 cards of the hand", "alle $0 Karten des Blatts");
WORDS(kContractsOfOneRound, "contracts of one round", "Spiele einer einzigen Runde");
WORDS(kHandOfSchieber, "10 cards with EO GO, 11 with HO too or 12 with SO too (of 24: 8, 9, 10)",
      "10 Karten mit EO GO, 11 auch mit HO oder 12 auch mit SO (bei 24: 8, 9, 10)");
WORDS(kHandToCome, "as many cards as a hand has, `_` for each not seen yet",
      "so viele Karten, wie ein Blatt hat, `_` für jede noch nicht gesehene");
WORDS(kOwnOpenCards, "the 8 cards that lie open before you",
      "die 8 Karten, die offen vor dir liegen");
WORDS(kOtherOpenCards, "8 other cards that lie open before the other",
      "8 andere Karten, die offen vor dem anderen liegen");
WORDS(kSeatThatOffers, "the seat that offers it (declarer)", "wer sie anbietet (declarer)");
WORDS(kForYourself, "$0 for yourself", "$0 für dich selbst");
WORDS(kWhichIsWhatThisRoundPlays, "$0, which is what this round plays",
      "$0, denn das wird in dieser Runde gespielt");
WORDS(kForehandWhoPlays, "forehand, seat 0, who plays in this round",
      "Vorhand (0), die in dieser Runde spielt");
WORDS(kFourPlayersInRound, "four players in a round", "vier Spieler in einer Runde");
WORDS(kHandThatMayPlayIn, "a hand that may play in this round",
      "ein Blatt, das in dieser Runde spielen darf");
WORDS(kSolo, "a Solo", "ein Solo");
WORDS(kRufspiel, "a Rufspiel", "ein Rufspiel");
WORDS(kGameAlone, "a game alone", "ein Alleinspiel");
WORDS(kKreuzbock, "a Kreuzbock", "ein Kreuzbock");
WORDS(kSoloHintenrum, "a Solo hintenrum", "ein Solo hintenrum");
WORDS(kMuss, "a Muss", "ein Muss");
WORDS(kMussOrAnyGame, "a Muss or any game", "ein Muss oder jedes Spiel");
WORDS(kAnyGame, "any game", "jedes Spiel");
WORDS(kWholeHandToGiveFrom, "a whole hand, of which a card is given",
      "ein ganzes Blatt, von dem eine Karte hergegeben wird");
WORDS(kGameThatCanBeNamed, "a game that can be named before all cards are seen",
      "ein Spiel, das man nennen kann, bevor man alle Karten sieht");
WORDS(kPlayersTwo, "--players 2, who alone play it",
      "--players 2, denn nur zu zweit spielt man es");

// Questions.
WORDS(kOneOfWorldsExactError, "one of worlds, exact, error and table_error",
      "eines von worlds, exact, error und table_error");

// score.
WORDS(kPlayedInRound, "$0: $1 is played in this round.", "$0: gespielt wird $1.");
WORDS(kPlayedInDoubledRound, "$0: $1 is played in this round; all prices are doubled.",
      "$0: gespielt wird $1; alles zählt doppelt.");

// The score sheet.

// rules.

// match.
WORDS(kBasisRecorded, "recorded", "Partien");
WORDS(kUnitPoints, "points", "Punkte");
WORDS(kKnownByThen, "Interrupted: this is what was known by then.",
      "Abgebrochen: das war bis dahin bekannt.");

// Of several answers.
WORDS(kWhereItEnds, "where it ends", "wo er aufhört");
WORDS(kEquallyLikelyOnesThatWould, "equally likely ones that would tell as much",
      "gleich wahrscheinliche, die ebenso viel sagen würden");
WORDS(kWhatChanceRestsOnPlayed, "what the chance rests on: played, fitted, habit or open",
      "worauf die Zahl beruht: played (ausgespielt), fitted (an Partien angepasst), habit "
      "(Gewohnheit) oder open (offen)");
WORDS(kOfDealsThatSomebodyPlays, "of deals that somebody plays with you",
      "der Verteilungen, in denen jemand mit dir spielt");
WORDS(kOfDealsThatSomebodyPlaysAgainstYou, "of deals that somebody plays against you",
      "der Verteilungen, in denen jemand gegen dich spielt");
WORDS(kConditionsOnHands, "the conditions on the hands", "die Bedingungen an die Blätter");
WORDS(kAtTableWhereNotFour, "at the table, where not four", "am Tisch, wenn es nicht vier sind");
WORDS(kWhetherAllCountsDoubleIn, "whether all counts double in that round",
      "ob in dieser Runde alles doppelt zählt");

// ask, lay, kontra.
WORDS(kOfGamesWonAtTable, "of games won at the table, as far as that is known",
      "der Spiele am Tisch gewonnen, soweit das bekannt ist");
WORDS(kWonThereWithSchneiderSchwarzIncluded, "won there with Schneider, schwarz included",
      "dort mit Schneider gewonnen, auch schwarz");
WORDS(kWonThereSchwarz, "won there schwarz", "dort schwarz gewonnen");
WORDS(kOfGamesWonWithOpenCards, "of games won with open cards",
      "der Spiele mit offenen Karten gewonnen");
WORDS(kWonSoWithSchneiderSchwarzIncluded, "won so with Schneider, schwarz included",
      "so mit Schneider gewonnen, auch schwarz");
WORDS(kWonSoSchwarz, "won so schwarz", "so schwarz gewonnen");
WORDS(kAtTableOrWithOpen, "at the table, or with open cards where that is not known",
      "am Tisch, oder mit offenen Karten, wo das nicht bekannt ist");
WORDS(kWithOpenCards, "with open cards", "mit offenen Karten");
WORDS(kAsBidWithWhatOthers, "as a bid, with what the others may say",
      "als Ansage, mit dem, was andere noch sagen");
WORDS(kOfDealsInWhichOthers, "of deals in which others say more",
      "der Verteilungen, in denen andere höher ansagen");
WORDS(kDealtWithOpenCards, "dealt with open cards", "mit offenen Karten verteilt");
WORDS(kPlayedForChanceAtTable, "played for the chance at the table",
      "gespielt, um zu sehen, wie es am Tisch ausgeht");
WORDS(kAfterSomeWorldsAsIt, "after some worlds, as it cannot be the best",
      "nach einigen Verteilungen, weil es nicht das beste sein kann");
WORDS(kWonOfThosePlayedOut, "won of those played out", "der ausgespielten gewonnen");
WORDS(kOfThosePlayedOut, "of those played out", "der ausgespielten");
WORDS(kByWhichEachCardWasChosen, "by which each card was chosen",
      "nach denen jede Karte gewählt ist");
WORDS(kPlayedOut, "played out", "ausgespielt");
WORDS(kWhatIsExchangedBeforePlay, "what is exchanged before play",
      "was vor dem Spiel getauscht wird");
WORDS(kMostDealtForOneContract, "the most dealt for one contract", "die meisten für ein Spiel");
WORDS(kThatAgreeWithHand, "that agree with the hand", "die zum Blatt passen");
WORDS(kPlayLeaveOrTaste, "play, leave or taste",
      "play (spielen), leave (lassen) oder taste (Geschmackssache)");
WORDS(kWhatPassingBrings, "what passing brings", "was Passen bringt");
WORDS(kThatHandDoesNotHaveYet, "that the hand does not have yet", "die dem Blatt noch fehlen");
WORDS(kWhetherSeatMayNotPass, "whether the seat may not pass in that round",
      "ob der Spieler in dieser Runde spielen muss");
WORDS(kWhatPassingComesTo, "what passing comes to", "was beim Passen herauskommt");
WORDS(kInBook, "in a book", "in einem Buch");
WORDS(kNotRankedNoWorldWasSolved, "not ranked: no world was solved",
      "nicht gereiht: keine Verteilung gelöst");
WORDS(kNotAllWorldsWereSolved, "not all worlds were solved", "nicht alle Verteilungen gelöst");
WORDS(kOtherWorldsAreStillBeingSolved, "the other worlds are still being solved",
      "die übrigen Verteilungen kommen noch");
WORDS(kKontraOrLayLeaveOrTaste, "kontra, re or lay, leave or taste",
      "kontra, re oder lay (legen), leave (lassen) oder taste (Geschmackssache)");
WORDS(kByWhichDoublingChangesWhat, "by which doubling changes what the seat receives",
      "um die das Verdoppeln ändert, was der Spieler bekommt");
WORDS(kWonAgainstDeclarer, "won by the side of the seat", "von der Seite des Fragenden gewonnen");
WORDS(kSameBeforeDoublingsTold, "the same before what was doubled and played told of the hands",
      "dasselbe ohne das, was aus dem Verdoppeln und den Karten folgt");
WORDS(kWhoDoubledInOrder, "who gave Kontra, Re ... before, in order",
      "wer vorher Kontra, Re ... gab, der Reihe nach");
WORDS(kSeatsThatDoubled, "seats that gave Kontra, Re ... before, in order, such as \"1 0\"",
      "wer vorher Kontra, Re ... gab, der Reihe nach, etwa \"1 0\"");
WORDS(kWorldsDealtForDoubling,
      "worlds dealt; 2000 to lay, 20000 for a recorded game, else as many as tell enough",
      "Verteilungen; 2000 beim Legen, 20000 bei Spielen mit aufgezeichneten Partien, sonst so "
      "viele, wie genug sagen");
WORDS(kSameBeforeItWasFitted, "the same before it was fitted to recorded games",
      "dasselbe, bevor es an aufgezeichnete Partien angepasst war");
WORDS(kOfDealsThatYouPlayYourself, "of deals that you play yourself",
      "der Verteilungen, in denen du selbst spielst");
WORDS(kSeatField, "0 to 3; 0 is forehand and leads", "0 bis 3; 0 ist Vorhand und kommt raus");
WORDS(kWorldsDealtForEachGame,
      "worlds dealt for each game; 200, or 80 where games by habit tell its chance at the table",
      "Verteilungen für jedes Spiel; 200, oder 80, wo Partien nach Gewohnheit sagen, wie es am "
      "Tisch steht");
WORDS(kDealEveryPossibleWorld, "deal every possible world", "alle möglichen Verteilungen");
WORDS(kDealUntil95IntervalOf,
      "deal until the 95 % interval of the open chance reaches at most this far to either side",
      "so lange verteilen, bis die Zahl mit offenen Karten auf so viel genau ist");
WORDS(kDealUntilStandardErrorOf,
      "deal until the standard error of the chance at the table is at most this (its 95 % interval "
      "then spans 3.92 times as much), with at most 1000000 games by habit or 10000 by thinking "
      "seats and 20000 worlds for a game",
      "so lange verteilen, bis der Standardfehler der Zahl am Tisch höchstens so groß ist (ihr "
      "95-%-Bereich also 3,92-mal so breit), mit höchstens 1000000 Partien nach Gewohnheit oder "
      "10000, in denen überlegt wird, und 20000 Verteilungen für ein Spiel");
WORDS(kSameSeedDealsSameWorlds1, "the same seed deals the same worlds; 1",
      "dieselbe Nummer mischt dieselben Verteilungen; 1");
WORDS(kConditionsOnHandsSuchAs, "conditions on the hands, such as trumps(2)>=3",
      "Bedingungen an die Blätter, etwa trumps(2)>=3");
WORDS(kSeatThatPlaysIt, "the seat that plays it", "wer es spielt");
WORDS(kAlsoPlayOutBestGames,
      "also play out the best games, each card chosen by so many worlds that agree with what its "
      "seat has seen",
      "die besten Spiele auch ausspielen, jede Karte nach so vielen Verteilungen, die zu dem "
      "passen, was der Spieler gesehen hat");
WORDS(kPlayedForEachContract100, "played for each contract; 100", "Partien für jedes Spiel; 100");
WORDS(kEightCardsSixOfShort, "eight cards; six of the short deck; of two players OPEN | OPEN",
      "acht Karten; sechs vom kurzen Kartenspiel; zu zweit OFFEN | OFFEN");
WORDS(kEightCardsOrSixWith, "eight cards, or six, with `_` for each not seen yet",
      "acht Karten oder sechs, mit `_` für jede noch nicht gesehene");
WORDS(kContractThatAnotherPlays, "the contract that is doubled", "das Spiel, das verdoppelt wird");
WORDS(kPlayersAtTable,
      "4; 5 or 6, of whom four play; 3 with the 24 cards, eight in a hand; 2 with eight open cards",
      "4; 5 oder 6, von denen vier spielen; 3 mit 24 Karten, acht im Blatt; 2 mit acht offenen "
      "Karten");
WORDS(kSeatThatPlaysItIf,
      "the seat that plays it, if one does; of a wedding that names your seat, who offers it",
      "wer es spielt, wenn es einer spielt; bei einer Hochzeit, die du nehmen sollst: wer sie "
      "anbietet");
WORDS(kEightCardsSixOfShortDeck,
      "eight cards; six of the short deck; `_` for each to come; of two players OPEN | OPEN",
      "acht Karten; sechs vom kurzen Kartenspiel; `_` für jede, die noch kommt; zu zweit OFFEN | "
      "OFFEN");
WORDS(
    kOnlyTheseElseAllThat,
    "only these; else all that the hand may announce; also zupf:E, schieber:E, teufel:E",
    "nur diese; sonst alle, die man mit dem Blatt ansagen darf; auch zupf:E, schieber:E, teufel:E");

// auction.
WORDS(kSpecialRoundSuchAsKreuz, "a special round, such as kreuz, ramsch, bock or hadsch, or muss",
      "eine Sonderrunde wie kreuz, ramsch, bock oder hadsch, oder muss");

// Books.
WORDS(kOpenCards, "open cards", "offene Karten");
WORDS(kBasisOpen, "open cards", "offenen Karten");
WORDS(kAtTable, "at the table", "am Tisch");

WORDS(kCardCards, "$0 {card|cards}", "$0 {Karte|Karten}");
WORDS(kHandWithPlainCardTo, "a hand with a plain card to give back",
      "ein Blatt mit einer Karte zum Zurückgeben, die kein Trumpf ist");
WORDS(kHandWithTwoPlainCards, "a hand with two plain cards to give back",
      "ein Blatt mit zwei Karten zum Zurückgeben, die kein Trumpf sind");
WORDS(kHisPartners, "his partner's", "das des Mitspielers");
WORDS(kLess, "less", "weniger");
WORDS(kRuleSetExpectedFound, "rule set $0: expected $1, found $2",
      "Regeln $0: erwartet: $1, gefunden: $2");
WORDS(kRolePasses, "$0: pass on $1; the others are taken to pass what makes them void.\n",
      "$0: $1 weitergeben; die anderen geben weiter, was sie frei macht.\n");
WORDS(kRoleZupf, "$0: give $1 to $2 and draw a card from him.\n",
      "$0: $1 an $a2 geben und von dort eine Karte ziehen.\n");
WORDS(kRoleGivesBack, "$0: you give back $1; $2 may win or lose with you.\n",
      "$0: du gibst $1 zurück; $2 gewinnt oder verliert mit dir.\n");
WORDS(kRoleOffers, "$0: among deals in which $2 takes it, with $1 trumps or more.\n",
      "$0: nur Verteilungen, bei denen $2 sie annimmt, mit mindestens $1 Trümpfen.\n");
WORDS(kRoleInTurn,
      "$0: among deals in which somebody takes it: asked in turn, the first with $1 trumps or "
      "more.\n",
      "$0: nur Verteilungen, bei denen jemand sie annimmt: reihum gefragt, der Erste mit "
      "mindestens $1 Trümpfen.\n");
WORDS(kRoleOneToCome, "One card is still to come.\n", "Eine Karte kommt noch.\n");
WORDS(kRoleToCome, "$0 cards are still to come.\n", "$0 Karten kommen noch.\n");
WORDS(kRoleSitsOut, "$0 at the table, four of whom play.\n", "$0 am Tisch, vier davon spielen.\n");
WORDS(kRoleTwo, "The cards face down are dealt by chance; both see the others.\n",
      "Die verdeckten Karten sind zufällig verteilt; die anderen sehen beide.\n");
WORDS(kRoleStrixner,
      "$0: the chance to be on the winning side, whoever announces the Solo; if it falls to you, "
      "you name this suit.\n",
      "$0: wie oft du auf der Seite der Gewinner bist, wer auch das Solo ansagt; fällt es dir zu, "
      "nennst du diese Farbe.\n");
WORDS(kAskCertain, "It cannot be lost", "Das ist nicht zu verlieren");
WORDS(kVerdictPlay, "Yes: $0. ", "Ja: $0. ");
WORDS(kVerdictTaste, "A close call: $0. ", "Knappe Sache: $0. ");
WORDS(kVerdictLeave, "No: pass. The best game would be $0. ", "Nein: weiter. Am ehesten noch $0. ");
WORDS(kVerdictWins, "Wins $0 of 100", "Gewinnt $0 von 100");
WORDS(kVerdictSideWins, "Your side wins $0 of 100", "Deine Seite gewinnt $0 von 100");
WORDS(kVerdictNotLost, "You do not lose $0 of 100", "Du verlierst $0 von 100 nicht");
WORDS(kVerdictOpenWins, "Double dummy it wins $0 of 100",
      "Mit offenen Karten gewinnt es $0 von 100");
WORDS(kVerdictAverage, ", $0 $1 on average", ", im Schnitt $0 $1");
WORDS(kVerdictPassing, " (Passing: $0)", " (Weiter: $0)");
WORDS(kFewerThanOne, "fewer than 1", "weniger als 1");
WORDS(kMoreThan99, "more than 99", "mehr als 99");
WORDS(kMoreWithoutChance, "$0 more: --all", "$0 weitere: --all");
WORDS(kMoreOfTable, "$0 more, $1 or less: --all", "$0 weitere mit höchstens $1: --all");
WORDS(kHowComputed, "How it was computed: --details", "Wie gerechnet: --details");
WORDS(kHalfIntervalOfCents, "half the 95 % interval of cents", "der halbe 95-%-Bereich von cents");
WORDS(kHalfIntervalOfBidCents, "half the 95 % interval of bid_cents",
      "der halbe 95-%-Bereich von bid_cents");
WORDS(kHalfIntervalOfPlayCents, "half the 95 % interval of play_cents",
      "der halbe 95-%-Bereich von play_cents");
WORDS(kHalfIntervalOfPassCents, "half the 95 % interval of pass_cents",
      "der halbe 95-%-Bereich von pass_cents");
WORDS(kWhereIntervalBeginsOfTableWin, "where the 95 % interval of table_win begins",
      "wo der 95-%-Bereich von table_win anfängt");
WORDS(kWhereIntervalBeginsOfOpenWin, "where the 95 % interval of open_win begins",
      "wo der 95-%-Bereich von open_win anfängt");
WORDS(kWhereIntervalBeginsOfPlayWin, "where the 95 % interval of play_win begins",
      "wo der 95-%-Bereich von play_win anfängt");
WORDS(kAskPlay, "Yes: play $0. ", "Ja: $0 spielen. ");
WORDS(kAskLeave, "No: leave it. The best game, $0, is worth less than passing. ",
      "Nein: lieber nicht. Das beste Spiel, $0, bringt weniger als Passen. ");
WORDS(kAskLeaveUnpriced, "No: leave it. The best game, $0, is worth less than nothing. ",
      "Nein: lieber nicht. Das beste Spiel, $0, bringt weniger als nichts. ");
WORDS(kAskTaste, "A matter of taste: $0. ", "Geschmackssache: $0. ");
WORDS(kAskMust, "You have to play: $0. ", "Du musst spielen: $0. ");
WORDS(kAskUnasked, "$0. ", "$0. ");
WORDS(kAskTableChance, "At the table it wins $0 of the time",
      "Am Tisch gewinnt man das in $0 der Fälle");
WORDS(kAskSideChance, "At the table your side wins it $0 of the time",
      "Am Tisch gewinnt deine Seite in $0 der Fälle");
WORDS(kAskEachChance, "At the table you do not lose it $0 of the time",
      "Am Tisch verlierst du in $0 der Fälle nicht");
WORDS(kAskOpenChance, "With open cards it wins $0 of the time; its chance at the table is unknown",
      "Mit offenen Karten gewinnt man das in $0 der Fälle; wie oft am Tisch, ist unbekannt");
WORDS(kAskCertainBasis, "certain", "sicher");
WORDS(kAskAbout, "about $0", "etwa $0");
WORDS(kAskAlmostNever, "less than 1 %", "weniger als 1 %");
WORDS(kAskAlmostAlways, "more than 99 %", "mehr als 99 %");
WORDS(kAskEarns, " and earns $0 $1 on average", "; es bringt im Schnitt $0 $1");
WORDS(kAskCosts, " and costs $0 $1 on average", "; es kostet im Schnitt $0 $1");
WORDS(kAskGiveOrTake, ", give or take $0", ", auf $0 genau");
WORDS(kAskItEarns, "; it earns $0 $1 on average", "; es bringt im Schnitt $0 $1");
WORDS(kAskItCosts, "; it costs $0 $1 on average", "; es kostet im Schnitt $0 $1");
WORDS(kAskBidEarns, "; as others may outbid it, to bid it earns $0",
      "; weil andere überbieten können, bringt die Ansage $0");
WORDS(kAskBidCosts, "; as others may outbid it, to bid it costs $0",
      "; weil andere überbieten können, kostet die Ansage $0");
WORDS(kAskPassingEarns, ", passing earns $0", ", Passen bringt $0");
WORDS(kAskPassingCosts, ", passing costs $0", ", Passen kostet $0");
WORDS(kAskAsGood, " $0 is about as good.", " $0 ist etwa gleich gut.");
WORDS(kUnitCent, "cent", "Cent");
WORDS(kUnitPoint, "point", "Punkt");
WORDS(kUnitUnit, "unit", "Einheit");
WORDS(kUnitUnits, "units", "Einheiten");
WORDS(kColumnFrom, "from", "nach");
WORDS(kColumnBid, "as a bid", "als Ansage");
WORDS(kAskBidExplained, "As a bid: where a seat behind you outbids it, its game counts.",
      "Als Ansage: überbietet dich jemand hinter dir, zählt dessen Spiel.");
WORDS(kBasisHabit, "habit", "Gewohnheit");
WORDS(kBasisPlayed, "played", "Ausspielen");
WORDS(kBasisRecordedExplained, "recorded: from recorded games.",
      "Partien: nach aufgezeichneten Partien.");
WORDS(kBasisHabitExplained, "habit: by habits from the nearest recorded game.",
      "Gewohnheit: gespielt wie im ähnlichsten Spiel, von dem es Partien gibt.");
WORDS(kBasisPlayedExplained, "played: $0 games or fewer between seats that deal worlds and think.",
      "Ausspielen: höchstens $0 Partien, in denen jeder nur seine Karten kennt und überlegt.");
WORDS(
    kBasisOpenExplained,
    "open cards: the chance at the table is unknown; no \"yes\" rests on open cards alone.",
    "offenen Karten: wie es am Tisch steht, ist unbekannt; auf sie allein stützt sich kein „Ja“.");
WORDS(kBasisPlayedOnce, "played: one game between seats that deal worlds and think.",
      "Ausspielen: eine Partie, in der jeder nur seine Karten kennt und überlegt.");
WORDS(kAskCompared, "Compared with 0: what passing is worth is not estimated.",
      "Verglichen mit 0: was Passen wert ist, wird nicht geschätzt.");
WORDS(kAskNoPassing, "There is no passing to compare it with.", "Passen kann man hier nicht.");
WORDS(kAskPassing,
      "Passing is worth $0 ±$1 cents if everyone before you passes: nobody bids in $2 of "
      "deals$3, somebody plays with you in $4, against you in $5 ($6 worlds).",
      "Passen bringt $0 ±$1 Cent, wenn alle vor dir passen: keiner sagt etwas an in $2 "
      "der Fälle$3, jemand spielt mit dir in $4, gegen dich in $5 ($6 Verteilungen).");
WORDS(kAskThenPlayed, " (then: $0)", " (dann: $0)");
WORDS(kAskLastResort, " (then the dealer has to play)", " (dann muss der Geber spielen)");
WORDS(kAskColumnsExplained,
      "At the table: nobody sees the other hands. Open cards: everybody sees all hands and never "
      "errs; Schneider and schwarz are with open cards as well. 95 % intervals of what dealing "
      "leaves open.",
      "Am Tisch: niemand sieht die anderen Karten. Offene Karten: alle sehen alles und irren "
      "nie; Schneider und schwarz ebenfalls mit offenen Karten. 95-%-Bereiche dessen, was die "
      "Mischungen offen lassen.");
WORDS(kAskGivenUp, "Given up after $0 deals: games that cannot become the best.",
      "Nach $0 Verteilungen aufgegeben: Spiele, die nicht mehr die besten werden können.");
WORDS(kAskConditions, "Only deals that meet: $0.", "Nur Verteilungen mit: $0.");
WORDS(kAskWithoutWorlds, "Not shown, as no deal met the conditions: $0.",
      "Nicht gezeigt, weil keine Verteilung die Bedingungen erfüllt: $0.");
WORDS(kAskNotReached, "Not reached: $0.", "Nicht mehr erreicht: $0.");
WORDS(kAskLookedUp, "Looked up in a book, where each of alike hands has the worlds of one of them.",
      "Nachgeschlagen im Buch; gleichwertige Blätter haben dort dieselben Verteilungen.");
WORDS(kAskAssumptions,
      "Hand $0, $1. Rule set $2, tariff $3 (Schneider/Rufspiel/solo), $4 cards. $5 worlds dealt of "
      "$6 possible, seed $7.",
      "Blatt $0, $1. Regeln $2, Tarif $3 (Schneider/Rufspiel/Solo), $4 Karten. $5 von $6 möglichen "
      "Verteilungen, Mischung Nr. $7.");
WORDS(kAskFromSeat1, "seat 1", "du sitzt an zweiter Stelle");
WORDS(kAskFromSeat2, "seat 2", "du sitzt an dritter Stelle");
WORDS(kAskFromSeat3, "seat 3", "du sitzt an letzter Stelle");
WORDS(kDoubleDoNotLose, "You do not lose $0 of the time; ", "Du verlierst nicht in $0 der Fälle; ");
WORDS(kDoubleSideWins, "Your side wins $0 of the time; ", "Deine Seite gewinnt in $0 der Fälle; ");
WORDS(kDoubleYouWin, "You win $0 of the time; ", "Du gewinnst in $0 der Fälle; ");
WORDS(kDoubleOpponentsWin, "The opponents win $0 of the time; ",
      "Die Gegner gewinnen in $0 der Fälle; ");
WORDS(kDoubleYesSay, "Yes: say $0. ", "Ja: $0. ");
WORDS(kDoubleYesLay, "Yes: lay. ", "Ja: legen. ");
WORDS(kDoubleNoSay, "No: do not say $0. ", "Nein: kein $0. ");
WORDS(kDoubleNoLay, "No: do not lay. ", "Nein: nicht legen. ");
WORDS(kDoubleTaste, "A matter of taste. ", "Geschmackssache. ");
WORDS(kDoubleKontraChanges, "doubling changes the average by $0 $1.",
      "Verdoppeln ändert den Schnitt um $0 $1.");
WORDS(kDoubleLayingChanges, "Doubling changes the average by $0 $1.",
      "Das Verdoppeln ändert den Schnitt um $0 $1.");
WORDS(kDoublePlayedOut,
      "Played out by seats that see only their own cards and think, dealt by your hand and what "
      "was announced.",
      "Ausgespielt: jeder kennt nur seine Karten und überlegt; verteilt nach deinem Blatt und dem, "
      "was angesagt ist.");
WORDS(
    kDoubleByHabit,
    "Played by habits from the nearest recorded games, dealt by your hand and what was announced.",
    "Gespielt nach Gewohnheiten aus den ähnlichsten aufgezeichneten Partien; verteilt nach deinem "
    "Blatt und dem, was angesagt ist.");
WORDS(kDoubleAsRecorded, "Everybody bids and plays as in recorded games.",
      "Alle sagen an und spielen wie in aufgezeichneten Partien.");
WORDS(kDoubleHeard,
      "Everybody bids and plays as in recorded games; that a hand doubles the sooner, the surer it "
      "is to win, is assumed.",
      "Alle sagen an und spielen wie in aufgezeichneten Partien; dass ein Blatt umso eher "
      "verdoppelt, je sicherer es gewinnt, ist angenommen.");
WORDS(kDoubleSoFar, "Said so far: $0.", "Bisher gesagt: $0.");
WORDS(kDoubleBefore, " Without what that and the cards tell it would be $0.",
      " Ohne das, was daraus und aus den Karten folgt, wären es $0.");
WORDS(kDoubleFirstDeclares, "Whoever says Kontra first declares the game.",
      "Wer zuerst Kontra gibt, ist der Spieler.");
WORDS(kDoubleWhoPlays, "Nobody plays: $0; you: $1; somebody with you: $2; against you: $3.",
      "Niemand spielt: $0; du selbst: $1; jemand mit dir: $2; gegen dich: $3.");
WORDS(kDoubleAssumptions,
      "Hand $0. Rule set $1, tariff $2, $3. $4 worlds, as good as $5 equally likely ones; seed $6.",
      "Blatt $0. Regeln $1, Tarif $2, $3. $4 Verteilungen, so gut wie $5 gleich wahrscheinliche; "
      "Mischung Nr. $6.");
WORDS(kNotPlayed, "not played", "nicht gespielt");
WORDS(kGamesPlayed, "games", "Spiele");
WORDS(kAskPlayedOut,
      "Played out, each card chosen by $0 worlds that agree with what its seat has seen (95 % "
      "interval):",
      "Ausgespielt, jede Karte gewählt nach $0 Verteilungen, die zu dem passen, was der Spieler "
      "gesehen hat (95-%-Bereich):");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_WORDS_H_
