// A deal from its first cards to its price, every seat by what it knows: laying, the auction,
// Kontra and Re, the cards, the settlement.
#ifndef SCHAFKOPF_TOOLS_PLAY_WHOLE_GAME_H_
#define SCHAFKOPF_TOOLS_PLAY_WHOLE_GAME_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/play/position.h"
#include "engine/table/auction.h"
#include "engine/table/rule_set.h"
#include "solver/sample/player.h"
#include "tools/answers/table/seat_bid.h"
#include "tools/answers/table/seat_double.h"
#include "tools/play/deal_memory.h"
#include "tools/play/engine_seats.h"

namespace schafkopf {

// How a player lays, bids and doubles.
enum class Speech : std::uint8_t {
  kNever,    // passes, and never lays or doubles
  kHabit,    // bids as people do; lays and doubles as kThought
  kThought,  // bids what `ask` thinks best, and lays and doubles where that pays beyond its error
  kEngine,   // says what its program says, which is not asked whether it lays
};

struct WholePlayer {
  Player cards;  // how it plays them
  Speech speech = Speech::kThought;
  bool doubles = true;  // else it never says Kontra or Re
};

struct WholeTerms {
  RuleSet rules;  // REQUIRES: CheckTerms
  Deck deck = Deck::kLong;
  std::uint64_t bid_worlds = kSeatBidWorlds;        // that `ask` deals for each game
  std::uint64_t double_worlds = kSeatDoubleWorlds;  // dealt for Kontra and Re
};

struct WholeGame {
  PerSeat<Cents> cents;
  std::optional<Contract> contract;  // nothing: thrown in
  std::optional<Seat> declarer;      // where one seat declares
  bool won = false;                  // by his side
  PerSeat<int> doublings{};          // Kontra, Re ... that each gave
  // How it came to that, for who writes it down.
  std::vector<Bid> bids = {};
  std::vector<Seat> kontra = {};     // who gave Kontra, Re ..., in order
  std::optional<Position> end = {};  // nothing where no card was played
};

// What the games at one table after another share.
struct WholeTable {
  const WholeTerms& terms;
  const Effort& effort;  // REQUIRES: for one thread
  EngineSeats& engines;  // REQUIRES: made the players of kEngine
  Chooser& chooser;
  DealMemory& memory;  // of the deal
};

// A pure function of all but the engines: a seat's decision depends on what it knows, on its
// player, on terms and seed alone. Broken off, and of no use, where the effort is stopped or an
// engine has failed.
WholeGame PlayWholeGame(const Hands& hands, const PerSeat<WholePlayer>& players,
                        const WholeTable& table);
// The same of a deal whose game is settled: its cards and its price, without Kontra and Re.
// REQUIRES: cards are played.
WholeGame PlayCards(const Deal& deal, const PerSeat<WholePlayer>& players, const WholeTable& table);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_PLAY_WHOLE_GAME_H_
