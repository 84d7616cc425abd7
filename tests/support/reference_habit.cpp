#include "tests/support/reference_habit.h"

#include <algorithm>
#include <cmath>

#include "engine/play/card_order.h"
#include "solver/habits/habit_game.h"

namespace schafkopf {
namespace {

double Tens(CardSet cards) { return PointsOf(cards).count() / 10.0; }
double Tens(Card card) { return PointsOf(card).count() / 10.0; }
double If(bool condition) { return condition ? 1.0 : 0.0; }
double Capped(int count, int most) { return std::min(count, most) / static_cast<double>(most); }

// Fills traits one after the other.
class Row {
 public:
  void Add(double value) { traits_[next_++] = value; }
  CardTraits traits() const { return traits_; }

 private:
  CardTraits traits_{};
  std::size_t next_ = 0;
};

}  // namespace

ReferenceWitness::ReferenceWitness(const Position& position) {
  const CardOrder& order = position.order();
  trumps_ = order.trumps();
  for (Suit suit : kSuits) groups_[static_cast<std::size_t>(suit)] = order.PlainSuit(suit);
  groups_[4] = trumps_;
  CardSet better;
  std::size_t group = 4;
  const CardSet deck = CardsOf(position.deal().deck());
  for (Card card : order.best_first()) {
    if (GroupNumber(card) != group) better = {};
    group = GroupNumber(card);
    higher_[static_cast<std::size_t>(card.index())] = better;
    if (deck.Contains(card)) better.Insert(card);
  }
  if (position.called().card.empty()) {
    for (Seat seat : kSeats) {
      if (seat == position.deal().declarer) continue;
      if (!DeclarerSide(position.deal()).Contains(seat)) continue;
      partner_ = seat;
      partner_shown_ = true;
    }
    return;
  }
  for (Seat seat : kSeats) {
    if (position.held(seat).Contains(position.called().card)) partner_ = seat;
  }
}

void ReferenceWitness::Note(const Position& before, Card card) {
  const Seat seat = before.to_move();
  const std::size_t group = GroupNumber(card);
  if (before.trick().empty()) {
    led_[group] = true;
    if (seat != before.deal().declarer) led_by_opponents_[group] = true;
  } else {
    const std::size_t led = GroupNumber(before.trick().front());
    if (led != group) void_[seat][led] = true;
  }
  if (before.called().card.Contains(card)) partner_shown_ = true;
}

ReferenceWitness::Relation ReferenceWitness::RelationOf(const Position& position, Seat seat,
                                                        Seat other) const {
  const Seat declarer = position.deal().declarer;
  if (!partner_) {
    return (seat == declarer) == (other == declarer) ? Relation::kFriend : Relation::kFoe;
  }
  const auto declares = [&](Seat who) { return who == declarer || who == *partner_; };
  if (partner_shown_ || seat == *partner_ || other == declarer) {
    if (seat == declarer && other == declarer) return Relation::kFriend;
    return declares(seat) == declares(other) ? Relation::kFriend : Relation::kFoe;
  }
  const auto called_suit = static_cast<std::size_t>(position.called().card.Highest().suit());
  if (IsVoid(other, called_suit)) {
    return seat == declarer ? Relation::kFoe : Relation::kFriend;
  }
  return Relation::kUnknown;
}

std::size_t ReferenceWitness::HabitOf(const Position& position) const {
  const Seat seat = position.to_move();
  const Contract& contract = position.deal().contract();
  std::size_t row = 0;
  if (partner_) {
    row = seat == position.deal().declarer ? 0 : seat == *partner_ ? 1 : 2;
  } else {
    row = (contract.trump_suit() ? 3u : 5u) + (seat == position.deal().declarer ? 0u : 1u);
  }
  return 2 * row + (position.trick().empty() ? 0 : 1);
}

CardTraits ReferenceWitness::LeadTraits(const Position& position, Card card) const {
  const Seat me = position.to_move();
  const Seat declarer = position.deal().declarer;
  const CardSet hand = position.held(me);
  CardSet unseen;
  for (Seat seat : kSeats) {
    if (seat != me) unseen |= position.held(seat);
  }
  const std::size_t number = GroupNumber(card);
  const CardSet group = groups_[number];
  const bool trump = number == 4;
  const CardSet higher = unseen & higher_[static_cast<std::size_t>(card.index())];
  const bool boss = higher.empty();
  const int trumps_out = (unseen & trumps_).size();
  const CardSet own = hand & group;
  const CardSet out = unseen & group;
  const CardSet own_higher = hand & higher_[static_cast<std::size_t>(card.index())];
  const int tricks = position.deal().hand_size();
  const bool first = hand.size() == tricks;
  const int seats = position.seats();
  const bool declarer_next = (me.index() + 1) % seats == declarer.index();
  const bool declarer_last = (me.index() + seats - 1) % seats == declarer.index();
  bool foe_void = false;
  bool friend_void = false;
  for (Seat seat : kSeats) {
    if (seat == me || !IsVoid(seat, number)) continue;
    const bool ruffs = !IsVoid(seat, 4) && trumps_out > 0;
    const Relation relation = RelationOf(position, me, seat);
    if (ruffs && relation == Relation::kFriend) friend_void = true;
    if (ruffs && relation != Relation::kFriend) foe_void = true;
  }
  const bool called = position.called().suit.Contains(card) && !position.called_suit_led();
  Row row;
  row.Add(If(trump));
  row.Add(If(trump && boss));
  row.Add(trump ? Capped(trumps_out, 8) : 0);
  row.Add(trump ? Capped(own.size(), 8) : 0);
  row.Add(trump ? Capped(higher.size(), 4) : 0);
  row.Add(trump ? Tens(card) : 0);
  row.Add(trump ? If(own_higher.empty()) : 0);
  row.Add(trump ? If((own - CardSet::Of(card) - own_higher).empty()) : 0);
  row.Add(trump ? If(trumps_out == 0) : 0);
  row.Add(trump ? If(first) : 0);
  row.Add(trump && boss ? Capped(trumps_out, 4) : 0);
  row.Add(trump && declarer_next ? 1 : 0);
  row.Add(trump && declarer_last ? 1 : 0);
  const bool plain = !trump;
  row.Add(If(plain && boss));
  row.Add(plain && boss ? Capped(out.size(), 5) : 0);
  row.Add(If(plain && boss && led_[number]));
  row.Add(If(plain && boss && trumps_out == 0));
  row.Add(If(plain && boss && first));
  row.Add(plain && boss ? Tens(card) : 0);
  row.Add(plain && !boss ? Tens(card) : 0);
  row.Add(plain ? Capped(own.size(), 4) : 0);
  row.Add(If(plain && own.size() == 1));
  row.Add(If(plain && led_[number]));
  row.Add(If(plain && out.empty()));
  row.Add(If(plain && foe_void));
  row.Add(If(plain && friend_void));
  row.Add(plain && foe_void ? Tens(card) : 0);
  row.Add(If(plain && !boss && !own_higher.empty() && higher.Intersects(out)));
  row.Add(If(plain && called));
  row.Add(If(called && position.called().card.Contains(card)));
  row.Add(If(plain && declarer_next));
  row.Add(If(plain && declarer_last));
  row.Add(plain && declarer_next ? Tens(card) : 0);
  row.Add(plain && declarer_last ? Tens(card) : 0);
  row.Add(plain ? Capped(trumps_out, 4) : 0);
  row.Add(If(plain && led_by_opponents_[number]));
  row.Add(plain && declarer_last ? If(boss) : 0);
  row.Add(plain && declarer_next ? If(boss) : 0);
  row.Add(If(plain && IsVoid(declarer, number)));
  row.Add(If(plain && !(own - CardSet::Of(card)).empty() && own_higher.empty() && !boss));
  row.Add(plain && !boss && higher.size() == 1 ? Tens(card) : 0);
  row.Add(plain && boss && !declarer_next && !declarer_last ? 1 : 0);
  row.Add(plain ? Capped((hand & trumps_).size(), 5) : 0);
  row.Add(If(plain && first));
  return row.traits();
}

CardTraits ReferenceWitness::FollowTraits(const Position& position, Card card,
                                          CardSet legal) const {
  const Seat me = position.to_move();
  const Seat declarer = position.deal().declarer;
  const CardOrder& order = position.order();
  const CardSet hand = position.held(me);
  CardSet unseen;
  for (Seat seat : kSeats) {
    if (seat != me) unseen |= position.held(seat);
  }
  const auto trick = position.trick();
  const std::size_t best = WinnerOf(trick, order);
  const Card best_card = trick[best];
  const int seats = position.seats();
  const Seat winner((position.leader().index() + static_cast<int>(best)) % seats);
  const std::size_t led = GroupNumber(trick.front());
  const std::size_t number = GroupNumber(card);
  const bool trump = number == 4;
  const bool beats = order.Beats(card, best_card);
  const int behind = seats - 1 - static_cast<int>(trick.size());
  bool declarer_behind = false;
  bool foe_behind = false;
  bool ruffer_behind = false;
  for (int i = 1; i <= behind; ++i) {
    const Seat seat((me.index() + i) % seats);
    declarer_behind |= seat == declarer;
    const bool foe = RelationOf(position, me, seat) != Relation::kFriend;
    foe_behind |= foe;
    ruffer_behind |= foe && IsVoid(seat, led) && !IsVoid(seat, 4);
  }
  const bool last = behind == 0 || !foe_behind;
  const auto beaters = [&](Card of) {
    CardSet more = unseen & higher_[static_cast<std::size_t>(of.index())];
    return more;
  };
  const CardSet above = beaters(card);
  const bool trumpable = led != 4 && !trump && ruffer_behind && unseen.Intersects(trumps_);
  const bool secure = beats && (last || (above.empty() && !trumpable));
  const bool best_secure =
      last || (beaters(best_card).empty() && !(GroupNumber(best_card) != 4 && ruffer_behind));
  const Relation relation = RelationOf(position, me, winner);
  const bool ours = relation == Relation::kFriend;
  const bool unknown = relation == Relation::kUnknown;
  const bool theirs = relation == Relation::kFoe;
  CardSet on_table;
  for (Card played : trick) on_table.Insert(played);
  const double at_stake = Tens(on_table);
  const double points = Tens(card);
  const bool discard = number != led && !trump;
  const bool ruff = trump && led != 4;
  const CardSet own = hand & groups_[number];
  const CardSet rest = own - CardSet::Of(card);
  const CardSet own_higher = hand & higher_[static_cast<std::size_t>(card.index())];
  const int strength = (groups_[4] & (unseen | hand)).size();
  const int over = (above.size() + own_higher.size());
  const double strong = trump && strength > 0 ? 1 - over / static_cast<double>(strength) : 0;
  CardSet legal_beaters;
  for (Card other : legal) {
    if (order.Beats(other, best_card)) legal_beaters.Insert(other);
  }
  const bool cheapest =
      beats &&
      (legal_beaters - higher_[static_cast<std::size_t>(card.index())] - CardSet::Of(card)).empty();
  const bool dearest =
      beats && (legal_beaters & higher_[static_cast<std::size_t>(card.index())]).empty();
  const Card ten(card.suit(), Rank::kTen);
  const bool breaks_guard = discard && card != ten && own.Contains(ten) && own.size() == 2 &&
                            !(unseen & higher_[static_cast<std::size_t>(ten.index())]).empty();
  Row row;
  row.Add(If(beats && last && theirs));
  row.Add(beats && last && theirs ? at_stake : 0);
  row.Add(beats && last ? points : 0);
  row.Add(If(beats && !last && secure));
  row.Add(If(beats && !last && !secure));
  row.Add(beats && !last ? at_stake : 0);
  row.Add(beats && !last && secure ? points : 0);
  row.Add(beats && !last && !secure ? points : 0);
  row.Add(beats && !last ? Capped(above.size(), 4) : 0);
  row.Add(If(beats && ours));
  row.Add(If(beats && ours && best_secure));
  row.Add(If(beats && unknown));
  row.Add(!beats && ours ? points : 0);
  row.Add(!beats && ours && best_secure ? points : 0);
  row.Add(!beats && unknown ? points : 0);
  row.Add(!beats && theirs ? points : 0);
  row.Add(!beats && theirs && best_secure ? points : 0);
  row.Add(If(ruff && beats));
  row.Add(ruff && beats ? at_stake : 0);
  row.Add(If(ruff && !beats));
  row.Add(strong);
  row.Add(beats && last ? strong : 0);
  row.Add(!beats ? strong : 0);
  row.Add(ruff ? strong : 0);
  row.Add(discard ? points : 0);
  row.Add(If(discard && own.size() == 1));
  row.Add(discard ? Capped(own.size(), 4) : 0);
  row.Add(If(!trump && above.empty() && discard));
  row.Add(If(!trump && above.empty() && !discard));
  row.Add(If(breaks_guard));
  row.Add(If(discard && position.called().suit.Contains(card)));
  row.Add(If(discard && led_[number]));
  row.Add(If(cheapest));
  row.Add(If(dearest));
  row.Add(If(beats && declarer_behind));
  row.Add(!beats && declarer_behind ? points : 0);
  row.Add(beats && declarer_behind ? points : 0);
  row.Add(If(trump && card.suit() != position.deal().contract().trump_suit()) * If(trump) *
          If(beats));
  row.Add(
      If(!beats && !discard && (rest - higher_[static_cast<std::size_t>(card.index())]).empty()));
  row.Add(If(discard && IsVoid(declarer, number)));
  row.Add(If(position.called().card.Contains(card)));
  row.Add(!beats && ours && winner != declarer && declarer_behind ? points : 0);
  row.Add(beats ? Capped((hand & trumps_).size(), 5) * If(ruff) : 0);
  row.Add(beats && secure ? at_stake : 0);
  return row.traits();
}

CardTraits ReferenceWitness::TraitsOf(const Position& position, Card card, CardSet legal) const {
  return position.trick().empty() ? LeadTraits(position, card)
                                  : FollowTraits(position, card, legal);
}

std::vector<double> ReferenceChances(const Position& position, const ReferenceWitness& witness) {
  const CardTraits& weights = kHabitWeights[witness.HabitOf(position)];
  const CardSet legal = position.LegalPlays();
  std::vector<double> chances;
  for (Card card : legal) {
    const CardTraits traits = witness.TraitsOf(position, card, legal);
    double score = 0;
    for (std::size_t k = 0; k < kCardTraits; ++k) score += weights[k] * traits[k];
    chances.push_back(std::exp(std::clamp(kSharpness * score, -60.0, 60.0)));
  }
  return chances;
}

namespace {

Card Choose(const Position& position, const ReferenceWitness& witness, Random& random) {
  const CardSet legal = position.LegalPlays();
  if (legal.size() == 1) return legal.Highest();
  const std::vector<double> chances = ReferenceChances(position, witness);
  double sum = 0;
  for (double chance : chances) sum += chance;
  double draw = random.Fraction() * sum;
  auto chance = chances.begin();
  Card chosen;
  for (Card card : legal) {
    chosen = card;
    draw -= *chance++;
    if (draw < 0) break;
  }
  return chosen;
}

}  // namespace

Value ReferenceHabitGame(const Deal& deal, Random& random, Solver& solver) {
  Position position(deal);
  ReferenceWitness witness(position);
  const int exact = ExactTricks(deal.seats());
  while (!position.trick().empty() || position.hand(position.to_move()).size() > exact) {
    const Card card = Choose(position, witness, random);
    witness.Note(position, card);
    position.Play(card);
  }
  return solver.Solve(position);
}

BidTraits ReferenceBidTraits(const Contract& contract, CardSet hand, Deck deck, Seat seat) {
  const CardOrder order(contract);
  const CardSet cards = CardsOf(deck);
  const double size = hand.size();
  const CardSet trumps = hand & order.trumps();
  int run = 0;
  bool unbroken = true;
  int others_above = 0;  // trumps of the others
  int beaten = 0;        // sum over own trumps of the others' above it
  for (Card card : order.best_first()) {
    if (!order.trumps().Contains(card)) break;
    if (!cards.Contains(card)) continue;
    if (hand.Contains(card)) {
      beaten += others_above;
      run += unbroken ? 1 : 0;
    } else {
      ++others_above;
      unbroken = false;
    }
  }
  int aces = 0;
  int guarded_tens = 0;
  int bare_tens = 0;
  int losers = 0;
  int voids = 0;
  int backed = 0;  // low cards beside an ace
  for (Suit suit : kSuits) {
    const CardSet whole = order.PlainSuit(suit) & cards;
    if (whole.empty()) continue;
    const CardSet own = hand & whole;
    if (own.empty()) ++voids;
    const CardSet sau = CardSet::Of(Card(suit, Rank::kSau)) & whole;
    const CardSet ten = CardSet::Of(Card(suit, Rank::kTen)) & whole;
    const bool has_sau = hand.Intersects(sau);
    const bool has_ten = hand.Intersects(ten);
    aces += has_sau ? 1 : 0;
    if (has_ten) (has_sau ? guarded_tens : bare_tens) += 1;
    const int low = (own - sau - ten).size();
    losers += low;
    if (has_sau) backed += low;
  }
  const double share = trumps.size() / size;
  const double above = others_above > 0 ? beaten / (size * others_above) : 0;
  const bool leads = seat == Seat(0);
  const auto called = contract.called_card();
  const double called_length = called ? (hand & order.GroupOf(*called)).size() / 3.0 : 0;
  return {1,
          share,
          share * share,
          std::min(run, 4) / 4.0,
          above,
          share - above,
          aces / 3.0,
          losers / size,
          voids / 3.0,
          guarded_tens / size,
          bare_tens / size,
          backed / size,
          PointsOf(trumps).count() / 30.0,
          leads ? 1.0 : 0.0,
          leads ? aces / 3.0 : 0.0,
          share * aces,
          (hand & RankCards(Rank::kOber)).size() / 4.0,
          called_length};
}

}  // namespace schafkopf
