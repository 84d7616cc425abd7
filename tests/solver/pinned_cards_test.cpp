// Every field of every answer about a card, of every game and option: a digest of each kind
// (tests/support/digest.h).
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/rules/rule_file.h"
#include "solver/advice/bid_review.h"
#include "solver/advice/card_advice.h"
#include "solver/advice/card_review.h"
#include "solver/advice/card_search.h"
#include "solver/advice/inference.h"
#include "solver/auction/heard_bids.h"
#include "solver/auction/heard_doublings.h"
#include "solver/auction/opponents.h"
#include "solver/habits/play_habit.h"
#include "tests/support/digest.h"
#include "tests/support/random_deal.h"
#include "tests/support/random_options.h"
#include "tests/support/solver_fields.h"

namespace schafkopf::pinned_cards_test {
namespace {

// A deal of a row with a deck that it is played with, by as many as play it; the shorter the deck,
// the sooner it is solved.
Deal AnyDeal(const ContractRow& row, std::uint64_t seed) {
  Random random(seed, 0);
  const AnyGame any = GameOfRow(row, random);
  const Deal deal = RandomDeal(any.contract, any.deck, Tilt::kStrong, random, any.seats);
  return Under(deal, RandomOptions({2, 8}, random));
}

// The same with so many tricks left at most.
Position Begun(const Deal& deal, int tricks, std::uint64_t seed) {
  Random random(seed, 1);
  const int all = deal.seats() * deal.hand_size();
  const int left = std::min(all, deal.seats() * tricks - static_cast<int>(random.Below(4)));
  return RandomPlay(deal, all - left, true, random);
}

// Bids by chance, and the game they come to, if any.
struct Bids {
  std::vector<Bid> bids;
  std::optional<Bid> best;
};
Bids AnyBids(const RuleSet& rules, Random& random) {
  Auction auction(rules);
  Bids made;
  for (int turn = 0; turn < 6; ++turn) {
    for (Seat seat : kSeats) {
      Bid bid{seat, {}};
      const auto raises = auction.Raises(seat);
      if (!raises.empty() && random.Below(3) == 0) bid.game = raises[random.Below(raises.size())];
      if (auction.FaultOf(bid) != BidFault::kNone) continue;
      auction.Make(bid);
      made.bids.push_back(bid);
    }
  }
  made.best = auction.best();
  return made;
}

constexpr int kParts = 4;
class PinnedCards : public testing::TestWithParam<int> {};

TEST_P(PinnedCards, OfEveryGame) {
  Digest digest;
  for (std::size_t row = static_cast<std::size_t>(GetParam()); row < 9 * kContracts.size();
       row += kParts) {
    const Deal deal = AnyDeal(kContracts[row % kContracts.size()], 200 + row);
    const Contract& contract = deal.contract();
    if (contract.parties() == Parties::kEach) continue;
    if (!contract.is_played()) continue;
    const Position position = Begun(deal, 3 + static_cast<int>(row % 3), row);
    const SeatView view = ViewOf(position);
    InferenceQuestion question{.view = view};
    if (row / kParts % 2 == 0) {
      question.heard = HeardFromOutcome(contract, deal.declarer, question.others.offers);
    }
    if (row % 5 == 0) {
      question.accept = [](const Contract&, const Hands& hands) {
        return hands[Seat(0)].bits() % 4 != 1;
      };
    }
    InferenceOptions asked;
    asked.worlds = 30;
    asked.enough = row % 3 == 0 ? 60 : 10;
    asked.exact = row % 7 == 0 && view.held().size() <= 2;
    const WeighedWorlds worlds = Infer(question, asked, {.seed = row});
    digest.Add(IsPlayedByHabit(view), IsBidByHabit(view), worlds);
    if (worlds.empty()) continue;
    digest.Add(Resample(worlds, 7), Resample(worlds, 40));
    CardAdviceOptions options;
    options.games = 10;
    options.open_games = row / kParts % 4;
    options.doublings.stoss = static_cast<int>(row % 3);
    options.stakes.rules = deal.game.table().options;
    if (row / kParts % 3 == 1) options.cards = {view.DistinctPlays().back()};
    digest.Add(JudgeCards(view, worlds, options, {.seed = 5}));
    options.games = 2;
    digest.Add(JudgeCards(view, worlds, options));
    if (IsPlayedByHabit(view)) {
      digest.Add(SearchCard(view, worlds, {.stakes = options.stakes, .games = 60}));
      digest.Add(SearchCard(view, worlds, {.stakes = options.stakes, .games = 3}));
    }
  }
  ExpectPinned("cards_of_every_game_" + std::to_string(GetParam()), digest);
}

TEST_P(PinnedCards, OfWholeGamesLookedBackAt) {
  Digest digest;
  for (std::size_t row = static_cast<std::size_t>(GetParam()); row < 3 * kContracts.size();
       row += kParts) {
    const Deal deal = AnyDeal(kContracts[row % kContracts.size()], 300 + row);
    const Contract& contract = deal.contract();
    if (contract.parties() == Parties::kEach || contract.objective() == Objective::kHoldTop)
      continue;
    if (!contract.is_played()) continue;
    Random random(301, row);
    const Position end = RandomPlay(deal, deal.seats() * deal.hand_size(), false, random);
    if (!HasPlayHabit(deal.game) && deal.deck() == Deck::kLong) continue;
    CardReviewOptions options;
    options.worlds = 12;
    options.enough = 3;
    options.games = 4;
    options.solved = 1;
    options.forced = random.Below(2) == 0;
    options.stakes.rules = deal.game.table().options;
    if (row % 3 == 0 && contract.has_declarer()) {
      options.kontra = {deal.declarer.Plus(deal.seats() == 4 ? 2 : 1).index() < deal.seats()
                            ? deal.declarer.Plus(deal.seats() == 4 ? 2 : 1)
                            : Seat(0)};
      if (DeclarerSide(deal).Contains(options.kontra[0])) options.kontra.clear();
    }
    if (row % 3 == 1) options.others.offers.clear();
    digest.Add(ReviewCards(end, options, {.seed = row}));
    BidReviewOptions bids;
    bids.worlds = 4;
    bids.stakes = options.stakes;
    if (row % 3 == 2) bids.others.offers.resize(4);
    std::optional<Contract> played = contract;
    if (random.Below(4) == 0) played = std::nullopt;
    digest.Add(ReviewBids({deal.hands, deal.game.table(), played, deal.declarer}, bids));
  }
  ExpectPinned("whole_games_looked_back_at_" + std::to_string(GetParam()), digest);
}

INSTANTIATE_TEST_SUITE_P(Parts, PinnedCards, testing::Range(0, kParts));

// Games that are not paid; and what is known where work is stopped at once.
TEST(PinnedJudgments, UnpaidAndStopped) {
  Digest digest;
  for (std::uint64_t i = 0; i < 24; ++i) {
    const char* name = i % 3 == 2 ? "wenz" : "sjavs";
    const Deal deal = AnyDeal(RowNamed(name), 350 + i);
    if (deal.seats() == 2) continue;
    const Position position = Begun(deal, 4, i);
    const SeatView view = ViewOf(position);
    InferenceOptions asked;
    asked.worlds = 20;
    const WeighedWorlds worlds = Infer({.view = view}, asked);
    if (worlds.empty()) continue;
    Effort effort;
    if (i % 2 == 0) effort.stop = [] { return true; };
    digest.Add(JudgeCards(view, worlds, {.games = 240, .open_games = 3}, effort));
  }
  ExpectPinned("judgments_unpaid_and_stopped", digest);
}

// What was bid, by every kind of row of bids.
TEST(PinnedHearing, RowsOfBids) {
  Digest digest;
  const RuleSet rules = DefaultRules();
  const std::vector<Contract> recorded = RecordedContracts();
  for (std::uint64_t i = 0; i < 300; ++i) {
    Random random(310, i);
    const Bids made = AnyBids(rules, random);
    const Deck deck = i % 2 == 0 ? Deck::kLong : Deck::kShort;
    const Deal deal = RandomDeal(Contract::Named("wenz"), deck, Tilt::kNone, random);
    const Contract contract = made.best ? ContractOf(*made.best->game) : Contract::Named("wenz");
    const Seat declarer = made.best ? made.best->seat : Seat(0);
    std::vector<Contract> offers = i % 3 == 0 ? KnownBids(rules) : recorded;
    if (i % 7 == 0) offers.resize(3);
    const PerSeat<Heard> heard = HeardFromBids(made.bids, contract, declarer, offers);
    digest.Add(heard, HeardFromOutcome(contract, declarer, offers));
    const HeardBids bids(heard, deck, {offers});
    for (Seat seat : kSeats) {
      digest.Add(bids.ChanceOf(seat, deal.hands[seat]),
                 BidChancesOf(deal.hands[seat], deck, seat, {offers}),
                 HabitualBids(deal.hands[seat], deck, offers));
      for (const Contract& offer : offers) {
        digest.Add(IsOutbid(offer, seat, contract, declarer), BidHabitOf(offer, deck));
      }
    }
  }
  ExpectPinned("rows_of_bids", digest);
}

// Kontra, Re and Sub of every seat: how likely each hand doubled so.
TEST(PinnedHearing, Doublings) {
  Digest digest;
  struct Doubled {
    const char* name;
    Deck deck;
    int seats;
  };
  int number = 0;
  for (const auto& [name, deck, seats] : std::to_array<Doubled>({{"ruf", Deck::kLong, 4},
                                                                 {"solo", Deck::kShort, 4},
                                                                 {"wenz", Deck::kLong, 4},
                                                                 {"farbwenz", Deck::kShort, 4},
                                                                 {"bettel", Deck::kLong, 4},
                                                                 {"kreuz", Deck::kShort, 4},
                                                                 {"farbgeier", Deck::kLong, 4},
                                                                 {"geier", Deck::kShort20, 4},
                                                                 {"solo", Deck::kShort, 3},
                                                                 {"wenz", Deck::kShort, 3}})) {
    const ContractRow& row = RowNamed(name);
    const auto suit = Contract::NeedsSuit(row) ? std::optional(Suit::kSchellen) : std::nullopt;
    Random random(320, static_cast<std::uint64_t>(number));
    const Deal deal = RandomDeal(Contract::Named(name, suit), deck, Tilt::kStrong, random, seats);
    const Seat against((deal.declarer.index() + 1 + number % (seats - 1)) % seats);
    DoubledGame question{deal.game, deal.declarer, {against}};
    if (number % 2 == 1) question.doubled.push_back(deal.declarer);
    if (number != 2) {
      question.heard = HeardFromOutcome(deal.contract(), deal.declarer, question.others.offers);
    }
    const HeardDoublings heard(question);
    for (std::uint64_t i = 0; i < 20; ++i) {
      const Deal other = RandomDeal(Contract::Named("wenz"), deck, Tilt::kNone, random, seats);
      for (Seat asker : kSeats) digest.Add(heard.ChanceOf(other.hands, asker));
      digest.Add(heard.ChanceOf(deal.hands, Seat(static_cast<int>(i) % seats)));
    }
    ++number;
  }
  for (const Contract& contract : AllContracts()) {
    for (Deck deck : {Deck::kLong, Deck::kShort, Deck::kShort20}) {
      const auto curve = OpponentsCurveOf(contract, deck);
      digest.Add(curve.has_value());
      if (curve) digest.Add(ChanceOf(*curve, 0.2), ChanceOf(*curve, 0.9));
    }
  }
  ExpectPinned("doublings_heard", digest);
}

}  // namespace
}  // namespace schafkopf::pinned_cards_test
