// What contracts are worth to a hand, ranked, and whether the best of them should be played.
#ifndef SCHAFKOPF_SOLVER_ADVICE_CONTRACT_WORTH_H_
#define SCHAFKOPF_SOLVER_ADVICE_CONTRACT_WORTH_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/play/contract.h"
#include "solver/advice/deciding_facts.h"
#include "solver/auction/at_table.h"
#include "solver/auction/basis.h"
#include "solver/auction/round_estimate.h"
#include "solver/sample/estimate.h"

namespace schafkopf {

// What one contract is worth with the hand's owner as declarer.
struct ContractWorth {
  Contract contract;
  GameSums open;    // no worlds where there are no two sides
  GameSums played;  // by habit or by thinking seats; no worlds where `table` rests on neither
  // The first of the open worlds, of which losses were priced; no worlds where all were.
  GameSums priced = {};
  // The chances at the table, as sampled; nothing where the basis is kOpen.
  std::optional<TableChances> table = std::nullopt;
  Basis basis = Basis::kOpen;
  // The open worlds after which it was given up, as it could not become the best; 0: it was not.
  // `open` holds more where a Tout went on with the same worlds.
  std::uint64_t given_up_after = 0;
  // What the declarer receives on average: at the table, or with open cards where `table` is
  // missing; and how far the 95 % interval that sampling leaves reaches to its farther side.
  MeanError cents = {};
  // As a bid, the rest of the auction counted; nothing where BidAdvice::passing is nothing.
  std::optional<BidPrice> bid = std::nullopt;

  // What contracts are ranked by.
  const MeanError& price() const { return bid ? bid->cents : cents; }
};

// What open cards say of a contract.
struct OpenChances {
  Share win;
  double schneider;  // won with Schneider, schwarz included: as shares of all worlds
  double schwarz;
  MeanError cents;  // of the declarer; only where losses were priced (AdviceOptions::open_cents)
};
// Nothing where there are no open worlds.
std::optional<OpenChances> OpenChancesOf(const ContractWorth& worth);

// The chance at the table, whose interval counts the doubt of the curve that it was fitted by
// beside sampling. Nothing where the basis is kOpen.
std::optional<Share> ChanceAtTable(const ContractWorth& worth, Deck deck, const Others& others);

enum class Verdict : std::uint8_t {
  kPlay,   // the best contract is worth more than passing, beyond the error of both; or one has to
           // be played (MayPass)
  kLeave,  // it is worth less
  kTaste,  // too close to tell; also where it would be kPlay by open cards alone
};

struct BidAdvice {
  std::vector<ContractWorth> ranked;  // best first: by price, then by chance
  Verdict verdict;                    // on ranked.front(), against passing
  bool may_pass;                      // MayPass; where not, the verdict is kPlay
  // What passing is worth once the seats in front have passed: the others may play, with the
  // asker or against him, and what follows four passes. Nothing where the recorded tables do not
  // tell (then it counts as 0).
  std::optional<RoundEstimate> passing;
  std::uint64_t worlds_possible;         // that agree with the hand
  std::vector<Contract> without_worlds;  // not ranked: no world was solved, or `accept` refused all
  // What decides ranked.front(), where that was asked for and the hand is whole, with nothing to be
  // exchanged.
  std::vector<DecidingFact> why = {};

  // The most worlds dealt for one contract; all of them where none had to be dealt (a Sie).
  std::uint64_t worlds() const;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_CONTRACT_WORTH_H_
