// score: the price of a finished deal, explained; by numbers or from deal lines.
#include <unistd.h>

#include <memory>

#include "engine/text/string_views.h"
#include "tools/answers/game_name.h"
#include "tools/answers/score_game.h"
#include "tools/answers/score_lines.h"
#include "tools/cli/number_option.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

constexpr ArgumentNames kScoreArguments = {{"contract", ""}, {"deal", ""}};

struct ScoreOptions {
  std::string what;  // a contract or a file
  Json asked = Json::object();
  RulesChoice rules;
  bool json = false;
};

// An error in what is said of every line names the argument; one in the line its place there.
absl::Status WithArgument(const absl::Status& error) {
  const std::string field = FieldOf(error);
  if (field.empty() || field == "deal") return error;
  return absl::InvalidArgumentError(
      absl::StrCat(ArgumentOf(field), ": column ", ColumnOf(error), ": ", error.message()));
}

// Prices each deal line of the file.
ExitCode ScoreFile(const std::string& file, const GameScoreQuestion& question, bool json) {
  if (const absl::string_view field = NumbersOnly(question.arguments); !field.empty()) {
    PrintError(
        absl::StrCat("schafkopf: expected no ", ArgumentOf(field), " with a file of deal lines"));
    return ExitCode::kUsage;
  }
  auto scorer = DealScorer::Make(question.arguments, question.rules);
  if (!scorer.ok()) return ReportQuestion(scorer.status());
  const LinesChoice choice = {file, json, 1};
  const auto answer = [&](const InputLine& line) {
    auto score = scorer->Next(line);
    if (!score.ok()) score = WithArgument(score.status());
    LineAnswer said = SayLine(choice, line, score);
    if (!json) said.output = absl::StrCat(line.number, ": ", said.output);
    return said;
  };
  // One worker, as each line hangs on those before.
  return AnswerLines(file, choice.threads, [&] { return answer; });
}

bool IsFile(const std::string& name) {
  return name == "-" || name.find_first_of("./") != std::string::npos ||
         access(name.c_str(), F_OK) == 0;
}

ExitCode RunScore(ScoreOptions options) {
  options.asked["contract"] = options.what;
  const auto question = ReadAsked(options.asked, kScoreFields, ReadScore, options.rules);
  if (!question.ok()) return ReportQuestion(question.status());
  if (!ParseGameName(options.what).ok() && IsFile(options.what)) {
    return ScoreFile(options.what, *question, options.json);
  }
  return Say(AnswerOf(*question, {}), options.json, {{"contract", "C"}});
}

std::function<ExitCode()> AddScore(CLI::App& verb) {
  auto options = std::make_shared<ScoreOptions>();
  verb.add_option("C", options->what, "a contract; or a FILE or - with finished deal lines")
      ->required();
  AddFields(verb, kScoreFields, options->asked, kScoreArguments);
  for (const auto& [field, other] : kScoreInstead) {
    verb.get_option(ArgumentOf(AbslView(other)))
        ->excludes(verb.get_option(ArgumentOf(AbslView(field))));
  }
  for (const char* numbers : {"--points", "--tricks", "--lauf"}) {
    verb.get_option(numbers)->check(WholeNumbers());
  }
  verb.get_option("--players")->default_str(std::to_string(kSeatCount));
  AddRulesOptions(verb, options->rules);
  verb.add_flag("--json", options->json, "JSON objects");
  return [options] { return RunScore(*options); };
}

}  // namespace

const Verb kScoreVerb = {"score", "the price of a finished deal, explained", AddScore};

}  // namespace schafkopf
