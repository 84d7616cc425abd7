#include "solver/advice/inference.h"

#include <algorithm>
#include <cstddef>

#include "engine/worlds/dealer.h"
#include "solver/habits/habit_loops.h"
#include "solver/habits/play_habit.h"
#include "solver/sample/by_threads.h"

namespace schafkopf {
namespace {

// Worlds that a thread takes at a time.
constexpr std::size_t kGrain = 64;

class Weigher {
 public:
  explicit Weigher(const InferenceQuestion& question)
      : question_(question),
        by_habit_(IsPlayedByHabit(question.view)),
        hears_(question.heard && IsBidByHabit(question.view)),
        loops_(FastestHabitLoops()) {}

  bool weighs() const { return by_habit_; }

  double WeightOf(const Hands& hands) const {
    const SeatView& view = question_.view;
    double weight = question_.doubled ? question_.doubled->ChanceOf(hands, view.seat) : 1;
    if (!by_habit_ || weight == 0) return weight;
    for (Seat seat : kSeats) {
      if (!hears_ || seat == view.seat) continue;
      weight *=
          ChanceOf((*question_.heard)[seat], hands[seat], view.game.deck(), seat, question_.offers);
      if (weight == 0) return 0;
    }
    const Deal deal{view.game, view.declarer, hands};
    return weight * loops_.likelihood(WitnessOf(deal), view.played, view.seat);
  }

 private:
  const InferenceQuestion& question_;
  bool by_habit_;
  bool hears_;
  HabitLoops loops_;
};

// Every world by its number, dealt and weighed, in the order of the numbers.
class DealtWorlds {
 public:
  DealtWorlds(const InferenceQuestion& question, const InferenceOptions& options,
              const Effort& effort)
      : question_(question),
        options_(options),
        effort_(effort),
        dealer_(KnowledgeOf(question.view)),
        weigher_(question),
        threads_(effort.threads) {}

  WeighedWorlds Deal() {
    const std::uint64_t possible = dealer_.count();
    if (possible == 0) return {};
    std::uint64_t wanted = options_.exact ? possible : options_.worlds;
    if (wanted < possible && !FindsOne()) return {};
    const std::uint64_t most = wanted * (options_.exact ? 1 : kMostDealing);
    WeighUntil(std::min(wanted, possible), wanted >= possible);
    while (!complete_ && weigher_.weighs() && Sums().effective < options_.enough && wanted < most &&
           !effort_.stopped()) {
      wanted *= 2;
      WeighUntil(std::min(wanted, possible), wanted >= possible);
    }
    WeighedWorlds worlds = Sums();
    if (worlds.sum <= 0) {
      // Nobody plays so: then nothing follows from it.
      for (Place& place : places_) place.weight = place.agrees ? 1 : 0;
      worlds = Sums();
      worlds.weighed = false;
    }
    for (const Place& place : places_) {
      if (place.weight <= 0) continue;
      worlds.hands.push_back(place.hands);
      worlds.weights.push_back(place.weight);
    }
    return worlds;
  }

 private:
  struct Place {
    Hands hands;
    double weight = 0;
    bool dealt = false;  // not where it was stopped before
    bool agrees = false;
  };

  // Whether `accept` takes any; if not, looking for each would take for ever.
  bool FindsOne() const {
    return !question_.accept ||
           SampleAccepted(dealer_, question_.view.contract(), effort_.seed, 0, question_.accept);
  }

  // Once every world is to be dealt, the drawn ones are forgotten.
  void WeighUntil(std::uint64_t end, bool all) {
    if (all) places_.clear();
    complete_ = all;
    const std::size_t begin = places_.size();
    places_.resize(static_cast<std::size_t>(end));
    const Contract& contract = question_.view.contract();
    threads_.ForEach(places_.size() - begin, kGrain, [&](std::size_t i, int) {
      if (effort_.stopped()) return;
      Place& place = places_[begin + i];
      place.dealt = true;
      if (all) {
        place.hands = dealer_.World(begin + i);
        place.agrees = !question_.accept || question_.accept(contract, place.hands);
      } else if (question_.accept) {
        const auto hands =
            SampleAccepted(dealer_, contract, effort_.seed, begin + i, question_.accept);
        place.agrees = hands.has_value();
        if (hands) place.hands = *hands;
      } else {
        place.hands = dealer_.Sample(effort_.seed, begin + i);
        place.agrees = true;
      }
      if (place.agrees) place.weight = weigher_.WeightOf(place.hands);
    });
  }

  WeighedWorlds Sums() const {
    WeighedWorlds worlds;
    double squares = 0;
    for (const Place& place : places_) {
      worlds.sum += place.weight;
      squares += place.weight * place.weight;
    }
    worlds.dealt = static_cast<std::uint64_t>(std::ranges::count_if(places_, &Place::dealt));
    worlds.possible = dealer_.count();
    worlds.complete = complete_ && worlds.dealt == worlds.possible;
    worlds.weighed = weigher_.weighs();
    if (squares > 0) worlds.effective = worlds.sum * worlds.sum / squares;
    return worlds;
  }

  const InferenceQuestion& question_;
  const InferenceOptions& options_;
  const Effort& effort_;
  Dealer dealer_;
  Weigher weigher_;
  Threads threads_;
  std::vector<Place> places_;
  bool complete_ = false;
};

}  // namespace

bool IsPlayedByHabit(const SeatView& view) { return HasPlayHabit(view.game); }

bool IsBidByHabit(const SeatView& view) {
  return IsPlayedByHabit(view) && view.seats() == kSeatCount &&
         BidHabitOf(view.contract(), view.game.deck()).has_value();
}

WeighedWorlds Infer(const InferenceQuestion& question, const InferenceOptions& options,
                    const Effort& effort) {
  return DealtWorlds(question, options, effort).Deal();
}

std::vector<std::size_t> Resample(const WeighedWorlds& worlds, std::size_t count) {
  std::vector<std::size_t> chosen;
  const double step = worlds.sum / static_cast<double>(count);
  double until = step / 2;
  double passed = 0;
  for (std::size_t i = 0; i < worlds.weights.size(); ++i) {
    passed += worlds.weights[i];
    for (; until < passed && chosen.size() < count; until += step) chosen.push_back(i);
  }
  // What rounding left over belongs to the last.
  while (chosen.size() < count) chosen.push_back(worlds.weights.size() - 1);
  return chosen;
}

}  // namespace schafkopf
