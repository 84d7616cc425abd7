// The kind ask: what each contract is worth that a hand may bid.
#include <array>
#include <memory>

#include "absl/strings/str_cat.h"
#include "solver/advice/bid_advice.h"
#include "tools/answers/ask/ask_answer.h"
#include "tools/answers/ask/ask_double.h"
#include "tools/answers/ask/ask_hand.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/door/answer.h"
#include "tools/batch/job/job.h"
#include "tools/batch/job/toml_keys.h"
#include "tools/batch/kinds/kinds.h"

namespace schafkopf {
void ReadHandKeys(TomlKeys& keys, const toml::table& table, JobQuestion& question) {
  constexpr std::int64_t kMostWorlds = 1'000'000;
  std::uint64_t worlds = 0;
  keys.ReadNumber(table, "worlds", 1, kMostWorlds, worlds);
  if (worlds > 0) question.worlds = worlds;
  question.seat = Seat(keys.ReadCount(table, "seat", 0, kSeatCount - 1).value_or(0));
  keys.ReadText(table, "round", question.round);
  if (question.round.empty()) return;
  if (const auto round = AskedRound::Of(question.round); !round.ok()) {
    keys.RefuseText(*table.get("round"), round.status());
  }
}

std::string HandKeysText(const JobQuestion& question) {
  const std::string worlds =
      question.worlds ? absl::StrCat("worlds = ", *question.worlds, "\n") : "";
  const std::string round =
      question.round.empty()
          ? ""
          : absl::StrCat("round = \"", AskedRound::Of(question.round).value().name(), "\"\n");
  return absl::StrCat(worlds, "seat = ", question.seat.index(), "\n", round);
}

void ReadTableError(TomlKeys& keys, const toml::table& table, JobQuestion& question) {
  keys.ReadShare(table, "table_error", question.table_error);
  if (!table.contains("worlds") || !question.table_error) return;
  keys.Refuse(table.get("table_error")->source(), "one of worlds and table_error", "both");
}

std::string TableErrorText(const JobQuestion& question) {
  return question.table_error ? absl::StrCat("table_error = ", *question.table_error, "\n") : "";
}

namespace {

constexpr auto kAskKeys = std::to_array<std::string_view>(
    {"kind", "contracts", "worlds", "table_error", "seat", "round"});

void ReadAskKeys(TomlKeys& keys, const toml::table& table, JobQuestion& question) {
  ReadHandKeys(keys, table, question);
  ReadTableError(keys, table, question);
}

std::optional<AskedRound> RoundOf(const JobQuestion& question) {
  return question.round.empty() ? std::nullopt
                                : std::optional(AskedRound::Of(question.round).value());
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

absl::StatusOr<Cells> AnswerAsk(const AskedItem& item) {
  const Job& job = item.job;
  const JobQuestion& asked = job.question;
  BidTerms terms = {asked.seat, asked.players, asked.contracts};
  terms.round = RoundOf(asked);
  const RuleSet rules = terms.round ? terms.round->PricedAs(job.rules) : job.rules;
  AdviceOptions options;
  options.stakes = StakesOf(rules);
  if (asked.worlds) options.DealEach(*asked.worlds);
  options.table_error = asked.table_error;
  const Effort effort{.seed = job.seed};
  const bool may_lay = !item.generated && asked.contracts.empty() && !terms.round;
  if (may_lay && asked.players >= kSeatCount && LayOfLine(item.line, {})) {
    return SyntaxError(1, "a whole hand", "first cards, which ask whether to lay");
  }
  const auto generated = [&] {
    const CardSet hand = item.generated->hands[asked.seat];
    return MakeBidQuestion({hand, *DeckOfHandSize(hand.size(), asked.players)}, terms, rules,
                           options, effort);
  };
  const auto question =
      item.generated ? generated() : ReadBidLine(item.line, terms, rules, options, effort);
  if (!question.ok()) return question.status();
  const BidAdvice advice = AdviseOnBids({&*question, 1}, options, effort).front();
  AskTerms told;
  told.players = asked.players;
  told.seed = job.seed;
  told.rules = rules;
  return AskAnswer{*question, advice, {}, std::make_shared<const AskTerms>(told), terms.round}
      .ToCells();
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
                          /*uses_model=*/true};

}  // namespace schafkopf
