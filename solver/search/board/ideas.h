// Ideas that make the search faster and never change an answer.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BOARD_IDEAS_H_
#define SCHAFKOPF_SOLVER_SEARCH_BOARD_IDEAS_H_

namespace schafkopf {

// Rules of play, each of which has a search of its own.
struct SearchRules {
  bool must_overtake = false;  // whoever can must beat the trick
  bool three_seats = false;    // nobody sits at the last one

  friend bool operator==(const SearchRules&, const SearchRules&) = default;
};

// All on, unless a test turns one off.
struct SearchIdeas {
  static constexpr SearchRules rules = {};
  bool table = true;            // remember bounds by position
  bool structure = true;        // ... and use them for positions of the same structure
  bool neighbours = true;       // a neighbour's value differs by no more than its points
  bool dominance = true;        // in a decided trick only the richest or the poorest neighbour
  bool sure_on_lead = true;     // what the leader is sure of by its hand
  bool sure_off_lead = true;    // what another seat is sure of once its trumps bring it in
  bool enemy_winners = true;    // what a lone hand loses, its enemies must win with trumps
  bool misere = true;           // what a hand that wants no trick is sure of
  bool decisive_tricks = true;  // a trick that is won for sure and brings what is needed
  bool endings = true;          // the last two tricks played out at once
  bool ordering = true;         // the most promising card first, else the strongest
  bool history = true;          // ... and what cut in like places of this deal
  bool late_moves = true;       // ... but with few cards in hand a simple order
  bool processor = true;        // instructions of this processor, else those every one has

  friend bool operator==(const SearchIdeas&, const SearchIdeas&) = default;
};

// The same with every idea on, known when compiling.
struct AllIdeas {
  static constexpr SearchRules rules = {};
  explicit AllIdeas(const SearchIdeas&) {}
  static constexpr bool table = true;
  static constexpr bool structure = true;
  static constexpr bool neighbours = true;
  static constexpr bool dominance = true;
  static constexpr bool sure_on_lead = true;
  static constexpr bool sure_off_lead = true;
  static constexpr bool enemy_winners = true;
  static constexpr bool misere = true;
  static constexpr bool decisive_tricks = true;
  static constexpr bool endings = true;
  static constexpr bool ordering = true;
  static constexpr bool history = true;
  static constexpr bool late_moves = true;
};

// `Ideas` where whoever can must beat the trick: without those that take a free choice of card for
// granted.
template <class Ideas>
struct OvertakingIdeas : Ideas {
  static constexpr SearchRules rules = {.must_overtake = true};
  explicit OvertakingIdeas(const SearchIdeas& ideas) : Ideas(ideas) {}
  static constexpr bool sure_on_lead = false;
  static constexpr bool sure_off_lead = false;
  static constexpr bool enemy_winners = false;
};

// `Ideas` at a table of three.
template <class Ideas>
struct IdeasOfThree : Ideas {
  static constexpr SearchRules rules = {.must_overtake = Ideas::rules.must_overtake,
                                        .three_seats = true};
  explicit IdeasOfThree(const SearchIdeas& ideas) : Ideas(ideas) {}
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_BOARD_IDEAS_H_
