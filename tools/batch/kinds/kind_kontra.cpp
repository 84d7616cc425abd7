// The kind kontra: whether a hand says Kontra to a game that another seat plays.
#include <array>

#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "tools/answers/ask/ask_double.h"
#include "tools/batch/job/job.h"
#include "tools/batch/job/toml_keys.h"
#include "tools/batch/kinds/kinds.h"

namespace schafkopf {
namespace {

constexpr auto kKontraKeys =
    std::to_array<std::string_view>({"kind", "against", "declarer", "worlds", "seat", "round"});

void ReadKontraKeys(TomlKeys& keys, const toml::table& table, JobQuestion& question) {
  ReadHandKeys(keys, table, question);
  question.declarer =
      keys.ReadCount(table, "declarer", 0, kSeatCount - 1).value_or(question.declarer);
  keys.ReadText(table, "against", question.against);
  if (question.against.empty()) return;
  const auto contract = ParseContract(SplitRound(question.against).contract);
  if (!contract.ok()) keys.RefuseText(*table.get("against"), contract.status());
}

std::string KontraKeysText(const JobQuestion& question) {
  const std::string declarer =
      question.declarer < 0 ? "" : absl::StrCat("declarer = ", question.declarer, "\n");
  return absl::StrCat("against = ", TomlString(question.against), "\n", declarer,
                      HandKeysText(question));
}

constexpr auto kKontraTable = std::to_array<std::string_view>(
    {"contract", "declarer", "hand", "seat", "verdict", "basis", "win", "win_by_habit", "cents",
     "cents_error", "worlds", "effective_worlds"});

Schema KontraSchema(const JobQuestion& /*question*/) {
  return Schema::Of("kontra", DoubleAnswer::Columns(), kKontraTable);
}

// What the hand of a generated deal asks, or a line.
absl::StatusOr<AskedKontra> ReadItem(const AskedItem& item, const KontraTerms& terms) {
  const RuleSet& rules = item.job.rules;
  if (!item.generated) return ReadKontraLine(item.line, terms, rules);
  const CardSet hand = item.generated->hands[Seat(terms.seat)];
  const auto deck = DeckOfHandSize(hand.size(), terms.players);
  if (!deck) return SyntaxError(1, "a hand of that table", "none");
  return ReadAskedKontra(AskedHand{hand, *deck}, terms, rules);
}

absl::StatusOr<Cells> AnswerKontra(const AskedItem& item) {
  const Job& job = item.job;
  const JobQuestion& asked = job.question;
  const auto question = ReadItem(
      item, {asked.against, asked.seat.index(), asked.declarer, asked.players, asked.round});
  if (!question.ok()) return question.status();
  DoubleQuestion how;
  how.worlds = asked.worlds.value_or(how.worlds);
  how.seed = job.seed;
  const auto answer = AnswerTo(*question, how, {});
  if (!answer.ok()) return answer.status();
  return answer->ToCells();
}

}  // namespace

const JobKind kKontraKind = {"kontra",           JobSubject::kHand, 4,
                             kKontraKeys,        ReadKontraKeys,    KontraKeysText,
                             KontraSchema,       AnswerKontra,
                             /*uses_model=*/true};

}  // namespace schafkopf
