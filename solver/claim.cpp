#include "solver/claim.h"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

namespace schafkopf {
namespace {

// Goes through all ways to play on, and keeps in mind where it has been.
class EveryPlay {
 public:
  EveryPlay(const Position& position, Seat claimant, bool of_none)
      : position_(position), claimant_(claimant), of_none_(of_none) {}

  bool Keeps() {
    if (position_.finished()) return true;
    const bool leads = position_.trick().empty();
    if (leads && (IsSure() || !seen_.insert(Place()).second)) return true;
    for (Card card : Choices()) {
      position_.Play(card);
      const bool over = position_.trick().empty();
      const bool kept = (!over || (position_.leader() == claimant_) != of_none_) && Keeps();
      position_.Undo();
      if (!kept) return false;
    }
    return true;
  }

 private:
  using PlaceOfPlay = std::array<std::uint32_t, kSeatCount + 1>;

  PlaceOfPlay Place() const {
    PlaceOfPlay place{};
    for (Seat seat : kSeats) place[schafkopf::PlaceOf(seat)] = position_.held(seat).bits();
    place.back() = static_cast<std::uint32_t>(position_.leader().index() * 2 +
                                              (position_.called_suit_led() ? 1 : 0));
    return place;
  }

  // Whether he is on lead with nothing but cards that nobody can beat.
  bool IsSure() const {
    if (of_none_ || position_.leader() != claimant_ || position_.seats() == 2) return false;
    CardSet others;
    for (Seat seat : kSeats) {
      if (seat != claimant_) others |= position_.held(seat);
    }
    for (Card card : position_.held(claimant_)) {
      if (!Beaters(others, std::array{card}, position_.order()).empty()) return false;
    }
    return true;
  }

  // What refutes him soonest comes first: his own weakest card, the others' strongest.
  std::vector<Card> Choices() const {
    const CardSet legal = position_.LegalPlays();
    std::vector<Card> choices;
    for (Card card : position_.order().best_first()) {
      if (legal.Contains(card)) choices.push_back(card);
    }
    if ((position_.to_move() == claimant_) != of_none_) std::ranges::reverse(choices);
    return choices;
  }

  Position position_;
  const Seat claimant_;
  const bool of_none_;
  std::set<PlaceOfPlay> seen_;
};

// The seats that win and lose with one; he alone where each plays for himself.
SeatSet SideWith(Seat seat, const Deal& deal) {
  if (deal.contract().parties() == Parties::kEach) return SeatSet::Of(seat);
  const SeatSet declarers = DeclarerSide(deal);
  SeatSet side;
  for (int other = 0; other < deal.seats(); ++other) {
    if (declarers.Contains(Seat(other)) == declarers.Contains(seat)) {
      side = side | SeatSet::Of(Seat(other));
    }
  }
  return side;
}

int TricksLeft(const Position& position) {
  int cards = static_cast<int>(position.trick().size());
  for (Seat seat : kSeats) cards += position.held(seat).size();
  return cards / position.seats();
}

}  // namespace

JudgedClaim JudgeClaim(const Position& position, Seat claimant, Solver& solver) {
  const Deal& deal = position.deal();
  const SeatSet own = SeatSet::Of(claimant);
  JudgedClaim claim{.seat = claimant, .tricks = TricksLeft(position)};
  claim.of_none = deal.contract().objective() == Objective::kNoTricks && claimant == deal.declarer;
  bool right = false;
  if (claim.of_none) {
    SeatSet others;
    for (int seat = 0; seat < deal.seats(); ++seat) {
      if (Seat(seat) != claimant) others = others | SeatSet::Of(Seat(seat));
    }
    right = position.tricks(own) == 0 ? solver.Solve(position) == Value(1)
                                      : solver.TricksFor(position, others) == claim.tricks;
  } else {
    claim.sure = solver.TricksFor(position, own);
    right = claim.sure == claim.tricks;
  }
  if (right) {
    const bool any = EveryPlay(position, claimant, claim.of_none).Keeps();
    claim.verdict = any ? ClaimVerdict::kAnyPlay : ClaimVerdict::kRightPlay;
    return claim;
  }
  const SeatSet side = SideWith(claimant, deal);
  const bool with_partner = !claim.of_none && side.size() > 1 && side.size() < deal.seats();
  if (with_partner && solver.TricksFor(position, side) == claim.tricks) {
    claim.verdict = ClaimVerdict::kSide;
  }
  return claim;
}

}  // namespace schafkopf
