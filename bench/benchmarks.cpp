// Google Benchmark: solves by contract and cards left, estimates by threads, the inner loops.
//   build/release/bench/benchmarks --benchmark_filter=Win
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "engine/text/notation.h"
#include "engine/worlds/dealer.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/habit_game.h"
#include "solver/sample/estimate.h"
#include "solver/solver.h"

namespace schafkopf {
namespace {

constexpr const char* kGames[] = {"ruf:E", "solo:H", "wenz", "geier", "farbwenz:G", "bettel"};
constexpr int kDeals = 20;

Contract Parsed(const char* text) { return ParseContract(text).value(); }

// Random deals in which seat 0 may declare `contract`.
std::vector<Deal> Deals(const Contract& contract, Deck deck) {
  Knowledge knowledge = KnowledgeBeforePlay(deck, {});
  AddCall(contract, Seat(0), knowledge);
  const Dealer dealer(knowledge);
  std::vector<Deal> deals;
  for (std::uint64_t i = 0; i < kDeals; ++i) {
    deals.push_back({Game(contract, deck), Seat(0), dealer.Sample(1, i)});
  }
  return deals;
}

// The deals once all but `cards_left` cards are played, each time the first legal card.
std::vector<Position> Positions(const Contract& contract, Deck deck, int cards_left) {
  std::vector<Position> positions;
  for (const Deal& deal : Deals(contract, deck)) {
    Position& position = positions.emplace_back(deal);
    while (kSeatCount * deal.hand_size() - static_cast<int>(position.played().size()) >
           cards_left) {
      position.Play(position.LegalPlays().Highest());
    }
  }
  return positions;
}

template <class Ask>
void SolveEach(benchmark::State& state, const std::vector<Position>& positions, const Ask& ask) {
  Solver solver;
  for (auto _ : state) {
    for (const Position& position : positions) {
      solver.Forget();
      benchmark::DoNotOptimize(ask(solver, position));
    }
  }
  const auto solves = state.iterations() * static_cast<std::int64_t>(positions.size());
  state.SetItemsProcessed(solves);
  state.counters["nodes"] = static_cast<double>(solver.nodes()) / static_cast<double>(solves);
}

void Win(benchmark::State& state, const char* game, Deck deck, int cards_left) {
  const auto positions = Positions(Parsed(game), deck, cards_left);
  SolveEach(state, positions, [](Solver& solver, const Position& position) {
    return solver.Reaches(position, WinningValue(position.deal().contract()));
  });
}

void ExactValue(benchmark::State& state, const char* game, Deck deck, int cards_left) {
  const auto positions = Positions(Parsed(game), deck, cards_left);
  SolveEach(state, positions,
            [](Solver& solver, const Position& position) { return solver.Solve(position); });
}

void EstimateWorlds(benchmark::State& state) {
  const Game wenz(Parsed("wenz"), Deck::kLong);
  const CardSet hand = ParseCardSet("EU HU EA EZ E9 GA G8 S7").value();
  const EstimateQuestion question{
      wenz, Seat(0), Seat(0), KnowledgeOf(wenz, Seat(0), Seat(0), hand), {}};
  EstimateOptions options;
  options.worlds = 100;
  const Effort effort{.threads = static_cast<int>(state.range(0))};
  for (auto _ : state) benchmark::DoNotOptimize(Estimate({&question, 1}, options, effort));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(options.worlds));
}
BENCHMARK(EstimateWorlds)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);

void LegalPlays(benchmark::State& state) {
  const auto positions = Positions(Parsed("ruf:E"), Deck::kLong, 27);
  for (auto _ : state) {
    for (const Position& position : positions) benchmark::DoNotOptimize(position.LegalPlays());
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(positions.size()));
}
BENCHMARK(LegalPlays);

void PlayAndUndo(benchmark::State& state) {
  auto positions = Positions(Parsed("ruf:E"), Deck::kLong, 27);
  for (auto _ : state) {
    for (Position& position : positions) {
      position.Play(position.LegalPlays().Highest());
      position.Undo();
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(positions.size()));
}
BENCHMARK(PlayAndUndo);

// What somebody knows who may announce a game with an average hand.
Dealer DealerFor(const char* game, Deck deck) {
  const CardSet hand =
      ParseCardSet(deck == Deck::kLong ? "EU HU EA EZ E9 GA G8 S9" : "EU HU EA EZ GA S9").value();
  return Dealer(KnowledgeOf(Game(Parsed(game), deck), Seat(0), Seat(0), hand));
}

void DealWorld(benchmark::State& state, const char* game, Deck deck) {
  const Dealer dealer = DealerFor(game, deck);
  std::uint64_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(dealer.Sample(1, i++));
  state.SetItemsProcessed(state.iterations());
}

// A world dealt and played to its end.
void HabitGame(benchmark::State& state, const char* game, Deck deck) {
  const Dealer dealer = DealerFor(game, deck);
  const Game asked(Parsed(game), deck);
  std::uint64_t i = 0;
  for (auto _ : state) {
    Random random(2, i);
    benchmark::DoNotOptimize(PlayHabitGame({asked, Seat(0), dealer.Sample(1, i++)}, random));
  }
  state.SetItemsProcessed(state.iterations());
}

// What one of the other hands bids.
void HandBids(benchmark::State& state, Deck deck) {
  const BidOffers offers(deck, {});
  const Dealer dealer = DealerFor("wenz", deck);
  std::vector<CardSet> hands;
  for (std::uint64_t i = 0; i < 1000; ++i) hands.push_back(dealer.Sample(1, i)[Seat(1)]);
  std::size_t i = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(offers.ChancesOf(hands[i], Seat(1)));
    i = (i + 1) % hands.size();
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK_CAPTURE(HandBids, long, Deck::kLong);
BENCHMARK_CAPTURE(HandBids, short, Deck::kShort);

void RegisterHabits() {
  for (const char* game : {"ruf:S", "solo:E", "wenz", "geier", "farbwenz:E"}) {
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      const std::string name = std::string("/") + game + "/" + std::string(NameOf(deck));
      benchmark::RegisterBenchmark(("DealWorld" + name).c_str(), DealWorld, game, deck);
      benchmark::RegisterBenchmark(("HabitGame" + name).c_str(), HabitGame, game, deck);
    }
  }
}

void RegisterSolves() {
  for (const char* game : kGames) {
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      for (int cards_left : {16, 20, 24, 28, 32}) {
        if (cards_left > kSeatCount * HandSize(deck)) continue;
        const std::string name = std::string("/") + game +
                                 (deck == Deck::kLong ? "/long/" : "/short/") +
                                 std::to_string(cards_left);
        benchmark::RegisterBenchmark(("Win" + name).c_str(), Win, game, deck, cards_left);
        benchmark::RegisterBenchmark(("ExactValue" + name).c_str(), ExactValue, game, deck,
                                     cards_left);
      }
    }
  }
}

}  // namespace
}  // namespace schafkopf

int main(int argc, char** argv) {
  schafkopf::RegisterHabits();
  schafkopf::RegisterSolves();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
