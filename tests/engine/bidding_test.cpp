// Which game outbids which, and whose turn it is to bid what: against a model that looks at all the
// bids so far, and cases by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cards/random.h"
#include "engine/play/deal.h"
#include "engine/table/auction.h"
#include "tests/support/random_options.h"
#include "tests/support/reference.h"

namespace schafkopf::bidding_test {
namespace {

using testing::ElementsAre;

using Choices = std::initializer_list<std::pair<const char*, const char*>>;

// A table that offers every game with the rank of its row; also Ramsch, above all, if `ramsch`.
RuleSet Table(Choices options = {}, bool ramsch = false) {
  RuleSet rules;
  for (int row = 0; row < static_cast<int>(kContracts.size()); ++row) {
    const ContractRow& game = kContracts[static_cast<std::size_t>(row)];
    if (game.pack != Pack::kBavarian || game.level == 0) continue;
    rules.offers.push_back({row, game.level, game.tout_level});
  }
  for (const char* name : {"ramsch", "schieberamsch"}) {
    if (ramsch) rules.offers.push_back({*FindContractRow(name), 300, std::nullopt});
  }
  for (const auto& [name, value] : options) EXPECT_TRUE(rules.options.Set(name, value)) << name;
  return rules;
}

Announcement Announced(std::string_view name, std::optional<Suit> suit = std::nullopt,
                       bool tout = false) {
  return {.row = *FindContractRow(name), .suit = suit, .tout = tout};
}

std::string_view NameOf(const Announcement& game) {
  return kContracts[static_cast<std::size_t>(game.row)].name;
}

// Nothing is below everything.
int LevelIn(const RuleSet& rules, const Announcement& game) {
  return LevelOf(rules, game).value_or(-1);
}

TEST(Levels, AreThoseOfTheRuleSetUnlessOptionsMoveThem) {
  const auto level = [](std::string_view name, Choices options,
                        std::optional<Suit> suit = std::nullopt, bool tout = false) {
    return LevelIn(Table(options), Announced(name, suit, tout));
  };
  EXPECT_LT(level("ruf", {}), level("bettel", {}));
  EXPECT_LT(level("bettel", {}), level("farbwenz", {}));
  EXPECT_LT(level("farbwenz", {}), level("wenz", {}));
  EXPECT_LT(level("wenz", {}), level("solo", {}));
  EXPECT_LT(level("solo", {}), level("wenz", {}, std::nullopt, true));
  EXPECT_EQ(level("solo", {}, Suit::kHerz), level("solo", {}, Suit::kGras));
  EXPECT_EQ(level("kreuz", {}), -1) << "not offered";
  EXPECT_EQ(level("bettel", {}, std::nullopt, true), -1) << "no Tout of it";

  const Choices heart = {{"heart_solo_higher", "on"}};
  EXPECT_GT(level("solo", heart, Suit::kHerz), level("solo", heart, Suit::kGras));
  EXPECT_EQ(level("solo", heart), level("solo", heart, Suit::kGras));
  EXPECT_LT(level("solo", heart, Suit::kHerz), level("farbeisenbahner", heart, Suit::kHerz, true));
  EXPECT_GT(level("solo", heart, Suit::kHerz, true), level("solo", heart, Suit::kGras, true));
  EXPECT_EQ(level("farbwenz", heart, Suit::kHerz), level("farbwenz", heart, Suit::kGras));

  const Choices equal = {{"solo_equals_wenz", "on"}};
  EXPECT_EQ(level("wenz", equal), level("solo", equal));
  EXPECT_LT(level("geier", equal), level("wenz", equal));
  EXPECT_LT(level("wenz", equal, std::nullopt, true), level("solo", equal, std::nullopt, true));

  for (const char* name : {"bettel", "pfd"}) {
    const Choices below = {{"bettel_rank", "below_solo"}};
    EXPECT_LT(level("wenz", below), level(name, below));
    EXPECT_LT(level(name, below), level("solo", below));
    const Choices above = {{"bettel_rank", "above_solo"}, {"heart_solo_higher", "on"}};
    EXPECT_LT(level("solo", above, Suit::kHerz), level(name, above));
    EXPECT_LT(level(name, above), level("farbeisenbahner", above, Suit::kGras, true));
  }
  EXPECT_EQ(level("ruf", {}, Suit::kGras, true), -1);
  const Choices called = {{"ruf_tout", "on"}};
  EXPECT_GT(level("ruf", called, Suit::kGras, true), level("solo", called));
  EXPECT_LT(level("ruf", called, Suit::kGras, true),
            level("farbeisenbahner", called, Suit::kGras, true));
}

TEST(Levels, AnOuvertIsNextAboveItsBettel) {
  Announcement ouvert = Announced("bettel");
  ouvert.ouvert = true;
  EXPECT_EQ(LevelOf(Table(), ouvert), std::nullopt);
  for (const char* rank : {"above_ruf", "below_solo", "above_solo"}) {
    const RuleSet rules = Table({{"bettel_ouvert", "before_trick_1"}, {"bettel_rank", rank}});
    EXPECT_EQ(LevelIn(rules, ouvert), LevelIn(rules, Announced("bettel")) + 1);
    for (const Announcement& game : GamesOf(rules)) {
      if (game.ouvert || NameOf(game) == "bettel" || NameOf(game) == "pfd") continue;
      EXPECT_NE(LevelIn(rules, ouvert), LevelIn(rules, game)) << NameOf(game);
    }
  }
}

TEST(Levels, ARamschThatIsAnnouncedNobodyOutbids) {
  const RuleSet last = Table({{"ramsch_trigger", "last_player_may_announce"}});
  EXPECT_EQ(LevelOf(last, Announced("ramsch")), 0) << "nobody is left who could";
  EXPECT_EQ(LevelOf(last, Announced("schieberamsch")), std::nullopt);
  EXPECT_EQ(LevelOf(Table(), Announced("ramsch")), std::nullopt);
}

TEST(Ranks, OfContracts) {
  const Contract herz = Contract::Named("solo", Suit::kHerz);
  const Contract bettel = Contract::Named("bettel");
  const Contract wenz = Contract::Named("wenz");
  EXPECT_EQ(RankOf(Table(), herz), 80);
  EXPECT_EQ(RankOf(Table({{"heart_solo_higher", "on"}}), herz), 81);
  EXPECT_EQ(RankOf(Table({{"heart_solo_higher", "on"}}), Contract::Named("solo", Suit::kGras)), 80);
  EXPECT_EQ(RankOf(Table({{"bettel_rank", "below_solo"}}), bettel), 79);
  EXPECT_EQ(RankOf(Table({{"bettel_rank", "above_solo"}}), bettel), 81);
  EXPECT_EQ(RankOf(Table({{"solo_equals_wenz", "on"}}), wenz), 80);
  EXPECT_EQ(RankOf(Table({{"solo_equals_wenz", "on"}}), wenz.WithTout()), 170);
  EXPECT_EQ(RankOf(Table(), Contract::Named("kreuz")), std::nullopt);
  EXPECT_EQ(RankOf(Table({{"ruf_tout", "on"}}), Contract::Named("ruf", Suit::kGras, true)),
            Contract::kCallToutLevel);
  RuleSet own;
  own.offers = {{*FindContractRow("wenz"), 5, std::nullopt}};
  EXPECT_EQ(RankOf(own, wenz), 5);
  EXPECT_EQ(RankOf(own, herz), 80) << "of its row, where it is not offered";
  EXPECT_EQ(RankOf(Table({{"bettel_rank", "below_solo"}}), Contract::Named("pfd")), 79);
  EXPECT_EQ(RankOf(own, wenz.WithTout()), 170);
}

TEST(Offers, AreFoundByRowAndTout) {
  const RuleSet usual = Table();
  const RuleSet touts = Table({{"ruf_tout", "on"}});
  const Contract wenz = Contract::Named("wenz");
  const Contract ruf = Contract::Named("ruf", Suit::kGras);
  ASSERT_NE(FindOffer(usual, wenz), nullptr);
  EXPECT_EQ(FindOffer(usual, wenz)->rank, 70);
  EXPECT_NE(FindOffer(usual, wenz.WithTout()), nullptr);
  EXPECT_NE(FindOffer(usual, ruf), nullptr);
  EXPECT_EQ(FindOffer(usual, ruf.WithTout()), nullptr);
  EXPECT_NE(FindOffer(touts, ruf.WithTout()), nullptr);
  EXPECT_EQ(FindOffer(usual, Contract::Named("kreuz")), nullptr);
}

TEST(Offers, ContractsOfARowAndOfATable) {
  const auto count = [](std::string_view name, bool touts) {
    return ContractsOfRow(*FindContractRow(name), touts).size();
  };
  EXPECT_EQ(count("ruf", true), 3u);
  EXPECT_EQ(count("solo", false), 4u);
  EXPECT_EQ(count("solo", true), 8u);
  EXPECT_EQ(count("wenz", true), 2u);
  EXPECT_EQ(count("bettel", true), 1u);
  RuleSet rules;
  rules.offers = {{*FindContractRow("ruf"), 10, std::nullopt},
                  {*FindContractRow("wenz"), 70, 170},
                  {*FindContractRow("solo"), 80, std::nullopt}};
  EXPECT_EQ(ContractsOf(rules).size(), 3u + 2u + 4u);
  EXPECT_TRUE(rules.options.Set("ruf_tout", "on"));
  const auto contracts = ContractsOf(rules);
  EXPECT_EQ(contracts.size(), 6u + 2u + 4u);
  EXPECT_EQ(contracts[3], Contract::Named("ruf", Suit::kEichel, true).WithTout());
  EXPECT_EQ(Offered(rules, Deck::kLong), contracts);
  rules.offers = {{*FindContractRow("bettel"), 30, std::nullopt},
                  {*FindContractRow("pfd"), 29, std::nullopt}};
  EXPECT_EQ(Offered(rules, Deck::kLong).size(), 2u);
  EXPECT_TRUE(rules.options.Set("bettel_trumps", "rufspiel"));
  EXPECT_THAT(Offered(rules, Deck::kLong), ElementsAre(Contract::Named("pfd"))) << "once";
  std::set<std::string_view> kop;
  for (const Contract& contract : Offered(rules, Deck::kKop)) kop.insert(contract.row().name);
  EXPECT_THAT(kop, ElementsAre("cicha", "kop", "wesele", "zolo"));
}

TEST(Offers, WhatAHandAloneCanBeAskedAbout) {
  for (const ContractRow& row : kContracts) {
    const Contract contract = ContractsOfRow(*FindContractRow(row.name), false).front();
    const bool hidden = row.name == "offiziere" || row.name == "hintenrum";
    const bool alone = row.parties == Parties::kSolo && !hidden;
    const bool called = row.parties == Parties::kCall || row.name == "wesele";
    EXPECT_EQ(CanBeAsked(contract, 4), alone || called) << row.name;
    EXPECT_EQ(CanBeAsked(contract, 3), alone) << row.name;
  }
}

TEST(Offers, WhatAHandMayCall) {
  CardSet hand;
  for (Card card : reference::Read("EO GO HA HZ EA GK G8 S7")) hand.Insert(card);
  std::vector<std::string> names;
  for (const Contract& contract : CallsOf(hand, Table(), Deck::kLong)) {
    if (contract.parties() != Parties::kSolo) names.push_back(reference::NameOf(contract));
  }
  EXPECT_THAT(names, ElementsAre("ruf:G", "ruf:S")) << "no Hochzeit, and not the own Sau";
  const std::set<Card> trumps = {Card(Suit::kEichel, Rank::kOber), Card(Suit::kGras, Rank::kOber),
                                 Card(Suit::kHerz, Rank::kSau), Card(Suit::kHerz, Rank::kTen)};
  EXPECT_EQ(RufspielTrumps(hand).size(), 4);
  for (Card card : RufspielTrumps(hand)) EXPECT_TRUE(trumps.count(card) > 0);
  const auto calls = CallsOf(hand, Table(), Deck::kLong);
  EXPECT_EQ(std::ranges::count(calls, Contract::Named("sie")), 0);
}

TEST(Games, RiseAndAreEveryGameOfTheTable) {
  Random random(41, 0);
  for (int i = 0; i < 50; ++i) {
    RuleSet rules = Table();
    rules.options = RandomOptions({3, 4, 5, 9}, random);
    const auto games = GamesOf(rules);
    for (std::size_t k = 1; k < games.size(); ++k) {
      EXPECT_LE(LevelIn(rules, games[k - 1]), LevelIn(rules, games[k]));
    }
    std::size_t count = 0;
    for (const Offer& offer : rules.offers) {
      const ContractRow& row = kContracts[static_cast<std::size_t>(offer.row)];
      const bool tout = row.tout_level || (row.name == "ruf" && rules.options.On("ruf_tout"));
      const bool herz = row.name == "solo" && rules.options.On("heart_solo_higher");
      const bool ouvert =
          row.objective == Objective::kNoTricks && !rules.options.Is({"bettel_ouvert", "off"});
      count += (herz ? 2u : 1u) * (tout ? 2u : 1u) + (ouvert ? 1u : 0u);
    }
    EXPECT_EQ(games.size(), count);
    for (const Announcement& game : games) {
      EXPECT_EQ(std::ranges::count(games, game), 1);
      EXPECT_TRUE(!game.suit || game.suit == Suit::kHerz);
    }
  }
}

// The auction once more, from the list of all bids so far.
class Model {
 public:
  Model(const RuleSet& rules, int seats) : rules_(rules), seats_(seats) {}

  BidFault FaultOf(const Bid& bid) const {
    const BidFault fault = FaultOfGame(bid);
    if (fault != BidFault::kNone || all_passed()) return fault;
    const auto best = Best();
    if (best && best->seat == bid.seat) return BidFault::kOwnBid;
    return LetGo(bid.seat) ? BidFault::kTurnOver : BidFault::kNone;
  }
  void Make(const Bid& bid) { bids_.push_back(bid); }

  bool Passed(Seat seat) const {
    return seat.index() >= seats_ || std::ranges::any_of(bids_, [&](const Bid& bid) {
             return bid.seat == seat && !bid.game;
           });
  }
  bool all_passed() const {
    return std::ranges::all_of(kSeats, [&](Seat seat) { return Passed(seat); });
  }
  std::optional<Bid> Best() const {
    std::optional<Bid> best;
    for (const Bid& bid : bids_) {
      if (bid.game && Outbids(bid, best)) best = bid;
    }
    return best;
  }
  std::pair<int, int> Height(const Announcement& game) const {
    return {LevelOf(rules_, game).value(), game.target};
  }
  bool Outbids(const Bid& bid, const std::optional<Bid>& best) const {
    if (!best) return true;
    const bool wedding = Row(*best->game).parties == Parties::kPair;
    if (wedding && best->game->row == bid.game->row) return false;
    if (Height(*bid.game) != Height(*best->game)) return Height(*bid.game) > Height(*best->game);
    return bid.seat.index() <= best->seat.index();
  }

 private:
  static const ContractRow& Row(const Announcement& game) {
    return kContracts[static_cast<std::size_t>(game.row)];
  }

  // Whether a later seat has spoken when it was this one's turn.
  bool LetGo(Seat seat) const {
    Model before(rules_, seats_);
    int next = 0;
    for (const Bid& bid : bids_) {
      const auto best = before.Best();
      for (int index = next; index != bid.seat.index(); index = (index + 1) % 4) {
        if (index == seat.index() && !before.Passed(seat) && !(best && best->seat == seat)) {
          return true;
        }
      }
      next = (bid.seat.index() + 1) % 4;
      before.Make(bid);
    }
    return false;
  }

  BidFault FaultOfGame(const Bid& bid) const {
    const RuleOptions& options = rules_.options;
    const bool renonce = options.On("renonce") && all_passed();
    bool after_all = false;
    if (bid.game) {
      const Parties parties = Row(*bid.game).parties;
      if (parties == Parties::kPair) after_all = options.Is({"hochzeit_when", "after_all_passed"});
      if (parties == Parties::kCall) after_all = renonce;
    }
    if (after_all && !all_passed()) return BidFault::kTooEarly;
    if (!after_all && Passed(bid.seat)) return BidFault::kPassedBefore;
    if (!bid.game) return BidFault::kNone;
    const Announcement& game = *bid.game;
    if (!LevelOf(rules_, game)) return BidFault::kNotOffered;
    if (game.called != Rank::kSau && !renonce) return BidFault::kNotSau;
    if (Row(game).parties == Parties::kEach) {
      for (Seat other : kSeats) {
        if (Passed(other) == (other == bid.seat)) return BidFault::kNotLast;
      }
    }
    const bool points = Row(game).objective == Objective::kPoints && !game.tout;
    if (game.target > 0 && (!options.On("steigern") || !points)) return BidFault::kNoRaise;
    std::optional<Announcement> last;
    for (const Bid& made : bids_) {
      if (made.seat == bid.seat && made.game) last = made.game;
    }
    if (last && Height(game) < Height(*last)) return BidFault::kFellBack;
    const auto best = Best();
    if (Outbids(bid, best)) return BidFault::kNone;
    const bool second_wedding =
        Row(*best->game).parties == Parties::kPair && best->game->row == game.row && !last;
    return second_wedding ? BidFault::kNone : BidFault::kTooLow;
  }

  const RuleSet& rules_;
  int seats_;
  std::vector<Bid> bids_;
};

TEST(Auction, AgreesWithAModelOfAllBids) {
  std::set<BidFault> met;
  int raises = 0;
  for (std::uint64_t i = 0; i < 3000; ++i) {
    Random random(42, i);
    RuleSet rules = Table({}, i % 3 == 0);
    rules.options = RandomOptions({3, 4, 5, 6, 7, 9}, random);
    // Few games, so that many bids are equal.
    while (rules.offers.size() > 6) {
      rules.offers.erase(rules.offers.begin() +
                         static_cast<std::ptrdiff_t>(random.Below(rules.offers.size())));
    }
    const int seats = i % 7 == 0 ? 3 : 4;
    Auction auction(rules, seats);
    Model model(rules, seats);
    Seat turn(0);
    for (int made = 0; made < 14; ++made) {
      Bid bid{random.Below(6) == 0 ? Seat(static_cast<int>(random.Below(4))) : turn, std::nullopt};
      if (random.Below(5) < 3) {
        Announcement game;
        game.row = static_cast<int>(random.Below(kContracts.size()));
        if (random.Below(4) > 0) game.row = rules.offers[random.Below(rules.offers.size())].row;
        const ContractRow& row = kContracts[static_cast<std::size_t>(game.row)];
        if (row.trump_suit == TrumpSuit::kChosen && random.Below(2) == 0) game.suit = Suit::kHerz;
        game.tout = Contract::HasTout(row) && random.Below(4) == 0;
        game.ouvert = row.objective == Objective::kNoTricks && random.Below(3) == 0;
        if (row.parties == Parties::kCall && random.Below(4) == 0) game.called = Rank::kTen;
        if (random.Below(4) == 0) game.target = 62 + static_cast<int>(random.Below(3));
        bid.game = game;
      }
      const BidFault fault = model.FaultOf(bid);
      ASSERT_EQ(auction.FaultOf(bid), fault) << i << ' ' << made;
      met.insert(fault);
      if (fault != BidFault::kNone) continue;
      auction.Make(bid);
      model.Make(bid);
      turn = bid.seat.Next();
      const auto best = model.Best();
      ASSERT_EQ(auction.best().has_value(), best.has_value()) << i;
      if (best) {
        ASSERT_EQ(auction.best()->seat, best->seat) << i;
        ASSERT_EQ(auction.best()->game, best->game) << i;
      }
      ASSERT_EQ(auction.all_passed(), model.all_passed()) << i;
      for (Seat seat : kSeats) {
        ASSERT_EQ(auction.passed().Contains(seat), model.Passed(seat)) << i;
        const auto offered = auction.Raises(seat);
        raises += static_cast<int>(offered.size());
        const bool silent = model.Passed(seat) || (best && best->seat == seat);
        std::size_t count = 0;
        for (Announcement game : GamesOf(rules)) {
          if (silent) break;
          const Bid raised{seat, game};
          if (best && model.Height(game).first == model.Height(*best->game).first &&
              !model.Outbids(raised, best)) {
            game.target = std::max(61, best->game->target) + 1;
          }
          const bool may = game.target < 121 && model.Outbids({seat, game}, best) &&
                           model.FaultOf({seat, game}) == BidFault::kNone;
          ASSERT_EQ(std::ranges::count(offered, game), may ? 1 : 0) << i;
          count += may ? 1 : 0;
        }
        ASSERT_EQ(offered.size(), count) << i;
      }
    }
  }
  EXPECT_EQ(met.size(), 11u) << "every fault";
  EXPECT_GT(raises, 1000);
}

}  // namespace
}  // namespace schafkopf::bidding_test
