// What is known where work is stopped, however far it has come; and facts and learned weights of
// every game: a digest of each kind (tests/support/digest.h).
#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/notation.h"
#include "engine/worlds/dealer.h"
#include "solver/advice/bid_advice.h"
#include "solver/advice/card_review.h"
#include "solver/advice/card_search.h"
#include "solver/advice/deciding_facts.h"
#include "solver/advice/double_advice.h"
#include "solver/auction/round_estimate.h"
#include "solver/habits/play_habit.h"
#include "solver/learned/learned_play.h"
#include "solver/post_mortem.h"
#include "tests/support/digest.h"
#include "tests/support/random_deal.h"
#include "tests/support/solver_fields.h"

namespace schafkopf::pinned_stops_test {
namespace {

// Stops at the look number `looks`.
Effort StoppedAt(std::uint64_t looks) {
  Effort effort{.seed = 3};
  effort.stop = [left = looks]() mutable { return left == 0 || --left == 0; };
  return effort;
}
// Early ones, each, then ever rarer.
std::vector<std::uint64_t> Looks() {
  std::vector<std::uint64_t> looks;
  for (std::uint64_t at = 1; at < 4000; at += 1 + at / 4) looks.push_back(at);
  return looks;
}

Deal DealOf(const Contract& contract, Deck deck, std::uint64_t seed) {
  Random random(seed, 0);
  return RandomDeal(contract, deck, Tilt::kStrong, random);
}

TEST(PinnedStops, OfReviews) {
  Digest digest;
  for (const char* name : {"wenz", "solo", "ruf"}) {
    const Contract contract = name[0] == 'w'   ? Contract::Named("wenz")
                              : name[0] == 's' ? Contract::Named("solo", Suit::kGras)
                                               : Contract::Named("ruf", Suit::kGras);
    const Deal deal = DealOf(contract, Deck::kShort, 41);
    Random random(42, 0);
    const Position end = RandomPlay(deal, deal.seats() * deal.hand_size(), false, random);
    CardReviewOptions options;
    options.worlds = 8;
    options.enough = 2;
    options.games = 3;
    options.solved = 1;
    for (const std::uint64_t looks : Looks()) {
      digest.Add(ReviewCards(end, options, StoppedAt(looks)));
    }
    options.forced = true;
    for (const std::uint64_t looks : {1u, 2u, 3u}) {
      digest.Add(ReviewCards(end, options, StoppedAt(looks)));
    }
  }
  ExpectPinned("stops_of_reviews", digest);
}

TEST(PinnedStops, OfBids) {
  Digest digest;
  for (const Deck deck : {Deck::kShort, Deck::kLong}) {
    const Deal deal = DealOf(Contract::Named("solo", Suit::kHerz), deck, 43);
    BidQuestion question{deal.hands[deal.declarer], Table{deck}, deal.declarer, {}};
    for (const char* suited : {"solo", "farbwenz"}) {
      question.contracts.push_back(Contract::Named(suited, Suit::kHerz));
    }
    question.contracts.push_back(Contract::Named("wenz"));
    AdviceOptions options;
    options.DealEach(6);
    for (const std::uint64_t looks : Looks()) {
      digest.Add(AdviseOnBids({&question, 1}, options, StoppedAt(looks)));
    }
  }
  ExpectPinned("stops_of_bids", digest);
}

TEST(PinnedStops, OfRounds) {
  Digest digest;
  const Deal deal = DealOf(Contract::Named("solo", Suit::kHerz), Deck::kShort, 44);
  RoundQuestion question{.table = Table{Deck::kShort},
                         .asker = Seat(1),
                         .cards = deal.hands[deal.declarer],
                         .known = RoundQuestion::Known::kWouldPass};
  EstimateOptions options;
  options.worlds = 20;
  for (const std::uint64_t looks : Looks()) {
    digest.Add(EstimateRound(question, options, StoppedAt(looks)));
  }
  // Who called a Sau holds a card of its suit: where the asker has all of them, no deal agrees.
  question.known = RoundQuestion::Known::kContract;
  question.contract = Contract::Named("ruf", Suit::kGras);
  question.declarer = Seat(2);
  question.cards = ParseCardSet("EO GO GA GZ GK G9").value();
  const RoundEstimate none = EstimateRound(question, options, {});
  EXPECT_EQ(none.worlds, 0u);
  digest.Add(none);
  ExpectPinned("stops_of_rounds", digest);
}

// Whatever a seat sees, and at whatever time.
TEST(PinnedFacts, OfEveryGame) {
  Digest digest;
  for (std::size_t row = 0; row < 10 * kContracts.size(); ++row) {
    Random random(45, row);
    const AnyGame any = GameOfRow(kContracts[row % kContracts.size()], random);
    const Deal deal = RandomDeal(any.contract, any.deck, Tilt::kStrong, random, any.seats);
    if (!deal.covers.empty() || deal.contract().parties() == Parties::kEach) continue;
    if (!deal.contract().is_played()) continue;
    const auto all =
        static_cast<std::uint64_t>(deal.seats()) * static_cast<std::uint64_t>(deal.hand_size());
    const auto played = static_cast<int>(row % 2 == 0 ? random.Below(4) : random.Below(all));
    const SeatView view = ViewOf(RandomPlay(deal, played, false, random));
    const std::vector<HandFact> facts = FactsFor(view);
    digest.Add(facts);
    const Dealer dealer(KnowledgeOf(view));
    if (facts.empty() || dealer.count() == 0) continue;
    // Won where one fact of the list holds, and sometimes otherwise.
    const HandFact& deciding = facts[random.Below(facts.size())];
    std::vector<EndedDeal> deals;
    double won = 0;
    for (std::uint64_t i = 0; i < 200; ++i) {
      const Hands hands = dealer.Sample(row, i);
      const bool wins = deciding.Holds(hands) != (random.Below(10) == 0);
      deals.push_back({hands, wins ? 1.0 : 0.0});
      won += deals.back().won / 200;
    }
    digest.Add(DecidingFacts(view, deals, won, CountedShares(KnowledgeOf(view))));
  }
  ExpectPinned("facts_of_every_game", digest);
}

TEST(PinnedLearned, WeightsOfEveryGame) {
  Digest digest;
  for (std::size_t habit = 0; habit < kHabits; ++habit) digest.Add(PlayModelOf(habit));
  for (const ContractRow& row : kContracts) {
    for (const Contract& contract : ContractsOfRowInFull(row)) {
      for (const Deck deck : {Deck::kLong, Deck::kShort}) {
        digest.Add(LearnedWeightsOf(contract, deck)[0]);
      }
    }
  }
  ExpectPinned("learned_weights", digest);
}

}  // namespace
}  // namespace schafkopf::pinned_stops_test
