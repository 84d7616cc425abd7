#include "tools/verbs/match_arena.h"

#include <unistd.h>

#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "solver/sample/by_threads.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/door/json_line.h"
#include "tools/arena/results.h"
#include "tools/arena/standings.h"
#include "tools/batch/store/file.h"
#include "tools/verbs/say.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

// What was played of a deal; not `whole` where it was broken off.
struct ArenaDeal {
  std::vector<Encounter> met;
  bool whole = true;
};

class RoundRobin {
 public:
  RoundRobin(const Arena& arena, EngineSeats& engines, ResultsFile* file)
      : arena_(arena), engines_(engines), file_(file) {
    if (file_ != nullptr) met_ = file_->KnownTo(arena);
    for (const Encounter& met : met_) known_.emplace(met.deal, met.first, met.second);
  }

  // Error: the file cannot be written.
  absl::Status Play(std::uint64_t deals, const Effort& effort) {
    deals_ = deals;
    const Threads threads(effort.threads);
    PerThread<Chooser> choosers(threads);
    Effort own = effort;
    own.stop = [&] { return PendingSignal().has_value() || failed_; };
    threads.ForEachInTurn(deals, [&](std::size_t i, int thread) {
      if (own.stopped()) return;
      choosers.Of(thread).Heed(own.stop);
      ArenaDeal deal = PlayDeal(i, own, choosers.Of(thread));
      const std::lock_guard lock(mutex_);
      Take(i, std::move(deal));
    });
    return written_;
  }

  // All in order of deals; of those that were asked for.
  std::vector<Encounter> Met() const {
    std::vector<Encounter> met = met_;
    std::erase_if(met, [&](const Encounter& one) { return one.deal >= deals_; });
    std::ranges::stable_sort(met, {}, &Encounter::deal);
    return met;
  }
  std::uint64_t done() const { return done_; }

 private:
  ArenaDeal PlayDeal(std::uint64_t deal, const Effort& effort, Chooser& chooser) {
    ArenaDeal played;
    DealMemory memory;
    for (std::size_t first = 0; first < arena_.players.size(); ++first) {
      for (std::size_t second = first + 1; second < arena_.players.size(); ++second) {
        if (known_.contains({deal, first, second})) continue;
        const auto met =
            Meet(arena_, deal, first, second, effort, engines_, chooser, memory,
                 [&](std::uint64_t number, const EngineFault& fault) { TellOnce(number, fault); });
        if (!met) {
          played.whole = false;
          return played;
        }
        played.met.push_back(*met);
      }
    }
    return played;
  }

  void TellOnce(std::uint64_t deal, const EngineFault& fault) {
    const std::lock_guard lock(mutex_);
    if (!told_.emplace(fault.chooser, fault.kind).second) return;
    PrintFailure(fault.Told(deal + 1), "match");
  }

  // Keeps what is known in order. Called by one thread at a time.
  void Take(std::uint64_t number, ArenaDeal deal) {
    waiting_.emplace(number, std::move(deal));
    while (!broken_off_ && !failed_ && !waiting_.empty() && waiting_.begin()->first == done_) {
      const ArenaDeal next = std::move(waiting_.extract(waiting_.begin()).mapped());
      if (file_ != nullptr && !next.met.empty()) written_ = file_->Append(arena_, next.met);
      if (!written_.ok()) failed_ = true;
      met_.insert(met_.end(), next.met.begin(), next.met.end());
      broken_off_ = !next.whole;
      if (!broken_off_) ++done_;
    }
    if (isatty(STDERR_FILENO) == 0) return;
    ShowForNow(done_ == deals_ ? "" : absl::StrCat(Said({words::kOfDeals, done_, deals_}), " "));
  }

  const Arena& arena_;
  EngineSeats& engines_;
  ResultsFile* const file_;
  std::set<std::tuple<std::uint64_t, std::size_t, std::size_t>> known_;  // of the file
  std::uint64_t deals_ = 0;
  std::atomic<bool> failed_ = false;

  std::mutex mutex_;  // guards what follows
  std::set<std::pair<const CardChooser*, absl::StatusCode>> told_;
  std::map<std::uint64_t, ArenaDeal> waiting_;  // for those before them
  std::vector<Encounter> met_;
  std::uint64_t done_ = 0;
  bool broken_off_ = false;
  absl::Status written_;
};

void Print(const Standings& standings, const ArenaWish& wish) {
  if (wish.json) {
    for (const PlayerStanding& row : standings.rows) {
      PrintLine(JsonText(JsonOf(Standings::RowColumns(), standings.ToCells(row))));
    }
    return;
  }
  const Language language = SpokenLanguage();
  if (wish.markdown) {
    PrintLine(standings.ToMarkdown(language));
  } else {
    PrintText(standings.ToText(language));
  }
  if (standings.interrupted) PrintText(Said(words::kKnownByThen));
}

// Of what cannot be written or read, and of results that are others'.
ExitCode Report(const absl::Status& error) {
  PrintFailure(MessageOf(error));
  return absl::IsInvalidArgument(error) ? ExitCode::kData : ExitCode::kIo;
}

}  // namespace

ExitCode PlayArena(const Arena& arena, const ArenaWish& wish, const Effort& effort,
                   EngineSeats& engines) {
  std::optional<ResultsFile> file;
  if (!wish.results.empty()) {
    auto opened = ResultsFile::Open(wish.results, arena);
    if (!opened.ok()) return Report(opened.status());
    file = *std::move(opened);
    if (const auto damaged = file->known().damaged) {
      PrintFailure(Message(words::kDamagedLineDropped, Escaped(wish.results), *damaged), "match");
    }
  }
  WatchSignals();
  RoundRobin round(arena, engines, file ? &*file : nullptr);
  const std::uint64_t deals = arena.deals.empty() ? wish.deals : arena.deals.size();
  if (const absl::Status status = round.Play(deals, effort); !status.ok()) return Report(status);
  const auto signal = PendingSignal();
  NoteDone(round.done(), words::kInterruptedAfterDeals);
  const std::vector<Encounter> met = round.Met();
  Standings standings = StandingsOf(arena, met);
  standings.interrupted = signal.has_value();
  Print(standings, wish);
  if (!wish.svg.empty()) {
    const absl::Status status = WriteWhole(wish.svg, standings.ToSvg(SpokenLanguage()));
    if (!status.ok()) return Report(status);
  }
  return signal.value_or(ExitCode::kOk);
}

}  // namespace schafkopf
