#include "engine/text/notation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/text/rules/rule_file.h"
#include "tests/support/random_deal.h"

namespace schafkopf::notation_test {
namespace {

// "COLUMN: message", as a file of deals reports it.
template <class T>
std::string ErrorOf(const absl::StatusOr<T>& read) {
  if (read.ok()) return "no error";
  return absl::StrCat(ColumnOf(read.status()), ": ", std::string(read.status().message()));
}

constexpr char kRufDeal[] =
    "ruf:S 0 | EO HO EU H8 H7 E9 E8 SK | SO GU HU HK H9 EA EZ GK | "
    "HA EK GZ G8 SA SZ S9 S8 | GO SU HZ E7 GA G9 G7 S7";
constexpr char kThree[] =
    " | EA EZ EK EO SU SK SZ SA | GA GZ GK GO GU HU HO S9 | EU HA HZ HK SO E9 G9 H9";
constexpr char kHands[] =
    " | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ | EZ EU E7 GU HA SO SU S7 | "
    "GO G9 G8 G7 HZ HK HO S9";

TEST(CardText, EveryCardReadsBack) {
  for (int i = 0; i < kCardCount; ++i) {
    const Card card = Card::FromIndex(i);
    const auto read = ParseCard(ToString(card));
    ASSERT_TRUE(read.ok()) << read.status();
    EXPECT_EQ(*read, card);
  }
  EXPECT_EQ(ToString(Card(Suit::kEichel, Rank::kOber)), "EO");
  EXPECT_EQ(ToString(Card(Suit::kSchellen, Rank::kSeven)), "S7");
}

TEST(CardText, IsReadLeniently) {
  struct Row {
    const char* text;
    const char* cards;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"eogohoso eu ga", "EO GO HO SO EU GA"},
           {"EO,GO, HO\tSO\r\n", "EO GO HO SO"},
           {"eQ gD hJ sT lX b10", "EO GO HU SZ GZ GZ"},
           {"♣A ♠z ♥10♦U", "EA GZ HZ SU"},
           {"♠️O♥️7", "GO H7"},
           {"ss", nullptr},
           {"E1", nullptr},
           {"", ""},
           {" , ,", ""},
       }) {
    const auto read = ParseCards(row.text);
    ASSERT_EQ(read.ok(), row.cards != nullptr) << row.text << " " << read.status();
    if (read.ok()) {
      EXPECT_EQ(ToString(*read), row.cards) << row.text;
    }
  }
}

TEST(CardText, ErrorsTellPlaceAndReason) {
  EXPECT_EQ(ErrorOf(ParseCard("EY")), "2: expected a rank (A Z K O U 9 8 7), found \"Y\"");
  EXPECT_EQ(ErrorOf(ParseCard("")), "1: expected a card, found nothing");
  EXPECT_EQ(ErrorOf(ParseCard("EO EU")), "4: expected one card, found EU");
  EXPECT_EQ(ErrorOf(ParseCards("EO XA")), "4: expected a suit (E G H S), found \"X\"");
  EXPECT_EQ(ErrorOf(ParseCards("♠O E")), "5: expected a rank (A Z K O U 9 8 7), found nothing");
  EXPECT_EQ(ErrorOf(ParseCards(absl::string_view("EO \0", 4))),
            "4: expected a suit (E G H S), found \"\\x00\"");
  EXPECT_EQ(ErrorOf(ParseCardSet("EO GO eq")), "7: expected no duplicate cards, found EO again");
}

TEST(SeatText, IsOneDigit) {
  EXPECT_EQ(ErrorOf(ParseSeat("  x ")), "3: expected a seat from 0 to 3, found \"x\"");
  for (Seat seat : kSeats) EXPECT_EQ(*ParseSeat(absl::StrCat(" ", seat.index(), " ")), seat);
  EXPECT_EQ(ErrorOf(ParseSeat("4")), "1: expected a seat from 0 to 3, found \"4\"");
  EXPECT_EQ(ErrorOf(ParseSeat("01")), "1: expected a seat from 0 to 3, found \"01\"");
  EXPECT_EQ(ErrorOf(ParseSeat("  -1")), "3: expected a seat from 0 to 3, found \"-1\"");
  EXPECT_EQ(ErrorOf(ParseSeat("")), "1: expected a seat from 0 to 3, found nothing");
}

TEST(ContractText, EveryContractReadsBack) {
  const auto contracts = AllContracts();
  ASSERT_GT(contracts.size(), 40u);
  for (const Contract& contract : contracts) {
    const auto read = ParseContract(ToString(contract));
    ASSERT_TRUE(read.ok()) << read.status();
    EXPECT_EQ(*read, contract) << ToString(contract);
  }
}

TEST(ContractText, WhatPeopleWriteIsRead) {
  struct Row {
    const char* text;
    const char* contract;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"ruf:E", "ruf:E"},
           {"Rufspiel auf die Blaue", "ruf:G"},
           {"Sauspiel mit der Alten", "ruf:E"},
           {"sauspiel auf die hundsgfickte", "ruf:S"},
           {"Rufspiel auf die Bumpl", "ruf:S"},
           {"Ruf Gras-Sau", "ruf:G"},
           {"Herz-Solo Tout", "solo:H+tout"},
           {"solo:h+TOUT", "solo:H+tout"},
           {"Herzsolo", "solo:H"},
           {"Eichel Solo", "solo:E"},
           {"solo:♠", "solo:G"},
           {"Schellen-Solo-Du", "solo:S+tout"},
           {"Wenz", "wenz"},
           {"Wenz-Tout", "wenz+tout"},
           {"Hybrid Tout", "hybrid+tout"},
           {"Sauspiel mit der Hundsgfickten", "ruf:S"},
           {"Gras-Wenz", "farbwenz:G"},
           {"Farbwenz Laub", "farbwenz:G"},
           {"farb-wenz:b", "farbwenz:G"},
           {"Gras-Geier", "farbgeier:G"},
           {"Geier", "geier"},
           {"Habicht", "koenig"},
           {"King", "koenig"},
           {"Hauswenz", "wenz"},
           {"Bauern-Wenz", "wenz"},
           {"Partnerspiel auf die Blaue", "ruf:G"},
           {"Herz-Solo hintenrum", "hintenrum:H"},
           {"Krone", "koenig"},
           {"Bart", "koenig"},
           {"Ramsch-Tout", "pfd"},
           {"ramschtout", "pfd"},
           {"Rot-Solo", "solo:H"},
           {"Grün-Solo Tout", "solo:G+tout"},
           {"Rufspiel auf die Grüne", "ruf:G"},
           {"Rotwenz", "farbwenz:H"},
           {"Kaiser", "koenig"},
           {"König", "koenig"},
           {"KÖNIG", "koenig"},
           {"Koenig", "koenig"},
           {"Ko\u0308nig", "koenig"},
           {"Farb-König Schellen", "farbkoenig:S"},
           {"Farbhabicht:E", "farbkoenig:E"},
           {"Herz-Eisenbahner", "farbeisenbahner:H"},
           {"Kreuzbock", "kreuz"},
           {"Null", "bettel"},
           {" sie ", "sie"},
           {"Ramsch", "ramsch"},
           {"Ramsch-Tout", "pfd"},
           {"Schieberamsch", "schieberamsch"},
           {"Bettel ouvert mit Stichzwang", "bettel+ouvert+stich"},
           {"Bettel Brett", "bettel+ouvert"},
           {"muss:GZ", "muss:GZ"},
           {"Muss auf die Alte", "muss:E"},
           {"muss:EA", "muss:E"},
           {"Hochzeit mit 3", "hochzeit:3"},
           {"Bauernhochzeit:1", "bauernhochzeit:1"},
           {"Bauern-Hochzeit 1", "bauernhochzeit:1"},
           {"Doppelhochzeit:1", "bauernhochzeit:1"},
           {"Doppel-Hochzeit 1", "bauernhochzeit:1"},
           {"Schieber-Ramsch", "schieberamsch"},
           {"Schieberramsch", "schieberamsch"},
           {"Goass", "kreuz"},
           {"Goaß", "kreuz"},
           {"Kreuzbock Gras", "farbkreuz:G"},
           {"Muss auf die Gras-Zehn", "muss:GZ"},
           {"Muss auf den Eichel-König", "muss:EK"},
           {"Rufspiel auf die Bumpel", "ruf:S"},
           {"Sjavs:Kreuz", "sjavs:E"},
           {"Sjavs Pik", "sjavs:G"},
           {"Sauspiel Tout auf die Alte", "ruf:E+tout"},
           {"Sjavs Herz", "sjavs:H"},
           {"kop", "kop"},
           {"kop+wolsztyn", "kop+wolsztyn"},
           {"zolo du", "zolo+tout"},
           {"Strixner:H", "hintenrum:H"},
           {"offiziere", "offiziere"},
       }) {
    const auto read = ParseContract(row.text);
    ASSERT_TRUE(read.ok()) << row.text << ": " << read.status();
    EXPECT_EQ(ToString(*read), row.contract) << row.text;
  }
}

TEST(ContractText, ErrorsTellPlaceAndReason) {
  struct Row {
    const char* text;
    const char* error;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"", "1: expected a contract, found nothing"},
           {"-", "1: expected a contract, found \"-\""},
           {"  Herz", "3: expected a contract, found \"Herz\""},
           {"ramsch:E", "8: expected no suit with ramsch, found \"E\""},
           {"muss:EO", "6: expected a non-trump card to call, found \"EO\""},
           {"ruf:EO", "5: expected a non-trump card to call, found \"EO\""},
           {"wenz+ouvert", "6: expected no ouvert with wenz, found \"ouvert\""},
           {"solo:E+stich", "8: expected no stich with solo, found \"stich\""},
           {"wenz+wolsztyn", "6: expected no wolsztyn with wenz, found \"wolsztyn\""},
           {"sjavs", "6: expected a trump suit (E G H S), found nothing"},
           {"hochzeit", "9: expected the partner's seat (0 to 3), found nothing"},
           {"hochzeit:1:2", "12: expected one partner, found \"2\""},
           {"wenz:2", "6: expected no seat, found \"2\""},
           {"solo:EZ", "6: expected no called card, found \"EZ\""},
           {"wenzz", "1: expected a contract, found \"wenzz\""},
           {"wenz geier", "6: expected one contract, found \"geier\""},
           {"solo:E:G", "8: expected one suit, found \"G\""},
           {"wenz+tout+tout", "11: expected one Tout, found \"tout\""},
           {"solo", "5: expected a trump suit (E G H S), found nothing"},
           {"Farb-Wenz", "10: expected a trump suit (E G H S), found nothing"},
           {"ruf", "4: expected a called Sau (E G S), found nothing"},
           {"Ruf Herz", "5: expected a called Sau (E G S), found \"Herz\""},
           {"farb-ruf:E", "1: expected no Farb- before ruf, found \"farb\""},
           {"sie:E", "5: expected no suit with sie, found \"E\""},
           {"bettel+tout", "8: expected no Tout with bettel, found \"tout\""},
           {"muss:E+tout", "8: expected no Tout with muss, found \"tout\""},
       }) {
    EXPECT_EQ(ErrorOf(ParseContract(row.text)), row.error) << row.text;
  }
}

TEST(DealText, RandomDealsReadBack) {
  Random random(7, 0);
  for (const Contract& contract : AllContracts()) {
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      for (int plies : {0, 1, 7, 24, kSeatCount * HandSize(deck)}) {
        const Deal deal = RandomDeal(contract, deck, Tilt::kNone, random);
        const Position position = RandomPlay(deal, plies, /*keep_open=*/false, random);
        DealLine line{contract, deal.declarer, deal.hands, {}, std::nullopt, {}, deck};
        line.played.assign(position.played().begin(), position.played().end());
        if (position.finished()) line.result = FinalValue(position);
        const auto read = ParseDealLine(ToString(line));
        ASSERT_TRUE(read.ok()) << ToString(line) << "\n" << ErrorOf(read);
        EXPECT_EQ(*read, line) << ToString(line);
        const Position again = PositionOf(*read);
        EXPECT_TRUE(std::ranges::equal(again.played(), position.played()));
      }
    }
  }
}

TEST(DealText, IsReadLeniently) {
  const std::string plain = absl::StrCat("wenz 2", kHands);
  for (const std::string& text :
       {absl::StrCat("  Wenz\t2 ", kHands, "\r\n"), absl::StrCat(plain, " # a comment | with bars"),
        absl::StrCat(plain, " |"), absl::StrCat(plain, " | | "), absl::StrCat(plain, " | | -")}) {
    const auto read = ParseDealLine(text);
    ASSERT_TRUE(read.ok()) << text << "\n" << ErrorOf(read);
    EXPECT_EQ(ToString(*read), ToString(*ParseDealLine(plain)));
  }
  const auto tout = ParseDealLine(absl::StrCat("Herz-Solo Tout 3", kHands, " | EA"));
  ASSERT_TRUE(tout.ok()) << ErrorOf(tout);
  EXPECT_EQ(ToString(*tout->contract), "solo:H+tout");
  EXPECT_EQ(tout->declarer, Seat(3));
  ASSERT_EQ(tout->played.size(), 1u);
}

TEST(DealText, HandsArePrintedStrongestFirst) {
  const auto read = ParseDealLine(absl::StrCat("wenz 2", kHands, " | | 62"));
  ASSERT_TRUE(read.ok()) << ErrorOf(read);
  EXPECT_EQ(ToString(*read),
            "wenz 2 | EA EK EO GZ GK H8 SK S8 | HU E9 E8 GA H9 H7 SA SZ | EU GU SU EZ E7 HA SO S7 "
            "| GO G9 G8 G7 HZ HK HO S9 | | 62");
}

TEST(DealText, ADealNobodyBidHasHandsOnly) {
  const auto read = ParseDealLine(absl::StrCat("passed -", kHands, " | | -"));
  ASSERT_TRUE(read.ok()) << ErrorOf(read);
  EXPECT_FALSE(read->contract.has_value());
  EXPECT_EQ(read->hands[Seat(3)].size(), 8);
  const auto again = ParseDealLine(ToString(*read));
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(*again, *read);
}

TEST(DealText, ErrorsTellPlaceAndReason) {
  const std::string ruf = kRufDeal;
  const auto changed = [&](absl::string_view from, absl::string_view to) {
    std::string text = ruf;
    return text.replace(text.find(from.data(), 0, from.size()), from.size(), to.data(), to.size());
  };
  struct Row {
    std::string text;
    const char* error;
  };
  const std::vector<Row> rows = {
      {"", "1: expected a contract, found nothing"},
      {"wenz", "5: expected a declarer from 0 to 3, found nothing"},
      {"Herz Solo | EO", "10: expected a declarer from 0 to 3, found nothing"},
      {"foo 2 | EO", "1: expected a contract, found \"foo\""},
      {" wenz x", "7: expected a declarer from 0 to 3, found \"x\""},
      {"wenz -1 | ", "6: expected a declarer from 0 to 3, found \"-1\""},
      {"wenz - | ", "6: expected a declarer from 0 to 3, found \"-\""},
      {"wenz 4", "6: expected a declarer from 0 to 3, found \"4\""},
      {"passed", "7: expected - (after \"passed\"), found nothing"},
      {"passed 1", "8: expected - (after \"passed\"), found \"1\""},
      {"wenz 2 | EA", "12: expected | and hand 1, found nothing"},
      {absl::StrCat(ruf, " | | 60 | x"), "120: expected the end of the line, found \"| x\""},
      // Cards that are none, twice there, too few, too many, of another deck.
      {changed("EU H8", "EY H8"), "18: expected a rank (A Z K O U 9 8 7), found \"Y\""},
      {changed("EU H8", "EO H8"), "17: expected no duplicate cards, found EO again"},
      {changed("SO GU", "SO EU"), "40: expected no duplicate cards, found EU again"},
      {changed(" S7", ""), "89: expected 8 cards in hand 3, found 7 (31 cards in the deal)"},
      {changed("EU H8", "EU S7 H8"), "113: expected no duplicate cards, found S7 again"},
      {"wenz 0 | EO EU EA EZ EK E9 | GO GU GA GZ GK G9 | HO HU HA HZ HK H9 | SO SU SA SZ SK S8",
       "85: expected a card from the short deck, found S8"},
      {"wenz 0 | EO | GO | HO | SO",
       "10: expected 5 cards in hand 0, found 1 (4 cards in the deal)"},
      // The declarer's right.
      {changed("ruf:S 0", "ruf:S 2"),
       "75: expected the called Sau outside the declarer's hand, found SA in the declarer's hand"},
      {changed("ruf:S 0", "ruf:G 0"),
       "11: expected a plain card of the called suit (G) in the declarer's hand, found none"},
      {changed("ruf:S 0", "sie 0"),
       "9: expected the highest trumps (EO GO HO SO EU GU HU SU) in the declarer's hand, "
       "found no GO SO GU HU SU"},
      {changed("ruf:S 0", "hochzeit:0 0"),
       "1: expected a partner other than the declarer, found hochzeit:0"},
      {changed("ruf:S 0", "offiziere 0"),
       "1: expected two hands of OPEN/COVERED pairs, found four hands"},
      {"offiziere 0 | EO GO / HO | GA", "18: expected / and the face-down card, found GO"},
      {"offiziere 0 | EO / GO / HO | GA", "25: expected a face-up card before /, found HO"},
      {"offiziere 0 | EO / GO HO | GA", "25: expected / and the face-down card, found nothing"},
      // Of three: what stands behind their hands are cards played.
      {absl::StrCat("solo:E 3", kThree), "1: expected a declarer from 0 to 2, found 3"},
      {absl::StrCat("ruf:E 1", kThree),
       "1: expected a solo or a Ramsch for three players, found ruf:E"},
      {absl::StrCat("wenz 1", kThree, " | SU | 3 | x"),
       "97: expected the end of the line, found \"x\""},
      {absl::StrCat("wenz 1", kThree, " | SU SA"),
       "91: expected one of GU HU, found SA, which seat 1 does not hold"},
      // Play.
      {absl::StrCat(ruf, " | EO H9 HA SU SO"),
       "127: expected one of HO EU H8 H7 E9 E8 SK, found SO, which seat 0 does not hold"},
      {absl::StrCat(ruf, " | EO H9 HA SU EO"),
       "127: expected one of HO EU H8 H7 E9 E8 SK, found EO again"},
      {absl::StrCat(ruf, " | EO EA"),
       "118: expected one of SO GU HU HK H9, found EA, which seat 1 may not play here"},
      {absl::StrCat(ruf, " | SK EA S9"),
       "121: expected SA, found S9, which seat 2 may not play here"},
      {absl::StrCat("passed -", kHands, " | EA EZ"),
       "116: expected no cards played, since nobody declares, found EA"},
      // Results.
      {absl::StrCat("passed -", kHands, " | | 7"), "118: expected - (nobody plays), found \"7\""},
      {absl::StrCat(ruf, " | | 122"), "117: expected a result from -1 to 121, found \"122\""},
      {absl::StrCat(ruf, " | | 1e"), "117: expected a result from -1 to 121, found \"1e\""},
      {absl::StrCat("wenz+tout 2", kHands, " | | 2"),
       "121: expected a result from 0 to 1, found \"2\""},
  };
  for (const Row& row : rows) EXPECT_EQ(ErrorOf(ParseDealLine(row.text)), row.error) << row.text;
}

TEST(DealText, TellsHowManySitAtTheTable) {
  const auto seats = [](const std::string& text) {
    const auto read = ParseDealLine(text);
    return read.ok() ? read->seats() : 0;
  };
  EXPECT_EQ(seats(absl::StrCat("wenz 1", kThree)), 3);
  EXPECT_EQ(seats(absl::StrCat("wenz 1", kThree, " | EA")), 3);
  EXPECT_EQ(seats(absl::StrCat("wenz 1", kThree, " | E8 E7 G8 G7 H8 H7 S8 S7")), 4)
      << "the fourth holds what the three do not";
  EXPECT_EQ(seats(absl::StrCat("wenz 1", kHands)), 4);
}

TEST(DealText, TheDeckIsThatOfMostHandsElseTheNearest) {
  EXPECT_EQ(ErrorOf(ParseDealLine("wenz 0 | EA EZ EK EO EU E9 | GA GZ GK GO GU G9 | HA HZ HK HO HU "
                                  "H9 | SA SZ SK SO SU S9 S8 S7 E8 E7")),
            "70: expected 6 cards in hand 3, found 10 (28 cards in the deal)");
  EXPECT_EQ(ErrorOf(ParseDealLine("wenz 0 | EA EZ EK EO EU E9 E8 E7 | GA GZ GK GO GU G9 G8 G7 | HA "
                                  "HZ HK HO HU H9 | SA SZ SK SO SU S9")),
            "62: expected 8 cards in hand 2, found 6 (28 cards in the deal)");
}

TEST(DealText, ATablesDutiesAreTheDeals) {
  RuleOptions options;
  ASSERT_TRUE(options.Set("bettel_lead", "declarer"));
  const std::string text = absl::StrCat("bettel 3", kHands, " | S9");
  EXPECT_EQ(ErrorOf(ParseDealLine(text)).substr(0, 4), "116:") << "forehand leads";
  const auto read = ParseDealLine(text, options);
  ASSERT_TRUE(read.ok()) << ErrorOf(read);
  EXPECT_TRUE(read->deal().game.duties().declarer_leads);
}

TEST(DealText, AFinishedDealIsCheckedToTheLastCard) {
  const auto start = ParseDealLine(kRufDeal);
  ASSERT_TRUE(start.ok()) << ErrorOf(start);
  Random random(3, 0);
  DealLine line = *start;
  const Position end = RandomPlay(line.deal(), kCardCount, /*keep_open=*/false, random);
  line.played.assign(end.played().begin(), end.played().end());
  const std::string text = ToString(line);
  EXPECT_TRUE(ParseDealLine(text).ok());

  const int value = FinalValue(end).count();
  EXPECT_TRUE(ParseDealLine(absl::StrCat(text, " | ", value)).ok());
  const int column = static_cast<int>(text.size()) + 4;
  EXPECT_EQ(ErrorOf(ParseDealLine(absl::StrCat(text, " | ", value + 1))),
            absl::StrCat(column, ": expected result ", value, ", found ", value + 1));
  EXPECT_EQ(ErrorOf(ParseDealLine(absl::StrCat(text, " GA"))),
            absl::StrCat(column - 2, ": expected at most 32 cards, found GA"));
}

TEST(Explain, WhyAHandMayNotAnnounce) {
  const auto why = [](BidObstacle obstacle, const Contract& contract, absl::string_view hand,
                      absl::string_view option = "") {
    RuleOptions options;
    EXPECT_TRUE(option.empty() || SetOption(option, options).ok());
    const CardSet cards = ParseCardSet(hand).value();
    return Explain(obstacle, contract, cards,
                   Table(DeckOfHandSize(cards.size()).value(), kSeatCount, options))
        .message.in(Language::kEnglish);
  };
  using enum BidObstacle;
  const Contract ruf = Contract::Named("ruf", Suit::kGras);
  const Contract ten = ruf.WithCalledRank(Rank::kTen);
  const Contract muss = Contract::Named("muss", Suit::kEichel);
  const Contract wenz = Contract::Named("wenz");
  const char* const hand = "EO HO EU H8 H7 E9 E8 SK";
  EXPECT_EQ(why(kHoldsCalledSau, ruf, hand),
            "expected the called Sau outside the declarer's hand, found GA in the declarer's hand");
  EXPECT_EQ(
      why(kHoldsCalledSau, ten, hand),
      "expected the called card outside the declarer's hand, found GZ in the declarer's hand");
  EXPECT_EQ(why(kNoCardOfCalled, ruf, hand),
            "expected a plain card of the called suit (G) in the declarer's hand, found none");
  EXPECT_EQ(
      why(kLacksHighestTrumps, Contract::Named("sie"), hand),
      "expected the highest trumps (EO GO HO SO EU GU HU SU) in the declarer's hand, found no "
      "GO SO GU HU SU");
  EXPECT_EQ(why(kLacksHighestTrumps, Contract::Named("sie"), "EO HO EU H8 H7 E9"),
            "expected the highest trumps (EO GO HO SO EU GU) in the declarer's hand, found no "
            "GO SO GU");
  EXPECT_EQ(why(kLacksMussCard, muss, hand), "expected EO in the declarer's hand, found none");
  EXPECT_EQ(why(kLacksMussCard, muss, hand, "muss_card=HO"),
            "expected HO in the declarer's hand, found none");
  EXPECT_EQ(why(kCallsOutOfOrder, muss.WithCalledRank(Rank::kTen), hand),
            "expected EA SA as the called card, found EZ");
  EXPECT_EQ(why(kLacksOld, Contract::Named("wesele"), "EO HO HA SA"),
            "expected EO and GO in the declarer's hand, found at most one of them");
  EXPECT_EQ(why(kOtherDeck, Contract::Named("wesele"), hand),
            "expected the 16 cards (A, Z, O, U), four to a hand, for wesele, found 8 cards in "
            "a hand");
  EXPECT_EQ(why(kOtherDeck, wenz, "EO HO HA SA"),
            "expected a deck of 32, 24 or 20 cards for wenz, found 4 cards in a hand");
  EXPECT_EQ(why(kOtherDeck, Contract::Named("sjavs", Suit::kGras), "EO HO HA SA"),
            "expected 32 cards, eight to a hand, for sjavs:G, found 4 cards in a hand");
  EXPECT_EQ(why(kOnlyAsRenonce, ten, hand),
            "expected a called Sau (another card only with the option renonce=on), found GZ");
  EXPECT_EQ(why(kOnlyAsRenonce, ten, hand, "renonce=on"),
            "expected a called Sau (another card only after everyone has passed), found GZ");
  EXPECT_EQ(why(kTooFewForTout, wenz.WithTout(), hand, "tout_min_laufende=3"),
            "expected the top 3 trumps in the declarer's hand (option tout_min_laufende), "
            "found 1");
  EXPECT_EQ(why(kNoCalledTout, ruf.WithTout(), hand),
            "expected option ruf_tout=on for ruf:G+tout, found off");
  EXPECT_EQ(why(kNone, wenz, hand),
            "expected a game that can be announced with this hand, found wenz");
}

TEST(DealText, ForeignBytesAreShownShortAndPrintable) {
  const auto quoted = [](absl::string_view text) { return Quoted(text).in(Language::kEnglish); };
  EXPECT_EQ(Quoted("").in(Language::kGerman), "nichts");
  EXPECT_EQ(quoted(""), "nothing");
  EXPECT_EQ(quoted("König"), "\"König\"");
  EXPECT_EQ(quoted(absl::string_view("\0\x1b\x7f\xff", 4)), "\"\\x00\\x1b\\x7f\\xff\"");
  EXPECT_EQ(quoted("\xc2\x9b"
                   "2J"),
            "\"\\xc2\\x9b2J\"");
  EXPECT_EQ(quoted("\xed\xa0\x80"), "\"\\xed\\xa0\\x80\"");
  EXPECT_EQ(quoted("0123456789012345678901234"), "\"012345678901234567890123...\"");
  EXPECT_EQ(quoted("01234567890123456789012ä"), "\"01234567890123456789012...\"");

  const std::string huge(10'000'000, 'x');
  const std::string bars(10'000'000, '|');
  for (const std::string& text :
       {huge, bars, absl::StrCat("wenz 2 | ", huge), absl::StrCat("wenz 2", kHands, " | ", huge),
        absl::StrCat("wenz 2", kHands, bars), std::string(10'000'000, '\0')}) {
    const auto read = ParseDealLine(text);
    ASSERT_FALSE(read.ok());
    EXPECT_LT(read.status().message().size(), 160u);
  }
}

}  // namespace
}  // namespace schafkopf::notation_test
