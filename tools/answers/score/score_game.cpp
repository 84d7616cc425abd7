#include "tools/answers/score/score_game.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/rule_file.h"
#include "tools/answers/score/score_lines.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

absl::StatusOr<NumbersScore> ScoreNumbers(const GameScoreQuestion& asked) {
  const auto contract = ReadContract(asked.contract, asked.arguments, asked.rules);
  if (!contract.ok()) return AtField("contract", contract.status());
  const auto doublers = ReadDoublers(asked.arguments);
  if (!doublers.ok()) return doublers.status();
  auto question = ReadQuestion(*contract, asked.arguments, *doublers, asked.rules);
  if (!question.ok()) return question.status();
  auto score = ScoreOf(*question, asked.rules);
  if (!score.ok()) return score.status();
  NumbersScore answer = {asked.rules.name, ToString(asked.rules.tariff), *std::move(question),
                         *std::move(score), std::nullopt};
  if (IsKreuz(contract->row())) {
    answer.declaring = KreuzDeclarer(asked.arguments, *doublers).index() % 2;
  }
  return answer;
}

absl::StatusOr<DealScore> ScoreDeal(const GameScoreQuestion& asked) {
  if (const absl::string_view field = NumbersOnly(asked.arguments); !field.empty()) {
    return AtField(field, SyntaxError(1, {"no $0 with a deal line", field}, "one"));
  }
  auto scorer = DealScorer::Make(asked.arguments, asked.rules);
  if (!scorer.ok()) return scorer.status();
  return scorer->Next({.text = *asked.deal});
}

}  // namespace

absl::StatusOr<GameScoreQuestion> ReadScore(const Fields& fields) {
  auto rules = fields.Rules(PlainRules());
  if (!rules.ok()) return rules.status();
  if (auto instead = CheckInstead(fields); !instead.ok()) return instead;
  if (fields.Has("contract") == fields.Has("deal")) {
    return SyntaxError(1, "either contract or deal", fields.Has("deal") ? "both" : "none");
  }
  return GameScoreQuestion{.contract = fields.Text("contract"),
                           .deal = fields.FindText("deal"),
                           .arguments = ArgumentsOf(fields, {}),
                           .rules = *std::move(rules)};
}

absl::StatusOr<Answer> AnswerOf(const GameScoreQuestion& question, const Watch& /*watch*/) {
  if (!question.arguments.round.empty()) {
    const auto round = ParseRound(question.arguments.round);
    if (!round.ok()) return AtField("round", round.status());
  }
  if (question.deal) {
    auto score = ScoreDeal(question);
    if (!score.ok()) return score.status();
    return Answer::Of(*std::move(score));
  }
  auto score = ScoreNumbers(question);
  if (!score.ok()) return score.status();
  return Answer::Of(*std::move(score));
}

Json NumbersScore::ToJson() const {
  Json object = {{"contract", ToString(question.contract)}, {"rules", rules}, {"tariff", tariff}};
  object.update(ScoreJson(score));
  if (declaring) object["declaring"] = {*declaring, *declaring + 2};
  return object;
}

std::string NumbersScore::ToText(Language language) const {
  std::vector<std::string> lines = ScoreLines(question, score, language);
  if (declaring) {
    lines.push_back(
        In(language, absl::StrCat("seats ", *declaring, " and ", *declaring + 2, " declare")));
  }
  return absl::StrJoin(lines, "\n");
}

}  // namespace schafkopf
