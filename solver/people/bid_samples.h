// The worlds and games dealt for all contracts of all questions, look by look.
#ifndef SCHAFKOPF_SOLVER_PEOPLE_BID_SAMPLES_H_
#define SCHAFKOPF_SOLVER_PEOPLE_BID_SAMPLES_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "solver/people/bid_advice.h"
#include "solver/people/bid_ranking.h"

namespace schafkopf {

class BidSamples {
 public:
  // Questions of one kind of game or solve, and the estimate that deals their worlds.
  struct Track {
    explicit Track(const EstimateOptions& how) : options(how) {}

    // The place of a question about a contract's worlds, entered behind `first` unless it is there.
    std::size_t Enter(const EstimateQuestion& question, std::size_t first);
    void Begin() { estimate.emplace(questions, options); }

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

  // `questions` and `options` are to outlive it.
  BidSamples(std::span<const BidQuestion> questions, const AdviceOptions& options);
  BidSamples(const BidSamples&) = delete;
  BidSamples& operator=(const BidSamples&) = delete;

  // By question, in the order of its contracts.
  std::vector<Entry>& entries() { return entries_; }
  const std::vector<Entry>& entries() const { return entries_; }

  // Whether worlds are dealt look by look, and contracts of a question may be given up.
  bool HasLaps() const { return !options_.exact && !options_.error; }
  bool Races(const BidQuestion& question) const { return question.seeks_best && HasLaps(); }

  // Deals further, until so many of kRaceParts are there.
  void DealHabitGames(int part) { DealGames(by_habit_, part); }
  void DealWorlds(int part);
  void DealThoughtGames(int part) { DealGames(by_thought_, part); }

 private:
  void Enter(const BidQuestion& question);
  Track* TrackOf(Basis basis);
  void DealGames(Track& track, int part);
  // Of `all`, as many as a contract gets until a look of the race.
  std::uint64_t Part(const Entry& entry, std::uint64_t all, int part) const;

  const AdviceOptions& options_;
  Track open_;
  Track by_habit_;
  Track by_thought_;
  std::vector<Entry> entries_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_PEOPLE_BID_SAMPLES_H_
