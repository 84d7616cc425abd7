#include "tools/batch/job/job.h"

#include <zstd.h>

#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/string_views.h"
#include "tools/batch/store/checksum.h"
#include "tools/cli/cli.h"
#include "tools/cli/version.h"

namespace schafkopf {
namespace {

// To be raised when records change their form in another way than by their columns.
constexpr int kRecordVersion = 1;

constexpr std::array kFormatNames = {"jsonl", "csv", "binary"};
constexpr std::array kFormatEndings = {".jsonl", ".csv", ".rows"};

// What of the program's signature an answer depends on.
std::string SignatureFor(const JobKind& kind) {
  return absl::StrCat(
      "answers ", SignatureOf("answers"),
      kind.model.empty() ? "" : absl::StrCat("\nmodel ", SignatureOf(AbslView(kind.model))));
}

std::string BookText(const BookTerms& terms) {
  return absl::StrCat("deck = ", TomlString(std::string(NameOf(terms.deck))), "\n",
                      terms.seat ? absl::StrCat("seat = ", terms.seat->index(), "\n") : "",
                      terms.sample > 0 ? absl::StrCat("sample = ", terms.sample, "\n") : "");
}

std::string InputText(const Job& job) {
  if (job.book) return BookText(job.book->terms());
  if (!job.generated) {
    const bool hands = job.question.kind->subject == JobSubject::kHand;
    return absl::StrCat("file = ", TomlString(job.input), "\n",
                        hands ? absl::StrCat("players = ", job.question.hand.players, "\n") : "");
  }
  const Generated& made = *job.generated;
  std::string text = absl::StrCat("deals = ", made.count, "\n");
  const std::string deck(NameOf(made.request.knowledge.table.deck));
  absl::StrAppend(
      &text, "deck = ", TomlString(deck), "\nplayers = ", made.request.knowledge.table.seats,
      "\nhand = ", TomlStrings(made.text.hands), "\ngiven = ", TomlStrings(made.text.given), "\n");
  if (const auto& contract = made.request.contract) {
    absl::StrAppend(&text, "contract = ", TomlString(ToString(*contract)), "\n");
    if (contract->has_declarer()) {
      absl::StrAppend(&text, "declarer = ", made.request.declarer.index(), "\n");
    }
  }
  return text;
}

std::string QuestionText(const JobQuestion& question) {
  const JobKind& kind = *question.kind;
  return absl::StrCat("kind = \"", AbslView(kind.name), "\"\n", kind.text(question));
}

}  // namespace

// TOML escapes as JSON does.
std::string TomlString(const std::string& text) { return nlohmann::json(text).dump(); }

std::string TomlStrings(const std::vector<std::string>& texts) {
  const auto add = [](std::string* out, const std::string& text) { *out += TomlString(text); };
  return absl::StrCat("[", absl::StrJoin(texts, ", ", add), "]");
}

std::string Job::Text() const {
  return absl::StrCat(
      "rules = ", TomlString(rules_name), "\nseed = ", seed, "\nblock = ", block, "\n\n[input]\n",
      InputText(*this), "\n[question]\n", QuestionText(question),
      "\n[output]\nformat = ", TomlString(kFormatNames[static_cast<std::size_t>(format)]),
      "\nzstd = ", compressed ? "true" : "false", "\n");
}

std::string Job::Hash() const {
  LongChecksum sum;
  sum.Add(absl::StrCat("records ", kRecordVersion, "\n", SignatureFor(*question.kind), "\n",
                       ToRuleFile(rules), "\n", compressed ? ZSTD_versionString() : "", "\n",
                       Prologue(SchemaOf(*this), Format::kBinary), Text()));
  return sum.Hex();
}

bool Job::CanReadAgain() const {
  if (IsNumbered()) return true;
  std::error_code error;
  const auto type = std::filesystem::status(InputPath(), error).type();
  return input != "-" && type != std::filesystem::file_type::fifo &&
         type != std::filesystem::file_type::character;
}

std::string Job::DefaultOutput() const {
  const std::filesystem::path name = std::filesystem::path(path).filename();
  const std::string stem = path == "-" ? "job" : name.stem().string();
  return absl::StrCat(stem, kFormatEndings[static_cast<std::size_t>(format)],
                      compressed ? ".zst" : "");
}

Schema SchemaOf(const Job& job) {
  Schema schema = job.question.kind->schema(job.question);
  schema.deal = job.generated.has_value();
  return schema;
}

std::string Job::Beside(const std::string& name) const {
  return (std::filesystem::path(path).parent_path() / name).string();
}

}  // namespace schafkopf
