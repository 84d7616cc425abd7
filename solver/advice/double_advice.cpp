#include "solver/advice/double_advice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/cards/random.h"
#include "engine/money/doubled_deal.h"
#include "engine/money/doubling.h"
#include "engine/table/round_auction.h"
#include "engine/worlds/dealer.h"
#include "solver/advice/bid_advice.h"
#include "solver/advice/heard_games.h"
#include "solver/auction/bid_question.h"
#include "solver/auction/opponents.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/play_habit.h"
#include "solver/habits/played_games.h"
#include "solver/habits/wedding.h"
#include "solver/sample/bid_strength.h"
#include "solver/sample/by_threads.h"
#include "solver/sample/player.h"
#include "solver/sample/statistics.h"

namespace schafkopf {

RoundQuestion LayQuestion(Deck deck, Seat asker, CardSet cards, const RuleSet& rules) {
  RoundQuestion question{TableOf(rules, deck), asker, cards};
  question.others.offers = KnownBids(rules);
  question.all_pass = AllPassGame(rules.options);
  return question;
}

KontraQuestion KontraTo(const Contract& contract, Seat declarer, CardSet hand, Seat asker,
                        const RuleSet& rules, Deck deck, int seats) {
  Others others{KnownBids(rules)};
  others.AlsoBid(contract);
  return {{TableOf(rules, deck, seats), asker, hand, RoundQuestion::Known::kContract, contract,
           declarer, others}};
}

bool IsNobodysYet(const Contract& contract) {
  return IsKreuz(contract.row()) || contract.row().special.seats == 2;
}

bool HasDeclarer(const KontraQuestion& question) {
  const Contract& contract = question.round.contract;
  return contract.has_declarer() && !IsNobodysYet(contract);
}

namespace {

// Worlds weighed, and games of them played, where nobody says how many: as EstimateRound has them.
constexpr std::uint64_t kUsualHeardWorlds = 20'000;
constexpr std::uint64_t kUsualHeardGames = 2'000;
// Of the worlds dealt for the chance of a declarer, those that are worth their time.
constexpr std::uint64_t kMostOwnWorlds = 200;

bool Declares(const KontraQuestion& question) {
  return HasDeclarer(question) && question.round.asker == question.round.declarer;
}

// The game as `ask` asks about it, of who declares it or is named by a wedding.
BidQuestion OwnBid(const KontraQuestion& question) {
  const RoundQuestion& round = question.round;
  BidQuestion bid{round.cards, round.table, round.asker, {round.contract}};
  bid.seeks_best = false;
  bid.others = round.others;
  bid.other_open = question.other_open;
  if (round.declarer != round.asker) bid.offerer = round.declarer;
  return bid;
}

// Whether all who doubled play on the side that they doubled for.
Accept SidesAgree(const KontraQuestion& question, const Game& game) {
  if (question.so_far.doubled.empty() || !HasDeclarer(question)) return {};
  const auto heard = std::make_shared<const HeardDoublings>(
      DoubledGame{game, question.round.declarer, question.so_far.doubled});
  return [heard, asker = question.round.asker](const Contract&, const Hands& hands) {
    return heard->ChanceOf(hands, asker) > 0;
  };
}

// The game as the asker knows it, to be played from its first card.
EstimateQuestion KontraWorlds(const KontraQuestion& question) {
  const RoundQuestion& round = question.round;
  const Contract& contract = round.contract;
  const std::vector<Card>& played = question.so_far.played;
  const bool changed = contract.parties() == Parties::kPair;  // hands, before they were played
  if (Declares(question) || contract.partner() == round.asker) {
    EstimateQuestion own = EstimateOf(OwnBid(question), contract);
    if (played.empty() || changed) return own;
    own.knowledge = KnowledgeOf(own.game, round.declarer, round.asker, round.cards, played);
    return own;
  }
  const Game game(contract, round.table);
  const Seat declarer = IsNobodysYet(contract) ? round.asker : round.declarer;
  EstimateQuestion asked{game,
                         declarer,
                         round.asker,
                         KnowledgeOf(game, declarer, round.asker, round.cards,
                                     changed ? std::span<const Card>() : std::span(played)),
                         {}};
  asked.knowledge.held[round.declarer] |= question.shown;
  if (round.table.seats == 2) {
    const CardSet open = round.cards | question.other_open;
    asked.knowledge.held[Seat(1 - round.asker.index())] = question.other_open;
    asked.before_play = [open](const Deal& deal) { return WithCovers(deal, open); };
  } else if (contract.parties() == Parties::kPair) {
    asked.before_play = AfterWedding;
    asked.accept = [declarer](const Contract& wedding, const Hands& hands) {
      return MayOfferWedding(wedding, hands[declarer]) && WouldTake(wedding, hands);
    };
  } else if (contract.has_declarer() && declarer != round.asker) {
    asked.accept = [declarer, table = round.table](const Contract& bid, const Hands& hands) {
      return ObstacleTo(bid, hands[declarer], table) == BidObstacle::kNone;
    };
  }
  return asked;
}

// Worlds that the declarer draws from where he chose his game by his hand.
int DrawsOf(const KontraQuestion& question) {
  const Contract& contract = question.round.contract;
  const bool chosen = question.played_for != PlayedFor::kDuty && question.round.table.seats > 2 &&
                      contract.has_declarer() && contract.level() > 0 &&
                      contract.parties() != Parties::kPair && !Declares(question);
  return chosen ? kBidDraws : 1;
}

// Of `draws` worlds that in which it was best to bid.
std::optional<Hands> DealBid(const EstimateQuestion& question, const Dealer& dealer, int draws,
                             const Effort& effort, std::uint64_t world) {
  const Contract& contract = question.game.contract();
  std::optional<Hands> best;
  const auto strength = [&](const Hands& hands) {
    return FineStrength(hands[question.declarer], contract, question.game.order());
  };
  for (int draw = 0; draw < draws; ++draw) {
    const std::uint64_t number =
        world * static_cast<std::uint64_t>(draws) + static_cast<std::uint64_t>(draw);
    const auto hands =
        SampleAccepted(dealer, contract, effort.seed, number, question.accept, effort.stop);
    if (!hands) return std::nullopt;
    if (!best || strength(*hands) > strength(*best)) best = hands;
  }
  return best;
}

// Streams of chance that no world is dealt from.
constexpr std::uint64_t kKontraSeed = 0x6b6f6e747261;
// Games between thinking seats, which take long.
constexpr std::uint64_t kMostThought = 1'000;

// How games are played where nobody recorded such ones: their number in `worlds`.
EstimateOptions GamesOn(Basis basis, const Game& game, EstimateOptions options,
                        std::optional<std::uint64_t> worlds) {
  if (basis == Basis::kHabit) {
    options = RoundOptions(options);
    options.worlds = worlds.value_or(options.worlds);
    return options;
  }
  EstimateOptions thought = ThoughtOptions(options);
  thought.worlds = ThoughtGames(game, worlds ? std::min(*worlds, kMostThought) : thought.worlds);
  return thought;
}

// Whether one more doubling moves the points that win, of some hand of the declarer's.
bool MovesTarget(const KontraQuestion& question, const RuleOptions& options) {
  if (question.round.contract.parties() == Parties::kEach) return false;
  const int stoss = question.so_far.stoss();
  const auto moves_with = [&](int trumps) {
    const auto win_at = [&](int doublings) {
      return WinningValueDoubled(question.round.contract, options, doublings, trumps);
    };
    return win_at(stoss) != win_at(stoss + 1);
  };
  return moves_with(0) || moves_with(kCardCount);
}

// Games by one price, whatever was doubled, but with what wins then.
RoundEstimate PlayKontra(const KontraQuestion& question, const EstimateQuestion& asked,
                         const EstimateOptions& played, const Prices& prices,
                         const Effort& effort) {
  const Dealer dealer(asked.knowledge);
  const int draws = DrawsOf(question);
  // Where not even the first world is accepted, none of the others is tried.
  if (!DealBid(asked, dealer, draws, effort, 0)) return {};
  std::vector<GameSums> games(static_cast<std::size_t>(played.worlds));
  const Threads threads(effort.threads);
  PerThread<WorldGame> players(threads);
  threads.ForEach(games.size(), played.grain, [&](std::size_t i, int thread) {
    if (effort.stopped()) return;
    const auto hands = DealBid(asked, dealer, draws, effort, i);
    if (!hands) return;
    WorldGame& player = players.Of(thread);
    if (!player) player = played.players();
    Random random(effort.seed ^ kKontraSeed, i);
    games[i] = player(DealPlayed(asked, *hands), asked.asker, prices, random);
  });
  GameSums sums;
  for (const GameSums& game : games) sums += game;
  RoundEstimate estimate;
  if (sums.worlds == 0 || (effort.stopped() && sums.worlds < kFewestPlayed)) return estimate;
  const auto count = static_cast<double>(sums.worlds);
  estimate.worlds = sums.worlds;
  estimate.effective = count;
  estimate.won = estimate.won_by_habit = WinShareOf(sums).value;
  estimate.cents = MeanCentsOf(sums);
  estimate.stake = static_cast<double>(sums.win_cents - sums.loss_cents) / count;
  return estimate;
}

// What doubling changes where prices are doubled from what they are.
void DoubleBy(int stoss, RoundEstimate& estimate) {
  const auto factor = static_cast<double>(1 << stoss);
  estimate.cents.value *= factor;
  estimate.cents.error *= factor;
  estimate.stake *= factor;
}

// Where nobody recorded such games.
KontraEstimate EstimateUnheard(const KontraQuestion& question, const EstimateOptions& options,
                               const Effort& effort) {
  EstimateQuestion asked = KontraWorlds(question);
  asked.accept = AcceptOf(asked, SidesAgree(question, asked.game));
  // No hand of another declarer's that somebody recorded.
  const Basis basis = BasisOf(asked.game, asked.declarer, /*hand=*/{});
  const EstimateOptions played = GamesOn(basis, asked.game, options, question.worlds);
  const auto at = [&](int stoss) {
    const Prices prices = PricesOf(asked.game, options.stakes, stoss);
    RoundEstimate estimate = PlayKontra(question, asked, played, prices, effort);
    DoubleBy(stoss, estimate);
    return estimate;
  };
  const int stoss = question.so_far.stoss();
  const RoundEstimate now = at(stoss);
  if (now.worlds == 0 || !MovesTarget(question, options.stakes.rules)) return {now, basis};
  RoundEstimate doubled = at(stoss + 1);
  if (doubled.worlds == 0) return {};  // stopped
  doubled.cents.value -= now.cents.value;
  doubled.cents.error = ErrorOfBoth(doubled.cents.error, now.cents.error);
  return {doubled, basis};
}

// A chance to begin with, how far sampling leaves it open, what it rests on, and by how much its
// log odds move with those of games by habit.
struct Start {
  MeanError won;
  Basis basis;
  double by_habit = 1;
};

Start StartOf(const KontraQuestion& question, double share_by_habit, const EstimateOptions& options,
              const Effort& effort) {
  const RoundQuestion& round = question.round;
  const auto curve = OpponentsCurveOf(round.contract, round.table.deck, round.others);
  const double by_habit = curve ? curve->played : 1;
  if (!question.so_far.answers) {
    return {
        {curve ? ChanceOf(*curve, share_by_habit) : share_by_habit, 0}, Basis::kFitted, by_habit};
  }
  if (!Declares(question)) return {{share_by_habit, 0}, Basis::kHabit};
  AdviceOptions own;
  own.stakes = options.stakes;
  own.open_cents = false;
  if (question.worlds) own.DealEach(std::min(*question.worlds, kMostOwnWorlds));
  const BidQuestion bid = OwnBid(question);
  const BidAdvice advice = std::move(AdviseOnBids({&bid, 1}, own, effort).front());
  if (advice.ranked.empty() || !advice.ranked.front().table) {
    return {{share_by_habit, 0}, Basis::kHabit};
  }
  const ContractWorth& worth = advice.ranked.front();
  const Share& win = worth.table->win;
  return {{win.value, std::max(win.value - win.low, win.high - win.value)}, worth.basis, by_habit};
}

// What follows for a doubling where games end so and are won so often.
RoundEstimate EstimateBy(const std::array<HeardSums, 2>& sums, const MeanError& won,
                         double independent) {
  RoundEstimate estimate;
  double squares = 0;
  std::array<double, 2> mean{};
  const double share = WonShareOf(sums);
  const bool both = share > 0 && share < 1;
  for (std::size_t end = 0; end < sums.size(); ++end) {
    if (sums[end].games == 0) continue;
    const auto games = static_cast<double>(sums[end].games);
    const double weight = !both ? 1 : end == 1 ? won.value : 1 - won.value;
    mean[end] = static_cast<double>(sums[end].change) / games;
    estimate.cents.value += weight * mean[end];
    estimate.stake += weight * static_cast<double>(sums[end].stake) / games;
    squares += weight * static_cast<double>(sums[end].squared) / games;
  }
  const double variance =
      std::max(0.0, squares - estimate.cents.value * estimate.cents.value) / independent;
  estimate.cents.error =
      ErrorOfBoth(kNormal95 * std::sqrt(variance), won.error * std::abs(mean[1] - mean[0]));
  estimate.won = won.value;
  estimate.won_by_habit = share;
  return estimate;
}

// In a recorded game, by all that was heard and seen.
KontraEstimate EstimateHeard(const KontraQuestion& question, const EstimateOptions& options,
                             const Effort& effort) {
  const RoundQuestion& round = question.round;
  const KontraSoFar& so_far = question.so_far;
  Game game(round.contract, round.table);
  if (!HasPlayHabit(game)) game = Game(round.contract, round.table.deck);  // by the usual duties
  InferenceQuestion known{.view = {game, round.declarer, round.asker, round.cards}};
  known.others = round.others;
  if (question.played_for == PlayedFor::kBid) {
    known.heard = HeardFromBids(so_far.bids, round.contract, round.declarer, round.others.offers);
  }
  const std::uint64_t worlds = question.worlds.value_or(kUsualHeardWorlds);
  const std::uint64_t games =
      question.worlds ? std::min(*question.worlds, kUsualHeardGames) : kUsualHeardGames;
  const auto play = [&] { return HeardGames::Play(known, worlds, games, effort); };
  const HeardGames before = play();
  if (before.empty()) return {};
  if (!so_far.doubled.empty()) {
    known.doubled = std::make_shared<const HeardDoublings>(
        DoubledGame{game, round.declarer, so_far.doubled, known.heard, known.others});
  }
  known.view.played = so_far.played;
  const HeardGames now = so_far.tells() ? play() : before;
  if (now.empty()) return {};
  const double share_before = WonShareOf(before.SumsAt(0, options.stakes));
  const Start start = StartOf(question, share_before, options, effort);
  const auto sums = now.SumsAt(so_far.stoss() + 1, options.stakes);
  const double moved = LogOddsOf(WonShareOf(sums)) - LogOddsOf(share_before);
  MeanError won = start.won;
  if (moved != 0) {
    const bool alone = Declares(question) && round.contract.parties() == Parties::kSolo;
    const double surer = alone && !so_far.doubled.empty() ? kSurerOfSolos : 0;
    won.value = ChanceAt(LogOddsOf(won.value) + start.by_habit * moved - surer);
  }
  KontraEstimate estimate{EstimateBy(sums, won, now.independent()),
                          so_far.tells() ? Basis::kHabit : start.basis};
  estimate.round.worlds = now.worlds();
  estimate.round.effective = now.effective();
  estimate.round.independent = now.independent();
  if (so_far.tells()) estimate.won_before = start.won.value;
  return estimate;
}

}  // namespace

DoubleObstacle ObstacleToKontra(const KontraQuestion& question) {
  const RoundQuestion& round = question.round;
  const Contract& contract = round.contract;
  if (contract.objective() == Objective::kHoldTop) return DoubleObstacle::kCertain;
  if (!contract.begins_switched()) return DoubleObstacle::kInPlay;
  if (!IsPlayedAt(contract.row(), round.table.seats, round.table.options)) {
    return DoubleObstacle::kOtherTable;
  }
  const bool with = PlaysWithDeclarer(round.cards, round.asker, contract, round.declarer);
  if (!question.so_far.answers) {
    if (Declares(question)) return DoubleObstacle::kDeclarer;
    return with ? DoubleObstacle::kPartner : DoubleObstacle::kNone;
  }
  if (IsNobodysYet(contract)) return DoubleObstacle::kNone;
  if (!Declares(question)) return with ? DoubleObstacle::kNone : DoubleObstacle::kOpponent;
  const bool may = contract.parties() == Parties::kPair
                       ? MayOfferWedding(contract, round.cards)
                       : round.table.seats == 2 ||
                             ObstacleTo(contract, round.cards, round.table) == BidObstacle::kNone;
  return may ? DoubleObstacle::kNone : DoubleObstacle::kNotHisGame;
}

KontraEstimate EstimateKontra(const KontraQuestion& question, const EstimateOptions& options,
                              const Effort& effort) {
  const RoundQuestion& round = question.round;
  const bool recorded = IsRecordedTable(round.table) &&
                        BidHabitOf(round.contract, round.table.deck) &&
                        (question.played_for == PlayedFor::kBid || Declares(question));
  if (!recorded) return EstimateUnheard(question, options, effort);
  const bool outcome_alone = !question.so_far.answers && !question.so_far.tells() &&
                             question.so_far.bids.empty() && !question.worlds &&
                             !MovesTarget(question, options.stakes.rules);
  if (!outcome_alone) return EstimateHeard(question, options, effort);
  return {EstimateRound(round, RoundOptions(options), effort), Basis::kFitted};
}

DoubleObstacle ObstacleAtTable(const RoundQuestion& question, const RuleOptions& options) {
  const bool kontra = question.known == RoundQuestion::Known::kContract;
  if (kontra && MostStoss(question.contract, options) == 0) return DoubleObstacle::kNoKontra;
  const bool behind = options.Is({"legen", "only_forehand"}) && question.asker != Seat(0);
  if (!kontra && (MostLayers(options) == 0 || behind)) return DoubleObstacle::kNoLaying;
  return DoubleObstacle::kNone;
}

Verdict VerdictOnDouble(const RoundEstimate& estimate, Basis basis) {
  const double fit = 2 * ChanceErrorOf(basis) * estimate.stake;
  const double error = std::sqrt(estimate.cents.error * estimate.cents.error + fit * fit);
  if (estimate.cents.value > error) return Verdict::kPlay;
  return estimate.cents.value < -error ? Verdict::kLeave : Verdict::kTaste;
}

}  // namespace schafkopf
