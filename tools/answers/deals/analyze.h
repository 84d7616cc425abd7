// What each card of a finished game cost its side.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DEALS_ANALYZE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DEALS_ANALYZE_H_

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "engine/table/rule_set.h"
#include "engine/text/input_line.h"
#include "engine/text/message.h"
#include "solver/post_mortem.h"
#include "solver/ramsch/ramsch_review.h"
#include "tools/answers/deals/words.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/door/cost.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/door/watch.h"
#include "tools/answers/games/claim.h"

namespace schafkopf {

// Of a Ramsch where none are named: enough for most of either deck (ramsch_review.h).
inline constexpr std::uint64_t kRamschNodes = 100'000'000;

struct AnalyzeQuestion {
  InputLine deal;  // of a game played to its end, or to a claim
  bool stats = false;
  Review review = Review::kEveryCard;  // all that the text needs: kCost
  // Nothing: of two sides all of the game, else as far as some ten seconds reach.
  std::optional<std::uint64_t> node_budget;
  RuleSet rules;
};

struct AnalyzeAnswer {
  bool stats = false;
  DealLine deal;    // one that nobody bid has no game
  Value winning;    // by the rules in force
  PostMortem game;  // its last cards alone where the budget ended first
  // Instead of `game` where every seat plays for itself.
  std::optional<RamschReview> ramsch;
  std::optional<JudgedClaim> claim;
  Cost cost;

  bool finished() const { return ramsch ? ramsch->finished() : game.finished(); }
  std::size_t skipped() const { return ramsch ? ramsch->skipped : game.skipped; }

  // With every card's value.
  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  // "wenz 2: best play 45, result 68; trick 1: ..., ...; 2 cheaper cards: 4": the cards that were
  // dear or turned the game, in the order played; all others that cost something as one sum.
  std::string ToText(Language language) const;

 private:
  std::string HeadText(Language language) const;
  std::string PlaysText(Language language) const;
};

// The book's rules where none are named.
absl::StatusOr<AnalyzeQuestion> ReadAnalyze(const Fields& fields);

// Errors are at the field deal. Takes as long as its nodes: `watch` does not stop it. One solver
// may answer many questions, one at a time.
absl::StatusOr<AnalyzeAnswer> AnswerOf(const AnalyzeQuestion& question, const Watch& watch);
absl::StatusOr<AnalyzeAnswer> AnswerOf(const AnalyzeQuestion& question, Solver& solver);

inline constexpr auto kAnalyzeFields = std::to_array<FieldRow>({
    {"deal", FieldType::kText, words::kDealLineOfFinishedGame, true},
    {"stats", FieldType::kFlag, words::kAlsoNodesAndMillisecondsThat},
    {"node_budget", FieldType::kNumber, words::kLookBackFromEndOf, false, 1, kNoLimit},
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DEALS_ANALYZE_H_
