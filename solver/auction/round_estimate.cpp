#include "solver/auction/round_estimate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/cards/random.h"
#include "engine/money/settle.h"
#include "engine/worlds/dealer.h"
#include "solver/auction/all_pass.h"
#include "solver/auction/at_table.h"
#include "solver/auction/heard_bids.h"
#include "solver/auction/opponents.h"
#include "solver/habits/habit_game.h"
#include "solver/sample/by_threads.h"
#include "solver/sample/statistics.h"

namespace schafkopf {
namespace {

// Worlds weighed for each that is played where a contract is known: few hands would bid it.
constexpr std::uint64_t kWeighedPerPlay = 10;
// Worlds that a thread takes at a time.
constexpr std::size_t kGrain = 64;
constexpr std::uint64_t kAuctionSeed = 0x61756374696f6e73;

using Known = RoundQuestion::Known;

// Who plays what.
struct Announced {
  Contract contract;
  Seat declarer;
};

// One deal as it went.
struct PlayedRound {
  std::optional<Announced> game;  // nothing where nobody bid
  bool forced = false;            // nobody bid, and the declarer had to play
  bool with = false;
  bool won = false;      // by the asker's side
  bool reached = false;  // before the effort was stopped
  std::int64_t cents = 0;
};

std::optional<Contract> Draw(const BidChances& chances, Random& random) {
  double draw = random.Fraction() - chances.pass;
  if (draw < 0) return std::nullopt;
  for (const BidChance& bid : chances.bids) {
    draw -= bid.chance;
    if (draw < 0) return bid.contract;
  }
  return std::nullopt;
}

// The game that the seats of `bidders` come to.
std::optional<Announced> BidOut(const BidOffers& offers, const Hands& hands, SeatSet bidders,
                                Random& random) {
  std::optional<Announced> best;
  for (Seat seat : kSeats) {
    if (!bidders.Contains(seat)) continue;
    const auto bid = Draw(offers.ChancesOf(hands[seat], seat), random);
    if (bid && (!best || !IsOutbid(*bid, seat, best->contract, best->declarer))) {
      best = Announced{*bid, seat};
    }
  }
  return best;
}

// What a seat that has to play announces; nothing where its hand may announce none of the offers.
std::optional<Announced> SoonestBid(const BidOffers& offers, CardSet hand, Seat seat) {
  const BidChances chances = offers.ChancesOf(hand, seat);
  const auto* const best = std::ranges::max_element(chances.bids, {}, &BidChance::chance);
  if (best == chances.bids.end()) return std::nullopt;
  return Announced{best->contract, seat};
}

// What the others may have had in mind, and who of them was asked.
class Hearing {
 public:
  explicit Hearing(const RoundQuestion& question)
      : bids_(HeardIn(question), question.table.deck, question.others) {
    for (Seat seat : kSeats) {
      const bool asked = question.known == Known::kContract ||
                         (question.known == Known::kWouldPass && seat < question.asker);
      if (seat != question.asker && asked) asked_ = asked_ | SeatSet::Of(seat);
    }
  }
  bool any() const { return asked_.size() > 0; }
  const BidOffers& offers() const { return bids_.offers(); }

  // How likely hands bid as is known of them.
  double WeightOf(const Hands& hands) const {
    double weight = 1;
    for (Seat seat : kSeats) {
      if (!asked_.Contains(seat)) continue;
      weight *= bids_.ChanceOf(seat, hands[seat]);
      if (weight == 0) return 0;
    }
    return weight;
  }

 private:
  static PerSeat<Heard> HeardIn(const RoundQuestion& question) {
    return question.known == Known::kContract
               ? HeardFromOutcome(question.contract, question.declarer, question.others.offers)
               : PerSeat<Heard>();
  }

  HeardBids bids_;
  SeatSet asked_;
};

SeatSet Bidders(const RoundQuestion& question) {
  SeatSet bidders;
  for (Seat seat : kSeats) {
    if (question.known == Known::kNothing || seat > question.asker) {
      bidders = bidders | SeatSet::Of(seat);
    }
  }
  return bidders;
}

PlayedRound PlayRound(const RoundQuestion& question, const BidOffers& offers, const Stakes& stakes,
                      const Hands& hands, Random random) {
  PlayedRound round;
  round.game = question.known == Known::kContract
                   ? Announced{question.contract, question.declarer}
                   : BidOut(offers, hands, Bidders(question), random);
  if (!round.game && question.last_resort) {
    round.game = SoonestBid(offers, hands[*question.last_resort], *question.last_resort);
    round.forced = round.game.has_value();
  }
  if (!round.game) {
    if (question.all_pass) {
      round.cents = PlayAllPassed(*question.all_pass, question.table.deck, hands, question.asker,
                                  stakes, random)
                        .count();
    }
    return round;
  }
  const Deal deal{Game(round.game->contract, question.table), round.game->declarer, hands};
  const Value value = PlayHabitGame(deal, random);
  const Settlement settled = Settle(deal, value, PricesOf(deal.game, stakes));
  round.with = DeclarerSide(deal).Contains(question.asker);
  round.won = settled.result.won == round.with;
  round.cents = PaymentsOf(settled, deal)[question.asker].count();
  return round;
}

Knowledge KnowledgeFor(const RoundQuestion& question) {
  PerSeat<CardSet> held;
  held[question.asker] = question.cards;
  Knowledge knowledge = KnowledgeBeforePlay(question.table, held);
  if (question.known == Known::kContract) {
    AddCall(question.contract, question.declarer, knowledge);
  }
  return knowledge;
}

// The worlds to play: each with its weight, or, where more were weighed, one for each equal part of
// the sum of weights.
struct Played {
  std::uint64_t world;
  double weight;
};
std::vector<Played> Select(const std::vector<double>& weights, double sum, std::uint64_t plays) {
  std::vector<Played> played;
  if (weights.size() <= plays) {
    for (std::size_t i = 0; i < weights.size(); ++i) {
      if (weights[i] > 0) played.push_back({i, weights[i]});
    }
    return played;
  }
  const double step = sum / static_cast<double>(plays);
  double until = step / 2;
  double passed = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    passed += weights[i];
    for (; until < passed; until += step) played.push_back({i, 1});
  }
  return played;
}

// The rounds that were reached, and the weights of their worlds.
std::vector<PlayedRound> TakeReached(const std::vector<PlayedRound>& rounds,
                                     const std::vector<Played>& played,
                                     std::vector<double>& weights) {
  std::vector<PlayedRound> reached;
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    if (!rounds[i].reached) continue;
    reached.push_back(rounds[i]);
    weights.push_back(played[i].weight);
  }
  return reached;
}

// The same weights moved between won and lost games, so that the opponents of each contract win as
// often as at the table.
std::vector<double> WeightsAtTable(const RoundQuestion& question,
                                   const std::vector<PlayedRound>& rounds,
                                   std::vector<double> weights) {
  struct Games {
    std::optional<PlayedCurve> curve;
    std::array<double, 2> weight{};  // of those that the opponents lose, and win
    std::array<double, 2> factor = {1, 1};
  };
  std::map<int, Games> by_row;
  const auto row_of = [](const PlayedRound& round) { return round.game->contract.row_index(); };
  const auto opponents_won = [](const PlayedRound& round) {
    return static_cast<std::size_t>(round.won != round.with);
  };
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    if (!rounds[i].game) continue;
    const auto [games, is_first] = by_row.try_emplace(row_of(rounds[i]));
    if (is_first) {
      games->second.curve =
          OpponentsCurveOf(rounds[i].game->contract, question.table.deck, question.others);
    }
    games->second.weight[opponents_won(rounds[i])] += weights[i];
  }
  for (auto& [row, games] : by_row) {
    const double share = games.weight[1] / (games.weight[0] + games.weight[1]);
    if (!games.curve || share <= 0 || share >= 1) continue;
    const double chance = ChanceOf(*games.curve, share);
    games.factor = {(1 - chance) / (1 - share), chance / share};
  }
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    if (!rounds[i].game) continue;
    weights[i] *= by_row[row_of(rounds[i])].factor[opponents_won(rounds[i])];
  }
  return weights;
}

RoundEstimate Summarize(const RoundQuestion& question, const std::vector<PlayedRound>& rounds,
                        const std::vector<double>& weights) {
  RoundEstimate estimate;
  double sum = 0;
  double games = 0;
  std::map<int, RankShare> ranks;
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    const double weight = weights[i];
    const PlayedRound& round = rounds[i];
    sum += weight;
    const auto cents = static_cast<double>(round.cents);
    estimate.cents.value += weight * cents;
    estimate.stake += weight * std::abs(cents);
    const bool bid = round.game && !round.forced;
    RankShare& rank = ranks[bid ? round.game->contract.level() : 0];
    rank.share += weight;
    rank.cents += weight * cents;
    rank.squares += weight * cents * cents;
    if (!bid) {
      estimate.nobody += weight;
      continue;
    }
    const bool own = round.game->declarer == question.asker;
    (own ? estimate.alone : round.with ? estimate.with : estimate.against) += weight;
    if (!round.with) games += weight;
    if (!round.with && round.won) estimate.won += weight;
  }
  for (double* share : {&estimate.nobody, &estimate.alone, &estimate.with, &estimate.against,
                        &estimate.cents.value, &estimate.stake}) {
    *share /= sum;
  }
  if (games > 0) estimate.won /= games;
  for (const auto& [level, rank] : ranks) {
    estimate.ranks.push_back({level, rank.share / sum, rank.cents / sum, rank.squares / sum});
  }
  return estimate;
}

}  // namespace

bool IsRecordedTable(const Table& table) {
  return table.seats == kSeatCount && (table.deck == Deck::kLong || table.deck == Deck::kShort);
}

BidPrice PriceOfBid(const RoundEstimate& passing, const Contract& bid, const MeanError& stands) {
  RankShare higher;
  RankShare rest;
  for (const RankShare& rank : passing.ranks) {
    RankShare& part = rank.level > bid.level() ? higher : rest;
    part.share += rank.share;
    part.cents += rank.cents;
    part.squares += rank.squares;
  }
  // What a deal brings, over all deals: where the bid stands it is `own`. How often it stands is
  // sampled like the rest.
  const double own = stands.value;
  const double stays = 1 - higher.share;
  const auto mean_of = [&](double value, double squares) -> MeanError {
    const double spread = std::max(0.0, squares - value * value) / passing.independent;
    return {value, ErrorOfBoth(stays * stands.error, kNormal95 * std::sqrt(spread))};
  };
  return {
      higher.share, mean_of(stays * own + higher.cents, stays * own * own + higher.squares),
      mean_of(stays * own - rest.cents, stays * own * own - 2 * own * rest.cents + rest.squares)};
}

RoundEstimate EstimateRound(const RoundQuestion& question, const EstimateOptions& options,
                            const Effort& effort) {
  const Dealer dealer(KnowledgeFor(question));
  if (dealer.count() == 0) return {};
  const bool scarce = question.known == Known::kContract;
  const std::uint64_t seed = options.SeedOf(effort, question.cards);
  const Threads threads(effort.threads);
  std::vector<double> weights(
      static_cast<std::size_t>(options.worlds * (scarce ? kWeighedPerPlay : 1)));
  const Hearing hearing(question);
  if (!hearing.any()) std::ranges::fill(weights, 1);
  threads.ForEach(hearing.any() ? weights.size() : 0, kGrain, [&](std::size_t i, int) {
    if (!effort.stopped()) weights[i] = hearing.WeightOf(dealer.Sample(seed, i));
  });
  double sum = 0;
  double squares = 0;
  for (double weight : weights) {
    sum += weight;
    squares += weight * weight;
  }
  if (sum <= 0 || effort.stopped()) return {};
  const std::vector<Played> played = Select(weights, sum, options.worlds);
  std::vector<PlayedRound> all(played.size());
  threads.ForEach(played.size(), kGrain, [&](std::size_t i, int) {
    if (effort.stopped()) return;
    // A world that is played twice is played differently.
    const Hands hands = dealer.Sample(seed, played[i].world);
    all[i] = PlayRound(question, hearing.offers(), options.stakes, hands,
                       Random(seed ^ kAuctionSeed, i));
    all[i].reached = true;
  });
  std::vector<double> by_habit;
  const std::vector<PlayedRound> rounds = TakeReached(all, played, by_habit);
  const bool whole = rounds.size() == all.size();
  if (!whole && rounds.size() < kFewestPlayed) return {};
  const std::vector<double> at_table = WeightsAtTable(question, rounds, by_habit);
  RoundEstimate estimate = Summarize(question, rounds, at_table);
  estimate.won_by_habit = Summarize(question, rounds, by_habit).won;
  if (question.known == Known::kContract) {
    estimate.won = std::clamp(estimate.won, kLeastChance, 1 - kLeastChance);
  }
  estimate.worlds = hearing.any() ? weights.size() : rounds.size();
  estimate.effective = hearing.any() ? sum * sum / squares : static_cast<double>(estimate.worlds);
  double variance = 0;
  double total = 0;
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    const double off = static_cast<double>(rounds[i].cents) - estimate.cents.value;
    variance += at_table[i] * off * off;
    total += at_table[i];
  }
  const std::uint64_t plays = whole ? options.worlds : rounds.size();
  if (!whole) estimate.effective = std::min(estimate.effective, static_cast<double>(plays));
  estimate.independent = std::min(estimate.effective, static_cast<double>(plays));
  estimate.cents.error = kNormal95 * std::sqrt(variance / total / estimate.independent);
  return estimate;
}

}  // namespace schafkopf
