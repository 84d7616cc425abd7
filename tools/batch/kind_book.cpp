// The kind book: what looking up a hand needs, each class of alike hands once.
#include <algorithm>
#include <array>

#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "solver/advice/bid_ranking.h"
#include "solver/advice/contract_price.h"
#include "solver/advice/passing.h"
#include "tools/answers/ask/ask_hand.h"
#include "tools/batch/book_row.h"
#include "tools/batch/job.h"
#include "tools/batch/kinds.h"
#include "tools/batch/toml_keys.h"

namespace schafkopf {
namespace {

constexpr auto kBookKeys =
    std::to_array<std::string_view>({"kind", "contracts", "worlds", "table_error"});
// Of passing, ten rounds for each; how many more are dealt than should do.
constexpr std::uint64_t kFirstPassing = 20;
constexpr std::uint64_t kMostPassing = 20'000;
constexpr double kPassingAim = 1.05;

void ReadBookKeys(TomlKeys& keys, const toml::table& table, JobQuestion& question) {
  ReadTableError(keys, table, question);
  if (question.accuracy.table_error) return;
  std::uint64_t worlds = 400;
  keys.ReadNumber(table, "worlds", 1, kMostBookWorlds, worlds);
  question.accuracy.worlds = worlds;
}

std::string BookKeysText(const JobQuestion& question) {
  return absl::StrCat(ContractsText(question.contracts), TableErrorText(question),
                      WorldsText(question));
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

constexpr std::size_t kPassingAt = kBookNames + kSumColumns.size();
constexpr std::size_t kLevelsAt = kPassingAt + kPassingColumns.size();
constexpr std::size_t kColumns = kLevelsAt + kLevelColumns.size();

// Nothing in other columns than those that begin with `at`.
std::vector<Cell> RowOf(std::vector<Cell> names, std::size_t at, std::span<const double> numbers) {
  names.resize(at);
  for (double number : numbers) {
    if (at == kBookNames) {
      names.emplace_back(static_cast<std::int64_t>(number));
    } else {
      names.emplace_back(number);
    }
  }
  names.resize(kColumns);
  return names;
}

AdviceOptions CommonOptions(const Job& job) {
  AdviceOptions options;
  options.stakes = StakesOf(job.rules);
  options.open_cents = false;
  return options;
}

ContractWorth WorthOf(BidQuestion question, const Contract& contract, const AdviceOptions& options,
                      const Effort& effort) {
  question.contracts = {contract};
  return AdviseOnBids({&question, 1}, options, effort).front().ranked.front();
}

// As many worlds as the job says, or until its error is met: but for games by thinking seats, of
// which there are as many as `ask` has.
AdviceOptions GameOptions(const BidQuestion& question, const Contract& contract, const Job& job) {
  AdviceOptions options = CommonOptions(job);
  const Basis basis = BestBasisOf(question, EstimateOf(question, contract).game);
  if (const auto worlds = job.question.accuracy.worlds) {
    options.DealEach(*worlds);
  } else if (basis <= Basis::kHabit) {
    options.table_error = job.question.accuracy.table_error;
  }
  return options;
}

// A Tout is played where open cards make it now and then.
void AddGames(const BidQuestion& question, const BookPart& part, const Job& job, Record& record) {
  const auto add = [&](const char* of, const Contract& contract, const GameSums& sums) {
    record.rows.push_back(RowOf({of, contract, Cell()}, kBookNames, NumbersOf(sums)));
  };
  const Contract& game = part.games.front();
  const Effort effort{.seed = job.seed};
  const ContractWorth worth = WorthOf(question, game, GameOptions(question, game, job), effort);
  add("open", game, worth.open);
  add("games", game, worth.played);
  for (const Contract& tout : std::span(part.games).subspan(1)) {
    const bool likely = IsLikelyTout(worth.open.schwarz, worth.open.worlds);
    add("games", tout,
        likely ? WorthOf(question, tout, GameOptions(question, tout, job), effort).played
               : GameSums{});
  }
}

// Until its standard error is what one of `table_error` in the chance of a Solo costs there.
std::optional<RoundEstimate> PassingTo(double table_error, const BidQuestion& question,
                                       const Job& job) {
  const double enough =
      kNormal95 * table_error * 2 * (kSeatCount - 1) * job.rules.tariff.solo.count();
  AdviceOptions options = CommonOptions(job);
  options.worlds = kFirstPassing;
  while (true) {
    const auto passing = PassingOf(question, options, {.seed = job.seed});
    if (!passing || passing->cents.error <= enough) return passing;
    if (options.worlds >= kMostPassing) return passing;
    const double part = passing->cents.error / enough;
    const double wanted = kPassingAim * part * part * static_cast<double>(options.worlds);
    options.worlds = static_cast<std::uint64_t>(std::min(wanted, double{kMostPassing})) + 1;
  }
}

void AddPassing(const BidQuestion& question, std::span<const int> levels, const Job& job,
                Record& record) {
  AdviceOptions options = CommonOptions(job);
  const Accuracy& accuracy = job.question.accuracy;
  if (accuracy.worlds) options.DealEach(*accuracy.worlds);
  const auto passing = accuracy.table_error ? PassingTo(*accuracy.table_error, question, job)
                                            : PassingOf(question, options, {.seed = job.seed});
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
  AskTerms terms{job.question.hand};
  terms.seat = part.seat;
  terms.games.each = part.games;
  terms.rules = job.rules;
  auto question = MakeBidQuestion({hand, job.book->terms().deck}, terms);
  if (!question.ok()) return absl::OkStatus();
  if (part.is_passing()) {
    AddPassing(*question, job.book->levels(), job, record);
  } else {
    question->must_play = true;  // passing has entries of its own
    AddGames(*question, part, job, record);
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
