#include "solver/auction/heard_doublings.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/cards/random.h"
#include "engine/money/scoring.h"
#include "engine/worlds/dealer.h"
#include "solver/auction/opponents.h"
#include "solver/habits/habit_game.h"
#include "solver/habits/plain_math.h"
#include "solver/habits/play_habit.h"

namespace schafkopf {
namespace {

constexpr std::size_t kWorlds = 20'000;
constexpr std::size_t kGames = 2'000;
constexpr std::uint64_t kSeed = 0x6b6f6e7472617265;

double Chance(double log_odds) { return 1 / (1 + Exp(-log_odds)); }

}  // namespace

HeardDoublings::HeardDoublings(DoubledGame question) : question_(std::move(question)) {
  const CardOrder& order = question_.game.order();
  const CardSet trumps = order.trumps() & CardsOf(question_.game.deck());
  trumps_ = trumps.size();
  for (Card card : order.best_first()) {
    if (trumps.Contains(card) && 2 * high_.size() < trumps.size()) high_.Insert(card);
  }
  const bool recorded = question_.game.seats() == kSeatCount && HasPlayHabit(question_.game) &&
                        BidHabitOf(question_.game.contract(), question_.game.deck());
  if (!recorded) question_.heard.reset();
  if (!question_.heard) return;
  const std::vector<Played> played = PlayWorlds();
  for (std::size_t place = 0; place < question_.doubled.size(); ++place) {
    const Seat seat = question_.doubled[place];
    curves_[seat] = Fit(seat, place % 2 == 1, played);
  }
}

SeatSet HeardDoublings::SideIn(const Hands& hands) const {
  return DeclarerSide({question_.game, question_.declarer, hands});
}

HeardDoublings::Traits HeardDoublings::TraitsOf(CardSet hand) const {
  const CardSet trumps = question_.game.order().trumps();
  const auto held = static_cast<double>((hand & trumps).size());
  return {1, held, static_cast<double>((hand & high_).size()),
          static_cast<double>(((hand - trumps) & RankCards(Rank::kSau)).size()),
          // What is more than a fair share of the trumps tells most.
          std::max(0.0, held - trumps_ / kSeatCount)};
}

// Worlds as nobody sees them, each as often as its bids are likely, played once.
std::vector<HeardDoublings::Played> HeardDoublings::PlayWorlds() const {
  const Game& game = question_.game;
  Knowledge knowledge = KnowledgeBeforePlay(game.table(), {});
  AddCall(game.contract(), question_.declarer, knowledge);
  const Dealer dealer(knowledge);
  const HeardBids bids(*question_.heard, game.deck(), question_.others);
  std::vector<double> weights(kWorlds);
  double sum = 0;
  for (std::size_t world = 0; world < kWorlds; ++world) {
    const Hands hands = dealer.Sample(kSeed, world);
    double weight = 1;
    for (Seat seat : kSeats) {
      if (weight == 0) break;
      weight *= bids.ChanceOf(seat, hands[seat]);
    }
    sum += weights[world] = weight;
  }
  std::vector<Played> played;
  const double step = sum / kGames;
  double until = step / 2;
  double passed = 0;
  for (std::size_t world = 0; world < kWorlds; ++world) {
    passed += weights[world];
    for (; until < passed; until += step) {
      Random random(kSeed, played.size());
      const Hands hands = dealer.Sample(kSeed, world);
      const Deal deal{game, question_.declarer, hands};
      const Value value = PlayHabitGame(deal, random);
      played.push_back({hands, DeclarerSide(deal), ResultOf(game.contract(), value).won});
    }
  }
  return played;
}

// By Newton's steps, one trait at a time, with a weak belief in 0.
HeardDoublings::Traits HeardDoublings::Fit(Seat seat, bool declares,
                                           const std::vector<Played>& played) const {
  constexpr int kSteps = 100;
  struct Example {
    Traits traits;
    bool won;
    double log_odds = 0;
  };
  std::vector<Example> examples;
  for (const Played& game : played) {
    if (game.side.Contains(seat) != declares) continue;
    examples.push_back({TraitsOf(game.hands[seat]), game.won == declares});
  }
  Traits curve{};
  for (int step = 0; step < kSteps; ++step) {
    for (std::size_t trait = 0; trait < kTraits; ++trait) {
      double gradient = -curve[trait];
      double curvature = 1;
      for (const Example& each : examples) {
        const double chance = Chance(each.log_odds);
        gradient += each.traits[trait] * ((each.won ? 1 : 0) - chance);
        curvature += each.traits[trait] * each.traits[trait] * chance * (1 - chance);
      }
      const double change = gradient / curvature;
      curve[trait] += change;
      for (Example& each : examples) each.log_odds += change * each.traits[trait];
    }
  }
  return curve;
}

// Log odds at the table that the seat's side wins.
double HeardDoublings::WinOdds(Seat seat, CardSet hand, bool declares) const {
  const Traits traits = TraitsOf(hand);
  double odds = 0;
  for (std::size_t trait = 0; trait < kTraits; ++trait) {
    odds += curves_[seat][trait] * traits[trait];
  }
  const auto curve =
      OpponentsCurveOf(question_.game.contract(), question_.game.deck(), question_.others);
  if (!curve) return odds;
  const double opponents = curve->base + curve->played * (declares ? -odds : odds);
  return declares ? -opponents : opponents;
}

double HeardDoublings::ChanceOf(const Hands& hands, Seat asker) const {
  const SeatSet side = SideIn(hands);
  double chance = 1;
  for (std::size_t place = 0; place < question_.doubled.size(); ++place) {
    const Seat seat = question_.doubled[place];
    const bool declares = place % 2 == 1;
    if (side.Contains(seat) != declares) return 0;
    if (seat == asker || !question_.heard) continue;
    chance *= Chance(kSureness * WinOdds(seat, hands[seat], declares));
  }
  return chance;
}

}  // namespace schafkopf
