// The contracts, the tariff and the options in force.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_RULES_RULES_H_
#define SCHAFKOPF_TOOLS_ANSWERS_RULES_RULES_H_

#include <span>
#include <string>

#include "engine/table/rule_set.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/door/watch.h"

namespace schafkopf {

// Has no fields but those of CommonFields.
struct RulesQuestion {
  RuleSet rules;
  Language spoken = Language::kEnglish;
};

struct RulesAnswer {
  RuleSet rules;
  Language spoken = Language::kEnglish;  // of `rule_file`

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  // The same as tables: contracts, forms, options.
  std::string ToText(Language language) const;
};

// The book's rules where none are named.
absl::StatusOr<RulesQuestion> ReadRulesQuestion(const Fields& fields);
absl::StatusOr<RulesAnswer> AnswerOf(const RulesQuestion& question, const Watch& watch);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_RULES_RULES_H_
