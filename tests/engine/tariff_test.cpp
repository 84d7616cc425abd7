// Tables' own prices and limits, in rule files.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "engine/money/doubling.h"
#include "engine/money/ramsch.h"
#include "engine/money/settle.h"
#include "engine/table/auction.h"
#include "engine/table/evening.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "tests/support/made_deal.h"

namespace schafkopf::tariff_test {
namespace {

constexpr char kGames[] =
    "name = \"x\"\n[contracts]\nruf = 10\nwenz = {rank = 70, tout = 170}\n"
    "solo = {rank = 80, tout = 180}\nsie = 200\n";

TEST(Tariff, LaufendeSchneiderAndSchwarzByThemselves) {
  const RuleSet one =
      Rules(absl::StrCat(kGames, "[tariff]\nextra = 10\nlauf = 5\nschneider = 15\nschwarz = 40\n"));
  EXPECT_EQ(PriceAt(one, {"ruf:E", 61}), 20);
  EXPECT_EQ(PriceAt(one, {"ruf:E", 91, 3}), 20 + 3 * 5 + 15);
  EXPECT_EQ(PriceAt(one, {"ruf:E", 121}), 20 + 15 + 40) << "schwarz comes on top";
  EXPECT_EQ(PriceAt(one, {"ruf:E", 20}), -35);
  const RuleSet left = Rules(absl::StrCat(kGames, "[tariff]\nextra = 10\nlauf = 5\n"));
  EXPECT_EQ(PriceAt(left, {"ruf:E", 121}), 40) << "extra where they are left out";
  EXPECT_EQ(PriceAt(left, {"wenz+tout", 1, 2}), 2 * (50 + 2 * 5));
  EXPECT_EQ(PriceAt(left, {"sie", 1, 8}), 4 * (50 + 8 * 5));
  const RuleSet march =
      Rules(absl::StrCat(kGames,
                         "[tariff]\nschneider = 1\nschwarz = 2\n[options]\ndurchmarsch_price = "
                         "\"solo_schwarz\"\n"));
  PerSeat<Captured> piles;
  piles[Seat(0)] = {.points = 120, .tricks = 8};
  EXPECT_EQ(RamschTerms(Contract::Named("ramsch"), 4, march.options, march.tariff)
                .Settle(piles)
                .payments[Seat(0)],
            Cents(3 * 53));
}

TEST(Tariff, AGameAndOneOfItsSuitsHaveTheirOwnPrice) {
  const RuleSet rules = Rules(
      "name = \"x\"\n[contracts]\nruf = {rank = 10, price = 30}\n\"solo:H\" = {price = 25}\n"
      "wenz = {rank = 70, tout = 170, price = 15}\nsolo = {rank = 80, tout = 180, price = 40}\n"
      "farbwenz = 60\nmuss = {price = 8}\nsie = 200\nramsch = {price = 7}\n");
  EXPECT_EQ(PriceAt(rules, {"ruf:E", 61}), 30);
  EXPECT_EQ(PriceAt(rules, {"wenz", 61}), 15);
  EXPECT_EQ(PriceAt(rules, {"wenz+tout", 1}), 30);
  EXPECT_EQ(PriceAt(rules, {"solo:E", 61}), 40);
  EXPECT_EQ(PriceAt(rules, {"solo:H", 61}), 25);
  EXPECT_EQ(PriceAt(rules, {"solo:H+tout", 0}), -50);
  EXPECT_EQ(PriceAt(rules, {"farbwenz:H", 61}), 50) << "the tariff's";
  EXPECT_EQ(PriceAt(rules, {"sie", 1, 8}), 4 * (40 + 80)) << "four Solos";
  EXPECT_EQ(PriceAt(rules, {"muss:E", 60}), 8);
  EXPECT_EQ(PriceAt(rules, {"hochzeit:1", 61}), 60) << "two Rufspiele";
  EXPECT_EQ(FindOffer(rules, Named("muss:E")), nullptr) << "has a price, but nobody bids it";
  PerSeat<Captured> piles;
  for (int seat = 0; seat < 4; ++seat)
    piles[Seat(seat)] = {.points = 30 + (seat == 2), .tricks = 2};
  for (const char* game : {"ramsch", "schieberamsch"}) {
    const Bill bill =
        RamschTerms(Contract::Named(game), 4, rules.options, rules.tariff).Settle(piles).bill;
    EXPECT_EQ(bill.price(), Cents(7)) << game;
  }
}

TEST(Tariff, WhatCostsAsASoloOrARufspielHasItsOwnPrice) {
  RuleSet rules = Rules(
      "name = \"x\"\n[contracts]\nruf = {rank = 10, price = 30}\nsolo = {rank = 80, price = 60}\n"
      "bettel = 40\nwenz = 70\n[options]\ndurchmarsch_price = \"solo\"\n");
  EXPECT_EQ(PriceAt(rules, {"bettel", 1}), 60);
  EXPECT_EQ(PriceAt(rules, {"kreuz", 61}), 2 * 30);
  EXPECT_EQ(PriceAt(rules, {"wenz", 61}), 50) << "the tariff's";
  EXPECT_EQ(RamschBase(rules.tariff, rules.options), Cents(30));
  PerSeat<Captured> march;
  march[Seat(0)] = {.points = 120, .tricks = 8};
  EXPECT_EQ(RamschTerms(Contract::Named("ramsch"), 4, rules.options, rules.tariff)
                .Settle(march)
                .bill.price(),
            Cents(60));
  rules.options.Set("kreuz_price", "solo");
  rules.options.Set("ramsch_price", "solo");
  EXPECT_EQ(PriceAt(rules, {"kreuz", 61}), 60);
  EXPECT_EQ(RamschBase(rules.tariff, rules.options), Cents(60));
  ASSERT_TRUE(SetTariff("5/10/20", rules).ok());
  EXPECT_EQ(PriceAt(rules, {"ruf:E", 61}), 10) << "no game keeps its own price";
  EXPECT_EQ(PriceAt(rules, {"bettel", 1}), 20);
}

TEST(Tariff, NoPriceLeavesAnInt) {
  RuleSet rules = Rules(absl::StrCat(
      kGames,
      "[tariff]\nextra = 1000\nsolo = 1000\n[options]\nlauf_max = \"none\"\ntout_factor = 4\n"
      "tout_pays = \"schneider_schwarz\"\n"));
  const Made made = {"solo:E+tout", 1, 8, {.layers = 4, .stoss = 8, .bock = 4}};
  EXPECT_EQ(PriceAt(rules, made), kMostPrice.count());
  EXPECT_EQ(PaidTo(rules, made), 3 * kMostPrice.count());
  EXPECT_EQ(PriceAt(rules, {"solo:E+tout", 1, 8, {.layers = 4}}), 16 * 4 * 11'000);
}

TEST(Tariff, LaufendeOfAGame) {
  const RuleSet rules = Rules(
      "name = \"x\"\n[contracts]\nruf = {rank = 10, lauf_min = 2}\n"
      "wenz = {rank = 70, lauf_min = 3, lauf_max = 3}\nsolo = {rank = 80, lauf_max = 0}\n"
      "\"solo:G\" = {lauf_max = 5}\nsie = 200\n");
  EXPECT_EQ(PriceAt(rules, {"ruf:E", 61, 1}), 20);
  EXPECT_EQ(PriceAt(rules, {"ruf:E", 61, -2}), 40);
  EXPECT_EQ(PriceAt(rules, {"hochzeit:1", 61, 2}), 80) << "counts as a Rufspiel";
  EXPECT_EQ(PriceAt(rules, {"wenz", 61, 2}), 50);
  EXPECT_EQ(PriceAt(rules, {"wenz", 61, 4}), 80);
  EXPECT_EQ(PriceAt(rules, {"solo:E", 61, 8}), 50);
  EXPECT_EQ(PriceAt(rules, {"solo:G", 61, 8}), 100);
  EXPECT_EQ(PriceAt(rules, {"sie", 1, 8}), 4 * 130) << "its own Laufende";
  EXPECT_EQ(LeastLaufende(Named("wenz"), rules.options), 3);
  RuleSet none = Rules(absl::StrCat(kGames, "[options]\nlauf_max = 0\n"));
  for (const char* game : {"ruf:E", "wenz", "solo:E"}) {
    EXPECT_EQ(SettledAt(none, {game, 61, 4}).laufende, 0) << game;
  }
  none.options.Set("lauf_max", "10");
  EXPECT_EQ(SettledAt(none, {"solo:H", 0, -10}).laufende, 10) << "of as many as there can be";
  EXPECT_EQ(SettledAt(none, {"solo:H", 0, -12}).laufende, 10);
}

TEST(Tariff, SchneiderWhereTheGamePaysIt) {
  const RuleSet rules = Rules(
      "name = \"x\"\n[contracts]\nruf = {rank = 10, schneider = false}\n"
      "solo = {rank = 80, schneider = true}\nwenz = 70\n[options]\nsolo_schneider = false\n");
  EXPECT_EQ(PriceAt(rules, {"ruf:E", 91}), 20);
  EXPECT_EQ(PriceAt(rules, {"solo:E", 91}), 60);
  EXPECT_EQ(PriceAt(rules, {"wenz", 91}), 50);
}

TEST(Tariff, SchneiderAt) {
  RuleSet rules = Rules(kGames);
  const auto schneider = [&](const char* game, int value) {
    return SettledAt(rules, {game, value}).result.schneider;
  };
  EXPECT_TRUE(schneider("solo:E", 30));
  EXPECT_FALSE(schneider("solo:E", 90)) << "who defends is free with 30";
  for (int most : {20, 29, 30, 40}) {
    rules.options.Set("schneider_at", absl::StrCat(most));
    for (const char* game : {"solo:E", "ruf:G", "muss:E"}) {
      EXPECT_TRUE(schneider(game, most)) << game;
      EXPECT_FALSE(schneider(game, most + 1)) << game;
      EXPECT_TRUE(schneider(game, 120 - most)) << game;
      EXPECT_FALSE(schneider(game, 119 - most)) << game;
    }
  }
  EXPECT_EQ(ThresholdsOf(Contract::Named("kop"), rules.options).schneider_free, Points(27));
}

TEST(Tariff, WhatATout) {
  RuleSet rules = Rules(absl::StrCat(kGames, "[tariff]\nextra = 1\ncall = 1\nsolo = 5\n"));
  EXPECT_EQ(PriceAt(rules, {"wenz+tout", 1, 2}), 14);
  rules.options.Set("tout_counts_laufende", "off");
  EXPECT_EQ(PriceAt(rules, {"wenz+tout", 1, 2}), 10);
  rules.options.Set("tout_pays", "schneider_schwarz");
  EXPECT_EQ(PriceAt(rules, {"wenz+tout", 1, 2}), 14);
  EXPECT_EQ(PriceAt(rules, {"wenz+tout", 0, 2}), -14) << "lost, too";
  EXPECT_EQ(PriceAt(rules, {"wenz", 61}), 5);
  rules.options.Set("solo_schneider", "off");
  EXPECT_EQ(PriceAt(rules, {"wenz+tout", 1, 2}), 14);
  rules.options.Set("tout_factor", "3");
  EXPECT_EQ(PriceAt(rules, {"wenz+tout", 1, 2, {.stoss = 1}}), 42);
  rules.options.Set("sie_factor", "5");
  EXPECT_EQ(PriceAt(rules, {"sie", 1, 8}), 5 * 13);
}

TEST(Tariff, AToutNeedsTrumpsOfItsGame) {
  const RuleSet rules = Rules(
      "name = \"x\"\n[contracts]\nwenz = {rank = 70, tout = 170, tout_lauf_min = 2}\n"
      "solo = {rank = 80, tout = 180, tout_lauf_min = 3}\n\"solo:H\" = {tout_lauf_min = 0}\n"
      "geier = {rank = 60, tout = 160}\n[options]\ntout_min_laufende = 4\n");
  const CardSet hand = ParseCardSet("EO GO EU GU HA SA SZ S7").value();
  const auto may = [&](const char* game) {
    return ObstacleTo(Named(game), hand, TableOf(rules, Deck::kLong)) == BidObstacle::kNone;
  };
  EXPECT_TRUE(may("wenz+tout"));
  EXPECT_FALSE(may("solo:E+tout"));
  EXPECT_TRUE(may("solo:H+tout"));
  EXPECT_FALSE(may("geier+tout")) << "by the option";
  EXPECT_EQ(TrumpsForTout(Named("solo:G+tout"), rules.options), 3);
}

TEST(Tariff, AMussWithFewTrumps) {
  RuleSet rules = Rules(absl::StrCat(kGames, "[options]\nmuss_trumps = 3\n"));
  const Contract muss = Contract::Named("muss", Suit::kEichel);
  EXPECT_EQ(ThresholdsOf(muss, rules.options).win, Points(60)) << "where nobody knows them";
  EXPECT_EQ(ThresholdsOf(muss, rules.options, 0, 3).win, Points(60));
  EXPECT_EQ(ThresholdsOf(muss, rules.options, 0, 4), Thresholds{});
  EXPECT_EQ(WinningValue(muss, rules.options, 4), Value(61));
  rules.options.Set("muss_thresholds", "normal");
  EXPECT_EQ(ThresholdsOf(muss, rules.options, 0, 2), Thresholds{});
  const CardSet four = ParseCardSet("EO GO H9 H8 EA EZ GA SA").value();
  EXPECT_EQ(MussTrumps(muss, four), 4);
  EXPECT_EQ(MussTrumps(Named("ruf:E"), four), std::nullopt);
}

TEST(Tariff, AMussIsSettledByItsPlayersTrumps) {
  const RuleOptions options = Rules(absl::StrCat(kGames, "[options]\nmuss_trumps = 3\n")).options;
  const auto won = [&](const char* line) {
    const auto read = ParseDealLine(line, options);
    EXPECT_TRUE(read.ok()) << read.status();
    const Deal deal = read->deal();
    return Settle(deal, Value(60), PricesOf(deal.game, {{}, options})).won;
  };
  EXPECT_EQ(won("muss:G 0 | EO GO HO EA EZ G8 SA SZ | GA GZ GK G9 G7 SK S9 S8 | "
                "SO EU GU HU SU HA HZ HK | H9 H8 H7 EK E9 E8 E7 S7"),
            true);
  EXPECT_EQ(won("muss:G 0 | EO GO HO H9 EA G8 SA SZ | GA GZ GK G9 G7 SK S9 S8 | "
                "SO EU GU HU SU HA HZ HK | EZ H8 H7 EK E9 E8 E7 S7"),
            false);
}

TEST(Tariff, ADoubledMussGoesByWhoDoubled) {
  const RuleOptions options =
      Rules(absl::StrCat(kGames, "[options]\nmuss_trumps = 3\nkontra_takes_over = true\n")).options;
  const auto read = ParseDealLine(
      "muss:G 0 | EO GO HO H9 EA G8 SA SZ | GA GZ GK G9 G7 SK S9 S8 | "
      "SO EU GU HU SU HA HZ HK | EZ H8 H7 EK E9 E8 E7 S7",
      options);
  ASSERT_TRUE(read.ok()) << read.status();
  const Deal deal = read->deal();
  const auto won_after = [&](int stoss) {
    return Settle(deal, Value(60), PricesOf(deal.game, {{}, options}, stoss)).won;
  };
  EXPECT_EQ(won_after(0), false) << "four trumps";
  EXPECT_EQ(won_after(1), true) << "Kontra: the others need 61";
  EXPECT_EQ(won_after(2), false) << "Re: he does";
}

TEST(Tariff, AKreuzbockOf60IsDealtAgain) {
  RuleSet rules = Rules(absl::StrCat(kGames, "[options]\nkreuz_tie = \"again\"\n"));
  const Settlement tie = SettledAt(rules, {"kreuz", 60});
  EXPECT_EQ(tie.won, std::nullopt);
  EXPECT_TRUE(tie.drawn);
  EXPECT_EQ(tie.shares->declarer, Cents(0));
  EXPECT_EQ(PriceAt(rules, {"kreuz", 61}), 40);
  EXPECT_EQ(PriceAt(rules, {"kreuz", 59}), -40);
  EXPECT_EQ(PriceAt(rules, {"ruf:E", 60}), -20);
  EXPECT_EQ(PriceAt(Rules(kGames), {"kreuz", 60}), -40);
  Evening evening(rules.options, 4, Chair(1));
  const Contract kreuz = Contract::Named("kreuz");
  evening.Note({.contract = kreuz, .dealt_again = true}, Chair(1));
  EXPECT_EQ(evening.ForehandOf(nullptr), Chair(1)) << "the same dealer";
  evening.Note({.contract = kreuz, .won = true}, Chair(1));
  EXPECT_EQ(evening.ForehandOf(nullptr), Chair(2));
}

TEST(Tariff, TheFifthLays) {
  RuleOptions options =
      Rules(absl::StrCat(kGames, "[options]\nlegen = \"all_multiply\"\n")).options;
  const SeatSet two = SeatSet::Of(Seat(0)) | SeatSet::Of(Seat(3));
  EXPECT_EQ(MostLayers(options), 4);
  EXPECT_EQ(CountLayers(two, options, /*fifth=*/true), 2) << "not at this table";
  options.Set("fifth_lays", "on");
  EXPECT_EQ(MostLayers(options), 5);
  EXPECT_EQ(CountLayers(two, options, /*fifth=*/true), 3);
  EXPECT_EQ(CountLayers(two, options), 2);
  options.Set("legen", "consecutive");
  EXPECT_EQ(CountLayers(two, options, /*fifth=*/true), 1);
  EXPECT_EQ(CountLayers(SeatSet::All(), options, /*fifth=*/true), 5);
  options.Set("legen", "only_one");
  EXPECT_EQ(MostLayers(options), 1);
  EXPECT_EQ(CountLayers(SeatSet(), options, /*fifth=*/true), 1);
}

TEST(Tariff, ThreePlayARufspiel) {
  RuleOptions options;
  const ContractRow& ruf = Named("ruf:E").row();
  EXPECT_FALSE(IsPlayedAt(ruf, 3, options));
  options.Set("ruf_three", "on");
  EXPECT_TRUE(IsPlayedAt(ruf, 3, options));
  EXPECT_FALSE(IsPlayedAt(ruf, 2, options));
  EXPECT_FALSE(IsPlayedAt(Named("muss:E").row(), 3, options));
  EXPECT_FALSE(IsPlayedAt(Named("hochzeit:1").row(), 3, options));
}

TEST(Tariff, ASuitOfItsOwnRank) {
  const RuleSet rules = Rules(
      "name = \"x\"\n[contracts]\nruf = 10\nwenz = {rank = 85}\nsolo = {rank = 80, tout = 180}\n"
      "\"solo:H\" = {rank = 90, tout = 190}\n\"solo:S\" = 70\n");
  EXPECT_EQ(RankOf(rules, Named("solo:E")), 80);
  EXPECT_EQ(RankOf(rules, Named("solo:H")), 90);
  EXPECT_EQ(RankOf(rules, Named("solo:S")), 70);
  EXPECT_EQ(RankOf(rules, Named("solo:S+tout")), 180) << "the rest as its game";
  EXPECT_EQ(RankOf(rules, Named("solo:H+tout")), 190);
  std::vector<std::pair<int, std::optional<Suit>>> plain;
  for (const Announcement& game : GamesOf(rules)) {
    if (!game.tout) plain.emplace_back(game.row, game.suit);
  }
  const int ruf = *FindContractRow("ruf");
  const int wenz = *FindContractRow("wenz");
  const int solo = *FindContractRow("solo");
  EXPECT_THAT(plain, testing::ElementsAre(std::pair(ruf, std::optional<Suit>()),
                                          std::pair(solo, std::optional(Suit::kSchellen)),
                                          std::pair(solo, std::optional<Suit>()),
                                          std::pair(wenz, std::optional<Suit>()),
                                          std::pair(solo, std::optional(Suit::kHerz))));
}

TEST(Tariff, AFileReadsBackEqual) {
  const RuleSet rules = Rules(
      "name = \"x\"\n[tariff]\nlauf = 5\nschwarz = 7\n[contracts]\n"
      "solo = {rank = 80, tout = 180, price = 0, lauf_min = 1, lauf_max = 14, tout_lauf_min = 8}\n"
      "\"solo:E\" = {rank = 90}\n\"solo:H\" = {price = 1000, schneider = false}\n"
      "ruf = {rank = 10, price = 12}\n\"ruf:S\" = {price = 13}\nkreuz = {price = 3}\n"
      "[options]\nschneider_at = 29\nkreuz_tie = \"again\"\nmuss_trumps = 3\n");
  const std::string text = ToRuleFile(rules);
  EXPECT_EQ(Rules(text), rules) << text;
  EXPECT_EQ(ToRuleFile(PresetRules("sauspiel").value()).find("lauf ="), std::string::npos);
}

TEST(Tariff, RowsWithoutARankChangeTheBase) {
  const RuleSet base = PresetRules("tournament").value();
  const RuleSet rules = Rules(
      "name = \"x\"\nbase = \"tournament\"\n[contracts]\nwenz = {price = 20}\n"
      "\"solo:H\" = {price = 60, rank = 85}\nsolo = {tout = 190}\n");
  ASSERT_EQ(rules.offers.size(), base.offers.size());
  EXPECT_EQ(rules.offers[1].tout_rank, 190);
  EXPECT_EQ(PriceAt(rules, {"wenz", 61}), 20);
  EXPECT_EQ(PriceAt(rules, {"solo:H", 61}), 60);
  EXPECT_EQ(RankOf(rules, Named("solo:H")), 85);
  const RuleSet fewer =
      Rules("name = \"x\"\nbase = \"herz_solo\"\n[contracts]\nruf = 10\nwenz = {price = 20}\n");
  EXPECT_EQ(fewer.offers.size(), 2u) << "a rank makes the list its own";
  EXPECT_EQ(RankOf(fewer, Named("wenz")), 70) << "the base's";
  EXPECT_EQ(FindOffer(fewer, Named("solo:H")), nullptr);
  EXPECT_TRUE(fewer.suit_ranks.empty());
  const RuleSet dearer =
      Rules("name = \"x\"\nbase = \"herz_solo\"\n[contracts]\nsolo = {price = 30}\n");
  EXPECT_EQ(RankOf(dearer, Named("solo:H")), 81) << "the base's";
}

TEST(Tariff, KeysInGerman) {
  const RuleSet german = Rules(
      "name = \"x\"\ngrundlage = \"tournament\"\nkarten = 24\n[tarif]\nzuschlag = 5\nrufspiel = 7\n"
      "laufende = 3\n[spiele]\nwenz = {rang = 70, preis = 20, laufende_ab = 3, laufende_bis = 4}\n"
      "solo = {rang = 80, tout = 180, tout_laufende_ab = 3}\n[regeln]\nlegen = \"only_one\"\n");
  const RuleSet english = Rules(
      "name = \"x\"\nbase = \"tournament\"\ndeck = 24\n[tariff]\nextra = 5\ncall = 7\nlauf = 3\n"
      "[contracts]\nwenz = {rank = 70, price = 20, lauf_min = 3, lauf_max = 4}\n"
      "solo = {rank = 80, tout = 180, tout_lauf_min = 3}\n[options]\nlegen = \"only_one\"\n");
  EXPECT_EQ(german, english);
  EXPECT_EQ(
      ParseRuleFile("name = \"x\"\n[tariff]\nextra = 5\nzuschlag = 5\n", "f").status().message(),
      "f:4:1: expected only one of extra and zuschlag, which mean the same thing, found "
      "\"zuschlag\"");
}

TEST(Tariff, MistakesAreNamedAtTheirPlace) {
  struct Row {
    const char* row;
    const char* error;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"wenz = {rank = 70, price = 1001}",
            "f:3:28: expected a whole number of cents from 0 to 1000, "
            "found 1001"},
           {"wenz = {rank = 70, lauf_min = 0}",
            "f:3:31: expected a whole number from 1 to 14, found 0"},
           {"wenz = {rank = 70, schneider = 1}", "f:3:32: expected true, false, found 1"},
           {"bettel = {rank = 30, lauf_min = 2}",
            "f:3:22: expected no lauf_min with bettel, found \"lauf_min\""},
           {"bettel = {rank = 30, tout_lauf_min = 2}",
            "f:3:22: expected no tout_lauf_min with bettel, found \"tout_lauf_min\""},
           {"kop = {price = 2}", "f:3:8: expected no price with kop, found \"price\""},
           {"\"wenz:E\" = {price = 2}", "f:3:1: expected no suit with wenz, found \"wenz:E\""},
           {"\"solo:X\" = {price = 2}", "f:3:1: expected a trump suit (E G H S), found \"solo:X\""},
           {"\"ruf:H\" = {price = 2}", "f:3:1: expected a called Sau (E G S), found \"ruf:H\""},
           {"\"solo:H\" = {price = 2}",
            "f:3:1: expected a row for solo in addition to the one for this suit, found none"},
           {"wenz = {price = 20}",
            "f:3:8: expected a rank, such as 70: {rank = 70, ...}, found none"},
           {"Solo-Tout = {price = 120}",
            "f:3:1: expected the name of a contract, found \"Solo-Tout\""},
           {"\"Rufspiel Tout\" = 10",
            "f:3:1: expected the name of a contract, found \"Rufspiel Tout\""},
           {"solo = {rank = 80}\n\"solo:H\" = {tout = 300}",
            "f:4:1: expected a row for solo with a tout entry, in addition to the one for this "
            "suit, found none"},
           {"sie = {rank = 200, lauf_min = 5}",
            "f:3:20: expected no lauf_min with sie, found \"lauf_min\""},
           {"solo = 80\n\"solo:H\" = 81\nHerz-Solo = 82",
            "f:5:1: expected one row per game, found \"Herz-Solo\""},
           {"ruf = {rank = 10, lauf_min = 4, lauf_max = 3}",
            "f:3:7: expected a lauf_max of 0, or of at least 4 (lauf_min), found 3"},
           {"solo = {rank = 80, lauf_max = 4}\n\"solo:G\" = {lauf_min = 5}",
            "f:4:12: expected a lauf_max of 0, or of at least 5 (lauf_min), found 4"},
           {"ruf = {rank = 10, lauf_min = 4}\nmuss = {lauf_max = 2}",
            "f:4:8: expected a lauf_max of 0, or of at least 4 (lauf_min), found 2"},
       }) {
    const auto rules =
        ParseRuleFile(absl::StrCat("name = \"x\"\n[contracts]\n", row.row, "\n"), "f");
    EXPECT_EQ(rules.status().message(), row.error);
  }
  EXPECT_EQ(ParseRuleFile("name = \"x\"\nbase = \"sauspiel\"\n[tariff]\nlauf = 5\n[options]\n"
                          "lauf_unit = \"half\"\n",
                          "f")
                .status()
                .message(),
            "f:1:1: expected an even value for lauf when lauf_unit = \"half\", found 5");
}

}  // namespace
}  // namespace schafkopf::tariff_test
