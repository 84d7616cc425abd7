#include "engine/auction.h"

#include <algorithm>
#include <cassert>
#include <string_view>

#include "engine/card_order.h"

namespace schafkopf {
namespace {

const ContractRow& RowOf(const Announcement& game) {
  return kContracts[static_cast<std::size_t>(game.row)];
}

std::optional<int> OfferedRank(const RuleSet& rules, int row, bool tout) {
  for (const Offer& offer : rules.offers) {
    if (offer.row == row) return tout ? offer.tout_rank : std::optional(offer.rank);
  }
  return std::nullopt;
}

}  // namespace

std::optional<int> LevelOf(const RuleSet& rules, const Announcement& game) {
  // Between two ranks there is room for what options move next to a game.
  constexpr int kRoom = 4;
  const auto rank = OfferedRank(rules, game.row, game.tout);
  if (!rank) return std::nullopt;
  const std::string_view name = RowOf(game).name;
  const auto solo = OfferedRank(rules, FindContractRow("solo").value(), game.tout);
  if (name == "wenz" && !game.tout && solo && rules.options.On("solo_equals_wenz")) {
    return kRoom * *solo;
  }
  if (name == "solo" && game.suit == Suit::kHerz && rules.options.On("heart_solo_higher")) {
    return kRoom * *rank + 1;
  }
  const bool bettel = name == "bettel" || name == "pfd";
  if (bettel && solo && rules.options.Is({"bettel_rank", "below_solo"})) return kRoom * *solo - 1;
  if (bettel && solo && rules.options.Is({"bettel_rank", "above_solo"})) return kRoom * *solo + 2;
  return kRoom * *rank;
}

BidFault Auction::FaultOf(const Bid& bid) const {
  const bool wedding = bid.game && RowOf(*bid.game).parties == Parties::kPair;
  if (wedding && rules_.options.Is({"hochzeit_when", "after_all_passed"})) {
    // Whoever passed may offer it then.
    if (passed_.size() < kSeatCount) return BidFault::kTooEarly;
  } else if (passed_.Contains(bid.seat)) {
    return BidFault::kPassedBefore;
  }
  if (!bid.game) return BidFault::kNone;
  const auto level = LevelOf(rules_, *bid.game);
  if (!level) return BidFault::kNotOffered;
  const auto& last = last_[bid.seat];
  return last && *level < LevelOf(rules_, *last) ? BidFault::kFellBack : BidFault::kNone;
}

bool Auction::Outbids(const Bid& bid) const {
  if (!best_) return true;
  const int level = LevelOf(rules_, *bid.game).value();
  const int standing = LevelOf(rules_, *best_->game).value();
  return level > standing || (level == standing && bid.seat <= best_->seat);
}

void Auction::Make(const Bid& bid) {
  assert(FaultOf(bid) == BidFault::kNone);
  if (!bid.game) {
    passed_ = passed_ | SeatSet::Of(bid.seat);
    return;
  }
  last_[bid.seat] = bid.game;
  if (Outbids(bid)) best_ = bid;
}

std::vector<Announcement> Auction::Raises(Seat seat) const {
  std::vector<Announcement> raises;
  if (passed_.Contains(seat) || (best_ && best_->seat == seat)) return raises;
  const Pack pack = best_ ? RowOf(*best_->game).pack : Pack::kBavarian;
  for (const Announcement& game : GamesOf(rules_)) {
    if (RowOf(game).pack != pack) continue;
    if (Outbids({seat, game}) && FaultOf({seat, game}) == BidFault::kNone) raises.push_back(game);
  }
  return raises;
}

std::vector<Announcement> GamesOf(const RuleSet& rules) {
  std::vector<Announcement> games;
  for (const Offer& offer : rules.offers) {
    const bool herz_apart = RowOf({offer.row, std::nullopt, false}).name == "solo" &&
                            rules.options.On("heart_solo_higher");
    for (bool tout : {false, true}) {
      if (tout && !offer.tout_rank) continue;
      games.push_back({offer.row, std::nullopt, tout});
      if (herz_apart) games.push_back({offer.row, Suit::kHerz, tout});
    }
  }
  std::ranges::stable_sort(games, {},
                           [&](const Announcement& game) { return LevelOf(rules, game).value(); });
  return games;
}

SjavsCall SjavsCallOf(CardSet hand) {
  constexpr int kLeast = 5;
  using enum Rank;
  const CardSet permanent = {Card(Suit::kEichel, kOber),  Card(Suit::kGras, kOber),
                             Card(Suit::kEichel, kUnter), Card(Suit::kGras, kUnter),
                             Card(Suit::kHerz, kUnter),   Card(Suit::kSchellen, kUnter)};
  SjavsCall call;
  for (Suit suit : kSuits) {
    const int length = (hand & (permanent | SuitCards(suit))).size();
    if (length < std::max(kLeast, call.length)) continue;
    if (length > call.length) call.suits.clear();
    call.length = length;
    // Eichel comes first and then has to be it.
    if (call.suits.empty() || call.suits.front() != Suit::kEichel) call.suits.push_back(suit);
  }
  return call;
}

int HighestTrumps(const Contract& contract, CardSet hand, Deck deck) {
  const CardOrder order(contract);
  int count = 0;
  for (Card card : order.best_first()) {
    if (!CardsOf(deck).Contains(card)) continue;
    if (!order.trumps().Contains(card) || !hand.Contains(card)) break;
    ++count;
  }
  return count;
}

std::vector<Contract> CallsOf(CardSet hand, Deck deck, const RuleSet& rules) {
  const int least = rules.options.Number("tout_min_laufende");
  std::vector<Contract> calls;
  for (const Contract& contract : ContractsOf(rules)) {
    if (contract.parties() == Parties::kPair) continue;  // hangs on the partner too
    if (ObstacleTo(contract, hand, deck, rules.options) != BidObstacle::kNone) continue;
    if (contract.is_tout() && HighestTrumps(contract, hand, deck) < least) continue;
    calls.push_back(contract);
  }
  return calls;
}

CardSet RufspielTrumps(CardSet hand) {
  return hand & CardOrder(Contract::Named("ruf", Suit::kEichel)).trumps();
}

}  // namespace schafkopf
