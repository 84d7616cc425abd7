// score: the price of a finished deal, explained; by numbers or from deal lines.
#include <unistd.h>

#include <array>
#include <utility>

#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "tools/answers/door/words.h"
#include "tools/answers/score/score_game.h"
#include "tools/answers/score/score_lines.h"
#include "tools/answers/score/sheet_text.h"
#include "tools/batch/outcome.h"
#include "tools/batch/store/file.h"
#include "tools/cli/number_option.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

constexpr ArgumentNames kScoreArguments = {{"contract", ""}, {"deal", ""}};

// Of a sheet, beside the fields of the question.
constexpr auto kSheetOptions = std::to_array<FieldRow>({
    {"sheet", FieldType::kFlag, words::kFileAsScoreSheetOf},
    kChairFields[0],
    kChairFields[1],
    kChairFields[2],
    {"csv", FieldType::kFlag, words::kSheetAsCsv},
    {"svg", FieldType::kText, words::kSheetAsPicture},
});

// An error in what is said of every line names the argument; one in the line its place there.
absl::Status WithArgument(const absl::Status& error) {
  const std::string field = FieldOf(error);
  if (field.empty() || field == "deal") return error;
  return NamingField(AtField(ArgumentOf(field), error));
}

// Prices each deal line of the file.
ExitCode ScoreFile(const Arguments& arguments, const GameScoreQuestion& question) {
  auto scorer = DealScorer::Make(question.told, question.rules);
  if (!scorer.ok()) return ReportQuestion(scorer.status());
  const auto answer = [&](const InputLine& line) {
    auto score = scorer->Next(line);
    if (!score.ok()) score = WithArgument(score.status());
    LineAnswer said = SayLine(arguments, line, score);
    if (!arguments.json) said.output = absl::StrCat(line.number, ": ", *said.output);
    return said;
  };
  // One worker, as each line hangs on those before.
  return AnswerLines(GameFile(arguments.input), 1, [&] { return answer; });
}

// A row of a sheet, and the evening and its players once it is noted.
struct SheetRowSaid : LineAnswer {
  SheetLine row;
  Evening after;
  PerChair<std::string> names;
};

// How the evening ended, beneath the rows.
struct SheetEnd {
  Evening evening;
  PerChair<std::string> names;
  Cents unit;
  bool is_text;
  std::vector<SheetLine>* picture;  // the rows, where they are drawn; else null
  std::ptrdiff_t missing = 0;       // rows that could not be noted
  bool begun = false;

  void Add(const SheetRowSaid& said) {
    evening = said.after;
    names = said.names;
    begun = true;
    if (!said.row.row.ok()) ++missing;
    if (picture != nullptr) picture->push_back(said.row);
  }
  void Print() const {
    if (begun && is_text) PrintText(SheetFoot(evening, names, unit, missing, SpokenLanguage()));
  }
};

// The same as a score sheet of an evening.
ExitCode ScoreEvening(const Arguments& arguments, const SheetTerms& table,
                      const GameScoreQuestion& question) {
  auto sheet = ScoreSheet::Make(question.told, question.rules, table);
  if (!sheet.ok()) return ReportQuestion(sheet.status());
  const Fields fields = FieldsOf(arguments, kSheetOptions);
  const bool csv = fields.Flag("csv");
  const std::string svg = fields.Text("svg");
  const Language language = SpokenLanguage();
  bool begun = false;
  const auto answer = [&](const InputLine& line) -> SheetRowSaid {
    auto row = sheet->Next(line);
    if (!row.ok()) row = WithArgument(row.status());
    LineAnswer said = SayLine(arguments, line, row);
    SheetLine numbered = {line.number, std::move(row)};
    const PerChair<std::string>& names = sheet->names();
    if (csv) {
      said.output = absl::StrCat(begun ? "" : SheetCsvHead(table.chairs, names) + "\n",
                                 CsvOf(numbered, table.chairs, language));
      said.is_text = false;
    } else if (!arguments.json) {
      said.output = absl::StrCat(begun ? "" : SheetHead(table.chairs, names, language) + "\n",
                                 TextOf(numbered, language));
      said.is_text = true;
    }
    begun = true;
    return {std::move(said), std::move(numbered), sheet->evening(), names};
  };
  std::vector<SheetLine> drawn;
  const Cents unit = question.rules.tariff.extra;
  const ExitCode status = AnswerLines(
      GameFile(arguments.input), 1, [&] { return answer; },
      SheetEnd{sheet->evening(), sheet->names(), unit, !arguments.json && !csv,
               svg.empty() ? nullptr : &drawn});
  if (drawn.empty()) return status;
  const absl::Status written =
      WriteWhole(svg, SheetSvg(drawn, sheet->evening(), sheet->names(), unit, language));
  return written.ok() ? status : ReportFailure(written);
}

ExitCode RefuseUsage(const Message& refused) {
  PrintFailure(refused);
  return ExitCode::kUsage;
}

ExitCode RunScore(const Arguments& arguments) {
  Arguments with_contract = arguments;
  with_contract.asked["contract"] = arguments.input;
  const auto question = ReadAsked(with_contract, kScoreFields, ReadScore);
  if (!question.ok()) return ReportQuestion(question.status());
  if (!arguments.json) TellBookRules(arguments.rules, question->rules);
  const std::string& what = arguments.input;
  if (!ParseGameName(what).ok() && (IsDeal(what) || NamesFile(what))) {
    if (const std::string_view field = NumbersOnly(question->told); !field.empty()) {
      return RefuseUsage({words::kExpectedNoWithFileOf, ArgumentOf(AbslView(field))});
    }
    if (!arguments.Has("sheet")) return ScoreFile(arguments, *question);
    const auto table = ReadSheetTerms(FieldsOf(arguments, kSheetOptions));
    if (table.ok()) return ScoreEvening(arguments, *table, *question);
    return RefuseUsage(MessageOf(WithArgument(table.status())));
  }
  if (arguments.Has("sheet")) return RefuseUsage(words::kExpectedFileOfDealLines);
  return Say(AnswerOf(*question, {}), arguments.json, {{"contract", "C"}});
}

void AddScore(CLI::App& verb, Arguments& arguments) {
  verb.add_option("C", arguments.input, Said(words::kContractOrFile))->required();
  AddFields(verb, kScoreFields, arguments.asked, kScoreArguments);
  for (const auto& [field, other] : kScoreInstead) {
    verb.get_option(ArgumentOf(AbslView(other)))
        ->excludes(verb.get_option(ArgumentOf(AbslView(field))));
  }
  for (const char* numbers : {"--points", "--tricks", "--lauf"}) {
    verb.get_option(numbers)->check(WholeNumbers());
  }
  AddRulesOptions(verb, arguments.rules);
  AddJson(verb, arguments, Said(words::kJsonObjects));
  AddFields(verb, kSheetOptions, arguments.asked);
  for (const char* of_sheet : {"--chairs", "--forehand", "--names", "--csv", "--svg"}) {
    verb.get_option(of_sheet)->needs(verb.get_option("--sheet"));
  }
  verb.get_option("--csv")->excludes(verb.get_option("--json"));
}

}  // namespace

const Verb kScoreVerb = {
    "score",
    words::kVerbScore,
    AddScore,
    RunScore,
    {"score ruf:E --points 92 --lauf 3", "score solo:H --points 95 --lauf 3 --stoss 1",
     "score evening.txt --sheet"}};

}  // namespace schafkopf
