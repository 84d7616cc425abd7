// What special rounds make of an auction.
#include "engine/table/round_auction.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace schafkopf::round_auction_test {
namespace {

RuleSet Table(std::initializer_list<std::pair<const char*, const char*>> options = {}) {
  RuleSet rules;
  for (const char* name : {"ruf", "wenz", "solo"}) {
    const int row = *FindContractRow(name);
    rules.offers.push_back({row, kContracts[static_cast<std::size_t>(row)].level, std::nullopt});
  }
  for (const auto& [name, value] : options) EXPECT_TRUE(rules.options.Set(name, value)) << name;
  return rules;
}

Bid Plays(int seat, const char* game) {
  return {Seat(seat), Announcement{.row = *FindContractRow(game), .suit = std::nullopt}};
}
Bid Passes(int seat) { return {Seat(seat), std::nullopt}; }

RoundFault FaultIn(const char* round, const Bid& bid, const RuleSet& rules,
                   const std::vector<Bid>& before = {}) {
  Auction auction(rules);
  for (const Bid& made : before) auction.Make(made);
  return FaultOf(*FindRound(round), bid, auction, rules.options);
}

RoundDuty DutyAfter(const char* round, const RuleSet& rules, int passes) {
  Auction auction(rules);
  for (int seat = 0; seat < passes; ++seat) auction.Make(Passes(seat));
  return DutyOf(*FindRound(round), auction, rules.options);
}

TEST(RoundAuction, WhatAnAnnouncementMayEndIn) {
  const Contract gras = Contract::Named("solo", Suit::kGras);
  Announcement solo{.row = *FindContractRow("solo"), .suit = std::nullopt};
  EXPECT_TRUE(CanEndIn(solo, gras));
  EXPECT_FALSE(CanEndIn(solo, gras.WithTout()));
  EXPECT_FALSE(CanEndIn(solo, Contract::Named("farbwenz", Suit::kGras)));
  solo.suit = Suit::kHerz;
  EXPECT_FALSE(CanEndIn(solo, gras));
  solo = {.row = solo.row, .suit = Suit::kGras, .tout = true};
  EXPECT_TRUE(CanEndIn(solo, gras.WithTout()));
  EXPECT_FALSE(CanEndIn(solo, gras));
  Announcement ruf{.row = *FindContractRow("ruf"), .suit = std::nullopt};
  EXPECT_TRUE(CanEndIn(ruf, Contract::Named("ruf", Suit::kGras)));
  EXPECT_FALSE(CanEndIn(ruf, Contract::Named("ruf", Suit::kGras).WithCalledRank(Rank::kTen)));
  const Announcement bettel{.row = *FindContractRow("bettel"), .suit = std::nullopt};
  EXPECT_TRUE(CanEndIn(bettel, Contract::Named("bettel")));
  EXPECT_FALSE(CanEndIn(bettel, Contract::Named("bettel").WithOuvert()));
}

TEST(RoundAuction, TheSoloOfARoundIsForehands) {
  const RuleSet rules = Table();
  EXPECT_EQ(FaultIn("teufel", Plays(0, "solo"), rules), RoundFault::kNone);
  EXPECT_EQ(FaultIn("teufel", Plays(0, "wenz"), rules), RoundFault::kOtherGame);
  EXPECT_EQ(FaultIn("teufel", Passes(0), rules), RoundFault::kMustPlay);
  EXPECT_EQ(FaultIn("teufel", Plays(2, "solo"), rules), RoundFault::kForehandPlays);
  EXPECT_EQ(FaultIn("teufel", Passes(2), rules), RoundFault::kNone);
  EXPECT_EQ(FaultIn("hadsch", Passes(0), rules), RoundFault::kMustPlay);
  EXPECT_EQ(FaultIn("hadsch", Plays(1, "ruf"), rules), RoundFault::kForehandPlays);
  const RuleSet any = Table({{"hadsch_contract", "any"}});
  EXPECT_EQ(FaultIn("hadsch", Plays(1, "solo"), any, {Plays(0, "ruf")}),
            RoundFault::kForehandPlays);
  EXPECT_EQ(FaultIn("hadsch", Plays(0, "solo"), any), RoundFault::kNone);
  EXPECT_EQ(FaultIn("ramsch", Plays(0, "ruf"), rules), RoundFault::kNobodyDeclares);
  EXPECT_EQ(FaultIn("bock", Plays(3, "ruf"), rules), RoundFault::kNone);
}

TEST(RoundAuction, ASchieberMayBeDeclined) {
  const Bid first = Plays(1, "solo");
  const Bid last = Plays(3, "solo");
  const RuleSet redeal = Table();
  EXPECT_EQ(FaultIn("schieber", Passes(0), redeal), RoundFault::kNone);
  EXPECT_EQ(FaultIn("schieber", first, redeal), RoundFault::kForehandPlays);
  EXPECT_EQ(FaultIn("schieber", first, redeal, {Passes(0)}), RoundFault::kForehandDeclined);
  const RuleSet offered = Table({{"schieber_decline", "offered_on"}});
  EXPECT_EQ(FaultIn("schieber", first, offered, {Passes(0)}), RoundFault::kNone);
  const RuleSet dealer = Table({{"schieber_decline", "dealer_must"}});
  EXPECT_EQ(FaultIn("schieber", first, dealer, {Passes(0)}), RoundFault::kForehandDeclined);
  EXPECT_EQ(FaultIn("schieber", last, dealer, {Passes(0)}), RoundFault::kNone);

  EXPECT_EQ(DutyAfter("schieber", redeal, 0).must_play, Seat(0));
  EXPECT_TRUE(DutyAfter("schieber", redeal, 1).redeal);
  EXPECT_FALSE(DutyAfter("schieber", offered, 1).redeal);
  EXPECT_TRUE(DutyAfter("schieber", offered, 4).redeal);
  EXPECT_EQ(DutyAfter("schieber", dealer, 1).must_play, Seat(3));
}

// In every round in which forehand plays nobody else bids or declares, unless it may decline.
TEST(RoundAuction, WhereForehandPlaysNobodyElseDoes) {
  const RuleSet rules = Table({{"hadsch_contract", "any"}});
  for (const RoundRow& round : kRounds) {
    const bool forehand = round.player == RoundPlayer::kForehand;
    for (int seat : {0, 1, 3}) {
      EXPECT_EQ(MayDeclareIn(round, Seat(seat), rules.options), !forehand || seat == 0)
          << round.name << seat;
    }
    if (!forehand) continue;
    const char* name = round.name.data();
    EXPECT_EQ(FaultIn(name, Plays(2, "solo"), rules), RoundFault::kForehandPlays) << name;
    EXPECT_EQ(FaultIn(name, Plays(0, "solo"), rules), RoundFault::kNone) << name;
  }
  const auto schieber = [](const char* option) {
    return MayDeclareIn(*FindRound("schieber"), Seat(1),
                        Table({{"schieber_decline", option}}).options);
  };
  EXPECT_TRUE(schieber("offered_on"));
  EXPECT_FALSE(schieber("dealer_must"));
}

TEST(RoundAuction, TheDealerPlaysWhereNobodyDoes) {
  EXPECT_EQ(DutyAfter("allgaeuer", Table(), 3).must_play, std::nullopt);
  EXPECT_EQ(DutyAfter("allgaeuer", Table(), 4).must_play, Seat(3));
  EXPECT_EQ(DutyAfter("allgaeuer", Table(), 4).may_refuse, false);
  const RuleSet refuse = Table({{"allgaeuer_refuse", "on"}});
  EXPECT_EQ(DutyAfter("allgaeuer", refuse, 4).may_refuse, true);
  EXPECT_EQ(DutyAfter("bock", refuse, 4).may_refuse, std::nullopt);
}

TEST(RoundAuction, RamschInRoundsOfItsOwnIsNotPlayedInBetween) {
  EXPECT_EQ(AfterAllPassed(Table({{"all_pass", "ramsch"}}).options), AfterPasses::kByOption);
  EXPECT_EQ(AfterAllPassed(Table({{"all_pass", "ramsch"}, {"ramsch_trigger", "round"}}).options),
            AfterPasses::kThrowIn);
}

TEST(Rounds, WhatTheyPlayAndWhatTheyDouble) {
  const RuleOptions any = Table({{"hadsch_contract", "any"}}).options;
  const RuleOptions solos = Table({{"last_round", "solos_only"}}).options;
  const RuleOptions doubled = Table({{"last_round", "doubled"}}).options;
  for (const RoundRow& round : kRounds) {
    const bool last = round.name == "last";
    EXPECT_EQ(FindRound(round.name), &round);
    EXPECT_EQ(GamesOf(round, {}), round.games) << round.name;
    EXPECT_EQ(GamesOf(round, any), round.name == "hadsch" ? RoundGames::kAny : round.games);
    EXPECT_EQ(GamesOf(round, solos), last ? RoundGames::kSolos : round.games) << round.name;
    EXPECT_EQ(IsDoubled(round, {}), round.name == "hadsch" || round.name == "bock");
    EXPECT_EQ(IsDoubled(round, solos), IsDoubled(round, {})) << round.name;
    EXPECT_EQ(IsDoubled(round, doubled), last || IsDoubled(round, {})) << round.name;
  }
  EXPECT_EQ(FindRound("nothing"), nullptr);
  std::string played;
  for (const ContractRow& row : kContracts) {
    const auto suit = Contract::NeedsSuit(row) ? std::optional(Suit::kGras) : std::nullopt;
    const Contract contract(*FindContractRow(row.name), suit);
    EXPECT_TRUE(MayBePlayed(contract, RoundGames::kAny));
    EXPECT_EQ(MayBePlayed(contract, RoundGames::kSuitSolo), row.name == "solo") << row.name;
    EXPECT_EQ(MayBePlayed(contract, RoundGames::kRufspiel),
              row.name == "ruf" || row.name == "muss");
    EXPECT_EQ(MayBePlayed(contract, RoundGames::kSolos), row.parties == Parties::kSolo);
    EXPECT_EQ(MayBePlayed(contract, RoundGames::kRamsch),
              row.name == "ramsch" || row.name == "schieberamsch");
    EXPECT_EQ(MayBePlayed(contract, RoundGames::kKreuz),
              row.name == "kreuz" || row.name == "farbkreuz");
    EXPECT_EQ(MayBePlayed(contract, RoundGames::kHintenrum), row.name == "hintenrum");
    if (IsChosen(row)) played += std::string(row.name) + " ";
  }
  EXPECT_EQ(
      played,
      "ruf solo wenz geier koenig eisenbahner farbwenz farbgeier farbkoenig farbeisenbahner "
      "hybrid bettel pfd sie hochzeit bauernhochzeit offiziere hintenrum sjavs cicha wesele zolo ");
}

TEST(RoundAuction, WhatIsPlayedWhereNobodyBids) {
  const auto game = [](std::initializer_list<std::pair<const char*, const char*>> options) {
    return AllPassGame(Table(options).options);
  };
  EXPECT_EQ(game({}), std::nullopt);
  EXPECT_EQ(game({{"all_pass", "throw_in_bock"}}), std::nullopt);
  EXPECT_EQ(game({{"all_pass", "muss"}}), Contract::Named("muss", Suit::kEichel));
  EXPECT_EQ(game({{"all_pass", "kreuz"}}), Contract::Named("kreuz"));
  EXPECT_EQ(game({{"all_pass", "ramsch"}}), Contract::Named("ramsch"));
  for (const char* trigger : {"last_player_may_announce", "round"}) {
    const bool apart = trigger == std::string_view("round");
    EXPECT_EQ(game({{"all_pass", "ramsch"}, {"ramsch_trigger", trigger}}).has_value(), !apart);
    EXPECT_EQ(game({{"all_pass", "muss"}, {"ramsch_trigger", trigger}}),
              Contract::Named("muss", Suit::kEichel));
    EXPECT_EQ(AfterAllPassed(Table({{"all_pass", "kreuz"}, {"ramsch_trigger", trigger}}).options),
              AfterPasses::kByOption);
  }
}

}  // namespace
}  // namespace schafkopf::round_auction_test
