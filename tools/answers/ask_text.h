// What `ask` says to people, in English and German.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_TEXT_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_TEXT_H_

#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/text/rule_file.h"
#include "solver/people/advice.h"
#include "tools/answers/answer.h"

namespace schafkopf {

// Whole percent; nothing that is possible reads as 0 or 100.
std::string Percent(double share);
// Characters of UTF-8 text.
std::size_t Width(absl::string_view text);

// As players say it, in both languages: "Gras-Solo Tout", "Rufspiel (Eichel)".
std::string Title(const Contract& contract);

// The verdict in one sentence or two. REQUIRES: a ranking that is not empty.
std::string Sentence(const Advice& advice, Language language);

// The assumptions of an answer, besides its ranking.
struct AskSettings {
  const RuleSet& rules;
  int cards;  // of the pack
  Seat seat;
  std::uint64_t seed;
  std::uint64_t worlds;  // asked for, for each contract
  std::string given;     // the conditions on the worlds, as asked; empty for none
  bool interrupted;      // not all worlds were solved
};
// The whole answer: verdict, table, assumptions. REQUIRES as above.
std::string AskText(const Advice& advice, const AskSettings& settings, Language language);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_TEXT_H_
