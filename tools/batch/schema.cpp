#include "tools/batch/schema.h"

#include <initializer_list>

namespace schafkopf {

Schema SchemaOf(const Job& job) {
  using enum FieldKind;
  Schema schema = {"", {}, nullptr, {}};
  if (job.question.kind == QuestionKind::kAsk) {
    schema.head = {{"seat", kSmall}, {"verdict", kWord}, {"best", kContract}};
  } else {
    schema.head = {{"contract", kContract}, {"declarer", kSmall}};
  }
  const auto head = [&](std::initializer_list<Field> fields) {
    schema.head.insert(schema.head.end(), fields);
  };
  switch (job.question.kind) {
    case QuestionKind::kValue:
      schema.question = "value";
      head({{"value", kSmall}, {"won", kFlag}, {"cents", kCents}});
      break;
    case QuestionKind::kCards:
      schema.question = "cards";
      head({{"value", kSmall}, {"won", kFlag}, {"cents", kCents}, {"seat", kSmall}});
      schema.list = "cards";
      schema.rows = {{"card", kCard}, {"card_value", kSmall}};
      break;
    case QuestionKind::kTable:
      schema.question = "table";
      schema.head.clear();
      schema.list = "games";
      schema.rows = {{"declarer", kSmall}, {"contract", kContract}, {"won", kFlag}};
      if (job.question.values != TableValues::kNone) {
        schema.rows.push_back({"best", kFlag});
        schema.rows.push_back({"value", kSmall});
        schema.rows.push_back({"cents", kCents});
      }
      break;
    case QuestionKind::kPostMortem:
      schema.question = "post-mortem";
      head({{"value", kSmall}, {"result", kSmall}});
      schema.list = "plays";
      schema.rows = {{"trick", kSmall}, {"seat", kSmall},      {"card", kCard},
                     {"best", kCard},   {"before", kSmall},    {"after", kSmall},
                     {"cost", kSmall},  {"cost_cents", kCents}};
      break;
    case QuestionKind::kAsk:
      schema.question = "ask";
      schema.list = "contracts";
      schema.rows = {{"contract", kContract}, {"table_win", kReal}, {"open_win", kReal},
                     {"open_low", kReal},     {"open_high", kReal}, {"schneider", kReal},
                     {"schwarz", kReal},      {"cents", kReal},     {"open_cents", kReal},
                     {"cents_error", kReal},  {"worlds", kCents}};
      break;
  }
  if (job.generated) head({{"deal", kDeal}});
  return schema;
}

}  // namespace schafkopf
