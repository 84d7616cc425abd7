// The kind review: what each seat of a recorded game lost by its bid and its cards.
#include <array>

#include "tools/answers/advise/review_answer.h"
#include "tools/answers/door/deal_cells.h"
#include "tools/answers/door/watch.h"
#include "tools/batch/job/job.h"
#include "tools/batch/job/toml_keys.h"
#include "tools/batch/kinds/kinds.h"

namespace schafkopf {
namespace {

constexpr auto kReviewKeys = std::to_array<std::string_view>({"kind", "worlds"});

void ReadReviewKeys(TomlKeys& keys, const toml::table& table, JobQuestion& question) {
  std::uint64_t worlds = 0;
  keys.ReadNumber(table, "worlds", 2, 1'000'000, worlds);
  if (worlds > 0) question.accuracy.worlds = worlds;
}

std::string ReviewKeysText(const JobQuestion& question) { return WorldsText(question); }

// A row for each seat, of trick 0, with its bid and what the game came to; then one for each card.
struct ReviewRow {
  int trick = 0;
  const SeatReview* seat = nullptr;
  Cell player = {};
  const SeatReview* played = nullptr;  // of its seat's row, where it played
  const JudgedBid* bid = nullptr;      // likewise
  const ReviewedCard* card = nullptr;
  const JudgedCard* free = nullptr;  // the card, where it was a choice
};
struct GameRows {
  const WrittenGame* game;
  const ReviewAnswer* answer = nullptr;  // where somebody bid
  std::vector<ReviewRow> rows = {};
};

Cell NameCell(const std::string& text) { return WhereAny(Escaped(text)); }

constexpr auto kRowColumns = ColumnsOf<ReviewRow>({
    {"trick", Kind::kSmall, At<&ReviewRow::trick>},
    {"seat", Kind::kSeat, At<&ReviewRow::seat, &SeatReview::seat>},
    {"player", Kind::kName, At<&ReviewRow::player>},
    {"role", Kind::kWord, [](auto& row) { return AbslView(NameOf(row.seat->role)); }},
    {"card", Kind::kCard, At<&ReviewRow::card, &ReviewedCard::judged, &JudgedCard::card>},
    {"best", Kind::kCard, At<&ReviewRow::card, &ReviewedCard::judged, &JudgedCard::best>},
    {"cost", Kind::kMean, At<&ReviewRow::free, &JudgedCard::lost, &MeanError::value>},
    {"cost_error", Kind::kMean, At<&ReviewRow::free, &JudgedCard::lost, &MeanError::error>},
    {"mistake", Kind::kFlag,
     [](auto& row) { return row.free ? Cell(row.card->is_mistake()) : Cell(); }},
    {"win", Kind::kShare, At<&ReviewRow::free, &JudgedCard::win>},
    {"open_cost", Kind::kPoints, At<&ReviewRow::card, &ReviewedCard::open_cost>},
    {"open_lost", Kind::kReal, At<&ReviewRow::card, &ReviewedCard::open_lost>},
    {"bid_made", Kind::kContract, At<&ReviewRow::bid, &JudgedBid::made>},
    {"bid_best", Kind::kContract, At<&ReviewRow::bid, &JudgedBid::best>},
    {"bid_lost", Kind::kMean, At<&ReviewRow::bid, &JudgedBid::lost, &MeanError::value>},
    {"bid_lost_error", Kind::kMean, At<&ReviewRow::bid, &JudgedBid::lost, &MeanError::error>},
    {"bid_mistake", Kind::kFlag,
     [](auto& row) { return row.bid ? Cell(IsMistake(row.bid->lost)) : Cell(); }},
    {"cents", Kind::kCents, At<&ReviewRow::played, &SeatReview::cents>},
    {"expected", Kind::kMean, At<&ReviewRow::played, &SeatReview::expected>},
    {"luck", Kind::kMean, At<&ReviewRow::played, &SeatReview::luck>},
});
constexpr auto kReviewColumns = ColumnsOf<GameRows>({
    {"id", Kind::kName, [](auto& rows) { return NameCell(rows.game->id.ToText()); }},
    {"contract", Kind::kContract, At<&GameRows::game, &WrittenGame::deal, &DealLine::contract>},
    {"declarer", Kind::kSeat, [](auto& rows) { return DeclarerOf(rows.game->deal); }},
    {"value", Kind::kPoints, At<&GameRows::answer, &ReviewAnswer::value>},
    {"result", Kind::kPoints, At<&GameRows::answer, &ReviewAnswer::result>},
    {"rows", RowsOf(kRowColumns), [](auto& rows) { return kRowColumns.Each(rows.rows); }},
});

Schema ReviewSchema(const JobQuestion& /*question*/) {
  return Schema::Of("review", kReviewColumns);
}

ReviewRow RowOf(const SeatReview& seat, const WrittenGame& game) {
  const auto place = static_cast<std::size_t>(seat.seat.index());
  return {.seat = &seat,
          .player = place < game.players.size() ? NameCell(game.players[place]) : Cell()};
}

absl::StatusOr<Cells> AnswerReview(const AskedItem& item) {
  const Job& job = item.job;
  ReviewQuestion question;
  question.game = item.line;
  question.worlds = job.question.accuracy.worlds.value_or(question.worlds);
  question.seed = job.seed;
  question.rules = job.rules;
  const auto answer = AnswerOf(question, Watch{}, item.solver);
  if (!answer.ok()) return answer.status();
  const WrittenGame& game = answer->game;
  GameRows rows = {&game};
  if (game.deal.contract) rows.answer = &*answer;
  for (const SeatReview& seat : answer->seats) {
    ReviewRow& row = rows.rows.emplace_back(RowOf(seat, game));
    if (seat.role != Role::kNobody) row.played = &seat;
    if (seat.bid) row.bid = &*seat.bid;
  }
  for (const ReviewedCard& card : answer->cards) {
    const auto seat = static_cast<std::size_t>(card.judged.seat.index());
    ReviewRow& row = rows.rows.emplace_back(RowOf(answer->seats[seat], game));
    row.trick = card.trick;
    row.card = &card;
    if (card.judged.free) row.free = &card.judged;
  }
  return kReviewColumns.CellsOf(rows);
}

}  // namespace

const JobKind kReviewKind = {"review",         JobSubject::kGame, 4,
                             kReviewKeys,      ReadReviewKeys,    ReviewKeysText,
                             ReviewSchema,     AnswerReview,
                             /*model=*/"cards"};

}  // namespace schafkopf
