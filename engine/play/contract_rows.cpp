#include "engine/play/contract_rows.h"

namespace schafkopf {

constinit const std::span<const ContractRow> kContracts = contract_table::kRows;

std::optional<int> FindContractRow(std::string_view name) {
  for (std::size_t i = 0; i < kContracts.size(); ++i) {
    if (kContracts[i].name == name) return static_cast<int>(i);
  }
  return std::nullopt;
}

}  // namespace schafkopf
