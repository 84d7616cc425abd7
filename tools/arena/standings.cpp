#include "tools/arena/standings.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>

#include "absl/strings/str_join.h"
#include "engine/text/rules/rule_file.h"
#include "tools/answers/door/deck_name.h"
#include "tools/arena/rating.h"

namespace schafkopf {
namespace {

std::int64_t SeatsIn(std::int64_t games) { return games * kSeatCount / 2; }

// What a player had of one deal against all others.
struct DealPart {
  std::int64_t games = 0;
  ArenaSide side;
};

class Counting {
 public:
  explicit Counting(std::size_t players)
      : of_deal_(players), cents_(players), won_(players), rows_(players) {}

  void Add(const Encounter& met) {
    if (met.deal != deal_) EndDeal();
    deal_ = met.deal;
    AddSide(met.first, met.games, met.sides[0]);
    AddSide(met.second, met.games, met.sides[1]);
    const std::int64_t seats = SeatsIn(met.games);
    against_[{met.first, met.second}].Add(met.sides[0].cents, seats);
    against_[{met.second, met.first}].Add(met.sides[1].cents, seats);
    ++met_[{met.first, met.second}];
    ++met_[{met.second, met.first}];
  }

  void EndDeal() {
    bool any = false;
    for (std::size_t i = 0; i < of_deal_.size(); ++i) {
      const DealPart deal = std::exchange(of_deal_[i], {});
      if (deal.games == 0) continue;
      any = true;
      ++rows_[i].deals;
      cents_[i].Add(deal.side.cents, SeatsIn(deal.games));
      won_[i].Add(deal.side.won, deal.side.decided);
    }
    if (any) ++deals_;
  }

  std::int64_t deals() const { return deals_; }
  // Without names and ratings. REQUIRES: EndDeal.
  PlayerStanding Row(std::size_t player) const {
    PlayerStanding row = rows_[player];
    row.cents = cents_[player].Value();
    row.won = won_[player].Value();
    return row;
  }
  AgainstOne Against(std::size_t player, std::size_t other) const {
    const auto found = against_.find({player, other});
    if (found == against_.end()) return {};
    return {"", met_.at({player, other}), found->second.Value()};
  }

 private:
  void AddSide(std::size_t player, std::int64_t games, const ArenaSide& side) {
    PlayerStanding& row = rows_[player];
    row.games += games;
    row.seats += SeatsIn(games);
    row.declared += side.declared;
    row.declared_won += side.declared_won;
    row.doublings += side.doublings;
    row.faults += side.faults;
    DealPart& deal = of_deal_[player];
    deal.games += games;
    deal.side.cents += side.cents;
    deal.side.won += side.won;
    deal.side.decided += side.decided;
  }

  using Two = std::pair<std::size_t, std::size_t>;
  std::uint64_t deal_ = 0;
  std::int64_t deals_ = 0;
  std::vector<DealPart> of_deal_;
  std::vector<DealQuotient> cents_;
  std::vector<DealQuotient> won_;
  std::vector<PlayerStanding> rows_;
  std::map<Two, DealQuotient> against_;
  std::map<Two, std::int64_t> met_;
};

Cell PartOf(std::int64_t count, std::int64_t of) {
  return of == 0 ? Cell(Null()) : Cell(static_cast<double>(count) / static_cast<double>(of));
}

constexpr auto kAgainstColumns = ColumnsOf<AgainstOne>({
    {"player", Kind::kName, At<&AgainstOne::player>},
    {"deals", Kind::kCount, At<&AgainstOne::deals>},
    {"cents", Kind::kMean, At<&AgainstOne::cents, &MeanError::value>},
    {"cents_error", Kind::kMean, [](auto& one) { return ErrorOver(one.deals, one.cents.error); }},
});

// A row with what all of them have in common.
struct ToldRow {
  const PlayerStanding& row;
  const Standings& all;
};

constexpr auto kStandingColumns = ColumnsOf<ToldRow>({
    {"player", Kind::kName, [](auto& told) { return told.row.player; }},
    {"games", Kind::kCount, [](auto& told) { return told.row.games; }},
    {"cents", Kind::kMean, [](auto& told) { return told.row.cents.value; }},
    {"cents_error", Kind::kMean,
     [](auto& told) { return ErrorOver(told.row.deals, told.row.cents.error); }},
    {"won", Kind::kShare, [](auto& told) { return told.row.won.value; }},
    {"won_error", Kind::kShare,
     [](auto& told) { return ErrorOver(told.row.deals, told.row.won.error); }},
    {"rating", Kind::kReal, [](auto& told) { return told.row.rating.value; }},
    {"rating_error", Kind::kReal,
     [](auto& told) { return ErrorOver(told.row.deals, told.row.rating.error); }},
    {"declares", Kind::kShare,
     [](auto& told) { return PartOf(told.row.declared, told.row.seats); }},
    {"declares_win", Kind::kShare,
     [](auto& told) { return PartOf(told.row.declared_won, told.row.declared); }},
    {"doubles", Kind::kShare,
     [](auto& told) { return PartOf(told.row.doublings, told.row.seats); }},
    {"faults", Kind::kCount, [](auto& told) { return told.row.faults; }},
    {"deals", Kind::kCount, [](auto& told) { return told.row.deals; }},
    {"seed", Kind::kSum, [](auto& told) { return told.all.seed; }},
    {"against", RowsOf(kAgainstColumns),
     [](auto& told) { return kAgainstColumns.Each(told.row.against); }},
    {"interrupted", Maybe(Kind::kFlag), [](auto& told) { return WhereTrue(told.all.interrupted); }},
});

std::string GamesOf(const Arena& arena) {
  if (arena.deals.empty()) return "whole";
  std::vector<std::string> names;
  for (const Deal& deal : arena.deals) {
    std::string name(deal.contract().row().name);
    if (deal.contract().is_tout()) name += "+tout";
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
  }
  return absl::StrJoin(names, ", ");
}

}  // namespace

void DealQuotient::Add(std::int64_t above, std::int64_t below) {
  ++deals_;
  above_ += above;
  below_ += below;
  above_squared_ += above * above;
  product_ += above * below;
  below_squared_ += below * below;
}

MeanError DealQuotient::Value() const {
  if (below_ == 0) return {0, 0};
  const double value = static_cast<double>(above_) / static_cast<double>(below_);
  if (deals_ < 2) return {value, 0};
  const double squares = static_cast<double>(above_squared_) -
                         2 * value * static_cast<double>(product_) +
                         value * value * static_cast<double>(below_squared_);
  const double deals = static_cast<double>(deals_);
  const double deviation = std::sqrt(std::max(0.0, squares) * deals / (deals - 1));
  return {value, kNormal95 * deviation / static_cast<double>(below_)};
}

std::span<const ColumnInfo> Standings::RowColumns() { return kStandingColumns; }

Cells Standings::ToCells(const PlayerStanding& row) const {
  return kStandingColumns.CellsOf({row, *this});
}

Standings StandingsOf(const Arena& arena, std::span<const Encounter> encounters) {
  const std::size_t players = arena.players.size();
  Counting counting(players);
  for (const Encounter& met : encounters) counting.Add(met);
  counting.EndDeal();
  const std::vector<MeanError> ratings = RatingsOf(players, encounters);
  std::vector<std::size_t> order(players);
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, std::greater(),
                           [&](std::size_t i) { return counting.Row(i).cents.value; });
  Standings standings;
  for (std::size_t i : order) {
    PlayerStanding row = counting.Row(i);
    row.player = arena.players[i].name;
    row.rating = ratings[i];
    for (std::size_t other : order) {
      if (other == i) continue;
      row.against.push_back(counting.Against(i, other));
      row.against.back().player = arena.players[other].name;
    }
    standings.rows.push_back(std::move(row));
  }
  standings.deals = counting.deals();
  standings.rules = arena.terms.rules.name;
  standings.tariff = ToString(arena.terms.rules.tariff);
  standings.games = GamesOf(arena);
  standings.deck = NameOf(arena.terms.deck);
  standings.fault_price = FaultPrice(arena.terms.rules.tariff);
  standings.seed = arena.seed;
  return standings;
}

}  // namespace schafkopf
