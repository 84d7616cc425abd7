// What `ask` says to people, in English and German.
#ifndef SCHAFKOPF_TOOLS_ASK_TEXT_H_
#define SCHAFKOPF_TOOLS_ASK_TEXT_H_

#include <string>

#include "engine/rule_file.h"
#include "solver/advice.h"

namespace schafkopf {

enum class Language { kEnglish, kGerman };

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
  std::string given;  // the conditions on the worlds, as asked; empty for none
  bool interrupted;   // not all worlds were solved
};
// The whole answer: verdict, table, assumptions. REQUIRES as above.
std::string AskText(const Advice& advice, const AskSettings& settings, Language language);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ASK_TEXT_H_
