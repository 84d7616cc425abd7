#include "tools/batch/kinds/kinds.h"

#include <array>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "engine/text/words.h"
#include "tools/answers/games/written_game.h"
#include "tools/batch/job/job.h"
#include "tools/batch/job/job_kind.h"

namespace schafkopf {

std::span<const JobKind* const> JobKinds() {
  static constexpr std::array kKinds = {&kValueKind,      &kCardsKind,  &kTableKind,
                                        &kPostMortemKind, &kAskKind,    &kKontraKind,
                                        &kReKind,         &kReviewKind, &kBookKind};
  return kKinds;
}

absl::StatusOr<DealLine> DealAsked(const AskedItem& item) {
  return item.generated ? *item.generated : ReadAnyDeal(item.line, item.job.rules.options);
}

absl::Status CheckSides(const Contract& contract) {
  if (contract.parties() != Parties::kEach) return absl::OkStatus();
  return SyntaxError(1, words::kGameOfTwoSides, ToString(contract));
}

std::string ContractsText(const std::vector<Contract>& contracts) {
  std::vector<std::string> texts;
  texts.reserve(contracts.size());
  for (const Contract& contract : contracts) texts.push_back(ToString(contract));
  return absl::StrCat("contracts = ", TomlStrings(texts), "\n");
}

}  // namespace schafkopf
