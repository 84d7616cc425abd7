// Ramsch with open cards, each seat for its own payment: how a deal ends.
#ifndef SCHAFKOPF_SOLVER_RAMSCH_ENDING_H_
#define SCHAFKOPF_SOLVER_RAMSCH_ENDING_H_

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/node_budget.h"
#include "solver/ramsch_board.h"

namespace schafkopf {

// Max^n: every seat takes the card after which it is paid most, of equal ones the strongest. What
// is remembered of a position holds as long as no comparison below it comes out another way: for
// each two seats, how far the pile of one must be ahead of the other's (partition search, Ginsberg
// 1996). Points, tricks and trumps make one number, as a Ramsch compares them; ties beyond that are
// settled where they fall and not remembered. One thread at a time.
class RamschEnding {
 public:
  // Visits nodes of `budget`, which outlives it.
  RamschEnding(const Game& game, const RamschTerms& terms, NodeBudget& budget);

  // Nothing once the budget is spent. What it learns serves later questions until Forget.
  std::optional<RamschTerms::Result> Find(const RamschState& state);
  // Before another deal.
  void Forget() {
    table_.clear();
    tags_.clear();
  }

 private:
  static constexpr int kMasks = 1 << kSeatCount;
  // By [seat][seat] how far the first must be ahead of the second at least.
  using Ahead = std::array<std::array<std::int16_t, kSeatCount>, kSeatCount>;
  using Worths = std::array<int, kSeatCount>;  // of piles, in the number they are compared by
  using Pays = std::array<int, kSeatCount>;
  struct Outcome {
    Pays pays{};
    std::array<Cards, kSeatCount> gains{};  // captured from here on
    Ahead ahead{};
    bool general = true;  // whether it may be remembered
  };
  struct Entry {
    std::uint64_t key = 0;
    std::array<Cards, kSeatCount> gains{};
    std::array<std::int32_t, kSeatCount> pays{};
    std::array<std::int16_t, kSeatCount*(kSeatCount - 1)> ahead{};
  };
  static_assert(sizeof(Entry) == 64);
  static constexpr std::size_t kWays = 16;  // entries of one place in the table
  struct Place {
    std::size_t first;
    std::uint32_t tag;  // of the key, not 0
  };
  // The most each seat can still be paid, and the seat that surely loses.
  struct Most {
    Pays pays;
    int loser = -1;
    int border = 0;  // as it is so far ahead of all others
  };

  Worths WorthsOf(const RamschState& state) const;
  unsigned SureOfATrick(const RamschState& state) const;
  Most MostAt(const RamschState& state, const Worths& worths) const;
  Outcome Between(const RamschState& state, const Worths& worths);
  Outcome InTrick(const RamschState& state, const Worths& worths, const Most& most);
  Outcome After(const RamschState& next, const RamschState& state, const Worths& worths,
                const Most& most);
  Outcome LastTrick(const RamschState& state, const Worths& worths);
  static void Gain(Outcome& outcome, std::size_t winner, Cards taken, int gained);
  Outcome Finished(const RamschState& state, const Worths& worths) const;
  const Entry* Known(std::uint64_t key, const Worths& worths) const;
  void Remember(std::uint64_t key, const Outcome& outcome);
  Place PlaceOf(std::uint64_t key) const;
  template <class Visit>
  void ForEachPair(Visit visit) const;

  const RamschBoard board_;
  const RamschTerms terms_;
  const bool by_loser_;  // payments follow from who loses and who has a trick
  const bool by_order_;  // or from the order of all piles; else from what is in them
  const bool durchmarsch_;
  const bool passes_on_;
  const PileWorth worth_;
  // By the pile that loses and who has a trick: what each seat is paid.
  std::array<std::array<Pays, kMasks>, kSeatCount> pays_{};
  // By tricks left, who has a trick and seat: the most it can be paid; the same if it loses.
  std::array<std::array<Pays, kMasks>, kSeatCount + 1> most_{};
  std::array<std::array<Pays, kMasks>, kSeatCount + 1> most_lost_{};
  std::array<std::uint8_t, kMasks> alike_{};
  // Of the table: two, three and more tricks left. A power of two each.
  struct Part {
    std::size_t first;
    std::size_t size;
  };
  std::array<Part, 3> parts_{};
  std::vector<Entry> table_;
  std::vector<std::uint32_t> tags_;  // of its entries; 0 where there is none
  std::uint64_t stored_ = 0;         // so far
  NodeBudget& budget_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_RAMSCH_ENDING_H_
