#include "tools/verbs/match_players.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/text/utf8.h"
#include "tools/answers/door/player_text.h"
#include "tools/verbs/words.h"

namespace schafkopf {

std::string NameOf(const Player& player, const EngineSeats& engines) {
  const auto name = engines.NameOf(player);
  return name ? *name : ToString(player);
}

EngineTerms EngineTermsOf(const MatchQuestion& asked) {
  EngineTerms terms{.rules = asked.arguments.rules,
                    .patience = static_cast<int>(asked.fields.Number("patience")),
                    .introduces = asked.whole,
                    .fault_ends = asked.arena ? FaultEnds::kGame : FaultEnds::kMatch};
  if (const auto movetime = asked.fields.FindNumber("movetime")) {
    terms.movetime = static_cast<int>(*movetime);
  }
  return terms;
}

namespace {

// The time that engines have, where it is not the usual one.
std::string ClockText(const EngineTerms& terms) {
  return absl::StrCat(
      terms.movetime ? absl::StrCat(" --movetime ", *terms.movetime) : "",
      terms.patience == EngineTerms().patience ? "" : absl::StrCat(" --patience ", terms.patience));
}

}  // namespace

absl::StatusOr<std::vector<ArenaPlayer>> ReadPlayers(const MatchQuestion& asked,
                                                     EngineSeats& engines) {
  std::vector<ArenaPlayer> players;
  for (const std::string& text : asked.fields.Texts("player")) {
    const bool engine = EngineSeats::IsEngine(text);
    const auto player = engine ? engines.Add(text) : ParsePlayer(text);
    if (!player.ok()) return player.status();
    const Speech speech = engine             ? Speech::kEngine
                          : text == "random" ? Speech::kNever
                          : text == "habit"  ? Speech::kHabit
                                             : Speech::kThought;
    const bool quiet = asked.fields.FindNumber("quiet") == std::ssize(players);
    std::string name = NameOf(*player, engines);
    if (asked.arena) name = Escaped(name);
    if (asked.arena && quiet) absl::StrAppend(&name, " --quiet");
    if (asked.arena && std::ranges::find(players, name, &ArenaPlayer::name) != players.end()) {
      return SyntaxError(1, words::kPlayersOfDifferentNames, Quoted(text));
    }
    players.push_back({std::move(name),
                       {*player, speech, !quiet},
                       engine ? ClockText(EngineTermsOf(asked)) : ""});
  }
  return players;
}

}  // namespace schafkopf
