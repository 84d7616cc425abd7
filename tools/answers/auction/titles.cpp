#include "tools/answers/auction/titles.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/table/round_auction.h"
#include "engine/text/words.h"
#include "tools/answers/auction/auction_bids.h"
#include "tools/answers/auction/words.h"
#include "tools/answers/door/wording.h"
#include "tools/answers/door/words.h"

namespace schafkopf {
Message Title(const Announcement& game) {
  Message title = game.suit ? Title(ContractOf(game))
                            : AsIs(kContracts[static_cast<std::size_t>(game.row)].title);
  if (game.tout && !game.suit) title += AsIs(" Tout");
  if (game.ouvert) title += AsIs(" ouvert");
  if (game.target > 0) title += absl::StrCat(" ", game.target);
  return title;
}

namespace {

Announcement WithTout(Announcement game, bool tout) {
  game.tout = tout;
  return game;
}

bool IsAmong(std::span<const Announcement> games, const Announcement& game) {
  return std::ranges::find(games, game) != games.end();
}

// Whether each of them that has a Tout may be announced as that, too.
bool AnySoloAsTout(std::span<const Announcement> games) {
  const auto may = [&](const Announcement& game) {
    const bool has = Contract::HasTout(kContracts[static_cast<std::size_t>(game.row)]) &&
                     game.target == 0 && !game.ouvert;
    return !has || IsAmong(games, WithTout(game, true));
  };
  return std::ranges::any_of(games, &Announcement::tout) && std::ranges::all_of(games, may);
}

}  // namespace

Message TitlesOf(std::span<const Announcement> games) {
  struct Group {
    std::string title;
    std::vector<std::string> suits;
  };
  std::vector<Group> groups;
  const bool tout = AnySoloAsTout(games);
  for (const Announcement& game : games) {
    if (tout && game.tout && IsAmong(games, WithTout(game, false))) continue;
    Announcement open = game;
    open.suit.reset();
    const std::string title = Title(open).in(Language::kEnglish);
    auto group = std::ranges::find(groups, title, &Group::title);
    if (group == groups.end()) group = groups.insert(groups.end(), {title, {}});
    if (game.suit) group->suits.push_back(SuitText(game));
  }
  if (groups.empty()) return words::kNone;
  const auto append = [](std::string* out, const Group& group) {
    absl::StrAppend(out, group.title);
    if (!group.suits.empty()) absl::StrAppend(out, " (", absl::StrJoin(group.suits, " "), ")");
  };
  Message titles = absl::StrJoin(groups, ", ", append);
  if (tout) titles += words::kAlsoTout;
  return titles;
}

}  // namespace schafkopf
