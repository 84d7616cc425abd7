#include "solver/advice/inference.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "engine/worlds/dealer.h"
#include "solver/habits/habit_loops.h"
#include "solver/habits/play_habit.h"
#include "solver/sample/bid_strength.h"
#include "solver/sample/by_threads.h"
#include "solver/sample/view_worlds.h"

namespace schafkopf {
namespace {

// Worlds that a thread takes at a time.
constexpr std::size_t kGrain = 64;

// What each hand of a seat would have said and played: worlds have many hands in common.
class HandMemory {
 public:
  struct Hand {
    CardSet cards;
    CardSet all;  // of all seats
    bool has_said = false;
    bool has_played = false;
    double said = 1;
    std::array<double, kMostCards> played{};  // of its cards, in the order in which they fell
  };

  // What is known of a hand, nothing at first. Stays until another takes its place: at least as
  // long as no other hand of the seat is asked for.
  Hand& Of(Seat seat, CardSet cards, CardSet all) {
    Hand& hand = hands_[PlaceOf(seat) * kSlots + (cards.bits() * 0x9e3779b1u >> (32 - kSlotBits))];
    if (hand.cards != cards || hand.all != all) hand = {cards, all};
    return hand;
  }

 private:
  static constexpr int kSlotBits = 10;
  static constexpr std::size_t kSlots = std::size_t{1} << kSlotBits;

  std::vector<Hand> hands_ = std::vector<Hand>(kSeatCount * kSlots);
};

class Weigher {
 public:
  explicit Weigher(const InferenceQuestion& question)
      : question_(question),
        by_habit_(IsPlayedByHabit(question.view)),
        loops_(FastestHabitLoops()) {
    if (by_habit_) NoteSeats();
    if (!question.heard || !IsBidByHabit(question.view)) return;
    heard_.emplace(*question.heard, question.view.game.deck(), question.others);
  }

  bool weighs() const { return by_habit_; }

  double WeightOf(const Hands& hands, HandMemory& memory) const {
    const SeatView& view = question_.view;
    double weight = question_.doubled ? question_.doubled->ChanceOf(hands, view.seat) : 1;
    if (!by_habit_ || weight == 0) return weight;
    CardSet all;
    for (CardSet hand : hands) all |= hand;
    PerSeat<HandMemory::Hand*> known;
    bool have_played = true;
    for (Seat seat : kSeats) {
      HandMemory::Hand& hand = memory.Of(seat, hands[seat], all);
      known[seat] = &hand;
      have_played &= hand.has_played;
      if (!heard_ || seat == view.seat) continue;
      if (!hand.has_said) hand.said = heard_->ChanceOf(seat, hands[seat]);
      hand.has_said = true;
      weight *= hand.said;
      if (weight == 0) return 0;
    }
    if (!have_played) Note(hands, known);
    double likely = 1;
    for (const Play& play : plays_) likely *= known[play.seat]->played[play.number];
    return weight * likely;
  }

 private:
  // The card that a seat has played as its `number`th.
  struct Play {
    Seat seat;
    std::size_t number;
  };

  // Who has played which card does not depend on the hands.
  void NoteSeats() {
    Witness seen = WitnessOf(Deal{question_.view.game, question_.view.declarer, {}});
    PerSeat<std::size_t> counts{};
    for (Card card : question_.view.played) {
      plays_.push_back({seen.to_move(), counts[seen.to_move()]++});
      seen.Play(card);
    }
  }

  // Finds the chances of the cards of hands of which they are not known.
  void Note(const Hands& hands, const PerSeat<HandMemory::Hand*>& known) const {
    const SeatView& view = question_.view;
    SeatSet asked;
    for (Seat seat : kSeats) {
      if (seat != view.seat && !known[seat]->has_played) asked = asked | SeatSet::Of(seat);
    }
    std::array<double, kCardCount> chances;
    loops_.play_chances(WitnessOf(Deal{view.game, view.declarer, hands}), view.played, asked,
                        chances);
    if (!HasPlayHabit(view.game)) {  // what the usual duties forbid says nothing
      std::ranges::replace(std::span(chances).first(plays_.size()), 0.0, 1.0);
    }
    for (std::size_t i = 0; i < plays_.size(); ++i) {
      HandMemory::Hand& hand = *known[plays_[i].seat];
      if (!hand.has_played) hand.played[plays_[i].number] = chances[i];
    }
    for (HandMemory::Hand* hand : known) hand->has_played = true;
  }

  const InferenceQuestion& question_;
  bool by_habit_;
  std::optional<HeardBids> heard_;
  HabitLoops loops_;
  std::vector<Play> plays_;
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
        heard_by_strength_(question.hears_game && IsHeardByStrength(question.view)),
        threads_(effort.threads),
        memories_(threads_) {}

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
    if (heard_by_strength_) WeighByStrength();
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
    return !question_.accept || SampleAccepted(dealer_, question_.view.contract(), effort_.seed, 0,
                                               question_.accept, effort_.stop);
  }

  // Once every world is to be dealt, the drawn ones are forgotten.
  void WeighUntil(std::uint64_t end, bool all) {
    if (all) places_.clear();
    complete_ = all;
    const std::size_t begin = places_.size();
    places_.resize(static_cast<std::size_t>(end));
    const Contract& contract = question_.view.contract();
    threads_.ForEach(places_.size() - begin, kGrain, [&](std::size_t i, int thread) {
      if (effort_.stopped()) return;
      Place& place = places_[begin + i];
      if (all) {
        place.hands = dealer_.World(begin + i);
        place.agrees = !question_.accept || question_.accept(contract, place.hands);
      } else if (question_.accept) {
        const auto hands = SampleAccepted(dealer_, contract, effort_.seed, begin + i,
                                          question_.accept, effort_.stop);
        if (!hands && effort_.stopped()) return;
        place.agrees = hands.has_value();
        if (hands) place.hands = *hands;
      } else {
        place.hands = dealer_.Sample(effort_.seed, begin + i);
        place.agrees = true;
      }
      place.dealt = true;
      if (place.agrees) place.weight = weigher_.WeightOf(place.hands, memories_.Of(thread));
    });
  }

  // The strongest of so many hands is that often no stronger than one: the share of the worlds with
  // weaker ones, half of those with equal ones among them, to the power of the others.
  void WeighByStrength() {
    const SeatView& view = question_.view;
    std::vector<std::pair<int, Place*>> by_strength;
    for (Place& place : places_) {
      if (!place.agrees || place.weight <= 0) continue;
      const CardSet hand = place.hands[view.declarer];
      by_strength.emplace_back(FineStrength(hand, view.contract(), view.game.order()), &place);
    }
    std::ranges::sort(by_strength, {}, [](const auto& each) { return each.first; });
    for (std::size_t from = 0, to = 0; from < by_strength.size(); from = to) {
      while (to < by_strength.size() && by_strength[to].first == by_strength[from].first) ++to;
      const double weaker =
          static_cast<double>(from + to) / (2 * static_cast<double>(by_strength.size()));
      for (std::size_t equal = from; equal < to; ++equal) {
        for (int draw = 1; draw < kBidDraws; ++draw) by_strength[equal].second->weight *= weaker;
      }
    }
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
    worlds.weighed = weigher_.weighs() || heard_by_strength_ || question_.doubled != nullptr;
    if (squares > 0) worlds.effective = worlds.sum * worlds.sum / squares;
    return worlds;
  }

  const InferenceQuestion& question_;
  const InferenceOptions& options_;
  const Effort& effort_;
  Dealer dealer_;
  Weigher weigher_;
  bool heard_by_strength_;
  Threads threads_;
  PerThread<HandMemory> memories_;
  std::vector<Place> places_;
  bool complete_ = false;
};

}  // namespace

bool IsPlayedByHabit(const SeatView& view) { return !view.past && HasUsualPlayHabit(view.game); }

bool IsBidByHabit(const SeatView& view) {
  return IsPlayedByHabit(view) && view.seats() == kSeatCount &&
         BidHabitOf(view.contract(), view.game.deck()).has_value();
}

bool IsHeardByStrength(const SeatView& view) {
  return !view.past && !view.open_hand && !IsPlayedByHabit(view) && HeardABid(view);
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
