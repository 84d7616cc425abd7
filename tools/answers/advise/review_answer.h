// A recorded game reviewed: what each seat lost by its bid and its cards, and what was luck.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ADVISE_REVIEW_ANSWER_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ADVISE_REVIEW_ANSWER_H_

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/cards/indexed.h"
#include "solver/advice/bid_review.h"
#include "solver/advice/card_curve.h"
#include "solver/advice/card_review.h"
#include "solver/post_mortem.h"
#include "tools/answers/advise/review_question.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/door/watch.h"
#include "tools/answers/games/claim.h"
#include "tools/answers/games/written_game.h"

namespace schafkopf {

inline constexpr int kFirstShownTrick = 3;

// A card as its seat could judge it, and with all hands open; the latter where there are two sides.
struct ReviewedCard {
  int trick = 1;
  JudgedCard judged;
  std::optional<Card> open_best = std::nullopt;
  std::optional<Value> open_cost = std::nullopt;   // of the value of the deal
  std::optional<double> open_lost = std::nullopt;  // the same in cents
  bool is_mistake() const { return judged.free && IsMistake(judged.lost); }
  // Whether costs stated in such a trick were found to be real cents (tools/reliability --cards).
  bool IsCostShown() const { return trick >= kFirstShownTrick; }
};

// cents = expected - lost + luck.
struct SeatReview {
  Seat seat;
  Role role = Role::kNobody;
  std::int64_t cents = 0;  // received
  double expected = 0;     // that the game was worth before its first card, played best
  double usual = 0;        // that people would have lost by its further cards
  double lost = 0;         // by all its cards together
  double luck = 0;
  int mistakes = 0;             // among them
  double lost_by_mistakes = 0;  // of their cents
  std::optional<JudgedBid> bid = {};
};

struct ReviewAnswer {
  WrittenGame game;
  RuleSet rules;
  std::uint64_t worlds = 0;
  std::uint64_t seed = 0;
  Language spoken = Language::kEnglish;  // of the sentences in JSON
  std::vector<Seat> kontra;              // who gave it, Re ..., in order
  // With open cards, and as it was played; where there are two sides.
  std::optional<Value> value = std::nullopt;
  std::optional<Value> result = std::nullopt;
  std::optional<JudgedClaim> claim;  // by which it ended
  std::vector<ReviewedCard> cards;   // in the order played; none where nobody bid
  std::vector<SeatReview> seats;

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  // One line: the mistakes, in the order made.
  std::string ToText(Language language) const;
};

// The default rules where none are named. Errors are at the field game. A pure function of the
// question, by one thread; Cancelled where `watch` stops it. One solver may serve many, one at a
// time.
absl::StatusOr<ReviewAnswer> AnswerOf(const ReviewQuestion& question, const Watch& watch,
                                      Solver& solver);
absl::StatusOr<ReviewAnswer> AnswerOf(const ReviewQuestion& question, const Watch& watch);

// What a player's games come to.
struct PlayerReview {
  std::int64_t games = 0;  // that were played
  std::int64_t cents = 0;
  double lost_by_bids = 0;                         // where that is more than its error
  Indexed<Role, double, kRoles.size()> lost = {};  // by cards
  std::int64_t mistakes = 0;
  double lost_by_mistakes = 0;
  double luck = 0;
};

// By player, or by seat where games do not name them.
class PlayerReviews {
 public:
  void Add(const ReviewAnswer& answer);
  bool empty() const { return players_.empty(); }
  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language language) const;

 private:
  std::map<std::string, PlayerReview> players_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ADVISE_REVIEW_ANSWER_H_
