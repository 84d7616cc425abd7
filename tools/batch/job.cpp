#include "tools/batch/job.h"

#include <zstd.h>

#include <array>
#include <filesystem>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/string_view.h"
#include "build_info.h"
#include "engine/rule_file.h"
#include "tools/batch/checksum.h"
#include "tools/batch/schema.h"
#include "tools/cli.h"

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

std::string TomlString(absl::string_view text) {
  std::string quoted = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

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
  const std::string_view deck = NameOf(made.request.knowledge.deck);
  absl::StrAppend(&text, "deck = ", TomlString({deck.data(), deck.size()}),
                  "\nplayers = ", made.request.knowledge.seats,
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

std::string Job::Beside(const std::string& name) const {
  return (std::filesystem::path(path).parent_path() / name).string();
}

}  // namespace schafkopf
