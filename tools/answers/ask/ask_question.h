// What `ask` is asked: which game a hand should play, and how that is to be found out.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_QUESTION_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_QUESTION_H_

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/table/rule_set.h"
#include "solver/advice/bid_advice.h"
#include "solver/sample/estimate.h"
#include "tools/answers/door/answer.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/door/player_text.h"

namespace schafkopf {

// Worlds that an exact answer, or one by its error, may deal.
inline constexpr std::uint64_t kMaxExactWorlds = 1'000'000;
// Worlds that can be asked for.
inline constexpr std::int64_t kMaxWorlds = 1'000'000'000;
inline constexpr std::int64_t kMaxPlayedGames = 10'000'000;

// Players at a table; from five on somebody sits out (RULES.md 11).
inline constexpr int kMostPlayers = 6;

// The best contracts also played out, nobody seeing the other hands.
struct PlayChoice {
  int worlds = 0;             // a card is chosen by; 0: nothing is played
  std::uint64_t games = 100;  // for each contract
};

// How hands are asked about, as their asker wrote it: what those of a file share.
struct AskTerms {
  int seat = 0;
  int players = kSeatCount;  // at the table; from four on, four of them play
  int declarer = -1;         // who offers the wedding that the seat would take; -1: nobody
  std::vector<std::string> contracts;  // empty: all of the rule set that the hand may announce
  bool any_of_them = false;            // of `contracts` those alone that the hand may announce
  std::string round;                   // in which the hand is played; empty: none
  // For each contract; as AdviceOptions has them where nobody said.
  std::optional<std::uint64_t> worlds;
  bool exact = false;      // deal every possible world
  double error = 0;        // above 0: deal until the open interval is no wider
  double table_error = 0;  // above 0: AdviceOptions::table_error
  // Whether JSON is wanted, with open_cents of every contract; text goes without, sooner.
  bool open_cents = true;
  std::uint64_t seed = Effort().seed;
  std::vector<std::string> given;  // conditions on the hands
  PlayChoice play;
  Language language = Language::kEnglish;  // of the sentence in JSON
  RuleSet rules;
  // Where advice is looked up instead of being worked out, if it is: then worlds, exact and errors
  // do not matter.
  std::function<absl::StatusOr<BidAdvice>(const BidQuestion&)> lookup = {};
  bool works_out_rest = false;  // what the lookup does not have (OutOfRange)
};

struct AskQuestion {
  std::string hand;
  AskTerms terms;
};

// The default rules where none are named.
absl::StatusOr<AskQuestion> ReadAsk(const Fields& fields);

inline constexpr FieldRow kSeatField = {
    "seat", FieldType::kNumber, "0 to 3; 0 is forehand and leads", false, 0, kSeatCount - 1};
inline constexpr FieldRow kPlayersField = {
    "players",
    FieldType::kNumber,
    "4; 5 or 6, of whom four play; 3 with the 24 cards, eight in a hand; 2 with eight open cards",
    false,
    2,
    kMostPlayers};
inline constexpr FieldRow kRoundField = {
    "round", FieldType::kText, "a special round, such as kreuz, ramsch, bock or hadsch, or muss"};
inline constexpr FieldRow kWorldsField = {
    "worlds", FieldType::kNumber, "worlds dealt for each game; 200", false, 1, kMaxWorlds};
inline constexpr FieldRow kSeedField = {
    "seed", FieldType::kNumber, "the same seed deals the same worlds; 1", false, 0, INT64_MAX};

inline constexpr std::string_view kTableErrorSays =
    "deal until the standard error of the chance at the table is at most this (its 95 % interval "
    "then spans 3.92 times as much), with at most 1000000 games by habit or 10000 by thinking "
    "seats "
    "and 20000 worlds for a game";
static_assert(kMostNarrowGames == 1'000'000 && kMostNarrowThought == 10'000 &&
              kMostNarrowWorlds == 20'000);

inline constexpr auto kAskFields = std::to_array<FieldRow>({
    {"hand", FieldType::kText,
     "eight cards; six of the short deck; `_` for each to come; of two players OPEN | OPEN", true},
    kSeatField,
    {"contracts", FieldType::kTexts,
     "only these; else all that the hand may announce; also zupf:E, schieber:E, teufel:E"},
    kPlayersField,
    kRoundField,
    {"declarer", FieldType::kNumber, "who offers the wedding that names your seat", false, 0,
     kSeatCount - 1},
    {"worlds", FieldType::kNumber,
     "worlds dealt for each game; 200, or 80 where games by habit tell its chance at the table",
     false, 1, kMaxWorlds},
    {"exact", FieldType::kFlag, "deal every possible world"},
    {"error", FieldType::kShare,
     "deal until the 95 % interval of the open chance reaches at most this far to either side"},
    {"table_error", FieldType::kShare, kTableErrorSays},
    kSeedField,
    {"given", FieldType::kTexts, "conditions on the hands, such as trumps(2)>=3"},
    {"play", FieldType::kNumber,
     "also play out the best games, each card chosen by so many worlds that agree with what its "
     "seat has seen",
     false, 1, kMostPlayWorlds},
    {"play_games", FieldType::kNumber, "played for each contract; 100", false, 1, kMaxPlayedGames},
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_QUESTION_H_
