#include "tools/answers/score/score_game.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/rule_file.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "engine/text/words.h"
#include "tools/answers/door/words.h"
#include "tools/answers/score/score_lines.h"
#include "tools/answers/score/score_numbers.h"
#include "tools/answers/score/words.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

absl::StatusOr<NumbersScore> ScoreNumbers(const GameScoreQuestion& asked, const RoundRow* round) {
  SCHAFKOPF_TRY(const Contract contract,
                AtField("contract", ReadContract(asked.contract, asked.told, round, asked.rules)));
  SCHAFKOPF_TRY(const ToldSeats seats, ReadSeats(asked.told));
  SCHAFKOPF_TRY(FinishedDeal deal, ReadNumbers(contract, asked.told, seats, round, asked.rules));
  SCHAFKOPF_TRY(Score score, ScoreOf(deal, asked.rules));
  NumbersScore answer = {asked.rules.name, ToString(asked.rules.tariff), std::move(deal),
                         std::move(score), std::nullopt};
  if (IsKreuz(contract.row())) answer.declaring = KreuzDeclarer(seats).index() % 2;
  return answer;
}

absl::StatusOr<DealScore> ScoreDeal(const GameScoreQuestion& asked) {
  if (const std::string_view field = NumbersOnly(asked.told); !field.empty()) {
    return InField(AbslView(field), {words::kNoWithDealLine, field}, words::kOne);
  }
  SCHAFKOPF_TRY(DealScorer scorer, DealScorer::Make(asked.told, asked.rules));
  return scorer.Next({.text = *asked.deal});
}

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

absl::StatusOr<Answer> AnswerOf(const GameScoreQuestion& question, const Watch& /*watch*/) {
  SCHAFKOPF_TRY(const RoundRow* const round, ReadRound(question.told));
  if (question.deal) {
    SCHAFKOPF_TRY(DealScore score, ScoreDeal(question));
    return Answer::Of(std::move(score));
  }
  SCHAFKOPF_TRY(NumbersScore score, ScoreNumbers(question, round));
  return Answer::Of(std::move(score));
}

Json NumbersScore::ToJson() const {
  Json object = {{"contract", ToString(deal.contract())}, {"rules", rules}, {"tariff", tariff}};
  object.update(ScoreJson(score));
  if (declaring) object["declaring"] = {*declaring, *declaring + 2};
  return object;
}

std::string NumbersScore::ToText(Language language) const {
  std::vector<std::string> lines = ScoreLines(deal, score, language);
  if (declaring) {
    lines.push_back(Say(language, words::kSeatsDeclare, Seat(*declaring), Seat(*declaring + 2)));
  }
  return absl::StrJoin(lines, "\n");
}

}  // namespace schafkopf
