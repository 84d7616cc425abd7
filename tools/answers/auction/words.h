// What `auction` says to people.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_AUCTION_WORDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_AUCTION_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// Cards.
WORDS(kCardsOfThatDeck, "cards from the $0 deck", "Karten aus dem Kartenspiel $0");

// The right to announce.
WORDS(kCalledSauAnotherCardAfter,
      "a called Sau (any other card only after everyone has passed, with the option renonce=on)",
      "eine Ruf-Sau (eine andere Karte nur mit der Regel renonce=on, wenn alle „weiter“ gesagt "
      "haben)");

// Views.
WORDS(kBidsForGame, "bids that leave $0 playing $1", "Ansagen, nach denen $0 $1 spielt");
WORDS(kGameOf, "a game played by $0", "das Spiel $v0");
WORDS(kNoGame, "no game", "kein Spiel");

// Bids.
WORDS(kSeatsAndGames, "SEAT GAME, ...", "SPIELER SPIEL, ...");
WORDS(kSeatAndCardsLying, "SEAT CARDS-ON-THE-TABLE", "SPIELER KARTEN-AUF-DEM-TISCH");
WORDS(kPointsToPromise, "62 to 120 points", "62 bis 120 Augen");
WORDS(kGameOfRuleSet, "a game in rule set $0", "ein Spiel nach den Regeln $0");
WORDS(kNoFurtherBidFromWhich, "no further bid from $0, who has passed",
      "keine Ansage mehr $v0: da kam schon „weiter“");
WORDS(kNoFurtherBidFromWhose, "no further bid from $0, whose bid stands",
      "keine neue Ansage $v0, solange die alte gilt");
WORDS(kNoBidFromWhoseTurn, "no bid from $0, whose turn is over",
      "keine Ansage mehr $v0: es war schon ein anderer dran");
WORDS(kNoLessThanBidBefore, "a bid no lower than $0's earlier one",
      "mindestens so viel, wie $0 vorher geboten hat");
WORDS(kPass, "pass", "weiter");
WORDS(kPassOrAtLeast, "pass, or at least $0", "weiter oder mindestens $0");
WORDS(kHochzeitAfterAllHavePassed, "a Hochzeit only after everyone has passed",
      "eine Hochzeit erst, wenn alle „weiter“ gesagt haben");
WORDS(kGameForPointsAndOption,
      "a promised score only in a game played for points, with the option steigern=on",
      "die Regel steigern=on und ein Spiel, bei dem es um Augen geht; sonst kann keiner Augen "
      "bieten");
WORDS(kRamschFromLastSeatOnce,
      "a Ramsch only from the last player, once all the others have passed",
      "ein Ramsch, aber nur vom Letzten, wenn die anderen „weiter“ gesagt haben");
WORDS(kSoloAsPlayNothingElse, "a solo, the only kind of game for $0 players",
      "ein Solo, weil es für $0 Spieler nichts anderes gibt");
WORDS(kNoGameFromForehandPlays, "no bid from $0, because forehand is the declarer",
      "kein Spiel $v0: Vorhand spielt");
WORDS(kNoGameFromForehandHasDeclined, "no bid from $0, because forehand has declined",
      "kein Spiel $v0: Vorhand hat abgelehnt");
WORDS(kNoBidInWhichNobodyDeclares, "no bid in a $0, which has no declarer",
      "keine Ansage: beim $0 spielt keiner allein");
WORDS(kOneBidFromEachSeat, "one bid from each seat", "eine Ansage von jedem");
WORDS(kBidFromSeatOnTurn, "a bid from $0, whose turn it is", "als Nächstes eine Ansage $v0");
WORDS(kSjavsBid, "sjavs and the number of trumps (5 to 8), followed by E if they are Eichel",
      "sjavs und die Zahl der Trümpfe, 5 bis 8; bei Eichel ein E dahinter");
WORDS(kFourInSjavs, "4, because Sjavs is played two against two",
      "4, weil man Sjavs zwei gegen zwei spielt");
WORDS(kNoRoundAsSjavsHasNone, "no special round, because Sjavs has none",
      "keine Sonderrunde, weil es die beim Sjavs nicht gibt");
WORDS(kDoublingInTime, "a double announced in time", "ein Kontra, das rechtzeitig kommt");
WORDS(kOneOfHandBidsAndDoubles, "only one of hand, bids and doubles",
      "genau eines von hand, bids und doubles");

// Hands.
WORDS(kHandOfCards, "8, 6, 5 or 4 cards", "8, 6, 5 oder 4 Karten");
WORDS(kHandOfKopOrOpen, "16 cards, or the first 4 face-up cards",
      "16 Karten oder die ersten 4, die offen liegen");

// auction.
WORDS(kNobodyHasBidYet, "nobody has bid yet", "noch hat keiner ein Spiel angesagt");
WORDS(kNobodyBid, "nobody bid: $0", "keiner spielt: $0");
WORDS(kThrowIn, "the cards are thrown in", "es wird zusammengeworfen");
WORDS(kThrowInBock, "the cards are thrown in, triggering a Bock",
      "es wird zusammengeworfen, danach kommt ein Bock");
WORDS(kThrowInStock, "the cards are thrown in, and each player pays into the Stock",
      "es wird zusammengeworfen, und jeder zahlt in den Stock");
WORDS(kRedeal, "the cards are dealt again", "es wird neu gegeben");
WORDS(kThenMuss, "a Muss is played", "es kommt ein Mussspiel");
WORDS(kThenKreuz, "a Kreuzbock is played", "es kommt ein Kreuzbock");
WORDS(kThenRamsch, "a Ramsch is played", "es kommt ein Ramsch");
WORDS(kMayCall, "may announce: $0", "darf ansagen: $0");
WORDS(kAlsoTout, "; any solo can also be bid as Tout", ", Soli auch als Tout");
WORDS(kGesperrt, "gesperrt: no Sau can be called in a Rufspiel", "gesperrt: keine Sau zum Rufen");
WORDS(kAfterAllPassed, "once everyone has passed: $0", "wenn alle „weiter“ gesagt haben: $0");
WORDS(kIfDeclined, "if declined: $0", "wenn abgelehnt wird: $0");
WORDS(kDraw, "draw: $0", "gezogen wird: $0");
WORDS(kOrder, "order: $0", "Reihenfolge: $0");
WORDS(kMayRefuseYes, "may refuse to play: yes", "darf ablehnen: ja");
WORDS(kMayRefuseNo, "may refuse to play: no", "darf ablehnen: nein");
WORDS(kDoubledYes, "doubled: yes", "doppelt: ja");
WORDS(kDoubledNo, "doubled: no", "doppelt: nein");
WORDS(kAsMuss, "if forced to play: $0", "wenn man spielen muss: $0");
WORDS(kWhatMayThisHandCall, "what may I announce with this hand?",
      "was darf ich mit diesem Blatt ansagen?");
WORDS(kWhoPlaysField, "who gets to play? bids in the form SEAT GAME, ..., e.g. '0 ruf, 1 wenz'",
      "wer spielt? Ansagen als SPIELER SPIEL, ..., etwa '0 ruf, 1 wenz'");
WORDS(kWereKontraReInTime,
      "were Kontra, Re, etc. in time? SEAT CARDS, ...: who doubled, and how many cards were on the "
      "table",
      "kamen Kontra, Re usw. rechtzeitig? SPIELER KARTEN, ...: wer verdoppelt hat und wie viele "
      "Karten da schon auf dem Tisch lagen");
WORDS(kGameThatWasDoubled, "the game that was doubled", "das Spiel, bei dem Kontra gegeben wurde");
WORDS(kSeatOfItsDeclarer, "the declarer's seat", "wer es spielt");
WORDS(kSeatOfDeclarersPartner, "the partner's seat", "der Mitspieler");
WORDS(kSpecialRoundOfHandOrBids, "the special round for the hand or bids",
      "die Sonderrunde, um die es geht");
WORDS(kAtTable2To4, "players at the table: 2 to 4", "Spieler am Tisch: 2 bis 4");

WORDS(kEightCards, "8 cards", "8 Karten");
WORDS(kDoubledTimes, "doubled $0 {time|times}", "$0-mal gestoßen");
WORDS(kNamesTrumps, "$0 names trumps: $1", "$N0 bestimmt Trumpf: $1");
WORDS(kWouldTakeIt, "$0 could go higher: $1", "$N0 könnte noch überbieten: $1");
WORDS(kMustPlay, "$0 must play", "$N0 muss spielen");
WORDS(kMustPlayOrRefuse, "$0 must either play or refuse, and may not refuse with four Laufende",
      "$N0 muss spielen, darf aber ohne vier Laufende ablehnen");
WORDS(kOfferedOn, "offered to the next player", "der Nächste wird gefragt");
WORDS(kDealerMust, "the dealer must play", "der Geber muss spielen");
WORDS(kDrawBlind, "blind", "blind");
WORDS(kDrawByChoice, "by choice", "nach Wahl");
WORDS(kGiveThenDraw, "give first, then draw", "erst geben, dann ziehen");
WORDS(kDrawThenGive, "draw first, then give", "erst ziehen, dann geben");
WORDS(kDoublingsAllInTime, "number of doubles, all announced in time",
      "wie oft rechtzeitig verdoppelt wurde");
WORDS(kMissingWhereNobodyBid, "left out if nobody bid", "fehlt, wenn nichts angesagt ist");
WORDS(kWhatFollowsWhenAllHavePassed, "what happens if everyone passes",
      "was passiert, wenn alle „weiter“ sagen");
WORDS(kOfKreuzbockThatFollows, "trumps in the Kreuzbock that follows",
      "was danach beim Kreuzbock Trumpf ist");
WORDS(kWhatFollowsAsForehandHasDeclined, "what happens now that forehand has declined",
      "wie es weitergeht, nachdem Vorhand abgelehnt hat");
WORDS(kSeatThatMustPlay, "whether a player who must play may refuse",
      "ob man ablehnen darf, wenn man spielen muss");
WORDS(kOfSeatsThatMayStillBid, "who may still bid", "wer noch ansagen darf");
WORDS(kAsItWasAsked, "as in the question", "wie in der Frage");
WORDS(kNoSauCanBeCalled, "whether there is no Sau to call", "ob es keine Sau zum Rufen gibt");
WORDS(kWhatItMayPlayThatMust, "the games to choose from when forced to play",
      "welche Spiele beim Muss erlaubt sind");
WORDS(kTrumpsThatWeddingLaysOpen, "the trumps shown in a Hochzeit",
      "die Trümpfe, die man bei der Hochzeit herzeigt");
WORDS(kWhatFollowsIfForehandDeclines, "what happens if forehand declines",
      "wie es weitergeht, wenn Vorhand ablehnt");
WORDS(kOfZupfSolo, "how cards are exchanged in a Zupf-Solo", "wie beim Zupf-Solo getauscht wird");
WORDS(kLongestTrumpsAndTheirSuits, "the longest trump holding that may be bid, and in which suits",
      "wie viele Trümpfe man höchstens ansagen darf und in welchen Farben");
WORDS(kNamesTrumps2, "who names trumps", "wer Trumpf bestimmt");
WORDS(kTrumps, "trumps", "Zahl der Trümpfe");
WORDS(kPassOrAtLeastOf, "pass, or at least the $0 bid by $1",
      "weiter oder mindestens $0 (Ansage $v1)");
WORDS(kPassOrMoreThanOf, "a pass, or a bid higher than the $0 bid by $1",
      "weiter oder mehr als $0 (Ansage $v1)");
WORDS(kGameFromWhichMustPlay, "a game from $0, who must play in the $1 round",
      "ein Spiel $v0, weil man in der Runde $1 spielen muss");
// The columns of tables.
WORDS(kBidsThatWouldGiveGame, "bids that would win the auction, lowest first",
      "Ansagen, mit denen er das Spiel bekäme, die niedrigste zuerst");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ANSWERS_AUCTION_WORDS_H_
