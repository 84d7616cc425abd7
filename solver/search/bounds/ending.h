// The last two tricks, played out at once, and the last one.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BOUNDS_ENDING_H_
#define SCHAFKOPF_SOLVER_SEARCH_BOUNDS_ENDING_H_

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/play/duties.h"
#include "solver/search/board/ideas.h"
#include "solver/search/board/lanes.h"
#include "solver/search/board/layout.h"
#include "solver/search/board/node.h"

namespace schafkopf {

// The count of the last trick, which plays itself.
inline int LastTrick(const Layout& layout, const Node& node) {
  const Cards lead = node.hand(node.leader);
  const Cards eligible = layout.GroupOf(lead) | layout.trumps();
  const Cards best = HighestBit(node.all() & eligible);
  for (int seat = 0; seat < 4; ++seat) {
    if (node.hand(seat) == best) return layout.Counts(seat) ? node.left : 0;
  }
  return 0;
}

// Two cards in each of four hands can be played in sixteen ways, one in each lane: in lane i the
// hand that plays as number k of the first trick begins with its lower card if bit k of i is set,
// unless the rules force the other one.
template <SearchRules kRules>
class Ending {
 public:
  // REQUIRES: two tricks left.
  Ending(const Layout& layout, const Node& node) : layout_(layout), node_(node) {
    for (std::size_t place = 0; place < 4; ++place) {
      const Cards hand = HandAt(place);
      if (kRules.three_seats && hand == 0) {
        high_[place] = low_[place] = &kNoCard;
        continue;
      }
      high_[place] = &layout.lanes[static_cast<std::size_t>(31 - std::countl_zero(hand)) & 31];
      low_[place] = &layout.lanes[static_cast<std::size_t>(std::countr_zero(hand)) & 31];
    }
  }

  // The count if everybody plays as well as can be.
  int Value() const {
    // The first trick.
    std::array<Lanes, 4> lower_first = kFree;  // by place: where the lower card is played first
    if ((node_.all() & node_.sau) != 0) lower_first = FreeByDuties();
    const Lanes led = Pick(high_[0]->group, low_[0]->group, lower_first[0]);
    std::array<Lanes, 4> keys;
    std::array<Lanes, 4> keys_last;
    std::array<Lanes, 4> groups_last;
    Lanes best{};
    Lanes worth = Lanes{} + static_cast<std::uint8_t>(layout_.trick_bonus);
    for (std::size_t place = 0; place < 4; ++place) {
      const CardLanes& high = *high_[place];
      const CardLanes& low = *low_[place];
      // Who can follow with one card only has no choice.
      const Lanes high_follows = Mask(high.group == led);
      const Lanes low_follows = Mask(low.group == led);
      const Lanes follows = high_follows | low_follows;
      Lanes lower = place == 0 ? lower_first[0]
                               : Pick(lower_first[place], low_follows, high_follows ^ low_follows);
      if constexpr (kRules.must_overtake) {
        // Who could beat with one card only has no choice either.
        const Lanes high_beats = Beats(high, high_follows, low_follows, best);
        const Lanes low_beats = Beats(low, low_follows, high_follows, best);
        lower = place == 0 ? lower : Pick(lower, low_beats, high_beats ^ low_beats);
      }
      const Lanes key = Pick(high.key, low.key, lower);
      keys[place] = key | (follows & CardLanes::kFollows);
      best = Max(best, keys[place]);
      worth += Pick(high.points, low.points, lower);
      keys_last[place] = key ^ high.key ^ low.key;
      groups_last[place] = Pick(low.group, high.group, lower);
    }
    // The last one, led by who took it.
    Lanes led_last{};
    for (std::size_t place = 0; place < 4; ++place) {
      led_last |= Mask(keys[place] == best) & groups_last[place];
    }
    Lanes best_last{};
    for (std::size_t place = 0; place < 4; ++place) {
      const Lanes follows = Mask(groups_last[place] == led_last);
      best_last = Max(best_last, keys_last[place] | (follows & CardLanes::kFollows));
    }
    const Lanes worth_last = static_cast<std::uint8_t>(node_.left) - worth;
    return Chosen((worth & Counted(best)) + (worth_last & Counted(best_last)));
  }

 private:
  static constexpr std::uint8_t kLow = 0xff;
  static constexpr CardLanes kNoCard = {Lanes{}, Lanes{} + kLow, Lanes{}};  // of a group never led
  static constexpr std::array<Lanes, 4> kFree = {
      Lanes{0, kLow, 0, kLow, 0, kLow, 0, kLow, 0, kLow, 0, kLow, 0, kLow, 0, kLow},
      Lanes{0, 0, kLow, kLow, 0, 0, kLow, kLow, 0, 0, kLow, kLow, 0, 0, kLow, kLow},
      Lanes{0, 0, 0, 0, kLow, kLow, kLow, kLow, 0, 0, 0, 0, kLow, kLow, kLow, kLow},
      Lanes{0, 0, 0, 0, 0, 0, 0, 0, kLow, kLow, kLow, kLow, kLow, kLow, kLow, kLow}};

  int SeatAt(std::size_t place) const { return (node_.leader + static_cast<int>(place)) & 3; }
  Cards HandAt(std::size_t place) const { return node_.hand(SeatAt(place)); }

  template <class Compared>
  static Lanes Mask(Compared compared) {
    return reinterpret_cast<Lanes>(compared);
  }
  // `low` where `lower` is set, else `high`.
  static Lanes Pick(const Lanes& high, const Lanes& low, const Lanes& lower) {
    return high ^ ((high ^ low) & lower);
  }
  // Where a card may be played that beats `best`. `follows`: where it, or the other card, follows.
  static Lanes Beats(const CardLanes& card, const Lanes& follows, const Lanes& other_follows,
                     const Lanes& best) {
    const Lanes key = card.key | (follows & CardLanes::kFollows);
    return Mask(key > best) & (follows | ~other_follows);
  }
  // All bits where the trick that `best` takes is counted.
  static Lanes Counted(const Lanes& best) { return Lanes{} - (best & CardLanes::kCounted); }

  // kFree, but for the holder of the called Sau, whom its duties leave no choice.
  [[gnu::noinline]] std::array<Lanes, 4> FreeByDuties() const {
    std::array<Lanes, 4> lower_first = kFree;
    const auto holder = [&](std::size_t place) { return (HandAt(place) & node_.sau) != 0; };
    if (holder(0)) {
      lower_first[0] = Among(0, LegalLeads(CardSet::FromBits(HandAt(0)), layout_.called));
    }
    for (std::size_t place = 1; place < 4; ++place) {
      if (!holder(place)) continue;
      const Cards high = HighestBit(HandAt(0));
      lower_first[place] =
          Pick(AmongFollows(place, high), AmongFollows(place, HandAt(0) ^ high), lower_first[0]);
    }
    return lower_first;
  }

  // Where the lower card is played first, if only these are legal.
  Lanes Among(std::size_t place, CardSet legal) const {
    if (legal.bits() == HandAt(place)) return kFree[place];
    return legal.bits() == HighestBit(HandAt(place)) ? Lanes{} : ~Lanes{};
  }
  Lanes AmongFollows(std::size_t place, Cards lead) const {
    return Among(place, LegalFollows(CardSet::FromBits(HandAt(place)),
                                     CardSet::FromBits(layout_.GroupOf(lead)), layout_.called));
  }

  // Everybody chooses, the last first.
  int Chosen(Lanes values) const {
    const auto choose = [&](std::size_t place, const Lanes& if_lower) {
      const auto view = static_cast<std::uint8_t>(layout_.Maximizes(SeatAt(place)) ? 0 : 0xff);
      values = Max(values ^ view, if_lower ^ view) ^ view;
    };
    choose(3, __builtin_shufflevector(values, Lanes{}, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 16, 16,
                                      16, 16, 16, 16));
    choose(2, __builtin_shufflevector(values, Lanes{}, 4, 5, 6, 7, 16, 16, 16, 16, 16, 16, 16, 16,
                                      16, 16, 16, 16));
    choose(1, __builtin_shufflevector(values, Lanes{}, 2, 3, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16,
                                      16, 16, 16, 16));
    choose(0, __builtin_shufflevector(values, Lanes{}, 1, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16,
                                      16, 16, 16, 16, 16));
    return values[0];
  }

  const Layout& layout_;
  const Node& node_;
  std::array<const CardLanes*, 4> high_;
  std::array<const CardLanes*, 4> low_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_BOUNDS_ENDING_H_
