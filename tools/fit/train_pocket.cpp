// Trains the networks of the pocket edition: solver/pocket/pocket_weights.bin.
//
//   train_pocket sample GAME HANDS SEED GAMES WORLDS > samples
//   train_pocket train GAME EPOCHS SEED < samples > weights
//
// GAME: ruf, solo, wenz, geier, farbwenz or passing (which has GAMES rounds of the auction and no
// worlds). tools/fit/pocket does it all.
//
// Samples are hands drawn by chance, of any seat, each with what its games by habit and its open
// worlds came to; hands with which hardly anything or nearly everything is won are mostly left out.
// Several files of samples may follow each other.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <numbers>
#include <string>
#include <vector>

#include "engine/cards/random.h"
#include "engine/table/round_auction.h"
#include "engine/text/rules/rule_file.h"
#include "solver/auction/all_pass.h"
#include "solver/auction/bid_question.h"
#include "solver/auction/round_estimate.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/habit_game.h"
#include "solver/pocket/pocket_net.h"
#include "solver/pocket/pocket_outputs.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kScreenGames = 12;
constexpr double kDullKept = 0.2;  // of the hands that won no or all games of the screen
constexpr std::size_t kChunk = 500;

constexpr std::size_t kMostValues = 21;
struct Sample {
  std::uint32_t hand;
  std::uint32_t seat;
  // Of a game: of games by habit how many, won, with Schneider, schwarz, lost with Schneider, cents
  // won, lost, plain; of open worlds how many, won, with Schneider, schwarz. Of passing: with,
  // against, and of each level share, cents, squares; how many rounds.
  std::array<float, kMostValues> values;
};

bool IsPassing(const std::string& game) { return game == "passing"; }

// Of a name that was given.
Contract ContractOf(const std::string& game) { return PocketContract(PocketPlaceOf(game)); }

class Sampling {
 public:
  Sampling(const std::string& game, const RuleSet& rules, std::uint64_t seed, std::uint64_t games,
           std::uint64_t worlds)
      : game_(game),
        rules_(rules),
        table_(TableOf(rules, Deck::kLong)),
        seed_(seed),
        games_(games),
        worlds_(worlds) {
    options_.stakes = StakesOf(rules);
    effort_.threads = 0;
  }

  // Some more of them.
  std::vector<Sample> Chunk(std::uint64_t number) {
    Random random(seed_, number);
    effort_.seed = seed_ * 1'000'000 + number;
    std::vector<BidQuestion> questions;
    while (questions.size() < kChunk) {
      const BidQuestion question = Drawn(random);
      if (!IsPassing(game_) &&
          ObstacleTo(question.contracts[0], question.hand, table_) != BidObstacle::kNone) {
        continue;
      }
      questions.push_back(question);
    }
    return IsPassing(game_) ? Passed(questions) : Played(questions, random);
  }

 private:
  BidQuestion Drawn(Random& random) const {
    std::array<Card, kCardCount> cards;
    std::size_t count = 0;
    for (Card card : CardSet::All()) cards[count++] = card;
    CardSet hand;
    for (std::size_t i = 0; i < 8; ++i) {
      std::swap(cards[i], cards[i + random.Below(kCardCount - i)]);
      hand.Insert(cards[i]);
    }
    BidQuestion question{hand, table_, Seat(static_cast<int>(random.Below(kSeatCount))), {}};
    if (!IsPassing(game_)) question.contracts = {ContractOf(game_)};
    question.others.offers = KnownBids(rules_);
    return question;
  }

  std::vector<GameSums> Sums(const std::vector<BidQuestion>& questions, std::uint64_t worlds,
                             bool by_habit, std::uint64_t stream) const {
    std::vector<EstimateQuestion> asked;
    for (const BidQuestion& question : questions) {
      asked.push_back(EstimateOf(question, question.contracts[0]));
      asked.back().pricing = by_habit ? Pricing::kAll : Pricing::kWins;
    }
    EstimateOptions options = by_habit ? HabitOptions(options_) : options_;
    options.worlds = worlds;
    options.stream = stream;
    return Estimate(asked, options, effort_);
  }

  std::vector<Sample> Played(const std::vector<BidQuestion>& drawn, Random& random) const {
    const std::vector<GameSums> screen = Sums(drawn, kScreenGames, true, 0x73637265656e);
    std::vector<BidQuestion> questions;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
      const bool dull = screen[i].wins == 0 || screen[i].wins == kScreenGames;
      if (!dull || random.Fraction() < kDullKept) questions.push_back(drawn[i]);
    }
    const std::vector<GameSums> games = Sums(questions, games_, true, 0x67616d6573);
    const std::vector<GameSums> open = Sums(questions, worlds_, false, 0x6f70656e);
    std::vector<Sample> samples;
    for (std::size_t i = 0; i < questions.size(); ++i) {
      const GameSums& g = games[i];
      const GameSums& o = open[i];
      Sample sample = Named(questions[i]);
      std::size_t at = 0;
      for (auto number : {g.worlds, g.wins, g.schneider, g.schwarz, g.lost_schneider}) {
        sample.values[at++] = static_cast<float>(number);
      }
      for (auto cents : {g.win_cents, g.loss_cents, g.plain_cents}) {
        sample.values[at++] = static_cast<float>(cents);
      }
      for (auto number : {o.worlds, o.wins, o.schneider, o.schwarz}) {
        sample.values[at++] = static_cast<float>(number);
      }
      samples.push_back(sample);
    }
    return samples;
  }

  std::vector<Sample> Passed(const std::vector<BidQuestion>& questions) const {
    std::vector<Sample> samples;
    EstimateOptions options = options_;
    options.worlds = games_;
    for (const BidQuestion& question : questions) {
      RoundQuestion round{table_, question.seat, question.hand};
      round.known = RoundQuestion::Known::kWouldPass;
      round.others = question.others;
      round.all_pass = AllPassGame(rules_.options);
      const RoundEstimate passing = EstimateRound(round, options, effort_);
      Sample sample = Named(question);
      std::size_t at = 0;
      const auto add = [&](double value) { sample.values[at++] = static_cast<float>(value); };
      add(passing.with);
      add(passing.against);
      for (int level : kPocketLevels) {
        const auto rank = std::ranges::find(passing.ranks, level, &RankShare::level);
        const RankShare share = rank == passing.ranks.end() ? RankShare() : *rank;
        add(share.share);
        add(share.cents);
        add(share.squares);
      }
      add(static_cast<double>(games_));
      samples.push_back(sample);
    }
    return samples;
  }

  static Sample Named(const BidQuestion& question) {
    return {question.hand.bits(), static_cast<std::uint32_t>(question.seat.index()), {}};
  }

  std::string game_;
  const RuleSet& rules_;
  Table table_;
  std::uint64_t seed_, games_, worlds_;
  EstimateOptions options_;
  Effort effort_;
};

double Logistic(double x) { return 1 / (1 + std::exp(-x)); }

// The same network with real weights, and how they are moved.
class Trainer {
 public:
  Trainer(const std::string& game, std::uint64_t seed)
      : game_(game),
        roles_(IsPassing(game) ? PocketRoles() : PocketRoles(ContractOf(game))),
        outputs_(PocketOutputsOf(PocketPlaceOf(game))),
        random_(seed, 0),
        weights_(CountOf(roles_.rows(), outputs_)),
        gradient_(weights_.size()),
        mean_(weights_.size()),
        square_(weights_.size()) {
    base_ = roles_.rows() * kPocketWidth;
    second_ = base_ + kPocketWidth;
    second_base_ = second_ + kPocketWidth * kPocketSecond;
    last_ = second_base_ + kPocketSecond;
    last_base_ = last_ + kPocketSecond * outputs_;
    const auto fill = [&](std::size_t begin, std::size_t end, double size) {
      for (std::size_t i = begin; i < end; ++i) {
        weights_[i] = static_cast<float>(size * (2 * random_.Fraction() - 1));
      }
    };
    fill(0, base_, 0.5);
    fill(second_, second_base_, std::sqrt(6.0 / kPocketWidth));
    fill(last_, last_base_, std::sqrt(3.0 / kPocketSecond));
  }

  static std::size_t CountOf(std::size_t rows, std::size_t outputs) {
    return (rows + 1) * kPocketWidth + (kPocketWidth + 1) * kPocketSecond +
           (kPocketSecond + 1) * outputs;
  }

  void Train(std::vector<Sample>& samples, int epochs) {
    constexpr std::size_t kBatch = 256;
    ForgetUnseen(samples);
    // One in fifty is left out, to see how well it does.
    const std::size_t held_out = samples.size() / 50;
    const std::size_t used = samples.size() - held_out;
    const std::size_t batches = used / kBatch;
    const auto steps = static_cast<double>(epochs) * static_cast<double>(batches);
    double step = 0;
    for (int epoch = 0; epoch < epochs; ++epoch) {
      for (std::size_t i = used; i > 1; --i) std::swap(samples[i - 1], samples[random_.Below(i)]);
      double loss = 0;
      for (std::size_t begin = 0; begin + kBatch <= used; begin += kBatch) {
        std::ranges::fill(gradient_, 0.0F);
        for (std::size_t i = begin; i < begin + kBatch; ++i) loss += Learn(samples[i], true);
        const double part = step / steps;
        const double rate = 0.003 * (0.5 + 0.5 * std::cos(part * std::numbers::pi)) + 1e-6;
        Move(rate, ++step, 1.0 / kBatch);
      }
      double left_out = 0;
      error_ = noise_ = 0;
      for (std::size_t i = used; i < samples.size(); ++i) left_out += Learn(samples[i], false);
      std::fprintf(stderr, "%s epoch %d: loss %.5f, left out %.5f, error %.5f\n", game_.c_str(),
                   epoch + 1, loss / static_cast<double>(used),
                   left_out / static_cast<double>(held_out),
                   std::sqrt(std::max(0.0, error_ - noise_) / static_cast<double>(held_out)));
    }
  }

  // As PocketNet reads them; says how many do not fit.
  std::string Bytes() const {
    std::string bytes;
    int cut = 0;
    const auto whole = [&](float weight, std::int64_t unit, long most) {
      const long units = std::lround(static_cast<double>(weight) * static_cast<double>(unit));
      cut += units < -most || units > most ? 1 : 0;
      return std::clamp(units, -most, most);
    };
    for (std::size_t i = 0; i < base_; ++i) {
      bytes.push_back(static_cast<char>(whole(weights_[i], kPocketTableUnit, INT8_MAX)));
    }
    for (std::size_t i = base_; i < weights_.size(); ++i) {
      const long units = whole(weights_[i], kPocketUnit, INT16_MAX);
      bytes.push_back(static_cast<char>(units & 0xff));
      bytes.push_back(static_cast<char>(units >> 8));
    }
    std::fprintf(stderr, "%s: %zu bytes, %d weights cut off\n", game_.c_str(), bytes.size(), cut);
    return bytes;
  }

 private:
  // No weights where no hand of the samples lights a row.
  void ForgetUnseen(const std::vector<Sample>& samples) {
    std::vector<bool> seen(roles_.rows());
    for (const Sample& sample : samples) {
      for (std::size_t row : RowsOf(sample)) seen[row] = true;
    }
    for (std::size_t i = 0; i < base_; ++i) {
      if (!seen[i / kPocketWidth]) weights_[i] = 0;
    }
  }

  PocketRows RowsOf(const Sample& sample) const {
    return roles_.RowsOf(Seat(static_cast<int>(sample.seat)), CardSet::FromBits(sample.hand));
  }

  // Adds the gradient of a sample's loss; returns that loss.
  double Learn(const Sample& sample, bool moves) {
    const PocketRows rows = RowsOf(sample);
    std::array<float, kPocketWidth> hidden;
    for (std::size_t i = 0; i < kPocketWidth; ++i) hidden[i] = weights_[base_ + i];
    for (std::size_t row : rows) {
      const float* table = &weights_[row * kPocketWidth];
      for (std::size_t i = 0; i < kPocketWidth; ++i) hidden[i] += table[i];
    }
    std::array<float, kPocketSecond> behind;
    for (std::size_t j = 0; j < kPocketSecond; ++j) behind[j] = weights_[second_base_ + j];
    for (std::size_t i = 0; i < kPocketWidth; ++i) {
      hidden[i] = std::max(hidden[i], 0.0F);
      if (hidden[i] == 0) continue;
      const float* row = &weights_[second_ + i * kPocketSecond];
      for (std::size_t j = 0; j < kPocketSecond; ++j) behind[j] += hidden[i] * row[j];
    }
    std::array<float, kMostValues + 2> outputs{};
    for (std::size_t k = 0; k < outputs_; ++k) outputs[k] = weights_[last_base_ + k];
    for (std::size_t j = 0; j < kPocketSecond; ++j) {
      behind[j] = std::max(behind[j], 0.0F);
      for (std::size_t k = 0; k < outputs_; ++k) {
        outputs[k] += behind[j] * weights_[last_ + j * outputs_ + k];
      }
    }
    std::array<float, kMostValues + 2> slope{};
    const double loss = IsPassing(game_) ? LossOfPassing(sample, outputs, slope)
                                         : LossOfGame(sample, outputs, slope);
    if (!moves) return loss;

    std::array<float, kPocketSecond> of_behind{};
    for (std::size_t j = 0; j < kPocketSecond; ++j) {
      if (behind[j] == 0) continue;
      for (std::size_t k = 0; k < outputs_; ++k) {
        gradient_[last_ + j * outputs_ + k] += behind[j] * slope[k];
        of_behind[j] += weights_[last_ + j * outputs_ + k] * slope[k];
      }
    }
    for (std::size_t k = 0; k < outputs_; ++k) gradient_[last_base_ + k] += slope[k];
    std::array<float, kPocketWidth> of_hidden{};
    for (std::size_t i = 0; i < kPocketWidth; ++i) {
      if (hidden[i] == 0) continue;
      const float* row = &weights_[second_ + i * kPocketSecond];
      float* into = &gradient_[second_ + i * kPocketSecond];
      float sum = 0;
      for (std::size_t j = 0; j < kPocketSecond; ++j) {
        into[j] += hidden[i] * of_behind[j];
        sum += row[j] * of_behind[j];
      }
      of_hidden[i] = sum;
    }
    for (std::size_t j = 0; j < kPocketSecond; ++j) gradient_[second_base_ + j] += of_behind[j];
    for (std::size_t i = 0; i < kPocketWidth; ++i) gradient_[base_ + i] += of_hidden[i];
    for (std::size_t row : rows) {
      float* into = &gradient_[row * kPocketWidth];
      for (std::size_t i = 0; i < kPocketWidth; ++i) into[i] += of_hidden[i];
    }
    return loss;
  }

  // The surprise of `happened` among `of` at log odds, weighed.
  template <class Slope>
  static double Surprise(float happened, float of, double weight, float odds, Slope& slope) {
    if (of == 0) return 0;
    const double chance = Logistic(odds);
    const double share = happened / of;
    slope = static_cast<float>(weight * (chance - share));
    return -weight *
           (share * std::log(chance + 1e-12) + (1 - share) * std::log(1 - chance + 1e-12));
  }
  template <class Slope>
  static double Distance(double value, double weight, float output, Slope& slope) {
    const double off = output - value;
    slope = static_cast<float>(weight * off);
    return weight * off * off / 2;
  }

  template <class Outputs>
  double LossOfGame(const Sample& sample, const Outputs& outputs, Outputs& slope) {
    const auto& v = sample.values;
    double loss = 0;
    const auto part = [&](std::size_t k, std::size_t happened, float of, double weight) {
      loss += Surprise(v[happened], of, weight, outputs[k], slope[k]);
    };
    part(kPocketWon, 1, v[0], 4);
    part(kPocketSchneider, 2, v[1], v[1] / v[0]);
    part(kPocketSchwarz, 3, v[2], v[2] / v[0]);
    part(kPocketLostSchneider, 4, v[0] - v[1], 1 - v[1] / v[0]);
    part(kPocketOpenWon, 9, v[8], 0.5);
    part(kPocketOpenSchneider, 10, v[9], 0.3 * v[9] / v[8]);
    part(kPocketOpenSchwarz, 11, v[10], 0.3 * v[10] / v[8]);
    const double chance = Logistic(outputs[kPocketWon]);
    const double off = chance - v[1] / v[0];
    error_ += off * off;
    noise_ += chance * (1 - chance) / v[0];
    if (outputs_ == kPocketSoloOutputs) return loss;
    const auto price = [&](std::size_t k, float cents, float of) {
      if (of == 0) return;
      loss += Distance(cents / of / kPocketPrice, of / v[0], outputs[k], slope[k]);
    };
    price(kPocketWinPrice, v[5], v[1]);
    price(kPocketLossPrice, v[6], v[0] - v[1]);
    price(kPocketPlainPrice, v[7], v[0]);
    return loss;
  }

  template <class Outputs>
  double LossOfPassing(const Sample& sample, const Outputs& outputs, Outputs& slope) {
    const auto& v = sample.values;
    double loss = Surprise(v[0], 1, 1, outputs[kPocketWith], slope[kPocketWith]);
    loss += Surprise(v[1], 1, 1, outputs[kPocketAgainst], slope[kPocketAgainst]);
    double sum = 0;
    for (std::size_t i = 0; i < kPocketLevels.size(); ++i) {
      sum += std::exp(outputs[kPocketShares + i]);
    }
    double cents = 0;
    double squares = 0;
    for (std::size_t i = 0; i < kPocketLevels.size(); ++i) {
      squares += v[4 + 3 * i];
      const double chance = std::exp(outputs[kPocketShares + i]) / sum;
      loss -= v[2 + 3 * i] * std::log(chance + 1e-12);
      slope[kPocketShares + i] = static_cast<float>(chance - v[2 + 3 * i]);
      loss += Distance(v[3 + 3 * i] / kPocketPrice, 2, outputs[kPocketCents + i],
                       slope[kPocketCents + i]);
      loss += Distance(v[4 + 3 * i] / kPocketSquare, 0.3, outputs[kPocketSquares + i],
                       slope[kPocketSquares + i]);
      cents += outputs[kPocketCents + i] * kPocketPrice - v[3 + 3 * i];
    }
    error_ += cents * cents;
    noise_ += squares / v[20];
    return loss;
  }

  // Adam.
  void Move(double rate, double step, double scale) {
    constexpr double kMean = 0.9, kSquare = 0.999;
    const auto by = static_cast<float>(rate / (1 - std::pow(kMean, step)));
    const auto bias = static_cast<float>(1 / (1 - std::pow(kSquare, step)));
    const auto mean = static_cast<float>(kMean), square = static_cast<float>(kSquare);
    const auto part = static_cast<float>(scale);
    for (std::size_t i = 0; i < weights_.size(); ++i) {
      const float slope = gradient_[i] * part;
      mean_[i] = mean * mean_[i] + (1 - mean) * slope;
      square_[i] = square * square_[i] + (1 - square) * slope * slope;
      weights_[i] -= by * mean_[i] / (std::sqrt(square_[i] * bias) + 1e-8F);
    }
    constexpr float kMost = static_cast<float>(INT8_MAX) / kPocketTableUnit;
    for (std::size_t i = 0; i < base_; ++i) weights_[i] = std::clamp(weights_[i], -kMost, kMost);
  }

  std::string game_;
  PocketRoles roles_;
  std::size_t outputs_;
  Random random_;
  std::vector<float> weights_, gradient_, mean_, square_;
  std::size_t base_, second_, second_base_, last_, last_base_;
  double error_ = 0;  // squares of what is off in hands left out: of the chance to win, or cents
  double noise_ = 0;  // as much as the samples themselves are off
};

int WriteSamples(const std::string& game, std::uint64_t hands, std::uint64_t seed,
                 std::uint64_t games, std::uint64_t worlds) {
  const auto rules = PresetRules("sauspiel");
  Sampling sampling(game, *rules, seed, games, worlds);
  std::uint64_t written = 0;
  for (std::uint64_t chunk = 0; written < hands; ++chunk) {
    const std::vector<Sample> samples = sampling.Chunk(chunk);
    std::fwrite(samples.data(), sizeof(Sample), samples.size(), stdout);
    std::fflush(stdout);
    written += samples.size();
    if (chunk % 20 == 0) {
      std::fprintf(stderr, "%s: %s\n", game.c_str(), std::to_string(written).c_str());
    }
  }
  return 0;
}

int WriteWeights(const std::string& game, int epochs, std::uint64_t seed) {
  std::vector<Sample> samples;
  for (Sample sample; std::fread(&sample, sizeof sample, 1, stdin) == 1;) samples.push_back(sample);
  Trainer trainer(game, seed);
  trainer.Train(samples, epochs);
  const std::string weights = trainer.Bytes();
  std::fwrite(weights.data(), 1, weights.size(), stdout);
  return 0;
}

}  // namespace
}  // namespace schafkopf

int main(int count, char** words) {
  const std::vector<std::string> given(words, words + count);
  const auto number = [&](std::size_t place) { return std::stoull(given[place]); };
  const bool known = count > 2 && (schafkopf::IsPassing(given[2]) ||
                                   schafkopf::PocketPlaceOf(given[2]) != schafkopf::kPocketPassing);
  if (known && count == 7 && given[1] == "sample") {
    return schafkopf::WriteSamples(given[2], number(3), number(4), number(5), number(6));
  }
  if (known && count == 5 && given[1] == "train") {
    return schafkopf::WriteWeights(given[2], static_cast<int>(number(3)), number(4));
  }
  std::fputs(
      "train_pocket sample GAME HANDS SEED GAMES WORLDS | train_pocket train GAME EPOCHS SEED\n",
      stderr);
  return 2;
}
