#include "tools/verbs/match_whole.h"

#include <unistd.h>

#include <algorithm>
#include <mutex>
#include <optional>
#include <span>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "engine/cards/random.h"
#include "engine/text/rules/rule_file.h"
#include "engine/worlds/dealer.h"
#include "solver/sample/by_threads.h"
#include "solver/sample/statistics.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/auction/auction_bids.h"
#include "tools/answers/door/json_line.h"
#include "tools/answers/door/wording.h"
#include "tools/answers/door/words.h"
#include "tools/answers/games/written_game.h"
#include "tools/answers/questions.h"
#include "tools/arena/standings.h"
#include "tools/batch/store/file.h"
#include "tools/language/language.h"
#include "tools/language/layout.h"
#include "tools/verbs/say.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

// Streams of chance that no deal is dealt from.
constexpr std::uint64_t kSeatingSeed = 0x73656174;

// What one player had of some deals.
struct WholeSums {
  std::int64_t deals = 0;
  std::int64_t cents = 0;    // at all of them
  std::int64_t squared = 0;  // of each deal's
  std::int64_t declared = 0;
  std::int64_t won = 0;  // of those
  std::int64_t doublings = 0;

  // Seats that it had: of each deal every one once.
  std::int64_t games() const { return kSeatCount * deals; }
  void Add(const WholeGame& game, Seat seat) {
    cents += game.cents[seat].count();
    doublings += game.doublings[seat];
    if (game.declarer != seat) return;
    ++declared;
    if (game.won) ++won;
  }
  // REQUIRES: of one deal.
  void AddDeal(const WholeSums& deal) {
    ++deals;
    cents += deal.cents;
    squared += deal.cents * deal.cents;
    declared += deal.declared;
    won += deal.won;
    doublings += deal.doublings;
  }
};
struct WholeDeal {
  std::vector<WholeSums> sums;  // by player
  std::string lines = {};       // of its games, where they are recorded
};

double PartOf(std::int64_t count, std::int64_t of) {
  return of == 0 ? 0 : static_cast<double>(count) / static_cast<double>(of);
}

struct WholeRow {
  std::string player;
  WholeSums sums;
  std::uint64_t seed = 0;
  bool interrupted = false;

  // A game and seat; deals are what varies.
  MeanError Cents() const {
    const MeanError deal = MeanOf(sums.cents, sums.squared, sums.deals);
    return {deal.value / kSeatCount, deal.error / kSeatCount};
  }
};

constexpr auto kWholeColumns = ColumnsOf<WholeRow>({
    {"player", Kind::kName, At<&WholeRow::player>},
    {"games", Kind::kCount, [](auto& row) { return row.sums.games(); }},
    {"cents", Kind::kMean, [](auto& row) { return row.Cents().value; }},
    {"cents_error", Kind::kMean,
     [](auto& row) { return ErrorOver(row.sums.deals, row.Cents().error); }},
    {"declares", Kind::kShare,
     [](auto& row) { return PartOf(row.sums.declared, row.sums.games()); }},
    {"declares_win", Kind::kShare,
     [](auto& row) {
       return row.sums.declared == 0 ? Null() : Cell(PartOf(row.sums.won, row.sums.declared));
     }},
    {"doubles", Kind::kShare,
     [](auto& row) { return PartOf(row.sums.doublings, row.sums.games()); }},
    {"deals", Kind::kCount, At<&WholeRow::sums, &WholeSums::deals>},
    {"seed", Kind::kSum, At<&WholeRow::seed>},
    {"interrupted", Maybe(Kind::kFlag), [](auto& row) { return WhereTrue(row.interrupted); }},
});

std::string TextOf(std::span<const WholeRow> rows) {
  std::vector<std::vector<std::string>> table = {
      {Said(words::kPlayerColumn), Said(words::kCents), Said(words::kGamesColumn),
       Said(words::kPlaysColumn), Said(words::kWinsColumn), Said(words::kDoublesColumn)}};
  for (const WholeRow& row : rows) {
    const MeanError cents = row.Cents();
    table.push_back(
        {row.player,
         Said(Numeric(absl::StrFormat("%+.2f", cents.value) + PlusMinus(cents.error, 2, 6))),
         absl::StrCat(row.sums.games()), Percent(PartOf(row.sums.declared, row.sums.games())),
         row.sums.declared == 0 ? "-" : Percent(PartOf(row.sums.won, row.sums.declared)),
         Percent(PartOf(row.sums.doublings, row.sums.games()))});
  }
  return TableText(table);
}

class Meeting {
 public:
  Meeting(const WholeMatch& match, EngineSeats& engines) : match_(match), engines_(engines) {}

  std::vector<std::optional<WholeDeal>> Play(const Effort& effort) {
    std::vector<std::optional<WholeDeal>> deals(static_cast<std::size_t>(match_.deals));
    const Dealer dealer(KnowledgeBeforePlay(match_.terms.deck, {}));
    const Threads threads(effort.threads);
    PerThread<Chooser> choosers(threads);
    const bool tells = isatty(STDERR_FILENO) != 0;
    std::mutex telling;
    std::size_t done = 0;
    threads.ForEachInTurn(deals.size(), [&](std::size_t i, int thread) {
      choosers.Of(thread).Heed(effort.stop);
      WholeDeal deal{std::vector<WholeSums>(match_.players.size())};
      DealMemory memory;
      for (std::size_t move = 0; move < match_.players.size(); ++move) {
        if (effort.stopped()) return;
        AddGame(dealer.Sample(effort.seed, i), i, move, effort, choosers.Of(thread), memory, deal);
      }
      if (effort.stopped()) return;
      deals[i] = std::move(deal);
      const std::lock_guard lock(telling);
      if (!tells) return;
      const bool last = ++done == deals.size();
      ShowForNow(last ? "" : absl::StrCat(Said({words::kOfDeals, done, deals.size()}), " "));
    });
    return deals;
  }

 private:
  // The same seats and chance for each move, so that players change places and nothing else.
  void AddGame(const Hands& hands, std::size_t number, std::size_t move, const Effort& effort,
               Chooser& chooser, DealMemory& memory, WholeDeal& deal) {
    Random random(effort.seed ^ kSeatingSeed, number);
    std::vector<std::size_t> places = {0, 1, 2, 3};
    for (std::size_t left = places.size(); left > 1; --left) {
      std::swap(places[static_cast<std::size_t>(random.Below(left))], places[left - 1]);
    }
    PerSeat<std::size_t> player_at{};
    PerSeat<WholePlayer> players;
    for (Seat seat : kSeats) {
      const std::size_t place = places[static_cast<std::size_t>(seat.index())];
      player_at[seat] = (place + move) % match_.players.size();
      players[seat] = match_.players[player_at[seat]].player;
    }
    Effort own = effort;
    own.seed = random.Next();
    own.threads = 1;
    const WholeGame game =
        PlayWholeGame(hands, players, {match_.terms, own, engines_, chooser, memory});
    for (Seat seat : kSeats) deal.sums[player_at[seat]].Add(game, seat);
    if (!match_.record.empty()) absl::StrAppend(&deal.lines, LineOf(game, hands), "\n");
  }

  std::string LineOf(const WholeGame& game, const Hands& hands) const {
    WrittenGame written;
    DealLine& line = written.deal;
    line.table = TableOf(match_.terms.rules, match_.terms.deck);
    line.hands = hands;
    if (game.end) {
      const Deal& deal = game.end->deal();
      line.contract = deal.contract();
      line.declarer = deal.declarer;
      line.hands = deal.hands;
      line.played.assign(game.end->played().begin(), game.end->played().end());
      if (deal.contract().parties() != Parties::kEach) line.result = FinalValue(*game.end);
      written.bids = ToString(game.bids);
      written.kontra = absl::StrJoin(game.kontra, " ", [](std::string* out, Seat seat) {
        absl::StrAppend(out, seat.index());
      });
    }
    return written.ToLine();
  }

  const WholeMatch& match_;
  EngineSeats& engines_;
};

}  // namespace

ExitCode PlayWholeMatch(const WholeMatch& match, EngineSeats& engines, bool json) {
  Effort effort = match.effort;
  effort.stop = [&] { return PendingSignal().has_value() || engines.failed(); };
  WatchSignals();
  const auto deals = Meeting(match, engines).Play(effort);
  const auto signal = PendingSignal();
  if (engines.failed()) {
    PrintFailure(engines.FailureAmong({}), "match");
    return signal.value_or(ExitCode::kData);
  }
  std::vector<WholeRow> rows;
  for (const ArenaPlayer& entry : match.players) {
    rows.push_back({entry.name, {}, effort.seed, signal.has_value()});
  }
  for (const auto& deal : deals) {
    for (std::size_t i = 0; deal && i < rows.size(); ++i) rows[i].sums.AddDeal(deal->sums[i]);
  }
  NoteDone(static_cast<std::uint64_t>(rows.front().sums.deals), words::kInterruptedAfterDeals);
  if (!match.record.empty()) {
    std::string lines;
    for (const auto& deal : deals) {
      if (deal) lines += deal->lines;
    }
    if (const auto written = WriteWhole(match.record, lines); !written.ok()) {
      PrintFailure(MessageOf(written));
      return ExitCode::kIo;
    }
  }
  if (json) {
    for (const WholeRow& row : rows) {
      PrintLine(JsonText(JsonOf(kWholeColumns, kWholeColumns.CellsOf(row))));
    }
    return signal.value_or(ExitCode::kOk);
  }
  std::string text = absl::StrCat(
      TextOf(rows),
      Said({words::kWholeExplained, match.terms.rules.name, ToString(match.terms.rules.tariff),
            rows.front().sums.deals, effort.seed}));
  if (signal) absl::StrAppend(&text, "\n", Said(words::kKnownByThen));
  PrintText(text);
  return signal.value_or(ExitCode::kOk);
}

}  // namespace schafkopf
