// Ramsch with open cards, one seat against all others: the most it can be sure to receive.
#ifndef SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_FORCE_H_
#define SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_FORCE_H_

#include <array>
#include <cstdint>

#include "solver/ramsch/cents_bounds.h"
#include "solver/ramsch/node_budget.h"
#include "solver/ramsch/ramsch_board.h"
#include "solver/ramsch/zeroed_table.h"

namespace schafkopf {

// Asks whether the seat can be sure of so much, for one payment after the other. Only the loser and
// who has a trick decide a payment, so what is remembered of a position is not the points that were
// captured but how far behind the seat's own each other pile must be, or may be, for the answer to
// be yes, or no (partition search, Ginsberg 1996): one proof serves for all the ways to its cards.
// Ties that PileWorth leaves are settled where they fall and not remembered. While a Durchmarsch by
// points may come, a proof serves equal piles only: that is soon over. One thread at a time.
class RamschForce {
 public:
  // Whether payments of `terms` depend on nothing else. REQUIRES of all below: they do.
  static bool Serves(const RamschTerms& terms);

  // Visits nodes of `budget`, which outlives it.
  RamschForce(const Game& game, const RamschTerms& terms, NodeBudget& budget);

  // What `seat` can force from `state`, as far as the budget tells. What it learns serves later
  // questions until Forget.
  CentsBounds Force(const RamschState& state, Seat seat);
  // Before another deal.
  void Forget();

 private:
  static constexpr int kOthers = kSeatCount - 1;
  static constexpr int kMasks = 1 << kSeatCount;
  // By how much each other pile is ahead of the seat's own.
  using Lead = std::array<std::int16_t, kOthers>;
  // An answer, and for which leads it holds: those that are at least (yes), at most (no) `border`.
  struct Proof {
    bool yes;
    bool general;  // whether it may be remembered
    Lead border;
  };
  // Proofs about one position and question.
  struct Entry {
    std::uint64_t key = 0;
    std::array<Lead, 4> yes{};
    std::array<Lead, 4> no{};
    std::uint8_t yes_count = 0;
    std::uint8_t no_count = 0;
    std::uint8_t next_yes = 0;
    std::uint8_t next_no = 0;
  };
  static_assert(sizeof(Entry) <= 64);
  // Who may still come to lose: the seat and others, surely another, surely the seat.
  enum Outlook : std::uint8_t { kOpen, kSafe, kLost };

  void SetSeat(int seat);
  void SetQuestion(int cents);
  Lead LeadNow(const RamschState& state) const;
  bool Asked(const RamschState& state, int cents, int number);
  // What the seat receives when a pile makes a Durchmarsch.
  int MarchPays(int pile) const { return pays_[pile == own_ ? 0 : 1][std::size_t{1} << pile]; }
  // Whether whoever can still make a Durchmarsch by points gives this answer.
  bool MarchesSay(unsigned possible, bool yes) const {
    return (possible & (yes ? ~march_yes_ : march_yes_)) == 0;
  }
  Proof Between(const RamschState& state, const Lead& lead);
  Proof InTrick(const RamschState& state, const Lead& lead);
  Proof Then(const RamschState& next, const RamschState& state, const Lead& lead);
  Proof Finished(const RamschState& state, const Lead& lead) const;
  int Ordered(const RamschState& state, std::array<Cards, 8>& moves) const;
  int Score(const RamschState& state, Cards card) const;
  Entry* Find(std::uint64_t key, int left);

  const RamschBoard board_;
  const RamschTerms terms_;
  const bool passes_on_;
  const PileWorth worth_;
  const DurchmarschWatch march_;
  ZeroedTable<Entry> table_;
  NodeBudget& budget_;

  // Of the seat that is asked about.
  int seat_ = 0;
  int own_ = 0;  // the seat whose pile counts for it
  std::array<int, kOthers> others_{};
  // What it receives when it loses (0) or another (1), by the seats that have a trick.
  std::array<std::array<int, kMasks>, 2> pays_{};
  // Of the question: whether it is decided, by tricks left, outlook and who has a trick: 1 yes,
  // 0 no, -1 open; and which of those sets of seats are alike.
  std::array<std::array<std::array<std::int8_t, kMasks>, 3>, kSeatCount + 1> decided_{};
  std::array<std::uint8_t, kMasks> alike_{};
  std::uint64_t question_ = 0;
  unsigned march_yes_ = 0;  // the piles whose Durchmarsch is a yes, a bit each
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_FORCE_H_
