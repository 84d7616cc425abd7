// An evening of deals in order: who deals, what the next deal counts, what the rounds owe, and how
// every chair stands (RULES.md 8, 10, 13).
#ifndef SCHAFKOPF_ENGINE_TABLE_EVENING_H_
#define SCHAFKOPF_ENGINE_TABLE_EVENING_H_

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cards/quantity.h"
#include "engine/cards/seat.h"
#include "engine/money/sjavs_score.h"
#include "engine/play/contract.h"
#include "engine/play/option.h"
#include "engine/table/chair.h"
#include "engine/table/round.h"

namespace schafkopf {

// What a deal that nobody bid comes to.
enum class PassedDeal : std::uint8_t {
  kThrownIn,    // the next chair deals; option all_pass says what it costs
  kDealtAgain,  // by the same dealer: a Schieber that nobody took
  kMustPlay,    // it cannot be: in this round somebody has to play, or nobody bids at all
  kPlaysOn,     // it cannot be: the table then plays a Muss, a Kreuzbock or a Ramsch
};
// `round` may be null: outside of rounds.
PassedDeal PassedIn(const RoundRow* round, const RuleOptions& options);

// What an Allgäuer Runde still asks of a chair.
struct AllgaeuerDebt {
  bool ruf = false;
  bool wenz = false;
  bool solo = false;  // with a trump suit, Ober and Unter
  friend constexpr bool operator==(const AllgaeuerDebt&, const AllgaeuerDebt&) = default;
};

// A round that the next deals belong to.
struct OwedRound {
  const RoundRow* row;
  int deals;  // left of it, at least 1
};

// So many of the next played deals are each doubled so often; both at least 1, and no more
// doublings than kMaxDoublings.
struct BockRun {
  int times;
  int deals;
  friend constexpr bool operator==(const BockRun&, const BockRun&) = default;
};

// What the deals so far leave to those to come.
struct Owed {
  Cents stock = {};                    // in the middle of the table
  std::vector<BockRun> bock = {};      // one after the other, none as often as its neighbour
  std::vector<OwedRound> rounds = {};  // one after the other, each row once
  int thrown_in = 0;                   // deals in a row, which may bring a Ramschrunde
  PerChair<AllgaeuerDebt> allgaeuer = {};
  int allgaeuer_deals = 0;        // left of the round in which the debts are due
  std::optional<Chair> old = {};  // who held EO in the last Rufspiel: he deals the last round
  int carried = 0;                // Sjavs: what a 60:60 adds to the next deal
};

// A deal as it ended.
struct NotedDeal {
  std::optional<Contract> contract = {};  // nothing: nobody bid
  int seats = kSeatCount;
  Seat declarer = {};              // where the contract has one
  std::optional<bool> won = {};    // by the declarer's side; nothing where nobody declares or wins
  bool schwarz = false;            // the losers are
  int stoss = 0;                   // Kontra, Re, Sub ...
  PerSeat<Cents> payments = {};    // with the stock; of a thrown in deal none
  Cents stock_left = {};           // behind it; of a thrown in deal not asked
  Cents reuegeld = {};             // that its declarer pays apart
  PerSeat<Cents> fines = {};       // that each seat pays apart
  PerSeat<Cents> into_stock = {};  // that each seat pays into the stock besides
  std::optional<Seat> old = {};    // who held EO, where that is known
  std::optional<SjavsScore> sjavs = {};  // of a Sjavs
  const RoundRow* round = nullptr;       // that the deal belongs to
  bool dealt_again = false;              // by the same dealer: a Kreuzbock that nobody won
};

class Evening {
 public:
  // `chairs` players sit at the table; at more than four those who sit out are the dealer and, of
  // six, the one who cuts. REQUIRES: 2 <= chairs <= kMostChairs; forehand is one of them.
  Evening(const RuleOptions& options, int chairs, Chair forehand, Owed owed = {})
      : options_(options), chairs_(chairs), forehand_(forehand), owed_(std::move(owed)) {}

  int chairs() const { return chairs_; }
  // Who leads the next deal, which belongs to `round` (null: to none). The first deal of the last
  // round is dealt by who last held EO in a Rufspiel, where that is known.
  Chair ForehandOf(const RoundRow* round) const;
  Chair DealerFor(Chair forehand) const { return Plus(forehand, chairs_ - 1); }
  Chair ChairOf(Seat seat, Chair forehand) const { return Plus(forehand, seat.index()); }
  // How often the next deal is doubled because of earlier ones, if it is played.
  int bock() const { return owed_.bock.empty() ? 0 : owed_.bock[0].times; }
  // The round that the next deal belongs to because of earlier ones; null: none.
  const RoundRow* round() const { return owed_.rounds.empty() ? nullptr : owed_.rounds[0].row; }
  const Owed& owed() const { return owed_; }
  // Of the chairs 0 and 2 and of 1 and 3; nothing before a Sjavs, or where partners change because
  // another number of chairs sits at the table.
  const std::optional<SjavsRubber>& sjavs() const { return sjavs_; }

  // Notes a deal that `forehand` led; of one that nobody bid also the stakes, which it returns as
  // it does all payments, those into the stock among them.
  PerSeat<Cents> Note(const NotedDeal& deal, Chair forehand);
  // A deal that `forehand` led, of which nothing else is known: the next chair deals, and
  // everything that was owed still is.
  void Skip(Chair forehand) { forehand_ = Plus(forehand, 1); }

  // Whether every deal so far was a Kop, which is paid in units of its own. Beside other games such
  // a unit is a cent.
  bool is_kop() const { return only_kop_.value_or(false); }
  // Sums in cents, or in units of Kop, however long the evening is. What each chair has received
  // less what it paid; with the stock it sums to the stock at first.
  std::int64_t balance(Chair chair) const { return plus_[chair] - minus_[chair]; }
  // The same apart, both positive: a tournament counts plus and minus points.
  std::int64_t plus(Chair chair) const { return plus_[chair]; }
  std::int64_t minus(Chair chair) const { return minus_[chair]; }
  // What each chair has paid apart: Reuegeld and fines.
  std::int64_t paid_apart(Chair chair) const { return paid_apart_[chair]; }

 private:
  Chair Plus(Chair chair, int steps) const { return Chair((chair.index() + steps) % chairs_); }
  PerSeat<Cents> ThrowIn(const NotedDeal& deal);
  void Play(const NotedDeal& deal, Chair forehand);
  void UseUp(const NotedDeal& deal);
  void CountDown(const NotedDeal& deal, Chair forehand);
  void PayDebt(const NotedDeal& deal, Chair forehand);
  void AddBock();
  void AddRounds(const NotedDeal& deal);
  void AddRound(std::string_view name);
  bool BringsBock(const NotedDeal& deal) const;

  RuleOptions options_;
  int chairs_;
  Chair forehand_;
  Owed owed_;
  std::optional<SjavsRubber> sjavs_;
  bool in_last_round_ = false;
  std::optional<bool> only_kop_;
  PerChair<std::int64_t> plus_, minus_, paid_apart_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TABLE_EVENING_H_
