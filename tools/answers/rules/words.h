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
      "legal: whether legal cards are listed; double dummy: what `solve` computes; other columns: "
      "how `ask` works out the chances at that table (- if the game is not played there)",
      "Karten: ob die erlaubten Karten angezeigt werden; offen: was bei offenen Karten "
      "herauskommt; dahinter für jeden Tisch, woher `ask` die Gewinnchance nimmt (- heißt: wird "
      "dort nicht gespielt)");
WORDS(kOptionChanged, "option (* changed)", "Regel (* geändert)");
WORDS(kOptionValue, "value", "gilt");
WORDS(kSolvesValue, "value", "Augen");
WORDS(kOptionValues, "values", "zur Wahl");
WORDS(kOptionDefault, "$0 (default $1)", "$0 (sonst $1)");
WORDS(kPartnersSeatHandsAsThey, "the partner's seat; hands as they stand after the exchange",
      "wer der Mitspieler ist; die Blätter nach dem Tausch");
WORDS(kCalledZehnOrKoenigOf, "a called Zehn or König, in a Muss or with Renonce",
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
      "zu zweit: zwei Blätter mit je acht Paaren OFFEN/VERDECKT, zum Beispiel EO/H7");
WORDS(kSuitThatWasNamedIts, "the suit named; the declarer is the player who named it",
      "die angesagte Farbe; Spieler ist, wer sie angesagt hat");
WORDS(kNobodyAnnouncedAnythingForDeclarer, "nobody announced anything: write - for the declarer",
      "keiner hat etwas angesagt: statt des Spielers steht -");
WORDS(kFormOfOld,
      "EO and GO in one hand: wesele (partner: holder of the highest Unter) or cicha (alone, "
      "unannounced)",
      "EO und GO auf einer Hand: Wesele (der höchste Unter spielt mit) oder cicha (allein, ohne es "
      "zu sagen)");
WORDS(kZoloZoloDu, "Zolo; Zolo du", "Zolo; Zolo du");
WORDS(kKopWithLongerListOfTrumps, "Kop with more trumps", "Kop mit mehr Trümpfen");

// match.

// Their kinds.
WORDS(kSidesEach, "each", "jeder");

WORDS(kSidesSolo, "solo", "allein");
WORDS(kSidesCall, "call", "Ruf");
WORDS(kSidesCross, "cross", "Kreuz");
WORDS(kSidesPair, "pair", "Paar");
WORDS(kSidesCardHolders, "card_holders", "nach Karten");
WORDS(kObjectiveAllTricks, "all_tricks", "alle Stiche");
WORDS(kObjectiveNoTricks, "no_tricks", "kein Stich");
WORDS(kObjectiveHoldTop, "hold_top", "von oben");
WORDS(kObjectiveFewestPoints, "fewest_points", "wenig Augen");
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
WORDS(kOfWinWithoutExtras, "for a win without extras", "gewonnen, ohne Schneider, Laufende usw.");
WORDS(kHandsThatCanBeDealt, "number of possible hands", "wie viele verschiedene Blätter es gibt");
WORDS(kByDeck, "by deck", "für jedes Kartenspiel");
WORDS(kWithTariffInCents, "with the tariff in cents", "mit dem Tarif in Cent");
WORDS(kAsRuleFile, "the whole rule set as a rule file, in the requested language",
      "das alles als Regeldatei, in der gewünschten Sprache");
WORDS(kOfContractsThatNeedMore, "for contracts that need more than a name",
      "für Spiele, bei denen der Name allein nicht reicht");
WORDS(kWhatCanBeAskedAboutEach, "what you can ask about each", "was man zu jedem fragen kann");

// A table's rules in sentences.
// A file to begin with.
WORDS(kTablesOftenDiffer, "whether it often varies by table", "ob das oft anders gespielt wird");
WORDS(kOptionsLeastNumber, "of an option that is a number", "bei einer Regel, die eine Zahl ist");
WORDS(kRulesInSentences, "these rules in sentences", "diese Regeln in Sätzen");
WORDS(kWhatEachOptionMayBe, "what each option may be and what it means",
      "was jede Regel sein kann und was sie bedeutet");
WORDS(kTemplateHead,
      "Text after # is a comment. An option after # keeps its default value; to change it, delete "
      "the #. To read the file back: schafkopf rules --check FILE",
      "Hinter einem # steht eine Erklärung oder eine Regel, wie sie üblich ist; spielt ihr anders, "
      "nehmt das # weg. Zum Prüfen: schafkopf rules --check DATEI --lang de");
WORDS(kTemplateName, "any name, in double quotes", "irgendein Name, in Anführungszeichen");
WORDS(kTemplateDeck, "32, 24 or 20", "32, 24 oder 20");
WORDS(kTemplateTariff, "whole cents", "in ganzen Cent");
WORDS(kTemplateExtra, "Schneider, schwarz and each Laufender, unless priced separately",
      "Schneider, schwarz und jeder Laufende, wenn sie keinen eigenen Preis haben");
WORDS(kTemplateOwnPrice, "if priced differently", "wenn der Preis anders ist");
WORDS(kTemplateSolo, "also Wenz, Geier and so on; individual games are priced below",
      "auch Wenz, Geier und die anderen; Preise einzelner Spiele: unten");
WORDS(kTemplateBettelPrice, "only with bettel_price = \"own\"",
      "nur mit bettel_preis = \"eigener\"");
WORDS(kTemplateRamsch, "only with ramsch_price = \"own\"", "nur mit ramsch_preis = \"eigener\"");
WORDS(
    kTemplateContracts,
    "the games you play; delete the rest. The number is a rank, not a price: higher outbids lower",
    "eure Spiele; was ihr nicht spielt, löschen. Die Zahl ist kein Preis: Die höhere geht vor");
WORDS(kTemplateGame,
      "tout: the rank of the game's Tout, if played. With a price: {rank = 70, tout = 170, price = "
      "30}; for one suit: \"solo:H\" = {price = 40}",
      "tout: die Zahl für den Tout, wenn ihr ihn spielt. Mit Preis: {rang = 70, tout = 170, preis "
      "= 30}; nur für Herz: \"solo:H\" = {preis = 40}");
WORDS(kTemplateOptions, "words in double quotes", "Wörter in Anführungszeichen");
WORDS(kTemplateLaufende, "Laufende", "Laufende");
WORDS(kTemplateKontra, "Kontra", "Kontra");
WORDS(kTemplateStock, "Legen, Stock", "Legen, Stock");
WORDS(kTemplateBock, "Bock", "Bock");
WORDS(kTemplatePrices, "Schneider, Tout, Sie and so on", "Schneider, Tout, Sie und Besonderes");
WORDS(kTemplateRamschen, "Ramsch", "Ramsch");
WORDS(kTemplateSolos, "Solos", "Solos");
WORDS(kTemplateBidding, "Bidding", "Ansagen");
WORDS(kTemplateCalled, "Rufspiel", "Rufspiel");
WORDS(kTemplateForced, "Hochzeit, Kreuzbock, Muss", "Hochzeit, Kreuzbock, Muss");
WORDS(kTemplateBettel, "Bettel", "Bettel");
WORDS(kTemplatePlaying, "Playing", "Zugeben");
WORDS(kTemplateRounds, "Special rounds", "Besondere Runden");
WORDS(kTemplateTables, "Two players, Sjavs, Kop", "Zu zweit, Sjavs, Kop");
WORDS(kTemplateMore,
      "more options, for special Rufspiel rules, Hochzeit, Kreuzbock, Muss, Bettel, special rounds "
      "and other numbers of players: schafkopf rules --template --all",
      "mehr Regeln, zu Rufspiel, Hochzeit, Kreuzbock, Muss, Bettel, besonderen Runden und anderer "
      "Spielerzahl: schafkopf rules --template --all --lang de");
WORDS(kSaidDeck, "The deck has $0 cards.", "Gespielt wird mit $0 Karten.");
WORDS(kSaidGames, "Games on offer, lowest first: $0.",
      "Diese Spiele darf man ansagen, das niedrigste zuerst: $0.");
WORDS(kSaidRanks,
      "(Bare numbers under [contracts] set the order of the games; they are not prices.)",
      "(Die Zahlen unter [spiele] sind der Rang, kein Preis.)");
WORDS(kSaidEqualGames, "= means equal: whoever bids first gets to play.",
      "= heißt gleich hoch: Es spielt, wer zuerst ansagt.");
WORDS(kSaidPrice, "$0: $1.", "$0: $1.");
WORDS(kSaidCents, "$0 {cent|cents}", "$0 Cent");
WORDS(kSaidNoLaufende, "no Laufende", "keine Laufenden");
WORDS(kSaidLaufende, "$0 or more Laufende (at most $1) at $2 each",
      "Laufende ab $0 (höchstens $1) zu je $2");
WORDS(kSaidAllLaufende, "$0 Laufende at $1 each", "$0 Laufende zu je $1");
WORDS(kSaidSchneider, "Schneider $0, schwarz $1 more", "Schneider $0, schwarz $1 dazu");
WORDS(kSaidNoSchneider, "nothing for Schneider or schwarz", "nichts für Schneider und schwarz");
WORDS(kSaidTimes, "the total times $0", "das Ganze mal $0");
WORDS(kSaidTouts, "Games that may be announced as a Tout: $0.", "Als Tout darf man ansagen: $0.");
WORDS(kSaidNoTouts, "No game may be announced as a Tout.", "Einen Tout darf man nicht ansagen.");
WORDS(kSaidToutPlain,
      "A Tout pays $0 {time|times} the usual price, $1 and without Schneider or schwarz.",
      "Ein Tout zählt $0-fach, $1 und ohne Schneider und schwarz.");
WORDS(
    kSaidToutWithSchwarz,
    "A Tout, won or lost, pays $0 {time|times} the usual price, $1 and with Schneider and schwarz.",
    "Ein Tout zählt $0-fach, $1 und mit Schneider und schwarz, egal ob gewonnen oder verloren.");
WORDS(kSaidToutWithLaufende, "including Laufende,", "auch die Laufenden,");
WORDS(kSaidToutWithoutLaufende, "without Laufende,", "ohne Laufende,");
WORDS(kSaidToutNeeds, "$0 may be announced as a Tout only with the top $1 {trump|trumps}.",
      "Als Tout darf man $0 nur ansagen, wenn man die höchsten Trümpfe hat, mindestens $1.");
WORDS(kSaidSchneiderUsual,
      "The declarer's side, which needs 61, is Schneider with 30 points or fewer, the other side "
      "with 29 or fewer.",
      "Die Spielerpartei, die 61 Augen braucht, ist mit 30 noch Schneider, die Gegner sind mit 30 "
      "schon schneiderfrei.");
WORDS(kSaidSchneiderAt, "Anyone who loses with $0 {point|points} or fewer is Schneider.",
      "Wer mit höchstens $0 {Auge|Augen} verliert, ist Schneider.");
WORDS(kSaidMussEased, "In a Muss, the declarer wins with 60 points.",
      "Wer ein Muss spielt, gewinnt schon mit 60 Augen.");
WORDS(kSaidMussNormal, "In a Muss, the declarer needs 61 points, as in a Rufspiel.",
      "Wer ein Muss spielt, braucht wie beim Rufspiel 61 Augen.");
WORDS(kSaidMussTrumps,
      "In a Muss, a declarer with at most $0 {trump|trumps} in hand needs only 60 points instead "
      "of 61.",
      "Wer ein Muss mit höchstens $0 {Trumpf|Trümpfen} spielt, gewinnt schon mit 60 Augen, sonst "
      "erst mit 61.");
WORDS(kSaidKreuzLost, "If a Kreuzbock ends 60-60, the declaring side loses.",
      "Geht ein Kreuzbock 60 zu 60 aus, hat die Spielerpartei verloren.");
WORDS(kSaidKreuzAgain, "If a Kreuzbock ends 60-60, the cards are dealt again.",
      "Geht ein Kreuzbock 60 zu 60 aus, wird noch einmal gegeben.");
WORDS(kSaidThrowIn, "If nobody bids, the cards are thrown in.",
      "Sagen alle „weiter“, wird zusammengeworfen.");
WORDS(kSaidThrowInBock, "If nobody bids, the cards are thrown in, which triggers a Bock.",
      "Sagen alle „weiter“, wird zusammengeworfen, und es gibt einen Bock.");
WORDS(kSaidThrowInStock,
      "If nobody bids, the cards are thrown in, and each player pays into the Stock.",
      "Sagen alle „weiter“, wird zusammengeworfen, und jeder zahlt in den Stock.");
WORDS(kSaidPassedMuss, "If nobody bids, a Muss is played.",
      "Sagen alle „weiter“, wird ein Muss gespielt.");
WORDS(kSaidPassedKreuz, "If nobody bids, a Kreuzbock is played.",
      "Sagen alle „weiter“, wird ein Kreuzbock gespielt.");
WORDS(kSaidPassedRamsch, "If nobody bids, a Ramsch is played.",
      "Sagen alle „weiter“, wird ein Ramsch gespielt.");
WORDS(kSaidNoLegen, "There is no Legen.", "Gelegt wird nicht.");
WORDS(kSaidLegenAll,
      "After seeing half their cards, anyone may say Legen; each Legen doubles the price.",
      "Nach der ersten Hälfte der Karten darf jeder legen; jedes Legen verdoppelt.");
WORDS(kSaidLegenForehand, "Only forehand may say Legen.", "Legen darf nur Vorhand.");
WORDS(kSaidLegenOne, "Only one player may say Legen.", "Legen darf nur einer.");
WORDS(kSaidLegenRow, "Legen is valid only if everyone before you has also said it.",
      "Legen zählt nur, wenn alle davor auch gelegt haben.");
WORDS(kSaidFifthLays, "With five at the table, the player sitting out may also say Legen.",
      "Sitzen fünf am Tisch, darf auch der legen, der aussetzt.");
WORDS(kSaidNoKontra, "There is no Kontra.", "Kontra gibt es nicht.");
WORDS(kSaidOnlyKontra, "Kontra doubles the price; there is no Re.",
      "Kontra verdoppelt, ein Re gibt es nicht.");
WORDS(kSaidKontraAndRe, "Kontra and Re each double the price; there is no Sub.",
      "Kontra und Re verdoppeln, weiter geht es nicht.");
WORDS(kSaidKontraReAndSub, "Kontra, Re and Sub each double the price.",
      "Kontra, Re und Sub verdoppeln, weiter geht es nicht.");
WORDS(kSaidLaufUsual,
      "Laufende count whether the declarer's side has them or lacks them (“with” or “without”).",
      "Laufende zählen „mit“ und „ohne“.");
WORDS(kSaidKontraUsual,
      "Kontra, and any answer to it, may be called until the second card is played.",
      "Kontra und Re gehen, bis die zweite Karte liegt.");
WORDS(kSaidKontra,
      "Up to $0 {double|doubles} may be called (Kontra, Re and so on); each doubles the price.",
      "Mit Kontra, Re und so weiter wird höchstens $0-mal verdoppelt.");
WORDS(kSaidMustOvertake, "In Bettel, Ramsch and Kop, you must head the trick if you can.",
      "Bei Bettel, Ramsch und Kop muss stechen, wer kann.");
WORDS(kSaidRunawayMin, "You may run away if you hold $0 or more cards of the called suit.",
      "Davonlaufen darf man ab $0 Karten der Ruffarbe.");
WORDS(kSaidRunawayMinShort,
      "With 24 or 20 cards, you may run away if you hold $0 or more cards of the called suit.",
      "Wird mit 24 oder 20 Karten gespielt, darf man ab $0 Karten der Ruffarbe davonlaufen.");
WORDS(kSaidRunawayAtDeal,
      "Whether you may run away depends on the cards you were dealt, not on those you still hold.",
      "Fürs Davonlaufen zählen die Karten vom Anfang, nicht die, die man noch hat.");
WORDS(kSaidRunawayWhenLed, "You may also run away when another player leads the called suit.",
      "Davonlaufen darf man auch, wenn ein anderer die Ruffarbe anspielt.");
WORDS(kSaidDiscardAlways,
      "The called card may be discarded at any time, even if its suit has not been led.",
      "Die Ruf-Sau darf man jederzeit abwerfen, auch wenn sie nicht gesucht wurde.");
WORDS(kSaidDiscardFrom,
      "From trick $0 on, the called card may be discarded even if its suit has not been led.",
      "Ab Stich $0 darf man die Ruf-Sau abwerfen, auch wenn sie nicht gesucht wurde.");
WORDS(kSaidDiscardAfter,
      "A player who has run away may not discard the called card before trick 7.",
      "Wer davonläuft, darf die Ruf-Sau erst ab dem 7. Stich abwerfen.");
WORDS(kSaidPlaysWhenLed,
      "A player who has run away must play the called card when its suit is led.",
      "Nach dem Davonlaufen muss man die Ruf-Sau zugeben, wenn ihre Farbe kommt.");
WORDS(kSaidRufTout, "A Rufspiel may be announced as a Tout.",
      "Ein Rufspiel darf man auch als Tout ansagen.");
WORDS(kSaidSieLaufende, "Laufende are not paid in a Sie.", "Beim Sie zählen die Laufenden nicht.");
WORDS(kSaidShortSie, "With 24 or 20 cards, a Sie pays no more than a Tout.",
      "Mit 24 oder 20 Karten zählt ein Sie nur so viel wie ein Tout.");
WORDS(kSaidSieFactor, "A Sie pays $0 {time|times} the usual price.", "Ein Sie zählt $0-fach.");
WORDS(kSaidBettelTrumps, "A Bettel has the same trumps as a Rufspiel.",
      "Beim Bettel gelten die Trümpfe vom Rufspiel.");
WORDS(kSaidOuvertBefore, "In a Bettel ouvert, the hand is shown before the first trick.",
      "Beim Bettel ouvert wird vor dem ersten Stich aufgedeckt.");
WORDS(kSaidOuvertAfter, "In a Bettel ouvert, the declarer shows their hand after the first trick.",
      "Beim Bettel ouvert wird nach dem ersten Stich aufgedeckt.");
WORDS(kSaidOuvertFactor, "A Bettel ouvert pays $0 {time|times} as much as a Bettel.",
      "Ein Bettel ouvert zählt $0-mal so viel wie ein Bettel.");
WORDS(kSaidBettelLead, "The declarer leads in a Bettel.",
      "Beim Bettel kommt der Spieler selbst heraus.");
WORDS(kSaidBettelOwn, "A Bettel has its own price.", "Der Bettel hat einen eigenen Preis.");
WORDS(kSaidBettelBase, "A Bettel is worth only the extra (the first number in the tariff).",
      "Ein Bettel kostet nur den Zuschlag, die erste Zahl im Tarif.");
WORDS(kSaidBettelBelow, "Bettel and Pfd rank just below a Solo.",
      "Bettel und Pfd stehen gleich unter dem Solo.");
WORDS(kSaidBettelAbove, "Bettel and Pfd rank just above a Solo.",
      "Bettel und Pfd stehen direkt über dem Solo.");
WORDS(kSaidHochzeitShow, "In a Hochzeit, the single trump is offered face up.",
      "Bei der Hochzeit wird der Trumpf offen hingelegt.");
WORDS(kSaidHochzeitTrump, "In a Hochzeit, the card given back may be a trump.",
      "Bei der Hochzeit darf man auch einen Trumpf zurückgeben.");
WORDS(kSaidHochzeitWhen, "A Hochzeit may be offered only after everyone has passed.",
      "Eine Hochzeit darf man erst anbieten, wenn alle „weiter“ gesagt haben.");
WORDS(kSaidHochzeitFactor, "A Hochzeit pays $0 {time|times} the price of a Rufspiel.",
      "Eine Hochzeit zählt $0-mal so viel wie ein Rufspiel.");
WORDS(kSaidKreuzPrice, "A Kreuzbock has the same price as a Solo.",
      "Ein Kreuzbock kostet so viel wie ein Solo.");
WORDS(kSaidKreuzTrumps, "In a Kreuzbock, forehand names the trump suit.",
      "Beim Kreuzbock bestimmt Vorhand die Trumpffarbe.");
WORDS(kSaidMussContracts, "A player who must play may announce any game.",
      "Wer spielen muss, darf jedes Spiel ansagen.");
WORDS(kSaidMussCard, "Whoever holds $0 must play.", "Spielen muss, wer $0 hat.");
WORDS(kSaidRenonce, "After four passes, you may call a Sau without holding a card of its suit.",
      "Sagen alle „weiter“, darf man auch eine Sau rufen, deren Farbe man gar nicht hat.");
WORDS(kSaidRamschTieUsual,
      "If points are tied in a Ramsch, the loser is whoever took the most tricks, then the most "
      "trumps, then the highest trump.",
      "Bei gleich vielen Augen im Ramsch verliert, wer mehr Stiche hat, sonst wer mehr Trümpfe, "
      "sonst wer den höchsten Trumpf darin hat.");
WORDS(kSaidRamschTieOber, "In a Ramsch, the first tiebreaker is the higher Ober.",
      "Bei gleich vielen Augen im Ramsch entscheidet zuerst der höhere Ober.");
WORDS(kSaidRamschTieBoth, "If a tie in a Ramsch cannot be broken, both players lose.",
      "Bleibt es beim Ramsch zwischen zweien unentschieden, verlieren beide.");
WORDS(kSaidRamschPayUsual, "In a Ramsch, whoever has the most points pays everyone else.",
      "Beim Ramsch zahlt, wer die meisten Augen hat, an alle anderen.");
WORDS(kSaidRamschPay, "In a Ramsch, the two worst players pay the two best.",
      "Beim Ramsch zahlen die zwei Schlechtesten an die zwei Besten.");
WORDS(kSaidDurchmarschUsual, "In a Ramsch, a Durchmarsch means taking every trick.",
      "Zum Durchmarsch braucht man alle Stiche.");
WORDS(kSaidJungfrauUsual,
      "In a Ramsch, each player who takes no tricks (Jungfrau) doubles what everyone pays.",
      "Beim Ramsch verdoppelt jede Jungfrau das ganze Spiel.");
WORDS(kSaidNoDurchmarsch, "There is no Durchmarsch.", "Einen Durchmarsch gibt es nicht.");
WORDS(kSaidDurchmarsch, "$0 points are enough for a Durchmarsch.",
      "Für einen Durchmarsch reichen $0 Augen.");
WORDS(kSaidDurchmarschPays, "For a Durchmarsch, each of the others pays the price of a Ramsch.",
      "Beim Durchmarsch zahlen die anderen so viel, wie ein Ramsch kostet.");
WORDS(kSaidDurchmarschSolo, "A Durchmarsch pays as much as a Solo.",
      "Ein Durchmarsch zählt so viel wie ein Solo.");
WORDS(kSaidDurchmarschSchwarz, "A Durchmarsch pays as much as a Solo won schwarz.",
      "Ein Durchmarsch zählt so viel wie ein schwarz gewonnenes Solo.");
WORDS(kSaidNoJungfrau, "A Jungfrau makes no difference.", "Eine Jungfrau zählt nicht.");
WORDS(kSaidJungfrauOnce, "A player who takes no tricks (Jungfrau) is paid double; nobody else is.",
      "Nur die Jungfrau selbst bekommt das Doppelte.");
WORDS(kSaidJungfrauMultiple,
      "Only a player who takes no tricks (Jungfrau) is paid double, and double again for each "
      "further Jungfrau.",
      "Nur die Jungfrau selbst bekommt das Doppelte; jede weitere verdoppelt noch einmal.");
WORDS(kSaidRamschBase, "A Ramsch costs only the extra, the first number in the tariff.",
      "Ein Ramsch kostet nur den Zuschlag, die erste Zahl im Tarif.");
WORDS(kSaidRamschSolo, "A Ramsch costs as much as a Solo.",
      "Ein Ramsch kostet so viel wie ein Solo.");
WORDS(kSaidRamschOwn, "A Ramsch has its own price.", "Der Ramsch hat einen eigenen Preis.");
WORDS(kSaidNotOwn, "The tariff's Ramsch price applies only with ramsch_price = \"own\".",
      "Der Ramsch-Preis im Tarif gilt nur bei ramsch_preis = \"eigener\".");
WORDS(kSaidRamschStoss, "In a Ramsch, players may double before playing their first card.",
      "Beim Ramsch darf jeder vor seiner ersten Karte verdoppeln.");
WORDS(kSaidRamschByLast, "If everyone else has passed, the last player may announce a Ramsch.",
      "Haben die anderen „weiter“ gesagt, darf der Letzte einen Ramsch ansagen.");
WORDS(kSaidRamschInRound, "A Ramsch is played only in a Ramschrunde.",
      "Ramsch gibt es nur in der Ramschrunde.");
WORDS(kSaidSchieberamsch, "In a Schieberamsch, the loser pays only the winner.",
      "Beim Schieberamsch zahlt der Verlierer nur an den Gewinner.");
WORDS(kSaidLaufHalf, "Each Laufender counts for only half.", "Laufende kosten nur die Hälfte.");
WORDS(kSaidLaufIfWon, "Missing Laufende count only if the declarer's side wins.",
      "Laufende der Gegner zählen nur, wenn die Spielerpartei gewinnt.");
WORDS(kSaidLaufNever, "Missing Laufende never count.", "Laufende der Gegner zählen nie.");
WORDS(kSaidLaufAll, "All trumps can count as Laufende.", "Alle Trümpfe können Laufende sein.");
WORDS(kSaidLaufHand, "Laufende are limited to the number of cards in a hand.",
      "Es zählen höchstens so viele Laufende, wie jeder Karten hat.");
WORDS(kSaidLaufNone, "Laufende do not count.", "Laufende zählen nicht.");
WORDS(kSaidLaufMax, "At most $0 Laufende count.", "Höchstens $0 Laufende zählen.");
WORDS(kSaidWenzLaufMin, "In a Wenz or Geier, Laufende count only in runs of $0 or more.",
      "Bei Wenz und Geier zählen Laufende ab $0.");
WORDS(kSaidSoloSchneider, "Schneider and schwarz do not count in solos.",
      "Im Solo zählen Schneider und schwarz nicht.");
WORDS(kSaidMussKontra, "Kontra is allowed in a Muss.", "Kontra gibt es auch beim Muss.");
WORDS(kSaidKontraFirst, "Kontra must be called before the first card is played.",
      "Kontra geht nur vor der ersten Karte.");
WORDS(kSaidKontraOwn, "You must call Kontra before playing your first card.",
      "Kontra geht nur vor der eigenen ersten Karte.");
WORDS(kSaidKontraTrick, "Kontra may be called until the second trick begins.",
      "Kontra geht, bis der zweite Stich anfängt.");
WORDS(kSaidReLater, "Re may be called one card later than Kontra.",
      "Re darf eine Karte später kommen als Kontra.");
WORDS(kSaidReTrick, "Re may be called until the next trick begins.",
      "Re geht, bis der nächste Stich anfängt.");
WORDS(kSaidKontraTakesOver, "Whoever calls Kontra takes over the game and needs 61.",
      "Wer Kontra gibt, übernimmt das Spiel und braucht 61.");
WORDS(kSaidStockUsual, "The Stock goes to a declarer who wins a Rufspiel.",
      "Den Stock bekommt der Spieler, der ein Rufspiel gewinnt.");
WORDS(kSaidStockShared, "The partners share the Stock if they win a Rufspiel.",
      "Gewinnen Spieler und Mitspieler ein Rufspiel, teilen sie sich den Stock.");
WORDS(kSaidStockDoubledUsual,
      "On a loss, they pay in as much as they would have taken out, which doubles the Stock.",
      "Wer den Stock bekommen hätte und verliert, muss ihn verdoppeln.");
WORDS(kSaidStockAny, "The Stock is at stake in every game, not only in a Rufspiel.",
      "Um den Stock geht es bei jedem Spiel, nicht nur beim Rufspiel.");
WORDS(kSaidStockDoubled, "Losing does not double the Stock.",
      "Wer verliert, muss den Stock nicht verdoppeln.");
WORDS(kSaidStockStake, "When a deal is thrown in, each player pays $0 {cent|cents} into the Stock.",
      "Wird zusammengeworfen, zahlt jeder $0 Cent in den Stock.");
WORDS(kSaidReuegeld, "The fine for a lost solo is $0 {cent|cents}.",
      "Ein verlorenes Solo kostet $0 Cent Reuegeld.");
WORDS(kSaidBockLostSolo, "A lost solo, Wenz or Geier triggers a Bock.",
      "Ein verlorenes Solo bringt einen Bock, auch ein Wenz oder Geier.");
WORDS(kSaidBockSchwarz, "Losing a game schwarz triggers a Bock.",
      "Ein schwarz verlorenes Spiel bringt einen Bock.");
WORDS(kSaidBockKontraAny, "Any game with Kontra triggers a Bock.",
      "Jedes Spiel mit Kontra bringt einen Bock.");
WORDS(kSaidBockKontraLost, "A failed Kontra triggers a Bock.",
      "Ein verlorenes Kontra bringt einen Bock.");
WORDS(kSaidBockKontraRe, "A game with Re triggers a Bock.", "Ein Spiel mit Re bringt einen Bock.");
WORDS(kSaidBockLastsUsual, "A Bock lasts for one deal.", "Ein Bock gilt nur fürs nächste Spiel.");
WORDS(kSaidBockLasts, "A Bock lasts for a round of four deals.",
      "Ein Bock dauert eine Runde, also vier Spiele.");
WORDS(kSaidBockOverlapUsual, "Two Bocks at once quadruple a deal's value.",
      "Fallen zwei Böcke auf ein Spiel, zählt es vierfach.");
WORDS(kSaidBockOverlap, "A Bock triggered during another is played after it.",
      "Kommt während eines Bocks noch einer, wird er hinten angehängt.");
WORDS(kSaidHeartSolo, "A Herz-Solo outranks the other suit Solos.",
      "Das Herz-Solo steht über den anderen Farbsoli.");
WORDS(kSaidSoloEqualsWenz, "Wenz and Solo rank the same.", "Wenz und Solo sind gleich hoch.");
WORDS(kSaidSteigern, "Bids may promise more than 61 points.", "Man darf mehr als 61 Augen bieten.");
WORDS(kSaidSchieberOffered, "If forehand declines a Schieber, it is offered to the next player.",
      "Lehnt Vorhand den Schieber ab, wird er dem Nächsten angeboten.");
WORDS(kSaidSchieberDealer, "If forehand declines a Schieber, the dealer must play.",
      "Lehnt Vorhand den Schieber ab, muss der Geber spielen.");
WORDS(kSaidHadsch, "In a Hadsch, forehand may play any game.",
      "Beim Hadsch darf Vorhand jedes Spiel spielen.");
WORDS(kSaidAllgaeuer, "In an Allgäuer Runde, a dealer without four Laufende may refuse.",
      "In der Allgäuer Runde darf der Geber ohne vier Laufende ablehnen.");
WORDS(kSaidStrixner, "In a Strixner, the first player to take three tricks announces the Solo.",
      "Beim Strixner sagt das Solo an, wer als Erster drei Stiche hat.");
WORDS(kSaidZupfDraw, "In a Zupf-Solo, the soloist chooses which card to draw.",
      "Beim Zupf-Solo darf man sich die Karte aussuchen.");
WORDS(kSaidZupfOrder, "In a Zupf-Solo, the soloist draws a card, then gives one away.",
      "Beim Zupf-Solo zieht der Spieler erst eine Karte und gibt dann eine her.");
WORDS(kSaidLastDoubled, "The last round counts double.", "Die letzte Runde zählt doppelt.");
WORDS(kSaidLastSolos, "Only solos are played in the last round.",
      "In der letzten Runde werden nur Soli gespielt.");
WORDS(kSaidRamschRound, "A Ramschrunde is played after $0 thrown-in {deal|deals in a row}.",
      "Wird $0-mal hintereinander zusammengeworfen, kommt eine Ramschrunde.");
WORDS(kSaidKreuzAfterLost, "A lost solo triggers a Kreuzbockrunde.",
      "Nach einem verlorenen Solo kommt eine Kreuzbockrunde.");
WORDS(kSaidKreuzAfterHerz, "A Herz-Solo triggers a Kreuzbockrunde.",
      "Nach einem Herz-Solo kommt eine Kreuzbockrunde.");
WORDS(kSaidTwoHandNames,
      "With two players, forehand names the game after seeing four cards and needs 61.",
      "Zu zweit bestimmt Vorhand nach vier Karten das Spiel und braucht 61.");
WORDS(kSaidSjavsClubs,
      "In Sjavs with Eichel as trumps, the opponents score $0 if the declarers take no tricks.",
      "Ist beim Sjavs Eichel Trumpf und machen die Spieler keinen Stich, zählt das für die Gegner "
      "$0.");
WORDS(kSaidKopTrumps, "Kop is played with the Wolsztyn trumps.",
      "Beim Kop gelten die Trümpfe von Wolsztyn.");
WORDS(kSaidKopOld, "In Kop, the old side does not pay double if it has $0 points.",
      "Beim Kop zahlen die Alten ab $0 Augen nicht doppelt.");
WORDS(kSaidKopOthers, "In Kop, the other side does not pay double if it reaches $0 points.",
      "Beim Kop zahlen die anderen ab $0 Augen nicht doppelt.");
WORDS(kSaidRufThree, "A Rufspiel is also allowed with three players.",
      "Ein Rufspiel geht auch zu dritt.");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ANSWERS_RULES_WORDS_H_
