// What a round robin says: who received how much, against whom, and how sure that is.
#ifndef SCHAFKOPF_TOOLS_ARENA_STANDINGS_H_
#define SCHAFKOPF_TOOLS_ARENA_STANDINGS_H_

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "solver/sample/statistics.h"
#include "tools/answers/door/columns.h"
#include "tools/arena/arena.h"

namespace schafkopf {

// A quotient of sums over deals, which are what varies.
class DealQuotient {
 public:
  // Of one deal.
  void Add(std::int64_t above, std::int64_t below);
  // With half its 95 % interval; 0 of nothing, without an error where one deal is known.
  MeanError Value() const;

 private:
  std::int64_t deals_ = 0;
  std::int64_t above_ = 0, below_ = 0;
  std::int64_t above_squared_ = 0, product_ = 0, below_squared_ = 0;
};

// Against one other player.
struct AgainstOne {
  std::string player;
  std::int64_t deals = 0;
  MeanError cents = {};  // a game and seat
};

struct PlayerStanding {
  std::string player;
  std::int64_t deals = 0;  // on which it met anybody
  std::int64_t games = 0;
  MeanError cents = {};    // a game and seat
  MeanError won = {};      // share of the times a seat of its won or lost cents
  MeanError rating = {};   // tools/arena/rating.h
  std::int64_t seats = 0;  // in all games
  std::int64_t declared = 0;
  std::int64_t declared_won = 0;
  std::int64_t doublings = 0;
  std::int64_t faults = 0;
  std::vector<AgainstOne> against;  // in the order of the standings
};

struct Standings {
  std::vector<PlayerStanding> rows;  // who received most first
  std::int64_t deals = 0;
  std::string rules, tariff;
  std::string games;  // "whole", or the names of the games whose cards are played
  std::string deck;
  Cents fault_price;
  std::uint64_t seed = 0;
  bool interrupted = false;

  static std::span<const ColumnInfo> RowColumns();
  // Of one row.
  Cells ToCells(const PlayerStanding& row) const;
  std::string ToText(Language language) const;
  std::string ToMarkdown(Language language) const;
  // A picture of the cents with their intervals.
  std::string ToSvg(Language language) const;
};

// The error of what so many deals came to; null of one, which tells none.
inline Cell ErrorOver(std::int64_t deals, double error) { return deals < 2 ? Null() : Cell(error); }

// REQUIRES: encounters of the arena, in order of deals.
Standings StandingsOf(const Arena& arena, std::span<const Encounter> encounters);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ARENA_STANDINGS_H_
