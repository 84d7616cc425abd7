#include "solver/advice/card_search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/cards/random.h"
#include "engine/money/doubled_deal.h"
#include "solver/habits/habit_loops.h"
#include "solver/habits/play_habit.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kGamesSeed = 0x736561726368;
// Of a card's prior chance so much is the same for all, the rest is by habit.
constexpr double kEvenPart = 0.25;
// How much it counts that a card was seldom tried, in the most cents that any game was about.
constexpr double kCuriosity = 1;

// What the seat sees when it has a choice; which cards fell together is forgotten.
struct Sight {
  PerSeat<CardSet> played;
  CardSet on_table;

  friend bool operator==(const Sight&, const Sight&) = default;
};

struct SightHash {
  std::size_t operator()(const Sight& sight) const {
    const auto both = [](std::uint32_t high, std::uint32_t low) {
      return std::uint64_t{high} << 32 | low;
    };
    const auto& played = sight.played.items;
    const std::uint64_t first = both(played[0].bits(), played[1].bits());
    const std::uint64_t second = both(played[2].bits(), played[3].bits());
    const std::uint64_t all = Random(first, second).Next();
    return static_cast<std::size_t>(Random(all, sight.on_table.bits()).Next());
  }
};

// A choice of the seat: a card of each kind, and what it brought.
struct Choice {
  struct Try {
    Card card;  // the weakest of its kind
    double prior = 0;
    std::int64_t games = 0;
    std::int64_t cents = 0;
  };
  std::array<Try, kMostCards> tries;
  std::size_t count = 0;
  std::int64_t games = 0;
  std::int64_t cents = 0;

  std::span<Try> all() { return {tries.data(), count}; }
};

class CardSearch {
 public:
  CardSearch(const SeatView& view, const WeighedWorlds& worlds, const CardSearchOptions& options,
             const Effort& effort)
      : view_(view),
        worlds_(worlds),
        options_(options),
        effort_(effort),
        prices_(PricesOf(view.game, options.stakes)) {}

  Card Best() {
    std::vector<std::size_t> drawn = Resample(worlds_, options_.games);
    Random order(effort_.seed ^ kGamesSeed, drawn.size());
    for (std::size_t left = drawn.size(); left > 0; --left) {
      std::swap(drawn[left - 1], drawn[order.Below(left)]);
      Random random(effort_.seed ^ kGamesSeed, left - 1);
      PlayOut(worlds_.hands[drawn[left - 1]], random);
      if (IsDecided(left - 1) || effort_.stopped()) break;
    }
    return MostTried().card;
  }

 private:
  using Taken = std::pair<Choice*, Choice::Try*>;

  void PlayOut(const Hands& hands, Random& random) {
    const Deal deal{view_.game, view_.declarer, hands};
    Witness seen = WitnessOf(deal, view_.played);
    std::array<Taken, kMostCards> taken;
    std::size_t depth = 0;
    bool known = true;
    while (known && loops_.play_to_choice(seen, view_.seat, random)) {
      Choice& choice = choices_[SightOf(hands, seen)];
      known = choice.count > 0;
      if (!known) choice = ChoiceOf(seen);
      if (depth == 0) first_ = &choice;
      Choice::Try& tried = Promising(choice);
      taken[depth++] = {&choice, &tried};
      seen.Play(tried.card);
    }
    const Value value = loops_.play_out(seen, view_.seat, random);
    const std::int64_t cents =
        PaymentsOf(SettleDoubled(deal, value, prices_, {}), deal)[view_.seat].count();
    most_cents_ = std::max(most_cents_, std::abs(cents));
    for (const auto& [choice, tried] : std::span(taken).first(depth)) {
      ++choice->games;
      ++tried->games;
      choice->cents += cents;
      tried->cents += cents;
    }
  }

  static Sight SightOf(const Hands& hands, const Witness& seen) {
    Sight sight;
    for (Seat seat : kSeats) sight.played[seat] = hands[seat] - seen.hands()[seat];
    if (!seen.leads()) sight.on_table = seen.on_table();
    return sight;
  }

  // The legal cards, those that do the same in every world as one (SeatView::DistinctPlays).
  Choice ChoiceOf(const Witness& seen) const {
    const CardSet legal = seen.LegalPlays();
    const CardChances chances = loops_.chances(seen, legal);
    CardSet others = seen.leads() ? CardSet{} : seen.on_table();
    for (Seat seat : kSeats) {
      if (seat != view_.seat) others |= seen.hands()[seat];
    }
    Choice choice;
    for (Card card : prices_.game.order().best_first()) {
      if (!legal.Contains(card)) continue;
      const double habit = (1 - kEvenPart) * chances.Of(card) / chances.sum;
      if (choice.count > 0 && AreAlike(seen.masks(), choice.all().back().card, card, others)) {
        choice.all().back().card = card;
      } else {
        choice.tries[choice.count++].card = card;
      }
      choice.all().back().prior += habit;
    }
    for (Choice::Try& each : choice.all()) {
      each.prior += kEvenPart / static_cast<double>(choice.count);
    }
    return choice;
  }

  static bool AreAlike(const CardMasks& masks, Card high, Card low, CardSet others) {
    return masks.GroupOf(high) == masks.GroupOf(low) && PointsOf(high) == PointsOf(low) &&
           !(masks.HigherThan(low) - masks.HigherThan(high)).Intersects(others);
  }

  // By what it brought and how seldom it was tried.
  Choice::Try& Promising(Choice& choice) const {
    const auto mean_of = [](const auto& played, double otherwise) {
      return played.games == 0
                 ? otherwise
                 : static_cast<double>(played.cents) / static_cast<double>(played.games);
    };
    const double usual = mean_of(choice, 0);
    const double eager = kCuriosity * static_cast<double>(most_cents_) *
                         std::sqrt(static_cast<double>(choice.games + 1));
    Choice::Try* best = nullptr;
    double most = 0;
    for (Choice::Try& each : choice.all()) {
      const double promise =
          mean_of(each, usual) + eager * each.prior / static_cast<double>(1 + each.games);
      if (best != nullptr && promise <= most) continue;
      most = promise;
      best = &each;
    }
    return *best;
  }

  const Choice::Try& MostTried() const {
    return *std::ranges::max_element(first_->all(), {}, [](const Choice::Try& each) {
      return std::pair(each.games, each.cents);
    });
  }

  // Whether so many games more cannot make another card the most tried.
  bool IsDecided(std::size_t left) const {
    const Choice::Try& most = MostTried();
    return std::ranges::all_of(first_->all(), [&](const Choice::Try& each) {
      return &each == &most || each.games + static_cast<std::int64_t>(left) < most.games;
    });
  }

  const SeatView& view_;
  const WeighedWorlds& worlds_;
  const CardSearchOptions& options_;
  const Effort& effort_;
  const Prices prices_;
  const HabitLoops loops_ = FastestHabitLoops();
  std::unordered_map<Sight, Choice, SightHash> choices_;
  Choice* first_ = nullptr;  // that is to be made now
  std::int64_t most_cents_ = 1;
};

}  // namespace

bool IsSearched(const SeatView& view) { return !view.past && HasPlayHabit(view.game); }

Card SearchCard(const SeatView& view, const WeighedWorlds& worlds, const CardSearchOptions& options,
                const Effort& effort) {
  const CardSet legal = view.LegalPlays();
  return legal.size() == 1 ? legal.Highest() : CardSearch(view, worlds, options, effort).Best();
}

}  // namespace schafkopf
