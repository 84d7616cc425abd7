// review: recorded games, each card judged by what its seat could know; one line in, one line out,
// and at the end what each player lost.
#include <memory>

#include "tools/answers/advise/review_answer.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

constexpr ArgumentNames kReviewNames = {{"game", ""}};

struct ReviewOptions {
  LinesChoice lines;
  Json asked = {{"game", ""}};
  bool players = false;
  RulesChoice rules;

  Language Spoken() const { return SpokenLanguage(); }
};

// A game reviewed, or what was wrong with its line.
struct ReviewedLine : LineAnswer {
  std::optional<ReviewAnswer> answer;
};

// What each player lost, at the end.
struct PlayersTable {
  const ReviewOptions& options;
  PlayerReviews players = {};

  void Add(const ReviewedLine& line) {
    if (line.answer) players.Add(*line.answer);
  }
  void Print() const {
    if (!players.empty() && !options.lines.json) PrintLine(players.ToText(options.Spoken()));
    if (options.players && options.lines.json) {
      PrintLine(players.ToJson().dump(-1, ' ', false, Json::error_handler_t::replace));
    }
  }
};

ReviewedLine ReviewLine(const ReviewOptions& options, const InputLine& line,
                        absl::StatusOr<ReviewAnswer> answer) {
  const LinesChoice& lines = options.lines;
  if (!answer.ok()) return {BadLine(lines.input, line, answer.status(), lines.json), {}};
  if (!lines.json) return {{answer->ToText(options.Spoken()), std::nullopt}, *std::move(answer)};
  return {
      {InLine(line.number, ToJson(*answer)).dump(-1, ' ', false, Json::error_handler_t::replace),
       std::nullopt},
      *std::move(answer)};
}

ExitCode ReviewFile(const ReviewOptions& options, const ReviewQuestion& question) {
  const auto make_worker = [&] {
    return [&options, question = question, solver = Solver()](const InputLine& line) mutable {
      question.game = line;
      return ReviewLine(options, line, AnswerOf(question, Watch{}, solver));
    };
  };
  return AnswerLines(options.lines.input, ThreadsToUse(options.lines.threads), make_worker,
                     PlayersTable{options});
}

ExitCode RunReview(const ReviewOptions& options) {
  const auto question =
      ReadAsked(options.asked, kReviewFields, ReadReview, ReadRules(options.rules));
  return question.ok() ? ReviewFile(options, *question) : ReportQuestion(question.status());
}

std::function<ExitCode()> AddReview(CLI::App& verb) {
  auto options = std::make_shared<ReviewOptions>();
  AddLines(verb, options->lines, Said(words::kRecordedGamesOneLineDeal),
           Said(words::kJsonWithCards));
  AddFields(verb, kReviewFields, options->asked, kReviewNames);
  verb.add_flag("--players", options->players, Said(words::kWithJsonAsLastObject));
  AddRulesOptions(verb, options->rules);
  AddThreads(verb, options->lines, Said(words::kGamesReviewedAtTime));
  return [options] { return RunReview(*options); };
}

}  // namespace

const Verb kReviewVerb = {"review", words::kVerbReview, AddReview};

}  // namespace schafkopf
