#include "tests/random_deal.h"

#include <algorithm>
#include <utility>

#include "engine/rule_set.h"
#include "tests/reference.h"

namespace schafkopf {
namespace {

using reference::Cards;

void Shuffle(Cards& cards, Random& random) {
  for (std::size_t i = cards.size(); i > 1; --i) std::swap(cards[i - 1], cards[random.Below(i)]);
}

// Whether a finished trick has already decided a contract about tricks.
bool Settled(const Position& position) {
  const Deal& deal = position.deal();
  const SeatSet side = DeclarerSide(deal);
  switch (deal.contract.objective()) {
    case Objective::kAllTricks:
      return position.tricks(side.Complement()) > 0;
    case Objective::kNoTricks:
      return position.tricks(side) > 0;
    case Objective::kHoldTop:
    case Objective::kPoints:
      break;
  }
  return false;
}

Card AnyOf(CardSet cards, Random& random) {
  auto skip = random.Below(static_cast<std::uint64_t>(cards.size()));
  for (Card card : cards) {
    if (skip-- == 0) return card;
  }
  return cards.Lowest();
}

}  // namespace

std::vector<Contract> AllContracts() {
  std::vector<Contract> contracts;
  for (int row = 0; row < static_cast<int>(kContracts.size()); ++row) {
    const auto of_row = ContractsOfRow(row, /*touts=*/true);
    contracts.insert(contracts.end(), of_row.begin(), of_row.end());
  }
  return contracts;
}

Deal RandomDeal(const Contract& contract, Deck deck, Tilt tilt, Random& random) {
  const reference::Rulebook rules(contract, deck);
  const auto hand_size = static_cast<std::size_t>(HandSize(deck));
  if (contract.objective() == Objective::kHoldTop) tilt = Tilt::kStrong;
  if (contract.parties() == Parties::kCall) tilt = Tilt::kNone;
  while (true) {
    Cards pack = reference::Pack(deck);
    Shuffle(pack, random);
    if (tilt != Tilt::kNone) {
      const int sau = contract.objective() == Objective::kHoldTop ? kCardCount : 4;
      // A plain Sau stands with the fifth trump, a plain Ten with the seventh; a Sie wants none.
      const auto strength = [&](Card card) {
        return rules.GroupOf(card) == 'T' ? rules.PlaceOf(card) : sau + 2 * rules.PlaceOf(card);
      };
      std::stable_sort(pack.begin(), pack.end(), [&](Card a, Card b) {
        return tilt == Tilt::kStrong ? strength(a) < strength(b) : strength(a) > strength(b);
      });
      // The declarer draws from the first cards, a Sie takes exactly the first.
      const std::size_t drawn_from = contract.objective() == Objective::kHoldTop ? hand_size
                                     : tilt == Tilt::kStrong                     ? 3 * hand_size / 2
                                                                                 : 2 * hand_size;
      Cards first(pack.begin(), pack.begin() + static_cast<std::ptrdiff_t>(drawn_from));
      Shuffle(first, random);
      Cards rest(pack.begin() + static_cast<std::ptrdiff_t>(drawn_from), pack.end());
      rest.insert(rest.end(), first.begin() + static_cast<std::ptrdiff_t>(hand_size), first.end());
      Shuffle(rest, random);
      std::copy(first.begin(), first.begin() + static_cast<std::ptrdiff_t>(hand_size),
                pack.begin());
      std::copy(rest.begin(), rest.end(), pack.begin() + static_cast<std::ptrdiff_t>(hand_size));
    }
    Deal deal{contract, Seat(static_cast<int>(random.Below(kSeatCount))), {}};
    for (std::size_t i = 0; i < pack.size(); ++i) {
      deal.hands[deal.declarer.Plus(static_cast<int>(i / hand_size))].Insert(pack[i]);
    }
    const Cards hand(pack.begin(), pack.begin() + static_cast<std::ptrdiff_t>(hand_size));
    if (rules.MayAnnounce(hand)) return deal;
  }
}

Position RandomPlay(const Deal& deal, int plies, bool keep_open, Random& random) {
  Position position(deal);
  int retries = keep_open ? 400 : 0;
  while (static_cast<int>(position.played().size()) < plies) {
    position.Play(AnyOf(position.LegalPlays(), random));
    if (retries > 0 && position.trick().empty() && Settled(position)) {
      for (int i = 0; i < kSeatCount; ++i) position.Undo();
      --retries;
    }
  }
  return position;
}

}  // namespace schafkopf
