// The kind post-mortem: what each card of a finished game cost.
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "engine/money/settle.h"
#include "engine/text/try.h"
#include "solver/post_mortem.h"
#include "solver/ramsch/ramsch_review.h"
#include "tools/answers/deals/analyze.h"
#include "tools/answers/door/deal_cells.h"
#include "tools/batch/job/job.h"
#include "tools/batch/kinds/kinds.h"

namespace schafkopf {
namespace {

constexpr auto kPostMortemKeys = std::to_array<std::string_view>({"kind"});

std::string NoText(const JobQuestion& /*question*/) { return ""; }

struct PricedPlay {
  int trick;
  Seat seat;
  Card card;
  Card best;
  std::optional<PlayReview> value;  // nothing where every seat plays for itself
  std::optional<Cents> cents;       // that it cost; nothing where games are not paid
};
struct ExaminedDeal {
  DealLine deal;
  std::optional<PostMortem> game;  // likewise
  std::vector<PricedPlay> plays;
};

constexpr auto kPlayColumns = ColumnsOf<PricedPlay>({
    {"trick", Kind::kSmall, At<&PricedPlay::trick>},
    {"seat", Kind::kSeat, At<&PricedPlay::seat>},
    {"card", Kind::kCard, At<&PricedPlay::card>},
    {"best", Kind::kCard, At<&PricedPlay::best>},
    {"before", Kind::kPoints, At<&PricedPlay::value, &PlayReview::before>},
    {"after", Kind::kPoints, At<&PricedPlay::value, &PlayReview::after>},
    {"cost", Kind::kPoints, At<&PricedPlay::value, &PlayReview::cost>},
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

ExaminedDeal PricesOf(const AnalyzeAnswer& answer, const RuleSet& rules) {
  const Deal dealt = answer.deal.deal();
  ExaminedDeal examined = {answer.deal, std::nullopt, {}};
  const auto add = [&](const auto& play, std::optional<PlayReview> value,
                       std::optional<Cents> cents) {
    const std::size_t before = answer.skipped() + examined.plays.size();
    examined.plays.push_back({static_cast<int>(before) / answer.deal.seats() + 1, play.seat,
                              play.card, play.best(), std::move(value), cents});
  };
  if (answer.ramsch) {
    for (const RamschPlay& play : answer.ramsch->plays) add(play, std::nullopt, play.cost);
    return examined;
  }
  examined.game = answer.game;
  for (const PlayReview& play : answer.game.plays) {
    const auto before = ResultFor(dealt, StakesOf(rules), play.before, play.seat).cents;
    const auto after = ResultFor(dealt, StakesOf(rules), play.after, play.seat).cents;
    add(play, play, before ? std::optional(*before - *after) : std::nullopt);
  }
  return examined;
}

absl::StatusOr<Cells> AnswerPostMortem(const AskedItem& item) {
  const RuleSet& rules = item.job.rules;
  SCHAFKOPF_TRY(
      const AnalyzeAnswer answer,
      AnswerOf(
          {.deal = item.line, .review = Review::kCost, .node_budget = std::nullopt, .rules = rules},
          item.solver));
  return answer.deal.contract ? kExaminedColumns.CellsOf(PricesOf(answer, rules)) : Cells();
}

}  // namespace

const JobKind kPostMortemKind = {"post-mortem",    JobSubject::kGame, 32,
                                 kPostMortemKeys,  nullptr,           NoText,
                                 PostMortemSchema, AnswerPostMortem};

}  // namespace schafkopf
