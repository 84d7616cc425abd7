// What is said at a table in the terminal, and of programs that play.
#ifndef SCHAFKOPF_TOOLS_PLAY_WORDS_H_
#define SCHAFKOPF_TOOLS_PLAY_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// What may be wrong in cards, contracts, deal lines, views and bids.

// Recorded games, and tables.
WORDS(kDeckOfKopWhoseGames, "the deck for Kop, where nobody announces a game",
      "die Karten für Kop (da sagt keiner ein Spiel an)");
WORDS(kTableWhereAnotherGameThan, "a table where a passed-out deal does not lead to a Kreuzbock",
      "ein Tisch, an dem es keinen Kreuzbock gibt, wenn keiner spielt");
WORDS(kRuleSetWithGamesToAnnounce, "a rule set in which games are announced",
      "Regeln mit Spielen, die man ansagen kann");

// Questions.
WORDS(kOptionKreuz, "option all_pass=kreuz", "Regel alle_weiter=kreuz");

// score.
WORDS(kTableAgain, "nobody wins; the cards are dealt again", "keiner gewinnt, es wird neu gegeben");
WORDS(kTableLostSchneider, "lost Schneider", "mit Schneider verloren");

// Of programs that play.
WORDS(kNoPipeToIt, "cannot connect to it: $0", "keine Verbindung zum Programm: $0");
WORDS(kItCannotBeStarted, "it cannot be started: $0", "das Programm lässt sich nicht starten: $0");
WORDS(kItWasEndedBySignal, "it was terminated by signal $0", "Signal $0 hat das Programm beendet");
WORDS(kItHasEndedWithStatus, "it exited with status $0", "das Programm endete mit Status $0");
WORDS(kItHasEnded, "it has exited", "das Programm läuft nicht mehr");
WORDS(kItHasClosedItsInput, "it has closed its input", "das Programm nimmt keine Eingaben mehr an");
WORDS(kItHasClosedItsOutput, "it has closed its output", "das Programm gibt nichts mehr aus");
WORDS(kItDoesNotReadItsInput, "it is not reading its input",
      "das Programm liest seine Eingaben nicht");
WORDS(kNoAnswerWithinSeconds, "no answer within $0 {second|seconds}",
      "keine Antwort innerhalb von $0 {Sekunde|Sekunden}");
WORDS(kNoAnswerWithinMilliseconds, "no answer within $0 milliseconds",
      "keine Antwort innerhalb von $0 Millisekunden");
WORDS(kLineOfAtMostBytes, "a line of at most $0 bytes", "eine Zeile mit höchstens $0 Bytes");
WORDS(kCommandThatRunsProgram, "a command that runs a program",
      "ein Befehl, der ein Programm startet");
WORDS(kKontraReOrLeave, "kontra, re or leave", "kontra, re oder leave");
WORDS(kSeatThatMayStillBid, "a seat that may still bid", "einer, der noch etwas ansagen darf");
WORDS(kSeatMayAnnounce, "a game that $0 may announce", "ein Spiel, das $0 ansagen darf");
WORDS(kWhoseBidStands, "$0, whose bid stands", "$0 (seine Ansage gilt schon)");
WORDS(kPositionOrAuctionBeforeGo, "position, auction or double before go",
      "position, auction oder double vor go");
WORDS(kSeatThatMayDouble, "a seat that may double now", "einer, der jetzt verdoppeln darf");
WORDS(kPositionThatCanBe, "a possible position", "eine Stellung, die vorkommen kann");
WORDS(kNothingMore, "nothing more", "nichts mehr");
WORDS(kInGame, "$0 in game $1: $2", "$0 im $1. Spiel: $2");
WORDS(kInGameTrick, "$0 in game $1, $2, trick $3: $4", "$0 im $1. Spiel, $2, $3. Stich: $4");

WORDS(kGoTerms, "worlds N, movetime MILLISECONDS or nothing",
      "worlds N, movetime MILLISEKUNDEN oder nichts");
WORDS(kHelloIsreadySetoptionPositionAuction,
      "hello, isready, setoption, position, auction, double, go, stop or quit",
      "hello, isready, setoption, position, auction, double, go, stop oder quit");
WORDS(kRulesOptionTariffWorldsSeed, "rules, option, tariff, worlds, seed or threads",
      "rules, option, tariff, worlds, seed oder threads");
WORDS(kSeatHandBids, "SEAT | HAND, or SEAT | HAND | BIDS",
      "SPIELER | BLATT oder SPIELER | BLATT | ANSAGEN");
WORDS(kWhichHasPassed, "$0, who has passed", "$0 (hat schon „weiter“ gesagt)");
WORDS(kDeckOfPlay, "32, 24 or 20 cards", "32, 24 oder 20 Karten");
WORDS(kTableWelcome,
      "Schafkopf with $0, $1 and $2, seated clockwise from you. Rule set $3, tariff $4, $5 cards, "
      "seed $6.\nThe others see only their own cards. Type help for a list of commands.",
      "Schafkopf: links von dir $0, dann $1 und $2. Regeln $3, Tarif $4, $5 Karten, Mischung Nr. "
      "$6.\nDie anderen sehen nur ihr eigenes Blatt. Tippe hilfe, dann siehst du, was du eingeben "
      "kannst.");
WORDS(kTableHelp,
      "  a card      play it: EO, ez, Herz-Sau\n  a game      announce it: wenz, solo h, ruf e; or "
      "pass\n  ?           a hint; ?? for the full analysis\n  hand, trick, score    your cards, "
      "the last trick, the score in cents\n  q           leave the table (or press Ctrl-C)",
      "  eine Karte   EO, ez, Herz-Sau ...: die Karte spielen\n  ein Spiel    wenz, solo h, ruf e "
      "...: das Spiel ansagen; weiter, wenn du nicht spielst\n  ?            ein Tipp; ?? die "
      "ganze Rechnung\n  blatt, stich, stand   deine Karten, der letzte Stich, der Stand in Cent\n "
      " q            aufstehen (oder Strg-C)");
WORDS(kTableGame, "Game $0. Dealer: $1, forehand: $2.", "Spiel $0. Geber: $1, Vorhand: $2.");
WORDS(kTableHand, "Your hand: $0", "Dein Blatt: $0");
WORDS(kTableOpenHand, "Face up on the table ($0): $1", "Offen auf dem Tisch ($0): $1");
WORDS(kTableYou, "you", "du");
WORDS(kTablePass, "$0: pass", "$0: weiter");
WORDS(kTableAskBid, "Your bid? ", "Deine Ansage? ");
WORDS(kTableMayAnnounce, "Announce one of these or pass: $0.",
      "Das kannst du ansagen: $0. Oder du sagst „weiter“.");
WORDS(kTableNoneToAnnounce, "You have no legal bid, so you pass.",
      "Du kannst nichts ansagen, also sagst du „weiter“.");
WORDS(kTableBadBid, "\"$0\" cannot be announced now (help shows what you can type).",
      "\"$0\" kannst du jetzt nicht ansagen (hilfe zeigt, was du tippen kannst).");
WORDS(kTableAdviceBid, "$0: wins $1, $2 cents", "$0: gewinnt $1, $2 Cent");
WORDS(kTableAdvicePass, "pass: $0 cents", "weiter: $0 Cent");
WORDS(kTableWouldPlay, "I would play $0.", "Ich würde $0 spielen.");
WORDS(kTableWouldPass, "I would pass.", "Ich würde „weiter“ sagen.");
WORDS(kTableAskDouble, "$0? (yes; anything else means no) ", "$0? (ja; alles andere heißt nein) ");
WORDS(kTableYouDeclare, "You play $0.", "Du spielst: $0.");
WORDS(kTableDeclares, "$0 plays $1.", "$0 spielt: $1.");
WORDS(kTableAllPlay, "Nobody bids, so everybody plays $0.",
      "Keiner will spielen, also spielen alle $0.");
WORDS(kTableThrownIn, "Nobody bids, so the cards are thrown in.",
      "Keiner spielt, es wird zusammengeworfen.");
WORDS(kTableMuss, "Nobody bids, so $0 must play.", "Alle sagen „weiter“. Spielen muss: $0.");
WORDS(kTableAskMuss, "You must play. Which card do you call ($0)? ",
      "Du musst spielen. Welche Karte rufst du ($0)? ");
WORDS(kTableLead, "Trick $0: you lead.", "Stich $0: du kommst raus.");
WORDS(kTableOnTable, "Trick $0: $1 leads.", "Stich $0: $1 kommt raus.");
WORDS(kTableAskCard, "Your card? ", "Deine Karte? ");
WORDS(kTableMayPlay, "You may play: $0", "Du darfst spielen: $0");
WORDS(kTableBadCard, "\"$0\" is not a card (type help for what you can enter).",
      "\"$0\" ist keine Karte (hilfe zeigt, was du tippen kannst).");
WORDS(kTableNotYours, "You do not have $0.", "$0 hast du nicht.");
WORDS(kTableNotAllowed, "You may not play $0, only $1.", "$0 darfst du nicht spielen, nur $1.");
WORDS(kTableTrick, "Trick $0: $1. Taken by $2: $3 {point|points}.",
      "Stich $0: $1. Den Stich macht $2: $3 {Auge|Augen}.");
WORDS(kTableYourTrick, "Trick $0: $1. You take it: $2 {point|points}.",
      "Stich $0: $1. Der Stich gehört dir: $2 {Auge|Augen}.");
WORDS(kTableSidesHave, " So far your side has $0, the others $1.",
      " Bis jetzt hat deine Partei $0, die anderen $1.");
WORDS(kTableYouHave, " So far you have $0.", " Bis jetzt hast du $0.");
WORDS(kTableLastTrick, "Last trick: $0.", "Letzter Stich: $0.");
WORDS(kTableOnlyCard, "$0 is the only card you may play.",
      "$0 ist die einzige Karte, die du spielen darfst.");
WORDS(kTableNoTrickYet, "No trick has been taken yet.", "Es hat noch keiner einen Stich.");
WORDS(kTableSidePoints, "$0: $1 {point|points}, $2.", "$0: $1 {Auge|Augen}, $2.");
WORDS(kTableSide, "$0: $1.", "$0: $1.");
WORDS(kTableWonSchneider, "won with Schneider", "mit Schneider gewonnen");
WORDS(kTableWonSchwarz, "won schwarz", "schwarz gewonnen");
WORDS(kTableLostSchwarz, "lost schwarz", "schwarz verloren");
WORDS(kTableLaufende, " Laufende: $0.", " Laufende: $0.");
WORDS(kTableDoubled, " Doubled {0:once|$0 times}.", " $0-mal verdoppelt.");
WORDS(kTableSie, "A Sie wins without being played out.", "Ein Sie: das muss man nicht ausspielen.");
WORDS(kTableRamschPoints, "Points: $0.", "Augen: $0.");
WORDS(kTableRamschLost, "Lost by $0.", "Verloren: $0.");
WORDS(kTableDurchmarsch, "Durchmarsch: $0.", "Durchmarsch: $0.");
WORDS(kTableCents, "Cents: $0", "Cent: $0");
WORDS(kTableScore, "Score after game $0: $1", "Stand nach Spiel $0: $1");
WORDS(kTableAfter, "Enter: next game, a: play this one again, r: review it, q: quit. ",
      "Enter-Taste: nächstes Spiel, a: nochmal dasselbe, r: Rückblick, q: aufhören. ");
WORDS(kGameThatIsPlayedBySight, "a game in which players see only their own cards",
      "ein Spiel, bei dem jeder nur sein eigenes Blatt sieht");
WORDS(kTableFinalScore, "Final score after $0 {game|games}: $1",
      "Endstand nach $0 {Spiel|Spielen}: $1");
WORDS(kTableStock, "; $0 in the Stock", "; im Stock $0");
WORDS(kTableDealt, "Hands as dealt:", "So waren die Karten verteilt:");
WORDS(kTableCosts, "  trick $0, $1: $2 cost $3 {point|points}; $4 would have been better",
      "  Stich $0, $1: $2 hat $3 {Auge|Augen} gekostet; besser wäre $4 gewesen");
WORDS(kTableCostsGame, "  trick $0, $1: $2 cost $3 {point|points} and the game; $4 was better",
      "  Stich $0, $1: $2 hat $3 {Auge|Augen} und das Spiel gekostet; besser wäre $4 gewesen");
WORDS(kTableTurns, "  trick $0, $1: $2 cost the game; $3 was better",
      "  Stich $0, $1: $2 hat das Spiel gekostet; besser wäre $3 gewesen");
WORDS(kTableCostsCents, "  trick $0, $1: $2 cost $3 {cent|cents}; $4 was better",
      "  Stich $0, $1: $2 hat $3 Cent gekostet; besser wäre $4 gewesen");
WORDS(kTableNobodyErredAlone, "  nobody made a costly play", "  keiner hat etwas verschenkt");
WORDS(kTableNobodyErred, "  no card lost the game or cost 5 points or more",
      "  keine Karte hat das Spiel oder auch nur 5 Augen gekostet");
WORDS(kTableOpenCards, "In hindsight, double dummy (with perfect play from the first card: $0):",
      "Mit offenen Karten nachgerechnet (wenn alle von Anfang an fehlerfrei spielen: $0):");
WORDS(kTableOpenCardsFrom, "In hindsight, double dummy (from trick $0 on):",
      "Mit offenen Karten nachgerechnet (ab dem $0. Stich):");
WORDS(kTableNoReview, "There is nothing to review.",
      "Für einen Rückblick muss erst ein Spiel zu Ende sein.");
WORDS(kFields, "$0 {field|fields}", "$0 {Feld|Felder}");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_PLAY_WORDS_H_
