// What `rules` says to people.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_RULES_WORDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_RULES_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// score.

// rules.
WORDS(kRuleSetAndTariff,
      "Rule set $0, tariff $1 (cents: Schneider, schwarz or one Laufender / Rufspiel / Solo)",
      "Regeln $0, Tarif $1 (Cent: Schneider, schwarz oder ein Laufender / Rufspiel / Solo)");
WORDS(kMayBeAnnouncedUnderThis,
      "* may be announced under this rule set; cents: a win without extras, from each loser",
      "* darf man nach diesen Regeln ansagen; Cent: ein einfach gewonnenes Spiel, von jedem "
      "Verlierer");
WORDS(kRuleBookItselfAskDeal,
      "The rule book itself; ask, deal, match and batch go by a table's rules: --rules sauspiel",
      "Das Regelbuch selbst; ask, deal, match und batch gehen nach den Regeln eines Tischs: "
      "--rules sauspiel");
WORDS(kDeck, "deck", "Karten");
WORDS(kSidesColumn, "sides", "wer");
WORDS(kObjectiveColumn, "objective", "Ziel");
WORDS(kRankColumn, "rank", "Rang");
WORDS(kPlainOrder, "plain order", "Reihenfolge");
WORDS(kTrumpsHighestFirst, "trumps, highest first", "Trümpfe, der höchste zuerst");
WORDS(kLegalColumn, "legal", "Karten");
WORDS(kSolveColumn, "solve", "offen");
WORDS(kTableOfLong, "32 cards", "32 Karten");
WORDS(kTableOfThree, "three players, 24", "zu dritt, 24");
WORDS(kTableOfTwo, "two, 32", "zu zweit, 32");
WORDS(kGamesExplained,
      "legal: the cards that may be played; solve: what open cards tell; then what a chance of "
      "`ask` rests on at each table (- where it is not played)",
      "Karten: welche gespielt werden dürfen; offen: was offene Karten sagen; dann, worauf sich "
      "bei `ask` die Chance stützt, an jedem Tisch (- wo es nicht gespielt wird)");
WORDS(kOptionChanged, "option (* changed)", "Regel (* anders)");
WORDS(kOptionValue, "value", "gilt");
WORDS(kSolvesValue, "value", "Augen");
WORDS(kOptionValues, "values", "zur Wahl");
WORDS(kOptionDefault, "default", "sonst");
WORDS(kPartnersSeatHandsAsThey, "the partner's seat; hands as they are after the exchange",
      "wer der Mitspieler ist; die Blätter, wie sie nach dem Tausch sind");
WORDS(kCalledZehnOrKoenigOf, "a called Zehn or König: of a Muss, or of a Renonce",
      "ein gerufener Zehner oder König: bei Muss oder Renonce");
WORDS(kNobodyDeclaresForDeclarerIn, "nobody declares: - for the declarer in a deal line",
      "keiner spielt allein: - statt des Spielers in der Spielzeile");
WORDS(kSoloThatStrixnerEndsIn,
      "the Solo that a Strixner ends in; its declarer is the seat that announces it, and the cards "
      "played begin with the tricks before",
      "das Solo, in dem ein Strixner endet; es spielt, wer es ansagt, und die gespielten Karten "
      "beginnen mit den Stichen davor");
WORDS(kTwoPlayersTwoHandsOf, "two players: two hands of eight pairs OPEN/COVERED such as EO/H7",
      "zu zweit: zwei Blätter aus acht Paaren OFFEN/VERDECKT wie EO/H7");
WORDS(kSuitThatWasNamedIts, "the suit that was named; its declarer is the seat that named it",
      "die genannte Farbe; es spielt, wer sie genannt hat");
WORDS(kNobodyAnnouncedAnythingForDeclarer, "nobody announced anything: - for the declarer",
      "keiner hat etwas angesagt: - statt des Spielers");
WORDS(kFormOfOld, "EO and GO in one hand: a partner found by the highest Unter; alone, silently",
      "EO und GO in einem Blatt: Mitspieler ist der höchste Unter; allein, ohne es zu sagen");
WORDS(kZoloZoloDu, "Zolo; Zolo du", "Zolo; Zolo du");
WORDS(kKopWithLongerListOfTrumps, "Kop with the longer list of trumps", "Kop mit mehr Trümpfen");

// match.

// Their kinds.
WORDS(kSidesEach, "each", "jeder");

WORDS(kSidesSolo, "solo", "allein");
WORDS(kSidesCall, "call", "Ruf");
WORDS(kSidesCross, "cross", "Kreuz");
WORDS(kSidesPair, "pair", "Paar");
WORDS(kSidesCardHolders, "card_holders", "Karten");
WORDS(kObjectiveAllTricks, "all_tricks", "alle");
WORDS(kObjectiveNoTricks, "no_tricks", "kein Stich");
WORDS(kObjectiveHoldTop, "hold_top", "von oben");
WORDS(kObjectiveFewestPoints, "fewest_points", "wenigste");
WORDS(kYes, "yes", "ja");
WORDS(kSolvesMade, "made", "geschafft");
WORDS(kSolvesEachSeat, "each seat", "jeder");
WORDS(kAskOpen, "open", "offen");
WORDS(kTableOf24, "24", "24");
WORDS(kTableOf20, "20", "20");
WORDS(kTableOf16, "16", "16");
WORDS(kRanksOfPlainSuitBestFirst, "ranks of a plain suit, best first",
      "die Werte einer Farbe, der beste zuerst");
WORDS(kAmongThoseOnOffer, "among those on offer", "unter den angebotenen");
WORDS(kOfWinWithoutExtras, "of a win without extras", "eines Siegs ohne Zuschläge");
WORDS(kHandsThatCanBeDealt, "hands that can be dealt", "Blätter, die es gibt");
WORDS(kByDeck, "by deck", "nach Kartenspiel");
WORDS(kWithTariffInCents, "with the tariff in cents", "mit dem Tarif in Cent");
WORDS(kOfContractsThatNeedMore, "of contracts that need more than a name",
      "von Spielen, die mehr als einen Namen brauchen");
WORDS(kWhatCanBeAskedAboutEach, "what can be asked about each", "was man zu jedem fragen kann");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ANSWERS_RULES_WORDS_H_
