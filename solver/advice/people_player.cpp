#include "solver/advice/people_player.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/cards/any_card.h"
#include "engine/worlds/dealer.h"
#include "solver/advice/card_advice.h"
#include "solver/advice/card_search.h"
#include "solver/auction/heard_bids.h"
#include "solver/habits/habit_loops.h"
#include "solver/habits/play_habit.h"
#include "solver/learned/learned_play.h"

namespace schafkopf {
namespace {

// With fewer games solved than these luck tells cards apart.
constexpr int kFewestSolved = 20;

Card ChooseByAdvice(const SeatView& view, int number_of_worlds, std::uint64_t seed,
                    const Stakes& stakes) {
  InferenceQuestion question{.view = view};
  if (IsBidByHabit(view)) {
    question.heard = HeardFromOutcome(view.contract(), view.declarer, question.others.offers);
  }
  InferenceOptions dealing;
  dealing.worlds = static_cast<std::uint64_t>(number_of_worlds);
  const Effort effort{.seed = seed};
  const WeighedWorlds worlds = Infer(question, dealing, effort);
  if (IsSearched(view)) {
    return SearchCard(view, worlds, {stakes, GamesFor(dealing.worlds)}, effort);
  }
  CardAdviceOptions judging;
  judging.stakes = stakes;
  judging.games =
      static_cast<std::size_t>(std::max(kFewestSolved, number_of_worlds / kWorldsPerSolve));
  judging.open_games = 0;
  return JudgeCards(view, worlds, judging, effort).ranked.front().card;
}

// What the seat sees, in any world: nobody looks at what it does not see.
Witness WitnessOf(const SeatView& view, std::uint64_t seed) {
  const Hands hands = Dealer(KnowledgeOf(view)).Sample(seed, 0);
  return WitnessOf({view.game, view.declarer, hands}, view.played);
}

Card ChooseByHabit(const SeatView& view, std::uint64_t seed) {
  Random random(seed, 1);
  if (!IsPlayedByHabit(view)) return AnyOf(view.LegalPlays(), random);
  return FastestHabitLoops().choose(WitnessOf(view, seed), view.LegalPlays(), random);
}

// The card that scores best; of equals the weakest.
Card ChooseAsLearned(const SeatView& view, std::uint64_t seed) {
  if (!IsPlayedByHabit(view)) return ChooseByHabit(view, seed);
  const CardSet legal = view.LegalPlays();
  const LearnedPlayer player{&LearnedWeightsOf(view.contract(), view.game.deck())};
  const CardChances chances = FastestLearnedLoops().chances(WitnessOf(view, seed), legal, player);
  Card best;
  double most = 0;
  for (Card card : view.game.order().best_first()) {
    if (!legal.Contains(card) || chances.Of(card) < most) continue;
    best = card;
    most = chances.Of(card);
  }
  return best;
}

bool HasSides(const SeatView& view) { return view.contract().parties() != Parties::kEach; }

class Advised final : public CardChooser {
 public:
  std::optional<Card> Choose(const SeatView& view, const Player& player, std::uint64_t seed,
                             const Aim& aim) const override {
    if (!HasSides(view)) return std::nullopt;
    return ChooseByAdvice(view, player.worlds, seed, aim.stakes);
  }
};

class Habit final : public CardChooser {
 public:
  std::optional<Card> Choose(const SeatView& view, const Player& /*player*/, std::uint64_t seed,
                             const Aim& /*aim*/) const override {
    if (!HasSides(view)) return std::nullopt;
    return ChooseByHabit(view, seed);
  }
};

class Learned final : public CardChooser {
 public:
  std::optional<Card> Choose(const SeatView& view, const Player& /*player*/, std::uint64_t seed,
                             const Aim& /*aim*/) const override {
    if (!HasSides(view)) return std::nullopt;
    return ChooseAsLearned(view, seed);
  }
};

}  // namespace

const CardChooser& LearnedChooser() {
  static const Learned chooser;
  return chooser;
}

const CardChooser& AdvisedChooser() {
  static const Advised chooser;
  return chooser;
}

const CardChooser& HabitChooser() {
  static const Habit chooser;
  return chooser;
}

}  // namespace schafkopf
