// "Should I play this?" answered: the contracts of a hand, ranked.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_ANSWER_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_ANSWER_H_

#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/advice/contract_worth.h"
#include "solver/auction/bid_question.h"
#include "solver/sample/seat_games.h"
#include "tools/answers/ask/ask_question.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/door/watch.h"
#include "tools/language/layout.h"

namespace schafkopf {

// A ranking with its assumptions. REQUIRES: one that is not empty.
struct AskAnswer {
  BidQuestion question;
  SharedTerms terms;
  BidAdvice advice;
  std::vector<SeatGames> played =
      {};  // by place in the ranking, as far as played; may have 0 games
  bool looked_up = false;
  bool pocket = false;       // from the pocket edition: its counts say how sure it is
  bool interrupted = false;  // not all worlds were solved
  bool early = false;        // by some of the worlds; the others are still being solved

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  // The verdict, the table, what it rests on.
  std::string ToText(Language language, const TextStyle& style = {}) const;
};

// Where advice comes from. Any number of threads may share one.
class AskSource {
 public:
  virtual ~AskSource() = default;
  // Answers all questions together, so that all threads have work; an error is one's own, or
  // Cancelled where `watch` stopped it before anything was known. REQUIRES: the terms of all are
  // the same but for seat and games.
  virtual std::vector<absl::StatusOr<AskAnswer>> Answers(std::span<const AskQuestion> questions,
                                                         const Watch& watch) const = 0;
};

// From worlds that are dealt and games that are played. An error is at the field given, if no world
// meets the conditions, at the field hand, if there are none and others let nobody play so.
class DealtWorlds final : public AskSource {
 public:
  std::vector<absl::StatusOr<AskAnswer>> Answers(std::span<const AskQuestion> questions,
                                                 const Watch& watch) const override;
};

// By dealt worlds, or from the pocket edition where the terms say so.
absl::StatusOr<AskAnswer> AnswerOf(const AskQuestion& question, const Watch& watch);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_ANSWER_H_
