// Ramsch: who loses it, and what each seat receives (RULES.md 7).
#ifndef SCHAFKOPF_ENGINE_MONEY_RAMSCH_H_
#define SCHAFKOPF_ENGINE_MONEY_RAMSCH_H_

#include <optional>

#include "engine/cards/quantity.h"
#include "engine/money/scoring.h"
#include "engine/play/option.h"
#include "engine/play/position.h"

namespace schafkopf {

// The terms of one table. Immutable; made once, asked often.
class RamschTerms {
 public:
  // REQUIRES: a contract in which every seat plays for itself.
  RamschTerms(const Contract& contract, int seats, const RuleOptions& options,
              const Tariff& tariff = {});

  struct Result {
    SeatSet losers;                   // nobody in a Durchmarsch; more than one only if both lose
    std::optional<Seat> durchmarsch;  // who made it
    PerSeat<Points> points;           // as they count: in a Schieberamsch of the tricks received
    PerSeat<Cents> payments;          // sum to zero
  };
  // REQUIRES: all tricks are captured.
  Result Settle(const PerSeat<Pile>& captured) const;

  // No seat can receive more than this from here on, none pay more. Cheap, and often exact.
  struct Range {
    Cents least;
    Cents most;
  };
  Range RangeFor(Seat seat, const PerSeat<Pile>& captured) const;

  // All that Settle asks of a pile, in 23 bits: piles of equal summary settle alike.
  std::uint32_t SummaryOf(const Pile& pile) const;

 private:
  enum class Jungfrau : std::uint8_t { kOff, kDoublesAll, kOwnOnce, kOwnMultiple };

  std::optional<Seat> DurchmarschOf(const PerSeat<Pile>& piles) const;
  // Larger loses. The lower seat where all else is equal.
  std::uint64_t KeyOf(const Pile& pile) const;
  SeatSet LosersOf(const PerSeat<Pile>& piles) const;
  int FactorFor(Seat seat, const PerSeat<Pile>& piles) const;
  bool Untouched(const Pile& pile) const { return pile.tricks == 0; }

  int seats_;
  CardOrder order_;
  bool passes_tricks_on_;
  bool ober_first_;
  bool equals_lose_;
  bool two_pay_;
  bool only_winner_receives_;
  Jungfrau jungfrau_;
  int durchmarsch_points_;  // 121: every trick; 122: none
  Cents price_;
  Cents durchmarsch_price_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_MONEY_RAMSCH_H_
