// What is said of players against each other in pairs.
#ifndef SCHAFKOPF_TOOLS_ARENA_WORDS_H_
#define SCHAFKOPF_TOOLS_ARENA_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

WORDS(kResultsOfMatch, "results of a match", "Ergebnisse eines Wettkampfs");
WORDS(kResultOfDeal, "the result of a deal for two players",
      "das Ergebnis von zwei Spielern bei einer Verteilung");
WORDS(kDealOfMark, "deal $0 with `cards` $1", "Verteilung $0 mit `cards` $1");
WORDS(kDealOnce, "each deal only once per pair", "jede Verteilung nur einmal pro Paar");

WORDS(kArenaCents, "cents a game", "Cent pro Spiel");
WORDS(kArenaWon, "games won", "gewonnen");
WORDS(kArenaRating, "rating", "Wertung");
WORDS(kArenaPlays, "plays", "spielt");
WORDS(kArenaWins, "wins", "gewinnt");
WORDS(kArenaDoubles, "doubles", "stößt");
WORDS(kArenaFaults, "faults", "Fehler");
WORDS(kArenaPlayer, "player", "wer");
WORDS(kArenaAgainst, "cents against", "Cent gegen");
WORDS(kArenaTitle, "Cents a game, with 95 % confidence intervals",
      "Cent pro Spiel, mit 95-%-Bereich");
WORDS(kArenaWhole, "Whole games, rule set $0, tariff $1, deck $2, $3 {deal|deals}, seed $4.",
      "Ganze Spiele, Regeln $0, Tarif $1, Kartenspiel $2, $3 {Verteilung|Verteilungen}, Mischung "
      "Nr. $4.");
WORDS(kArenaCards, "Card play only: $0, rule set $1, tariff $2, $3 {deal|deals}, seed $4.",
      "Ohne Ansagen: $0, Regeln $1, Tarif $2, $3 {Verteilung|Verteilungen}, Mischung Nr. $4.");
WORDS(kArenaPairs,
      "Each pair plays every deal six times, once for each way to split the four seats evenly; if "
      "the sides are fixed, twice, once on each side.",
      "Jeder hat zwei Plätze. Jedes Paar spielt jede Verteilung in allen Sitzordnungen, also "
      "sechsmal. Stehen die Parteien fest, spielt jeder einmal auf jeder Seite.");
WORDS(kArenaColumns,
      "cents a game: average per seat. games won: share won, counting only games in which the seat "
      "won or lost money. plays: share of games played as declarer; wins: share of those won; "
      "doubles: Kontra, Re and so on, per game.",
      "Cent pro Spiel und Platz. gewonnen: wie oft er gewinnt (Spiele mit 0 Cent zählen nicht). "
      "spielt: wie oft er selbst spielt; gewinnt: wie oft er dann gewinnt; stößt: wie oft er im "
      "Spiel Kontra, Re ... gibt.");
WORDS(
    kArenaRatingMeans,
    "rating: Bradley-Terry, based on which of two players earns more on a deal; a 100-point lead "
    "means coming out ahead on 64 out of 100 deals. Ratings average about 0.",
    "Wertung: wer von zweien aus denselben Karten mehr herausholt, nach Bradley und Terry. Wer 100 "
    "Punkte vorn liegt, schafft das bei 64 von 100 Verteilungen. Der Schnitt liegt etwa bei 0.");
WORDS(
    kArenaIntervals,
    "±: 95 % confidence interval, computed over deals; luck that all pairs share on a deal is "
    "counted only once.",
    "±: 95-%-Bereich; Kartenglück, das bei einer Verteilung alle Paare trifft, zählt nur einmal.");
WORDS(kArenaFaultMeans,
      "faults: games forfeited because a program failed, hung or crashed; in each, every seat held "
      "by that program pays $0 cents to every opposing seat.",
      "Fehler: Spiele, die ein Programm verloren hat, weil es falsch, zu spät oder gar nicht "
      "geantwortet hat. Dann zahlt es für jeden seiner Plätze $0 Cent an jeden Platz des anderen.");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_ARENA_WORDS_H_
