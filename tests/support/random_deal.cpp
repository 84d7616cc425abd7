#include "tests/support/random_deal.h"

#include <algorithm>
#include <utility>

#include "engine/cards/any_card.h"
#include "engine/table/rule_set.h"
#include "tests/support/reference.h"

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
  switch (deal.contract().objective()) {
    case Objective::kAllTricks:
      return position.tricks(side.Complement()) > 0;
    case Objective::kNoTricks:
      return position.tricks(side) > 0;
    case Objective::kHoldTop:
    case Objective::kPoints:
    case Objective::kFewestPoints:
      break;
  }
  return false;
}

}  // namespace

std::vector<Contract> ContractsOfRowInFull(const ContractRow& row) {
  std::vector<Contract> contracts;
  const int index = *FindContractRow(row.name);
  for (const Contract& contract : ContractsOfRow(index, /*touts=*/true)) {
    if (row.parties == Parties::kPair) {
      for (Seat seat : kSeats) contracts.push_back(contract.WithPartner(seat));
    } else if (row.name == "muss") {
      for (Rank rank : {Rank::kSau, Rank::kTen, Rank::kKing}) {
        contracts.push_back(contract.WithCalledRank(rank));
      }
    } else {
      contracts.push_back(contract);
    }
    if (row.objective == Objective::kNoTricks || row.objective == Objective::kFewestPoints ||
        row.pack == Pack::kKop) {
      contracts.push_back(contract.WithStich());
    }
    if (!row.special.other_trumps.empty()) contracts.push_back(contract.WithOtherTrumps());
  }
  return contracts;
}

const ContractRow& RowNamed(std::string_view name) {
  return kContracts[static_cast<std::size_t>(FindContractRow(name).value())];
}

AnyGame GameOfRow(const ContractRow& row, Random& random) {
  const auto contracts = ContractsOfRowInFull(row);
  while (true) {
    const Contract& contract = contracts[random.Below(contracts.size())];
    const Deck deck = kDecks[random.Below(kDecks.size())].deck;
    const int seats = 2 + static_cast<int>(random.Below(3));
    const bool rare = contract.called_card() && contract.called_card()->rank() != Rank::kSau;
    if (rare && deck != Deck::kLong) continue;
    if (IsPlayedWith(row, deck) && IsTable(deck, seats) && IsPlayedBy(row, seats)) {
      return {contract, deck, seats};
    }
  }
}

std::vector<Contract> AllContracts() {
  std::vector<Contract> contracts;
  for (const ContractRow& row : kContracts) {
    const bool two_sides = row.parties != Parties::kEach && row.name != "hintenrum";
    if (!two_sides || row.pack != Pack::kBavarian) continue;
    for (const Contract& contract : ContractsOfRowInFull(row)) {
      const bool special = contract.must_overtake() || row.name == "muss" ||
                           row.parties == Parties::kPair || row.name == "offiziere";
      if (!special) contracts.push_back(contract);
    }
  }
  return contracts;
}

namespace {

// Eight open cards of each of two seats, with those they cover.
Covers RandomCovers(const Hands& hands, Random& random) {
  Covers covers;
  for (Seat seat : {Seat(0), Seat(1)}) {
    Cards cards;
    for (Card card : hands[seat]) cards.push_back(card);
    Shuffle(cards, random);
    for (std::size_t i = 0; i + 1 < cards.size(); i += 2) covers.Lay(cards[i], cards[i + 1]);
  }
  return covers;
}

// What the hands must be besides announced rightly: after a Hochzeit the declarer has no trump.
bool Arises(const Deal& deal, const reference::Rulebook& rules) {
  if (deal.contract().parties() != Parties::kPair) return true;
  if (*deal.contract().partner() == deal.declarer) return false;
  for (Card card : deal.hands[deal.declarer]) {
    if (rules.GroupOf(card) == 'T') return false;
  }
  return true;
}

// Gives the declarer what his contract demands, so that drawing hands does not take for ever.
void Arrange(const Contract& contract, Deck deck, std::size_t hand_size, Cards& pack,
             Random& random) {
  const reference::Rulebook rules(contract, deck);
  const auto prefer = [&](auto wanted) { std::stable_partition(pack.begin(), pack.end(), wanted); };
  const std::string_view name = contract.row().name;
  if (contract.parties() == Parties::kPair) {
    prefer([&](Card card) { return rules.GroupOf(card) != 'T'; });
  } else if (name == "wesele" || name == "cicha") {
    const Cards old = reference::Read("EO GO");
    prefer([&](Card card) { return card == old[0] || card == old[1]; });
  } else if (name == "muss") {
    const Rank rank = contract.called_card()->rank();
    Cards must = reference::Read("EO");
    if (rank != Rank::kSau || random.Below(2) == 0) {
      for (Card card : reference::Read("EA GA SA")) must.push_back(card);
    }
    if (rank == Rank::kKing) {
      for (Card card : reference::Read("EZ GZ SZ")) must.push_back(card);
    }
    std::erase(must, *contract.called_card());
    if (must.size() > hand_size) must.resize(hand_size);
    const Cards trumps = rules.trumps();
    const auto wanted = [&](Card card) {
      return std::find(must.begin(), must.end(), card) != must.end();
    };
    prefer([&](Card card) { return wanted(card) || rules.GroupOf(card) == 'T'; });
    prefer(wanted);
  }
}

}  // namespace

Deal RandomDeal(const Contract& contract, Deck deck, Tilt tilt, Random& random, int seats) {
  const reference::Rulebook rules(contract, deck);
  const auto hand_size = static_cast<std::size_t>(HandSize(deck, seats));
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
    Arrange(contract, deck, hand_size, pack, random);
    Deal deal{Game(contract, {deck, seats}),
              Seat(static_cast<int>(random.Below(static_cast<std::uint64_t>(seats)))),
              {}};
    for (std::size_t i = 0; i < pack.size(); ++i) {
      const int seat = (deal.declarer.index() + static_cast<int>(i / hand_size)) % seats;
      deal.hands[Seat(seat)].Insert(pack[i]);
    }
    if (seats == 2) deal.covers = RandomCovers(deal.hands, random);
    if (contract.parties() == Parties::kOld) {
      while (!deal.hands[deal.declarer].Contains(Card(Suit::kEichel, Rank::kOber))) {
        deal.declarer = deal.declarer.Next();
      }
    }
    const Cards hand(pack.begin(), pack.begin() + static_cast<std::ptrdiff_t>(hand_size));
    if (rules.MayAnnounce(hand) && Arises(deal, rules)) return deal;
  }
}

Deal Under(Deal deal, const RuleOptions& options) {
  const Contract contract = deal.contract();
  if (ContractUnder(contract, options) == contract) {
    deal.game = Game(contract, {deal.deck(), deal.seats(), options});
  }
  return deal;
}

Position RandomPlay(const Deal& deal, int plies, bool keep_open, Random& random) {
  Position position(deal);
  int retries = keep_open ? 400 : 0;
  while (static_cast<int>(position.played().size()) < plies) {
    position.Play(AnyOf(position.LegalPlays(), random));
    if (retries > 0 && position.trick().empty() && Settled(position)) {
      for (int i = 0; i < position.seats(); ++i) position.Undo();
      --retries;
    }
  }
  return position;
}

}  // namespace schafkopf
