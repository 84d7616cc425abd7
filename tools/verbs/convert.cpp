// convert: recorded games from one form into another.
#include "tools/answers/games/convert.h"

#include "tools/answers/door/words.h"
#include "tools/batch/store/game_file.h"
#include "tools/cli/answer_lines.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

ExitCode RunConvert(const Arguments& arguments) {
  const auto question = ReadAsked(arguments, kConvertFields, ReadConvert);
  if (!question.ok()) return ReportQuestion(question.status());
  GameFile file(arguments.input);
  GameWriter writer(question->to);
  WatchSignals();
  std::uint64_t games = 0;
  bool had_a_game = false;
  bool had_an_error = false;
  while (const auto line = file.Next()) {
    had_a_game = true;
    const auto game = ReadWrittenGame(*line, question->rules.options, GameNeeds::kNotes);
    if (!game.ok()) {
      had_an_error = true;
      PrintError(PlacedError(file.name(), line->number, game.status()));
    } else if (const auto text = writer.Write(*game)) {
      PrintLine(*text);
    }
    NoteDone(++games, words::kInterruptedAfterLines);
    if (PendingSignal()) break;
  }
  FlushOutput();
  PrintFailure(file.Recognised(), Escaped(file.name()));
  if (const Message lost = writer.Lost(); !Said(lost).empty())
    PrintFailure(lost, Escaped(file.name()));
  const ExitCode code = ReportInput(file, had_a_game);
  return code == ExitCode::kOk && had_an_error ? ExitCode::kData : code;
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
