// Ramsch: who loses, what it costs, and what open cards say about it.
#include "engine/money/ramsch.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "solver/free_for_all.h"
#include "solver/ramsch_ends.h"
#include "solver/ramsch_shape.h"
#include "tests/support/random_deal.h"
#include "tests/support/reference.h"
#include "tests/support/reference_ramsch.h"
#include "tests/support/test_scale.h"

namespace schafkopf {
namespace {

using reference::Read;
using reference::WriteLine;

constexpr std::uint64_t kNoBudget = ~std::uint64_t{0};

struct Table {
  const char* name;
  const char* contract;
  Deck deck;
  int seats;
  bool stich = false;
};

class RamschAt : public testing::TestWithParam<Table> {};

// Four results for each seat: points and loser when each plays for himself, and what each can
// force.
TEST_P(RamschAt, AgreesWithTheReference) {
  const Table& table = GetParam();
  Contract contract = Contract::Named(table.contract);
  if (table.stich) contract = contract.WithStich();
  const RamschTerms terms(contract, table.seats, {});
  FreeForAll solver(terms);
  const int deals = Scaled(260);
  for (int i = 0; i < deals; ++i) {
    Random random(9000, static_cast<std::uint64_t>(i));
    const Deal deal = RandomDeal(contract, table.deck, Tilt::kNone, random, table.seats);
    for (int k = 0; k < 2; ++k) {
      const int tricks_left = 1 + static_cast<int>(random.Below(3));
      const int plies = table.seats * (deal.hand_size() - tricks_left) +
                        static_cast<int>(random.Below(static_cast<std::uint64_t>(table.seats)));
      const Position position = RandomPlay(deal, plies, false, random);
      const std::string line = WriteLine(deal, position.played());
      reference::Game game(deal, position.played());
      const auto ending = solver.Play(position, kNoBudget);
      ASSERT_TRUE(ending) << line;
      const auto points = game.PointsForThemselves();
      for (int seat = 0; seat < table.seats; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        ASSERT_EQ(ending->points[Seat(seat)].count(), points[s]) << seat << ' ' << line;
        const auto forced = solver.Force(position, Seat(seat), kNoBudget);
        ASSERT_TRUE(forced) << line;
        ASSERT_EQ(forced->count(), game.Forced(seat)) << seat << ' ' << line;
        ASSERT_GE(ending->payments[Seat(seat)], *forced) << seat << ' ' << line;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, RamschAt,
                         testing::Values(Table{"long", "ramsch", Deck::kLong, 4},
                                         Table{"short", "ramsch", Deck::kShort, 4},
                                         Table{"short20", "ramsch", Deck::kShort20, 4},
                                         Table{"three", "ramsch", Deck::kShort, 3},
                                         Table{"stich", "ramsch", Deck::kLong, 4, true},
                                         Table{"schieber", "schieberamsch", Deck::kLong, 4}),
                         [](const auto& test) { return std::string(test.param.name); });

// By every card and every ending, nothing left out: what each seat is paid when each plays for its
// own payment and takes the strongest of equally good cards, and what `seat` can force.
PerSeat<Cents> PaidByTrying(Position& position, const RamschTerms& terms) {
  if (position.finished()) {
    PerSeat<Pile> piles;
    for (Seat seat : kSeats) piles[seat] = position.pile(seat);
    return terms.Settle(piles).payments;
  }
  const Seat mover = position.to_move();
  const CardSet legal = position.LegalPlays();
  std::optional<PerSeat<Cents>> best;
  for (Card card : position.order().best_first()) {
    if (!legal.Contains(card)) continue;
    position.Play(card);
    const PerSeat<Cents> paid = PaidByTrying(position, terms);
    position.Undo();
    if (!best || paid[mover] > (*best)[mover]) best = paid;
  }
  return *best;
}
Cents ForcedByTrying(Position& position, Seat seat, const RamschTerms& terms) {
  if (position.finished()) return PaidByTrying(position, terms)[seat];
  const bool own = position.to_move() == seat;
  std::optional<Cents> best;
  for (Card card : position.LegalPlays()) {
    position.Play(card);
    const Cents forced = ForcedByTrying(position, seat, terms);
    position.Undo();
    if (!best || (own ? forced > *best : forced < *best)) best = forced;
  }
  return *best;
}

// Some value of each option of a Ramsch.
RuleOptions RandomOptions(Random& random) {
  RuleOptions options;
  for (const OptionRow& row : kOptions) {
    if (row.section != 7 || row.type == OptionType::kBool) continue;
    std::vector<std::string> values = {"61"};
    for (std::size_t begin = 0; begin < row.words.size();) {
      const std::size_t end = std::min(row.words.find(' ', begin), row.words.size());
      values.emplace_back(row.words.substr(begin, end - begin));
      begin = end + 1;
    }
    options.Set(row.name, values[random.Below(values.size())]);
  }
  return options;
}

// Endgames under all options, many questions to one solver, so that what it remembers is asked too.
TEST(FreeForAll, AgreesWithTryingUnderAllOptions) {
  for (int i = 0; i < Scaled(1500); ++i) {
    Random random(9003, static_cast<std::uint64_t>(i));
    const RuleOptions options = i % 3 == 0 ? RuleOptions() : RandomOptions(random);
    const int seats = i % 7 == 0 ? 3 : 4;
    const Contract contract = Contract::Named(i % 4 == 0 ? "schieberamsch" : "ramsch");
    const Deck deck = seats == 3 ? Deck::kShort : i % 2 == 0 ? Deck::kShort : Deck::kLong;
    const Deal deal = RandomDeal(contract, deck, Tilt::kNone, random, seats);
    const RamschTerms terms(contract, seats, options);
    FreeForAll solver(terms);
    for (int k = 0; k < 3; ++k) {
      const int tricks_left = 2 + static_cast<int>(random.Below(2));
      const int plies = seats * (deal.hand_size() - tricks_left) +
                        static_cast<int>(random.Below(static_cast<std::uint64_t>(seats)));
      Position position = RandomPlay(deal, plies, false, random);
      const std::string line = WriteLine(deal, position.played());
      const PerSeat<Cents> paid = PaidByTrying(position, terms);
      ASSERT_EQ(solver.Play(position, kNoBudget)->payments, paid) << i << ' ' << line;
      for (int seat = 0; seat < seats; ++seat) {
        ASSERT_EQ(solver.Force(position, Seat(seat), kNoBudget),
                  ForcedByTrying(position, Seat(seat), terms))
            << i << ' ' << seat << ' ' << line;
      }
    }
  }
}

// With four tricks to come, and one or none behind, most seats have no trick yet: who keeps so is
// what each looks after.
TEST(FreeForAll, AgreesWithTryingWhereSeatsHaveNoTrick) {
  for (int i = 0; i < Scaled(400); ++i) {
    Random random(9005, static_cast<std::uint64_t>(i));
    const RuleOptions options = i % 2 == 0 ? RuleOptions() : RandomOptions(random);
    const Contract contract = Contract::Named(i % 5 == 0 ? "schieberamsch" : "ramsch");
    const Deal deal = RandomDeal(contract, Deck::kShort20, Tilt::kNone, random);
    const RamschTerms terms(contract, 4, options);
    FreeForAll solver(terms);
    for (int k = 0; k < 3; ++k) {
      Position position = RandomPlay(deal, 5 + static_cast<int>(random.Below(3)), false, random);
      const std::string line = WriteLine(deal, position.played());
      const PerSeat<Cents> paid = PaidByTrying(position, terms);
      ASSERT_EQ(solver.Play(position, kNoBudget)->payments, paid) << i << ' ' << line;
    }
  }
}

// What was learnt about a deal changes no answer about it.
TEST(FreeForAll, AnswersTheSameHoweverItIsAsked) {
  const Contract contract = Contract::Named("ramsch");
  const RamschTerms terms(contract, 4, {});
  for (int i = 0; i < Scaled(20); ++i) {
    Random random(9006, static_cast<std::uint64_t>(i));
    const Deal deal = RandomDeal(contract, Deck::kLong, Tilt::kNone, random);
    FreeForAll solver(terms);
    for (int plies : {24, 13, 18, 12}) {
      const Position position = RandomPlay(deal, plies, false, random);
      const auto known = solver.Play(position, kNoBudget);
      const auto fresh = FreeForAll(terms).Play(position, kNoBudget);
      const std::string line = WriteLine(deal, position.played());
      ASSERT_EQ(known->payments, fresh->payments) << line;
      ASSERT_EQ(known->points, fresh->points) << line;
    }
  }
}

TEST(FreeForAll, AWholeShortDealTakesFewNodes) {
  const Contract contract = Contract::Named("ramsch");
  FreeForAll solver(RamschTerms(contract, 4, {}));
  for (int i = 0; i < Scaled(5); ++i) {
    Random random(9007, static_cast<std::uint64_t>(i));
    const Position position(RandomDeal(contract, Deck::kShort, Tilt::kNone, random));
    EXPECT_TRUE(solver.Play(position, 6'000'000)) << i;
  }
}

// Of equal neighbours only the owners count, from the strongest down.
TEST(RamschShape, IsTheSameForCardsOfTheSameOwners) {
  const Contract contract = Contract::Named("ramsch");
  for (int i = 0; i < Scaled(500); ++i) {
    Random random(9008, static_cast<std::uint64_t>(i));
    const Deal deal =
        RandomDeal(contract, i % 2 == 0 ? Deck::kLong : Deck::kShort, Tilt::kNone, random);
    const RamschBoard board(Position(deal).game());
    const RamschShape shape(board, deal.hands);
    // Owner, points and group of each card that is left, from the strongest down.
    const auto text = [&](std::uint32_t cards) {
      std::string all;
      for (int label = kCardCount - 1; label >= 0; --label) {
        if ((cards >> label & 1) == 0) continue;
        const Card card = board.card_of(label);
        for (Seat seat : kSeats) {
          if (deal.hands[seat].Contains(card)) all += static_cast<char>('0' + seat.index());
        }
        all += ':' + std::to_string(board.points_of(label)) + ':' +
               std::to_string(board.group_of(label)) + ' ';
      }
      return all;
    };
    const auto any =
        static_cast<std::uint32_t>(random.Below(std::uint64_t{1} << 32)) & board.deck();
    const auto same = shape.Of(any);
    EXPECT_EQ(text(same), text(any));
    EXPECT_EQ(shape.Of(same), same);
    const std::uint32_t without_last = same & (same - 1);
    for (int label = 0; label < kCardCount; ++label) {
      const std::uint32_t without = any & ~(std::uint32_t{1} << label);
      if (text(without) == text(without_last)) {
        EXPECT_EQ(shape.Of(without), shape.Of(without_last));
      }
    }
  }
}

// Ends that are alike after a card leave the choice before it alike.
TEST(RamschEnds, AlikeAfterACardIsAlikeInTheChoice) {
  for (int i = 0; i < Scaled(200); ++i) {
    Random random(9009, static_cast<std::uint64_t>(i));
    const RuleOptions options = i % 2 == 0 ? RuleOptions() : RandomOptions(random);
    const RamschTerms terms(Contract::Named("ramsch"), 4, options);
    if (!terms.settles_by_loser()) continue;
    const RamschEnds ends(terms, 4);
    std::vector<int> all;
    for (unsigned touched = 1; touched < 16; ++touched) {
      for (int end = 0; end < 32; ++end) {
        if ((ends.AllOf(touched) >> end & 1) != 0) all.push_back(end);
      }
    }
    const auto any = [&] { return all[random.Below(all.size())]; };
    const auto seat = static_cast<std::size_t>(random.Below(4));
    const auto other = static_cast<std::size_t>(random.Below(4));
    const RamschEnds::Alike before = ends.After(ends.Different(), other, ends.Rank(other, any()));
    const auto alike = [](const RamschEnds::Alike& relation, int one, int two) {
      return (relation[static_cast<std::size_t>(one)] >> two & 1) != 0;
    };
    const int best = any();
    const RamschEnds::Alike after = ends.After(before, seat, ends.Rank(seat, best));
    const auto choice = [&](int end) {
      return ends.Rank(seat, end) > ends.Rank(seat, best) ? end : best;
    };
    for (int one : all) {
      EXPECT_TRUE(alike(after, one, one));
      for (int two : all) {
        EXPECT_EQ(alike(after, one, two), alike(after, two, one));
        EXPECT_TRUE(!alike(after, one, two) || alike(before, choice(one), choice(two)));
        const bool better = ends.PaysOf(one)[seat] > ends.PaysOf(best)[seat];
        EXPECT_EQ(better, choice(one) != best);
      }
    }
  }
}

// Of a whole deal: bounds that a budget leaves open close around the answer.
TEST(FreeForAll, SaysWhatIsProvenWithinABudget) {
  const Contract contract = Contract::Named("ramsch");
  const RamschTerms terms(contract, 4, {});
  int open = 0;
  for (int i = 0; i < Scaled(6); ++i) {
    Random random(9004, static_cast<std::uint64_t>(i));
    const Position position(RandomDeal(contract, Deck::kShort, Tilt::kNone, random));
    FreeForAll solver(terms);
    EXPECT_FALSE(solver.Play(position, 100));
    for (Seat seat : kSeats) {
      const std::uint64_t before = solver.nodes();
      const CentsBounds early = solver.ForceWithin(position, seat, 500);
      EXPECT_LE(solver.nodes() - before, 500u + 100);
      open += early.exact() ? 0 : 1;
      const auto forced = solver.Force(position, seat, kNoBudget);
      ASSERT_TRUE(forced);
      EXPECT_LE(early.low, *forced);
      EXPECT_GE(early.high, *forced);
    }
  }
  EXPECT_GT(open, 0);
}

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
      std::vector<std::string> values = {"91"};
      for (std::size_t begin = 0; begin < row.words.size();) {
        const std::size_t end = std::min(row.words.find(' ', begin), row.words.size());
        values.emplace_back(row.words.substr(begin, end - begin));
        begin = end + 1;
      }
      const auto& value = values[random.Below(values.size())];
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

TEST(Cases, C141_AFullRamschWithATieInEverything) {
  const Contract ramsch = Contract::Named("ramsch");
  Deal deal{ramsch, Seat(0), {}};
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

}  // namespace
}  // namespace schafkopf
