// What the program says, in English and in German, side by side: the one place for the German form
// of an error, of a help text, of a line of an answer.
//
// A phrase may have places for what changes: $0 to $9 stand for any text, which is translated in
// turn ("expected $0, found $1"), @0 to @9 for a name that stays as it is typed, #0 to #9 for a
// whole number; the German form names the same places in any order. Of several phrases that fit,
// the one with the most letters of its own counts; before all of them the frames that say where an
// error is. The German is that of people who play cards, not of the program's makers: Verteilung,
// Augen, Spieler 2 or Vorhand, never the name of a number in the source.
#ifndef SCHAFKOPF_TOOLS_LANGUAGE_PHRASES_H_
#define SCHAFKOPF_TOOLS_LANGUAGE_PHRASES_H_

#include <array>
#include <span>
#include <string_view>

namespace schafkopf {

struct Phrase {
  std::string_view english, german;
};

std::span<const Phrase> FramePhrases();   // where an error is
std::span<const Phrase> AnswerPhrases();  // lines of answers
std::span<const Phrase> ColumnPhrases();  // what the columns of answers are
std::span<const Phrase> DealPhrases();    // errors in cards, contracts, deals and bids
std::span<const Phrase> FieldPhrases();   // what a field or an option of a verb is
std::span<const Phrase> HelpPhrases();    // the rest of --help, and errors in the command line
std::span<const Phrase> JobPhrases();     // errors of batch and merge
std::span<const Phrase> RulePhrases();    // errors in rules, scores and questions

// All but the frames.
inline std::array<std::span<const Phrase>, 7> AllPhrases() {
  return {AnswerPhrases(), ColumnPhrases(), DealPhrases(), FieldPhrases(),
          HelpPhrases(),   JobPhrases(),    RulePhrases()};
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_LANGUAGE_PHRASES_H_
