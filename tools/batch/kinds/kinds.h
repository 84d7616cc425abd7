// The rows of JobKinds, each with its file, and what these share.
#ifndef SCHAFKOPF_TOOLS_BATCH_KINDS_KINDS_H_
#define SCHAFKOPF_TOOLS_BATCH_KINDS_KINDS_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "tools/batch/job/job_kind.h"
#include "tools/batch/store/record.h"

namespace schafkopf {

extern const JobKind kValueKind;       // the exact value
extern const JobKind kCardsKind;       // the value after each legal card
extern const JobKind kTableKind;       // which contracts each seat would win
extern const JobKind kPostMortemKind;  // what each card of a finished game cost
extern const JobKind kAskKind;         // what each contract is worth that a hand may bid
extern const JobKind kBookKind;        // what a book of all hands is made from
extern const JobKind kKontraKind;      // whether a hand doubles another seat's game
extern const JobKind kReKind;          // whether its side answers
extern const JobKind kReviewKind;      // what each seat of a recorded game lost

// The generated deal, else that of the line.
absl::StatusOr<DealLine> DealAsked(const AskedItem& item);

// InvalidArgument for a game without two sides.
absl::Status CheckSides(const Contract& contract);

// `contracts = [...]` as Job::Text has it.
std::string ContractsText(const std::vector<Contract>& contracts);

// The key table_error, which leaves no place for `worlds`; and as Job::Text has it.
void ReadTableError(TomlKeys& keys, const toml::table& table, JobQuestion& question);
std::string TableErrorText(const JobQuestion& question);
// The key worlds as Job::Text has it, where it is there.
std::string WorldsText(const JobQuestion& question);

// The keys worlds, seat and round of what is asked of a hand, and as Job::Text has them.
void ReadHandKeys(TomlKeys& keys, const toml::table& table, JobQuestion& question);
std::string HandKeysText(const JobQuestion& question);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_KINDS_KINDS_H_
