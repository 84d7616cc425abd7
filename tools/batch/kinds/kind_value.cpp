// The kinds value and cards: the exact value of a position, and after each legal card.
#include <array>

#include "absl/strings/str_cat.h"
#include "engine/money/settle.h"
#include "tools/answers/door/deal_cells.h"
#include "tools/batch/job/job.h"
#include "tools/batch/job/toml_keys.h"
#include "tools/batch/kinds/kinds.h"

namespace schafkopf {
namespace {

constexpr auto kValueKeys = std::to_array<std::string_view>({"kind", "from_start"});

void ReadValueKeys(TomlKeys& keys, const toml::table& table, JobQuestion& question) {
  keys.ReadFlag(table, "from_start", question.from_start);
}

std::string ValueKeysText(const JobQuestion& question) {
  return absl::StrCat("from_start = ", question.from_start ? "true" : "false", "\n");
}

// A position, and what it is worth.
struct SolvedDeal {
  DealLine deal;
  Value value;
  SeatResult result;          // of the declarer
  std::optional<Seat> mover;  // on turn
  std::vector<CardValue> cards;
};

constexpr auto kCardColumns = ColumnsOf<CardValue>({
    {"card", Kind::kCard, At<&CardValue::card>},
    {"card_value", Kind::kPoints, At<&CardValue::value>},
});
constexpr auto kSolvedColumns = ColumnsOf<SolvedDeal>({
    {"contract", Kind::kContract, At<&SolvedDeal::deal, &DealLine::contract>},
    {"declarer", Kind::kSeat, [](auto& solved) { return DeclarerOf(solved.deal); }},
    {"value", Kind::kPoints, At<&SolvedDeal::value>},
    {"won", Kind::kFlag, At<&SolvedDeal::result, &SeatResult::won>},
    {"cents", Kind::kCents, At<&SolvedDeal::result, &SeatResult::cents>},
    {"seat", Kind::kSeat, At<&SolvedDeal::mover>},
    {"cards", RowsOf(kCardColumns), [](auto& solved) { return kCardColumns.Each(solved.cards); }},
});
constexpr std::size_t kValueColumns = 5;

Schema ValueSchema(const JobQuestion& /*question*/) {
  return Schema::Of("value", std::span<const ColumnInfo>(kSolvedColumns).first(kValueColumns));
}

Schema CardsSchema(const JobQuestion& /*question*/) { return Schema::Of("cards", kSolvedColumns); }

absl::StatusOr<Cells> AnswerOf(const AskedItem& item, bool each_card) {
  auto deal = DealAsked(item);
  if (!deal.ok()) return deal.status();
  if (item.job.question.from_start) deal->played.clear();
  if (!deal->contract) return Cells();
  if (auto sides = CheckSides(*deal->contract); !sides.ok()) return sides;
  const Position position = PositionOf(*deal);
  if (!position.switched()) {
    return SyntaxError(1, "the cards up to the trick after which the Solo is announced",
                       absl::StrCat(deal->played.size(), " cards"));
  }
  SolvedDeal solved = {*std::move(deal), item.solver.Solve(position), {}, {}, {}};
  const Deal& dealt = position.deal();
  solved.result = ResultFor(dealt, StakesOf(item.job.rules), solved.value, dealt.declarer);
  if (each_card) {
    if (!position.finished()) solved.mover = position.to_move();
    solved.cards = item.solver.SolveCards(position);
  }
  return kSolvedColumns.CellsOf(solved);
}

absl::StatusOr<Cells> AnswerValue(const AskedItem& item) { return AnswerOf(item, false); }
absl::StatusOr<Cells> AnswerCards(const AskedItem& item) { return AnswerOf(item, true); }

}  // namespace

const JobKind kValueKind = {"value",       JobSubject::kContract, 256,         kValueKeys,
                            ReadValueKeys, ValueKeysText,         ValueSchema, AnswerValue};
const JobKind kCardsKind = {"cards",       JobSubject::kContract, 256,         kValueKeys,
                            ReadValueKeys, ValueKeysText,         CardsSchema, AnswerCards};

}  // namespace schafkopf
