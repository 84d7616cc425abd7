// Fits the weights of solver/habits/play_weights.cpp and solver/habits/bid_weights.cpp on recorded
// deals.
//
//   fit_habits play|bid GAMES > solver/habits/play_weights.cpp
//
// Both are conditional logits (McFadden 1974), by Newton's method with a Gaussian belief about each
// weight. `play` learns from every card that was played where another was legal; `bid` from every
// hand: who played, who passed, and of whom it is only known that he did not outbid. On stderr the
// mean log likelihood of a choice, on all games and, fitted on the others, on every tenth.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "engine/text/notation.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/play_habit.h"
#include "solver/sample/solve_linear.h"

namespace schafkopf {
namespace {

// One thing that could have been done.
template <std::size_t kTraits>
struct Option {
  std::size_t habit;
  std::array<float, kTraits> traits;
  bool agrees;  // with what is known to have been done
};

template <std::size_t kTraits>
struct Choice {
  std::vector<Option<kTraits>> options;
  bool tenth;  // of a game whose number ends in 0
};

template <std::size_t kTraits>
std::array<float, kTraits> Floats(const std::array<double, kTraits>& traits) {
  std::array<float, kTraits> floats;
  for (std::size_t i = 0; i < kTraits; ++i) floats[i] = static_cast<float>(traits[i]);
  return floats;
}

// ---- Recorded choices

using CardChoice = Choice<kCardTraits>;

void AddPlays(const DealLine& line, bool tenth, std::vector<CardChoice>& choices) {
  if (!line.contract || !line.result || !BidHabitOf(*line.contract, Deck::kLong)) return;
  Position position(line.deal());
  Witness witness = WitnessOf(position.deal());
  std::array<CardTraits, kMostCards> traits;
  for (Card played : line.played) {
    const CardSet legal = position.LegalPlays();
    if (legal.size() > 1) {
      TraitsOf(witness, legal, traits);
      CardChoice choice{{}, tenth};
      std::size_t i = 0;
      for (Card card : legal) {
        choice.options.push_back({witness.Habit(), Floats(traits[i++]), card == played});
      }
      choices.push_back(std::move(choice));
    }
    witness.Play(played);
    position.Play(played);
  }
}

using BidChoice = Choice<kBidTraits>;

void AddBids(const DealLine& line, bool tenth, std::vector<BidChoice>& choices) {
  const Deck deck = line.table.deck;
  if (line.contract && !BidHabitOf(*line.contract, deck)) return;
  static const std::vector<Contract> offers = RecordedContracts();
  for (Seat seat : kSeats) {
    BidChoice choice{{}, tenth};
    const bool declares = line.contract && seat == line.declarer;
    choice.options.push_back({0, {}, !declares});  // passing
    for (const Contract& contract : HabitualBids(line.hands[seat], deck, offers)) {
      const bool agrees =
          line.contract && (declares ? contract == *line.contract
                                     : IsOutbid(contract, seat, *line.contract, line.declarer));
      choice.options.push_back({*BidHabitOf(contract, deck),
                                Floats(BidTraitsOf(contract, line.hands[seat], deck, seat)),
                                agrees});
    }
    choices.push_back(std::move(choice));
  }
}

// ---- Fitting

template <std::size_t kTraits, std::size_t kRows>
class Logit {
 public:
  using Weights = std::array<std::array<double, kTraits>, kRows>;
  using Choices = std::vector<Choice<kTraits>>;

  // `deviation` of the belief that each weight is about 0.
  explicit Logit(double deviation) : precision_(1 / (deviation * deviation)) {}

  void Fit(const Choices& choices, bool with_tenth) {
    for (int step = 0; step < 60; ++step) {
      if (Step(choices, with_tenth) < 1e-3) return;
    }
  }

  struct Score {
    double log_likelihood;
    std::size_t choices;
  };
  Score ScoreOf(const Choices& choices, bool only_tenth) const {
    double sum = 0;
    std::size_t count = 0;
    for (const auto& choice : choices) {
      if (only_tenth && !choice.tenth) continue;
      const Chances chances = ChancesOf(choice);
      sum += std::log(chances.agreed / chances.sum);
      ++count;
    }
    return {sum / static_cast<double>(count), count};
  }

  const Weights& weights() const { return weights_; }

 private:
  struct Chances {
    std::vector<double> each;  // unnormalised
    double sum = 0;
    double agreed = 0;
  };
  Chances ChancesOf(const Choice<kTraits>& choice) const {
    Chances chances;
    for (const auto& option : choice.options) {
      double score = 0;
      for (std::size_t i = 0; i < kTraits; ++i) {
        score += weights_[option.habit][i] * static_cast<double>(option.traits[i]);
      }
      chances.each.push_back(std::exp(score));
      chances.sum += chances.each.back();
      if (option.agrees) chances.agreed += chances.each.back();
    }
    return chances;
  }

  // One Newton step, row by row of weights; the greatest change of a weight.
  double Step(const Choices& choices, bool with_tenth) {
    Weights gradient{};
    std::vector<std::array<std::array<double, kTraits>, kTraits>> curvature(kRows);
    for (std::size_t row = 0; row < kRows; ++row) {
      for (std::size_t i = 0; i < kTraits; ++i) {
        gradient[row][i] = -precision_ * weights_[row][i];
        curvature[row][i][i] = precision_;
      }
    }
    for (const auto& choice : choices) {
      if (choice.tenth && !with_tenth) continue;
      Add(choice, gradient, curvature);
    }
    double greatest = 0;
    for (std::size_t row = 0; row < kRows; ++row) {
      const auto change = SolveLinear(curvature[row], gradient[row]);
      double most = 0;
      for (double by : change) most = std::max(most, std::abs(by));
      const double scale = std::min(1.0, 2 / std::max(most, 1e-9));
      for (std::size_t i = 0; i < kTraits; ++i) weights_[row][i] += scale * change[i];
      greatest = std::max(greatest, most);
    }
    return greatest;
  }

  template <class Curvature>
  void Add(const Choice<kTraits>& choice, Weights& gradient, Curvature& curvature) const {
    const Chances chances = ChancesOf(choice);
    for (std::size_t k = 0; k < choice.options.size(); ++k) {
      const auto& option = choice.options[k];
      const double chance = chances.each[k] / chances.sum;
      const double known = option.agrees ? chances.each[k] / chances.agreed : 0;
      // Centred within the choice where all its options share a row.
      for (std::size_t i = 0; i < kTraits; ++i) {
        const auto x = static_cast<double>(option.traits[i]);
        if (x == 0) continue;
        gradient[option.habit][i] += (known - chance) * x;
        for (std::size_t j = 0; j < kTraits; ++j) {
          curvature[option.habit][i][j] += chance * x * static_cast<double>(option.traits[j]);
        }
      }
    }
    Weights mean{};
    std::array<bool, kRows> met{};
    for (std::size_t k = 0; k < choice.options.size(); ++k) {
      const auto& option = choice.options[k];
      met[option.habit] = true;
      for (std::size_t i = 0; i < kTraits; ++i) {
        mean[option.habit][i] +=
            chances.each[k] / chances.sum * static_cast<double>(option.traits[i]);
      }
    }
    for (std::size_t row = 0; row < kRows; ++row) {
      if (!met[row]) continue;
      for (std::size_t i = 0; i < kTraits; ++i) {
        if (mean[row][i] == 0) continue;
        for (std::size_t j = 0; j < kTraits; ++j) {
          curvature[row][i][j] -= mean[row][i] * mean[row][j];
        }
      }
    }
  }

  double precision_;
  Weights weights_{};
};

// ---- Output

template <class Weights>
void Print(const char* header, const char* type, const char* name, const Weights& weights) {
  std::printf(
      "// Written by tools/fit/fit_habits.cpp; one row for each habit.\n#include \"%s\"\n\n"
      "namespace schafkopf {\n\n// clang-format off\nconst %s %s = {{\n",
      header, type, name);
  for (const auto& row : weights) {
    std::printf("  {");
    for (std::size_t i = 0; i < row.size(); ++i) {
      std::printf("%.3f%s", row[i], i + 1 == row.size() ? "},\n" : i % 14 == 13 ? ",\n   " : ", ");
    }
  }
  std::printf("}};\n// clang-format on\n\n}  // namespace schafkopf\n");
}

template <class Model, class Choices>
Model FitAndTell(const Choices& choices, double deviation) {
  Model held_out(deviation);
  held_out.Fit(choices, /*with_tenth=*/false);
  const auto unseen = held_out.ScoreOf(choices, /*only_tenth=*/true);
  Model model(deviation);
  const auto before = model.ScoreOf(choices, false);
  model.Fit(choices, /*with_tenth=*/true);
  const auto after = model.ScoreOf(choices, false);
  std::fprintf(stderr,
               "%zu choices: log likelihood %.4f, all options alike %.4f; of %zu not fitted %.4f\n",
               after.choices, after.log_likelihood, before.log_likelihood, unseen.choices,
               unseen.log_likelihood);
  return model;
}

int Main(const std::vector<std::string>& arguments) {
  if (arguments.size() != 2 || (arguments[0] != "play" && arguments[0] != "bid")) {
    std::cerr << "usage: fit_habits play|bid GAMES\n";
    return 2;
  }
  const bool play = arguments[0] == "play";
  std::vector<CardChoice> cards;
  std::vector<BidChoice> bids;
  std::ifstream lines(arguments[1]);
  std::string text;
  for (int number = 1; std::getline(lines, text); ++number) {
    const auto line = ParseDealLine(text);
    if (!line.ok()) continue;
    if (play) AddPlays(*line, number % 10 == 0, cards);
    if (!play) AddBids(*line, number % 10 == 0, bids);
  }
  if (cards.empty() && bids.empty()) {
    std::cerr << "fit_habits: no deals in " << arguments[1] << '\n';
    return 74;
  }
  if (play) {
    const auto model = FitAndTell<Logit<kCardTraits, kHabits>>(cards, 1);
    Print("solver/habits/play_habit.h", "HabitWeights", "kHabitWeights", model.weights());
  } else {
    const auto model = FitAndTell<Logit<kBidTraits, kBidHabits>>(bids, 2);
    Print("solver/habits/bid_habit.h", "BidWeights", "kBidWeights", model.weights());
  }
  return 0;
}

}  // namespace
}  // namespace schafkopf

int main(int argc, char** argv) {
  return schafkopf::Main(std::vector<std::string>(argv + 1, argv + argc));
}
