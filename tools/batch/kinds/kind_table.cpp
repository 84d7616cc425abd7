// The kind table: which contracts each seat would win with open cards.
#include <array>

#include "absl/strings/str_cat.h"
#include "engine/money/settle.h"
#include "engine/text/string_views.h"
#include "solver/contracts_won.h"
#include "tools/batch/job/job.h"
#include "tools/batch/job/toml_keys.h"
#include "tools/batch/kinds/kinds.h"

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

// A contract with its declarer.
struct TableGame {
  Seat declarer;
  Contract contract;
  bool won;
  bool best;  // the best paid of the declarer
  std::optional<Value> value = {};
  std::optional<Cents> cents = {};
};

constexpr auto kGameColumns = ColumnsOf<TableGame>({
    {"declarer", Kind::kSeat, At<&TableGame::declarer>},
    {"contract", Kind::kContract, At<&TableGame::contract>},
    {"won", Kind::kFlag, At<&TableGame::won>},
    {"best", Kind::kFlag, At<&TableGame::best>},
    {"value", Kind::kPoints, At<&TableGame::value>},
    {"cents", Kind::kCents, At<&TableGame::cents>},
});
using TableGames = std::vector<TableGame>;
constexpr auto kTableColumns = ColumnsOf<TableGames>({
    {"games", RowsOf(kGameColumns), [](auto& games) { return kGameColumns.Each(games); }},
});
// Without values.
constexpr auto kWonColumns = ColumnsOf<TableGames>({
    {"games", RowsOf(std::span<const ColumnInfo>(kGameColumns).first(3)),
     [](auto& games) { return kGameColumns.Each(games); }},
});

Schema TableSchema(const JobQuestion& question) {
  if (question.values == TableValues::kNone) return Schema::Of("table", kWonColumns);
  return Schema::Of("table", kTableColumns);
}

void AddGames(Seat declarer, const DealLine& deal, const std::vector<Contract>& contracts,
              const AskedItem& item, TableGames& table) {
  const RuleSet& rules = item.job.rules;
  const TableValues values = item.job.question.values;
  const auto games =
      WinnableBy(declarer, deal.hands, deal.covers, contracts, deal.table, item.solver);
  std::optional<std::size_t> best;
  if (values != TableValues::kNone) best = BestPaid(games, rules, item.solver);
  for (std::size_t i = 0; i < games.size(); ++i) {
    const Deal& dealt = games[i].deal;
    TableGame& game =
        table.emplace_back(TableGame{declarer, dealt.contract(), games[i].won, i == best});
    if (values != TableValues::kAll && !game.best) continue;
    game.value = item.solver.Solve(Position(dealt));
    game.cents = ResultFor(dealt, StakesOf(rules), *game.value, declarer).cents;
  }
}

absl::StatusOr<Cells> AnswerTable(const AskedItem& item) {
  const auto deal = DealAsked(item);
  if (!deal.ok()) return deal.status();
  const std::vector<Contract>& asked = item.job.question.contracts;
  const std::vector<Contract> contracts =
      asked.empty() ? Offered(item.job.rules, deal->table.deck) : asked;
  TableGames games;
  for (Seat declarer : kSeats) {
    if (declarer.index() >= deal->seats()) break;
    AddGames(declarer, *deal, contracts, item, games);
  }
  return kTableColumns.CellsOf(games);
}

}  // namespace

const JobKind kTableKind = {"table",       JobSubject::kDeal, 32,          kTableKeys,
                            ReadTableKeys, TableKeysText,     TableSchema, AnswerTable};

}  // namespace schafkopf
