// What several answers say, and errors in questions.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_WORDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// What may be wrong in cards, contracts, deal lines, views and bids.
WORDS(kBoth, "both", "beides");
WORDS(kNobody, "nobody", "niemand");

// Seats.

// Cards.
WORDS(kEachKeyOnce, "each key only once", "jeder Schlüssel nur einmal");
WORDS(kAtMostCardCards, "at most $0 {card|cards}", "höchstens $0 {Karte|Karten}");
WORDS(kDeckOfPlayers, "a deck for $0 players", "ein Kartenspiel für $0 Spieler");
WORDS(kDeckOf, "a deck for $0", "ein Kartenspiel für $0");
WORDS(kCards, "$0 cards", "$0 Karten");

// Conditions.
WORDS(kStopped, "stopped", "abgebrochen");

// Bids.
WORDS(kSeatAndGame, "SEAT GAME", "SPIELER SPIEL");

// Hands.
WORDS(kForehands, "forehand's $0", "$0 im Blatt von Vorhand");

// Deals that are dealt, exchanged or played.
WORDS(kDeckNameOrNumber, "long, short, short20, kop or a number of cards",
      "long, short, short20, kop oder die Zahl der Karten");
WORDS(kGameOfTwoSidesFrom, "a game with two sides from the very first card",
      "ein Spiel, bei dem von der ersten Karte an zwei Parteien gegeneinander "
      "spielen");
WORDS(kGamePlayedToItsEndCards, "a finished game of $0 cards",
      "ein zu Ende gespieltes Spiel mit $0 Karten");

// Questions.
WORDS(kText, "a string", "ein Text");
WORDS(kArrayOfTexts, "an array of strings", "eine Liste von Texten");
WORDS(kTrueOrFalse, "true or false", "true oder false");
WORDS(kObject, "an object", "ein Objekt");
WORDS(kJsonObject, "a JSON object", "ein JSON-Objekt");
WORDS(kQuestionAsJson, "a question as JSON", "eine Frage als JSON");
WORDS(kField, "a field named $0", "ein Feld $0");
WORDS(kNameOfLanguage, "en or de", "en oder de");
WORDS(kOneOfRulesAndRuleFile, "either rules or rule_file", "entweder rules oder rule_file");
WORDS(kOneField, "one field named $0", "ein Feld $0");
WORDS(kTwo, "two", "zwei");
WORDS(kWayOfPlaying, "play:N, deaf:N, open:N, advise:N, habit, learned or random",
      "play:N, deaf:N, open:N, advise:N, habit, learned oder random");

// The price of a deal.
WORDS(kRamsch, "a Ramsch", "ein Ramsch");

// analyze and solve.
WORDS(kNodesAndMilliseconds, "nodes=$0 milliseconds=$1", "Stellungen=$0 Millisekunden=$1");

// The score sheet.
WORDS(kGame, "game", "Spiel");

// rules.
WORDS(kCents, "cents", "Cent");

// match.
WORDS(kPoints, "points", "Augen");
WORDS(kSomePoints, "$0 {point|points}", "$0 {Auge|Augen}");
WORDS(kNotOneTrick, "no trick", "kein Stich");
WORDS(kEveryTrick, "all tricks", "alle Stiche");
WORDS(kMade, "won", "gewonnen");
WORDS(kNotMade, "lost", "verloren");

// Their kinds.
WORDS(kLine, "a line", "eine Zeile");
WORDS(kWholeNumber, "a whole number", "eine ganze Zahl");
WORDS(kWholeNumberFrom, "a whole number from $0", "eine ganze Zahl ab $0");
WORDS(kASeat, "a seat", "ein Spieler");
WORDS(kCentsOnAverage, "cents on average", "Cent im Schnitt");
WORDS(kShareFrom0To1, "a fraction from 0 to 1", "ein Anteil von 0 bis 1");
WORDS(kNumber, "a number", "eine Zahl");
WORDS(kContractOrPass, "a contract or pass", "ein Spiel oder pass");
WORDS(kCardsKind, "cards", "Karten");
WORDS(kWord, "a word", "ein Wort");
WORDS(kList, "a list", "eine Liste");
WORDS(kObjects, "objects", "Objekte");
WORDS(kByName, "an object keyed by name", "ein Objekt mit benannten Werten");
WORDS(kEach, "each", "jeweils");

// Of several answers.
WORDS(kBestFirst, "best first", "die besten zuerst");

// review.
WORDS(kOfDealWithOpenCards, "double-dummy value", "wenn alle Karten offen liegen");
WORDS(kWhatDeclarersSideGot, "the result for the declarer's side",
      "was die Spielerpartei bekommen hat");
WORDS(kCardsInOrderPlayed, "the cards in the order played", "die gespielten Karten der Reihe nach");

// Of several verbs.
WORDS(kOptionsChanged, "options to change, as NAME=VALUE", "geänderte Regeln als NAME=WERT");
WORDS(kRuleSetOfProgramDefaults, "a built-in rule set (defaults: the rule book itself)",
      "Regeln, die das Programm kennt; bei defaults gilt das Regelbuch");
WORDS(kDealLine, "a deal line", "eine Spielzeile");
WORDS(kTwoToFour, "2 to 4", "2 bis 4");

// ask, lay, kontra.
WORDS(kLanguageOfSentenceAndOf, "language for sentences and error messages: en or de",
      "Sprache der Texte und Fehlermeldungen: en oder de");
WORDS(kTextOfRuleFileIn, "the contents of a rule file, instead of `rules`",
      "statt `rules`: der Inhalt einer Regeldatei");
WORDS(kBeginsAnswerWithThisNumber,
      "a line number to put at the start of the answer, as commands do when "
      "they read a file",
      "mit dieser Nummer beginnt die Antwort, wie bei Befehlen, die eine Datei "
      "Zeile für Zeile "
      "abarbeiten");

// What decides a game or a card: whose hands, ...
WORDS(kAnOpponent, "an opponent", "ein Gegner");
WORDS(kNoOpponent, "no opponent", "kein Gegner");
WORDS(kYourPartner, "your partner", "dein Partner");
WORDS(kOneOfYourPartners, "one of your partners", "einer deiner Partner");
WORDS(kNoneOfYourPartners, "neither of your partners", "keiner deiner Partner");
WORDS(kTheDeclarer, "the declarer", "der Spieler");
WORDS(kPartnerOfDeclarer, "the declarer's partner", "der Partner des Spielers");
WORDS(kOneOfTheOthers, "one player", "einer");
WORDS(kNoOtherPlayer, "no other player", "keiner");
WORDS(kOnYourLeft, "the player on your left", "der links von dir");
WORDS(kOppositeYou, "the player opposite you", "dein Gegenüber");
WORDS(kOnYourRight, "the player on your right", "der rechts von dir");
// ... what is with them, ...
WORDS(kTheSau, "the $0 $1", "die $0-$1");
WORDS(kTheOber, "the $0 $1", "den $0-$1");
WORDS(kFactApart, "the two missing $0 are split", "die beiden fehlenden $0 auseinandersitzen");
WORDS(kFactHolds, "$0 holds $1", "$0 $1 hat");
WORDS(kFactHoldsNot, "$0 does not hold $1", "$0 $1 nicht hat");
WORDS(kFactATrump, "$0 holds a trump", "$0 Trumpf hat");
WORDS(kFactNoTrump, "$0 holds no trump", "$0 keinen Trumpf hat");
WORDS(kFactOtherTrump, "$0 still has a trump", "$0 noch Trumpf hat");
WORDS(kFactNoMoreTrump, "$0 has no trump left", "$0 keinen Trumpf mehr hat");
WORDS(kFactTrumpsLeft, "$0 has $1 or more trumps left", "$0 noch mindestens $1 Trumpf hat");
WORDS(kFactFewTrumpsLeft, "$0 has at most $1 {trump|trumps} left",
      "$0 höchstens noch $1 Trumpf hat");
WORDS(kFactMoreTrumpsLeft, "$0 has more than $1 {trump|trumps} left",
      "$0 noch mehr als $1 Trumpf hat");
WORDS(kFactSuitLeft, "$0 has $1 or more $2 left", "$0 noch mindestens $1 $2 hat");
WORDS(kFactFewSuitLeft, "$0 has at most $1 $2 left", "$0 höchstens noch $1 $2 hat");
WORDS(kFactMoreSuitLeft, "$0 has more than $1 $2 left", "$0 noch mehr als $1 $2 hat");
WORDS(kFactOnlyTrumpsLeft, "$0 has only trumps left", "$0 nur noch Trumpf hat");
WORDS(kFactSpread, "the $0 missing $1 are split 1-1-1", "die $0 fehlenden $1 1-1-1 sitzen");
WORDS(kFactOrSuit, "$0 or $1", "$0 oder $1");
WORDS(kFactTrumpCards, "trumps", "Trümpfe");
WORDS(kFactFewTrumps, "$0 holds at most $1 {trump|trumps}", "$0 höchstens $1 Trumpf hat");
WORDS(kFactMoreTrumps, "$0 holds more than $1 {trump|trumps}", "$0 mehr als $1 Trumpf hat");
WORDS(kFactOnlyTrumps, "$0 has only trumps", "$0 nur Trumpf hat");
WORDS(kFactOnlyTrumpsBeside, "$0 has only trumps besides the called Sau",
      "$0 außer der gerufenen Sau nur Trumpf hat");
WORDS(kFactTrumps, "$0 holds $1 or more trumps", "$0 mindestens $1 Trumpf hat");
WORDS(kFactSuit, "$0 holds $1 or more $2", "$0 mindestens $1 $2 hat");
WORDS(kFactFewSuit, "$0 holds at most $1 $2", "$0 höchstens $1 $2 hat");
WORDS(kFactMoreSuit, "$0 holds more than $1 $2", "$0 mehr als $1 $2 hat");
WORDS(kFactOnlySuit, "$0 has only $1", "$0 nur $1 hat");
WORDS(kFactOnlySuitBeside, "$0 has only $1 besides the called Sau",
      "$0 außer der gerufenen Sau nur $1 hat");
WORDS(kFactFew, "$0 holds at most $1 of the $2 missing $3",
      "$0 höchstens $1 der $2 fehlenden $3 hat");
WORDS(kFactMore, "$0 holds more than $1 of the $2 missing $3",
      "$0 mehr als $1 der $2 fehlenden $3 hat");
WORDS(kFactSome, "$0 holds at least $1 of the $2 missing $3",
      "$0 mindestens $1 der $2 fehlenden $3 hat");
WORDS(kFactAnOber, "$0 holds an $1", "$0 einen $1 hat");
WORDS(kFactASau, "$0 holds a $1", "$0 eine $1 hat");
WORDS(kFactAKing, "$0 holds a $1", "$0 einen $1 hat");
WORDS(kFactOtherOber, "$0 holds another $1", "$0 noch einen $1 hat");
WORDS(kFactOtherSau, "$0 holds another $1", "$0 noch eine $1 hat");
WORDS(kFactNoOber, "$0 holds no $1", "$0 keinen $1 hat");
WORDS(kFactNoSau, "$0 holds no $1", "$0 keine $1 hat");
WORDS(kFactNoMoreOber, "$0 has no $1 left", "$0 keinen $1 mehr hat");
WORDS(kFactNoMoreSau, "$0 has no $1 left", "$0 keine $1 mehr hat");
WORDS(kFactNotBoth, "$0 does not hold both missing $1", "$0 nicht beide fehlenden $1 hat");
WORDS(kFactNotAll, "$0 does not hold all $1 missing $2", "$0 nicht alle $1 fehlenden $2 hat");
WORDS(kFactBoth, "$0 holds both missing $1", "$0 beide fehlenden $1 hat");
WORDS(kFactAll, "$0 holds all $1 missing $2", "$0 alle $1 fehlenden $2 hat");
WORDS(kFactVoid, "$0 is void in $1", "$0 in $1 frei ist");
WORDS(kFactFollows, "$0 still has $1", "$0 noch $1 hat");
WORDS(kFactRuffs, "$0 can ruff $1", "$0 $1 stechen kann");
WORDS(kFactRuffsNot, "$0 cannot ruff $1", "$0 $1 nicht stechen kann");
WORDS(kFactOverruffs, "$0 can overruff you in $1", "$0 dich in $1 überstechen kann");
WORDS(kFactAlone, "the $0 Sau is a singleton", "die $0-Sau blank ist");
WORDS(kFactShort, "the holder of the $0 Sau has at most one other $0 card",
      "die $0-Sau höchstens zu zweit sitzt");
WORDS(kFactPartner, "$0 is your partner", "$0 mit dir spielt");
WORDS(kFactHisPartner, "$0 is the declarer's partner", "$0 mit dem Spieler spielt");
// ... and how often it is won then.
WORDS(kWhyOtherwise, "$0 if $1 ($2 in 100), otherwise $3",
      "$0, wenn $1 (in $2 von 100 Fällen), sonst $3");
WORDS(kWhyTogether, "$0 if $1 ($2 in 100), $3 if they are together",
      "$0, wenn $1 (in $2 von 100 Fällen), aber $3, wenn beide auf einer Hand "
      "sitzen");
WORDS(kFactByName, "a short name for a fact about the other hands",
      "wie die anderen Karten sitzen, in Kurzform");
WORDS(kOfDealsThatMeetIt, "deals in which the fact is true",
      "Verteilungen, bei denen die Karten so sitzen");
WORDS(kOfThoseWon, "deals won where the fact holds", "gewonnen, wenn die Karten so sitzen");
WORDS(kOfOtherDealsWon, "deals won when the fact is not true",
      "gewonnen, wenn die Karten anders sitzen");
WORDS(kAsGivenReadsIt,
      "the same fact as a condition on the hands dealt, in the syntax that "
      "`given` accepts",
      "dasselbe als Bedingung für die Blätter, geschrieben wie bei `given`");
WORDS(kWhatDecides, "the facts about the other hands that matter most, in order of importance",
      "worauf es am meisten ankommt: wie die anderen Karten sitzen, das "
      "Wichtigste zuerst");

// Who else sits at the table.
WORDS(kOthersField,
      "who else plays: people (default), club or strong; on the command line "
      "also a file of their "
      "games",
      "wer noch am Tisch sitzt: people (Leute wie überall, sonst gilt das), "
      "club (gute Spieler) oder "
      "strong (starke); im Terminal auch eine Datei mit ihren Spielen");
WORDS(kOthersNames, "people, club or strong", "people, club oder strong");
WORDS(kOthersColumn, "who else plays, if not people as recorded",
      "wer noch mitspielt, wenn es nicht Leute wie überall sind");
WORDS(kOthersPeople, "Others: people as recorded.", "Mitspieler: Leute wie überall.");
WORDS(kOthersClub, "Others: club players.", "Mitspieler: gute Spieler.");
WORDS(kOthersStrong, "Others: strong players.", "Mitspieler: starke Spieler.");
WORDS(kOthersOfFile, "Others: as in $0 ($1 {deal|deals}).",
      "Mitspieler: wie in $0 ($1 {Verteilung|Verteilungen}).");
WORDS(kOthersGame, "$0 $1 times as readily, $2 in 100", "$0 $1-mal so gern, $2 von 100");
WORDS(kOthersDetails,
      "Compared with people they bid, and win of games that people win 50 in "
      "100 of: $0.",
      "So gern sagen sie an, verglichen mit anderen Leuten, und so viele "
      "gewinnen sie von Spielen, "
      "die sonst halb gewonnen werden: $0.");

WORDS(kAlone, "$0 alone", "$0 allein");
WORDS(kNumberOfWorlds, "1 to $0 deals", "1 bis $0 Verteilungen");
// What both the question and its verb do.
WORDS(kVerbAuction, "what you may announce with a hand, and who becomes declarer",
      "was man ansagen darf und wer spielt");
WORDS(kVerbChance, "how often the hands meet a condition", "wie oft bestimmte Blätter vorkommen");
WORDS(kVerbConvert, "convert recorded games from one format to another",
      "aufgezeichnete Spiele in ein anderes Format umwandeln");
WORDS(kVerbDeal, "random deals that meet your conditions",
      "Karten zufällig verteilen, auch mit Bedingungen");
WORDS(kVerbExchange, "the best cards to exchange before play",
      "welche Karten man vor dem Spiel am besten tauscht");
WORDS(kVerbLegal, "the cards a player may legally play to a trick",
      "welche Karten man in einem Stich spielen darf");
WORDS(kVerbScore, "the price of a finished deal, explained",
      "was ein fertiges Spiel kostet und warum");

WORDS(kSeatPlays, "$N0 plays $1", "$N0 spielt $1");
WORDS(kTheCalledSau, "$0", "die $0-Sau");
WORDS(kTheCalledZehn, "$0-Zehn", "die $0-Zehn");
WORDS(kTheCalledKoenig, "$0-König", "den $0-König");
WORDS(kRufOn, "Rufspiel ($0)", "auf $0");
WORDS(kMussOn, "Muss ($0)", "Muss auf $0");

WORDS(kNobodyDeclared, "Nobody declared", "Keiner hat gespielt");

WORDS(kAllPlay, "Everybody plays $0", "Alle spielen $0");

WORDS(kSchneider, "Schneider", "Schneider");

WORDS(kSchwarz, "schwarz", "schwarz");

WORDS(kByDeclarersSide, "by the declarer's side", "von der Spielerpartei");

WORDS(kContractKind, "contract", "Spiel");

WORDS(kClosingQuote, "a closing quote", "ein schließendes Anführungszeichen");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_WORDS_H_
