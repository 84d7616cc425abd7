// "Should I say Kontra?" as its asker wrote it, and what it asks of the solver.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_KONTRA_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_KONTRA_H_

#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "engine/table/rule_set.h"
#include "engine/text/input_line.h"
#include "solver/advice/double_advice.h"
#include "tools/answers/ask/ask_round.h"
#include "tools/answers/ask/asked_hand.h"

namespace schafkopf {

struct KontraTerms {
  std::string against;  // the contract that another plays; also zupf:E, schieber:E, teufel:E
  int seat = 0;
  int declarer = -1;  // of `against`; -1: nobody, or whom the round or the table leaves
  int players = kSeatCount;
  std::string round = {};  // in which it is played; empty: none
};

struct AskedKontra {
  KontraQuestion question;
  std::optional<AskedRound> round;
  RuleSet rules;  // at the prices of the round
};

// Errors are at the fields hand, seat, declarer, players, round or against; at none where the
// table's rules know no Kontra to it.
absl::StatusOr<AskedKontra> ReadAskedKontra(const AskedHand& hand, const KontraTerms& terms,
                                            const RuleSet& rules);
// The same of a hand as text.
absl::StatusOr<AskedKontra> ReadAskedKontra(absl::string_view hand, const KontraTerms& terms,
                                            const RuleSet& rules);
// The same of a line HAND [SEAT [CONTRACT]], whose seat and contract go before those of `terms`.
// Errors of what the line says are at their column, others at their field.
absl::StatusOr<AskedKontra> ReadKontraLine(const InputLine& line, KontraTerms terms,
                                           const RuleSet& rules);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_KONTRA_H_
