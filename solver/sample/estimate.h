// What contracts are worth with open cards, estimated over dealt worlds.
#ifndef SCHAFKOPF_SOLVER_SAMPLE_ESTIMATE_H_
#define SCHAFKOPF_SOLVER_SAMPLE_ESTIMATE_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/cards/random.h"
#include "engine/money/scoring.h"
#include "engine/worlds/accept.h"
#include "engine/worlds/knowledge.h"
#include "solver/price_class.h"
#include "solver/sample/effort.h"
#include "solver/sample/game_counts.h"
#include "solver/sample/statistics.h"
#include "solver/solver.h"

namespace schafkopf {

struct Prices;  // engine/money/settle.h

// One game as one seat sees it.
struct EstimateQuestion {
  Game game;  // as the table plays it
  Seat declarer;
  Seat asker;           // whose cents are counted
  Knowledge knowledge;  // what the asker knows of the hands as dealt
  std::vector<Card> played;
  // What open worlds are asked. Without losses each counts as lost without Schneider: loss_cents
  // and squared_cents are then no one's, all else is the same, at half the nodes. Of the winner
  // alone win_cents are no one's either, and wins are `unpriced`. REQUIRES kAll where the asker
  // does not declare, whose wins are the losses.
  Pricing pricing = Pricing::kAll;
  // What happens between dealing and the first card, such as an exchange of cards: the deal that is
  // played for the one dealt. Pure and thread-safe; where empty they are the same.
  std::function<Deal(const Deal&)> before_play = {};
  // Which deals come to that game at all; where empty, every one.
  Accept accept = {};
};

// What a question and options ask of a world together.
Accept AcceptOf(const EstimateQuestion& question, const Accept& options);

// The deal that is played where these hands are dealt.
Deal DealPlayed(const EstimateQuestion& question, const Hands& dealt);

struct GameSums;
// Plays a dealt world from its first card to its end and counts it for the asker. What comes of it
// depends on these alone, `random` by its state.
using WorldGame =
    std::function<GameSums(const Deal& deal, Seat asker, const Prices& prices, Random& random)>;

struct EstimateOptions {
  // Makes for each thread what plays dealt worlds, of questions without cards played; where empty,
  // all hands are open and nobody errs.
  std::function<WorldGame()> players;
  // Worlds that a thread takes at a time: more than one where each takes microseconds.
  std::size_t grain = 1;
  std::uint64_t stream = 0;  // of chance: worlds and games of another one are others
  Stakes stakes;
  // Worlds to deal for each question. Where no more agree, each of them is dealt exactly once.
  std::uint64_t worlds = 200;
  // Deal every world that agrees, however many; then `worlds` does not matter.
  bool exact = false;
  // Stop a question once the half-width of its open interval is at most this.
  std::optional<double> error;
  Accept accept;

  // What the worlds and games of a question are drawn by. Another hand gets others: else what many
  // hands come to in the mean would share one luck.
  std::uint64_t SeedOf(const Effort& effort, CardSet hand) const {
    return Random(effort.seed ^ stream, hand.bits()).Next();
  }
};

// What PartnerControl says of the dealt worlds, where it does: summed over all, their squares, and
// summed over those that the asker's side won.
struct ControlSums {
  std::int64_t all = 0;
  std::int64_t squares = 0;
  std::int64_t won = 0;

  friend bool operator==(const ControlSums&, const ControlSums&) = default;
};

// Sums over the dealt worlds, each played once; won and lost by the asker's side. All integers, so
// that they do not depend on the order of summing.
struct GameSums : GameCounts {
  std::uint64_t worlds_possible = 0;  // that agree with the knowledge (before `accept`)
  std::uint64_t worlds = 0;           // dealt and solved
  bool complete = false;              // every possible world was solved
  // What the asker receives in won, in lost worlds; and the sum of squares over both.
  std::int64_t win_cents = 0;
  std::int64_t loss_cents = 0;
  std::int64_t squared_cents = 0;
  // What the asker would receive, had his side won each world without Schneider.
  std::int64_t plain_cents = 0;
  std::uint64_t unpriced_wins = 0;  // of which nobody knows whether with Schneider
  ControlSums control = {};

  GameSums& operator+=(const GameSums& other);
};

// One world of two sides that ended with `value`.
GameSums SumsOf(const Deal& deal, Value value, Seat asker, const Prices& prices);

// Of the won worlds, so many deviations to either side; a point when complete. Where a control was
// summed, of as good partners as are dealt in the mean. REQUIRES: estimate.worlds > 0.
Share WinShareOf(const GameSums& estimate, double deviations = kNormal95);

// For the asker; without error when complete. REQUIRES: estimate.worlds > 0.
MeanError MeanCentsOf(const GameSums& estimate);

// Questions that are estimated together as far as they are asked for. World i of a question is a
// pure function of (knowledge, seed, i), and so the sums over the first worlds are the same for any
// number of threads, unless effort.stop ended them. A question whose worlds
// all contradict its knowledge, or of which `accept` refused too many, stays without worlds.
class GrowingEstimate {
 public:
  // All three are to outlive it.
  GrowingEstimate(std::span<const EstimateQuestion> questions, const EstimateOptions& options,
                  const Effort& effort);
  ~GrowingEstimate();

  // Deals further worlds of each question until it has ends[i] of them, or all that there are, or
  // need no more by options.error; none where it has as many. Returns early, in no such state,
  // where effort.stop says so. REQUIRES: an end for each question.
  void DealUntil(std::span<const std::uint64_t> ends);
  const GameSums& Of(std::size_t question) const;
  // Whether its worlds come with a control, so that half of them tell as much.
  bool HasControl(std::size_t question) const;

  // The first `most` of the worlds dealt so far, by number, and whether the asker's side won them.
  using Visit = std::function<void(const Hands& dealt, bool won)>;
  // Deals each of them again.
  void ForEachWorld(std::size_t question, std::uint64_t most, const Visit& visit) const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

// Estimates all questions to their ends.
std::vector<GameSums> Estimate(std::span<const EstimateQuestion> questions,
                               const EstimateOptions& options, const Effort& effort = {});

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SAMPLE_ESTIMATE_H_
