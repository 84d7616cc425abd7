// From how a deal ended to what everybody receives, for every game (RULES.md 7, 8, 11). The only
// place that settles.
#ifndef SCHAFKOPF_ENGINE_MONEY_SETTLE_H_
#define SCHAFKOPF_ENGINE_MONEY_SETTLE_H_

#include <cstdint>
#include <optional>

#include "engine/money/prices.h"
#include "engine/money/scoring.h"
#include "engine/money/sjavs_score.h"
#include "engine/play/game.h"

namespace schafkopf {

// A side that broke the rules has lost, whatever it took (RULES.md 13).
enum class Revoked : std::uint8_t { kNobody, kDeclarers, kOpponents };

// A deal of two sides as it ended, as far as prices ask.
struct Ending {
  Value value;        // on the scale of engine/money/scoring.h
  int declarers = 1;  // seats of the declarer's side
  Laufende run{};     // as dealt
  Doublings doublings = {};
  Cents stock = {};
  std::optional<Points> target = {};    // points promised, where they were raised
  bool one_player = false;              // Sjavs: one player took all tricks
  int carried = 0;                      // Sjavs: from a deal that ended 60:60
  std::optional<int> muss_trumps = {};  // MussTrumps of the declarer, where they are known
  Revoked revoked = Revoked::kNobody;
};
// As far as the cards tell. REQUIRES: a deal of the game of `prices`.
Ending EndingOf(const Deal& deal, Value value, const Prices& prices);

// What each of the declarer's side and each opponent receives, the stock included; over all seats
// and the stock it sums to zero.
struct Shares {
  Cents declarer;
  Cents partner;  // of the declarer, where he has one
  Cents opponent;
};

struct Settlement {
  std::optional<bool> won;  // by the declarer's side; nothing where nobody wins
  Result result{};
  int laufende = 0;              // paid for
  Bill bill = Bill(Cents(0));    // what leads to the price; of Sjavs the price alone
  std::optional<Shares> shares;  // nothing where games are not paid (Sjavs)
  Cents stock_left;
  Cents reuegeld;
  Thresholds thresholds;  // that decided, where points do
  bool drawn = false;     // with as many points each: two players, or as the thresholds say
  std::optional<SjavsScore> sjavs;

  Cents price() const { return bill.price(); }
  // Whether the same deal is due once more: a Kreuzbock that nobody won.
  bool dealt_again() const { return drawn && thresholds.nobody_wins.has_value(); }
};

// REQUIRES: a game of two sides; DoublingFaultOf is kNone.
Settlement Settle(const Ending& ending, const Prices& prices);
// The same of a deal that nobody doubled.
Settlement Settle(const Deal& deal, Value value, const Prices& prices);
// As if a deal had this result, whether it can or not. REQUIRES: a game that is paid.
Settlement SettleAs(const Deal& deal, const Result& result, const Prices& prices);

// What each seat of a deal receives; nothing for anybody in games that are not paid.
PerSeat<Cents> PaymentsOf(const Settlement& settled, const Deal& deal);

// Of a deal all of whose hands are known: as those of its contract.
inline std::optional<int> MussTrumps(const Deal& deal) {
  return MussTrumps(deal.contract(), deal.hands[deal.declarer]);
}
inline Value WinningValue(const Deal& deal, const RuleOptions& options) {
  return WinningValue(deal.contract(), options, MussTrumps(deal));
}

// What one seat has of it: its cents, or of Sjavs the score that its side counts down, less what
// the other side does.
int WorthTo(Seat seat, const Settlement& settled, const Deal& deal);

// What an open value is worth to one seat.
struct SeatResult {
  std::optional<bool> won;     // by the declarer's side; nothing in a draw
  std::optional<Cents> cents;  // that the seat receives; nothing where games are not paid (Sjavs)
};
// Of a deal that nobody doubled. REQUIRES: a deal of two sides.
SeatResult ResultFor(const Deal& deal, const Stakes& stakes, Value value, Seat seat);

// Why a deal cannot have been doubled so; kNone if it can.
enum class DoublingFault : std::uint8_t {
  kNone,
  kOnlyStoss,      // Legen or Bock in a game that knows only Kontra
  kTooManyLayers,  // more laid than the table has it
  kTooManyStoss,   // more Kontra, Re ... than the table has it
  kTooMany,        // more than kMaxDoublings in all
};
DoublingFault DoublingFaultOf(const Contract& contract, const Doublings& doublings,
                              const RuleOptions& options);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_MONEY_SETTLE_H_
