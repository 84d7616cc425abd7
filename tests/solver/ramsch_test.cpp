// Ramsch: what open cards say about it.
#include "engine/money/ramsch.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "solver/ramsch/free_for_all.h"
#include "solver/ramsch/ramsch_ending.h"
#include "solver/ramsch/ramsch_ends.h"
#include "solver/ramsch/ramsch_force.h"
#include "solver/ramsch/ramsch_shape.h"
#include "tests/support/random_deal.h"
#include "tests/support/random_options.h"
#include "tests/support/reference.h"
#include "tests/support/reference_ramsch.h"
#include "tests/support/test_scale.h"

namespace schafkopf::ramsch_test {
namespace {

using reference::WriteLine;

constexpr std::uint64_t kNoBudget = ~std::uint64_t{0};

struct RamschTable {
  const char* name;
  const char* contract;
  Deck deck;
  int seats;
  bool stich = false;
};

class RamschAt : public testing::TestWithParam<RamschTable> {};

// Four results for each seat: points and loser when each plays for himself, and what each can
// force.
TEST_P(RamschAt, AgreesWithTheReference) {
  const RamschTable& table = GetParam();
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
                         testing::Values(RamschTable{"long", "ramsch", Deck::kLong, 4},
                                         RamschTable{"short", "ramsch", Deck::kShort, 4},
                                         RamschTable{"short20", "ramsch", Deck::kShort20, 4},
                                         RamschTable{"three", "ramsch", Deck::kShort, 3},
                                         RamschTable{"stich", "ramsch", Deck::kLong, 4, true},
                                         RamschTable{"schieber", "schieberamsch", Deck::kLong, 4}),
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
RuleOptions RandomRamschOptions(Random& random) {
  RuleOptions options;
  for (const OptionRow& row : kOptions) {
    if (row.section != 7 || row.type == OptionType::kBool) continue;
    std::vector<std::string_view> values = WordsOf(row.words);
    values.insert(values.begin(), "61");
    options.Set(row.name, values[random.Below(values.size())]);
  }
  return options;
}

// Endgames under all options, many questions to one solver, so that what it remembers is asked too.
TEST(FreeForAll, AgreesWithTryingUnderAllOptions) {
  for (int i = 0; i < Scaled(1500); ++i) {
    Random random(9003, static_cast<std::uint64_t>(i));
    const RuleOptions options = i % 3 == 0 ? RuleOptions() : RandomRamschOptions(random);
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
    const RuleOptions options = i % 2 == 0 ? RuleOptions() : RandomRamschOptions(random);
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

// One seat has nearly all tricks, so that it makes a Durchmarsch by points, or does not, or is kept
// from it.
TEST(FreeForAll, AgreesWithTryingWhereADurchmarschMayCome) {
  int made = 0;
  int open = 0;
  const int deals = Scaled(600, 60);
  for (int i = 0; i < deals; ++i) {
    Random random(9011, static_cast<std::uint64_t>(i));
    RuleOptions options = RandomRamschOptions(random);
    options.Set("durchmarsch", std::array{"61", "75", "91", "110"}[random.Below(4)]);
    const int seats = i % 7 == 0 ? 3 : 4;
    const Contract contract = Contract::Named(i % 4 == 0 ? "schieberamsch" : "ramsch");
    const Deck deck = seats == 3 ? Deck::kShort : Deck::kShort20;
    const Deal deal = RandomDeal(contract, deck, Tilt::kNone, random, seats);
    const RamschTerms terms(contract, seats, options);
    FreeForAll solver(terms);
    Position position(deal);
    // Of twenty ways to three tricks before the end the one in which a seat has most.
    for (int way = 0; way < 20; ++way) {
      const int plies = seats * (deal.hand_size() - 3);
      const Position next = RandomPlay(deal, plies, false, random);
      const auto most = [&](const Position& at) {
        Points points(0);
        for (Seat seat : kSeats) points = std::max(points, at.pile(seat).points);
        return points;
      };
      if (way == 0 || most(next) > most(position)) position = next;
    }
    const std::string line = WriteLine(deal, position.played());
    const PerSeat<Cents> paid = PaidByTrying(position, terms);
    const auto result = solver.Play(position, kNoBudget);
    ASSERT_EQ(result->payments, paid) << i << ' ' << line;
    (result->durchmarsch ? made : open) += 1;
    for (int seat = 0; seat < seats; ++seat) {
      ASSERT_EQ(solver.Force(position, Seat(seat), kNoBudget),
                ForcedByTrying(position, Seat(seat), terms))
          << i << ' ' << seat << ' ' << line;
    }
  }
  EXPECT_GT(made, deals / 20);
  EXPECT_GT(open, deals / 20);
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

// What is pruned, and what is remembered, shows in the nodes alone: like those of the other games,
// they change only in a commit that means to change the search.
TEST(FreeForAll, NodesArePinned) {
  std::uint64_t played = 0;
  std::uint64_t forced = 0;
  std::uint64_t proven = 0;
  for (int i = 0; i < 60; ++i) {
    Random random(9010, static_cast<std::uint64_t>(i));
    const RuleOptions options = i % 3 == 0 ? RuleOptions() : RandomRamschOptions(random);
    const int seats = i % 7 == 0 ? 3 : 4;
    const Contract contract = Contract::Named(i % 4 == 0 ? "schieberamsch" : "ramsch");
    const Deck deck = seats == 3 ? Deck::kShort : i % 2 == 0 ? Deck::kShort20 : Deck::kLong;
    const Deal deal = RandomDeal(contract, deck, Tilt::kNone, random, seats);
    FreeForAll solver(RamschTerms(contract, seats, options));
    for (int tricks : {2, 3, 4}) {
      const int plies = seats * (deal.hand_size() - tricks) + static_cast<int>(random.Below(3));
      const Position position = RandomPlay(deal, plies, false, random);
      std::uint64_t before = solver.nodes();
      solver.Play(position, 3000);
      played += solver.nodes() - before;
      for (int seat = 0; seat < seats; ++seat) {
        before = solver.nodes();
        const CentsBounds bounds = solver.ForceWithin(position, Seat(seat), 1000);
        forced += solver.nodes() - before;
        proven += bounds.exact() ? 1u : 0u;
      }
    }
  }
  EXPECT_EQ(played, 103'578u);
  EXPECT_EQ(forced, 188'554u);
  EXPECT_EQ(proven, 599u);
}

// Between two tricks: what each seat holds and has captured. REQUIRES: whole tricks.
RamschState StateBetween(const RamschBoard& board, int leader, const Hands& held,
                         const Hands& captured) {
  RamschState state;
  for (int seat = 0; seat < board.seats(); ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    state.hands[at] = board.labels().ToLabels(held[Seat(seat)]);
    state.taken[at] = board.labels().ToLabels(captured[Seat(seat)]);
    state.points[at] = static_cast<std::uint8_t>(board.PointsOfAll(state.taken[at]));
    state.tricks[at] = static_cast<std::uint8_t>(captured[Seat(seat)].size() / board.seats());
    state.left = static_cast<std::uint8_t>(state.left + held[Seat(seat)].size());
  }
  state.leader = static_cast<std::uint8_t>(leader);
  state.mover = state.leader;
  return state;
}

Hands HandsOf(const std::array<const char*, kSeatCount>& texts) {
  Hands hands;
  for (Seat seat : kSeats) {
    for (Card card : reference::Read(texts[static_cast<std::size_t>(seat.index())])) {
      hands[seat].Insert(card);
    }
  }
  return hands;
}

// A solver is asked about the same cards with one distribution of the captured ones after the
// other: what it remembers of them serves only piles for which it holds.
TEST(FreeForAll, RemembersForWhichPilesItHolds) {
  for (int i = 0; i < std::max(16, Scaled(300)); ++i) {
    Random random(9011, static_cast<std::uint64_t>(i));
    const RuleOptions options = i % 2 == 0 ? RuleOptions() : RandomRamschOptions(random);
    const Contract contract = Contract::Named(i % 4 == 0 ? "schieberamsch" : "ramsch");
    const Deck deck = i % 3 == 0 ? Deck::kLong : Deck::kShort;
    const RamschTerms terms(contract, kSeatCount, options);
    const Game game(contract, deck);
    const RamschBoard board(game);
    const Deal deal = RandomDeal(contract, deck, Tilt::kNone, random);
    Hands held;
    std::vector<Card> gone;
    for (Seat seat : kSeats) {
      const int tricks = i % 5 == 0 ? 3 : 2;
      for (Card card : deal.hands[seat]) {
        held[seat].size() < tricks ? held[seat].Insert(card) : gone.push_back(card);
      }
    }
    NodeBudget budget;
    budget.Allow(kNoBudget);
    RamschEnding ending(game, deal.hands, terms, budget);
    RamschForce force(game, terms, budget);
    const auto leader = static_cast<int>(random.Below(kSeatCount));
    for (int k = 0; k < 20; ++k) {
      Hands captured;
      Seat taker;
      for (std::size_t c = 0; c < gone.size(); ++c) {
        std::swap(gone[c], gone[c + random.Below(gone.size() - c)]);
        if (c % kSeatCount == 0) taker = Seat(static_cast<int>(random.Below(kSeatCount)));
        captured[taker].Insert(gone[c]);
      }
      const RamschState state = StateBetween(board, leader, held, captured);
      const auto known = ending.Find(state);
      const auto fresh = RamschEnding(game, deal.hands, terms, budget).Find(state);
      ASSERT_EQ(known->payments, fresh->payments) << i << ' ' << k;
      ASSERT_EQ(known->points, fresh->points) << i << ' ' << k;
      for (Seat seat : kSeats) {
        if (!RamschForce::Serves(terms)) continue;
        const CentsBounds forced = RamschForce(game, terms, budget).Force(state, seat);
        ASSERT_TRUE(forced.exact());
        ASSERT_EQ(force.Force(state, seat).low, forced.low) << i << ' ' << k << ' ' << seat.index();
      }
    }
  }
}

// The two with most points pay: seat 0, and 1 or 3, which are alike until the highest trump
// decides. Seat 3 chooses whether its Eichel-König goes to seat 0 or, later, to seat 1. What was
// learnt where seat 1 had captured the Eichel-Ober says nothing of where seat 2 has it, though
// cards, points, tricks and trumps compare alike.
TEST(FreeForAll, RemembersWhatSettledATie) {
  RuleOptions options;
  ASSERT_TRUE(options.Set("ramsch_pay", "two_worst_pay"));
  const Contract contract = Contract::Named("ramsch");
  const RamschTerms terms(contract, kSeatCount, options);
  const Game game(contract, Deck::kLong);
  const RamschBoard board(game);
  const Hands dealt = HandsOf({"G7 G9 HO GO GU HU SU HA", "S7 H9 HZ EZ E8 SA E7 SO",
                               "G8 E9 HK EO H7 H8 GA GZ", "S8 S9 EK EU EA GK SK SZ"});
  NodeBudget budget;
  budget.Allow(kNoBudget);
  RamschEnding ending(game, dealt, terms, budget);
  const auto first =
      ending.Find(StateBetween(board, 0, HandsOf({"G7 G9", "S7 H9", "G8 E9", "S8 S9"}),
                               HandsOf({"GO HO SO GU HU SU HZ HK H7 H8 GA SZ", "EO SA EZ EK",
                                        "E8 E7 SK GZ", "EU HA EA GK"})));
  EXPECT_EQ(first->losers, SeatSet::Of(Seat(0)) | SeatSet::Of(Seat(1)));
  RamschState state = StateBetween(
      board, 0, HandsOf({"G7 G9 HO", "S7 H9 HZ", "G8 E9 HK", "S8 S9 EK"}),
      HandsOf({"GO GU HU SU HA GA GZ SZ", "SA EZ E8 E7", "EO SO H7 H8", "EU EA GK SK"}));
  for (Card card : reference::Read("HO HZ HK")) {
    board.Play(state, board.labels().ToLabel(card));
  }
  const auto second = ending.Find(state);
  EXPECT_EQ(second->losers, SeatSet::Of(Seat(0)) | SeatSet::Of(Seat(1)));
  EXPECT_EQ(second->points[Seat(1)], Points(25)) << "with the König";
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
        const Card card = board.labels().card_at[label];
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
    const RuleOptions options = i % 2 == 0 ? RuleOptions() : RandomRamschOptions(random);
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

}  // namespace
}  // namespace schafkopf::ramsch_test
