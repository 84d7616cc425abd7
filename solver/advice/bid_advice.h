// "Should I play this?": every contract a hand may announce, ranked by what it is worth.
#ifndef SCHAFKOPF_SOLVER_ADVICE_BID_ADVICE_H_
#define SCHAFKOPF_SOLVER_ADVICE_BID_ADVICE_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/play/deal.h"
#include "solver/advice/contract_worth.h"
#include "solver/auction/bid_question.h"
#include "solver/sample/estimate.h"

namespace schafkopf {

struct SeatGames;  // solver/sample/seat_games.h

// What a seat sees that has bid a contract of the question, before the first card.
SeatView ViewOf(const BidQuestion& question, const Contract& contract);

// Of a contract, for AdviceOptions::table_error: games by habit, by thinking seats (fewer where
// ThoughtGames says so), open worlds.
inline constexpr std::uint64_t kMostNarrowGames = 1'000'000;
inline constexpr std::uint64_t kMostNarrowThought = 10'000;
inline constexpr std::uint64_t kMostNarrowWorlds = 20'000;

// How much of the work is done, and who hears of it before its end.
struct AdviceOptions : EstimateOptions {
  // Open worlds of a contract that has a chance at the table, where games tell most; no more than
  // `worlds`. Half of them where a control says as much as the other half (PartnerControl), and
  // most_beside_games is more.
  std::uint64_t worlds_beside_games = 80;
  // The same where so few of them are won, or lost, that they leave more of a fitted chance open
  // than the games do: as many as eight of those should take, but no more than this.
  std::uint64_t most_beside_games = 400;
  // Whether OpenChances::cents of such contracts are wanted, on which nothing else depends. To
  // price a loss costs as much as all the rest of an open world, so the first eighth of
  // worlds_beside_games are asked; all where most_beside_games is no more.
  bool open_cents = true;
  // Whether BidAdvice::why is wanted, of the worlds that are dealt anyway.
  bool why = false;
  // Told the place of a question and its advice by the worlds dealt so far: a twentieth of them, a
  // tenth, a fifth and two fifths. By the calling thread; not where options.exact or options.error
  // set their number. The advice in the end is the same with and without.
  std::function<void(std::size_t question, const BidAdvice& advice)> early;

  // Once all those are there, deals further worlds and games of each contract that is not given up,
  // until the 95 % interval of its chance at the table is no wider than so many standard errors of
  // this size as a normal one has (TableChances::win; 3.92), or kMostNarrow... are there.
  std::optional<double> table_error;

  // That many open worlds of every contract.
  void DealEach(std::uint64_t count) { worlds = worlds_beside_games = most_beside_games = count; }
};

// Advises on all questions together. No contract is given up where options.exact or options.error
// ask for so much. The answer is the same for any number of threads. A question of which not one
// world was solved (effort.stop, or `accept` refused all) gets an empty ranking. Costs, by default,
// a fifth of a second of one processor for a hand of the long deck.
std::vector<BidAdvice> AdviseOnBids(std::span<const BidQuestion> questions,
                                    const AdviceOptions& options, const Effort& effort = {});

// What was found out about a contract before: the open worlds (of a Tout that shares its game's
// those of the game) and the games that rest on its basis; without worlds where there were none.
struct KnownGame {
  GameSums open;
  GameSums played;
};
// Of a game that is held, not played, the hand alone tells; its open world is any.
KnownGame HeldGame(const BidQuestion& question, const Contract& contract);
// Whether a contract is won where its game without the announcement is won with all tricks, at one
// price: it shares that game's worlds. A Rufspiel is paid the Laufende of both hands, which differ
// from world to world.
bool SharesWorlds(const Contract& contract);
// The advice of AdviseOnBids where these are the worlds and games of the question's contracts, by
// place, and this is what passing is worth. The ranking is empty where all are unknown. Costs some
// microseconds for a contract.
BidAdvice AdviceByKnown(const BidQuestion& question, std::span<const KnownGame> games,
                        const std::optional<RoundEstimate>& passing, const Stakes& stakes);

// Lets games that were played of the first contracts of a ranking decide, `games` by place: chances
// and cents of those that have any then rest on them alone (Basis::kPlayed), they are ranked anew
// among each other, `games` with them, and so is the verdict. What decides the first is kept where
// it stays first.
void JudgeByGames(const BidQuestion& question, std::vector<SeatGames>& games, BidAdvice& advice);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_BID_ADVICE_H_
