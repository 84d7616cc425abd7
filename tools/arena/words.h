// What is said of players against each other in pairs.
#ifndef SCHAFKOPF_TOOLS_ARENA_WORDS_H_
#define SCHAFKOPF_TOOLS_ARENA_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

WORDS(kResultsOfMatch, "results of a match", "Ergebnisse eines Wettkampfs");
WORDS(kResultOfDeal, "the result of a deal between two players",
      "das Ergebnis einer Verteilung zwischen zwei Spielern");
WORDS(kDealOnce, "each deal once for each pair", "jede Verteilung nur einmal für jedes Paar");

WORDS(kArenaCents, "cents a game", "Cent je Spiel");
WORDS(kArenaWon, "games won", "gewonnen");
WORDS(kArenaRating, "rating", "Wertung");
WORDS(kArenaPlays, "plays", "spielt");
WORDS(kArenaWins, "wins", "gewinnt");
WORDS(kArenaDoubles, "doubles", "stößt");
WORDS(kArenaFaults, "faults", "Fehler");
WORDS(kArenaPlayer, "player", "wer");
WORDS(kArenaAgainst, "cents against", "Cent gegen");
WORDS(kArenaTitle, "Cents a game, with 95 % confidence intervals",
      "Cent je Spiel, mit 95-%-Bereich");
WORDS(kArenaWhole, "Whole games, rule set $0, tariff $1, deck $2, $3 {deal|deals}, seed $4.",
      "Ganze Spiele, Regeln $0, Tarif $1, Kartenspiel $2, $3 {Verteilung|Verteilungen}, Mischung "
      "Nr. $4.");
WORDS(kArenaCards, "Card play only: $0, rule set $1, tariff $2, $3 {deal|deals}, seed $4.",
      "Nur die Karten, $0, Regeln $1, Tarif $2, $3 {Verteilung|Verteilungen}, Mischung Nr. $4.");
WORDS(kArenaPairs,
      "Each pair plays each deal in every seating: two seats each, six games; or once on each side "
      "if the sides are fixed.",
      "Jedes Paar spielt jede Verteilung in allen Sitzordnungen, jeder auf zwei Plätzen: sechs "
      "Spiele; wenn die Parteien feststehen, jeder einmal auf jeder Seite.");
WORDS(kArenaColumns,
      "cents a game: per seat. games won: as a share of the games in which the seat won or lost "
      "money. plays: share of games; wins: share of those; doubles: Kontra, Re ... per game.",
      "Cent je Spiel: für jeden Platz. gewonnen: von den Spielen, die etwas gebracht oder gekostet "
      "haben. spielt: Anteil der Spiele; gewinnt: Anteil davon; stößt: Kontra, Re ... je Spiel.");
WORDS(kArenaRatingMeans,
      "rating: Bradley-Terry, based on which of two players earns more on a deal; 100 points ahead "
      "means ahead on 64 of 100 deals. The mean is about 0.",
      "Wertung: nach Bradley und Terry, wer von zweien mehr aus einer Verteilung herausholt; wer "
      "100 Punkte mehr hat, tut das bei 64 von 100. Im Mittel etwa 0.");
WORDS(kArenaIntervals,
      "±: 95 % confidence interval over deals; luck that all pairs share on a deal counts once.",
      "±: 95-%-Bereich; Kartenglück, das bei einer Verteilung alle Paare gleich trifft, zählt "
      "einmal.");
WORDS(kArenaFaultMeans,
      "faults: games lost because a program failed, hung or crashed; each of its seats pays each "
      "opposing seat $0 cents.",
      "Fehler: Spiele, die ein Programm durch falsche, späte oder keine Antwort verloren hat: für "
      "jeden seiner Plätze zahlt es $0 Cent an jeden Platz des anderen.");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ARENA_WORDS_H_
