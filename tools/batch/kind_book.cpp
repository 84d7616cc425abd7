// The kind book: what looking up a hand needs, each class of alike hands once.
#include <algorithm>
#include <array>

#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "solver/people/passing.h"
#include "tools/answers/ask_hand.h"
#include "tools/batch/book_row.h"
#include "tools/batch/job.h"
#include "tools/batch/kinds.h"
#include "tools/batch/toml_keys.h"

namespace schafkopf {
namespace {

constexpr std::int64_t kMostWorlds = 1'000'000;
constexpr auto kBookKeys = std::to_array<std::string_view>({"kind", "contracts", "worlds"});

void ReadBookKeys(TomlKeys& keys, const toml::table& table, JobQuestion& question) {
  std::uint64_t worlds = 400;
  keys.ReadNumber(table, "worlds", 1, kMostWorlds, worlds);
  question.worlds = worlds;
}

std::string BookKeysText(const JobQuestion& question) {
  return absl::StrCat(ContractsText(question.contracts), "worlds = ", *question.worlds, "\n");
}

// A row for each group of columns, which `of` names.
Schema BookSchema(const JobQuestion& /*question*/) {
  using enum FieldKind;
  Schema schema = {"book", {{"seat", kSmall}, {"hand", kName}}, "rows", {}};
  schema.rows = {{"of", kWord}, {"contract", kContract}, {"level", kSmall}};
  for (std::string_view name : kSumColumns) schema.rows.push_back({name.data(), kSum});
  for (std::string_view name : kPassingColumns) schema.rows.push_back({name.data(), kReal});
  for (std::string_view name : kLevelColumns) schema.rows.push_back({name.data(), kReal});
  return schema;
}

constexpr std::size_t kNames = 3;
constexpr std::size_t kPassingAt = kNames + kSumColumns.size();
constexpr std::size_t kLevelsAt = kPassingAt + kPassingColumns.size();
constexpr std::size_t kColumns = kLevelsAt + kLevelColumns.size();

// Nothing in other columns than those that begin with `at`.
std::vector<Cell> RowOf(std::vector<Cell> names, std::size_t at, std::span<const double> numbers) {
  names.resize(at);
  for (double number : numbers) {
    if (at == kNames) {
      names.emplace_back(static_cast<std::int64_t>(number));
    } else {
      names.emplace_back(number);
    }
  }
  names.resize(kColumns);
  return names;
}

void AddGames(const BidQuestion& question, const BookPart& part, const AdviceOptions& options,
              Record& record) {
  const BidAdvice advice = AdviseOnBids({&question, 1}, options).front();
  const auto worth_of = [&](const Contract& contract) -> const ContractWorth& {
    return *std::ranges::find(advice.ranked, contract, &ContractWorth::contract);
  };
  const auto add = [&](const char* of, const Contract& contract, const GameSums& sums) {
    record.rows.push_back(RowOf({of, contract, Cell()}, kNames, NumbersOf(sums)));
  };
  add("open", part.games.front(), worth_of(part.games.front()).open);
  for (const Contract& contract : part.games) add("games", contract, worth_of(contract).played);
}

void AddPassing(const BidQuestion& question, std::span<const int> levels,
                const AdviceOptions& options, Record& record) {
  const auto passing = PassingOf(question, options);
  if (!passing) return;
  const BookRow numbers = NumbersOf(*passing, levels);
  std::span<const double> rest = numbers;
  const auto add = [&](std::vector<Cell> names, std::size_t at, std::size_t count) {
    record.rows.push_back(RowOf(std::move(names), at, rest.first(count)));
    rest = rest.subspan(count);
  };
  add({"passing"}, kPassingAt, kPassingColumns.size());
  for (int level : levels) {
    add({"level", Cell(), std::int64_t{level}}, kLevelsAt, kLevelColumns.size());
  }
}

// No rows where the hand may not announce the games, or what passing is worth is not known.
absl::Status AnswerBook(const AskedItem& item, Record& record) {
  const Job& job = item.job;
  const auto entry = job.book->At(static_cast<std::uint64_t>(item.line.number) - 1);
  const BookPart& part = entry.part;
  const CardSet hand = part.HandOf(entry.row);
  record.head = {NumberCell(part.seat),
                 ToString(hand, CardOrder(Contract::Named("ruf", Suit::kEichel)))};
  AdviceOptions options;
  options.stakes = StakesOf(job.rules);
  options.DealEach(*job.question.worlds);
  options.seed = job.seed;
  options.threads = 1;
  auto question = MakeBidQuestion({hand, job.book->terms().deck},
                                  {part.seat, kSeatCount, part.games}, job.rules, options);
  if (!question.ok()) return absl::OkStatus();
  if (part.is_passing()) {
    AddPassing(*question, job.book->levels(), options, record);
  } else {
    question->must_play = true;  // passing has entries of its own
    AddGames(*question, part, options, record);
  }
  return absl::OkStatus();
}

}  // namespace

const JobKind kBookKind = {"book",
                           JobSubject::kBook,
                           64,
                           kBookKeys,
                           ReadBookKeys,
                           BookKeysText,
                           BookSchema,
                           AnswerBook,
                           /*uses_model=*/true};

}  // namespace schafkopf
