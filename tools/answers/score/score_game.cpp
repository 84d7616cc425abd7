#include "tools/answers/score/score_game.h"

#include "absl/strings/str_join.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "engine/text/words.h"
#include "tools/answers/door/words.h"
#include "tools/answers/score/score_numbers.h"
#include "tools/answers/score/words.h"

namespace schafkopf {
namespace {

absl::StatusOr<NumbersScore> ScoreNumbers(const GameScoreQuestion& asked, const RoundRow* round) {
  SCHAFKOPF_TRY(const std::vector<Contract> games,
                AtField("contract", ReadContracts(asked.contract, asked.told, round, asked.rules)));
  SCHAFKOPF_TRY(const ToldSeats seats, ReadSeats(asked.told, asked.rules.options));
  SCHAFKOPF_TRY(FinishedDeal deal, ReadNumbers(games, asked.told, seats, round, asked.rules));
  SCHAFKOPF_TRY(Score score, ScoreOf(deal, asked.rules));
  NumbersScore answer = {asked.rules.name, ToString(asked.rules.tariff), std::move(deal),
                         std::move(score), std::nullopt};
  if (IsKreuz(games.front().row())) answer.declaring = KreuzDeclarer(seats).index() % 2;
  return answer;
}

absl::StatusOr<DealScore> ScoreDeal(const GameScoreQuestion& asked) {
  if (const std::string_view field = NumbersOnly(asked.told); !field.empty()) {
    return InField(AbslView(field), {words::kNoWithDealLine, field}, words::kOne);
  }
  SCHAFKOPF_TRY(DealScorer scorer, DealScorer::Make(asked.told, asked.rules));
  return scorer.Next({.text = *asked.deal});
}

constexpr auto kNumbersColumns =
    ColumnsOf<NumbersScore>({
        {"contract", Kind::kContract, [](auto& answer) { return answer.deal.contract(); }},
        {"rules", Kind::kName, At<&NumbersScore::rules>},
        {"tariff", Kind::kName, At<&NumbersScore::tariff>},
    }) +
    ColumnsWithin<NumbersScore, &NumbersScore::score, kScoreColumns>() +
    ColumnsOf<NumbersScore>({
        {"declaring", Maybe(ListOf(Kind::kSeat)),
         [](auto& answer) {
           const auto& first = answer.declaring;
           return first ? Cell(Cells{*first, *first + 2}) : Cell();
         },
         words::kSeatsThatDeclareInKreuzbock},
    });

}  // namespace

absl::StatusOr<GameScoreQuestion> ReadScore(const Fields& fields) {
  SCHAFKOPF_TRY(RuleSet rules, fields.Rules(PlainRules()));
  SCHAFKOPF_DO(CheckInstead(fields));
  if (fields.Has("contract") == fields.Has("deal")) {
    return SyntaxError(1, words::kEitherContractOrDeal,
                       fields.Has("deal") ? words::kBoth : words::kNone);
  }
  return GameScoreQuestion{.contract = fields.Text("contract"),
                           .deal = fields.FindText("deal"),
                           .told = fields,
                           .rules = std::move(rules)};
}

absl::StatusOr<GameScore> AnswerOf(const GameScoreQuestion& question, const Watch& /*watch*/) {
  SCHAFKOPF_TRY(const RoundRow* const round, ReadRound(question.told));
  if (question.deal) return ScoreDeal(question);
  return ScoreNumbers(question, round);
}

std::span<const ColumnInfo> NumbersScore::Columns() { return kNumbersColumns; }

Cells NumbersScore::ToCells() const { return kNumbersColumns.CellsOf(*this); }

std::string NumbersScore::ToText(Language language) const {
  std::vector<std::string> lines = ScoreLines(deal, score, language);
  if (declaring) {
    lines.push_back(Say(language, words::kSeatsDeclare, Seat(*declaring), Seat(*declaring + 2)));
  }
  return absl::StrJoin(lines, "\n");
}

}  // namespace schafkopf
