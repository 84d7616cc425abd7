#include "solver/advice/bid_samples.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "solver/advice/bid_race.h"
#include "solver/advice/sampling_error.h"
#include "solver/habits/played_games.h"

namespace schafkopf {
namespace {

// A fitted chance is told by so many open worlds of the rarer outcome.
constexpr std::uint64_t kFew = 8;
constexpr std::uint64_t kOne = 1;
constexpr std::uint64_t kNoEnd = std::numeric_limits<std::uint64_t>::max();
// Of each contract before all others, as the first look of a race usually has them; and no more
// than a look of this one has.
constexpr std::uint64_t kFirstGames = 200;
constexpr std::uint64_t kFirstWorlds = 20;
// So many tell all that deciding facts have to explain (kLeastExplained).
constexpr std::uint64_t kMostEnded = 1000;

EstimateOptions OpenOptions(const AdviceOptions& options) {
  EstimateOptions open = options;
  open.worlds = std::max(open.worlds, options.most_beside_games);
  if (options.table_error) open.worlds = std::max(open.worlds, kMostNarrowWorlds);
  return open;
}

EstimateOptions UpTo(std::uint64_t games, const AdviceOptions& options, EstimateOptions usual) {
  if (options.table_error) usual.worlds = std::max(usual.worlds, games);
  return usual;
}

}  // namespace

std::size_t BidSamples::Track::Enter(const EstimateQuestion& question, std::size_t first) {
  for (std::size_t place = first; place < questions.size(); ++place) {
    if (questions[place].game.contract() == question.game.contract()) return place;
  }
  questions.push_back(question);
  return questions.size() - 1;
}

BidSamples::BidSamples(std::span<const BidQuestion> questions, const AdviceOptions& options,
                       const Effort& effort)
    : options_(options),
      effort_(effort),
      open_(OpenOptions(options)),
      by_habit_(UpTo(kMostNarrowGames, options, PlayedOptions(options))),
      by_thought_(UpTo(kMostNarrowThought, options, ThoughtOptions(options))),
      habit_games_(PlayedOptions(options).worlds),
      thought_games_(ThoughtOptions(options).worlds) {
  for (const BidQuestion& question : questions) Enter(question);
  prices_some_.resize(open_.questions.size());
  priced_.resize(open_.questions.size());
  for (Track* track : {&open_, &by_habit_, &by_thought_}) track->Begin(effort);
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
        prices_some_.resize(open_.questions.size());
        prices_some_[*entry.open_place] = declares && Adapts();
        open_.questions[*entry.open_place].pricing =
            options_.open_cents || !declares ? Pricing::kAll : Pricing::kWins;
      }
    }
    entries_.push_back(entry);
  }
}

bool BidSamples::Adapts() const {
  return HasLaps() && options_.most_beside_games > options_.worlds_beside_games;
}

std::uint64_t BidSamples::Steadied(std::uint64_t worlds, std::size_t place) const {
  const bool steady = Adapts() && open_.estimate->HasControl(place);
  return steady ? std::max(worlds / 2, kOne) : worlds;
}

std::uint64_t BidSamples::Part(const Entry& entry, std::uint64_t all, int part) const {
  if (entry.given_up_after > 0) return 0;
  const bool looks = Races(*entry.question) || (options_.early && HasLaps());
  if (part == kRaceParts || !looks) return all;
  return std::max<std::uint64_t>(1, all * static_cast<std::uint64_t>(part) / kRaceParts);
}

bool BidSamples::IsPlayed(const Entry& entry, const Track& track) const {
  if (entry.games != &track) return false;
  return &track != &by_thought_ || !entry.IsUnlikelyFor(*entry.question);
}

std::uint64_t BidSamples::GamesOf(const Entry& entry) const {
  if (entry.games == &by_habit_) return habit_games_;
  return ThoughtGames(GameOf(entry), thought_games_);
}

void BidSamples::DealGames(Track& track, const Ends& ends) {
  track.estimate->DealUntil(ends);
  for (Entry& entry : entries_) {
    if (entry.games == &track) entry.played = track.estimate->Of(entry.games_place);
  }
}

void BidSamples::DealGames(Track& track, int part) {
  Ends ends(track.questions.size());
  for (const Entry& entry : entries_) {
    if (IsPlayed(entry, track)) ends[entry.games_place] = Part(entry, GamesOf(entry), part);
  }
  DealGames(track, ends);
}

std::uint64_t BidSamples::PricedUntil(std::size_t place) const {
  const EstimateQuestion& question = open_.questions[place];
  const std::uint64_t usual = options_.worlds_beside_games;
  if (!prices_some_[place]) return kNoEnd;
  if (question.pricing == Pricing::kAll) return std::max(usual / 8, kOne);
  // A win is told plain from Schneider at nearly the price of the win itself.
  const bool called = question.game.contract().parties() == Parties::kCall;
  if (!called || question.pricing == Pricing::kWinner) return kNoEnd;
  return std::max(Steadied(usual, place) / 2, kOne);
}

void BidSamples::DealOpen(const Ends& ends) {
  // Some worlds are asked all, more what their wins bring, the others less.
  Ends next;
  while (next != ends) {
    next = ends;
    for (std::size_t place = 0; place < ends.size(); ++place) {
      next[place] = std::min(next[place], PricedUntil(place));
    }
    open_.estimate->DealUntil(next);
    for (std::size_t place = 0; place < ends.size(); ++place) {
      if (next[place] == ends[place]) continue;
      Pricing& pricing = open_.questions[place].pricing;
      if (pricing == Pricing::kAll) priced_[place] = open_.estimate->Of(place);
      pricing = pricing == Pricing::kAll ? Pricing::kWins : Pricing::kWinner;
    }
  }
  for (Entry& entry : entries_) {
    if (!entry.open_place) continue;
    entry.open = open_.estimate->Of(*entry.open_place);
    if (!SharesWorlds(entry.contract)) entry.priced = priced_[*entry.open_place];
  }
}

void BidSamples::DealWorlds(int part) {
  const bool laps = HasLaps();
  const std::uint64_t worlds = laps ? options_.worlds : kNoEnd;
  Ends ends(open_.questions.size());
  for (const Entry& entry : entries_) {
    if (!entry.open_place) continue;
    const std::size_t place = *entry.open_place;
    std::uint64_t end = Part(entry, worlds, part);
    if (entry.games != nullptr && laps) {
      end = std::min(end, Steadied(options_.worlds_beside_games, place));
    }
    ends[place] = std::max(ends[place], end);
  }
  DealOpen(ends);
  if (part < kRaceParts || !Adapts()) return;
  for (const Entry& entry : entries_) {
    if (!entry.open_place || entry.basis != Basis::kFitted || entry.given_up_after > 0) continue;
    if (entry.open.worlds == 0 || entry.played.worlds == 0) continue;  // stopped
    const SamplingError error = SamplingErrorOf(*entry.question, entry, options_.stakes);
    if (error.by_worlds <= error.by_games) continue;
    const std::size_t place = *entry.open_place;
    const std::uint64_t few = std::min(entry.open.wins, entry.open.worlds - entry.open.wins);
    const std::uint64_t end =
        Steadied(options_.worlds_beside_games, place) * Steadied(kFew, place) / std::max(few, kOne);
    ends[place] = std::max(ends[place], std::min(end, options_.most_beside_games));
  }
  DealOpen(ends);
}

void BidSamples::DealFirstGames() {
  Ends ends(by_habit_.questions.size());
  for (const Entry& entry : entries_) {
    if (entry.games == &by_habit_)
      ends[entry.games_place] = std::min(kFirstGames, Part(entry, habit_games_, 1));
  }
  DealGames(by_habit_, ends);
}

void BidSamples::DealFirstWorlds() {
  if (!HasLaps()) return;
  Ends ends(open_.questions.size());
  for (const Entry& entry : entries_) {
    if (!entry.open_place) continue;
    std::uint64_t& end = ends[*entry.open_place];
    end = std::max(end, std::min(kFirstWorlds, Part(entry, options_.worlds, 1)));
  }
  DealOpen(ends);
}

std::vector<EndedDeal> BidSamples::EndedDealsOf(const Entry& entry) const {
  std::vector<EndedDeal> deals;
  const bool plays = entry.games != nullptr && entry.played.worlds > 0;
  // Those that a Tout shares were not asked whether it is won.
  if (!plays && (!entry.open_place || SharesWorlds(entry.contract))) return deals;
  const Track& track = plays ? *entry.games : open_;
  track.estimate->ForEachWorld(plays ? entry.games_place : *entry.open_place, kMostEnded,
                               [&](const Hands& hands, bool won) {
                                 deals.push_back({hands, won ? 1.0 : 0.0});
                               });
  return deals;
}

void BidSamples::Narrow() {
  if (!options_.table_error) return;
  const double enough = *options_.table_error * *options_.table_error;
  while (!effort_.stopped()) {
    Ends worlds(open_.questions.size());
    Ends habit(by_habit_.questions.size());
    Ends thought(by_thought_.questions.size());
    bool goes_on = false;
    for (const Entry& entry : entries_) {
      if (entry.given_up_after > 0 || entry.played.worlds == 0 || entry.IsUnknown()) continue;
      if (!IsPlayed(entry, *entry.games)) continue;
      const SamplingError error = SamplingErrorOf(*entry.question, entry, options_.stakes);
      if (error.all() <= enough) continue;
      const bool by_habit = entry.games == &by_habit_;
      const Dealt now = {entry.played.worlds, entry.open.worlds};
      const std::uint64_t most_games =
          by_habit ? kMostNarrowGames : ThoughtGames(GameOf(entry), kMostNarrowThought);
      const Dealt next = NextToDeal(
          {now, error, {most_games, kMostNarrowWorlds}, GamesPerWorld(GameOf(entry))}, enough);
      (by_habit ? habit : thought)[entry.games_place] = next.games;
      if (entry.open_place) {
        worlds[*entry.open_place] = std::max(worlds[*entry.open_place], next.worlds);
      }
      goes_on |= next.games > now.games || next.worlds > now.worlds;
    }
    if (!goes_on) return;
    DealGames(by_habit_, habit);
    DealOpen(worlds);
    DealGames(by_thought_, thought);
  }
}

}  // namespace schafkopf
