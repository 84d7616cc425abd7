// Fits the move order, solver/order_weights.cpp.
//
//   fit_order [POSITIONS] > solver/order_weights.cpp
//
// Random deals with a strong declarer are walked from the first card to the last, half by best
// play, half at random. At each position every legal card is asked whether it reaches the exact
// value. A softmax over the sums of four weights a card is fitted so that the chance of a card that
// does is high (Adagrad on the log-likelihood). The weights are then rounded to one printable
// character.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/dealer.h"
#include "engine/random.h"
#include "solver/ordering.h"
#include "solver/search.h"

namespace schafkopf {
namespace {

// One position: the weights each move picks, and whether the move is among the best.
struct Example {
  std::vector<std::array<int, 4>> moves;
  std::vector<bool> best;
};

struct Game {
  const char* name;
  std::optional<Suit> suit;
  int question;  // 0 points, 1 "the defence takes a trick", 2 "the declarer takes a trick"
  int share;     // of the positions
};
constexpr Game kGames[] = {
    {"ruf", Suit::kEichel, 0, 5},    {"solo", Suit::kHerz, 0, 5},
    {"hybrid", std::nullopt, 0, 1},  {"wenz", std::nullopt, 0, 5},
    {"geier", std::nullopt, 0, 3},   {"koenig", std::nullopt, 0, 1},
    {"farbwenz", Suit::kGras, 0, 4}, {"farbgeier", Suit::kGras, 0, 2},
    {"wenz", std::nullopt, 1, 1},    {"solo", Suit::kHerz, 1, 1},
    {"wenz", std::nullopt, 2, 1},    {"bettel", std::nullopt, 2, 3},
    {"pfd", std::nullopt, 2, 1},
};

Goal GoalOf(const Game& game, const Deal& deal) {
  const SeatSet declarers = DeclarerSide(deal);
  const SeatSet defenders = declarers.Complement();
  switch (game.question) {
    case 0:
      return {false, declarers, declarers, 0};
    case 1:
      return {true, defenders, defenders, 1};
    default:
      return {true, declarers,
              deal.contract.objective() == Objective::kNoTricks ? defenders : declarers, 2};
  }
}

// How good a hand is to play alone, or how bad for a Bettel.
int Strength(CardSet hand, const Contract& contract) {
  const CardOrder order(contract);
  if (contract.objective() == Objective::kNoTricks) return -PointsOf(hand).count();
  return 6 * (hand & order.trumps()).size() + 4 * (hand & RankCards(Rank::kSau)).size() +
         (hand & RankCards(Rank::kTen)).size();
}

Deal StrongDeal(const Contract& contract, Deck deck, Random& random) {
  const Seat declarer(static_cast<int>(random.Below(kSeatCount)));
  Knowledge knowledge = KnowledgeBeforePlay(deck, {});
  AddCall(contract, declarer, knowledge);
  const Dealer dealer(knowledge);
  Deal best{contract, declarer, dealer.World(random.Below(dealer.count()))};
  const int tries = contract.parties() == Parties::kCall ? 2 : 6;
  for (int i = 0; i < tries; ++i) {
    const Hands hands = dealer.World(random.Below(dealer.count()));
    if (Strength(hands[declarer], contract) > Strength(best.hands[declarer], contract)) {
      best.hands = hands;
    }
  }
  return best;
}

// Asks positions of one deal.
class Asker {
 public:
  Asker(Search& search, const Layout& layout) : search_(search), layout_(layout) {
    search_.Forget();
  }

  bool Reaches(const Position& position, int target) {
    const Start start = StartOf(position, layout_);
    constexpr auto kNoLimit = std::numeric_limits<std::uint64_t>::max();
    return *search_.Answer(layout_, start, target, kNoLimit) >= target;
  }
  // The exact count to come.
  int Count(const Position& position) {
    int low = 0;
    int high = StartOf(position, layout_).node.left;
    while (low < high) {
      const int middle = (low + high + 1) / 2;
      if (Reaches(position, middle)) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

 private:
  Search& search_;
  const Layout& layout_;
};

// The count that the finished trick before `position` brought, if it is at the start of one.
int CountSoFar(const Position& position, const Layout& layout) {
  SeatSet counted;
  for (Seat seat : kSeats) {
    if (layout.Counts(seat.index())) counted = counted | SeatSet::Of(seat);
  }
  return layout.trick_bonus != 0 ? position.tricks(counted) : position.points(counted).count();
}

Example Describe(const Position& position, const Layout& layout, Asker& asker,
                 std::vector<Card>& best_cards) {
  Example example;
  const Start start = StartOf(position, layout);
  const int place = static_cast<int>(start.trick.size());
  Cards led = 0;
  Cards best = 0;
  int best_seat = start.node.leader;
  int stake = 0;
  for (int i = 0; i < place; ++i) {
    const Cards card = start.trick[static_cast<std::size_t>(i)];
    if (i == 0) led = layout.GroupOf(card);
    if ((card & (led | layout.trumps())) != 0 && card > best) {
      best = card;
      best_seat = (start.node.leader + i) & 3;
    }
    stake += layout.PointsOf(card);
  }
  const bool maximizes = layout.Maximizes(position.to_move().index());
  const int total = CountSoFar(position, layout) + asker.Count(position);
  MoveScorer<PortableBits> scorer(layout, start.node, place, stake);
  best_cards.clear();
  Position next = position;
  for (Card card : position.LegalPlays()) {
    const Cards label = layout.ToLabel(card);
    const Cards group = layout.GroupOf(label);
    const auto outlook = OutlookOf<PortableBits>(layout, start.node, place,
                                                 place == 0 ? group : led, best, best_seat);
    scorer.EnterGroup(group);
    auto& places = example.moves.emplace_back(scorer.Features(outlook, label).Places());
    for (int& at : places) at += layout.family * kFamilyWeights;
    next.Play(card);
    const int so_far = CountSoFar(next, layout);
    const bool good =
        maximizes ? asker.Reaches(next, total - so_far) : !asker.Reaches(next, total + 1 - so_far);
    next.Undo();
    example.best.push_back(good);
    if (good) best_cards.push_back(card);
  }
  return example;
}

std::vector<Example> Collect(std::size_t wanted) {
  std::vector<Example> examples;
  std::unique_ptr<Search> search = MakeSearch({});
  int shares = 0;
  for (const Game& game : kGames) shares += game.share;
  for (std::uint64_t i = 0; examples.size() < wanted; ++i) {
    Random random(2026, i);
    auto draw = static_cast<int>(random.Below(static_cast<std::uint64_t>(shares)));
    const Game* game = kGames;
    while (draw >= game->share) draw -= (game++)->share;
    const Contract contract = Contract::Named(game->name, game->suit);
    const Deal deal =
        StrongDeal(contract, random.Below(3) == 0 ? Deck::kShort : Deck::kLong, random);
    const Layout layout(deal, GoalOf(*game, deal));
    Asker asker(*search, layout);
    Position position(deal);
    // Some cards by chance first: positions at the root of a deal cost most and teach least.
    const auto skip = random.Below(9);
    while (!position.finished()) {
      const CardSet legal = position.LegalPlays();
      std::vector<Card> best;
      if (legal.size() > 1 && position.played().size() >= skip) {
        Example example = Describe(position, layout, asker, best);
        const bool all = best.size() == example.moves.size();
        if (!all) examples.push_back(std::move(example));
      }
      std::vector<Card> choice;
      for (Card card : legal) choice.push_back(card);
      if (!best.empty() && random.Below(2) == 0) choice = best;
      position.Play(choice[random.Below(choice.size())]);
    }
    if (i % 256 == 0) std::fprintf(stderr, "\r%zu of %zu positions", examples.size(), wanted);
  }
  std::fprintf(stderr, "\n");
  return examples;
}

std::vector<float> Fit(const std::vector<Example>& examples) {
  constexpr std::size_t kCount = std::size_t{kOrderFamilies} * kFamilyWeights;
  constexpr float kRate = 0.15F;
  constexpr float kDecay = 2e-5F;
  constexpr int kPasses = 12;
  std::vector<float> weights(kCount);
  std::vector<float> squares(kCount, 1e-2F);
  for (int pass = 0; pass < kPasses; ++pass) {
    double likelihood = 0;
    int first_best = 0;
    for (const Example& example : examples) {
      std::vector<float> chance;
      float top = -1e9F;
      std::size_t top_move = 0;
      for (const auto& places : example.moves) {
        float sum = 0;
        for (int place : places) sum += weights[static_cast<std::size_t>(place)];
        if (sum > top) {
          top = sum;
          top_move = chance.size();
        }
        chance.push_back(sum);
      }
      float all = 0;
      float good = 0;
      for (std::size_t i = 0; i < chance.size(); ++i) {
        chance[i] = std::exp(chance[i] - top);
        all += chance[i];
        if (example.best[i]) good += chance[i];
      }
      likelihood += std::log(good / all);
      first_best += example.best[top_move] ? 1 : 0;
      for (std::size_t i = 0; i < chance.size(); ++i) {
        const float gradient = (example.best[i] ? chance[i] / good : 0.0F) - chance[i] / all;
        for (int place : example.moves[i]) {
          const auto at = static_cast<std::size_t>(place);
          const float step = gradient - kDecay * weights[at];
          squares[at] += step * step;
          weights[at] += kRate * step / std::sqrt(squares[at]);
        }
      }
    }
    const auto count = static_cast<double>(examples.size());
    std::fprintf(stderr, "pass %d: log-likelihood %.4f, first move among the best %.3f\n", pass + 1,
                 likelihood / count, first_best / count);
  }
  return weights;
}

// One character a weight: 'P' is none, '#' to '}' are 45 steps down to 45 up; a backslash would
// need another, so '[' stands in for it.
char LetterOf(float weight) {
  const int steps = std::clamp(static_cast<int>(std::lround(weight * 12)), -45, 45);
  const char letter = static_cast<char>('P' + steps);
  return letter == '\\' ? '[' : letter;
}

// The source file.
void Print(const std::vector<float>& weights) {
  std::printf(
      "// Printed by `fit_order` (tools/fit_order.cpp).\n"
      "#include \"solver/ordering.h\"\n\n"
      "namespace schafkopf {\n\n"
      "// clang-format off\n"
      "const std::array<const char*, kOrderFamilies> kOrderWeights = {\n");
  std::string line;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    line += LetterOf(weights[i]);
    const bool family_ends = (i + 1) % kFamilyWeights == 0;
    if (line.size() < 96 && !family_ends) continue;
    std::printf("\"%s\"%s\n", line.c_str(), family_ends ? "," : "");
    line.clear();
  }
  std::printf("};\n// clang-format on\n\n}  // namespace schafkopf\n");
}

}  // namespace
}  // namespace schafkopf

int main(int argc, char** argv) {
  using namespace schafkopf;
  const auto wanted = static_cast<std::size_t>(argc > 1 ? std::atoll(argv[1]) : 400'000);
  Print(Fit(Collect(wanted)));
}
