// What a book knows of an entry, as numbers in a fixed order with a name for each.
#ifndef SCHAFKOPF_TOOLS_BATCH_KINDS_BOOK_ROW_H_
#define SCHAFKOPF_TOOLS_BATCH_KINDS_BOOK_ROW_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "solver/auction/round_estimate.h"
#include "tools/answers/door/columns.h"
#include "tools/batch/job/book_plan.h"

namespace schafkopf {

// Some of what is known of an entry; missing is what is another group's.
struct BookGroup {
  std::string_view of;  // open (worlds), games, passing, or a level of the auction
  std::optional<Contract> contract = {};
  std::optional<int> level = {};
  std::optional<GameSums> sums = {};
  std::optional<RoundEstimate> passing = {};
  std::optional<RankShare> rank = {};
};
constexpr double AsReal(std::uint64_t count) { return static_cast<double>(count); }

inline constexpr auto kBookColumns = ColumnsOf<BookGroup>({
    {"of", Kind::kWord, At<&BookGroup::of>},
    {"contract", Kind::kContract, At<&BookGroup::contract>},
    {"level", Kind::kSmall, At<&BookGroup::level>},
    {"worlds_possible", Kind::kSum, At<&BookGroup::sums, &GameSums::worlds_possible>},
    {"worlds", Kind::kSum, At<&BookGroup::sums, &GameSums::worlds>},
    {"wins", Kind::kSum, At<&BookGroup::sums, &GameSums::wins>},
    {"schneider", Kind::kSum, At<&BookGroup::sums, &GameSums::schneider>},
    {"schwarz", Kind::kSum, At<&BookGroup::sums, &GameSums::schwarz>},
    {"lost_schneider", Kind::kSum, At<&BookGroup::sums, &GameSums::lost_schneider>},
    {"win_cents", Kind::kSum, At<&BookGroup::sums, &GameSums::win_cents>},
    {"loss_cents", Kind::kSum, At<&BookGroup::sums, &GameSums::loss_cents>},
    {"squared_cents", Kind::kSum, At<&BookGroup::sums, &GameSums::squared_cents>},
    {"plain_cents", Kind::kSum, At<&BookGroup::sums, &GameSums::plain_cents>},
    {"unpriced_wins", Kind::kSum, At<&BookGroup::sums, &GameSums::unpriced_wins>},
    {"control", Kind::kSum, At<&BookGroup::sums, &GameSums::control, &ControlSums::all>},
    {"control_squares", Kind::kSum,
     At<&BookGroup::sums, &GameSums::control, &ControlSums::squares>},
    {"control_won", Kind::kSum, At<&BookGroup::sums, &GameSums::control, &ControlSums::won>},
    {"rounds", Kind::kExact, At<&BookGroup::passing, &RoundEstimate::worlds, AsReal>},
    {"effective", Kind::kExact, At<&BookGroup::passing, &RoundEstimate::effective>},
    {"independent", Kind::kExact, At<&BookGroup::passing, &RoundEstimate::independent>},
    {"nobody", Kind::kExact, At<&BookGroup::passing, &RoundEstimate::nobody>},
    {"with", Kind::kExact, At<&BookGroup::passing, &RoundEstimate::with>},
    {"against", Kind::kExact, At<&BookGroup::passing, &RoundEstimate::against>},
    {"cents", Kind::kExact, At<&BookGroup::passing, &RoundEstimate::cents, &MeanError::value>},
    {"cents_error", Kind::kExact,
     At<&BookGroup::passing, &RoundEstimate::cents, &MeanError::error>},
    {"share", Kind::kExact, At<&BookGroup::rank, &RankShare::share>},
    {"level_cents", Kind::kExact, At<&BookGroup::rank, &RankShare::cents>},
    {"level_squares", Kind::kExact, At<&BookGroup::rank, &RankShare::squares>},
});

// The numbers of each: sums over open worlds or over games are whole; of passing there is one
// group, and one for each level behind it.
inline constexpr std::size_t kBookNames = 3;
inline constexpr std::span<const ColumnInfo> kAllBookColumns = kBookColumns;
inline constexpr auto kSumColumns = kAllBookColumns.subspan(kBookNames, 14);
inline constexpr auto kPassingColumns = kAllBookColumns.subspan(kBookNames + 14, 8);
inline constexpr auto kLevelColumns = kAllBookColumns.subspan(kBookNames + 22, 3);

// All of an entry: of games those of the open worlds, then of the games of each contract; else
// those of passing, then of each level.
using BookRow = std::vector<double>;

std::size_t NumbersOf(const BookPart& part, const BookPlan& plan);

// Whole numbers up to here are the same in every form that a row takes.
inline constexpr double kMostBookNumber = 9007199254740992;  // 2^53

// Whether a row that came from outside may be one of the part: none of its numbers is beyond that,
// sums are whole, counts not negative, and no game was won that was not played.
bool IsRowOf(const BookPart& part, std::span<const double> numbers);

// The numbers of groups, rows of kBookColumns.
BookRow NumbersOf(const Cells& groups);

// One group. REQUIRES of the numbers here and below: those of a row that IsRowOf.
GameSums SumsOf(std::span<const double> numbers);
// Nothing where no round was played. Holds what AdviceByKnown reads.
std::optional<RoundEstimate> PassingOf(std::span<const double> numbers,
                                       std::span<const int> levels);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_KINDS_BOOK_ROW_H_
