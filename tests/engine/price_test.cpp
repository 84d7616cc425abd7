// Prices, thresholds and Laufende as functions of plain numbers.
#include "engine/money/price.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "engine/cards/random.h"
#include "engine/table/rule_set.h"
#include "tests/support/rules_with.h"

namespace schafkopf::price_test {
namespace {

using testing::ElementsAre;

const Contract kRuf = Contract::Named("ruf", Suit::kGras);
const Contract kSolo = Contract::Named("solo", Suit::kHerz);
const Contract kWenz = Contract::Named("wenz");
const Contract kBettel = Contract::Named("bettel");
const Contract kSie = Contract::Named("sie");
const Contract kKreuz = Contract::Named("kreuz");

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

// What the table of games says of a factor is what a table without rules of its own pays.
TEST(Price, FactorsOfTheTableOfGames) {
  for (int row = 0; row < static_cast<int>(kContracts.size()); ++row) {
    const Contract contract = ContractsOfRow(row, /*touts=*/false).front();
    if (contract.row().pack != Pack::kBavarian) continue;
    EXPECT_EQ(PriceTermsOf(contract, Deck::kLong, {}, {}).factor, contract.row().factor)
        << contract.row().name;
  }
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

}  // namespace
}  // namespace schafkopf::price_test
