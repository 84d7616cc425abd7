#include "solver/sample/view_worlds.h"

#include "engine/cards/random.h"
#include "engine/worlds/dealer.h"
#include "solver/sample/bid_strength.h"

namespace schafkopf {

bool HeardABid(const SeatView& view) {
  const Parties parties = view.contract().parties();
  const bool announced = view.contract().level() > 0 || !view.contract().begins_switched();
  return view.seat != view.declarer && announced && view.switched() &&
         (parties == Parties::kSolo || parties == Parties::kCall);
}

namespace {

// Deals worlds that agree with what a seat knows.
class WorldDealer {
 public:
  WorldDealer(const SeatView& view, const Player& player)
      : view_(view),
        order_(view.contract()),
        dealer_(player.style == PlayStyle::kOpen ? CardsSeenOf(view) : KnowledgeOf(view)),
        worlds_(static_cast<std::uint64_t>(player.worlds)),
        draws_(player.style == PlayStyle::kPlay && HeardABid(view) ? kBidDraws : 1) {}

  // As many as the player's skill, or all there are.
  std::vector<Hands> Deal(std::uint64_t seed) const {
    std::vector<Hands> worlds;
    const bool all = dealer_.count() <= worlds_;
    for (std::uint64_t i = 0; i < (all ? dealer_.count() : worlds_); ++i) {
      worlds.push_back(all ? dealer_.World(i) : Draw(seed, i));
    }
    return worlds;
  }

 private:
  Hands Draw(std::uint64_t seed, std::uint64_t i) const {
    const auto strength = [&](const Hands& hands) {
      return BidStrength(hands[view_.declarer], view_.contract(), order_);
    };
    Random random(seed, i);
    Hands best = dealer_.World(random.Below(dealer_.count()));
    for (int draw = 1; draw < draws_; ++draw) {
      const Hands hands = dealer_.World(random.Below(dealer_.count()));
      if (strength(hands) > strength(best)) best = hands;
    }
    return best;
  }

  const SeatView& view_;
  CardOrder order_;
  Dealer dealer_;
  std::uint64_t worlds_;
  int draws_;
};

}  // namespace

std::vector<Hands> WorldsOf(const SeatView& view, const Player& player, std::uint64_t seed) {
  return WorldDealer(view, player).Deal(seed);
}

}  // namespace schafkopf
