// Seats that think where a Solo is announced in play, and where cards lie face down.
#include <gtest/gtest.h>

#include <vector>

#include "engine/money/settle.h"
#include "engine/worlds/dealer.h"
#include "engine/worlds/seat_view.h"
#include "solver/sample/player.h"
#include "solver/sample/seat_games.h"
#include "solver/sample/strixner.h"
#include "tests/support/random_deal.h"
#include "tests/support/test_scale.h"

namespace schafkopf::hidden_cards_test {
namespace {

constexpr Player kThinks = {.worlds = 4};

Deal Strixner(Random& random, Deck deck = Deck::kShort, int seats = kSeatCount) {
  return RandomDeal(Contract::Named("hintenrum", Suit::kGras), deck, Tilt::kNone, random, seats);
}

// The same for the seat to move, with other cards in the hands it does not see.
Position Otherwise(const Position& position, std::uint64_t seed) {
  SeatView view = ViewOf(position);
  view.game = Game(Contract::Named("ramsch"), view.game.table());
  Deal deal = position.deal();
  deal.hands = Dealer(KnowledgeOf(view)).Sample(seed, 0);
  return {deal, position.played()};
}

TEST(Strixner, IsPlayedByWhatASeatSees) {
  Random random(3, 0);
  Chooser chooser;
  int announced = 0;
  for (int i = 0; i < 20; ++i) {
    Position position(Strixner(random, i % 2 == 0 ? Deck::kShort : Deck::kLong));
    while (!position.switched()) {
      const Card card = chooser.Choose(position, kThinks, 5);
      ASSERT_TRUE(position.LegalPlays().Contains(card));
      EXPECT_EQ(chooser.Choose(Otherwise(position, random.Next()), kThinks, 5), card);
      position.Play(card);
    }
    const Suit suit = chooser.Announce(position, kThinks, 5, {});
    EXPECT_EQ(chooser.Announce(Otherwise(position, random.Next()), kThinks, 5, {}), suit);
    ++announced;
  }
  EXPECT_EQ(announced, 20);
}

TEST(Strixner, IsAnnouncedByWhoWinsTheThirdTrick) {
  Random random(4, 0);
  Chooser chooser;
  int own = 0;
  for (int i = 0; i < Scaled(40); ++i) {
    const Deal dealt = Strixner(random, Deck::kShort, i % 2 == 0 ? 4 : 3);
    const Position end = PlaySeatGame(Position(dealt), AllSeats(kThinks),
                                      static_cast<std::uint64_t>(i), {}, chooser);
    ASSERT_TRUE(end.finished());
    Position third(dealt);
    while (!third.switched()) third.Play(end.played()[third.played().size()]);
    EXPECT_EQ(end.deal().declarer, third.leader());
    if (third.leader() != dealt.declarer) continue;
    ++own;
    EXPECT_EQ(end.deal().contract(), dealt.contract()) << "he names the suit of the deal";
  }
  if (TestScale() == 1) {
    EXPECT_GT(own, 4);
  }
}

TEST(Strixner, MayEndWithoutASolo) {
  RuleOptions options;
  ASSERT_TRUE(options.Set("strixner", "first_to_three_tricks"));
  Random random(6, 0);
  Chooser chooser;
  int nobody = 0;
  for (int i = 0; i < 200; ++i) {
    Deal deal = Strixner(random);
    deal.game = Game(deal.contract(), Table(deal.deck(), kSeatCount, options));
    const Position end = PlaySeatGame(Position(deal), AllSeats({.style = PlayStyle::kRandom}),
                                      static_cast<std::uint64_t>(i), {}, chooser);
    if (end.switched()) continue;
    ++nobody;
    const SeatGames game = SeatGameOf(end, Seat(0), PricesOf(deal.game, {}));
    EXPECT_EQ(game.games, 1u);
    EXPECT_EQ(game.wins, 0u);
    EXPECT_EQ(game.cents, 0);
  }
  EXPECT_GT(nobody, 3);
}

// Behind the announcement views follow the trumps of each trick.
TEST(SeatView, FollowsBothTrumpsOfASoloHintenrum) {
  Random random(5, 0);
  int seen = 0;
  for (int i = 0; i < 60; ++i) {
    Position position(Strixner(random, Deck::kLong));
    while (!position.finished()) {
      if (position.switched()) {
        const SeatView view = ViewOf(position);
        EXPECT_EQ(view.LegalPlays(), position.LegalPlays());
        const Knowledge known = KnowledgeOf(view);
        for (Seat seat : kSeats) {
          EXPECT_FALSE(known.not_held[seat].Intersects(position.deal().hands[seat]));
        }
        ++seen;
      }
      std::vector<Card> cards;
      for (Card card : position.LegalPlays()) cards.push_back(card);
      position.Play(cards[random.Below(cards.size())]);
    }
  }
  EXPECT_EQ(seen, 60 * 20);
}

// Two cards that lie face down change places.
Position WithSwap(const Position& position, Card one, Card other) {
  Deal deal = position.deal();
  const Covers covers = deal.covers;
  deal.covers = {};
  const auto swapped = [&](Card card) { return card == one ? other : card == other ? one : card; };
  for (Card below : covers.below()) deal.covers.Lay(*covers.TopOf(below), swapped(below));
  for (CardSet& hand : deal.hands) {
    if (hand.Contains(one) == hand.Contains(other)) continue;
    const bool held = hand.Contains(one);
    hand.Remove(held ? one : other);
    hand.Insert(held ? other : one);
  }
  return {deal, position.played()};
}

TEST(TwoHands, LookAtNoCardFaceDown) {
  Random random(7, 0);
  Chooser chooser;
  int swaps = 0;
  for (const char* name : {"offiziere", "wenz", "bettel"}) {
    const Contract contract = Contract::Named(name);
    for (int i = 0; i < 4; ++i) {
      Position position(RandomDeal(contract, Deck::kLong, Tilt::kNone, random, 2));
      while (!position.finished()) {
        const Card card = chooser.Choose(position, kThinks, 9);
        ASSERT_TRUE(position.LegalPlays().Contains(card));
        CardSet hidden;
        for (Seat seat : {Seat(0), Seat(1)}) hidden |= position.held(seat) - position.hand(seat);
        if (hidden.size() > 1) {
          const Position other = WithSwap(position, hidden.Highest(), hidden.Lowest());
          EXPECT_EQ(chooser.Choose(other, kThinks, 9), card) << name;
          ++swaps;
        }
        position.Play(card);
      }
    }
  }
  EXPECT_GT(swaps, 100);
}

// Who looks ahead beats who plays any card.
TEST(TwoHands, PlayBetterThanChance) {
  Random random(8, 0);
  Chooser chooser;
  int wins = 0;
  int losses = 0;
  for (int i = 0; i < 60; ++i) {
    const Deal deal = RandomDeal(Contract::Named("offiziere"), Deck::kLong, Tilt::kNone, random, 2);
    Players players = AllSeats({.style = PlayStyle::kRandom});
    players[deal.declarer] = kThinks;
    const Position end =
        PlaySeatGame(Position(deal), players, static_cast<std::uint64_t>(i), {}, chooser);
    (FinalValue(end) >= kWin ? wins : losses) += 1;
  }
  EXPECT_GT(wins, 2 * losses);
}

}  // namespace
}  // namespace schafkopf::hidden_cards_test
