#include "tools/answers/door/known_others.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "absl/strings/str_format.h"
#include "engine/play/contract_rows.h"
#include "engine/text/string_views.h"
#include "solver/auction/at_table.h"
#include "solver/habits/plain_math.h"
#include "tools/answers/door/wording.h"
#include "tools/answers/door/words.h"

namespace schafkopf {
namespace {

struct NamedOthers {
  std::string_view name;
  Text<0> says;
  std::uint64_t deals;
  GameShifts bid;  // by the places of kRecordedGames
  GameShifts win;
  GameShifts win_doubt;
};
// Printed by `measure_games others` (tools/fit) of games that the program's own players recorded
// (docs/lab/others.md).
// clang-format off
constexpr auto kNamedOthers = std::to_array<NamedOthers>({
  {"people", words::kOthersPeople, 0, {}, {}, {}},
  {"club", words::kOthersClub,
   7862, {0.498, 0.785, 0.245, 1.12, 1.973}, {-0.03, 0.011, -0.011, 0.143, 0.054}, {0.062, 0.074, 0.121, 0.126, 0.074}},
  {"strong", words::kOthersStrong,
   7866, {0.476, 0.812, 0.139, 0.995, 1.999}, {0.013, -0.232, -0.104, 0.045, -0.118}, {0.062, 0.074, 0.122, 0.125, 0.072}},
});
// clang-format on

}  // namespace

std::optional<KnownOthers> FindOthers(std::string_view name) {
  const auto* const named = std::ranges::find(kNamedOthers, name, &NamedOthers::name);
  if (named == kNamedOthers.end()) return std::nullopt;
  KnownOthers others{std::string(name), named->deals};
  others.shifts.bid = named->bid;
  others.shifts.win = named->win;
  others.shifts.win_doubt = named->win_doubt;
  return others;
}

Message KnownOthers::Said() const {
  const auto* const named = std::ranges::find(kNamedOthers, name, &NamedOthers::name);
  if (named != kNamedOthers.end()) return named->says;
  return {words::kOthersOfFile, name, deals};
}

Message KnownOthers::Details() const {
  std::vector<Message> games;
  for (std::size_t kind = 0; kind < kRecordedGames.size(); ++kind) {
    games.emplace_back(
        words::kOthersGame,
        AbslView(
            kContracts[static_cast<std::size_t>(*FindContractRow(kRecordedGames[kind]))].title),
        Numeric(absl::StrFormat("%.2f", Exp(shifts.bid[kind]))),
        std::lround(100 * ChanceAt(shifts.win[kind])));
  }
  return {words::kOthersDetails, Joined(games, "; ")};
}

}  // namespace schafkopf
