#include "tools/answers/deals/chance.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <variant>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/play/duties.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/try.h"
#include "engine/text/words.h"
#include "engine/worlds/arrangements.h"
#include "engine/worlds/dealer.h"
#include "tools/answers/door/deck_name.h"
#include "tools/answers/door/words.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

// Arrangements that are looked at to count deals; and random deals, where there are more.
constexpr std::uint64_t kMostArrangements = 3'000'000;
constexpr std::uint64_t kDeals = 1'000'000;
constexpr std::uint64_t kSeed = 1;
// How often it is asked whether to stop.
constexpr std::uint64_t kBetweenStops = 4096;

constexpr auto kChanceColumns = ColumnsOf<Chance>({
    {"condition", Kind::kText, At<&Chance::condition>},
    {"chance", Kind::kExact, At<&Chance::chance>},
    {"exact", Kind::kFlag, At<&Chance::exact>, words::kCountedElseOfDeals},
    {"error", Maybe(Kind::kExact),
     [](auto& chance) { return chance.exact ? Cell() : Cell(chance.error); },
     words::kHalfWidthWhereDealt},
    {"worlds", Kind::kSum, At<&Chance::worlds>, words::kWaysToDealHandsNamed},
    {"met", Kind::kSum, At<&Chance::met>, words::kOfThemConditionHolds},
});
constexpr auto kChancesColumns = ColumnsOf<ChanceAnswer>({
    {"chances", RowsOf(kChanceColumns),
     [](auto& answer) { return kChanceColumns.Each(answer.chances); }},
});

// 5.43, .000123: three digits that count.
Message Digits(double number) {
  if (number == 0) return AsIs("0");
  int before = 0;
  for (double least = 1; number >= least; least *= 10) ++before;
  for (double least = .1; number < least; least /= 10) --before;
  return Decimal(number, std::max(0, 3 - before));
}

bool IsToStop(std::uint64_t done, const Watch& watch) {
  return done % kBetweenStops == 0 && watch.stopped();
}

// Counts the deals in which the condition holds; false where they are too many to be told apart, or
// it was stopped.
bool CountDeals(const Condition& condition, const Knowledge& knowledge, const CardOrder& order,
                const Watch& watch, Chance& chance) {
  const std::vector<CardSet> sets = condition.SetsCounted(order);
  std::uint64_t looked_at = 0;
  bool stopped = false;
  const bool all =
      ForEachArrangementOf(condition.SeatsCounted(), knowledge, sets, kMostArrangements,
                           [&](const Hands& hands, std::uint64_t worlds) {
                             stopped |= IsToStop(looked_at++, watch);
                             if (stopped) return;
                             chance.worlds += worlds;
                             if (condition.Holds(hands, order)) chance.met += worlds;
                           });
  return all && !stopped;
}

absl::Status SampleDeals(const Condition& condition, const Dealer& dealer, const CardOrder& order,
                         const Watch& watch, Chance& chance) {
  chance.exact = false;
  chance.worlds = kDeals;
  chance.met = 0;
  for (std::uint64_t i = 0; i < kDeals; ++i) {
    if (IsToStop(i, watch)) return Failure(absl::StatusCode::kCancelled, words::kStopped);
    if (condition.Holds(dealer.Sample(kSeed, i), order)) ++chance.met;
  }
  return absl::OkStatus();
}

// Half of what holds the chance in 95 of a hundred cases: where nothing else was drawn, by the rule
// of three.
double ErrorOf(const Chance& chance) {
  constexpr double kWidth95 = 1.96;
  const auto deals = static_cast<double>(chance.worlds);
  if (chance.met == 0 || chance.met == chance.worlds) return 3 / deals;
  return kWidth95 * std::sqrt(chance.chance * (1 - chance.chance) / deals);
}

// One game, or several that have the same trumps.
absl::StatusOr<std::optional<Contract>> ContractOf(const ChanceQuestion& question) {
  if (question.contract.empty()) return std::nullopt;
  SCHAFKOPF_TRY(const auto contracts, ParseContracts(question.contract));
  const Contract first = ContractUnder(contracts.front(), question.rules.options);
  for (const Contract& other : contracts) {
    const Contract under = ContractUnder(other, question.rules.options);
    if (CardOrder(under).trumps() == CardOrder(first).trumps()) continue;
    return SyntaxError(1, words::kGamesOfSameTrumps,
                       Quoted(absl::StrCat(ToString(first), ", ", ToString(under))));
  }
  return first;
}

}  // namespace

std::span<const ColumnInfo> Chance::Columns() { return kChanceColumns; }

Cells Chance::ToCells() const { return kChanceColumns.CellsOf(*this); }

std::string Chance::ToText(Language language) const {
  constexpr double kPercent = 100;
  const Message share = Digits(kPercent * chance);
  std::string text = absl::StrCat(
      Escaped(condition), ": ",
      exact ? Say(language, words::kChanceCounted, share, Grouped(met), Grouped(worlds))
            : Say(language, words::kChanceDealt, share, Digits(kPercent * error), Grouped(worlds)));
  if (chance > 0 && chance < 1) {
    const double once = 1 / chance;
    absl::StrAppend(
        &text, ", ",
        Say(language, words::kOneIn,
            once < 1000 ? Digits(once) : Grouped(static_cast<std::uint64_t>(std::llround(once)))));
  }
  return text;
}

std::span<const ColumnInfo> ChanceAnswer::Columns() { return kChancesColumns; }

Cells ChanceAnswer::ToCells() const { return kChancesColumns.CellsOf(*this); }

std::string ChanceAnswer::ToText(Language language) const {
  return absl::StrJoin(chances, "\n", [&](std::string* out, const Chance& chance) {
    *out += chance.ToText(language);
  });
}

absl::StatusOr<ChanceQuestion> ReadChance(const Fields& fields) {
  ChanceQuestion question;
  SCHAFKOPF_TRY(question.rules, fields.Rules(DefaultRules()));
  SCHAFKOPF_TRY(question.conditions, ReadConditions(fields, "condition"));
  question.contract = fields.Text("contract");
  question.request.hands = fields.Texts("hand");
  question.request.players = static_cast<int>(fields.Number("players", kSeatCount));
  question.request.deck = fields.Text("deck");
  if (!question.request.deck.empty() && !FindDeck(question.request.deck)) {
    return AtField("deck", SyntaxError(1, words::kDeckName, Quoted(question.request.deck)));
  }
  return question;
}

absl::StatusOr<ChanceAnswer> AnswerOf(const ChanceQuestion& question, const Watch& watch) {
  SCHAFKOPF_TRY(const std::optional<Contract> contract, AtField("contract", ContractOf(question)));
  DealText text = question.request;
  if (text.deck.empty()) {
    text.deck = std::string(NameOf(DeckFor(contract, text.players, question.rules.deck)));
  }
  const auto read = ReadDealRequest(text, question.rules);
  if (const auto* mistake = std::get_if<DealMistake>(&read)) {
    return AtField(mistake->part, mistake->error);
  }
  const Knowledge& knowledge = std::get<DealRequest>(read).knowledge;
  const CardOrder order(contract.value_or(Contract::Named("ruf", Suit::kEichel)));
  const Dealer dealer(knowledge);
  ChanceAnswer answer;
  for (const auto& [written, condition] : question.conditions) {
    for (Seat seat : kSeats) {
      if (seat.index() < text.players || !condition.SeatsCounted().Contains(seat)) continue;
      return AtField("condition",
                     SyntaxError(1, {words::kSeatUpTo, text.players - 1}, seat.index()));
    }
    Chance& chance = answer.chances.emplace_back();
    chance.condition = written;
    if (!CountDeals(condition, knowledge, order, watch, chance)) {
      SCHAFKOPF_DO(SampleDeals(condition, dealer, order, watch, chance));
    }
    chance.chance = static_cast<double>(chance.met) / static_cast<double>(chance.worlds);
    if (!chance.exact) chance.error = ErrorOf(chance);
  }
  return answer;
}

}  // namespace schafkopf
