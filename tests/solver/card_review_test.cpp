// Each card and bid of a game, judged by what its seat could know.
#include "solver/advice/card_review.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "engine/cards/random.h"
#include "solver/advice/bid_review.h"
#include "solver/advice/card_search.h"
#include "solver/advice/inference.h"
#include "solver/advice/people_player.h"
#include "solver/habits/habit_loops.h"
#include "solver/habits/play_habit.h"
#include "tests/support/game_row.h"
#include "tests/support/random_deal.h"
#include "tests/support/test_scale.h"

namespace schafkopf::card_review_test {
namespace {

Deal SoloOf(Deck deck, std::uint64_t number) {
  Random random(41, number);
  return RandomDeal(Contract::Named("solo", Suit::kGras), deck, Tilt::kStrong, random);
}

Position PlayedOut(const Deal& deal, Random& random) {
  return RandomPlay(deal, 4 * deal.hand_size(), false, random);
}

bool SameJudgement(const JudgedCard& a, const JudgedCard& b) {
  return a.seat == b.seat && a.card == b.card && a.best == b.best && a.free == b.free &&
         a.lost.value == b.lost.value && a.lost.error == b.lost.error &&
         a.expected.value == b.expected.value && a.win == b.win && a.effective == b.effective;
}

CardReviewOptions Quick() {
  CardReviewOptions options;
  options.worlds = 120;
  options.games = 30;
  return options;
}

TEST(CardReview, JudgesWhereThereIsAChoice) {
  for (int i = 0; i < Scaled(6); ++i) {
    const Deal deal = SoloOf(i % 2 ? Deck::kLong : Deck::kShort, static_cast<std::uint64_t>(i));
    Random random(7, static_cast<std::uint64_t>(i));
    const Position game = PlayedOut(deal, random);
    const auto cards = ReviewCards(game, Quick());
    ASSERT_EQ(cards.size(), game.played().size());
    Position position(deal);
    for (std::size_t ply = 0; ply < cards.size(); ++ply) {
      const JudgedCard& judged = cards[ply];
      const SeatView view = ViewOf(position);
      EXPECT_EQ(judged.card, game.played()[ply]);
      EXPECT_EQ(judged.seat, view.seat);
      EXPECT_EQ(judged.free, view.DistinctPlays().size() > 1);
      EXPECT_TRUE(view.LegalPlays().Contains(judged.best));
      if (judged.best == judged.card || !judged.free) {
        EXPECT_EQ(judged.lost.value, 0);
      }
      EXPECT_GE(judged.lost.error, 0);
      if (judged.free) {
        EXPECT_GT(judged.effective, 0);
        EXPECT_GE(judged.win, 0);
        EXPECT_LE(judged.win, 1);
      }
      position.Play(judged.card);
    }
  }
}

// Who draws his cards by habit loses more than people, who are surer than their habits together,
// and far less than who plays at random.
TEST(CardReview, WhatPeopleUsuallyLoseIsLessThanByHabit) {
  double usual = 0;
  double lost = 0;
  double at_random = 0;
  double usual_there = 0;
  for (std::uint64_t i = 0; i < 24; ++i) {
    const Deal deal = SoloOf(Deck::kShort, i);
    Position people(deal);
    Random random(19, i);
    while (!people.finished()) {
      people.Play(FastestHabitLoops().choose(WitnessOf(deal, people.played()), people.LegalPlays(),
                                             random));
    }
    for (const JudgedCard& judged : ReviewCards(people, CardReviewOptions())) {
      EXPECT_TRUE(judged.free || judged.usual == 0);
      EXPECT_GE(judged.usual, 0);
      usual += judged.usual;
      lost += judged.lost.value;
    }
    for (const JudgedCard& judged : ReviewCards(PlayedOut(deal, random), CardReviewOptions())) {
      usual_there += judged.usual;
      at_random += judged.lost.value;
    }
  }
  EXPECT_GT(lost, usual);
  EXPECT_LT(lost, 2.5 * usual);
  EXPECT_GT(at_random, 3 * usual_there);
}

// Two deals that look the same to the seat that leads.
TEST(CardReview, DoesNotSeeHiddenCards) {
  const Deal deal = SoloOf(Deck::kShort, 3);
  Deal other = deal;
  std::vector<Seat> hidden;
  for (Seat seat : kSeats) {
    if (seat != Seat(0) && seat != deal.declarer) hidden.push_back(seat);
  }
  std::swap(other.hands[hidden[0]], other.hands[hidden[1]]);
  Random random(5, 1);
  const Position game = PlayedOut(deal, random);
  for (std::uint64_t number = 0;; ++number) {
    Random again(6, number);
    const Position second = PlayedOut(other, again);
    if (second.played()[0] != game.played()[0]) continue;
    EXPECT_TRUE(SameJudgement(ReviewCards(game, Quick())[0], ReviewCards(second, Quick())[0]));
    return;
  }
}

TEST(CardReview, StopsWhereItIsTold) {
  const Deal deal = SoloOf(Deck::kShort, 4);
  Random random(5, 2);
  const Position game = PlayedOut(deal, random);
  int asked = 0;
  const Effort effort{.stop = [&] { return ++asked > 2000; }};
  EXPECT_LT(ReviewCards(game, Quick(), effort).size(), game.played().size());
}

// A seat that throws its Sauen away loses by them.
TEST(CardReview, FindsGrossMistakes) {
  int blunders = 0;
  int found = 0;
  for (std::uint64_t i = 0; i < 12; ++i) {
    Random random(9, i);
    const Deal deal = SoloOf(Deck::kShort, 100 + i);
    const Position game = PlayedOut(deal, random);
    for (const JudgedCard& judged : ReviewCards(game, Quick())) {
      if (!judged.free) continue;
      ++blunders;
      found += IsMistake(judged.lost) ? 1 : 0;
    }
  }
  EXPECT_GT(found * 20, blunders) << "who plays any card errs";
}

TEST(BidReview, JudgesWhatPeopleMightHaveBid) {
  const Deal deal = SoloOf(Deck::kShort, 5);
  const auto played = ReviewBids({deal.hands, deal.deck(), deal.contract(), deal.declarer}, {});
  ASSERT_EQ(played.size(), 4u);
  for (const JudgedBid& bid : played) {
    if (bid.seat == deal.declarer) {
      EXPECT_EQ(bid.made, deal.contract());
    } else {
      EXPECT_EQ(bid.made, std::nullopt);
    }
    EXPECT_GE(bid.lost.value, 0);
    if (bid.made == bid.best) {
      EXPECT_EQ(bid.lost.value, 0);
    }
  }
  // Who bid and was outbid has not passed.
  BidReviewOptions heard;
  const Seat outbid = deal.declarer == Seat(0) ? Seat(1) : Seat(0);
  heard.bids = {{outbid, Announcement{}}, {deal.declarer, Announcement{}}, {outbid, std::nullopt}};
  const auto others = ReviewBids({deal.hands, deal.deck(), deal.contract(), deal.declarer}, heard);
  EXPECT_EQ(others.size(), 3u);
  EXPECT_TRUE(
      std::ranges::none_of(others, [&](const JudgedBid& bid) { return bid.seat == outbid; }));
  // The strongest hand that there is should not have passed.
  Deal sure = deal;
  sure.declarer = Seat(0);
  sure.game = Game(Contract::Named("solo", Suit::kEichel), Deck::kShort);
  CardSet rest = CardsOf(Deck::kShort);
  const CardOrder& order = sure.game.order();
  CardSet best;
  for (Card card : order.best_first()) {
    if (best.size() < 6 && rest.Contains(card)) best.Insert(card);
  }
  rest -= best;
  sure.hands[Seat(0)] = best;
  for (int seat = 1; seat < 4; ++seat) {
    CardSet hand;
    for (Card card : rest) {
      if (hand.size() < 6) hand.Insert(card);
    }
    sure.hands[Seat(seat)] = hand;
    rest -= hand;
  }
  const auto passed = ReviewBids({sure.hands, Deck::kShort, std::nullopt, Seat(0)}, {});
  ASSERT_EQ(passed.size(), 4u);
  EXPECT_EQ(passed[0].made, std::nullopt);
  ASSERT_TRUE(passed[0].best.has_value());
  EXPECT_TRUE(IsMistake(passed[0].lost));
  EXPECT_GT(passed[0].lost.value, 100);
  // Tables that nobody recorded are not judged.
  BidReviewOptions kept;
  EXPECT_TRUE(ReviewBids({sure.hands, Deck::kKop, std::nullopt, Seat(0)}, kept).empty());
}

TEST(PeoplePlayers, PlayLegalCardsByWhatTheySee) {
  for (std::uint64_t i = 0; i < 4; ++i) {
    const Deal deal = SoloOf(i % 2 ? Deck::kLong : Deck::kShort, 200 + i);
    Random random(11, i);
    const Position position = RandomPlay(deal, 5, false, random);
    const SeatView view = ViewOf(position);
    const Player player{.worlds = 60};
    const auto advised = AdvisedChooser().Choose(view, player, i, {});
    ASSERT_TRUE(advised.has_value());
    EXPECT_TRUE(view.LegalPlays().Contains(*advised));
    EXPECT_EQ(AdvisedChooser().Choose(view, player, i, {}), advised);
    const auto usual = HabitChooser().Choose(view, player, i, {});
    ASSERT_TRUE(usual.has_value());
    EXPECT_TRUE(view.LegalPlays().Contains(*usual));
  }
}

// Habits play by the usual duties of who holds the called Sau: the card is lawful all the same.
TEST(PeoplePlayers, PlayByTheDutiesOfTheTable) {
  int by_other_duties = 0;
  const std::vector<GameRow> games = SpecialGames();
  for (std::size_t i = 0; i < games.size(); ++i) {
    Random random(12, i);
    const Position position = RandomPlay(RandomDealOf(games[i], random), 9, false, random);
    if (position.finished()) continue;
    if (!position.deal().contract().is_played()) {
      continue;
    }
    const SeatView view = ViewOf(position);
    by_other_duties += IsPlayedByHabit(view) && !IsSearched(view) ? 1 : 0;
    for (const CardChooser* chooser : {&AdvisedChooser(), &HabitChooser(), &LearnedChooser()}) {
      const auto card = chooser->Choose(view, {.worlds = 10}, i, AimOf(view.game, {}));
      EXPECT_TRUE(!card || view.LegalPlays().Contains(*card)) << games[i].row;
    }
  }
  EXPECT_GT(by_other_duties, 3);
}

}  // namespace
}  // namespace schafkopf::card_review_test
