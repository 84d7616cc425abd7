// Hands that are alike, and a number for each: 0 .. count()-1 and back, without gaps.
#ifndef SCHAFKOPF_ENGINE_WORLDS_HAND_CLASSES_H_
#define SCHAFKOPF_ENGINE_WORLDS_HAND_CLASSES_H_

#include <cstdint>
#include <vector>

#include "engine/play/table.h"

namespace schafkopf {

// Two hands are alike for a game if a renaming of suits turns the one into the other and the game
// into the same game, be it of another trump or called suit. What is lifted out of the suits (Ober
// and Unter, by seniority) stays as it is; trump suit and called suit trade places with those of
// the other game alone; the remaining suits trade places freely. Alike hands have the same open
// values, legal plays and prices. They need not have the same auction: who may outbid them differs.
//
// Cards that play one role are counted together: multisets of suits by the number of their cards,
// so that a class is found by sums over small tables. Making one costs some hundred microseconds,
// a look-up below a microsecond. Immutable: any number of threads may share one.
class HandClasses {
 public:
  // Every hand is a class of its own. REQUIRES: IsTable(deck, seats) of the table.
  explicit HandClasses(const Table& table);
  // Hands that are alike for `contract`; games that list single cards as trumps, or that change
  // their trumps, leave every hand by itself. Contracts that differ in their suit alone number
  // their classes in the same way. REQUIRES: IsPlayedWith(contract.row(), table.deck), as above.
  HandClasses(const Contract& contract, const Table& table);

  std::uint64_t count() const { return rest_ways_.front()[static_cast<std::size_t>(hand_size_)]; }
  int hand_size() const { return hand_size_; }

  // REQUIRES: a hand of hand_size() cards of the deck.
  std::uint64_t IndexOf(CardSet hand) const;
  // The hand that stands for a class, in the suits of the contract. REQUIRES: index < count().
  CardSet Representative(std::uint64_t index) const;

 private:
  // Suits, or one lifted rank, that play the same role: sets of equally many cards.
  class Role {
   public:
    Role(std::vector<CardSet> sets, int hand_size);
    // In how many ways they can hold so many cards in all.
    std::uint64_t ways(int held) const { return Below(sets_.size(), held, masks_); }
    // How many cards of `hand` are theirs.
    int HeldOf(CardSet hand) const;
    // The number of what they hold of `hand`, among all ways to hold as many.
    std::uint64_t Rank(CardSet hand) const;
    CardSet Unrank(std::uint64_t rank, int held) const;

   private:
    // Which cards of a set are held, as bits of a number: its strongest card is the highest.
    using Mask = std::size_t;
    // Multisets of so many masks, all below `limit`, that hold so many cards.
    std::uint64_t Below(std::size_t size, int held, Mask limit) const {
      return below_[RowOf(size, held) + limit];
    }
    std::size_t RowOf(std::size_t size, int held) const {
      return (size * radix_ + static_cast<std::size_t>(held)) * (masks_ + 1);
    }

    std::vector<CardSet> sets_;
    Mask masks_;         // 2 ^ cards of a set
    std::size_t radix_;  // hand size + 1
    std::vector<std::uint64_t> below_;
  };

  HandClasses(const std::vector<std::vector<CardSet>>& roles, int hand_size);

  int hand_size_;
  std::vector<Role> roles_;
  // By role and cards: in how many ways it and those behind it can hold so many.
  std::vector<std::vector<std::uint64_t>> rest_ways_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_WORLDS_HAND_CLASSES_H_
