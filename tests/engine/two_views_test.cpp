// What two players see, half of whose cards lie face down, and how that is written.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/play/deal_fault.h"
#include "engine/text/notation_view.h"
#include "engine/worlds/dealer.h"
#include "engine/worlds/seat_view.h"
#include "tests/support/random_deal.h"
#include "tests/support/told_position.h"

namespace schafkopf::two_views_test {
namespace {

std::vector<Position> PositionsOfTwo() {
  std::vector<Position> positions;
  for (const char* name : {"offiziere", "solo:G", "wenz", "bettel"}) {
    const Contract contract = ParseContract(name).value();
    for (std::uint64_t i = 0; i < 80; ++i) {
      Random random(61, i);
      const Deal deal = RandomDeal(contract, Deck::kLong, Tilt::kNone, random, 2);
      positions.push_back(RandomPlay(deal, static_cast<int>(random.Below(32)), true, random));
    }
  }
  return positions;
}

CardSet HiddenIn(const Position& position) {
  CardSet hidden;
  for (Seat seat : {Seat(0), Seat(1)}) hidden |= position.held(seat) - position.hand(seat);
  return hidden;
}

// The same with the cards that lie face down the other way round.
Position Reversed(const Position& position) {
  std::vector<Card> hidden;
  for (Card card : HiddenIn(position)) hidden.push_back(card);
  Deal deal = position.deal();
  deal.covers = {};
  for (Card card : position.deal().covers.below() - HiddenIn(position)) {
    deal.covers.Lay(*position.deal().covers.TopOf(card), card);
  }
  for (CardSet& hand : deal.hands) hand -= HiddenIn(position);
  for (std::size_t i = 0; i < hidden.size(); ++i) {
    const Card top = *position.deal().covers.TopOf(hidden[i]);
    const Card other = hidden[hidden.size() - 1 - i];
    deal.covers.Lay(top, other);
    deal.hands[position.deal().hands[Seat(0)].Contains(top) ? Seat(0) : Seat(1)].Insert(other);
  }
  return {deal, position.played()};
}

bool SameView(const SeatView& a, const SeatView& b) {
  return a.game == b.game && a.declarer == b.declarer && a.seat == b.seat && a.hand == b.hand &&
         a.open_hand == b.open_hand && a.played == b.played && a.past == b.past &&
         a.gone == b.gone && a.on_hidden == b.on_hidden && a.turned_up == b.turned_up;
}

TEST(TwoViews, ShowWhatLiesOpenAndNothingElse) {
  for (const Position& position : PositionsOfTwo()) {
    const SeatView view = ViewOf(position);
    const CardSet hidden = HiddenIn(position);
    const Hands& hands = position.deal().hands;
    EXPECT_EQ(view.hand, hands[view.seat] - hidden);
    EXPECT_EQ(view.open_seat(), Seat(1 - view.seat.index()));
    EXPECT_EQ(view.open_hand, hands[view.open_seat()] - hidden);
    EXPECT_EQ(view.held(), position.hand(view.seat));
    EXPECT_EQ(view.LegalPlays(), position.LegalPlays());
    EXPECT_EQ(std::ssize(view.DistinctPlays()), position.LegalPlays().size());
    EXPECT_EQ(view.on_hidden.size(), hidden.size());
    EXPECT_TRUE(SameView(ViewOf(Reversed(position)), view));
  }
}

// Whoever does not follow may have what was led face down.
TEST(TwoViews, LeaveEveryWayToDealWhatLiesFaceDown) {
  int pairings = 0;
  for (const Position& position : PositionsOfTwo()) {
    const SeatView view = ViewOf(position);
    const int hidden = HiddenIn(position).size();
    const int own = (position.held(view.seat) - position.hand(view.seat)).size();
    std::uint64_t ways = 1;
    for (int i = 0; i < own; ++i) {
      ways = ways * static_cast<std::uint64_t>(hidden - i) / static_cast<std::uint64_t>(i + 1);
    }
    const Dealer dealer(KnowledgeOf(view));
    ASSERT_EQ(dealer.count(), ways);
    EXPECT_EQ(Dealer(CardsSeenOf(view)).count(), ways);
    const Hands world = dealer.Sample(62, 0);
    const Position dealt = PositionIn(view, world);
    EXPECT_FALSE(FaultOf(dealt.deal()));
    EXPECT_EQ(dealt.deal().hands, world);
    EXPECT_TRUE(SameView(ViewOf(dealt), view));
    EXPECT_EQ(PositionIn(view, world, 3).deal(), PositionIn(view, world, 3).deal());
    pairings += PositionIn(view, world, 3).deal() == PositionIn(view, world, 4).deal() ? 0 : 1;
  }
  EXPECT_GT(pairings, 150);
}

TEST(TwoViews, ReadBackAsTheyPrint) {
  for (const Position& position : PositionsOfTwo()) {
    const ViewLine line{ViewOf(position), "", 1};
    const std::string text = ToString(line);
    const auto read = ParseViewLine(text);
    ASSERT_TRUE(read.ok()) << text << '\n' << ColumnOf(read.status()) << read.status();
    EXPECT_TRUE(SameView(read->view, line.view)) << text << '\n' << ToString(*read);
    EXPECT_EQ(text.find('?') == text.npos, HiddenIn(position).empty());
  }
}

// Their hands are told whole there; what lies face down is not looked at.
TEST(TwoViews, OfPositionsAsTheyStand) {
  int told = 0;
  for (const Position& position : PositionsOfTwo()) {
    Random random(63, static_cast<std::uint64_t>(told));
    if (position.played().size() < 2) continue;
    const auto read = ParseViewLine(ToldAsItStands(position, random));
    ASSERT_TRUE(read.ok()) << ColumnOf(read.status()) << read.status();
    EXPECT_EQ(read->view.LegalPlays(), position.LegalPlays());
    EXPECT_EQ(read->view.on_hidden, ViewOf(position).on_hidden);
    EXPECT_EQ(Dealer(KnowledgeOf(read->view)).count(),
              Dealer(KnowledgeOf(ViewOf(position))).count());
    const std::string text = ToString(*read);
    const auto again = ParseViewLine(text);
    ASSERT_TRUE(again.ok()) << text << '\n' << ColumnOf(again.status()) << again.status();
    EXPECT_TRUE(SameView(again->view, read->view)) << text << '\n' << ToString(*again);
    ++told;
  }
  EXPECT_GT(told, 200);
}

TEST(TwoViews, WhatCannotBeIsRefusedAtItsCard) {
  const std::string hands =
      "GO/? EU/? EA/? EK/? E7/? G9/? SA/? SZ/? | HO/? GU/? HA/? HZ/? GK/? G8/? S9/? S8/?";
  struct Row {
    std::string text;
    const char* error;
  };
  const std::string turned =
      "GO/EO EU/? EA/? EK/? E7/? G9/? SA/? SZ/? | HO/? GU/? HA/H9 HZ/? GK/? G8/? S9/? S8/?";
  for (const Row& row : std::initializer_list<Row>{
           {"offiziere 0 | " + hands, "no error"},
           {"offiziere 0 | " + hands + " | GO HA",
            "15: expected the card revealed under GO, found \"?\""},
           {"offiziere 0 | " + turned + " | GO HA", "no error"},
           {"offiziere 0 | " + turned + " | GO HA EO HO",
            "58: expected the card revealed under HO, found \"?\""},
           {"offiziere 0 | " + hands + " | HO",
            "99: expected one of GO EU EA EK E7 G9 SA SZ, found HO, which seat 0 does not hold"},
           {"offiziere 0 | " + hands + " | | 61", "103: expected the end of the line, found 61"},
           {"passed - | " + hands, "1: expected a game that is played out, found \"passed\""},
           {"sie 0 | " + hands, "1: expected a game in which cards are played, found sie"},
           {"offiziere 0 | GO/? EU/? | HO/? GU/?",
            "15: expected 16 cards in hand 0, found 4 (8 cards in the deal)"},
           {"offiziere 0 | GO/? EU? | HO/? GU/?",
            "23: expected / and the face-down card, found nothing"},
           {"offiziere 0 | GO/?/ EU/? | HO/? GU/?",
            "21: expected / and the face-down card, found EU"},
           {"offiziere 0 | ?/GO EU/? | HO/? GU/?",
            "17: expected a face-up card before /, found GO"},
           {"offiziere 0 | GO/GO EU/? | HO/? GU/?",
            "18: expected no duplicate cards, found GO again"}}) {
    const auto read = ParseViewLine(row.text);
    EXPECT_EQ(read.ok() ? "no error"
                        : absl::StrCat(ColumnOf(read.status()), ": ",
                                       std::string(read.status().message())),
              row.error)
        << row.text;
  }
}

}  // namespace
}  // namespace schafkopf::two_views_test
