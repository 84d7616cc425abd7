// What options make of the duties of play, by their words, and that play follows them: against the
// reference, under whatever a table has agreed.
#include "engine/play/duties.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/play/game.h"
#include "tests/support/random_deal.h"
#include "tests/support/random_options.h"
#include "tests/support/reference.h"
#include "tests/support/test_scale.h"

namespace schafkopf::duties_test {
namespace {

std::string ValueOf(const RuleOptions& options, std::string_view name) {
  return options.ValueOf(FindOption(name).value());
}

TEST(Duties, AreWhatTheOptionsSay) {
  for (std::uint64_t i = 0; i < 2000; ++i) {
    Random random(51, i);
    const RuleOptions options = RandomOptions({2, 3, 4, 5, 6, 10}, random);
    const auto is = [&](std::string_view name, std::string_view value) {
      return ValueOf(options, name) == value;
    };
    const ContractRow& row = kContracts[random.Below(kContracts.size())];
    const Contract contract = ContractsOfRowInFull(row).front();
    const Deck deck = row.pack == Pack::kKop            ? Deck::kKop
                      : random.Below(2) == 0            ? Deck::kLong
                      : IsPlayedWith(row, Deck::kShort) ? Deck::kShort
                                                        : Deck::kLong;
    const Duties duties = DutiesOf(contract, Table(deck, kSeatCount, options));
    const bool avoids = row.objective == Objective::kNoTricks || row.parties == Parties::kEach ||
                        row.pack == Pack::kKop;
    EXPECT_EQ(duties.must_overtake, avoids && is("must_overtake", "on")) << row.name;
    EXPECT_EQ(duties.declarer_leads,
              row.objective == Objective::kNoTricks && is("bettel_lead", "declarer"));
    EXPECT_EQ(duties.switch_at_three_tricks,
              row.name == "hintenrum" && is("strixner", "first_to_three_tricks"));
    if (row.parties != Parties::kCall) {
      Duties usual;
      usual.must_overtake = duties.must_overtake;
      usual.declarer_leads = duties.declarer_leads;
      usual.switch_at_three_tricks = duties.switch_at_three_tricks;
      EXPECT_EQ(duties, usual) << row.name;
      continue;
    }
    const char* least = deck == Deck::kLong ? "runaway_min" : "runaway_min_short";
    EXPECT_EQ(std::to_string(duties.runaway_min), ValueOf(options, least));
    EXPECT_EQ(duties.runaway_counts_dealt, is("runaway_count", "at_deal"));
    EXPECT_EQ(duties.runaway_when_led, is("runaway_when", "also_when_led"));
    const std::string from = ValueOf(options, "x_discard_from_trick");
    EXPECT_EQ(std::to_string(duties.discard_from_trick), from == "always" ? "1"
                                                         : from == "last" ? "0"
                                                                          : from);
    EXPECT_EQ(duties.discard_late_after_runaway, is("x_discard_after_runaway", "from_trick_7"));
    EXPECT_EQ(duties.plays_when_led_again, is("must_play_x_after_runaway_when_led", "on"));
  }
}

TEST(Duties, WhatATableMeansByAGame) {
  const auto under = [](const Contract& contract, const char* name, const char* value) {
    RuleOptions options;
    EXPECT_TRUE(options.Set(name, value)) << name;
    return ContractUnder(contract, options);
  };
  const Contract bettel = Contract::Named("bettel");
  const Contract pfd = Contract::Named("pfd");
  EXPECT_EQ(under(bettel, "bettel_trumps", "rufspiel"), pfd);
  EXPECT_EQ(under(bettel.WithOuvert(), "bettel_trumps", "rufspiel"), pfd.WithOuvert());
  EXPECT_EQ(under(bettel.WithStich(), "bettel_trumps", "rufspiel"), pfd.WithStich());
  EXPECT_EQ(ContractUnder(bettel, {}), bettel);
  const Contract kop = Contract::Named("kop");
  EXPECT_EQ(under(kop, "kop_trumps", "wolsztyn"), kop.WithOtherTrumps());
  const Contract wenz = Contract::Named("wenz");
  EXPECT_EQ(under(wenz, "kop_trumps", "wolsztyn"), wenz);
  EXPECT_EQ(under(wenz, "bettel_trumps", "rufspiel"), wenz);
  const Contract muss = Contract::Named("muss", Suit::kGras);
  const std::pair<const char*, Suit> cards[] = {
      {"EO", Suit::kEichel}, {"GO", Suit::kGras}, {"HO", Suit::kHerz}, {"SO", Suit::kSchellen}};
  for (const auto& [word, suit] : cards) {
    EXPECT_EQ(under(muss, "muss_card", word), muss.WithMussSuit(suit));
    EXPECT_EQ(under(wenz, "muss_card", word), wenz);
  }
  const Contract one = Contract::Named("hochzeit").WithPartner(Seat(1));
  const Contract two = Contract::Named("bauernhochzeit").WithPartner(Seat(1));
  EXPECT_EQ(under(one, "hochzeit_return_trump", "allowed"), one.WithTrumpBack());
  EXPECT_EQ(under(two, "hochzeit_return_trump", "allowed"), two);
}

// Games to the end under any duties: whatever may be played, at every card.
TEST(Duties, PlayFollowsThemAsInTheReference) {
  std::uint64_t stream = 0;
  for (const ContractRow& row : kContracts) {
    if (row.special.seats == 2) continue;
    for (const Contract& named : ContractsOfRowInFull(row)) {
      const bool called = row.parties == Parties::kCall;
      for (int i = 0; i < std::max(2, Scaled(called ? 200 : 20)); ++i) {
        Random random(52, stream++);
        RuleOptions options = RandomOptions({2, 3, 10}, random);
        // What a Solo hintenrum begins as is no Ramsch, where one may have to overtake.
        if (row.special.switches_after > 0) options.Set("must_overtake", "off");
        const Deck deck = row.pack == Pack::kKop                          ? Deck::kKop
                          : i % 2 == 0 && IsPlayedWith(row, Deck::kShort) ? Deck::kShort
                                                                          : Deck::kLong;
        if (called && named.called_card()->rank() != Rank::kSau && deck != Deck::kLong) continue;
        Deal deal = RandomDeal(named, deck, Tilt::kNone, random);
        deal.game = Game(named, Table(deck, kSeatCount, options));
        const Position end = RandomPlay(deal, kSeatCount * deal.hand_size(), false, random);
        Position position(deal);
        reference::Game game(deal, {}, options);
        for (Card card : end.played()) {
          ASSERT_EQ(position.to_move().index(), game.to_move())
              << reference::WriteLine(deal, position.played());
          CardSet legal;
          for (Card each : game.Legal()) legal.Insert(each);
          ASSERT_EQ(position.LegalPlays(), legal)
              << reference::WriteLine(deal, position.played()) << i;
          position.Play(card);
          game.Play(card);
        }
      }
    }
  }
}

}  // namespace
}  // namespace schafkopf::duties_test
