// What is said of players against each other in pairs.
#ifndef SCHAFKOPF_TOOLS_ARENA_WORDS_H_
#define SCHAFKOPF_TOOLS_ARENA_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

WORDS(kResultsOfMatch, "results of a match", "Ergebnisse eines Wettkampfs");
WORDS(kResultOfDeal, "the result of a deal between two players",
      "das Ergebnis einer Verteilung zwischen zwei Spielern");
WORDS(kDealOnce, "each deal of two players once", "jede Verteilung von zweien nur einmal");

WORDS(kArenaCents, "cents a game", "Cent je Spiel");
WORDS(kArenaWon, "games won", "gewonnen");
WORDS(kArenaRating, "rating", "Wertung");
WORDS(kArenaPlays, "plays", "spielt");
WORDS(kArenaWins, "wins", "siegt");
WORDS(kArenaDoubles, "doubles", "gibt");
WORDS(kArenaFaults, "faults", "Fehler");
WORDS(kArenaPlayer, "player", "wer");
WORDS(kArenaAgainst, "cents against", "Cent gegen");
WORDS(kArenaTitle, "Cents a game, with 95 % confidence intervals",
      "Cent je Spiel, mit 95-%-Bereich");
WORDS(kArenaWhole, "Whole games, rule set $0, tariff $1, deck $2, $3 {deal|deals}, seed $4.",
      "Ganze Spiele, Regeln $0, Tarif $1, Kartenspiel $2, $3 {Verteilung|Verteilungen}, Mischung "
      "Nr. $4.");
WORDS(kArenaCards, "Cards alone of $0, rule set $1, tariff $2, $3 {deal|deals}, seed $4.",
      "Nur die Karten, $0, Regeln $1, Tarif $2, $3 {Verteilung|Verteilungen}, Mischung Nr. $4.");
WORDS(kArenaPairs,
      "Each pair plays each deal in every seating: two seats each, six games; where the sides are "
      "given, once on each side.",
      "Jedes Paar spielt jede Verteilung auf allen Plätzen: zwei Plätze für jeden, sechs Spiele; "
      "wo die Parteien feststehen, einmal auf jeder Seite.");
WORDS(kArenaColumns,
      "cents a game: for each seat. games won: of those that brought a seat cents or cost it some. "
      "plays: share of games; wins: share of those; doubles: Kontra, Re ... per game.",
      "Cent je Spiel: für jeden Platz. gewonnen: von den Spielen, die Cent brachten oder kosteten. "
      "spielt: Anteil der Spiele; siegt: davon gewonnen; gibt: Kontra, Re ... je Spiel.");
WORDS(kArenaRatingMeans,
      "rating: Bradley-Terry, by who of two receives more on a deal; 100 points more: on 64 of 100 "
      "deals. The mean is about 0.",
      "Wertung: nach Bradley und Terry, wer von zweien mehr aus einer Verteilung holt; 100 Punkte "
      "mehr: bei 64 von 100. Im Mittel etwa 0.");
WORDS(kArenaIntervals,
      "±: 95 % confidence interval over deals; what all pairs share of a deal counts once.",
      "±: 95-%-Bereich über Verteilungen; was alle Paare an einer gemeinsam haben, zählt einmal.");
WORDS(
    kArenaFaultMeans,
    "faults: games lost by a program that erred, hung or died: each of its seats pays $0 cents to "
    "each of the other's.",
    "Fehler: Spiele, die ein Programm durch falsche, späte oder keine Antwort verloren hat: jeder "
    "seiner Plätze zahlt $0 Cent an jeden des anderen.");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ARENA_WORDS_H_
