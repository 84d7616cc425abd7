// Fits the move order, solver/search/order/order_weights.txt.
//
//   fit_order [POSITIONS] > solver/search/order/order_weights.txt
//
// Random deals with a strong declarer are walked as the search walks them for one question: the
// side that will be proven right mostly plays a card that proves it, the other side any card, and
// the walk ends where the search would need no more moves. At each position of the side that is
// right every legal card is asked for its answer and for the nodes this costs. A softmax over the
// sums of the weights a card picks is fitted so that the chance of cheap proofs is high (Adagrad on
// the log-likelihood; a position counts the more, the more a wrong card costs). The weights are
// then rounded to one printable character.
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/cards/random.h"
#include "solver/sample/strong_deal.h"
#include "solver/search/order/ordering.h"
#include "solver/search/search.h"

namespace schafkopf {
namespace {

// One position: the weights each move picks, and its share in what is wanted: 0 for a wrong card,
// else the more, the cheaper its proof; all together 1.
struct Example {
  std::vector<std::vector<int>> moves;
  std::vector<float> wanted;
  float weight;
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

constexpr std::uint64_t kShares = [] {
  int shares = 0;
  for (const Game& game : kGames) shares += game.share;
  return static_cast<std::uint64_t>(shares);
}();

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
              deal.contract().objective() == Objective::kNoTricks ? defenders : declarers, 2};
  }
}

struct Answer {
  bool reached;
  std::uint64_t nodes;
};

// Walks one deal for one question.
class Walk {
 public:
  // `glance` is a search without a table.
  Walk(Search& search, Search& glance, const Layout& layout, const Deal& deal, Random& random)
      : search_(search), glance_(glance), layout_(layout), position_(deal), random_(random) {}

  // Adds what the walk meets to `examples`.
  void Collect(std::vector<Example>& examples) {
    search_.Forget();
    const int target = ChooseTarget();
    bool reached = Ask(target).reached;
    // Some cards by chance first: positions at the root of a deal cost most and teach least.
    for (auto skip = random_.Below(6); skip > 0; --skip) PlayAny();
    if (!position_.played().empty()) reached = Ask(target).reached;
    while (!position_.finished()) {
      if (position_.trick().empty() && (Settled(target) || CardsInHand() <= 2)) return;
      const CardSet legal = position_.LegalPlays();
      const bool right = reached == layout_.Maximizes(position_.to_move().index());
      if (legal.size() == 1 || !right) {
        PlayAny();
        continue;
      }
      // In any order, for the table knows more of the later ones.
      std::vector<Card> cards;
      for (Card card : legal) {
        cards.insert(cards.begin() + static_cast<int>(random_.Below(cards.size() + 1)), card);
      }
      const bool costly = CardsInHand() > 5 && random_.Below(4) != 0;
      reached =
          costly ? PlayRight(cards, target, reached) : Study(cards, target, reached, examples);
    }
  }

 private:
  int CardsInHand() const { return position_.hand(position_.to_move()).size(); }

  Answer Ask(int target) {
    constexpr auto kNoLimit = std::numeric_limits<std::uint64_t>::max();
    const std::uint64_t before = search_.nodes();
    const int to_come = target - CountSoFar();
    const bool reached =
        position_.finished()
            ? to_come <= 0
            : *search_.Answer(layout_, StartOf(position_, layout_), to_come, kNoLimit) >= to_come;
    return {reached, search_.nodes() - before};
  }

  // The count that finished tricks brought.
  int CountSoFar() const {
    SeatSet counted;
    for (Seat seat : kSeats) {
      if (layout_.Counts(seat.index())) counted = counted | SeatSet::Of(seat);
    }
    return layout_.trick_bonus != 0 ? position_.tricks(counted) : position_.points(counted).count();
  }

  // Half the questions are the usual one.
  int ChooseTarget() {
    if (layout_.trick_bonus != 0) return 1;
    return random_.Below(2) == 0 ? 61 : 31 + static_cast<int>(random_.Below(61));
  }

  // The search would answer without a move.
  bool Settled(int target) {
    const std::uint64_t one_node = glance_.nodes() + 1;
    return glance_.Answer(layout_, StartOf(position_, layout_), target - CountSoFar(), one_node)
        .has_value();
  }

  void PlayAny() {
    const CardSet legal = position_.LegalPlays();
    auto skip = random_.Below(static_cast<std::uint64_t>(legal.size()));
    for (Card card : legal) {
      if (skip-- != 0) continue;
      position_.Play(card);
      return;
    }
  }

  // Plays a right card and returns that the answer stands. `cards` are the legal ones, any order.
  bool PlayRight(const std::vector<Card>& cards, int target, bool reached) {
    for (Card card : cards) {
      position_.Play(card);
      if (Ask(target).reached == reached) break;
      position_.Undo();
    }
    return reached;
  }

  // Asks every card, keeps what was learnt, plays one, and returns the answer after it.
  bool Study(const std::vector<Card>& cards, int target, bool reached,
             std::vector<Example>& examples) {
    Example example = Describe(cards, target);
    double right = 0;
    double wrong_cost = 0;
    int wrong = 0;
    std::vector<bool> keeps;
    for (Card card : cards) {
      position_.Play(card);
      const Answer answer = Ask(target);
      position_.Undo();
      const auto nodes = static_cast<double>(answer.nodes);
      keeps.push_back(answer.reached == reached);
      example.wanted.push_back(keeps.back() ? static_cast<float>(1 / nodes) : 0.0F);
      if (keeps.back()) {
        right += 1 / nodes;
      } else {
        wrong_cost += nodes;
        ++wrong;
      }
    }
    // One in six a blunder, else a right card, the cheaper the likelier.
    auto choice = static_cast<std::size_t>(random_.Below(cards.size()));
    if (random_.Below(6) != 0) {
      double place = static_cast<double>(random_.Below(1 << 20)) / (1 << 20) * right;
      choice = 0;
      for (std::size_t i = 0; i < cards.size() && place >= 0; ++i) {
        if (!keeps[i]) continue;
        choice = i;
        place -= example.wanted[i];
      }
    }
    if (wrong > 0) {
      for (float& share : example.wanted) share /= static_cast<float>(right);
      example.weight = static_cast<float>(std::pow(wrong_cost / wrong, kCostPower));
      examples.push_back(std::move(example));
    }
    position_.Play(cards[choice]);
    return keeps[choice] ? reached : !reached;
  }

  Example Describe(const std::vector<Card>& cards, int target) const {
    const Start start = StartOf(position_, layout_);
    switch (start.trick.size()) {
      case 0:
        return DescribeAt<0>(start, cards, target);
      case 1:
        return DescribeAt<1>(start, cards, target);
      case 2:
        return DescribeAt<2>(start, cards, target);
      default:
        return DescribeAt<3>(start, cards, target);
    }
  }

  template <int kPlace>
  Example DescribeAt(const Start& start, const std::vector<Card>& cards, int target) const {
    Example example;
    Cards led = 0;
    Cards best = 0;
    int best_seat = start.node.leader;
    int stake = 0;
    for (int i = 0; i < kPlace; ++i) {
      const Cards card = start.trick[static_cast<std::size_t>(i)];
      if (i == 0) led = layout_.GroupOf(card);
      if ((card & (led | layout_.trumps())) != 0 && card > best) {
        best = card;
        best_seat = (start.node.leader + i) & 3;
      }
      stake += layout_.PointsOf(card);
    }
    MoveScorer<kPlace> scorer(layout_, start.node, stake, target - CountSoFar());
    for (Card card : cards) {
      const Cards label = layout_.ToLabel(card);
      const Cards group = layout_.GroupOf(label);
      Outlook outlook =
          OutlookOf<kPlace>(layout_, start.node, kPlace == 0 ? group : led, best, best_seat);
      if ((group & (led | layout_.trumps())) == 0 && kPlace > 0) outlook.to_beat = ~Cards{0};
      scorer.EnterGroup(group);
      auto& places = example.moves.emplace_back();
      for (const char* weight : scorer.WeightsOf(outlook.OutcomeOf(label), label)) {
        places.push_back(PlaceOf(weight));
      }
    }
    return example;
  }

  // The place of a weight among those of all families.
  int PlaceOf(const char* weight) const {
    int place = static_cast<int>(weight - layout_.order_weights);
    for (const char* family : kOrderWeights) {
      if (family == layout_.order_weights) break;
      place += kFamilyWeights;
    }
    return place;
  }

  static constexpr double kCostPower = 0.3;

  Search& search_;
  Search& glance_;
  const Layout& layout_;
  Position position_;
  Random& random_;
};

// What the walk of deal number `number` meets.
std::vector<Example> ExamplesOf(std::uint64_t number, Search& search, Search& glance) {
  Random random(99, number);
  auto draw = static_cast<int>(random.Below(kShares));
  const Game* game = kGames;
  while (draw >= game->share) draw -= (game++)->share;
  const Contract contract = Contract::Named(game->name, game->suit);
  const Deal deal = StrongDeal(contract, random.Below(3) == 0 ? Deck::kShort : Deck::kLong,
                               contract.parties() == Parties::kCall ? 3 : 7, random);
  const Layout layout(deal.game, deal.hands, GoalOf(*game, deal));
  std::vector<Example> examples;
  Walk(search, glance, layout, deal, random).Collect(examples);
  return examples;
}

// The first `wanted` examples and the rest of their deal.
std::vector<Example> Collect(std::size_t wanted) {
  struct Searches {
    std::unique_ptr<Search> search = MakeSearch({});
    std::unique_ptr<Search> glance = MakeSearch({.table = false});
  };
  tbb::enumerable_thread_specific<Searches> searches;
  constexpr std::size_t kRound = 1024;
  std::vector<Example> examples;
  for (std::size_t first = 0; examples.size() < wanted; first += kRound) {
    std::vector<std::vector<Example>> found(kRound);
    tbb::parallel_for(std::size_t{0}, kRound, [&](std::size_t i) {
      Searches& mine = searches.local();
      found[i] = ExamplesOf(first + i, *mine.search, *mine.glance);
    });
    for (auto& of_deal : found) {
      if (examples.size() >= wanted) break;
      std::move(of_deal.begin(), of_deal.end(), std::back_inserter(examples));
    }
    std::fprintf(stderr, "\r%zu of %zu positions", examples.size(), wanted);
  }
  std::fprintf(stderr, "\n");
  return examples;
}

std::vector<float> Fit(const std::vector<Example>& examples) {
  constexpr std::size_t kCount = std::size_t{kOrderFamilies} * kFamilyWeights;
  constexpr float kRate = 0.2F;
  constexpr float kDecay = 2e-5F;
  constexpr int kPasses = 10;
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
      for (float& each : chance) all += each = std::exp(each - top);
      double good = 0;
      for (std::size_t i = 0; i < chance.size(); ++i) {
        if (example.wanted[i] > 0) good += chance[i];
      }
      likelihood += std::log(good / all);
      first_best += example.wanted[top_move] > 0 ? 1 : 0;
      // What is wanted among the right cards: mostly as cheapness says, else as the weights say.
      for (std::size_t i = 0; i < chance.size(); ++i) {
        const float wanted = example.wanted[i] > 0 ? 0.7F * example.wanted[i] +
                                                         0.3F * chance[i] / static_cast<float>(good)
                                                   : 0.0F;
        const float gradient = example.weight * (wanted - chance[i] / all);
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

// One character a weight: 'P' is none, '#' to '}' are 45 steps down to 45 up. A backslash would
// need another and question marks could make trigraphs, so their neighbours stand in.
char LetterOf(float weight) {
  const int steps = std::clamp(static_cast<int>(std::lround(weight * 12)), -45, 45);
  const char letter = static_cast<char>('P' + steps);
  return letter == '\\' ? '[' : letter == '?' ? '@' : letter;
}

// !N~ stands for N times none, where that is shorter.
std::string Shortened(const std::string& letters) {
  std::string text;
  for (std::size_t i = 0; i < letters.size();) {
    const std::size_t run = std::min(letters.find_first_not_of('P', i), letters.size()) - i;
    if (run > 3) {
      text += '!';
      text += std::to_string(run);
      text += '~';
      i += run;
    } else {
      text += letters[i++];
    }
  }
  return text;
}

// The file: families in lines, with an empty line between them.
void Print(const std::vector<float>& weights) {
  constexpr std::size_t kWidth = 100;
  std::string letters;
  for (float weight : weights) letters += LetterOf(weight);
  for (std::size_t first = 0; first < letters.size(); first += kFamilyWeights) {
    if (first > 0) std::printf("\n");
    const std::string text = Shortened(letters.substr(first, kFamilyWeights));
    for (std::size_t i = 0; i < text.size(); i += kWidth) {
      std::printf("%s\n", text.substr(i, kWidth).c_str());
    }
  }
}

}  // namespace
}  // namespace schafkopf

int main(int argc, char** argv) {
  using namespace schafkopf;
  const auto wanted = static_cast<std::size_t>(argc > 1 ? std::atoll(argv[1]) : 1'500'000);
  Print(Fit(Collect(wanted)));
}
