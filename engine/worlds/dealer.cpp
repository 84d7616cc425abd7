#include "engine/worlds/dealer.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <iterator>

#include "engine/cards/random.h"

namespace schafkopf {
namespace {

// Marks a state of the count that was not reached yet.
constexpr std::uint64_t kUncounted = ~std::uint64_t{0};

// n over k, for n up to 32.
constexpr auto kBinomials = [] {
  std::array<std::array<std::uint64_t, kCardCount + 1>, kCardCount + 1> table{};
  for (std::size_t n = 0; n <= kCardCount; ++n) {
    table[n][0] = 1;
    for (std::size_t k = 1; k <= n; ++k) table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
  }
  return table;
}();

std::uint64_t Binomial(int n, int k) {
  return kBinomials[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

// How a class of cards is shared out: the number each seat gets.
using Split = PerSeat<int>;

// In how many ways `cards` cards can be shared out so.
std::uint64_t Arrangements(int cards, const Split& split) {
  std::uint64_t ways = 1;
  for (int count : split) {
    ways *= Binomial(cards, count);
    cards -= count;
  }
  return ways;
}

// Calls visit(split) for every way to split `cards` among `seats` within `limits`, in a fixed
// order, until visit returns false.
template <class Visit>
bool ForEachSplit(int cards, SeatSet seats, const PerSeat<int>& limits, Split& split, int seat,
                  const Visit& visit) {
  if (seat == kSeatCount) return visit(split);
  const auto room_of = [&](Seat of) { return seats.Contains(of) ? limits[of] : 0; };
  int room_behind = 0;
  for (int behind = seat + 1; behind < kSeatCount; ++behind) room_behind += room_of(Seat(behind));
  const Seat here(seat);
  const int most = std::min(cards, room_of(here));
  for (split[here] = std::max(0, cards - room_behind); split[here] <= most; ++split[here]) {
    if (!ForEachSplit(cards - split[here], seats, limits, split, seat + 1, visit)) return false;
  }
  return true;
}

PerSeat<int> Minus(PerSeat<int> missing, const Split& split) {
  for (Seat seat : kSeats) missing[seat] -= split[seat];
  return missing;
}

// The k-subset of `cards`, of which there are `left`, with number `index` < binomial(left, k).
CardSet Subset(CardSet cards, int left, int k, std::uint64_t index) {
  if (k == left) return cards;
  CardSet subset;
  for (std::uint32_t rest = cards.bits(); k > 0;) {
    const std::uint32_t card = std::bit_floor(rest);
    rest ^= card;
    const std::uint64_t with = Binomial(--left, k - 1);
    // Without a branch: which way it goes is chance.
    const std::uint64_t skips = -static_cast<std::uint64_t>(index >= with);  // all bits, or none
    index -= with & skips;
    subset |= CardSet::FromBits(card & ~static_cast<std::uint32_t>(skips));
    k -= static_cast<int>(skips + 1);
  }
  return subset;
}

}  // namespace

Dealer::Dealer(const Knowledge& knowledge) {
  const bool open_sau = knowledge.call && knowledge.unseen().Contains(knowledge.call->sau);
  if (!open_sau) {
    AddScenario(knowledge, std::nullopt);
  } else {
    for (Seat seat : kSeats) AddScenario(knowledge, seat);
  }
}

void Dealer::AddScenario(const Knowledge& knowledge, std::optional<Seat> sau_holder) {
  Scenario scenario;
  scenario.fixed = knowledge.held;
  CardSet open = knowledge.unseen();
  if (sau_holder) {
    const Card sau = knowledge.call->sau;
    if (knowledge.not_held[*sau_holder].Contains(sau)) return;
    scenario.fixed[*sau_holder].Insert(sau);
    open.Remove(sau);
  }
  for (Seat seat : kSeats) {
    const int dealt = seat.index() < knowledge.table.seats ? knowledge.hand_size() : 0;
    scenario.missing[seat] = dealt - scenario.fixed[seat].size();
    if (scenario.missing[seat] < 0) return;
    scenario.radix = std::max(scenario.radix, static_cast<std::size_t>(scenario.missing[seat]) + 1);
  }

  CardSet called_suit;
  if (const auto& call = knowledge.call) {
    called_suit = call->suit;
    for (Seat seat : kSeats) {
      const bool bound = seat == call->declarer || scenario.fixed[seat].Contains(call->sau);
      const int had = (scenario.fixed[seat] & called_suit).size();
      scenario.least[seat] = bound ? std::max(0, call->least[seat] - had) : 0;
    }
  }

  for (bool in_called_suit : {true, false}) {
    const CardSet part = in_called_suit ? open & called_suit : open - called_suit;
    for (Card card : part) {
      SeatSet seats;
      for (Seat seat : kSeats) {
        if (!knowledge.not_held[seat].Contains(card)) seats = seats | SeatSet::Of(seat);
      }
      auto same = std::find_if(
          scenario.classes.begin(), scenario.classes.end(),
          [&](const Class& c) { return c.seats == seats && c.called_suit == in_called_suit; });
      if (same == scenario.classes.end()) {
        same = scenario.classes.insert(same, Class{{}, seats, in_called_suit});
      }
      same->cards.Insert(card);
    }
  }
  const std::size_t radix = scenario.radix;
  scenario.ways.assign(scenario.classes.size() * radix * radix * radix * radix, kUncounted);
  scenario.count = scenario.Count(0, scenario.missing);
  scenario.ListFirstSplits();
  count_ += scenario.count;
  scenarios_.push_back(std::move(scenario));
}

std::size_t Dealer::Scenario::SlotOf(std::size_t cls, const PerSeat<int>& open) const {
  std::size_t slot = cls;
  for (int cards : open) slot = slot * radix + static_cast<std::size_t>(cards);
  return slot;
}

std::uint64_t Dealer::Scenario::Completions(std::size_t cls, const PerSeat<int>& open) const {
  const bool called_suit_dealt = cls == classes.size() || !classes[cls].called_suit;
  if (called_suit_dealt && (cls == 0 || classes[cls - 1].called_suit)) {
    for (Seat seat : kSeats) {
      if (missing[seat] - open[seat] < least[seat]) return 0;
    }
  }
  return cls == classes.size() ? 1 : ways[SlotOf(cls, open)];
}

std::uint64_t Dealer::Scenario::Count(std::size_t cls, const PerSeat<int>& open) {
  const std::uint64_t known = Completions(cls, open);
  if (known != kUncounted) return known;
  std::uint64_t sum = 0;
  const int cards = classes[cls].cards.size();
  Split split;
  ForEachSplit(cards, classes[cls].seats, open, split, 0, [&](const Split& shares) {
    sum += Arrangements(cards, shares) * Count(cls + 1, Minus(open, shares));
    return true;
  });
  return ways[SlotOf(cls, open)] = sum;
}

void Dealer::Scenario::ListFirstSplits() {
  if (classes.empty()) return;
  const int cards = classes[0].cards.size();
  std::uint64_t until = 0;
  Split split;
  ForEachSplit(cards, classes[0].seats, missing, split, 0, [&](const Split& shares) {
    const std::uint64_t rest = Completions(1, Minus(missing, shares));
    until += Arrangements(cards, shares) * rest;
    if (rest > 0) first_splits.push_back({shares, rest, until});
    return true;
  });
}

Dealer::ClassSplit Dealer::Scenario::SplitOf(std::size_t cls, const PerSeat<int>& open,
                                             std::uint64_t& index) const {
  if (cls == 0) {
    auto found = first_splits.begin();
    while (index >= found->until) ++found;
    if (found != first_splits.begin()) index -= std::prev(found)->until;
    return *found;
  }
  const Class& own = classes[cls];
  const int cards = own.cards.size();
  ClassSplit found{};
  ForEachSplit(cards, own.seats, open, found.split, 0, [&](const Split& shares) {
    found.rest = Completions(cls + 1, Minus(open, shares));
    const std::uint64_t worlds = Arrangements(cards, shares) * found.rest;
    if (index < worlds) return false;
    index -= worlds;
    return true;
  });
  return found;
}

Hands Dealer::World(std::uint64_t index) const {
  assert(index < count_);
  auto scenario = scenarios_.begin();
  for (; index >= scenario->count; ++scenario) index -= scenario->count;

  Hands hands = scenario->fixed;
  PerSeat<int> missing = scenario->missing;
  for (std::size_t cls = 0; cls < scenario->classes.size(); ++cls) {
    const auto [split, rest, until] = scenario->SplitOf(cls, missing, index);
    missing = Minus(missing, split);
    std::uint64_t arrangement = rest == 1 ? index : index / rest;
    index = rest == 1 ? 0 : index % rest;
    CardSet open = scenario->classes[cls].cards;
    int left = 0;
    for (int cards : split) left += cards;
    for (Seat seat : kSeats) {
      if (split[seat] == 0) continue;
      const std::uint64_t subsets = Binomial(left, split[seat]);
      const CardSet share = Subset(open, left, split[seat], arrangement % subsets);
      arrangement /= subsets;
      hands[seat] |= share;
      open -= share;
      left -= split[seat];
    }
  }
  return hands;
}

Hands Dealer::Sample(std::uint64_t seed, std::uint64_t i) const {
  return World(Random(seed, i).Below(count_));
}

}  // namespace schafkopf
