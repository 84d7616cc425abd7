#include "solver/advice.h"

#include <algorithm>
#include <cstdlib>

#include "engine/price.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kWorldsPerLikelyTout = 100;

// Fills in the cents of a contract alone against the others that is won in `wins` of the worlds and
// always at one price. REQUIRES: a solo.
void PriceAt(const AdviceQuestion& question, const Contract& contract,
             const EstimateOptions& options, std::uint64_t wins, OpenEstimate& open) {
  const PriceTerms terms = PriceTermsOf(contract, question.deck, options.tariff, options.rules);
  const Laufende run = CountLaufende(contract, question.deck, question.hand);
  const auto receives = [&](bool won) {
    const int paid =
        PaidLaufende(contract, question.deck, question.hand.size(), run, won, options.rules);
    const Cents price = BillOf(terms, Result{won, false, false}, paid, {}).price();
    const auto payments = Payments(SeatSet::Of(Seat(0)), Seat(0), won, price, question.seats);
    return std::int64_t{payments[Seat(0)].count()};
  };
  const auto losses = static_cast<std::int64_t>(open.worlds - wins);
  open.wins = wins;
  open.win_cents = static_cast<std::int64_t>(wins) * receives(true);
  open.loss_cents = losses * receives(false);
  open.plain_cents = static_cast<std::int64_t>(open.worlds) * receives(true);
  open.squared_cents = open.plain_cents * receives(true);
}

// What is worth `chance` at the table if it is worth `open` with open cards: the worlds that change
// sides are the narrow ones, won or lost without Schneider.
MeanCents CentsAtTable(const OpenEstimate& open, const Share& chance) {
  const double plain = static_cast<double>(open.plain_cents) / static_cast<double>(open.worlds);
  const double gained = chance.value - OpenWinShare(open).value;
  return {OpenCents(open).value + gained * 2 * plain, plain * (chance.high - chance.low)};
}

ContractAdvice AdviceOn(const AdviceQuestion& question, const Contract& contract,
                        const EstimateOptions& options, OpenEstimate open) {
  ContractAdvice advice{contract, open, std::nullopt, {}};
  if (contract.objective() == Objective::kHoldTop) {
    // Won in every world, without solving one.
    advice.open.worlds = open.worlds_possible;
    advice.open.complete = true;
    PriceAt(question, contract, options, advice.open.worlds, advice.open);
  } else if (contract.is_tout()) {
    PriceAt(question, contract, options, open.schwarz, advice.open);
  } else {
    // The recorded games are of four players and common duties.
    const bool common = question.seats == kSeatCount &&
                        DutiesOf(contract, question.deck, question.options) == Duties{};
    if (common) advice.table = TableWinShare(contract, question.deck, open);
  }
  advice.cents = advice.table ? CentsAtTable(open, *advice.table) : OpenCents(advice.open);
  return advice;
}

Verdict VerdictOn(const MeanCents& cents) {
  if (cents.value > cents.error) return Verdict::kPlay;
  if (cents.value < -cents.error) return Verdict::kLeave;
  return Verdict::kTaste;
}

}  // namespace

std::uint64_t Advice::worlds() const {
  std::uint64_t most = 0;
  for (const ContractAdvice& contract : ranked) {
    if (contract.contract.objective() != Objective::kHoldTop) {
      most = std::max(most, contract.open.worlds);
    }
  }
  return most > 0 ? most : worlds_possible;
}

std::vector<Advice> Advise(std::span<const AdviceQuestion> questions,
                           const EstimateOptions& options) {
  std::vector<EstimateQuestion> estimates;
  std::vector<std::vector<std::size_t>> places;  // by question and contract: its estimate
  for (const AdviceQuestion& question : questions) {
    const std::size_t first = estimates.size();
    auto& own = places.emplace_back();
    for (const Contract& contract : question.contracts) {
      // A Tout is won where its game is won with all tricks: both share their worlds.
      const Contract underlying = contract.WithoutTout();
      const auto same =
          std::find_if(estimates.begin() + static_cast<std::ptrdiff_t>(first), estimates.end(),
                       [&](const EstimateQuestion& known) { return known.contract == underlying; });
      own.push_back(static_cast<std::size_t>(same - estimates.begin()));
      if (same != estimates.end()) continue;
      estimates.push_back(
          {underlying,
           question.seat,
           question.seat,
           KnowledgeOf(underlying, question.seat, question.seat, question.hand, {}, question.seats),
           {},
           DutiesOf(underlying, question.deck, question.options)});
    }
  }
  EstimateOptions dropping = options;
  dropping.drop_hopeless = true;
  const std::vector<OpenEstimate> sums = Estimate(estimates, dropping);

  std::vector<Advice> answers;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    const AdviceQuestion& question = questions[i];
    Advice& answer = answers.emplace_back(Advice{{}, Verdict::kLeave, 0, {}});
    for (std::size_t k = 0; k < question.contracts.size(); ++k) {
      const Contract& contract = question.contracts[k];
      const OpenEstimate& open = sums[places[i][k]];
      answer.worlds_possible = open.worlds_possible;
      if (open.worlds == 0) {
        if (!contract.is_tout()) answer.without_worlds.push_back(contract);
        continue;
      }
      if (contract.is_tout() && question.only_likely_touts &&
          open.schwarz * kWorldsPerLikelyTout < open.worlds) {
        continue;
      }
      answer.ranked.push_back(AdviceOn(question, contract, options, open));
    }
    std::stable_sort(answer.ranked.begin(), answer.ranked.end(),
                     [](const ContractAdvice& a, const ContractAdvice& b) {
                       if (a.cents.value != b.cents.value) return a.cents.value > b.cents.value;
                       return a.open.wins * b.open.worlds > b.open.wins * a.open.worlds;
                     });
    if (!answer.ranked.empty()) answer.verdict = VerdictOn(answer.ranked.front().cents);
  }
  return answers;
}

}  // namespace schafkopf
