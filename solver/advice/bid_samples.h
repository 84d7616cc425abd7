// The worlds and games dealt for all contracts of all questions, look by look.
#ifndef SCHAFKOPF_SOLVER_ADVICE_BID_SAMPLES_H_
#define SCHAFKOPF_SOLVER_ADVICE_BID_SAMPLES_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "solver/advice/bid_advice.h"
#include "solver/advice/bid_ranking.h"
#include "solver/advice/deciding_facts.h"

namespace schafkopf {

class BidSamples {
 public:
  // Questions of one kind of game or solve, and the estimate that deals their worlds.
  struct Track {
    explicit Track(const EstimateOptions& how) : options(how) {}

    // The place of a question about a contract's worlds, entered behind `first` unless it is there.
    std::size_t Enter(const EstimateQuestion& question, std::size_t first);
    void Begin(const Effort& effort) { estimate.emplace(questions, options, effort); }

    const EstimateOptions options;
    std::vector<EstimateQuestion> questions;
    std::optional<GrowingEstimate> estimate;
  };

  // One contract of one question.
  struct Entry : Known {
    Entry(const BidQuestion& asked, const EstimateQuestion& own)
        : Known(asked, own.game.contract(), own.game), question(&asked) {}

    const BidQuestion* question;
    std::optional<std::size_t> open_place;  // nothing where no open world is solved
    Track* games = nullptr;                 // null where none are played
    std::size_t games_place = 0;
  };

  // All three are to outlive it.
  BidSamples(std::span<const BidQuestion> questions, const AdviceOptions& options,
             const Effort& effort);
  BidSamples(const BidSamples&) = delete;
  BidSamples& operator=(const BidSamples&) = delete;

  // By question, in the order of its contracts.
  std::vector<Entry>& entries() { return entries_; }
  const std::vector<Entry>& entries() const { return entries_; }

  // Whether worlds are dealt look by look, and contracts of a question may be given up.
  bool HasLaps() const { return !options_.exact && !options_.error; }
  bool Races(const BidQuestion& question) const { return question.seeks_best && HasLaps(); }

  // Deals further, until so many of kRaceParts are there; with the last of them also the open
  // worlds of contracts of which few worlds decide.
  void DealHabitGames(int part) { DealGames(by_habit_, part); }
  void DealWorlds(int part);
  void DealThoughtGames(int part) { DealGames(by_thought_, part); }
  // The first few of all: a `stop` soon after finds something, however many are asked for.
  void DealFirstGames();
  void DealFirstWorlds();
  // Games and worlds of what is not given up until options.table_error is met, or as many as it may
  // take are there.
  void Narrow();

  // The games behind the chance of an entry, else its open worlds, as they were dealt: the first of
  // them, where there are many.
  std::vector<EndedDeal> EndedDealsOf(const Entry& entry) const;

 private:
  void Enter(const BidQuestion& question);
  Track* TrackOf(Basis basis);
  static const Game& GameOf(const Entry& entry) {
    return entry.games->questions[entry.games_place].game;
  }
  // Whether open worlds are dealt as a contract needs them: more where few decide, half where a
  // control steadies them.
  bool Adapts() const;
  bool IsPlayed(const Entry& entry, const Track& track) const;
  // As many games as a contract usually gets.
  std::uint64_t GamesOf(const Entry& entry) const;
  // Of as many open worlds as usual, those that an open place needs.
  std::uint64_t Steadied(std::uint64_t worlds, std::size_t place) const;
  // Of `all`, as many as a contract gets until a look of the race.
  std::uint64_t Part(const Entry& entry, std::uint64_t all, int part) const;
  void DealGames(Track& track, int part);
  // Until there are so many, by place.
  using Ends = std::vector<std::uint64_t>;
  void DealGames(Track& track, const Ends& ends);
  void DealOpen(const Ends& ends);
  // The number of the first open world of a place that is asked less than those before it.
  std::uint64_t PricedUntil(std::size_t place) const;

  const AdviceOptions& options_;
  const Effort& effort_;
  Track open_;
  Track by_habit_;
  Track by_thought_;
  const std::uint64_t habit_games_;    // for each contract
  const std::uint64_t thought_games_;  // the same, where one takes no longer than usual
  std::vector<Entry> entries_;
  std::vector<bool> prices_some_;  // by open place: whether only the first worlds are priced whole
  std::vector<GameSums> priced_;   // by open place, those worlds
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_BID_SAMPLES_H_
