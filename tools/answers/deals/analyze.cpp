#include "tools/answers/deals/analyze.h"

#include <cstddef>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/money/scoring.h"
#include "engine/money/settle.h"
#include "engine/text/rules/rule_file.h"
#include "tools/answers/deals/solve.h"
#include "tools/answers/deals/words.h"
#include "tools/answers/door/deal_cells.h"
#include "tools/answers/door/words.h"

namespace schafkopf {
namespace {

// Whether the card turns a won deal into a lost one or back.
bool Turns(Value winning, const PlayReview& play) {
  return (play.before >= winning) != (play.after >= winning);
}

// "seat 3 SA costs 14 and the game (better SZ)".
Message MistakeText(const Contract& contract, Value winning, const PlayReview& play) {
  const std::string card = ToString(play.card);
  const std::string best = ToString(play.best());
  if (!IsPointContract(contract)) return {words::kCostsTheGame, play.seat, card, best};
  return {Turns(winning, play) ? words::kCostsPointsAndTheGame : words::kCostsPoints, play.seat,
          card, play.cost.count(), best};
}

constexpr auto kPlayColumns = ColumnsOf<PlayReview>({
    {"seat", Kind::kSeat, At<&PlayReview::seat>},
    {"card", Kind::kCard, At<&PlayReview::card>},
    {"values", MapOf(Kind::kPoints), [](auto& play) { return ValuesOf(play.values); },
     words::kAfterEachLegalCard},
    {"cost", Kind::kPoints, At<&PlayReview::cost>, words::kToItsSide},
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
     words::kOfDealWithOpenCards},
    {"finished", Maybe(Kind::kFlag),
     [](auto& answer) { return answer.game.finished() ? Cell() : Cell(false); },
     words::kFalseWhereBudgetEndedFirst},
    {"skipped", Maybe(Kind::kCount),
     [](auto& answer) { return answer.game.finished() ? Cell() : Cell(answer.game.skipped); },
     words::kCardsAtBeginningThatIt},
    {"result", Kind::kPoints, At<ExaminedGame, &PostMortem::result>, words::kWhatDeclarersSideGot},
    {"claim", Maybe(ObjectOf(kClaimColumns)),
     [](auto& answer) { return kClaimColumns.Object(answer.claim); }, words::kOfGameThatEndedSo},
    {"plays", RowsOf(kPlayColumns),
     [](auto& answer) { return kPlayColumns.Each(answer.game.plays); }, words::kCardsInOrderPlayed},
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
  auto game = ReadWrittenGame(question.deal, question.rules.options, GameNeeds::kJudged);
  if (!game.ok()) return AtField("deal", game.status());
  AnalyzeAnswer answer;
  answer.stats = question.stats;
  answer.deal = game->deal;
  if (!answer.deal.contract) return answer;
  answer.winning = WinningValue(answer.deal.deal(), question.rules.options);
  solver.Forget();
  const CostMeter meter(solver.nodes());
  auto claim = ClaimIn(*game, solver);
  if (!claim.ok()) return AtField("deal", claim.status());
  answer.claim = *claim;
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
  const int result = game.result.count();
  const Message said = game.finished()
                           ? Message(words::kValueAndResult, game.value.count(), result)
                           : Message(words::kNotFinishedAndResult, game.skipped, result);
  return absl::StrCat(ToString(*deal.contract), " ", declarer, ": ", said.in(language),
                      claim ? absl::StrCat("; ", ClaimSaid(*claim).in(language)) : "");
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
    const std::size_t trick = static_cast<std::size_t>(deal.deal().tricks_over()) +
                              (game.skipped + i) / static_cast<std::size_t>(deal.seats()) + 1;
    absl::StrAppend(
        &text,
        trick == named_trick ? ", " : absl::StrCat("; ", Say(language, words::kTrick, trick), ": "),
        MistakeText(contract, winning, play).in(language));
    named_trick = trick;
  }
  if (cheap_cards > 0) {
    absl::StrAppend(&text, "; ",
                    Say(language, words::kCheaperCards, cheap_cards, cheap_sum.count()));
  } else if (named_trick == 0 && !game.plays.empty()) {
    absl::StrAppend(
        &text, "; ",
        Say(language, game.finished() ? words::kNobodyErred : words::kNobodyErredAfterThat));
  }
  return text;
}

std::string AnalyzeAnswer::ToText(Language language) const {
  if (!deal.contract) return "-";
  return absl::StrCat(HeadText(language), PlaysText(language),
                      stats ? absl::StrCat("; ", cost.ToText(language)) : "");
}

}  // namespace schafkopf
