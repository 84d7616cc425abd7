// What the price of a deal may be asked with: the fields of the question, and what a line may note.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_FIELDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_FIELDS_H_

#include <array>
#include <string_view>
#include <vector>

#include "engine/table/round.h"
#include "engine/text/mistake.h"
#include "engine/text/words.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/door/words.h"
#include "tools/answers/score/words.h"

namespace schafkopf {

inline constexpr auto kScoreFields = std::to_array<FieldRow>({
    {"contract", FieldType::kText, words::kContract},
    {"deal", FieldType::kText, words::kInsteadOfContractAndNumbers},
    {"points", FieldType::kText, words::kPointsOfDeclarersSideIn},
    {"tricks", FieldType::kText, words::kTricksLikewise},
    {"lauf", FieldType::kText, words::kLaufendeWhereGameCountsThem},
    {"side", FieldType::kText, words::kCardsOfDeclarersSideInstead},
    {"deck", FieldType::kText, words::kLongShortShort20KopOr3224},
    {"players", FieldType::kNumber, words::kTwoToFour, false, 2, kSeatCount, "4"},
    {"target", FieldType::kNumber, words::kPointsPromisedIfMoreThan61, false, 61, 120},
    {"trumps", FieldType::kText, words::kRamschTrumpsCapturedByEachSeat},
    {"highest", FieldType::kText, words::kRamschHighestTrumpOfEach},
    {"sau", FieldType::kText, words::kRamschHighestCapturedSauOf},
    {"one_player", FieldType::kFlag, words::kSjavsOnePlayerTookEveryTrick},
    {"carried", FieldType::kNumber, words::kSjavsWhat6060In, false, 0, 100},
    {"layers", FieldType::kNumber, words::kHowManySeatsLaid, false, 0, 5},
    {"laid", FieldType::kText, words::kSeatsThatLaidInOrder},
    {"stoss", FieldType::kNumber, words::kKontraReHowManyWereGiven, false, 0, 8},
    {"kontra", FieldType::kText, words::kSeatsThatGaveThemIn},
    {"declarer", FieldType::kNumber, words::kDeclarersSeatToCheckKontra, false, 0, kSeatCount - 1},
    {"partner", FieldType::kNumber, words::kHisPartnersSeatLikewise, false, 0, kSeatCount - 1},
    {"bock", FieldType::kNumber, words::kBockFactors, false, 0, 8},
    {"stock", FieldType::kNumber, words::kCentsInStock, false, 0, 1'000'000},
    {"round", FieldType::kText, words::kSpecialRoundSuchAsHadsch},
    {"ouvert", FieldType::kFlag, words::kDeclarersHandLayOpen},
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
// `checked`: fields that its cards are compared with.
std::string_view NumbersOnly(const Fields& told, std::span<const std::string_view> checked = {});

// The special round that is told; nullptr where none is. Errors are at the field round.
absl::StatusOr<const RoundRow*> ReadRound(const Fields& told);

// An error in one field.
absl::Status InField(absl::string_view field, const Message& expected, const Message& found);

// The parts of a list, separated by commas, blanks, slashes or semicolons.
std::vector<absl::string_view> ListParts(absl::string_view text);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_FIELDS_H_
