// The kind post-mortem: what each card of a finished game cost.
#include <array>

#include "engine/money/settle.h"
#include "solver/post_mortem.h"
#include "tools/answers/door/game_line.h"
#include "tools/batch/job.h"
#include "tools/batch/kinds.h"

namespace schafkopf {
namespace {

constexpr auto kPostMortemKeys = std::to_array<std::string_view>({"kind"});

std::string NoText(const JobQuestion& /*question*/) { return ""; }

Schema PostMortemSchema(const JobQuestion& /*question*/) {
  using enum FieldKind;
  Schema schema = {"post-mortem", ContractColumns(), "plays", {}};
  schema.head.push_back({"value", kSmall});
  schema.head.push_back({"result", kSmall});
  schema.rows = {{"trick", kSmall},  {"seat", kSmall},  {"card", kCard},  {"best", kCard},
                 {"before", kSmall}, {"after", kSmall}, {"cost", kSmall}, {"cost_cents", kCents}};
  return schema;
}

absl::Status AnswerPostMortem(const AskedItem& item, Record& record) {
  const RuleSet& rules = item.job.rules;
  const auto deal = ReadGame(item.line, rules.options);
  if (!deal.ok()) return deal.status();
  if (!deal->contract) return absl::OkStatus();
  auto head = ContractCells(*deal);
  if (!head.ok()) return head.status();
  record.head = *std::move(head);
  const Deal dealt = deal->deal();
  const PostMortem game = Examine(PositionOf(*deal), item.solver, Review::kCost);
  record.head.push_back(NumberCell(game.value));
  record.head.push_back(NumberCell(game.result));
  for (std::size_t i = 0; i < game.plays.size(); ++i) {
    const PlayReview& play = game.plays[i];
    const auto before = ResultFor(dealt, StakesOf(rules), play.before, play.seat).cents;
    const auto after = ResultFor(dealt, StakesOf(rules), play.after, play.seat).cents;
    const auto trick = static_cast<std::int64_t>(i) / deal->seats() + 1;
    record.rows.push_back({trick, NumberCell(play.seat), play.card, play.best(),
                           NumberCell(play.before), NumberCell(play.after), NumberCell(play.cost),
                           before ? NumberCell(*before - *after) : Cell()});
  }
  return absl::OkStatus();
}

}  // namespace

const JobKind kPostMortemKind = {"post-mortem",    JobSubject::kGame, 32,
                                 kPostMortemKeys,  nullptr,           NoText,
                                 PostMortemSchema, AnswerPostMortem};

}  // namespace schafkopf
