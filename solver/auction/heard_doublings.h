// What a Kontra or Re tells of the hand behind it.
//
// Who doubles plays on that side, so that he holds a called card or does not, and thinks that it
// wins. How often it does with such a hand is told by games by habit among hands that nobody sees,
// weighed by the bids: a logistic curve over what the hand holds, turned into chances at the table
// as for a Kontra (opponents.h). Recorded games do not say who doubled: that a hand doubles at
// kSureness times those log odds is an assumption, and who kept quiet tells nothing.
#ifndef SCHAFKOPF_SOLVER_AUCTION_HEARD_DOUBLINGS_H_
#define SCHAFKOPF_SOLVER_AUCTION_HEARD_DOUBLINGS_H_

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/play/game.h"
#include "solver/auction/heard_bids.h"

namespace schafkopf {

// An even chance is doubled half of the time, one of .55 in five of six: as seats that count on
// their whole hand do.
inline constexpr double kSureness = 8;

struct DoubledGame {
  Game game;
  Seat declarer;
  std::vector<Seat> doubled;  // Kontra, Re, Sub ... in order
  // What the others may have had in mind when they bid; where nothing, hands do not weigh, only
  // sides.
  std::optional<PerSeat<Heard>> heard = {};
  Others others = {};
};

class HeardDoublings {
 public:
  // A pure function of the question. Costs some 20 milliseconds of one processor where hands weigh:
  // where bids do, in games that were recorded. REQUIRES: a game of two sides.
  explicit HeardDoublings(DoubledGame question);

  // How likely those hands would have doubled so, that of `asker` left out; 0 where somebody would
  // have doubled his own side's game. Any thread may ask.
  double ChanceOf(const Hands& hands, Seat asker) const;

 private:
  static constexpr std::size_t kTraits = 5;
  using Traits = std::array<double, kTraits>;
  struct Played {
    Hands hands;
    SeatSet side;
    bool won;  // by the declarer's side
  };

  SeatSet SideIn(const Hands& hands) const;
  Traits TraitsOf(CardSet hand) const;
  double WinOdds(Seat seat, CardSet hand, bool declares) const;
  std::vector<Played> PlayWorlds() const;
  Traits Fit(Seat seat, bool declares, const std::vector<Played>& played) const;

  DoubledGame question_;
  CardSet high_;            // the higher half of the trumps
  double trumps_;           // in the deck
  PerSeat<Traits> curves_;  // of the seats that doubled
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_AUCTION_HEARD_DOUBLINGS_H_
