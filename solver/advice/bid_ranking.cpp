#include "solver/advice/bid_ranking.h"

#include <algorithm>
#include <cmath>

#include "solver/advice/contract_price.h"
#include "solver/sample/statistics.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kWorldsPerLikelyTout = 100;

// What the best contract gains against passing, and how far that may be off.
MeanError GainOf(const ContractWorth& best, const std::optional<RoundEstimate>& passing) {
  MeanError stands = best.cents;
  if (best.table && best.table->win.value < 1) {
    const double swing =
        2 * static_cast<double>(best.played.plain_cents) / static_cast<double>(best.played.worlds);
    const double off = swing * ChanceErrorOf(best.basis);
    stands.error = ErrorOfBoth(stands.error, off);
  }
  return passing ? PriceOfBid(*passing, best.contract, stands).gain : stands;
}

Verdict VerdictOnBid(const MeanError& gain, Basis basis) {
  if (gain.value > gain.error) return basis == Basis::kOpen ? Verdict::kTaste : Verdict::kPlay;
  return gain.value < -gain.error ? Verdict::kLeave : Verdict::kTaste;
}

}  // namespace

bool IsLikelyTout(std::uint64_t made, std::uint64_t worlds) {
  return made * kWorldsPerLikelyTout >= worlds;
}

Known::Known(const BidQuestion& question, const Contract& asked, const Game& game)
    : contract(asked), basis(BestBasisOf(question, game)), has_open_worlds(HasOpenWorlds(game)) {}

bool Known::IsUnlikelyFor(const BidQuestion& question) const {
  if (!contract.is_tout() || !question.seeks_best) return false;
  const std::uint64_t made = SharesWorlds(contract) ? open.schwarz : open.wins;
  return !IsLikelyTout(made, open.worlds);
}

void Add(const BidQuestion& question, const Known& known, const Stakes& stakes, BidAdvice& answer) {
  answer.worlds_possible = std::max(known.open.worlds_possible, known.played.worlds_possible);
  if (known.IsUnknown()) {
    if (!known.contract.is_tout()) answer.without_worlds.push_back(known.contract);
    return;
  }
  if (known.IsUnlikelyFor(question)) return;
  answer.ranked.push_back(
      PriceOf(question, known.contract, stakes, known.basis, known.open, known.played).worth);
  answer.ranked.back().given_up_after = known.given_up_after;
  answer.ranked.back().priced = known.priced;
}

void PutInOrder(BidAdvice& advice) {
  for (ContractWorth& worth : advice.ranked) {
    if (advice.passing) worth.bid = PriceOfBid(*advice.passing, worth.contract, worth.cents);
  }
  std::stable_sort(advice.ranked.begin(), advice.ranked.end(),
                   [](const ContractWorth& a, const ContractWorth& b) {
                     if (a.price().value != b.price().value) {
                       return a.price().value > b.price().value;
                     }
                     return a.open.wins * b.open.worlds > b.open.wins * a.open.worlds;
                   });
}

CentsRange AsBid(const std::optional<RoundEstimate>& passing, const Contract& contract,
                 const CentsRange& stands) {
  if (!passing) return stands;
  const auto price = [&](double cents) {
    return PriceOfBid(*passing, contract, {cents, 0}).cents.value;
  };
  return {price(stands.value), price(stands.low), price(stands.high)};
}

bool IsVerdictOpen(const BidAdvice& advice) {
  if (!advice.passing) return false;
  const MeanError gain = GainOf(advice.ranked.front(), advice.passing);
  const double may_move = kRaceDeviations / kNormal95 * advice.passing->cents.error;
  return std::abs(gain.value) <= gain.error + may_move;
}

Verdict VerdictOn(const BidQuestion& question, const BidAdvice& advice) {
  if (!MayPass(question)) return Verdict::kPlay;
  const ContractWorth& best = advice.ranked.front();
  return VerdictOnBid(GainOf(best, advice.passing), best.basis);
}

}  // namespace schafkopf
