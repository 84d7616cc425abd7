// The only parser and the only printer of cards, contracts, deals and values.
//
// Every parser returns a Mistake, "expected ..., found ..." at its column (see mistake.h). Text is
// read leniently and printed in one way:
//   card      EO          suit E G H S, rank A Z K O U 9 8 7
//   contract  solo:H+tout
//   deal      CONTRACT DECLARER | hand 0 | hand 1 | hand 2 | hand 3 [| cards played [| result]]
//   position  the same with the cards still held; what was before stands behind (past_notes.h)
// Three players have three hands; two have two, of eight pairs OPEN/COVERED such as EO/H7.
#ifndef SCHAFKOPF_ENGINE_TEXT_NOTATION_H_
#define SCHAFKOPF_ENGINE_TEXT_NOTATION_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/money/scoring.h"
#include "engine/play/card_order.h"
#include "engine/play/deal.h"
#include "engine/play/position.h"
#include "engine/table/round.h"
#include "engine/text/mistake.h"

namespace schafkopf {

// Foreign text as it may be printed: valid UTF-8, what cannot be shown as \x00; "..." for what is
// beyond `most` bytes.
std::string Escaped(absl::string_view text, std::size_t most = absl::string_view::npos);
// The same as error messages show it: in quotes, 24 bytes of it; "nothing" where it is empty.
Message Quoted(absl::string_view text);

std::string ToString(Card card);
std::string ToString(const Contract& contract);
// Cards in the order given, separated by a space.
std::string ToString(std::span<const Card> cards);
// Cards strongest first.
std::string ToString(CardSet cards, const CardOrder& order);

absl::StatusOr<Card> ParseCard(absl::string_view text);
// Any number of cards with spaces, commas or nothing between; the order is kept, repeats are not
// refused.
absl::StatusOr<std::vector<Card>> ParseCards(absl::string_view text);
// As ParseCards, but each card at most once.
absl::StatusOr<CardSet> ParseCardSet(absl::string_view text);
// One digit, 0 to 3.
absl::StatusOr<Seat> ParseSeat(absl::string_view text);
// `wenz+tout`, and what people write, such as `Gras-Wenz` or `Rufspiel auf die Blaue`.
absl::StatusOr<Contract> ParseContract(absl::string_view text);

// The contract of a name, or those of every suit or partner where it lacks no more than that.
absl::StatusOr<std::vector<Contract>> ParseContracts(absl::string_view text);
// The same: `solo`, `hochzeit`, `ruf`.
struct GameName {
  Contract contract;  // with the first suit or partner where `open`
  bool open = false;  // none was named
};
absl::StatusOr<GameName> ParseGameName(absl::string_view text);

// A deck by its name or number of cards; nothing of another text.
std::optional<Deck> FindDeck(absl::string_view text);

// `hadsch`, and what people write, such as `Allgäuer Runde` or `Bockrunde`.
absl::StatusOr<const RoundRow*> ParseRound(absl::string_view text);

// Forehand's view of one line of a file of deals.
struct DealLine {
  // Nothing in a deal that nobody bid ("passed -").
  std::optional<Contract> contract;
  // Meaningless without a contract.
  Seat declarer;
  Hands hands;
  // Legal from the first to the last; empty without a contract.
  std::vector<Card> played;
  // As written in the line; agrees with `played` where the deal is complete. In a Ramsch the points
  // of its loser.
  std::optional<Value> result;
  Covers covers = {};
  Table table = {};
  std::optional<Past> past = {};  // of a position as it stands

  int seats() const { return table.seats; }
  // REQUIRES: contract.
  Deal deal() const { return {Game(*contract, table), declarer, hands, covers, past}; }
  friend bool operator==(const DealLine&, const DealLine&) = default;
};

// What a line may hold: a deal from its first card on, or also a position as it stands; a view also
// `?` for cards of two players that still lie face down, for which any that are left stand in.
enum class LineSpan : std::uint8_t { kDeal, kPosition, kView };

// Ends at a `#`, or at a `;` behind which a score sheet has its notes. Checks all of it: hand
// sizes, every card once, the declarer's right to the contract, the legality of each card played,
// the result of a complete deal. `options`: as the table plays.
absl::StatusOr<DealLine> ParseDealLine(absl::string_view text,
                                       const RuleOptions& options = kUsualOptions,
                                       LineSpan span = LineSpan::kDeal);
// The same of its hands alone, whatever is played: a deal that nobody bid.
absl::StatusOr<DealLine> ParseDealtHands(absl::string_view text, const RuleOptions& options);
std::string ToString(const DealLine& line);
// "EO/H7 GA/? SU": of two players the open cards of a hand, strongest first, each with what it
// covers or, where it is one of `on_hidden`, has face down under it.
std::string PairsToString(CardSet hand, const Covers& covers, CardSet on_hidden,
                          const CardOrder& order);

// The position after the played cards. REQUIRES: line.contract.
Position PositionOf(const DealLine& line);

// Why ObstacleTo refused, as "expected ..., found ...". REQUIRES: obstacle != kNone.
Mistake Explain(BidObstacle obstacle, const Contract& contract, CardSet hand, const Table& table);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_NOTATION_H_
