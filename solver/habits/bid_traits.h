// What a hand looks like under a contract, by counting bits.
#ifndef SCHAFKOPF_SOLVER_HABITS_BID_TRAITS_H_
#define SCHAFKOPF_SOLVER_HABITS_BID_TRAITS_H_

#include <algorithm>
#include <array>
#include <cstddef>

#include "solver/habits/bid_habit.h"
#include "solver/habits/card_masks.h"
#include "solver/habits/plain_math.h"

namespace schafkopf {

// count / kWhole, for counts up to kMost.
template <int kWhole, int kMost>
double PartOf(int count) {
  static constexpr auto kParts = [] {
    std::array<double, std::size_t{kMost} + 1> parts{};
    for (int i = 0; i <= kMost; ++i) parts[static_cast<std::size_t>(i)] = i / double{kWhole};
    return parts;
  }();
  return kParts[static_cast<std::size_t>(count)];
}

// As BidTraitsOf. `masks` are those of the contract and the deck; a hand has kHandSize cards.
template <int kHandSize>
BidTraits BidTraitsBy(const CardMasks& masks, const Contract& contract, CardSet hand, Seat seat) {
  const auto share_of = [](int count) { return PartOf<kHandSize, kHandSize>(count); };
  const CardSet trumps = hand & masks.trumps();
  const CardSet others = (masks.cards & masks.trumps()) - hand;
  int run = 0;
  int beaten = 0;  // sum over own trumps of the others' above it
  int points = 0;  // of own trumps
  for (Card card : trumps) {
    const int above = (masks.HigherThan(card) & others).size();
    beaten += above;
    run += above == 0 ? 1 : 0;
    points += PointsOf(card).count();
  }
  const CardSet plain = masks.cards - masks.trumps();
  const CardSet saus = plain & RankCards(Rank::kSau);
  const CardSet own = hand & plain;
  const CardSet own_saus = own & saus;
  const CardSet own_tens = own & RankCards(Rank::kTen);
  const CardSet low = own - own_saus - own_tens;
  const int aces = own_saus.size();
  const int losers = low.size();
  // A bit for each suit, at the lowest place of its byte.
  const std::uint32_t with_sau = own_saus.bits() >> static_cast<int>(Rank::kSau);
  const std::uint32_t with_ten = own_tens.bits() >> static_cast<int>(Rank::kTen);
  std::uint32_t held = own.bits();
  held |= held >> 4;
  held |= held >> 2;
  held = (held | held >> 1) & RankCards(Rank::kSeven).bits();
  const auto count = [](std::uint32_t bits) { return CardSet::FromBits(bits).size(); };
  const int voids = saus.size() - count(held);
  const int guarded_tens = count(with_ten & with_sau);
  const int bare_tens = count(with_ten & ~with_sau);
  const int backed = count(low.bits() & with_sau * 0xff);  // low cards beside an ace

  const double share = share_of(trumps.size());
  const double above =
      others.empty() ? 0 : beaten / (static_cast<double>(kHandSize) * others.size());
  const bool leads = seat == Seat(0);
  const double ace_part = PartOf<3, 4>(aces);
  double called_length = 0;
  if (const auto called = contract.called_card()) {
    called_length = PartOf<3, 8>((hand & masks.groups[masks.GroupOf(*called)]).size());
  }
  return {1,
          share,
          share * share,
          PartOf<4, 4>(std::min(run, 4)),
          above,
          share - above,
          ace_part,
          share_of(losers),
          PartOf<3, 4>(voids),
          share_of(guarded_tens),
          share_of(bare_tens),
          share_of(backed),
          PartOf<30, 120>(points),
          leads ? 1.0 : 0.0,
          leads ? ace_part : 0.0,
          share * aces,
          PartOf<4, 4>((hand & RankCards(Rank::kOber)).size()),
          called_length};
}

inline BidTraits BidTraitsBy(const CardMasks& masks, const Contract& contract, CardSet hand,
                             Deck deck, Seat seat) {
  return deck == Deck::kLong ? BidTraitsBy<HandSize(Deck::kLong)>(masks, contract, hand, seat)
                             : BidTraitsBy<HandSize(Deck::kShort)>(masks, contract, hand, seat);
}

// How many times as likely as to pass a hand with such traits is to bid.
inline double BidOddsBy(const BidTraits& weights, const BidTraits& traits) {
  double score = 0;
  for (std::size_t i = 0; i < kBidTraits; ++i) score += weights[i] * traits[i];
  return Exp(std::clamp(score, -30.0, 30.0));
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HABITS_BID_TRAITS_H_
