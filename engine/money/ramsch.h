// Ramsch: who loses it, and what each seat receives (RULES.md 7). Its one home.
#ifndef SCHAFKOPF_ENGINE_MONEY_RAMSCH_H_
#define SCHAFKOPF_ENGINE_MONEY_RAMSCH_H_

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/cards/quantity.h"
#include "engine/money/price.h"
#include "engine/play/card_order.h"
#include "engine/play/option.h"
#include "engine/play/position.h"

namespace schafkopf {

// What one seat captured, in plain numbers: all that a Ramsch asks of it.
struct Captured {
  int points = 0;
  int tricks = 0;
  int trumps = 0;
  // Strength of the best captured card of a kind, higher is better; 0 where there is none.
  int highest_trump = 0;
  int highest_ober = 0;  // 4 Eichel .. 1 Schellen
  int highest_sau = 0;   // 4 Eichel .. 1 Schellen
  friend constexpr bool operator==(const Captured&, const Captured&) = default;
};

// Of the cards of a pile; trumps as `order` has them.
Captured CapturedOf(const Pile& pile, const CardOrder& order);

// The terms of one table. Immutable; made once, asked often.
class RamschTerms {
 public:
  // REQUIRES: a contract in which every seat plays for itself.
  RamschTerms(const Contract& contract, int seats, const RuleOptions& options,
              const Tariff& tariff = {});

  struct Result {
    SeatSet losers;                   // nobody after a Durchmarsch
    std::optional<Seat> durchmarsch;  // the seat that made it
    SeatSet jungfrauen;  // without a trick, where that counts; none after a Durchmarsch
    // All seats, the one that loses first; of equal ones the lower.
    std::array<Seat, kSeatCount> worst_first;
    PerSeat<Points> points;      // as they count: in a Schieberamsch of the tricks received
    Bill bill = Bill(Cents(0));  // what one seat without a Jungfrau's privilege is paid
    PerSeat<Cents> payments;     // sum to zero

    // The losers, the worst first.
    std::span<const Seat> losing() const {
      return {worst_first.data(), static_cast<std::size_t>(losers.size())};
    }
    // The worst of them; nobody after a Durchmarsch.
    std::optional<Seat> loser() const {
      return losers.size() == 0 ? std::nullopt : std::optional(worst_first.front());
    }
    // The seat with the least. `seats` play.
    Seat least(int seats) const { return worst_first[static_cast<std::size_t>(seats - 1)]; }
  };
  // REQUIRES: all tricks are captured.
  // `revoked` loses, whatever was taken.
  Result Settle(const PerSeat<Captured>& captured, const Doublings& doublings = {},
                std::optional<Seat> revoked = {}) const;
  Result Settle(const PerSeat<Pile>& captured) const;
  Result Settle(const Position& end) const;

  // No seat can receive more than this from here on, none pay more. Cheap.
  Cents MostFrom(const PerSeat<Pile>& captured) const;

  // Whether payments follow from who loses (alone), or makes a Durchmarsch, and which seats have a
  // trick.
  bool settles_by_loser() const { return !two_pay_ && !equals_lose_ && !only_winner_receives_; }
  // ... or from the order of all piles and these.
  bool settles_by_order() const { return !durchmarsch_points(); }
  // A pile with these points and another with a trick lose or not, but make a Durchmarsch nowhere.
  static constexpr int kMostWithoutDurchmarsch = 60;
  // The points, more than that, that make a Durchmarsch without every trick.
  std::optional<int> durchmarsch_points() const {
    return durchmarsch_points_ < kEveryTrick ? std::optional(durchmarsch_points_) : std::nullopt;
  }
  // Whether of equal points the tricks decide, then the trumps.
  bool compares_tricks_next() const { return !ober_first_; }

  // All that Settle asks of a pile, in 23 bits: piles of equal summary settle alike.
  std::uint32_t SummaryOf(const Pile& pile) const { return SummaryOf(CapturedOf(pile, order_)); }

 private:
  static constexpr int kEveryTrick = 121;
  static constexpr int kNoDurchmarsch = 122;
  enum class Jungfrau : std::uint8_t { kOff, kDoublesAll, kOwnOnce, kOwnMultiple };

  static int DurchmarschPoints(const RuleOptions& options);
  static std::uint32_t SummaryOf(const Captured& captured);
  std::optional<Seat> DurchmarschOf(const PerSeat<Captured>& captured) const;
  // Larger loses.
  std::uint64_t KeyOf(const Captured& captured) const;
  void RankSeats(const PerSeat<Captured>& captured, std::optional<Seat> revoked,
                 Result& result) const;
  int FactorFor(Seat seat, const Result& result) const;
  Bill BillOf(const Result& result, const Doublings& doublings) const;
  void Pay(Result& result) const;

  int seats_;
  CardOrder order_;
  bool passes_tricks_on_;
  bool ober_first_;
  bool equals_lose_;
  bool two_pay_;
  bool only_winner_receives_;
  Jungfrau jungfrau_;
  int durchmarsch_points_;  // or kEveryTrick, kNoDurchmarsch
  Cents price_;
  Cents durchmarsch_base_;
  Cents durchmarsch_schneider_;
  Cents durchmarsch_schwarz_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_MONEY_RAMSCH_H_
