#include "tools/answers/questions.h"

#include <algorithm>
#include <array>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "engine/text/words.h"
#include "tools/answers/advise/advise_answer.h"
#include "tools/answers/advise/review_answer.h"
#include "tools/answers/advise/words.h"
#include "tools/answers/ask/ask_answer.h"
#include "tools/answers/ask/ask_double.h"
#include "tools/answers/auction/auction.h"
#include "tools/answers/deals/analyze.h"
#include "tools/answers/deals/chance.h"
#include "tools/answers/deals/deal.h"
#include "tools/answers/deals/exchange.h"
#include "tools/answers/deals/legal.h"
#include "tools/answers/deals/solve.h"
#include "tools/answers/door/json_line.h"
#include "tools/answers/door/read_json.h"
#include "tools/answers/door/words.h"
#include "tools/answers/games/convert.h"
#include "tools/answers/rules/rules.h"
#include "tools/answers/score/score_game.h"
#include "tools/answers/score/score_sheet.h"
#include "tools/answers/table/table_state.h"

namespace schafkopf {
namespace {

// An answer by `Read`: const Fields& -> StatusOr<Question>, and AnswerOf(Question, Watch).
template <auto Read>
absl::StatusOr<Answer> AnswerBy(const Fields& fields, const Watch& watch) {
  SCHAFKOPF_TRY(const auto question, Read(fields));
  SCHAFKOPF_TRY(auto answer, AnswerOf(question, watch));
  return Answer::Of(std::move(answer));
}

template <auto Read>
std::vector<AnswerForm> FormsBy() {
  using Question = typename decltype(Read(std::declval<const Fields&>()))::value_type;
  using Known = typename decltype(AnswerOf(std::declval<const Question&>(), Watch()))::value_type;
  return FormsOf(static_cast<const Known*>(nullptr));
}

template <auto Read>
constexpr QuestionRow Row(std::string_view name, Text<0> says,
                          std::span<const FieldRow> fields = {}) {
  return {name, says, fields, FormsBy<Read>, AnswerBy<Read>};
}

constexpr auto kQuestions = std::to_array<QuestionRow>({
    Row<ReadAdvise>("advise", words::kWhichCardSeatShouldPlay, kAdviseFields),
    Row<ReadAnalyze>("analyze", words::kWhatEachCardOfFinished, kAnalyzeFields),
    Row<ReadAsk>("ask", words::kShouldHandPlayItsContractsRanked, kAskFields),
    Row<ReadAuction>("auction", words::kVerbAuction, kAuctionFields),
    Row<ReadChance>("chance", words::kVerbChance, kChanceFields),
    Row<ReadConvert>("convert", words::kVerbConvert, kConvertFields),
    Row<ReadDeal>("deal", words::kVerbDeal, kDealFields),
    Row<ReadExchange>("exchange", words::kVerbExchange, kExchangeFields),
    Row<ReadKontra>("kontra", words::kShouldOpponentSayKontra, kKontraFields),
    Row<ReadLay>("lay", words::kShouldHandOfWhichSome, kLayFields),
    Row<ReadLegal>("legal", words::kVerbLegal, kLegalFields),
    Row<ReadRe>("re", words::kShouldDeclarersSideSayRe, kKontraFields),
    Row<ReadReview>("review", words::kWhatEachSeatOfRecorded, kReviewFields),
    Row<ReadRulesQuestion>("rules", words::kContractsTariffAndOptionsInForce),
    Row<ReadScore>("score", words::kVerbScore, kScoreFields),
    Row<ReadSheet>("sheet", words::kScoreSheetOfEveningOfDeals, kSheetFields),
    Row<ReadSolve>("solve", words::kExactValueOfDealWith, kSolveFields),
    Row<ReadTable>("table", words::kWhoIsOnTurnAtTable, kTableFields),
});

std::string Names() {
  return absl::StrJoin(kQuestions, ", ", [](std::string* out, const QuestionRow& row) {
    absl::StrAppend(out, AbslView(row.name));
  });
}

}  // namespace

std::span<const QuestionRow> Questions() { return kQuestions; }

absl::StatusOr<Answer> AnswerTo(const Json& question, const Watch& watch) {
  if (!question.is_object()) return SyntaxError(1, words::kJsonObject, Shown(question));
  if (question.contains("question") && question.contains("verb")) {
    return AtField("verb", SyntaxError(1, words::kOneOfQuestionAndVerb, words::kBoth));
  }
  const char* const key = question.contains("verb") ? "verb" : "question";
  const auto name = question.find(key);
  const bool named = name != question.end() && name->is_string();
  const auto row = std::ranges::find(kQuestions, named ? name->get<std::string>() : std::string(),
                                     &QuestionRow::name);
  if (row == kQuestions.end()) {
    return AtField(
        key, SyntaxError(1, Names(), named ? Quoted(name->get<std::string>()) : words::kNone));
  }
  SCHAFKOPF_TRY(const auto fields, Fields::Read(question, row->fields));
  auto answer = row->answer(fields, watch);
  const auto line = LineNumberOf(question);
  if (answer.ok() && line) return answer->InLine(*line);
  return answer;
}

Json ErrorTo(const Json& question, const absl::Status& error) {
  const Json object = ErrorJson(error, LanguageOf(question));
  const auto line = LineNumberOf(question);
  return line ? InLine(*line, object) : object;
}

std::string AnswerJson(absl::string_view question, const Watch& watch) {
  const auto read = ReadJsonQuestion(question);
  const auto answer = read.ok() ? AnswerTo(*read, watch) : read.status();
  if (answer.ok()) return JsonText(answer->ToJson());
  return JsonText(ErrorTo(read.ok() ? *read : Json(), answer.status()));
}

}  // namespace schafkopf
