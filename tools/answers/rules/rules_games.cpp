#include "tools/answers/rules/rules_games.h"

#include "absl/strings/str_cat.h"
#include "engine/money/price.h"
#include "engine/money/scoring.h"
#include "engine/play/game.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "solver/auction/basis.h"
#include "solver/habits/bid_habit.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/door/words.h"
#include "tools/answers/rules/words.h"

namespace schafkopf {
namespace {

std::string SolvedAs(const Contract& contract) {
  if (!contract.begins_switched()) return "Solo";
  switch (contract.objective()) {
    case Objective::kPoints:
      return "value";
    case Objective::kAllTricks:
    case Objective::kNoTricks:
    case Objective::kHoldTop:
      return "made";
    case Objective::kFewestPoints:
      return "each seat";
  }
  return "";
}

// What the table says but numbers.
constexpr auto kTableWords = std::to_array<Text<0>>(
    {words::kSolvesValue, words::kSolvesMade, words::kSolvesEachSeat, words::kUnitPoints,
     words::kBasisRecorded, words::kAskOpen, words::kAskCertainBasis});

Message TableWord(const std::string& name) {
  if (name == "habit") return words::kBasisHabit;
  if (name == "played") return words::kBasisPlayed;
  return EntryOf(name, kTableWords);
}

std::string AskedBy(const PlayedTable& table, const Contract& contract) {
  if (contract.objective() == Objective::kHoldTop) return "certain";
  // What a likely hand rests on.
  if (table.players == kSeatCount && BidHabitOf(contract, table.deck)) return "recorded";
  const Basis basis = BasisOf(Game(contract, {table.deck, table.players}), Seat(0), {});
  return basis == Basis::kFitted ? "recorded" : std::string(NameOf(basis));
}

// The first contract of each row, and its Tout where that may be announced.
std::vector<Contract> OneOfEach() {
  std::vector<Contract> contracts;
  for (int row = 0; row < static_cast<int>(kContracts.size()); ++row) {
    const Contract contract = ContractsOfRow(row, /*touts=*/false).front();
    contracts.push_back(contract);
    if (contract.row().tout_level) contracts.push_back(contract.WithTout());
  }
  return contracts;
}

}  // namespace

std::optional<GameAtTable> GameAt(const PlayedTable& table, const Contract& contract,
                                  const RuleSet& rules) {
  if (!IsPlayedWith(contract.row(), table.deck) ||
      !IsPlayedAt(contract.row(), table.players, rules.options)) {
    return std::nullopt;
  }
  const PriceTerms terms = PriceTermsOf(contract, table.deck, rules.tariff, rules.options);
  const Cents price = BillOf(terms, Result{true, false, false}, 0, {}).price();
  const bool scored = contract.row().pack == Pack::kSjavs;
  return GameAtTable{SolvedAs(contract), AskedBy(table, contract),
                     scored ? "points" : absl::StrCat(price.count())};
}

std::vector<std::vector<Message>> GamesTable(const RuleSet& rules) {
  std::vector<std::vector<Message>> lines = {
      {words::kGame, words::kLegalColumn, words::kSolveColumn, words::kCents}};
  for (const PlayedTable& table : kPlayedTables) lines.front().emplace_back(table.title);
  for (const Contract& contract : OneOfEach()) {
    std::vector<Message> line = {
        absl::StrCat(AbslView(contract.row().title), contract.is_tout() ? " Tout" : ""),
        words::kYes,
        {},
        {}};
    bool priced = false;
    for (const PlayedTable& table : kPlayedTables) {
      const auto game = GameAt(table, contract, rules);
      line.push_back(game ? TableWord(game->ask) : Message());
      if (!game || priced) continue;
      line[2] = TableWord(game->solve);
      line[3] = TableWord(game->price);
      priced = true;
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<TabledGame> GamesByTable(const RuleSet& rules) {
  std::vector<TabledGame> games;
  for (const Contract& contract : OneOfEach()) {
    for (const PlayedTable& table : kPlayedTables) {
      auto game = GameAt(table, contract, rules);
      if (game) games.push_back({*std::move(game), contract, table});
    }
  }
  return games;
}

}  // namespace schafkopf
