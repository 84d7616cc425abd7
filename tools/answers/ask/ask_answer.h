// "Should I play this?" answered: the contracts of a hand, ranked.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_ANSWER_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_ANSWER_H_

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/text/condition.h"
#include "engine/text/input_line.h"
#include "solver/advice/bid_advice.h"
#include "solver/sample/seat_games.h"
#include "tools/answers/ask/ask_hand.h"
#include "tools/answers/ask/ask_question.h"
#include "tools/answers/door/answer.h"

namespace schafkopf {

// A ranking with its assumptions. REQUIRES: one that is not empty.
struct AskAnswer {
  BidQuestion question;
  BidAdvice advice;
  std::vector<SeatGames> played;  // by place in the ranking, as far as played; may have 0 games
  std::shared_ptr<const AskTerms> terms;
  std::optional<AskedRound> round = {};
  bool looked_up = false;
  bool interrupted = false;  // not all worlds were solved
  bool early = false;        // by some of the worlds; the others are still being solved

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  // The verdict, the table, the assumptions.
  std::string ToText(Language language) const;
};

// Terms read once, to ask about one hand or the many of a file.
class Asker {
 public:
  // Errors are at the fields round, contracts or given.
  static absl::StatusOr<Asker> Of(AskTerms terms);

  // A hand alone. Errors are at the fields hand, seat, contracts or exact.
  absl::StatusOr<BidQuestion> ReadHand(absl::string_view text) const;
  // A line HAND [SEAT [CONTRACT]] of a file; errors at the field exact, or at their column.
  absl::StatusOr<BidQuestion> ReadLine(const InputLine& line) const;

  // Answers all questions together, so that all threads have work. An error is at the field given,
  // if no world meets the conditions, at the field hand, if there are none and others let nobody
  // play so, or Cancelled where `watch` stopped it before a world was
  // solved.
  std::vector<absl::StatusOr<AskAnswer>> Answers(std::span<const BidQuestion> questions,
                                                 const Watch& watch) const;

 private:
  explicit Asker(AskTerms terms)
      : terms_(std::make_shared<const AskTerms>(std::move(terms))),
        bid_{.seat = Seat(terms_->seat),
             .seats = std::min(terms_->players, kSeatCount),
             .contracts = {},
             .offerer =
                 terms_->declarer < 0 ? std::nullopt : std::optional(Seat(terms_->declarer))} {}

  std::vector<absl::StatusOr<AskAnswer>> LookedUp(std::span<const BidQuestion> questions) const;
  std::vector<absl::StatusOr<AskAnswer>> WorkedOut(std::span<const BidQuestion> questions,
                                                   const Watch& watch) const;
  // By which exchanges before play are chosen.
  EstimateOptions EstimateTerms() const;
  Effort EffortToRead() const { return {.seed = terms_->seed, .threads = 0}; }
  absl::StatusOr<BidQuestion> Checked(absl::StatusOr<BidQuestion> question) const;
  absl::Status CheckExact(const BidQuestion& question) const;
  AdviceOptions OptionsFor() const;

  std::shared_ptr<const AskTerms> terms_;
  BidTerms bid_;
  std::vector<Condition> conditions_;
};

// Errors are those of Asker.
absl::StatusOr<AskAnswer> AnswerOf(const AskQuestion& question, const Watch& watch);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_ANSWER_H_
