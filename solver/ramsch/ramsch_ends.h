// How a Ramsch can end, and which of these ends matter to those who choose.
#ifndef SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_ENDS_H_
#define SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_ENDS_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/money/ramsch.h"

namespace schafkopf {

// What all seats are paid is an end; each has a number. REQUIRES of all but PaysOf and NumberOf:
// RamschTerms::settles_by_loser; who loses, or makes a Durchmarsch, and which seats have a trick
// make an end then, of which there are 32 at most.
class RamschEnds {
 public:
  using Pays = std::array<int, kSeatCount>;
  using Set = std::uint32_t;  // of ends, a bit each
  static constexpr std::size_t kMost = 32;
  // By end: the ends that are as good as it to all who choose before, whichever they would take.
  using Alike = std::array<Set, kMost>;

  RamschEnds(const RamschTerms& terms, int seats);

  const Pays& PaysOf(int end) const { return pays_[static_cast<std::size_t>(end)]; }
  // A new number where nobody was paid so yet.
  int NumberOf(const Pays& pays);

  // If this pile loses and the seats of `touched` have a trick. REQUIRES: its own seat has one.
  int Of(int pile, unsigned touched) const { return of_[static_cast<std::size_t>(pile)][touched]; }
  // If it makes a Durchmarsch.
  int OfDurchmarsch(int pile) const { return Of(pile, 1u << pile); }
  // Whoever loses.
  Set AllOf(unsigned touched) const { return all_[touched]; }
  // For a set of seats that have a trick, the least one that ends the same, whoever joins it.
  unsigned LikeTouched(unsigned touched) const { return like_[touched]; }

  // All different.
  const Alike& Different() const { return different_; }
  // Place of an end among what `seat` can be paid: 0 the least.
  int Rank(std::size_t seat, int end) const { return ranks_[seat][static_cast<std::size_t>(end)]; }
  // The ends that pay `seat` more than `rank` does; all for -1.
  Set Above(std::size_t seat, int rank) const {
    return above_[seat][static_cast<std::size_t>(rank) + 1];
  }
  // What is alike after a card of `seat`, which has found a card of `rank` (-1: none), where
  // `before` is alike at its choice: it takes nothing that pays it no more.
  Alike After(const Alike& before, std::size_t seat, int rank) const {
    const auto at = static_cast<std::size_t>(rank) + 1;
    const Alike& same = same_[seat][at];
    const Alike& refused = refused_[seat][at];
    const auto fill = [&]<std::size_t kEnds>(Alike& after) {
      for (std::size_t end = 0; end < kEnds; ++end) {
        after[end] = (before[end] | refused[end]) & same[end];
      }
    };
    Alike after;
    if (pays_.size() <= kMost / 2) {
      fill.template operator()<kMost / 2>(after);
    } else {
      fill.template operator()<kMost>(after);
    }
    return after;
  }

 private:
  static constexpr std::size_t kMasks = std::size_t{1} << kSeatCount;

  void SetPayments(const RamschTerms& terms, int seats);
  void SetLike(int seats);
  void SetRanks();

  std::vector<Pays> pays_;
  std::array<std::array<int, kMasks>, kSeatCount> of_{};
  std::array<Set, kMasks> all_{};
  std::array<unsigned, kMasks> like_{};
  Alike different_{};
  std::array<std::array<int, kMost>, kSeatCount> ranks_{};
  std::array<std::array<Set, kMost + 1>, kSeatCount> above_{};
  // By seat and rank + 1: of an end that pays it more, those that pay it as much; of another, all
  // that do not pay it more. And everything for those others.
  std::array<std::array<Alike, kMost + 1>, kSeatCount> same_{};
  std::array<std::array<Alike, kMost + 1>, kSeatCount> refused_{};
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_ENDS_H_
