#include "tools/answers/settle.h"

#include "tools/answers/score.h"

namespace schafkopf {

SeatResult ResultFor(const Deal& deal, const RuleSet& rules, Value value, Seat seat) {
  const SeatSet side = DeclarerSide(deal);
  ScoreQuestion question = AboutDeal(deal, side);
  question.value = value;
  const auto score = ScoreOf(question, rules);
  if (!score.ok()) return {};  // only doublings are refused
  SeatResult settled = {score->won, std::nullopt};
  if (!score->payments.empty()) {
    settled.cents = side.Contains(seat) ? score->payments.front() : score->payments.back();
  }
  return settled;
}

Value WinningValue(const Contract& contract, const RuleOptions& options) {
  if (!IsPointContract(contract) || contract.row().pack == Pack::kKop) {
    return WinningValue(contract);
  }
  return Value(ThresholdsOf(contract, options).win.count());
}

}  // namespace schafkopf
