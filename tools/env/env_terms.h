// What all tables of an environment play, worked out once: rules, games, prices, who sits there.
#ifndef SCHAFKOPF_TOOLS_ENV_ENV_TERMS_H_
#define SCHAFKOPF_TOOLS_ENV_ENV_TERMS_H_

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/money/prices.h"
#include "engine/money/ramsch.h"
#include "engine/table/auction.h"
#include "engine/table/rule_set.h"
#include "engine/worlds/dealer.h"
#include "solver/habits/bid_habit.h"
#include "solver/sample/player.h"
#include "solver/sample/strong_deal.h"
#include "tools/answers/door/fields.h"

namespace schafkopf {

// What a seat does, as a number: a card as Card::index, these, or a game behind them.
inline constexpr int kPassAction = kCardCount;  // also: does not lay, does not double
inline constexpr int kDoubleAction = 33;        // lays, says Kontra, Re ...
inline constexpr int kFirstGameAction = 34;     // ... + its place in EnvTerms::games
inline constexpr std::size_t kMostEnvGames = 128;

// A game with what follows from it at this table.
struct EnvGame {
  Contract named;  // as it is announced
  Game game;       // as it is played
  Prices prices;
  Aim aim;                                 // with RamschTerms where each plays for itself
  bool by_habit = false;                   // HasPlayHabit
  std::vector<std::size_t> bids = {};      // what may be announced for it, highest first
  std::vector<StrongDealer> dealers = {};  // where it is dealt, by declarer
};

// Who sits at a seat.
struct EnvSeat {
  enum class Kind : std::uint8_t { kAgent, kRandom, kPlayer };
  Kind kind = Kind::kAgent;
  Player player = {};
  bool by_habit = false;  // plays cards by habit
};

struct EnvTerms {
  RuleSet rules;
  Table table;
  std::vector<EnvGame> games;               // all that may be played
  std::vector<Announcement> announcements;  // all that may be heard
  std::optional<BidOffers> people;          // how they bid; where such a table was recorded
  bool cards_alone = false;
  std::optional<int> draws;  // nothing: DrawsFor
  bool quiet = false;        // nobody is asked to double
  bool asks = false;         // players bid as `ask` and double
  bool rotates = false;
  std::vector<EnvSeat> seats;
  Dealer dealer;  // of four or three hands

  int actions() const { return kFirstGameAction + static_cast<int>(games.size()); }
  const RuleOptions& options() const { return table.options; }
  // The place of a contract as it is announced, or as it is played.
  std::optional<std::size_t> Find(const Contract& contract) const;
  // A deal of a game, by whoever may announce it; nothing where none of a thousand is one.
  // REQUIRES: cards_alone.
  std::optional<Deal> DealOf(std::size_t game, Random& random) const;
};

// What else the fields of an environment say.
struct EnvSetup {
  EnvTerms terms;
  std::size_t tables = 1;
  std::uint64_t seed = 1;
  bool deals_again = false;
  int threads = 1;
};

// Errors are at the field that is wrong.
absl::StatusOr<EnvSetup> ReadEnv(const Json& question);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ENV_ENV_TERMS_H_
