// What `ask` says to people: its answer and errors in its question.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_WORDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// What may be wrong in cards, contracts, deal lines, views and bids.
WORDS(kNoneSuch, "none", "nichts Passendes");
WORDS(kSeveral, "several", "mehrere");

// Seats.
WORDS(kAskFromSeat0, "seat 0 (forehand)", "du bist Vorhand");
WORDS(kDeclarerElsewhere, "a declarer other than you", "als Spieler jemand außer dir");
WORDS(kForBoth, "$0 for both", "zweimal $0");

// Cards.
WORDS(kSoManyCardsOfDeck, "$0 cards from the $1 deck", "$0 Karten aus dem Kartenspiel $1");
WORDS(kCardsOfDeckWithInHand, "cards from the deck used for $0-card hands",
      "Karten aus dem Kartenspiel, bei dem jeder $0 bekommt");
WORDS(kCardsNamed, "$0 {card|cards}: $1", "$0 {Karte|Karten}: $1");

// Conditions.
WORDS(kHandWithSuchTrumpsOrMore, "a hand with at least $0 trumps in that game",
      "ein Blatt mit mindestens $0 Trümpfen in diesem Spiel");
WORDS(kHandBesideWhichOthersLet, "a hand that allows this game",
      "ein Blatt, mit dem dieses Spiel überhaupt zustande kommen kann");
WORDS(kConditionsThatWorldsMeetMoreOften, "less restrictive conditions",
      "Bedingungen, die öfter zutreffen");
WORDS(kNoneInWorlds, "no suitable deal among $0", "keine passende unter $0 Verteilungen");
WORDS(kNoWorldAmong, "no match in $0 deals, though one may exist",
      "keine passende unter $0 Verteilungen; es kann trotzdem eine geben");
WORDS(kAtMostWorlds, "at most $0 deals", "höchstens $0 Verteilungen");
WORDS(kStoppedBeforeWorldWasSolved, "stopped before any deal was solved",
      "abgebrochen, bevor die erste Verteilung durchgerechnet war");
WORDS(kStoppedBeforeAllGamesWerePlayed, "stopped before all games were played",
      "abgebrochen, bevor alle Spiele zu Ende waren");
WORDS(kStoppedBeforeWorldsWerePlayed, "stopped before any game was played",
      "abgebrochen, bevor das erste Spiel zu Ende war");

// Hands.
WORDS(kHandOfThree, "8 of the 24 cards (no 7s or 8s)",
      "8 von 24 Karten (ohne Achter und Siebener)");
WORDS(kHandLacksOne, "expected 8 cards, found 7: one is missing",
      "das sind 7 Karten, eine fehlt noch");
WORDS(kHandHasOneMore, "expected 8 cards, found 9: one too many",
      "das sind 9 Karten, eine zu viel");
WORDS(kHandOfAnyDeck, "8 cards, or 6, 5 or 4 with a smaller deck",
      "8 Karten, mit kurzem Blatt 6, 5 oder 4");
WORDS(kHandPartlyKnown, "8 or 6 cards, at least one of them known",
      "8 oder 6 Karten, mindestens eine davon bekannt");
WORDS(kKnownAndUnknown, "$0 known and $1 unknown", "$0 bekannte und $1 unbekannte");
WORDS(kAnotherSeatThatTakesIt, "another player to accept the offer",
      "ein anderer, der die Hochzeit annimmt");
WORDS(kHandWithOneTrumpBeforeExchange, "a hand with one trump before the exchange",
      "vor dem Tausch ein Blatt mit einem Trumpf");
WORDS(kHandWithTwoTrumpsBeforeExchange, "a hand with two trumps before the exchange",
      "vor dem Tausch ein Blatt mit zwei Trümpfen");
WORDS(kSoloOrRamschWithThreePlayers, "a solo or a Ramsch, with three players",
      "zu dritt ein Solo oder ein Ramsch");
WORDS(kHandThatMayAnnounceOne, "a hand that allows you to announce one of the games",
      "ein Blatt, mit dem man eines der Spiele ansagen darf");
WORDS(kHandThatMayAnnounceGame, "a hand that allows you to announce a game under this rule set",
      "ein Blatt, mit dem man nach diesen Regeln ein Spiel ansagen darf");
WORDS(kHand, "a hand", "ein Blatt");
WORDS(kLineThatIsTooLong, "a line that is too long", "eine zu lange Zeile");
WORDS(kHandThatPlaysWithDeclarer, "the declarer's or a partner's hand",
      "das Blatt des Spielers oder eines Mitspielers");
WORDS(kAnOpponents, "an opponent's", "das Blatt von einem Gegner");
WORDS(kHandThatMayAnnounce, "a hand that allows you to announce $0",
      "ein Blatt, mit dem man $0 ansagen darf");
WORDS(kOddNumberOfSeats, "an odd number of seats, ending with an opponent",
      "eine ungerade Zahl von Spielern (Kontra, Re ...), zuletzt ein Gegner");
WORDS(kEvenNumberOfSeats, "an even number of seats, ending with the declarer's side",
      "eine gerade Zahl von Spielern, die stoßen, als Letzter einer von der Spielerpartei");
WORDS(kHandThatPlaysAgainstDeclarer, "an opponent's hand", "das Blatt eines Gegners");
WORDS(kHisPartnersItHolds, "the partner's hand, which contains $0",
      "das Blatt vom Mitspieler, weil $0 drin ist");
WORDS(kTableWhereMayLay, "a table where $0 may double (Legen)", "ein Tisch, an dem $0 legen darf");
WORDS(kGameThatItsDeclarerMay, "a game that the declarer could announce, given your hand",
      "ein Spiel, das der andere ansagen kann, wenn du dieses Blatt hast");
WORDS(kCardsThatSomebodyMayHold, "cards that a player could be holding",
      "Karten, die jemand haben kann");
WORDS(kGameThatKnowsKontraAs, "a game with Kontra; Sjavs has none",
      "ein Spiel, bei dem es Kontra gibt; bei Sjavs gibt es keins");
WORDS(kGameOfThatManyCards, "a game that can be played with this deck",
      "ein Spiel, das es bei dieser Kartenzahl gibt");
WORDS(kGameThatCanBeLost, "a game that can be lost", "ein Spiel, das man verlieren kann");
WORDS(kGameBeforeFirstCard,
      "a game announced before the first card is played; there is no Kontra after the third trick",
      "ein Spiel, das man vor der ersten Karte ansagt (nach dem dritten Stich gibt es kein Kontra "
      "mehr)");
WORDS(kGameOfTwoPlayers, "a one-on-one game", "ein Spiel für zwei Spieler");
WORDS(kTableWithKontra, "a table that allows Kontra against this game (--option $0=on)",
      "ein Tisch, an dem es gegen dieses Spiel Kontra gibt (--option $0=on)");
WORDS(kHandWithoutForehands, "a hand without $0, which forehand holds",
      "ein Blatt ohne $0, weil Vorhand diese Karten hat");
WORDS(kAllCardsOfHand, "all $0 cards in the hand", "ein Blatt mit $0 Karten");
WORDS(kContractsOfOneRound, "contracts from the same round", "Spiele aus ein und derselben Runde");
WORDS(kHandOfSchieber,
      "10 cards including EO and GO, 11 with HO as well, 12 with SO too (24-card deck: 8, 9, 10)",
      "10 Karten mit EO GO, 11 mit EO GO HO oder 12 mit EO GO HO SO (bei 24 Karten: 8, 9, 10)");
WORDS(kHandToCome, "a full hand, with `_` for each card not yet seen",
      "ein ganzes Blatt, mit `_` für jede Karte, die du noch nicht gesehen hast");
WORDS(kOwnOpenCards, "your 8 face-up cards", "die 8 Karten, die offen vor dir liegen");
WORDS(kOtherOpenCards, "8 other cards, face up in front of your opponent",
      "8 weitere Karten, die offen vor deinem Gegner liegen");
WORDS(kSeatThatOffers, "the player who offers the Hochzeit (`declarer`)",
      "wer die Hochzeit anbietet (`declarer`)");
WORDS(kForYourself, "$0 for yourself", "$0 für dich selbst");
WORDS(kWhichIsWhatThisRoundPlays, "$0, the only game in this round",
      "$0, weil das in dieser Runde gespielt wird");
WORDS(kForehandWhoPlays, "forehand (seat 0), who declares in this round",
      "Vorhand (0), weil in dieser Runde Vorhand spielt");
WORDS(kFourPlayersInRound, "four players for this kind of round", "für diese Runde vier Spieler");
WORDS(kHandThatMayPlayIn, "a hand that allows you to play in this round",
      "ein Blatt, mit dem man in dieser Runde spielen darf");
WORDS(kSolo, "a Solo", "ein Solo");
WORDS(kRufspiel, "a Rufspiel", "ein Rufspiel");
WORDS(kGameAlone, "a solo game", "ein Alleinspiel");
WORDS(kKreuzbock, "a Kreuzbock", "ein Kreuzbock");
WORDS(kSoloHintenrum, "a Solo hintenrum", "ein Solo hintenrum");
WORDS(kMuss, "a Muss", "ein Mussspiel");
WORDS(kMussOrAnyGame, "a Muss or any other game", "ein Mussspiel oder ein anderes Spiel");
WORDS(kAnyGame, "whichever game is announced", "ein beliebiges Spiel");
WORDS(kWholeHandToGiveFrom, "a complete hand to give a card from",
      "ein ganzes Blatt, aus dem man eine Karte hergibt");
WORDS(kGameThatCanBeNamed, "a game that can be announced before you have seen all your cards",
      "ein Spiel, das man ansagen kann, bevor man alle seine Karten gesehen hat");
WORDS(kPlayersTwo, "--players 2, since this is a game for two",
      "--players 2, weil das ein Spiel für zwei ist");

// Questions.
WORDS(kOneOfWorldsExactError, "only one of `worlds`, `exact`, `error`, `table_error` and `pocket`",
      "nur eines von `worlds`, `exact`, `error`, `table_error` und `pocket`");

// score.
WORDS(kPlayedInRound, "$0: the game this round is $1.", "$0: gespielt wird $1.");
WORDS(kPlayedInDoubledRound, "$0: the game this round is $1, at double stakes.",
      "$0: gespielt wird $1; alles zählt doppelt.");

// The score sheet.

// rules.

// match.
WORDS(kBasisRecorded, "recorded", "echte Spiele");
WORDS(kUnitPoints, "points", "Punkte");
WORDS(kKnownByThen, "Interrupted: these are the results so far.",
      "Abgebrochen; das ist der Zwischenstand.");

// Of several answers.
WORDS(kWhereItEnds, "upper end of the 95 % confidence interval", "obere Grenze des 95-%-Bereichs");
WORDS(kEquallyLikelyOnesThatWould, "effective sample size",
      "wie viele zufällige Verteilungen man für dieselbe Genauigkeit bräuchte");
WORDS(kWhatChanceRestsOnPlayed,
      "how the chance was estimated: played (played out), fitted (fitted to recorded games), habit "
      "(a play model) or open (double dummy)",
      "worauf die Chance beruht: played (durchgespielt), fitted (echte Spiele), habit (geschätzt) "
      "oder open (offene Karten)");
WORDS(kOfDealsThatSomebodyPlays,
      "share of deals in which another player declares and you are on their side",
      "wie oft einer mit dir spielt");
WORDS(kOfDealsThatSomebodyPlaysAgainstYou, "share of deals in which you defend against a declarer",
      "wie oft einer gegen dich spielt");
WORDS(kConditionsOnHands, "the conditions on the hands", "die Bedingungen für die Blätter");
WORDS(kAtTableWhereNotFour, "number of players at the table, if other than four",
      "wie viele am Tisch sitzen, wenn es nicht vier sind");
WORDS(kWhetherAllCountsDoubleIn, "whether stakes are doubled this round",
      "ob in dieser Runde alles doppelt zählt");

// ask, lay, kontra.
WORDS(kOfGamesWonAtTable, "share of games won at the table, if known",
      "wie oft man am Tisch gewinnt, soweit bekannt");
WORDS(kWonThereWithSchneiderSchwarzIncluded,
      "share of games won at the table with Schneider or schwarz",
      "wie oft man am Tisch mit Schneider gewinnt (schwarz zählt mit)");
WORDS(kWonThereSchwarz, "share of games won schwarz at the table",
      "wie oft man am Tisch schwarz gewinnt");
WORDS(kOfGamesWonWithOpenCards, "share of games won double dummy",
      "wie oft man gewinnt, wenn alle Karten offen liegen");
WORDS(kWonSoWithSchneiderSchwarzIncluded,
      "share of games won with Schneider or schwarz, double dummy",
      "wie oft man mit Schneider gewinnt, wenn alle Karten offen liegen (schwarz zählt mit)");
WORDS(kWonSoSchwarz, "share of games won schwarz, double dummy",
      "wie oft man schwarz gewinnt, wenn alle Karten offen liegen");
WORDS(kAtTableOrWithOpen,
      "what the game earns at the table (its double-dummy value if that is unknown)",
      "was das Spiel am Tisch bringt oder, wenn man das nicht weiß, bei offenen Karten");
WORDS(kWithOpenCards, "double dummy", "wenn alle Karten offen liegen");
WORDS(kAsBidWithWhatOthers, "value of bidding the game, allowing for later bids by others",
      "was die Ansage bringt; was die anderen danach noch ansagen, ist eingerechnet");
WORDS(kOfDealsInWhichOthers, "share of deals in which another player bids higher",
      "wie oft ein anderer ein höheres Spiel ansagt");
WORDS(kDealtWithOpenCards, "number of deals solved double dummy",
      "wie viele Verteilungen durchgerechnet wurden");
WORDS(kPlayedForChanceAtTable, "number of games played to estimate the chance at the table",
      "aus wie vielen Spielen die Chance am Tisch berechnet ist");
WORDS(kAfterSomeWorldsAsIt,
      "whether sampling stopped early because this game could no longer come out best",
      "ob vorzeitig Schluss war, weil das Spiel nicht mehr das beste werden konnte");
WORDS(kWonOfThosePlayedOut, "share of wins in the games played out",
      "wie oft man beim Durchspielen gewonnen hat");
WORDS(kOfThosePlayedOut, "average over the games played out", "im Schnitt beim Durchspielen");
WORDS(kByWhichEachCardWasChosen, "number of deals sampled to choose each card",
      "wie viele Verteilungen vor jeder Karte geprüft wurden");
WORDS(kPlayedOut, "number of games played out", "wie viele Spiele durchgespielt wurden");
WORDS(kWhatIsExchangedBeforePlay, "cards exchanged before play",
      "was vor dem Spiel getauscht wird");
WORDS(kMostDealtForOneContract, "the largest number of deals used for any one contract",
      "wie viele Verteilungen höchstens auf ein Spiel kamen");
WORDS(kThatAgreeWithHand, "number of deals consistent with the hand",
      "wie viele Verteilungen zum Blatt passen");
WORDS(kPlayLeaveOrTaste, "play, leave (pass) or taste (a close call)",
      "play (spielen), leave (weiter) oder taste (knappe Sache)");
WORDS(kWhatPassingBrings, "value of passing", "was Passen bringt");
WORDS(kThatHandDoesNotHaveYet, "number of cards still to come", "wie viele Karten noch kommen");
WORDS(kWhetherSeatMayNotPass, "whether the player must declare in this round",
      "ob der Spieler in dieser Runde spielen muss");
WORDS(kWhatPassingComesTo, "what happens if you pass", "was herauskommt, wenn man „weiter“ sagt");
WORDS(kInPocket, "whether the answer comes from the pocket edition",
      "ob die Antwort aus der Taschenausgabe kommt");
WORDS(kWhatPocketKnows,
      "what the pocket edition covers: full hands, four players, 32 cards, rule set sauspiel with "
      "its own tariff and games, no conditions",
      "was die Taschenausgabe kann: zu viert, ganzes Blatt, 32 Karten, Regeln sauspiel mit ihren "
      "Spielen und ihrem Tarif, keine Bedingungen");
WORDS(kBeyondRules, "rule set $0, tariff $1", "Regeln $0, Tarif $1");
WORDS(kBeyondPlayers, "$0 players", "$0 Spieler");
WORDS(kBeyondHand, "a hand of $0 cards", "ein Blatt mit $0 Karten");
WORDS(kBeyondRound, "a special round", "eine Sonderrunde");
WORDS(kBeyondConditions, "conditions", "Bedingungen");
WORDS(kBeyondStock, "the Stock", "der Stock");
WORDS(kBeyondOthers, "others than people", "bestimmte Mitspieler");
WORDS(kStockInTheMiddle, "cents in the Stock, which the declarer may win or have to double",
      "Cent im Stock, den der Spieler gewinnt oder verdoppeln muss");
WORDS(kAskStock, "The Stock holds $0 cents, which count in any game where it is at stake.",
      "Im Stock liegen $0 Cent; bei Spielen um den Stock sind sie mitgerechnet.");
WORDS(kStockColumn, "cents in the Stock, if any", "Cent im Stock, wenn welche drin sind");
WORDS(kBeyondPlay, "games to be played out", "Spiele, die durchgespielt werden sollen");
WORDS(kInBook, "whether the answer comes from a book", "ob die Antwort aus einem Buch kommt");
WORDS(kNotRankedNoWorldWasSolved, "games not ranked because no deal was solved for them",
      "Spiele, die in der Liste fehlen, weil dafür keine Verteilung durchgerechnet wurde");
WORDS(kNotAllGamesWerePlayed, "whether any games were left unplayed", "ob noch Spiele fehlen");
WORDS(kNotAllWorldsWereSolved, "whether any deals were left unsolved",
      "ob noch nicht alle Verteilungen durchgerechnet sind");
WORDS(kOtherWorldsAreStillBeingSolved, "whether the other deals are still being solved",
      "ob die übrigen Verteilungen noch durchgerechnet werden");
WORDS(kKontraOrLayLeaveOrTaste,
      "kontra, re or lay (double), leave (do not double) or taste (a close call)",
      "kontra, re oder lay (legen), leave (nicht verdoppeln) oder taste (knappe Sache)");
WORDS(kByWhichDoublingChangesWhat, "what doubling earns the player",
      "was dir das Verdoppeln bringt");
WORDS(kWonAgainstDeclarer, "share of games won by the player's side",
      "wie oft deine Partei gewinnt");
WORDS(kSameBeforeDoublingsTold, "`win`, ignoring what earlier doubles and the cards reveal",
      "`win` ohne das, was Kontra und Karten verraten");
WORDS(kWhoDoubledInOrder, "who has doubled so far (Kontra, Re, etc.), in order",
      "wer bisher Kontra, Re ... gegeben hat, der Reihe nach");
WORDS(kSeatsThatDoubled, "who has doubled so far (Kontra, Re, etc.), in order, e.g. \"1 0\"",
      "wer bisher Kontra, Re ... gegeben hat, der Reihe nach, etwa \"1 0\"");
WORDS(kWorldsDealtForDoubling,
      "number of deals to sample; default 2000 for Legen, 20000 for games on record, otherwise as "
      "many as needed",
      "wie viele Verteilungen; ohne Angabe 2000 beim Legen, 20000 bei Spielen, von denen es "
      "Aufzeichnungen gibt, sonst nach Bedarf");
WORDS(kSameBeforeItWasFitted, "`win` before calibration on recorded games",
      "`win`, bevor es an echte Spiele angepasst wurde");
WORDS(kOfDealsThatYouPlayYourself, "share of deals in which you are the declarer",
      "wie oft du selbst spielst");
WORDS(kSeatField, "0 to 3; 0 is forehand, who leads", "0 bis 3; 0 ist Vorhand und kommt raus");
WORDS(
    kWorldsDealtForEachGame,
    "number of deals to sample for each game; default 200, or 80 (Rufspiel: 40) if the play model "
    "estimates the chance at the table",
    "wie viele Verteilungen für jedes Spiel; ohne Angabe 200 (80, beim Rufspiel 40, wenn auch "
    "geschätzt wird, wie es am Tisch ausgeht)");
WORDS(kDealEveryPossibleWorld, "use every possible deal",
      "alle möglichen Verteilungen durchrechnen");
WORDS(kPocketField,
      "answer immediately from the pocket edition, without dealing: rule set sauspiel, four "
      "players, 32 cards",
      "sofort aus der Taschenausgabe antworten, ohne Verteilungen: Regeln sauspiel, vier Spieler, "
      "32 Karten");
WORDS(kDealUntil95IntervalOf,
      "sample until the half-width of the 95 % confidence interval for the double-dummy chance is "
      "at most this value",
      "verteilen, bis die Gewinnchance bei offenen Karten höchstens so weit danebenliegt");
WORDS(kDealUntilStandardErrorOf,
      "sample until the standard error of the chance at the table is at most this value (the 95 % "
      "confidence interval is 3.92 times as wide); limits: 1000000 games with the play model, "
      "10000 with search players, and 20000 deals for each game",
      "so lange verteilen, bis der Standardfehler der Chance am Tisch nicht größer ist als dieser "
      "Wert (der 95-%-Bereich ist 3,92-mal so breit); für jedes Spiel höchstens 20000 Verteilungen "
      "und 1000000 geschätzte oder 10000 durchgespielte Spiele");
WORDS(kSameSeedDealsSameWorlds1, "the same seed gives the same deals; default 1",
      "gleiche Zahl, gleiche Verteilungen; ohne Angabe 1");
WORDS(kConditionsOnHandsSuchAs, "conditions on the hands, e.g. trumps(2)>=3",
      "Bedingungen für die Blätter, etwa trumps(2)>=3");
WORDS(kSeatThatPlaysIt, "the declarer's seat", "wer es spielt");
WORDS(kAlsoPlayOutBestGames,
      "also play out the best games, choosing each card by sampling this many deals consistent "
      "with what the player has seen",
      "die besten Spiele auch durchspielen; vor jeder Karte so viele Verteilungen prüfen (nur "
      "solche, die für den Spieler möglich sind)");
WORDS(kPlayedForEachContract100, "number of games to play for each contract; default 100",
      "wie viele Spiele für jede Ansage; ohne Angabe 100");
WORDS(kEightCardsSixOfShort,
      "eight cards, or six from the short deck; with two players, each player's face-up cards: "
      "OPEN | OPEN",
      "acht Karten, mit kurzem Blatt sechs; zu zweit die offenen Karten von beiden: OFFEN | OFFEN");
WORDS(kEightCardsOrSixWith, "eight or six cards, with `_` for each one not yet seen",
      "acht oder sechs Karten, mit `_` für jede, die du noch nicht gesehen hast");
WORDS(kContractThatAnotherPlays, "the contract you might double", "das Spiel, das verdoppelt wird");
WORDS(kPlayersAtTable,
      "4 (default), 5 or 6 (four play at a time), 3 (24 cards, eight each) or 2 (eight face-up "
      "cards each)",
      "2 (vor jedem acht offene Karten), 3 (24 Karten, jeder acht), 5 oder 6 (vier davon spielen); "
      "ohne Angabe 4");
WORDS(kSeatThatPlaysItIf,
      "the declarer, if there is one; for a Hochzeit offered to you, the player offering it",
      "der Spieler, wenn es einen gibt; bei einer Hochzeit, die dir angeboten wird: wer sie "
      "anbietet");
WORDS(kEightCardsSixOfShortDeck,
      "eight cards, or six from the short deck; `_` for each unseen card; with two players, each "
      "player's face-up cards: OPEN | OPEN",
      "acht Karten, mit kurzem Blatt sechs; `_` für jede, die noch kommt; zu zweit die offenen "
      "Karten von beiden: OFFEN | OFFEN");
WORDS(kOnlyTheseElseAllThat,
      "only these games (default: every game you may announce); also zupf:E, schieber:E, teufel:E",
      "nur diese Spiele; sonst alle, die man mit dem Blatt ansagen darf; auch zupf:E, schieber:E, "
      "teufel:E");

// auction.
WORDS(kSpecialRoundSuchAsKreuz, "a special round (kreuz, ramsch, bock, hadsch, etc.), or muss",
      "muss oder eine Sonderrunde wie kreuz, ramsch, bock oder hadsch");

// Books.
WORDS(kOpenCards, "double dummy", "offene Karten");
WORDS(kBasisOpen, "double dummy", "offene Karten");
WORDS(kAtTable, "at the table", "am Tisch");

WORDS(kCardCards, "$0 {card|cards}", "$0 {Karte|Karten}");
WORDS(kHandWithPlainCardTo, "a hand with a non-trump card to give back",
      "ein Blatt, aus dem man eine Karte zurückgeben kann, die kein Trumpf ist");
WORDS(kHandWithTwoPlainCards, "a hand with two non-trump cards to give back",
      "ein Blatt, aus dem man zwei Karten zurückgeben kann, die nicht Trumpf sind");
WORDS(kHisPartners, "the partner's", "das Blatt vom Mitspieler");
WORDS(kLess, "fewer cards", "zu wenige Karten");
WORDS(kRuleSetExpectedFound, "rule set $0: expected $1, found $2",
      "Regeln $0: erwartet: $1, gefunden: $2");
WORDS(kRolePasses,
      "$0: pass $1; we assume that the others pass cards to make themselves void in a suit.\n",
      "$0: du gibst $1 weiter; Annahme: Die anderen machen sich dabei eine Farbe frei.\n");
WORDS(kRoleZupf, "$0: give $1 to $2 and draw one of that player's cards.\n",
      "$0: du gibst $1 an $a2 und ziehst dort eine Karte.\n");
WORDS(kRoleGivesBack, "$0: you give back $1; you win or lose together with $2.\n",
      "$0: du gibst $1 zurück; $2 gewinnt oder verliert mit dir.\n");
WORDS(kRoleOffers, "$0: based only on deals in which $2 accepts with at least $1 trumps.\n",
      "$0: es zählen nur Verteilungen, bei denen $2 sie mit mindestens $1 Trümpfen annimmt.\n");
WORDS(kRoleInTurn,
      "$0: based only on deals in which someone accepts. The players are asked in turn, and the "
      "first with at least $1 trumps accepts.\n",
      "$0: es zählen nur Verteilungen, bei denen sie einer annimmt. Gefragt wird reihum, und der "
      "Erste mit mindestens $1 Trümpfen nimmt sie an.\n");
WORDS(kRoleOneToCome, "One card is still to come.\n", "Eine Karte kommt noch.\n");
WORDS(kRoleToCome, "$0 cards are still to come.\n", "$0 Karten kommen noch.\n");
WORDS(kRoleSitsOut, "$0 players at the table; four play at a time.\n",
      "$0 sitzen am Tisch, vier davon spielen.\n");
WORDS(kRoleTwo, "The face-down cards are dealt at random; both players see the face-up ones.\n",
      "Die verdeckten Karten sind zufällig verteilt; die offenen sehen beide.\n");
WORDS(kRoleStrixner,
      "$0: the figure is your chance of ending up on the winning side, no matter who announces the "
      "Solo. If you announce it, this is your trump suit.\n",
      "$0: so oft gehörst du am Ende zu den Gewinnern, egal wer das Solo ansagt. Sagst du es "
      "selber an, ist diese Farbe Trumpf.\n");
WORDS(kAskCertain, "It cannot be lost", "Das kannst du nicht verlieren");
WORDS(kVerdictPlay, "Yes: $0. ", "Ja: $0. ");
WORDS(kCloseRatherPass, "Close, but better to pass: $0. ", "Knappe Sache, eher weiter: $0. ");
WORDS(kVerdictTaste, "A close call: $0. ", "Knappe Sache: $0. ");
WORDS(kVerdictLeave, "No: pass. The best game would be $0. ", "Nein: weiter. Am ehesten noch $0. ");
WORDS(kVerdictWins, "Wins $0 in 100", "Gewinnt $0 von 100");
WORDS(kVerdictSideWins, "Your side wins $0 in 100", "Deine Partei gewinnt $0 von 100");
WORDS(kVerdictNotLost, "No loss in $0 out of 100 games",
      "In $0 von 100 Spielen verlierst du nicht");
WORDS(kVerdictOpenWins, "Double dummy, it wins $0 in 100",
      "Liegen alle Karten offen, gewinnst du $0 von 100");
WORDS(kVerdictAverage, ", $0 $1 on average", ", im Schnitt $0 $1");
WORDS(kVerdictPassing, " (passing: $0)", " (weiter: $0)");
WORDS(kFewerThanOne, "fewer than 1", "weniger als 1");
WORDS(kMoreThan99, "more than 99", "mehr als 99");
WORDS(kMoreOfTable, "$0 more: --all", "$0 {mehr|weitere}: --all");
WORDS(kHowComputed, "How this was computed: --details", "Wie gerechnet wurde: --details");
WORDS(kHalfIntervalOfCents, "half-width of the 95 % confidence interval for `cents`",
      "mit 95 % Sicherheit liegt `cents` höchstens so weit daneben");
WORDS(kHalfIntervalOfBidCents, "half-width of the 95 % confidence interval for `bid_cents`",
      "mit 95 % Sicherheit liegt `bid_cents` höchstens so weit daneben");
WORDS(kHalfIntervalOfPlayCents, "half-width of the 95 % confidence interval for `play_cents`",
      "mit 95 % Sicherheit liegt `play_cents` höchstens so weit daneben");
WORDS(kHalfIntervalOfPassCents, "half-width of the 95 % confidence interval for `pass_cents`",
      "mit 95 % Sicherheit liegt `pass_cents` höchstens so weit daneben");
WORDS(
    kWhereIntervalBeginsOfTableWin,
    "lower end of the 95 % confidence interval for `table_win`, including the uncertainty of its "
    "curve",
    "untere Grenze des 95-%-Bereichs von `table_win`, die Unsicherheit seiner Kurve eingerechnet");
WORDS(kHalfIntervalOfTableWin,
      "half-width of the 95 % confidence interval for `table_win`, sampling error only",
      "so weit liegt `table_win` durch den Zufall der Stichprobe zu 95 % höchstens daneben");
WORDS(kWhereIntervalBeginsOfOpenWin, "lower end of the 95 % confidence interval for `open_win`",
      "untere Grenze des 95-%-Bereichs von `open_win`");
WORDS(kWhereIntervalBeginsOfPlayWin, "lower end of the 95 % confidence interval for `play_win`",
      "untere Grenze des 95-%-Bereichs von `play_win`");
WORDS(kAskPlay, "Yes: play $0. ", "Ja: $0 spielen. ");
WORDS(kAskLeave, "No: pass. The best game, $0, is worth less than passing. ",
      "Nein: weiter. Auch das beste Spiel, $0, bringt weniger. ");
WORDS(kAskLeaveUnpriced, "No: pass. The best game, $0, is expected to lose. ",
      "Nein: weiter. Das beste Spiel, $0, verliert im Schnitt. ");
WORDS(kAskTaste, "A close call: $0. ", "Knappe Sache: $0. ");
WORDS(kAskMust, "You have to play: $0. ", "Du musst spielen: $0. ");
WORDS(kAskUnasked, "$0. ", "$0. ");
WORDS(kAskTableChance, "It wins $0 of the time at the table",
      "Das gewinnst du am Tisch in $0 der Fälle");
WORDS(kAskSideChance, "At the table, your side wins $0 of games",
      "Am Tisch gewinnt deine Partei in $0 der Fälle");
WORDS(kAskEachChance, "With this hand, you break even or better in $0 of games at the table",
      "Am Tisch verlierst du in $0 der Fälle nicht");
WORDS(
    kAskOpenChance,
    "Its chance to win at the table is unknown; double dummy, it wins on $0 of deals",
    "Liegen alle Karten offen, gewinnst du das in $0 der Fälle (wie oft am Tisch, weiß man nicht)");
WORDS(kAskCertainBasis, "certain", "sicher");
WORDS(kAskAbout, "about $0", "etwa $0");
WORDS(kAskAlmostNever, "less than 1 %", "weniger als 1 %");
WORDS(kAskAlmostAlways, "more than 99 %", "mehr als 99 %");
WORDS(kAskEarns, " and earns $0 $1 on average", ", im Schnitt bringt es $0 $1");
WORDS(kAskCosts, " and costs $0 $1 on average", ", im Schnitt kostet es $0 $1");
WORDS(kAskGiveOrTake, ", give or take $0", " (±$0)");
WORDS(kAskItEarns, "; it earns $0 $1 on average", "; es bringt im Schnitt $0 $1");
WORDS(kAskItCosts, "; it costs $0 $1 on average", "; es kostet im Schnitt $0 $1");
WORDS(kAskPassingEarns, " and passing earns $0", ", Passen bringt $0");
WORDS(kAskPassingCosts, " and passing costs $0", ", Passen kostet $0");
WORDS(kAskAsGood, " $0 is about as good.", " Etwa gleich gut: $0.");
WORDS(kUnitCent, "cent", "Cent");
WORDS(kUnitPoint, "point", "Punkt");
WORDS(kUnitUnit, "unit", "Einheit");
WORDS(kUnitUnits, "units", "Einheiten");
WORDS(kColumnFrom, "based on", "Grundlage");
WORDS(kColumnBid, "as a bid", "angesagt");
WORDS(kAskBidExplained,
      "\"As a bid\" shows what you earn by bidding the game; if a later player outbids you, that "
      "player's game is used instead.",
      "Angesagt: hier ist schon eingerechnet, dass danach noch einer höher spielen kann.");
WORDS(kBasisHabit, "model", "geschätzt");
WORDS(kBasisPlayed, "played out", "durchgespielt");
WORDS(kBasisRecordedExplained, "recorded: fitted to recorded games.",
      "echte Spiele: an aufgezeichneten Spielen geeicht.");
WORDS(kBasisHabitExplained, "model: the play model for the most similar type of game on record.",
      "geschätzt: jeder spielt wie im ähnlichsten aufgezeichneten Spiel.");
WORDS(kBasisPlayedExplained,
      "played out: up to $0 games between search players, who see only their own cards.",
      "durchgespielt: höchstens $0 Spiele; jeder kennt nur seine eigenen Karten und denkt mit.");
WORDS(kBasisOpenExplained,
      "double dummy: the chance of winning at the table is unknown; a \"yes\" is never based on "
      "this figure alone.",
      "offene Karten: wie es am Tisch ausgeht, weiß man damit noch nicht; für ein „Ja“ reicht das "
      "nicht.");
WORDS(kBasisPlayedOnce,
      "played out: one game between search players, who see only their own cards.",
      "durchgespielt: ein einziges Spiel; jeder kennt nur seine eigenen Karten und denkt mit.");
WORDS(kAskCompared, "Games are compared with 0 because the value of passing is not estimated here.",
      "Verglichen wird mit 0: Was „weiter“ bringt, schätzt das Programm hier nicht.");
WORDS(kAskNoPassing, "You cannot pass here.", "„Weiter“ gibt es hier nicht.");
WORDS(kAskPassing,
      "Passing is worth $0 ±$1 cents if everyone before you passes: in $2 of deals nobody bids$3, "
      "in $4 somebody plays with you, and in $5 somebody plays against you$6.",
      "Passen bringt $0 ±$1 Cent, wenn vor dir alle „weiter“ sagen: in $2 der Fälle spielt "
      "keiner$3, in $4 einer mit dir, in $5 einer gegen dich$6.");
WORDS(kAskPassingDeals, " ($0 deals)", " ($0 Verteilungen)");
WORDS(kAskThenPlayed, " (then: $0)", " (dann: $0)");
WORDS(kAskLastResort, " (so the dealer must declare)", " (dann muss der Geber spielen)");
WORDS(kAskAtTableExplained, "\"At the table\": real players, hidden hands.",
      "Am Tisch: keiner sieht die Karten der anderen.");
WORDS(kAskOpenExplained,
      " \"Double dummy\": all hands visible, perfect play; the Schneider and schwarz columns are "
      "double dummy too.",
      " Offene Karten: alle sehen alles und spielen fehlerfrei; auch Schneider und schwarz sind so "
      "gerechnet.");
WORDS(kAskRangesExplained, " Ranges are 95 % confidence intervals (sampling error only).",
      " Die Spannen zeigen, wie genau die Rechnung ist (95 %).");
WORDS(kAskDoubtExplained,
      " Ranges are 95 % confidence intervals; those at the table allow for how few games were "
      "recorded. "
      "± is sampling error only.",
      " Die Spannen gelten zu 95 %; die am Tisch berücksichtigen auch, wie viele Spiele "
      "aufgezeichnet "
      "sind. ± zeigt nur, wie genau gerechnet wurde.");
WORDS(kAskGivenUp, "Games that could no longer come out on top were dropped after $0 deals.",
      "Was nicht mehr das beste Spiel werden konnte, war nach $0 Verteilungen raus.");
WORDS(kAskSmallDeck, "A hand of $0 cards means the $1-card deck.",
      "Bei $0 Karten auf der Hand sind insgesamt $1 im Spiel.");
WORDS(kAskConditions, "Only deals where $0.", "Bedingung für die Verteilungen: $0.");
WORDS(kAskWithoutWorlds, "Not shown because no deal met the conditions: $0.",
      "Nicht dabei, weil keine Verteilung die Bedingungen erfüllt: $0.");
WORDS(kAskNotReached, "Not yet computed: $0.", "Noch nicht durchgerechnet: $0.");
WORDS(kAskLookedUp, "Looked up in a book, where equivalent hands share one sample.",
      "Im Buch nachgeschlagen; von gleichwertigen Blättern ist dort nur eins durchgerechnet.");
WORDS(kAskPocket,
      "From the pocket edition: no deals sampled. The ranges show how much the full computation "
      "may differ.",
      "Aus der Taschenausgabe, ohne Verteilungen durchzurechnen. Die Spannen zeigen, wie weit die "
      "ausführliche Rechnung abweichen kann.");
WORDS(kAskPocketAssumptions,
      "Hand $0, $1. Rule set $2, tariff $3 (Schneider/Rufspiel/solo), $4 cards.",
      "Blatt $0, $1. Regeln $2, Tarif $3 (Schneider/Rufspiel/Solo), $4 Karten.");
WORDS(kAskAssumptions,
      "Hand $0, $1. Rule set $2, tariff $3 (Schneider/Rufspiel/solo), $4 cards. $5 of $6 possible "
      "deals, seed $7.",
      "Blatt $0, $1. Regeln $2, Tarif $3 (Schneider/Rufspiel/Solo), $4 Karten. $5 von $6 möglichen "
      "Verteilungen, Mischung Nr. $7.");
WORDS(kAskFromSeat1, "seat 1", "du bist der Zweite");
WORDS(kAskFromSeat2, "seat 2", "du bist der Dritte");
WORDS(kAskFromSeat3, "seat 3 (dealer)", "du bist der Geber");
WORDS(kDoubleDoNotLose, "You avoid a loss $0 of the time; ",
      "In $0 der Fälle verlierst du nicht; ");
WORDS(kDoubleSideWins, "Your side wins $0 of the time; ", "In $0 der Fälle gewinnt deine Partei; ");
WORDS(kDoubleYouWin, "You win $0 of the time; ", "In $0 der Fälle gewinnst du; ");
WORDS(kDoubleYesSay, "Yes: call $0. ", "Ja: $0. ");
WORDS(kDoubleYesLay, "Yes: double. ", "Ja: legen. ");
WORDS(kDoubleNoSay, "No: do not call $0. ", "Nein: kein $0. ");
WORDS(kDoubleNoLay, "No: do not double. ", "Nein: nicht legen. ");
WORDS(kDoubleTaste, "A close call. ", "Knappe Sache. ");
WORDS(kDoubleKontraEarns, "doubling earns $0 $1 on average.",
      "das Verdoppeln bringt im Schnitt $0 $1.");
WORDS(kDoubleKontraCosts, "doubling costs $0 $1 on average.",
      "das Verdoppeln kostet im Schnitt $0 $1.");
WORDS(kDoubleLayingEarns, "Legen earns $0 $1 on average.", "Legen bringt im Schnitt $0 $1.");
WORDS(kDoubleLayingCosts, "Legen costs $0 $1 on average.", "Legen kostet im Schnitt $0 $1.");
WORDS(kDoublePlayedOut,
      "Search players, who see only their own cards, play out deals that fit your hand and the "
      "bidding.",
      "Durchgespielt: jeder kennt nur seine eigenen Karten und denkt mit; die anderen Karten sind "
      "so verteilt, wie es zu deinem Blatt und den Ansagen passt.");
WORDS(kDoubleByHabit,
      "Deals that fit your hand and the bidding are played out by the play model for the most "
      "similar type of game on record.",
      "Jeder spielt wie in den ähnlichsten aufgezeichneten Spielen; die anderen Karten sind so "
      "verteilt, wie es zu deinem Blatt und den Ansagen passt.");
WORDS(kDoubleAsRecorded, "Bidding and play are modeled on recorded games.",
      "Angesagt und gespielt wird wie in echten Spielen.");
WORDS(kDoubleHeard,
      "Bidding and play are modeled on recorded games; stronger hands are assumed to double more "
      "often.",
      "Angesagt und gespielt wird wie in echten Spielen, mit starkem Blatt vermutlich öfter "
      "verdoppelt.");
WORDS(kDoubleSoFar, "Called so far: $0.", "Bisher gesagt: $0.");
WORDS(kDoubleBefore,
      " Without the clues from the doubles and the cards played, the chance would be $0.",
      " Würde man daraus und aus den Karten nichts schließen, wären es $0.");
WORDS(kDoubleFirstDeclares, "Whoever calls Kontra first becomes the declarer.",
      "Wer zuerst Kontra gibt, ist der Spieler.");
WORDS(kDoubleWhoPlays,
      "No declarer: $0; you declare: $1; your partner declares: $2; an opponent declares: $3.",
      "Keiner spielt: $0; du selbst: $1; einer mit dir: $2; einer gegen dich: $3.");
WORDS(kDoubleAssumptions,
      "Hand $0. Rule set $1, tariff $2, $3. $4 deals (effective sample size $5), seed $6.",
      "Blatt $0. Regeln $1, Tarif $2, $3. $4 Verteilungen (so genau wie $5 zufällige), Mischung "
      "Nr. $6.");
WORDS(kNotPlayed, "not played", "nicht gespielt");
WORDS(kGamesPlayed, "games", "Spiele");
WORDS(kAskPlayedOut,
      "Played out, with each card chosen by sampling $0 deals that fit what the player has seen "
      "(95 % confidence interval):",
      "Durchgespielt; wer dran ist, probiert erst $0 Verteilungen durch, die zu dem passen, was er "
      "gesehen hat (95-%-Bereich):");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_WORDS_H_
