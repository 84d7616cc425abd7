#include "tools/batch/job.h"

#include <zstd.h>

#include <array>
#include <filesystem>
#include <initializer_list>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/string_view.h"
#include "build_info.h"
#include "engine/text/rule_file.h"
#include "tools/batch/checksum.h"
#include "tools/cli/cli.h"

namespace schafkopf {
namespace {

// To be raised when records change their form in another way than by their columns.
constexpr int kRecordVersion = 1;

constexpr std::array kKindNames = {"value", "cards", "table", "post-mortem", "ask"};
constexpr std::array kValuesNames = {"none", "best", "all"};
constexpr std::array kFormatNames = {"jsonl", "csv", "binary"};
constexpr std::array kFormatEndings = {".jsonl", ".csv", ".rows"};

template <class Enum, class Names>
std::string NameIn(const Names& names, Enum value) {
  return absl::StrCat("\"", names[static_cast<std::size_t>(value)], "\"");
}

// TOML escapes as JSON does.
std::string TomlString(const std::string& text) { return nlohmann::json(text).dump(); }

std::string TomlStrings(const std::vector<std::string>& texts) {
  return absl::StrCat(
      "[",
      absl::StrJoin(texts, ", ",
                    [](std::string* out, const std::string& text) { *out += TomlString(text); }),
      "]");
}

// The line `answers ...` of the signature.
absl::string_view Answers() {
  absl::string_view text = kVersionText;
  const std::size_t begin = text.find("answers ");
  if (begin == text.npos) return "answers unknown";
  return text.substr(begin, text.find(" nodes", begin) - begin);
}

std::string InputText(const Job& job) {
  if (!job.generated) {
    const bool ask = job.question.kind == QuestionKind::kAsk;
    return absl::StrCat("file = ", TomlString(job.input), "\n",
                        ask ? absl::StrCat("players = ", job.question.players, "\n") : "");
  }
  const Generated& made = *job.generated;
  std::string text = absl::StrCat("deals = ", made.count, "\n");
  const std::string deck(NameOf(made.request.knowledge.deck));
  absl::StrAppend(&text, "deck = ", TomlString(deck), "\nplayers = ", made.request.knowledge.seats,
                  "\nhand = ", TomlStrings(made.text.hands),
                  "\ngiven = ", TomlStrings(made.text.given), "\n");
  if (const auto& contract = made.request.contract) {
    absl::StrAppend(&text, "contract = ", TomlString(ToString(*contract)), "\n");
    if (contract->has_declarer()) {
      absl::StrAppend(&text, "declarer = ", made.request.declarer.index(), "\n");
    }
  }
  return text;
}

std::string QuestionText(const Question& question) {
  std::string text = absl::StrCat("kind = ", NameIn(kKindNames, question.kind), "\n");
  std::vector<std::string> contracts;
  for (const Contract& contract : question.contracts) contracts.push_back(ToString(contract));
  switch (question.kind) {
    case QuestionKind::kValue:
    case QuestionKind::kCards:
      absl::StrAppend(&text, "from_start = ", question.from_start ? "true" : "false", "\n");
      break;
    case QuestionKind::kTable:
      absl::StrAppend(&text, "contracts = ", TomlStrings(contracts),
                      "\nvalues = ", NameIn(kValuesNames, question.values), "\n");
      break;
    case QuestionKind::kPostMortem:
      break;
    case QuestionKind::kAsk:
      absl::StrAppend(&text, "contracts = ", TomlStrings(contracts), "\nworlds = ", question.worlds,
                      "\nseat = ", question.seat.index(), "\n");
      break;
  }
  return text;
}

}  // namespace

std::string Job::Text() const {
  return absl::StrCat("rules = ", TomlString(rules_name), "\nseed = ", seed, "\nblock = ", block,
                      "\n\n[input]\n", InputText(*this), "\n[question]\n", QuestionText(question),
                      "\n[output]\nformat = ", NameIn(kFormatNames, format),
                      "\nzstd = ", compressed ? "true" : "false", "\n");
}

std::string Job::Hash() const {
  LongChecksum sum;
  sum.Add(absl::StrCat("records ", kRecordVersion, "\n", Answers(), "\n", ToRuleFile(rules), "\n",
                       compressed ? ZSTD_versionString() : "", "\n",
                       Prologue(SchemaOf(*this), Format::kBinary), Text()));
  return sum.Hex();
}

std::string Job::DefaultOutput() const {
  const std::filesystem::path name = std::filesystem::path(path).filename();
  const std::string stem = path == "-" ? "job" : name.stem().string();
  return absl::StrCat(stem, kFormatEndings[static_cast<std::size_t>(format)],
                      compressed ? ".zst" : "");
}

Schema SchemaOf(const Job& job) {
  using enum FieldKind;
  Schema schema = {"", {}, nullptr, {}};
  if (job.question.kind == QuestionKind::kAsk) {
    schema.head = {{"seat", kSmall}, {"verdict", kWord}, {"best", kContract}};
  } else {
    schema.head = {{"contract", kContract}, {"declarer", kSmall}};
  }
  const auto head = [&](std::initializer_list<Field> fields) {
    schema.head.insert(schema.head.end(), fields);
  };
  switch (job.question.kind) {
    case QuestionKind::kValue:
      schema.question = "value";
      head({{"value", kSmall}, {"won", kFlag}, {"cents", kCents}});
      break;
    case QuestionKind::kCards:
      schema.question = "cards";
      head({{"value", kSmall}, {"won", kFlag}, {"cents", kCents}, {"seat", kSmall}});
      schema.list = "cards";
      schema.rows = {{"card", kCard}, {"card_value", kSmall}};
      break;
    case QuestionKind::kTable:
      schema.question = "table";
      schema.head.clear();
      schema.list = "games";
      schema.rows = {{"declarer", kSmall}, {"contract", kContract}, {"won", kFlag}};
      if (job.question.values != TableValues::kNone) {
        schema.rows.push_back({"best", kFlag});
        schema.rows.push_back({"value", kSmall});
        schema.rows.push_back({"cents", kCents});
      }
      break;
    case QuestionKind::kPostMortem:
      schema.question = "post-mortem";
      head({{"value", kSmall}, {"result", kSmall}});
      schema.list = "plays";
      schema.rows = {{"trick", kSmall}, {"seat", kSmall},      {"card", kCard},
                     {"best", kCard},   {"before", kSmall},    {"after", kSmall},
                     {"cost", kSmall},  {"cost_cents", kCents}};
      break;
    case QuestionKind::kAsk:
      schema.question = "ask";
      schema.list = "contracts";
      schema.rows = {{"contract", kContract}, {"table_win", kReal}, {"open_win", kReal},
                     {"open_low", kReal},     {"open_high", kReal}, {"schneider", kReal},
                     {"schwarz", kReal},      {"cents", kReal},     {"open_cents", kReal},
                     {"cents_error", kReal},  {"worlds", kCents}};
      break;
  }
  if (job.generated) head({{"deal", kDeal}});
  return schema;
}

std::string Job::Beside(const std::string& name) const {
  return (std::filesystem::path(path).parent_path() / name).string();
}

}  // namespace schafkopf
