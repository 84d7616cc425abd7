// Games that are announced, as players say them.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_AUCTION_TITLES_H_
#define SCHAFKOPF_TOOLS_ANSWERS_AUCTION_TITLES_H_

#include <span>
#include <string>

#include "engine/table/auction.h"
#include "engine/text/message.h"

namespace schafkopf {

// "Solo", "Gras-Solo Tout", "Herz-Solo 75".
Message Title(const Announcement& game);

// "Rufspiel (E S), Wenz, Geier; any solo can also be bid as Tout": suits of one game together, and
// a Tout by itself only where its game is none of them. "none" without any.
Message TitlesOf(std::span<const Announcement> games);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_AUCTION_TITLES_H_
