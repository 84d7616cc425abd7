// What `advise` says to people, in English and German.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ADVISE_ADVISE_TEXT_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ADVISE_ADVISE_TEXT_H_

#include <string>

#include "tools/answers/advise/advise_answer.h"

namespace schafkopf {

// "HZ: wins 87 %, GA 71 %": the best card, and the next ones.
std::string AdviseSentence(const AdviseAnswer& answer, Language language);

// The sentence, a table of the cards, and what rests on what.
std::string AdviseText(const AdviseAnswer& answer, Language language, const TextStyle& style);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ADVISE_ADVISE_TEXT_H_
