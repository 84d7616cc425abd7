// What may be played: the legal cards of a hand in a trick.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DEALS_LEGAL_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DEALS_LEGAL_H_

#include <array>
#include <span>
#include <string>

#include "engine/play/card_order.h"
#include "engine/table/rule_set.h"
#include "tools/answers/door/answer.h"
#include "tools/answers/door/fields.h"

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

inline constexpr auto kLegalFields = std::to_array<FieldRow>({
    {"contract", FieldType::kText, "such as wenz or ruf:E", true},
    {"hand", FieldType::kText, "the cards still in the hand; of two players OPEN/COVERED", true},
    {"trick", FieldType::kText, "the cards on the table in order; none to lead"},
    {"holder", FieldType::kFlag, "the hand holds the called Sau; an error if it doesn't"},
    {"led_before", FieldType::kFlag, "the called suit has been led in an earlier trick"},
    {"deck", FieldType::kText,
     "long, short, short20, kop or 32, 24, 20, 16; else that of the game or the rules"},
    {"players", FieldType::kNumber, "2 to 4", false, 2, kSeatCount, "4"},
    {"dealt", FieldType::kNumber,
     "cards of the called suit that the holder was dealt; else those of the hand", false, 1, 8},
    {"trick_number", FieldType::kNumber,
     "the number of the trick, from 1; else by the cards that the hand lacks", false, 1, 16},
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DEALS_LEGAL_H_
