#include "engine/table/auction.h"

#include <algorithm>
#include <cassert>
#include <string_view>

#include "engine/play/card_order.h"

namespace schafkopf {
namespace {

const ContractRow& RowOf(const Announcement& game) {
  return kContracts[static_cast<std::size_t>(game.row)];
}

bool LastMayAnnounceRamsch(const RuleSet& rules) {
  return rules.options.Is({"ramsch_trigger", "last_player_may_announce"});
}

bool IsRamsch(const Announcement& game) { return RowOf(game).parties == Parties::kEach; }

}  // namespace

std::optional<int> LevelOf(const RuleSet& rules, const Announcement& game) {
  // Nobody is left to outbid it.
  if (IsRamsch(game) && !RowOf(game).special.passes_tricks_on && LastMayAnnounceRamsch(rules)) {
    return 0;
  }
  if (game.ouvert && rules.options.Is({"bettel_ouvert", "off"})) return std::nullopt;
  const auto standing = StandingOf(rules, game.row, game.suit, game.tout);
  if (!standing) return std::nullopt;
  constexpr int kRoom = 8;  // for steps between two ranks
  return kRoom * standing->rank + standing->step + (game.ouvert ? 1 : 0);
}

Auction::Auction(const RuleSet& rules, int seats) : rules_(rules) {
  for (Seat seat : kSeats) {
    if (seat.index() >= seats) passed_ = passed_ | SeatSet::Of(seat);
  }
}

SeatSet Auction::LeftOutBy(Seat seat) const {
  SeatSet left_out;
  for (Seat each = next_; each != seat; each = each.Next()) {
    if (!passed_.Contains(each) && !Holds(each)) left_out = left_out | SeatSet::Of(each);
  }
  return left_out;
}

BidFault Auction::FaultOf(const Bid& bid) const {
  const BidFault fault = FaultOfGame(bid);
  return fault == BidFault::kNone ? FaultOfTurn(bid.seat) : fault;
}

BidFault Auction::FaultOfTurn(Seat seat) const {
  if (all_passed()) return BidFault::kNone;
  if (Holds(seat)) return BidFault::kOwnBid;
  return silent_.Contains(seat) ? BidFault::kTurnOver : BidFault::kNone;
}

BidFault Auction::FaultOfGame(const Bid& bid) const {
  const auto parties = bid.game ? std::optional(RowOf(*bid.game).parties) : std::nullopt;
  const bool later =
      (parties == Parties::kPair && rules_.options.Is({"hochzeit_when", "after_all_passed"})) ||
      (parties == Parties::kCall && rules_.options.On("renonce") && all_passed());
  if (later) {
    // Whoever passed may offer it then.
    if (!all_passed()) return BidFault::kTooEarly;
  } else if (passed_.Contains(bid.seat)) {
    return BidFault::kPassedBefore;
  }
  if (!bid.game) return BidFault::kNone;
  if (!LevelOf(rules_, *bid.game)) return BidFault::kNotOffered;
  const bool renonce = rules_.options.On("renonce") && all_passed();
  if (bid.game->called != Rank::kSau && !renonce) return BidFault::kNotSau;
  if (IsRamsch(*bid.game) && !IsLast(bid.seat)) return BidFault::kNotLast;
  const bool raises = bid.game->target > 0;
  const bool about_points = RowOf(*bid.game).objective == Objective::kPoints && !bid.game->tout;
  if (raises && !(rules_.options.On("steigern") && about_points)) return BidFault::kNoRaise;
  const auto& last = last_[bid.seat];
  const auto height = HeightOf(*bid.game);
  if (last && height < HeightOf(*last)) return BidFault::kFellBack;
  const bool outbids = !best_ || Outbids(bid);
  return outbids || IsSecondWedding(bid) ? BidFault::kNone : BidFault::kTooLow;
}

bool Auction::IsSecondWedding(const Bid& bid) const {
  return best_ && RowOf(*best_->game).parties == Parties::kPair &&
         bid.game->row == best_->game->row && !last_[bid.seat];
}

std::pair<int, int> Auction::HeightOf(const Announcement& game) const {
  return {LevelOf(rules_, game).value(), game.target};
}

bool Auction::Outbids(const Bid& bid) const {
  if (!best_) return true;
  // Of two weddings the one that was offered first declares.
  const bool pair = RowOf(*best_->game).parties == Parties::kPair;
  if (pair && bid.game->row == best_->game->row) return false;
  const auto height = HeightOf(*bid.game);
  const auto standing = HeightOf(*best_->game);
  return height > standing || (height == standing && bid.seat <= best_->seat);
}

void Auction::Make(const Bid& bid) {
  assert(FaultOf(bid) == BidFault::kNone);
  silent_ = silent_ | LeftOutBy(bid.seat);
  next_ = bid.seat.Next();
  if (!bid.game) {
    passed_ = passed_ | SeatSet::Of(bid.seat);
    return;
  }
  last_[bid.seat] = bid.game;
  if (Outbids(bid)) best_ = bid;
}

std::vector<Announcement> Auction::Raises(Seat seat) const {
  std::vector<Announcement> raises;
  if (passed_.Contains(seat) || Holds(seat)) return raises;
  const Pack pack = best_ ? RowOf(*best_->game).pack : Pack::kBavarian;
  for (Announcement game : GamesOf(rules_)) {
    if (RowOf(game).pack != pack) continue;
    if (best_ && !Outbids({seat, game}) && LevelOf(rules_, game) == LevelOf(rules_, *best_->game)) {
      // The same with one point more, where bids are raised.
      game.target = std::max(best_->game->target, kWin.count()) + 1;
    }
    if (game.target >= kAllTricksTaken.count()) continue;
    if (Outbids({seat, game}) && FaultOf({seat, game}) == BidFault::kNone) raises.push_back(game);
  }
  return raises;
}

std::vector<Announcement> GamesOf(const RuleSet& rules) {
  std::vector<Announcement> games;
  for (const Offer& offer : rules.offers) {
    for (bool tout : {false, true}) {
      if (tout && !ToutRankOf(offer, rules.options)) continue;
      games.push_back({offer.row, std::nullopt, tout});
      for (Suit suit : kSuits) {
        if (StandsApart(rules, offer.row, suit, tout)) games.push_back({offer.row, suit, tout});
      }
      const Announcement ouvert{offer.row, std::nullopt, tout, /*ouvert=*/true};
      const bool tricks = RowOf(ouvert).objective == Objective::kNoTricks;
      if (tricks && LevelOf(rules, ouvert)) games.push_back(ouvert);
    }
  }
  std::ranges::stable_sort(games, {},
                           [&](const Announcement& game) { return LevelOf(rules, game).value(); });
  return games;
}

std::vector<Contract> CallsOf(CardSet hand, const RuleSet& rules, const Table& table) {
  std::vector<Contract> calls;
  for (const Contract& contract : ContractsOf(rules)) {
    if (contract.parties() == Parties::kPair) continue;  // hangs on the partner too
    if (ObstacleTo(contract, hand, table) != BidObstacle::kNone) continue;
    calls.push_back(contract);
  }
  return calls;
}

CardSet RufspielTrumps(CardSet hand) {
  return hand & CardOrder(Contract::Named("ruf", Suit::kEichel)).trumps();
}

}  // namespace schafkopf
