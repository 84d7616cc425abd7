#include "tools/answers/advise/advise_question.h"

#include <utility>

#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/try.h"
#include "tools/answers/advise/words.h"
#include "tools/answers/door/words.h"

namespace schafkopf {

absl::StatusOr<AdviseQuestion> ReadAdvise(const Fields& fields) {
  auto rules = fields.Rules(DefaultRules());
  if (!rules.ok()) return rules.status();
  auto given = ReadConditions(fields, "given");
  if (!given.ok()) return given.status();
  auto chances = ReadConditions(fields, "chance");
  if (!chances.ok()) return chances.status();
  AdviseQuestion question;
  for (const std::string& text : fields.Texts("holds")) {
    const auto card = ParseCard(text);
    if (!card.ok()) return AtField("holds", card.status());
    question.holds.push_back(*card);
  }
  if (fields.Flag("exact") && fields.Has("worlds")) {
    return AtField("worlds", SyntaxError(1, words::kOneOfWorldsAndExact, words::kBoth));
  }
  question.view.text = fields.Text("view");
  question.bids = fields.Text("bids");
  question.kontra = fields.Text("kontra");
  question.given = *std::move(given);
  question.chances = *std::move(chances);
  question.worlds = fields.Count("worlds", question.worlds);
  question.exact = fields.Flag("exact");
  question.open = !fields.Flag("no_open");
  question.seed = fields.Count("seed", question.seed);
  question.language = fields.language();
  question.rules = *std::move(rules);
  SCHAFKOPF_TRY(question.others, fields.AskedOthers());
  return question;
}

}  // namespace schafkopf
