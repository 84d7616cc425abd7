// summarize: what the results of a batch come to, by contract, seat or any other column.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/words.h"
#include "solver/sample/estimate.h"
#include "tools/answers/door/json_line.h"
#include "tools/batch/outcome.h"
#include "tools/batch/store/file.h"
#include "tools/batch/store/summary.h"
#include "tools/batch/store/table_reader.h"
#include "tools/batch/store/words.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

constexpr int kBins = 25;

constexpr auto kSummarizeOptions = std::to_array<FieldRow>({
    {"by", FieldType::kTexts, words::kColumnsWhoseValuesDivideRows},
    {"histogram", FieldType::kText, words::kAndHistogramOfThisColumn},
    {"svg", FieldType::kText, words::kHistogramOfAllRowsAs},
});

// What divides the rows, and what is shown of them.
struct Grouping {
  std::vector<std::string> by;
  std::string histogram;  // empty: none
};

// One column of one group.
struct Column {
  Summary numbers;
  bool flags = false;  // all of them true or false
};

// The rows that agree in the columns of `by`.
struct Group {
  std::uint64_t rows = 0;
  std::map<std::string, Column> columns;
};

struct GroupTable {
  std::map<std::vector<std::string>, Group> groups;
  std::set<std::string> columns;  // of `by` that some row has
  std::uint64_t errors = 0;
};

// What names a row, a seat or a player is no number to take means of.
bool IsName(const std::string& column) {
  static const std::set<std::string> kNames = {"line", "id",      "seat",     "declarer",
                                               "old",  "partner", "forehand", "seed"};
  return kNames.contains(column);
}

// The value of a column of `--by`; `game` is that of the contract without its suit. Null where the
// row has none.
nlohmann::json ValueOf(const TableRow& row, const std::string& column) {
  if (const auto found = row.find(column); found != row.end()) return found->second;
  const auto contract = row.find("contract");
  if (column != "game" || contract == row.end() || !contract->second.is_string()) return nullptr;
  const auto named = ParseContract(contract->second.get<std::string>());
  if (!named.ok()) return contract->second;
  return absl::StrCat(AbslView(named->row().name), named->is_tout() ? "+tout" : "");
}

std::string KeyText(const nlohmann::json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number()) return absl::StrFormat("%g", value.get<double>());
  return value.is_null() ? "-" : value.dump();
}

void AddRow(const TableRow& row, const Grouping& grouping, GroupTable& table) {
  if (row.contains("error")) {
    ++table.errors;
    return;
  }
  std::vector<std::string> key;
  for (const std::string& name : grouping.by) {
    const nlohmann::json value = ValueOf(row, name);
    if (!value.is_null() || row.contains(name)) table.columns.insert(name);
    key.push_back(KeyText(value));
  }
  Group& group = table.groups[key];
  ++group.rows;
  for (const auto& [name, value] : row) {
    const bool in_key =
        std::find(grouping.by.begin(), grouping.by.end(), name) != grouping.by.end();
    if (in_key || (IsName(name) && name != grouping.histogram) ||
        !(value.is_number() || value.is_boolean())) {
      continue;
    }
    Column& column = group.columns[name];
    column.flags = value.is_boolean();
    column.numbers.Add(column.flags ? (value.get<bool>() ? 1 : 0) : value.get<double>());
  }
}

Json JsonOf(const Column& column) {
  const Summary& numbers = column.numbers;
  if (column.flags) {
    const Share share = WilsonShare(numbers.CountOf(1), numbers.count());
    return {{"count", numbers.count()},
            {"share", share.value},
            {"low", share.low},
            {"high", share.high}};
  }
  return {{"count", numbers.count()},     {"mean", numbers.mean()},
          {"min", numbers.Quantile(0)},   {"p05", numbers.Quantile(.05)},
          {"p25", numbers.Quantile(.25)}, {"median", numbers.Quantile(.5)},
          {"p75", numbers.Quantile(.75)}, {"p95", numbers.Quantile(.95)},
          {"max", numbers.Quantile(1)}};
}

std::string TextOf(const std::string& name, const Column& column) {
  const Summary& numbers = column.numbers;
  if (column.flags) {
    const Share share = WilsonShare(numbers.CountOf(1), numbers.count());
    return absl::StrFormat("  %-15s %7d   %.2f %% (%.2f..%.2f)\n", name, numbers.count(),
                           100 * share.value, 100 * share.low, 100 * share.high);
  }
  std::string text = absl::StrFormat("  %-15s %7d   %s %.4g;", name, numbers.count(),
                                     Said(words::kMean), numbers.mean());
  for (double of : {0.0, .05, .25, .5, .75, .95, 1.0}) {
    absl::StrAppendFormat(&text, " %g", numbers.Quantile(of));
  }
  return text + "\n";
}

void Print(const GroupTable& table, const Grouping& grouping, bool json) {
  if (!json) {
    PrintText(Said(words::kFlagsShareWithIts95));
  }
  for (const auto& [key, group] : table.groups) {
    Json by = Json::object();
    std::string title;
    for (std::size_t i = 0; i < key.size(); ++i) {
      by[grouping.by[i]] = key[i];
      absl::StrAppend(&title, title.empty() ? "" : ", ", grouping.by[i], " ", key[i]);
    }
    Json fields = Json::object();
    std::string text = absl::StrCat(title.empty() ? Said(words::kAll) : title, ": ",
                                    Said({words::kRowRows, group.rows}), "\n");
    for (const auto& [name, column] : group.columns) {
      fields[name] = JsonOf(column);
      text += TextOf(name, column);
      if (name == grouping.histogram) text += TextOf(column.numbers.MakeHistogram(kBins));
    }
    text.pop_back();
    const Json object = {{"by", by}, {"rows", group.rows}, {"fields", fields}};
    json ? PrintLine(JsonText(object)) : PrintText(Said(Numeric(text)));
  }
  if (table.errors > 0) PrintError(Message(words::kErrorRecordsAreLeftOut, table.errors));
}

// The histogram of all groups together.
std::optional<Summary::Histogram> Together(const GroupTable& table, const std::string& name) {
  Summary all;
  for (const auto& [key, group] : table.groups) {
    const auto column = group.columns.find(name);
    if (column == group.columns.end()) continue;
    all.Merge(column->second.numbers);
  }
  if (all.count() == 0) return std::nullopt;
  return all.MakeHistogram(kBins);
}

ExitCode RunSummarize(const Arguments& arguments) {
  const Fields fields = FieldsOf(arguments, kSummarizeOptions);
  const bool named = fields.Has("by");
  const Grouping grouping = {named ? fields.Texts("by") : std::vector<std::string>{"contract"},
                             fields.Text("histogram")};
  WatchSignals();
  NoteDone(0, words::kInterruptedAfterRows);
  auto reader = TableReader::Open(arguments.input);
  if (const auto code = PendingSignal()) return *code;
  if (!reader.ok()) return ReportFailure(reader.status());
  GroupTable table;
  for (std::uint64_t rows = 0;; ++rows) {
    NoteDone(rows, words::kInterruptedAfterRows);
    auto row = reader->Next();
    if (PendingSignal()) break;
    if (!row.ok()) return ReportFailure(row.status());
    if (!*row) break;
    AddRow(**row, grouping, table);
  }
  const ExitCode code = PendingSignal().value_or(ExitCode::kOk);
  if (table.groups.empty() && table.errors == 0) {
    if (code != ExitCode::kOk) return code;
    PrintError(
        PlacedError(arguments.input, 1, SyntaxError(1, words::kResultsOfBatch, words::kNothing)));
    return ExitCode::kData;
  }
  for (const std::string& name : grouping.by) {
    if (!named || table.columns.contains(name)) continue;
    PrintMistake("--by", words::kColumnOfResults, Quoted(name));
    return ExitCode::kUsage;
  }
  if (!grouping.histogram.empty()) {
    const auto histogram = Together(table, grouping.histogram);
    if (!histogram) {
      PrintMistake("--histogram", words::kColumnOfNumbers, Quoted(grouping.histogram));
      return ExitCode::kUsage;
    }
    if (const std::string svg = fields.Text("svg"); !svg.empty()) {
      const auto written = WriteWhole(svg, SvgOf(*histogram, grouping.histogram));
      if (!written.ok()) return ReportFailure(written);
    }
  }
  Print(table, grouping, arguments.json);
  return code;
}

void AddSummarize(CLI::App& verb, Arguments& arguments) {
  verb.add_option("FILE", arguments.input, Said(words::kResultsOfBatchInAny))
      ->capture_default_str();
  AddFields(verb, kSummarizeOptions, arguments.asked);
  verb.get_option("--by")->delimiter(',');
  verb.get_option("--svg")->needs(verb.get_option("--histogram"));
  AddJson(verb, arguments, Said(words::kJsonForEachGroup));
}

}  // namespace

const Verb kSummarizeVerb = {"summarize",
                             words::kVerbSummarize,
                             AddSummarize,
                             RunSummarize,
                             {"summarize value.jsonl", "summarize review.csv --by player,role",
                              "summarize value.jsonl --json"}};

}  // namespace schafkopf
