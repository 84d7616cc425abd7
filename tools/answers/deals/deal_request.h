// What random deals have to agree with, as text and as knowledge.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DEALS_DEAL_REQUEST_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DEALS_DEAL_REQUEST_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "absl/status/status.h"
#include "engine/table/rule_set.h"
#include "engine/text/condition.h"
#include "engine/text/notation.h"
#include "engine/worlds/knowledge.h"

namespace schafkopf {

struct DealRequest {
  std::optional<Contract> contract;
  Seat declarer;
  Knowledge knowledge;
  std::vector<Condition> conditions;

  // A deal nobody bid is measured by the trumps of a Rufspiel.
  CardOrder order() const {
    return CardOrder(contract.value_or(Contract::Named("ruf", Suit::kEichel)));
  }
  // Whether the contract may be announced with these hands and they meet all conditions.
  // REQUIRES: `order` = order().
  bool Accepts(const Hands& hands, const CardOrder& order) const;
  // The deal number `index` with these hands; of two players half the cards lie covered.
  DealLine LineOf(const Hands& hands, std::uint64_t seed, std::uint64_t index) const;
};

// A request as people write it.
struct DealText {
  std::string deck;  // long, short, short20, kop; empty: that of the rules, or what the game needs
  int players = kSeatCount;
  std::vector<std::string> hands;  // each "SEAT=CARDS": a whole hand or a part
  std::vector<std::string> given;  // conditions
  std::string contract;            // empty for none
  std::optional<int> declarer;     // needed where somebody declares
};

// Whether the contract is one that somebody declares, and nobody is named.
bool LacksDeclarer(const DealText& text);

// Which part of a DealText is wrong: "players", "hand", "given" or "contract", and which of these.
struct DealMistake {
  const char* part;
  std::size_t index;
  absl::Status error;
};

// REQUIRES: !LacksDeclarer(text).
std::variant<DealRequest, DealMistake> ReadDealRequest(const DealText& text, const RuleSet& rules);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DEALS_DEAL_REQUEST_H_
