// What may be played: the legal cards of a hand in a trick.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DEALS_LEGAL_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DEALS_LEGAL_H_

#include <array>
#include <span>
#include <string>

#include "engine/play/card_order.h"
#include "engine/table/rule_set.h"
#include "tools/answers/deals/words.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/door/watch.h"
#include "tools/answers/door/words.h"

namespace schafkopf {

// As its asker wrote it; what is left out follows from the hand.
struct LegalQuestion {
  std::string contract;
  std::string hand;  // still held; of two players OPEN/COVERED
  std::string trick;
  bool holder = false;
  bool led_before = false;
  std::string deck;
  int players = kSeatCount;
  int dealt = 0;
  int trick_number = 0;
  RuleSet rules;
};

struct LegalAnswer {
  Contract contract;
  CardOrder order;
  CardSet legal;

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language language) const;
};

// The book's rules where none are named.
absl::StatusOr<LegalQuestion> ReadLegal(const Fields& fields);

// Errors are at the fields contract, deck, hand or trick.
absl::StatusOr<LegalAnswer> AnswerOf(const LegalQuestion& question, const Watch& watch);

static_assert(kSeatCount == 4);  // as the row has it
inline constexpr auto kLegalFields = std::to_array<FieldRow>({
    {"contract", FieldType::kText, words::kSuchAsWenzOrRufE, true},
    {"hand", FieldType::kText, words::kCardsStillInHandOf, true},
    {"trick", FieldType::kText, words::kCardsOnTableInOrder},
    {"holder", FieldType::kFlag, words::kHandHoldsCalledSauError},
    {"led_before", FieldType::kFlag, words::kCalledSuitHasBeenLed},
    {"deck", FieldType::kText, words::kLongShortShort20KopOr32},
    {"players", FieldType::kNumber, words::kTwoToFour, false, 2, kSeatCount, "4"},
    {"dealt", FieldType::kNumber, words::kCardsOfCalledSuitThat, false, 1, 8},
    {"trick_number", FieldType::kNumber, words::kNumberOfTrickFrom1, false, 1, 16},
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DEALS_LEGAL_H_
