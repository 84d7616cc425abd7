// A mistake stays whole on its way through a status; cards that cannot fall are found on the deal.
#include "engine/text/mistake.h"

#include <gtest/gtest.h>

#include "absl/strings/string_view.h"
#include "engine/play/play_fault.h"
#include "engine/text/notation.h"
#include "engine/text/words.h"

namespace schafkopf {
namespace {

TEST(Mistake, ComesBackOutOfAStatus) {
  Mistake made = SyntaxError(7, {words::kHeldBy, AsIs("EO: $1"), Seat(2)}, std::string("3:$0"));
  made.place.field = "a:b";
  made.place.line = 12;
  const absl::Status status = made;
  EXPECT_EQ(status.message(), "expected EO: $1, which seat 2 holds, found 3:$0");
  const Mistake back = MistakeOf(status);
  EXPECT_EQ(back.place.field, "a:b");
  EXPECT_EQ(back.place.line, 12);
  EXPECT_EQ(back.place.column, 7);
  EXPECT_EQ(back.message.in(Language::kEnglish), status.message());
  EXPECT_EQ(back.message.in(Language::kGerman),
            "erwartet: EO: $1, das hat der Dritte, gefunden: 3:$0");
}

TEST(Mistake, MovesToAnotherPlace) {
  const absl::Status error = SyntaxError(2, words::kCard, words::kNothing);
  EXPECT_EQ(ColumnOf(ShiftColumn(error, 5)), 7);
  const absl::Status placed = AtField("hand", ShiftColumn(error, 1));
  EXPECT_EQ(FieldOf(placed), "hand");
  EXPECT_EQ(ColumnOf(placed), 3);
  EXPECT_EQ(NamingField(placed).message(), "hand: column 3: expected a card, found nothing");
  EXPECT_EQ(FieldOf(NamingField(placed)), "");
  const absl::Status other = absl::NotFoundError("no such file");
  EXPECT_TRUE(absl::IsNotFound(AtField("file", other)));
  EXPECT_EQ(ColumnOf(other), 1);
  EXPECT_EQ(NamingField(other), other);
}

PlayFault FaultOf(absl::string_view line, absl::string_view cards) {
  return FaultOf(ParseDealLine(line).value().deal(), ParseCards(cards).value());
}

TEST(PlayFault, IsTheFirstOfTheCards) {
  using enum PlayFault::Kind;
  constexpr char kWenz[] =
      "wenz 2 | EU GU HU EA GA HA SA EZ | SU EK EO E9 E8 E7 GZ GK | GO G9 G8 G7 HZ HK HO H9 | "
      "H8 H7 SZ SK SO S9 S8 S7";
  const auto expect = [&](absl::string_view cards, PlayFault::Kind kind, std::size_t index) {
    const PlayFault fault = FaultOf(kWenz, cards);
    EXPECT_EQ(fault.kind, kind) << cards;
    EXPECT_EQ(fault.index, index) << cards;
  };
  expect("", kNone, 0);
  expect("EA EK GO H8", kNone, 0);
  expect("EK", kNotHeld, 0);
  expect("EA GZ", kNotLegal, 1);
  expect("EA EK EA", kFellBefore, 2);
  expect("EA EK GO H8 EU SU GA", kNotHeld, 6);
  const DealLine whole = ParseDealLine(
                             "sie 0 | EO GO HO SO EU GU HU SU | EA EZ EK E9 E8 E7 GA GZ |"
                             " GK G9 G8 G7 HA HZ HK H9 | H8 H7 SA SZ SK S9 S8 S7")
                             .value();
  std::vector<Card> cards;
  Position position = PositionOf(whole);
  while (!position.finished()) {
    cards.push_back(position.LegalPlays().Highest());
    position.Play(cards.back());
  }
  EXPECT_FALSE(FaultOf(whole.deal(), cards));
  cards.push_back(cards.front());
  EXPECT_EQ(FaultOf(whole.deal(), cards).kind, kNoneLeft);
  EXPECT_EQ(FaultOf(whole.deal(), cards).index, 32U);
}

}  // namespace
}  // namespace schafkopf
