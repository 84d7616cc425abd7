#include "engine/text/notation_view.h"

#include <gtest/gtest.h>

#include <string>

#include "absl/strings/str_cat.h"
#include "engine/worlds/dealer.h"
#include "tests/support/random_deal.h"

namespace schafkopf::notation_view_test {
namespace {

std::string ErrorOf(const std::string& text) {
  const auto read = ParseViewLine(text);
  if (read.ok()) return "no error";
  return absl::StrCat(ColumnOf(read.status()), ": ", std::string(read.status().message()));
}

bool SameView(const SeatView& a, const SeatView& b) {
  return a.game == b.game && a.declarer == b.declarer && a.seat == b.seat && a.hand == b.hand &&
         a.open_hand == b.open_hand && a.played == b.played;
}

TEST(ViewText, EveryViewOfAPlayedGameReadsBack) {
  Random random(7, 0);
  int views = 0;
  for (const Contract& contract : AllContracts()) {
    for (const DeckRow& row : kDecks) {
      for (int seats : {3, 4}) {
        if (!IsPlayedWith(contract.row(), row.deck) || !IsTable(row.deck, seats) ||
            !IsPlayedBy(contract.row(), seats) || contract.parties() == Parties::kEach ||
            !contract.is_played()) {
          continue;
        }
        const Deal deal = RandomDeal(contract, row.deck, Tilt::kNone, random, seats);
        const int plies = static_cast<int>(random.Below(
            static_cast<std::uint64_t>(seats) * static_cast<std::uint64_t>(deal.hand_size())));
        const ViewLine line{ViewOf(RandomPlay(deal, plies, false, random)), "0 pass, 1 wenz", 1};
        const std::string text = ToString(line);
        const auto read = ParseViewLine(text);
        ASSERT_TRUE(read.ok()) << text << '\n' << ColumnOf(read.status()) << read.status();
        EXPECT_TRUE(SameView(read->view, line.view)) << text << '\n' << ToString(*read);
        EXPECT_EQ(read->bids, line.bids);
        EXPECT_EQ(ToString(*read), text);
        ++views;
      }
    }
  }
  EXPECT_GT(views, 100);
}

TEST(ViewText, TellsHowManySitAtTheTable) {
  const auto three = ParseViewLine("wenz 1 | EA EK EO GZ GK HA SK SA | _ | _");
  ASSERT_TRUE(three.ok()) << three.status();
  EXPECT_EQ(three->view.seats(), 3);
  const auto open =
      ParseViewLine("bettel+ouvert 3 | EA EK EO GZ GK HA SK SA | _ | _ | E9 E8 E7 G9 G8 G7 H8 H7");
  ASSERT_TRUE(open.ok()) << open.status();
  EXPECT_EQ(open->view.seats(), 4);
  EXPECT_EQ(open->view.open_hand->size(), 8);
}

TEST(ViewText, BidsBeginWhereTheyStand) {
  const auto read = ParseViewLine("wenz 2 | EA EK EO GZ GK H8 SK S8 | _ | _ | _ | |  2 wenz ");
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(read->bids, "2 wenz");
  EXPECT_EQ(read->bids_column, 51);
}

TEST(ViewText, BidsMayBeLeftOut) {
  for (const std::string text : {"wenz 2 | EA EK EO GZ GK H8 SK S8 | _ | _ | _",
                                 "wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ"}) {
    const bool played = text.back() == 'Z';
    for (const char* more : {"", " |", " | -"}) {
      const auto read = ParseViewLine(absl::StrCat(text, played ? "" : " |", more));
      ASSERT_TRUE(read.ok()) << read.status();
      EXPECT_EQ(read->bids, "");
      EXPECT_EQ(ToString(*read), text);
    }
    EXPECT_EQ(ParseViewLine(text)->bids_column, 1);
  }
}

TEST(ViewText, AFinishedDealHasNoTurn) {
  Random random(8, 0);
  const Contract wenz = Contract::Named("wenz");
  const Position position =
      RandomPlay(RandomDeal(wenz, Deck::kLong, Tilt::kNone, random), 31, false, random);
  const std::string text = ToString(ViewLine{ViewOf(position), "", 1});
  EXPECT_EQ(ErrorOf(text), "no error");
  const std::string done = absl::StrCat(text, " ", ToString(position.LegalPlays().Highest()));
  EXPECT_NE(ErrorOf(done).find(": expected a card not yet played, found none"), std::string::npos)
      << ErrorOf(done);
}

TEST(ViewText, WhatCannotBeIsRefusedAtItsCard) {
  struct Row {
    const char* text;
    const char* error;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ", "no error"},
           {"wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EA",
            "48: expected a card from seat 0 in trick 1, found EA, which seat 1 holds"},
           {"wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ GZ GA E8 EK",
            "51: expected one of EA EK EO in trick 1, found GZ, which seat 1 may not play here"},
           {"wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ EA G9 E8 EK E7",
            "63: expected no card of suit E from seat 2 in trick 2 (void since trick 1), found E7"},
           {"wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EU EA E9 HU E8 EK GU",
            "66: expected no trump from seat 2 in trick 2 (void since trick 1), found GU"},
           // Seat 2 led to the second trick.
           {"wenz 1 | EA EK EO GZ GK H8 SK S8 | _ | _ | _ | H8 H9 HA H7 SA S7 SK E7 GA E8 GK S9",
            "81: expected no card of suit S from seat 1 in trick 3 (void since trick 2), found S9"},
           {"wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ EA EZ",
            "54: expected no duplicate cards, found EZ again"},
           {"wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ EA E7 E8", "no error"},
           {"wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _",
            "45: expected seat 1 to play, since that player's hand is shown, found seat 0 to play "
            "after 0 "
            "cards"},
           {"wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | X",
            "48: expected a suit (E G H S), found \"X\""},
           {"wenz 2 | _ | EA EK EO GZ GK H8 SK | _ | _ | EZ",
            "14: expected 8, 6, 5 or 4 cards in hand 1, found 7"},
           {"wenz 2 | _ | EA EK EO GZ GK HA | _ | _ | E8",
            "42: expected a card from the short deck, found E8"},
           {"wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | E9 E8 E7 G9 G8 G7 H9 H7 | EZ",
            "44: expected _ (only one hand may be shown), found hand 3 as well as hand 1"},
           {"wenz 2 | _ | _ | _ | _ | EZ",
            "10: expected the hand of the player whose turn it is, found none"},
           {"ruf:E 1 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ",
            "15: expected the called Sau outside the declarer's hand, found EA in the declarer's "
            "hand"},
           {"hochzeit:2 0 | EO EK E9 GZ GK H8 SK S8 | _ | _ | _ |",
            "16: expected hands after the exchange, with no trump in the declarer's hand, found EO "
            "H8"},
           {"hochzeit:2 0 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | HO",
            "54: expected a card in trick 1 that seat 0 could hold, found HO, a trump the declarer "
            "cannot hold after the exchange"},
           {"muss:E 1 | EO E9 E8 GZ GK H8 SK S8 | _ | _ | _ |",
            "12: expected EO in the declarer's hand, found EO in hand 0"},
           {"muss:E 1 | _ | _ | GO EK E9 GZ GK H8 SK S8 | _ | EO EA",
            "50: expected a card from seat 0 in trick 1, found EO, which seat 1 holds"},
           {"bettel+stich 3 | _ | _ | _ | HZ EA H9 G9 S9 EU | EZ E9 EO EA S9 SK EK",
            "68: expected a card in trick 2 that seat 1 could hold, found EK, which should "
            "have been played to beat an earlier card"},
           {"wenz 3 | EA EK EO GZ GK HA SK SA | _ | _",
            "1: expected a declarer from 0 to 2, found 3"},
           {"wenz 1 | EA EK EO GZ GK HA SK SA | _ | _ | | 1 wenz | x",
            "55: expected the end of the line, found \"x\""},
           {"hochzeit:1 1 | EA EK E9 GZ GK G9 SK S8 | _ | _ | _",
            "1: expected a partner other than the declarer, found hochzeit:1"},
           {"ramsch 1 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ",
            "8: expected - (nobody declares), found \"1\""},
           {"passed - | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ",
            "1: expected a game that is played out, found \"passed\""},
           {"ruf:S 0 | _ | _ | _ | GO SU HZ E7 GA G9 G7 S7 | EO HK SA",
            "55: expected in trick 1, a card consistent with some deal of the unseen cards, found "
            "SA"},
           {"ruf:S 0 | _ | _ | GO SU HZ E7 GA G9 G7 S7 | _ | EO HK SU SA HU H8",
            "58: expected in trick 1, a card consistent with some deal of the unseen cards, found "
            "SA"},
           {"ruf:S 0 | _ | _ | GO SU HZ E7 GA G9 G7 SK | _ | SA HK SU S9",
            "49: expected a card in trick 1 that seat 0 could hold, found SA, which the declarer "
            "called"},
           {"ruf:S 0 | _ | _ | GO SU HZ E7 GA G9 G7 SK | _ | S9 S8 SK S7 GO SA",
            "64: expected a card in trick 2 that seat 3 could hold, found SA, which was not played "
            "when its suit was led"},
           {"bettel+ouvert 3 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ |",
            "53: expected the declarer's face-up hand, found \"_\""},
           {"bettel+ouvert 1 | _ | E7 E8 E9 G7 G8 G9 S7 S8 | EA EK EO GZ GK H8 SK SU | _ | EZ G7",
            "82: expected one of E9 E8 E7 in trick 1, found G7, which seat 1 may not play here"},
           {"bettel+ouvert 1 | _ | E7 E8 E9 G7 G8 G9 S7 S8 | EA EK EO GZ GK H8 SK SU | _ | EZ E7 "
            "GZ",
            "85: expected one of EA EK EO in trick 1, found GZ, which seat 2 may not play here"},
           {"ruf:S 1 | SA SZ SK S9 S8 S7 EA EK | _ | _ | _ |",
            "1: expected a game consistent with the unseen cards, found ruf:S"},
           {"ruf:S 1 | EA EK EO GZ GK HA SK SA | _ | _",
            "1: expected a game for 3 players, found ruf:S"},
           {"wenz 2 | EA EK EO | _ | _ | _ |",
            "10: expected 8, 6, 5 or 4 cards in hand 0, found 3"},
           {"wenz 2 | EA EK EO GZ GK H8 SK S8 | _ | _ | _ | EA G9 G8 G7",
            "57: expected in trick 1, a card consistent with some deal of the unseen cards, found "
            "G7"},
       }) {
    EXPECT_EQ(ErrorOf(row.text), row.error) << row.text;
  }
}

// The declarer's hand lies open whichever of the two stands first.
TEST(ViewLine, ShowsAnOpenHand) {
  for (const char* text :
       {"bettel+ouvert 1 | _ | E7 E8 E9 G7 G8 G9 S7 S8 | EA EK EO GZ GK H8 SK SU | _ | EZ E7",
        "bettel+ouvert 3 | _ | _ | EA EK EO GZ GK H8 SK SU | E7 E8 E9 G7 G8 G9 S7 S8 | EZ EU"}) {
    const auto line = ParseViewLine(text);
    ASSERT_TRUE(line.ok()) << line.status();
    EXPECT_EQ(line->view.seat, Seat(2));
    EXPECT_EQ(line->view.hand, ParseCardSet("EA EK EO GZ GK H8 SK SU").value());
    EXPECT_EQ(line->view.open_hand, ParseCardSet("E7 E8 E9 G7 G8 G9 S7 S8").value());
  }
}

}  // namespace
}  // namespace schafkopf::notation_view_test
