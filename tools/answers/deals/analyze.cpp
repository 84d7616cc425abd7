#include "tools/answers/deals/analyze.h"

#include <cstddef>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/money/scoring.h"
#include "engine/text/rule_file.h"
#include "tools/answers/deals/solve.h"
#include "tools/answers/door/counted.h"
#include "tools/answers/door/deal_cells.h"
#include "tools/answers/door/game_line.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

// Whether the card turns a won deal into a lost one or back.
bool Turns(Value winning, const PlayReview& play) {
  return (play.before >= winning) != (play.after >= winning);
}

// "seat 3 SA costs 14 and the game (better SZ)".
std::string MistakeText(const Contract& contract, Value winning, const PlayReview& play) {
  const std::string cost = !IsPointContract(contract) ? "the game"
                           : Turns(winning, play) ? absl::StrCat(play.cost.count(), " and the game")
                                                  : absl::StrCat(play.cost.count());
  return absl::StrCat("seat ", play.seat.index(), " ", ToString(play.card), " costs ", cost,
                      " (better ", ToString(play.best()), ")");
}

constexpr auto kPlayColumns = ColumnsOf<PlayReview>({
    {"seat", Kind::kSeat, At<&PlayReview::seat>},
    {"card", Kind::kCard, At<&PlayReview::card>},
    {"values", MapOf(Kind::kPoints), [](auto& play) { return ValuesOf(play.values); },
     "after each legal card"},
    {"cost", Kind::kPoints, At<&PlayReview::cost>, "to its side"},
});

// Where it was asked for; else null.
const Cost* CostOfGame(const AnalyzeAnswer& answer) {
  return answer.stats && answer.deal.contract ? &answer.cost : nullptr;
}
// Of a game that somebody bid; else null.
const PostMortem* ExaminedGame(const AnalyzeAnswer& answer) {
  return answer.deal.contract ? &answer.game : nullptr;
}

constexpr auto kAnalyzeColumns = ColumnsOf<AnalyzeAnswer>({
    {"contract", Kind::kContract, [](auto& answer) { return GameCell(answer.deal); }},
    {"declarer", Kind::kSeat, [](auto& answer) { return DeclarerOf(answer.deal); }},
    {"value", Maybe(Kind::kPoints),
     [](auto& answer) {
       if (!answer.deal.contract) return Cell(Null());
       return answer.game.finished() ? Cell(answer.game.value) : Cell();
     },
     "of the deal with open cards"},
    {"finished", Maybe(Kind::kFlag),
     [](auto& answer) { return answer.game.finished() ? Cell() : Cell(false); },
     "false where the budget ended first"},
    {"skipped", Maybe(Kind::kCount),
     [](auto& answer) { return answer.game.finished() ? Cell() : Cell(answer.game.skipped); },
     "cards at the beginning that it did not reach"},
    {"result", Kind::kPoints, At<ExaminedGame, &PostMortem::result>,
     "what the declarer's side got"},
    {"plays", RowsOf(kPlayColumns),
     [](auto& answer) { return kPlayColumns.Each(answer.game.plays); },
     "the cards in the order played"},
    {"nodes", Maybe(Kind::kSum), At<CostOfGame, &Cost::nodes>},
    {"milliseconds", Maybe(Kind::kExact), At<CostOfGame, &Cost::milliseconds>},
    {"processor_milliseconds", Maybe(Kind::kExact), At<CostOfGame, &Cost::processor_milliseconds>},
});

}  // namespace

absl::StatusOr<AnalyzeQuestion> ReadAnalyze(const Fields& fields) {
  auto rules = fields.Rules(PlainRules());
  if (!rules.ok()) return rules.status();
  return AnalyzeQuestion{
      .deal = {.text = fields.Text("deal")},
      .stats = fields.Flag("stats"),
      .node_budget = static_cast<std::uint64_t>(fields.Number("node_budget", kNoLimit)),
      .rules = *std::move(rules)};
}

absl::StatusOr<AnalyzeAnswer> AnswerOf(const AnalyzeQuestion& question, Solver& solver) {
  auto deal = ReadGame(question.deal, question.rules.options);
  if (!deal.ok()) return AtField("deal", deal.status());
  AnalyzeAnswer answer;
  answer.stats = question.stats;
  answer.deal = *std::move(deal);
  if (!answer.deal.contract) return answer;
  answer.winning = WinningValue(*answer.deal.contract, question.rules.options);
  solver.Forget();
  const CostMeter meter(solver.nodes());
  answer.game = Examine(PositionOf(answer.deal), solver, question.review, question.node_budget);
  answer.cost = meter.Until(solver.nodes());
  return answer;
}

absl::StatusOr<AnalyzeAnswer> AnswerOf(const AnalyzeQuestion& question, const Watch& /*watch*/) {
  Solver solver;
  return AnswerOf(question, solver);
}

std::span<const ColumnInfo> AnalyzeAnswer::Columns() { return kAnalyzeColumns; }

Cells AnalyzeAnswer::ToCells() const { return kAnalyzeColumns.CellsOf(*this); }

std::string AnalyzeAnswer::HeadText(Language language) const {
  const std::string declarer =
      deal.contract->has_declarer() ? absl::StrCat(deal.declarer.index()) : "-";
  const std::string value =
      game.finished()
          ? absl::StrCat("value ", game.value.count())
          : absl::StrCat("not finished, ", Counted(game.skipped, "card"), " not examined");
  return absl::StrCat(ToString(*deal.contract), " ", declarer, ": ",
                      In(language, absl::StrCat(value, ", result ", game.result.count())));
}

std::string AnalyzeAnswer::PlaysText(Language language) const {
  constexpr Value kDear = Value(5);
  const Contract& contract = *deal.contract;
  std::string text;
  std::size_t named_trick = 0;
  std::uint64_t cheap_cards = 0;
  Value cheap_sum;
  for (std::size_t i = 0; i < game.plays.size(); ++i) {
    const PlayReview& play = game.plays[i];
    if (play.cost == Value(0)) continue;
    if (play.cost < kDear && !Turns(winning, play)) {
      ++cheap_cards;
      cheap_sum += play.cost;
      continue;
    }
    const std::size_t trick = (game.skipped + i) / static_cast<std::size_t>(deal.seats()) + 1;
    absl::StrAppend(&text,
                    trick == named_trick
                        ? ", "
                        : absl::StrCat("; ", In(language, absl::StrCat("trick ", trick)), ": "),
                    In(language, MistakeText(contract, winning, play)));
    named_trick = trick;
  }
  if (cheap_cards > 0) {
    const std::string cheap =
        absl::StrCat(Counted(cheap_cards, "cheaper card"), ": ", cheap_sum.count());
    absl::StrAppend(&text, "; ", In(language, cheap));
  } else if (named_trick == 0 && !game.plays.empty()) {
    absl::StrAppend(&text, "; ",
                    In(language, game.finished() ? "nobody erred" : "nobody erred after that"));
  }
  return text;
}

std::string AnalyzeAnswer::ToText(Language language) const {
  if (!deal.contract) return "-";
  return absl::StrCat(HeadText(language), PlaysText(language),
                      stats ? absl::StrCat("; ", cost.ToText(language)) : "");
}

}  // namespace schafkopf
