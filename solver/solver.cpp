#include "solver/solver.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "solver/contradiction.h"
#include "solver/search/board/ideas.h"
#include "solver/search/plain_search.h"
#include "solver/search/search.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

// The boolean questions that make up every value; each has its own count and so its own table part.
enum class Question : std::uint8_t {
  kPoints,           // declarer's side: points
  kDefenceTakesOne,  // the other side takes a trick
  kDeclarerTakesOne  // the declarer's side takes a trick
};
constexpr std::size_t kQuestionCount = 3;

Goal GoalOf(Question question, const Deal& deal) {
  const SeatSet declarers = DeclarerSide(deal);
  const SeatSet defenders = declarers.Complement();
  const auto id = static_cast<std::uint32_t>(question);
  switch (question) {
    case Question::kPoints:
      return {false, declarers, declarers, id};
    case Question::kDefenceTakesOne:
      return {true, defenders, defenders, id};
    case Question::kDeclarerTakesOne: {
      const bool wants_none = deal.contract().objective() == Objective::kNoTricks;
      return {true, declarers, wants_none ? defenders : declarers, id};
    }
  }
  return {};
}

// The strongest card with which the mover's side is not worse off than with `value`.
Card CardThatKeeps(Value value, const Position& position, Solver& solver) {
  const bool raises = DeclarerSide(position.deal()).Contains(position.to_move());
  const CardSet legal = position.LegalPlays();
  Position next = position;
  for (Card card : position.order().best_first()) {
    if (!legal.Contains(card)) continue;
    next.Play(card);
    if (raises ? solver.Reaches(next, value) : !solver.Reaches(next, value + Value(1))) return card;
    next.Undo();
  }
  EndByContradiction("solver: no card keeps the value");
}

}  // namespace

// The road from values to questions. In a point contract the value is at least
//   1..120  if the declarer's side gets that many points,
//   121     if the other side takes no trick,
//   0       if the declarer's side takes a trick;
// in a trick contract it is 1 or 0 by one question about tricks; a Sie is made by holding it.
class Solver::Impl {
 public:
  explicit Impl(const SearchIdeas& ideas) : ideas_(ideas) { search_ = &SearchBy({}); }

  std::uint64_t nodes() const {
    std::uint64_t nodes = plain_nodes_ + (plain_ ? plain_->nodes() : 0);
    for (const ByRules& made : searches_) nodes += made.search->nodes();
    return nodes;
  }

  void Forget() { deal_.reset(); }

  // Every question after this is about the deal of `position`, and all of them together may visit
  // `node_budget` nodes.
  void Begin(const Position& position, std::uint64_t node_budget) {
    if (deal_ != position.deal()) {
      if (plain_) plain_nodes_ += plain_->nodes();
      plain_.reset();
      deal_ = position.deal();
      if (NeedsPlainSearch(*deal_)) {
        plain_ = MakePlainSearch(*deal_);
        search_ = plain_.get();
      } else {
        search_ = &SearchBy({.must_overtake = MustOvertake(deal_->contract(), deal_->game.duties()),
                             .three_seats = deal_->seats() == 3});
        search_->Forget();
      }
      declarers_ = DeclarerSide(*deal_);
      for_side_.reset();
      most_points_ = Value(PointsOf(CardsOf(deal_->deck())).count());
      layouts_.fill(std::nullopt);
    }
    const std::uint64_t visited = search_->nodes();
    node_limit_ = node_budget > kNoLimit - visited ? kNoLimit : visited + node_budget;
  }

  int TricksFor(const Position& position, SeatSet side) {
    if (!for_side_ || for_side_goal_.counted != side) {
      search_->Forget();
      for_side_goal_ = {true, side, side, kQuestionCount};
      for_side_.emplace(position.game(), deal_->hands, for_side_goal_);
    }
    int cards = static_cast<int>(position.trick().size());
    for (Seat seat : kSeats) cards += position.held(seat).size();
    int low = 0;
    int high = cards / position.seats();
    while (low < high) {
      const auto count =
          search_->Answer(*for_side_, StartOf(position, *for_side_), high, node_limit_);
      (*count >= high ? low : high) = *count;
    }
    return high;
  }

  // All that can be proven: the value itself, or the side of `threshold` on which it lies, or less
  // when the budget ends. `guess` is where the value is expected.
  ValueBounds Find(const Position& position, std::optional<Value> threshold, Value guess) {
    if (position.finished()) return {FinalValue(position), FinalValue(position)};
    ValueBounds known = Possible();
    while (!known.exact()) {
      if (threshold && (known.low >= *threshold || known.high < *threshold)) break;
      const Value at = threshold ? *threshold : std::clamp(guess, known.low + Value(1), known.high);
      if (!Ask(position, at, known)) break;
      if (known.low > known.high) EndByContradiction("solver: a value above what is proven");
      const Value middle((known.low.count() + known.high.count() + 1) / 2);
      guess = known.low >= at ? std::min(known.low + kStride, middle)
                              : std::max(known.high + Value(1) - kStride, middle);
    }
    return known;
  }

 private:
  // The next question after an answer lies so far beyond what it proved: most answers prove more
  // than they were asked, and questions far from the value teach little.
  static constexpr Value kStride = Value(4);

  ValueBounds Possible() const {
    if (deal_->contract().objective() == Objective::kHoldTop) return {Value(1), Value(1)};
    return {LeastValue(deal_->contract()), MostValue(deal_->contract())};
  }

  // Asks whether the value is at least `at` and narrows `known`. False if the budget is spent.
  bool Ask(const Position& position, Value at, ValueBounds& known) {
    switch (deal_->contract().objective()) {
      case Objective::kAllTricks:
        return AskTricks(position, Question::kDefenceTakesOne, Value(1), known);
      case Objective::kNoTricks:
        return AskTricks(position, Question::kDeclarerTakesOne, Value(1), known);
      case Objective::kPoints:
      case Objective::kHoldTop:
      case Objective::kFewestPoints:
        break;
    }
    if (at > most_points_) {
      if (!AskTricks(position, Question::kDefenceTakesOne, kAllTricksTaken, known)) return false;
      if (known.high < kAllTricksTaken) known.high = std::min(known.high, most_points_);
      return true;
    }
    if (at == Value(0)) return AskTricks(position, Question::kDeclarerTakesOne, at, known);
    const Value so_far(position.points(declarers_).count());
    const auto to_come = Count(position, Question::kPoints, (at - so_far).count());
    if (!to_come) return false;
    const Value points = so_far + Value(*to_come);
    (points >= at ? known.low : known.high) = points;
    return true;
  }

  // Decides whether the value is at least `at` by whether a side takes a trick of the deal.
  bool AskTricks(const Position& position, Question question, Value at, ValueBounds& known) {
    const bool by_declarers = question == Question::kDeclarerTakesOne;
    const SeatSet side = by_declarers ? declarers_ : declarers_.Complement();
    bool takes = position.tricks(side) > 0;
    if (!takes) {
      const auto to_come = Count(position, question, 1);
      if (!to_come) return false;
      takes = *to_come >= 1;
    }
    const bool wanted = by_declarers && deal_->contract().objective() == Objective::kPoints;
    if (takes == wanted) {
      known.low = std::max(known.low, at);
    } else {
      known.high = std::min(known.high, at - Value(1));
    }
    return true;
  }

  std::optional<int> Count(const Position& position, Question question, int target) {
    std::optional<Layout>& made = layouts_[static_cast<std::size_t>(question)];
    if (!made) made.emplace(position.game(), deal_->hands, GoalOf(question, *deal_));
    return search_->Answer(*made, StartOf(position, *made), target, node_limit_);
  }

  struct ByRules {
    SearchRules rules;
    std::unique_ptr<Search> search;
  };

  Search& SearchBy(const SearchRules& rules) {
    for (const ByRules& made : searches_) {
      if (made.rules == rules) return *made.search;
    }
    searches_.push_back(
        {rules, ideas_.processor ? MakeSearch(ideas_, rules) : MakePortableSearch(ideas_, rules)});
    return *searches_.back().search;
  }

  const SearchIdeas ideas_;
  std::vector<ByRules> searches_;  // by rules that were asked for
  std::unique_ptr<Search> plain_;  // where the deal needs one
  Search* search_ = nullptr;       // of the deal
  std::uint64_t plain_nodes_ = 0;  // of those that are gone
  std::optional<Deal> deal_;
  SeatSet declarers_;
  Value most_points_;  // of all cards
  std::array<std::optional<Layout>, kQuestionCount> layouts_;
  Goal for_side_goal_{};  // of TricksFor, which any seats may ask about
  std::optional<Layout> for_side_;
  std::uint64_t node_limit_ = kNoLimit;
};

Solver::Solver() : Solver(SearchIdeas{}) {}
Solver::Solver(const SearchIdeas& ideas) : impl_(std::make_unique<Impl>(ideas)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

Value Solver::Solve(const Position& position, Value guess) {
  impl_->Begin(position, kNoLimit);
  return impl_->Find(position, std::nullopt, guess).low;
}

ValueBounds Solver::SolveWithin(const Position& position, std::uint64_t node_budget) {
  impl_->Begin(position, node_budget);
  return impl_->Find(position, std::nullopt, kWin);
}

bool Solver::Reaches(const Position& position, Value threshold) {
  return ReachesWithin(position, threshold, kNoLimit).low >= threshold;
}

ValueBounds Solver::ReachesWithin(const Position& position, Value threshold,
                                  std::uint64_t node_budget) {
  impl_->Begin(position, node_budget);
  return impl_->Find(position, threshold, threshold);
}

std::vector<CardValue> Solver::SolveCards(const Position& position) {
  impl_->Begin(position, kNoLimit);
  std::vector<CardValue> values;
  if (position.finished()) return values;
  Position next = position;
  Value guess = kWin;
  const CardSet legal = position.LegalPlays();
  for (Card card : position.order().best_first()) {
    if (!legal.Contains(card)) continue;
    next.Play(card);
    guess = impl_->Find(next, std::nullopt, guess).low;
    next.Undo();
    values.push_back({card, guess});
  }
  return values;
}

int Solver::TricksFor(const Position& position, SeatSet side) {
  impl_->Begin(position, kNoLimit);
  return position.finished() ? 0 : impl_->TricksFor(position, side);
}

std::vector<Card> Solver::BestLine(const Position& position) {
  const Value value = Solve(position);
  std::vector<Card> line;
  Position next = position;
  while (!next.finished()) {
    line.push_back(CardThatKeeps(value, next, *this));
    next.Play(line.back());
  }
  return line;
}

void Solver::Forget() { impl_->Forget(); }
std::uint64_t Solver::nodes() const { return impl_->nodes(); }

}  // namespace schafkopf
