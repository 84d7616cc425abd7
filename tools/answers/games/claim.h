// A game that ended before its last card, as somebody claimed the rest: who, and whether by right.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_GAMES_CLAIM_H_
#define SCHAFKOPF_TOOLS_ANSWERS_GAMES_CLAIM_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/text/message.h"
#include "solver/claim.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/games/words.h"
#include "tools/answers/games/written_game.h"

namespace schafkopf {

// Who claimed, by seat or by name; an error is at the note.
absl::StatusOr<Seat> ClaimantOf(const GameNote& note, const std::vector<std::string>& players,
                                int seats);

// The end of a game as it was claimed, right or not: all that was left went to the claimant; of a
// declarer who claimed to take none to another.
Position AfterClaim(const Position& position, Seat claimant);

// The claim of a game, judged; nothing where nobody claimed or all cards were played. An error is
// at the note. REQUIRES: a game read as kJudged.
absl::StatusOr<std::optional<JudgedClaim>> ClaimIn(const WrittenGame& game, Solver& solver);

// "any_play", "right_play", "side", "no".
std::string_view NameOf(ClaimVerdict verdict);

// "the rest was seat 0's: yes, by any play".
Message ClaimSaid(const JudgedClaim& claim);

inline constexpr auto kClaimColumns = ColumnsOf<JudgedClaim>({
    {"seat", Kind::kSeat, At<&JudgedClaim::seat>},
    {"verdict", Kind::kName, [](auto& claim) { return NameOf(claim.verdict); },
     words::kWhetherRestWasHis},
    {"tricks", Kind::kSmall, At<&JudgedClaim::tricks>, words::kTricksClaimed},
    {"sure", Kind::kSmall, [](auto& claim) { return claim.of_none ? Cell() : Cell(claim.sure); },
     words::kTricksSureAlone},
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAMES_CLAIM_H_
