// The solver over a search with planted wrong bounds: every question ends with an error, and none
// for ever. What makes the search of a solver is here, in place of that of the library.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "engine/cards/random.h"
#include "solver/search/plain_search.h"
#include "solver/search/search.h"
#include "solver/solver.h"
#include "tests/support/random_deal.h"

namespace schafkopf {
namespace {

// What the search says once it has told the truth so many times. Of tricks, which are taken or not,
// it can only say the opposite.
enum class Lie { kFarAbove, kFarBelow, kOpposite };
struct Plan {
  Deal deal;
  int truths;
  Lie lie;
};
std::optional<Plan> plan;

class LyingSearch : public Search {
 public:
  LyingSearch() : search_(MakePlainSearch(plan->deal)) {}

  void Forget() override {}
  std::optional<int> Answer(const Layout& layout, const Start& start, int target,
                            std::uint64_t node_limit) override {
    constexpr int kMoreThanThereIs = 130;
    const auto truth = search_->Answer(layout, start, target, node_limit);
    const bool of_tricks = std::ranges::max(layout.points) == 0;
    if (of_tricks && plan->lie != Lie::kOpposite) return truth;
    if (plan->truths-- > 0) return truth;
    switch (plan->lie) {
      case Lie::kFarAbove:
        return target + kMoreThanThereIs;
      case Lie::kFarBelow:
        return target - kMoreThanThereIs;
      case Lie::kOpposite:
        break;
    }
    return *truth >= target ? target - 1 : target;
  }
  std::uint64_t nodes() const override { return search_->nodes(); }

 private:
  const std::unique_ptr<Search> search_;
};

constexpr int kAlways = 1'000'000;

Deal SomeDeal(const Contract& contract) {
  Random random(3, 0);
  return RandomDeal(contract, Deck::kShort20, Tilt::kNone, random);
}

// Of a deal, the questions that its value takes, and that such a lie could be about.
int QuestionsOfValue(const Deal& deal, Lie lie) {
  plan = {deal, kAlways, lie};
  Solver().Solve(Position(deal));
  return kAlways - plan->truths;
}

TEST(Contradiction, AValueBeyondWhatIsProven) {
  const Deal deal = SomeDeal(Contract::Named("wenz"));
  for (const Lie lie : {Lie::kFarAbove, Lie::kFarBelow}) {
    const int questions = QuestionsOfValue(deal, lie);
    EXPECT_GT(questions, 2);
    for (int truths = 0; truths < questions; ++truths) {
      plan = {deal, truths, lie};
      EXPECT_THROW(Solver().Solve(Position(deal)), std::logic_error) << truths;
      plan = {deal, truths, lie};
      EXPECT_THROW(Solver().SolveCards(Position(deal)), std::logic_error) << truths;
    }
  }
}

TEST(Contradiction, NoCardKeepsTheValue) {
  for (const char* name : {"wenz", "bettel", "ruf"}) {
    const Contract contract =
        name == std::string("ruf") ? Contract::Named(name, Suit::kEichel) : Contract::Named(name);
    const Deal deal = SomeDeal(contract);
    const int questions = QuestionsOfValue(deal, Lie::kOpposite);
    plan = {deal, questions, Lie::kOpposite};
    EXPECT_THROW(Solver().BestLine(Position(deal)), std::logic_error) << name;
    plan = {deal, kAlways, Lie::kOpposite};
    EXPECT_EQ(Solver().BestLine(Position(deal)).size(), 20u) << name;
  }
}

}  // namespace

std::unique_ptr<Search> MakeSearch(const SearchIdeas& /*ideas*/, const SearchRules& /*rules*/) {
  return plan ? std::make_unique<LyingSearch>() : nullptr;
}
std::unique_ptr<Search> MakePortableSearch(const SearchIdeas& ideas, const SearchRules& rules) {
  return MakeSearch(ideas, rules);
}

}  // namespace schafkopf
