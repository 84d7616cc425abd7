// The kind table: which contracts each seat would win with open cards.
#include <array>

#include "absl/strings/str_cat.h"
#include "engine/money/settle.h"
#include "engine/text/string_views.h"
#include "solver/contracts_won.h"
#include "tools/batch/job.h"
#include "tools/batch/kinds.h"
#include "tools/batch/toml_keys.h"

namespace schafkopf {
namespace {

constexpr auto kTableKeys = std::to_array<std::string_view>({"kind", "contracts", "values"});
constexpr auto kValuesWords = std::to_array<std::string_view>({"none", "best", "all"});

void ReadTableKeys(TomlKeys& keys, const toml::table& table, JobQuestion& question) {
  question.values = static_cast<TableValues>(keys.ReadWord(table, "values", kValuesWords));
}

std::string TableKeysText(const JobQuestion& question) {
  const std::string_view values = kValuesWords[static_cast<std::size_t>(question.values)];
  return absl::StrCat(ContractsText(question.contracts), "values = \"", AbslView(values), "\"\n");
}

Schema TableSchema(const JobQuestion& question) {
  using enum FieldKind;
  Schema schema = {"table", {}, "games", {}};
  schema.rows = {{"declarer", kSmall}, {"contract", kContract}, {"won", kFlag}};
  if (question.values == TableValues::kNone) return schema;
  for (const RecordField& field :
       {RecordField{"best", kFlag}, RecordField{"value", kSmall}, RecordField{"cents", kCents}}) {
    schema.rows.push_back(field);
  }
  return schema;
}

void AddGames(Seat declarer, const DealLine& deal, const std::vector<Contract>& contracts,
              const AskedItem& item, Record& record) {
  const RuleSet& rules = item.job.rules;
  const TableValues values = item.job.question.values;
  const auto games =
      WinnableBy(declarer, deal.hands, deal.covers, contracts, deal.table, item.solver);
  std::optional<std::size_t> best;
  if (values != TableValues::kNone) best = BestPaid(games, rules, item.solver);
  for (std::size_t i = 0; i < games.size(); ++i) {
    auto& row = record.rows.emplace_back(
        std::vector<Cell>{NumberCell(declarer), games[i].deal.contract(), games[i].won});
    if (values == TableValues::kNone) continue;
    row.emplace_back(i == best);
    if (values == TableValues::kAll || i == best) {
      const Value value = item.solver.Solve(Position(games[i].deal));
      row.push_back(NumberCell(value));
      row.push_back(NumberCell(ResultFor(games[i].deal, StakesOf(rules), value, declarer).cents));
    } else {
      row.resize(row.size() + 2);
    }
  }
}

absl::Status AnswerTable(const AskedItem& item, Record& record) {
  const auto deal = DealAsked(item);
  if (!deal.ok()) return deal.status();
  const std::vector<Contract>& asked = item.job.question.contracts;
  const std::vector<Contract> contracts =
      asked.empty() ? Offered(item.job.rules, deal->table.deck) : asked;
  for (Seat declarer : kSeats) {
    if (declarer.index() >= deal->seats()) break;
    AddGames(declarer, *deal, contracts, item, record);
  }
  return absl::OkStatus();
}

}  // namespace

const JobKind kTableKind = {"table",       JobSubject::kDeal, 32,          kTableKeys,
                            ReadTableKeys, TableKeysText,     TableSchema, AnswerTable};

}  // namespace schafkopf
