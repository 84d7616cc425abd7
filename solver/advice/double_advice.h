// "Should I lay?" after the first cards, "should I say Kontra?" to a game, or Re: whether to
// double.
#ifndef SCHAFKOPF_SOLVER_ADVICE_DOUBLE_ADVICE_H_
#define SCHAFKOPF_SOLVER_ADVICE_DOUBLE_ADVICE_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/table/auction.h"
#include "engine/table/rule_set.h"
#include "solver/advice/contract_worth.h"
#include "solver/auction/basis.h"
#include "solver/auction/round_estimate.h"

namespace schafkopf {

// Who doubles a solo knows more of it than games by habit say: about half the log odds by which its
// declarer then won less often than stated (docs/decisions/who-doubles-is-sure.md).
inline constexpr double kSurerOfSolos = 0.5;

// Why such a question has no answer; kNone where it has one.
enum class DoubleObstacle : std::uint8_t {
  kNone,
  kCertain,     // a Sie, which is not played
  kInPlay,      // a Solo hintenrum, which is announced when cards have fallen
  kOtherTable,  // a game that so many do not play
  kDeclarer,    // the declarer himself asks
  kPartner,     // the asker plays with him: holds the called card or an old one, or is named
  kOpponent,    // the asker would answer, but plays against him
  kNotHisGame,  // the declarer himself would answer, but his hand may not announce the game
  kNoKontra,    // the table does not know Kontra
  kNoLaying,    // the seat may not lay
};

// Whether to lay, of a seat that sees a part of its hand, at a table of four.
RoundQuestion LayQuestion(Deck deck, Seat asker, CardSet cards, const RuleSet& rules);

// How a seat came to play its game: what that tells of its hand.
enum class PlayedFor : std::uint8_t {
  kBid,     // the others did not outbid it, and it could have passed
  kChoice,  // a round made it play, and it chose the game by its hand
  kDuty,    // it had to play this game, or named it before it saw its hand
};

// What has been said and played of a game beside who declares it.
struct KontraSoFar {
  std::vector<Seat> doubled = {};  // who gave Kontra, Re ..., in order
  // Whether the asker's side declares, so that the others doubled last: Re, and not Kontra or Sub.
  // Where `doubled` is empty nobody knows who did.
  bool answers = false;
  std::vector<Bid> bids = {};     // as they were made; empty: only the outcome is known
  std::vector<Card> played = {};  // that lie on the table

  // How often the game was doubled before the asker does.
  int stoss() const { return doubled.empty() && answers ? 1 : static_cast<int>(doubled.size()); }
  // Whether something beyond the bids tells of the hands.
  bool tells() const { return !doubled.empty() || !played.empty(); }
};

// Whether to say Kontra, Re, Sub ... as the next one.
struct KontraQuestion {
  RoundQuestion round;  // kContract; of two players, `cards` are those that lie open
  PlayedFor played_for = PlayedFor::kBid;
  // Cards of the declarer that the round shows. REQUIRES: none of them the asker's.
  CardSet shown = {};
  // Of two players: the other's open cards, as far as they are known.
  CardSet other_open = {};
  KontraSoFar so_far = {};
  // How many to deal, at most kMostKontraWorlds, and more where few of them carry the weight; of
  // games between thinking seats how many, as far as that is bearable. Nothing: as many as tell
  // enough.
  std::optional<std::uint64_t> worlds = std::nullopt;
};
inline constexpr std::uint64_t kMostKontraWorlds = 1'000'000;
// To `contract`, which may be none that the rule set has. REQUIRES: IsTable(deck, seats).
KontraQuestion KontraTo(const Contract& contract, Seat declarer, CardSet hand, Seat asker,
                        const RuleSet& rules, Deck deck, int seats = kSeatCount);
// Whether whoever doubles a game first declares it: a Kreuzbock, and where two play for 61 each.
bool IsNobodysYet(const Contract& contract);
// Whether a seat declares it before it is doubled: round.declarer, else meaningless.
bool HasDeclarer(const KontraQuestion& question);
// Whether an opponent of the declarer asks, or one of his side that answers; where it is nobody's
// yet either side can, and of a Ramsch every seat.
DoubleObstacle ObstacleToKontra(const KontraQuestion& question);

// What one more doubling changes, and what that rests on.
struct KontraEstimate {
  // Of the asker and his side: what doubling once more changes in `cents`, and the `stake` of that.
  // `nobody`, `alone`, `with` and `against` are not told where seats think or something was heard.
  RoundEstimate round;
  Basis basis;
  // Of winning, before what was doubled and played told of the hands; nothing where nothing was.
  std::optional<double> won_before = std::nullopt;
};
// By recorded games where such a table, and the contract as a bid, were recorded: of an opponent
// EstimateRound, of the declarer the chance that AdviseOnBids finds. The log odds then move as
// those of games by habit do between worlds weighed by the auction and worlds weighed by what was
// doubled and played as well (heard_games.h). No doubling was ever recorded, nor a called partner's
// hand by itself: such chances rest on Basis::kHabit.
//
// Else games by habit or between thinking seats, as BasisOf has it, over worlds dealt by what the
// asker knows: in which the declarer may announce the game, who doubled plays on that side, and the
// declarer holds the best hand (FineStrength) of kBidDraws where he chose to; played from the first
// card.
//
// What a doubling changes is the price so far; where `kontra_takes_over` moves the points that win,
// the difference of the two prices. The same for any number of threads. No worlds where effort.stop
// says so or none agrees. Costs about 10 milliseconds of one processor for a game between thinking
// seats, 50 of two; some tenths of a second where something was heard, and 4 to 10
// microseconds for each of `worlds`. REQUIRES: no DoubleObstacle;
// WrongDoubling is none with the asker behind `doubled`.
KontraEstimate EstimateKontra(const KontraQuestion& question, const EstimateOptions& options,
                              const Effort& effort = {});

// Whether the table doubles there.
DoubleObstacle ObstacleAtTable(const RoundQuestion& question, const RuleOptions& options);

// kPlay: double; kLeave: it would cost. Counts what such chances are off by.
Verdict VerdictOnDouble(const RoundEstimate& estimate, Basis basis = Basis::kFitted);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_DOUBLE_ADVICE_H_
