#include "engine/play/past_fault.h"

#include <algorithm>
#include <bitset>
#include <cstddef>
#include <numeric>
#include <vector>

namespace schafkopf {
namespace {

SeatSet Without(SeatSet seats, SeatSet others) {
  SeatSet rest;
  for (Seat seat : kSeats) {
    if (seats.Contains(seat) && !others.Contains(seat)) rest = rest | SeatSet::Of(seat);
  }
  return rest;
}

Seat FirstOf(SeatSet seats) { return SeatsOf(seats).front(); }

// What all of `side` has of something together.
template <class Number>
Number SumOf(const PerSeat<Number>& numbers, SeatSet side) {
  Number sum{};
  for (Seat seat : kSeats) {
    if (side.Contains(seat)) sum += numbers[seat];
  }
  return sum;
}

int TricksOver(const DealParts& parts, const Table& table) {
  return table.hand_size() - parts.hands[Seat(0)].size();
}

// Whether a game asks for points, so that they have to be told.
bool CountsPoints(const Contract& contract) {
  return contract.objective() == Objective::kPoints ||
         contract.objective() == Objective::kFewestPoints;
}

// Whether so many of the cards have exactly so many points.
bool CanBeWorth(CardSet gone, int cards, int points) {
  // By how many were chosen: the sums that they come to.
  constexpr int kMostPoints = 120;
  std::vector<std::bitset<kMostPoints + 1>> sums(static_cast<std::size_t>(cards) + 1);
  sums[0].set(0);
  for (Card card : gone) {
    const auto worth = static_cast<std::size_t>(PointsOf(card).count());
    for (std::size_t chosen = sums.size() - 1; chosen > 0; --chosen) {
      sums[chosen] |= sums[chosen - 1] << worth;
    }
  }
  return sums.back().test(static_cast<std::size_t>(points));
}

// Each side that counts its own points.
std::vector<SeatSet> SidesOf(const DealParts& parts, int seats, SeatSet declarers) {
  if (parts.contract.parties() != Parties::kEach) {
    return {declarers, Without(Everybody(seats), declarers)};
  }
  std::vector<SeatSet> sides;
  for (int seat = 0; seat < seats; ++seat) sides.push_back(SeatSet::Of(Seat(seat)));
  return sides;
}

PastFault FaultOfHands(const DealParts& parts, const Table& table) {
  const int size = parts.hands[Seat(0)].size();
  if (size == 0 || size > table.hand_size()) {
    return {.kind = PastFault::Kind::kHand,
            .seat = Seat(0),
            .least = std::clamp(size, 1, table.hand_size())};
  }
  for (int seat = 1; seat < table.seats; ++seat) {
    if (parts.hands[Seat(seat)].size() != size) {
      return {.kind = PastFault::Kind::kHand, .seat = Seat(seat), .least = size};
    }
  }
  return {};
}

// Each covered card lies under one of its own hand.
bool AreCoversHeld(const DealParts& parts, int seats) {
  const CardSet below = parts.covers.below();
  if (seats != 2) return below.empty();
  CardSet held;
  for (const CardSet& hand : parts.hands) {
    held |= hand;
    CardSet tops;
    for (Card card : hand& below) tops.Insert(*parts.covers.TopOf(card));
    if (!(hand - below).Contains(tops) || tops.size() != (hand & below).size()) return false;
  }
  return held.Contains(below);
}

// What the declarer's hand and the cards that are gone say of his bid.
BidObstacle ObstacleLeft(const DealParts& parts, const Table& table, CardSet gone) {
  const Contract& contract = parts.contract;
  const CardSet hand = parts.hands[parts.declarer];
  const CardSet dealt = hand | gone;  // at most
  if (!IsPlayedWith(contract.row(), table.deck)) return BidObstacle::kOtherDeck;
  const BidObstacle by_table = ObstacleByTable(contract, table.options);
  if (by_table != BidObstacle::kNone) return by_table;
  if (contract.muss_card() && !dealt.Contains(*contract.muss_card())) {
    return BidObstacle::kLacksMussCard;
  }
  if (const auto called = contract.called_card()) {
    if (hand.Contains(*called)) return BidObstacle::kHoldsCalledSau;
    const bool by_muss = contract.row().special.forced || called->rank() != Rank::kSau;
    if (!by_muss && !dealt.Intersects(CompanionsOfCalled(contract))) {
      return BidObstacle::kNoCardOfCalled;
    }
  }
  if (contract.objective() == Objective::kHoldTop &&
      (table.seats == 2 || !HighestHand(Game(contract, table)).Contains(hand))) {
    return BidObstacle::kLacksHighestTrumps;
  }
  const bool lacks_old = contract.row().special.needs_old && !dealt.Contains(kOldCards);
  return lacks_old ? BidObstacle::kLacksOld : BidObstacle::kNone;
}

DealFault DealFaultLeft(const DealParts& parts, const Table& table, CardSet gone) {
  using enum DealFault::Kind;
  const Contract& contract = parts.contract;
  if (!AreCoversHeld(parts, table.seats)) return {kCovers};
  if (!IsPlayedAt(contract.row(), table.seats, table.options)) return {kPlayers};
  if (parts.declarer.index() >= table.seats) return {kDeclarer};
  if (contract.partner() == parts.declarer) return {kPartner};
  const BidObstacle obstacle = ObstacleLeft(parts, table, gone);
  if (obstacle != BidObstacle::kNone) return {kBid, obstacle};
  if (!contract.partner()) return {};
  const int trumps = (parts.hands[parts.declarer] & TrumpsOf(contract)).size();
  const int most = contract.gives_trump_back() ? 1 : 0;
  return trumps > most ? DealFault{kNotExchanged, BidObstacle::kNone, trumps, most} : DealFault{};
}

// Whether the points of each side can be those of so many tricks.
PastFault FaultOfPoints(const Past& past, const std::vector<SeatSet>& sides, CardSet gone,
                        int seats) {
  const auto fault = [&](SeatSet side, int tricks) -> PastFault {
    const int points = SumOf(past.points, side).count();
    const PointReach reach = ReachOf(gone, tricks * seats);
    const bool within = reach.least <= points && points <= reach.most;
    if (within && CanBeWorth(gone, tricks * seats, points)) return {};
    return {.kind = within ? PastFault::Kind::kSum : PastFault::Kind::kReach,
            .seat = FirstOf(side),
            .least = reach.least,
            .most = reach.most};
  };
  if (past.counts_tricks) {
    for (SeatSet side : sides) {
      if (const PastFault found = fault(side, SumOf(past.tricks, side))) return found;
    }
    return {};
  }
  // Two sides, of which each has some or none.
  const int over = SumOf(past.tricks, sides[0] | sides[1]);
  const int least = SumOf(past.tricks, sides[0]) > 0 ? 1 : 0;
  const int most = over - (SumOf(past.tricks, sides[1]) > 0 ? 1 : 0);
  for (int tricks = least; tricks <= most; ++tricks) {
    if (!fault(sides[0], tricks)) return {};
  }
  return fault(sides[0], std::max(most, 0));
}

// Whether the called suit can have been led, the called card be still in hand.
bool CanBeLed(const DealParts& parts, const Game& game, CardSet gone) {
  const CalledCard& called = game.called();
  if (!(gone & called.suit).empty() && gone.Intersects(called.card)) return true;
  if ((gone & called.suit).empty()) return false;
  CardSet elsewhere;
  for (const CardSet& hand : parts.hands) {
    if (!hand.Intersects(called.card)) elsewhere |= hand;
  }
  const int most = ((CardsOf(game.deck()) & called.suit) - elsewhere).size();
  return most >= game.duties().runaway_min;
}

}  // namespace

PointReach ReachOf(CardSet cards, int count) {
  std::vector<int> worths;
  for (Card card : cards) worths.push_back(PointsOf(card).count());
  std::ranges::sort(worths);
  return {std::accumulate(worths.begin(), worths.begin() + count, 0),
          std::accumulate(worths.end() - count, worths.end(), 0)};
}

CardSet GoneFrom(const Hands& hands, Deck deck) {
  CardSet gone = CardsOf(deck);
  for (const CardSet& hand : hands) gone -= hand;
  return gone;
}

std::optional<SeatSet> ShownSide(const DealParts& parts, Deck deck) {
  const CardSet gone = GoneFrom(parts.hands, deck);
  const Contract& contract = parts.contract;
  CardSet telling;  // cards that must be seen
  if (const auto called = contract.called_card()) telling = CardSet::Of(*called);
  if (contract.parties() == Parties::kOld) telling = kOldCards;
  if (contract.parties() == Parties::kHighestUnter) {
    for (Suit suit : kSuits) {
      const Card unter(suit, Rank::kUnter);
      telling.Insert(unter);
      if (!parts.hands[parts.declarer].Contains(unter)) break;
    }
  }
  if (telling.Intersects(gone)) return std::nullopt;
  const Table table(deck, SeatsOf(parts.hands));
  return DeclarerSide(Deal{Game(contract, table), parts.declarer, parts.hands, parts.covers, {}});
}

void GuessTricks(const DealParts& parts, const Table& table, SeatSet declarers, Past& past) {
  const int over = TricksOver(parts, table);
  if (past.counts_tricks || over <= 0) return;
  SeatSet takers = SeatSet::Of(past.leader);
  for (Seat seat : kSeats) {
    if (past.points[seat] > Points(0)) takers = takers | SeatSet::Of(seat);
  }
  if (!past.counts_points) {
    const bool declarers_have = parts.contract.objective() != Objective::kNoTricks;
    const SeatSet side = declarers_have ? declarers : Without(Everybody(table.seats), declarers);
    if (Without(takers, side) == takers) takers = takers | SeatSet::Of(FirstOf(side));
  }
  int left = over;
  for (Seat seat : SeatsOf(takers)) left -= past.tricks[seat] = 1;
  past.tricks[past.leader] += std::max(left, 0);
}

PastFault FaultOf(const DealParts& parts, const Table& table, const Past& past, HandsTold hands) {
  using enum PastFault::Kind;
  if (const PastFault fault = FaultOfHands(parts, table)) return fault;
  const CardSet gone = GoneFrom(parts.hands, table.deck);
  if (const DealFault fault = DealFaultLeft(parts, table, gone)) {
    return {.kind = kDeal, .deal = fault};
  }
  const bool each = parts.contract.parties() == Parties::kEach;
  const auto shown = ShownSide(parts, table.deck);
  const SeatSet told = past.side;
  const bool hidden = hands == HandsTold::kSome;
  const bool by_unter = parts.contract.parties() == Parties::kHighestUnter;
  if (!shown && told == SeatSet() && !(hidden && by_unter)) return {.kind = kPartner};
  if (shown && told != SeatSet() && told != *shown && !hidden) {
    return {.kind = kPartner, .side = *shown};
  }
  const SeatSet alone = SeatSet::Of(parts.declarer);
  const SeatSet declarers = told != SeatSet() ? told : shown.value_or(alone);

  const int over = TricksOver(parts, table);
  const SeatSet all = Everybody(table.seats);
  if ((each && over > 0 && !past.counts_tricks) || SumOf(past.tricks, all) != over) {
    return {.kind = kTricks, .least = over};
  }
  const bool needed = CountsPoints(parts.contract) && over > 0;
  const Points of_gone = PointsOf(gone);
  if (past.counts_points ? SumOf(past.points, all) != of_gone : needed) {
    return {.kind = kPoints, .least = of_gone.count()};
  }
  const std::vector<SeatSet> sides = SidesOf(parts, table.seats, declarers);
  if (past.counts_points) {
    if (const PastFault fault = FaultOfPoints(past, sides, gone, table.seats)) return fault;
  }
  const Game game(parts.contract, table);
  const Seat first = game.FirstLeader(parts.declarer);
  const auto leads =
      std::ranges::find_if(sides, [&](SeatSet side) { return side.Contains(past.leader); });
  if (leads == sides.end()) return {.kind = kLeader, .seat = first};
  if (over == 0 ? past.leader != first : SumOf(past.tricks, *leads) == 0) {
    return {.kind = kLeader, .seat = over == 0 ? first : past.leader, .least = over};
  }
  const bool can_be_led = parts.contract.called_card() && (hidden || CanBeLed(parts, game, gone));
  if (past.called_led && !can_be_led) {
    return {.kind = kCalledLed};
  }
  return {};
}

}  // namespace schafkopf
