// "Which card now?" from what one seat sees: each card played out over the same worlds.
//
// In each world the card is played, then everybody plays on, seeing their own cards only. The
// worlds are weighed by how people play; what follows is played by players who learned by playing
// (solver/learned): people hardly ever play some cards, so that nobody knows how they would answer,
// and the best card is looked for just there. Won and lost games are weighed so that the seat wins
// as at the table (card_curve.h). Games that nobody recorded are played on by habit, the last
// tricks with open cards; those without habits, and positions of which the tricks are not known, by
// seats that deal worlds and think (solver/sample/player.h). Where each plays for himself the rest
// is played by rules of thumb (solver/ramsch/ramsch_habits.h), and a seat wins that pays nothing.
#ifndef SCHAFKOPF_SOLVER_ADVICE_CARD_ADVICE_H_
#define SCHAFKOPF_SOLVER_ADVICE_CARD_ADVICE_H_

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/money/price.h"
#include "engine/money/scoring.h"
#include "solver/advice/deciding_facts.h"
#include "solver/advice/inference.h"
#include "solver/habits/habit_game.h"
#include "solver/sample/statistics.h"

namespace schafkopf {

// How the deal was played on, nobody seeing another's cards.
enum class CardBasis : std::uint8_t {
  kHabit,   // by what is known of how people play
  kPlayed,  // by thinking seats
};
inline constexpr std::array<std::string_view, 2> kCardBasisNames = {"habit", "played"};

struct CardAdviceOptions {
  Stakes stakes = {};
  std::size_t games = 200;      // for each card
  std::size_t open_games = 50;  // of these worlds, also solved with open cards
  // Only these are judged, each one of SeatView::DistinctPlays; where empty, all of them.
  std::vector<Card> cards = {};
  Doublings doublings = {};  // that were made before the cards
  bool keeps_deals = false;  // CardAdvice::deals
};

// What one card is worth to the seat; shares and means over the games, each with half its 95 %
// interval: what another draw of worlds and games would change, not what habits miss.
struct CardWorth {
  Card card;
  Card judged;           // the one of its kind that was played for all
  MeanError win;         // by the seat's side
  double played = 0;     // the share of the games won, before card_curve.h
  MeanError schneider;   // won so, schwarz included
  MeanError schwarz;     // won so
  MeanError points;      // of the seat's side; nothing where points do not count
  MeanError cents;       // that the seat receives
  MeanError behind;      // cents less than the best card, as far as real (RealPartOf)
  double open_win = 0;   // the same worlds with open cards
  bool as_good = false;  // behind by no more than the error; the best itself
};

// How each deal ended in which a card was played; once where it was drawn several times.
struct CardDeals {
  Card judged;
  std::vector<EndedDeal> ended;
};

struct CardAdvice {
  CardBasis basis = CardBasis::kHabit;
  std::size_t games = 0;  // for each card; fewer where it was stopped
  bool paid = true;       // else cents are 0 and the chance of winning ranks
  // Every legal card, or those of the kinds that were judged, best first: by cents, then by chance,
  // then by points; of equals the weaker.
  std::vector<CardWorth> ranked;
  std::vector<CardDeals> deals = {};  // of each card judged, where they are kept

  // Of that of its kind. REQUIRES: they are kept.
  const std::vector<EndedDeal>& DealsOf(const CardWorth& worth) const {
    return std::ranges::find(deals, worth.judged, &CardDeals::judged)->ended;
  }
};

// Cards that do the same in every world (SeatView::DistinctPlays) are judged as one. The same for
// any number of threads. Costs, for each card and game, about 10 microseconds of one processor by
// habit, .1 to 2 milliseconds for each that is solved, and up to 10 where seats think. Once
// effort.stop says so it ends with the games played by then, and a few are played in any case.
// REQUIRES: worlds of the view that are not empty.
CardAdvice JudgeCards(const SeatView& view, const WeighedWorlds& worlds,
                      const CardAdviceOptions& options, const Effort& effort = {});

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_CARD_ADVICE_H_
