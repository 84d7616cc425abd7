#include "solver/advice/hand_fact.h"

#include <optional>
#include <utility>

namespace schafkopf {
namespace {

// Unseen trumps that are named one by one: the highest.
constexpr int kNamedTrumps = 2;
// As many as a game of one rank of trumps has.
constexpr int kFewTrumps = 4;
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
      : view_(view),
        order_(view.game.order()),
        played_(CardsSeenOf(view).held),
        knowledge_(KnowledgeOf(view)) {
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
      const bool two_trumps = order_.trumps().Contains(RankCards(rank)) && cards.size() == 2;
      if (two_trumps && IsAlone()) AddApart(anyone, cards);
    }
    for (const Group& group : groups_) ListCounts(group);
    for (const Group& group : groups_) ListHolders(group);
    for (const Member& member : others_) PickHolder({PlaceOf(member.seat), {member}});
    if (!IsAlone()) return std::move(facts_);
    for (Card sau : unseen_& RankCards(Rank::kSau) & suits_) ListShort(anyone, sau);
    return std::move(facts_);
  }

 private:
  // Whether all others are opponents, or may be: what sits together matters, whoever has it.
  bool IsAlone() const { return !view_.contract().has_declarer() || view_.seat == view_.declarer; }

  Whose PlaceOf(Seat seat) const {
    const int seats = view_.seats();
    const int behind = (seat.index() - view_.seat.index() + seats) % seats;
    return behind == 1 ? Whose::kLeft : behind == seats - 1 ? Whose::kRight : Whose::kOpposite;
  }

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
      const Whose place = PlaceOf(member.seat);
      Add({is_partner, place, member.seat, FactCards::kCard, CardSet::Of(called)},
          {place, {member}}, {{CardSet::Of(called), 1, 1}});
    }
  }

  // So many of some cards are left in a hand.
  struct Left {
    CardSet cards;
    int least;
    int most;
  };
  bool MayHold(Seat seat, const Left& left) const {
    if (left.least == 0) return true;
    return ((unseen_ & left.cards) - knowledge_.not_held[seat]).size() >= left.least;
  }
  // The ways in which one of the group has all that is left so.
  void AddWays(HandFact& fact, const Group& group, const std::vector<Left>& left) const {
    for (const Member& member : group.members) {
      const bool may =
          std::ranges::all_of(left, [&](const Left& each) { return MayHold(member.seat, each); });
      if (!may) continue;
      HandWay& way = fact.ways.emplace_back();
      if (member.if_so) way.Add(*member.if_so);
      for (const auto& [cards, least, most] : left) {
        const int gone = (played_[member.seat] & cards).size();
        way.Add({member.seat, cards, least == 0 ? 0 : least + gone, most + gone});
      }
    }
    // Where but one of them can, he is named.
    if (group.whose != Whose::kOneOfPartners || fact.ways.size() != 1) return;
    fact.seat = fact.ways.front().begin()->seat;
    fact.whose = PlaceOf(fact.seat);
  }
  void Keep(HandFact fact) {
    if (!fact.ways.empty()) facts_.push_back(std::move(fact));
  }
  void Add(HandFact fact, const Group& group, const std::vector<Left>& left) {
    AddWays(fact, group, left);
    Keep(std::move(fact));
  }
  static HandFact Of(FactKind kind, const Group& group, FactCards of, CardSet cards,
                     int count = 0) {
    return {kind, group.whose, group.members.front().seat, of, cards, count};
  }

  void AddApart(const Group& anyone, CardSet cards) {
    Add(Of(FactKind::kApart, anyone, FactCards::kRank, cards), anyone, {{cards, 1, 1}});
  }

  // Cards that the fullest hand of a group has left.
  int LeftIn(const Group& group) const {
    int most = 0;
    for (const Member& member : group.members) {
      most = std::max(most, view_.game.hand_size() - played_[member.seat].size());
    }
    return most;
  }
  // Whether each of a group has to keep the called card.
  bool KeepCalled(const Group& group) const {
    return std::ranges::all_of(group.members, [](const Member& member) {
      return member.if_so && member.if_so->least == 1;
    });
  }
  bool HasShown(const Group& group, CardSet cards) const {
    return std::ranges::any_of(group.members, [&](const Member& member) {
      return played_[member.seat].Intersects(cards);
    });
  }

  // `group_cards`: those of the whole game that the unseen ones belong to.
  void AddAtLeast(const Group& group, FactCards of, CardSet group_cards, int from) {
    const CardSet cards = unseen_ & group_cards;
    const bool is_rank = of == FactCards::kRank;
    const CardSet alike = is_rank ? RankCards(cards.Highest().rank()) : group_cards;
    const int left = LeftIn(group);
    const bool keeps = KeepCalled(group);
    const bool has_called = keeps && CalledCard().Intersects(alike);
    for (int count = from; count <= std::min(cards.size(), left); ++count) {
      const bool beside = keeps && !has_called && count == left - 1;
      const FactKind kind = is_rank         ? FactKind::kAtLeast
                            : count == left ? FactKind::kOnly
                            : beside        ? FactKind::kOnlyBeside
                                            : FactKind::kAtLeast;
      HandFact fact = Of(kind, group, of, cards, count);
      const bool only = kind == FactKind::kOnly || kind == FactKind::kOnlyBeside;
      fact.again = has_called || HasShown(group, only ? CardsOf(view_.game.deck()) : alike);
      Add(std::move(fact), group, {{group_cards, count, kAnyNumber}});
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
      if (!are_trumps && rank != Rank::kSau) continue;
      const CardSet cards = unseen_ & RankCards(rank);
      // Which Sau is missing has to be plain: not that of the trumps, nor the called one.
      if (!are_trumps && cards.Intersects(trumps)) continue;
      const CardSet meant = RankCards(rank) - CalledCard();
      if (cards.size() >= 2) AddAtLeast(group, FactCards::kRank, meant, 1);
    }
    ListRuffs(group);
    for (Suit suit : kSuits) ListSuit(group, order_.PlainSuit(suit));
  }

  // The ranks of a suit that the seat has left, as those of another suit.
  bool IsAlike(CardSet suit, CardSet other) const {
    return std::ranges::all_of(kRanks, [&](Rank rank) {
      const CardSet held = view_.held() & RankCards(rank);
      return held.Intersects(suit) == held.Intersects(other);
    });
  }

  // Whether somebody may beat the seat's weakest trump.
  bool CanBeOverruffed() const {
    const CardSet missing = unseen_ & order_.trumps();
    for (Card card : order_.best_first()) {
      if (missing.Contains(card)) return view_.held().Intersects(order_.trumps());
      if (view_.held().Contains(card) && (view_.held() & order_.trumps()).size() == 1) return false;
    }
    return false;
  }

  // Who has already played to the trick on the table.
  bool HasMoved(Seat seat) const {
    const int seats = view_.seats();
    const int before = (view_.seat.index() - seat.index() + seats) % seats;
    return before <= static_cast<int>(view_.played.size()) % seats;
  }
  // The suit that was led to it, empty where none was.
  CardSet SuitLed() const {
    const std::size_t there = view_.played.size() % static_cast<std::size_t>(view_.seats());
    if (there == 0) return {};
    const Card led = view_.played[view_.played.size() - there];
    return order_.trumps().Contains(led) ? CardSet() : order_.PlainSuit(led.suit());
  }

  // Of opponents suits in which the seat holds the same go together, as one is ruffed like the
  // other.
  void ListRuffs(const Group& group) {
    // Who has the last trump is said as such.
    if ((unseen_ & order_.trumps()).size() < 2) return;
    const bool together = group.whose == Whose::kOpponent;
    CardSet listed;
    for (Suit suit : kSuits) {
      const CardSet cards = order_.PlainSuit(suit);
      if (!unseen_.Intersects(cards) || listed.Intersects(cards)) continue;
      std::vector<CardSet> suits;
      for (Suit other : kSuits) {
        const CardSet more = order_.PlainSuit(other);
        const bool alike = together && other < suit && IsAlike(cards, more) &&
                           !CalledCard().Intersects(cards | more);
        if (!unseen_.Intersects(more) || (other != suit && !alike)) continue;
        suits.push_back(more);
        listed |= more;
      }
      const bool lacks = together && !view_.held().Intersects(cards);
      if (lacks && !CanBeOverruffed()) continue;
      AddRuffs(lacks ? FactKind::kOverruffs : FactKind::kRuffs, group, suits);
    }
  }

  void AddRuffs(FactKind kind, const Group& group, const std::vector<CardSet>& suits) {
    HandFact fact = Of(kind, group, FactCards::kSuit, {});
    for (CardSet suit : suits) {
      fact.cards |= unseen_ & suit;
      Group to_play = group;
      if (SuitLed() == suit) {
        std::erase_if(to_play.members, [&](const Member& each) { return HasMoved(each.seat); });
      }
      AddWays(fact, to_play, {{suit, 0, 0}, {order_.trumps(), 1, kAnyNumber}});
    }
    Keep(std::move(fact));
  }

  void ListSuit(const Group& group, CardSet suit) {
    const CardSet cards = unseen_ & suit;
    if (cards.empty()) return;
    // Who is void has a trump where there are many.
    if ((unseen_ & order_.trumps()).size() <= kFewTrumps) {
      Add(Of(FactKind::kVoid, group, FactCards::kSuit, cards), group, {{suit, 0, 0}});
    }
    AddAtLeast(group, FactCards::kSuit, suit, 2);
  }

  CardSet CalledCard() const {
    const auto called = view_.contract().called_card();
    return called ? CardSet::Of(*called) : CardSet();
  }

  // The highest unseen trumps.
  CardSet NamedTrumps() const {
    CardSet named;
    for (Card card : order_.best_first()) {
      if (named.size() == kNamedTrumps || !order_.trumps().Contains(card)) break;
      if (unseen_.Contains(card)) named.Insert(card);
    }
    return named;
  }
  HandFact HolderOf(const Group& group, Card card) const {
    HandFact fact = Of(FactKind::kHolds, group, FactCards::kCard, CardSet::Of(card));
    AddWays(fact, group, {{CardSet::Of(card), 1, 1}});
    return fact;
  }
  void ListHolders(const Group& group) {
    CardSet named = NamedTrumps();
    for (Rank rank : {Rank::kSau, Rank::kTen}) named |= unseen_ & RankCards(rank) & suits_;
    for (Card card : named - CalledCard()) Keep(HolderOf(group, card));
  }
  // Where a seat sits matters for trumps.
  void PickHolder(const Group& seat) {
    for (Card card : NamedTrumps()) {
      HandFact fact = HolderOf(seat, card);
      fact.picked = true;
      Keep(std::move(fact));
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
  const Knowledge knowledge_;
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
