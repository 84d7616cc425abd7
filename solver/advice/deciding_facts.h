// Why a game is won or lost: the facts about the other hands that decide most.
//
// Deals that were played out are parted by each fact of the list (hand_fact.h). What a fact
// explains is the share of the variance of winning that lies between its two parts. As the best of
// many facts is looked for, it has to explain more than the best of as many would by chance
// (Bonferroni); the next ones more than chance would within the parts that those before it make.
#ifndef SCHAFKOPF_SOLVER_ADVICE_DECIDING_FACTS_H_
#define SCHAFKOPF_SOLVER_ADVICE_DECIDING_FACTS_H_

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "solver/advice/hand_fact.h"
#include "solver/advice/inference.h"

namespace schafkopf {

// How often facts may be told of games that are decided by chance alone.
inline constexpr double kFalseFacts = 0.02;
// A fact that decides explains at least so much of the variance, ...
inline constexpr double kLeastExplained = 0.02;
// ... holds, or does not, in at least this share of the deals, ...
inline constexpr double kLeastFactShare = 0.05;
// ... and parts chances by so much.
inline constexpr double kLeastParted = 0.1;
// What holds more often is told by its contrary, where that can be named.
inline constexpr double kUsualShare = 0.7;
// A game won less often is lost, and what saves it less often than that is a miracle: not told.
inline constexpr double kLostChance = 0.25;
inline constexpr double kMiracleShare = 0.1;
// By so much more a seat that was picked out has to explain than any of its side.
inline constexpr double kSeatHandicap = 2;
// And what opponents of a caller have more than what his partner has.
inline constexpr double kOpponentHandicap = 1.3;
// What is as rare as a miracle explains at least so much.
inline constexpr double kRareExplained = 0.1;
inline constexpr std::size_t kMostFacts = 3;

// A deal that was played out, once or several times.
struct EndedDeal {
  Hands hands;        // as dealt
  double won;         // by the seat's side; of several games, the share
  double weight = 1;  // likewise their number
};

struct DecidingFact {
  HandFact fact;
  double share;          // of deals in which it holds
  double win;            // the chance of the seat's side in these
  double win_otherwise;  // and in the others
};

// The share of all deals that meet a fact, where more is known of it than from those played out;
// empty where no more is.
using FactShare = std::function<std::optional<double>(const HandFact& fact)>;
// By counting all that agree, equally likely; nothing where that takes too long, or the fact holds
// always or never. Both arguments are
// to outlive what is returned.
FactShare CountedShares(const Knowledge& knowledge);
FactShare WeighedShares(const WeighedWorlds& worlds);

// The most telling first, at most kMostFacts; none where nothing tells, or `chance` is certain.
// Games by the model are won a little more or less often than is stated: both chances of a fact
// have their odds multiplied by one number, so that weighted by their shares they average to
// `chance`. A pure function. Costs a microsecond a deal.
std::vector<DecidingFact> DecidingFacts(const SeatView& view, std::span<const EndedDeal> deals,
                                        double chance, const FactShare& share_of);

// Multiplies odds so that it averages to `chance`. REQUIRES: chances and share between 0 and 1.
void ScaleTo(double chance, DecidingFact& fact);
// Each of them; none stays that then parts too little, none at all of a certain chance.
void ScaleTo(double chance, std::vector<DecidingFact>& facts);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_DECIDING_FACTS_H_
