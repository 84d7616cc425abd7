#include "solver/sample/player.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "engine/cards/any_card.h"
#include "engine/money/doubled_deal.h"
#include "solver/contradiction.h"
#include "solver/sample/ramsch_player.h"
#include "solver/sample/strixner.h"
#include "solver/sample/two_hands.h"
#include "solver/sample/view_worlds.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kNoBudget = std::numeric_limits<std::uint64_t>::max();

// A card that is still in question, and how it has done so far.
struct Candidate {
  Card card;
  std::vector<ValueBounds> known;  // by world: what the question of winning proved of its value
  std::int64_t wins = 0;
  std::int64_t values = 0;                // summed, from the view of its side
  std::vector<std::int64_t> valued = {};  // the same, world by world
};

// kRaceErrors squared, in quarters.
constexpr auto kRaceQuarters = static_cast<std::int64_t>(4 * kRaceErrors * kRaceErrors);

// Whether `behind` is surely behind over all of `worlds`, by those valued so far: the race's rule
// (player.h).
bool SurelyBehind(const Candidate& behind, const Candidate& ahead, std::size_t worlds) {
  const auto all = static_cast<std::int64_t>(worlds);
  const auto valued = static_cast<std::int64_t>(ahead.valued.size());
  std::int64_t sum = 0;
  std::int64_t squares = 0;
  for (std::size_t world = 0; world < ahead.valued.size(); ++world) {
    const std::int64_t difference = ahead.valued[world] - behind.valued[world];
    sum += difference;
    squares += difference * difference;
  }
  const std::int64_t variance = (valued * squares - sum * sum) / (valued - 1);  // times `valued`
  return sum > 0 && 4 * sum * sum * all > kRaceQuarters * variance * (all - valued);
}

// One decision: the worlds in which every candidate is tried.
class Decision {
 public:
  Decision(const SeatView& view, const Player& player, const Aim& aim, std::uint64_t seed,
           Solver& solver, const Stop& stop)
      : view_(view),
        solver_(solver),
        stop_(stop),
        aim_(aim),
        worlds_(WorldsOf(view, player, seed)),
        grain_(view.held().size() > kExactFrom ? kValueGrain : 1) {
    const std::vector<ValueBounds> nothing(worlds_.size(), {kNoTrickTaken, kAllTricksTaken});
    for (Card card : view.DistinctPlays()) candidates_.push_back({card, nothing});
  }

  Card Best() {
    CountWins();
    if (candidates_.size() > 1 && IsPointContract(view_.contract())) SumValues();
    return candidates_.back().card;
  }

 private:
  // Leaves the candidates that win most often.
  void CountWins() {
    auto worlds_left = static_cast<std::int64_t>(worlds_.size());
    for (std::size_t world = 0; world < worlds_.size(); ++world) {
      if (IsStopped(stop_)) return;
      Position position = PositionIn(view_, worlds_[world]);
      --worlds_left;
      const Value win = WinIn(position.deal(), aim_);
      const ValueBounds best = AskToWin(position, win);
      if (Wins(best, position, win)) {
        CountWinsOf(world, position, win);
      } else {  // with every card
        for (Candidate& candidate : candidates_) candidate.known[world] = best;
      }
      if (DropBeaten(&Candidate::wins, worlds_left)) complete_ = false;
      if (candidates_.size() == 1) return;
    }
  }

  // In a world that is won: if no other candidate wins it, the last one does.
  void CountWinsOf(std::size_t world, Position& position, Value win) {
    bool won = false;
    for (Candidate& candidate : candidates_) {
      ValueBounds& known = candidate.known[world];
      const bool last = &candidate == &candidates_.back();
      if (last && !won && complete_) {
        (Declares(position) ? known.low : known.high) = Declares(position) ? win : win - Value(1);
      } else {
        position.Play(candidate.card);
        known = AskToWin(position, win);
        position.Undo();
      }
      const bool wins = Wins(known, position, win);
      won |= wins;
      candidate.wins += wins ? 1 : 0;
    }
  }

  // On which side of what wins the value lies, at least.
  ValueBounds AskToWin(const Position& position, Value win) {
    return solver_.ReachesWithin(position, win, kNoBudget);
  }
  bool Wins(const ValueBounds& known, const Position& position, Value win) const {
    return (known.low >= win) == Declares(position);
  }

  // Leaves the candidates with the best mean value.
  void SumValues() {
    for (std::size_t world = 0; world < worlds_.size(); ++world) {
      if (IsStopped(stop_)) return;
      Position position = PositionIn(view_, worlds_[world]);
      const int sign = Declares(position) ? 1 : -1;
      Value guess = kWin;
      for (Candidate& candidate : candidates_) {
        position.Play(candidate.card);
        const ValueBounds value = RoughValue(position, guess, candidate.known[world]);
        position.Undo();
        guess = value.low;  // the same border for all: what was proven of it serves again
        const int middle = (value.low.count() + value.high.count()) / 2;
        candidate.valued.push_back(sign * middle);
        candidate.values += sign * middle;
      }
      if (world + 1 >= kRaceFrom) DropSurelyBehind();
      if (candidates_.size() == 1) return;
    }
    DropBeaten(&Candidate::values);
  }

  void DropSurelyBehind() {
    const Candidate best = *std::ranges::max_element(candidates_, {}, &Candidate::values);
    std::erase_if(candidates_, [&](const Candidate& candidate) {
      return SurelyBehind(candidate, best, worlds_.size());
    });
  }

  // Drops the candidates that cannot come up to the best with `still` more; whether there were any.
  bool DropBeaten(std::int64_t Candidate::*score, std::int64_t still = 0) {
    const std::int64_t most = std::ranges::max(candidates_, {}, score).*score;
    const auto beaten = [&](const Candidate& each) { return each.*score + still < most; };
    return std::erase_if(candidates_, beaten) > 0;
  }

  // Bounds less than a grain apart; found the sooner, the nearer `guess` is to the lower one.
  ValueBounds RoughValue(const Position& position, Value guess, ValueBounds known) {
    while (known.high - known.low >= grain_) {
      const Value middle((known.low.count() + known.high.count() + 1) / 2);
      Value at = guess;
      if (guess <= known.low) at = std::min(known.low + grain_, middle);
      if (guess > known.high) at = std::max(known.high + Value(1) - grain_, middle);
      const ValueBounds proven = solver_.ReachesWithin(position, at, kNoBudget);
      known = {std::max(known.low, proven.low), std::min(known.high, proven.high)};
      if (known.low > known.high) EndByContradiction("player: a value above what is proven");
    }
    return known;
  }

  bool Declares(const Position& position) const {
    return DeclarerSide(position.deal()).Contains(view_.seat);
  }

  const SeatView& view_;
  Solver& solver_;
  const Stop& stop_;
  const Aim& aim_;
  std::vector<Hands> worlds_;
  Value grain_;                        // to which values are found
  std::vector<Candidate> candidates_;  // strongest first; those not beaten yet
  bool complete_ = true;               // no candidate has been dropped
};

}  // namespace

Aim AimOf(const Game& game, const Stakes& stakes) {
  if (game.contract().parties() == Parties::kEach) {
    return {.ramsch = RamschTerms(game.contract(), game.seats(), stakes.rules, stakes.tariff),
            .stakes = stakes};
  }
  return {.stakes = stakes};
}

Value WinIn(const Deal& deal, const Aim& aim) {
  return WinningValueDoubled(deal, aim.stakes.rules, aim.stoss);
}

void Chooser::Heed(const Stop& stop) {
  broken_off_ = false;
  stop_ = nullptr;
  if (stop) stop_ = [this, stop] { return broken_off_ = broken_off_ || stop(); };
}

Card Chooser::Choose(const Position& position, const Player& player, std::uint64_t seed,
                     const Aim& aim) {
  const bool two = position.seats() == 2;
  if (!two && position.switched()) return Choose(ViewOf(position), player, seed, aim);
  const std::uint64_t own_seed = Random(seed, position.played().size()).Next();
  if (player.style == PlayStyle::kRandom) return AnyOf(position.LegalPlays(), Random(own_seed, 0));
  const Value win = WinIn(position.deal(), aim);
  solver_.Forget();
  return two ? ChooseOfTwo(position, player, own_seed, win, solver_, stop_)
             : ChooseBeforeSolo(position, player, own_seed, win, solver_, stop_);
}

Suit Chooser::Announce(const Position& position, const Player& player, std::uint64_t seed,
                       const Aim& aim) {
  const std::uint64_t own_seed = Random(seed, position.played().size()).Next();
  if (player.style == PlayStyle::kRandom) {
    return kSuits[static_cast<std::size_t>(Random(own_seed, 0).Below(kSuits.size()))];
  }
  if (position.seats() == 2) {
    return LongestTrumps(position.hand(position.to_move()), position.deal().contract());
  }
  solver_.Forget();
  return SuitOfSolo(position, player, own_seed, WinIn(position.deal(), aim), solver_, stop_);
}

Card Chooser::Choose(const SeatView& view, const Player& player, std::uint64_t seed,
                     const Aim& aim) {
  const std::uint64_t own_seed = Random(seed, view.played.size()).Next();
  if (player.style == PlayStyle::kRandom) return AnyOf(view.LegalPlays(), Random(own_seed, 0));
  const std::vector<Card> distinct = view.DistinctPlays();
  if (distinct.size() == 1 || IsStopped(stop_)) return distinct.front();
  if (player.style == PlayStyle::kOther) {
    const auto card = player.chooser->Choose(view, player, own_seed, aim);
    return card ? *card : Choose(view, {}, seed, aim);
  }
  if (view.contract().parties() == Parties::kEach) {
    return aim.ramsch ? ChooseInRamsch(view, player, own_seed, *aim.ramsch)
                      : ChooseInRamsch(view, player, own_seed,
                                       RamschTerms(view.contract(), view.seats(), kUsualOptions));
  }
  solver_.Forget();  // bounds may be looser or tighter by what a table holds
  return Decision(view, player, aim, own_seed, solver_, stop_).Best();
}

}  // namespace schafkopf
