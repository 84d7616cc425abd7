// Counting and dealing worlds against trying every one.
#include "engine/worlds/dealer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string_view>
#include <vector>

#include "engine/cards/any_card.h"
#include "engine/play/deal_fault.h"
#include "engine/play/position.h"
#include "engine/worlds/arrangements.h"
#include "engine/worlds/seat_view.h"
#include "tests/support/random_deal.h"
#include "tests/support/random_options.h"
#include "tests/support/reference.h"

namespace schafkopf::dealer_test {
namespace {

using Key = std::array<std::uint32_t, kSeatCount>;

Key KeyOf(const Hands& hands) {
  Key key;
  for (Seat seat : kSeats) key[static_cast<std::size_t>(seat.index())] = hands[seat].bits();
  return key;
}

CardSet SetOf(std::string_view cards) {
  CardSet set;
  for (Card card : reference::Read(cards)) set.Insert(card);
  return set;
}

// Whether the declarer may announce with these hands and every card played is legal.
bool Agrees(const Deal& deal, std::span<const Card> played) {
  if (ObstacleTo(deal.contract(), deal.hands[deal.declarer], deal.game.table()) !=
      BidObstacle::kNone) {
    return false;
  }
  Position position(deal);
  for (Card card : played) {
    if (!position.LegalPlays().Contains(card)) return false;
    position.Play(card);
  }
  return true;
}

// All hands that agree with what `observer` has seen, found by trying every way to deal the rest.
std::set<Key> TryEveryWorld(const Position& position, Seat observer) {
  const Deal& deal = position.deal();
  Hands known;
  known[observer] = deal.hands[observer];
  for (Seat seat : kSeats) {
    if (seat != observer) known[seat] = deal.hands[seat] - position.hand(seat);
  }
  CardSet open = CardsOf(deal.deck());
  for (Seat seat : kSeats) open -= known[seat];
  std::vector<Seat> owners;
  for (Seat seat : kSeats) {
    owners.insert(owners.end(), static_cast<std::size_t>(deal.hand_size() - known[seat].size()),
                  seat);
  }
  std::set<Key> worlds;
  do {
    Hands hands = known;
    auto owner = owners.begin();
    for (Card card : open) hands[*owner++].Insert(card);
    if (Agrees({deal.game, deal.declarer, hands}, position.played())) {
      worlds.insert(KeyOf(hands));
    }
  } while (std::next_permutation(owners.begin(), owners.end()));
  return worlds;
}

TEST(Dealer, CountsAllDealsOfADeck) {
  EXPECT_EQ(Dealer(KnowledgeBeforePlay(Deck::kLong, {})).count(), 99'561'092'450'391'000u);
  EXPECT_EQ(Dealer(KnowledgeBeforePlay(Deck::kShort, {})).count(), 2'308'743'493'056u);
}

TEST(Dealer, CountsTheWorldsOfASoloist) {
  const Contract wenz = Contract::Named("wenz");
  const CardSet hand = SuitCards(Suit::kEichel);
  EXPECT_EQ(Dealer(KnowledgeOf(Game(wenz, Deck::kLong), Seat(0), Seat(0), hand)).count(),
            9'465'511'770u);
}

TEST(SeatSet, HasABitForEachSeat) {
  EXPECT_EQ(SeatSet().bits(), 0u);
  EXPECT_EQ((SeatSet::Of(Seat(0)) | SeatSet::Of(Seat(3))).bits(), 9u);
}

TEST(Knowledge, WhoDoesNotPlayMissesNothing) {
  const Knowledge three = KnowledgeBeforePlay(Table(Deck::kShort, 3), {});
  EXPECT_EQ(three.missing(Seat(2)), 8);
  EXPECT_EQ(three.missing(Seat(3)), 0);
}

TEST(Dealer, SeatsAreCountedByTheirHands) {
  Hands hands;
  hands[Seat(0)] = CardSet::All();
  EXPECT_EQ(SeatsOf(hands), 2);
  hands[Seat(1)] = hands[Seat(0)];
  EXPECT_EQ(SeatsOf(hands), 2);
  hands[Seat(2)] = hands[Seat(0)];
  EXPECT_EQ(SeatsOf(hands), 3);
  hands[Seat(3)] = hands[Seat(0)];
  EXPECT_EQ(SeatsOf(hands), 4);
}

TEST(Dealer, ContradictionsHaveNoWorld) {
  Knowledge knowledge = KnowledgeBeforePlay(Deck::kLong, {});
  const Card sau(Suit::kGras, Rank::kSau);
  for (Seat seat : kSeats) knowledge.not_held[seat].Insert(sau);
  EXPECT_EQ(Dealer(knowledge).count(), 0u);
}

// In every contract, at every seat, after some play: the worlds are those that trying finds, each
// numbered once.
TEST(Dealer, NumbersExactlyTheWorldsThatAgree) {
  const std::vector<Contract> contracts = AllContracts();
  int with_called_sau = 0;
  for (std::uint64_t i = 0; i < 400; ++i) {
    Random random(11, i);
    // Every other time a Rufspiel, where there is most to know.
    const Contract contract =
        i % 2 == 0 ? Contract::Named("ruf", std::array{Suit::kEichel, Suit::kGras,
                                                       Suit::kSchellen}[random.Below(3)])
                   : contracts[random.Below(contracts.size())];
    if (contract.objective() == Objective::kHoldTop) continue;
    const Deck deck = random.Below(3) == 0 ? Deck::kShort : Deck::kLong;
    const Deal deal = RandomDeal(contract, deck, Tilt::kNone, random);
    const int left = 9 + static_cast<int>(random.Below(5));
    const Position position = RandomPlay(deal, kSeatCount * deal.hand_size() - left, false, random);
    const Seat observer(static_cast<int>(random.Below(kSeatCount)));

    const std::set<Key> expected = TryEveryWorld(position, observer);
    const Dealer dealer(
        KnowledgeOf(deal.game, deal.declarer, observer, deal.hands[observer], position.played()));
    const std::string line = reference::WriteLine(deal, position.played());
    ASSERT_EQ(dealer.count(), expected.size()) << line << " seen by " << observer.index();
    std::set<Key> worlds;
    for (std::uint64_t world = 0; world < dealer.count(); ++world) {
      worlds.insert(KeyOf(dealer.World(world)));
    }
    ASSERT_EQ(worlds, expected) << line << " seen by " << observer.index();
    if (contract.called_card() && expected.size() > 1) ++with_called_sau;
  }
  EXPECT_GT(with_called_sau, 100);
}

TEST(Dealer, KnowsWhatOtherDutiesTell) {
  int more_than_usual = 0;
  for (std::uint64_t i = 0; i < 600; ++i) {
    Random random(12, i);
    const Contract contract = Contract::Named(
        "ruf", std::array{Suit::kEichel, Suit::kGras, Suit::kSchellen}[random.Below(3)]);
    const Deck deck = random.Below(3) == 0 ? Deck::kShort : Deck::kLong;
    Deal deal = RandomDeal(contract, deck, Tilt::kNone, random);
    deal.game = Game(contract, Table(deck, kSeatCount, RandomOptions({3}, random)));
    const int left = 9 + static_cast<int>(random.Below(5));
    const Position position = RandomPlay(deal, kSeatCount * deal.hand_size() - left, false, random);
    const Seat observer(static_cast<int>(random.Below(kSeatCount)));
    const std::set<Key> expected = TryEveryWorld(position, observer);
    const auto worlds_of = [&](const Game& game) {
      const Dealer dealer(
          KnowledgeOf(game, deal.declarer, observer, deal.hands[observer], position.played()));
      std::set<Key> worlds;
      for (std::uint64_t world = 0; world < dealer.count(); ++world) {
        worlds.insert(KeyOf(dealer.World(world)));
      }
      return worlds;
    };
    const std::string line = reference::WriteLine(deal, position.played());
    ASSERT_EQ(worlds_of(deal.game), expected) << i << ' ' << line << " by " << observer.index();
    more_than_usual += worlds_of(Game(contract, deck)) == expected ? 0 : 1;
  }
  EXPECT_GT(more_than_usual, 10);
}

// Arrangements count the same worlds as the dealer, in all and by how many cards of a set each seat
// holds.
TEST(Arrangements, CountWhatTheDealerNumbers) {
  int cases = 0;
  for (const Contract& contract : AllContracts()) {
    if (contract.is_tout() || !IsPlayedWith(contract.row(), Deck::kShort) ||
        contract.parties() == Parties::kEach || !contract.is_played()) {
      continue;
    }
    for (int plies = 6; plies < 18; ++plies) {
      Random random(11, static_cast<std::uint64_t>(cases));
      const Deal deal = RandomDeal(contract, Deck::kShort, Tilt::kNone, random);
      const SeatView view = ViewOf(RandomPlay(deal, plies, false, random));
      const Knowledge knowledge = KnowledgeOf(view);
      const Dealer dealer(knowledge);
      const CardSet trumps = TrumpsOf(contract);
      const std::vector<CardSet> sets = {trumps, RankCards(Rank::kSau)};
      using Counts = std::array<int, 2 * kSeatCount>;
      const auto counts_of = [&](const Hands& hands) {
        Counts counts;
        for (std::size_t i = 0; i < counts.size(); ++i) {
          counts[i] = (hands[Seat(static_cast<int>(i / 2))] & sets[i % 2]).size();
        }
        return counts;
      };
      std::map<Counts, std::uint64_t> arranged;
      std::uint64_t sum = 0;
      EXPECT_TRUE(ForEachArrangement(knowledge, sets, 1'000'000,
                                     [&](const Hands& hands, std::uint64_t worlds) {
                                       sum += worlds;
                                       arranged[counts_of(hands)] += worlds;
                                     }));
      EXPECT_EQ(sum, dealer.count());
      ++cases;
      if (dealer.count() > 30'000) continue;
      std::map<Counts, std::uint64_t> dealt;
      for (std::uint64_t i = 0; i < dealer.count(); ++i) ++dealt[counts_of(dealer.World(i))];
      EXPECT_EQ(arranged, dealt);
    }
  }
  EXPECT_GT(cases, 100);
}

TEST(Arrangements, EndWhereThereAreTooMany) {
  std::uint64_t visited = 0;
  const std::vector<CardSet> sets = {RankCards(Rank::kSau)};
  const Knowledge all = KnowledgeBeforePlay(Deck::kLong, {});
  EXPECT_FALSE(ForEachArrangement(all, sets, 10, [&](const Hands&, std::uint64_t) { ++visited; }));
  EXPECT_EQ(visited, 10u);
  visited = 0;
  EXPECT_TRUE(ForEachArrangement(all, sets, 35, [&](const Hands&, std::uint64_t) { ++visited; }));
  EXPECT_EQ(visited, 35u);
}

// What a seat deals could have been played so by whoever may declare the game.
TEST(Dealer, DealsWhatTheGameAllows) {
  const Contract bettel = Contract::Named("bettel");
  int worlds = 0;
  for (const Contract& contract :
       {Contract::Named("hochzeit").WithPartner(Seat(2)),
        Contract::Named("bauernhochzeit").WithPartner(Seat(1)), Contract::Named("cicha"),
        Contract::Named("wesele"), Contract::Named("zolo").WithStich(),
        Contract::Named("cicha").WithStich(), bettel.WithStich()}) {
    for (std::uint64_t i = 0; i < 20; ++i) {
      Random random(13, i);
      const bool kop = contract.row().pack == Pack::kKop;
      const Deal deal = RandomDeal(contract, kop ? Deck::kKop : Deck::kLong, Tilt::kNone, random);
      const int plies = static_cast<int>(i) % (deal.hand_size() * kSeatCount - 1);
      const SeatView view = ViewOf(RandomPlay(deal, plies, false, random));
      const Dealer dealer(KnowledgeOf(view));
      ASSERT_GT(dealer.count(), 0u);
      for (std::uint64_t world = 0; world < 30; ++world) {
        const Hands hands = dealer.Sample(1, world);
        EXPECT_FALSE(FaultOf(Deal{view.game, view.declarer, hands}));
        Position position = PositionIn(view, hands);
        while (!position.played().empty()) position.Undo();
        for (Card card : view.played) {
          ASSERT_TRUE(position.LegalPlays().Contains(card)) << i;
          position.Play(card);
        }
        ++worlds;
      }
    }
  }
  EXPECT_GT(worlds, 4000);
  const Contract muss = Contract::Named("muss", Suit::kEichel).WithMussSuit(Suit::kHerz);
  Random random(14, 0);
  const Deal deal = RandomDeal(muss, Deck::kLong, Tilt::kNone, random);
  const SeatView view = ViewOf(Position(deal));
  EXPECT_TRUE(KnowledgeOf(view).held[view.declarer].Contains(Card(Suit::kHerz, Rank::kOber)) ||
              view.hand.Contains(Card(Suit::kHerz, Rank::kOber)));
}

// A holder who ran away held four of the suit when he led.
TEST(Dealer, KnowsWhatRunningAwayTells) {
  const Contract contract = Contract::Named("ruf", Suit::kGras);
  const CardSet own = CardSet::FromBits(0xff000000u);  // Eichel, all of it
  const Card led(Suit::kGras, Rank::kEight);
  const Dealer dealer(
      KnowledgeOf(Game(contract, Deck::kLong), Seat(3), Seat(1), own, std::array{led}));
  ASSERT_GT(dealer.count(), 0u);
  const CardSet gras = CardOrder(contract).PlainSuit(Suit::kGras);
  int ran_away = 0;
  for (std::uint64_t i = 0; i < 2000; ++i) {
    const Hands hands = dealer.Sample(1, i);
    if (!hands[Seat(0)].Contains(Card(Suit::kGras, Rank::kSau))) continue;
    EXPECT_GE((hands[Seat(0)] & gras).size(), kRunawayMin);
    ++ran_away;
  }
  EXPECT_GT(ran_away, 0);
}

// ... and one more for each that he had thrown away before, unless those count as held.
TEST(Dealer, KnowsWhatARunawayHadThrownAway) {
  const Contract ruf = Contract::Named("ruf", Suit::kGras);
  const CardSet own = SetOf("EA S7 EU GU HU SU HZ HK");
  const auto played = reference::Read("S8 S9 SA SK  E9 E8 G7 EA  S7 EK EZ SZ  G8");
  const auto least = [&](const char* option, const char* value) {
    RuleOptions options;
    EXPECT_TRUE(options.Set(option, value)) << option;
    const Game game(ruf, Table(Deck::kLong, kSeatCount, options));
    return KnowledgeOf(game, Seat(3), Seat(1), own, played).call->least;
  };
  EXPECT_EQ(least("runaway_min", "4"), (PerSeat<int>{{5, 0, 0, 1}}));
  EXPECT_EQ(least("runaway_min", "3"), (PerSeat<int>{{4, 0, 0, 1}}));
  EXPECT_EQ(least("runaway_count", "at_deal"), (PerSeat<int>{{4, 0, 0, 1}}));
}

TEST(Dealer, WhoPlaysAMussMayLackTheCalledSuit) {
  const auto least = [](const Contract& contract, CardSet of_declarer = {}) {
    Hands held;
    held[Seat(2)] = of_declarer;
    Knowledge knowledge = KnowledgeBeforePlay(Deck::kLong, held);
    AddCall(contract, Seat(2), knowledge);
    EXPECT_TRUE(knowledge.not_held[Seat(2)].Contains(*contract.called_card()));
    return knowledge.call->least[Seat(2)];
  };
  const Contract ruf = Contract::Named("ruf", Suit::kGras);
  const Contract muss = Contract::Named("muss", Suit::kGras);
  const CardSet whole = SetOf("EO GO HO SO EU GU HU SU");
  EXPECT_EQ(least(ruf), 1);
  EXPECT_EQ(least(ruf, SetOf("EO GO")), 1);
  EXPECT_EQ(least(ruf, whole), 0) << "all of his hand is known";
  EXPECT_EQ(least(ruf.WithCalledRank(Rank::kTen)), 0) << "a Renonce";
  EXPECT_EQ(least(muss), 0);
  EXPECT_EQ(least(muss.WithCalledRank(Rank::kKing)), 0);
}

TEST(Dealer, SamplesUniformly) {
  Random random(5, 1);
  const Deal deal =
      RandomDeal(Contract::Named("ruf", Suit::kEichel), Deck::kShort, Tilt::kNone, random);
  const Position position = RandomPlay(deal, 16, false, random);
  const Dealer dealer(
      KnowledgeOf(deal.game, deal.declarer, Seat(2), deal.hands[Seat(2)], position.played()));
  ASSERT_GT(dealer.count(), 3u);
  ASSERT_LT(dealer.count(), 200u);
  std::map<Key, int> seen;
  const int per_world = 500;
  const auto draws = dealer.count() * per_world;
  for (std::uint64_t i = 0; i < draws; ++i) ++seen[KeyOf(dealer.Sample(9, i))];
  EXPECT_EQ(seen.size(), dealer.count());
  double chi_square = 0;
  for (const auto& [key, count] : seen) {
    chi_square += (count - per_world) * (count - per_world) / static_cast<double>(per_world);
  }
  const auto freedom = static_cast<double>(dealer.count() - 1);
  EXPECT_LT(chi_square, freedom + 5 * std::sqrt(2 * freedom));
}

TEST(Dealer, GivesTheCallerOfAZehnOrKoenigWhatTheCallNeeds) {
  for (Rank rank : {Rank::kTen, Rank::kKing}) {
    const Contract contract = Contract::Named("muss", Suit::kSchellen).WithCalledRank(rank);
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      Knowledge knowledge = KnowledgeBeforePlay(deck, {});
      AddCall(contract, Seat(2), knowledge);
      const Dealer dealer(knowledge);
      for (std::uint64_t world = 0; world < 100; ++world) {
        const Hands hands = dealer.Sample(1, world);
        EXPECT_TRUE(MussCalls(hands[Seat(2)], deck).Contains(*contract.called_card()));
      }
    }
  }
}

TEST(Dealer, AWorldDependsOnSeedAndNumberOnly) {
  const Dealer dealer(KnowledgeBeforePlay(Deck::kLong, {}));
  EXPECT_EQ(dealer.Sample(3, 17), dealer.Sample(3, 17));
  EXPECT_NE(dealer.Sample(3, 17), dealer.Sample(3, 18));
  EXPECT_NE(dealer.Sample(3, 17), dealer.Sample(4, 17));
}

// Every world keeps its number: a digest of worlds before play and in the middle of it, where up to
// four classes of cards are shared out.
TEST(Dealer, WorldsArePinned) {
  std::uint64_t digest = 0xcbf29ce484222325;
  for (const Contract& contract : {Contract::Named("wenz"), Contract::Named("solo", Suit::kHerz),
                                   Contract::Named("ruf", Suit::kEichel)}) {
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      for (int plies : {0, 3, 9, 14}) {
        Random random(5, static_cast<std::uint64_t>(plies));
        const Deal deal = RandomDeal(contract, deck, Tilt::kNone, random);
        const Position position = RandomPlay(deal, plies, true, random);
        const Dealer dealer(KnowledgeOf(position.game(), deal.declarer, Seat(1),
                                        deal.hands[Seat(1)], position.played()));
        for (std::uint64_t i = 0; i < 200; ++i) {
          for (std::uint32_t bits : KeyOf(dealer.Sample(3, i))) {
            digest = (digest ^ bits) * 0x100000001b3;
          }
        }
      }
    }
  }
  EXPECT_EQ(digest, 4718848652406468965u);
}

// Of a bound above a half of all numbers nearly every second draw is thrown away.
TEST(Random, HasNoBias) {
  for (std::uint64_t bound : {(std::uint64_t{1} << 63) + 1, std::uint64_t{3} << 62}) {
    Random random(4, bound);
    Random plain(4, bound);
    for (int i = 0; i < 200; ++i) {
      // Of the 2^64 numbers the lowest are refused, as many as make the rest a multiple.
      std::uint64_t draw = plain.Next();
      while (draw < (~std::uint64_t{0} - bound + 1) % bound) draw = plain.Next();
      ASSERT_EQ(random.Below(bound), draw % bound) << i;
    }
  }
}

TEST(Random, EveryCardOfASetIsAsLikely) {
  const CardSet cards = SetOf("EO GA H7 S8");
  std::map<Card, int> drawn;
  for (std::uint64_t i = 0; i < 4000; ++i) ++drawn[AnyOf(cards, Random(6, i))];
  EXPECT_EQ(drawn.size(), 4u);
  for (const auto& [card, count] : drawn) {
    EXPECT_TRUE(cards.Contains(card));
    EXPECT_NEAR(count, 1000, 150);
  }
}

// These numbers are a promise: they must be the same on every machine, for ever.
TEST(Random, IsPinned) {
  Random random(1, 2);
  EXPECT_EQ(random.Next(), 13782664598465056799u);
  EXPECT_EQ(random.Below(1000), 907u);
  double sum = 0;
  for (int i = 0; i < 1000; ++i) {
    const double fraction = random.Fraction();
    ASSERT_GE(fraction, 0);
    ASSERT_LT(fraction, 1);
    sum += fraction;
  }
  EXPECT_NEAR(sum / 1000, 0.5, 0.03);
}

}  // namespace
}  // namespace schafkopf::dealer_test
