#include "engine/rule_set.h"

#include <algorithm>

namespace schafkopf {

std::optional<int> ToutRankOf(const Offer& offer, const RuleOptions& options) {
  const ContractRow& row = kContracts[static_cast<std::size_t>(offer.row)];
  const bool called = row.parties == Parties::kCall && options.On("ruf_tout");
  return called ? std::optional(Contract::kCallToutLevel) : offer.tout_rank;
}

const Offer* FindOffer(const RuleSet& rules, const Contract& contract) {
  for (const Offer& offer : rules.offers) {
    if (&kContracts[static_cast<std::size_t>(offer.row)] != &contract.row()) continue;
    return contract.is_tout() && !ToutRankOf(offer, rules.options) ? nullptr : &offer;
  }
  return nullptr;
}

std::vector<Contract> ContractsOfRow(int row, bool touts) {
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

std::vector<Contract> ContractsOf(const RuleSet& rules) {
  std::vector<Contract> contracts;
  for (const Offer& offer : rules.offers) {
    const auto some = ContractsOfRow(offer.row, offer.tout_rank.has_value());
    contracts.insert(contracts.end(), some.begin(), some.end());
    if (offer.tout_rank || !ToutRankOf(offer, rules.options)) continue;
    for (const Contract& contract : some) contracts.push_back(contract.WithTout());
  }
  return contracts;
}

namespace {

// As the offer has it, before options move it.
std::optional<int> ListedRank(const RuleSet& rules, const Contract& contract) {
  if (const Offer* offer = FindOffer(rules, contract)) {
    return contract.is_tout() ? ToutRankOf(*offer, rules.options) : offer->rank;
  }
  return contract.level() > 0 ? std::optional(contract.level()) : std::nullopt;
}

}  // namespace

std::optional<int> RankOf(const RuleSet& rules, const Contract& contract) {
  const std::string_view name = contract.row().name;
  const auto rank = ListedRank(rules, contract);
  if (!rank) return rank;
  const auto solo = ListedRank(rules, Contract::Named("solo", Suit::kEichel));
  const RuleOptions& options = rules.options;
  if (name == "wenz" && !contract.is_tout() && options.On("solo_equals_wenz")) return solo;
  if (name == "solo" && contract.named_suit() == Suit::kHerz && options.On("heart_solo_higher")) {
    return *rank + 1;
  }
  if (name == "bettel" || name == "pfd") {
    if (options.Is({"bettel_rank", "below_solo"})) return *solo - 1;
    if (options.Is({"bettel_rank", "above_solo"})) return *solo + 1;
  }
  return rank;
}

}  // namespace schafkopf
