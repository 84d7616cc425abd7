// A file of recorded games in any form, encoding and compression, as lines that every reader of
// games takes (game_splitter.h).
#ifndef SCHAFKOPF_TOOLS_BATCH_STORE_GAME_FILE_H_
#define SCHAFKOPF_TOOLS_BATCH_STORE_GAME_FILE_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "tools/answers/games/game_splitter.h"
#include "tools/batch/store/input_file.h"
#include "tools/cli/cli.h"

namespace schafkopf {

// Whether what stands in place of a file is a deal itself: no file has a bar in its name.
inline bool IsDeal(const std::string& input) { return input.find('|') != input.npos; }
// How errors name it: a deal is LINE.
inline std::string NameOfInput(const std::string& input) { return IsDeal(input) ? "LINE" : input; }

// Lines of ours are handed on as they come. One thread at a time.
class GameFile {
 public:
  // A file, "-" for stdin, or a deal. `always_told`: what it holds is of interest even where it is
  // lines of ours.
  explicit GameFile(const std::string& input, bool always_told = false);
  // Reads a file that is open. REQUIRES: it outlives this object.
  GameFile(std::string name, InputFile& file);

  const std::string& name() const { return name_; }
  // The next game; nothing at the end of the file or where it cannot be read on.
  std::optional<InputLine> Next();
  // Lines seen so far.
  std::int64_t line_count() const { return lines_ ? lines_->line_count() : 0; }
  // How much of the file they are; nothing where its size is not known.
  std::optional<double> share_read() const;
  // Why the file could not be opened or read, to its name; nothing where it could.
  std::optional<Message> failure() const;

  // What it held (GameSplitter::Recognised).
  Message Recognised() const { return games_.Recognised(); }
  // The same where that is to be said: of anything but lines of ours in UTF-8.
  std::optional<Message> Told() const;

 private:
  std::string name_;
  std::unique_ptr<InputFile> opened_;
  InputFile* file_ = nullptr;
  std::optional<LineReader> lines_;
  std::optional<Message> unopened_;
  bool ended_ = false;
  bool always_told_ = false;
  GameSplitter games_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_STORE_GAME_FILE_H_
