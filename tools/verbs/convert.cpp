// convert: recorded games from one form into another.
#include "tools/answers/games/convert.h"

#include <optional>
#include <string>
#include <utility>

#include "tools/answers/door/words.h"
#include "tools/batch/store/game_file.h"
#include "tools/cli/answer_lines.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

struct ReadAnswer : LineAnswer {
  std::int64_t line = 0;
  std::optional<WrittenGame> game = {};
};

// Writes the games in their order, and says at the end what was lost.
class Writing {
 public:
  Writing(GameTarget target, std::string file) : writer_(target), file_(std::move(file)) {}

  void Add(const ReadAnswer& answer) {
    if (!answer.game) return;
    if (const auto text = writer_.Write(*answer.game, answer.line)) PrintLine(*text);
  }
  void Print() {
    const Message lost = writer_.Lost();
    if (Said(lost).empty()) return;
    FlushOutput();
    PrintFailure(lost, Escaped(file_));
  }

 private:
  GameWriter writer_;
  std::string file_;
};

ExitCode RunConvert(const Arguments& arguments) {
  const auto question = ReadAsked(arguments, kConvertFields, ReadConvert);
  if (!question.ok()) return ReportQuestion(question.status());
  const std::string file = NameOfInput(arguments.input);
  const RuleOptions& options = question->rules.options;
  const auto worker = [&](const InputLine& line) -> ReadAnswer {
    auto game = ReadWrittenGame(line, options, GameNeeds::kNotes);
    if (!game.ok()) return {{{}, PlacedError(file, line.number, game.status())}};
    return {{}, line.number, *std::move(game)};
  };
  return AnswerLines(
      GameFile(arguments.input, /*always_told=*/true), 1, [&] { return worker; },
      Writing(question->to, file));
}

void AddConvert(CLI::App& verb, Arguments& arguments) {
  arguments.asked["text"] = "";
  verb.add_option("FILE", arguments.input, Said(words::kGamesOfAnyFormIsStdin))
      ->capture_default_str();
  AddFields(verb, kConvertFields, arguments.asked, {{"text", ""}});
  AddRulesOptions(verb, arguments.rules);
}

}  // namespace

const Verb kConvertVerb = {
    "convert",
    words::kVerbConvert,
    AddConvert,
    RunConvert,
    {"convert games.txt", "convert games.txt --to json", "convert games.txt --to csv"}};

}  // namespace schafkopf
