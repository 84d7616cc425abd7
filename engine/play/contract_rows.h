// All of Schafkopf's games, one row each. A further game is a further row here and nothing else.
#ifndef SCHAFKOPF_ENGINE_PLAY_CONTRACT_ROWS_H_
#define SCHAFKOPF_ENGINE_PLAY_CONTRACT_ROWS_H_

#include <array>
#include <cstdint>
#include <optional>
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

namespace contract_table {
// Shorthands that keep a row on one line.
using enum TrumpSuit;
using enum Objective;
inline constexpr auto kStd = RankOrder::kStandard;
inline constexpr auto kNull = RankOrder::kNull;
inline constexpr auto kSolo = Parties::kSolo;
inline constexpr auto kCall = Parties::kCall;
inline constexpr auto kCross = Parties::kCross;
inline constexpr auto kPair = Parties::kPair;
inline constexpr auto kEach = Parties::kEach;
inline constexpr auto kHand = LaufendeMax::kHandSize;
inline constexpr auto kAll = LaufendeMax::kAllTrumps;
inline constexpr auto kFour = LaufendeMax::kFour;
inline constexpr auto kEight = LaufendeMax::kEight;
inline constexpr auto kZero = LaufendeMax::kNone;
inline constexpr auto kCallPrice = TariffClass::kCall;
inline constexpr auto kSoloPrice = TariffClass::kSolo;
inline constexpr auto kBettelPrice = TariffClass::kBettel;
inline constexpr auto kRamschPrice = TariffClass::kRamsch;
inline constexpr auto kKopPrice = TariffClass::kKop;
inline constexpr std::nullopt_t kNoTout = std::nullopt;
inline constexpr std::string_view kKopTrumps = "HAHZOUSASZ";
inline constexpr std::string_view kWolsztyn = "HAEZGZHZOUSASZ";
inline constexpr auto kUsual = Pack::kBavarian;

// clang-format off
inline constexpr auto kRows = std::to_array<ContractRow>({
  // name              title              trumps        suit     order  parties objective  at  Laufende    price    factor level Tout
  {"ruf",             "Rufspiel",         "OU",         kHerz,   kStd,  kCall,  kPoints,   61, 3, kAll,   kCallPrice,   1, 10, kNoTout},
  {"solo",            "Solo",             "OU",         kChosen, kStd,  kSolo,  kPoints,   61, 3, kHand,  kSoloPrice,   1, 80, 180},
  {"wenz",            "Wenz",             "U",          kNone,   kStd,  kSolo,  kPoints,   61, 2, kFour,  kSoloPrice,   1, 70, 170},
  {"geier",           "Geier",            "O",          kNone,   kStd,  kSolo,  kPoints,   61, 2, kFour,  kSoloPrice,   1, 50, 150},
  {"koenig",          "König",            "K",          kNone,   kStd,  kSolo,  kPoints,   61, 2, kFour,  kSoloPrice,   1, 49, 149},
  {"eisenbahner",     "Eisenbahner",      "Z",          kNone,   kStd,  kSolo,  kPoints,   61, 2, kFour,  kSoloPrice,   1, 48, 148},
  {"farbwenz",        "Farbwenz",         "U",          kChosen, kStd,  kSolo,  kPoints,   61, 3, kHand,  kSoloPrice,   1, 60, 160},
  {"farbgeier",       "Farbgeier",        "O",          kChosen, kStd,  kSolo,  kPoints,   61, 3, kHand,  kSoloPrice,   1, 40, 140},
  {"farbkoenig",      "Farb-König",       "K",          kChosen, kStd,  kSolo,  kPoints,   61, 3, kHand,  kSoloPrice,   1, 39, 139},
  {"farbeisenbahner", "Farb-Eisenbahner", "Z",          kChosen, kStd,  kSolo,  kPoints,   61, 3, kHand,  kSoloPrice,   1, 38, 138},
  {"hybrid",          "Hybrid",           "OU",         kNone,   kStd,  kSolo,  kPoints,   61, 3, kEight, kSoloPrice,   1, 47, 147},
  {"kreuz",           "Kreuzbock",        "OU",         kHerz,   kStd,  kCross, kPoints,   61, 3, kAll,   kCallPrice,   2, 0,  kNoTout},
  {"bettel",          "Bettel",           "",           kNone,   kNull, kSolo,  kNoTricks, 0,  0, kZero,  kBettelPrice, 1, 30, kNoTout, kUsual, {.with_trumps = "pfd"}},
  {"pfd",             "Pfd",              "OU",         kHerz,   kStd,  kSolo,  kNoTricks, 0,  0, kZero,  kBettelPrice, 1, 29, kNoTout},
  {"sie",             "Sie",              "OU",         kNone,   kStd,  kSolo,  kHoldTop,  0,  0, kHand,  kSoloPrice,   4, 200, kNoTout},
  {"muss",            "Muss",             "OU",         kHerz,   kStd,  kCall,  kPoints,   60, 3, kAll,   kCallPrice,   1, 0,  kNoTout, kUsual, {.forced = true}},
  {"hochzeit",        "Hochzeit",         "OU",         kHerz,   kStd,  kPair,  kPoints,   61, 3, kAll,   kCallPrice,   2, 20, kNoTout, kUsual, {.exchanged = 1}},
  {"bauernhochzeit",  "Bauernhochzeit",   "OU",         kHerz,   kStd,  kPair,  kPoints,   61, 3, kAll,   kCallPrice,   2, 21, kNoTout, kUsual, {.exchanged = 2}},
  {"ramsch",          "Ramsch",           "OU",         kHerz,   kStd,  kEach,  kFewestPoints, 0, 0, kZero, kRamschPrice, 1, 0, kNoTout},
  {"schieberamsch",   "Schieberamsch",    "OU",         kHerz,   kStd,  kEach,  kFewestPoints, 0, 0, kZero, kRamschPrice, 1, 0, kNoTout, kUsual, {.passes_tricks_on = true}},
  {"offiziere",       "Offiziersschafkopf", "OU",       kHerz,   kStd,  kSolo,  kPoints,   61, 0, kZero,  kCallPrice,   1, 0,  kNoTout, kUsual, {.seats = 2}},
  {"hintenrum",       "Solo hintenrum",   "OU",         kChosen, kStd,  kSolo,  kPoints,   61, 3, kHand,  kSoloPrice,   1, 0,  kNoTout, kUsual, {.begins_as = "ramsch", .switches_after = 3}},
  {"sjavs",           "Sjavs",            "EOGOU",      kChosen, RankOrder::kSjavs, kCross, kPoints, 61, 0, kZero, TariffClass::kSjavs, 1, 0, kNoTout, Pack::kSjavs},
  {"kop",             "Kop",              kKopTrumps,   kNone,   kStd,  Parties::kOld, kPoints, 53, 0, kZero, kKopPrice, 1, 0, kNoTout, Pack::kKop, {.other_trumps = kWolsztyn, .alone_as = "cicha"}},
  {"cicha",           "Kop cicha",        kKopTrumps,   kNone,   kStd,  kSolo,  kPoints,   53, 0, kZero,  kKopPrice,    4, 0,  kNoTout, Pack::kKop, {.other_trumps = kWolsztyn, .needs_old = true}},
  {"wesele",          "Wesele",           kKopTrumps,   kNone,   kStd,  Parties::kHighestUnter, kPoints, 53, 0, kZero, kKopPrice, 1, 10, kNoTout, Pack::kKop, {.other_trumps = kWolsztyn, .needs_old = true}},
  {"zolo",            "Zolo",             kKopTrumps,   kNone,   kStd,  kSolo,  kPoints,   53, 0, kZero,  kKopPrice,    5, 20, 30, Pack::kKop, {.other_trumps = kWolsztyn}},
  {"farbkreuz",       "Kreuzbock mit Farbe", "OU",      kChosen, kStd,  kCross, kPoints,   61, 3, kAll,   kCallPrice,   2, 0,  kNoTout},
});
// clang-format on
}  // namespace contract_table

inline constexpr const auto& kContracts = contract_table::kRows;

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

// The row called `name`, e.g. "wenz"; nothing if there is none.
constexpr std::optional<int> FindContractRow(std::string_view name) {
  for (std::size_t i = 0; i < kContracts.size(); ++i) {
    if (kContracts[i].name == name) return static_cast<int>(i);
  }
  return std::nullopt;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_CONTRACT_ROWS_H_
