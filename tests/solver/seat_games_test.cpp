// Seats that see only their own cards: they play by the rules, do not peek, and tell the same story
// on any number of threads.
#include "solver/sample/seat_games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "engine/worlds/dealer.h"
#include "tests/support/random_deal.h"
#include "tests/support/random_options.h"
#include "tests/support/reference.h"
#include "tests/support/test_scale.h"

namespace schafkopf::seat_games_test {
namespace {

std::string LineOf(const Position& position) {
  return reference::WriteLine(position.deal(), position.played());
}

// Games of two sides with every kind of party and objective.
std::vector<Contract> SomeContracts() {
  return {Contract::Named("wenz"),
          Contract::Named("solo", Suit::kGras),
          Contract::Named("ruf", Suit::kEichel),
          Contract::Named("ruf", Suit::kSchellen),
          Contract::Named("farbwenz", Suit::kEichel),
          Contract::Named("geier", std::nullopt, /*tout=*/true),
          Contract::Named("bettel"),
          Contract::Named("bettel").WithOuvert(),
          Contract::Named("pfd").WithStich(),
          Contract::Named("kreuz"),
          Contract::Named("hochzeit").WithPartner(Seat(2))};
}
// ... and those in which every seat plays for itself.
std::vector<Contract> MoreContracts() {
  std::vector<Contract> contracts = SomeContracts();
  contracts.push_back(Contract::Named("ramsch"));
  contracts.push_back(Contract::Named("schieberamsch"));
  return contracts;
}

// Nobody with many trumps makes a Hochzeit.
Tilt TiltFor(const Contract& contract) {
  return contract.parties() == Parties::kPair ? Tilt::kNone : Tilt::kStrong;
}

// Some positions in mid-game with something to choose.
std::vector<Position> SomePositions(int each,
                                    const std::vector<Contract>& contracts = SomeContracts()) {
  std::vector<Position> positions;
  for (const Contract& contract : contracts) {
    for (int i = 0; i < each; ++i) {
      Random random(31, positions.size());
      const Deal deal = RandomDeal(contract, Deck::kShort, TiltFor(contract), random);
      const int plies = static_cast<int>(random.Below(20));
      positions.push_back(RandomPlay(deal, plies, /*keep_open=*/true, random));
    }
  }
  return positions;
}

bool Playable(const Deal& deal) { return deal.contract().is_played(); }

// Calls visit(deal) with a deal of every game that each deck and number of seats allows.
template <class Visit>
void ForEachGame(Visit visit) {
  for (const ContractRow& row : kContracts) {
    for (const Contract& contract : ContractsOfRowInFull(row)) {
      for (const DeckRow& deck : kDecks) {
        for (int seats : {4, 3}) {
          if (!IsPlayedWith(row, deck.deck) || !IsTable(deck.deck, seats)) continue;
          if (!IsPlayedBy(row, seats)) continue;
          const auto called = contract.called_card();
          const bool too_rare = called && called->rank() == Rank::kKing && deck.deck != Deck::kLong;
          if (too_rare) continue;
          if (!contract.is_played()) continue;
          Random random(7, static_cast<std::uint64_t>(seats));
          visit(RandomDeal(contract, deck.deck, Tilt::kNone, random, seats));
        }
      }
    }
  }
}

TEST(Aim, AMussGoesByItsPlayersTrumps) {
  Aim aim;
  aim.stakes.rules.Set("muss_trumps", "3");
  const Contract muss = Contract::Named("muss", Suit::kGras);
  Deal deal{Game(muss, Deck::kLong), Seat(0), {}};
  deal.hands[Seat(0)] = CardSet{Card(Suit::kEichel, Rank::kOber), Card(Suit::kHerz, Rank::kSau),
                                Card(Suit::kHerz, Rank::kTen)};
  EXPECT_EQ(WinIn(deal, aim), Value(60));
  deal.hands[Seat(0)].Insert(Card(Suit::kGras, Rank::kOber));
  EXPECT_EQ(WinIn(deal, aim), Value(61));
}

TEST(SeatView, AllowsWhatThePositionAllows) {
  int games = 0;
  ForEachGame([&](const Deal& deal) {
    ++games;
    Random random(8, static_cast<std::uint64_t>(games));
    Position position(deal);
    while (!position.finished()) {
      const CardSet legal = position.LegalPlays();
      ASSERT_EQ(ViewOf(position).LegalPlays(), legal) << LineOf(position);
      std::vector<Card> cards;
      for (Card card : legal) cards.push_back(card);
      position.Play(cards[random.Below(cards.size())]);
    }
  });
  EXPECT_GT(games, 150);
}

TEST(SeatView, KnowsNoWorldButTrueOnes) {
  for (const Position& position : SomePositions(8, MoreContracts())) {
    const SeatView view = ViewOf(position);
    const Dealer dealer(KnowledgeOf(view));
    ASSERT_GT(dealer.count(), 0u) << LineOf(position);
    const Hands hands = dealer.Sample(3, 1);
    EXPECT_EQ(hands[view.seat], position.deal().hands[view.seat]);
    const Position other = PositionIn(view, hands);
    EXPECT_EQ(other.to_move(), position.to_move());
    EXPECT_EQ(other.LegalPlays(), position.LegalPlays());
    if (position.deal().contract().is_ouvert()) {
      EXPECT_EQ(hands[view.declarer], position.deal().hands[view.declarer]);
    }
  }
}

// Every legal card has one of its kind that is worth the same.
TEST(SeatView, LeavesOutOnlyCardsThatDoTheSame) {
  Solver solver;
  int left_out = 0;
  for (const Position& position : SomePositions(12)) {
    const std::vector<Card> distinct = ViewOf(position).DistinctPlays();
    const std::vector<CardValue> values = solver.SolveCards(position);
    left_out += static_cast<int>(values.size() - distinct.size());
    for (const CardValue& each : values) {
      const bool found = std::ranges::any_of(values, [&](const CardValue& other) {
        return std::ranges::find(distinct, other.card) != distinct.end() &&
               other.value == each.value && PointsOf(other.card) == PointsOf(each.card) &&
               position.order().GroupOf(other.card) == position.order().GroupOf(each.card);
      });
      EXPECT_TRUE(found) << LineOf(position) << ": " << reference::Write({{each.card}});
    }
  }
  EXPECT_GT(left_out, 20);
}

// Hidden cards swapped: whoever is on turn plays the same card, whatever the player did before.
TEST(Chooser, DoesNotPeek) {
  Chooser chooser;
  int swapped = 0;
  std::uint64_t number = 0;
  for (const Position& position : SomePositions(12, MoreContracts())) {
    const SeatView view = ViewOf(position);
    // Not by way of the view: what it might give away must be swapped too.
    const Deal& deal = position.deal();
    const Seat seat = position.to_move();
    Knowledge knowledge =
        KnowledgeOf(deal.game, deal.declarer, seat, deal.hands[seat], position.played());
    if (deal.contract().is_ouvert()) knowledge.held[deal.declarer] = deal.hands[deal.declarer];
    for (Seat each : kSeats) knowledge.not_held[each] -= knowledge.held[each];
    const Dealer dealer(knowledge);
    for (PlayStyle style :
         {PlayStyle::kPlay, PlayStyle::kDeaf, PlayStyle::kOpen, PlayStyle::kRandom}) {
      const Player player{style, 3};
      const Card card = Chooser().Choose(view, player, number);
      for (std::uint64_t i = 0; i < 4; ++i) {
        const Hands hands = dealer.Sample(17, i);
        const Position other({deal.game, deal.declarer, hands}, position.played());
        swapped += hands == deal.hands ? 0 : 1;
        EXPECT_EQ(chooser.Choose(ViewOf(other), player, number), card) << LineOf(position) << "\n"
                                                                       << LineOf(other);
      }
    }
    ++number;
  }
  EXPECT_GT(swapped, 1000);
}

TEST(Chooser, PlaysByTheRulesInEveryGame) {
  ForEachGame([&](const Deal& deal) {
    Chooser chooser;
    Position position(deal);
    while (!position.finished()) {
      // The first cards of a long deal by chance: they cost most.
      const bool early = position.played().size() < 12 && deal.hand_size() > 6;
      const PlayStyle style = early ? PlayStyle::kRandom : PlayStyle::kPlay;
      const Card card = chooser.Choose(ViewOf(position), {style, 1}, 5);
      ASSERT_TRUE(position.LegalPlays().Contains(card)) << LineOf(position);
      position.Play(card);
    }
  });
}

TEST(Chooser, DecidesNothingWhereThereIsNothingToDecide) {
  Chooser chooser;
  int forced = 0;
  for (const Position& position : SomePositions(12, MoreContracts())) {
    const SeatView view = ViewOf(position);
    const std::vector<Card> distinct = view.DistinctPlays();
    const std::uint64_t before = chooser.nodes();
    const Card card = chooser.Choose(view, {}, 1);
    if (distinct.size() > 1) continue;
    ++forced;
    EXPECT_EQ(card, distinct.front());
    EXPECT_EQ(chooser.nodes(), before);
  }
  EXPECT_GT(forced, 5);
}

// With one world left nothing is hidden: the card is one of the best with open cards.
TEST(Chooser, PlaysExactlyOnceItKnowsAll) {
  Chooser chooser;
  Solver solver;
  int known = 0;
  for (const Contract& contract : {Contract::Named("wenz"), Contract::Named("solo", Suit::kHerz)}) {
    for (std::uint64_t i = 0; i < 600; ++i) {
      Random random(41, i);
      const Deal deal = RandomDeal(contract, Deck::kShort, Tilt::kStrong, random);
      const Position position = RandomPlay(deal, 16 + static_cast<int>(i % 4), true, random);
      const SeatView view = ViewOf(position);
      if (Dealer(KnowledgeOf(view)).count() != 1) continue;
      ++known;
      const Card card = chooser.Choose(view, {}, 1);
      const auto values = solver.SolveCards(position);
      const bool declares = view.seat == deal.declarer;
      Value best = values.front().value;
      Value chosen = best;
      for (const CardValue& each : values) {
        if (declares ? each.value > best : each.value < best) best = each.value;
        if (each.card == card) chosen = each.value;
      }
      EXPECT_EQ(chosen, best) << LineOf(position);
    }
  }
  EXPECT_GT(known, 10);
}

// Of the cards that win most of all worlds it takes one with the best mean value, but for what the
// race of values may lose.
TEST(Chooser, WinsMostWorldsThenMostPointsButForTheRace) {
  Chooser chooser;
  Solver solver;
  int decisions = 0;
  int others = 0;
  double lost = 0;  // mean values
  constexpr int kEach = 60;
  for (const Position& position : SomePositions(Scaled(kEach))) {
    const SeatView view = ViewOf(position);
    const Dealer dealer(KnowledgeOf(view));
    const auto worlds = static_cast<std::int64_t>(dealer.count());
    if (worlds > 200 || view.DistinctPlays().size() < 2) continue;
    struct Score {
      std::int64_t wins = 0;
      std::int64_t values = 0;
      auto operator<=>(const Score&) const = default;
    };
    const Card chosen = chooser.Choose(view, {PlayStyle::kDeaf, 200}, 1);
    Score best{-1, 0};
    Score of_chosen;
    for (Card card : view.DistinctPlays()) {
      Score score;
      for (std::int64_t i = 0; i < worlds; ++i) {
        Position world = PositionIn(view, dealer.World(static_cast<std::uint64_t>(i)));
        const bool declares = DeclarerSide(world.deal()).Contains(view.seat);
        world.Play(card);
        const Value value = solver.Solve(world);
        score.wins += (value >= WinningValue(view.contract())) == declares ? 1 : 0;
        score.values += declares ? value.count() : -value.count();
      }
      best = std::max(best, score);
      if (card == chosen) of_chosen = score;
    }
    EXPECT_EQ(of_chosen.wins, best.wins) << LineOf(position);
    ++decisions;
    others += of_chosen == best ? 0 : 1;
    lost += static_cast<double>(best.values - of_chosen.values) / static_cast<double>(worlds);
  }
  EXPECT_GT(decisions, Scaled(50));
  if (Scaled(kEach) == kEach) {
    EXPECT_GT(others, 0);
    EXPECT_LE(others, decisions / 50);
  }
  EXPECT_LT(lost / decisions, 0.02);
}

// The true hands are never excluded, whatever the duties.
TEST(SeatView, AlwaysAllowsTheTrueHands) {
  for (int i = 0; i < Scaled(400); ++i) {
    Random random(32, static_cast<std::uint64_t>(i));
    const std::vector<Contract> contracts = MoreContracts();
    const Contract contract = contracts[random.Below(contracts.size())];
    const Deck deck = i % 2 == 0 ? Deck::kLong : Deck::kShort;
    Deal deal = RandomDeal(contract, deck, TiltFor(contract), random);
    deal.game = Game(contract, Table(deck, kSeatCount, RandomOptions({2, 3, 5}, random)));
    Position position(deal);
    while (!position.finished()) {
      const SeatView view = ViewOf(position);
      ASSERT_EQ(view.LegalPlays(), position.LegalPlays()) << LineOf(position);
      for (const Knowledge& knowledge : {KnowledgeOf(view), CardsSeenOf(view)}) {
        for (Seat seat : kSeats) {
          const CardSet hand = deal.hands[seat];
          ASSERT_TRUE(hand.Contains(knowledge.held[seat])) << LineOf(position);
          ASSERT_FALSE(hand.Intersects(knowledge.not_held[seat])) << LineOf(position);
          const auto& call = knowledge.call;
          const bool bound = call && (seat == deal.declarer || hand.Contains(call->sau));
          ASSERT_TRUE(!bound || (hand & call->suit).size() >= call->least[seat])
              << LineOf(position);
        }
      }
      std::vector<Card> cards;
      for (Card card : position.LegalPlays()) cards.push_back(card);
      position.Play(cards[random.Below(cards.size())]);
    }
  }
}

std::vector<EstimateQuestion> Questions() {
  std::vector<EstimateQuestion> questions;
  for (const Contract& contract : MoreContracts()) {
    Random random(51, questions.size());
    const Deal deal = RandomDeal(contract, Deck::kShort, TiltFor(contract), random);
    if (!Playable(deal)) continue;
    questions.push_back(
        {deal.game,
         deal.declarer,
         deal.declarer,
         KnowledgeOf(deal.game, deal.declarer, deal.declarer, deal.hands[deal.declarer]),
         {}});
  }
  return questions;
}

TEST(PlaySeatGames, IsTheSameForAnyNumberOfThreads) {
  const auto questions = Questions();
  SeatGameOptions options;
  options.players = AllSeats({PlayStyle::kPlay, 2});
  options.games = 4;
  const auto expected = PlaySeatGames(questions, options);
  for (int threads : {2, 7}) {
    EXPECT_EQ(PlaySeatGames(questions, options, {.threads = threads}), expected) << threads;
  }
  EXPECT_NE(PlaySeatGames(questions, options, {.seed = 2}), expected);
}

TEST(PlaySeatGames, CountsGamesAndTellsThemOnTheWay) {
  const auto questions = Questions();
  SeatGameOptions options;
  options.players = AllSeats({PlayStyle::kRandom, 1});
  options.games = 30;
  std::uint64_t told = 0;
  options.each = [&](std::span<const SeatGames> sums) {
    std::uint64_t games = 0;
    for (const SeatGames& sum : sums) games += sum.games;
    EXPECT_EQ(games, ++told);
  };
  for (const SeatGames& games : PlaySeatGames(questions, options)) {
    EXPECT_EQ(games.games, 30u);
    EXPECT_LE(games.wins, 30u);
    EXPECT_GE(games.wins, games.schneider);
    EXPECT_GE(games.schneider, games.schwarz);
    EXPECT_LE(SeatWinShare(games).low, SeatWinShare(games).value);
  }
  EXPECT_EQ(told, 30 * questions.size());

  int calls = 0;
  const Effort effort{.stop = [&calls] { return ++calls > 40; }};
  options.each = nullptr;
  std::uint64_t games = 0;
  for (const SeatGames& sum : PlaySeatGames(questions, options, effort)) games += sum.games;
  EXPECT_EQ(games, 40u);
}

TEST(PlaySeatGames, LeavesOutWhatCannotBePlayed) {
  const CardSet hand = {Card(Suit::kEichel, Rank::kOber),  Card(Suit::kGras, Rank::kOber),
                        Card(Suit::kHerz, Rank::kOber),    Card(Suit::kSchellen, Rank::kOber),
                        Card(Suit::kEichel, Rank::kUnter), Card(Suit::kGras, Rank::kUnter)};
  const Game sie(Contract::Named("sie"), Deck::kShort);
  const std::vector<EstimateQuestion> questions = {
      {sie, Seat(0), Seat(0), KnowledgeOf(sie, Seat(0), Seat(0), hand), {}}};
  EXPECT_EQ(PlaySeatGames(questions, {}).front().games, 0u);
}

}  // namespace
}  // namespace schafkopf::seat_games_test
