// From the value of a deal to its result, its price and what each seat pays (RULES.md 8).
#ifndef SCHAFKOPF_ENGINE_MONEY_SCORING_H_
#define SCHAFKOPF_ENGINE_MONEY_SCORING_H_

#include <optional>

#include "engine/cards/quantity.h"
#include "engine/play/deal.h"
#include "engine/play/game.h"
#include "engine/play/option.h"
#include "engine/play/position.h"

namespace schafkopf {

// What the declarer's side gets from a deal, on one scale that every price follows:
//   point contracts   -1 it took no trick; 0..120 its points; 121 the other side took no trick
//   trick contracts   1 made, 0 not made
using Value = Quantity<struct ValueKind>;
inline constexpr Value kNoTrickTaken = Value(-1);
inline constexpr Value kAllTricksTaken = Value(121);

// Value from which the declarer's side wins, and wins or saves itself from Schneider.
inline constexpr Value kWin = Value(61);
inline constexpr Value kWinSchneider = Value(91);
inline constexpr Value kSchneiderFree = Value(31);

inline bool IsPointContract(const Contract& contract) {
  return contract.objective() == Objective::kPoints;
}

// The ends of a contract's scale.
inline Value LeastValue(const Contract& contract) {
  return IsPointContract(contract) ? kNoTrickTaken : Value(0);
}
inline Value MostValue(const Contract& contract) {
  return IsPointContract(contract) ? kAllTricksTaken : Value(1);
}

// The value of a deal played to its end. REQUIRES: position.finished(); not every seat for itself.
Value FinalValue(const Position& position);

struct Result {
  bool won;        // by the declarer's side
  bool schneider;  // the losing side is Schneider
  bool schwarz;    // the losing side is schwarz (then Schneider too)
  friend constexpr bool operator==(const Result&, const Result&) = default;
};
Result ResultOf(const Contract& contract, Value value);

// Points of the declarer's side that decide a point contract.
struct Thresholds {
  Points win = Points(61);
  Points win_schneider = Points(91);       // and the others are Schneider
  Points schneider_free = Points(31);      // saves itself
  std::optional<Points> nobody_wins = {};  // with just so many, fewer than win the deal
  friend constexpr bool operator==(const Thresholds&, const Thresholds&) = default;
};
// `stoss` = how often Kontra, Re ... were given: whoever doubled last may need 61. `muss_trumps`:
// MussTrumps of the declarer's hand where it is known; else few enough.
Thresholds ThresholdsOf(const Contract& contract, const RuleOptions& options, int stoss = 0,
                        std::optional<int> muss_trumps = std::nullopt);
// The least value with which the declarer's side wins; 1 where points do not decide.
Value WinningValue(const Contract& contract, const RuleOptions& options = kUsualOptions,
                   std::optional<int> muss_trumps = std::nullopt);
// The trumps in the declarer's hand, on which the thresholds of a Muss may depend (option
// muss_trumps); nothing of other games.
std::optional<int> MussTrumps(const Contract& contract, CardSet hand);
// REQUIRES: the value of a point contract.
Result ResultOf(const Thresholds& thresholds, Value value);

// The unbroken row of highest trumps in one side's hands before play.
struct Laufende {
  bool with;    // held by the declarer's side, else by the opponents
  int length;   // how many there are
  int payable;  // how many are paid for: 0 below the contract's minimum, capped at its maximum
  friend constexpr bool operator==(const Laufende&, const Laufende&) = default;
};
// `declarer_side` = all cards dealt to the declarer's side.
Laufende CountLaufende(const Game& game, CardSet declarer_side);

// What the table says of the game itself, or of the one that it counts as; nothing where its tariff
// and its options say all.
std::optional<int> TermOf(GameTerm term, const Contract& contract, const RuleOptions& options);

// From how many on they are paid for; 0 where the contract has none.
int LeastLaufende(const Contract& contract, const RuleOptions& options);
// How many Laufende are paid for under a table's options. `won` by the declarer's side.
int PaidLaufende(const Game& game, const Laufende& run, bool won, const RuleOptions& options);

// Base prices; the default is the common 10/20/50. A game may have its own (GameTerm::kPrice).
struct Tariff {
  Cents extra = Cents(10);         // Schneider, schwarz, each Laufender, where nothing else is said
  Cents call = Cents(20);          // Rufspiel
  Cents solo = Cents(50);          // solos
  Cents bettel = Cents(50);        // Bettel with a price of its own
  Cents ramsch = Cents(20);        // Ramsch with a price of its own
  std::optional<Cents> lauf = {};  // each Laufender
  std::optional<Cents> schneider = {};
  std::optional<Cents> schwarz = {};  // on top of it

  constexpr Cents lauf_price() const { return lauf.value_or(extra); }
  constexpr Cents schneider_price() const { return schneider.value_or(extra); }
  constexpr Cents schwarz_price() const { return schwarz.value_or(extra); }
  friend constexpr bool operator==(const Tariff&, const Tariff&) = default;
};

// How a table counts and pays.
struct Stakes {
  Tariff tariff = {};
  RuleOptions rules = {};
  Cents stock = {};  // that lies in the middle before a deal, besides what its Ending tells
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_MONEY_SCORING_H_
