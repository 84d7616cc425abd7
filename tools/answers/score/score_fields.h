// What the price of a deal may be asked with: the fields of the question, and what a line may note.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_FIELDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_FIELDS_H_

#include <array>
#include <string_view>
#include <vector>

#include "engine/table/round.h"
#include "engine/text/mistake.h"
#include "tools/answers/door/fields.h"

namespace schafkopf {

inline constexpr auto kScoreFields = std::to_array<FieldRow>({
    {"contract", FieldType::kText, "a contract"},
    {"deal", FieldType::kText, "instead of a contract and numbers: a finished deal line"},
    {"points", FieldType::kText,
     "points of the declarer's side; in a Ramsch of each seat: 45,35,30,10"},
    {"tricks", FieldType::kText, "tricks, likewise"},
    {"lauf", FieldType::kText,
     "Laufende, where the game counts them; negative if the declarer lacks them"},
    {"side", FieldType::kText, "cards of the declarer's side, instead of --lauf"},
    {"deck", FieldType::kText,
     "long, short, short20, kop or 32, 24, 20, 16; else that of the rules"},
    {"players", FieldType::kNumber, "2 to 4", false, 2, kSeatCount, "4"},
    {"target", FieldType::kNumber, "points promised, if more than 61", false, 61, 120},
    {"trumps", FieldType::kText, "Ramsch: trumps captured by each seat"},
    {"highest", FieldType::kText, "Ramsch: highest trump of each seat, - for none"},
    {"sau", FieldType::kText, "Ramsch: highest captured Sau of each seat, - for none"},
    {"one_player", FieldType::kFlag, "Sjavs: one player took every trick"},
    {"carried", FieldType::kNumber, "Sjavs: what a 60:60 in the deal before adds", false, 0, 100},
    {"layers", FieldType::kNumber, "how many seats laid", false, 0, 4},
    {"laid", FieldType::kText, "seats that laid, in order, instead of --layers"},
    {"stoss", FieldType::kNumber, "Kontra, Re ...: how many were given", false, 0, 8},
    {"kontra", FieldType::kText, "seats that gave them, in order, instead of --stoss"},
    {"declarer", FieldType::kNumber, "the declarer's seat, to check --kontra", false, 0,
     kSeatCount - 1},
    {"partner", FieldType::kNumber, "his partner's seat, likewise", false, 0, kSeatCount - 1},
    {"bock", FieldType::kNumber, "Bock factors", false, 0, 8},
    {"stock", FieldType::kNumber, "cents in the stock", false, 0, 1'000'000},
    {"round", FieldType::kText, "a special round, such as hadsch or bock"},
    {"ouvert", FieldType::kFlag, "the declarer's hand lay open"},
});

// Fields of which at most one may be given.
struct Instead {
  std::string_view field, other;
};
inline constexpr auto kScoreInstead =
    std::to_array<Instead>({{"lauf", "side"}, {"layers", "laid"}, {"stoss", "kontra"}});

absl::Status CheckInstead(const Fields& fields);

// What a line notes, and of every line what it leaves out: neither a field that it notes nor one
// that it has another instead of (kScoreInstead).
Fields Over(const Fields& noted, const Fields& of_every_line);

// The first field told that does not go with a deal line, as `points`; empty where there is none.
std::string_view NumbersOnly(const Fields& told);

// The special round that is told; nullptr where none is. Errors are at the field round.
absl::StatusOr<const RoundRow*> ReadRound(const Fields& told);

// An error in one field.
absl::Status InField(absl::string_view field, const Message& expected, const Message& found);

// The parts of a list, separated by commas, blanks, slashes or semicolons.
std::vector<absl::string_view> ListParts(absl::string_view text);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_FIELDS_H_
