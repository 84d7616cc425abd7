// Sheets of kinds of tables, priced by hand.
#include <gtest/gtest.h>

#include <vector>

#include "tests/support/made_deal.h"

namespace schafkopf::worked_sheets_test {
namespace {

// A sheet of a kind of table: what the declarer received in each deal, worked out by hand.
struct SheetDeal {
  Made made;
  int paid;
};
struct WorkedSheet {
  const char* rules;
  std::vector<SheetDeal> deals;
};

TEST(Presets, WorkedSheets) {
  const WorkedSheet sheets[] = {
      // 1, 2, 3 from each opponent; 5, 6, 7 from three; Tout double, Sie fourfold; no Laufende.
      {"cup",
       {{{"ruf:E", 61, 5}, 1},
        {{"ruf:E", 91}, 2},
        {{"ruf:E", 121}, 3},
        {{"ruf:E", 30}, -2},
        {{"wenz", 61, 4}, 15},
        {{"wenz", 91}, 18},
        {{"solo:H", 121}, 21},
        {{"solo:H", 60}, -15},
        {{"solo:G+tout", 1, 8}, 30},
        {{"wenz+tout", 0}, -30},
        {{"sie", 1, 8}, 60},
        {{"muss:E", 60}, 1},
        {{"muss:E", 29}, -2}}},
      // Tariff 1/1/5: (5 + 1 + 1) x 2 = 14 for a Wenz Tout with no Laufende.
      {"cup_tout", {{{"wenz+tout", 1}, 42}, {{"solo:E+tout", 0}, -42}, {{"solo:E", 91}, 18}}},
      // Schneider with 29 or less on either side; a Muss needs 61.
      {"cup_29",
       {{{"solo:E", 30}, -15},
        {{"solo:E", 29}, -18},
        {{"solo:E", 91}, 18},
        {{"solo:E", 90}, 15},
        {{"ruf:S", 29}, -2},
        {{"muss:E", 60}, -1}}},
      // With Laufende, at most four.
      {"cup_laufende",
       {{{"ruf:E", 61, 3}, 4},
        {{"ruf:E", 61, 2}, 1},
        {{"wenz", 91, 2}, 24},
        {{"solo:S", 61, 6}, 27},
        {{"solo:S+tout", 1, 3}, 48}}},
      {"cup_muss", {{{"muss:E", 60}, 1}, {{"solo:E", 61}, 15}}},
      // Wenz 20 and Solo 50, extras 10.
      {"wenz_20",
       {{{"wenz", 61}, 60},
        {{"wenz", 61, 2}, 120},
        {{"wenz+tout", 1, 2}, 240},
        {{"solo:E", 61, 3}, 240},
        {{"ruf:E", 91, 3}, 50}}},
      // 5/10/20 with a Herz-Solo at 25.
      {"herz_solo",
       {{{"solo:E", 61}, 60},
        {{"solo:H", 61}, 75},
        {{"solo:H", 91, 3}, 135},
        {{"solo:H+tout", 1, 4}, 270},
        {{"ruf:E", 61, 0, {.layers = 2}}, 40},
        {{"wenz", 20, -2}, -105}}},
      // From two on in a Rufspiel, from three on in a Wenz; 10/10/50.
      {"laufende_2_3",
       {{{"ruf:E", 61, 2}, 30},
        {{"ruf:E", 61, 1}, 10},
        {{"wenz", 61, 2}, 150},
        {{"wenz", 61, 3}, 240},
        {{"solo:E", 61, 2}, 150}}},
      // Laufende 5, Schneider 10, schwarz 20 more; 20 and 50.
      {"extras_apart",
       {{{"ruf:E", 91, 3}, 45},
        {{"ruf:E", 121, 4}, 70},
        {{"solo:E", 121}, 240},
        {{"wenz", -1, 2}, -270},
        {{"solo:E+tout", 1, 4}, 420}}},
      // 24 cards: Schneider in Rufspiele alone.
      {"short_ruf_schneider",
       {{{"ruf:E", 91}, 30},
        {{"solo:E", 91}, 150},
        {{"wenz", 121, 2}, 210},
        {{"solo:E", 0}, -150}}},
      // Twice a Rufspiel; 60 to 60 is nobody's.
      {"kreuz", {{{"kreuz", 60}, 0}, {{"kreuz", 61}, 40}, {{"kreuz", 91, 3}, 120}}},
      // Five laid: 2^5.
      {"five", {{{"ruf:E", 61, 0, {.layers = 5}}, 640}, {{"wenz", 61, 0, {.layers = 1}}, 300}}},
      // Three: two against one, who pays and receives twice.
      {"three",
       {{{"ruf:E", 61, 0, {}, 3}, 20},
        {{"ruf:E", 30, 0, {}, 3}, -30},
        {{"solo:E", 61, 0, {}, 3}, 100}}},
  };
  for (const WorkedSheet& sheet : sheets) {
    const RuleSet rules = PresetRules(sheet.rules).value();
    for (const SheetDeal& deal : sheet.deals) {
      EXPECT_EQ(PaidTo(rules, deal.made), deal.paid)
          << sheet.rules << ' ' << deal.made.contract << ' ' << deal.made.value;
    }
  }
  const RuleSet three = PresetRules("three").value();
  EXPECT_EQ(SettledAt(three, {"ruf:E", 61, 0, {}, 3}).shares->opponent, Cents(-40));
}

}  // namespace
}  // namespace schafkopf::worked_sheets_test
