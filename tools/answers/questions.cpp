#include "tools/answers/questions.h"

#include <algorithm>
#include <array>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "tools/answers/advise/advise_answer.h"
#include "tools/answers/advise/review_answer.h"
#include "tools/answers/ask/ask_answer.h"
#include "tools/answers/ask/ask_double.h"
#include "tools/answers/auction/auction.h"
#include "tools/answers/deals/analyze.h"
#include "tools/answers/deals/deal.h"
#include "tools/answers/deals/exchange.h"
#include "tools/answers/deals/legal.h"
#include "tools/answers/deals/solve.h"
#include "tools/answers/door/read_json.h"
#include "tools/answers/rules/rules.h"
#include "tools/answers/score/score_game.h"
#include "tools/answers/score/score_sheet.h"

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
constexpr QuestionRow Row(std::string_view name, std::string_view says,
                          std::span<const FieldRow> fields = {}) {
  return {name, says, fields, FormsBy<Read>, AnswerBy<Read>};
}

constexpr auto kQuestions = std::to_array<QuestionRow>({
    Row<ReadAdvise>("advise", "which card a seat should play, by what it sees", kAdviseFields),
    Row<ReadAnalyze>("analyze", "what each card of a finished game cost", kAnalyzeFields),
    Row<ReadAsk>("ask", "should a hand play? its contracts, ranked", kAskFields),
    Row<ReadAuction>("auction", "what a hand may call, and who plays", kAuctionFields),
    Row<ReadDeal>("deal", "random deals that meet conditions", kDealFields),
    Row<ReadExchange>("exchange", "the best cards to exchange before play", kExchangeFields),
    Row<ReadKontra>("kontra", "should an opponent say Kontra?", kKontraFields),
    Row<ReadLay>("lay", "should a hand of which some cards are known lay?", kLayFields),
    Row<ReadLegal>("legal", "the legal cards of a hand in a trick", kLegalFields),
    Row<ReadReview>("review", "what each seat of a recorded game could have done better",
                    kReviewFields),
    Row<ReadRulesQuestion>("rules", "the contracts, the tariff and the options in force"),
    Row<ReadScore>("score", "the price of a finished deal, explained", kScoreFields),
    Row<ReadSheet>("sheet", "the score sheet of an evening of deals", kSheetFields),
    Row<ReadSolve>("solve", "the exact value of a deal with all hands open", kSolveFields),
});

std::string Names() {
  return absl::StrJoin(kQuestions, ", ", [](std::string* out, const QuestionRow& row) {
    absl::StrAppend(out, AbslView(row.name));
  });
}

}  // namespace

std::span<const QuestionRow> Questions() { return kQuestions; }

absl::StatusOr<Answer> AnswerTo(const Json& question, const Watch& watch) {
  if (!question.is_object()) return SyntaxError(1, "a JSON object", Shown(question));
  if (question.contains("question") && question.contains("verb")) {
    return AtField("verb", SyntaxError(1, "one of question and verb", "both"));
  }
  const char* const key = question.contains("verb") ? "verb" : "question";
  const auto name = question.find(key);
  const bool named = name != question.end() && name->is_string();
  const auto row = std::ranges::find(kQuestions, named ? name->get<std::string>() : std::string(),
                                     &QuestionRow::name);
  if (row == kQuestions.end()) {
    return AtField(key, SyntaxError(1, Names(), named ? Quoted(name->get<std::string>()) : "none"));
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

std::string JsonText(const Json& answer) {
  return answer.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string AnswerJson(absl::string_view question, const Watch& watch) {
  const Json read = ReadJson(question);
  const auto answer = read.is_discarded() ? SyntaxError(1, "a question as JSON", Quoted(question))
                                          : AnswerTo(read, watch);
  return JsonText(answer.ok() ? answer->ToJson() : ErrorTo(read, answer.status()));
}

}  // namespace schafkopf
