// A recorded game as people write it down in one text: a line of ours, one of openschafkopf's, or a
// JSON object. With who played it and what else is told.
//
//   solo:E 1 | SO SU ... | ... | ... | ... | SZ SA ... [| 68] [; id 4711; players Anna, ...]
//   Rufspiel Blaue von 3: so h7 go eo ho hz ...
//   {"id": 4711, "players": ["Anna", ...], "contract": "ruf:G", "declarer": 3, "played": "SO ..."}
//
// Hands that are not told follow from the cards, if all were played. What other programs write over
// several lines comes here as an object (game_splitter.h).
#ifndef SCHAFKOPF_TOOLS_ANSWERS_GAMES_WRITTEN_GAME_H_
#define SCHAFKOPF_TOOLS_ANSWERS_GAMES_WRITTEN_GAME_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/text/input_line.h"
#include "engine/text/notes.h"
#include "tools/answers/door/columns.h"

namespace schafkopf {

struct WrittenGame {
  DealLine deal;
  std::string head;                  // "ruf 0" where nobody wrote down the cards: there is no deal
  std::string bids;                  // as `schafkopf auction --bids`; empty: not told
  Cell id;                           // as it was told: text or number; or missing
  std::string kontra;                // seats that gave Kontra, Re ..., as `score --kontra`
  int kontra_column = 1;             // where they begin
  std::vector<std::string> players;  // of each seat; empty: not told
  std::vector<GameNote> notes;       // the others, in order

  // What it says of itself behind its deal: "; id 4711; players Anna, Bert, Cora, Dora; kontra 1".
  std::string NotesText() const;
  // All of it as a line of ours, which reads back as the same.
  std::string ToLine() const;

  // The contract and declarer of `head`; the latter is empty or "-" where nobody is named.
  struct Head {
    std::string contract, declarer;
  };
  Head HeadParts() const;
};

// Puts each note where it belongs.
void TakeNotes(std::vector<GameNote> notes, WrittenGame& game);

// How much of a game has to be told.
enum class GameNeeds : std::uint8_t {
  kNotes,     // a contract and notes will do
  kCards,     // hands, and any of the cards played
  kPosition,  // likewise, or a position as it stands (engine/text/past_notes.h)
  kJudged,  // what RefuseGame does not refuse: to the end, or up to a claim, maybe from a position
};

// The deal of a line, as far as it is needed; `notes`: those of its game.
absl::StatusOr<DealLine> ReadDealNeeded(const InputLine& line, const RuleOptions& options,
                                        GameNeeds needs, std::span<const GameNote> notes);

// Why a form of games has none for a game.
absl::Status NotCarried(const Message& why);
// Not OK where not all cards of four were played, unless nobody played at all.
absl::Status RefusalOfUnfinished(const WrittenGame& game);

// Names of the notes that every form of a game may have, beside id, players, bids and kontra.
std::span<const std::string_view> OtherNotes();

// "1 0" of a note "; kontra 1 0" behind a line, with its column; nothing where there is none.
std::optional<GameNote> FindNote(const std::string& line, std::string_view name);

// Whether a line is a game in words, cards behind a colon: "Wenz von 2: s8 sz ...".
bool IsSpokenGame(std::string_view line);

// An error is at its column; of a JSON object at that of the line, its message begins with the key.
absl::StatusOr<WrittenGame> ReadWrittenGame(const InputLine& line, const RuleOptions& options,
                                            GameNeeds needs);

// A line of ours as it stands; a game in another form as such a line.
absl::StatusOr<InputLine> ReadOwnLine(const InputLine& line, const RuleOptions& options);

// The deal of a game in any form, as ReadDealLine. Errors as ReadWrittenGame has them.
absl::StatusOr<DealLine> ReadAnyDeal(const InputLine& line,
                                     const RuleOptions& options = kUsualOptions,
                                     GameNeeds needs = GameNeeds::kCards);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAMES_WRITTEN_GAME_H_
