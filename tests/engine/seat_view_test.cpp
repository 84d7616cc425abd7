// What a seat sees, against the position that it is taken from.
#include "engine/worlds/seat_view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

#include "engine/text/notation_view.h"
#include "engine/worlds/accept.h"
#include "engine/worlds/dealer.h"
#include "tests/support/random_deal.h"
#include "tests/support/random_options.h"
#include "tests/support/reference.h"
#include "tests/support/test_scale.h"

namespace schafkopf::seat_view_test {
namespace {

// Of cards of one group with equal points, and no card between them that could still come between,
// the weakest: found by looking at every pair.
std::set<Card> Distinct(const Position& position, const reference::Rulebook& rules) {
  const Seat seat = position.to_move();
  CardSet others;  // that may come between
  for (Seat other : kSeats) {
    if (other != seat) others |= position.held(other);
  }
  for (Card card : position.trick()) others.Insert(card);
  const auto between = [&](Card low, Card high) {
    for (Card card : others) {
      if (rules.GroupOf(card) == rules.GroupOf(low) && rules.PlaceOf(card) < rules.PlaceOf(low) &&
          rules.PlaceOf(card) > rules.PlaceOf(high)) {
        return true;
      }
    }
    return false;
  };
  std::set<Card> distinct;
  const CardSet legal = position.LegalPlays();
  for (Card card : legal) {
    // The next weaker legal card of its group stands for it, where it does the same.
    std::optional<Card> next;
    for (Card other : legal) {
      if (rules.GroupOf(other) != rules.GroupOf(card)) continue;
      if (rules.PlaceOf(other) <= rules.PlaceOf(card)) continue;
      if (!next || rules.PlaceOf(other) < rules.PlaceOf(*next)) next = other;
    }
    const bool same =
        next && reference::PointsOf(*next) == reference::PointsOf(card) && !between(*next, card);
    if (!same) distinct.insert(card);
  }
  return distinct;
}

TEST(SeatView, SeesWhatThePositionShows) {
  std::uint64_t stream = 0;
  int positions = 0;
  for (const ContractRow& row : kContracts) {
    for (const Contract& contract : ContractsOfRowInFull(row)) {
      if (!contract.is_played()) continue;
      const Deck deck = row.pack == Pack::kKop ? Deck::kKop : Deck::kLong;
      for (int i = 0; i < 3; ++i) {
        Random random(31, stream++);
        Deal deal = RandomDeal(contract, deck, Tilt::kNone, random);
        deal.game = Game(contract, Table(deck, kSeatCount, RandomOptions({2, 3}, random)));
        const Position end = RandomPlay(deal, kSeatCount * deal.hand_size(), false, random);
        const reference::Rulebook rules(contract, deck);
        for (std::size_t plies = 0; plies < end.played().size(); plies += 1 + random.Below(3)) {
          const Position position(deal, end.played().first(plies));
          const SeatView view = ViewOf(position);
          const std::string line = reference::WriteLine(deal, position.played());
          EXPECT_EQ(view.seat, position.to_move()) << line;
          EXPECT_EQ(view.hand, deal.hands[view.seat]) << line;
          EXPECT_EQ(view.declarer, contract.has_declarer() ? deal.declarer : Seat(0)) << line;
          EXPECT_EQ(view.held(), position.held(view.seat)) << line;
          EXPECT_EQ(view.LegalPlays(), position.LegalPlays()) << line;
          EXPECT_EQ(view.switched(), position.switched()) << line;
          EXPECT_FALSE(view.open_hand) << line;
          const auto plays = view.DistinctPlays();
          EXPECT_EQ(std::set<Card>(plays.begin(), plays.end()), Distinct(position, rules)) << line;
          for (std::size_t k = 1; k < plays.size(); ++k) {
            const bool one_group = rules.GroupOf(plays[k - 1]) == rules.GroupOf(plays[k]);
            EXPECT_TRUE(!one_group || rules.PlaceOf(plays[k - 1]) < rules.PlaceOf(plays[k]));
          }
          const Knowledge seen = CardsSeenOf(view);
          const Knowledge known = KnowledgeOf(view);
          for (Seat seat : kSeats) {
            const CardSet shown =
                seat == view.seat ? view.hand : deal.hands[seat] - position.held(seat);
            const bool needs = contract.called_card() && seat == deal.declarer;
            const CardSet needed = needs ? HeldToCall(*contract.called_card()) : CardSet();
            EXPECT_EQ(seen.held[seat], shown | needed) << line;
            EXPECT_TRUE(known.held[seat].Contains(shown)) << line;
            EXPECT_TRUE(deal.hands[seat].Contains(known.held[seat])) << line;
            EXPECT_FALSE(deal.hands[seat].Intersects(known.not_held[seat])) << line;
            const auto called = contract.called_card();
            const bool lacks = called && contract.has_declarer() && seat == deal.declarer &&
                               !shown.Contains(*called);
            EXPECT_EQ(seen.not_held[seat], lacks ? CardSet::Of(*called) : CardSet()) << line;
          }
          EXPECT_FALSE(seen.call);
          const Position again = PositionIn(view, deal.hands);
          EXPECT_EQ(again.deal().declarer,
                    contract.parties() == Parties::kEach ? again.deal().declarer : deal.declarer);
          EXPECT_EQ(again.deal().hands, deal.hands);
          EXPECT_EQ(again.game(), deal.game);
          EXPECT_TRUE(std::ranges::equal(again.played(), position.played()));
          ++positions;
        }
      }
    }
  }
  EXPECT_GT(positions, 2000);
}

TEST(SeatView, AnOpenHandIsSeenByTheOthers) {
  Random random(32, 0);
  const Contract bettel = Contract::Named("bettel").WithOuvert();
  const Deal deal = RandomDeal(bettel, Deck::kLong, Tilt::kWeak, random);
  for (int plies = 0; plies < 4; ++plies) {
    const Position position = RandomPlay(deal, plies, true, random);
    const SeatView view = ViewOf(position);
    const bool own = view.seat == deal.declarer;
    EXPECT_EQ(view.open_hand, own ? std::nullopt : std::optional(deal.hands[deal.declarer]));
    const Knowledge known = KnowledgeOf(view);
    EXPECT_EQ(known.held[deal.declarer], deal.hands[deal.declarer]);
    EXPECT_FALSE(known.not_held[deal.declarer].Intersects(deal.hands[deal.declarer]));
    EXPECT_EQ(CardsSeenOf(view).held[deal.declarer], deal.hands[deal.declarer]);
  }
}

TEST(SeatView, AHandMayLieOpenFromTheSecondTrickOn) {
  Random random(34, 0);
  RuleOptions options;
  ASSERT_TRUE(options.Set("bettel_ouvert", "after_trick_1"));
  const Contract bettel = Contract::Named("bettel").WithOuvert();
  Deal deal = RandomDeal(bettel, Deck::kLong, Tilt::kWeak, random);
  deal.game = Game(bettel, Table(Deck::kLong, kSeatCount, options));
  const Position played = RandomPlay(deal, 12, true, random);
  for (std::size_t plies = 0; plies < 12; ++plies) {
    const SeatView view = ViewOf(Position(deal, played.played().first(plies)));
    EXPECT_EQ(view.open_hand.has_value(), plies >= 4 && view.seat != deal.declarer);
    const auto read = ParseViewLine(ToString(ViewLine{view, "", 1}), options);
    ASSERT_TRUE(read.ok()) << read.status();
    EXPECT_EQ(read->view.open_hand, view.open_hand);
  }
}

TEST(SeatView, KnowsWhenTrumpsChange) {
  const Contract hintenrum = Contract::Named("hintenrum", Suit::kGras);
  EXPECT_EQ(TricksBeforeSwitch(Game(Contract::Named("wenz"), Deck::kLong), {}), 0u);
  int switched = 0;
  for (std::uint64_t i = 0; i < 60; ++i) {
    Random random(33, i);
    Deal deal = RandomDeal(hintenrum, Deck::kLong, Tilt::kNone, random);
    RuleOptions options;
    if (i % 2 == 0) options.Set("strixner", "first_to_three_tricks");
    deal.game = Game(hintenrum, Table(Deck::kLong, kSeatCount, options));
    const Position end = RandomPlay(deal, kCardCount, false, random);
    std::size_t before = kNotSwitched;
    for (std::size_t plies = 0; plies <= end.played().size(); ++plies) {
      const Position position(deal, end.played().first(plies));
      if (position.switched() && before == kNotSwitched) before = plies / kSeatCount;
      ASSERT_EQ(TricksBeforeSwitch(deal.game, position.played()), before) << i;
    }
    switched += before == kNotSwitched ? 0 : 1;
    EXPECT_GE(before, 3u);
  }
  EXPECT_GT(switched, 30);
}

TEST(SampleAccepted, DrawsAgainWhatIsRefused) {
  const Dealer dealer(KnowledgeBeforePlay(Deck::kShort, {}));
  const Contract wenz = Contract::Named("wenz");
  const Card ober(Suit::kEichel, Rank::kOber);
  int agreed = 0;
  for (std::uint64_t i = 0; i < 50; ++i) {
    const auto any = SampleAccepted(dealer, wenz, 1, i, nullptr);
    ASSERT_TRUE(any);
    const Accept first_has_it = [&](const Contract& contract, const Hands& hands) {
      EXPECT_EQ(contract, wenz);
      return hands[Seat(0)].Contains(ober);
    };
    const auto some = SampleAccepted(dealer, wenz, 1, i, first_has_it);
    ASSERT_TRUE(some);
    EXPECT_TRUE((*some)[Seat(0)].Contains(ober));
    EXPECT_EQ(*some == *any, (*any)[Seat(0)].Contains(ober)) << "the first that is accepted";
    agreed += *some == *any ? 1 : 0;
  }
  EXPECT_GT(agreed, 0);
  EXPECT_LT(agreed, 50);
  const Accept none = [](const Contract&, const Hands&) { return false; };
  EXPECT_FALSE(SampleAccepted(dealer, wenz, 1, 0, none));
  int refused = 0;
  const Accept counted = [&](const Contract&, const Hands&) { return ++refused == 0; };
  const auto stop = [&] { return refused >= 1'500; };
  EXPECT_FALSE(SampleAccepted(dealer, wenz, 1, 0, counted, stop));
  EXPECT_EQ(refused, 2'000) << "the next look after it was to stop";
  Knowledge impossible = KnowledgeBeforePlay(Deck::kShort, {});
  for (Seat seat : kSeats) impossible.not_held[seat].Insert(ober);
  EXPECT_FALSE(SampleAccepted(Dealer(impossible), wenz, 1, 0, nullptr));
}

}  // namespace
}  // namespace schafkopf::seat_view_test
