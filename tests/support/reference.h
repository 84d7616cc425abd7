// The rules of Schafkopf written down a second time, to check the engine against.
//
// SLOW, AND ONLY FOR TESTS: NEVER USE IT IN PRODUCTION. Plain lists and letters, no bit tricks, no
// table, every trick looked up again. It follows the text of engine/RULES.md and shares nothing
// with the engine but names: Card, Contract (as the name of a game) and Deal (as input).
#ifndef SCHAFKOPF_TESTS_SUPPORT_REFERENCE_H_
#define SCHAFKOPF_TESTS_SUPPORT_REFERENCE_H_

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/card.h"
#include "engine/play/contract.h"
#include "engine/play/deal.h"
#include "engine/play/option.h"

namespace schafkopf::reference {

using Cards = std::vector<Card>;

// "EO GO" -> two cards, and back. REQUIRES: correct text.
Cards Read(std::string_view text);
std::string Write(std::span<const Card> cards);
// "solo:H+tout".
std::string NameOf(const Contract& contract);
// A deal line that can be pasted back: "wenz 2 | ... | ... | ... | ... | cards played".
std::string WriteLine(const Deal& deal, std::span<const Card> played);

Card CardCalled(char suit, char rank);
bool Has(const Cards& cards, Card card);
int PointsOf(Card card);
// All cards of the deck, Eichel to Schellen, Sau to Seven.
Cards Pack(Deck deck);

// What decides, besides hand and trick, what may be played.
struct Moment {
  bool led_before = false;  // the called suit has been led in a finished trick
  int dealt = 0;            // cards of it, the called one included, that the holder was dealt
  int trick = 1;
};

// What one contract says about the cards of one deck.
class Rulebook {
 public:
  Rulebook(const Contract& contract, Deck deck, const RuleOptions& options = {});

  // "points", "fewest", "every trick", "no trick" or "hold".
  std::string_view goal() const { return goal_; }
  // Who plays with the declarer: "alone", "each", "opposite", "called", "named", "old", "unter".
  std::string_view side() const { return side_; }
  const std::optional<Card>& called() const { return called_; }
  // Best first.
  const Cards& trumps() const { return trumps_; }
  // 'T' for trumps, else the letter of the suit.
  char GroupOf(Card card) const { return group_[Index(card)]; }
  // 0 is the best card of its group.
  int PlaceOf(Card card) const { return place_[Index(card)]; }
  int CountOf(const Cards& cards, char group) const;
  bool Beats(Card later, Card earlier) const;
  // Which card of a trick, in the order played, takes it.
  std::size_t WinnerOf(const Cards& trick) const;

  // What `hand` may play.
  Cards Legal(const Cards& hand, const Cards& trick, const Moment& moment) const;
  Cards Legal(const Cards& hand, const Cards& trick, bool led_before) const {
    return Legal(hand, trick, Moment{led_before});
  }
  bool MayAnnounce(const Cards& hand) const;

 private:
  static std::size_t Index(Card card) { return static_cast<std::size_t>(card.index()); }

  Cards CallDuties(const Cards& hand, const Cards& trick, const Moment& moment) const;

  std::string name_;
  std::string_view goal_;
  std::string_view side_;
  std::size_t hand_size_;
  std::optional<Card> called_;
  RuleOptions options_;
  bool is_long_;
  bool overtake_;
  Cards trumps_;
  std::array<char, kCardCount> group_{};
  std::array<int, kCardCount> place_{};
};

// What a deal with a given value comes to, at 10/20/50.
struct Outcome {
  bool won;
  bool schneider;
  bool schwarz;
  bool run_with;  // the declarer's side holds the Laufende
  int run_length;
  int run_paid;
  int price;
};
// `side_cards` = all cards dealt to the declarer's side.
Outcome Settle(const Contract& contract, Deck deck, const Cards& side_cards, int value,
               int doublings);

// A deal in play.
class Game {
 public:
  explicit Game(const Deal& deal, std::span<const Card> played = {},
                const RuleOptions& options = {});

  int seats() const { return seats_; }
  bool finished() const { return trick_.empty() && hands_[0].empty(); }
  bool between_tricks() const { return trick_.empty(); }
  int to_move() const { return (leader_ + static_cast<int>(trick_.size())) % seats_; }
  Cards Legal() const;
  void Play(Card card);
  void Undo();

  bool OnDeclarerSide(int seat) const;
  // The cards dealt to the declarer's side.
  Cards SideCards() const;
  // What each seat receives for a value, before stock.
  std::array<int, 4> Payments(int value, int doublings) const;

  // On the scale of engine/money/scoring.h. REQUIRES: finished().
  int FinalValue() const;
  // Under best play; minimax over all lines, thousands of times slower than the solver.
  int Value();
  struct CardValue {
    Card card;
    int value;
  };
  // The value after each legal card, in the order of the hand.
  std::vector<CardValue> CardValues();
  // Every seat for itself: points, tricks and cards that each has taken. REQUIRES: finished().
  struct Taken {
    int points = 0;
    int tricks = 0;
    Cards cards;
  };
  std::array<Taken, 4> AllTaken() const;
  // What each seat receives at the end of a Ramsch, and who loses it (the winner of a Durchmarsch
  // is then the only one who gains). REQUIRES: finished().
  std::array<int, 4> RamschPayments() const;
  int RamschLoser() const;
  // How a Ramsch ends when each seat plays for its own payment, and of cards as good to it the
  // strongest.
  struct Ending {
    std::array<int, 4> points;
    std::array<int, 4> payments;
  };
  Ending EndForThemselves();
  std::array<int, 4> PointsForThemselves();
  // The most that `seat` can force against all others.
  int Forced(int seat) { return Force(seat, -100000, 100000); }

  // How many ways there are to play the next `plies` cards (or up to the end, if that is sooner).
  std::uint64_t Perft(int plies);

  // Cards played since it was made: what its answers cost.
  std::uint64_t cards_played() const { return cards_played_; }

 private:
  struct Trick {
    int leader;
    Cards cards;
    int winner;
    int points;
  };
  bool CalledSuitLed() const;
  // The rules of the current trick.
  const Rulebook& Rules() const;
  bool HasSwitched() const;
  Cards Open(int seat) const;
  Cards StrongestFirst(Cards cards) const;
  int Force(int seat, int alpha, int beta);
  int Search(int alpha, int beta);
  bool IsAboutPoints() const;

  Deal deal_;
  RuleOptions options_;
  int seats_;
  Rulebook rules_;
  Rulebook first_rules_;  // of a Solo hintenrum before it is announced
  std::array<Cards, 4> dealt_;
  std::array<Cards, 4> hands_;
  std::array<bool, 4> declares_{};
  int leader_ = 0;
  Cards trick_;
  std::vector<Trick> tricks_;
  std::uint64_t cards_played_ = 0;
};

}  // namespace schafkopf::reference

#endif  // SCHAFKOPF_TESTS_SUPPORT_REFERENCE_H_
