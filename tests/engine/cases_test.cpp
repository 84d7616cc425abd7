// The worked cases of the rule collection, run against the engine and against the reference.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/money/scoring.h"
#include "engine/play/card_order.h"
#include "engine/play/contract.h"
#include "engine/play/deal.h"
#include "engine/play/duties.h"
#include "engine/play/position.h"
#include "tests/support/price_of.h"
#include "tests/support/random_deal.h"
#include "tests/support/reference.h"
#include "tests/support/trumps.h"

namespace schafkopf::cases_test {
namespace {

using reference::Cards;
using reference::NameOf;
using reference::Read;
using reference::Rulebook;
using reference::Write;

const Contract kRufE = Contract::Named("ruf", Suit::kEichel);
const Contract kRufG = Contract::Named("ruf", Suit::kGras);
const Contract kSoloE = Contract::Named("solo", Suit::kEichel);
const Contract kSoloG = Contract::Named("solo", Suit::kGras);
const Contract kSoloH = Contract::Named("solo", Suit::kHerz);
const Contract kSoloTout = Contract::Named("solo", Suit::kGras, true);
const Contract kWenz = Contract::Named("wenz");
const Contract kGeier = Contract::Named("geier");
const Contract kKoenig = Contract::Named("koenig");
const Contract kEisenbahner = Contract::Named("eisenbahner");
const Contract kFarbwenzG = Contract::Named("farbwenz", Suit::kGras);
const Contract kHybrid = Contract::Named("hybrid");
const Contract kKreuz = Contract::Named("kreuz");
const Contract kBettel = Contract::Named("bettel");
const Contract kPfd = Contract::Named("pfd");
const Contract kSie = Contract::Named("sie");

Cards Sorted(Cards cards) {
  std::sort(cards.begin(), cards.end());
  return cards;
}

TEST(Cases, C001_to_C014_TrumpOrder) {
  struct Case {
    const char* id;
    Contract contract;
    Deck deck;
    const char* trumps;
  };
  const char* const rufspiel = "EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7";
  const std::vector<Case> cases = {
      {"C001", kRufE, Deck::kLong, rufspiel},
      {"C001", kSoloH, Deck::kLong, rufspiel},
      {"C001", kKreuz, Deck::kLong, rufspiel},
      {"C001", kPfd, Deck::kLong, rufspiel},
      {"C002", kSoloG, Deck::kLong, "EO GO HO SO EU GU HU SU GA GZ GK G9 G8 G7"},
      {"C004", kGeier, Deck::kLong, "EO GO HO SO"},
      {"C005", kKoenig, Deck::kLong, "EK GK HK SK"},
      {"C007", kHybrid, Deck::kLong, "EO GO HO SO EU GU HU SU"},
      {"C008", kFarbwenzG, Deck::kLong, "EU GU HU SU GA GZ GK GO G9 G8 G7"},
      {"C010", Contract::Named("farbkoenig", Suit::kEichel), Deck::kLong,
       "EK GK HK SK EA EZ EO EU E9 E8 E7"},
      {"C011", Contract::Named("farbeisenbahner", Suit::kHerz), Deck::kLong,
       "EZ GZ HZ SZ HA HK HO HU H9 H8 H7"},
      {"C014", Contract::Named("farbwenz", Suit::kEichel), Deck::kShort,
       "EU GU HU SU EA EZ EK EO E9"},
  };
  for (const Case& c : cases) {
    EXPECT_EQ(Write(EngineTrumps(c.contract, c.deck)), c.trumps) << c.id;
    EXPECT_EQ(Write(Rulebook(c.contract, c.deck).trumps()), c.trumps) << c.id << " reference";
  }
}

TEST(Cases, C016_OneHandInAllIsASie) {
  // All 134,596 hands of the short deck.
  const Cards pack = reference::Pack(Deck::kShort);
  std::vector<bool> chosen(pack.size(), false);
  std::fill(chosen.begin(), chosen.begin() + 6, true);
  int hands = 0;
  int sies = 0;
  do {
    CardSet hand;
    for (std::size_t i = 0; i < pack.size(); ++i) {
      if (chosen[i]) hand.Insert(pack[i]);
    }
    ++hands;
    if (ObstacleTo(kSie, hand, Deck::kShort) == BidObstacle::kNone) ++sies;
  } while (std::prev_permutation(chosen.begin(), chosen.end()));
  EXPECT_EQ(hands, 134596) << "C016";
  EXPECT_EQ(sies, 1) << "C016";

  // Long deck: the one hand, and no hand that differs from it in one card.
  const CardSet sie = SetOf(Read("EO GO HO SO EU GU HU SU"));
  EXPECT_EQ(ObstacleTo(kSie, sie, Deck::kLong), BidObstacle::kNone) << "C016";
  for (Card out : sie) {
    for (Card in : CardSet::All() - sie) {
      CardSet other = sie;
      other.Remove(out);
      other.Insert(in);
      EXPECT_EQ(ObstacleTo(kSie, other, Deck::kLong), BidObstacle::kLacksHighestTrumps) << "C016";
    }
  }
}

TEST(Cases, C017_to_C035_TrickWinner) {
  struct Case {
    const char* id;
    Contract contract;
    int leader;
    const char* trick;
    int winner;
    int points;
  };
  const std::vector<Case> cases = {
      {"C017", kRufE, 0, "EA EZ H7 E9", 2, 21},
      {"C019", kRufE, 2, "G9 SA SZ GK", 1, 25},
      {"C020", kWenz, 0, "HA HZ SU HO", 2, 26},
      {"C022", kWenz, 0, "HO H9 EO H8", 0, 6},
      {"C023", kGeier, 0, "EU EZ E9 SO", 3, 15},
      {"C025", kFarbwenzG, 0, "GA GO SU GZ", 2, 26},
      {"C026", kFarbwenzG, 0, "EO E9 G7 EK", 2, 7},
      {"C028", kKoenig, 0, "EO EZ EU E9", 1, 15},
      {"C029", kEisenbahner, 0, "EA SZ EK EO", 1, 28},
      {"C031", kHybrid, 0, "HA HZ SU HK", 2, 27},
      {"C032", kBettel, 0, "EZ EK E9 EU", 1, 16},
      {"C034", kBettel, 0, "HO EO GO SO", 0, 12},
      {"C035", kPfd, 0, "EZ EK E9 SU", 3, 16},
  };
  for (const Case& c : cases) {
    const Cards trick = Read(c.trick);
    const auto place = static_cast<std::size_t>((c.winner - c.leader + 4) % 4);
    EXPECT_EQ(WinnerOf(trick, CardOrder(c.contract)), place) << c.id;
    EXPECT_EQ(Rulebook(c.contract, Deck::kLong).WinnerOf(trick), place) << c.id << " reference";
    EXPECT_EQ(PointsOf(SetOf(trick)), Points(c.points)) << c.id;
    int points = 0;
    for (Card card : trick) points += reference::PointsOf(card);
    EXPECT_EQ(points, c.points) << c.id << " reference";
  }
}

// `hand` in play, as the cases give it: the cards of one hand, the trick so far, and whether the
// called suit has been led before.
Cards EngineLegal(const Contract& contract, const Cards& hand, const Cards& trick,
                  bool led_before) {
  const CardOrder order(contract);
  CalledCard called;
  if (auto sau = contract.called_card(); sau && !led_before) {
    called = {CardSet::Of(*sau), order.GroupOf(*sau)};
  }
  const CardSet legal = trick.empty()
                            ? LegalLeads(SetOf(hand), called)
                            : LegalFollows(SetOf(hand), order.GroupOf(trick.front()), called);
  Cards cards;
  for (Card card : legal) cards.push_back(card);
  return cards;
}

TEST(Cases, C037_to_C065_LegalCards) {
  struct Case {
    const char* id;
    Contract contract;
    const char* hand;
    const char* trick;
    const char* legal;
    bool led_before = false;
  };
  const std::vector<Case> cases = {
      {"C037", kWenz, "HA G9 S7", "EU", "HA G9 S7"},
      {"C038", kSoloE, "EO G9 SK", "H8", "EO G9 SK"},
      {"C040", kWenz, "HO HU S7", "H8", "HO"},
      {"C041", Contract::Named("farbwenz", Suit::kSchellen), "SO SK EO E7", "EU", "SO SK"},
      {"C047", kRufG, "GA GK EO S7", "G9", "GA"},
      {"C049", kRufG, "GA GK EO S7", "", "GA EO S7"},
      {"C050", kRufG, "GA GK G8 EO", "", "GA EO"},
      {"C052", kRufG, "GA GU GK G7 S7", "", "GA GU S7"},
      {"C053", kRufG, "GA GK G8 EO", "", "GA EO"},
      {"C055", kRufG, "GA GK S7 E9", "H9", "GK S7 E9"},
      {"C056", kRufG, "GA EK E7", "E9", "EK E7"},
      {"C058", kRufG, "GA", "E9", "GA"},
      {"C059", kRufG, "GA GZ S8", "E9", "GA GZ S8", true},
      {"C061", kRufG, "GA GZ S8", "", "GA GZ S8", true},
      {"C062", kRufG, "GK G7 EO S9", "G9", "GK G7"},
      {"C064", kRufG, "GA EO GO", "", "GA EO GO"},
      {"C065", kRufG, "GA G9", "", "GA"},
      // Not in the list: four plain cards may run away, and after that the Sau need not be played.
      {"run away", kRufG, "GA GK G8 G7 EO", "", "GA GK G8 G7 EO"},
      {"led again", kRufG, "GA GK", "G9", "GA GK", true},
  };
  for (const Case& c : cases) {
    const Cards hand = Read(c.hand);
    const Cards trick = Read(c.trick);
    const Cards expected = Sorted(Read(c.legal));
    EXPECT_EQ(Sorted(EngineLegal(c.contract, hand, trick, c.led_before)), expected) << c.id;
    EXPECT_EQ(Sorted(Rulebook(c.contract, Deck::kLong).Legal(hand, trick, c.led_before)), expected)
        << c.id << " reference";
  }
}

TEST(Cases, C068_NobodyRunsAwayOnTheShortDeck) {
  for (Suit suit : {Suit::kEichel, Suit::kGras, Suit::kSchellen}) {
    const CardOrder order(Contract::Named("ruf", suit));
    // One of these lies with the declarer.
    EXPECT_LE((order.PlainSuit(suit) & CardsOf(Deck::kShort)).size(), kRunawayMin) << "C068";
  }
}

TEST(Cases, C070_Gesperrt) {
  const Cards hand = Read("EO GO SO EU GU HK EA GA");
  const std::vector<std::pair<Suit, BidObstacle>> expected = {
      {Suit::kEichel, BidObstacle::kHoldsCalledSau},
      {Suit::kGras, BidObstacle::kHoldsCalledSau},
      {Suit::kSchellen, BidObstacle::kNoCardOfCalled},
  };
  for (const auto& [suit, obstacle] : expected) {
    const Contract ruf = Contract::Named("ruf", suit);
    EXPECT_EQ(ObstacleTo(ruf, SetOf(hand), Deck::kLong), obstacle) << "C070 " << NameOf(ruf);
    EXPECT_FALSE(Rulebook(ruf, Deck::kLong).MayAnnounce(hand)) << "C070 " << NameOf(ruf);
  }
}

TEST(Cases, C074_C076_C077_WhoOutbidsWhom) {
  EXPECT_GT(kSoloE.level(), kWenz.level()) << "C074";
  EXPECT_GT(kWenz.level(), kRufE.level()) << "C074";
  EXPECT_GT(kSoloTout.level(), kSoloE.level()) << "C074";
  EXPECT_EQ(kSoloE.level(), kSoloH.level()) << "C076";
  const Contract wenz_tout = Contract::Named("wenz", std::nullopt, true);
  EXPECT_GT(kSie.level(), kSoloTout.level()) << "C077";
  EXPECT_GT(kSoloTout.level(), wenz_tout.level()) << "C077";
  EXPECT_GT(wenz_tout.level(), kSoloE.level()) << "C077";
}

// Cards of the declarer's side for a run "with 3", "without 3" or none that pays; partner games
// count trumps E O first just as suit solos do.
constexpr const char* kWith1 = "EO";
constexpr const char* kWith3 = "EO GO HO";
constexpr const char* kWith4 = "EO GO HO SO";
constexpr const char* kWithout3 = "SO";

TEST(Cases, C079_to_C106_ResultPriceAndPayments) {
  struct Case {
    const char* id;
    Contract contract;
    Deck deck;
    const char* side_cards;
    int value;
    int doublings;
    bool won;
    int price;
  };
  const std::vector<Case> cases = {
      {"C079", kRufE, Deck::kLong, kWith1, 60, 0, false, 20},
      {"C080", kRufE, Deck::kLong, kWith1, 90, 0, true, 20},
      {"C082", kRufE, Deck::kLong, kWith1, 31, 0, false, 20},
      {"C083", kRufE, Deck::kLong, kWith1, 30, 0, false, 30},
      {"C085", kRufE, Deck::kLong, kWith4, 121, 0, true, 80},
      {"C086", kRufE, Deck::kLong, kWith1, 120, 0, true, 30},
      {"C088", kSoloE, Deck::kLong, kWith3, 91, 0, true, 90},
      {"C089", kSoloE, Deck::kLong, kWithout3, 45, 0, false, 80},
      {"C091", kSoloTout, Deck::kLong, kWith3, 1, 0, true, 160},
      {"C092", kSoloTout, Deck::kLong, kWith3, 0, 0, false, 160},
      {"C094", kSie, Deck::kShort, "EO GO HO SO EU GU", 1, 0, true, 440},
      {"C095", kRufE, Deck::kLong, kWith1, 61, 4, true, 320},
      {"C104", kKreuz, Deck::kLong, kWith1, 60, 0, false, 40},
      {"C106", kKreuz, Deck::kLong, kWith1, 60, 1, false, 80},
      // Ends of the scale and thresholds that the list leaves out.
      {"won 61", kRufE, Deck::kLong, kWith1, 61, 0, true, 20},
      {"won 91", kRufE, Deck::kLong, kWith1, 91, 0, true, 30},
      {"lost 0 points with a trick", kRufE, Deck::kLong, kWith1, 0, 0, false, 30},
      {"lost without a trick", kRufE, Deck::kLong, kWith1, -1, 0, false, 40},
      {"bettel made", kBettel, Deck::kLong, "EO GO HO", 1, 0, true, 50},
      {"bettel lost, doubled", kBettel, Deck::kLong, "EO GO HO", 0, 1, false, 100},
      {"sie", kSie, Deck::kLong, "EO GO HO SO EU GU HU SU", 1, 0, true, 520},
  };
  for (const Case& c : cases) {
    const Cards cards = Read(c.side_cards);
    const Result result = ResultOf(c.contract, Value(c.value));
    const Laufende run = CountLaufende(Game(c.contract, c.deck), SetOf(cards));
    EXPECT_EQ(result.won, c.won) << c.id;
    EXPECT_EQ(UsualPrice(c.contract, result, run.payable, c.doublings), Cents(c.price)) << c.id;
    const auto outcome = reference::Settle(c.contract, c.deck, cards, c.value, c.doublings);
    EXPECT_EQ(outcome.won, c.won) << c.id << " reference";
    EXPECT_EQ(outcome.price, c.price) << c.id << " reference";
  }
}

TEST(Cases, C079_C088_C089_C094_WhoPaysWhom) {
  SeatSet pair = SeatSet::Of(Seat(0)) | SeatSet::Of(Seat(2));
  const auto in_cents = [](int a, int b, int c, int d) {
    return PerSeat<Cents>{{Cents(a), Cents(b), Cents(c), Cents(d)}};
  };
  EXPECT_EQ(Payments(pair, false, Cents(20)), in_cents(-20, 20, -20, 20)) << "C079";
  EXPECT_EQ(Payments(pair, true, Cents(80)), in_cents(80, -80, 80, -80)) << "C085";
  const SeatSet alone = SeatSet::Of(Seat(1));
  EXPECT_EQ(Payments(alone, true, Cents(90)), in_cents(-90, 270, -90, -90)) << "C088";
  EXPECT_EQ(Payments(alone, false, Cents(80)), in_cents(80, -240, 80, 80)) << "C089";
  EXPECT_EQ(Payments(alone, true, Cents(440)), in_cents(-440, 1320, -440, -440)) << "C094";
}

TEST(Cases, C104_C106_KreuzbockSides) {
  Random random(104, 0);
  Deal deal = RandomDeal(kKreuz, Deck::kLong, Tilt::kNone, random);
  for (int declarer : {0, 2}) {
    deal.declarer = Seat(declarer);
    EXPECT_EQ(DeclarerSide(deal), SeatSet::Of(Seat(0)) | SeatSet::Of(Seat(2))) << "C104 C106";
  }
}

TEST(Cases, C110_to_C122_Laufende) {
  struct Case {
    const char* id;
    Contract contract;
    Deck deck;
    const char* side_cards;
    bool with;
    int length;
    int paid;
  };
  const std::vector<Case> cases = {
      {"C110", kRufE, Deck::kLong, "EO GO HO EU", true, 3, 3},
      {"C112", kRufE, Deck::kLong, "EO HO SO EU", true, 1, 0},
      {"C113", kRufE, Deck::kLong, "SO EU GU HU", false, 3, 3},
      {"C115", kRufE, Deck::kLong, "EK E7", false, 14, 14},
      {"C116", kRufE, Deck::kShort, "EK E9", false, 12, 12},
      {"C118", kWenz, Deck::kLong, "EU GU HU SU", true, 4, 4},
      {"C119", kWenz, Deck::kLong, "HU", false, 2, 2},
      {"C121", kFarbwenzG, Deck::kLong, "EU GU GA", true, 2, 0},
      {"C122", kGeier, Deck::kLong, "EO GO", true, 2, 2},
      // The most that is paid: a hand in a suit solo, although fourteen may be missing.
      {"hand size", kSoloH, Deck::kLong, "EK E7", false, 14, 8},
      {"hand size", kSoloH, Deck::kShort, "EK E9", false, 12, 6},
      {"hybrid", kHybrid, Deck::kShort, "EK E9", false, 8, 8},
      {"bettel", kPfd, Deck::kLong, "EO GO HO", true, 3, 0},
  };
  for (const Case& c : cases) {
    const Cards cards = Read(c.side_cards);
    const Laufende expected{.with = c.with, .length = c.length, .payable = c.paid};
    EXPECT_EQ(CountLaufende(Game(c.contract, c.deck), SetOf(cards)), expected) << c.id;
    const auto outcome = reference::Settle(c.contract, c.deck, cards, 0, 0);
    EXPECT_EQ(outcome.run_with, c.with) << c.id << " reference";
    EXPECT_EQ(outcome.run_length, c.length) << c.id << " reference";
    EXPECT_EQ(outcome.run_paid, c.paid) << c.id << " reference";
  }
  EXPECT_EQ(UsualPrice(kRufE, Result{false, false, false}, 14), Cents(160)) << "C115";
}

TEST(Cases, C125_SieNeedNotBePlayed) {
  const Cards hand = Read("EO GO HO SO EU GU HU SU");
  EXPECT_EQ(ObstacleTo(kSie, SetOf(hand), Deck::kLong), BidObstacle::kNone) << "C125";
  EXPECT_TRUE(Rulebook(kSie, Deck::kLong).MayAnnounce(hand)) << "C125";
  EXPECT_TRUE(ResultOf(kSie, Value(1)).won) << "C125";
}

Deal DealOf(const Contract& contract, int declarer, const std::vector<std::string_view>& hands) {
  Deal deal{Game(contract, Deck::kLong), Seat(declarer), {}};
  for (Seat seat : kSeats)
    deal.hands[seat] = SetOf(Read(hands[static_cast<std::size_t>(seat.index())]));
  return deal;
}

TEST(Cases, C127_OneWorthlessTrickLosesATout) {
  const Deal deal = DealOf(kSoloTout, 0,
                           {"EO GO HO SO EU GU HU S7", "S8 EK E8 E9 H7 H8 H9 G7",
                            "S9 SA SZ SK SU GA GZ GK", "G9 G8 EA EZ E7 HA HZ HK"});
  const Cards first_five = Read("EO G7 GA G9 GO EK GZ G8 HO E8 GK EA SO E9 SU EZ S7 S8 S9 E7");
  reference::Game game(deal, first_five);
  EXPECT_EQ(game.Value(), 0) << "C127";
  Position position(deal);
  for (Card card : first_five) position.Play(card);
  const SeatSet enemies = DeclarerSide(deal).Complement();
  ASSERT_EQ(position.tricks(enemies), 1) << "C127";
  ASSERT_EQ(position.points(enemies), Points(0)) << "C127";
  EXPECT_EQ(position.leader(), Seat(2)) << "C127";
  while (!position.finished()) position.Play(position.LegalPlays().Lowest());
  EXPECT_EQ(FinalValue(position), Value(0)) << "C127";
}

TEST(Cases, C128_OneWorthlessTrickLosesABettel) {
  const Deal deal = DealOf(kBettel, 0,
                           {"E7 E8 E9 G7 G8 G9 H7 S9", "EA EK GA GK HA HK HO S7",
                            "EO EU GO GU SA SO SU S8", "EZ GZ HU HZ H9 H8 SZ SK"});
  const Cards play = Read(
      "E7 EA EO EZ EK EU SZ E8 GA GO GZ G7 GK GU SK G8 "
      "HA SA HZ H7 HK SO HU E9 HO SU H9 G9 S7 S8 H8 S9");
  reference::Game game(deal, play);
  Position position(deal);
  for (Card card : play) position.Play(card);
  ASSERT_TRUE(position.finished()) << "C128";
  EXPECT_EQ(position.tricks(SeatSet::Of(Seat(0))), 1) << "C128";
  EXPECT_EQ(position.points(SeatSet::Of(Seat(0))), Points(0)) << "C128";
  EXPECT_EQ(FinalValue(position), Value(0)) << "C128";
  EXPECT_EQ(game.FinalValue(), 0) << "C128 reference";
}

}  // namespace
}  // namespace schafkopf::cases_test
