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
#include "solver/auction/learn_others.h"
#include "solver/auction/opponents.h"
#include "solver/claim.h"
#include "solver/contracts_won.h"
#include "solver/exchange.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/exchange_habit.h"
#include "solver/post_mortem.h"
#include "solver/ramsch/cents_bounds.h"
#include "solver/ramsch/ramsch_review.h"
#include "solver/sample/duel.h"
#include "solver/sample/seat_games.h"
#include "tests/support/digest.h"
#include "tests/support/fields.h"

namespace schafkopf {

FIELDS(ValueBounds, low, high)
FIELDS(CardValue, card, worth)
FIELDS(JudgedClaim, seat, verdict, of_none, tricks, sure)
FIELDS(CentsBounds, low, high)
FIELDS(Exchange, with, given, back, value)
FIELDS(Schieber, passed, value)
FIELDS(Zupf, with, given)
FIELDS(SchieberPass, passed)
inline auto Fields(const PlayReview& review) {
  const auto& [seat, card, values, before, after, cost] = review;
  return std::tuple(seat, card, values, before, after, cost, review.best());
}
FIELDS(PostMortem, value, result, skipped, plays)
FIELDS(CardPayment, card, cents)
inline auto Fields(const RamschPlay& play) {
  const auto& [seat, card, payments, cost] = play;
  return std::tuple(seat, card, payments, cost, play.best());
}
FIELDS(RamschReview, best_play, result, skipped, plays, nodes)
inline auto Fields(const Winnable& winnable) {
  const auto& [deal, won] = winnable;
  return std::tie(deal.contract(), won);
}
FIELDS(Share, value, low, high)
FIELDS(MeanError, value, error)
FIELDS(GameCounts, wins, schneider, schwarz, lost_schneider)
FIELDS(ControlSums, all, squares, won)
static_assert(sizeof(GameSums) == sizeof(GameCounts) + 11 * 8);
inline auto Fields(const GameSums& sums) {
  return std::tuple_cat(
      Fields(static_cast<const GameCounts&>(sums)),
      std::tie(sums.worlds_possible, sums.worlds, sums.complete, sums.win_cents, sums.loss_cents,
               sums.squared_cents, sums.plain_cents, sums.unpriced_wins, sums.control));
}
static_assert(sizeof(SeatGames) == sizeof(GameCounts) + 5 * 8);
inline auto Fields(const SeatGames& games) {
  return std::tuple_cat(
      Fields(static_cast<const GameCounts&>(games)),
      std::tie(games.games, games.values, games.cents, games.win_cents, games.squared_cents));
}
FIELDS(DuelDeal, first, second)
inline auto Fields(const DuelSums& sums) {
  return std::tuple(sums.deals, sums.first_wins, sums.second_wins, sums.wins, sums.squared_wins,
                    sums.values, sums.squared_values, sums.cents, sums.squared_cents,
                    sums.WinShare(), sums.Points(), sums.CentsGained());
}
FIELDS(BidChance, contract, chance)
FIELDS(BidChances, bids, pass)
FIELDS(Heard, pass, games)
FIELDS(RankShare, level, share, cents, squares)
FIELDS(RoundEstimate, worlds, effective, independent, nobody, alone, with, against, won, by_habit,
       cents, stake, ranks)
FIELDS(BidPrice, outbid, cents, gain)
FIELDS(TableChances, win, schneider, schwarz)
FIELDS(AtTableFeatures, played, open)
FIELDS(PlayedCurve, base, played)
FIELDS(CentsRange, value, low, high)
inline auto Fields(const ContractWorth& worth) {
  const auto& [contract, open, played, priced, table, basis, given_up_after, cents, bid] = worth;
  return std::tuple(contract, open, played, priced, table, basis, given_up_after, cents, bid,
                    worth.price());
}
FIELDS(OpenChances, win, schneider, schwarz, cents)
FIELDS(HandTerm, seat, cards, least, most)
inline auto Fields(const HandWay& way) {
  return std::tuple(std::vector<HandTerm>(way.begin(), way.end()));
}
FIELDS(Others, offers, bid, win, win_doubt)
FIELDS(LearnedOthers, others, deals, games)
FIELDS(HandFact, kind, whose, seat, of, cards, count, again, picked, denied, ways)
FIELDS(DecidingFact, fact, share, win, win_otherwise)
FIELDS(EndedDeal, hands, won, weight)
inline auto Fields(const BidAdvice& advice) {
  const auto& [ranked, verdict, may_pass, passing, possible, without_worlds, why] = advice;
  return std::tuple(ranked, verdict, may_pass, passing, possible, without_worlds, why,
                    advice.worlds());
}
FIELDS(Priced, worth, cents)
FIELDS(SamplingError, by_games, by_worlds)
FIELDS(Dealt, games, worlds)
FIELDS(JudgedBid, seat, made, best, lost)
inline auto Fields(const RoundQuestion& question) {
  const auto& [table, asker, cards, known, contract, declarer, others, all_pass, last_resort] =
      question;
  return std::tie(table.deck, table.seats, asker, cards, known, contract, declarer, others.offers,
                  all_pass, last_resort);
}
FIELDS(KontraSoFar, doubled, answers, bids, played)
FIELDS(KontraQuestion, round, played_for, shown, other_open, so_far, worlds)
FIELDS(KontraEstimate, round, basis, won_before)
FIELDS(WeighedWorlds, hands, weights, dealt, possible, complete, weighed, sum, effective)
FIELDS(CardWorth, card, judged, win, played, schneider, schwarz, points, cents, behind, open_win,
       as_good)
FIELDS(CardDeals, judged, ended)
FIELDS(CardAdvice, basis, games, paid, ranked, deals)
FIELDS(JudgedCard, seat, card, best, free, lost, expected, usual, promised, win, effective, basis,
       why)

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_SOLVER_FIELDS_H_
