// The kind ask: what each contract is worth that a hand may bid.
#include <array>

#include "absl/strings/str_cat.h"
#include "solver/advice/bid_advice.h"
#include "tools/answers/ask/ask_answer.h"
#include "tools/answers/ask/ask_hand.h"
#include "tools/answers/ask/ask_kontra.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/door/answer.h"
#include "tools/batch/job.h"
#include "tools/batch/kinds.h"
#include "tools/batch/toml_keys.h"

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
  keys.Refuse(table.get("table_error")->source(), "one of worlds and table_error", "both");
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

Schema AskSchema(const JobQuestion& /*question*/) {
  using enum FieldKind;
  return {"ask",
          {{"hand", kHand},
           {"seat", kSmall},
           {"worlds_possible", kSum},
           {"verdict", kWord},
           {"best", kContract},
           {"pass_cents", kReal},
           {"pass_error", kReal},
           {"nobody_plays", kReal},
           {"with", kReal},
           {"against", kReal}},
          "contracts",
          {{"contract", kContract},  {"table_win", kReal},  {"table_schneider", kReal},
           {"table_schwarz", kReal}, {"table_low", kReal},  {"table_high", kReal},
           {"basis", kWord},         {"open_win", kReal},   {"open_low", kReal},
           {"open_high", kReal},     {"schneider", kReal},  {"schwarz", kReal},
           {"cents", kReal},         {"open_cents", kReal}, {"cents_error", kReal},
           {"bid_cents", kReal},     {"bid_error", kReal},  {"outbid", kReal},
           {"worlds", kCents},       {"games", kCents},     {"given_up", kFlag}}};
}

std::vector<Cell> CellsOf(const ContractWorth& worth) {
  const auto open = OpenChancesOf(worth);
  const auto of_open = [&](double number) { return open ? Cell(Rounded(number)) : Cell(); };
  const auto shares = open.value_or(OpenChances{});
  const auto of_table = [&](double number) { return worth.table ? Cell(Rounded(number)) : Cell(); };
  const auto table = worth.table.value_or(TableChances{});
  return {worth.contract,
          of_table(table.win.value),
          of_table(table.schneider),
          of_table(table.schwarz),
          of_table(table.win.low),
          of_table(table.win.high),
          std::string(NameOf(worth.basis)),
          of_open(shares.win.value),
          of_open(shares.win.low),
          of_open(shares.win.high),
          of_open(shares.schneider),
          of_open(shares.schwarz),
          Rounded(worth.cents.value),
          of_open(shares.cents.value),
          Rounded(worth.cents.error),
          worth.bid ? Rounded(worth.bid->cents.value) : Cell(),
          worth.bid ? Rounded(worth.bid->cents.error) : Cell(),
          worth.bid ? Rounded(worth.bid->outbid) : Cell(),
          static_cast<std::int64_t>(worth.open.worlds),
          static_cast<std::int64_t>(worth.played.worlds),
          worth.given_up_after > 0};
}

// The columns of the whole answer.
std::vector<Cell> HeadOf(const BidQuestion& question, const BidAdvice& advice) {
  const bool leave = advice.verdict == Verdict::kLeave;
  const auto of_passing = [&](double number) {
    return advice.passing ? Cell(Rounded(number)) : Cell();
  };
  const RoundEstimate passing = advice.passing.value_or(RoundEstimate{});
  return {question.hand,
          NumberCell(question.seat),
          static_cast<std::int64_t>(advice.worlds_possible),
          std::string(NameOf(advice.verdict)),
          leave ? Cell() : Cell(advice.ranked.front().contract),
          of_passing(passing.cents.value),
          of_passing(passing.cents.error),
          of_passing(passing.nobody),
          of_passing(passing.with),
          of_passing(passing.against)};
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
    return SyntaxError(1, "a whole hand", "first cards, which ask whether to lay");
  }
  return AskOfLine(item.line, terms, 1);
}

absl::Status AnswerAsk(const AskedItem& item, Record& record) {
  const auto question = ReadItem(item, AskTermsOf(item.job));
  if (!question.ok()) return question.status();
  const auto answer = AnswerOf(*question, {});
  if (!answer.ok()) return answer.status();
  record.head = HeadOf(answer->question, answer->advice);
  for (const ContractWorth& worth : answer->advice.ranked) record.rows.push_back(CellsOf(worth));
  if (item.job.format == Format::kJsonl) record.answer = answer->ToJson();
  return absl::OkStatus();
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
