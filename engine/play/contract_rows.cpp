#include "engine/play/contract_rows.h"

#include "engine/play/game_terms.h"

namespace schafkopf {

static_assert(contract_table::kRows.size() <= GameTerms::kMostGames);

constinit const std::span<const ContractRow> kContracts = contract_table::kRows;

std::optional<int> FindContractRow(std::string_view name) {
  for (std::size_t i = 0; i < kContracts.size(); ++i) {
    if (kContracts[i].name == name) return static_cast<int>(i);
  }
  return std::nullopt;
}

}  // namespace schafkopf
