// What is said in each language: places, numbers that decide on a form, seats, numbers as written.
#include "engine/text/message.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace schafkopf::message_test {
namespace {

std::string English(const Message& message) { return message.in(Language::kEnglish); }
std::string German(const Message& message) { return message.in(Language::kGerman); }

constexpr Text<2> kHas("$0 has $1", "$1 hat $0");
constexpr Text<1> kCards("$0 {card|cards}", "$0 {Karte|Karten}");
constexpr Text<2> kRun("$0 of $1 {0:is|are} bad: run {0:it|them} again", "$1: $0 {fehlt|fehlen}");
constexpr Text<1> kAll("{0:the only one|all $0}", "{0:die einzige|alle $0}");
constexpr Text<1> kForms("$0", "$N0: $g0, $d0, $a0, $v0");
constexpr Text<0> kBraces("{\"a\":1} costs $SUM", "{} kostet");

TEST(Message, FillsPlacesInEachLanguage) {
  const Message message(kHas, Seat(2), Message(kCards, 1));
  EXPECT_EQ(English(message), "seat 2 has 1 card");
  EXPECT_EQ(German(message), "1 Karte hat der Dritte");
  EXPECT_EQ(Say(Language::kGerman, kHas, Seat(0), std::string("$1")), "$1 hat Vorhand");
}

TEST(Message, TakesTheFormOfItsNumber) {
  EXPECT_EQ(English({kCards, 1}), "1 card");
  EXPECT_EQ(English({kCards, 0}), "0 cards");
  EXPECT_EQ(German({kCards, 12}), "12 Karten");
  EXPECT_EQ(English({kRun, 1, 5}), "1 of 5 is bad: run it again");
  EXPECT_EQ(English({kRun, 2, 1}), "2 of 1 are bad: run them again");
  EXPECT_EQ(German({kRun, 1, 5}), "5: 1 fehlt");
  EXPECT_EQ(English({kAll, 1}), "the only one");
  EXPECT_EQ(German({kAll, 7}), "alle 7");
}

TEST(Message, TakesTheFormThatAnEntryAsksFor) {
  EXPECT_EQ(German({kForms, Seat(1)}),
            "Der Zweite: des Zweiten, dem Zweiten, den Zweiten, vom Zweiten");
  EXPECT_EQ(German({kForms, Seat(0)}), "Vorhand: der Vorhand, Vorhand, Vorhand, von Vorhand");
  EXPECT_EQ(German({kForms, std::string("du")}), "Du: du, du, du, du");
  EXPECT_EQ(English({kForms, Seat(3)}), "seat 3");
}

TEST(Message, LeavesOtherBracesAndDollarsAlone) {
  EXPECT_EQ(English(kBraces), "{\"a\":1} costs $SUM");
}

TEST(Message, IsPutTogether) {
  EXPECT_EQ(English(Joined(std::vector<Message>{Seat(0), Seat(1)}, ", ")), "seat 0, seat 1");
  EXPECT_EQ(German(AsIs("x: ") + Message(Seat(0))), "x: Vorhand");
}

TEST(Message, WritesNumbersAsTheLanguageDoes) {
  EXPECT_EQ(English(Decimal(0.25, 3)), "0.250");
  EXPECT_EQ(German(Decimal(-1.5, 1)), "-1,5");
  EXPECT_EQ(German(Numeric("1.5 s, 2.")), "1,5 s, 2.");
  EXPECT_EQ(English(Grouped(1234567)), "1,234,567");
  EXPECT_EQ(German(Grouped(1000)), "1.000");
  EXPECT_EQ(German(Grouped(999)), "999");
}

}  // namespace
}  // namespace schafkopf::message_test
