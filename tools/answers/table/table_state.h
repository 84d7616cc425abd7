// Where a deal at a table stands: who is on turn, what may be said or played, who took what; and
// what a seat would do. So whoever shows a table needs no rule of his own.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_TABLE_TABLE_STATE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_TABLE_TABLE_STATE_H_

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/text/input_line.h"
#include "tools/answers/advise/advise_question.h"
#include "tools/answers/advise/words.h"
#include "tools/answers/door/finished_tricks.h"
#include "tools/answers/door/watch.h"
#include "tools/answers/table/seat_bid.h"
#include "tools/answers/table/words.h"

namespace schafkopf {

// As its asker wrote it.
struct TableQuestion {
  InputLine deal;                                    // `passed -` while it is not settled who plays
  std::string bids;                                  // so far
  std::string kontra;                                // seats that gave it, Re ..., in order
  bool think = false;                                // also asked what the seat on turn does
  bool habit = false;                                // as people do
  std::uint64_t worlds = InferenceOptions().worlds;  // that it deals for a card
  std::uint64_t seed = Effort().seed;
  RuleSet rules;
};

// How far a deal is.
enum class TablePhase : std::uint8_t {
  kBid,     // somebody has to bid, or to name the card that his Muss calls
  kCalled,  // the auction is over: `game` and `declarer` say what the cards are played for
  kPlay,
  kOver,  // all cards are played, or the deal is thrown in
};

struct TableAnswer {
  // What the seat on turn does: of `card` and a game one, or neither where it passes.
  struct Choice {
    std::optional<Card> card = {};
    std::optional<BidOption> option = {};
    std::optional<BidChoice> bid = {};  // what it goes by where it bids
  };

  TablePhase phase = TablePhase::kOver;
  DealLine deal;
  std::string game = "passed";  // as far as it was said
  std::optional<Seat> declarer;
  std::optional<Seat> turn;
  std::vector<BidOption> options = {};     // to bid
  bool must = false;                       // bid one of them
  CardOrder order;                         // of the game, before it is known of a Rufspiel
  CardSet legal = {};                      // to play
  std::vector<Seat> doublers = {};         // who may give Kontra, Re ... now
  std::vector<Seat> side = {};             // of the declarer
  bool side_shown = false;                 // by a card that was played, or the game
  std::vector<FinishedTrick> tricks = {};  // that are over
  std::vector<Card> trick = {};            // on the table
  std::optional<Choice> choice = {};

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language language) const;
};

// The default rules where none are named.
absl::StatusOr<TableQuestion> ReadTable(const Fields& fields);

// Errors are at the fields deal, bids or kontra. Costs microseconds unless the seat is to think.
absl::StatusOr<TableAnswer> AnswerOf(const TableQuestion& question, const Watch& watch);

inline constexpr auto kTableFields = std::to_array<FieldRow>({
    {"deal", FieldType::kText, words::kDealLineBeforeGame, true},
    {"bids", FieldType::kText, words::kWhatWasBidSuchAs},
    {"kontra", FieldType::kText, words::kSeatsThatGaveKontraRe},
    {"think", FieldType::kFlag, words::kAlsoWhatSeatOnTurnDoes},
    {"habit", FieldType::kFlag, words::kPlaysAsPeopleDo},
    {"worlds", FieldType::kNumber, words::kWorldsForCard, false, 1, kMostAdviseWorlds},
    kSeedField,
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_TABLE_TABLE_STATE_H_
