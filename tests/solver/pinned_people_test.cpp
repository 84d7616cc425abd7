// All numbers that habits, estimates and advice come to, on fixed deals: a digest of each kind.
// What is right the tests of each say; these say that nothing of it changed, as bench/signature.txt
// does of what the program prints. They change where `model` may.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/text/rules/rule_file.h"
#include "solver/advice/bid_advice.h"
#include "solver/advice/bid_review.h"
#include "solver/advice/card_advice.h"
#include "solver/advice/card_review.h"
#include "solver/advice/card_search.h"
#include "solver/advice/double_advice.h"
#include "solver/advice/inference.h"
#include "solver/advice/people_player.h"
#include "solver/auction/all_pass.h"
#include "solver/auction/heard_bids.h"
#include "solver/auction/heard_doublings.h"
#include "solver/auction/round_estimate.h"
#include "solver/habits/wedding.h"
#include "solver/sample/duel.h"
#include "solver/sample/seat_games.h"
#include "tests/support/digest.h"
#include "tests/support/random_deal.h"
#include "tests/support/solver_fields.h"

namespace schafkopf::pinned_people_test {
namespace {

// Deals of the recorded games, and two others, of both decks.
std::vector<Deal> Deals(std::uint64_t seed, bool others = false) {
  std::vector<Deal> deals;
  std::vector<Contract> contracts = RecordedContracts();
  if (others) contracts = {Contract::Named("bettel"), Contract::Named("hybrid")};
  for (const Contract& contract : contracts) {
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      Random random(seed, deals.size());
      deals.push_back(RandomDeal(contract, deck, Tilt::kStrong, random));
    }
  }
  return deals;
}

TEST(Pinned, CardsOfASeat) {
  Digest digest;
  for (bool others : {false, true}) {
    for (const Deal& deal : Deals(61, others)) {
      Random random(62, digest.value());
      const Position position =
          RandomPlay(deal, static_cast<int>(random.Below(12)) + (others ? 8 : 0), true, random);
      const SeatView view = ViewOf(position);
      InferenceQuestion question{.view = view};
      question.heard = HeardFromOutcome(view.contract(), view.declarer, question.others.offers);
      if (!others && deal.declarer == Seat(1)) {
        question.doubled = std::make_shared<HeardDoublings>(DoubledGame{
            view.game, view.declarer, {deal.declarer.Next()}, question.heard, question.others});
      }
      const WeighedWorlds worlds = Infer(question, {.worlds = 60});
      digest.Add(worlds);
      if (worlds.empty()) continue;
      digest.Add(Resample(worlds, 20));
      const CardAdvice advice = JudgeCards(
          view, worlds, {.games = 12, .open_games = 4, .doublings = {.stoss = 1}}, {.seed = 3});
      digest.Add(advice);
      if (!others) digest.Add(SearchCard(view, worlds, {.games = 40}));
      for (const CardChooser* chooser : {&AdvisedChooser(), &HabitChooser(), &LearnedChooser()}) {
        digest.Add(chooser->Choose(view, {PlayStyle::kOther, 4, chooser}, 5, {}));
      }
    }
  }
  ExpectPinned("cards_of_a_seat", digest);
}

TEST(Pinned, ReviewsOfADeal) {
  Digest digest;
  for (const Deal& deal : Deals(63)) {
    Random random(64, digest.value());
    if (deal.declarer.index() % 2 == 0) continue;
    const Position end = RandomPlay(deal, kSeatCount * deal.hand_size(), false, random);
    CardReviewOptions options;
    options.worlds = 24;
    options.enough = 8;
    options.games = 6;
    options.solved = 2;
    options.forced = true;
    for (bool offered : {true, false}) {
      if (!offered) options.others.offers.clear();  // what is played was bid all the same
      digest.Add(ReviewCards(end, options));
    }
    BidReviewOptions bids;
    bids.worlds = 8;
    digest.Add(ReviewBids({deal.hands, deal.deck(), deal.contract(), deal.declarer}, bids));
  }
  ExpectPinned("reviews_of_a_deal", digest);
}

TEST(Pinned, BidsOfAHand) {
  Digest digest;
  std::vector<BidQuestion> questions;
  for (std::uint64_t i = 0; i < 4; ++i) {
    Random random(65, i);
    const Deck deck = i % 2 == 0 ? Deck::kLong : Deck::kShort;
    const Deal deal = RandomDeal(Contract::Named("wenz"), deck, Tilt::kNone, random);
    const Seat seat(static_cast<int>(i) % 4);
    BidQuestion question{deal.hands[seat], deck, seat, {}};
    question.contracts = CallsOf(question.hand, DefaultRules(), deck);
    question.seeks_best = i > 0;
    AdviceOptions options;
    options.worlds = 24;
    options.worlds_beside_games = 8;
    options.most_beside_games = 12;
    questions.push_back(question);
    if (i == 3) options.table_error = 0.05;
    digest.Add(AdviseOnBids({&question, 1}, options).front());
  }
  ExpectPinned("bids_of_a_hand", digest);

  // Asked together each is answered as if it were alone.
  AdviceOptions options;
  options.worlds = 24;
  options.worlds_beside_games = options.most_beside_games = 8;
  const auto together = AdviseOnBids(questions, options);
  for (std::size_t i = 0; i < questions.size(); ++i) {
    Digest one;
    Digest all;
    one.Add(AdviseOnBids({&questions[i], 1}, options).front());
    all.Add(together[i]);
    EXPECT_EQ(one.value(), all.value()) << i;
  }
}

TEST(Pinned, RoundsOfAuctionAndPlay) {
  Digest digest;
  EstimateOptions options;
  options.worlds = 60;
  for (std::uint64_t i = 0; i < 6; ++i) {
    Random random(66, i);
    const Deck deck = i % 2 == 0 ? Deck::kLong : Deck::kShort;
    const Deal deal = RandomDeal(Contract::Named("wenz"), deck, Tilt::kStrong, random);
    const Seat asker = deal.declarer.Plus(1 + static_cast<int>(i % 3));
    for (auto known : {RoundQuestion::Known::kNothing, RoundQuestion::Known::kWouldPass,
                       RoundQuestion::Known::kContract}) {
      RoundQuestion question{deck, asker, deal.hands[asker], known, deal.contract(), deal.declarer};
      if (i == 1) question.all_pass = Contract::Named("ramsch");
      if (i == 2) question.all_pass = Contract::Named("kreuz");
      if (i == 3) question.all_pass = Contract::Named("muss", Suit::kEichel);
      if (i == 4 && known == RoundQuestion::Known::kNothing) question.last_resort = Seat(3);
      digest.Add(EstimateRound(question, options));
    }
    for (const Contract& game :
         {Contract::Named("ramsch"), Contract::Named("kreuz"), Contract::Named("schieberamsch"),
          Contract::Named("muss", Suit::kEichel)}) {
      for (Seat seat : kSeats) {
        Random play(67, i);
        digest.Add(PlayAllPassed(game, deck, deal.hands, seat, {}, play));
      }
    }
    KontraQuestion kontra =
        KontraTo(deal.contract(), deal.declarer, deal.hands[asker], asker, DefaultRules(), deck);
    kontra.played_for = static_cast<PlayedFor>(i % 3);
    if (ObstacleToKontra(kontra) == DoubleObstacle::kNone) {
      const KontraEstimate estimate = EstimateKontra(kontra, options);
      digest.Add(estimate, VerdictOnDouble(estimate.round, estimate.basis));
    }
  }
  ExpectPinned("rounds_of_auction_and_play", digest);
}

TEST(Pinned, GamesOfThinkingSeats) {
  Digest digest;
  for (const char* name : {"ruf", "solo", "wenz", "bettel", "ramsch", "offiziere", "hintenrum"}) {
    const ContractRow& row = RowNamed(name);
    const auto suit = Contract::NeedsSuit(row) ? std::optional(Suit::kGras) : std::nullopt;
    const int seats = row.special.seats == 2 ? 2 : kSeatCount;
    const Deck deck = seats == 2 ? Deck::kLong : Deck::kShort;
    Random random(68, 0);
    const Deal deal = RandomDeal(Contract::Named(name, suit), deck, Tilt::kNone, random, seats);
    const int plies = seats == 2 ? 8 : 4;
    const Position start = RandomPlay(deal, plies, true, random);
    Chooser chooser;
    for (PlayStyle style : {PlayStyle::kPlay, PlayStyle::kDeaf, PlayStyle::kOpen}) {
      const Position end =
          PlaySeatGame(start, AllSeats({style, 5}), 7, AimOf(start.game(), {}), chooser);
      digest.Add(end.played());
      if (seats == kSeatCount) {
        digest.Add(SeatGameOf(end, Seat(1), PricesOf(start.game(), {})));
      }
    }
    digest.Add(chooser.nodes());
    if (seats == 2 || row.name == "hintenrum") continue;
    const std::vector<Deal> deals = {deal};
    DuelOptions options;
    options.first = {PlayStyle::kPlay, 3};
    options.second = {PlayStyle::kRandom, 1};
    digest.Add(Duel(deals, options));
  }
  ExpectPinned("games_of_thinking_seats", digest);
}

}  // namespace
}  // namespace schafkopf::pinned_people_test
