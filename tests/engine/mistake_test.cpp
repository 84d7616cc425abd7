// A mistake stays whole on its way through a status; cards that cannot fall are found on the deal.
#include "engine/text/mistake.h"

#include <gtest/gtest.h>

#include "absl/strings/string_view.h"
#include "engine/play/play_fault.h"
#include "engine/text/input_line.h"
#include "engine/text/notation.h"
#include "engine/text/try.h"
#include "engine/text/words.h"

namespace schafkopf::mistake_test {
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
            "erwartet: EO: $1 (hat der Dritte), gefunden: 3:$0");
}

TEST(Mistake, MovesToAnotherPlace) {
  const absl::Status error = SyntaxError(2, words::kCard, words::kNothing);
  EXPECT_EQ(ColumnOf(ShiftColumn(error, 5)), 7);
  const absl::Status placed = AtField("hand", ShiftColumn(error, 1));
  EXPECT_EQ(FieldOf(placed), "hand");
  EXPECT_EQ(ColumnOf(placed), 3);
  EXPECT_EQ(NamingField(placed).message(), "hand: column 3: expected a card, found nothing");
  EXPECT_EQ(FieldOf(NamingField(placed)), "");
  // A field may have a stranger's name.
  const absl::Status strange = AtField("a\tb", SyntaxError(3, words::kCard, words::kNothing));
  EXPECT_EQ(FieldOf(strange), "a\tb");
  EXPECT_EQ(NamingField(strange).message(), "a\\x09b: column 3: expected a card, found nothing");
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

TEST(Mistake, OfAValueIsThatOfItsStatus) {
  const absl::StatusOr<int> value = 7;
  EXPECT_EQ(*ShiftColumn(value, 3), 7);
  EXPECT_EQ(*AtField("hand", value), 7);
  const absl::StatusOr<int> none = absl::Status(SyntaxError(2, words::kCard, words::kNothing));
  EXPECT_EQ(ColumnOf(ShiftColumn(none, 3).status()), 5);
  EXPECT_EQ(FieldOf(AtField("hand", none).status()), "hand");
}

// What is wrong before a line was cut stands there; behind a comment nothing was lost.
TEST(Mistake, OfALineThatWasCut) {
  const std::string deal =
      "wenz 0 | EA EZ EK EO EU E9 | GA GZ GK GO GU G9 | HA HZ HK HO HU H9 |"
      " SA SZ SK SO SU S9";
  const auto read = [](const std::string& text, bool cut) {
    const auto line = ReadDealLine({1, text, cut});
    return line.ok() ? 0 : ColumnOf(line.status());
  };
  const int size = static_cast<int>(deal.size());
  EXPECT_EQ(read(deal, false), 0);
  EXPECT_EQ(read(deal, true), size + 1);
  EXPECT_EQ(read(deal + " # and", true), 0);
  EXPECT_EQ(read("wenz x" + deal.substr(6), true), 6);
  EXPECT_EQ(read("wenz x" + deal.substr(6), false), 6);
  EXPECT_EQ(read(deal.substr(0, 40), false), 41);
  EXPECT_EQ(read(deal.substr(0, 40), true), 41);
  const auto cut = ReadDealLine({1, deal.substr(0, 40), true});
  EXPECT_EQ(cut.status().message(), "expected at most 65536 bytes per line, found more");
}

}  // namespace
}  // namespace schafkopf::mistake_test
