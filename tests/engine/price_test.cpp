// Prices, Ramsch, stock, Sjavs and Kop as functions of plain numbers.
#include "engine/money/price.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "engine/cards/random.h"
#include "engine/money/doubled_deal.h"
#include "engine/money/doubling.h"
#include "engine/money/ramsch.h"
#include "engine/money/settle.h"
#include "engine/money/stock.h"
#include "engine/table/rule_set.h"
#include "engine/table/sjavs_auction.h"
#include "engine/worlds/dealer.h"

namespace schafkopf {
namespace {

using testing::ElementsAre;

const Contract kRuf = Contract::Named("ruf", Suit::kGras);
const Contract kSolo = Contract::Named("solo", Suit::kHerz);
const Contract kWenz = Contract::Named("wenz");
const Contract kBettel = Contract::Named("bettel");
const Contract kSie = Contract::Named("sie");
const Contract kKreuz = Contract::Named("kreuz");

RuleOptions With(std::string_view name, std::string_view value) {
  RuleOptions options;
  EXPECT_TRUE(options.Set(name, value)) << name << '=' << value;
  return options;
}

int PriceOf(const Contract& contract, Deck deck, const RuleOptions& options, const Result& result,
            int laufende = 0, const Doublings& doublings = {}) {
  const PriceTerms terms = PriceTermsOf(contract, deck, Tariff{}, options);
  return BillOf(terms, result, laufende, doublings).price().count();
}

TEST(Price, EachStepShowsTheSumSoFar) {
  const PriceTerms terms = PriceTermsOf(kKreuz, Deck::kLong, Tariff{}, {});
  const Bill bill = BillOf(terms, {true, true, true}, 3, {.layers = 1, .stoss = 2, .bock = 1});
  std::vector<int> sums;
  for (const PriceStep& step : bill.steps()) sums.push_back(step.sum.count());
  EXPECT_THAT(sums, ElementsAre(20, 50, 60, 70, 140, 280, 1120, 2240));
  EXPECT_EQ(bill.price(), Cents(2240));
}

TEST(Price, EachStepIsNamed) {
  const Result schwarz = {true, true, true};
  const auto parts = [&](const Contract& contract, Deck deck = Deck::kLong, int laufende = 0,
                         const RuleOptions& options = {}, const Doublings& doublings = {}) {
    std::vector<PricePart> found;
    const PriceTerms terms = PriceTermsOf(contract, deck, Tariff{}, options);
    const Bill bill = BillOf(terms, schwarz, laufende, doublings);
    for (const PriceStep& step : bill.steps()) found.push_back(step.part);
    return found;
  };
  const Contract sie = kSie;
  using enum PricePart;
  EXPECT_THAT(parts(kRuf), ElementsAre(kBase, kSchneider, kSchwarz));
  EXPECT_THAT(parts(kRuf, Deck::kLong, 3), ElementsAre(kBase, kLaufende, kSchneider, kSchwarz));
  EXPECT_THAT(parts(kWenz.WithTout()), ElementsAre(kBase, kSchneider, kSchwarz, kTout));
  EXPECT_THAT(parts(Contract::Named("hochzeit").WithPartner(Seat(1))),
              ElementsAre(kBase, kSchneider, kSchwarz, kHochzeit));
  EXPECT_THAT(parts(kKreuz), ElementsAre(kBase, kSchneider, kSchwarz, kFactor));
  EXPECT_THAT(parts(sie), ElementsAre(kBase, kSchneider, kSchwarz, kSie));
  EXPECT_THAT(parts(kBettel.WithOuvert()), ElementsAre(kBase, kSchneider, kSchwarz, kOuvert));
  EXPECT_THAT(parts(kRuf, Deck::kLong, 0, {}, {.layers = 1, .stoss = 1, .bock = 1, .round = 1}),
              ElementsAre(kBase, kSchneider, kSchwarz, kLayers, kStoss, kBock, kRound));
}

// Of an odd unit half a cent counts as one, over all Laufende together.
TEST(Price, HalfUnitsOfLaufende) {
  Tariff odd;
  odd.extra = Cents(5);
  const RuleOptions half = With("lauf_unit", "half");
  const PriceTerms terms = PriceTermsOf(kSolo, Deck::kLong, odd, half);
  const Result plain = {true, false, false};
  const int base = BillOf(terms, plain, 0, {}).price().count();
  EXPECT_EQ(BillOf(terms, plain, 0, {}).steps().size(), 1u);
  const int expected[] = {0, 3, 5, 8, 10};
  for (int laufende = 1; laufende < 5; ++laufende) {
    EXPECT_EQ(BillOf(terms, plain, laufende, {}).price().count() - base, expected[laufende]);
    EXPECT_EQ(BillOf(terms, plain, laufende, {}).steps().size(), 2u);
  }
}

TEST(Price, OptionsOfThePrice) {
  const Result plain = {true, false, false};
  const Result schwarz = {true, true, true};
  EXPECT_EQ(PriceOf(kSolo, Deck::kLong, With("lauf_unit", "half"), plain, 4), 70);
  EXPECT_EQ(PriceOf(kSolo, Deck::kLong, {}, schwarz), 70);
  EXPECT_EQ(PriceOf(kSolo, Deck::kLong, With("solo_schneider", "off"), schwarz), 50);
  EXPECT_EQ(PriceOf(kSolo, Deck::kShort, With("solo_schneider", "off"), schwarz), 50);
  EXPECT_EQ(PriceOf(kSolo, Deck::kShort, {}, schwarz), 70);
  EXPECT_EQ(PriceOf(kRuf, Deck::kLong, With("solo_schneider", "off"), schwarz), 40);
  EXPECT_EQ(PriceOf(kSie, Deck::kShort, {}, plain, 6), 440) << "C094";
  EXPECT_EQ(PriceOf(kSie, Deck::kShort, With("short_sie", "tout"), plain, 6), 220);
  EXPECT_EQ(PriceOf(kSie, Deck::kLong, With("short_sie", "tout"), plain, 8), 520);
  EXPECT_EQ(PriceOf(kKreuz, Deck::kLong, {}, plain, 3), 100);
  EXPECT_EQ(PriceOf(kKreuz, Deck::kLong, With("kreuz_price", "solo"), plain, 3), 80);
  Tariff tariff;
  tariff.bettel = Cents(30);
  const auto bettel = [&](const RuleOptions& options, bool ouvert) {
    const Contract contract = ouvert ? kBettel.WithOuvert() : kBettel;
    return BillOf(PriceTermsOf(contract, Deck::kLong, tariff, options), plain, 0, {})
        .price()
        .count();
  };
  EXPECT_EQ(bettel({}, false), 50);
  EXPECT_EQ(bettel(With("bettel_price", "own"), false), 30);
  EXPECT_EQ(bettel(With("bettel_price", "base"), false), 10);
  EXPECT_EQ(bettel({}, true), 100);
  EXPECT_EQ(bettel(With("ouvert_factor", "3"), true), 150);
}

TEST(Price, SidesOfAnySizeSumToZero) {
  for (int declarers = 1; declarers < 4; ++declarers) {
    for (int opponents = 1; opponents + declarers <= 4; ++opponents) {
      for (bool won : {false, true}) {
        const SidePayments pay = PaymentsOf(declarers, opponents, won, Cents(70));
        EXPECT_EQ(pay.declarers * declarers + pay.opponents * opponents, Cents(0));
        EXPECT_EQ(pay.declarers > Cents(0), won);
      }
    }
  }
  EXPECT_EQ(PaymentsOf(1, 3, true, Cents(90)).declarers, Cents(270)) << "C088";
  EXPECT_EQ(PaymentsOf(1, 2, true, Cents(90)).declarers, Cents(180));
  EXPECT_EQ(PaymentsOf(2, 2, false, Cents(20)).declarers, Cents(-20)) << "C079";
}

// Whatever was played under whatever options: no cent is lost, and more points never pay less.
TEST(Price, SumsToZeroAndRisesWithThePoints) {
  Random random(2, 0);
  const auto below = [&](int limit) {
    return static_cast<int>(random.Below(static_cast<std::uint64_t>(limit)));
  };
  int results = 0;
  for (int i = 0; i < 400; ++i) {
    RuleOptions options;
    for (const OptionRow& row : kOptions) {
      if (row.section != 8 || row.type == OptionType::kNumber || below(2) == 0) continue;
      ASSERT_TRUE(options.Set(row.name, WordsOf(row.words).back()));
    }
    const int index = below(static_cast<int>(kContracts.size()));
    const ContractRow& row = kContracts[static_cast<std::size_t>(index)];
    if (row.objective != Objective::kPoints || row.pack != Pack::kBavarian) continue;
    const auto suit = Contract::NeedsSuit(row) ? std::optional(Suit::kGras) : std::nullopt;
    const Contract contract(index, suit);
    const Deck deck = below(2) == 0 ? Deck::kLong : Deck::kShort;
    const Doublings doublings = {.layers = below(5), .stoss = below(5), .bock = below(3)};
    const Laufende run = {.with = below(2) == 0, .length = below(9), .payable = 0};
    const Thresholds thresholds = ThresholdsOf(contract, options, doublings.stoss);
    const PriceTerms terms = PriceTermsOf(contract, deck, Tariff{}, options);
    const int declarers = row.parties == Parties::kSolo ? 1 : 2;
    std::optional<Cents> before;
    for (int points = -1; points <= 121; ++points) {
      const Result result = ResultOf(thresholds, Value(points));
      const int paid = PaidLaufende(Game(contract, deck), run, result.won, options);
      const Cents price = BillOf(terms, result, paid, doublings).price();
      const SidePayments pay = PaymentsOf(declarers, 4 - declarers, result.won, price);
      ASSERT_EQ(pay.declarers * declarers + pay.opponents * (4 - declarers), Cents(0));
      if (before) {
        ASSERT_GE(pay.declarers, *before) << row.name << points;
      }
      before = pay.declarers;
      ++results;
    }
  }
  EXPECT_GT(results, 25'000);
}

TEST(Thresholds, WhoDoubledLastNeeds61) {
  const RuleOptions takes_over = With("kontra_takes_over", "on");
  EXPECT_EQ(ThresholdsOf(kRuf, takes_over, 0).win, Points(61));
  EXPECT_EQ(ThresholdsOf(kRuf, takes_over, 1), (Thresholds{Points(60), Points(90), Points(30)}));
  EXPECT_EQ(ThresholdsOf(kRuf, takes_over, 2), Thresholds{}) << "C103";
  EXPECT_EQ(ThresholdsOf(kRuf, {}, 1), Thresholds{});
  EXPECT_TRUE(ResultOf(ThresholdsOf(kRuf, takes_over, 1), Value(60)).won);
  EXPECT_FALSE(ResultOf(ThresholdsOf(kRuf, takes_over, 2), Value(60)).won) << "C103";
}

TEST(Thresholds, OfEveryContractAndWhatWins) {
  constexpr Thresholds kMirrored = {Points(60), Points(90), Points(30)};
  const Contract muss = Contract::Named("muss", Suit::kEichel);
  const RuleOptions takes_over = With("kontra_takes_over", "on");
  for (const ContractRow& row : kContracts) {
    const Contract contract = ContractsOfRow(*FindContractRow(row.name), false).front();
    if (row.pack == Pack::kKop) continue;
    EXPECT_EQ(ThresholdsOf(contract, {}, 1), row.name == "muss" ? kMirrored : Thresholds{});
    EXPECT_EQ(ThresholdsOf(contract, takes_over, 1),
              row.parties == Parties::kCross ? Thresholds{} : kMirrored)
        << row.name;
    EXPECT_EQ(ThresholdsOf(contract, takes_over, 2), Thresholds{}) << row.name;
    EXPECT_EQ(ThresholdsOf(contract, takes_over, 3), ThresholdsOf(contract, takes_over, 1));
  }
  EXPECT_EQ(ThresholdsOf(muss, With("muss_thresholds", "normal")), Thresholds{});
  EXPECT_EQ(WinningValue(muss, {}), Value(60));
  EXPECT_EQ(WinningValue(kSolo, {}), Value(61));
  EXPECT_EQ(WinningValue(kBettel, {}), Value(1));
  EXPECT_EQ(WinningValue(kWenz.WithTout(), {}), Value(1));
  EXPECT_EQ(WinningValue(Contract::Named("kop"), {}), Value(53));
}

// The thresholds of a Muss, whatever contract they serve.
TEST(Thresholds, Mirrored) {
  constexpr Thresholds kMuss = {Points(60), Points(90), Points(30)};
  EXPECT_EQ(ResultOf(kMuss, Value(60)), (Result{true, false, false})) << "C097";
  EXPECT_EQ(ResultOf(kMuss, Value(59)), (Result{false, false, false})) << "C098";
  EXPECT_EQ(ResultOf(kMuss, Value(90)), (Result{true, true, false}));
  EXPECT_EQ(ResultOf(kMuss, Value(30)), (Result{false, false, false})) << "C100";
  EXPECT_EQ(ResultOf(kMuss, Value(29)), (Result{false, true, false})) << "C101";
  EXPECT_EQ(ResultOf(kMuss, kNoTrickTaken), (Result{false, true, true}));
}

TEST(Laufende, OptionsOfTheRun) {
  const auto paid = [](const Contract& contract, int length, bool with, bool won,
                       const RuleOptions& options) {
    return PaidLaufende(Game(contract, Deck::kLong), {with, length, 0}, won, options);
  };
  EXPECT_EQ(paid(kWenz, 2, true, true, {}), 2);
  EXPECT_EQ(paid(kWenz, 2, true, true, With("wenz_lauf_min", "3")), 0);
  EXPECT_EQ(paid(kSolo, 2, true, true, With("wenz_lauf_min", "1")), 0);
  EXPECT_EQ(paid(kSolo, 11, false, false, {}), 8);
  EXPECT_EQ(paid(kSolo, 11, false, false, With("lauf_max", "none")), 11);
  EXPECT_EQ(paid(kSolo, 11, false, false, With("lauf_max", "4")), 4);
  EXPECT_EQ(paid(kSolo, 10, false, false, With("lauf_max", "14")), 10);
  EXPECT_EQ(paid(kSolo, 10, false, false, With("lauf_max", "9")), 9);
  EXPECT_EQ(paid(kWenz, 4, true, true, With("lauf_max", "14")), 4) << "there are no more";
  EXPECT_EQ(paid(kBettel, 4, true, true, With("lauf_max", "14")), 0);
  for (const Contract& contract : {kSolo, kWenz, kRuf, kSie}) {
    EXPECT_EQ(paid(contract, 4, true, true, With("lauf_max", "0")), 0) << contract.row().name;
  }
  EXPECT_EQ(paid(kSie, 8, true, true, With("lauf_max", "4")), 8) << "all of its own";
  EXPECT_EQ(LeastLaufende(kWenz, With("wenz_lauf_min", "3")), 3);
  EXPECT_EQ(LeastLaufende(kRuf, With("wenz_lauf_min", "4")), 3);
  EXPECT_EQ(paid(kRuf, 14, false, false, {}), 14) << "C115";
  EXPECT_EQ(paid(kRuf, 14, false, false, With("lauf_max", "hand_size")), 8);
  EXPECT_EQ(paid(kRuf, 7, false, false, With("lauf_max", "hand_size")), 7);
  EXPECT_EQ(paid(kRuf, 14, false, false, With("lauf_max", "all")), 14);
  EXPECT_EQ(paid(kRuf, 14, false, false, With("lauf_max", "by_contract")), 14);
  EXPECT_EQ(paid(kSolo, 11, false, false, With("lauf_max", "by_contract")), 8);
  EXPECT_EQ(paid(kWenz, 4, true, true, With("lauf_max", "3")), 3);
  for (bool won : {false, true}) {
    EXPECT_EQ(paid(kSolo, 3, false, won, {}), 3) << "C089";
    EXPECT_EQ(paid(kSolo, 3, false, won, With("lauf_symmetry", "never")), 0);
    EXPECT_EQ(paid(kSolo, 3, false, won, With("lauf_symmetry", "asymmetric")), won ? 3 : 0);
    EXPECT_EQ(paid(kSolo, 3, true, won, With("lauf_symmetry", "never")), 3);
  }
  EXPECT_EQ(paid(kSie, 8, true, true, {}), 8);
  EXPECT_EQ(paid(kSie, 8, true, true, With("sie_counts_laufende", "off")), 0);
  EXPECT_EQ(paid(kBettel, 0, true, true, {}), 0);
}

// ---- Ramsch

std::vector<Captured> Piles(std::vector<int> points, std::vector<int> tricks) {
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
  EXPECT_THAT(losers(Piles({45, 35, 30, 10}, {2, 2, 2, 2})), ElementsAre(0)) << "C130";
  EXPECT_THAT(losers(Piles({40, 40, 30, 10}, {2, 3, 2, 1})), ElementsAre(1)) << "C131";
  auto tied = Piles({40, 40, 30, 10}, {2, 2, 2, 2});
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

  auto other = Piles({40, 40, 30, 10}, {2, 3, 2, 1});
  other[0].highest_ober = 4;
  EXPECT_THAT(losers(other, With("ramsch_tie", "highest_ober")), ElementsAre(0));
  EXPECT_THAT(losers(other, With("ramsch_tie", "both_lose")), ElementsAre(1)) << "the chain first";
  EXPECT_THAT(losers(other, With("ramsch_pay", "two_worst_pay")), ElementsAre(1, 0));
}

TEST(Ramsch, ThreeAndFourThatAreEqual) {
  const auto three = Piles({30, 30, 30, 30}, {2, 2, 1, 2});
  const auto four = Piles({30, 30, 30, 30}, {2, 2, 2, 2});
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
  const auto alone = Piles({40, 40, 40}, {3, 3, 2});
  EXPECT_EQ(losers(alone, With("ramsch_tie", "both_lose")), 2);
  EXPECT_EQ(losers(Piles({40, 40, 40}, {2, 2, 2}), With("ramsch_tie", "both_lose")), 3);
}

TEST(Ramsch, WhoPays) {
  const auto jungfrau = Piles({30, 0, 70, 20}, {2, 0, 4, 2});
  EXPECT_EQ(RamschPrice(jungfrau, With("ramsch_price", "base")), 20) << "C134";
  EXPECT_THAT(RamschOf(jungfrau, {}), ElementsAre(20, 20, -60, 20)) << "C134";
  EXPECT_EQ(RamschPrice(jungfrau, {}), 40);
  EXPECT_EQ(RamschPrice(jungfrau, With("ramsch_price", "solo")), 100);
  EXPECT_EQ(RamschPrice(jungfrau, With("jungfrau", "off")), 20);
  const auto two = Piles({0, 0, 70, 50}, {0, 0, 5, 3});
  EXPECT_EQ(RamschPrice(two, {}), 80) << "fourfold";
  EXPECT_EQ(RamschPrice(two, With("jungfrau", "individual_once")), 20);
  EXPECT_THAT(RamschOf(two, With("jungfrau", "individual_once")), ElementsAre(20, 20, -50, 10))
      << "C136";
  EXPECT_THAT(RamschOf(two, With("jungfrau", "individual_multiple")), ElementsAre(40, 40, -90, 10));
  EXPECT_THAT(RamschOf(Piles({45, 35, 30, 10}, {2, 2, 2, 2}), With("ramsch_pay", "two_worst_pay")),
              ElementsAre(-20, -20, 20, 20));
  EXPECT_THAT(RamschOf(Piles({50, 40, 30}, {3, 3, 2}), {}), ElementsAre(-20, 10, 10));
}

TEST(Ramsch, Durchmarsch) {
  const auto all = Piles({120, 0, 0, 0}, {8, 0, 0, 0});
  EXPECT_EQ(SettleRamsch(all, {}).durchmarsch, Seat(0));
  EXPECT_EQ(SettleRamsch(all, {}).jungfrauen, SeatSet());
  EXPECT_THAT(RamschOf(all, {}), ElementsAre(30, -10, -10, -10)) << "C137";
  EXPECT_EQ(RamschPrice(all, {}), 20);
  EXPECT_EQ(RamschPrice(all, With("durchmarsch_price", "solo")), 50);
  EXPECT_EQ(RamschPrice(all, With("durchmarsch_price", "solo_schwarz")), 70);
  EXPECT_THAT(RamschOf(all, With("durchmarsch", "off")), ElementsAre(-240, 80, 80, 80))
      << "three Jungfrauen";
  const auto nearly = Piles({120, 0, 0, 0}, {7, 1, 0, 0});
  EXPECT_EQ(SettleRamsch(nearly, {}).durchmarsch, std::nullopt);
  EXPECT_THAT(RamschOf(nearly, With("durchmarsch", "91")), ElementsAre(30, -10, -10, -10))
      << "C139";
  EXPECT_EQ(
      SettleRamsch(Piles({90, 30, 0, 0}, {6, 2, 0, 0}), With("durchmarsch", "91")).durchmarsch,
      std::nullopt);
}

TEST(Ramsch, HandedOn) {
  const auto piles = Piles({50, 40, 20, 10}, {3, 2, 2, 1});
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
    const auto piles = Piles(points, tricks);
    const auto payments = RamschOf(piles, options);
    EXPECT_EQ(std::accumulate(payments.begin(), payments.end(), 0), 0);
  }
}

// ---- stock, doublings

TEST(Stock, WhoWinsAndWhoDoublesIt) {
  const auto shares = [](bool called, int partners, bool won, const RuleOptions& options) {
    const StockShares s = ShareStock(Cents(80), called, partners, won, options);
    EXPECT_EQ(s.declarer + s.partner + s.left, Cents(80));
    return std::vector<int>{s.declarer.count(), s.partner.count(), s.left.count()};
  };
  EXPECT_THAT(shares(true, 2, true, {}), ElementsAre(80, 0, 0)) << "C107";
  EXPECT_THAT(shares(true, 2, false, {}), ElementsAre(-80, 0, 160));
  EXPECT_THAT(shares(true, 2, true, With("stock_mode", "shared")), ElementsAre(40, 40, 0));
  EXPECT_THAT(shares(true, 2, false, With("stock_mode", "shared")), ElementsAre(-40, -40, 160))
      << "C109";
  EXPECT_THAT(shares(false, 1, true, {}), ElementsAre(0, 0, 80));
  EXPECT_THAT(shares(false, 1, true, With("stock_mode", "any_contract")), ElementsAre(80, 0, 0));
  EXPECT_THAT(shares(true, 2, false, With("stock_doubled_on_loss", "off")), ElementsAre(0, 0, 80));
  EXPECT_EQ(ReuegeldOf(true, false, With("reuegeld", "50")), Cents(50));
  EXPECT_EQ(ReuegeldOf(true, true, With("reuegeld", "50")), Cents(0));
  EXPECT_EQ(ReuegeldOf(false, false, With("reuegeld", "50")), Cents(0));
}

TEST(Doubling, WhoMayLayAndWhatCounts) {
  const SeatSet laid = SeatSet::Of(Seat(0)) | SeatSet::Of(Seat(1)) | SeatSet::Of(Seat(3));
  const std::pair<const char*, std::array<int, 2>> rows[] = {{"off", {0, 0}},
                                                             {"all_multiply", {4, 3}},
                                                             {"only_forehand", {1, 1}},
                                                             {"only_one", {1, 1}},
                                                             {"consecutive", {4, 2}}};
  for (const auto& [word, counts] : rows) {
    EXPECT_EQ(MostLayers(With("legen", word)), counts[0]) << word;
    EXPECT_EQ(CountLayers(laid, With("legen", word)), counts[1]) << word;
  }
  EXPECT_EQ(CountLayers(SeatSet::Of(Seat(2)), With("legen", "only_forehand")), 0);
  EXPECT_EQ(MostStoss(kRuf, {}), 2);
  EXPECT_EQ(MostStoss(kRuf, With("stoss_max", "4")), 4);
  EXPECT_EQ(MostStoss(kRuf, With("kontra_allowed", "off")), 0);
  EXPECT_EQ(MostStoss(Contract::Named("kop"), {}), 4) << "Kontra, Rej, Bok, Slup";
}

TEST(Doubling, TheTimeForKontraEnds) {
  const auto latest = [](Seat seat, bool answers, const RuleOptions& options) {
    int cards = 0;
    while (InTime(seat, cards + 1, answers, options)) ++cards;
    return cards;  // that may lie already
  };
  EXPECT_EQ(latest(Seat(2), false, {}), 1);
  EXPECT_EQ(latest(Seat(2), false, With("kontra_window", "first_card")), 0);
  EXPECT_EQ(latest(Seat(2), false, With("kontra_window", "own_first_card")), 2);
  EXPECT_EQ(latest(Seat(2), false, With("kontra_window", "second_trick")), 4);
  EXPECT_EQ(latest(Seat(2), true, {}), 1);
  EXPECT_EQ(latest(Seat(2), true, With("re_window", "one_card_later")), 2);
  EXPECT_EQ(latest(Seat(2), true, With("re_window", "next_trick")), 5);
}

TEST(Kreuzbock, WhoDeclares) {
  const Seat one(1);
  const Seat two(2);
  EXPECT_EQ(KreuzDeclarer({}, {}), Seat(0)) << "C104";
  EXPECT_EQ(KreuzDeclarer({{one, two}}, {}), one);
  EXPECT_EQ(KreuzDeclarer({{one}}, {{two}}), two) << "C106";
}

// ---- relatives

TEST(Sjavs, TheTableOfScores) {
  struct Row {
    SjavsDeal deal;
    SjavsScore score;
  };
  for (const Row& row : std::initializer_list<Row>{
           {{120, 8, true}, {16, 0, 0}},
           {{120, 8, true, true}, {24, 0, 0}},
           {{120, 8}, {12, 0, 0}},
           {{120, 8, false, true}, {16, 0, 0}},
           {{120, 7}, {4, 0, 0}},  // C160 from here
           {{90, 5}, {4, 0, 0}},
           {{90, 5, false, true}, {8, 0, 0}},
           {{89, 5}, {2, 0, 0}},
           {{61, 4, false, true}, {4, 0, 0}},
           {{60, 4}, {0, 0, 2}},
           {{60, 4, false, true, 2}, {0, 0, 4}},
           {{59, 4}, {0, 4, 0}},
           {{31, 3, false, true}, {0, 8, 0}},
           {{30, 2}, {0, 8, 0}},
           {{0, 1, false, true}, {0, 16, 0}},
           {{0, 0}, {0, 16, 0}},
           {{0, 0, false, true}, {0, 16, 0}},
           {{61, 4, false, false, 2}, {4, 0, 0}},
       }) {
    EXPECT_EQ(ScoreSjavs(row.deal, {}), row.score) << row.deal.points << ' ' << row.deal.tricks;
  }
  EXPECT_EQ(ScoreSjavs({0, 0, false, true}, With("sjavs_no_trick_clubs", "24")).opponents, 24);
}

TEST(Sjavs, TheRubberCountsDownFrom24) {
  SjavsRubber rubber;
  EXPECT_EQ(rubber.left(0), 24);
  rubber.Deduct(0, 16);
  rubber.Deduct(1, 4);
  EXPECT_EQ(rubber.left(0), 8);
  EXPECT_EQ(rubber.left(1), 20);
  rubber.Deduct(0, 7);
  EXPECT_EQ(rubber.left(0), 1);
  EXPECT_EQ(rubber.won(0), 0);
  rubber.Deduct(0, 1);
  EXPECT_EQ(rubber.won(0), 1);
  EXPECT_EQ(rubber.won(1), 0);
  EXPECT_EQ(rubber.left(0), 24);
  EXPECT_EQ(rubber.left(1), 24);
  rubber.Deduct(1, 24);
  EXPECT_EQ(rubber.won(1), 2) << "the others had all";
  rubber.Deduct(0, 4);
  rubber.Deduct(1, 30);
  EXPECT_EQ(rubber.won(1), 3);
  EXPECT_EQ(rubber.left(0), 24);
}

TEST(Sjavs, WhoNamesTrumps) {
  const auto outbids = [](SjavsBid bid, SjavsBid standing) { return Outbids(bid, standing); };
  EXPECT_TRUE(outbids({6, false}, {5, true}));
  EXPECT_FALSE(outbids({5, true}, {6, false}));
  EXPECT_TRUE(outbids({5, true}, {5, false}));
  EXPECT_FALSE(outbids({5, false}, {5, false}));
  EXPECT_FALSE(outbids({5, true}, {5, true}));
  EXPECT_FALSE(outbids({5, false}, {5, true}));
  const auto call = [](CardSet hand) { return SjavsCallOf(hand); };
  const CardSet permanent = RankCards(Rank::kUnter) | CardSet{Card(Suit::kEichel, Rank::kOber),
                                                              Card(Suit::kGras, Rank::kOber)};
  const Card gras(Suit::kGras, Rank::kSeven);
  const Card herz(Suit::kHerz, Rank::kOber);
  const Card eichel(Suit::kEichel, Rank::kSeven);
  EXPECT_EQ(call(permanent | CardSet{gras}).length, 7);
  EXPECT_THAT(call(permanent | CardSet{gras}).suits, ElementsAre(Suit::kGras));
  EXPECT_THAT(call(permanent | CardSet{gras, herz}).suits, ElementsAre(Suit::kGras, Suit::kHerz));
  EXPECT_THAT(call(permanent | CardSet{gras, eichel}).suits, ElementsAre(Suit::kEichel));
  EXPECT_EQ(call(RankCards(Rank::kUnter) | CardSet{gras}).length, 5);
  EXPECT_EQ(call(RankCards(Rank::kUnter) | RankCards(Rank::kSau)).length, 5);
  EXPECT_EQ(call(RankCards(Rank::kUnter)).length, 0) << "four are too few";
  EXPECT_TRUE(call(RankCards(Rank::kUnter)).suits.empty());
}

TEST(Sjavs, ADealIsScoredForItsSides) {
  const auto settle = [](Suit trumps, const Ending& ending) {
    const Game game(Contract::Named("sjavs", trumps), Deck::kLong);
    return Settle(ending, PricesOf(game, {}));
  };
  const Settlement won = settle(Suit::kGras, {.value = Value(61), .carried = 2});
  EXPECT_EQ(won.won, true);
  EXPECT_EQ(won.sjavs, (SjavsScore{4, 0, 0}));
  EXPECT_EQ(won.price(), Cents(4));
  EXPECT_FALSE(won.shares);
  const Settlement lost = settle(Suit::kEichel, {.value = Value(59), .stock = Cents(7)});
  EXPECT_EQ(lost.won, false);
  EXPECT_EQ(lost.sjavs, (SjavsScore{0, 8, 0}));
  EXPECT_EQ(lost.price(), Cents(8));
  EXPECT_EQ(lost.stock_left, Cents(7));
  EXPECT_FALSE(lost.result.schwarz);
  const Settlement even = settle(Suit::kGras, {.value = Value(60)});
  EXPECT_EQ(even.won, std::nullopt);
  EXPECT_EQ(even.price(), Cents(0));
  EXPECT_EQ(even.sjavs, (SjavsScore{0, 0, 2}));
  EXPECT_EQ(settle(Suit::kGras, {.value = kAllTricksTaken}).sjavs, (SjavsScore{12, 0, 0}));
  EXPECT_EQ(settle(Suit::kGras, {.value = kAllTricksTaken, .one_player = true}).sjavs,
            (SjavsScore{16, 0, 0}));
  EXPECT_EQ(settle(Suit::kGras, {.value = kNoTrickTaken}).sjavs, (SjavsScore{0, 16, 0}));
  EXPECT_TRUE(settle(Suit::kGras, {.value = kNoTrickTaken}).result.schwarz);
  EXPECT_EQ(settle(Suit::kGras, {.value = Value(0)}).sjavs, (SjavsScore{0, 8, 0}));
  EXPECT_EQ(SjavsScore(), (SjavsScore{0, 0, 0}));
  EXPECT_EQ(ScoreSjavs({59, 4, false, false, 2}, {}), (SjavsScore{0, 6, 0}));
  EXPECT_EQ(ScoreSjavs({0, 0, false, false, 2}, {}), (SjavsScore{0, 18, 0}));
}

TEST(Settle, WhoPromisedMorePointsNeedsThem) {
  const Prices prices = PricesOf(Game(kSolo, Deck::kLong), {});
  EXPECT_EQ(Settle({.value = Value(61)}, prices).won, true);
  EXPECT_EQ(Settle({.value = Value(61), .target = Points(70)}, prices).won, false);
  EXPECT_EQ(Settle({.value = Value(70), .target = Points(70)}, prices).won, true);
}

TEST(Settle, WhatWinsWhereItWasDoubled) {
  EXPECT_EQ(WinningValueDoubled(kBettel, {}, 1), Value(1));
  EXPECT_EQ(WinningValueDoubled(kSolo, {}, 0), Value(61));
  EXPECT_EQ(WinningValueDoubled(kSolo, With("kontra_takes_over", "on"), 1), Value(60));
}

TEST(Settle, WhatADealIsWorthToASeat) {
  const Game game(Contract::Named("sjavs", Suit::kGras), Deck::kLong);
  Deal deal{game, Seat(1), Dealer(KnowledgeBeforePlay(Deck::kLong, {})).Sample(6, 1)};
  const Settlement sjavs = Settle(deal, Value(59), PricesOf(game, {}));
  for (Seat seat : kSeats) {
    EXPECT_EQ(WorthTo(seat, sjavs, deal), seat.index() % 2 == 1 ? -4 : 4);
    EXPECT_EQ(PaymentsOf(sjavs, deal)[seat], Cents(0));
    EXPECT_EQ(ResultFor(deal, {}, Value(59), seat).cents, std::nullopt);
    EXPECT_EQ(ResultFor(deal, {}, Value(59), seat).won, false);
  }
  deal.game = Game(kSolo, Deck::kLong);
  const Prices prices = PricesOf(deal.game, {});
  const Settlement solo = Settle(deal, Value(91), prices);
  for (Seat seat : kSeats) {
    EXPECT_EQ(WorthTo(seat, solo, deal), PaymentsOf(solo, deal)[seat].count());
    EXPECT_EQ(ResultFor(deal, {}, Value(91), seat).cents, PaymentsOf(solo, deal)[seat]);
  }
  const Settlement schwarz = SettleAs(deal, {true, true, true}, prices);
  EXPECT_EQ(schwarz.price(), solo.price() + Cents(10));
  EXPECT_EQ(schwarz.laufende, solo.laufende);
}

// What the declarer's side of so many seats wins or, below zero, each of it loses to one opponent.
int KopPrice(std::string_view name, int declarers, Value value, const RuleOptions& options = {},
             int stoss = 0, bool tout = false) {
  const Game game(Contract::Named(name, std::nullopt, tout), Deck::kKop);
  Ending ending = {.value = value, .declarers = declarers, .doublings = {.stoss = stoss}};
  const Settlement settled = Settle(ending, PricesOf(game, {{}, options}));
  return *settled.won ? settled.price().count() : -settled.price().count();
}

TEST(Kop, Prices) {
  EXPECT_EQ(KopPrice("kop", 2, Value(53)), 1);
  EXPECT_EQ(KopPrice("kop", 2, Value(52)), -1);
  EXPECT_EQ(KopPrice("kop", 2, Value(78)), 1);
  EXPECT_EQ(KopPrice("wesele", 2, Value(79)), 2);
  EXPECT_EQ(KopPrice("kop", 2, kAllTricksTaken), 3);
  EXPECT_EQ(KopPrice("wesele", 2, Value(27)), -1);
  EXPECT_EQ(KopPrice("kop", 2, Value(26)), -2);
  EXPECT_EQ(KopPrice("kop", 2, Value(0)), -2);
  EXPECT_EQ(KopPrice("kop", 2, kNoTrickTaken), -3);
  EXPECT_EQ(KopPrice("kop", 2, Value(26), With("kop_exit_old", "26")), -1);
  EXPECT_EQ(KopPrice("kop", 2, Value(79), With("kop_exit_others", "25")), 1);
  EXPECT_EQ(KopPrice("cicha", 1, Value(53)), 4);
  EXPECT_EQ(KopPrice("cicha", 1, kAllTricksTaken), 4);
  EXPECT_EQ(KopPrice("kop", 1, Value(53)), 4) << "one seat held both of the old";
  EXPECT_EQ(KopPrice("kop", 1, kNoTrickTaken), -4);
  EXPECT_EQ(KopPrice("zolo", 1, Value(52)), -5);
  EXPECT_EQ(KopPrice("zolo", 1, Value(1), {}, 0, /*tout=*/true), 10);
  EXPECT_EQ(KopPrice("zolo", 1, Value(0), {}, 0, /*tout=*/true), -10);
  EXPECT_EQ(KopPrice("kop", 2, Value(53), {}, 4), 16);
}

// All who settle a dealt game agree, and it sums to zero, in every game that is paid.
TEST(Settle, EveryGameOfADealSumsToZero) {
  Random random(3, 0);
  int settled_games = 0;
  for (const ContractRow& row : kContracts) {
    if (row.parties == Parties::kEach) continue;
    const auto index = FindContractRow(row.name).value();
    for (const Contract& contract : ContractsOfRow(index, /*touts=*/true)) {
      for (int i = 0; i < 20; ++i) {
        const Deck deck = row.pack == Pack::kKop ? Deck::kKop : Deck::kLong;
        const int seats = row.special.seats > 0 ? row.special.seats : kSeatCount;
        const Game game(
            contract.parties() == Parties::kPair ? contract.WithPartner(Seat(2)) : contract,
            {deck, seats});
        const Deal deal = {game, Seat(i % seats),
                           Dealer(KnowledgeBeforePlay(game.table(), {})).Sample(5, random.Next())};
        if (deal.contract().partner() == deal.declarer) continue;
        if (!DeclarerSide(deal).Contains(deal.declarer))
          continue;  // of Kop: holds neither EO nor GO
        const Prices prices = PricesOf(game, {});
        for (int points : {-1, 0, 1, 30, 31, 60, 61, 90, 91, 120, 121}) {
          const Settlement settled = Settle(deal, Value(points), prices);
          const auto payments = PaymentsOf(settled, deal);
          EXPECT_EQ(std::accumulate(payments.begin(), payments.end(), Cents(0)), Cents(0))
              << row.name << ' ' << points;
          if (row.pack == Pack::kSjavs) continue;
          EXPECT_EQ(settled.won.has_value(), seats != 2 || points != 60) << row.name;
          if (!settled.won) continue;
          EXPECT_EQ(payments[deal.declarer] > Cents(0), *settled.won) << row.name << ' ' << points;
          ++settled_games;
        }
      }
    }
  }
  EXPECT_GT(settled_games, 5'000);
}

// A Rufspiel of two seats against two, or whatever is played by so many.
Settlement SettleWith(const Contract& contract, const Ending& ending, const RuleOptions& options,
                      int seats = kSeatCount) {
  const Deck deck = seats == 2 ? Deck::kShort : Deck::kLong;
  return Settle(ending, PricesOf(Game(contract, {deck, seats}), {{}, options}));
}

TEST(Settle, TheStockIsSharedByWhoPlayed) {
  const auto shares = [](const Contract& contract, int declarers, int points,
                         const RuleOptions& options) {
    const Settlement settled = SettleWith(
        contract, {.value = Value(points), .declarers = declarers, .stock = Cents(80)}, options);
    const Cents price =
        PaymentsOf(declarers, 4 - declarers, *settled.won, settled.price()).declarers;
    EXPECT_EQ(settled.shares->opponent,
              PaymentsOf(declarers, 4 - declarers, *settled.won, settled.price()).opponents);
    return std::vector<int>{(settled.shares->declarer - price).count(),
                            (settled.shares->partner - price).count(), settled.stock_left.count(),
                            settled.reuegeld.count()};
  };
  RuleOptions shared = With("stock_mode", "shared");
  ASSERT_TRUE(shared.Set("reuegeld", "50"));
  EXPECT_THAT(shares(kRuf, 2, 70, {}), ElementsAre(80, 0, 0, 0)) << "C107";
  EXPECT_THAT(shares(kRuf, 2, 70, shared), ElementsAre(40, 40, 0, 0));
  EXPECT_THAT(shares(kRuf, 2, 50, shared), ElementsAre(-40, -40, 160, 0)) << "C109";
  EXPECT_THAT(shares(Contract::Named("muss", Suit::kGras), 2, 60, {}), ElementsAre(80, 0, 0, 0));
  EXPECT_THAT(shares(Contract::Named("muss", Suit::kGras), 1, 60, shared),
              ElementsAre(80, 0, 0, 0));
  EXPECT_THAT(shares(kSolo, 1, 70, shared), ElementsAre(0, 0, 80, 0));
  EXPECT_THAT(shares(kSolo, 1, 50, shared), ElementsAre(0, 0, 80, 50));
  EXPECT_THAT(shares(kSolo, 1, 70, With("stock_mode", "any_contract")), ElementsAre(80, 0, 0, 0));
  EXPECT_THAT(shares(kKreuz, 2, 70, With("stock_mode", "any_contract")), ElementsAre(0, 0, 80, 0))
      << "in a Kreuzbock nobody chose";
}

TEST(Settle, SixtyOfTwoPlayersIsADraw) {
  const Contract two = Contract::Named("offiziere");
  const auto at = [&](int points, const RuleOptions& options = {}) {
    return SettleWith(two, {.value = Value(points)}, options, 2);
  };
  EXPECT_TRUE(at(60).drawn);
  EXPECT_EQ(at(60).won, std::nullopt);
  EXPECT_EQ(at(60).price(), Cents(0));
  EXPECT_FALSE(at(61).drawn);
  EXPECT_EQ(at(61).won, true);
  EXPECT_EQ(at(59).won, false);
  EXPECT_FALSE(at(60, With("two_hand_names", "on")).drawn);
  EXPECT_EQ(at(60, With("two_hand_names", "on")).won, false);
  EXPECT_FALSE(SettleWith(kSolo, {.value = Value(60)}, {}).drawn) << "only of two";
}

TEST(DoublingFault, CountsLayersAndKontra) {
  const auto fault = [](const Contract& contract, const Doublings& doublings,
                        const RuleOptions& options = {}) {
    return DoublingFaultOf(contract, doublings, options);
  };
  using enum DoublingFault;
  const RuleOptions legen = With("legen", "all_multiply");
  EXPECT_EQ(fault(kRuf, {.layers = 0}, With("legen", "off")), kNone);
  EXPECT_EQ(fault(kRuf, {.layers = 1}, With("legen", "off")), kTooManyLayers);
  EXPECT_EQ(fault(kRuf, {.layers = 4}, legen), kNone);
  EXPECT_EQ(fault(kRuf, {.layers = 5}, legen), kTooManyLayers);
  EXPECT_EQ(fault(kRuf, {.layers = 1}, With("legen", "only_one")), kNone);
  EXPECT_EQ(fault(kRuf, {.layers = 2}, With("legen", "only_one")), kTooManyLayers);
  EXPECT_EQ(fault(kRuf, {.stoss = 2}), kNone);
  EXPECT_EQ(fault(kRuf, {.stoss = 3}), kTooManyStoss);
  EXPECT_EQ(fault(kRuf, {.layers = 4, .stoss = 2, .bock = kMaxDoublings - 6}, legen), kNone);
  EXPECT_EQ(fault(kRuf, {.layers = 4, .stoss = 2, .bock = kMaxDoublings - 5}, legen), kTooMany);
  const Contract kop = Contract::Named("kop");
  EXPECT_EQ(fault(kop, {.stoss = 4}), kNone);
  EXPECT_EQ(fault(kop, {.stoss = 5}), kTooManyStoss);
  EXPECT_EQ(fault(kop, {.stoss = 1, .bock = 1}), kOnlyStoss);
  EXPECT_EQ(fault(kop, {.layers = 1}), kOnlyStoss);
}

}  // namespace
}  // namespace schafkopf
