// A recorded game as people write it down: a line of ours, one of openschafkopf's, or a JSON
// object. With who played it, where that is told.
//
//   solo:E 1 | SO SU ... | ... | ... | ... | SZ SA ... [| 68] [; id 4711; players Anna, Bert, ...;
//   kontra 0] Rufspiel Blaue von 3: so h7 go eo ho hz ...
//   {"id": 4711, "players": ["Anna", ...], "contract": "ruf:G", "declarer": 3, "played": "SO H7
//   ..."}
//
// Hands that are not told follow from the cards, if all were played.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ADVISE_WRITTEN_GAME_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ADVISE_WRITTEN_GAME_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/text/input_line.h"
#include "tools/answers/door/answer.h"

namespace schafkopf {

struct WrittenGame {
  DealLine deal;
  std::string bids;                  // as `schafkopf auction --bids`; empty: not told
  Cell id;                           // as it was told: text or number; or missing
  std::string kontra;                // seats that gave Kontra, Re ..., as `score --kontra`
  int kontra_column = 1;             // where they begin
  std::vector<std::string> players;  // of each seat; empty: not told
};

// "1 0" of a note "; kontra 1 0" behind a line, with its column; nothing where there is none.
struct Note {
  std::string text;
  int column;
};
std::optional<Note> FindNote(const std::string& line, std::string_view name);

// Refuses what ReadGame refuses. An error is at its column; of a JSON object at that of the line,
// its message begins with the key.
absl::StatusOr<WrittenGame> ReadWrittenGame(const InputLine& line, const RuleOptions& options);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ADVISE_WRITTEN_GAME_H_
