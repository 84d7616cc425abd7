// What following the advice gains over people's own cards: tools/reliability --gain GAMES
// [--games N] [--decisions N] [--seed N].
//
// Of recorded games some decisions each, drawn from all that were a choice: the card that `advise`
// finds best and that which a seat advise:4000 plays, against the card that was played, each in the
// deal as it really was and played on in three ways, which judge it.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "engine/cards/random.h"
#include "engine/money/settle.h"
#include "solver/advice/people_player.h"
#include "solver/habits/habit_loops.h"
#include "solver/habits/play_habit.h"
#include "solver/sample/by_threads.h"
#include "solver/sample/seat_games.h"
#include "solver/solver.h"
#include "tools/fit/report_arguments.h"
#include "tools/fit/sampled_decisions.h"
#include "tools/fit/table_fit.h"

namespace schafkopf {
namespace {

constexpr int kHabitGames = 200;
constexpr Player kThinking = {PlayStyle::kPlay, 8};

enum Judge { kByHabit, kByThinking, kByOpenCards };
constexpr std::size_t kJudges = 3;
constexpr std::array<const char*, kJudges> kJudgeNames = {"by habit", "by play:8", "open cards"};
enum Adviser { kAdvise, kSeat };
constexpr std::size_t kAdvisers = 2;
constexpr std::array<const char*, kAdvisers> kAdviserNames = {"advise", "seat advise:4000"};

using Cents3 = std::array<double, kJudges>;

// Cents of the advised card less those of the one played, by each judge.
struct Gain {
  bool differs = false;
  Cents3 cents = {};
};
struct Judged {
  std::size_t game;
  Deck deck;
  Role role;
  int trick;
  std::array<Gain, kAdvisers> gains;
};

struct Arguments {
  std::string file;
  std::size_t games = 100'000;  // of each contract and deck
  std::size_t decisions = 2;    // of a game
  std::uint64_t seed = 1;
};

std::optional<Arguments> Read(const std::vector<std::string>& words) {
  const auto told = ReportArguments::Read(words, {"--games", "--decisions", "--seed"});
  if (!told) return std::nullopt;
  Arguments arguments;
  arguments.file = told->file();
  arguments.games = told->Number("--games", arguments.games);
  arguments.decisions = told->Number("--decisions", arguments.decisions);
  arguments.seed = told->Number("--seed", arguments.seed);
  if (arguments.games == 0 || arguments.decisions == 0) return std::nullopt;
  return arguments;
}

// One thread's.
class Table {
 public:
  // What `card` brings the seat on turn by each judge; chance is the same for every card.
  Cents3 Play(const Decision& decision, Card card, std::uint64_t seed) {
    const Deal& deal = decision.position.deal();
    const Game game = GameOf(deal);
    const Prices prices = PricesOf(game, Stakes());
    const Seat seat = decision.position.to_move();
    const auto cents = [&](Value value) {
      return static_cast<double>(PaymentsOf(Settle(deal, value, prices), deal)[seat].count());
    };
    Position after = decision.position;
    after.Play(card);
    const Witness seen = WitnessOf(deal, after.played());
    Cents3 brought = {};
    for (int i = 0; i < kHabitGames; ++i) {
      Random random(seed, static_cast<std::uint64_t>(i));
      brought[kByHabit] += cents(loops_.play_on(seen, 1, random)) / kHabitGames;
    }
    const Position end =
        PlaySeatGame(after, AllSeats(kThinking), seed, AimOf(game, Stakes()), chooser_);
    brought[kByThinking] = static_cast<double>(SeatGameOf(end, seat, prices).cents);
    brought[kByOpenCards] = cents(solver_.Solve(after));
    return brought;
  }

 private:
  Chooser chooser_;
  Solver solver_;
  HabitLoops loops_ = FastestHabitLoops();
};

// By the first of `kinds` below it: cards that do the same count as one.
Card KindOf(Card card, const CardAdvice& advice) {
  return std::ranges::find(advice.ranked, card, &CardWorth::card)->judged;
}

// What a seat plays in `match advise:4000`.
Card SeatChoice(const SeatView& view, std::uint64_t seed) {
  const CardChooser& chooser = AdvisedChooser();
  const Player player = {.style = PlayStyle::kOther, .worlds = 4000, .chooser = &chooser};
  return chooser.Choose(view, player, seed, {}).value_or(view.DistinctPlays().front());
}

Judged JudgeDecision(const Decision& decision, std::size_t game, std::uint64_t seed, Table& table) {
  const SeatView view = ViewOf(decision.position);
  const Deal& deal = decision.position.deal();
  Judged judged{game,
                deal.deck(),
                RoleOf(deal, view.seat),
                static_cast<int>(view.played.size()) / kSeatCount + 1,
                {}};
  InferenceOptions dealing;
  CardAdviceOptions judging;
  judging.open_games = 0;
  const Effort effort{.seed = seed};
  const CardAdvice advice =
      JudgeCards(view, Infer(HeardQuestion(view), dealing, effort), judging, effort);
  const std::array<Card, kAdvisers> best = {advice.ranked.front().card, SeatChoice(view, seed)};
  const Card own = KindOf(decision.card, advice);
  std::map<Card, Cents3> known;
  const auto brought = [&](Card card) {
    if (const auto found = known.find(card); found != known.end()) return found->second;
    return known[card] = table.Play(decision, card, seed);
  };
  for (std::size_t adviser = 0; adviser < kAdvisers; ++adviser) {
    const Card advised = KindOf(best[adviser], advice);
    Gain& gain = judged.gains[adviser];
    gain.differs = advised != own;
    if (!gain.differs) continue;
    const Cents3 with = brought(advised);
    const Cents3 without = brought(own);
    for (std::size_t judge = 0; judge < kJudges; ++judge) {
      gain.cents[judge] = with[judge] - without[judge];
    }
  }
  return judged;
}

// The mean over the decisions that `take` lets through; errors by game.
template <class Take>
void PrintRow(const std::string& name, const std::vector<Judged>& all, std::size_t adviser,
              const Take& take) {
  double count = 0;
  double differ = 0;
  Cents3 sums = {};
  for (const Judged& each : all) {
    if (!take(each)) continue;
    ++count;
    differ += each.gains[adviser].differs ? 1 : 0;
    for (std::size_t j = 0; j < kJudges; ++j) sums[j] += each.gains[adviser].cents[j];
  }
  if (count == 0) return;
  std::printf("%-14s %6.0f %6.0f ", name.c_str(), count, differ);
  for (std::size_t j = 0; j < kJudges; ++j) {
    const double mean = sums[j] / count;
    std::map<std::size_t, double> off;
    for (const Judged& each : all) {
      if (take(each)) off[each.game] += each.gains[adviser].cents[j] - mean;
    }
    double squares = 0;
    for (const auto& [game, sum] : off) squares += sum * sum;
    std::printf("  %+6.2f +-%5.2f", mean, kNormal95 * std::sqrt(squares) / count);
  }
  std::printf("\n");
}

void PrintTable(const std::vector<Judged>& all, std::size_t adviser) {
  std::printf("\n%-14s %6s %6s ", kAdviserNames[adviser], "cards", "others");
  for (const char* judge : kJudgeNames) std::printf("  %15s", judge);
  std::printf("\n");
  PrintRow("all", all, adviser, [](const Judged&) { return true; });
  PrintRow("differing", all, adviser,
           [&](const Judged& each) { return each.gains[adviser].differs; });
  for (Deck deck : {Deck::kLong, Deck::kShort}) {
    PrintRow(deck == Deck::kLong ? "long" : "short", all, adviser,
             [&](const Judged& each) { return each.deck == deck; });
  }
  for (int role = 0; role < kRoles; ++role) {
    PrintRow(NameOf(static_cast<Role>(role)), all, adviser,
             [&](const Judged& each) { return each.role == role; });
  }
  for (int trick = 1; trick <= 7; ++trick) {
    PrintRow("trick " + std::to_string(trick), all, adviser,
             [&](const Judged& each) { return each.trick == trick; });
  }
}

int Main(const std::vector<std::string>& words) {
  const auto asked = Read(words);
  if (!asked) {
    std::cerr << "usage: reliability --gain GAMES [--games N] [--decisions N] [--seed N]\n";
    return 2;
  }
  const Arguments& arguments = *asked;
  const auto games = ChooseGames(ReadPlayedDeals(arguments.file), arguments.games);
  if (games.empty()) {
    std::cerr << "reliability: " << arguments.file << ": expected played games, found none\n";
    return 74;
  }
  std::vector<Judged> all;
  std::mutex adding;
  const Threads threads(0);
  PerThread<Table> tables(threads);
  threads.ForEachInTurn(games.size(), [&](std::size_t i, int thread) {
    Random random(arguments.seed, i);
    for (const Decision& decision : DrawDecisions(games[i], arguments.decisions, random.Next())) {
      const Judged judged = JudgeDecision(decision, i, random.Next(), tables.Of(thread));
      const std::lock_guard lock(adding);
      all.push_back(judged);
    }
  });
  std::ranges::stable_sort(all, {}, &Judged::game);
  std::printf("%zu games; cents a decision\n", games.size());
  for (std::size_t adviser = 0; adviser < kAdvisers; ++adviser) PrintTable(all, adviser);
  return 0;
}

}  // namespace
}  // namespace schafkopf

int main(int argc, char** argv) {
  return schafkopf::Main(std::vector<std::string>(argv + 1, argv + argc));
}
