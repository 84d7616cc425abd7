// The solver against the slow reference near the end of deals, and against proofs on whole deals.
//
// SCHAFKOPF_TEST_SCALE=N plays an N-th of the positions (for sanitizers); SCHAFKOPF_LONG_TESTS=1
// proves 300 whole deals instead of 90.
#include "solver/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "tests/support/alike_hands.h"
#include "tests/support/proof.h"
#include "tests/support/random_deal.h"
#include "tests/support/reference.h"
#include "tests/support/test_scale.h"

namespace schafkopf::solver_test {
namespace {

using reference::Cards;
using reference::WriteLine;

int Number(const char* variable, int otherwise) {
  const char* text = std::getenv(variable);
  const int number = text ? std::atoi(text) : 0;
  return number > 0 ? number : otherwise;
}

Position PositionAfter(const Deal& deal, std::span<const Card> played) {
  Position position(deal);
  for (Card card : played) position.Play(card);
  return position;
}

// A position and all its answers by the reference.
struct Known {
  Position position;
  int value;
  std::vector<CardValue> cards;  // strongest first
  std::string line;              // can be pasted back
};

Known Consult(const Position& position) {
  const Deal& deal = position.deal();
  reference::Game game(deal, position.played());
  const auto found = game.CardValues();
  std::vector<CardValue> cards;
  int best = 0;
  for (Card card : position.order().best_first()) {
    for (const auto& entry : found) {
      if (entry.card != card) continue;
      const bool first = cards.empty();
      const bool raises = game.OnDeclarerSide(game.to_move());
      best = first ? entry.value
                   : (raises ? std::max(best, entry.value) : std::min(best, entry.value));
      cards.push_back({card, Value(entry.value)});
    }
  }
  return {position, best, cards, WriteLine(deal, position.played())};
}

void ExpectCards(const std::vector<CardValue>& found, const Known& known) {
  ASSERT_EQ(found.size(), known.cards.size()) << known.line;
  for (std::size_t i = 0; i < found.size(); ++i) {
    ASSERT_EQ(found[i].card, known.cards[i].card) << known.line;
    ASSERT_EQ(found[i].value.count(), known.cards[i].value.count())
        << reference::Write({{found[i].card}}) << " in " << known.line;
  }
}

void ExpectThresholds(Solver& solver, const Known& known, bool cold, Random& random) {
  for (int threshold :
       {known.value, known.value + 1, -1, 0, 1, 61, 121, static_cast<int>(random.Below(122))}) {
    if (cold) solver.Forget();
    ASSERT_EQ(solver.Reaches(known.position, Value(threshold)), known.value >= threshold)
        << threshold << (cold ? " cold " : " warm ") << known.line;
  }
}

// The line is legal, keeps the value, and begins with the strongest of the best cards.
void ExpectLine(const std::vector<Card>& line, const Known& known) {
  const auto is_best = [&](const CardValue& card) { return card.value.count() == known.value; };
  const auto first = std::find_if(known.cards.begin(), known.cards.end(), is_best);
  ASSERT_FALSE(line.empty()) << known.line;
  ASSERT_EQ(line.front(), first->card) << known.line;
  Position position = known.position;
  for (Card card : line) {
    ASSERT_FALSE(position.finished()) << known.line;
    ASSERT_TRUE(position.LegalPlays().Contains(card)) << known.line;
    position.Play(card);
  }
  ASSERT_TRUE(position.finished()) << known.line;
  ASSERT_EQ(FinalValue(position).count(), known.value) << known.line;
}

void ExpectBudgeted(Solver& solver, const Known& known, Random& random) {
  const std::uint64_t budget = random.Below(60);
  solver.Forget();
  const ValueBounds within = solver.SolveWithin(known.position, budget);
  ASSERT_LE(within.low.count(), known.value) << budget << ' ' << known.line;
  ASSERT_GE(within.high.count(), known.value) << budget << ' ' << known.line;
  const auto threshold = static_cast<int>(random.Below(122));
  solver.Forget();
  const ValueBounds reach = solver.ReachesWithin(known.position, Value(threshold), budget);
  ASSERT_LE(reach.low.count(), known.value) << budget << ' ' << known.line;
  ASSERT_GE(reach.high.count(), known.value) << budget << ' ' << known.line;
}

// Every question with an empty table, then again with all that was learned.
void ExpectAgreement(Solver& solver, const Known& known, Random& random) {
  solver.Forget();
  ASSERT_EQ(solver.Solve(known.position).count(), known.value) << "cold " << known.line;
  ExpectThresholds(solver, known, true, random);
  ExpectBudgeted(solver, known, random);
  solver.Forget();
  ExpectCards(solver.SolveCards(known.position), known);
  ASSERT_EQ(solver.Solve(known.position).count(), known.value) << "warm " << known.line;
  ExpectThresholds(solver, known, false, random);
  solver.Forget();
  ExpectLine(solver.BestLine(known.position), known);
}

// Contracts of one row, with all suits and Touts.
std::vector<Contract> ContractsOf(const ContractRow& row) {
  std::vector<Contract> contracts;
  for (const Contract& contract : AllContracts()) {
    if (&contract.row() == &row) contracts.push_back(contract);
  }
  return contracts;
}

Tilt TiltFor(const Contract& contract, Random& random) {
  if (contract.objective() == Objective::kAllTricks) return Tilt::kStrong;
  if (contract.objective() == Objective::kNoTricks) {
    return random.Below(2) == 0 ? Tilt::kWeak : Tilt::kNone;
  }
  return static_cast<Tilt>(random.Below(3));
}

class SolverOnRow : public testing::TestWithParam<std::tuple<int, Deck>> {};

// 15 rows x 2 decks x 456 deals x 3 positions = 41,040.
TEST_P(SolverOnRow, AgreesWithTheReference) {
  const auto& [row, deck] = GetParam();
  const auto contracts = ContractsOf(kContracts[static_cast<std::size_t>(row)]);
  Solver solver;
  int positions = 0;
  int open = 0;  // contracts about tricks, where the past leaves the answer open
  int open_made = 0;
  int open_lost = 0;
  const int deals = Scaled(456);
  for (int i = 0; i < deals; ++i) {
    const Contract& contract = contracts[static_cast<std::size_t>(i) % contracts.size()];
    Random random(1000 + static_cast<std::uint64_t>(row) * 2 + (deck == Deck::kLong ? 0 : 1),
                  static_cast<std::uint64_t>(i));
    const Deal deal = RandomDeal(contract, deck, TiltFor(contract, random), random);
    // Three positions of one game, with 1 to 4 tricks left, also in mid-trick.
    std::vector<std::size_t> plies;
    for (int k = 0; k < 3; ++k) {
      const int tricks_left = 1 + static_cast<int>(random.Below(4));
      plies.push_back(static_cast<std::size_t>(4 * (deal.hand_size() - tricks_left)) +
                      random.Below(4));
    }
    const auto last = static_cast<int>(*std::max_element(plies.begin(), plies.end()));
    const Position game = RandomPlay(deal, last, true, random);

    std::vector<Known> known;
    for (std::size_t ply : plies) {
      known.push_back(Consult(PositionAfter(deal, game.played().first(ply))));
      ExpectAgreement(solver, known.back(), random);
      if (HasFatalFailure()) return;
      ++positions;
    }
    // Now all three with one table.
    solver.Forget();
    for (int round = 0; round < 2; ++round) {
      for (const Known& position : known) {
        ASSERT_EQ(solver.Solve(position.position).count(), position.value) << position.line;
        ExpectCards(solver.SolveCards(position.position), position);
      }
    }
    if (IsPointContract(contract) || contract.objective() == Objective::kHoldTop) continue;
    for (const Known& position : known) {
      const SeatSet declarers = DeclarerSide(deal);
      const bool lost = contract.objective() == Objective::kAllTricks
                            ? position.position.tricks(declarers.Complement()) > 0
                            : position.position.tricks(declarers) > 0;
      if (lost) continue;
      ++open;
      ++(position.value == 1 ? open_made : open_lost);
    }
  }
  ASSERT_EQ(positions, 3 * deals);
  if (deals < 100 || open == 0) return;
  // Neither answer is rare where the past leaves it open, and it is left open often enough.
  EXPECT_GE(open_made * 10, open) << open_lost;
  EXPECT_GE(open_lost * 10, open) << open_made;
  const bool half_are_touts = kContracts[static_cast<std::size_t>(row)].tout_level.has_value();
  EXPECT_GE(open * (half_are_touts ? 4 : 2), positions);
}

std::string DeckName(Deck deck) { return std::string(NameOf(deck)); }

// The rows of AllContracts.
std::vector<int> CommonRows() {
  std::vector<int> rows;
  for (const Contract& contract : AllContracts()) {
    const int row = *FindContractRow(contract.row().name);
    if (rows.empty() || rows.back() != row) rows.push_back(row);
  }
  return rows;
}

INSTANTIATE_TEST_SUITE_P(Rows, SolverOnRow,
                         testing::Combine(testing::ValuesIn(CommonRows()),
                                          testing::Values(Deck::kLong, Deck::kShort,
                                                          Deck::kShort20)),
                         [](const auto& test) {
                           const auto row = static_cast<std::size_t>(std::get<0>(test.param));
                           return std::string(kContracts[row].name) + "_" +
                                  DeckName(std::get<1>(test.param));
                         });

// The proof itself, held against the reference.
void ExpectSameProof(const Position& position) {
  const Known known = Consult(position);
  for (int threshold = -1; threshold <= 122; ++threshold) {
    ASSERT_EQ(Proof(position).Reaches(Value(threshold)).value(), known.value >= threshold)
        << threshold << ' ' << known.line;
  }
}

TEST(Proof, AgreesWithTheReference) {
  std::uint64_t stream = 0;
  for (const Contract& contract : AllContracts()) {
    if (contract.objective() == Objective::kHoldTop) continue;
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      for (int i = 0; i < Scaled(10); ++i) {
        Random random(3000, stream++);
        const Deal deal = RandomDeal(contract, deck, TiltFor(contract, random), random);
        const int plies = 4 * deal.hand_size() - 1 - static_cast<int>(random.Below(16));
        ExpectSameProof(RandomPlay(deal, plies, true, random));
      }
    }
  }
}

TEST(Proof, AgreesWithTheReferenceAtATableOfThree) {
  std::uint64_t stream = 0;
  for (const Contract& contract : AllContracts()) {
    const bool two_sides_of_three =
        contract.parties() == Parties::kSolo && contract.objective() != Objective::kHoldTop;
    for (int i = 0; two_sides_of_three && i < Scaled(10); ++i) {
      Random random(3001, stream++);
      const Deal deal =
          RandomDeal(contract, Deck::kShort, TiltFor(contract, random), random, /*seats=*/3);
      const int plies = 3 * deal.hand_size() - 1 - static_cast<int>(random.Below(12));
      ExpectSameProof(RandomPlay(deal, plies, true, random));
    }
  }
}

// Whole deals: the value found is proven without any table.
class WholeDeals : public testing::TestWithParam<std::tuple<Deck, int>> {};
constexpr int kParts = 5;

TEST_P(WholeDeals, AreProven) {
  const auto& [deck, part] = GetParam();
  const bool many = Number("SCHAFKOPF_LONG_TESTS", 0) > 0;
  const int all = deck == Deck::kLong ? (many ? 200 : 30) : (many ? 100 : 60);
  const int deals = Scaled(all / kParts);
  // Some deals are too hard to prove without a table; the next one takes their place.
  const auto node_limit = static_cast<std::uint64_t>(Scaled((many ? 60 : 3) * 1'000'000));
  std::vector<Contract> contracts;
  for (const Contract& contract : AllContracts()) {
    if (contract.objective() == Objective::kHoldTop) continue;
    // Few Touts: hardly any is open from the first card.
    if (!contract.is_tout() || contracts.size() % 8 == 7) contracts.push_back(contract);
  }
  Solver solver;
  int proven = 0;
  int too_hard = 0;
  for (int i = 0; proven < deals; ++i) {
    Random random(deck == Deck::kLong ? 4000 : 4001, static_cast<std::uint64_t>(kParts * i + part));
    const Contract& contract = contracts[random.Below(contracts.size())];
    // Soloists announce with strong hands; partners are dealt as they come.
    const Tilt tilt = contract.parties() == Parties::kCross          ? Tilt::kNone
                      : contract.objective() == Objective::kNoTricks ? Tilt::kWeak
                                                                     : Tilt::kStrong;
    const Deal deal = RandomDeal(contract, deck, tilt, random);
    const Position position(deal);
    const Value value = solver.Solve(position);
    const auto confirmed = Proof(position).Confirms(value, node_limit);
    ++(confirmed ? proven : too_hard);
    ASSERT_TRUE(confirmed.value_or(true)) << value.count() << " in " << WriteLine(deal, {});
  }
  EXPECT_LE(too_hard, 3 * deals + 10);
}

INSTANTIATE_TEST_SUITE_P(Decks, WholeDeals,
                         testing::Combine(testing::Values(Deck::kLong, Deck::kShort),
                                          testing::Range(0, kParts)),
                         [](const auto& test) {
                           return DeckName(std::get<0>(test.param)) + "_" +
                                  std::to_string(std::get<1>(test.param));
                         });

// A solver that goes from deal to deal forgets by itself, and a moved-to one goes on.
TEST(Solver, ServesManyDeals) {
  Solver one;
  Random random(5000, 0);
  for (int i = 0; i < Scaled(200); ++i) {
    const auto contracts = AllContracts();
    const Contract contract = contracts[random.Below(contracts.size())];
    const Deal deal = RandomDeal(contract, Deck::kShort, Tilt::kStrong, random);
    const Position position = RandomPlay(deal, 8, true, random);
    Solver fresh;
    const Value expected = fresh.Solve(position);
    ASSERT_EQ(one.Solve(position), expected) << WriteLine(deal, position.played());
    one = std::move(fresh);
    ASSERT_EQ(one.Solve(position), expected) << WriteLine(deal, position.played());
  }
}

// The deal renamed is worth the same, whatever the other hands.
TEST(AlikeHands, AreWorthTheSameInEveryWorld) {
  Solver solver;
  for (const AlikeCase& game : kAlikeCases) {
    SCOPED_TRACE(game.name);
    const Contract contract = Contract::Named(game.name, game.suit);
    std::vector<std::pair<Contract, Renaming>> ways;
    for (const Renaming& names : AllRenamings()) {
      if (Keeps(game, names)) ways.emplace_back(contract, names);
    }
    if (game.suit) ways.emplace_back(InEichel(game).contract, InEichel(game).names);
    for (std::uint64_t i = 0; i < 40; ++i) {
      Random random(7, i);
      const Deal deal = RandomDeal(contract, Deck::kShort, Tilt::kStrong, random);
      const Value value = solver.Solve(Position(deal));
      const auto& [renamed, names] = ways[random.Below(ways.size())];
      Deal other = deal;
      other.game = Game(renamed, Deck::kShort);
      for (Seat seat : kSeats) {
        other.hands[seat] = Renamed(deal.hands[seat], names, LiftedOf(game));
      }
      EXPECT_EQ(solver.Solve(Position(other)), value);
    }
  }
}

}  // namespace
}  // namespace schafkopf::solver_test
