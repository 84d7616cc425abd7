// Special rounds: deals in which somebody must play, or that cost more (RULES.md 10).
#ifndef SCHAFKOPF_ENGINE_ROUND_H_
#define SCHAFKOPF_ENGINE_ROUND_H_

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/contract.h"
#include "engine/option.h"

namespace schafkopf {

// Who has to play in a round.
enum class RoundPlayer : std::uint8_t { kForehand, kDealerIfNobody, kAnybody };
// What may be played in it.
enum class RoundGames : std::uint8_t { kSuitSolo, kRufspiel, kSolos, kAny };

struct RoundRow {
  std::string_view name;
  std::string_view title;
  RoundPlayer player;
  RoundGames games;
  bool doubled;  // counts as doubled once
};

inline constexpr auto kRounds = std::to_array<RoundRow>({
    {"schieber", "Schieber", RoundPlayer::kForehand, RoundGames::kSuitSolo, false},
    {"teufel", "Teufelsrunde", RoundPlayer::kForehand, RoundGames::kSuitSolo, false},
    {"zupf", "Zupf-Solo", RoundPlayer::kAnybody, RoundGames::kSuitSolo, false},
    {"hadsch", "Hadsch", RoundPlayer::kForehand, RoundGames::kRufspiel, true},
    {"allgaeuer", "Allgäuer Runde", RoundPlayer::kDealerIfNobody, RoundGames::kAny, false},
    {"bock", "Bockrunde", RoundPlayer::kAnybody, RoundGames::kAny, true},
    {"last", "letzte Runde", RoundPlayer::kAnybody, RoundGames::kAny, false},
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

constexpr bool MayBePlayed(const Contract& contract, RoundGames games) {
  switch (games) {
    case RoundGames::kSuitSolo:
      return contract.row().name == "solo";
    case RoundGames::kRufspiel:
      return contract.parties() == Parties::kCall;
    case RoundGames::kSolos:
      return contract.parties() == Parties::kSolo;
    case RoundGames::kAny:
      return true;
  }
  return true;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_ROUND_H_
