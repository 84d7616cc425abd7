// What a book knows of an entry, as numbers in a fixed order with a name for each.
#ifndef SCHAFKOPF_TOOLS_BATCH_BOOK_ROW_H_
#define SCHAFKOPF_TOOLS_BATCH_BOOK_ROW_H_

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "solver/advice/bid_advice.h"
#include "tools/batch/book_plan.h"

namespace schafkopf {

// Sums over open worlds, or over games: whole numbers.
inline constexpr auto kSumColumns = std::to_array<std::string_view>(
    {"worlds_possible", "worlds", "wins", "schneider", "schwarz", "lost_schneider", "win_cents",
     "loss_cents", "squared_cents", "plain_cents"});
// Passing, and behind it each level of the auction.
inline constexpr auto kPassingColumns = std::to_array<std::string_view>(
    {"rounds", "effective", "independent", "nobody", "with", "against", "cents", "cents_error"});
inline constexpr auto kLevelColumns =
    std::to_array<std::string_view>({"share", "level_cents", "level_squares"});

// The cells in front of them that name a group: of, contract, level.
inline constexpr std::size_t kBookNames = 3;

// All of an entry: of games those of the open worlds, then of the games of each contract; else
// those of passing, then of each level.
using BookRow = std::vector<double>;

std::size_t NumbersOf(const BookPart& part, const BookPlan& plan);

// Whole numbers up to here are the same in every form that a row takes.
inline constexpr double kMostBookNumber = 9007199254740992;  // 2^53

// Whether a row that came from outside may be one of the part: none of its numbers is beyond that,
// sums are whole, counts not negative, and no game was won that was not played.
bool IsRowOf(const BookPart& part, std::span<const double> numbers);

// One group of columns. REQUIRES of the numbers here and below: those of a row that IsRowOf.
BookRow NumbersOf(const GameSums& sums);
GameSums SumsOf(std::span<const double> numbers);

BookRow NumbersOf(const RoundEstimate& passing, std::span<const int> levels);
// Nothing where no round was played. Holds what AdviceByKnown reads.
std::optional<RoundEstimate> PassingOf(std::span<const double> numbers,
                                       std::span<const int> levels);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_BOOK_ROW_H_
