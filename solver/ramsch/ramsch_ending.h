// Ramsch with open cards, each seat for its own payment: how a deal ends.
#ifndef SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_ENDING_H_
#define SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_ENDING_H_

#include <array>
#include <cstdint>
#include <optional>

#include "solver/ramsch/node_budget.h"
#include "solver/ramsch/ramsch_board.h"
#include "solver/ramsch/ramsch_ends.h"
#include "solver/ramsch/ramsch_shape.h"
#include "solver/ramsch/zeroed_table.h"

namespace schafkopf {

// Max^n: every seat takes the card after which it is paid most, of equal ones the strongest. What
// is remembered of a position holds as long as no comparison below it comes out another way: for
// each two seats, how far the pile of one must be ahead of the other's (partition search, Ginsberg
// 1996). Points, tricks and trumps make one number, as a Ramsch compares them; where a tie beyond
// that was settled below a position, what is remembered of it serves piles that settle it alike.
// While a Durchmarsch by points may come, what is remembered serves equal piles only: that is soon
// over.
// And only as much is found out as those who choose before can tell apart: after a card that brings
// its seat no more than another, nobody asks how the deal ends. One thread at a time.
class RamschEnding {
 public:
  // Of one deal: `hands` are those it began with. Visits nodes of `budget`, which outlives it.
  RamschEnding(const Game& game, const Hands& hands, const RamschTerms& terms, NodeBudget& budget);

  // Nothing once the budget is spent. What it learns serves later questions.
  std::optional<RamschTerms::Result> Find(const RamschState& state);

 private:
  using Ends = RamschEnds::Set;
  using Alike = RamschEnds::Alike;
  // By [seat][seat] how far the first must be ahead of the second at least.
  using Ahead = std::array<std::array<std::int16_t, kSeatCount>, kSeatCount>;
  using Worths = std::array<int, kSeatCount>;  // of piles, in the number they are compared by
  struct Outcome {
    Ends ends = 0;        // it is one of them, all alike to those who asked; see One
    bool general = true;  // whether no tie was settled
    Ahead ahead{};
  };
  struct Entry {
    Cards cards = 0;
    std::uint32_t rest = 0;  // of the key
    Ends ends = 0;
    std::uint32_t ties = 0;
    std::array<std::int16_t, kSeatCount*(kSeatCount - 1)> ahead{};
  };
  static_assert(sizeof(Entry) == 40);
  static constexpr std::size_t kWays = 16;  // entries of one place in the table
  struct Place {
    std::size_t first;
    std::uint32_t tag;  // of the key, not 0
  };
  struct Key {
    Cards cards;
    Cards shape;         // the same for all positions that are alike
    std::uint32_t rest;  // who leads, who has a trick; whether a Durchmarsch by points may come
  };
  // What can still come out of a trick; nothing is known of it where ends are not known before.
  struct Prospect {
    Ends ends = 0;       // all that can
    Ends loses = 0;      // those with the seat that surely loses; none where none does
    int pile = 0;        // which loses then
    int border = 0;      // as it is so far ahead of all others
    bool march = false;  // whether a Durchmarsch by points may come
  };

  Ends One(int end) const { return by_loser_ ? Ends{1} << end : static_cast<Ends>(end); }
  int EndOf(const Outcome& outcome) const {
    return by_loser_ ? std::countr_zero(outcome.ends) : static_cast<int>(outcome.ends);
  }
  int PaidTo(std::size_t seat, const Outcome& outcome) const {
    return ends_.PaysOf(EndOf(outcome))[seat];
  }
  bool AreAlike(Ends ends, const Alike& alike) const;
  bool Settles(Outcome& best, Ends better, const Prospect& prospect, const Alike& alike) const;
  bool IsBest(Outcome& best, std::size_t mover, const Prospect& prospect, const Alike& alike) const;

  Worths WorthsOf(const RamschState& state) const;
  std::uint32_t TiesOf(const RamschState& state) const;
  Key KeyOf(const RamschState& state, const Prospect& prospect) const;
  unsigned Impossible(const RamschState& state) const;
  void AddDurchmarsch(const RamschState& state, unsigned possible, Prospect& prospect) const;
  Prospect ProspectAt(const RamschState& state, const Worths& worths) const;
  void Need(Outcome& outcome, const Prospect& prospect) const;
  // Makes the outcome hold for these piles alone.
  void NeedAll(Outcome& outcome, const Worths& worths) const;
  Outcome Value(const RamschState& state);
  Outcome Between(const RamschState& state, const Worths& worths, const Alike& alike);
  Outcome InTrick(const RamschState& state, const Worths& worths, const Prospect& prospect,
                  const Alike& alike);
  Outcome After(const RamschState& next, const RamschState& state, const Worths& worths,
                const Prospect& prospect, const Alike& alike);
  Outcome LastTrick(const RamschState& state, const Worths& worths);
  static void Gain(Outcome& outcome, std::size_t winner, int gained);
  Outcome Finished(const RamschState& state, const Worths& worths);
  void MakeTable(int tricks);
  std::optional<Outcome> Known(const Key& key, const RamschState& state, const Worths& worths,
                               const Alike& alike) const;
  void Remember(const Key& key, const RamschState& state, const Outcome& outcome);
  Place PlaceOf(const Key& key) const;
  template <class Visit>
  void ForEachPair(Visit visit) const;

  const RamschBoard board_;
  const RamschTerms terms_;
  const bool by_loser_;  // payments follow from who loses and who has a trick
  const bool by_order_;  // or from the order of all piles; else from what is in them
  const PileWorth worth_;
  const DurchmarschWatch march_;
  const RamschShape shape_;
  RamschEnds ends_;
  // By seat: the sets of seats, a bit each, that it is not in; and that it alone is in.
  std::array<unsigned, kSeatCount> without_{};
  std::array<unsigned, kSeatCount> alone_{};
  // Of the table: two, three, four to five and more tricks left. A power of two each.
  struct Part {
    std::size_t first;
    std::size_t size;
  };
  std::array<Part, 4> parts_{};
  ZeroedTable<Entry> table_;
  // Of its entries; 0 where there is none.
  ZeroedTable<std::uint32_t> tags_;
  std::uint64_t stored_ = 0;  // so far
  NodeBudget& budget_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_ENDING_H_
