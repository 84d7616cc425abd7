// What `ask` is asked: which game a hand should play, and how that is to be found out.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_QUESTION_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_QUESTION_H_

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/table/rule_set.h"
#include "solver/auction/bid_question.h"
#include "tools/answers/ask/ask_round.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/door/conditions.h"
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

// What every question about a hand says beside its cards.
struct HandTerms {
  Seat seat = {};
  int players = kSeatCount;              // at the table; from four on, four of them play
  std::optional<Seat> declarer = {};     // of another's game; who offers the seat a wedding
  std::optional<AskedRound> round = {};  // in which the hand is played
  std::uint64_t seed = Effort().seed;
  Language language = Language::kEnglish;  // of the sentence in JSON
  RuleSet rules = {};
  KnownOthers others = {};
  Cents stock = {};  // in the middle before the deal

  Stakes stakes() const {
    Stakes stakes = StakesOf(rules);
    stakes.stock = stock;
    return stakes;
  }
  int seats() const { return std::min(players, kSeatCount); }
  SoloRound solo() const { return round ? round->solo() : SoloRound::kNone; }
};

// Which games a hand is asked about: all of the rule set that it may announce where none is named.
struct AskedGames {
  std::vector<Contract> each = {};
  std::vector<Contract> any_of = {};  // besides, those of them that it may announce
  bool suits_hand = false;            // that it may announce none of them is the hand's mistake

  // Adds a contract that is named, or those of a name that lacks its suit, unless they are there.
  void Name(const std::vector<Contract>& named);
  bool empty() const { return each.empty() && any_of.empty(); }
};

// How many worlds tell; at most one of them is said.
struct Accuracy {
  std::optional<std::uint64_t> worlds = {};  // else as AdviceOptions has them
  bool exact = false;                        // every possible world
  std::optional<double> error = {};          // until the open interval is no wider
  std::optional<double> table_error = {};    // AdviceOptions::table_error
  bool pocket = false;                       // none: what the pocket edition knows
};

// The best contracts also played out, nobody seeing the other hands.
struct PlayChoice {
  int worlds = 0;             // a card is chosen by; 0: nothing is played
  std::uint64_t games = 100;  // for each contract
};

// How hands are asked about: what those of a file share. The rules are at the prices of the round.
struct AskTerms : HandTerms {
  AskedGames games = {};
  Accuracy accuracy = {};
  // Whether JSON is wanted, with open_cents of every contract; text goes without, sooner.
  bool open_cents = true;
  Conditions given = {};
  PlayChoice play = {};

  // Whether half a hand asks whether to lay: no game is named that has such hands or is named
  // before all cards are seen.
  bool MayLay() const { return games.empty() && !round && players >= kSeatCount; }
};
using SharedTerms = std::shared_ptr<const AskTerms>;
inline SharedTerms Shared(AskTerms terms) {
  return std::make_shared<const AskTerms>(std::move(terms));
}

struct AskQuestion {
  BidQuestion bid;
  SharedTerms terms;
};

// The default rules where none are named. Errors are at their fields; of a round that the contracts
// do not name, too.
absl::StatusOr<AskTerms> ReadAskTerms(const Fields& fields);
absl::StatusOr<AskQuestion> ReadAsk(const Fields& fields);

// Of what all such questions have, all but the round and the rules.
HandTerms ReadHandTerms(const Fields& fields);

inline constexpr FieldRow kSeatField = {"seat", FieldType::kNumber, words::kSeatField, false,
                                        0,      kSeatCount - 1};
inline constexpr FieldRow kPlayersField = {
    "players", FieldType::kNumber, words::kPlayersAtTable, false, 2, kMostPlayers};
inline constexpr FieldRow kRoundField = {"round", FieldType::kText,
                                         words::kSpecialRoundSuchAsKreuz};
inline constexpr FieldRow kDeclarerField = {
    "declarer", FieldType::kNumber, words::kSeatThatPlaysItIf, false, 0, kSeatCount - 1};
inline constexpr FieldRow kSeedField = {
    "seed", FieldType::kNumber, words::kSameSeedDealsSameWorlds1, false, 0, INT64_MAX};

inline constexpr auto kAskFields = std::to_array<FieldRow>({
    {"hand", FieldType::kText, words::kEightCardsSixOfShortDeck, true},
    kSeatField,
    {"contracts", FieldType::kTexts, words::kOnlyTheseElseAllThat},
    kPlayersField,
    kRoundField,
    kDeclarerField,
    kOthersField,
    {"stock", FieldType::kNumber, words::kStockInTheMiddle, false, 0, 1'000'000},
    {"worlds", FieldType::kNumber, words::kWorldsDealtForEachGame, false, 1, kMaxWorlds},
    {"exact", FieldType::kFlag, words::kDealEveryPossibleWorld},
    {"error", FieldType::kShare, words::kDealUntil95IntervalOf},
    {"table_error", FieldType::kShare, words::kDealUntilStandardErrorOf},
    {"pocket", FieldType::kFlag, words::kPocketField},
    kSeedField,
    {"given", FieldType::kTexts, words::kConditionsOnHandsSuchAs},
    {"play", FieldType::kNumber, words::kAlsoPlayOutBestGames, false, 1, kMostPlayWorlds},
    {"play_games", FieldType::kNumber, words::kPlayedForEachContract100, false, 1, kMaxPlayedGames},
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_QUESTION_H_
