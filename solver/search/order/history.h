// What searching one deal teaches about the order of moves (the history heuristic).
//
// The fitted order knows deals in general. A card that cut when its seat last stood in a like place
// of this deal will likely cut again, and one that was tried in vain before it will not.
#ifndef SCHAFKOPF_SOLVER_SEARCH_ORDER_HISTORY_H_
#define SCHAFKOPF_SOLVER_SEARCH_ORDER_HISTORY_H_

#include <cstdint>

#include "solver/search/board/labels.h"

namespace schafkopf {

class History {
  using Marks = PerLabel<std::int8_t>;  // of one seat's cards, by label index

 public:
  // What is known of a seat's cards where it stands, by two descriptions of that place.
  class Rows {
   public:
    // To be added to the score of the fitted order.
    int Score(Cards card) const {
      const int at = IndexOf(card);
      return ((*first_)[at] + (*second_)[at]) >> 3;
    }
    // `card` cut, or was tried before the one that did. More tricks to come say more.
    void Cut(Cards card, int tricks_left) const { Move(card, kMost, tricks_left); }
    void Failed(Cards card, int tricks_left) const { Move(card, -kMost, tricks_left); }

   private:
    friend class History;
    static constexpr int kMost = 127;

    Rows(Marks& first, Marks& second) : first_(&first), second_(&second) {}
    void Move(Cards card, int towards, int tricks_left) const {
      for (Marks* marks : {first_, second_}) {
        std::int8_t& mark = (*marks)[IndexOf(card)];
        mark = static_cast<std::int8_t>(mark + ((towards - mark) * (tricks_left - 2) >> 3));
      }
    }

    Marks* first_;
    Marks* second_;
  };

  // Leads are alike with as many tricks to come, and with trumps in the same hands, a bit a seat.
  Rows OfLead(int seat, int tricks_left, unsigned with_trumps) {
    return {by_tricks_[tricks_left][seat], by_trumps_[static_cast<int>(with_trumps)][seat]};
  }
  // Other plays are alike above the same winning card (by label index), and as number `place` to
  // the same group led while the same side is winning.
  Rows OfPlay(int seat, int winning, int group, int place, bool ours) {
    return {by_winning_[winning][seat],
            by_led_[(group * 3 + place - 1) * 2 + (ours ? 1 : 0)][seat]};
  }

 private:
  using OfSeats = PerSeatNumber<Marks>;
  Indexed<int, OfSeats, 9> by_tricks_;
  Indexed<int, OfSeats, 16> by_trumps_;
  PerLabel<OfSeats> by_winning_;
  Indexed<int, OfSeats, 30> by_led_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_ORDER_HISTORY_H_
