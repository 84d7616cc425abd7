// Counts the worlds that agree with some knowledge and deals any one of them.
#ifndef SCHAFKOPF_ENGINE_WORLDS_DEALER_H_
#define SCHAFKOPF_ENGINE_WORLDS_DEALER_H_

#include <array>
#include <cstdint>
#include <vector>

#include "engine/worlds/knowledge.h"

namespace schafkopf {

// Numbers the worlds 0 .. count()-1, each exactly once, so that enumeration and uniform sampling
// are the same act. Cards that the same seats may hold form a class; the count is a product of
// multinomials summed over how each class splits, and World walks the same sums back.
// Making one costs up to a millisecond, a world some hundred nanoseconds. Immutable: any number of
// threads may share one.
class Dealer {
 public:
  explicit Dealer(const Knowledge& knowledge);

  // How many worlds agree; 0 if the knowledge contradicts itself. Exact: at most 32!/8!^4 < 2^57.
  std::uint64_t count() const { return count_; }

  // World number `index`, all four hands as dealt. REQUIRES: index < count().
  Hands World(std::uint64_t index) const;

  // The world that belongs to (seed, i): uniform over all worlds, independent for each i.
  // REQUIRES: count() > 0.
  Hands Sample(std::uint64_t seed, std::uint64_t i) const;

 private:
  // Cards that exactly the same seats may hold.
  struct Class {
    CardSet cards;
    SeatSet seats;
    bool called_suit;
  };
  // How a class is shared out: the number each seat gets.
  struct ClassSplit {
    PerSeat<int> split;
    std::uint64_t rest;   // in how many ways the classes behind it can then be dealt
    std::uint64_t until;  // worlds of its scenario up to here; of the first class
  };
  // The worlds in which the called Sau lies in one hand (or the only scenario, if that is settled).
  struct Scenario {
    Hands fixed;                      // cards whose place is settled
    PerSeat<int> missing;             // how many more each hand needs
    PerSeat<int> least;               // how many of these from the called suit
    std::vector<Class> classes;       // those of the called suit first
    std::vector<std::uint64_t> ways;  // by class and cards still needed: completions from there
    std::vector<ClassSplit> first_splits;  // of the first class: those that can be completed
    std::uint64_t count = 0;
    std::size_t radix = 0;  // one more than the most cards that a hand misses

    std::size_t SlotOf(std::size_t cls, const PerSeat<int>& open) const;
    // In how many ways the classes from `cls` on can be dealt when each hand needs `open` cards.
    std::uint64_t Completions(std::size_t cls, const PerSeat<int>& open) const;
    // The same, counted where it is not yet known.
    std::uint64_t Count(std::size_t cls, const PerSeat<int>& open);
    void ListFirstSplits();
    // How class `cls` is split in world `index` of those that go on from there; `index` becomes its
    // number among those that split it so.
    ClassSplit SplitOf(std::size_t cls, const PerSeat<int>& open, std::uint64_t& index) const;
  };

  void AddScenario(const Knowledge& knowledge, std::optional<Seat> sau_holder);

  std::vector<Scenario> scenarios_;
  std::uint64_t count_ = 0;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_WORLDS_DEALER_H_
