// Games of two sides with other decks, seats and duties: the engine's legality and the solver
// against the slow reference.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "engine/play/option.h"
#include "solver/exchange.h"
#include "solver/search/plain_search.h"
#include "solver/search/search.h"
#include "solver/solver.h"
#include "tests/support/game_row.h"
#include "tests/support/random_deal.h"
#include "tests/support/reference.h"
#include "tests/support/test_scale.h"

namespace schafkopf::special_games_test {
namespace {

using reference::WriteLine;

// Deals of the game, and positions with one to four tricks left.
class SpecialGame : public testing::TestWithParam<GameRow> {};

TEST_P(SpecialGame, IsPlayedAsTheReferencePlaysIt) {
  const RuleOptions options = OptionsOf(GetParam());
  for (int i = 0; i < Scaled(300); ++i) {
    Random random(8000, static_cast<std::uint64_t>(i));
    const Deal deal = RandomDealOf(GetParam(), random);
    Position position(deal);
    reference::Game game(deal, {}, options);
    while (!position.finished()) {
      ASSERT_EQ(position.to_move().index(), game.to_move()) << WriteLine(deal, position.played());
      CardSet legal;
      for (Card card : game.Legal()) legal.Insert(card);
      ASSERT_EQ(position.LegalPlays(), legal) << WriteLine(deal, position.played());
      auto skip = random.Below(static_cast<std::uint64_t>(legal.size()));
      Card card = legal.Highest();
      for (Card candidate : legal) {
        if (skip-- == 0) card = candidate;
      }
      position.Play(card);
      game.Play(card);
    }
    ASSERT_EQ(FinalValue(position).count(), game.FinalValue()) << WriteLine(deal, {});
  }
}

TEST_P(SpecialGame, IsSolvedAsTheReferenceSolvesIt) {
  const RuleOptions options = OptionsOf(GetParam());
  Solver solver;
  const int deals = Scaled(260);
  int positions = 0;
  for (int i = 0; i < deals; ++i) {
    Random random(8001, static_cast<std::uint64_t>(i));
    const Deal deal = RandomDealOf(GetParam(), random);
    EXPECT_EQ(NeedsPlainSearch(deal), GetParam().plain);
    for (int k = 0; k < 2; ++k) {
      const int most = GetParam().seats == 2 ? 5 : GetParam().seats == 3 ? 4 : 3;
      const int tricks_left = 1 + static_cast<int>(random.Below(static_cast<std::uint64_t>(most)));
      const int plies =
          GetParam().seats * (deal.hand_size() - tricks_left) +
          static_cast<int>(random.Below(static_cast<std::uint64_t>(GetParam().seats)));
      const Position position = RandomPlay(deal, plies, true, random);
      reference::Game game(deal, position.played(), options);
      const std::string line = WriteLine(deal, position.played());
      const int value = game.Value();
      if (k == 0) solver.Forget();
      ASSERT_EQ(solver.Solve(position).count(), value) << line;
      for (const CardValue& found : solver.SolveCards(position)) {
        game.Play(found.card);
        ASSERT_EQ(found.value.count(), game.Value()) << line;
        game.Undo();
      }
      ASSERT_EQ(solver.Reaches(position, Value(value)), true) << line;
      ASSERT_EQ(solver.Reaches(position, Value(value + 1)), false) << line;
      Position end = position;
      for (Card card : solver.BestLine(position)) end.Play(card);
      ASSERT_EQ(FinalValue(end).count(), value) << line;
      ++positions;
    }
  }
  if (Scaled(260) == 260) {
    EXPECT_GE(positions, 500);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, SpecialGame, testing::ValuesIn(SpecialGames()),
                         [](const auto& test) { return test.param.name; });

// Whole deals of three: the fast search and the plain one give each other's answers.
TEST(ThreeSeats, AreSearchedAsThePlainSearchSearchesThem) {
  const std::unique_ptr<Search> fast = MakeSearch({}, {.three_seats = true});
  const std::unique_ptr<Search> overtaking =
      MakeSearch({}, {.must_overtake = true, .three_seats = true});
  std::array<int, 2> seen{};
  for (int i = 0; i < Scaled(400); ++i) {
    Random random(8003, static_cast<std::uint64_t>(i));
    constexpr const char* kRows[] = {"solo",     "wenz",        "geier",     "koenig", "hybrid",
                                     "farbwenz", "eisenbahner", "farbgeier", "bettel", "pfd"};
    const std::size_t row = static_cast<std::size_t>(i) % std::size(kRows);
    const bool stich = row >= 8 && i % 20 >= 10;
    const Deal deal = RandomDealOf({"", kRows[row], Deck::kShort, 3, false, {}, stich}, random);
    Search& search = stich ? *overtaking : *fast;
    search.Forget();
    const std::unique_ptr<Search> plain = MakePlainSearch(deal);
    const SeatSet side = DeclarerSide(deal);
    const bool wants = IsPointContract(deal.contract());
    for (const bool tricks : {false, true}) {
      if (!tricks && !wants) continue;
      const Goal goal{tricks, side, wants ? side : side.Complement(), tricks ? 1u : 0u};
      const Layout layout(deal.game, deal.hands, goal);
      const Start start = StartOf(Position(deal), layout);
      for (int k = 0; k < 2; ++k) {
        const int target = tricks ? 1 + static_cast<int>(random.Below(8))
                                  : 1 + static_cast<int>(random.Below(120));
        const int found = *search.Answer(layout, start, target, ~std::uint64_t{0});
        const int known = *plain->Answer(layout, start, target, ~std::uint64_t{0});
        ++seen[known >= target ? 1 : 0];
        ASSERT_EQ(found >= target, known >= target) << target << ": " << WriteLine(deal, {});
      }
    }
  }
  EXPECT_GT(std::ranges::min(seen), Scaled(100));
}

// Each option about play lets somebody do what the common rules do not, or forbids it.
TEST(PlayOptions, EachChangesWhatIsLegal) {
  struct Row {
    const char* contract;
    const char* option;
    const char* value;
    const char* together = nullptr;  // another option at 2, so that running away is common
  };
  for (const Row& row : std::initializer_list<Row>{
           {"bettel", "must_overtake", "on"},
           {"ramsch", "must_overtake", "on"},
           {"kop", "must_overtake", "on"},
           {"ruf", "runaway_min", "3"},
           {"ruf", "runaway_count", "at_deal", "runaway_min"},
           {"ruf", "runaway_when", "also_when_led", "runaway_min"},
           {"ruf", "x_discard_from_trick", "7"},
           {"ruf", "x_discard_from_trick", "always"},
           {"ruf", "x_discard_after_runaway", "from_trick_7", "runaway_min"},
           {"ruf", "must_play_x_after_runaway_when_led", "on", "runaway_min"},
       }) {
    RuleOptions before;
    if (row.together) {
      ASSERT_TRUE(before.Set(row.together, "3"));
    }
    RuleOptions after = before;
    ASSERT_TRUE(after.Set(row.option, row.value)) << row.option;
    const auto index = static_cast<std::size_t>(*FindContractRow(row.contract));
    const Contract contract = ContractsOfRowInFull(kContracts[index]).front();
    const Deck deck = kContracts[index].pack == Pack::kKop ? Deck::kKop : Deck::kLong;
    int changed = 0;
    for (int i = 0; i < 50'000 && changed == 0; ++i) {
      Random random(8002, static_cast<std::uint64_t>(i));
      Deal deal = RandomDeal(contract, deck, Tilt::kNone, random);
      deal.game = Game(contract, Table(deck, kSeatCount, before));
      const Position usual = RandomPlay(
          deal, static_cast<int>(random.Below(4 * static_cast<std::uint64_t>(deal.hand_size()))),
          false, random);
      deal.game = Game(contract, Table(deck, kSeatCount, after));
      Position other(deal);
      bool same = true;
      for (Card card : usual.played()) {
        same = same && other.LegalPlays().Contains(card);
        if (same) other.Play(card);
      }
      if (!same || usual.LegalPlays() != other.LegalPlays()) ++changed;
    }
    EXPECT_GT(changed, 0) << row.option;
  }
}

TEST(PlayOptions, WhoLeadsToABettel) {
  RuleOptions options;
  ASSERT_TRUE(options.Set("bettel_lead", "declarer"));
  Random random(8003, 0);
  Deal deal = RandomDeal(Contract::Named("bettel"), Deck::kLong, Tilt::kNone, random);
  deal.declarer = Seat(2);
  EXPECT_EQ(Position(deal).leader(), Seat(0));
  deal.game = Game(deal.contract(), Table(Deck::kLong, kSeatCount, options));
  EXPECT_EQ(Position(deal).leader(), Seat(2));
}

TEST(PlayOptions, ChooseTheTrumps) {
  RuleOptions options;
  const Contract bettel = Contract::Named("bettel").WithOuvert();
  const Contract kop = Contract::Named("kop");
  EXPECT_EQ(ContractUnder(bettel, options), bettel);
  EXPECT_EQ(ContractUnder(kop, options), kop);
  ASSERT_TRUE(options.Set("bettel_trumps", "rufspiel"));
  ASSERT_TRUE(options.Set("kop_trumps", "wolsztyn"));
  EXPECT_EQ(ContractUnder(bettel, options), Contract::Named("pfd").WithOuvert());
  EXPECT_EQ(CardOrder(ContractUnder(kop, options)).trumps().size(), 14);
  EXPECT_EQ(TrumpsOf(kop).size(), 12);
}

// A Solo hintenrum: Rufspiel trumps, then those of the Solo that the winner of trick 3 announces.
TEST(SoloHintenrum, IsASoloAfterTheThirdTrick) {
  Solver solver;
  int positions = 0;
  for (const char* when : {"third_trick_winner", "first_to_three_tricks"}) {
    RuleOptions options;
    ASSERT_TRUE(options.Set("strixner", when));
    for (int i = 0; i < Scaled(300); ++i) {
      Random random(8004, static_cast<std::uint64_t>(i));
      const Contract contract = Contract::Named("hintenrum", kSuits[random.Below(kSuits.size())]);
      Deal deal = RandomDeal(contract, Deck::kLong, Tilt::kNone, random);
      deal.game = Game(contract, Table(Deck::kLong, kSeatCount, options));
      Position position(deal);
      std::vector<Card> played;
      while (!position.switched()) {
        const CardSet legal = position.LegalPlays();
        played.push_back(random.Below(2) == 0 ? legal.Highest() : legal.Lowest());
        position.Play(played.back());
        if (position.finished()) break;
      }
      if (position.finished()) continue;
      EXPECT_GE(position.tricks(SeatSet::Of(position.leader())),
                options.Is({"strixner", "first_to_three_tricks"}) ? 3 : 1);
      deal.declarer = position.leader();
      position = Position(deal);
      for (Card card : played) position.Play(card);
      reference::Game game(deal, played, options);
      while (position.played().size() < 20) {
        CardSet legal;
        for (Card card : game.Legal()) legal.Insert(card);
        ASSERT_EQ(position.LegalPlays(), legal) << WriteLine(deal, position.played());
        const Card card = random.Below(2) == 0 ? legal.Highest() : legal.Lowest();
        position.Play(card);
        game.Play(card);
      }
      solver.Forget();
      ASSERT_EQ(solver.Solve(position).count(), game.Value()) << WriteLine(deal, position.played());
      ++positions;
    }
  }
  if (Scaled(300) == 300) {
    EXPECT_GE(positions, 500);
  }
}

// Each exchange is worth what the deal after it is worth to the reference; the best stands first.
TEST(Exchange, IsWorthWhatFollows) {
  Solver solver;
  int checked = 0;
  for (std::uint64_t i = 0; i < 4000 && checked < Scaled(12); ++i) {
    Random random(8005, i);
    const Contract contract =
        Contract::Named(i % 2 == 0 ? "hochzeit" : "bauernhochzeit").WithPartner(Seat(2));
    Deal deal = RandomDeal(Contract::Named("kreuz"), Deck::kShort20, Tilt::kNone, random);
    deal.game = Game(contract, Deck::kShort20);
    deal.declarer = Seat(1);
    const CardSet trumps = TrumpsOf(contract);
    const int count = i % 2 == 0 ? 1 : 2;
    const auto exchanges = WeddingExchanges(deal, false, solver);
    const int plain = (deal.hands[Seat(2)] - trumps).size();
    if ((deal.hands[Seat(1)] & trumps).size() != count || plain < count) {
      EXPECT_TRUE(exchanges.empty());
      continue;
    }
    EXPECT_EQ(std::ssize(exchanges), count == 1 ? plain : plain * (plain - 1) / 2);
    for (const Exchange& exchange : exchanges) {
      EXPECT_LE(exchange.value, exchanges.front().value);
      EXPECT_FALSE(exchange.back.Intersects(trumps));
      Deal after = deal;
      after.hands[Seat(1)] = (deal.hands[Seat(1)] - exchange.given) | exchange.back;
      after.hands[Seat(2)] = (deal.hands[Seat(2)] | exchange.given) - exchange.back;
      EXPECT_FALSE(after.hands[Seat(1)].Intersects(trumps));
      solver.Forget();
      EXPECT_EQ(solver.Solve(Position(after)), exchange.value) << WriteLine(after, {});
    }
    ++checked;
  }
  EXPECT_GT(checked, 0);
}

TEST(Exchange, OfAZupfSoloMayChangeNothing) {
  Solver solver;
  Random random(8006, 0);
  const Deal deal =
      RandomDeal(Contract::Named("solo", Suit::kHerz), Deck::kShort20, Tilt::kStrong, random);
  const auto exchanges = ZupfExchanges(deal, solver);
  // Three opponents, five cards, six draws.
  EXPECT_EQ(exchanges.size(), 90u);
  const Value unchanged = solver.Solve(Position(deal));
  EXPECT_GE(exchanges.front().value, unchanged);
  for (const Exchange& exchange : exchanges) {
    if (exchange.given == exchange.back) {
      EXPECT_EQ(exchange.value, unchanged);
    }
  }
}

// Against all ways to pass, each solved.
TEST(Exchange, ASchieberIsPassedOnAsEachSideLikes) {
  Solver solver;
  for (int i = 0; i < Scaled(12); ++i) {
    Random random(8302, static_cast<std::uint64_t>(i));
    const Contract solo = Contract::Named("solo", kSuits[static_cast<std::size_t>(i % 4)]);
    Deal before = RandomDeal(solo, Deck::kShort20, Tilt::kNone, random);
    before.declarer = Seat(0);
    const Card moved = before.hands[Seat(3)].Highest();
    before.hands[Seat(3)] -= CardSet::Of(moved);
    before.hands[Seat(0)].Insert(moved);
    const auto after = [&](Card first, Card second, Card third) {
      Deal deal = before;
      deal.hands[Seat(0)] -= CardSet::Of(first);
      deal.hands[Seat(1)] = (deal.hands[Seat(1)] | CardSet::Of(first)) - CardSet::Of(second);
      deal.hands[Seat(2)] = (deal.hands[Seat(2)] | CardSet::Of(second)) - CardSet::Of(third);
      deal.hands[Seat(3)].Insert(third);
      return solver.Solve(Position(deal));
    };
    Value best = kNoTrickTaken - Value(1);
    for (Card first : before.hands[Seat(0)]) {
      Value worst = kAllTricksTaken;
      for (Card second : before.hands[Seat(1)] | CardSet::Of(first)) {
        for (Card third : before.hands[Seat(2)] | CardSet::Of(second)) {
          worst = std::min(worst, after(first, second, third));
        }
      }
      best = std::max(best, worst);
    }
    const Schieber found = BestSchieber(before, solver).value();
    EXPECT_EQ(found.value, best) << i;
    EXPECT_EQ(after(found.passed[Seat(0)].Lowest(), found.passed[Seat(1)].Lowest(),
                    found.passed[Seat(2)].Lowest()),
              best)
        << i;
  }
}

}  // namespace
}  // namespace schafkopf::special_games_test
