// What `ask` says to people, in English and German.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_TEXT_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_TEXT_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "solver/advice/contract_worth.h"
#include "tools/answers/ask/ask_answer.h"
#include "tools/answers/door/wording.h"
#include "tools/language/layout.h"

namespace schafkopf {

// "about 82 %", "more than 99 %".
std::string ShareInWords(double share, Language language);

// "+48 ±8"; to a tenth where prices are of a few units (Kop, Sjavs): "+4.7 ±1.9", with commas in
// German.
std::string AmountText(const MeanError& cents, const Contract& contract, Language language);
// What amounts of a contract are counted in: cents, the points of a score (Sjavs), or units
// (Kop). `plural` of more than one.
std::string UnitOf(const Contract& contract, bool plural, Language language);

// The verdict in one sentence or two. REQUIRES: a ranking that is not empty.
std::string Sentence(const BidAdvice& advice, Language language);

// The same as players say it to each other: "Yes: Wenz. Wins 82 in 100, +97 cents on average."
// REQUIRES: as above.
std::string VerdictLine(const BidAdvice& advice, Language language);

// The whole answer without what was played: verdict, table, what it rests on.
std::string AskText(const AskAnswer& answer, Language language, const TextStyle& style);

// How to see the rest of a table, if so many rows of it are left out.
std::string MoreText(std::size_t rows, Language language);
// A table, what is special about its question, and at the end how to see the details, if they are
// not to be shown.
std::string TableAndMore(const std::string& table, const std::string& special,
                         const TextStyle& style, Language language);

// "play", "leave" or "taste", in no language.
absl::string_view NameOf(Verdict verdict);
// "fitted", "habit", "played", "open".
absl::string_view NameOf(Basis basis);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_TEXT_H_
