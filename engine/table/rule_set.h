// What a table plays, how games rank, and for how much: data, read from a rule file.
#ifndef SCHAFKOPF_ENGINE_TABLE_RULE_SET_H_
#define SCHAFKOPF_ENGINE_TABLE_RULE_SET_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/money/scoring.h"
#include "engine/play/contract.h"
#include "engine/play/table.h"

namespace schafkopf {

// A row of kContracts that may be announced, and its place in the auction: higher outbids lower.
struct Offer {
  int row = 0;
  int rank = 0;
  std::optional<int> tout_rank;  // where its Tout may be announced too
  friend bool operator==(const Offer&, const Offer&) = default;
};

// Where one suit of a game on offer stands elsewhere than the others.
struct SuitRank {
  int row = 0;
  Suit suit = Suit::kHerz;
  std::optional<int> rank, tout_rank;  // nothing: as the game
  friend bool operator==(const SuitRank&, const SuitRank&) = default;
};

// Prices and Laufende of single games are among the options (RuleOptions::games).
struct RuleSet {
  std::string name;
  Deck deck = Deck::kLong;
  Tariff tariff;
  std::vector<Offer> offers;
  std::vector<SuitRank> suit_ranks;  // by row and suit
  RuleOptions options;
  friend bool operator==(const RuleSet&, const RuleSet&) = default;
};

// Where the rules are played with such a deck by so many.
inline Table TableOf(const RuleSet& rules, Deck deck, int seats = kSeatCount) {
  return {deck, seats, rules.options};
}

inline Stakes StakesOf(const RuleSet& rules) { return {rules.tariff, rules.options}; }

// The offer of the contract's row, if its suits and, of a Tout, the Tout may be announced.
const Offer* FindOffer(const RuleSet& rules, const Contract& contract);
// That of a row, whatever may be announced of it.
const Offer* FindOffer(const RuleSet& rules, int row);

// The rank of the offer's Tout, if it may be announced; that of a Rufspiel by option ruf_tout.
std::optional<int> ToutRankOf(const Offer& offer, const RuleOptions& options);

// All contracts of one row: each suit it can name, then the same as Tout where `touts` and the row
// has a rank for it.
std::vector<Contract> ContractsOfRow(int row, bool touts);

// Every contract that may be announced under `rules`, in the order of its offers.
std::vector<Contract> ContractsOf(const RuleSet& rules);

// Whether a hand alone can be asked about a contract: its owner declares it, and the hands are as
// dealt.
bool CanBeAsked(const Contract& contract, int seats, const RuleOptions& options = kUsualOptions);
// The contracts of the rule set; of Kop, which no rule set has, all that somebody declares.
std::vector<Contract> Offered(const RuleSet& rules, Deck deck);

// Where a game stands among those on offer: higher rank, then higher step, outbids. Options move
// games next to another's rank; steps are -2 to 2, so that one of them can still be raised by 1.
struct Standing {
  int rank = 0;
  int step = 0;
};
// Whether this suit of a game does not stand where the others do.
bool StandsApart(const RuleSet& rules, int row, Suit suit, bool tout);
// Nothing where the game is not on offer.
std::optional<Standing> StandingOf(const RuleSet& rules, int row, std::optional<Suit> suit,
                                   bool tout);

// Rank of a contract that is offered, one next to it for a step, else that of its row; nothing
// where it is never bid.
std::optional<int> RankOf(const RuleSet& rules, const Contract& contract);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TABLE_RULE_SET_H_
