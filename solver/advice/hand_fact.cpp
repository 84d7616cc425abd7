#include "solver/advice/hand_fact.h"

#include <optional>
#include <utility>

namespace schafkopf {
namespace {

// Unseen trumps that are named one by one: the highest.
constexpr int kNamedTrumps = 2;
// Up to so many cards beside a Sau it is called short.
constexpr int kShortSau = 2;

// A seat, where what one of its cards says makes it one of a group.
struct Member {
  Seat seat;
  std::optional<HandTerm> if_so = {};
};
struct Group {
  Whose whose;
  std::vector<Member> members;
};

class Lister {
 public:
  explicit Lister(const SeatView& view)
      : view_(view), order_(view.game.order()), played_(CardsSeenOf(view).held) {
    unseen_ = CardsOf(view.game.deck()) - view.hand - view.gone;
    for (int i = 0; i < view.seats(); ++i) {
      const Seat seat(i);
      if (seat == view.seat) continue;
      others_.push_back({seat});
      unseen_ -= played_[seat];
    }
    for (Suit suit : kSuits) suits_ |= order_.PlainSuit(suit);
  }

  std::vector<HandFact> List() {
    FindGroups();
    const Group anyone{Whose::kAnyone, others_};
    for (Rank rank : kRanks) {
      const CardSet cards = unseen_ & RankCards(rank);
      if (order_.trumps().Contains(RankCards(rank)) && cards.size() == 2) AddApart(anyone, cards);
    }
    for (const Group& group : groups_) ListCounts(group);
    for (const Group& group : groups_) ListHolders(group);
    for (const Member& member : others_) ListHolders({Whose::kSeat, {member}});
    for (Card sau : unseen_& RankCards(Rank::kSau) & suits_) ListShort(anyone, sau);
    return std::move(facts_);
  }

 private:
  void AddGroup(Whose whose, std::vector<Member> members) {
    if (!members.empty()) groups_.push_back({whose, std::move(members)});
  }

  // Others but for two.
  std::vector<Member> OthersBut(Seat one, Seat two) const {
    std::vector<Member> members;
    for (const Member& member : others_) {
      if (member.seat != one && member.seat != two) members.push_back(member);
    }
    return members;
  }

  void FindGroups() {
    const Seat me = view_.seat;
    const Seat declarer = view_.declarer;
    switch (view_.contract().parties()) {
      case Parties::kSolo:
        if (me == declarer) return AddGroup(Whose::kOpponent, others_);
        AddGroup(Whose::kDeclarer, {{declarer}});
        return AddFellows(OthersBut(declarer, me));
      case Parties::kCall:
        return FindCalled();
      case Parties::kCross:
        return AddSides(declarer.Plus(2));
      case Parties::kPair:
        return AddSides(*view_.contract().partner());
      case Parties::kEach:
        return AddGroup(Whose::kOpponent, others_);
      case Parties::kOld:
      case Parties::kHighestUnter:
        return AddGroup(Whose::kAnyone, others_);
    }
  }

  void AddFellows(std::vector<Member> fellows) {
    const bool several = fellows.size() > 1 && !fellows.front().if_so;
    AddGroup(several ? Whose::kOneOfPartners : Whose::kPartner, std::move(fellows));
  }

  // Where it is known who plays with the declarer.
  void AddSides(Seat partner) {
    const Seat me = view_.seat;
    const Seat declarer = view_.declarer;
    if (me == declarer) {
      AddGroup(Whose::kPartner, {{partner}});
      AddGroup(Whose::kOpponent, OthersBut(partner, me));
      return;
    }
    AddGroup(Whose::kDeclarer, {{declarer}});
    if (me == partner) return AddGroup(Whose::kOpponent, OthersBut(declarer, me));
    AddGroup(Whose::kHisPartner, {{partner}});
    AddGroup(Whose::kPartner, OthersBut(declarer, partner));
  }

  void FindCalled() {
    const Seat me = view_.seat;
    const Seat declarer = view_.declarer;
    const Card called = *view_.contract().called_card();
    if (!unseen_.Contains(called)) {
      for (Seat seat : kSeats) {
        const CardSet shown = seat == me ? view_.hand : played_[seat];
        if (shown.Contains(called)) return AddSides(seat);
      }
    }
    std::vector<Member> with;
    std::vector<Member> against;
    for (Member member : OthersBut(declarer, me)) {
      member.if_so = HandTerm{member.seat, CardSet::Of(called), 1, 1};
      with.push_back(member);
      member.if_so = HandTerm{member.seat, CardSet::Of(called), 0, 0};
      against.push_back(member);
    }
    if (me == declarer) {
      AddGroup(Whose::kPartner, with);
      AddGroup(Whose::kOpponent, against);
    } else {
      AddGroup(Whose::kDeclarer, {{declarer}});
      AddGroup(Whose::kHisPartner, with);
      AddGroup(Whose::kPartner, against);
    }
    const FactKind is_partner = me == declarer ? FactKind::kIsPartner : FactKind::kIsHisPartner;
    for (const Member& member : OthersBut(declarer, me)) {
      Add({is_partner, Whose::kSeat, member.seat, FactCards::kCard, CardSet::Of(called)},
          {Whose::kSeat, {member}}, {{CardSet::Of(called), 1, 1}});
    }
  }

  // So many of some cards are left in a hand.
  struct Left {
    CardSet cards;
    int least;
    int most;
  };
  // A fact that holds where one of the group has all that is left so.
  void Add(HandFact fact, const Group& group, const std::vector<Left>& left) {
    for (const Member& member : group.members) {
      HandWay& way = fact.ways.emplace_back();
      if (member.if_so) way.Add(*member.if_so);
      for (const auto& [cards, least, most] : left) {
        const int gone = (played_[member.seat] & cards).size();
        way.Add({member.seat, cards, least == 0 ? 0 : least + gone, most + gone});
      }
    }
    facts_.push_back(std::move(fact));
  }
  static HandFact Of(FactKind kind, const Group& group, FactCards of, CardSet cards,
                     int count = 0) {
    return {kind, group.whose, group.members.front().seat, of, cards, count};
  }

  void AddApart(const Group& anyone, CardSet cards) {
    Add(Of(FactKind::kApart, anyone, FactCards::kRank, cards), anyone, {{cards, 1, 1}});
  }

  // `group_cards`: those of the whole game that the unseen ones belong to.
  void AddAtLeast(const Group& group, FactCards of, CardSet group_cards, int from) {
    const CardSet cards = unseen_ & group_cards;
    for (int count = from; count <= std::min(cards.size(), view_.held().size()); ++count) {
      Add(Of(FactKind::kAtLeast, group, of, cards, count), group,
          {{group_cards, count, kAnyNumber}});
    }
  }

  void ListCounts(const Group& group) {
    const CardSet trumps = unseen_ & order_.trumps();
    // Where all are Unter, that is what they are called.
    if (!trumps.empty() && !RankCards(trumps.Highest().rank()).Contains(trumps)) {
      AddAtLeast(group, FactCards::kTrumps, order_.trumps(), 1);
    }
    for (Rank rank : kRanks) {
      const bool are_trumps = order_.trumps().Contains(RankCards(rank));
      const CardSet cards = unseen_ & RankCards(rank) & (are_trumps ? trumps : suits_);
      if (cards.size() < 2 || !(are_trumps || rank == Rank::kSau)) continue;
      AddAtLeast(group, FactCards::kRank, cards, 1);
    }
    for (Suit suit : kSuits) ListSuit(group, order_.PlainSuit(suit));
  }

  void ListSuit(const Group& group, CardSet suit) {
    const CardSet cards = unseen_ & suit;
    if (cards.empty()) return;
    const Left none{suit, 0, 0};
    const Left trump{order_.trumps(), 1, kAnyNumber};
    if (!(unseen_ & order_.trumps()).empty()) {
      Add(Of(FactKind::kRuffs, group, FactCards::kSuit, cards), group, {none, trump});
    }
    Add(Of(FactKind::kVoid, group, FactCards::kSuit, cards), group, {none});
    AddAtLeast(group, FactCards::kSuit, suit, 2);
  }

  CardSet CalledCard() const {
    const auto called = view_.contract().called_card();
    return called ? CardSet::Of(*called) : CardSet();
  }

  void ListHolders(const Group& group) {
    CardSet named;
    for (Card card : order_.best_first()) {
      if (named.size() == kNamedTrumps || !order_.trumps().Contains(card)) break;
      if (unseen_.Contains(card)) named.Insert(card);
    }
    for (Rank rank : {Rank::kSau, Rank::kTen}) named |= unseen_ & RankCards(rank) & suits_;
    for (Card card : named - CalledCard()) {
      const CardSet one = CardSet::Of(card);
      Add(Of(FactKind::kHolds, group, FactCards::kCard, one), group, {{one, 1, 1}});
    }
  }

  void ListShort(const Group& anyone, Card sau) {
    const CardSet one = CardSet::Of(sau);
    for (int count = 1; count <= kShortSau; ++count) {
      Add(Of(FactKind::kShort, anyone, FactCards::kCard, one, count), anyone,
          {{one, 1, 1}, {order_.PlainSuit(sau.suit()), 0, count}});
    }
  }

  const SeatView& view_;
  const CardOrder& order_;
  const PerSeat<CardSet> played_;  // and what else lies open
  std::vector<Member> others_;
  CardSet unseen_;
  CardSet suits_;  // cards that are no trumps
  std::vector<Group> groups_;
  std::vector<HandFact> facts_;
};

}  // namespace

std::vector<HandFact> FactsFor(const SeatView& view) {
  if (view.seats() == 2) return {};
  return Lister(view).List();
}

}  // namespace schafkopf
