// Every field of every answer about a hand before its game, of every game, table and option: a
// digest of each kind (tests/support/digest.h). What is right other tests say; these say that
// nothing of it changed.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/money/transfer.h"
#include "engine/text/rules/rule_file.h"
#include "solver/advice/bid_advice.h"
#include "solver/advice/bid_race.h"
#include "solver/advice/bid_ranking.h"
#include "solver/advice/contract_price.h"
#include "solver/advice/double_advice.h"
#include "solver/advice/passing.h"
#include "solver/advice/sampling_error.h"
#include "solver/habits/wedding.h"
#include "tests/support/digest.h"
#include "tests/support/game_row.h"
#include "tests/support/random_deal.h"
#include "tests/support/random_options.h"
#include "tests/support/random_sums.h"
#include "tests/support/solver_fields.h"

namespace schafkopf::pinned_bids_test {
namespace {

// One contract of a row, with whatever a table makes of it, and a hand that may announce it.
struct Asked {
  BidQuestion question;
  Deal deal;
  Stakes stakes;
};
std::optional<Asked> Ask(std::size_t row, const NamedTable& played_at, std::uint64_t seed) {
  if (!IsPlayedWith(kContracts[row], played_at.deck)) return std::nullopt;
  if (!IsPlayedBy(kContracts[row], played_at.seats)) return std::nullopt;
  Random random(seed, row);
  std::vector<Contract> contracts = ContractsOfRowInFull(kContracts[row]);
  std::erase_if(contracts, [&](const Contract& each) {
    return each.called_card() && each.called_card()->rank() == Rank::kKing;
  });
  const Contract named = contracts[random.Below(contracts.size())];
  Table table{played_at.deck, played_at.seats, RandomOptions({2, 4, 5, 6, 7, 8, 10, 11}, random)};
  if (ContractUnder(named, table.options) != named) table.options = {};
  const Tilt tilt = named.objective() == Objective::kNoTricks ? Tilt::kWeak : Tilt::kStrong;
  const Deal deal = RandomDeal(named, played_at.deck, tilt, random, played_at.seats);
  const bool has_declarer = named.has_declarer();
  const Seat seat = has_declarer ? deal.declarer : Seat(static_cast<int>(row) % played_at.seats);
  if (ObstacleTo(named, deal.hands[seat], table) != BidObstacle::kNone) table.options = {};
  BidQuestion question{deal.hands[seat], table, seat, {named}, /*seeks_best=*/false};
  if (played_at.seats == 2) {
    for (Seat each : {Seat(0), Seat(1)}) {
      CardSet open = deal.hands[each] - deal.covers.below();
      (each == seat ? question.hand : question.other_open) = open;
    }
  }
  const Deal played{Game(named, table), deal.declarer, deal.hands, deal.covers};
  return Asked{question, played, {{}, table.options}};
}

AdviceOptions Few(std::uint64_t worlds, const Stakes& stakes = {}) {
  AdviceOptions options;
  options.DealEach(worlds);
  options.stakes = stakes;
  return options;
}

std::string NameOf(const NamedTable& table) {
  return std::string(NameOf(table.deck)) + "_" + std::to_string(table.seats);
}

class PinnedBids : public testing::TestWithParam<NamedTable> {};

TEST_P(PinnedBids, OfEveryGame) {
  Digest digest;
  for (std::size_t row = 0; row < kContracts.size(); ++row) {
    const auto asked = Ask(row, GetParam(), 71);
    if (!asked) continue;
    // Weddings are asked about below, as they are dealt.
    if (kContracts[row].parties == Parties::kPair) continue;
    const BidQuestion& question = asked->question;
    const BidAdvice advice = AdviseOnBids({&question, 1}, Few(2, asked->stakes)).front();
    digest.Add(advice);
    for (const ContractWorth& worth : advice.ranked) digest.Add(OpenChancesOf(worth));
    digest.Add(MayPass(question), IsPlainBid(question, question.contracts[0]), question.IsWhole(),
               IsBid(kContracts[row]), SharesWorlds(question.contracts[0]));
  }
  ExpectPinned("bids_of_every_game_" + NameOf(GetParam()), digest);
}

TEST_P(PinnedBids, ToDoubleEveryGame) {
  Digest digest;
  EstimateOptions options;
  options.worlds = 2;
  for (std::size_t row = 0; row < kContracts.size(); ++row) {
    const auto asked = Ask(row, GetParam(), 72);
    if (!asked) continue;
    const Deal& deal = asked->deal;
    options.stakes = asked->stakes;
    RuleSet rules = DefaultRules();
    rules.options = asked->stakes.rules;
    for (int seat = 0; seat < deal.seats(); ++seat) {
      const Seat asker(seat);
      const CardSet hand =
          deal.seats() == 2 ? deal.hands[asker] - deal.covers.below() : deal.hands[asker];
      KontraQuestion question =
          KontraTo(deal.contract(), deal.declarer, hand, asker, rules, deal.deck(), deal.seats());
      question.other_open = asked->question.other_open - hand;
      const DoubleObstacle obstacle = ObstacleToKontra(question);
      digest.Add(question, obstacle, ObstacleAtTable(question.round, rules.options));
      if (obstacle != DoubleObstacle::kNone || seat != (static_cast<int>(row) + 1) % deal.seats()) {
        continue;
      }
      question.played_for = static_cast<PlayedFor>(row % 3);
      const KontraEstimate estimate = EstimateKontra(question, options, {.seed = row});
      digest.Add(estimate, VerdictOnDouble(estimate.round, estimate.basis));
    }
  }
  ExpectPinned("doubling_every_game_" + NameOf(GetParam()), digest);
}

INSTANTIATE_TEST_SUITE_P(Tables, PinnedBids, testing::ValuesIn(kTables),
                         [](const auto& test) { return NameOf(test.param); });

// A hand of either deck with all that it may call.
BidQuestion CallsOfHand(std::uint64_t i) {
  Random random(73, i);
  const Deck deck = i % 2 == 0 ? Deck::kShort : Deck::kLong;
  const Tilt tilt = i % 3 == 0 ? Tilt::kStrong : Tilt::kNone;
  const Deal deal = RandomDeal(Contract::Named("wenz"), deck, tilt, random);
  const Seat seat(static_cast<int>(i) % kSeatCount);
  BidQuestion question{deal.hands[seat], deck, seat, {}};
  question.contracts = CallsOf(question.hand, DefaultRules(), deck);
  return question;
}

// Each option of an advice by itself, of the games that are told by habit.
TEST(PinnedAdvice, ByEachOption) {
  Digest digest;
  for (int option = 0; option < 10; ++option) {
    BidQuestion question = CallsOfHand(static_cast<std::uint64_t>(option));
    std::erase_if(question.contracts, [](const Contract& each) { return each.is_tout(); });
    AdviceOptions options = Few(40);
    options.worlds_beside_games = 10;
    options.most_beside_games = 30;
    Effort effort;
    if (option == 0) options.error = 0.2;
    if (option == 1) options.table_error = 0.06;
    if (option == 2) options.open_cents = false;
    if (option == 3) options.most_beside_games = 10;
    if (option == 4) {
      options.early = [&](std::size_t place, const BidAdvice& advice) {
        digest.Add(place, advice);
      };
    }
    if (option == 5) question.seeks_best = false;
    if (option == 6) question.must_play = true;
    if (option == 7) question.last_resort = question.seat.Plus(1);
    if (option == 8) question.last_resort = question.seat;
    if (option == 9) options.worlds_beside_games = 2;
    effort.progress = [&](std::uint64_t done, std::uint64_t total) { digest.Add(done, total); };
    digest.Add(AdviseOnBids({&question, 1}, options, effort).front());
  }
  ExpectPinned("advice_by_each_option", digest);
}

// Where `accept` refuses all, nothing is known but passing.
TEST(PinnedAdvice, WithoutWorlds) {
  Digest digest;
  for (std::uint64_t i = 0; i < 2; ++i) {
    BidQuestion question = CallsOfHand(i);
    question.contracts.resize(std::min<std::size_t>(question.contracts.size(), 3));
    question.contracts.push_back(Contract::Named("wenz", std::nullopt, true));
    question.must_play = i == 1;
    AdviceOptions options = Few(1);
    std::uint64_t tried = 0;
    options.accept = [&tried](const Contract&, const Hands&) {
      ++tried;
      return false;
    };
    const BidAdvice advice = AdviseOnBids({&question, 1}, options).front();
    EXPECT_TRUE(advice.ranked.empty());
    EXPECT_EQ(advice.without_worlds.size(), question.contracts.size() - 1) << "no Tout is named";
    digest.Add(advice, tried);
    // The others are, where one is known.
    std::vector<KnownGame> games(question.contracts.size());
    digest.Add(AdviceByKnown(question, games, std::nullopt, {}));
    Random random(74, i);
    games.front().open = RandomSums(80, random);
    games.front().played = RandomSums(800, random);
    digest.Add(AdviceByKnown(question, games, RandomRound(random), {}));
  }
  ExpectPinned("advice_without_worlds", digest);
}

// What is concluded from worlds and games, whatever they are.
TEST(PinnedAdvice, ByWhatIsKnown) {
  Digest digest;
  for (std::uint64_t i = 0; i < 60; ++i) {
    Random random(75, i);
    BidQuestion question = CallsOfHand(i);
    question.seeks_best = i % 3 > 0;
    question.must_play = i % 11 == 0;
    Stakes stakes;
    stakes.rules = RandomOptions({4, 8}, random);
    question.table.options = stakes.rules;
    std::vector<KnownGame> games;
    for (const Contract& contract : question.contracts) {
      const Game game(contract, question.table);
      KnownGame known;
      if (random.Below(5) > 0) known.open = RandomSums(100, random);
      if (BestBasisOf(question, game) != Basis::kOpen && random.Below(5) > 0) {
        known.played = RandomSums(1000, random);
      }
      if (known.open.worlds == 0) known = {};
      games.push_back(known);
    }
    std::optional<RoundEstimate> passing;
    if (i % 4 > 0) passing = RandomRound(random);
    BidAdvice advice = AdviceByKnown(question, games, passing, stakes);
    digest.Add(advice);
    if (advice.ranked.empty()) continue;
    digest.Add(IsVerdictOpen(advice), VerdictOn(question, advice));
    for (const ContractWorth& worth : advice.ranked) digest.Add(OpenChancesOf(worth));
    std::vector<SeatGames> played;
    const std::uint64_t count = random.Below(advice.ranked.size() + 1);
    for (std::uint64_t k = 0; k < count; ++k) played.push_back(RandomSeatGames(50, random));
    JudgeByGames(question, played, advice);
    digest.Add(played, advice);
  }
  ExpectPinned("advice_by_what_is_known", digest);
}

TEST(PinnedAdvice, PricesAndErrors) {
  Digest digest;
  for (std::uint64_t i = 0; i < 400; ++i) {
    Random random(76, i);
    const BidQuestion question = CallsOfHand(i % 24);
    const Contract contract = question.contracts[random.Below(question.contracts.size())];
    const Game game(contract, question.table);
    const GameSums open = RandomSums(100, random);
    const GameSums played = RandomSums(1000, random);
    const double deviations = i % 2 == 0 ? kNormal95 : kRaceDeviations;
    const Basis basis = kBases[random.Below(kBases.size() - 1)];
    digest.Add(PriceOf(question, contract, {}, basis, open, played, deviations));
    digest.Add(PriceOf(question, contract, {}, Basis::kOpen, open, {}, deviations));
    const Share win = WinShareOf(open, deviations);
    digest.Add(win, MeanCentsOf(open), CentsWith(played, win, deviations),
               SharesOf(contract, played, deviations), StandardErrorOf(win));
    digest.Add(BestBasisOf(question, game), HasOpenWorlds(game), GamesPerWorld(game));
    for (TableEvent event : kTableEvents) digest.Add(FeaturesOf(event, played, open));
    const RoundEstimate passing = RandomRound(random);
    MeanError stands;
    stands.value = 200 * random.Fraction() - 100;
    stands.error = 30 * random.Fraction();
    digest.Add(PriceOfBid(passing, contract, stands), VerdictOnDouble(passing, basis));
    const CentsRange range = CentsWith(open, win, deviations);
    const CentsRange other = CentsWith(played, WinShareOf(played), deviations);
    digest.Add(AsBid(passing, contract, range), AsBid(std::nullopt, contract, range));
    digest.Add(IsSurelyWorse(range, other), IsSurelyWorse(other, range));
    const SeatGames games = RandomSeatGames(40, random);
    if (games.games > 0) digest.Add(SeatWinShare(games), SeatCents(games));
  }
  ExpectPinned("prices_and_errors", digest);
}

TEST(PinnedAdvice, WhatIsDealtNext) {
  Digest digest;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    Random random(77, i);
    Sampled sampled{};
    sampled.now.games = SomeOf(5000, random);
    sampled.now.worlds = SomeOf(500, random);
    sampled.error.by_games = random.Below(4) == 0 ? 0 : 0.01 * random.Fraction();
    sampled.error.by_worlds = random.Below(4) == 0 ? 0 : 0.01 * random.Fraction();
    sampled.most.games = SomeOf(20'000, random);
    sampled.most.worlds = SomeOf(2000, random);
    sampled.games_per_world = 1 + 50 * random.Fraction();
    digest.Add(NextToDeal(sampled, 0.002 * random.Fraction() + 1e-6));
  }
  for (std::uint64_t i = 0; i < 24; ++i) {
    Random random(78, i);
    const BidQuestion question = CallsOfHand(i);
    for (const Contract& contract : question.contracts) {
      Known known(question, contract, Game(contract, question.table));
      if (known.basis == Basis::kOpen) continue;
      known.open = RandomSums(200, random);
      known.played = RandomSums(2000, random);
      digest.Add(known.IsUnlikelyFor(question), known.IsUnknown(), known.has_open_worlds,
                 known.basis, SamplingErrorOf(question, known, {}));
    }
  }
  ExpectPinned("what_is_dealt_next", digest);
}

// `begun` with cards of `from` by chance until there are so many.
CardSet Filled(CardSet begun, CardSet from, int size, Random& random) {
  std::vector<Card> rest;
  for (Card card : from - begun) rest.push_back(card);
  while (begun.size() < size) {
    std::swap(rest[random.Below(rest.size())], rest.back());
    begun.Insert(rest.back());
    rest.pop_back();
  }
  return begun;
}

// Weddings, a Schieber, a Zupf-Solo; hands of which a part is seen.
class PinnedExchangeBids : public testing::TestWithParam<std::uint64_t> {};

TEST_P(PinnedExchangeBids, AndParts) {
  Digest digest;
  const std::uint64_t i = GetParam();
  Random random(79, i);
  const Deck deck = i % 2 == 0 ? Deck::kShort : Deck::kLong;
  const Contract solo = Contract::Named("solo", Suit::kGras);
  const Deal deal = RandomDeal(solo, deck, Tilt::kStrong, random);
  EstimateOptions few;
  few.worlds = 4;
  BidQuestion zupf{deal.hands[Seat(1)], deck, Seat(1), {solo}, false};
  const Zupf best = BestZupf(zupf, solo, few);
  zupf.exchanges = {best};
  digest.Add(best, AdviseOnBids({&zupf, 1}, Few(6)).front());
  const int passed = 2 + static_cast<int>(i / 2 % 2);
  const CardSet taken_up = FindSchieber(passed)->for_forehand;
  const CardSet hand = Filled(taken_up, CardsOf(deck), HandSize(deck) + passed, random);
  BidQuestion schieber{hand, deck, Seat(0), {solo}, false};
  schieber.must_play = true;
  const SchieberPass pass = BestPass(schieber, solo, taken_up, few);
  schieber.exchanges = {pass};
  digest.Add(pass, AdviseOnBids({&schieber, 1}, Few(6)).front());

  const Seat offerer(static_cast<int>(i) % 4);
  const Contract wedding = Contract::Named(i % 4 < 2 ? "hochzeit" : "bauernhochzeit");
  const int trumps = wedding.row().special.exchanged;
  const CardSet high = Filled({}, RufspielTrumps(CardsOf(deck)), trumps, random);
  const CardSet plain = CardsOf(deck) - RufspielTrumps(CardsOf(deck));
  BidQuestion offer{Filled(high, plain, HandSize(deck), random), deck, offerer, {}, false};
  for (int step = 1; step < kSeatCount; ++step) {
    offer.contracts.push_back(wedding.WithPartner(offerer.Plus(step)));
  }
  offer.asks_in_turn = i % 3 == 0;
  digest.Add(AdviseOnBids({&offer, 1}, Few(4)).front());
  BidQuestion taker{deal.hands[Seat(2)], deck, Seat(2), {wedding.WithPartner(Seat(2))}, false};
  taker.offerer = Seat(static_cast<int>(i) % 2);
  digest.Add(TrumpsOfTaker(wedding, HandSize(deck)), AdviseOnBids({&taker, 1}, Few(4)).front());

  BidQuestion part = zupf;
  part.exchanges = {};
  part.hand = Filled({}, zupf.hand, HandSize(deck) / 2, random);
  part.contracts = {solo, Contract::Named("wenz"), Contract::Named("geier")};
  digest.Add(AdviseOnBids({&part, 1}, Few(6)).front());
  ExpectPinned("exchanges_and_parts_" + std::to_string(i), digest);
}

INSTANTIATE_TEST_SUITE_P(Some, PinnedExchangeBids,
                         testing::Range(std::uint64_t{0}, std::uint64_t{4}));

// Before the first card: rounds as every seat sees them, by all that may follow four passes.
TEST(PinnedRounds, AsEverySeatSeesThem) {
  Digest digest;
  EstimateOptions options;
  options.worlds = 40;
  for (std::uint64_t i = 0; i < 24; ++i) {
    Random random(80, i);
    const Deck deck = i % 2 == 0 ? Deck::kLong : Deck::kShort;
    const Contract wenz = Contract::Named("wenz");
    const Deal deal = RandomDeal(wenz, deck, i % 3 == 0 ? Tilt::kStrong : Tilt::kNone, random);
    const Seat asker(static_cast<int>(i) % kSeatCount);
    RuleSet rules = DefaultRules();
    rules.options = RandomOptions({7, 8}, random);
    options.stakes = StakesOf(rules);
    const CardSet seen = Filled({}, deal.hands[asker], HandSize(deck) / 2, random);
    const RoundQuestion lay = LayQuestion(deck, asker, seen, rules);
    digest.Add(lay, ObstacleAtTable(lay, rules.options));
    const RoundEstimate laid = EstimateRound(lay, options, {.seed = i});
    digest.Add(laid, VerdictOnDouble(laid));
    RoundQuestion known{TableOf(rules, deck), asker, deal.hands[asker]};
    known.known = RoundQuestion::Known::kContract;
    known.contract = RecordedContracts()[i % RecordedContracts().size()];
    known.declarer = asker.Plus(1 + static_cast<int>(i / 4 % 3));
    EstimateOptions few = options;
    few.worlds = 1 + i % 3;
    digest.Add(EstimateRound(known, few, {.seed = i}));
    BidQuestion question{deal.hands[asker], TableOf(rules, deck), asker, {wenz}};
    if (i % 5 == 0) question.last_resort = asker.Plus(static_cast<int>(i) % 3);
    digest.Add(FirstPassing(question, options), PassingOf(question, options));
    question.table.seats = 4;
    question.contracts.push_back(i % 4 == 0 ? Contract::Named("bettel")
                                            : Contract::Named("ramsch"));
    digest.Add(FirstPassing(question, options));
  }
  ExpectPinned("rounds_as_every_seat_sees_them", digest);
}

}  // namespace
}  // namespace schafkopf::pinned_bids_test
