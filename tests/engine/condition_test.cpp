#include "engine/text/condition.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/worlds/arrangements.h"

namespace schafkopf::condition_test {
namespace {

Hands HandsOf(absl::string_view line) { return ParseDealLine(line)->hands; }

const Hands& TestHands() {
  static const Hands hands = HandsOf(
      "passed - | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ | "
      "EZ EU E7 GU HA SO SU S7 | GO G9 G8 G7 HZ HK HO S9");
  return hands;
}

bool Holds(absl::string_view condition, const Contract& contract = Contract::Named("wenz")) {
  const auto read = ParseCondition(condition);
  EXPECT_TRUE(read.ok()) << condition << ": " << read.status();
  return read.ok() && read->Holds(TestHands(), CardOrder(contract));
}

std::string ErrorOf(absl::string_view text) {
  const auto read = ParseCondition(text);
  if (read.ok()) return "no error";
  return absl::StrCat(ColumnOf(read.status()), ": ", std::string(read.status().message()));
}

TEST(Condition, CountsCards) {
  EXPECT_TRUE(Holds("trumps(2)==3"));
  EXPECT_TRUE(Holds("aces(1)==2"));
  EXPECT_TRUE(Holds("aces(3)==0"));
  EXPECT_TRUE(Holds("points(0)==36"));
  EXPECT_TRUE(Holds("has(0,EA)==1"));
  EXPECT_TRUE(Holds("has(0, ea)"));
  EXPECT_FALSE(Holds("has(1,EA)"));
  EXPECT_TRUE(Holds("cards(3,G)==4"));
  EXPECT_TRUE(Holds("cards(2,S)==2")) << "the Unter is a trump";
}

TEST(Condition, CountsByTheContractInForce) {
  const Contract ruf = Contract::Named("ruf", Suit::kEichel);
  EXPECT_TRUE(Holds("trumps(2)==5", ruf));
  EXPECT_TRUE(Holds("cards(3,H)==2", ruf)) << "HZ HK, but not HO";
  EXPECT_TRUE(Holds("cards(3,H)==3"));
  EXPECT_TRUE(Holds("cards(2,S)==1", ruf));
  EXPECT_TRUE(Holds("trumps(0)==0", Contract::Named("bettel")));
}

TEST(Condition, Compares) {
  EXPECT_TRUE(Holds("1<2"));
  EXPECT_FALSE(Holds("2<2"));
  EXPECT_TRUE(Holds("2<=2"));
  EXPECT_FALSE(Holds("3<=2"));
  EXPECT_TRUE(Holds("3>2"));
  EXPECT_FALSE(Holds("2>2"));
  EXPECT_TRUE(Holds("2>=2"));
  EXPECT_FALSE(Holds("1>=2"));
  EXPECT_TRUE(Holds("1!=2"));
  EXPECT_FALSE(Holds("2!=2"));
  EXPECT_TRUE(Holds("trumps(2) > trumps(1)"));
}

TEST(Condition, Joins) {
  EXPECT_TRUE(Holds("1==1 or 1==2 and 1==2")) << "and binds tighter";
  EXPECT_FALSE(Holds("(1==1 or 1==2) and 1==2"));
  EXPECT_TRUE(Holds("not 1==2 and 1==1")) << "not binds tightest";
  EXPECT_FALSE(Holds("not (1==2 or 1==1)"));
  EXPECT_TRUE(Holds("NOT not has(0,EA) AND 1==1"));
  EXPECT_TRUE(Holds("1==2 or 1==2 or 1==1"));
  EXPECT_TRUE(Holds(" ( ( 1 == 1 ) ) "));
}

// The share of the worlds of a soloist's hand that meet a condition, counted by arrangement.
double ShareOf(absl::string_view condition, absl::string_view hand) {
  const auto read = ParseCondition(condition);
  const CardOrder order(Contract::Named("solo", Suit::kEichel));
  const Knowledge known = KnowledgeBeforePlay(Deck::kLong, {{*ParseCardSet(hand)}});
  std::uint64_t all = 0;
  std::uint64_t met = 0;
  EXPECT_TRUE(ForEachArrangement(known, read->SetsCounted(order), 1'000'000,
                                 [&](const Hands& hands, std::uint64_t worlds) {
                                   all += worlds;
                                   if (read->Holds(hands, order)) met += worlds;
                                 }));
  return static_cast<double>(met) / static_cast<double>(all);
}

// The tables that Schafkopf books print.
TEST(Condition, HoldsAsOftenAsPublished) {
  const char* most_three = "trumps(1)<=3 and trumps(2)<=3 and trumps(3)<=3";
  EXPECT_NEAR(ShareOf(most_three, "EO GO HO SO EU GU HU SU"), .7922, 5e-5);
  EXPECT_NEAR(ShareOf(most_three, "EO GO HO SO EU GU HU GA"), .5980, 5e-5);
  EXPECT_NEAR(ShareOf(most_three, "EO GO HO SO EU GU HA GA"), .3582, 5e-5);
  EXPECT_NEAR(ShareOf(most_three, "EO GO HO SO EU SA HA GA"), .1343, 5e-5);
  const char* somebody_void = "cards(1,G)==0 or cards(2,G)==0 or cards(3,G)==0";
  EXPECT_NEAR(ShareOf(somebody_void, "EO GO HO SO EU HU HA GA"), .3043, 5e-5);
  EXPECT_NEAR(ShareOf(somebody_void, "EO GO HO SO EU HU GZ GA"), .4941, 5e-5);
  EXPECT_NEAR(ShareOf(somebody_void, "EO GO HO SO EU GK GZ GA"), .747, 5e-4);
}

TEST(Condition, NamesAllThatItCounts) {
  // Cards that no set tells apart may be exchanged.
  const CardOrder order(Contract::Named("wenz"));
  for (const char* text : {"trumps(2)==3", "cards(2,S)==2", "aces(1)==2", "points(0)==36",
                           "has(0,EA) and not has(1,HU)"}) {
    const auto read = ParseCondition(text);
    ASSERT_TRUE(read.ok());
    const std::vector<CardSet> sets = read->SetsCounted(order);
    const auto alike = [&](Card a, Card b) {
      return std::ranges::all_of(sets,
                                 [&](CardSet set) { return set.Contains(a) == set.Contains(b); });
    };
    for (Card a : TestHands()[Seat(0)]) {
      for (Card b : TestHands()[Seat(1)]) {
        if (!alike(a, b)) continue;
        Hands swapped = TestHands();
        swapped[Seat(0)] = (swapped[Seat(0)] - CardSet::Of(a)) | CardSet::Of(b);
        swapped[Seat(1)] = (swapped[Seat(1)] - CardSet::Of(b)) | CardSet::Of(a);
        EXPECT_EQ(read->Holds(swapped, order), read->Holds(TestHands(), order)) << text;
      }
    }
  }
}

TEST(Condition, NamesTheSeatsThatItCounts) {
  const auto seats = [](const char* text) { return ParseCondition(text)->SeatsCounted(); };
  EXPECT_EQ(seats("trumps(2)<3"), SeatSet::Of(Seat(2)));
  EXPECT_EQ(seats("has(1,EA) or 2<=aces(3)"), SeatSet::Of(Seat(1)) | SeatSet::Of(Seat(3)));
}

TEST(Condition, ErrorsPointAtTheColumn) {
  struct Row {
    const char* text;
    const char* error;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"", "1: expected a number, or trumps, cards, aces, points or has, found nothing"},
           {"trump(2)>1", "1: expected trumps(...), found \"trump\""},
           {"trumps(2)", "10: expected a comparison (< <= > >= == !=), found nothing"},
           {"trumps(2)=3", "10: expected a comparison (< <= > >= == !=), found \"=3\""},
           {"trumps 2", "8: expected (, found \"2\""},
           {"trumps(4)>1", "8: expected a seat from 0 to 3, found \"4\""},
           {"trumps()>1", "8: expected a seat from 0 to 3, found nothing"},
           {"trumps(1>1", "8: expected a seat from 0 to 3, found \"1>1\""},
           {"cards(3)<2", "8: expected , and a suit, found \")<2\""},
           {"cards(3,X)<2", "9: expected a suit (E G H S), found \"X\""},
           {"has(1,EY)", "8: expected a rank (A Z K O U 9 8 7), found \"Y\""},
           {"has(1,EO", "9: expected ), found nothing"},
           {"1==1 xor 2==2", "6: expected `and`, `or` or the end of the condition, found \"xor\""},
           {"(1==1", "6: expected `and`, `or` or `)`, found nothing"},
           {"1==1 and",
            "9: expected a number, or trumps, cards, aces, points or has, found nothing"},
           {"1==12345678", "4: expected at most 6 digits, found \"12345678\""},
       }) {
    EXPECT_EQ(ErrorOf(row.text), row.error) << row.text;
  }
}

TEST(Condition, DeepNestingIsRefusedNotCrashed) {
  EXPECT_TRUE(Holds(absl::StrCat(std::string(100, '('), "1==1", std::string(100, ')'))));
  EXPECT_EQ(ErrorOf(std::string(101, '(')),
            "101: expected at most 100 levels of nesting, found one more");
  EXPECT_EQ(ErrorOf(std::string(10'000'000, '(')),
            "101: expected at most 100 levels of nesting, found one more");
  // The deepest stack: every level keeps an `or` and an `and` waiting.
  std::string deep = "1==1";
  for (int i = 0; i < 100; ++i) deep = absl::StrCat("1==2 or 1==1 and (", deep, ")");
  EXPECT_TRUE(Holds(deep));
}

}  // namespace
}  // namespace schafkopf::condition_test
