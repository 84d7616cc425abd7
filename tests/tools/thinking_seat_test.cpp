// Seats that think play by what they see: other hidden cards, the same card.
#include "tools/answers/table/thinking_seat.h"

#include <gtest/gtest.h>

#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/worlds/dealer.h"
#include "tools/answers/table/seat_bid.h"

namespace schafkopf::thinking_seat_test {
namespace {

const Effort kEffort{.seed = 5};

constexpr char kGame[] =
    "ruf:S 0 | EO HO EU H8 H7 E9 E8 SK | SO GU HU HK H9 EA EZ GK | HA EK GZ G8 SA SZ S9 S8 |"
    " GO SU HZ E7 GA G9 G7 S7 | HO H9 HA SU H8 HK EK HZ";

Bid Says(int seat, const char* game) {
  const Contract contract = Contract::Named(
      game, Contract::NeedsSuit(kContracts[static_cast<std::size_t>(*FindContractRow(game))])
                ? std::optional(Suit::kEichel)
                : std::nullopt);
  return {Seat(seat), Announcement{.row = contract.row_index(), .suit = {}}};
}

TEST(ThinkingSeat, DoesNotPeek) {
  const RuleSet rules = DefaultRules();
  const auto line = ParseDealLine(kGame);
  ASSERT_TRUE(line.ok()) << line.status();
  int swapped = 0;
  Position position(line->deal());
  for (Card played : line->played) {
    const SeatView view = ViewOf(position);
    const CardSkill skill{.worlds = 60, .rules = &rules, .bids = {Says(0, "ruf")}};
    const Card card = ThinkOutCard(position, skill, kEffort);
    EXPECT_TRUE(position.LegalPlays().Contains(card));
    const Dealer dealer(KnowledgeOf(view));
    for (std::uint64_t world = 0; world < 3; ++world) {
      const Position other = PositionIn(view, dealer.Sample(9, world));
      swapped += other.deal().hands == position.deal().hands ? 0 : 1;
      EXPECT_EQ(ToString(ThinkOutCard(other, skill, kEffort)), ToString(card));
    }
    position.Play(played);
  }
  EXPECT_GT(swapped, 20);
}

// What `advise` says stays the same; the seat plays another card where its later ones make it
// better.
TEST(ThinkingSeat, LooksFurtherAheadThanAdvise) {
  const RuleSet rules = DefaultRules();
  const auto line = ParseDealLine(kGame);
  ASSERT_TRUE(line.ok()) << line.status();
  Position position(line->deal());
  int others = 0;
  for (Card played : line->played) {
    const CardSkill skill{.worlds = 400, .rules = &rules};
    const auto advised = AdviseSeat(position, skill, kEffort);
    ASSERT_TRUE(advised.ok()) << advised.status();
    EXPECT_EQ(advised->to_play, advised->advice.ranked.front().card);
    AdviseQuestion question = *advised->question;
    question.plays = true;
    const auto ahead = AnswerOf(question, {ViewOf(position)}, {});
    ASSERT_TRUE(ahead.ok()) << ahead.status();
    EXPECT_EQ(ToJson(*ahead), ToJson(*advised));
    EXPECT_EQ(ahead->to_play, ThinkOutCard(position, skill, kEffort));
    EXPECT_TRUE(position.LegalPlays().Contains(ahead->to_play));
    others += ahead->to_play == advised->to_play ? 0 : 1;
    position.Play(played);
  }
  EXPECT_GT(others, 0);
}

// A Ramsch is decided elsewhere, by the same view.
TEST(ThinkingSeat, DoesNotPeekInARamsch) {
  const RuleSet rules = DefaultRules();
  const auto line = ParseDealLine(
      "ramsch - | SO HU EZ GZ GK S9 | EO EU HA HK SK EA | HO SU E9 G9 SA SZ | GO GU H9 HZ EK GA");
  ASSERT_TRUE(line.ok()) << line.status();
  const Position position(line->deal());
  const CardSkill skill{.worlds = 20, .rules = &rules};
  const Card card = ThinkOutCard(position, skill, kEffort);
  const SeatView view = ViewOf(position);
  const Dealer dealer(KnowledgeOf(view));
  for (std::uint64_t world = 0; world < 3; ++world) {
    EXPECT_EQ(ToString(ThinkOutCard(PositionIn(view, dealer.Sample(9, world)), skill, kEffort)),
              ToString(card));
  }
}

BidTurn TurnOf(int seat, const char* hand, std::vector<Bid> bids = {}) {
  return {Seat(seat), ParseCardSet(hand).value(), Deck::kLong, std::move(bids)};
}

TEST(SeatBid, NamesOnlyWhatTakesTheGame) {
  const RuleSet rules = DefaultRules();
  const char* hand = "EO GO HO EU EA E7 H8 S7";
  const auto has = [&](const BidTurn& turn, const Contract& contract) {
    for (const BidOption& option : OptionsOf(turn, rules)) {
      if (option.contract == contract) return true;
    }
    return false;
  };
  const Contract ruf = Contract::Named("ruf", Suit::kSchellen);
  EXPECT_TRUE(has(TurnOf(1, hand), ruf));
  EXPECT_FALSE(has(TurnOf(0, hand, {Says(1, "ruf")}), ruf));  // it let its turn go
  EXPECT_TRUE(has(TurnOf(0, hand, {Says(0, "ruf"), Says(1, "wenz")}),
                  Contract::Named("solo", Suit::kEichel)));
  EXPECT_FALSE(has(TurnOf(1, hand, {Says(0, "ruf")}), ruf));
  EXPECT_TRUE(has(TurnOf(1, hand, {Says(0, "ruf")}), Contract::Named("wenz")));
  // The called Sau in the own hand.
  EXPECT_FALSE(has(TurnOf(1, hand), Contract::Named("ruf", Suit::kEichel)));
}

TEST(SeatBid, PassesWhereAnotherGameIsWorthMore) {
  const RuleSet rules = DefaultRules();
  const BidSkill skill{.worlds = {}, .rules = &rules};
  EXPECT_FALSE(ChooseBid(TurnOf(2, "E7 E8 G7 G8 S7 S8 H7 E9"), skill, kEffort).best);
  const BidChoice wenz = ChooseBid(TurnOf(2, "EU GU HU SU EA GA HA SA"), skill, kEffort);
  ASSERT_TRUE(wenz.best);
  EXPECT_TRUE(wenz.best->contract.is_tout());
  // A partner's Rufspiel: with the called Sau, a plain hand gains by passing.
  const BidChoice with =
      ChooseBid(TurnOf(3, "GO SU HZ HA GA G9 SA S7", {Says(0, "ruf")}), skill, kEffort);
  EXPECT_GT(with.pass_cents, 0);
  EXPECT_EQ(
      ChooseBid(TurnOf(3, "GO SU HZ HA GA G9 SA S7", {Says(0, "ruf")}), skill, kEffort).pass_cents,
      with.pass_cents);
}

}  // namespace
}  // namespace schafkopf::thinking_seat_test
