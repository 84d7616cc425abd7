#include "tests/support/proof.h"

#include <algorithm>
#include <cassert>

namespace schafkopf {
namespace {

int Count(CardSet cards) { return PointsOf(cards).count(); }

}  // namespace

Proof::Proof(const Position& position) : position_(position) {
  for (Card card : CardSet::All()) {
    for (Card other : CardSet::All()) {
      if (other != card && position.order().Beats(other, card)) {
        beaters_[static_cast<std::size_t>(card.index())].Insert(other);
      }
    }
  }
}

CardSet Proof::HandsOf(SeatSet side) const {
  CardSet cards;
  for (Seat seat : kSeats) {
    if (side.Contains(seat)) cards |= position_.hand(seat);
  }
  return cards;
}

std::optional<bool> Proof::Reaches(Value threshold, std::uint64_t node_limit) {
  stop_at_ = node_limit > kNoLimit - nodes_ ? kNoLimit : nodes_ + node_limit;
  const bool reached = ReachesWithoutLimit(threshold);
  if (nodes_ >= stop_at_) return std::nullopt;
  return reached;
}

bool Proof::ReachesWithoutLimit(Value threshold) {
  const SeatSet declarers = DeclarerSide(position_.deal());
  const SeatSet enemies = declarers.Complement();
  const auto takes_all = [&](SeatSet side) {
    attackers_ = side;
    return position_.tricks(side.Complement()) == 0 && Search(Goal::kAllTricks, 0, 0);
  };
  const auto takes_none = [&](SeatSet side) {
    attackers_ = side;
    return position_.tricks(side) == 0 && Search(Goal::kNoTricks, 0, 0);
  };
  switch (position_.deal().contract().objective()) {
    case Objective::kAllTricks:
      return threshold < Value(1) || (threshold == Value(1) && takes_all(declarers));
    case Objective::kNoTricks:
      return threshold < Value(1) || (threshold == Value(1) && takes_none(declarers));
    case Objective::kHoldTop:
    case Objective::kPoints:
    case Objective::kFewestPoints:
      break;
  }
  if (threshold <= kNoTrickTaken) return true;
  if (threshold == Value(0)) return !takes_all(enemies);
  if (threshold == kAllTricksTaken) return takes_all(declarers);
  if (threshold > kAllTricksTaken) return false;
  attackers_ = declarers;
  const int taken = position_.points(declarers).count();
  const int left = 120 - taken - position_.points(enemies).count();
  return Search(Goal::kPoints, threshold.count() - taken, left);
}

std::optional<bool> Proof::Confirms(Value value, std::uint64_t node_limit) {
  const auto reached = Reaches(value, node_limit);
  if (!reached || !*reached) return reached;
  const auto exceeded = Reaches(value + Value(1), node_limit);
  if (!exceeded) return std::nullopt;
  return !*exceeded;
}

bool Proof::Search(Goal goal, int needed, int left) {
  if (nodes_ >= stop_at_) return false;
  ++nodes_;
  if (position_.trick().empty()) {
    if (const auto settled = Settled(goal, needed, left)) return *settled;
  }
  const bool attacking = attackers_.Contains(position_.to_move());
  const Moves moves = OrderedMoves(goal);
  for (std::size_t i = 0; i < moves.count; ++i) {
    const Card card = moves.list[i].card;
    int in_trick = PointsOf(card).count();
    for (Card earlier : position_.trick()) in_trick += PointsOf(earlier).count();
    position_.Play(card);
    bool reached = false;
    if (!position_.trick().empty()) {
      reached = Search(goal, needed, left);
    } else {
      const bool taken = attackers_.Contains(position_.leader());
      if (goal == Goal::kPoints || taken == (goal == Goal::kAllTricks)) {
        reached = Search(goal, taken ? needed - in_trick : needed, left - in_trick);
      }
    }
    position_.Undo();
    if (reached == attacking) return reached;
  }
  return !attacking;
}

std::optional<bool> Proof::Settled(Goal goal, int needed, int left) const {
  if (goal == Goal::kPoints) {
    if (needed <= 0) return true;
    if (needed > left) return false;
  }
  if (position_.finished()) return goal != Goal::kPoints;

  const SeatSet defenders = attackers_.Complement();
  const CardSet sure_ours = SureTrumps(attackers_);
  const CardSet sure_theirs = SureTrumps(defenders);
  if (goal == Goal::kNoTricks) {
    if (!sure_ours.empty()) return false;
    return std::nullopt;
  }
  const bool attackers_lead = attackers_.Contains(position_.leader());
  const CardSet cash = Cashable();
  if (cash == position_.hand(position_.leader())) return attackers_lead;
  if (goal == Goal::kAllTricks) {
    if (!sure_theirs.empty() || (!attackers_lead && !cash.empty())) return false;
    return std::nullopt;
  }
  const int thrown = Cheapest(attackers_lead ? defenders : attackers_, cash.size());
  const int ours = Count(attackers_lead ? sure_ours | cash : sure_ours);
  const int theirs = Count(attackers_lead ? sure_theirs : sure_theirs | cash);
  if (ours + (attackers_lead ? thrown : 0) >= needed) return true;
  if (left - theirs - (attackers_lead ? 0 : thrown) < needed) return false;
  return std::nullopt;
}

// The trumps of a side that no trump of the other side beats: whenever one of them is played, the
// trick is its side's.
CardSet Proof::SureTrumps(SeatSet side) const {
  const CardSet trumps = position_.order().trumps();
  const CardSet enemy = HandsOf(side.Complement()) & trumps;
  CardSet sure;
  for (Card card : HandsOf(side) & trumps) {
    if (!beaters(card).Intersects(enemy)) sure.Insert(card);
  }
  return sure;
}

// The cards that the leader can lead one after the other and win with, whatever anybody plays: his
// top trumps; in a plain suit his top cards, as long as everybody who has a trump must follow, or
// without end if the top trumps draw all others.
CardSet Proof::Cashable() const {
  const Seat leader = position_.leader();
  const CardSet hand = position_.hand(leader);
  const CardSet trumps = position_.order().trumps();
  const CardSet others = HandsOf(SeatSet::Of(leader).Complement());
  CardSet cash;
  for (Card card : hand& trumps) {
    if (!beaters(card).Intersects(others)) cash.Insert(card);
  }
  const int drawn = cash.size();
  for (Suit suit : kSuits) {
    const CardSet plain = position_.order().PlainSuit(suit);
    int rounds = kCardCount;
    for (Seat seat : kSeats) {
      const CardSet other = position_.hand(seat);
      if (seat != leader && (other & trumps).size() > drawn) {
        rounds = std::min(rounds, (other & plain).size());
      }
    }
    for (Card card : hand& plain) {
      if (rounds > 0 && !(beaters(card) & plain).Intersects(others)) {
        cash.Insert(card);
        --rounds;
      }
    }
  }
  return cash;
}

// The least that the seats of `side` can add to `tricks` tricks.
int Proof::Cheapest(SeatSet side, int tricks) const {
  int sum = 0;
  for (Seat seat : kSeats) {
    if (!side.Contains(seat)) continue;
    int more = tricks;
    for (Rank rank : {Rank::kSeven, Rank::kEight, Rank::kNine, Rank::kUnter, Rank::kOber,
                      Rank::kKing, Rank::kTen, Rank::kSau}) {
      const int count = std::min(more, (position_.hand(seat) & RankCards(rank)).size());
      sum += count * PointsOf(Card(Suit::kHerz, rank)).count();
      more -= count;
    }
  }
  return sum;
}

Proof::Moves Proof::OrderedMoves(Goal goal) const {
  Moves moves;
  for (Card card : position_.LegalPlays()) {
    const Outlook outlook = OutlookAfter(card);
    const Move move{card, ScoreOf(goal, card, outlook)};
    bool listed = false;
    for (std::size_t i = 0; i < moves.count && !listed; ++i) {
      Move& other = moves.list[i];
      if (!AreNeighbours(other.card, card)) continue;
      const Points gain = PointsOf(card) - PointsOf(other.card);
      if (goal != Goal::kPoints || gain == Points(0)) {
        listed = true;
      } else if (outlook.ours || outlook.theirs) {
        // Both cards leave the trick to the same side and are as strong as each other later on:
        // the points are best brought home now, or kept back.
        listed = true;
        if (outlook.ours == (gain > Points(0))) other = move;
      }
    }
    if (!listed) moves.list[moves.count++] = move;
  }
  std::stable_sort(moves.list.begin(),
                   moves.list.begin() + static_cast<std::ptrdiff_t>(moves.count),
                   [](const Move& a, const Move& b) { return a.score > b.score; });
  return moves;
}

// Whether two own cards take and lose the same tricks, now and later: no card that anybody else
// holds or has played to this trick stands between them.
bool Proof::AreNeighbours(Card a, Card b) const {
  if (position_.called().card.Contains(a) || position_.called().card.Contains(b)) return false;
  const CardOrder& order = position_.order();
  if (!order.GroupOf(a).Contains(b)) return false;
  CardSet live = HandsOf(SeatSet::Of(position_.to_move()).Complement());
  for (Card card : position_.trick()) live.Insert(card);
  const CardSet between = order.Beats(a, b) ? beaters(b) - beaters(a) : beaters(a) - beaters(b);
  return !(between - CardSet{a, b}).Intersects(live);
}

Proof::Outlook Proof::OutlookAfter(Card card) const {
  const CardOrder& order = position_.order();
  const auto trick = position_.trick();
  const Seat mover = position_.to_move();
  const SeatSet side = attackers_.Contains(mover) ? attackers_ : attackers_.Complement();
  Card best = card;
  bool ours_now = true;
  if (!trick.empty()) {
    const std::size_t at = WinnerOf(trick, order);
    if (!order.Beats(card, trick[at])) {
      best = trick[at];
      const int behind = static_cast<int>(at);
      ours_now = side.Contains(Seat((position_.leader().index() + behind) % position_.seats()));
    }
  }
  const CardSet led = order.GroupOf(trick.empty() ? card : trick.front());
  bool enemy_beats = false;
  bool friend_beats = false;
  for (Seat seat = mover.Next(); seat != position_.leader(); seat = seat.Next()) {
    const CardSet hand = position_.hand(seat);
    const CardSet may = hand.Intersects(led) ? hand & led : hand;
    if (may.Intersects(beaters(best))) (side.Contains(seat) ? friend_beats : enemy_beats) = true;
  }
  return {.ours = ours_now && !enemy_beats,
          .theirs = !ours_now && !friend_beats,
          .contested = enemy_beats && friend_beats};
}

// How promising a card is: sure tricks first, the richest of them; then what a friend may take
// over; then what costs least. Where the attackers want no trick: the strongest card that surely
// leaves the trick to the others.
int Proof::ScoreOf(Goal goal, Card card, const Outlook& outlook) const {
  int points = PointsOf(card).count();
  const int cost = 4 * points;
  for (Card earlier : position_.trick()) points += PointsOf(earlier).count();
  const int weakness = beaters(card).size();
  if (goal == Goal::kNoTricks) {
    if (outlook.ours) return -weakness;
    return (outlook.theirs ? 100 : 50) - weakness;
  }
  if (outlook.ours) return 100 + 4 * points + weakness / 4;
  if (outlook.contested) return 50 - points + weakness;
  if (!outlook.theirs) return 80 + points + weakness;
  return 40 - cost + weakness;
}

}  // namespace schafkopf
