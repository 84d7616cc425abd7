// The worked cases about other decks, tables and rounds.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "engine/money/transfer.h"
#include "engine/text/notation.h"
#include "tests/support/reference.h"
#include "tests/support/trumps.h"

namespace schafkopf::special_cases_test {
namespace {

using reference::Read;
using reference::Rulebook;
using reference::Write;

CardSet SetOf(std::string_view text) { return SetOf(Read(text)); }

Contract Parsed(const char* text) {
  const auto contract = ParseContract(text);
  EXPECT_TRUE(contract.ok()) << contract.status();
  return *contract;
}

std::string Trumps(const char* contract, Deck deck) {
  const CardOrder order(Parsed(contract));
  return ToString(order.trumps() & CardsOf(deck), order);
}

TEST(Cases, C013_C154_C155_TrumpOrder) {
  struct Row {
    const char* id;
    const char* contract;
    Deck deck;
    const char* trumps;
  };
  const char* const kop = "HA HZ EO GO HO SO EU GU HU SU SA SZ";
  for (const Row& row : std::initializer_list<Row>{
           {"C013", "ruf:E", Deck::kShort20, "EO GO HO SO EU GU HU SU HA HZ HK"},
           {"C154", "sjavs:H", Deck::kLong, "EO GO EU GU HU SU HA HK HO HZ H9 H8 H7"},
           {"C155", "sjavs:E", Deck::kLong, "EO GO EU GU HU SU EA EK EZ E9 E8 E7"},
           {"spades", "sjavs:G", Deck::kLong, "EO GO EU GU HU SU GA GK GZ G9 G8 G7"},
           {"kop", "kop", Deck::kKop, kop},
           {"kop", "kop+wolsztyn", Deck::kKop, "HA EZ GZ HZ EO GO HO SO EU GU HU SU SA SZ"},
           {"C001", "ramsch", Deck::kLong, "EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7"},
           {"C001", "hochzeit:2", Deck::kLong, "EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7"},
           {"C001", "muss:E", Deck::kLong, "EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7"},
           {"C001", "offiziere", Deck::kLong, "EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7"},
       }) {
    EXPECT_EQ(Trumps(row.contract, row.deck), row.trumps) << row.id;
    EXPECT_EQ(Write(Rulebook(Parsed(row.contract), row.deck).trumps()), row.trumps) << row.id;
  }
}

TEST(Cases, C157_C161_TrickWinner) {
  struct Row {
    const char* id;
    const char* contract;
    Deck deck;
    const char* trick;
    std::size_t winner;
    int points;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"C157", "sjavs:H", Deck::kLong, "SZ SO S9 S8", 1, 13},
           {"C161", "kop", Deck::kKop, "EA EO HA GZ", 2, 35},
       }) {
    const auto trick = Read(row.trick);
    EXPECT_EQ(WinnerOf(trick, CardOrder(Parsed(row.contract))), row.winner) << row.id;
    EXPECT_EQ(Rulebook(Parsed(row.contract), row.deck).WinnerOf(trick), row.winner) << row.id;
    EXPECT_EQ(PointsOf(SetOf(row.trick)), Points(row.points)) << row.id;
  }
}

TEST(Cases, C043_C044_C046_C067_C158_LegalCards) {
  struct Row {
    const char* id;
    const char* contract;
    const char* hand;
    const char* trick;
    const char* legal;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"C043", "bettel+stich", "EZ EK E7 H9", "EU", "EK"},
           {"C044", "bettel+stich", "EZ E7 H9", "EU", "EZ E7"},
           {"C046", "ramsch+stich", "EK H7 SA", "GZ", "H7"},
           {"without", "ramsch", "EK H7 SA", "GZ", "EK H7 SA"},
           {"C067", "muss:GZ", "GZ GK G9 G8 S7", "", "GZ GK G9 G8 S7"},
           {"searched", "muss:GZ", "GZ GK G9 G8 S7", "GA", "GZ"},
           {"C158", "sjavs:H", "EU E7 GK", "EA", "E7"},
       }) {
    const Contract contract = Parsed(row.contract);
    const CardOrder order(contract);
    Turn turn{SetOf(row.hand), {}, {}, 4, {}, false, 0};
    if (const auto called = contract.called_card()) {
      turn.called = {CardSet::Of(*called), order.GroupOf(*called)};
    }
    const auto trick = Read(row.trick);
    if (!trick.empty()) {
      turn.led = order.GroupOf(trick.front());
      if (contract.must_overtake()) turn.beaters = Beaters(turn.hand, trick, order);
    }
    EXPECT_EQ(LegalCards(turn, {}), SetOf(row.legal)) << row.id;
    auto again = Rulebook(contract, Deck::kLong).Legal(Read(row.hand), trick, false);
    EXPECT_EQ(SetOf(Write(again)), SetOf(row.legal)) << row.id << " reference";
  }
}

TEST(Cases, C071_C073_WhatAMussMayCall) {
  const auto calls = [](const char* hand) { return MussCalls(SetOf(hand), Deck::kLong); };
  EXPECT_EQ(calls("EO GO SO EU GU HK EA GA"), SetOf("SA")) << "C071";
  EXPECT_EQ(calls("EO EA GA SA EZ GZ SZ HU"), SetOf("EK GK SK")) << "C073";
  EXPECT_EQ(calls("EO EA GA SA EZ GK S7 HU"), SetOf("GZ SZ"));
  EXPECT_EQ(calls("EO GO HO SO HA HZ HK H9"), SetOf("EA GA SA"));
  EXPECT_EQ(calls("EO EK E7 GA HU HA S7 S8"), SetOf("EA SA"));
  RuleOptions green;
  ASSERT_TRUE(green.Set("muss_card", "GO"));
  const Contract muss = Contract::Named("muss", Suit::kSchellen);
  const CardSet hand = SetOf("GO HO SO EU GU HK EA GA");
  EXPECT_EQ(ObstacleTo(muss, hand, Deck::kLong), BidObstacle::kLacksMussCard);
  EXPECT_EQ(ObstacleTo(muss, hand, Table(Deck::kLong, kSeatCount, green)), BidObstacle::kNone);
}

constexpr const char* kWedding =
    " | EO GO H7 EZ GZ GK SZ SK | EA E7 E8 GA G7 SA S7 S9 | HO SO EU GU E9 EK G8 G9 |"
    " SU HA HZ HK H9 H8 HU S8";

TEST(Cases, C124_C145_Hochzeit) {
  const auto line = ParseDealLine(std::string("hochzeit:3 1") + kWedding);
  ASSERT_TRUE(line.ok()) << line.status();
  const SeatSet pair = SeatSet::Of(Seat(1)) | SeatSet::Of(Seat(3));
  EXPECT_EQ(DeclarerSide(line->deal()), pair) << "C145";
  EXPECT_EQ(PositionOf(*line).leader(), Seat(0)) << "C145";
  EXPECT_TRUE(PositionOf(*line).called().card.empty()) << "C145";
  // Before the exchange HU lay in hand 1 and S9 in hand 3: the pair holds the same cards.
  Hands before = line->hands;
  before[Seat(3)].Remove(Read("HU")[0]);
  before[Seat(1)].Insert(Read("HU")[0]);
  before[Seat(1)].Remove(Read("S9")[0]);
  before[Seat(3)].Insert(Read("S9")[0]);
  EXPECT_EQ(CardsOfSide(before, pair), CardsOfSide(line->hands, pair)) << "C124";
  const auto refused = ParseDealLine(std::string("hochzeit:2 0") + kWedding);
  EXPECT_EQ(refused.status().message(),
            "expected hands after the exchange, with no trump in the declarer's hand, found 3");
}

TEST(Cases, C146_C148_CardsSetAside) {
  const TransferRow& schieber = *FindTransfer("schieber2");
  EXPECT_EQ(schieber.for_forehand, SetOf("EO GO")) << "C146";
  EXPECT_EQ(HandSizes(schieber, Deck::kLong, std::nullopt), (PerSeat<int>{{8, 8, 8, 6}})) << "C146";
  EXPECT_EQ(HandSizes(schieber, Deck::kLong, 0), (PerSeat<int>{{10, 8, 8, 6}})) << "C146";
  EXPECT_EQ(HandSizes(schieber, Deck::kLong, 3), (PerSeat<int>{{8, 8, 8, 8}})) << "C146";
  EXPECT_EQ(HandSizes(*FindTransfer("schieber3"), Deck::kLong, std::nullopt),
            (PerSeat<int>{{8, 8, 8, 5}}));
  EXPECT_EQ(HandSizes(*FindTransfer("schieber4"), Deck::kLong, std::nullopt),
            (PerSeat<int>{{8, 8, 8, 4}}));
  const TransferRow& teufel = *FindTransfer("teufel");
  EXPECT_EQ(teufel.for_forehand, SetOf("EO GO SO EU")) << "C148";
  EXPECT_TRUE(teufel.named_before_deal) << "C148";
  EXPECT_EQ(HandSizes(teufel, Deck::kLong, std::nullopt), (PerSeat<int>{{4, 8, 8, 8}})) << "C148";
}

TEST(Cases, C149_TheWinnerOfTheThirdTrickAnnounces) {
  const std::string hands =
      " | EO H7 EZ GZ S7 H9 E7 G7 | GO H8 EA GA SA S9 E8 G8 |"
      " HO SO EU E9 EK GK G9 SZ | GU HU SU HA HZ HK SK S8";
  // Tricks: 0 by EO, 2 by EK, 1 by SA.
  const std::string play = " | EO H8 EU HU E7 E8 EK SK SZ S8 S7 SA";
  auto line = ParseDealLine("hintenrum:E 1" + hands + play);
  if (!line.ok()) {
    FAIL() << line.status();
  }
  EXPECT_EQ(PositionOf(*line).leader(), Seat(1)) << "C149";
  EXPECT_TRUE(PositionOf(*line).switched()) << "C149";
  EXPECT_EQ(ParseDealLine("hintenrum:E 2" + hands + play).status().message(),
            "expected declarer 1, who took the last trick of the first part, found 2")
      << "C149";
}

// Five and six: whoever sits out has no seat in the deal. Seat 0 is left of the dealer, seat 3 the
// last who plays.
TEST(Cases, C151_FivePlayersSitAtFourSeats) {
  EXPECT_TRUE(IsTable(Deck::kLong, 4)) << "C151";
  EXPECT_FALSE(IsTable(Deck::kLong, 5)) << "C151";
  EXPECT_EQ(ParseSeat("4").status().message(), "expected a seat from 0 to 3, found \"4\"")
      << "C151";
}

TEST(Cases, C152_OnlyOpenCardsCount) {
  const auto line = ParseDealLine(
      "offiziere 0 | EZ/S7 EK/S8 EU/S9 E8/SK EO/SZ GO/SA HO/SU SO/H7 |"
      " E9/E7 GA/EA GZ/H8 GK/H9 G9/HK G8/HZ G7/HA GU/HU | EZ");
  ASSERT_TRUE(line.ok()) << line.status();
  Position position = PositionOf(*line);
  EXPECT_EQ(position.LegalPlays(), SetOf("E9")) << "C152";
  position.Play(Read("E9")[0]);
  // E7 is turned up now that its cover is gone; EA still lies under GA.
  EXPECT_TRUE(position.hand(Seat(1)).Contains(Read("E7")[0])) << "C152";
  EXPECT_FALSE(position.hand(Seat(1)).Contains(Read("EA")[0])) << "C152";
  EXPECT_EQ(position.deal().seats(), 2);
  EXPECT_EQ(*ParseDealLine(ToString(*line)), *line);
}

TEST(Cases, C163_C164_WhoPlaysTogetherInKop) {
  const auto kop = ParseDealLine("kop - | EO SZ EZ GZ | HA HZ HO GU | SO SU SA EA | GO EU HU GA");
  ASSERT_TRUE(kop.ok()) << kop.status();
  EXPECT_EQ(DeclarerSide(kop->deal()), SeatSet::Of(Seat(0)) | SeatSet::Of(Seat(3))) << "C163";
  const auto wesele =
      ParseDealLine("wesele 0 | EO GO EZ GZ | HA HZ HO GU | EU SU SA EA | SO SZ HU GA");
  ASSERT_TRUE(wesele.ok()) << wesele.status();
  EXPECT_EQ(DeclarerSide(wesele->deal()), SeatSet::Of(Seat(0)) | SeatSet::Of(Seat(2))) << "C164";
}

TEST(SpecialDeals, ErrorsNameThePlace) {
  const char* const four = " | EO SZ EZ GZ | HA HZ HO GU | SO SU SA EA | GO EU HU GA";
  const auto error = [&](const std::string& text) {
    const auto line = ParseDealLine(text);
    return std::to_string(ColumnOf(line.status())) + ": " + std::string(line.status().message());
  };
  EXPECT_EQ(error(std::string("kop 1") + four), "5: expected - (nobody declares), found \"1\"");
  EXPECT_EQ(error(std::string("zolo -") + four), "6: expected a declarer from 0 to 3, found \"-\"");
  EXPECT_EQ(error(std::string("cicha 0") + four),
            "11: expected EO and GO in the declarer's hand, found at most one of them");
  EXPECT_EQ(error(std::string("wenz 0") + four),
            "10: expected 5 cards in hand 0, found 4 (16 cards in the deal)");
  const std::string three =
      " 0 | HO HU HK H9 EZ G9 SZ SK | EO SO SU EK GA GK SA S9 | GO EU GU HA HZ EA E9 GZ";
  EXPECT_EQ(error("ruf:G" + three),
            "1: expected a solo or a Ramsch for three players, found ruf:G");
  EXPECT_TRUE(ParseDealLine("wenz" + three + " | SZ SA HA").ok());
  EXPECT_EQ(error("wenz" + three + " | SZ SA GO SK"),
            "97: expected one of SU EK EO GA GK SO S9, found SK, which seat 1 does not hold");
}

}  // namespace
}  // namespace schafkopf::special_cases_test
