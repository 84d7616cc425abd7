#include "solver/advice/double_advice.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

#include "engine/cards/random.h"
#include "engine/money/doubling.h"
#include "engine/money/settle.h"
#include "engine/table/round_auction.h"
#include "engine/worlds/dealer.h"
#include "solver/auction/bid_question.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/played_games.h"
#include "solver/habits/wedding.h"
#include "solver/sample/bid_strength.h"
#include "solver/sample/by_threads.h"
#include "solver/sample/player.h"

namespace schafkopf {

RoundQuestion LayQuestion(Deck deck, Seat asker, CardSet cards, const RuleSet& rules) {
  RoundQuestion question{TableOf(rules, deck), asker, cards};
  question.offers = KnownBids(rules);
  question.all_pass = AllPassGame(rules.options);
  return question;
}

KontraQuestion KontraTo(const Contract& contract, Seat declarer, CardSet hand, Seat asker,
                        const RuleSet& rules, Deck deck, int seats) {
  std::vector<Contract> offers = KnownBids(rules);
  // Asked about all the same: then it is played.
  if (std::ranges::find(offers, contract) == offers.end()) offers.push_back(contract);
  return {{TableOf(rules, deck, seats), asker, hand, RoundQuestion::Known::kContract, contract,
           declarer, offers}};
}

bool IsNobodysYet(const Contract& contract) {
  return IsKreuz(contract.row()) || contract.row().special.seats == 2;
}

bool HasDeclarer(const KontraQuestion& question) {
  const Contract& contract = question.round.contract;
  return contract.has_declarer() && !IsNobodysYet(contract);
}

namespace {

// The old of Kop know themselves.
constexpr CardSet kOld = {Card(Suit::kEichel, Rank::kOber), Card(Suit::kGras, Rank::kOber)};
constexpr Card kHighestUnter(Suit::kEichel, Rank::kUnter);

bool PlaysWithDeclarer(CardSet hand, Seat asker, const Contract& contract, Seat declarer) {
  const auto called = contract.called_card();
  switch (contract.parties()) {
    case Parties::kCall:
      return hand.Contains(*called);
    case Parties::kPair:
      return contract.partner() == asker;
    case Parties::kOld:
      return hand.Intersects(kOld);
    case Parties::kCross:
      return !IsKreuz(contract.row()) && asker == declarer.Plus(2);
    case Parties::kHighestUnter:
      return hand.Contains(kHighestUnter);
    case Parties::kSolo:
    case Parties::kEach:
      return false;
  }
  return false;
}

// The game as the asker knows it before the first card.
EstimateQuestion KontraWorlds(const KontraQuestion& question) {
  const RoundQuestion& round = question.round;
  const Contract& contract = round.contract;
  const Game game(contract, round.table);
  const Seat declarer = IsNobodysYet(contract) ? round.asker : round.declarer;
  EstimateQuestion asked{
      game, declarer, round.asker, KnowledgeOf(game, declarer, round.asker, round.cards), {}};
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
                      contract.parties() != Parties::kPair;
  return chosen ? kBidDraws : 1;
}

// Of `draws` worlds that in which it was best to bid.
std::optional<Hands> DealBid(const EstimateQuestion& question, const Dealer& dealer, int draws,
                             std::uint64_t seed, std::uint64_t world) {
  const Contract& contract = question.game.contract();
  std::optional<Hands> best;
  const auto strength = [&](const Hands& hands) {
    return BidStrength(hands[question.declarer], contract, question.game.order());
  };
  for (int draw = 0; draw < draws; ++draw) {
    const std::uint64_t number =
        world * static_cast<std::uint64_t>(draws) + static_cast<std::uint64_t>(draw);
    const auto hands = SampleAccepted(dealer, contract, seed, number, question.accept);
    if (!hands) return std::nullopt;
    if (!best || strength(*hands) > strength(*best)) best = hands;
  }
  return best;
}

// Streams of chance that no world is dealt from.
constexpr std::uint64_t kKontraSeed = 0x6b6f6e747261;

// How games are played where nobody recorded such ones: their number in `worlds`.
EstimateOptions GamesOn(Basis basis, const Game& game, const EstimateOptions& options) {
  if (basis == Basis::kHabit) return RoundOptions(options);
  EstimateOptions thought = ThoughtOptions(options);
  thought.worlds = ThoughtGames(game, thought.worlds);
  return thought;
}

RoundEstimate PlayKontra(const KontraQuestion& question, const EstimateQuestion& asked, Basis basis,
                         const EstimateOptions& options, const Effort& effort) {
  const Dealer dealer(asked.knowledge);
  const int draws = DrawsOf(question);
  // Where not even the first world is accepted, none of the others is tried.
  if (!DealBid(asked, dealer, draws, effort.seed, 0)) return {};
  const EstimateOptions played = GamesOn(basis, asked.game, options);
  const Prices prices = PricesOf(asked.game, options.stakes);
  std::vector<GameSums> games(static_cast<std::size_t>(played.worlds));
  const Threads threads(effort.threads);
  PerThread<WorldGame> players(threads);
  threads.ForEach(games.size(), played.grain, [&](std::size_t i, int thread) {
    if (effort.stopped()) return;
    const auto hands = DealBid(asked, dealer, draws, effort.seed, i);
    if (!hands) return;
    WorldGame& player = players.Of(thread);
    if (!player) player = played.players();
    Random random(effort.seed ^ kKontraSeed, i);
    games[i] = player(DealPlayed(asked, *hands), asked.asker, prices, random);
  });
  GameSums sums;
  for (const GameSums& game : games) sums += game;
  RoundEstimate estimate;
  if (sums.worlds == 0) return estimate;
  const auto count = static_cast<double>(sums.worlds);
  estimate.worlds = sums.worlds;
  estimate.effective = count;
  estimate.won = estimate.won_by_habit = WinShareOf(sums).value;
  estimate.cents = MeanCentsOf(sums);
  estimate.stake = static_cast<double>(sums.win_cents - sums.loss_cents) / count;
  return estimate;
}

}  // namespace

DoubleObstacle ObstacleToKontra(const KontraQuestion& question) {
  const RoundQuestion& round = question.round;
  const Contract& contract = round.contract;
  if (contract.objective() == Objective::kHoldTop) return DoubleObstacle::kCertain;
  if (contract.row().special.switches_after > 0) return DoubleObstacle::kInPlay;
  if (!IsPlayedAt(contract.row(), round.table.seats, round.table.options)) {
    return DoubleObstacle::kOtherTable;
  }
  if (HasDeclarer(question) && round.asker == round.declarer) return DoubleObstacle::kDeclarer;
  return PlaysWithDeclarer(round.cards, round.asker, contract, round.declarer)
             ? DoubleObstacle::kPartner
             : DoubleObstacle::kNone;
}

KontraEstimate EstimateKontra(const KontraQuestion& question, const EstimateOptions& options,
                              const Effort& effort) {
  const RoundQuestion& round = question.round;
  if (question.played_for == PlayedFor::kBid && IsRecordedTable(round.table) &&
      BidHabitOf(round.contract, round.table.deck)) {
    return {EstimateRound(round, RoundOptions(options), effort), Basis::kFitted};
  }
  const EstimateQuestion asked = KontraWorlds(question);
  // No hand of the declarer's that somebody recorded.
  const Basis basis = BasisOf(asked.game, asked.declarer, /*hand=*/{});
  return {PlayKontra(question, asked, basis, options, effort), basis};
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
