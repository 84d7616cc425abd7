#include "tools/answers/games/claim.h"

#include <algorithm>
#include <array>

#include "tools/answers/door/player_name.h"

namespace schafkopf {

absl::StatusOr<Seat> ClaimantOf(const GameNote& note, const std::vector<std::string>& players,
                                int seats) {
  const auto seat = ParseSeat(note.text);
  if (seat.ok() && seat->index() < seats) return seat;
  const auto place = PlaceOfName(players, note.text);
  if (place && *place < seats) return Seat(*place);
  return SyntaxError(note.column, words::kSeatOrName, Quoted(note.text));
}

Position AfterClaim(const Position& position, Seat claimant) {
  Deal ended = position.deal();
  const bool of_none =
      ended.contract().objective() == Objective::kNoTricks && claimant == ended.declarer;
  const Seat taker = of_none ? Seat((claimant.index() + 1) % ended.seats()) : claimant;
  CardSet left;
  for (const CardSet& hand : ended.hands) left |= hand;
  Past past;
  for (Seat seat : kSeats) {
    const Pile pile = position.pile(seat);
    past.points[seat] = pile.points;
    past.tricks[seat] = pile.tricks;
    past.taken[seat] = pile.cards;
    left -= pile.cards;
  }
  past.points[taker] += PointsOf(left);
  past.tricks[taker] += left.size() / ended.seats();
  past.taken[taker] |= left;
  if (ended.contract().parties() != Parties::kEach) past.side = DeclarerSide(ended);
  ended.hands = {};
  ended.covers = {};
  ended.past = past;
  return Position(ended);
}

absl::StatusOr<std::optional<JudgedClaim>> ClaimIn(const WrittenGame& game, Solver& solver) {
  const GameNote* const note = FindIn(game.notes, "claim");
  if (note == nullptr || !game.deal.contract) return std::nullopt;
  const Position position = PositionOf(game.deal);
  const bool laid_open = game.deal.contract->objective() == Objective::kHoldTop;
  if (position.finished() || laid_open) return std::nullopt;
  const auto claimant = ClaimantOf(*note, game.players, game.deal.seats());
  if (!claimant.ok()) return claimant.status();
  return JudgeClaim(position, *claimant, solver);
}

std::string_view NameOf(ClaimVerdict verdict) {
  constexpr std::array<std::string_view, 4> kNames = {"any_play", "right_play", "side", "no"};
  return kNames[static_cast<std::size_t>(verdict)];
}

Message ClaimSaid(const JudgedClaim& claim) {
  Message said(claim.of_none ? words::kNoMoreTrick : words::kRestWas, claim.seat);
  switch (claim.verdict) {
    case ClaimVerdict::kAnyPlay:
      return said + Message(words::kClaimByAnyPlay);
    case ClaimVerdict::kRightPlay:
      return said + Message(words::kClaimByRightPlay);
    case ClaimVerdict::kSide:
      return said + Message(words::kClaimWithPartner);
    case ClaimVerdict::kNo:
      break;
  }
  if (claim.of_none) return said + Message(words::kClaimMustTakeOne);
  return said + Message(words::kClaimSureOf, claim.sure, claim.tricks);
}

}  // namespace schafkopf
