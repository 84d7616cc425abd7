#include "bench/workload.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "bench/positions.h"
#include "engine/cards/random.h"
#include "solver/sample/strong_deal.h"
#include "solver/solver.h"

namespace schafkopf {
namespace {

Workload& WorkloadOf(const Deal& deal, std::vector<Workload>& workloads) {
  const std::string contract = KindOf(deal.contract());
  const auto found = std::ranges::find_if(workloads, [&](const Workload& workload) {
    return workload.contract == contract && workload.deck == deal.deck();
  });
  if (found != workloads.end()) return *found;
  return workloads.emplace_back(Workload{contract, deal.deck(), {}, {}});
}

Deal RandomDeal(const Contract& contract, Deck deck, Random& random) {
  std::vector<Card> cards;
  for (Card card : CardsOf(deck)) cards.push_back(card);
  Deal deal{Game(contract, deck), Seat(0), {}};
  for (std::size_t left = cards.size(); left > 0; --left) {
    std::swap(cards[random.Below(left)], cards[left - 1]);
    deal.hands[Seat(static_cast<int>(left % kSeatCount))].Insert(cards[left - 1]);
  }
  return deal;
}

// After so many tricks of random cards.
Position AfterTricks(const Deal& deal, int tricks, Random& random) {
  Position position(deal);
  for (int i = 0; i < tricks * position.seats(); ++i) {
    std::vector<Card> legal;
    for (Card card : position.LegalPlays()) legal.push_back(card);
    position.Play(legal[random.Below(legal.size())]);
  }
  return position;
}

}  // namespace

bool IsRamsch(const Workload& workload) {
  return std::ranges::any_of(kContracts, [&](const ContractRow& row) {
    return row.parties == Parties::kEach && row.name == workload.contract;
  });
}

std::string KindOf(const Contract& contract) {
  return std::string(contract.row().name) + (contract.is_tout() ? "+tout" : "");
}

std::vector<std::string> ContractKinds() {
  std::vector<std::string> kinds;
  for (const ContractRow& row : kContracts) {
    kinds.emplace_back(row.name);
    if (row.tout_level) kinds.push_back(std::string(row.name) + "+tout");
  }
  return kinds;
}

std::vector<Workload> FixedWorkloads() {
  std::vector<Workload> workloads;
  for (std::string_view text : BenchPositions()) {
    const DealLine line = ParseDealLine({text.data(), text.size()}).value();
    WorkloadOf(line.deal(), workloads).positions.push_back(PositionOf(line));
  }
  return workloads;
}

std::vector<Workload> RecordedWorkloads(std::span<const DealLine> lines, std::size_t most) {
  std::vector<Workload> workloads;
  for (const DealLine& line : lines) {
    if (!line.contract) continue;
    const Position game = PositionOf(line);
    if (!game.finished()) continue;
    Workload& workload = WorkloadOf(line.deal(), workloads);
    if (workload.positions.size() >= most) continue;
    workload.positions.emplace_back(line.deal());
    workload.games.push_back(game);
  }
  // In the order of the table of contracts, the long deck first.
  const std::vector<std::string> kinds = ContractKinds();
  const auto place = [&](const Workload& workload) {
    return std::pair(std::ranges::find(kinds, workload.contract), workload.deck);
  };
  std::ranges::stable_sort(workloads, {}, place);
  return workloads;
}

Workload RandomWorkload(const Workload& like, std::size_t count) {
  Workload workload = {like.contract, like.deck, {}, {}};
  for (std::size_t i = 0; i < count; ++i) {
    const Contract& contract = like.positions[i % like.positions.size()].deal().contract();
    Random random(1, i);
    workload.positions.emplace_back(StrongDeal(contract, like.deck, DrawsFor(contract), random));
  }
  return workload;
}

std::vector<Workload> RamschWorkloads(std::size_t count) {
  std::vector<Workload> workloads;
  for (const ContractRow& row : kContracts) {
    if (row.parties != Parties::kEach) continue;
    for (const auto& [deck, tricks] :
         {std::pair(Deck::kShort, 0), {Deck::kLong, 2}, {Deck::kLong, 1}, {Deck::kLong, 0}}) {
      Workload& workload =
          workloads.emplace_back(Workload{std::string(row.name), deck, {}, {}, tricks});
      for (std::size_t i = 0; i < count; ++i) {
        Random random(1, i);
        workload.positions.push_back(
            AfterTricks(RandomDeal(Contract::Named(row.name), deck, random), tricks, random));
      }
    }
  }
  return workloads;
}

void PlayBest(Workload& workload) {
  Solver solver;
  workload.games.clear();
  for (const Position& position : workload.positions) {
    Position& game = workload.games.emplace_back(position);
    for (Card card : solver.BestLine(position)) game.Play(card);
  }
}

}  // namespace schafkopf
