// What a table plays, and for how much: data, chosen by name.
#ifndef SCHAFKOPF_ENGINE_RULE_SET_H_
#define SCHAFKOPF_ENGINE_RULE_SET_H_

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/contract.h"
#include "engine/scoring.h"

namespace schafkopf {

struct RuleSet {
  std::string_view name;
  Tariff tariff;
  std::span<const std::string_view> games;  // rows of kContracts, by name
  bool touts;                               // their Touts may be announced too
};

namespace rule_set_table {
inline constexpr auto kSauspielGames =
    std::to_array<std::string_view>({"ruf", "solo", "wenz", "farbwenz", "geier", "sie"});
}  // namespace rule_set_table

// The first is the default.
inline constexpr auto kRuleSets = std::to_array<RuleSet>({
    {.name = "sauspiel", .tariff = {}, .games = rule_set_table::kSauspielGames, .touts = true},
});

// Nothing if there is none.
constexpr const RuleSet* FindRuleSet(std::string_view name) {
  for (const RuleSet& rules : kRuleSets) {
    if (rules.name == name) return &rules;
  }
  return nullptr;
}

// All contracts of one row: each suit it can name, then the same as Tout where `touts` and there
// is one.
inline std::vector<Contract> ContractsOfRow(int row, bool touts) {
  const ContractRow& data = kContracts[static_cast<std::size_t>(row)];
  std::vector<Contract> contracts;
  for (bool tout : {false, true}) {
    if (tout && !(touts && data.tout_level)) continue;
    if (!Contract::NeedsSuit(data)) {
      contracts.emplace_back(row, std::nullopt, tout);
      continue;
    }
    for (Suit suit : kSuits) {
      if (data.parties == Parties::kCall && suit == Suit::kHerz) continue;
      contracts.emplace_back(row, suit, tout);
    }
  }
  return contracts;
}

// Every contract that may be announced under `rules`, in the order of its games.
inline std::vector<Contract> ContractsOf(const RuleSet& rules) {
  std::vector<Contract> contracts;
  for (std::string_view game : rules.games) {
    const auto some = ContractsOfRow(FindContractRow(game).value(), rules.touts);
    contracts.insert(contracts.end(), some.begin(), some.end());
  }
  return contracts;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_RULE_SET_H_
