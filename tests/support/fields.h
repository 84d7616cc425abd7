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
#include "engine/play/play_fault.h"
#include "engine/play/position.h"
#include "engine/table/auction.h"
#include "engine/table/evening.h"
#include "engine/table/round_auction.h"
#include "engine/table/rule_set.h"
#include "engine/table/sjavs_auction.h"
#include "engine/worlds/knowledge.h"

namespace schafkopf {

inline auto Fields(const Contract& contract) {
  return std::tuple(contract.row_index(), contract.named_suit(), contract.called_card(),
                    contract.muss_card(), contract.partner(), contract.is_tout(),
                    contract.is_ouvert(), contract.must_overtake(), contract.has_other_trumps(),
                    contract.gives_trump_back());
}
inline auto Fields(const Result& result) {
  const auto& [won, schneider, schwarz] = result;
  return std::tie(won, schneider, schwarz);
}
inline auto Fields(const Thresholds& thresholds) {
  const auto& [win, win_schneider, schneider_free, nobody_wins] =
      thresholds;  // price_test has that
  return std::tie(win, win_schneider, schneider_free);
}
inline auto Fields(const Laufende& run) {
  const auto& [with, length, payable] = run;
  return std::tie(with, length, payable);
}
inline auto Fields(const PriceTerms& terms) {
  // What a Tout always pays, and schwarz where it costs more or less than Schneider, is in
  // tariff_test.
  const auto& [base, schneider, schwarz, laufende, pays, always, part, factor, ouvert] = terms;
  return std::tie(base, schneider, laufende, pays, part, factor, ouvert);
}
inline auto Fields(const PriceStep& step) {
  const auto& [part, count, each, sum] = step;
  return std::tie(part, count, each, sum);
}
inline auto Fields(const Bill& bill) { return std::tuple(bill.steps()); }
inline auto Fields(const Shares& shares) {
  const auto& [declarer, partner, opponent] = shares;
  return std::tie(declarer, partner, opponent);
}
inline auto Fields(const SjavsScore& score) {
  const auto& [declarers, opponents, carried] = score;
  return std::tie(declarers, opponents, carried);
}
inline auto Fields(const Settlement& settled) {
  const auto& [won, result, laufende, bill, shares, left, reuegeld, thresholds, drawn, sjavs] =
      settled;
  return std::tie(won, result, laufende, bill, shares, left, reuegeld, thresholds, drawn, sjavs);
}
inline auto Fields(const SidePayments& payments) {
  const auto& [declarers, opponents] = payments;
  return std::tie(declarers, opponents);
}
inline auto Fields(const SeatResult& result) {
  const auto& [won, cents] = result;
  return std::tie(won, cents);
}
inline auto Fields(const StockShares& shares) {
  const auto& [declarer, partner, left] = shares;
  return std::tie(declarer, partner, left);
}
inline auto Fields(const Sides& sides) {
  const auto& [declarers, opponents, declarer_count, opponent_count] = sides;
  return std::tuple(declarers.bits(), opponents.bits(), declarer_count, opponent_count);
}
inline auto Fields(const Captured& captured) {
  const auto& [points, tricks, trumps, highest_trump, highest_ober, highest_sau] = captured;
  return std::tie(points, tricks, trumps, highest_trump, highest_ober, highest_sau);
}
inline auto Fields(const RamschTerms::Result& result) {
  const auto& [losers, durchmarsch, jungfrauen, worst_first, points, bill, payments] = result;
  return std::tie(losers, durchmarsch, jungfrauen, worst_first, points, bill, payments);
}
inline auto Fields(const Pile& pile) {
  const auto& [points, tricks, cards] = pile;
  return std::tie(points, tricks, cards);
}
inline auto Fields(const DealFault& fault) {
  const auto& [kind, obstacle, trumps, most] = fault;
  return std::tie(kind, obstacle, trumps, most);
}
inline auto Fields(const PlayFault& fault) {
  const auto& [kind, index] = fault;
  return std::tie(kind, index);
}
inline auto Fields(const Announcement& game) {
  const auto& [row, suit, tout, ouvert, called, target] = game;
  return std::tie(row, suit, tout, ouvert, called, target);
}
inline auto Fields(const Bid& bid) {
  const auto& [seat, game] = bid;
  return std::tie(seat, game);
}
inline auto Fields(const Standing& standing) {
  const auto& [rank, step] = standing;
  return std::tie(rank, step);
}
inline auto Fields(const RoundDuty& duty) {
  const auto& [must_play, declined, redeal, may_refuse] = duty;
  return std::tie(must_play, declined, redeal, may_refuse);
}
inline auto Fields(const SjavsCall& call) {
  const auto& [length, suits] = call;
  return std::tie(length, suits);
}
inline auto Fields(const CallKnowledge& call) {
  const auto& [sau, suit, declarer, least] = call;
  return std::tie(sau, suit, declarer, least);
}
inline auto Fields(const Knowledge& knowledge) {
  const auto& [table, held, not_held, call] = knowledge;
  return std::tie(table.deck, table.seats, held, not_held, call);
}
inline auto Fields(const AllgaeuerDebt& debt) {
  const auto& [ruf, wenz, solo] = debt;
  return std::tie(ruf, wenz, solo);
}
inline auto Fields(const OwedRound& round) {
  const auto& [row, deals] = round;
  return std::tuple(row->name, deals);
}
inline auto Fields(const BockRun& bock) {
  const auto& [times, deals] = bock;
  return std::tie(times, deals);
}
inline auto Fields(const PerChair<AllgaeuerDebt>& debts) {
  return std::tie(debts[Chair(0)], debts[Chair(1)], debts[Chair(2)], debts[Chair(3)],
                  debts[Chair(4)], debts[Chair(5)]);
}
inline auto Fields(const Owed& owed) {
  const auto& [stock, bock, rounds, thrown_in, allgaeuer, allgaeuer_deals, old, carried] = owed;
  return std::tie(stock, bock, rounds, thrown_in, allgaeuer, allgaeuer_deals, old, carried);
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_FIELDS_H_
