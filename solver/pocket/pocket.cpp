#include "solver/pocket/pocket.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "engine/money/settle.h"
#include "engine/worlds/dealer.h"
#include "solver/advice/bid_advice.h"
#include "solver/auction/bid_question.h"
#include "solver/habits/plain_math.h"
#include "solver/pocket/pocket_net.h"
#include "solver/pocket/pocket_outputs.h"

namespace schafkopf {

// solver/pocket/pocket_weights.cmake
extern const std::uint8_t kPocketWeights[];
extern const std::size_t kPocketWeightBytes;

namespace {

// So many games would leave a chance as open as the network does, and so many worlds (of
// hands that are neither won nor lost anyhow; docs/lab/pocket.md).
struct AsSure {
  std::uint64_t games;
  std::uint64_t worlds;
};
constexpr std::array<AsSure, kPocketGames.size()> kAsSure = {
    {{4000, 400}, {1400, 300}, {1500, 300}, {1500, 300}, {1500, 300}}};
// What the cents of passing are off by, and as many rounds as would leave a bid as open.
constexpr double kPassingError = 1;
constexpr double kPassingRounds = 10'000;

// That of any suit has as many rows.
PocketRoles RolesOf(std::size_t place) {
  return place == kPocketPassing ? PocketRoles() : PocketRoles(PocketContract(place));
}

// All of them, over the weights that are built in.
class Pocket {
 public:
  Pocket() {
    std::span<const std::uint8_t> rest(kPocketWeights, kPocketWeightBytes);
    for (std::size_t place = 0; place <= kPocketPassing; ++place) {
      const std::size_t rows = RolesOf(place).rows();
      const std::size_t outputs = PocketOutputsOf(place);
      const std::size_t count = PocketNet::BytesOf(rows, outputs);
      nets_.emplace_back(rest.first(count), rows, outputs);
      rest = rest.subspan(count);
    }
  }
  const PocketNet& at(std::size_t place) const { return nets_[place]; }

 private:
  std::vector<PocketNet> nets_;
};
const PocketNet& NetOf(std::size_t place) {
  static const Pocket pocket;
  return pocket.at(place);
}

double ShareAt(double log_odds) { return 1 / (1 + Exp(std::clamp(-log_odds, -30.0, 30.0))); }

std::uint64_t PartOf(std::uint64_t whole, double log_odds) {
  return static_cast<std::uint64_t>(
      std::floor(static_cast<double>(whole) * ShareAt(log_odds) + 0.5));
}

std::int64_t Rounded(double cents) { return static_cast<std::int64_t>(std::floor(cents + 0.5)); }

// What the declarer receives where he wins, loses, or wins without Schneider: means.
struct MeanPrices {
  double win, loss, plain;
};

// Of a solo all depends on his own hand.
MeanPrices PricesOfSolo(const BidQuestion& question, const Contract& contract,
                        const GameSums& played, const Stakes& stakes) {
  const Prices prices = PricesOf(Game(contract, question.table), stakes);
  const Laufende run = CountLaufende(prices.game, question.hand);
  const auto receives = [&](Value value) {
    const Ending ending = {.value = value, .run = run};
    return static_cast<double>(Settle(ending, prices).shares->declarer.count());
  };
  const auto part = [](std::uint64_t of, std::uint64_t all) {
    return all == 0 ? 0 : static_cast<double>(of) / static_cast<double>(all);
  };
  const double schneider = part(played.schneider, played.wins);
  const double schwarz = part(played.schwarz, played.wins);
  const double lost = part(played.lost_schneider, played.worlds - played.wins);
  const double plain = receives(kWin);
  return {(1 - schneider) * plain + (schneider - schwarz) * receives(kWinSchneider) +
              schwarz * receives(kAllTricksTaken),
          (1 - lost) * receives(kSchneiderFree) + lost * receives(Value(0)), plain};
}

void PutPrices(const MeanPrices& mean, GameSums& sums) {
  const auto wins = static_cast<double>(sums.wins);
  const auto losses = static_cast<double>(sums.worlds - sums.wins);
  sums.win_cents = Rounded(wins * mean.win);
  sums.loss_cents = Rounded(losses * mean.loss);
  sums.plain_cents = Rounded(static_cast<double>(sums.worlds) * mean.plain);
  sums.squared_cents = Rounded(wins * mean.win * mean.win + losses * mean.loss * mean.loss);
}

// `possible`: how many worlds agree with the hand.
KnownGame GameOf(const BidQuestion& question, const Contract& contract, const Stakes& stakes,
                 std::uint64_t possible) {
  const std::size_t place = PocketPlaceOf(contract.row().name);
  const std::vector<double> out =
      NetOf(place).Outputs(PocketRoles(contract).RowsOf(question.seat, question.hand));
  KnownGame known;
  GameSums& played = known.played;
  GameSums& open = known.open;
  open.worlds_possible = played.worlds_possible = possible;
  open.worlds = kAsSure[place].worlds;
  open.wins = PartOf(open.worlds, out[kPocketOpenWon]);
  open.schneider = PartOf(open.wins, out[kPocketOpenSchneider]);
  open.schwarz = PartOf(open.schneider, out[kPocketOpenSchwarz]);
  if (contract.is_tout()) return known;
  played.worlds = kAsSure[place].games;
  played.wins = PartOf(played.worlds, out[kPocketWon]);
  played.schneider = PartOf(played.wins, out[kPocketSchneider]);
  played.schwarz = PartOf(played.schneider, out[kPocketSchwarz]);
  played.lost_schneider = PartOf(played.worlds - played.wins, out[kPocketLostSchneider]);
  PutPrices(out.size() == kPocketSoloOutputs ? PricesOfSolo(question, contract, played, stakes)
                                             : MeanPrices{out[kPocketWinPrice] * kPocketPrice,
                                                          out[kPocketLossPrice] * kPocketPrice,
                                                          out[kPocketPlainPrice] * kPocketPrice},
            played);
  return known;
}

RoundEstimate PassingOf(const BidQuestion& question) {
  const std::vector<double> out =
      NetOf(kPocketPassing).Outputs(PocketRoles().RowsOf(question.seat, question.hand));
  RoundEstimate passing;
  passing.effective = passing.independent = kPassingRounds;
  passing.with = ShareAt(out[kPocketWith]);
  passing.against = ShareAt(out[kPocketAgainst]);
  double sum = 0;
  std::array<double, kPocketLevels.size()> odds;
  for (std::size_t i = 0; i < kPocketLevels.size(); ++i) {
    odds[i] = Exp(std::clamp(out[kPocketShares + i], -30.0, 30.0));
    sum += odds[i];
  }
  for (std::size_t i = 0; i < kPocketLevels.size(); ++i) {
    const double cents = kPocketPrice * out[kPocketCents + i];
    passing.ranks.push_back({kPocketLevels[i], odds[i] / sum, cents,
                             std::max(0.0, kPocketSquare * out[kPocketSquares + i])});
    passing.cents.value += cents;
  }
  passing.nobody = passing.ranks.front().share;
  passing.cents.error = kNormal95 * kPassingError;
  return passing;
}

}  // namespace

bool IsInPocket(const Contract& contract) {
  if (contract.objective() == Objective::kHoldTop) return true;
  const bool plain = !contract.must_overtake() && !contract.is_ouvert() &&
                     !contract.has_other_trumps() &&
                     (!contract.is_tout() || SharesWorlds(contract));
  return plain && PocketPlaceOf(contract.row().name) != kPocketPassing &&
         (!contract.called_card() || contract.called_card()->rank() == Rank::kSau);
}

BidAdvice PocketAdvice(const BidQuestion& question, const Stakes& stakes) {
  std::vector<KnownGame> games;
  // A hand tells as much of every game that calls nobody.
  std::optional<std::uint64_t> alone;
  const auto possible = [&](const Contract& contract) {
    const bool calls = contract.called_card().has_value();
    if (alone && !calls) return *alone;
    const std::uint64_t count = Dealer(EstimateOf(question, contract).knowledge).count();
    if (!calls) alone = count;
    return count;
  };
  for (const Contract& contract : question.contracts) {
    const bool held = contract.objective() == Objective::kHoldTop;
    games.push_back(held ? HeldGame(question, contract)
                         : GameOf(question, contract, stakes, possible(contract)));
  }
  return AdviceByKnown(question, games, PassingOf(question), stakes);
}

}  // namespace schafkopf
