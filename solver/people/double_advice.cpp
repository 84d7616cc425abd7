#include "solver/people/double_advice.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/money/doubling.h"
#include "engine/money/round_auction.h"
#include "solver/people/bid_habit.h"

namespace schafkopf {

RoundQuestion LayQuestion(Deck deck, Seat asker, CardSet cards, const RuleSet& rules) {
  RoundQuestion question{deck, asker, cards};
  question.offers = KnownBids(rules);
  question.all_pass = AllPassGame(rules.options);
  return question;
}

RoundQuestion KontraQuestion(CardSet hand, Seat asker, const Contract& contract, Seat declarer,
                             const RuleSet& rules) {
  std::vector<Contract> offers = KnownBids(rules);
  // Asked about all the same: then it is played.
  if (std::ranges::find(offers, contract) == offers.end()) offers.push_back(contract);
  return RoundQuestion{*DeckOfHandSize(hand.size()),
                       asker,
                       hand,
                       RoundQuestion::Known::kContract,
                       contract,
                       declarer,
                       offers};
}

DoubleObstacle ObstacleToKontra(CardSet hand, Seat asker, const Contract& contract, Seat declarer) {
  if (!BidHabitOf(contract, *DeckOfHandSize(hand.size()))) return DoubleObstacle::kNotRecorded;
  if (asker == declarer) return DoubleObstacle::kDeclarer;
  const auto called = contract.called_card();
  return called && hand.Contains(*called) ? DoubleObstacle::kPartner : DoubleObstacle::kNone;
}

DoubleObstacle ObstacleAtTable(const RoundQuestion& question, const RuleOptions& options) {
  const bool kontra = question.known == RoundQuestion::Known::kContract;
  if (kontra && MostStoss(question.contract, options) == 0) return DoubleObstacle::kNoKontra;
  const bool behind = options.Is({"legen", "only_forehand"}) && question.asker != Seat(0);
  if (!kontra && (MostLayers(options) == 0 || behind)) return DoubleObstacle::kNoLaying;
  return DoubleObstacle::kNone;
}

Verdict VerdictOnDouble(const RoundEstimate& estimate) {
  // Chances fitted on recorded games are off by a little.
  const double fit = 2 * kChanceError * estimate.stake;
  const double error = std::sqrt(estimate.cents.error * estimate.cents.error + fit * fit);
  if (estimate.cents.value > error) return Verdict::kPlay;
  return estimate.cents.value < -error ? Verdict::kLeave : Verdict::kTaste;
}

}  // namespace schafkopf
