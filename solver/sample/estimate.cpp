#include "solver/sample/estimate.h"

#include <algorithm>
#include <deque>
#include <limits>
#include <numeric>

#include "engine/money/settle.h"
#include "engine/worlds/dealer.h"
#include "solver/sample/by_threads.h"
#include "solver/sample/partner_control.h"

namespace schafkopf {
namespace {

// Worlds of each question between two looks at stopping rules and progress, growing with the worlds
// already dealt.
constexpr std::uint64_t WaveAfter(std::uint64_t dealt) {
  return std::clamp<std::uint64_t>(dealt / 2, 50, 10'000);
}

enum class WorldEnd : std::uint8_t { kNone, kLost, kWon };  // kNone: refused, or stopped before
WorldEnd EndOf(const GameSums& world) {
  if (world.worlds == 0) return WorldEnd::kNone;
  return world.wins > 0 ? WorldEnd::kWon : WorldEnd::kLost;
}

// One question with its dealer and where it stands.
struct Running {
  const EstimateQuestion* question;
  Dealer dealer;
  Accept accept;
  Prices prices;
  std::uint64_t seed;
  std::uint64_t planned = 0;  // worlds to deal at most
  std::uint64_t next = 0;     // the first world not yet dealt
  bool enumerate = false;     // worlds by number, each once
  bool ended = false;
  GameSums sum;
  std::vector<WorldEnd> ends = {};  // by world dealt
  std::optional<PartnerControl> control = {};
};

// A fixed order of 0 .. count-1 in which every beginning is spread over the whole.
std::uint64_t Shuffled(std::uint64_t i, std::uint64_t count) {
  // Small enough that i * stride cannot overflow: exact estimates stay far below 2^40 worlds.
  std::uint64_t stride = std::min<std::uint64_t>(count / 8 * 5, 0xffffff) | 1;
  while (std::gcd(stride, count) != 1) stride += 2;
  return i * stride % count;
}

// World `i`, or nothing if it is refused (when enumerating) or none was accepted before `stop`.
std::optional<Hands> DealWorld(const Running& running, std::uint64_t i,
                               const std::function<bool()>& stop = {}) {
  if (running.enumerate) {
    Hands hands = running.dealer.World(Shuffled(i, running.dealer.count()));
    if (running.accept && !running.accept(running.question->game.contract(), hands))
      return std::nullopt;
    return hands;
  }
  return SampleAccepted(running.dealer, running.question->game.contract(), running.seed, i,
                        running.accept, stop);
}

// Streams of chance that no world is dealt from.
constexpr std::uint64_t kPlaySeed = 0x706c61796f757473;

GameSums PlayWorld(const WorldGame& play, const Running& running, const Hands& hands,
                   std::uint64_t world) {
  const EstimateQuestion& question = *running.question;
  const Deal deal = DealPlayed(question, hands);
  Random random(running.seed ^ kPlaySeed, world);
  return play(deal, question.asker, running.prices, random);
}

GameSums SolveWorld(Solver& solver, const Running& running, const Hands& hands) {
  const EstimateQuestion& question = *running.question;
  Position position(Deal{question.game, question.declarer, DealPlayed(question, hands).hands});
  for (Card card : question.played) position.Play(card);
  const Thresholds thresholds = ThresholdsOf(position.deal(), running.prices);
  const Value value = ValueAsPriced(solver, position, thresholds, question.pricing);
  GameSums one = SumsOf(position.deal(), value, question.asker, running.prices);
  if (question.pricing == Pricing::kWinner) one.unpriced_wins = one.wins;
  return one;
}

// Only of the declarer's own question, of all worlds alike, does a control know the mean.
std::optional<PartnerControl> ControlOf(const EstimateQuestion& question, const Accept& accept) {
  const bool alike = !accept && !question.before_play && question.played.empty();
  if (!alike || question.asker != question.declarer) return std::nullopt;
  return PartnerControl::For(question.game, question.knowledge);
}

// A world that was solved or played, with its control.
GameSums WithControl(GameSums one, const Running& running, const Hands& hands) {
  if (!running.control || one.worlds == 0) return one;
  const std::int64_t control = running.control->Of(hands);
  one.control = {control, control * control, one.wins > 0 ? control : 0};
  return one;
}

// A regression of fewer worlds says little; and no control explains more than this.
constexpr double kLeastRegressed = 20;
constexpr double kMostExplained = 0.9;
// Worlds that it costs, as much as it can mislead by.
constexpr double kRegressionCosts = 3;

// Whether a question has dealt all it should, by rules that look only at wave borders.
bool Finished(const Running& running, const EstimateOptions& options) {
  if (running.next >= running.planned) return true;
  if (running.enumerate) return false;
  if (running.next > 0 && running.sum.worlds == 0) return true;
  if (!options.error) return false;
  const Share share = WinShareOf(running.sum);
  return (share.high - share.low) / 2 <= *options.error;
}

// One world of one question.
struct Task {
  Running* running;
  std::uint64_t world;
};

}  // namespace

class GrowingEstimate::Impl {
 public:
  Impl(std::span<const EstimateQuestion> questions, const EstimateOptions& options,
       const Effort& effort)
      : options_(options),
        effort_(effort),
        threads_(effort.threads),
        solvers_(threads_),
        players_(threads_) {
    for (const EstimateQuestion& question : questions) {
      Running& running = running_.emplace_back(
          Running{.question = &question,
                  .dealer = Dealer(question.knowledge),
                  .accept = AcceptOf(question, options.accept),
                  .prices = PricesOf(question.game, options.stakes),
                  .seed = options.SeedOf(effort, question.knowledge.held[question.asker]),
                  .sum = {}});
      running.control = ControlOf(question, running.accept);
      const std::uint64_t possible = running.dealer.count();
      running.sum.worlds_possible = possible;
      running.enumerate = options.exact || possible <= options.worlds;
      running.planned = running.enumerate ? possible : options.worlds;
      running.ended = running.planned == 0;
      // Where not even the first world is accepted, none of the others is tried.
      if (!running.ended && !running.enumerate && !DealWorld(running, 0, effort_.stop)) {
        running.ended = true;
      }
    }
  }

  void DealUntil(std::span<const std::uint64_t> ends) {
    while (!effort_.stopped() && DealWave(ends)) {
    }
  }

  const GameSums& Of(std::size_t question) const { return running_[question].sum; }

  bool HasControl(std::size_t question) const { return running_[question].control.has_value(); }

  void ForEachWorld(std::size_t question, std::uint64_t most, const Visit& visit) const {
    const Running& running = running_[question];
    for (std::size_t world = 0; world < std::min<std::uint64_t>(most, running.ends.size());
         ++world) {
      const WorldEnd end = running.ends[world];
      if (end == WorldEnd::kNone) continue;
      visit(DealWorld(running, world).value(), end == WorldEnd::kWon);
    }
  }

 private:
  const WorldGame& PlayerOf(int thread) {
    WorldGame& player = players_.Of(thread);
    if (!player) player = options_.players();
    return player;
  }

  // Solves the next wave of every question that goes on; false if none did.
  bool DealWave(std::span<const std::uint64_t> ends) {
    std::vector<Task> tasks;
    for (std::size_t i = 0; i < running_.size(); ++i) {
      Running& running = running_[i];
      if (running.ended) continue;
      const std::uint64_t end =
          std::min({running.planned, ends[i], running.next + WaveAfter(running.next)});
      for (; running.next < end; ++running.next) tasks.push_back({&running, running.next});
    }
    if (tasks.empty()) return false;
    std::vector<GameSums> results(tasks.size());
    threads_.ForEach(tasks.size(), options_.grain, [&](std::size_t i, int thread) {
      if (effort_.stopped()) return;
      const auto& [running, world] = tasks[i];
      if (const auto hands = DealWorld(*running, world, effort_.stop)) {
        const GameSums one = options_.players ? PlayWorld(PlayerOf(thread), *running, *hands, world)
                                              : SolveWorld(solvers_.Of(thread), *running, *hands);
        results[i] = WithControl(one, *running, *hands);
      }
    });
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      tasks[i].running->sum += results[i];
      tasks[i].running->ends.push_back(EndOf(results[i]));
    }
    std::uint64_t done = 0;
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < running_.size(); ++i) {
      Running& running = running_[i];
      running.ended = running.ended || Finished(running, options_);
      running.sum.complete =
          running.enumerate && running.next == running.planned && !effort_.stopped();
      done += running.next;
      total +=
          running.ended ? running.next : std::max(running.next, std::min(running.planned, ends[i]));
    }
    if (effort_.progress && !options_.players) effort_.progress(done, total);
    return true;
  }

  const EstimateOptions& options_;
  const Effort& effort_;
  std::deque<Running> running_;
  const Threads threads_;
  PerThread<Solver> solvers_;
  PerThread<WorldGame> players_;
};

GrowingEstimate::GrowingEstimate(std::span<const EstimateQuestion> questions,
                                 const EstimateOptions& options, const Effort& effort)
    : impl_(std::make_unique<Impl>(questions, options, effort)) {}
GrowingEstimate::~GrowingEstimate() = default;

void GrowingEstimate::DealUntil(std::span<const std::uint64_t> ends) { impl_->DealUntil(ends); }

const GameSums& GrowingEstimate::Of(std::size_t question) const { return impl_->Of(question); }

bool GrowingEstimate::HasControl(std::size_t question) const { return impl_->HasControl(question); }

void GrowingEstimate::ForEachWorld(std::size_t question, std::uint64_t most,
                                   const Visit& visit) const {
  impl_->ForEachWorld(question, most, visit);
}

GameSums SumsOf(const Deal& deal, Value value, Seat asker, const Prices& prices) {
  const Settlement settled = Settle(deal, value, prices);
  const bool declares = DeclarerSide(deal).Contains(asker);
  const Result plain{.won = declares, .schneider = false, .schwarz = false};
  const std::int64_t cents = WorthTo(asker, settled, deal);

  GameSums one{CountsFor(asker, deal, settled.result)};
  one.worlds = 1;
  (one.wins > 0 ? one.win_cents : one.loss_cents) = cents;
  one.squared_cents = cents * cents;
  const Settlement plainly = settled.sjavs ? Settle(deal, declares ? kWin : kWin - Value(2), prices)
                                           : SettleAs(deal, plain, prices);
  one.plain_cents = WorthTo(asker, plainly, deal);
  return one;
}

Accept AcceptOf(const EstimateQuestion& question, const Accept& options) {
  if (!question.accept || !options) return question.accept ? question.accept : options;
  return [own = question.accept, options](const Contract& contract, const Hands& hands) {
    return own(contract, hands) && options(contract, hands);
  };
}

Deal DealPlayed(const EstimateQuestion& question, const Hands& dealt) {
  const Deal deal{question.game, question.declarer, dealt};
  return question.before_play ? question.before_play(deal) : deal;
}

GameSums& GameSums::operator+=(const GameSums& other) {
  GameCounts::operator+=(other);
  worlds += other.worlds;
  win_cents += other.win_cents;
  loss_cents += other.loss_cents;
  squared_cents += other.squared_cents;
  plain_cents += other.plain_cents;
  unpriced_wins += other.unpriced_wins;
  control.all += other.control.all;
  control.squares += other.control.squares;
  control.won += other.control.won;
  return *this;
}

Share WinShareOf(const GameSums& estimate, double deviations) {
  const auto worlds = static_cast<double>(estimate.worlds);
  const double won = static_cast<double>(estimate.wins) / worlds;
  if (estimate.complete) return {won, won, won};
  // What the control says of the worlds alone, and of those won.
  const auto& [all, squares, of_won] = estimate.control;
  const double mean = static_cast<double>(all) / worlds;
  const double spread = static_cast<double>(squares) / worlds - mean * mean;
  const double variance = won * (1 - won);
  if (worlds < kLeastRegressed || !(spread > 0) || !(variance > 0)) {
    return WilsonShareOf(won, worlds, deviations);
  }
  const double moves = (static_cast<double>(of_won) / worlds - mean * won) / spread;
  const double explained = std::min(kMostExplained, moves * moves * spread / variance);
  return WilsonShareOf(std::clamp(won - moves * mean, won / 2, (1 + won) / 2),
                       (worlds - kRegressionCosts) / (1 - explained), deviations);
}

MeanError MeanCentsOf(const GameSums& estimate) {
  const MeanError cents = MeanOf(estimate.win_cents + estimate.loss_cents, estimate.squared_cents,
                                 static_cast<std::int64_t>(estimate.worlds));
  if (estimate.complete) return {cents.value, 0};
  return CentsOf(cents, WinShareOf(estimate));
}

std::vector<GameSums> Estimate(std::span<const EstimateQuestion> questions,
                               const EstimateOptions& options, const Effort& effort) {
  GrowingEstimate estimate(questions, options, effort);
  estimate.DealUntil(std::vector(questions.size(), std::numeric_limits<std::uint64_t>::max()));
  std::vector<GameSums> sums;
  for (std::size_t i = 0; i < questions.size(); ++i) sums.push_back(estimate.Of(i));
  return sums;
}

}  // namespace schafkopf
