// Results of a round robin in a file that grows: a line that says what was played by, then one for
// each deal of two players. Whoever is killed goes on from there.
#ifndef SCHAFKOPF_TOOLS_ARENA_RESULTS_H_
#define SCHAFKOPF_TOOLS_ARENA_RESULTS_H_

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "tools/arena/arena.h"
#include "tools/batch/store/file.h"

namespace schafkopf {

// One line: players by their names, so that others may be added to the file.
struct ResultLine {
  std::string first, second;
  Encounter met;      // without its players
  std::string cards;  // a checksum of the deal (MarkOf); empty in whole games
  friend bool operator==(const ResultLine&, const ResultLine&) = default;
};
std::string ToLine(const ResultLine& result);
// InvalidArgument where it is none.
absl::StatusOr<ResultLine> ReadResultLine(absl::string_view line);

// By which a deal of `arena.deals` is known again.
std::string MarkOf(const Deal& deal);

// What a file of the arena's results begins with: a line without its end. Whatever its deals depend
// on stands there, but engines, which deals there are and how many; and what chances this program
// goes by.
std::string ResultsHeader(const Arena& arena);

struct KnownResults {
  std::vector<ResultLine> lines;
  std::size_t good_bytes = 0;       // of the text; what stands behind them is damaged
  std::optional<int> damaged = {};  // number of the last line, where it is
};
// What is known by the text of a file, which may be empty. Its last line may be damaged or cut off.
// InvalidArgument where it was played by something else than `header` says, where another line is
// damaged, or tells of a deal once more: at its line.
absl::StatusOr<KnownResults> ReadResults(absl::string_view text, absl::string_view header);

// The file, locked.
class ResultsFile {
 public:
  // Creates it where there is none, and cuts off a damaged last line. Other deals than the arena's
  // are a mistake at their line. An error's message is whole.
  static absl::StatusOr<ResultsFile> Open(const std::string& path, const Arena& arena);

  const KnownResults& known() const { return known_; }
  // Those between players of the arena, in order of deals.
  std::vector<Encounter> KnownTo(const Arena& arena) const;
  // Internal where it cannot be written.
  absl::Status Append(const Arena& arena, std::span<const Encounter> met);

 private:
  ResultsFile(File file, KnownResults known) : file_(std::move(file)), known_(std::move(known)) {}

  File file_;
  KnownResults known_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ARENA_RESULTS_H_
