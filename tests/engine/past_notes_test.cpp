// Positions as they stand, as text: what is told in which form, and what is refused where.
#include "engine/text/past_notes.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/play/past_fault.h"
#include "engine/text/notation.h"
#include "engine/text/notation_view.h"

namespace schafkopf::past_notes_test {
namespace {

constexpr char kHands[] = "solo:E 0 | EO EA S7 | EU GA S8 | EK HA S9 | EZ HZ SK | ";
constexpr char kThree[] = "solo:E 0 | EO EA S9 | EU GA SZ | EK HA SK |";

absl::StatusOr<DealLine> Read(const std::string& text) {
  return ParseDealLine(text, kUsualOptions, LineSpan::kPosition);
}
absl::StatusOr<SeatView> ReadView(const std::string& text) {
  return ParseShownView(text, kUsualOptions);
}
std::string ErrorOf(const std::string& text) {
  const auto line = Read(text);
  return line.ok() ? absl::StrCat("read as ", ToString(*line))
                   : absl::StrCat(ColumnOf(line.status()), ": ", line.status().message());
}
std::string PrintedOf(const std::string& text) {
  const auto line = Read(text);
  return line.ok() ? ToString(*line) : ErrorOf(text);
}

TEST(PastNotes, AreReadInEveryFormAndPrintedInOne) {
  struct Row {
    std::string text;
    std::string printed;
  };
  const std::string told = "; to_play 0; points 36 10 5 3";
  const std::string on_table = "solo:E 0 | EO EA S7 | EU GA S8 | EK HA S9 | EZ HZ SK | S7 S8";
  for (const Row& row : std::vector<Row>{
           {absl::StrCat(kHands, told),
            absl::StrCat("solo:E 0 | EO EA S7 | EU GA S8 | EK HA S9 | EZ HZ SK ", told)},
           {absl::StrCat(kHands, "S7 S8 ", told), absl::StrCat(on_table, " ", told)},
           {absl::StrCat(kHands, "S7 S8; points 36 10 5 3"), absl::StrCat(on_table, " ", told)},
           {absl::StrCat(kHands, "S7 S8; to_play 2; points 36,10,5,3"),
            absl::StrCat(on_table, " ", told)},
           {"solo:E 0 | EO EA | EU GA | EK HA S9 | EZ HZ SK | ; trick S7 S8; to-play 2; points 36 "
            "10 5 3 # noted",
            absl::StrCat(on_table, " ", told)},
           {absl::StrCat(kHands, "; to_play 1; points 36 18; tricks 4 1; lauf 2; id 7"),
            "solo:E 0 | EO EA S7 | EU GA S8 | EK HA S9 | EZ HZ SK ; to_play 1; points 36 18 0 0; "
            "tricks 4 1 0 0; lauf 2"},
           {"solo:E 1 | EO EA S7 | EU GA S8 | EK HA S9 | EZ HZ SK | ; to_play 1; points 36 18; "
            "tricks 4 1; lauf -2",
            "solo:E 1 | EO EA S7 | EU GA S8 | EK HA S9 | EZ HZ SK ; to_play 1; points 0 36 18 0; "
            "tricks 0 4 1 0; lauf -2"},
           {absl::StrCat(kThree, " ; to_play 0; points 40 13 11"),
            "solo:E 0 | EO EA S9 | EU GA SZ | EK HA SK ; to_play 0; points 40 13 11; seats 3"},
           {"ruf:S 0 | EO EA H7 | EU H9 S8 | EK HA S9 | EZ HZ SK ; to_play 2; points 40 0 14 11; "
            "partner 2",
            "ruf:S 0 | EO H7 EA | EU H9 S8 | HA EK S9 | HZ EZ SK ; to_play 2; points 40 0 14 11; "
            "called_led; partner 2"},
           {absl::StrCat(kThree, " S9 ; to_play 1; points 40 13 11"),
            "solo:E 0 | EO EA S9 | EU GA SZ | EK HA SK | S9 ; to_play 0; points 40 13 11; "
            "seats 3"},
           {absl::StrCat(kHands,
                         "; to_play 0; taken GO HO SO GU HU SU E9 E8 / E7 GZ GK G9 / G8 G7 "
                         "HK H9 / H8 H7 SA SZ"),
            "solo:E 0 | EO EA S7 | EU GA S8 | EK HA S9 | EZ HZ SK ; to_play 0; points 15 14 4 21; "
            "tricks 2 1 1 1; taken GO HO SO GU HU SU E9 E8 / E7 GZ GK G9 / G8 G7 HK H9 / H8 H7 SA "
            "SZ"},
           {"kop - | GO EA | EU GA | EZ HA | SZ HZ | ; to_play 0; points 36 0 0 0; old 0 2",
            "kop - | GO EA | EU GA | HA EZ | HZ SZ ; to_play 0; points 36 0 0 0; old 0 2"},
           {"bettel 0 | E7 | EA | EZ | EK ; to_play 1; tricks 0 7 0 0",
            "bettel 0 | E7 | EA | EZ | EK ; to_play 1; tricks 0 7 0 0"}}) {
    EXPECT_EQ(PrintedOf(row.text), row.printed);
    EXPECT_EQ(PrintedOf(row.printed), row.printed);
  }
  EXPECT_EQ(Read(absl::StrCat(kHands, told))->deal().tricks_over(), 5);
}

TEST(PastNotes, DealsAreStillDeals) {
  const std::string text =
      "wenz 2 | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ | EZ EU E7 GU HA SO SU S7 | "
      "GO G9 G8 G7 HZ HK HO S9 ; points 75; partner 2";
  const auto line = Read(text);
  ASSERT_TRUE(line.ok()) << line.status();
  EXPECT_FALSE(line->past);
  EXPECT_EQ(*line, *ParseDealLine(text));
  EXPECT_FALSE(ParseDealLine(absl::StrCat(kHands, "; to_play 0; points 36 18")).ok());
}

TEST(PastNotes, SayWhatIsWrongWhere) {
  const auto with = [](const std::string& notes) { return absl::StrCat(kHands, notes); };
  const std::string no_note = "solo:E 0 | EO EA S7 | EU GA S8 | EK HA S9 | EZ HZ SK";
  struct Row {
    std::string text;
    std::string error;
  };
  for (const Row& row : std::vector<Row>{
           {no_note, "53: expected to_play (the seat that plays next), found nothing"},
           {with("; to_play 4; points 36 18"), "66: expected a seat from 0 to 3, found \"4\""},
           {with("; to_play 0"),
            "56: expected points for each seat, adding up to 54 (the value of the missing cards), "
            "found nothing"},
           {with("; to_play 0; points 40 4 6 0"),
            "76: expected points for each seat, adding up to 54 (the value of the missing cards), "
            "found \"40 4 6 0\""},
           {with("; to_play 0; points 40 10 -1 5"),
            "76: expected a whole number from 0 to 121, found \"40 10 -1 5\""},
           {with("; to_play 0; points 40 10 4"),
            "76: expected 4 numbers, one for each seat, or two: one for the declarer's side and "
            "one for the others, found \"40 10 4\""},
           {with("; to_play 0; points 36 18; tricks 3 1"),
            "90: expected tricks for each seat, adding up to 5 (the number of cards missing from "
            "each hand), found \"3 1\""},
           {with("; to_play 0; points 0 54; tricks 5 0"),
            "76: expected 54 to 54 points from the missing cards for seat 0 (and any "
            "partners), found \"0 54\""},
           {with("; to_play 1; points 54 0; tricks 5 0"),
            "89: expected at least one trick for seat 1, who leads, found \"5 0\""},
           {with("EU ; to_play 0; points 36 18"), "69: expected seat 1, who holds EU, found \"0\""},
           {with("EO S8 ; to_play 0; points 36 18"),
            "59: expected EU, found S8, which seat 1 may not play here"},
           {with("; to_play 1; trick EO; points 36 18"),
            "75: expected no duplicate cards, found EO again"},
           {with("; to_play 1; trick EO EU EK EZ; points 36 18"),
            "75: expected the cards on the table (1 to 3), found \"EO EU EK EZ\""},
           {"solo:E 0 | EO EA S7 | EU GA S8 | EK HA S9 | EZ HZ | ; to_play 0; points 36 18",
            "45: expected 3 cards in hand 3, found 2"},
           {"solo:E 0 | EO EA | EU GA S8 | EK HA S9 | EZ HZ SK | ; to_play 2; trick S7 GZ; points "
            "36 18",
            "20: expected 3 cards in hand 1, found 4"},
           {with("; to_play 0; points 36 18; called_led"),
            "83: expected no called_led, because the missing cards rule it out, found "
            "called_led"},
           {"ruf:E 0 | EO EA S7 | EU GA S8 | EK HA S9 | EZ HZ SK | ; to_play 0; points 36 18",
            "14: expected the called Sau outside the declarer's hand, found EA in the declarer's "
            "hand"},
           {"ruf:G 0 | EO EA S7 | EU GA S8 | EK HA S9 | EZ HZ SK | ; to_play 0; points 36 18; "
            "partner 2",
            "90: expected partner 1, found \"2\""},
           {"ruf:S 0 | EO EA S7 | EU GA S8 | EK HA S9 | EZ HZ SK | ; to_play 0; points 36 18",
            "55: expected partner, with a seat, because the card that identifies the partner "
            "has been played, found nothing"},
           {"ramsch - | EO EA S7 | EU GA S8 | EK HA S9 | EZ HZ SK | ; to_play 0; points 36 18 0 0",
            "56: expected tricks for each seat, adding up to 5 (the number of cards missing from "
            "each hand), found nothing"},
           {"ramsch - | EO EA S7 | EU GA S8 | EK HA S9 | EZ HZ SK | ; to_play 0; taken EO / - / - "
            "/ -",
            "75: expected the missing cards in 4 piles, one for each player, separated by /, found "
            "\"EO / - / - / -\""},
           {with("; to_play 0; taken GO HO SO GU HU SU E9 E8 / E7 GZ GK G9 / G8 G7 HK H9 / -"),
            "75: expected the missing cards in 4 piles, one for each player, separated by /, found "
            "\"GO HO SO GU HU SU E9 E8 ...\""},
           {"wenz 2 | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ | EZ EU E7 GU HA SO SU S7 "
            "| GO G9 G8 G7 HZ HK HO S9 | ; to_play 2; points 0 0 0 0",
            "124: expected seat 0, who leads the first trick, found \"2\""},
           {"passed - | EO EA S7 | EU GA S8 | EK HA S9 | EZ HZ SK | ; to_play 0",
            "1: expected a game that is played out, found \"passed\""},
           {with("; to_play 0; points 36 18; deck short"),
            "18: expected a card from the short deck, found S7"},
           {"solo:E 0 | EO EA | EU GA | ; trick S7; to_play 1",
            "36: expected a card from the short deck, found S7"},
           {"ruf:S 0 | EO EA | EU GA S7 | EK HA S8 | EZ HZ S9 | ; trick SA; to_play 1; points 43 0 "
            "0 0",
            "60: expected the called Sau outside the declarer's hand, found SA in the declarer's "
            "hand"},
           {with("; to_play 0; points 36 18; deck blue"),
            "88: expected long, short, short20 or kop, to match the number of cards, found "
            "\"blue\""},
           {"kop - | GO EA | EU GA | EZ HA | SZ HZ | ; to_play 0; points 36 0 0 0; old 1 2",
            "75: expected GO, which seat 0 holds, found \"1 2\""},
           {"kop - | EO EA | EU GA | EZ HA | SZ HZ | ; to_play 0; points 50 0 0 0",
            "41: expected old, with the seats that held EO and GO, because one of these cards has "
            "been played, found nothing"}}) {
    EXPECT_EQ(ErrorOf(row.text), row.error) << row.text;
  }
}

// Three cards of the called suit are in other hands: nobody ever had four of them with the Sau.
TEST(PastNotes, NobodyRunsAwayWithTooFewCards) {
  const std::string hands =
      "ruf:S 0 | EO EA SK | EU SA SZ | EK HA S9 | EZ HZ S8 | ; to_play 1; points 12 14 11 7";
  EXPECT_TRUE(Read(hands).ok()) << ErrorOf(hands);
  EXPECT_EQ(ErrorOf(absl::StrCat(hands, "; called_led")),
            absl::StrCat(hands.size() + 3,
                         ": expected no called_led, because the missing cards rule it out, "
                         "found called_led"));
}

// What a seat sees: the same whether the other hands are shown or told as cards that are out.
TEST(PastViews, HideWhatTheSeatDoesNotSee) {
  const std::string told = " ; to_play 0; points 36 10 5 3";
  const auto shown = ReadView(absl::StrCat(kHands, "S7", told));
  const auto hidden = ReadView(
      absl::StrCat("solo:E 0 | _ | EU GA S8 | _ | _ | S7", told, "; out EO EA EK HA S9 EZ HZ SK"));
  ASSERT_TRUE(shown.ok()) << shown.status();
  ASSERT_TRUE(hidden.ok()) << hidden.status();
  EXPECT_EQ(ToString(ViewLine{*hidden, ""}), ToString(ViewLine{*shown, ""}));
  EXPECT_EQ(hidden->seat, Seat(1));
  EXPECT_EQ(hidden->LegalPlays(), ParseCardSet("S8").value());
  const auto on_table = ReadView(
      "solo:E 0 | _ | EU GA S8 | _ | _ | ; to_play 1; trick S7; points 36 18; "
      "out EO EA EK HA S9 EZ HZ SK");
  ASSERT_TRUE(on_table.ok()) << on_table.status();
  EXPECT_EQ(on_table->LegalPlays(), ParseCardSet("S8").value());
}

// A declarer who plays with open cards is seen by everybody, and nobody else is.
TEST(PastViews, ShowAnOpenHand) {
  const std::string told = "; to_play 1; tricks 0 6 0 0";
  const auto shown =
      ReadView(absl::StrCat("bettel+ouvert 0 | E7 H8 | S7 S8 | EA EK | GA GK | ", told));
  const auto hidden = ReadView(
      absl::StrCat("bettel+ouvert 0 | E7 H8 | S7 S8 | _ | _ | ", told, "; out EA EK GA GK"));
  ASSERT_TRUE(shown.ok()) << shown.status();
  ASSERT_TRUE(hidden.ok()) << hidden.status();
  EXPECT_EQ(hidden->seat, Seat(1));
  EXPECT_EQ(hidden->open_hand, ParseCardSet("E7 H8").value());
  const std::string printed = ToString(ViewLine{*hidden, ""});
  EXPECT_EQ(
      printed,
      "bettel+ouvert 0 | E7 H8 | S8 S7 | _ | _ | ; to_play 1; tricks 0 6 0 0; out EA EK GA GK");
  EXPECT_EQ(ToString(ViewLine{*shown, ""}), printed);
  EXPECT_EQ(ToString(ViewLine{ReadView(printed).value(), ""}), printed);
}

TEST(PastViews, SayWhatIsWrongWhere) {
  const auto error = [](const std::string& text) {
    const auto view = ReadView(text);
    return view.ok() ? "read"
                     : absl::StrCat(ColumnOf(view.status()), ": ", view.status().message());
  };
  const std::string out = "; out EO EA EK HA S9 EZ HZ SK";
  struct Row {
    std::string text;
    std::string error;
  };
  for (const Row& row : std::vector<Row>{
           {"solo:E 0 | _ | EU GY S8 | _ | _ | ; to_play 1; trick S7; points 36 18" + out,
            "20: expected a rank (A Z K O U 9 8 7), found \"Y\""},
           {"solo:E 0 | _ | EU GA S8 | _ | _ | ; to_play 1; trick SY; points 36 18" + out,
            "55: expected a rank (A Z K O U 9 8 7), found \"Y\""},
           {"solo:E 0 | _ | EU GA S8 | _ | _ | ; to_play 1; trick S7; points 36 18; out EO EA",
            "76: expected `out` with the 8 cards in the hidden hands, found 2"},
           {"solo:E 0 | _ | EU GA S8 | _ | _ | ; to_play 1; trick S7; points 36 18",
            "35: expected `out` with the 8 cards in the hidden hands, found nothing"},
           {"solo:E 0 | _ | EU GA S8 | _ | EZ HZ SK | ; to_play 1; points 36 18",
            "31: expected _ (only one hand may be shown), found hand 3 as well as hand 1"},
           {"solo:E 0 | _ | EU GA S8 | _ | _ | ; to_play 2; points 36 18" + out,
            "45: expected seat 1 to play, since that player's hand is shown, found seat 2"},
           {"solo:E 0 | _ | _ | _ | _ | ; to_play 1; points 36 18" + out,
            "12: expected the hand of the player whose turn it is, found none"},
           {"solo:E 0 | _ | EU GA S8 | _ | _ | ; to_play 1; points 36 18; out EO EY",
            "70: expected a rank (A Z K O U 9 8 7), found \"Y\""},
           {"solo:E 0 | _ | EU GA S8 | _ | _ | GA; to_play 0; points 36 18" + out,
            "47: expected seat 1 to play, since that player's hand is shown, found seat 0"},
           // The called Sau is out, so that the sides are hidden.
           {"ruf:S 0 | _ | EU GA S8 | _ | _ | ; to_play 1; trick S7; points 36 18; out EO EA EK SA "
            "S9 EZ HZ SK",
            "64: expected 4 numbers, one for each seat, or two: one for the declarer's side and "
            "one for the others, found \"36 18\""}}) {
    EXPECT_EQ(error(row.text), row.error) << row.text;
  }
}

// Of the cards that are out the declarer is thought to hold what he may, trumps before the Sau he
// called.
TEST(PastViews, TheCalledSauIsNotTheDeclarers) {
  for (const char* text :
       {"ruf:S 0 | _ | EU GA S8 | _ | _ | ; to_play 1; points 40 15 15 15; "
        "out S9 SA EO GO HO HU H7 H8 H9",
        "ruf:S 0 | _ | S8 | _ | _ | ; to_play 1; points 40 20 20 24; out SA SO SU"}) {
    const auto view = ReadView(text);
    EXPECT_TRUE(view.ok()) << view.status();
  }
}

TEST(FaultOf, HandsHaveAsManyCardsAsTheDeckGives) {
  DealParts parts = {Contract::Named("wenz"), Seat(0), {}};
  const auto least = [&] {
    const PastFault fault = FaultOf(parts, Table(Deck::kLong), {});
    EXPECT_EQ(fault.kind, PastFault::Kind::kHand);
    return fault.least;
  };
  EXPECT_EQ(least(), 1);
  parts.hands[Seat(0)] = ParseCardSet("EA EZ EK EO EU E9 E8 E7 GA").value();
  EXPECT_EQ(least(), 8);
}

}  // namespace
}  // namespace schafkopf::past_notes_test
