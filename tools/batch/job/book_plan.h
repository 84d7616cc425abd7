// The entries of a book, in order: of each seat every class of hands that are alike for a game, and
// every hand, for what passing is worth.
#ifndef SCHAFKOPF_TOOLS_BATCH_JOB_BOOK_PLAN_H_
#define SCHAFKOPF_TOOLS_BATCH_JOB_BOOK_PLAN_H_

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/cards/seat.h"
#include "engine/table/rule_set.h"
#include "engine/text/message.h"
#include "engine/worlds/hand_classes.h"

namespace schafkopf {

// What a book is about.
struct BookTerms {
  Deck deck = Deck::kShort;
  std::optional<Seat> seat;         // only that one
  std::vector<Contract> contracts;  // empty: all that a hand alone can be asked about
  std::uint64_t sample = 0;         // so many hands, drawn by `seed`; 0: all
  std::uint64_t seed = 1;
};

// So many hands a sample may have: opening its book costs some microseconds for each.
inline constexpr std::uint64_t kMostSample = 10'000;

// So many worlds a job may have dealt for each hand and game.
inline constexpr std::uint64_t kMostBookWorlds = 1'000'000;

// What terms that came from outside have that no book of the rules may have; nothing where they are
// fine. REQUIRES: a sample of at most kMostSample.
struct BookTermsFault {
  Message expected;
  Message found;
};
std::optional<BookTermsFault> FaultOf(const BookTerms& terms, const RuleSet& rules);

// One kind of entry of one seat: a table of rows.
struct BookPart {
  Seat seat;
  // A game of one suit, which stands for all, and its Tout where that shares its worlds and may be
  // announced; empty: passing.
  std::vector<Contract> games;
  std::shared_ptr<const HandClasses> classes;
  // The same for each suit that the game may name; none where it names none.
  std::map<Suit, std::shared_ptr<const HandClasses>> by_suit;
  // The classes it has, in order; null: all.
  std::shared_ptr<const std::vector<std::uint64_t>> chosen;

  bool is_passing() const { return games.empty(); }
  std::uint64_t rows() const { return chosen ? chosen->size() : classes->count(); }
  // The hand of a row. REQUIRES: row < rows().
  CardSet HandOf(std::uint64_t row) const;
  // The row of a class; nothing where it was not chosen.
  std::optional<std::uint64_t> RowOf(std::uint64_t index) const;
};

// Immutable once made: any number of threads may share one.
class BookPlan {
 public:
  // REQUIRES: terms without a FaultOf. Costs some milliseconds, and some microseconds for each hand
  // of a sample.
  static BookPlan Of(const RuleSet& rules, const BookTerms& terms);

  const BookTerms& terms() const { return terms_; }
  const std::vector<BookPart>& parts() const { return parts_; }
  std::uint64_t entries() const;
  // What passing is told by: how games rank in the auction, 0 where nobody bids.
  const std::vector<int>& levels() const { return levels_; }

  struct Entry {
    const BookPart& part;
    std::uint64_t row;
  };
  // REQUIRES: number < entries().
  Entry At(std::uint64_t number) const;

  // The place of the part with a contract of any suit, or with what passing is worth.
  std::optional<std::size_t> PartOf(Seat seat, const Contract& contract) const;
  std::optional<std::size_t> PassingOf(Seat seat) const;

 private:
  BookTerms terms_;
  std::vector<BookPart> parts_;
  std::vector<int> levels_;
};

// The row of a hand in a part with games, one of which differs from `contract` by no more than its
// suit; in one with passing `contract` does not matter. Nothing where it was not chosen.
// REQUIRES: a contract that some hand may announce.
std::optional<std::uint64_t> RowOfHand(const BookPart& part, const Contract& contract,
                                       CardSet hand);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_JOB_BOOK_PLAN_H_
