// review: recorded games, each card judged by what its seat could know; one line in, one line out,
// and at the end what each player lost.
#include <array>

#include "tools/answers/advise/review_answer.h"
#include "tools/answers/door/json_line.h"
#include "tools/answers/door/watch.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

constexpr ArgumentNames kReviewNames = {{"game", ""}};

constexpr auto kOwnFields =
    std::to_array<FieldRow>({{"players", FieldType::kFlag, words::kWithJsonAsLastObject}});

// A game reviewed, or what was wrong with its line.
struct ReviewedLine : LineAnswer {
  std::optional<ReviewAnswer> answer;
};

// What each player lost, at the end.
struct PlayersTable {
  const Arguments& arguments;
  PlayerReviews players = {};

  void Add(const ReviewedLine& line) {
    if (line.answer) players.Add(*line.answer);
  }
  void Print() const {
    if (!players.empty() && !arguments.json) PrintText(players.ToText(SpokenLanguage()));
    if (arguments.Has("players") && arguments.json) PrintLine(JsonText(ToJson(players)));
  }
};

ReviewedLine ReviewLine(const Arguments& arguments, const InputLine& line,
                        absl::StatusOr<ReviewAnswer> answer) {
  ReviewedLine reviewed = {SayLine(arguments, line, answer), {}};
  if (answer.ok()) reviewed.answer = *std::move(answer);
  return reviewed;
}

ExitCode ReviewFile(const Arguments& arguments, const ReviewQuestion& question) {
  const auto make_worker = [&] {
    return [&arguments, question = question, solver = Solver()](const InputLine& line) mutable {
      question.game = line;
      return ReviewLine(arguments, line, AnswerOf(question, Watch{}, solver));
    };
  };
  return AnswerLines(GameFile(arguments.input), ThreadsToUse(arguments.threads), make_worker,
                     PlayersTable{arguments});
}

ExitCode RunReview(const Arguments& arguments) {
  const auto question = ReadAsked(arguments, kReviewFields, ReadReview, ReadRules);
  return question.ok() ? ReviewFile(arguments, *question) : ReportQuestion(question.status());
}

void AddReview(CLI::App& verb, Arguments& arguments) {
  arguments.asked["game"] = "";
  AddLines(verb, arguments, Said(words::kRecordedGamesOneLineDeal), Said(words::kJsonWithCards));
  AddFields(verb, kReviewFields, arguments.asked, kReviewNames);
  AddFields(verb, kOwnFields, arguments.asked);
  AddRulesOptions(verb, arguments.rules);
  AddThreads(verb, arguments, Said(words::kGamesReviewedAtTime));
}

}  // namespace

const Verb kReviewVerb = {
    "review",
    words::kVerbReview,
    AddReview,
    RunReview,
    {"review games.txt", "review games.txt --json --players", "review games.txt --worlds 4000"}};

}  // namespace schafkopf
