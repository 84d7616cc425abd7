#include "tools/batch/settle.h"

#include "tools/score.h"

namespace schafkopf {

Settlement Settle(const Deal& deal, const RuleSet& rules, Value value, Seat seat) {
  const SeatSet side = DeclarerSide(deal);
  ScoreQuestion question;
  question.contract = deal.contract;
  question.deck = deal.deck();
  question.hand_size = deal.hand_size();
  question.players = deal.seats();
  question.declarers = side.size();
  question.value = value;
  question.run = CountLaufende(deal.contract, question.deck, CardsOfSide(deal.hands, side));
  const auto score = ScoreOf(question, rules);
  if (!score.ok()) return {};  // only doublings are refused
  Settlement settled = {score->won, std::nullopt};
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
