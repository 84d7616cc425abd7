// The transposition table: bounds on the count still to come, by the structure of a position.
//
// Inside one deal two positions at the start of a trick play alike, but for the points, when in
// every group the same seats hold the highest, second-highest, ... remaining card. So the key is
// the sequence of owners, group by group, with the leader and the state of the called suit. An
// entry keeps the cards of the position it was made from; for another position of the same
// structure its bounds are loosened by the *slack*: the sum of the point differences card by card.
// The cards left, the leader and the called suit *are* the position inside a deal, so a match is
// verified, never guessed from a hash.
#ifndef SCHAFKOPF_SOLVER_TABLE_H_
#define SCHAFKOPF_SOLVER_TABLE_H_

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/bits.h"
#include "solver/layout.h"

namespace schafkopf {

// Bounds on the count to come. Invariant: lower <= upper.
struct Bounds {
  int lower;
  int upper;
};

// The structure of a position, computed once per visit.
template <class Bits>
struct Structure {
  Structure(const Layout& layout, Cards all, int leader, bool called_led)
      : owner_low(Bits::Extract(layout.owner_low, all)),
        owner_high(Bits::Extract(layout.owner_high, all)),
        lengths(LengthsOf(layout, all)),
        state(layout.goal_id << 3 | (called_led ? 4u : 0u) | static_cast<std::uint32_t>(leader)) {}
  bool SameOwners(const Layout& layout, Cards other) const {
    return Bits::Extract(layout.owner_low, other) == owner_low &&
           Bits::Extract(layout.owner_high, other) == owner_high &&
           LengthsOf(layout, other) == lengths;
  }
  static std::uint32_t LengthsOf(const Layout& layout, Cards all) {
    std::uint32_t packed = 0;
    for (Cards group : layout.groups) {
      packed = packed << 4 | static_cast<std::uint32_t>(std::popcount(all & group));
    }
    return packed;
  }
  std::uint64_t Hash() const {
    std::uint64_t h = (std::uint64_t{owner_high} << 32 | owner_low) * 0x9e3779b97f4a7c15;
    h ^= (std::uint64_t{lengths} << 5 | state) * 0xc2b2ae3d27d4eb4f;
    return (h ^ h >> 29) * 0xbf58476d1ce4e5b9;
  }

  std::uint32_t owner_low;
  std::uint32_t owner_high;
  std::uint32_t lengths;  // four bits a group
  std::uint32_t state;    // goal, called suit led, leader
};

// By how much points differ between two positions of one structure, card by card.
struct Slack {
  int more;  // sum of what a card of `there` is worth more than that of `here`
  int less;  // sum of what it is worth less
};
template <class Bits>
Slack SlackBetween(const Layout& layout, Cards there, Cards here) {
  // Subtracts the point planes lane by lane; `borrow` ends as the lanes where `there` is poorer.
  Cards borrow = 0;
  Slack slack{0, 0};
  std::array<Cards, 4> difference;
  for (std::size_t i = 0; i < difference.size(); ++i) {
    const Cards a = Bits::Extract(layout.point_planes[i], there);
    const Cards b = Bits::Extract(layout.point_planes[i], here);
    difference[i] = a ^ b ^ borrow;
    borrow = (~a & b) | (~(a ^ b) & borrow);
  }
  slack.less = std::popcount(borrow) << difference.size();
  for (std::size_t i = 0; i < difference.size(); ++i) {
    slack.more += std::popcount(difference[i] & ~borrow) << i;
    slack.less -= std::popcount(difference[i] & borrow) << i;
  }
  return slack;
}

// Buckets of one cache line. Entries of older generations are free to overwrite.
template <class Bits>
class Table {
 public:
  // 2^log_buckets buckets of 64 bytes.
  explicit Table(int log_buckets)
      : shift_(64 - log_buckets), buckets_(std::size_t{1} << log_buckets) {}

  // Forgets everything at once, at no cost but every 255th time.
  void NextGeneration() {
    if (++generation_ > kLastGeneration) {
      buckets_.assign(buckets_.size(), Bucket{});
      generation_ = 1;
    }
  }

  // Tightens `bounds` by what is known of the position with the cards `all` and, with
  // `use_structure`, of others of its structure.
  void Probe(const Layout& layout, const Structure<Bits>& structure, std::uint64_t hash, Cards all,
             bool use_structure, Bounds& bounds) const {
    const std::uint32_t tag = TagOf(structure.state, hash);
    for (const Entry& entry : BucketOf(hash).entries) {
      if (entry.tag() != tag) continue;
      if (entry.cards == all) {
        bounds.lower = std::max(bounds.lower, entry.lower());
        bounds.upper = std::min(bounds.upper, entry.upper());
      } else if (use_structure && structure.SameOwners(layout, entry.cards)) {
        const Slack slack = SlackBetween<Bits>(layout, entry.cards, all);
        bounds.lower = std::max(bounds.lower, entry.lower() - slack.more);
        bounds.upper = std::min(bounds.upper, entry.upper() + slack.less);
      }
    }
  }

  // Keeps bounds; in a full bucket the entry with the fewest cards left gives way.
  void Store(std::uint32_t state, std::uint64_t hash, Cards all, Bounds bounds) {
    const std::uint32_t tag = TagOf(state, hash);
    Bucket& bucket = BucketOf(hash);
    Entry* victim = nullptr;
    int least = 33;
    for (Entry& entry : bucket.entries) {
      if (entry.tag() == tag && entry.cards == all) {
        entry = Entry(
            all, {std::max(bounds.lower, entry.lower()), std::min(bounds.upper, entry.upper())},
            tag);
        return;
      }
      const int worth = entry.generation() == generation_ ? std::popcount(entry.cards) : 0;
      if (worth < least) {
        least = worth;
        victim = &entry;
      }
    }
    *victim = Entry(all, bounds, tag);
  }

 private:
  // |31 .. 27 hash|26 .. 19 generation|18 17 goal|16 called suit led|15 14 leader|13 .. 7 upper|6
  // .. 0 lower|
  struct Entry {
    Entry() = default;
    Entry(Cards all, Bounds bounds, std::uint32_t tag)
        : cards(all),
          rest(tag | static_cast<std::uint32_t>(bounds.upper) << 7 |
               static_cast<std::uint32_t>(bounds.lower)) {}
    int lower() const { return static_cast<int>(rest & 0x7f); }
    int upper() const { return static_cast<int>(rest >> 7 & 0x7f); }
    std::uint32_t tag() const { return rest & ~0x3fffu; }
    std::uint32_t generation() const { return rest >> 19 & 0xff; }

    Cards cards = 0;
    std::uint32_t rest = 0;
  };
  static_assert(sizeof(Entry) == 8);
  struct alignas(64) Bucket {
    std::array<Entry, 8> entries;
  };
  static_assert(sizeof(Bucket) == 64);
  static constexpr std::uint32_t kLastGeneration = 255;

  std::uint32_t TagOf(std::uint32_t state, std::uint64_t hash) const {
    return static_cast<std::uint32_t>(hash & 0x1f) << 27 | generation_ << 19 | state << 14;
  }
  Bucket& BucketOf(std::uint64_t hash) { return buckets_[hash >> shift_]; }
  const Bucket& BucketOf(std::uint64_t hash) const { return buckets_[hash >> shift_]; }

  int shift_;
  std::uint32_t generation_ = 1;
  std::vector<Bucket> buckets_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_TABLE_H_
