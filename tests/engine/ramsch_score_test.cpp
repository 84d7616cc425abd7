// Who loses a Ramsch, and what it costs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/money/ramsch.h"
#include "tests/support/random_deal.h"
#include "tests/support/reference.h"
#include "tests/support/reference_ramsch.h"
#include "tests/support/rules_with.h"
#include "tests/support/test_scale.h"

namespace schafkopf::ramsch_score_test {
namespace {

using reference::Read;
using reference::WriteLine;
using testing::ElementsAre;

// Every finished deal is settled as the reference settles it, and payments sum to zero.
TEST(Ramsch, SettlesAsTheReference) {
  for (int i = 0; i < Scaled(3000); ++i) {
    Random random(9001, static_cast<std::uint64_t>(i));
    const bool three = i % 5 == 0;
    const Contract contract = Contract::Named(i % 3 == 0 ? "schieberamsch" : "ramsch");
    const Deck deck = three ? Deck::kShort : i % 2 == 0 ? Deck::kShort20 : Deck::kLong;
    const int seats = three ? 3 : 4;
    const Deal deal = RandomDeal(contract, deck, Tilt::kNone, random, seats);
    const Position end = RandomPlay(deal, seats * deal.hand_size(), false, random);
    PerSeat<Pile> piles;
    for (Seat seat : kSeats) piles[seat] = end.pile(seat);
    const auto result = RamschTerms(contract, seats, {}).Settle(piles);
    const reference::Game game(deal, end.played());
    const auto payments = game.RamschPayments();
    Cents sum;
    for (Seat seat : kSeats) {
      sum += result.payments[seat];
      ASSERT_EQ(result.payments[seat].count(), payments[static_cast<std::size_t>(seat.index())])
          << WriteLine(deal, end.played());
    }
    EXPECT_EQ(sum, Cents(0));
    if (!result.durchmarsch) {
      ASSERT_TRUE(result.losers.Contains(Seat(game.RamschLoser())))
          << WriteLine(deal, end.played());
    }
  }
}

// The verb's settlement and the search's, each in its own code, over all options.
TEST(Ramsch, SettlesAsTheScoreDoes) {
  for (int i = 0; i < Scaled(6000); ++i) {
    Random random(9002, static_cast<std::uint64_t>(i));
    RuleOptions options;
    for (const OptionRow& row : kOptions) {
      if (row.section != 7 || row.type == OptionType::kBool) continue;
      std::vector<std::string_view> values = WordsOf(row.words);
      values.insert(values.begin(), "91");
      const std::string_view value = values[random.Below(values.size())];
      const bool taken = options.Set(row.name, value);
      ASSERT_TRUE(taken || value == "91") << row.name << value;
    }
    const int seats = i % 5 == 0 ? 3 : 4;
    const bool handed_on = i % 3 == 0;
    const Contract contract = Contract::Named(handed_on ? "schieberamsch" : "ramsch");
    const Deck deck = seats == 3 ? Deck::kShort : i % 2 == 0 ? Deck::kShort20 : Deck::kLong;
    const Deal deal = RandomDeal(contract, deck, Tilt::kNone, random, seats);
    const Position end = RandomPlay(deal, seats * deal.hand_size(), false, random);
    PerSeat<Pile> piles;
    // Equal numbers are rare in play, and what follows from them is to be met too.
    if (i % 4 == 0) {
      const int most = i % 8 == 0 ? 1 : 2;
      for (int seat = 0; seat < seats; ++seat) {
        Pile& pile = piles[Seat(seat)];
        pile.points = Points(static_cast<int>(30 + 10 * random.Below(2)));
        pile.tricks = 1 + static_cast<int>(random.Below(static_cast<std::uint64_t>(most)));
        if (random.Below(2) == 0)
          pile.cards = CardSet::Of(Card(kSuits[static_cast<std::size_t>(seat)], Rank::kSau));
      }
    } else {
      for (Seat seat : kSeats) piles[seat] = end.pile(seat);
    }
    std::vector<Captured> captured;
    captured.reserve(static_cast<std::size_t>(seats));
    for (int seat = 0; seat < seats; ++seat)
      captured.push_back(CapturedOf(piles[Seat(seat)], CardOrder(contract)));
    const auto searched = RamschTerms(contract, seats, options).Settle(piles);
    if (handed_on) captured = reference::HandedOn(captured);
    const auto scored = reference::ResultOfRamsch(captured, options);
    const Cents price = reference::RamschBill(scored, Tariff{}, options, {}).price();
    const auto payments = reference::RamschPayments(scored, seats, price, handed_on, options);
    SeatSet losers;
    for (int loser : scored.losers) losers = losers | SeatSet::Of(Seat(loser));
    const std::string line = WriteLine(deal, end.played());
    ASSERT_EQ(searched.losers, losers) << line;
    const auto worst = searched.loser();
    ASSERT_EQ(worst.has_value(), !scored.losers.empty()) << line;
    ASSERT_TRUE(!worst || worst->index() == scored.losers.front()) << line;
    ASSERT_EQ(searched.durchmarsch.has_value(), scored.durchmarsch.has_value()) << line;
    for (int seat = 0; seat < seats; ++seat) {
      ASSERT_EQ(searched.payments[Seat(seat)], payments[static_cast<std::size_t>(seat)])
          << i << line;
    }
  }
}

// Piles as the cases give them: points, tricks and the trumps (or Sauen) taken.
PerSeat<Pile> Piles(std::initializer_list<Pile> list) {
  PerSeat<Pile> piles;
  int seat = 0;
  for (const Pile& pile : list) piles[Seat(seat++)] = pile;
  return piles;
}
CardSet Cards(std::string_view text) {
  CardSet set;
  for (Card card : Read(text)) set.Insert(card);
  return set;
}
PerSeat<Cents> InCents(int a, int b, int c, int d) {
  return {{Cents(a), Cents(b), Cents(c), Cents(d)}};
}

RamschTerms::Result Settle(const PerSeat<Pile>& piles,
                           std::initializer_list<std::pair<const char*, const char*>> options = {},
                           const char* contract = "ramsch") {
  RuleOptions chosen;
  for (const auto& [name, value] : options) EXPECT_TRUE(chosen.Set(name, value)) << name;
  // Base 10: what the cases call price 10.
  EXPECT_TRUE(chosen.Set("ramsch_price", "base"));
  return RamschTerms(Contract::Named(contract), 4, chosen).Settle(piles);
}

TEST(Cases, C130_C131_C133_WhoLosesARamsch) {
  EXPECT_EQ(
      Settle(
          Piles(
              {{Points(45), 2, {}}, {Points(35), 2, {}}, {Points(30), 2, {}}, {Points(10), 2, {}}}))
          .losers,
      SeatSet::Of(Seat(0)))
      << "C130";
  const Pile rest{Points(30), 2, {}};
  const Pile least{Points(10), 1, {}};
  EXPECT_EQ(Settle(Piles({{Points(40), 2, {}}, {Points(40), 3, {}}, rest, least})).losers,
            SeatSet::Of(Seat(1)))
      << "C131";
  EXPECT_EQ(
      Settle(Piles({{Points(40), 2, Cards("HA H7")}, {Points(40), 2, Cards("H9")}, rest, least}))
          .losers,
      SeatSet::Of(Seat(0)))
      << "more trumps";
  const auto tied = Piles({{Points(40), 2, Cards("GO HA H8 H7")},
                           {Points(40), 2, Cards("EO HZ HK H9")},
                           {Points(30), 2, {}},
                           {Points(10), 2, {}}});
  EXPECT_EQ(Settle(tied).losers, SeatSet::Of(Seat(1))) << "C133";
  EXPECT_EQ(Settle(tied, {{"ramsch_tie", "both_lose"}}).losers, SeatSet::Of(Seat(1)));
  const Pile same{Points(40), 2, {}};
  const auto equal = Piles({same, same, {Points(30), 2, {}}, {Points(10), 2, {}}});
  EXPECT_EQ(Settle(equal).losers, SeatSet::Of(Seat(0)));
  EXPECT_EQ(Settle(equal, {{"ramsch_tie", "both_lose"}}).losers,
            SeatSet::Of(Seat(0)) | SeatSet::Of(Seat(1)));
  const auto ober =
      Piles({{Points(40), 2, Cards("GO")}, {Points(40), 3, Cards("HA HZ")}, rest, least});
  EXPECT_EQ(Settle(ober).losers, SeatSet::Of(Seat(1)));
  EXPECT_EQ(Settle(ober, {{"ramsch_tie", "highest_ober"}}).losers, SeatSet::Of(Seat(0)));
}

TEST(Cases, C134_C136_Jungfrau) {
  const auto one =
      Piles({{Points(0), 0, {}}, {Points(20), 2, {}}, {Points(70), 4, {}}, {Points(30), 2, {}}});
  EXPECT_EQ(Settle(one).payments, InCents(20, 20, -60, 20)) << "C134";
  EXPECT_EQ(Settle(one, {{"jungfrau", "off"}}).payments, InCents(10, 10, -30, 10));
  const auto two =
      Piles({{Points(0), 0, {}}, {Points(0), 0, {}}, {Points(90), 6, {}}, {Points(30), 2, {}}});
  EXPECT_EQ(Settle(two, {{"jungfrau", "individual_once"}}).payments, InCents(20, 20, -50, 10))
      << "C136";
  EXPECT_EQ(Settle(two, {{"jungfrau", "individual_multiple"}}).payments, InCents(40, 40, -90, 10));
  EXPECT_EQ(Settle(two).payments, InCents(40, 40, -120, 40));
}

TEST(Cases, C137_C139_Durchmarsch) {
  const auto all = Piles({{Points(120), 8, {}}, {}, {}, {}});
  EXPECT_EQ(Settle(all).payments, InCents(30, -10, -10, -10)) << "C137";
  EXPECT_EQ(Settle(all).durchmarsch, Seat(0)) << "C137";
  EXPECT_EQ(Settle(all, {{"durchmarsch", "off"}}).payments, InCents(-240, 80, 80, 80));
  EXPECT_EQ(Settle(all, {{"durchmarsch_price", "solo"}}).payments, InCents(150, -50, -50, -50));
  EXPECT_EQ(Settle(all, {{"durchmarsch_price", "solo_schwarz"}}).payments,
            InCents(210, -70, -70, -70));
  const auto most = Piles({{Points(120), 7, {}}, {Points(0), 1, {}}, {}, {}});
  EXPECT_EQ(Settle(most, {{"durchmarsch", "91"}}).payments, InCents(30, -10, -10, -10)) << "C139";
  EXPECT_EQ(Settle(most).losers, SeatSet::Of(Seat(0))) << "C139";
}

TEST(Cases, C140_Schieberamsch) {
  const auto piles =
      Piles({{Points(50), 2, {}}, {Points(40), 2, {}}, {Points(20), 2, {}}, {Points(10), 2, {}}});
  const auto result = Settle(piles, {}, "schieberamsch");
  EXPECT_EQ(result.points, (PerSeat<Points>{{Points(10), Points(50), Points(40), Points(20)}}))
      << "C140";
  EXPECT_EQ(result.losers, SeatSet::Of(Seat(1))) << "C140";
  EXPECT_EQ(result.payments, InCents(10, -30, 10, 10)) << "C140";
  EXPECT_EQ(Settle(piles, {{"schieberamsch_win", "winner_takes_from_loser_only"}}, "schieberamsch")
                .payments,
            InCents(10, -10, 0, 0))
      << "C140";
}

TEST(Ramsch, TwoWorstPay) {
  const auto piles =
      Piles({{Points(50), 2, {}}, {Points(40), 2, {}}, {Points(20), 2, {}}, {Points(10), 2, {}}});
  EXPECT_EQ(Settle(piles, {{"ramsch_pay", "two_worst_pay"}}).payments, InCents(-20, -20, 20, 20));
}

// Whatever is played from here on, under whatever options, no seat receives or pays more.
TEST(RamschMost, HoldsWhateverIsPlayed) {
  for (int i = 0; i < Scaled(2000); ++i) {
    Random random(9003, static_cast<std::uint64_t>(i));
    RuleOptions options;
    for (const OptionRow& row : kOptions) {
      if (row.section != 7 || row.type != OptionType::kChoice || random.Below(3) > 0) continue;
      const std::size_t space = row.words.rfind(' ');
      ASSERT_TRUE(options.Set(row.name, row.words.substr(space + 1)));
    }
    const int seats = i % 5 == 0 ? 3 : 4;
    const Contract contract = Contract::Named(i % 4 == 0 ? "schieberamsch" : "ramsch");
    const Deck deck = seats == 3 ? Deck::kShort : Deck::kShort20;
    const Deal deal = RandomDeal(contract, deck, Tilt::kNone, random, seats);
    const Position end = RandomPlay(deal, seats * deal.hand_size(), false, random);
    const RamschTerms terms(contract, seats, options);
    PerSeat<Pile> piles;
    for (Seat seat : kSeats) piles[seat] = end.pile(seat);
    const auto payments = terms.Settle(piles).payments;
    for (std::size_t plies = 0; plies <= end.played().size(); ++plies) {
      const Position position(deal, end.played().first(plies));
      for (Seat seat : kSeats) piles[seat] = position.pile(seat);
      const Cents most = terms.MostFrom(piles);
      for (int seat = 0; seat < seats; ++seat) {
        ASSERT_LE(payments[Seat(seat)], most) << WriteLine(deal, position.played());
        ASSERT_GE(payments[Seat(seat)], -most) << WriteLine(deal, position.played());
      }
    }
  }
}

// A base of ten from each other seat, doubled for each Jungfrau that there may still be, and a
// Durchmarsch.
TEST(RamschMost, IsWhatJungfrauenAndADurchmarschCost) {
  const Pile taken{Points(20), 1, {}};
  const auto most = [](std::initializer_list<Pile> list,
                       std::initializer_list<std::pair<const char*, const char*>> options = {}) {
    RuleOptions chosen;
    for (const auto& [name, value] : options) EXPECT_TRUE(chosen.Set(name, value)) << name;
    EXPECT_TRUE(chosen.Set("ramsch_price", "base"));
    return RamschTerms(Contract::Named("ramsch"), static_cast<int>(list.size()), chosen)
        .MostFrom(Piles(list))
        .count();
  };
  EXPECT_EQ(most({taken, taken, taken, taken}), 30 + 40);
  EXPECT_EQ(most({taken, taken, taken, {}}), 60 + 40);
  EXPECT_EQ(most({taken, taken, {}, {}}), 120 + 40);
  EXPECT_EQ(most({taken, {}, {}, {}}), 240 + 40);
  EXPECT_EQ(most({{}, {}, {}, {}}), 240 + 40) << "somebody will have a trick";
  EXPECT_EQ(most({taken, taken, {}}), 40 + 30) << "of three";
  EXPECT_EQ(most({taken, taken, {}, {}}, {{"jungfrau", "off"}}), 30 + 40);
  EXPECT_EQ(most({taken, {}, {}, {}}, {{"durchmarsch_price", "solo_schwarz"}}), 240 + 280);
}

TEST(Cases, C141_AFullRamschWithATieInEverything) {
  const Contract ramsch = Contract::Named("ramsch");
  Deal deal{Game(ramsch, Deck::kLong), Seat(0), {}};
  const char* const hands[] = {"EA GA EK S8 H9 HK GU SU", "E7 G7 GZ SZ HZ EU HA HU",
                               "E8 G8 GK SK SA EO H7 GO", "EZ G9 S7 S9 E9 H8 HO SO"};
  for (Seat seat : kSeats) {
    deal.hands[seat] = Cards(hands[static_cast<std::size_t>(seat.index())]);
  }
  const auto play = Read(
      "EA E7 E8 EZ GA G7 G8 G9 H9 HZ EO H8 GK S7 EK GZ SZ SK S9 S8 EU H7 HO HK E9 GU HA GO SA SO "
      "SU HU");
  Position position(deal);
  for (Card card : play) position.Play(card);
  PerSeat<Pile> piles;
  for (Seat seat : kSeats) piles[seat] = position.pile(seat);
  const auto result = RamschTerms(ramsch, 4, {}).Settle(piles);
  EXPECT_EQ(result.points, (PerSeat<Points>{{Points(32), Points(32), Points(29), Points(27)}}))
      << "C141";
  EXPECT_EQ(result.losers, SeatSet::Of(Seat(0))) << "C141";
  EXPECT_EQ(reference::Game(deal, play).RamschLoser(), 0) << "C141 reference";
}

std::vector<Captured> CapturedBy(std::vector<int> points, std::vector<int> tricks) {
  std::vector<Captured> piles(points.size());
  for (std::size_t seat = 0; seat < points.size(); ++seat) {
    piles[seat].points = points[seat];
    piles[seat].tricks = tricks[seat];
  }
  return piles;
}

RamschTerms::Result SettleRamsch(const std::vector<Captured>& piles, const RuleOptions& options,
                                 std::string_view name = "ramsch") {
  PerSeat<Captured> captured;
  std::copy(piles.begin(), piles.end(), captured.begin());
  const Tariff tariff = {.ramsch = Cents(10)};
  return RamschTerms(Contract::Named(name), static_cast<int>(piles.size()), options, tariff)
      .Settle(captured);
}

// By what one seat is paid, ten cents unless a Jungfrau or a Durchmarsch changes it.
std::vector<int> RamschOf(const std::vector<Captured>& piles, RuleOptions options,
                          std::string_view name = "ramsch") {
  EXPECT_TRUE(options.Set("ramsch_price", "own"));
  const auto payments = SettleRamsch(piles, options, name).payments;
  std::vector<int> counts;
  for (std::size_t seat = 0; seat < piles.size(); ++seat) {
    counts.push_back(payments[Seat(static_cast<int>(seat))].count());
  }
  return counts;
}

int RamschPrice(const std::vector<Captured>& piles, const RuleOptions& options) {
  return SettleRamsch(piles, options).bill.price().count();
}

TEST(Ramsch, WhoLoses) {
  const auto losers = [](const std::vector<Captured>& piles, const RuleOptions& options = {}) {
    const RamschTerms::Result result = SettleRamsch(piles, options);
    std::vector<int> seats;
    for (Seat seat : result.losing()) seats.push_back(seat.index());
    return seats;
  };
  EXPECT_THAT(losers(CapturedBy({45, 35, 30, 10}, {2, 2, 2, 2})), ElementsAre(0)) << "C130";
  EXPECT_THAT(losers(CapturedBy({40, 40, 30, 10}, {2, 3, 2, 1})), ElementsAre(1)) << "C131";
  auto tied = CapturedBy({40, 40, 30, 10}, {2, 2, 2, 2});
  tied[0].trumps = 3;
  tied[1].trumps = 4;
  EXPECT_THAT(losers(tied), ElementsAre(1));
  tied[0].trumps = 4;
  tied[0].highest_trump = 31;  // GO
  tied[1].highest_trump = 32;  // EO
  EXPECT_THAT(losers(tied), ElementsAre(1)) << "C133";
  tied[0].highest_trump = 32;
  tied[0].highest_sau = 3;
  tied[1].highest_sau = 4;
  EXPECT_THAT(losers(tied), ElementsAre(1));
  tied[0].highest_sau = 4;
  EXPECT_THAT(losers(tied), ElementsAre(0)) << "the lower seat at last";
  EXPECT_THAT(losers(tied, With("ramsch_tie", "both_lose")), ElementsAre(0, 1));

  auto other = CapturedBy({40, 40, 30, 10}, {2, 3, 2, 1});
  other[0].highest_ober = 4;
  EXPECT_THAT(losers(other, With("ramsch_tie", "highest_ober")), ElementsAre(0));
  EXPECT_THAT(losers(other, With("ramsch_tie", "both_lose")), ElementsAre(1)) << "the chain first";
  EXPECT_THAT(losers(other, With("ramsch_pay", "two_worst_pay")), ElementsAre(1, 0));
}

TEST(Ramsch, ThreeAndFourThatAreEqual) {
  const auto three = CapturedBy({30, 30, 30, 30}, {2, 2, 1, 2});
  const auto four = CapturedBy({30, 30, 30, 30}, {2, 2, 2, 2});
  const auto losers = [](const std::vector<Captured>& piles, const RuleOptions& options) {
    return SettleRamsch(piles, options).losers.size();
  };
  EXPECT_EQ(losers(three, {}), 1);
  EXPECT_EQ(losers(three, With("ramsch_pay", "two_worst_pay")), 2);
  EXPECT_EQ(losers(three, With("ramsch_tie", "both_lose")), 3);
  EXPECT_THAT(RamschOf(three, With("ramsch_tie", "both_lose")), ElementsAre(-10, -10, 30, -10));
  EXPECT_EQ(losers(four, {}), 1);
  EXPECT_THAT(RamschOf(four, {}), ElementsAre(-30, 10, 10, 10));
  EXPECT_EQ(losers(four, With("ramsch_tie", "both_lose")), 4);
  EXPECT_THAT(RamschOf(four, With("ramsch_tie", "both_lose")), ElementsAre(0, 0, 0, 0));
  const auto alone = CapturedBy({40, 40, 40}, {3, 3, 2});
  EXPECT_EQ(losers(alone, With("ramsch_tie", "both_lose")), 2);
  EXPECT_EQ(losers(CapturedBy({40, 40, 40}, {2, 2, 2}), With("ramsch_tie", "both_lose")), 3);
}

TEST(Ramsch, WhoPays) {
  const auto jungfrau = CapturedBy({30, 0, 70, 20}, {2, 0, 4, 2});
  EXPECT_EQ(RamschPrice(jungfrau, With("ramsch_price", "base")), 20) << "C134";
  EXPECT_THAT(RamschOf(jungfrau, {}), ElementsAre(20, 20, -60, 20)) << "C134";
  EXPECT_EQ(RamschPrice(jungfrau, {}), 40);
  EXPECT_EQ(RamschPrice(jungfrau, With("ramsch_price", "solo")), 100);
  EXPECT_EQ(RamschPrice(jungfrau, With("jungfrau", "off")), 20);
  const auto two = CapturedBy({0, 0, 70, 50}, {0, 0, 5, 3});
  EXPECT_EQ(RamschPrice(two, {}), 80) << "fourfold";
  EXPECT_EQ(RamschPrice(two, With("jungfrau", "individual_once")), 20);
  EXPECT_THAT(RamschOf(two, With("jungfrau", "individual_once")), ElementsAre(20, 20, -50, 10))
      << "C136";
  EXPECT_THAT(RamschOf(two, With("jungfrau", "individual_multiple")), ElementsAre(40, 40, -90, 10));
  EXPECT_THAT(
      RamschOf(CapturedBy({45, 35, 30, 10}, {2, 2, 2, 2}), With("ramsch_pay", "two_worst_pay")),
      ElementsAre(-20, -20, 20, 20));
  EXPECT_THAT(RamschOf(CapturedBy({50, 40, 30}, {3, 3, 2}), {}), ElementsAre(-20, 10, 10));
}

TEST(Ramsch, Durchmarsch) {
  const auto all = CapturedBy({120, 0, 0, 0}, {8, 0, 0, 0});
  EXPECT_EQ(SettleRamsch(all, {}).durchmarsch, Seat(0));
  EXPECT_EQ(SettleRamsch(all, {}).jungfrauen, SeatSet());
  EXPECT_THAT(RamschOf(all, {}), ElementsAre(30, -10, -10, -10)) << "C137";
  EXPECT_EQ(RamschPrice(all, {}), 20);
  EXPECT_EQ(RamschPrice(all, With("durchmarsch_price", "solo")), 50);
  EXPECT_EQ(RamschPrice(all, With("durchmarsch_price", "solo_schwarz")), 70);
  EXPECT_THAT(RamschOf(all, With("durchmarsch", "off")), ElementsAre(-240, 80, 80, 80))
      << "three Jungfrauen";
  const auto nearly = CapturedBy({120, 0, 0, 0}, {7, 1, 0, 0});
  EXPECT_EQ(SettleRamsch(nearly, {}).durchmarsch, std::nullopt);
  EXPECT_THAT(RamschOf(nearly, With("durchmarsch", "91")), ElementsAre(30, -10, -10, -10))
      << "C139";
  EXPECT_EQ(
      SettleRamsch(CapturedBy({90, 30, 0, 0}, {6, 2, 0, 0}), With("durchmarsch", "91")).durchmarsch,
      std::nullopt);
}

TEST(Ramsch, HandedOn) {
  const auto piles = CapturedBy({50, 40, 20, 10}, {3, 2, 2, 1});
  const RamschTerms::Result result = SettleRamsch(piles, {}, "schieberamsch");
  EXPECT_EQ(result.points, (PerSeat<Points>{{Points(10), Points(50), Points(40), Points(20)}}));
  EXPECT_EQ(result.losers, SeatSet::Of(Seat(1))) << "C140";
  EXPECT_EQ(result.least(4), Seat(0)) << "C140";
  EXPECT_THAT(RamschOf(piles, {}, "schieberamsch"), ElementsAre(10, -30, 10, 10));
  EXPECT_THAT(
      RamschOf(piles, With("schieberamsch_win", "winner_takes_from_loser_only"), "schieberamsch"),
      ElementsAre(10, -10, 0, 0));
}

TEST(Ramsch, AnyResultSumsToZero) {
  Random random(1, 0);
  const auto below = [&](int limit) {
    return static_cast<int>(random.Below(static_cast<std::uint64_t>(limit)));
  };
  for (int i = 0; i < 20'000; ++i) {
    const int seats = 3 + below(2);
    std::vector<int> points(static_cast<std::size_t>(seats));
    std::vector<int> tricks(points.size());
    for (int trick = 0; trick < 8; ++trick) {
      const auto seat = static_cast<std::size_t>(below(seats));
      ++tricks[seat];
      points[seat] += 15;
    }
    RuleOptions options;
    for (const auto& row : kOptions) {
      if (row.section == 7 && row.type == OptionType::kChoice && below(2) == 0) {
        ASSERT_TRUE(options.Set(row.name, WordsOf(row.words).back()));
      }
    }
    const auto piles = CapturedBy(points, tricks);
    const auto payments = RamschOf(piles, options);
    EXPECT_EQ(std::accumulate(payments.begin(), payments.end(), 0), 0);
  }
}

}  // namespace
}  // namespace schafkopf::ramsch_score_test
