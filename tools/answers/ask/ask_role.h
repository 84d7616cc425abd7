// In which part a hand is asked about, beside that of who bids it: what is exchanged, who offered a
// wedding, what is not seen yet.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_ROLE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_ROLE_H_

#include <string>

#include "engine/text/message.h"
#include "solver/advice/contract_worth.h"
#include "solver/auction/bid_question.h"

namespace schafkopf {

// A line for each thing that is to be told; empty where the hand is played as dealt by who bids it.
// `players` are at the table.
std::string RoleText(const BidQuestion& question, const BidAdvice& advice, int players,
                     Language language);

// Whether the contract is a wedding that names the asker as partner, and what he then gives back.
bool TakesWedding(const BidQuestion& question, const Contract& contract);
CardSet GivenBack(const BidQuestion& question, const Contract& contract);

// A line that says what of two players is seen.
std::string FaceDownText(Language language);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_ROLE_H_
