// score: the price of a finished deal, explained; by numbers or from deal lines.
#include <unistd.h>

#include <memory>
#include <utility>

#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "tools/answers/score/score_game.h"
#include "tools/answers/score/score_lines.h"
#include "tools/answers/score/score_sheet.h"
#include "tools/answers/score/words.h"
#include "tools/cli/number_option.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

constexpr ArgumentNames kScoreArguments = {{"contract", ""}, {"deal", ""}};

struct ScoreOptions {
  std::string what;  // a contract or a file
  Json asked = Json::object();
  RulesChoice rules;
  bool json = false;
  bool sheet = false;
  int chairs = kSeatCount;
  int forehand = 0;  // chair
};

// An error in what is said of every line names the argument; one in the line its place there.
absl::Status WithArgument(const absl::Status& error) {
  const std::string field = FieldOf(error);
  if (field.empty() || field == "deal") return error;
  return NamingField(AtField(ArgumentOf(field), error));
}

// Prices each deal line of the file.
ExitCode ScoreFile(const std::string& file, const GameScoreQuestion& question, bool json) {
  auto scorer = DealScorer::Make(question.told, question.rules);
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

// A row of a sheet, and the evening once it is noted.
struct SheetRowSaid : LineAnswer {
  Evening after;
};

// How the evening ended, beneath the rows.
struct SheetEnd {
  Evening evening;
  Cents unit;
  bool is_text;
  bool begun = false;

  void Add(const SheetRowSaid& row) {
    evening = row.after;
    begun = true;
  }
  void Print() const {
    if (begun && is_text) PrintLine(SheetFoot(evening, unit, SpokenLanguage()));
  }
};

// The same as a score sheet of an evening.
ExitCode ScoreEvening(const ScoreOptions& options, const GameScoreQuestion& question) {
  const SheetTerms table = {options.chairs, Chair(options.forehand), /*strict=*/true};
  auto sheet = ScoreSheet::Make(question.told, question.rules, table);
  if (!sheet.ok()) return ReportQuestion(sheet.status());
  const LinesChoice choice = {options.what, options.json, 1};
  const Language language = SpokenLanguage();
  bool begun = false;
  const auto answer = [&](const InputLine& line) -> SheetRowSaid {
    auto row = sheet->Next(line);
    if (!row.ok()) row = WithArgument(row.status());
    LineAnswer said = SayLine(choice, line, row);
    if (!options.json) {
      said.output = absl::StrCat(begun ? "" : SheetHead(table.chairs, language) + "\n",
                                 SheetLine(line.number, row, language));
    }
    begun = true;
    return {std::move(said), sheet->evening()};
  };
  return AnswerLines(
      options.what, choice.threads, [&] { return answer; },
      SheetEnd{sheet->evening(), question.rules.tariff.extra, !options.json});
}

bool IsFile(const std::string& name) {
  return name == "-" || name.find_first_of("./") != std::string::npos ||
         access(name.c_str(), F_OK) == 0;
}

ExitCode RefuseUsage(const Message& refused) {
  PrintFailure(refused);
  return ExitCode::kUsage;
}

ExitCode RunScore(ScoreOptions options) {
  options.asked["contract"] = options.what;
  const auto question = ReadAsked(options.asked, kScoreFields, ReadScore, options.rules);
  if (!question.ok()) return ReportQuestion(question.status());
  if (!ParseGameName(options.what).ok() && IsFile(options.what)) {
    if (const std::string_view field = NumbersOnly(question->told); !field.empty()) {
      return RefuseUsage({words::kExpectedNoWithFileOf, ArgumentOf(AbslView(field))});
    }
    if (!options.sheet) return ScoreFile(options.what, *question, options.json);
    if (options.forehand < options.chairs) return ScoreEvening(options, *question);
    return RefuseUsage({words::kExpectedForehandBelowChairs, options.chairs});
  }
  if (options.sheet) return RefuseUsage(words::kExpectedFileOfDealLines);
  return Say(AnswerOf(*question, {}), options.json, {{"contract", "C"}});
}

std::function<ExitCode()> AddScore(CLI::App& verb) {
  auto options = std::make_shared<ScoreOptions>();
  verb.add_option("C", options->what, Said(words::kContractOrFile))->required();
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
  verb.add_flag("--json", options->json, Said(words::kJsonObjects));
  CLI::Option* const sheet =
      verb.add_flag("--sheet", options->sheet, Said(words::kFileAsScoreSheetOf));
  verb.add_option("--chairs", options->chairs, Said(words::kPlayersAtTableSomeSit))
      ->check(CLI::Range(2, kMostChairs))
      ->capture_default_str()
      ->needs(sheet);
  verb.add_option("--forehand", options->forehand, Said(words::kChairOfSeat0In))
      ->check(CLI::Range(0, kMostChairs - 1))
      ->capture_default_str()
      ->needs(sheet);
  return [options] { return RunScore(*options); };
}

}  // namespace

const Verb kScoreVerb = {"score", words::kVerbScore, AddScore};

}  // namespace schafkopf
