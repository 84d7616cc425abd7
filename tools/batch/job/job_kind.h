// The kinds of questions that a job may ask, as a table.
#ifndef SCHAFKOPF_TOOLS_BATCH_JOB_JOB_KIND_H_
#define SCHAFKOPF_TOOLS_BATCH_JOB_JOB_KIND_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/table/rule_set.h"
#include "engine/text/input_line.h"
#include "solver/solver.h"
#include "tools/answers/ask/ask_question.h"
#include "tools/batch/store/record.h"

namespace toml {
inline namespace v3 {
class table;
}
}  // namespace toml

namespace schafkopf {

struct Job;
struct JobKind;
class TomlKeys;

// Of which contracts of a table the exact value is found too.
enum class TableValues : std::uint8_t { kNone, kBest, kAll };

// What is asked about each item; every kind reads some of it.
struct JobQuestion {
  const JobKind* kind = nullptr;
  bool from_start = false;  // ignore the cards played
  TableValues values = TableValues::kNone;
  std::vector<Contract> contracts;  // empty for those of the rule set
  Accuracy accuracy;
  HandTerms hand;       // but seed and rules, which are the job's
  std::string against;  // what is doubled, where the line does not say
  std::string doubled;  // seats that gave Kontra, Re ... before
};

// What an item must be.
enum class JobSubject : std::uint8_t {
  kDeal,      // hands
  kContract,  // hands, with a contract and its declarer where they are generated
  kGame,      // a recorded game: none is generated
  kBook,      // an entry of a BookPlan, by its number
  kHand,  // a line HAND [SEAT [CONTRACT]] of a table of three or four; of generated deals a seat's
};

// One item as it is asked about.
struct AskedItem {
  const Job& job;
  const InputLine& line;
  const std::optional<DealLine>& generated;  // instead of the line
  Solver& solver;                            // which has forgotten the item before
};

struct JobKind {
  std::string_view name;
  JobSubject subject;
  std::uint64_t block;                     // items in a block, where the job does not say
  std::span<const std::string_view> keys;  // all that its [question] may have
  // Reads them but `kind` and `contracts`. Nothing where there are none.
  void (*read)(TomlKeys& keys, const toml::table& table, JobQuestion& question);
  // What was read, as lines of TOML.
  std::string (*text)(const JobQuestion& question);
  // The columns of its answers, without that of a generated deal.
  Schema (*schema)(const JobQuestion& question);
  // A cell for each of them; none where nobody bid. Not OK where the item has no answer.
  absl::StatusOr<Cells> (*answer)(const AskedItem& item);
  // The line of the signature of the chances that answers depend on, beside exact values: "model"
  // or "cards"; none where there are none.
  std::string_view model = {};
};

// In the order in which messages name them; the first is that of a job not yet read.
std::span<const JobKind* const> JobKinds();

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_JOB_JOB_KIND_H_
