// A contract is data. All of Schafkopf's games stand in one table, kContracts.
#ifndef SCHAFKOPF_ENGINE_CONTRACT_H_
#define SCHAFKOPF_ENGINE_CONTRACT_H_

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/card_set.h"

namespace schafkopf {

// Which suit follows the trump ranks as the lower trumps.
enum class TrumpSuit : std::uint8_t { kNone, kHerz, kChosen };

// The order of the cards inside a suit, best first: A Z K O U 9 8 7 or A K O U Z 9 8 7.
enum class RankOrder : std::uint8_t { kStandard, kNull };

// Who plays with the declarer (RULES.md 2).
enum class Parties : std::uint8_t {
  kSolo,   // nobody
  kCall,   // the holder of the called Sau
  kCross,  // the seat opposite
};

// What the declarer's side must do (RULES.md 2).
enum class Objective : std::uint8_t {
  kPoints,     // take 61 card points
  kAllTricks,  // take every trick
  kNoTricks,   // take no trick
  kHoldTop,    // hold the highest trumps; the cards are not played
};

enum class TariffClass : std::uint8_t { kCall, kSolo, kBettel };

// How many Laufende can be paid for at most (RULES.md 8).
enum class LaufendeMax : std::uint8_t { kNone, kFour, kEight, kHandSize, kAllTrumps };

struct ContractRow {
  std::string_view name;         // as written in notation, without suit
  std::string_view title;        // as players say it
  std::string_view trump_ranks;  // ranks that are trump in every suit, highest first
  TrumpSuit trump_suit;
  RankOrder order;
  Parties parties;
  Objective objective;
  int laufende_min;
  LaufendeMax laufende_max;
  TariffClass tariff;
  int factor;                     // of the price; a Tout has its own
  int level;                      // rank in the auction; 0: cannot be bid
  std::optional<int> tout_level;  // rank of its Tout, where it may be announced
};

namespace contract_table {
// Shorthands that keep a row on one line.
using enum TrumpSuit;
using enum Objective;
inline constexpr auto kStd = RankOrder::kStandard;
inline constexpr auto kNull = RankOrder::kNull;
inline constexpr auto kSolo = Parties::kSolo;
inline constexpr auto kCall = Parties::kCall;
inline constexpr auto kCross = Parties::kCross;
inline constexpr auto kHand = LaufendeMax::kHandSize;
inline constexpr auto kAll = LaufendeMax::kAllTrumps;
inline constexpr auto kFour = LaufendeMax::kFour;
inline constexpr auto kEight = LaufendeMax::kEight;
inline constexpr auto kZero = LaufendeMax::kNone;
inline constexpr auto kCallPrice = TariffClass::kCall;
inline constexpr auto kSoloPrice = TariffClass::kSolo;
inline constexpr auto kBettelPrice = TariffClass::kBettel;
inline constexpr std::nullopt_t kNoTout = std::nullopt;

// clang-format off
inline constexpr auto kRows = std::to_array<ContractRow>({
  // name              title              trumps      suit     order  parties objective  Laufende     price    factor level Tout
  {"ruf",             "Rufspiel",         "OU", TrumpSuit::kHerz, kStd,  kCall,  kPoints,   3, kAll,   kCallPrice,   1, 10, kNoTout},
  {"solo",            "Solo",             "OU", kChosen, kStd,  kSolo,  kPoints,   3, kHand,  kSoloPrice,   1, 80, 180},
  {"wenz",            "Wenz",             "U",  kNone,   kStd,  kSolo,  kPoints,   2, kFour,  kSoloPrice,   1, 70, 170},
  {"geier",           "Geier",            "O",  kNone,   kStd,  kSolo,  kPoints,   2, kFour,  kSoloPrice,   1, 50, 150},
  {"koenig",          "König",            "K",  kNone,   kStd,  kSolo,  kPoints,   2, kFour,  kSoloPrice,   1, 49, 149},
  {"eisenbahner",     "Eisenbahner",      "Z",  kNone,   kStd,  kSolo,  kPoints,   2, kFour,  kSoloPrice,   1, 48, 148},
  {"farbwenz",        "Farbwenz",         "U",  kChosen, kStd,  kSolo,  kPoints,   3, kHand,  kSoloPrice,   1, 60, 160},
  {"farbgeier",       "Farbgeier",        "O",  kChosen, kStd,  kSolo,  kPoints,   3, kHand,  kSoloPrice,   1, 40, 140},
  {"farbkoenig",      "Farb-König",       "K",  kChosen, kStd,  kSolo,  kPoints,   3, kHand,  kSoloPrice,   1, 39, 139},
  {"farbeisenbahner", "Farb-Eisenbahner", "Z",  kChosen, kStd,  kSolo,  kPoints,   3, kHand,  kSoloPrice,   1, 38, 138},
  {"hybrid",          "Hybrid",           "OU", kNone,   kStd,  kSolo,  kPoints,   3, kEight, kSoloPrice,   1, 47, 147},
  {"kreuz",           "Kreuzbock",        "OU", TrumpSuit::kHerz, kStd,  kCross, kPoints,   3, kAll,   kCallPrice,    2, 0, kNoTout},
  {"bettel",          "Bettel",           "",   kNone,   kNull, kSolo,  kNoTricks, 0, kZero,  kBettelPrice, 1, 30, kNoTout},
  {"pfd",             "Pfd",              "OU", TrumpSuit::kHerz, kStd,  kSolo,  kNoTricks, 0, kZero,  kBettelPrice, 1, 29, kNoTout},
  {"sie",             "Sie",              "OU", kNone,   kStd,  kSolo,  kHoldTop,  0, kHand,  kSoloPrice,  4, 200, kNoTout},
});
// clang-format on
}  // namespace contract_table

inline constexpr const auto& kContracts = contract_table::kRows;

// The row called `name`, e.g. "wenz"; nothing if there is none.
constexpr std::optional<int> FindContractRow(std::string_view name) {
  for (std::size_t i = 0; i < kContracts.size(); ++i) {
    if (kContracts[i].name == name) return static_cast<int>(i);
  }
  return std::nullopt;
}

// One game that can be announced: a row of the table, with its suit and whether it is a Tout.
class Contract {
 public:
  constexpr Contract() = default;
  // REQUIRES: `suit` exactly where NeedsSuit(row); never Herz for a call; `tout` only with a
  // tout_level.
  constexpr Contract(int row, std::optional<Suit> suit, bool tout = false)
      : row_(static_cast<std::uint8_t>(row)), suit_(suit.value_or(Suit::kHerz)), tout_(tout) {
    assert(suit.has_value() == NeedsSuit(this->row()));
    assert(!tout || this->row().tout_level.has_value());
  }
  // For contracts known when compiling. REQUIRES: a row called `name`, else as above.
  static constexpr Contract Named(std::string_view name, std::optional<Suit> suit = std::nullopt,
                                  bool tout = false) {
    return Contract(FindContractRow(name).value(), suit, tout);
  }

  static constexpr bool NeedsSuit(const ContractRow& row) {
    return row.trump_suit == TrumpSuit::kChosen || row.parties == Parties::kCall;
  }

  constexpr const ContractRow& row() const { return kContracts[row_]; }
  constexpr bool is_tout() const { return tout_; }
  // The same game without announcing all tricks.
  constexpr Contract WithoutTout() const {
    Contract plain = *this;
    plain.tout_ = false;
    return plain;
  }
  constexpr Objective objective() const { return tout_ ? Objective::kAllTricks : row().objective; }
  constexpr Parties parties() const { return row().parties; }
  constexpr int level() const { return tout_ ? row().tout_level.value_or(0) : row().level; }

  constexpr int factor() const { return tout_ ? 2 : row().factor; }

  // The suit written behind the name: trump suit of a solo, called suit of a Rufspiel.
  constexpr std::optional<Suit> named_suit() const {
    if (!NeedsSuit(row())) return std::nullopt;
    return suit_;
  }
  // The suit whose cards are the lower trumps.
  constexpr std::optional<Suit> trump_suit() const {
    switch (row().trump_suit) {
      case TrumpSuit::kNone:
        return std::nullopt;
      case TrumpSuit::kHerz:
        return Suit::kHerz;
      case TrumpSuit::kChosen:
        return suit_;
    }
    return std::nullopt;
  }
  // The card that names the partner, where one is called.
  constexpr std::optional<Card> called_card() const {
    if (parties() != Parties::kCall) return std::nullopt;
    return Card(suit_, Rank::kSau);
  }

  friend constexpr bool operator==(const Contract&, const Contract&) = default;

 private:
  std::uint8_t row_ = 0;
  Suit suit_ = Suit::kEichel;
  bool tout_ = false;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_CONTRACT_H_
