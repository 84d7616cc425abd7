// The table of contracts against the rules and the reference.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

#include "engine/money/scoring.h"
#include "engine/play/card_order.h"
#include "engine/play/contract.h"
#include "tests/support/random_deal.h"
#include "tests/support/reference.h"
#include "tests/support/trumps.h"

namespace schafkopf::contract_table_test {
namespace {

using reference::Cards;
using reference::NameOf;
using reference::Rulebook;
using reference::Write;

const Contract kSoloG = Contract::Named("solo", Suit::kGras);
const Contract kKreuz = Contract::Named("kreuz");
const Contract kSie = Contract::Named("sie");

// The table of contracts once more, typed from the rules (2 and 9).
struct TableRow {
  const char* name;
  int trumps_long;
  int trumps_short;
  int laufende_min;
  int laufende_max_long;
  int laufende_max_short;
};
constexpr TableRow kTable[] = {
    {"ruf", 14, 12, 3, 14, 12},     {"solo", 14, 12, 3, 8, 6},
    {"wenz", 4, 4, 2, 4, 4},        {"geier", 4, 4, 2, 4, 4},
    {"koenig", 4, 4, 2, 4, 4},      {"eisenbahner", 4, 4, 2, 4, 4},
    {"farbwenz", 11, 9, 3, 8, 6},   {"farbgeier", 11, 9, 3, 8, 6},
    {"farbkoenig", 11, 9, 3, 8, 6}, {"farbeisenbahner", 11, 9, 3, 8, 6},
    {"hybrid", 8, 8, 3, 8, 8},      {"kreuz", 14, 12, 3, 14, 12},
    {"bettel", 0, 0, 0, 0, 0},      {"pfd", 14, 12, 0, 0, 0},
    {"sie", 8, 8, 0, 0, 0},         {"farbkreuz", 14, 12, 3, 14, 12},
};

TEST(ContractTable, CountsAndLaufende) {
  for (const TableRow& row : kTable) {
    const auto index = FindContractRow(row.name);
    ASSERT_TRUE(index) << row.name;
    const ContractRow& data = kContracts[static_cast<std::size_t>(*index)];
    const std::vector<Suit> suits =
        data.parties == Parties::kCall
            ? std::vector<Suit>{Suit::kEichel, Suit::kGras, Suit::kSchellen}
            : std::vector<Suit>(kSuits.begin(), kSuits.end());
    for (Suit suit : suits) {
      const auto named = Contract::NeedsSuit(data) ? std::optional(suit) : std::nullopt;
      const Contract contract(*index, named);
      for (Deck deck : {Deck::kLong, Deck::kShort}) {
        const bool is_long = deck == Deck::kLong;
        const Cards trumps = EngineTrumps(contract, deck);
        EXPECT_EQ(static_cast<int>(trumps.size()), is_long ? row.trumps_long : row.trumps_short)
            << row.name;
        EXPECT_EQ(trumps, Rulebook(contract, deck).trumps()) << row.name;
        // Paid from the minimum on, whoever holds them, and never beyond the maximum.
        const int most = is_long ? row.laufende_max_long : row.laufende_max_short;
        for (int length = 1; length <= static_cast<int>(trumps.size()); ++length) {
          const CardSet run = SetOf(Cards(trumps.begin(), trumps.begin() + length));
          const int paid =
              row.laufende_min > 0 && length >= row.laufende_min ? std::min(length, most) : 0;
          if (data.objective == Objective::kHoldTop) continue;  // always a whole hand
          EXPECT_EQ(CountLaufende(Game(contract, deck), run).payable, paid) << row.name << length;
          const Laufende without = CountLaufende(Game(contract, deck), CardsOf(deck) - run);
          EXPECT_EQ(without.payable, paid) << row.name << " without " << length;
          EXPECT_FALSE(without.with) << row.name;
        }
      }
    }
  }
}

TEST(ContractTable, EveryOrderAgreesWithTheReference) {
  for (const Contract& contract : AllContracts()) {
    const CardOrder order(contract);
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      const Rulebook rules(contract, deck);
      for (Card a : CardsOf(deck)) {
        for (Card b : CardsOf(deck)) {
          if (a == b) continue;
          const bool same_group = order.GroupOf(a).Contains(b);
          ASSERT_EQ(same_group, rules.GroupOf(a) == rules.GroupOf(b)) << NameOf(contract);
          ASSERT_EQ(order.Beats(a, b), rules.Beats(a, b)) << NameOf(contract) << Write({{a, b}});
        }
      }
    }
  }
}

TEST(ContractTable, LevelsRiseInTheOrderOfTheRules) {
  const Contract rising[] = {
      Contract::Named("ruf", Suit::kEichel),
      Contract::Named("pfd"),
      Contract::Named("bettel"),
      Contract::Named("farbeisenbahner", Suit::kGras),
      Contract::Named("farbkoenig", Suit::kGras),
      Contract::Named("farbgeier", Suit::kGras),
      Contract::Named("hybrid"),
      Contract::Named("eisenbahner"),
      Contract::Named("koenig"),
      Contract::Named("geier"),
      Contract::Named("farbwenz", Suit::kGras),
      Contract::Named("wenz"),
      kSoloG,
  };
  for (std::size_t i = 1; i < std::size(rising); ++i) {
    EXPECT_LT(rising[i - 1].level(), rising[i].level()) << NameOf(rising[i]);
  }
  // The Touts stand above all of them in the same order, the Sie above everything.
  int below = kSoloG.level();
  for (const Contract& contract : rising) {
    if (!contract.row().tout_level) continue;
    EXPECT_LT(below, *contract.row().tout_level) << NameOf(contract);
    below = *contract.row().tout_level;
  }
  EXPECT_LT(below, kSie.level());
  EXPECT_EQ(kKreuz.level(), 0);
  for (const char* name : {"ruf", "kreuz", "bettel", "pfd", "sie"}) {
    EXPECT_FALSE(RowNamed(name).tout_level) << name;
  }
}

}  // namespace
}  // namespace schafkopf::contract_table_test
