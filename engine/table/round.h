// Special rounds: deals in which somebody must play, or that cost more (RULES.md 10).
#ifndef SCHAFKOPF_ENGINE_TABLE_ROUND_H_
#define SCHAFKOPF_ENGINE_TABLE_ROUND_H_

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/play/contract.h"
#include "engine/play/option.h"

namespace schafkopf {

// Who has to play in a round; in some nobody declares.
enum class RoundPlayer : std::uint8_t { kForehand, kDealerIfNobody, kAnybody, kNobody };
// What may be played in it.
enum class RoundGames : std::uint8_t {
  kSuitSolo,
  kRufspiel,
  kSolos,
  kRamsch,
  kKreuz,
  kHintenrum,
  kAny
};

struct RoundRow {
  std::string_view name;
  std::string_view title;
  RoundPlayer player;
  RoundGames games;
  bool doubled;            // counts as doubled once
  int deals;               // how many make it up; 0 where no source says
  std::string_view names;  // others it is known by, lower case, without `runde`
};

inline constexpr auto kRounds = std::to_array<RoundRow>({
    {"schieber", "Schieber", RoundPlayer::kForehand, RoundGames::kSuitSolo, false, 0, ""},
    {"teufel", "Teufelsrunde", RoundPlayer::kForehand, RoundGames::kSuitSolo, false, 0,
     "teufels glueckssolo"},
    {"zupf", "Zupf-Solo", RoundPlayer::kAnybody, RoundGames::kSuitSolo, false, 0, "zupfsolo"},
    {"hadsch", "Hadsch", RoundPlayer::kForehand, RoundGames::kRufspiel, true, 0, "hatsch"},
    {"allgaeuer", "Allgäuer Runde", RoundPlayer::kDealerIfNobody, RoundGames::kAny, false, 12,
     "chip fisiko dreigeld"},
    {"strixner", "Strixner", RoundPlayer::kNobody, RoundGames::kHintenrum, false, 0, "hintenrum"},
    {"ramsch", "Ramschrunde", RoundPlayer::kNobody, RoundGames::kRamsch, false, 4, ""},
    {"kreuz", "Kreuzbockrunde", RoundPlayer::kNobody, RoundGames::kKreuz, false, 4,
     "kreuzbock goass"},
    {"bock", "Bockrunde", RoundPlayer::kAnybody, RoundGames::kAny, true, 4, "doppler"},
    {"last", "letzte Runde", RoundPlayer::kAnybody, RoundGames::kAny, false, 0, "letzte"},
});

constexpr const RoundRow* FindRound(std::string_view name) {
  for (const RoundRow& row : kRounds) {
    if (row.name == name) return &row;
  }
  return nullptr;
}

// The games of a round as the table's options have it.
constexpr RoundGames GamesOf(const RoundRow& round, const RuleOptions& options) {
  if (round.name == "hadsch" && options.Is({"hadsch_contract", "any"})) return RoundGames::kAny;
  if (round.name == "last" && options.Is({"last_round", "solos_only"})) return RoundGames::kSolos;
  return round.games;
}
constexpr bool IsDoubled(const RoundRow& round, const RuleOptions& options) {
  return round.doubled || (round.name == "last" && options.Is({"last_round", "doubled"}));
}

inline bool MayBePlayed(const Contract& contract, RoundGames games) {
  switch (games) {
    case RoundGames::kSuitSolo:
      return IsSuitSolo(contract.row());
    case RoundGames::kRufspiel:
      return contract.parties() == Parties::kCall;
    case RoundGames::kSolos:
      return contract.parties() == Parties::kSolo;
    case RoundGames::kRamsch:
      return contract.parties() == Parties::kEach;
    case RoundGames::kKreuz:
      return IsKreuz(contract.row());
    case RoundGames::kHintenrum:
      return !contract.begins_switched();
    case RoundGames::kAny:
      return true;
  }
  return true;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TABLE_ROUND_H_
