// How a words.h is written: the entries that a room says, each with its languages side by side.
//
//     namespace schafkopf::words {
//     WORDS(kEachCardOnce, "each card once", "jede Karte einmal");
//     }
//
// message.h has what a text may hold. `tools/words` counts all entries, and takes them to a .po
// file for a translator and back.
#ifndef SCHAFKOPF_ENGINE_TEXT_CATALOGUE_H_
#define SCHAFKOPF_ENGINE_TEXT_CATALOGUE_H_

#include "engine/text/message.h"

#define WORDS(key, english, ...) \
  inline constexpr Text<PlacesOf(english)> key { english, __VA_ARGS__ }

#endif  // SCHAFKOPF_ENGINE_TEXT_CATALOGUE_H_
