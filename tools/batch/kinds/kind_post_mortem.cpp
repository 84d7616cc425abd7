// The kind post-mortem: what each card of a finished game cost.
#include <array>

#include "engine/money/settle.h"
#include "solver/post_mortem.h"
#include "tools/answers/door/deal_cells.h"
#include "tools/answers/games/written_game.h"
#include "tools/batch/job/job.h"
#include "tools/batch/kinds/kinds.h"

namespace schafkopf {
namespace {

constexpr auto kPostMortemKeys = std::to_array<std::string_view>({"kind"});

std::string NoText(const JobQuestion& /*question*/) { return ""; }

struct PricedPlay : PlayReview {
  int trick;
  std::optional<Cents> cents;  // that it cost; nothing where games are not paid
};
struct ExaminedDeal {
  DealLine deal;
  PostMortem game;
  std::vector<PricedPlay> plays;
};

constexpr auto kPlayColumns = ColumnsOf<PricedPlay>({
    {"trick", Kind::kSmall, At<&PricedPlay::trick>},
    {"seat", Kind::kSeat, At<&PricedPlay::seat>},
    {"card", Kind::kCard, At<&PricedPlay::card>},
    {"best", Kind::kCard, At<&PricedPlay::best>},
    {"before", Kind::kPoints, At<&PricedPlay::before>},
    {"after", Kind::kPoints, At<&PricedPlay::after>},
    {"cost", Kind::kPoints, At<&PricedPlay::cost>},
    {"cost_cents", Kind::kCents, At<&PricedPlay::cents>},
});
constexpr auto kExaminedColumns = ColumnsOf<ExaminedDeal>({
    {"contract", Kind::kContract, At<&ExaminedDeal::deal, &DealLine::contract>},
    {"declarer", Kind::kSeat, [](auto& examined) { return DeclarerOf(examined.deal); }},
    {"value", Kind::kPoints, At<&ExaminedDeal::game, &PostMortem::value>},
    {"result", Kind::kPoints, At<&ExaminedDeal::game, &PostMortem::result>},
    {"plays", RowsOf(kPlayColumns),
     [](auto& examined) { return kPlayColumns.Each(examined.plays); }},
});

Schema PostMortemSchema(const JobQuestion& /*question*/) {
  return Schema::Of("post-mortem", kExaminedColumns);
}

absl::StatusOr<Cells> AnswerPostMortem(const AskedItem& item) {
  const RuleSet& rules = item.job.rules;
  const auto deal = ReadAnyDeal(item.line, rules.options, GameNeeds::kWhole);
  if (!deal.ok()) return deal.status();
  if (!deal->contract) return Cells();
  if (auto sides = CheckSides(*deal->contract); !sides.ok()) return sides;
  const Deal dealt = deal->deal();
  ExaminedDeal examined = {*deal, Examine(PositionOf(*deal), item.solver, Review::kCost), {}};
  for (const PlayReview& play : examined.game.plays) {
    const auto before = ResultFor(dealt, StakesOf(rules), play.before, play.seat).cents;
    const auto after = ResultFor(dealt, StakesOf(rules), play.after, play.seat).cents;
    const int trick = static_cast<int>(examined.plays.size()) / deal->seats() + 1;
    examined.plays.push_back(
        {play, trick, before ? std::optional(*before - *after) : std::nullopt});
  }
  return kExaminedColumns.CellsOf(examined);
}

}  // namespace

const JobKind kPostMortemKind = {"post-mortem",    JobSubject::kGame, 32,
                                 kPostMortemKeys,  nullptr,           NoText,
                                 PostMortemSchema, AnswerPostMortem};

}  // namespace schafkopf
