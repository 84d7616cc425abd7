// The kind book: what looking up a hand needs, each class of alike hands once.
#include <algorithm>
#include <array>

#include "absl/strings/str_cat.h"
#include "solver/advice/bid_advice.h"
#include "solver/advice/bid_ranking.h"
#include "solver/advice/contract_price.h"
#include "solver/advice/passing.h"
#include "tools/answers/ask/ask_hand.h"
#include "tools/batch/job/job.h"
#include "tools/batch/job/toml_keys.h"
#include "tools/batch/kinds/book_row.h"
#include "tools/batch/kinds/kinds.h"

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

struct BookEntry {
  Seat seat;
  CardSet hand;
  std::vector<BookGroup> groups = {};
};
constexpr auto kEntryColumns = ColumnsOf<BookEntry>({
    {"seat", Kind::kSeat, At<&BookEntry::seat>},
    {"hand", Kind::kName, [](auto& entry) { return Cell(entry.hand).ToText(); }},
    {"rows", RowsOf(kBookColumns), [](auto& entry) { return kBookColumns.Each(entry.groups); }},
});

Schema BookSchema(const JobQuestion& /*question*/) { return Schema::Of("book", kEntryColumns); }

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
void AddGames(const BidQuestion& question, const BookPart& part, const Job& job, BookEntry& entry) {
  const auto add = [&](std::string_view of, const Contract& contract, const GameSums& sums) {
    entry.groups.push_back({.of = of, .contract = contract, .sums = sums});
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
                BookEntry& entry) {
  AdviceOptions options = CommonOptions(job);
  const Accuracy& accuracy = job.question.accuracy;
  if (accuracy.worlds) options.DealEach(*accuracy.worlds);
  const auto passing = accuracy.table_error ? PassingTo(*accuracy.table_error, question, job)
                                            : PassingOf(question, options, {.seed = job.seed});
  if (!passing) return;
  entry.groups.push_back({.of = "passing", .passing = passing});
  for (int level : levels) {
    const auto found = std::ranges::find(passing->ranks, level, &RankShare::level);
    entry.groups.push_back({.of = "level",
                            .level = level,
                            .rank = found == passing->ranks.end() ? RankShare{} : *found});
  }
}

// No groups where the hand may not announce the games, or what passing is worth is not known.
absl::StatusOr<Cells> AnswerBook(const AskedItem& item) {
  const Job& job = item.job;
  const auto place = job.book->At(static_cast<std::uint64_t>(item.line.number) - 1);
  const BookPart& part = place.part;
  BookEntry entry = {part.seat, part.HandOf(place.row)};
  AskTerms terms{job.question.hand};
  terms.seat = part.seat;
  terms.games.each = part.games;
  terms.rules = job.rules;
  auto question = MakeBidQuestion({entry.hand, job.book->terms().deck}, terms);
  if (question.ok() && part.is_passing()) {
    AddPassing(*question, job.book->levels(), job, entry);
  } else if (question.ok()) {
    question->must_play = true;  // passing has entries of its own
    AddGames(*question, part, job, entry);
  }
  return kEntryColumns.CellsOf(entry);
}

}  // namespace

const JobKind kBookKind = {"book",           JobSubject::kBook, 64,         kBookKeys,
                           ReadBookKeys,     BookKeysText,      BookSchema, AnswerBook,
                           /*model=*/"model"};

}  // namespace schafkopf
