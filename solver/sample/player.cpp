#include "solver/sample/player.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "engine/cards/random.h"
#include "engine/worlds/dealer.h"
#include "solver/sample/bid_strength.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kNoBudget = std::numeric_limits<std::uint64_t>::max();

// A card that is still in question, and how it has done so far.
struct Candidate {
  Card card;
  std::int64_t wins = 0;
  std::int64_t values = 0;  // summed, from the view of its side
};

// Deals worlds that agree with what a seat knows.
class WorldDealer {
 public:
  WorldDealer(const SeatView& view, const Player& player)
      : view_(view),
        order_(view.contract),
        dealer_(player.style == PlayStyle::kOpen ? CardsSeenOf(view) : KnowledgeOf(view)),
        worlds_(static_cast<std::uint64_t>(player.worlds)),
        draws_(player.style == PlayStyle::kPlay && HeardABid(view) ? kBidDraws : 1) {}

  // As many as the player's skill, or all there are.
  std::vector<Hands> Deal(std::uint64_t seed) const {
    std::vector<Hands> worlds;
    const bool all = dealer_.count() <= worlds_;
    for (std::uint64_t i = 0; i < (all ? dealer_.count() : worlds_); ++i) {
      worlds.push_back(all ? dealer_.World(i) : Draw(seed, i));
    }
    return worlds;
  }

 private:
  // Whether somebody else chose to declare, with the hand he plays.
  static bool HeardABid(const SeatView& view) {
    const Parties parties = view.contract.parties();
    return view.seat != view.declarer && view.contract.level() > 0 &&
           (parties == Parties::kSolo || parties == Parties::kCall);
  }

  Hands Draw(std::uint64_t seed, std::uint64_t i) const {
    const auto strength = [&](const Hands& hands) {
      return BidStrength(hands[view_.declarer], view_.contract, order_);
    };
    Random random(seed, i);
    Hands best = dealer_.World(random.Below(dealer_.count()));
    for (int draw = 1; draw < draws_; ++draw) {
      const Hands hands = dealer_.World(random.Below(dealer_.count()));
      if (strength(hands) > strength(best)) best = hands;
    }
    return best;
  }

  const SeatView& view_;
  CardOrder order_;
  Dealer dealer_;
  std::uint64_t worlds_;
  int draws_;
};

// One decision: the worlds in which every candidate is tried.
class Decision {
 public:
  Decision(const SeatView& view, const Player& player, Value win, std::uint64_t seed,
           Solver& solver)
      : view_(view),
        solver_(solver),
        win_(win),
        worlds_(WorldDealer(view, player).Deal(seed)),
        grain_(view.held().size() > kExactFrom ? kValueGrain : 1) {
    for (Card card : view.DistinctPlays()) candidates_.push_back({card});
  }

  Card Best() {
    CountWins();
    if (candidates_.size() > 1 && IsPointContract(view_.contract)) SumValues();
    return candidates_.back().card;
  }

 private:
  // Leaves the candidates that win most often.
  void CountWins() {
    auto worlds_left = static_cast<std::int64_t>(worlds_.size());
    for (const Hands& hands : worlds_) {
      Position position = PositionIn(view_, hands);
      const bool declares = Declares(position);
      const auto wins = [&] { return solver_.Reaches(position, win_) == declares; };
      --worlds_left;
      if (!wins()) continue;
      // The world is won: if no other candidate wins it, the last one does.
      bool won = false;
      for (Candidate& candidate : candidates_) {
        position.Play(candidate.card);
        const bool wins_it = (!won && &candidate == &candidates_.back() && complete_) || wins();
        position.Undo();
        won |= wins_it;
        candidate.wins += wins_it ? 1 : 0;
      }
      if (DropBeaten(&Candidate::wins, worlds_left)) complete_ = false;
      if (candidates_.size() == 1) return;
    }
    DropBeaten(&Candidate::wins);
  }

  // Leaves the candidates with the best mean value.
  void SumValues() {
    for (const Hands& hands : worlds_) {
      Position position = PositionIn(view_, hands);
      const int sign = Declares(position) ? 1 : -1;
      Value guess = kWin;
      for (Candidate& candidate : candidates_) {
        position.Play(candidate.card);
        guess = RoughValue(position, guess);
        position.Undo();
        candidate.values += sign * guess.count();
      }
    }
    DropBeaten(&Candidate::values);
  }

  // Drops the candidates that cannot come up to the best with `still` more; whether there were any.
  bool DropBeaten(std::int64_t Candidate::*score, std::int64_t still = 0) {
    const std::int64_t most = std::ranges::max(candidates_, {}, score).*score;
    const auto beaten = [&](const Candidate& each) { return each.*score + still < most; };
    return std::erase_if(candidates_, beaten) > 0;
  }

  // Less than half a grain away from the value; found the sooner, the nearer `guess` is.
  Value RoughValue(const Position& position, Value guess) {
    Value low = kNoTrickTaken;
    Value high = kAllTricksTaken;
    while (high - low >= grain_) {
      const Value at = std::clamp(guess, low + Value(1), high);
      const ValueBounds known = solver_.ReachesWithin(position, at, kNoBudget);
      low = std::max(low, known.low);
      high = std::min(high, known.high);
      const Value middle((low.count() + high.count() + 1) / 2);
      guess =
          low >= at ? std::min(low + grain_, middle) : std::max(high + Value(1) - grain_, middle);
    }
    return Value((low.count() + high.count()) / 2);
  }

  bool Declares(const Position& position) const {
    return DeclarerSide(position.deal()).Contains(view_.seat);
  }

  const SeatView& view_;
  Solver& solver_;
  Value win_;  // with which the declarer's side wins
  std::vector<Hands> worlds_;
  Value grain_;                        // to which values are found
  std::vector<Candidate> candidates_;  // strongest first; those not beaten yet
  bool complete_ = true;               // no candidate has been dropped
};

}  // namespace

Card Chooser::Choose(const SeatView& view, const Player& player, std::uint64_t seed,
                     std::optional<Value> win) {
  const std::uint64_t own_seed = Random(seed, view.played.size()).Next();
  if (player.style == PlayStyle::kRandom) {
    const CardSet legal = view.LegalPlays();
    auto skip = Random(own_seed, 0).Below(static_cast<std::uint64_t>(legal.size()));
    for (Card card : legal) {
      if (skip-- == 0) return card;
    }
  }
  const std::vector<Card> distinct = view.DistinctPlays();
  if (distinct.size() == 1) return distinct.front();
  solver_.Forget();  // bounds may be looser or tighter by what a table holds
  return Decision(view, player, win.value_or(WinningValue(view.contract)), own_seed, solver_)
      .Best();
}

}  // namespace schafkopf
