// The chance at the table, where nobody sees the other hands.
//
// Games played by habit (solver/habits/habit_game.h) come close to what people win; open cards,
// against which the defenders never err, add a little. Logistic curves for each contract and deck,
// fitted on recorded games, take what is left of the difference.
#ifndef SCHAFKOPF_SOLVER_AUCTION_AT_TABLE_H_
#define SCHAFKOPF_SOLVER_AUCTION_AT_TABLE_H_

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "engine/play/deal.h"
#include "solver/habits/others.h"
#include "solver/sample/estimate.h"

namespace schafkopf {

// What may happen to the declarer's side, each within the one before.
enum class TableEvent : std::uint8_t { kWon, kSchneider, kSchwarz };
inline constexpr std::array<TableEvent, 3> kTableEvents = {TableEvent::kWon, TableEvent::kSchneider,
                                                           TableEvent::kSchwarz};

// The share of the worlds in which it happened. REQUIRES: worlds > 0.
double ShareOf(TableEvent event, const GameSums& estimate);

// Log odds of a share. 0 and 1 are smoothed by a fixed amount, so that the chance does not depend
// on how many worlds were dealt.
double LogOddsOf(double share);
// And back, but no nearer to 0 or 1 than kLeastChance.
inline constexpr double kLeastChance = 0.001;
double ChanceAt(double log_odds);

// Log odds of an event in games played by habit and with open cards.
struct AtTableFeatures {
  double played;
  double open;
};
// REQUIRES: worlds > 0 in both.
AtTableFeatures FeaturesOf(TableEvent event, const GameSums& played, const GameSums& open);

// One fitted curve: the chance at the log odds base + played * features.played + ... Neither weight
// is negative.
struct AtTableCurve {
  double base;
  double played;
  double open;
};
double ChanceOf(const AtTableCurve& curve, const AtTableFeatures& features);

// The row that was fitted for a contract and deck; null where there is none.
template <class Row>
const Row* FindRow(std::span<const Row> rows, const Contract& contract, Deck deck) {
  for (const Row& row : rows) {
    if (row.contract == contract.row().name && row.deck == deck) return &row;
  }
  return nullptr;
}

// One of a single feature: the chance at the log odds base + played * log odds of a share of games.
struct PlayedCurve {
  double base;
  double played;
};
double ChanceOf(const PlayedCurve& curve, double share);
// Those fitted for each contract and deck.
struct PlayedCurveRow {
  std::string_view contract;  // ContractRow::name
  Deck deck;
  PlayedCurve curve;
};
const PlayedCurve* FindCurve(std::span<const PlayedCurveRow> rows, const Contract& contract,
                             Deck deck);

// How far off the log odds on a curve may be, as it was fitted on so many games: one deviation is
// sqrt(least^2 + (rise * (log odds - at))^2).
struct CurveDoubt {
  double least;
  double rise;
  double at;
};

struct AtTableRow {
  std::string_view contract;  // ContractRow::name
  Deck deck;
  std::array<AtTableCurve, kTableEvents.size()> curves;  // by TableEvent
  CurveDoubt doubt;                                      // of winning
};
// The curves in force; none for contracts that the recorded games do not contain.
std::span<const AtTableRow> AtTableRows();

// Chances of the declarer of a contract at the table.
struct TableChances {
  Share win;
  double schneider;  // of winning so, schwarz included
  double schwarz;
};
// Among such people; nothing where no curve was fitted. The interval of `win` is so many deviations
// wide to either side: what the sampling of games and of open worlds leaves. REQUIRES: worlds > 0
// in both.
std::optional<TableChances> TableChancesOf(const Contract& contract, Deck deck,
                                           const GameSums& played, const GameSums& open,
                                           const Others& others = {},
                                           double deviations = kNormal95);

// The chance of winning by a curve, whose interval counts what sampling leaves, with an interval
// that counts the doubt of the curve and of the others, too; as it is where none was fitted.
Share WithDoubt(const Share& win, const Contract& contract, Deck deck, const Others& others = {});

// About how far off the chances are where they were checked (tools/reliability).
inline constexpr double kChanceError = 0.02;

// Whether forehand with `hand` takes at least `least` points with a contract alone, led in one
// fixed order, whatever the others hold and play: his trumps from the top, then each suit from the
// top.
bool IsCertain(const Contract& contract, Deck deck, Seat seat, CardSet hand, Points least);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_AUCTION_AT_TABLE_H_
