// The C interface: its answers are those of the library, and what it refuses it names.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <cstddef>
#include <cstring>
#include <new>
#include <sstream>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

#include "engine/text/deal_fields.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "solver/solver.h"
#include "tests/support/c_deals.h"
#include "tests/support/random_deal.h"
#include "tools/c/handles.h"
#include "tools/c/owned.h"
#include "tools/c/schafkopf.h"

namespace schafkopf {
namespace {

using c::Owned;
using testing::HasSubstr;

TEST(CInterface, IsThatOfItsHeader) {
  EXPECT_EQ(schafkopf_interface(), SCHAFKOPF_INTERFACE);
  EXPECT_THAT(schafkopf_version(), testing::ContainsRegex("^[0-9]+\\.[0-9]+\\.[0-9]+$"));
  for (int card = 0; card < kCardCount; ++card) {
    EXPECT_EQ(schafkopf_card_name(card), ToString(Card::FromIndex(card)));
  }
  EXPECT_STREQ(schafkopf_card_name(-1), "");
  EXPECT_STREQ(schafkopf_card_name(32), "");
}

TEST(CInterface, DealsAreTakenApartAndMadeAgain) {
  for (const std::string line :
       {kWenz, kEnd, kRamsch,
        "passed - | EO GO HO SO EU GU HU SU | EA EZ EK E9 E8 E7 GA GZ | "
        "GK G9 G8 G7 HA HZ HK H9 | H8 H7 SA SZ SK S9 S8 S7",
        "ruf:S 0 | EO HO EU H8 H7 E9 E8 SK | SO GU HU HK H9 EA EZ GK | HA EK GZ G8 SA SZ S9 S8 | "
        "GO SU HZ E7 GA G9 G7 S7 | EO H9 HA SU H8"}) {
    const auto deal = Parsed(line);
    EXPECT_EQ(Printed(deal.get()), ToString(ParseDealLine(line).value()));
    const schafkopf_parts parts = PartsOf(deal.get());
    schafkopf_deal* made = nullptr;
    schafkopf_error error;
    SCHAFKOPF_PREPARE(&error);
    ASSERT_EQ(schafkopf_deal_make(&parts, nullptr, &made, &error), SCHAFKOPF_OK) << error.message;
    EXPECT_EQ(Printed(Owned<schafkopf_deal>(made).get()), Printed(deal.get()));
  }
  const schafkopf_parts parts = PartsOf(Parsed(kEnd).get());
  EXPECT_STREQ(parts.contract, "solo:E");
  EXPECT_EQ(parts.declarer, 1);
  EXPECT_EQ(parts.seats, 4);
  EXPECT_EQ(parts.played_count, 16);
  EXPECT_STREQ(schafkopf_card_name(parts.played[15]), "EA");
}

TEST(CInterface, MistakesAreNamedAtTheirPlace) {
  schafkopf_error error;
  SCHAFKOPF_PREPARE(&error);
  schafkopf_deal* deal = nullptr;
  const std::string line = "wenz 2 | EA EX";
  EXPECT_EQ(schafkopf_deal_parse(line.data(), line.size(), nullptr, &deal, &error),
            SCHAFKOPF_BAD_TEXT);
  EXPECT_EQ(deal, nullptr);
  const absl::Status expected = ParseDealLine(line).status();
  EXPECT_EQ(error.message, expected.message());
  EXPECT_EQ(error.column, ColumnOf(expected));

  schafkopf_parts parts = PartsOf(Parsed(kWenz).get());
  parts.hands[0] ^= 1;
  EXPECT_EQ(schafkopf_deal_make(&parts, nullptr, &deal, &error), SCHAFKOPF_BAD_TEXT);
  EXPECT_THAT(error.message, HasSubstr("expected"));
  parts = PartsOf(Parsed(kEnd).get());
  std::swap(parts.played[0], parts.played[2]);
  EXPECT_EQ(schafkopf_deal_make(&parts, nullptr, &deal, &error), SCHAFKOPF_BAD_TEXT);
  parts = PartsOf(Parsed(kWenz).get());
  parts.declarer = -1;
  EXPECT_EQ(schafkopf_deal_make(&parts, nullptr, &deal, &error), SCHAFKOPF_BAD_TEXT);
  EXPECT_STREQ(error.message, "expected a declarer from 0 to 3, found -1");
  parts.declarer = 4;
  EXPECT_EQ(schafkopf_deal_make(&parts, nullptr, &deal, &error), SCHAFKOPF_MISUSE);
  parts.size = 0;
  EXPECT_EQ(schafkopf_deal_make(&parts, nullptr, &deal, nullptr), SCHAFKOPF_MISUSE);
  EXPECT_EQ(schafkopf_deal_parse(nullptr, 0, nullptr, &deal, nullptr), SCHAFKOPF_MISUSE);
  EXPECT_EQ(schafkopf_deal_print(nullptr), nullptr);
}

// Whatever the parts, they are a deal that can be read again, or refused with a reason.
TEST(CInterface, AnyPartsAreCheckedBeforeUse) {
  Random random(11, 0);
  const auto below = [&](std::uint64_t end) { return static_cast<int>(random.Next() % end); };
  int made_count = 0;
  for (int i = 0; i < 4000; ++i) {
    schafkopf_parts parts = PartsOf(Parsed(i % 2 == 0 ? kWenz : kEnd).get());
    parts.seats = 0;  // as the hands have them, whatever becomes of these
    for (int changes = below(3); changes > 0; --changes) {
      switch (below(5)) {
        case 0:
          parts.hands[below(4)] ^= 1U << below(32);
          break;
        case 1:
          std::swap(parts.hands[below(4)], parts.hands[below(4)]);
          break;
        case 2:
          parts.declarer = below(5) - 1;
          break;
        case 3:
          parts.played[below(32)] = static_cast<unsigned char>(below(32));
          parts.played_count = below(33);
          break;
        default:
          for (int seat = below(5); seat < 4; ++seat) parts.hands[seat] = 0;
          break;
      }
    }
    static constexpr std::array kNames = {
        "wenz",      "ramsch",      "ruf:G", "hochzeit:1", "passed", "solo:E", "kop",    "sjavs:H",
        "offiziere", "hintenrum:E", "sie",   "?",          "bettel", "kreuz",  "muss:EZ"};
    if (below(2) == 0)
      std::strcpy(parts.contract, kNames[static_cast<std::size_t>(below(kNames.size()))]);
    schafkopf_deal* deal = nullptr;
    schafkopf_error error;
    SCHAFKOPF_PREPARE(&error);
    const schafkopf_status status = schafkopf_deal_make(&parts, nullptr, &deal, &error);
    const Owned<schafkopf_deal> owned(deal);
    if (status == SCHAFKOPF_OK) {
      ++made_count;
      EXPECT_TRUE(ParseDealLine(Printed(deal)).ok()) << Printed(deal);
    } else {
      ASSERT_EQ(status, SCHAFKOPF_BAD_TEXT);
      EXPECT_THAT(error.message, HasSubstr("expected"));
    }
  }
  EXPECT_GT(made_count, 400);
  EXPECT_LT(made_count, 3600);
}

TEST(CInterface, DealsAreReadByTheRulesOfTheTable) {
  const std::string json = R"({"options":["ruf_tout=on"]})";
  const std::string line =
      "ruf:S+tout 0" +
      std::string(
          " | EO HO EU H8 H7 E9 E8 SK | SO GU HU HK H9 EA EZ GK | HA EK GZ G8 SA SZ S9 S8 | "
          "GO SU HZ E7 GA G9 G7 S7");
  schafkopf_rules* rules = nullptr;
  schafkopf_error error;
  SCHAFKOPF_PREPARE(&error);
  ASSERT_EQ(schafkopf_rules_read(json.data(), json.size(), &rules, &error), SCHAFKOPF_OK)
      << error.message;
  const Owned<schafkopf_rules> owned(rules);
  schafkopf_deal* deal = nullptr;
  EXPECT_EQ(schafkopf_deal_parse(line.data(), line.size(), nullptr, &deal, nullptr),
            SCHAFKOPF_BAD_TEXT);
  EXPECT_EQ(schafkopf_deal_parse(line.data(), line.size(), rules, &deal, &error), SCHAFKOPF_OK)
      << error.message;
  schafkopf_deal_free(deal);
  for (const std::string bad : {"x", "[]", R"({"rules":"nosuch"})", R"({"seat":1})"}) {
    EXPECT_EQ(schafkopf_rules_read(bad.data(), bad.size(), &rules, &error), SCHAFKOPF_BAD_TEXT);
    EXPECT_THAT(error.message, HasSubstr("expected")) << bad;
    EXPECT_EQ(rules, nullptr);
  }
}

// Every value of every option is told, and read back as the same.
TEST(CInterface, ADealTellsTheRulesItWasReadBy) {
  const std::string line = kWenz;
  const auto told = [&](const schafkopf_rules* rules) {
    schafkopf_deal* deal = nullptr;
    EXPECT_EQ(schafkopf_deal_parse(line.data(), line.size(), rules, &deal, nullptr), SCHAFKOPF_OK);
    const Owned<schafkopf_deal> owned(deal);
    const std::string text = Owned<char>(schafkopf_deal_rules(deal)).get();
    EXPECT_EQ(Owned<char>(schafkopf_rules_print(rules)).get(), text);
    const schafkopf_parts parts = PartsOf(deal);
    EXPECT_EQ(schafkopf_deal_make(&parts, rules, &deal, nullptr), SCHAFKOPF_OK);
    const Owned<schafkopf_deal> made(deal);
    EXPECT_EQ(Owned<char>(schafkopf_deal_rules(deal)).get(), text);
    return text;
  };
  EXPECT_EQ(told(nullptr), "{}");
  EXPECT_EQ(told(RulesOf(R"({"rules":"defaults","tariff":"10/20/60"})").get()), "{}");
  for (std::size_t i = 0; i < kOptions.size(); ++i) {
    std::vector<std::string> values;
    std::istringstream words{std::string(kOptions[i].words)};
    for (std::string word; words >> word;) values.push_back(word);
    if (kOptions[i].type == OptionType::kNumber) {
      values.push_back(std::to_string(kOptions[i].low));
      values.push_back(std::to_string(kOptions[i].high));
    }
    for (const std::string& value : values) {
      const std::string fields =
          value == PlainRules().options.ValueOf(i)
              ? "{}"
              : R"({"options":[")" + std::string(kOptions[i].name) + "=" + value + R"("]})";
      EXPECT_EQ(told(RulesOf(fields).get()), fields);
    }
  }
  const std::string sauspiel = told(RulesOf(R"({"rules":"sauspiel"})").get());
  EXPECT_NE(sauspiel, "{}");
  EXPECT_EQ(told(RulesOf(sauspiel).get()), sauspiel);
  EXPECT_EQ(schafkopf_deal_rules(nullptr), nullptr);
}

// A struct as a later interface might have it: `more` is new.
struct Grown {
  std::size_t size;
  int old;
  int more;
};

}  // namespace

template <>
inline constexpr std::size_t c::kFirstSize<Grown> = offsetof(Grown, old) + sizeof(int);

namespace {

TEST(CInterface, StructsOfOlderAndNewerCallersAreTaken) {
  Grown grown = {sizeof(Grown), 1, 2};
  EXPECT_EQ(c::Taken(&grown)->more, 2);
  grown.size = c::kFirstSize<Grown>;
  EXPECT_EQ(c::Taken(&grown)->old, 1);
  EXPECT_EQ(c::Taken(&grown)->more, 0) << "a caller that does not have it";
  c::Tell({0, 7, 8}, &grown);
  EXPECT_EQ(grown.old, 7);
  EXPECT_EQ(grown.more, 2) << "not his";
  EXPECT_EQ(grown.size, c::kFirstSize<Grown>);
  struct {
    Grown known;
    int unknown[4];
  } newer = {{sizeof(newer), 1, 2}, {}};
  EXPECT_EQ(c::Taken(&newer.known)->more, 2);
  newer.unknown[3] = 1;
  EXPECT_FALSE(c::Taken(&newer.known)) << "it asks for what is not known here";
  for (const std::size_t size : {std::size_t{0}, c::kFirstSize<Grown> - 1, c::kMostSize + 1}) {
    grown.size = size;
    EXPECT_FALSE(c::Taken(&grown)) << size;
  }
}

// Lack of memory and a contradiction inside are told apart, and neither is thrown at a caller.
TEST(CInterface, WhatIsThrownInsideIsToldApart) {
  const auto end = [](const auto& work) {
    return c::Guarded([&] { return work(), std::string("fine"); },
                      [] { return std::string("without memory"); },
                      [](const char* fault) { return std::string(fault); });
  };
  EXPECT_EQ(end([] {}), "fine");
  EXPECT_EQ(end([] { throw std::bad_alloc(); }), "without memory");
  EXPECT_EQ(
      end([] { throw std::system_error(std::make_error_code(std::errc::not_enough_memory)); }),
      "without memory");
  EXPECT_EQ(end([] { throw std::logic_error("solver: no card"); }), "solver: no card");
}

// Each struct of a caller, with each size that is none, in each function that takes it.
TEST(CInterface, AWrongSizeIsMisuse) {
  const auto deal = Parsed(kEnd);
  const schafkopf_deal* const deals[] = {deal.get()};
  const Owned<schafkopf_solver> solver(schafkopf_solver_new());
  const std::string line = kEnd;
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{8}, std::size_t{16},
                                 std::size_t{4097}, ~std::size_t{0}}) {
    schafkopf_error error;
    SCHAFKOPF_PREPARE(&error);
    error.size = size;
    schafkopf_parts parts = PartsOf(deal.get());
    schafkopf_deal* made = nullptr;
    EXPECT_EQ(schafkopf_deal_make(&parts, nullptr, &made, &error), SCHAFKOPF_MISUSE) << size;
    EXPECT_EQ(schafkopf_deal_parse(line.data(), line.size(), nullptr, &made, &error),
              SCHAFKOPF_MISUSE);
    schafkopf_rules* rules = nullptr;
    EXPECT_EQ(schafkopf_rules_read("{}", 2, &rules, &error), SCHAFKOPF_MISUSE);
    int value = 0;
    EXPECT_EQ(schafkopf_solve(solver.get(), deal.get(), &value, &error), SCHAFKOPF_MISUSE);
    EXPECT_EQ(schafkopf_reaches(solver.get(), deal.get(), 61, &value, &error), SCHAFKOPF_MISUSE);
    schafkopf_card_value cards[32];
    std::size_t count = 0;
    EXPECT_EQ(schafkopf_solve_cards(solver.get(), deal.get(), cards, &count, &error),
              SCHAFKOPF_MISUSE);
    schafkopf_batch batch;
    SCHAFKOPF_PREPARE(&batch);
    batch.count = 1;
    batch.deals = deals;
    EXPECT_EQ(schafkopf_solve_batch(&batch, &value, &error), SCHAFKOPF_MISUSE);
    batch.size = size;
    EXPECT_EQ(schafkopf_solve_batch(&batch, &value, nullptr), SCHAFKOPF_MISUSE) << size;
    parts.size = size;
    EXPECT_EQ(schafkopf_deal_make(&parts, nullptr, &made, nullptr), SCHAFKOPF_MISUSE) << size;
    EXPECT_EQ(schafkopf_deal_parts(deal.get(), &parts), SCHAFKOPF_MISUSE) << size;
    EXPECT_EQ(made, nullptr);
    EXPECT_EQ(rules, nullptr);
  }
}

TEST(CInterface, NumbersOfStructsAreChecked) {
  const schafkopf_parts good = PartsOf(Parsed(kWenz).get());
  const auto made = [&](const auto& change) {
    schafkopf_parts parts = good;
    change(parts);
    schafkopf_deal* deal = nullptr;
    const schafkopf_status status = schafkopf_deal_make(&parts, nullptr, &deal, nullptr);
    schafkopf_deal_free(deal);
    return status;
  };
  EXPECT_EQ(made([](auto&) {}), SCHAFKOPF_OK);
  EXPECT_EQ(made([](auto& parts) { parts.seats = 0; }), SCHAFKOPF_OK);
  EXPECT_EQ(made([](auto& parts) { parts.seats = 3; }), SCHAFKOPF_MISUSE);
  EXPECT_EQ(made([](auto& parts) { parts.seats = -4; }), SCHAFKOPF_MISUSE);
  EXPECT_EQ(made([](auto& parts) { parts.covered[2] = 1; }), SCHAFKOPF_MISUSE);
  EXPECT_EQ(made([](auto& parts) { parts.played_count = 33; }), SCHAFKOPF_MISUSE);
  EXPECT_EQ(made([](auto& parts) { parts.played_count = -1; }), SCHAFKOPF_MISUSE);
  EXPECT_EQ(made([](auto& parts) { parts.declarer = -2; }), SCHAFKOPF_MISUSE);
  EXPECT_EQ(made([](auto& parts) { std::strcpy(parts.contract, "ramsch"); }), SCHAFKOPF_BAD_TEXT);
  EXPECT_EQ(made([](auto& parts) { std::strcpy(parts.contract, "passed"); }), SCHAFKOPF_BAD_TEXT);
  EXPECT_EQ(made([](auto& parts) { std::memset(parts.contract, 'x', sizeof(parts.contract)); }),
            SCHAFKOPF_BAD_TEXT);
}

TEST(CInterface, ValuesAreThoseOfTheSolver) {
  const Owned<schafkopf_solver> solver(schafkopf_solver_new());
  Solver own;
  for (const char* line : {kWenz, kEnd}) {
    const auto deal = Parsed(line);
    const Position position = PositionOf(ParseDealLine(line).value());
    const int expected = own.Solve(position).count();
    int value = 0;
    ASSERT_EQ(schafkopf_solve(solver.get(), deal.get(), &value, nullptr), SCHAFKOPF_OK);
    EXPECT_EQ(value, expected);
    for (int threshold : {-1, 0, expected, expected + 1, 121}) {
      int reached = -1;
      ASSERT_EQ(schafkopf_reaches(solver.get(), deal.get(), threshold, &reached, nullptr),
                SCHAFKOPF_OK);
      EXPECT_EQ(reached, threshold <= expected ? 1 : 0) << threshold;
    }
    std::array<schafkopf_card_value, 32> cards{};
    std::size_t count = 0;
    ASSERT_EQ(schafkopf_solve_cards(solver.get(), deal.get(), cards.data(), &count, nullptr),
              SCHAFKOPF_OK);
    const std::vector<CardValue> by_card = own.SolveCards(position);
    ASSERT_EQ(count, by_card.size());
    for (std::size_t i = 0; i < count; ++i) {
      EXPECT_EQ(cards[i].card, by_card[i].card.index());
      EXPECT_EQ(cards[i].value, by_card[i].value.count());
    }
  }
  int value = 0;
  schafkopf_error error;
  SCHAFKOPF_PREPARE(&error);
  EXPECT_EQ(schafkopf_solve(solver.get(), Parsed(kRamsch).get(), &value, &error),
            SCHAFKOPF_NO_SIDES);
  EXPECT_STREQ(error.message, "expected a game of two sides, the announcement played");
  EXPECT_EQ(schafkopf_reaches(solver.get(), Parsed(kEnd).get(), 122, &value, nullptr),
            SCHAFKOPF_MISUSE);
}

// Random short deals, one of them a Ramsch.
std::vector<Owned<schafkopf_deal>> SomeDeals() {
  std::vector<Owned<schafkopf_deal>> deals;
  Random random(7, 0);
  for (int i = 0; i < 60; ++i) {
    const Contract contract = Contract::Named(i == 20 ? "ramsch" : "wenz");
    const Deal deal = RandomDeal(contract, Deck::kShort, Tilt::kNone, random);
    deals.push_back(Parsed(ToString(
        DealLine{contract, deal.declarer, deal.hands, {}, std::nullopt, {}, deal.game.table()})));
  }
  return deals;
}

TEST(CInterface, ABatchIsTheSameForAnyNumberOfThreads) {
  const auto deals = SomeDeals();
  std::vector<const schafkopf_deal*> handles;
  handles.reserve(deals.size());
  for (const auto& deal : deals) handles.push_back(deal.get());
  schafkopf_batch batch;
  SCHAFKOPF_PREPARE(&batch);
  batch.count = handles.size();
  batch.deals = handles.data();
  batch.threads = 1;
  std::vector<int> one(handles.size(), 1000);
  std::vector<int> three(handles.size(), 1000);
  std::vector<int> reached(handles.size(), 1000);
  EXPECT_EQ(schafkopf_solve_batch(&batch, one.data(), nullptr), SCHAFKOPF_OK);
  batch.threads = 3;
  EXPECT_EQ(schafkopf_solve_batch(&batch, three.data(), nullptr), SCHAFKOPF_OK);
  EXPECT_EQ(one, three);
  batch.asks_threshold = 1;
  batch.threshold = 61;
  EXPECT_EQ(schafkopf_solve_batch(&batch, reached.data(), nullptr), SCHAFKOPF_OK);
  const Owned<schafkopf_solver> solver(schafkopf_solver_new());
  for (std::size_t i = 0; i < deals.size(); ++i) {
    int value = SCHAFKOPF_NO_VALUE;
    schafkopf_solve(solver.get(), handles[i], &value, nullptr);
    EXPECT_EQ(one[i], value) << Printed(handles[i]);
    EXPECT_EQ(one[i] == SCHAFKOPF_NO_VALUE, i == 20);
    EXPECT_EQ(reached[i], i == 20 ? SCHAFKOPF_NO_VALUE : value >= 61 ? 1 : 0);
  }

  std::atomic<int> asked = 0;
  batch.stop = [](void* context) { return ++*static_cast<std::atomic<int>*>(context) > 5 ? 1 : 0; };
  batch.context = &asked;
  batch.threads = 1;
  schafkopf_error error;
  SCHAFKOPF_PREPARE(&error);
  EXPECT_EQ(schafkopf_solve_batch(&batch, one.data(), &error), SCHAFKOPF_STOPPED);
  EXPECT_EQ(one[4], reached[4]);
  EXPECT_EQ(one[5], SCHAFKOPF_NO_VALUE);
  handles[3] = nullptr;
  EXPECT_EQ(schafkopf_solve_batch(&batch, one.data(), &error), SCHAFKOPF_MISUSE);
  EXPECT_EQ(schafkopf_solve_batch(nullptr, one.data(), &error), SCHAFKOPF_MISUSE);
  SCHAFKOPF_PREPARE(&batch);
  EXPECT_EQ(schafkopf_solve_batch(&batch, nullptr, nullptr), SCHAFKOPF_OK) << "none is fine";
}

TEST(CTables, ArePlayedToTheirEndAndTellWhatIsWrong) {
  const std::string fields = R"({"tables":2,"contracts":"wenz","quiet":true})";
  schafkopf_error error;
  SCHAFKOPF_PREPARE(&error);
  schafkopf_tables* made = nullptr;
  EXPECT_EQ(schafkopf_tables_new("[", 1, &made, &error), SCHAFKOPF_BAD_TEXT);
  EXPECT_EQ(schafkopf_tables_new("{", 1, nullptr, &error), SCHAFKOPF_MISUSE);
  ASSERT_EQ(schafkopf_tables_new(fields.data(), fields.size(), &made, &error), SCHAFKOPF_OK);
  const Owned<schafkopf_tables> tables(made);
  std::array<signed char, 2> players{};
  std::array<int, 2> any{};
  std::array<int, 8> received{};
  schafkopf_look look;
  SCHAFKOPF_PREPARE(&look);
  look.players = players.data();
  look.any = any.data();
  look.received = received.data();
  EXPECT_EQ(schafkopf_tables_step(made, nullptr, &look, &error), SCHAFKOPF_OK);
  const std::array<int, 2> wrong = {any[0], 32};
  EXPECT_EQ(schafkopf_tables_step(made, wrong.data(), &look, &error), SCHAFKOPF_MISUSE);
  EXPECT_THAT(error.message, HasSubstr("table 1: expected a legal action, found 32"));
  look.size = 1;
  EXPECT_EQ(schafkopf_tables_step(made, any.data(), &look, &error), SCHAFKOPF_MISUSE);
  look.size = sizeof(look);
  for (int card = 0; card < 32; ++card) {
    EXPECT_GE(players[1], 0);
    ASSERT_EQ(schafkopf_tables_step(made, any.data(), &look, &error), SCHAFKOPF_OK);
  }
  EXPECT_EQ(players[1], -1);
  EXPECT_EQ(look.cards, 64U);
  EXPECT_EQ(received[0] + received[1] + received[2] + received[3], 0);
  EXPECT_THAT(Owned<char>(schafkopf_tables_tell(made, 1)).get(), HasSubstr("\"phase\":\"over\""));
  EXPECT_EQ(schafkopf_tables_tell(made, 2), nullptr);
  EXPECT_EQ(schafkopf_tables_put(made, 0, "geier", 5, &error), SCHAFKOPF_BAD_TEXT);
  EXPECT_EQ(schafkopf_tables_put(made, 2, "wenz", 4, &error), SCHAFKOPF_MISUSE);
  EXPECT_EQ(schafkopf_tables_reset(made, 7, &error), SCHAFKOPF_OK);
  const std::string first = Owned<char>(schafkopf_tables_tell(made, 0)).get();
  EXPECT_EQ(schafkopf_tables_deal(made, &error), SCHAFKOPF_OK);
  EXPECT_NE(Owned<char>(schafkopf_tables_tell(made, 0)).get(), first);
  EXPECT_EQ(schafkopf_tables_deal(nullptr, &error), SCHAFKOPF_MISUSE);
  EXPECT_EQ(schafkopf_tables_reset(made, 7, &error), SCHAFKOPF_OK);
  EXPECT_EQ(Owned<char>(schafkopf_tables_tell(made, 0)).get(), first);
  const std::array<signed char, 2> seats = {0, 4};
  EXPECT_EQ(schafkopf_tables_observe(made, seats.data(), nullptr, &error), SCHAFKOPF_MISUSE);
  EXPECT_EQ(schafkopf_tables_solve(made, nullptr, 0, nullptr, nullptr, nullptr, &error),
            SCHAFKOPF_OK);
}

}  // namespace
}  // namespace schafkopf
