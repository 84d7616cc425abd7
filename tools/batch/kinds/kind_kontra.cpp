// The kinds kontra and re: whether a hand says Kontra to a game that another seat plays, and
// whether one of the declarer's side answers.
#include <array>

#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/text/words.h"
#include "tools/answers/ask/ask_double.h"
#include "tools/batch/job/job.h"
#include "tools/batch/job/toml_keys.h"
#include "tools/batch/kinds/kinds.h"
#include "tools/batch/store/words.h"

namespace schafkopf {
namespace {

constexpr auto kKontraKeys = std::to_array<std::string_view>(
    {"kind", "against", "declarer", "doubled", "worlds", "seat", "round"});

void ReadKontraKeys(TomlKeys& keys, const toml::table& table, JobQuestion& question) {
  ReadHandKeys(keys, table, question);
  if (const auto declarer = keys.ReadCount(table, "declarer", 0, kSeatCount - 1)) {
    question.hand.declarer = Seat(*declarer);
  }
  keys.ReadText(table, "doubled", question.doubled);
  keys.ReadText(table, "against", question.against);
  if (question.against.empty()) return;
  const auto contract = ParseContract(SplitRound(question.against).contract);
  if (!contract.ok()) keys.RefuseText(*table.get("against"), contract.status());
}

std::string KontraKeysText(const JobQuestion& question) {
  const std::optional<Seat>& declarer = question.hand.declarer;
  return absl::StrCat("against = ", TomlString(question.against), "\n",
                      declarer ? absl::StrCat("declarer = ", declarer->index(), "\n") : "",
                      question.doubled.empty()
                          ? ""
                          : absl::StrCat("doubled = ", TomlString(question.doubled), "\n"),
                      HandKeysText(question));
}

constexpr auto kKontraTable = std::to_array<std::string_view>(
    {"contract", "declarer", "hand", "seat", "verdict", "basis", "win", "win_by_habit", "cents",
     "cents_error", "worlds", "effective_worlds"});

Schema SchemaOf(const JobQuestion& question) {
  return Schema::Of(question.kind->name, DoubleAnswer::Columns(), kKontraTable);
}

DoubleTerms KontraTermsOf(const Job& job) {
  DoubleTerms terms{job.question.hand};
  terms.against = job.question.against;
  terms.doubled = job.question.doubled;
  terms.answers = job.question.kind == &kReKind;
  terms.worlds = job.question.accuracy.worlds;
  terms.seed = job.seed;
  terms.rules = job.rules;
  return terms;
}

// What the hand of a generated deal asks, or a line.
absl::StatusOr<DoubleQuestion> ReadItem(const AskedItem& item, const DoubleTerms& terms) {
  if (!item.generated) return KontraOfLine(item.line, terms);
  const CardSet hand = item.generated->hands[terms.seat];
  if (hand.empty()) return SyntaxError(1, words::kHandOfThatTable, words::kNone);
  return KontraOf(AskedHand{hand, item.generated->table.deck}, terms);
}

absl::StatusOr<Cells> AnswerKontra(const AskedItem& item) {
  const auto question = ReadItem(item, KontraTermsOf(item.job));
  if (!question.ok()) return question.status();
  const auto answer = AnswerOf(*question, {});
  if (!answer.ok()) return answer.status();
  return answer->ToCells();
}

}  // namespace

const JobKind kKontraKind = {"kontra",         JobSubject::kHand, 4,        kKontraKeys,
                             ReadKontraKeys,   KontraKeysText,    SchemaOf, AnswerKontra,
                             /*model=*/"model"};
const JobKind kReKind = {"re",        JobSubject::kHand, 4,
                         kKontraKeys, ReadKontraKeys,    KontraKeysText,
                         SchemaOf,    AnswerKontra,      /*model=*/"model"};

}  // namespace schafkopf
