#include "solver/people/bid_offers.h"

#include <algorithm>

#include "solver/people/bid_habit.h"

namespace schafkopf {

bool CanBeAsked(const Contract& contract, int seats) {
  const Special& special = contract.row().special;
  if (special.switches_after > 0 || special.seats > 0) return false;
  if (seats < kSeatCount) return contract.parties() == Parties::kSolo;
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

std::vector<Contract> KnownBids(const RuleSet& rules) {
  std::vector<Contract> bids = RecordedContracts();
  std::erase_if(bids, [&](const Contract& bid) { return FindOffer(rules, bid) == nullptr; });
  return bids;
}

}  // namespace schafkopf
