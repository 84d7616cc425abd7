// What one of Schafkopf's games is: a row of their table.
#ifndef SCHAFKOPF_ENGINE_PLAY_CONTRACT_ROW_H_
#define SCHAFKOPF_ENGINE_PLAY_CONTRACT_ROW_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace schafkopf {

// Which suit follows the trump ranks as the lower trumps.
enum class TrumpSuit : std::uint8_t { kNone, kHerz, kChosen };

// The order of the cards inside a suit, best first: A Z K O U 9 8 7, A K O U Z 9 8 7 or
// A K O Z U 9 8 7 (where no Unter is plain).
enum class RankOrder : std::uint8_t { kStandard, kNull, kSjavs };

// Who plays with the declarer (RULES.md 2).
enum class Parties : std::uint8_t {
  kSolo,          // nobody
  kCall,          // the holder of the called card
  kCross,         // the seat opposite
  kPair,          // a seat named in the contract
  kOld,           // nobody declares: the holders of EO and GO
  kHighestUnter,  // the holder of the highest Unter that the declarer lacks
  kEach,          // nobody declares: every seat for itself
};

// What the declarer's side must do (RULES.md 2).
enum class Objective : std::uint8_t {
  kPoints,        // take so many card points
  kAllTricks,     // take every trick
  kNoTricks,      // take no trick
  kHoldTop,       // hold the highest trumps; the cards are not played
  kFewestPoints,  // every seat: not take the most card points
};

enum class TariffClass : std::uint8_t { kCall, kSolo, kBettel, kRamsch, kKop, kSjavs };

// How many Laufende can be paid for at most (RULES.md 8).
enum class LaufendeMax : std::uint8_t { kNone, kFour, kEight, kHandSize, kAllTrumps };

// The cards a game is played with (RULES.md 1).
enum class Pack : std::uint8_t { kBavarian, kKop, kSjavs };

// What only one game has, or a few.
struct Special {
  std::string_view other_trumps = {};  // a second list of trump ranks, where tables differ
  std::string_view with_trumps = {};   // the game it is where the table gives it trumps
  bool forced = false;                 // who holds a card must play it, and calls what is left
  int exchanged = 0;                   // trumps that declarer and partner exchange before play
  bool passes_tricks_on = false;       // each pile counts for the left neighbour
  int seats = 0;                       // only so many play it, with cards face down; 0: 3 or 4
  std::string_view begins_as = {};     // the game it is until ...
  int switches_after = 0;              // ... so many tricks are over
  bool needs_old = false;              // its declarer holds EO and GO
  std::string_view alone_as = {};      // the game it is where nobody plays with the declarer
  std::string_view counted_as = {};  // whose own price and Laufende it has where it has none itself
};

struct ContractRow {
  std::string_view name;   // as written in notation, without suit
  std::string_view title;  // as players say it
  // Highest first: ranks that are trump in every suit, and single cards, such as "HAHZOUSASZ".
  std::string_view trump_ranks;
  TrumpSuit trump_suit;
  RankOrder order;
  Parties parties;
  Objective objective;
  int target;  // points with which the declarer's side wins; 0 where points do not decide
  int laufende_min;
  LaufendeMax laufende_max;
  TariffClass tariff;
  int factor;                     // of the price; a Tout has its own
  int level;                      // rank in the auction; 0: cannot be bid
  std::optional<int> tout_level;  // rank of its Tout, where it may be announced
  Pack pack = Pack::kBavarian;
  Special special = {};
};

// The Solo: one suit chosen beside all Ober and Unter.
constexpr bool IsSuitSolo(const ContractRow& row) {
  return row.parties == Parties::kSolo && row.trump_suit == TrumpSuit::kChosen &&
         row.trump_ranks == "OU" && row.special.switches_after == 0;
}
// The Wenz: the Unter and nothing else.
constexpr bool IsWenz(const ContractRow& row) {
  return row.trump_suit == TrumpSuit::kNone && row.trump_ranks == "U";
}
// A Kreuzbock, in which the seats opposite play together.
constexpr bool IsKreuz(const ContractRow& row) {
  return row.parties == Parties::kCross && row.pack == Pack::kBavarian;
}
// A Rufspiel: calls because its declarer wants to.
constexpr bool IsRufspiel(const ContractRow& row) {
  return row.parties == Parties::kCall && !row.special.forced;
}
// Whether a player chooses to play it, and could pass instead. Else the cards or the round make the
// game: Kreuzbock, Ramsch, Kop, Muss.
constexpr bool IsChosen(const ContractRow& row) {
  return row.parties != Parties::kEach && row.parties != Parties::kOld && !IsKreuz(row) &&
         !row.special.forced;
}

// All of Schafkopf's games (engine/play/contract_rows.h).
extern const std::span<const ContractRow> kContracts;
// The row called `name`, e.g. "wenz"; nothing if there is none.
std::optional<int> FindContractRow(std::string_view name);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_CONTRACT_ROW_H_
