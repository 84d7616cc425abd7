// All of Schafkopf's games, one row each. A further game is a further row here and nothing else.
// Others look it up as kContracts, so that few files are compiled again for a row.
#ifndef SCHAFKOPF_ENGINE_PLAY_CONTRACT_ROWS_H_
#define SCHAFKOPF_ENGINE_PLAY_CONTRACT_ROWS_H_

#include <array>
#include <optional>
#include <string_view>

#include "engine/play/contract_row.h"

namespace schafkopf::contract_table {
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
  {"pfd",             "Pfd",              "OU",         kHerz,   kStd,  kSolo,  kNoTricks, 0,  0, kZero,  kBettelPrice, 1, 29, kNoTout, kUsual, {.counted_as = "bettel"}},
  {"sie",             "Sie",              "OU",         kNone,   kStd,  kSolo,  kHoldTop,  0,  0, kHand,  kSoloPrice,   4, 200, kNoTout, kUsual, {.counted_as = "solo"}},
  {"muss",            "Muss",             "OU",         kHerz,   kStd,  kCall,  kPoints,   60, 3, kAll,   kCallPrice,   1, 0,  kNoTout, kUsual, {.forced = true, .counted_as = "ruf"}},
  {"hochzeit",        "Hochzeit",         "OU",         kHerz,   kStd,  kPair,  kPoints,   61, 3, kAll,   kCallPrice,   2, 20, kNoTout, kUsual, {.exchanged = 1, .counted_as = "ruf"}},
  {"bauernhochzeit",  "Bauernhochzeit",   "OU",         kHerz,   kStd,  kPair,  kPoints,   61, 3, kAll,   kCallPrice,   2, 21, kNoTout, kUsual, {.exchanged = 2, .counted_as = "ruf"}},
  {"ramsch",          "Ramsch",           "OU",         kHerz,   kStd,  kEach,  kFewestPoints, 0, 0, kZero, kRamschPrice, 1, 0, kNoTout},
  {"schieberamsch",   "Schieberamsch",    "OU",         kHerz,   kStd,  kEach,  kFewestPoints, 0, 0, kZero, kRamschPrice, 1, 0, kNoTout, kUsual, {.passes_tricks_on = true, .counted_as = "ramsch"}},
  {"offiziere",       "Offiziersschafkopf", "OU",       kHerz,   kStd,  kSolo,  kPoints,   61, 0, kZero,  kCallPrice,   1, 0,  kNoTout, kUsual, {.seats = 2}},
  {"hintenrum",       "Solo hintenrum",   "OU",         kChosen, kStd,  kSolo,  kPoints,   61, 3, kHand,  kSoloPrice,   1, 0,  kNoTout, kUsual, {.begins_as = "ramsch", .switches_after = 3, .counted_as = "solo"}},
  {"sjavs",           "Sjavs",            "EOGOU",      kChosen, RankOrder::kSjavs, kCross, kPoints, 61, 0, kZero, TariffClass::kSjavs, 1, 0, kNoTout, Pack::kSjavs},
  {"kop",             "Kop",              kKopTrumps,   kNone,   kStd,  Parties::kOld, kPoints, 53, 0, kZero, kKopPrice, 1, 0, kNoTout, Pack::kKop, {.other_trumps = kWolsztyn, .alone_as = "cicha"}},
  {"cicha",           "Kop cicha",        kKopTrumps,   kNone,   kStd,  kSolo,  kPoints,   53, 0, kZero,  kKopPrice,    4, 0,  kNoTout, Pack::kKop, {.other_trumps = kWolsztyn, .needs_old = true}},
  {"wesele",          "Wesele",           kKopTrumps,   kNone,   kStd,  Parties::kHighestUnter, kPoints, 53, 0, kZero, kKopPrice, 1, 10, kNoTout, Pack::kKop, {.other_trumps = kWolsztyn, .needs_old = true}},
  {"zolo",            "Zolo",             kKopTrumps,   kNone,   kStd,  kSolo,  kPoints,   53, 0, kZero,  kKopPrice,    5, 20, 30, Pack::kKop, {.other_trumps = kWolsztyn}},
  {"farbkreuz",       "Kreuzbock mit Farbe", "OU",      kChosen, kStd,  kCross, kPoints,   61, 3, kAll,   kCallPrice,   2, 0,  kNoTout, kUsual, {.counted_as = "kreuz"}},
});
// clang-format on

}  // namespace schafkopf::contract_table

#endif  // SCHAFKOPF_ENGINE_PLAY_CONTRACT_ROWS_H_
