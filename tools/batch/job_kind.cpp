#include "tools/batch/job_kind.h"

#include <array>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "tools/batch/job.h"
#include "tools/batch/kinds.h"

namespace schafkopf {

std::span<const JobKind* const> JobKinds() {
  static constexpr std::array kKinds = {&kValueKind, &kCardsKind,  &kTableKind,  &kPostMortemKind,
                                        &kAskKind,   &kKontraKind, &kReviewKind, &kBookKind};
  return kKinds;
}

absl::StatusOr<DealLine> DealAsked(const AskedItem& item) {
  return item.generated ? *item.generated : ReadDealLine(item.line, item.job.rules.options);
}

std::vector<RecordField> ContractColumns() {
  return {{"contract", FieldKind::kContract}, {"declarer", FieldKind::kSmall}};
}

absl::StatusOr<std::vector<Cell>> ContractCells(const DealLine& deal) {
  const Contract& contract = *deal.contract;
  if (contract.parties() == Parties::kEach) {
    return SyntaxError(1, "a game of two sides", ToString(contract));
  }
  return std::vector<Cell>{contract, contract.has_declarer() ? NumberCell(deal.declarer) : Cell()};
}

std::string ContractsText(const std::vector<Contract>& contracts) {
  std::vector<std::string> texts;
  texts.reserve(contracts.size());
  for (const Contract& contract : contracts) texts.push_back(ToString(contract));
  return absl::StrCat("contracts = ", TomlStrings(texts), "\n");
}

}  // namespace schafkopf
