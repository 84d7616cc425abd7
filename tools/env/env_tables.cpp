#include "tools/env/env_tables.h"

#include <utility>

#include "engine/money/doubled_deal.h"
#include "engine/money/doubling.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kSampleSeed = 0x73616d706c65;
constexpr std::size_t kGrain = 64;  // tables that a thread takes at a time

}  // namespace

EnvTables::EnvTables(EnvSetup setup)
    : setup_(std::move(setup)), threads_(setup_.threads), choosers_(threads_) {
  for (std::size_t i = 0; i < setup_.tables; ++i) tables_.emplace_back(setup_.terms);
  Reset(setup_.seed);
}

const EnvSeat& EnvTables::Sitting(const Seated& seated, std::size_t i) const {
  const auto& seats = setup_.terms.seats;
  const std::size_t moved = setup_.terms.rotates ? i + seated.deals : 0;
  const auto seat = static_cast<std::size_t>(seated.table.to_move().index());
  return seats[(seat + moved) % seats.size()];
}

void EnvTables::DealAnew(Seated& seated) const { seated.table.Deal(seated.seed, seated.deals++); }

void EnvTables::Act(Seated& seated, int action) const {
  EnvTable& table = seated.table;
  if (table.phase() == EnvPhase::kPlay) ++seated.cards;
  table.Act(action);
}

void EnvTables::PlayOn(Seated& seated, std::size_t i, int thread) {
  EnvTable& table = seated.table;
  while (true) {
    while (table.phase() != EnvPhase::kOver) {
      const EnvSeat& seat = Sitting(seated, i);
      if (seat.kind == EnvSeat::Kind::kAgent) return;
      Act(seated, ActionOf(seat, setup_.terms, table, choosers_.Of(thread)));
    }
    // Where no agent was asked the deal goes by unnoticed.
    if (!seated.ended) {
      seated.ended = true;
      seated.received = table.cents();
    }
    if (!setup_.deals_again) return;
    DealAnew(seated);
  }
}

// The next deal, as far as its first agent.
void EnvTables::Begin(Seated& seated, std::size_t i, int thread) {
  seated.ended = false;
  DealAnew(seated);
  PlayOn(seated, i, thread);
  seated.ended = seated.table.phase() == EnvPhase::kOver;
  if (!seated.ended) seated.received = {};
}

void EnvTables::Reset(std::uint64_t seed) {
  setup_.seed = seed;
  threads_.ForEach(tables_.size(), kGrain, [&](std::size_t i, int thread) {
    Seated& seated = tables_[i];
    seated.seed = Random(seed, i).Next();
    seated.deals = 0;
    seated.cards = 0;
    Begin(seated, i, thread);
  });
}

void EnvTables::DealNext() {
  threads_.ForEach(tables_.size(), kGrain,
                   [&](std::size_t i, int thread) { Begin(tables_[i], i, thread); });
}

std::optional<std::size_t> EnvTables::Refuses(std::span<const int> actions) const {
  for (std::size_t i = 0; i < tables_.size(); ++i) {
    const EnvTable& table = tables_[i].table;
    if (table.phase() != EnvPhase::kOver && !table.legal().Contains(actions[i])) return i;
  }
  return std::nullopt;
}

void EnvTables::Step(std::span<const int> actions) {
  threads_.ForEach(tables_.size(), kGrain, [&](std::size_t i, int thread) {
    Seated& seated = tables_[i];
    seated.ended = false;
    seated.received = {};
    if (seated.table.phase() == EnvPhase::kOver) return;
    Act(seated, actions[i]);
    PlayOn(seated, i, thread);
  });
}

void EnvTables::Put(std::size_t i, const DealLine& line) {
  Seated& seated = tables_[i];
  seated.table.Put(line);
  seated.ended = false;
  seated.received = {};
  PlayOn(seated, i, 0);
}

int EnvTables::AnyOf(std::size_t i) const {
  const EnvTable& table = tables_[i].table;
  if (table.phase() == EnvPhase::kOver) return kPassAction;
  Random random(table.seed() ^ kSampleSeed, static_cast<std::uint64_t>(table.actions_done()));
  return AnyAction(table, random);
}

std::uint64_t EnvTables::cards_played() const {
  std::uint64_t sum = 0;
  for (const Seated& seated : tables_) sum += seated.cards;
  return sum;
}

EnvTables::Label EnvTables::LabelOf(std::size_t i, Solver& solver) const {
  Label label{};
  const EnvTable& table = tables_[i].table;
  if (table.phase() != EnvPhase::kPlay) return label;
  const Position& position = *table.position();
  const Deal& deal = position.deal();
  if (deal.contract().parties() == Parties::kEach) return label;
  solver.Forget();
  const Prices& prices = setup_.terms.games[*table.game()].prices;
  for (const auto& [card, value] : solver.SolveCards(position)) {
    Ending ending = EndingOf(deal, value, prices);
    ending.doublings.layers = CountLayers(table.laid(), setup_.terms.options());
    ending.doublings.stoss = static_cast<int>(table.kontra().size());
    const Settlement settled = Settle(ending, prices);
    label.values[card] = value;
    label.wins[card] = settled.won.value_or(false);
    label.cents[card] = WorthTo(position.to_move(), settled, deal);
  }
  return label;
}

}  // namespace schafkopf
