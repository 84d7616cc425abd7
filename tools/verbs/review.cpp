// review: recorded games, each card judged by what its seat could know; one line in, one line out,
// and at the end what each player lost.
#include <memory>

#include "tools/answers/advise/review_answer.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"

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
  if (!lines.json) return {{answer->ToText(options.Spoken()), ""}, *std::move(answer)};
  return {
      {InLine(line.number, ToJson(*answer)).dump(-1, ' ', false, Json::error_handler_t::replace),
       ""},
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
  AddLines(verb, options->lines,
           "recorded games, one a line: deal lines with all their cards, lines such as \"Rufspiel "
           "Blaue von 3: so h7 ...\", or JSON objects; - is stdin",
           "one JSON object per line, with every card");
  AddFields(verb, kReviewFields, options->asked, kReviewNames);
  verb.add_flag("--players", options->players,
                "with --json: as the last object what each player lost, as the text tells");
  AddRulesOptions(verb, options->rules);
  AddThreads(verb, options->lines, "games reviewed at a time");
  return [options] { return RunReview(*options); };
}

}  // namespace

const Verb kReviewVerb = {"review", "what could each seat of a recorded game have done better?",
                          AddReview};

}  // namespace schafkopf
