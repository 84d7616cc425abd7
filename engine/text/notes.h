// What a line says behind its deal: "; id 4711; to_play 2; points 34 21 0 9".
#ifndef SCHAFKOPF_ENGINE_TEXT_NOTES_H_
#define SCHAFKOPF_ENGINE_TEXT_NOTES_H_

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/string_view.h"

namespace schafkopf {

// "kontra 1 0" behind a line, or a key of an object.
struct GameNote {
  std::string name;
  std::string text;
  int column = 1;  // where it begins; of an object 1
};

// The name of a note as the program writes it, from one that people write: `points` of "Augen".
std::string NoteName(absl::string_view name);

// Those behind the first `;` of a line, in order, up to a `#`.
std::vector<GameNote> NotesOf(absl::string_view line);

// The last of that name; null where there is none.
const GameNote* FindIn(std::span<const GameNote> notes, std::string_view name);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_NOTES_H_
