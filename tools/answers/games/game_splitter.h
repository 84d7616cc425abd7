// The games of a text in which people bring them, whichever forms it mixes: each as a text that
// ReadWrittenGame reads.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_GAMES_GAME_SPLITTER_H_
#define SCHAFKOPF_TOOLS_ANSWERS_GAMES_GAME_SPLITTER_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/text/input_line.h"
#include "tools/answers/games/csv_games.h"
#include "tools/answers/games/json_pieces.h"
#include "tools/language/encoding.h"

namespace schafkopf {

enum class GameForm : std::uint8_t {
  kLine,          // of ours
  kSpoken,        // of openschafkopf
  kObject,        // JSON
  kNetSchafkopf,  // netschafkopf.h
  kEvents,        // sauspiel.h
  kPage,          // likewise
  kCsv,           // csv_games.h
};
inline constexpr std::size_t kGameForms = 7;

// Lines in, games out. A line of ours is a game at once; what other programs write over several
// lines becomes one where it ends, at the line where it began. What is no game of any form comes as
// it is, for the error it deserves; what ends too early is its own error and spoils no other game.
class GameSplitter {
 public:
  // Longer ones are cut off there.
  static constexpr std::size_t kMaxBytes = JsonPieces::kMaxBytes;

  // The next line: neither blank nor a comment, or the rest of one that was cut.
  void Add(InputLine line, Encoding encoding = Encoding::kUtf8);
  // There are no more.
  void End();

  // The next game; nothing until there are further lines.
  std::optional<InputLine> Take();

  // Whether there was anything but lines of ours in UTF-8.
  bool is_foreign() const;
  // "1,300 games of NetSchafkopf, Latin-1; 12 deal lines, UTF-8; columns not used: Preis".
  Message Recognised() const;

 private:
  // What is being gathered.
  enum class State { kNone, kJson, kPage, kBlock, kCsv };

  void AddFresh(InputLine line);
  bool Continue(const InputLine& line);
  bool ContinueCsv(const InputLine& line);
  void AddJson(const InputLine& line);
  void TakePieces();
  void TakeElement(InputLine element);
  void TakeEvent(const Json& event, std::int64_t number);
  void CloseEvents();
  void CloseCsv();
  void Close();
  void Give(GameForm form, InputLine game);
  void Refuse(GameForm form, std::int64_t number, const absl::Status& error);

  State state_ = State::kNone;
  Encoding encoding_ = Encoding::kUtf8;
  std::optional<InputLine> head_;  // the first line of the text, which may only be its title
  bool begun_ = false;             // there was a line
  bool was_cut_ = false;           // the last one was
  std::vector<InputLine> block_;   // gathered
  std::size_t bytes_ = 0;          // of it
  std::int64_t last_ = 0;          // its last line
  JsonPieces json_;
  std::vector<Json> events_;
  std::size_t event_count_ = 0;                         // of the game, not all of which are kept
  std::array<std::optional<Json>, kSeatCount> seated_;  // who sat down last, by place
  std::int64_t first_event_ = 0;                        // its line
  std::optional<CsvGames> csv_;
  std::deque<InputLine> ready_;
  std::map<std::pair<GameForm, Encoding>, std::uint64_t> counts_;  // of games
  std::vector<std::string> unused_;                                // columns of CSV
  std::vector<std::int64_t> surplus_;                              // CsvGames::surplus
  bool turned_ = false;  // the same of rows that say nothing of who leads
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAMES_GAME_SPLITTER_H_
