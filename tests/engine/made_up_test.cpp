// Games that the table does not have, such as "nines are the only trumps": this program is compiled
// with more rows in engine/play/contract_rows.h (see tests/CMakeLists.txt) and nothing else
// changed.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "engine/cards/random.h"
#include "engine/money/ramsch.h"
#include "engine/play/deal_fault.h"
#include "engine/text/notation.h"
#include "engine/worlds/dealer.h"
#include "engine/worlds/knowledge.h"
#include "solver/solver.h"
#include "tests/support/price_of.h"

namespace schafkopf::made_up_test {
namespace {

Contract Neuner(bool tout = false) { return Contract::Named("neuner", std::nullopt, tout); }

// Minimax over every line of play.
int Search(Position& position, const SeatSet& declarers) {
  if (position.finished()) return FinalValue(position).count();
  const bool raises = declarers.Contains(position.to_move());
  int best = raises ? -2 : 122;
  for (Card card : position.LegalPlays()) {
    position.Play(card);
    const int value = Search(position, declarers);
    position.Undo();
    best = raises ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

TEST(MadeUpContract, HasItsTrumpsAndOrder) {
  EXPECT_FALSE(FindContractRow("achter"));
  const CardOrder order(Neuner());
  EXPECT_EQ(ToString(order.best_first().first(4)), "E9 G9 H9 S9");
  EXPECT_EQ(ToString(order.best_first().subspan(4, 7)), "EA EZ EK EO EU E8 E7");
}

TEST(MadeUpContract, IsReadAndPrinted) {
  EXPECT_EQ(ToString(*ParseContract("Neuner")), "neuner");
  EXPECT_EQ(ToString(*ParseContract("neuner tout")), "neuner+tout");
  const std::string line =
      "neuner 2 | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ |"
      " EZ EU E7 GU HA SO SU S7 | GO G9 G8 G7 HZ HK HO S9";
  const auto deal = ParseDealLine(line + " | EA E8 E7 G9 HK");
  ASSERT_TRUE(deal.ok()) << deal.status();
  EXPECT_EQ(PositionOf(*deal).leader(), Seat(3));
  const auto revoke = ParseDealLine(line + " | EA E9");
  EXPECT_EQ(revoke.status().message(), "expected E8, found E9, which seat 1 may not play here");
}

TEST(MadeUpContract, IsSolvedAndPriced) {
  Solver solver;
  for (std::uint64_t i = 0; i < 100; ++i) {
    const Dealer dealer(KnowledgeBeforePlay(Deck::kShort, {}));
    Position position(Deal{Game(Neuner(i % 2 == 0), Deck::kShort), Seat(1), dealer.Sample(7, i)});
    Random random(8, i);
    while (position.played().size() < 12) {
      const CardSet legal = position.LegalPlays();
      position.Play(random.Below(2) == 0 ? legal.Highest() : legal.Lowest());
    }
    const int value = Search(position, DeclarerSide(position.deal()));
    EXPECT_EQ(solver.Solve(position).count(), value) << i;
  }
  const CardSet two = {Card(Suit::kEichel, Rank::kNine), Card(Suit::kGras, Rank::kNine)};
  EXPECT_EQ(CountLaufende(Game(Neuner(), Deck::kLong), two).payable, 2);
  EXPECT_EQ(UsualPrice(Neuner(), {true, true, false}, 2), Cents(80));
}

// What only some games have is a column, too: each of these behaves as the game whose column it
// has.

TEST(MadeUpContract, IsForcedByItsColumn) {
  const Contract zwang = Contract::Named("zwang", Suit::kEichel);
  const Contract muss = Contract::Named("muss", Suit::kEichel);
  EXPECT_FALSE(IsRufspiel(zwang.row()));
  EXPECT_EQ(ThresholdsOf(zwang, {}), ThresholdsOf(muss, {}));
  const CardSet without_old = *ParseCardSet("GO E9 G9 G8 H9 S9 S8 S7");
  EXPECT_EQ(ObstacleTo(zwang, without_old, Deck::kLong), BidObstacle::kLacksMussCard);
  Knowledge knowledge;
  AddCall(zwang, Seat(1), knowledge);
  EXPECT_EQ(knowledge.call->least[Seat(1)], 0) << "he may lack the called suit";
}

TEST(MadeUpContract, HandsItsTricksOnByItsColumn) {
  PerSeat<Captured> captured;
  captured[Seat(0)] = {.points = 70, .tricks = 5};
  captured[Seat(1)] = {.points = 50, .tricks = 3};
  const auto loser = [&](std::string_view name) {
    return RamschTerms(Contract::Named(name), 4, {}).Settle(captured).losers;
  };
  EXPECT_EQ(loser("ramsch"), SeatSet::Of(Seat(0)));
  EXPECT_EQ(loser("reichramsch"), SeatSet::Of(Seat(1)));
}

TEST(MadeUpContract, IsAWeddingByItsColumn) {
  const std::string hands =
      " | EO GO HO SO EU GU HU SU | HA HZ HK H9 H8 H7 EA E7 | GA GZ GK G9 G8 G7 EZ EK"
      " | SA SZ SK S9 S8 S7 E9 E8";
  EXPECT_TRUE(ParseDealLine("doppelhochzeit:0 2" + hands).ok());
  EXPECT_FALSE(ParseDealLine("doppelhochzeit:2 0" + hands).ok()) << "the declarer keeps trumps";
  EXPECT_EQ(PriceTermsOf(Contract::Named("doppelhochzeit"), Deck::kLong, {}, {}).factor_part,
            PricePart::kHochzeit);
}

TEST(MadeUpContract, ChangesTrumpsByItsColumns) {
  const Dealer dealer(KnowledgeBeforePlay(Deck::kShort, {}));
  Position position(
      Deal{Game(Contract::Named("spaetwenz"), Deck::kShort), Seat(0), dealer.Sample(9, 0)});
  for (int trick = 1; trick <= 2; ++trick) {
    EXPECT_FALSE(position.switched());
    EXPECT_EQ(position.order().trumps().size(), 14);
    for (int card = 0; card < 4; ++card) position.Play(position.LegalPlays().Highest());
  }
  EXPECT_TRUE(position.switched());
  EXPECT_EQ(position.order().trumps().size(), 4);
}

TEST(MadeUpContract, IsOfTwoByItsColumn) {
  const Contract zweier = Contract::Named("zweier");
  EXPECT_TRUE(IsPlayedBy(zweier.row(), 2));
  EXPECT_FALSE(IsPlayedBy(zweier.row(), 4));
  const Dealer dealer(KnowledgeBeforePlay(Deck::kLong, {}));
  EXPECT_EQ(FaultOf({zweier, Seat(0), dealer.Sample(9, 1)}, Deck::kLong).kind,
            DealFault::Kind::kPlayers);
}

}  // namespace
}  // namespace schafkopf::made_up_test
