// Answers of the pocket edition (solver/pocket/pocket.h): at once, without dealing.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_POCKET_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_POCKET_H_

#include <optional>
#include <span>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/text/message.h"
#include "tools/answers/ask/ask_answer.h"
#include "tools/answers/ask/ask_question.h"
#include "tools/answers/door/watch.h"

namespace schafkopf {

// What of a question the pocket edition does not know; nothing where it knows all. A thousandth of
// a millisecond.
std::optional<Message> BeyondPocket(const AskQuestion& question);

// REQUIRES: not BeyondPocket.
AskAnswer PocketAnswerOf(const AskQuestion& question);

// An error is at the field pocket, of what is beyond it.
class InPocket final : public AskSource {
 public:
  std::vector<absl::StatusOr<AskAnswer>> Answers(std::span<const AskQuestion> questions,
                                                 const Watch& watch) const override;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_POCKET_H_
