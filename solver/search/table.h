// The transposition table: bounds on the count still to come, by the structure of a position.
//
// Inside one deal two positions at the start of a trick play alike, but for the points, when in
// every group the same seats hold the highest, second-highest, ... remaining card:
//
//             Eichel, best first
//   there     A   O   9            an entry: 30 to 45 still to come
//   owners    N   S   W   <-+
//   points   11   3   0     |      one structure: whatever is played there, the card in its place
//                           |      can be played here, and the same seat takes the trick
//   here     10   K   8     |
//   owners    N   S   W   <-+
//   points   10   4   0            so here 30 - 1 to 45 + 1 are still to come
//
//   slack     1 + 0 + 0 more there, 0 + 1 + 0 less
//
// So the key is the sequence of owners, group by group, with the leader and the state of the called
// suit. An entry keeps the cards of the position it was made from; for another position of the same
// structure its bounds are loosened by the *slack*: the sum of the point differences card by card.
// The cards left, the leader and the called suit *are* the position inside a deal, so a match is
// verified, never guessed from a hash.
#ifndef SCHAFKOPF_SOLVER_SEARCH_TABLE_H_
#define SCHAFKOPF_SOLVER_SEARCH_TABLE_H_

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/search/board/bits.h"
#include "solver/search/board/layout.h"
#include "solver/search/board/processor.h"

namespace schafkopf {
inline namespace SCHAFKOPF_PROCESSOR {

// Bounds on the count to come. Invariant: lower <= upper.
struct Bounds {
  int lower;
  int upper;
};

// The structure of a position, computed once per visit.
struct Structure {
  Structure(const Layout& layout, Cards all, int leader, bool called_led)
      : owner_low(Extract(layout.owner_low, all)),
        owner_high(Extract(layout.owner_high, all)),
        lengths(LengthsOf(layout, all)),
        state(layout.goal_id << 3 | (called_led ? 4u : 0u) | static_cast<std::uint32_t>(leader)) {}
  bool SameOwners(const Layout& layout, Cards other) const {
    return Extract(layout.owner_low, other) == owner_low &&
           Extract(layout.owner_high, other) == owner_high && LengthsOf(layout, other) == lengths;
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
inline Slack SlackBetween(const Layout& layout, Cards there, Cards here) {
  // Subtracts the point planes lane by lane; `borrow` ends as the lanes where `there` is poorer.
  Cards borrow = 0;
  Slack slack{0, 0};
  std::array<Cards, 4> difference;
  for (std::size_t i = 0; i < difference.size(); ++i) {
    const Cards a = Extract(layout.point_planes[i], there);
    const Cards b = Extract(layout.point_planes[i], here);
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
class SearchTable {
 public:
  // 2^log_buckets buckets of 64 bytes.
  explicit SearchTable(int log_buckets)
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
  void Probe(const Layout& layout, const Structure& structure, std::uint64_t hash, Cards all,
             bool use_structure, Bounds& bounds) const {
    const Bucket& bucket = BucketOf(hash);
    unsigned matches = bucket.Matches(TagOf(structure.state, hash));
    for (; matches != 0; matches &= matches - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(matches));
      const Cards cards = bucket.cards[i];
      const Bounds entry = bucket.BoundsOf(i);
      if (cards == all) {
        bounds.lower = std::max(bounds.lower, entry.lower);
        bounds.upper = std::min(bounds.upper, entry.upper);
      } else if (use_structure && structure.SameOwners(layout, cards)) {
        const Slack slack = SlackBetween(layout, cards, all);
        bounds.lower = std::max(bounds.lower, entry.lower - slack.more);
        bounds.upper = std::min(bounds.upper, entry.upper + slack.less);
      }
    }
  }

  // Keeps bounds; in a full bucket the entry with the fewest cards left gives way.
  void Store(std::uint32_t state, std::uint64_t hash, Cards all, Bounds bounds) {
    const std::uint32_t tag = TagOf(state, hash);
    Bucket& bucket = BucketOf(hash);
    for (unsigned matches = bucket.Matches(tag); matches != 0; matches &= matches - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(matches));
      if (bucket.cards[i] != all) continue;
      const Bounds known = bucket.BoundsOf(i);
      bucket.Set(i, tag, all,
                 {std::max(bounds.lower, known.lower), std::min(bounds.upper, known.upper)});
      return;
    }
    std::size_t victim = 0;
    int least = 33;
    for (std::size_t i = 0; i < kEntries; ++i) {
      const int worth = bucket.GenerationOf(i) == generation_ ? std::popcount(bucket.cards[i]) : 0;
      if (worth < least) {
        least = worth;
        victim = i;
      }
    }
    bucket.Set(victim, tag, all, bounds);
  }

 private:
  static constexpr std::size_t kEntries = 8;
  static constexpr std::uint32_t kBoundsMask = 0x3fff;
  static constexpr std::uint32_t kLastGeneration = 255;

  // An entry is its cards and a word of tag and bounds:
  // |31 .. 27 hash|26 .. 19 generation|18 17 goal|16 called suit led|15 14 leader|13 .. 7 upper|6
  // .. 0 lower|
  struct alignas(64) Bucket {
    std::array<std::uint32_t, kEntries> words{};
    std::array<Cards, kEntries> cards{};

    Bounds BoundsOf(std::size_t i) const {
      return {static_cast<int>(words[i] & 0x7f), static_cast<int>(words[i] >> 7 & 0x7f)};
    }
    std::uint32_t GenerationOf(std::size_t i) const { return words[i] >> 19 & 0xff; }
    void Set(std::size_t i, std::uint32_t tag, Cards all, Bounds bounds) {
      cards[i] = all;
      words[i] = tag | static_cast<std::uint32_t>(bounds.upper) << 7 |
                 static_cast<std::uint32_t>(bounds.lower);
    }
    // The entries with that tag, as bits.
    unsigned Matches(std::uint32_t tag) const { return PlacesOf(tag, ~kBoundsMask, words); }
  };
  static_assert(sizeof(Bucket) == 64);

  std::uint32_t TagOf(std::uint32_t state, std::uint64_t hash) const {
    return static_cast<std::uint32_t>(hash & 0x1f) << 27 | generation_ << 19 | state << 14;
  }
  std::size_t PlaceOf(std::uint64_t hash) const { return static_cast<std::size_t>(hash >> shift_); }
  Bucket& BucketOf(std::uint64_t hash) { return buckets_[PlaceOf(hash)]; }
  const Bucket& BucketOf(std::uint64_t hash) const { return buckets_[PlaceOf(hash)]; }

  int shift_;
  std::uint32_t generation_ = 1;
  std::vector<Bucket> buckets_;
};

}  // namespace SCHAFKOPF_PROCESSOR
}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_TABLE_H_
