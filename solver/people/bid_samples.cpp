#include "solver/people/bid_samples.h"

#include <algorithm>
#include <limits>

#include "solver/people/bid_race.h"
#include "solver/people/played_games.h"

namespace schafkopf {

std::size_t BidSamples::Track::Enter(const EstimateQuestion& question, std::size_t first) {
  for (std::size_t place = first; place < questions.size(); ++place) {
    if (questions[place].game.contract() == question.game.contract()) return place;
  }
  questions.push_back(question);
  return questions.size() - 1;
}

BidSamples::BidSamples(std::span<const BidQuestion> questions, const AdviceOptions& options)
    : options_(options),
      open_(options),
      by_habit_(PlayedOptions(options)),
      by_thought_(ThoughtOptions(options)) {
  for (const BidQuestion& question : questions) Enter(question);
  for (Track* track : {&open_, &by_habit_, &by_thought_}) track->Begin();
}

BidSamples::Track* BidSamples::TrackOf(Basis basis) {
  if (basis == Basis::kOpen) return nullptr;
  return basis == Basis::kPlayed ? &by_thought_ : &by_habit_;
}

void BidSamples::Enter(const BidQuestion& question) {
  const std::size_t first_open = open_.questions.size();
  for (const Contract& contract : question.contracts) {
    const Contract underlying = SharesWorlds(contract) ? contract.WithoutTout() : contract;
    const EstimateQuestion own = EstimateOf(question, contract);
    Entry entry(question, own);
    if (entry.has_open_worlds) {
      entry.open_place = open_.Enter(EstimateOf(question, underlying), first_open);
    }
    entry.games = TrackOf(entry.basis);
    if (entry.games != nullptr) {
      entry.games_place = entry.games->questions.size();
      entry.games->questions.push_back(own);
      // A Tout asks for no losses of the worlds that it shares. Where others declare, their
      // losses are the asker's wins.
      const bool declares = own.declarer == own.asker && contract.parties() != Parties::kOld;
      if (entry.open_place) {
        open_.questions[*entry.open_place].prices_losses = options_.open_cents || !declares;
      }
    }
    entries_.push_back(entry);
  }
}

std::uint64_t BidSamples::Part(const Entry& entry, std::uint64_t all, int part) const {
  if (entry.given_up_after > 0) return 0;
  const bool looks = Races(*entry.question) || (options_.early && HasLaps());
  if (part == kRaceParts || !looks) return all;
  return std::max<std::uint64_t>(1, all * static_cast<std::uint64_t>(part) / kRaceParts);
}

void BidSamples::DealGames(Track& track, int part) {
  std::vector<std::uint64_t> ends(track.questions.size());
  for (const Entry& entry : entries_) {
    if (entry.games != &track || (&track == &by_thought_ && entry.IsUnlikelyFor(*entry.question)))
      continue;
    std::uint64_t games = track.options.worlds;
    if (&track == &by_thought_) {
      games = ThoughtGames(track.questions[entry.games_place].game, games);
    }
    ends[entry.games_place] = Part(entry, games, part);
  }
  track.estimate->DealUntil(ends);
  for (Entry& entry : entries_) {
    if (entry.games == &track) entry.played = track.estimate->Of(entry.games_place);
  }
}

void BidSamples::DealWorlds(int part) {
  const bool all = options_.exact || options_.error;
  const std::uint64_t worlds = all ? std::numeric_limits<std::uint64_t>::max() : options_.worlds;
  std::vector<std::uint64_t> ends(open_.questions.size());
  for (const Entry& entry : entries_) {
    if (!entry.open_place) continue;
    std::uint64_t end = Part(entry, worlds, part);
    if (entry.games != nullptr && !all) end = std::min(end, options_.worlds_beside_games);
    ends[*entry.open_place] = std::max(ends[*entry.open_place], end);
  }
  open_.estimate->DealUntil(ends);
  for (Entry& entry : entries_) {
    if (entry.open_place) entry.open = open_.estimate->Of(*entry.open_place);
  }
}

}  // namespace schafkopf
