// The fields of the engine's structs, for digests: each names all of them, so that a new one does
// not compile until it stands here, too.
#ifndef SCHAFKOPF_TESTS_SUPPORT_FIELDS_H_
#define SCHAFKOPF_TESTS_SUPPORT_FIELDS_H_

#include <tuple>

#include "engine/money/doubling.h"
#include "engine/money/ramsch.h"
#include "engine/money/settle.h"
#include "engine/money/stock.h"
#include "engine/play/deal_fault.h"
#include "engine/play/past_fault.h"
#include "engine/play/play_fault.h"
#include "engine/play/position.h"
#include "engine/table/auction.h"
#include "engine/table/debts.h"
#include "engine/table/evening.h"
#include "engine/table/round_auction.h"
#include "engine/table/rule_set.h"
#include "engine/table/sjavs_auction.h"
#include "engine/worlds/knowledge.h"

namespace schafkopf {

// All that a struct has, in its order.
#define FIELDS(Type, ...)                       \
  inline auto Fields(const Type& taken_apart) { \
    const auto& [__VA_ARGS__] = taken_apart;    \
    return std::tie(__VA_ARGS__);               \
  }

inline auto Fields(const Contract& contract) {
  return std::tuple(contract.row_index(), contract.named_suit(), contract.called_card(),
                    contract.muss_card(), contract.partner(), contract.is_tout(),
                    contract.is_ouvert(), contract.must_overtake(), contract.has_other_trumps(),
                    contract.gives_trump_back());
}
FIELDS(Result, won, schneider, schwarz)
FIELDS(Thresholds, win, win_schneider, schneider_free, nobody_wins)
FIELDS(Laufende, with, length, payable)
FIELDS(PriceTerms, base, schneider, schwarz, laufende, pays, always, part, factor, ouvert)
FIELDS(PriceStep, part, count, each, sum)
inline auto Fields(const Bill& bill) { return std::tuple(bill.steps()); }
FIELDS(Shares, declarer, partner, opponent)
FIELDS(SjavsScore, declarers, opponents, carried)
FIELDS(Settlement, won, result, laufende, bill, shares, left, reuegeld, thresholds, drawn, sjavs)
FIELDS(SidePayments, declarers, opponents)
FIELDS(SeatResult, won, cents)
FIELDS(StockShares, declarer, partner, left)
inline auto Fields(const Sides& sides) {
  const auto& [declarers, opponents, declarer_count, opponent_count] = sides;
  return std::tuple(declarers.bits(), opponents.bits(), declarer_count, opponent_count);
}
FIELDS(Captured, points, tricks, trumps, highest_trump, highest_ober, highest_sau)
FIELDS(RamschTerms::Result, losers, durchmarsch, jungfrauen, worst_first, points, bill, payments)
FIELDS(Pile, points, tricks, cards)
FIELDS(DealFault, kind, obstacle, trumps, most)
FIELDS(PlayFault, kind, index)
FIELDS(PastFault, kind, seat, least, most, side, deal)
FIELDS(Announcement, row, suit, tout, ouvert, called, target)
FIELDS(Bid, seat, game)
FIELDS(Standing, rank, step)
FIELDS(RoundDuty, must_play, declined, redeal, may_refuse)
FIELDS(SjavsCall, length, suits)
FIELDS(CallKnowledge, sau, suit, declarer, least)
inline auto Fields(const Knowledge& knowledge) {
  const auto& [table, held, not_held, call, gone] = knowledge;
  return std::tie(table.deck, table.seats, held, not_held, call, gone);
}
FIELDS(AllgaeuerDebt, ruf, wenz, solo)
inline auto Fields(const OwedRound& round) {
  const auto& [row, deals] = round;
  return std::tuple(row->name, deals);
}
FIELDS(BockRun, times, deals)
FIELDS(Debt, from, to, cents)
FIELDS(Owed, stock, bock, rounds, thrown_in, allgaeuer, allgaeuer_deals, old, carried)

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_FIELDS_H_
