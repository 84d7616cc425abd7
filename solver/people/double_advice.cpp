#include "solver/people/double_advice.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

#include "engine/cards/random.h"
#include "engine/money/doubling.h"
#include "engine/money/round_auction.h"
#include "engine/worlds/dealer.h"
#include "solver/people/bid_habit.h"
#include "solver/people/wedding.h"
#include "solver/sample/bid_strength.h"
#include "solver/sample/by_threads.h"
#include "solver/sample/player.h"

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

namespace {

// The old of Kop know themselves.
constexpr CardSet kOld = {Card(Suit::kEichel, Rank::kOber), Card(Suit::kGras, Rank::kOber)};

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
    case Parties::kSolo:
    case Parties::kHighestUnter:
    case Parties::kEach:
      return false;
  }
  return false;
}

// The game as the asker knows it before the first card. Whoever says Kontra first declares a
// Kreuzbock.
EstimateQuestion KontraWorlds(const RoundQuestion& question, const RuleOptions& options) {
  const Contract& contract = question.contract;
  const Game game(contract, question.deck, DutiesOf(contract, question.deck, options));
  const Seat declarer = IsKreuz(contract.row()) ? question.asker : question.declarer;
  EstimateQuestion asked{game,
                         declarer,
                         question.asker,
                         KnowledgeOf(game, declarer, question.asker, question.cards),
                         {}};
  if (contract.parties() == Parties::kPair) {
    asked.before_play = AfterWedding;
    asked.accept = [declarer](const Contract& wedding, const Hands& hands) {
      return MayOfferWedding(wedding, hands[declarer]) && WouldTake(wedding, hands);
    };
  } else if (contract.has_declarer() && declarer != question.asker) {
    asked.accept = [declarer, options, deck = question.deck](const Contract& bid,
                                                             const Hands& hands) {
      return ObstacleTo(bid, hands[declarer], deck, options) == BidObstacle::kNone;
    };
  }
  return asked;
}

// Of as many worlds as who hears a bid deals himself, that in which it was best to bid.
std::optional<Hands> DealBid(const EstimateQuestion& question, const Dealer& dealer,
                             std::uint64_t seed, std::uint64_t world) {
  const Contract& contract = question.game.contract();
  const bool chosen =
      contract.has_declarer() && contract.level() > 0 && contract.parties() != Parties::kPair;
  std::optional<Hands> best;
  const auto strength = [&](const Hands& hands) {
    return BidStrength(hands[question.declarer], contract, question.game.order());
  };
  const int draws = chosen ? kBidDraws : 1;
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

RoundEstimate PlayKontra(const RoundQuestion& question, const EstimateOptions& options) {
  const EstimateOptions thought = ThoughtOptions(options);
  const EstimateQuestion asked = KontraWorlds(question, options.stakes.rules);
  const Dealer dealer(asked.knowledge);
  // Where not even the first world is accepted, none of the others is tried.
  if (!DealBid(asked, dealer, options.seed, 0)) return {};
  const Prices prices = PricesOf(asked.game, options.stakes);
  std::vector<GameSums> games(static_cast<std::size_t>(ThoughtGames(asked.game, thought.worlds)));
  const Threads threads(options.threads);
  PerThread<WorldGame> players(threads);
  threads.ForEach(games.size(), thought.grain, [&](std::size_t i, int thread) {
    if (options.stop && options.stop()) return;
    const auto hands = DealBid(asked, dealer, options.seed, i);
    if (!hands) return;
    WorldGame& player = players.Of(thread);
    if (!player) player = thought.players();
    Random random(options.seed ^ kKontraSeed, i);
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

DoubleObstacle ObstacleToKontra(CardSet hand, Seat asker, const Contract& contract, Seat declarer) {
  if (contract.objective() == Objective::kHoldTop) return DoubleObstacle::kCertain;
  if (contract.row().special.switches_after > 0) return DoubleObstacle::kInPlay;
  if (contract.row().special.seats > 0) return DoubleObstacle::kTwoPlayers;
  const bool either_side = IsKreuz(contract.row());
  if (contract.has_declarer() && !either_side && asker == declarer) {
    return DoubleObstacle::kDeclarer;
  }
  return PlaysWithDeclarer(hand, asker, contract, declarer) ? DoubleObstacle::kPartner
                                                            : DoubleObstacle::kNone;
}

KontraEstimate EstimateKontra(const RoundQuestion& question, const EstimateOptions& options) {
  if (!BidHabitOf(question.contract, question.deck)) {
    return {PlayKontra(question, options), Basis::kPlayed};
  }
  return {EstimateRound(question, PlayedOptions(options)), Basis::kFitted};
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
