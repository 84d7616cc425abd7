// The fields of the solver's structs, for digests (tests/support/fields.h).
#ifndef SCHAFKOPF_TESTS_SUPPORT_SOLVER_FIELDS_H_
#define SCHAFKOPF_TESTS_SUPPORT_SOLVER_FIELDS_H_

#include <tuple>

#include "solver/advice/bid_advice.h"
#include "solver/advice/bid_ranking.h"
#include "solver/advice/bid_review.h"
#include "solver/advice/card_advice.h"
#include "solver/advice/card_review.h"
#include "solver/advice/contract_price.h"
#include "solver/advice/double_advice.h"
#include "solver/advice/inference.h"
#include "solver/advice/sampling_error.h"
#include "solver/auction/opponents.h"
#include "solver/contracts_won.h"
#include "solver/exchange.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/exchange_habit.h"
#include "solver/post_mortem.h"
#include "solver/ramsch/cents_bounds.h"
#include "solver/sample/duel.h"
#include "solver/sample/seat_games.h"
#include "tests/support/digest.h"
#include "tests/support/fields.h"

namespace schafkopf {

inline auto Fields(const ValueBounds& bounds) {
  const auto& [low, high] = bounds;
  return std::tie(low, high);
}
inline auto Fields(const CardValue& value) {
  const auto& [card, worth] = value;
  return std::tie(card, worth);
}
inline auto Fields(const CentsBounds& bounds) {
  const auto& [low, high] = bounds;
  return std::tie(low, high);
}
inline auto Fields(const Exchange& exchange) {
  const auto& [with, given, back, value] = exchange;
  return std::tie(with, given, back, value);
}
inline auto Fields(const Schieber& schieber) {
  const auto& [passed, value] = schieber;
  return std::tie(passed, value);
}
inline auto Fields(const Zupf& zupf) {
  const auto& [with, given] = zupf;
  return std::tie(with, given);
}
inline auto Fields(const SchieberPass& pass) { return std::tie(pass.passed); }
inline auto Fields(const PlayReview& review) {
  const auto& [seat, card, values, before, after, cost] = review;
  return std::tuple(seat, card, values, before, after, cost, review.best());
}
inline auto Fields(const PostMortem& review) {
  const auto& [value, result, skipped, plays] = review;
  return std::tie(value, result, skipped, plays);
}
inline auto Fields(const Winnable& winnable) {
  const auto& [deal, won] = winnable;
  return std::tie(deal.contract(), won);
}
inline auto Fields(const Share& share) {
  const auto& [value, low, high] = share;
  return std::tie(value, low, high);
}
inline auto Fields(const MeanError& mean) {
  const auto& [value, error] = mean;
  return std::tie(value, error);
}
inline auto Fields(const GameCounts& counts) {
  const auto& [wins, schneider, schwarz, lost_schneider] = counts;
  return std::tie(wins, schneider, schwarz, lost_schneider);
}
static_assert(sizeof(GameSums) == sizeof(GameCounts) + 7 * 8);
inline auto Fields(const GameSums& sums) {
  return std::tuple_cat(Fields(static_cast<const GameCounts&>(sums)),
                        std::tie(sums.worlds_possible, sums.worlds, sums.complete, sums.win_cents,
                                 sums.loss_cents, sums.squared_cents, sums.plain_cents));
}
static_assert(sizeof(SeatGames) == sizeof(GameCounts) + 5 * 8);
inline auto Fields(const SeatGames& games) {
  return std::tuple_cat(
      Fields(static_cast<const GameCounts&>(games)),
      std::tie(games.games, games.values, games.cents, games.win_cents, games.squared_cents));
}
inline auto Fields(const DuelDeal& deal) {
  const auto& [first, second] = deal;
  return std::tie(first, second);
}
inline auto Fields(const DuelSums& sums) {
  return std::tuple(sums.deals, sums.first_wins, sums.second_wins, sums.wins, sums.squared_wins,
                    sums.values, sums.squared_values, sums.cents, sums.squared_cents,
                    sums.WinShare(), sums.Points(), sums.CentsGained());
}
inline auto Fields(const BidChance& bid) {
  const auto& [contract, chance] = bid;
  return std::tie(contract, chance);
}
inline auto Fields(const BidChances& chances) {
  const auto& [bids, pass] = chances;
  return std::tie(bids, pass);
}
inline auto Fields(const Heard& heard) {
  const auto& [pass, games] = heard;
  return std::tie(pass, games);
}
inline auto Fields(const RankShare& rank) {
  const auto& [level, share, cents, squares] = rank;
  return std::tie(level, share, cents, squares);
}
inline auto Fields(const RoundEstimate& round) {
  const auto& [worlds, effective, independent, nobody, alone, with, against, won, by_habit, cents,
               stake, ranks] = round;
  return std::tie(worlds, effective, independent, nobody, alone, with, against, won, by_habit,
                  cents, stake, ranks);
}
inline auto Fields(const BidPrice& price) {
  const auto& [outbid, cents, gain] = price;
  return std::tie(outbid, cents, gain);
}
inline auto Fields(const TableChances& chances) {
  const auto& [win, schneider, schwarz] = chances;
  return std::tie(win, schneider, schwarz);
}
inline auto Fields(const AtTableFeatures& features) {
  const auto& [played, open] = features;
  return std::tie(played, open);
}
inline auto Fields(const OpponentsCurve& curve) {
  const auto& [base, by_habit] = curve;
  return std::tie(base, by_habit);
}
inline auto Fields(const CentsRange& range) {
  const auto& [value, low, high] = range;
  return std::tie(value, low, high);
}
inline auto Fields(const ContractWorth& worth) {
  const auto& [contract, open, played, priced, table, basis, given_up_after, cents, bid] = worth;
  return std::tuple(contract, open, played, priced, table, basis, given_up_after, cents, bid,
                    worth.price());
}
inline auto Fields(const OpenChances& chances) {
  const auto& [win, schneider, schwarz, cents] = chances;
  return std::tie(win, schneider, schwarz, cents);
}
inline auto Fields(const BidAdvice& advice) {
  const auto& [ranked, verdict, may_pass, passing, possible, without_worlds] = advice;
  return std::tuple(ranked, verdict, may_pass, passing, possible, without_worlds, advice.worlds());
}
inline auto Fields(const Priced& priced) {
  const auto& [worth, cents] = priced;
  return std::tie(worth, cents);
}
inline auto Fields(const SamplingError& error) {
  const auto& [by_games, by_worlds] = error;
  return std::tie(by_games, by_worlds);
}
inline auto Fields(const Dealt& dealt) {
  const auto& [games, worlds] = dealt;
  return std::tie(games, worlds);
}
inline auto Fields(const JudgedBid& bid) {
  const auto& [seat, made, best, lost] = bid;
  return std::tie(seat, made, best, lost);
}
inline auto Fields(const RoundQuestion& question) {
  const auto& [table, asker, cards, known, contract, declarer, offers, all_pass, last_resort] =
      question;
  return std::tie(table.deck, table.seats, asker, cards, known, contract, declarer, offers,
                  all_pass, last_resort);
}
inline auto Fields(const KontraQuestion& question) {
  const auto& [round, played_for, shown, other_open, so_far, worlds] = question;
  return std::tie(round, played_for, shown, other_open);
}
inline auto Fields(const KontraEstimate& estimate) {
  const auto& [round, basis, won_before] = estimate;
  return std::tie(round, basis);
}
inline auto Fields(const WeighedWorlds& worlds) {
  const auto& [hands, weights, dealt, possible, complete, weighed, sum, effective] = worlds;
  return std::tie(hands, weights, dealt, possible, complete, weighed, sum, effective);
}
inline auto Fields(const CardWorth& worth) {
  const auto& [card, judged, win, schneider, schwarz, points, cents, behind, open_win, as_good] =
      worth;
  return std::tie(card, judged, win, schneider, schwarz, points, cents, behind, open_win, as_good);
}
inline auto Fields(const CardAdvice& advice) {
  const auto& [basis, games, paid, ranked] = advice;
  return std::tie(basis, games, paid, ranked);
}
inline auto Fields(const JudgedCard& judged) {
  const auto& [seat, card, best, free, lost, expected, promised, win, effective, basis] = judged;
  return std::tie(seat, card, best, free, lost, expected, promised, win, effective, basis);
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_SOLVER_FIELDS_H_
