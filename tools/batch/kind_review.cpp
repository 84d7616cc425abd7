// The kind review: what each seat of a recorded game lost by its bid and its cards.
#include <array>

#include "absl/strings/str_cat.h"
#include "tools/answers/advise/review_answer.h"
#include "tools/batch/job.h"
#include "tools/batch/kinds.h"
#include "tools/batch/toml_keys.h"

namespace schafkopf {
namespace {

constexpr auto kReviewKeys = std::to_array<std::string_view>({"kind", "worlds"});

void ReadReviewKeys(TomlKeys& keys, const toml::table& table, JobQuestion& question) {
  std::uint64_t worlds = 0;
  keys.ReadNumber(table, "worlds", 2, 1'000'000, worlds);
  if (worlds > 0) question.accuracy.worlds = worlds;
}

std::string ReviewKeysText(const JobQuestion& question) { return WorldsText(question); }

// Where the columns of a card end, those of a bid, and those of the whole game.
constexpr std::size_t kCardColumns = 12;
constexpr std::size_t kBidColumns = 17;
constexpr std::size_t kColumns = 20;

// A row for each seat, of trick 0, with its bid and what the game came to; then one for each card.
Schema ReviewSchema(const JobQuestion& /*question*/) {
  using enum FieldKind;
  Schema schema = {"review", {{"id", kName}}, "rows", {}};
  for (const RecordField& field : ContractColumns()) schema.head.push_back(field);
  schema.head.push_back({"value", kSmall});
  schema.head.push_back({"result", kSmall});
  schema.rows = {
      {"trick", kSmall},      {"seat", kSmall},      {"player", kName},     {"role", kWord},
      {"card", kCard},        {"best", kCard},       {"cost", kReal},       {"cost_error", kReal},
      {"mistake", kFlag},     {"win", kReal},        {"open_cost", kSmall}, {"open_lost", kReal},
      {"made", kContract},    {"better", kContract}, {"bid_lost", kReal},   {"bid_error", kReal},
      {"bid_mistake", kFlag}, {"cents", kCents},     {"expected", kReal},   {"luck", kReal}};
  return schema;
}

Cell NameCell(const std::string& text) { return text.empty() ? Cell() : Cell(Escaped(text)); }

Cell IdCell(const Json& id) {
  if (id.is_null()) return {};
  return NameCell(id.is_string() ? id.get<std::string>() : id.dump());
}

Cell GameCell(const std::optional<Contract>& game) { return game ? Cell(*game) : Cell(); }

// How every row begins.
std::vector<Cell> RowOf(int trick, const SeatReview& seat, const WrittenGame& game) {
  const auto place = static_cast<std::size_t>(seat.seat.index());
  return {std::int64_t{trick}, NumberCell(seat.seat),
          place < game.players.size() ? NameCell(game.players[place]) : Cell(),
          std::string(NameOf(seat.role))};
}

std::vector<Cell> SeatRow(const SeatReview& seat, const WrittenGame& game) {
  std::vector<Cell> row = RowOf(0, seat, game);
  const bool played = seat.role != Role::kNobody;
  const auto if_played = [&](double value) { return played ? Cell(Rounded(value)) : Cell(); };
  row.resize(kCardColumns);
  if (const auto& bid = seat.bid) {
    row.insert(row.end(), {GameCell(bid->made), GameCell(bid->best), Rounded(bid->lost.value),
                           Rounded(bid->lost.error), IsMistake(bid->lost)});
  }
  row.resize(kBidColumns);
  row.insert(row.end(),
             {played ? Cell(seat.cents) : Cell(), if_played(seat.expected), if_played(seat.luck)});
  return row;
}

std::vector<Cell> CardRow(const ReviewedCard& card, const SeatReview& seat,
                          const WrittenGame& game) {
  std::vector<Cell> row = RowOf(card.trick, seat, game);
  const JudgedCard& judged = card.judged;
  const auto if_free = [&](double value) { return judged.free ? Cell(Rounded(value)) : Cell(); };
  row.insert(row.end(), {judged.card, judged.best, if_free(judged.lost.value),
                         if_free(judged.lost.error), judged.free ? Cell(card.is_mistake()) : Cell(),
                         if_free(judged.win), NumberCell(card.open_cost), card.open_lost});
  row.resize(kColumns);
  return row;
}

absl::Status AnswerReview(const AskedItem& item, Record& record) {
  const Job& job = item.job;
  ReviewQuestion question;
  question.game = item.line;
  question.worlds = job.question.accuracy.worlds.value_or(question.worlds);
  question.seed = job.seed;
  question.rules = job.rules;
  const auto answer = AnswerOf(question, Watch{}, item.solver);
  if (!answer.ok()) return answer.status();
  const WrittenGame& game = answer->game;
  record.head = {IdCell(game.id)};
  if (game.deal.contract) {
    const auto contract = ContractCells(game.deal);
    if (!contract.ok()) return contract.status();
    record.head.insert(record.head.end(), contract->begin(), contract->end());
    record.head.push_back(NumberCell(answer->value));
    record.head.push_back(NumberCell(answer->result));
  }
  for (const SeatReview& seat : answer->seats) record.rows.push_back(SeatRow(seat, game));
  for (const ReviewedCard& card : answer->cards) {
    const auto seat = static_cast<std::size_t>(card.judged.seat.index());
    record.rows.push_back(CardRow(card, answer->seats[seat], game));
  }
  return absl::OkStatus();
}

}  // namespace

const JobKind kReviewKind = {"review",           JobSubject::kGame, 4,
                             kReviewKeys,        ReadReviewKeys,    ReviewKeysText,
                             ReviewSchema,       AnswerReview,
                             /*uses_model=*/true};

}  // namespace schafkopf
