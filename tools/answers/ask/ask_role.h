// In which part a hand is asked about, beside that of who bids it: what is exchanged, who offered a
// wedding, what is not seen yet.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_ROLE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_ROLE_H_

#include <string>

#include "solver/advice/bid_advice.h"
#include "tools/answers/door/answer.h"

namespace schafkopf {

// A line for each thing that is to be told; empty where the hand is played as dealt by who bids it.
// `players` are at the table.
std::string RoleText(const BidQuestion& question, const BidAdvice& advice, int players,
                     Language language);

// The same as fields of the answer: players, where they are not four, and cards_to_come; and
// `exchange` of each of `contracts`, those of the ranking in its order.
void AddRole(const BidQuestion& question, const BidAdvice& advice, int players, Json& answer);

// A line that says what of two players is seen.
absl::string_view FaceDownText(Language language);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_ROLE_H_
