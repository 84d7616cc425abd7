#include "solver/habits/exchange_habit.h"

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <vector>

#include "engine/cards/any_card.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kDrawSeed = 0x7a757066;

// From the deal alone.
Random DrawFrom(const Hands& dealt) {
  std::uint64_t seed = kDrawSeed;
  for (const CardSet& cards : dealt) seed = Random(seed, cards.bits()).Next();
  return {seed, 0};
}

Card HighestOf(CardSet hand, const CardOrder& order) {
  for (Card card : order.best_first()) {
    if (hand.Contains(card)) return card;
  }
  return {};
}

}  // namespace

CardSet GivenAway(CardSet hand, const CardOrder& order, int count) {
  const auto strength = [&](Card card) {
    const auto cards = order.best_first();
    return std::ranges::find(cards, card) - cards.begin();
  };
  const auto rank = [&](Card card) {
    const bool trump = order.trumps().Contains(card);
    const int held = trump ? 0 : (hand & order.PlainSuit(card.suit())).size();
    const auto low = trump ? -strength(card) : 0;
    return std::tuple(trump, low, card.rank() == Rank::kSau, held, PointsOf(card), card.index());
  };
  std::vector<Card> cards;
  for (Card card : hand) cards.push_back(card);
  std::ranges::sort(cards, {}, rank);
  CardSet given;
  for (int i = 0; i < count; ++i) given.Insert(cards[static_cast<std::size_t>(i)]);
  return given;
}

Deal AfterSchieber(const Deal& dealt, CardSet passed) {
  const CardOrder order(dealt.contract());
  Deal deal = dealt;
  CardSet on = passed;
  deal.hands[Seat(kSeatCount - 1)] -= passed;
  for (int seat = 1; seat < kSeatCount - 1; ++seat) {
    CardSet& hand = deal.hands[Seat(seat)];
    hand |= on;
    on = GivenAway(hand, order, passed.size());
    hand -= on;
  }
  deal.hands[Seat(kSeatCount - 1)] |= on;
  return deal;
}

Deal AfterZupf(const Deal& dealt, const Zupf& zupf) {
  const RuleOptions& options = dealt.game.table().options;
  Deal deal = dealt;
  CardSet& own = deal.hands[dealt.declarer];
  CardSet& other = deal.hands[zupf.with];
  const bool draws_first = options.Is({"zupf_order", "draw_then_give"});
  const auto give = [&] {
    own.Remove(zupf.given);
    other.Insert(zupf.given);
  };
  if (!draws_first) give();
  const Card drawn = options.Is({"zupf_draw", "by_choice"})
                         ? HighestOf(other, CardOrder(dealt.contract()))
                         : AnyOf(other, DrawFrom(dealt.hands));
  other.Remove(drawn);
  own.Insert(drawn);
  if (draws_first) give();
  return deal;
}

}  // namespace schafkopf
