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

Message TitlesOf(std::span<const Announcement> games) {
  struct Group {
    std::string title;
    std::vector<std::string> suits;
  };
  std::vector<Group> groups;
  bool tout = false;
  for (const Announcement& game : games) {
    Announcement plain = game;
    plain.tout = false;
    if (game.tout && std::ranges::find(games, plain) != games.end()) {
      tout = true;
      continue;
    }
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
