// The kinds value and cards: the exact value of a position, and after each legal card.
#include <array>

#include "absl/strings/str_cat.h"
#include "engine/money/settle.h"
#include "tools/batch/job.h"
#include "tools/batch/kinds.h"
#include "tools/batch/toml_keys.h"

namespace schafkopf {
namespace {

constexpr auto kValueKeys = std::to_array<std::string_view>({"kind", "from_start"});

void ReadValueKeys(TomlKeys& keys, const toml::table& table, JobQuestion& question) {
  keys.ReadFlag(table, "from_start", question.from_start);
}

std::string ValueKeysText(const JobQuestion& question) {
  return absl::StrCat("from_start = ", question.from_start ? "true" : "false", "\n");
}

Schema ValueSchema(const JobQuestion& /*question*/) {
  using enum FieldKind;
  Schema schema = {"value", ContractColumns(), nullptr, {}};
  for (const RecordField& field :
       {RecordField{"value", kSmall}, RecordField{"won", kFlag}, RecordField{"cents", kCents}}) {
    schema.head.push_back(field);
  }
  return schema;
}

Schema CardsSchema(const JobQuestion& question) {
  using enum FieldKind;
  Schema schema = ValueSchema(question);
  schema.question = "cards";
  schema.head.push_back({"seat", kSmall});
  schema.list = "cards";
  schema.rows = {{"card", kCard}, {"card_value", kSmall}};
  return schema;
}

// Fills the head of both kinds. The position solved; nothing where nobody bid.
absl::StatusOr<std::optional<Position>> AddValue(const AskedItem& item, Record& record) {
  auto deal = DealAsked(item);
  if (!deal.ok()) return deal.status();
  if (item.job.question.from_start) deal->played.clear();
  if (!deal->contract) return std::nullopt;
  auto head = ContractCells(*deal);
  if (!head.ok()) return head.status();
  const Position position = PositionOf(*deal);
  if (!position.switched()) {
    return SyntaxError(1, "the cards up to the trick after which the Solo is announced",
                       absl::StrCat(deal->played.size(), " cards"));
  }
  record.head = *std::move(head);
  const Value value = item.solver.Solve(position);
  const Deal& dealt = position.deal();
  const SeatResult settled = ResultFor(dealt, StakesOf(item.job.rules), value, dealt.declarer);
  record.head.push_back(NumberCell(value));
  record.head.push_back(settled.won ? Cell(*settled.won) : Cell());
  record.head.push_back(NumberCell(settled.cents));
  return position;
}

absl::Status AnswerValue(const AskedItem& item, Record& record) {
  return AddValue(item, record).status();
}

absl::Status AnswerCards(const AskedItem& item, Record& record) {
  const auto position = AddValue(item, record);
  if (!position.ok() || !*position) return position.status();
  const Position& solved = **position;
  record.head.push_back(solved.finished() ? Cell() : NumberCell(solved.to_move()));
  for (const CardValue& card : item.solver.SolveCards(solved)) {
    record.rows.push_back({card.card, NumberCell(card.value)});
  }
  return absl::OkStatus();
}

}  // namespace

const JobKind kValueKind = {"value",       JobSubject::kContract, 256,         kValueKeys,
                            ReadValueKeys, ValueKeysText,         ValueSchema, AnswerValue};
const JobKind kCardsKind = {"cards",       JobSubject::kContract, 256,         kValueKeys,
                            ReadValueKeys, ValueKeysText,         CardsSchema, AnswerCards};

}  // namespace schafkopf
