// The kind ask: what each contract is worth that a hand may bid.
#include <array>

#include "absl/strings/str_cat.h"
#include "tools/answers/ask/ask_answer.h"
#include "tools/answers/ask/ask_hand.h"
#include "tools/answers/ask/ask_kontra.h"
#include "tools/answers/door/words.h"
#include "tools/batch/job/job.h"
#include "tools/batch/job/toml_keys.h"
#include "tools/batch/kinds/kinds.h"
#include "tools/batch/store/words.h"

namespace schafkopf {
void ReadHandKeys(TomlKeys& keys, const toml::table& table, JobQuestion& question) {
  constexpr std::int64_t kMostWorlds = 1'000'000;
  std::uint64_t worlds = 0;
  keys.ReadNumber(table, "worlds", 1, kMostWorlds, worlds);
  if (worlds > 0) question.accuracy.worlds = worlds;
  question.hand.seat = Seat(keys.ReadCount(table, "seat", 0, kSeatCount - 1).value_or(0));
  std::string named;
  keys.ReadText(table, "round", named);
  if (named.empty()) return;
  const auto round = AskedRound::Of(named);
  if (round.ok()) {
    question.hand.round = *round;
  } else {
    keys.RefuseText(*table.get("round"), round.status());
  }
}

std::string HandKeysText(const JobQuestion& question) {
  const std::optional<AskedRound>& round = question.hand.round;
  return absl::StrCat(WorldsText(question), "seat = ", question.hand.seat.index(), "\n",
                      round ? absl::StrCat("round = \"", round->name(), "\"\n") : "");
}

std::string WorldsText(const JobQuestion& question) {
  const auto& worlds = question.accuracy.worlds;
  return worlds ? absl::StrCat("worlds = ", *worlds, "\n") : "";
}

void ReadTableError(TomlKeys& keys, const toml::table& table, JobQuestion& question) {
  std::optional<double>& error = question.accuracy.table_error;
  keys.ReadShare(table, "table_error", error);
  if (!table.contains("worlds") || !error) return;
  keys.Refuse(table.get("table_error")->source(), words::kOneOfWorldsAndTableError, words::kBoth);
}

std::string TableErrorText(const JobQuestion& question) {
  const auto& error = question.accuracy.table_error;
  return error ? absl::StrCat("table_error = ", *error, "\n") : "";
}

namespace {

constexpr auto kAskKeys = std::to_array<std::string_view>(
    {"kind", "contracts", "worlds", "table_error", "seat", "round"});

void ReadAskKeys(TomlKeys& keys, const toml::table& table, JobQuestion& question) {
  ReadHandKeys(keys, table, question);
  ReadTableError(keys, table, question);
}

std::string AskKeysText(const JobQuestion& question) {
  return absl::StrCat(ContractsText(question.contracts), TableErrorText(question),
                      HandKeysText(question));
}

constexpr auto kAskTable = std::to_array<std::string_view>(
    {"hand", "seat", "worlds_possible", "verdict", "best", "pass_cents", "pass_error",
     "nobody_plays", "with", "against"});

Schema AskSchema(const JobQuestion& /*question*/) {
  return Schema::Of("ask", AskAnswer::Columns(), kAskTable);
}

SharedTerms AskTermsOf(const Job& job) {
  AskTerms terms{job.question.hand};
  terms.games.each = job.question.contracts;
  terms.accuracy = job.question.accuracy;
  terms.seed = job.seed;
  terms.rules = terms.round ? terms.round->PricedAs(job.rules) : job.rules;
  return Shared(std::move(terms));
}

// What the hand of a generated deal asks, or a line.
absl::StatusOr<AskQuestion> ReadItem(const AskedItem& item, const SharedTerms& terms) {
  if (item.generated) {
    const CardSet hand = item.generated->hands[terms->seat];
    return AskOf({hand, item.generated->table.deck}, terms, 1);
  }
  if (terms->MayLay() && LayOfLine(item.line, {})) {
    return SyntaxError(1, words::kWholeHand, words::kFirstCardsWhichAskWhether);
  }
  return AskOfLine(item.line, terms, 1);
}

absl::StatusOr<Cells> AnswerAsk(const AskedItem& item) {
  const auto question = ReadItem(item, AskTermsOf(item.job));
  if (!question.ok()) return question.status();
  const auto answer = AnswerOf(*question, {});
  return answer.ok() ? absl::StatusOr<Cells>(answer->ToCells()) : answer.status();
}

}  // namespace

const JobKind kAskKind = {"ask",
                          JobSubject::kHand,
                          4,
                          kAskKeys,
                          ReadAskKeys,
                          AskKeysText,
                          AskSchema,
                          AnswerAsk,
                          /*model=*/"model"};

}  // namespace schafkopf
