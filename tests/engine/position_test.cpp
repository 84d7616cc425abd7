// Positions: counted lines of play, what must hold at every node, the called Sau in full deals, and
// whole games against the reference.
#include "engine/play/position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/money/scoring.h"
#include "engine/play/deal_fault.h"
#include "tests/support/price_of.h"
#include "tests/support/random_deal.h"
#include "tests/support/reference.h"
#include "tests/support/test_scale.h"
#include "tests/support/trumps.h"

namespace schafkopf::position_test {
namespace {

using reference::Cards;
using reference::NameOf;
using reference::Read;
using reference::WriteLine;

Deal DealOf(const Contract& contract, int declarer, const std::vector<std::string_view>& hands) {
  Hands dealt;
  for (Seat seat : kSeats) {
    dealt[seat] = SetOf(Read(hands[static_cast<std::size_t>(seat.index())]));
  }
  return {Game(contract, TableOf(dealt).value()), Seat(declarer), dealt};
}

// Everything a position shows.
struct Sight {
  Hands hands;
  Cards played;
  Seat leader;
  bool called_suit_led;
  Points points;
  friend bool operator==(const Sight&, const Sight&) = default;
};
Sight Look(const Position& position) {
  Sight sight{{},
              {position.played().begin(), position.played().end()},
              position.leader(),
              position.called_suit_led(),
              position.points(DeclarerSide(position.deal()))};
  for (Seat seat : kSeats) sight.hands[seat] = position.hand(seat);
  return sight;
}

// Counts the ways to play the next `plies` cards and checks what must hold at every node.
std::uint64_t CheckedPerft(Position& position, int plies) {
  const SeatSet side = DeclarerSide(position.deal());
  if (position.finished()) {
    EXPECT_EQ(position.points(side) + position.points(side.Complement()), Points(120));
    EXPECT_EQ(position.tricks(side) + position.tricks(side.Complement()),
              position.deal().hand_size());
    return 1;
  }
  if (plies == 0) return 1;
  const CardSet legal = position.LegalPlays();
  EXPECT_FALSE(legal.empty());
  EXPECT_TRUE(position.hand(position.to_move()).Contains(legal));
  const Sight before = Look(position);
  std::uint64_t count = 0;
  for (Card card : legal) {
    position.Play(card);
    count += CheckedPerft(position, plies - 1);
    position.Undo();
    EXPECT_EQ(Look(position), before);
  }
  return count;
}

// The position after `plies` cards, each the lowest bit that is legal.
Position PlayLowest(const Deal& deal, int plies) {
  Position position(deal);
  for (int i = 0; i < plies; ++i) position.Play(position.LegalPlays().Lowest());
  return position;
}

const std::vector<std::string_view> kLongHands = {
    "EO HO EU H8 H7 E9 E8 SK", "SO GU HU HK H9 EA EZ GK", "HA EK GZ G8 SA SZ S9 S8",
    "GO SU HZ E7 GA G9 G7 S7"};
const std::vector<std::string_view> kShortHands = {"SU EK G9 HZ SZ S9", "HO GU EA GK HA H9",
                                                   "EO SO EU E9 GZ SK", "GO HU EZ GA HK SA"};

// Declarer is seat 0.
struct Count {
  const char* contract;
  std::uint64_t long_first_six;  // ways to play the first six cards
  std::uint64_t long_last_four;  // ways to play the last four tricks but one card
  std::uint64_t short_first_six;
  std::uint64_t short_last_four;
};
constexpr Count kCounts[] = {
    {"ruf:E", 2438, 752, 622, 56},
    {"ruf:S", 2280, 1568, 638, 56},
    {"solo:G", 2976, 464, 1031, 180},
    {"wenz", 550, 2880, 447, 1216},
    {"geier", 1372, 832, 511, 328},
    {"koenig", 1526, 33216, 495, 576},
    {"eisenbahner", 1213, 28800, 1386, 2592},
    {"farbwenz:S", 962, 2928, 463, 208},
    {"farbgeier:E", 1674, 768, 616, 800},
    {"farbkoenig:H", 1956, 15264, 414, 528},
    {"farbeisenbahner:G", 2286, 22080, 1071, 2592},
    {"hybrid", 4054, 392, 352, 144},
    {"kreuz", 2719, 1568, 638, 56},
    {"bettel", 421, 17088, 770, 1344},
    {"pfd", 2719, 1568, 638, 56},
    {"farbkreuz:G", 2976, 464, 1031, 180},
};

Contract ContractNamed(std::string_view name) {
  for (const Contract& contract : AllContracts()) {
    if (NameOf(contract) == name) return contract;
  }
  throw std::invalid_argument(std::string(name));
}

TEST(Perft, FixedPositions) {
  for (const Count& count : kCounts) {
    if (TestScale() > 1 && count.long_last_four > 5000) continue;
    const Contract contract = ContractNamed(count.contract);
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      const bool is_long = deck == Deck::kLong;
      const Deal deal = DealOf(contract, 0, is_long ? kLongHands : kShortHands);
      Position start(deal);
      const std::uint64_t first = CheckedPerft(start, 6);
      EXPECT_EQ(first, reference::Game(deal).Perft(6)) << count.contract;
      EXPECT_EQ(first, is_long ? count.long_first_six : count.short_first_six) << count.contract;
      Position late = PlayLowest(deal, 4 * (deal.hand_size() - 4) + 1);
      const std::uint64_t last = CheckedPerft(late, 16);
      EXPECT_EQ(last, reference::Game(deal, late.played()).Perft(16)) << count.contract;
      EXPECT_EQ(last, is_long ? count.long_last_four : count.short_last_four) << count.contract;
    }
  }
}

TEST(Perft, RandomPositionsAgreeWithTheReference) {
  std::uint64_t stream = 0;
  for (const Contract& contract : AllContracts()) {
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      for (int i = 0; i < Scaled(8); ++i) {
        Random random(20, stream++);
        const Deal deal = RandomDeal(contract, deck, Tilt::kNone, random);
        const int plies = 4 * deal.hand_size() - 8 - static_cast<int>(random.Below(5));
        Position position = RandomPlay(deal, plies, false, random);
        const Cards played(position.played().begin(), position.played().end());
        EXPECT_EQ(CheckedPerft(position, 12), reference::Game(deal, played).Perft(12))
            << WriteLine(deal, played);
      }
    }
  }
}

// Random games to the end: every legal set, the seat to move, the value, the Laufende, the price
// and the payments.
TEST(Position, WholeGamesAgreeWithTheReference) {
  std::uint64_t stream = 0;
  for (const Contract& contract : AllContracts()) {
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      for (int i = 0; i < Scaled(60); ++i) {
        Random random(21, stream++);
        const Tilt tilt = static_cast<Tilt>(random.Below(3));
        const Deal deal = RandomDeal(contract, deck, tilt, random);
        ASSERT_EQ(ObstacleTo(contract, deal.hands[deal.declarer], deck), BidObstacle::kNone);
        const Position end = RandomPlay(deal, 4 * deal.hand_size(), true, random);
        const std::string line = WriteLine(deal, end.played());
        Position position(deal);
        reference::Game game(deal);
        for (Card card : end.played()) {
          ASSERT_EQ(position.to_move().index(), game.to_move()) << line;
          ASSERT_EQ(position.LegalPlays(), SetOf(game.Legal())) << line;
          position.Play(card);
          game.Play(card);
        }
        const Value value = FinalValue(position);
        ASSERT_EQ(value.count(), game.FinalValue()) << line;

        const SeatSet side = DeclarerSide(deal);
        for (Seat seat : kSeats) {
          ASSERT_EQ(side.Contains(seat), game.OnDeclarerSide(seat.index())) << line;
        }
        const int doublings = static_cast<int>(random.Below(4));
        const Result result = ResultOf(contract, value);
        const Laufende run = CountLaufende(deal.game, CardsOfSide(deal.hands, side));
        const auto outcome =
            reference::Settle(contract, deck, game.SideCards(), value.count(), doublings);
        ASSERT_EQ(result, (Result{outcome.won, outcome.schneider, outcome.schwarz})) << line;
        if (contract.objective() != Objective::kNoTricks) {
          ASSERT_EQ(run.with, outcome.run_with) << line;
        }
        ASSERT_EQ(run.length, outcome.run_length) << line;
        const Cents price = UsualPrice(contract, result, run.payable, doublings);
        ASSERT_EQ(price, Cents(outcome.price)) << line;
        const PerSeat<Cents> payments = Payments(side, result.won, price);
        const auto expected = game.Payments(value.count(), doublings);
        Cents sum;
        for (Seat seat : kSeats) {
          ASSERT_EQ(payments[seat].count(), expected[static_cast<std::size_t>(seat.index())])
              << line;
          sum += payments[seat];
        }
        ASSERT_EQ(sum, Cents(0)) << line;
      }
    }
  }
}

// Seat 1 holds the called GA and four more cards of the suit; seat 0 declares and holds G9.
Deal CalledDeal() {
  return DealOf(Contract::Named("ruf", Suit::kGras), 0,
                {"EO GO EU GU G9 E9 E8 S9", "GA GZ GK G8 G7 HA S8 S7", "HO SO HU SU HZ HK EA EZ",
                 "H9 H8 H7 EK E7 SA SZ SK"});
}

void PlayAll(std::string_view cards, Position& position) {
  for (Card card : Read(cards)) {
    ASSERT_TRUE(position.LegalPlays().Contains(card)) << reference::Write({{card}});
    position.Play(card);
  }
}

TEST(CalledSau, SearchedItMustFall) {
  Position position(CalledDeal());
  PlayAll("G9", position);
  EXPECT_EQ(position.LegalPlays(), SetOf(Read("GA")));
  PlayAll("GA HO H7", position);
  EXPECT_TRUE(position.called_suit_led());
}

TEST(CalledSau, CannotBeThrownOff) {
  Position position(CalledDeal());
  PlayAll("EO HA HZ H7 GO", position);
  // No trump left: anything but the Sau.
  EXPECT_EQ(position.LegalPlays(), SetOf(Read("GZ GK G8 G7 S8 S7")));
  PlayAll("GZ HK H8 E9", position);
  EXPECT_FALSE(position.called_suit_led());
  EXPECT_EQ(position.LegalPlays(), SetOf(Read("GK G8 G7 S8 S7")));
}

TEST(CalledSau, RunsAwayWithFourAndIsFreeAfterwards) {
  Deal deal = CalledDeal();
  // Seat 1 to lead: let him be forehand.
  std::rotate(deal.hands.begin(), deal.hands.begin() + 1, deal.hands.end());
  deal.declarer = Seat(3);
  Position position(deal);
  EXPECT_EQ(position.LegalPlays(), deal.hands[Seat(0)]);
  PlayAll("G7", position);
  EXPECT_FALSE(position.called_suit_led());
  PlayAll("SU H7 G9", position);
  EXPECT_TRUE(position.called_suit_led());
  // The trump took it. Now the Sau may be thrown off, and need not fall on its own suit.
  PlayAll("EA", position);
  ASSERT_EQ(position.trick().size(), 1u);
  PlayAll("EK E8", position);
  EXPECT_EQ(position.LegalPlays(), deal.hands[Seat(0)] - SetOf(Read("G7")));
  PlayAll("GA", position);
}

TEST(CalledSau, WithThreeItMayNotRunAway) {
  const Deal deal = DealOf(Contract::Named("ruf", Suit::kGras), 3,
                           {"GA GZ GK HA HZ S9 S8 S7", "HO SO HU SU HK G8 EA EZ",
                            "H9 H8 H7 EK G7 SA SZ SK", "EO GO EU GU G9 E9 E8 E7"});
  Position position(deal);
  EXPECT_EQ(position.LegalPlays(), SetOf(Read("GA HA HZ S9 S8 S7")));
  // After two of the others are gone the Sau is the only card of the suit he may lead.
  PlayAll("GA", position);
  EXPECT_EQ(position.LegalPlays(), SetOf(Read("G8")));
}

TEST(CalledSau, DiscardingOneOfFourEndsTheRightToRunAway) {
  Position position(DealOf(Contract::Named("ruf", Suit::kGras), 0,
                           {"EO GO EU GU G9 E9 E8 E7", "GA GZ GK G8 HA S9 S8 SA",
                            "HO SO HU SU HK G7 EZ SK", "HZ H9 H8 H7 EK EA SZ S7"}));
  // Seat 1, void in Eichel, throws one of his four Gras away; with SA he comes to lead.
  PlayAll("E7 G8 EZ EK SK S7 E9 SA", position);
  ASSERT_EQ(position.to_move(), Seat(1));
  EXPECT_EQ(position.LegalPlays(), SetOf(Read("GA HA S9 S8")));
}

TEST(CalledSau, UnsearchedItFallsInTheLastTrick) {
  // Over many games: where the suit is never led, the Sau lies in the last trick.
  int unsearched = 0;
  for (std::uint64_t i = 0; i < 3000; ++i) {
    Random random(22, i);
    const Contract contract = Contract::Named("ruf", Suit::kSchellen);
    const Deal deal =
        RandomDeal(contract, i % 2 == 0 ? Deck::kLong : Deck::kShort, Tilt::kNone, random);
    const Position end = RandomPlay(deal, 4 * deal.hand_size(), false, random);
    const auto played = end.played();
    bool led = false;
    for (std::size_t k = 0; k + 4 < played.size(); k += 4) {
      led |= end.called().suit.Contains(played[k]);
    }
    if (led) continue;
    ++unsearched;
    const auto last = played.last(4);
    EXPECT_NE(std::find(last.begin(), last.end(), *contract.called_card()), last.end())
        << WriteLine(deal, played);
  }
  EXPECT_GT(unsearched, 20);
}

// A deal made without text is checked as well as one that was read.
TEST(DealFault, NamesWhatIsWrongWithADeal) {
  using enum DealFault::Kind;
  const Deal good = DealOf(Contract::Named("ruf", Suit::kSchellen), 0,
                           {"EO HO EU H8 H7 E9 E8 SK", "SO GU HU HK H9 EA EZ GK",
                            "HA EK GZ G8 SA SZ S9 S8", "GO SU HZ E7 GA G9 G7 S7"});
  const auto kind = [](const Deal& deal) { return FaultOf(deal).kind; };
  EXPECT_EQ(kind(good), kNone);
  Deal deal = good;
  deal.hands[Seat(0)].Remove(Card(Suit::kEichel, Rank::kOber));
  EXPECT_EQ(kind(deal), kHands) << "seven cards";
  deal.hands[Seat(0)].Insert(Card(Suit::kGras, Rank::kOber));
  EXPECT_EQ(kind(deal), kHands) << "a card twice";
  deal = good;
  deal.game = Game(Contract::Named("offiziere"), Deck::kLong);
  EXPECT_EQ(kind(deal), kPlayers);
  deal = good;
  deal.declarer = Seat(2);
  EXPECT_EQ(kind(deal), kBid);
  EXPECT_EQ(FaultOf(deal).obstacle, BidObstacle::kHoldsCalledSau);
  deal = good;
  deal.game = Game(Contract::Named("hochzeit").WithPartner(Seat(0)), Deck::kLong);
  EXPECT_EQ(kind(deal), kPartner);
  deal.game = Game(Contract::Named("hochzeit").WithPartner(Seat(1)), Deck::kLong);
  EXPECT_EQ(kind(deal), kNotExchanged);
  EXPECT_EQ(FaultOf({Contract::Named("zolo"), Seat(0), good.hands}, Deck::kLong).obstacle,
            BidObstacle::kOtherDeck);
  deal = good;
  deal.covers.Lay(Card(Suit::kEichel, Rank::kOber), Card(Suit::kHerz, Rank::kOber));
  EXPECT_EQ(kind(deal), kCovers);
}

// What nobody checks otherwise in a Release build.
TEST(DealFault, TheMakerMakesNoNonsense) {
  const Contract ruf = Contract::Named("ruf", Suit::kEichel);
  const Deal good = DealOf(Contract::Named("ruf", Suit::kSchellen), 0,
                           {"EO HO EU H8 H7 E9 E8 SK", "SO GU HU HK H9 EA EZ GK",
                            "HA EK GZ G8 SA SZ S9 S8", "GO SU HZ E7 GA G9 G7 S7"});
  const auto fault = [](const DealParts& parts) {
    const auto made = MakeDeal(parts);
    return std::holds_alternative<DealFault>(made) ? std::get<DealFault>(made) : DealFault();
  };
  EXPECT_EQ(std::get<Deal>(MakeDeal({good.contract(), good.declarer, good.hands})), good);
  EXPECT_EQ(fault({ruf, Seat(1), good.hands}).obstacle, BidObstacle::kHoldsCalledSau);
  Hands seven = good.hands;
  for (CardSet& hand : seven) hand.Remove(*hand.begin());
  EXPECT_EQ(fault({good.contract(), good.declarer, seven}).kind, DealFault::Kind::kHands);
  const auto kop =
      std::get<Deal>(MakeDeal({Contract::Named("kop"), Seat(1),
                               DealOf(Contract::Named("kop"), 0,
                                      {"GO SZ EZ GZ", "HA HZ HO GU", "SO SU SA EA", "EO EU HU GA"})
                                   .hands}));
  EXPECT_EQ(kop.declarer, Seat(3));
}

}  // namespace
}  // namespace schafkopf::position_test
