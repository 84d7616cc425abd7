#include "engine/table/rule_set.h"

#include <algorithm>

#include "engine/play/duties.h"

namespace schafkopf {

std::optional<int> ToutRankOf(const Offer& offer, const RuleOptions& options) {
  const ContractRow& row = kContracts[static_cast<std::size_t>(offer.row)];
  const bool called = row.parties == Parties::kCall && options.On("ruf_tout");
  return called ? std::optional(Contract::kCallToutLevel) : offer.tout_rank;
}

const Offer* FindOffer(const RuleSet& rules, int row) {
  const auto offer = std::ranges::find(rules.offers, row, &Offer::row);
  return offer == rules.offers.end() ? nullptr : &*offer;
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

bool CanBeAsked(const Contract& contract, int seats, const RuleOptions& options) {
  const Special& special = contract.row().special;
  if (special.switches_after > 0 || special.seats > 0) return false;
  if (seats < kSeatCount && contract.parties() != Parties::kSolo) {
    return IsRufspiel(contract.row()) && IsPlayedAt(contract.row(), seats, options);
  }
  switch (contract.parties()) {
    case Parties::kSolo:
    case Parties::kCall:
    case Parties::kHighestUnter:
      return true;
    case Parties::kCross:
    case Parties::kPair:
    case Parties::kOld:
    case Parties::kEach:
      return false;
  }
  return false;
}

std::vector<Contract> Offered(const RuleSet& rules, Deck deck) {
  std::vector<Contract> contracts;
  if (deck != Deck::kKop) {
    for (const Contract& named : ContractsOf(rules)) {
      const Contract contract = ContractUnder(named, rules.options);
      if (std::find(contracts.begin(), contracts.end(), contract) == contracts.end()) {
        contracts.push_back(contract);
      }
    }
    return contracts;
  }
  for (int row = 0; row < static_cast<int>(kContracts.size()); ++row) {
    if (kContracts[static_cast<std::size_t>(row)].pack != Pack::kKop) continue;
    for (const Contract& contract : ContractsOfRow(row, /*touts=*/true)) {
      contracts.push_back(ContractUnder(contract, rules.options));
    }
  }
  return contracts;
}

namespace {

// Of this suit alone.
std::optional<int> OwnRank(const RuleSet& rules, int row, Suit suit, bool tout) {
  for (const SuitRank& own : rules.suit_ranks) {
    if (own.row == row && own.suit == suit) return tout ? own.tout_rank : own.rank;
  }
  return std::nullopt;
}

// As the offer has it, before options move it.
std::optional<int> OfferedRank(const RuleSet& rules, int row, std::optional<Suit> suit, bool tout) {
  const Offer* const offer = FindOffer(rules, row);
  if (offer == nullptr) return std::nullopt;
  if (tout && !ToutRankOf(*offer, rules.options)) return std::nullopt;
  if (const auto own = suit ? OwnRank(rules, row, *suit, tout) : std::nullopt) return own;
  return tout ? ToutRankOf(*offer, rules.options) : std::optional(offer->rank);
}

// The rank of the first offer for whose row `is` holds, if there is one.
std::optional<int> RankOffered(const RuleSet& rules, bool (*is)(const ContractRow&)) {
  const auto found = std::ranges::find_if(rules.offers, [&](const Offer& offer) {
    return is(kContracts[static_cast<std::size_t>(offer.row)]);
  });
  return found == rules.offers.end() ? std::nullopt : std::optional(found->rank);
}

bool IsHigherHerz(const ContractRow& game, Suit suit, const RuleOptions& options) {
  return IsSuitSolo(game) && suit == Suit::kHerz && options.On("heart_solo_higher");
}

}  // namespace

bool StandsApart(const RuleSet& rules, int row, Suit suit, bool tout) {
  return IsHigherHerz(kContracts[static_cast<std::size_t>(row)], suit, rules.options) ||
         OwnRank(rules, row, suit, tout).has_value();
}

std::optional<Standing> StandingOf(const RuleSet& rules, int row, std::optional<Suit> suit,
                                   bool tout) {
  const auto rank = OfferedRank(rules, row, suit, tout);
  if (!rank) return std::nullopt;
  const ContractRow& game = kContracts[static_cast<std::size_t>(row)];
  const RuleOptions& options = rules.options;
  if (suit && IsHigherHerz(game, *suit, options)) return {{*rank, 1}};
  const auto solo = RankOffered(rules, IsSuitSolo);
  if (!solo || tout) return {{*rank, 0}};
  if (rank == RankOffered(rules, IsWenz) && options.On("solo_equals_wenz")) return {{*solo, 0}};
  if (game.objective == Objective::kNoTricks) {
    if (options.Is({"bettel_rank", "below_solo"})) return {{*solo, -2}};
    if (options.Is({"bettel_rank", "above_solo"})) return {{*solo, 2}};
  }
  return {{*rank, 0}};
}

std::optional<int> RankOf(const RuleSet& rules, const Contract& contract) {
  const auto standing =
      StandingOf(rules, contract.row_index(), contract.named_suit(), contract.is_tout());
  if (standing) return standing->rank + std::clamp(standing->step, -1, 1);
  return contract.level() > 0 ? std::optional(contract.level()) : std::nullopt;
}

}  // namespace schafkopf
