// Each card of a recorded game, judged by what its seat could know when it played it.
//
// The seat's worlds are dealt and weighed (inference.h) and parted: by one half the best card is
// chosen (card_advice.h), in the other half it is priced against the card that was played. So a
// card is not called dear because chance made another look good.
#ifndef SCHAFKOPF_SOLVER_ADVICE_CARD_REVIEW_H_
#define SCHAFKOPF_SOLVER_ADVICE_CARD_REVIEW_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/play/position.h"
#include "engine/table/auction.h"
#include "solver/advice/card_advice.h"

namespace schafkopf {

// Cents from which a loss beyond its error counts as a mistake.
inline constexpr double kLeastMistake = 1;
inline bool IsMistake(const MeanError& lost) {
  return lost.value >= kLeastMistake && lost.value > lost.error;
}

struct JudgedCard {
  Seat seat;
  Card card;
  Card best;          // the card itself, where nothing better was found
  bool free = false;  // cards of more than one kind could be played; else nothing is lost
  // Cents at the table by which the card is behind the best one, with half the 95 % interval; below
  // 0 where the other half of the worlds finds it better.
  MeanError lost = {};
  // Cents that the seat could expect from the best card, and the chance that its side wins with the
  // one it played. Only where `free`, of a seat's first card, and as CardReviewOptions::forced
  // says.
  MeanError expected = {};
  // Cents that people lose there on average by the cards they choose, which `expected` of an
  // earlier card counts on. Only where `free`, and people were recorded playing so.
  double usual = 0;
  // As `expected` by the half that chose the card: a little too much, as it was chosen for it.
  double promised = 0;
  double win = 0;
  double effective = 0;  // worlds
  CardBasis basis = CardBasis::kHabit;
  // What decides whether the best card wins, by both halves. Only where it was a mistake.
  std::vector<DecidingFact> why = {};
};

struct CardReviewOptions {
  Stakes stakes = {};
  Others others = {};
  std::vector<Bid> bids = {};     // that were heard; empty: the game alone
  std::vector<Seat> kontra = {};  // who gave it, Re ..., in order
  Doublings doublings = {};       // at least these Kontra, Re ... among them
  std::uint64_t worlds = 1000;    // at first; see kMostDealing
  double enough = 30;             // effective worlds
  std::size_t games = 80;         // for each card in each half
  std::size_t solved = 10;        // the same where games are solved
  bool forced = false;            // whether to ask what cards win that were
                                  // no choice
};

// In the order played. A pure function of game, options and seed, by this thread alone. Where
// effort.stop says so it ends early. Costs about a twelfth of a second for a game of the long deck,
// half of that for one of the short; many times as much where nobody recorded how such games are
// played. REQUIRES: cards are played.
std::vector<JudgedCard> ReviewCards(const Position& game, const CardReviewOptions& options,
                                    const Effort& effort = {});

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_CARD_REVIEW_H_
