// What a table says to seeded questions before and between deals, under any options: who outbids
// whom, what a hand may announce, what evenings come to. A digest of each (tests/support/digest.h).
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/money/transfer.h"
#include "engine/table/auction.h"
#include "engine/table/evening.h"
#include "engine/table/round.h"
#include "engine/table/rule_set.h"
#include "tests/support/digest.h"
#include "tests/support/fields.h"
#include "tests/support/random_deal.h"
#include "tests/support/random_picks.h"

namespace schafkopf::pinned_tables_test {
namespace {

// Every game may be announced, by any rank.
RuleSet AnyRules(Random& random) {
  RuleSet rules;
  rules.options = AnyOptions(random);
  for (std::size_t row = 0; row < kContracts.size(); ++row) {
    const ContractRow& data = kContracts[row];
    if (random.Below(4) == 0 || (data.level == 0 && data.parties != Parties::kEach)) continue;
    const int moved = random.Below(3) == 0 ? static_cast<int>(random.Below(100)) : data.level;
    std::optional<int> tout = data.tout_level;
    if (random.Below(3) == 0) tout = std::nullopt;
    rules.offers.push_back({static_cast<int>(row), moved, tout});
  }
  return rules;
}

TEST(PinnedRules, Auctions) {
  Digest digest;
  for (std::uint64_t i = 0; i < 300; ++i) {
    Random random(95, i);
    const RuleSet rules = AnyRules(random);
    const int seats = i % 7 == 0 ? 3 : 4;
    Auction auction(rules, seats);
    const RoundRow& round = kRounds[random.Below(kRounds.size())];
    const std::vector<Announcement> games = GamesOf(rules);
    digest.Add(games, AfterAllPassed(rules.options), AllPassGame(rules.options), MayDecline(round),
               GamesOf(round, rules.options), IsDoubled(round, rules.options));
    for (const Announcement& game : games) digest.Add(LevelOf(rules, game), ContractOf(game));
    for (int turn = 0; turn < 10; ++turn) {
      if (!auction.best()) digest.Add(DutyOf(round, auction, rules.options));
      for (Seat seat : kSeats) {
        digest.Add(auction.Raises(seat), auction.IsLast(seat));
        if (auction.best()) digest.Add(auction.OutbidsByAsMuch(seat));
      }
      for (int tries = 0; tries < 12; ++tries) {
        Bid bid{seats == 4 || random.Below(8) > 0 ? AnySeat(random) : Seat(3), {}};
        if (!games.empty() && random.Below(3) > 0) {
          bid.game = games[random.Below(games.size())];
          const auto raises = auction.Raises(bid.seat);
          if (!raises.empty() && random.Below(2) == 0) bid.game = raises.front();
          if (random.Below(6) == 0) bid.game->target = 120 - static_cast<int>(random.Below(3));
          if (random.Below(6) == 0) bid.game->target = 62;
          if (random.Below(12) == 0) bid.game->called = Rank::kTen;
          if (random.Below(12) == 0) {
            bid.game = Announcement{static_cast<int>(random.Below(kContracts.size())), {}, false};
          }
        }
        const BidFault fault = auction.FaultOf(bid);
        digest.Add(bid, fault, FaultOf(round, bid, auction, rules.options));
        if (fault != BidFault::kNone) continue;
        auction.Make(bid);
        break;
      }
      digest.Add(auction.best(), auction.passed(), auction.all_passed());
    }
  }
  ExpectPinned("auctions", digest);
}

TEST(PinnedRules, WhatAHandMayAnnounce) {
  Digest digest;
  for (std::uint64_t i = 0; i < 600; ++i) {
    Random random(96, i);
    const RuleSet rules = AnyRules(random);
    const AnyGame any = GameOfRow(AnyRow(random), random);
    const Table table{any.deck, any.seats, rules.options};
    const CardSet strong = HighestHand(Game(any.contract, table));
    CardSet hand = AnyHand(CardsOf(any.deck), table.hand_size(), random);
    if (random.Below(4) == 0) hand = strong;
    digest.Add(hand, strong, HighestTrumps(Game(any.contract, table), hand));
    digest.Add(MussCalls(hand, any.deck), RufspielTrumps(hand), SjavsCallOf(hand));
    if (any.contract.called_card()) digest.Add(HeldToCall(*any.contract.called_card()));
    digest.Add(HeldByDeclarer(any.contract), LackedByDeclarer(any.contract));
    std::vector<Contract> contracts = ContractsOfRowInFull(AnyRow(random));
    contracts.push_back(any.contract);
    for (const Contract& contract : contracts) {
      for (BidTime time : {BidTime::kInAuction, BidTime::kAllPassed}) {
        digest.Add(ObstacleTo(contract, hand, table, time));
      }
      if (contract.parties() == Parties::kPair) digest.Add(MayOfferWedding(contract, hand));
      digest.Add(FindOffer(rules, contract) != nullptr, CanBeAsked(contract, any.seats),
                 RankOf(rules, contract),
                 StandingOf(rules, contract.row_index(), contract.named_suit(), contract.is_tout()),
                 ObstacleByTable(contract, rules.options));
      for (RoundGames games : {RoundGames::kSuitSolo, RoundGames::kRufspiel, RoundGames::kSolos,
                               RoundGames::kRamsch, RoundGames::kKreuz, RoundGames::kHintenrum}) {
        digest.Add(MayBePlayed(contract, games));
      }
      for (const Announcement& game : GamesOf(rules)) digest.Add(CanEndIn(game, contract));
    }
    std::erase_if(contracts, [&](const Contract& contract) {
      return !IsPlayedWith(contract.row(), any.deck) || !IsPlayedBy(contract.row(), kSeatCount);
    });
    digest.Add(CallsOf(hand, rules, table), MayRefuse(contracts, strong, any.deck, rules.options));
    if (i % 10 == 0) digest.Add(ContractsOf(rules), Offered(rules, any.deck));
    for (const RoundRow& round : kRounds) {
      for (Seat seat : kSeats) digest.Add(MayDeclareIn(round, seat, rules.options));
      digest.Add(PassedIn(&round, rules.options));
    }
    digest.Add(PassedIn(nullptr, rules.options));
  }
  for (const TransferRow& row : kTransfers) {
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      digest.Add(HandSizes(row, deck, std::nullopt));
      for (int passed = 0; passed < kSeatCount; ++passed) digest.Add(HandSizes(row, deck, passed));
    }
  }
  ExpectPinned("what_a_hand_may_announce", digest);
}

// Evenings of any games, rounds and payments.
TEST(PinnedRules, Evenings) {
  Digest digest;
  for (std::uint64_t i = 0; i < 300; ++i) {
    Random random(97, i);
    const RuleOptions options = AnyOptions(random);
    const int chairs = 3 + static_cast<int>(random.Below(4));
    Evening evening(options, chairs, Chair(static_cast<int>(random.Below(3))));
    const bool kop_alone = i % 5 == 0;
    const RoundRow* round = nullptr;
    for (int number = 0; number < 25; ++number) {
      if (random.Below(3) == 0) round = random.Below(2) == 0 ? nullptr : &kRounds[random.Below(10)];
      if (evening.round() != nullptr && random.Below(4) > 0) round = evening.round();
      NotedDeal deal;
      deal.round = round;
      deal.seats = std::min(chairs, 4);
      if (random.Below(4) > 0) {
        const ContractRow& row = kop_alone ? RowNamed("kop") : AnyRow(random);
        const auto contracts = ContractsOfRowInFull(row);
        deal.contract = contracts[random.Below(contracts.size())];
        deal.declarer = AnySeat(random, deal.seats);
        if (random.Below(5) > 0) deal.won = random.Below(2) == 0;
        deal.schwarz = random.Below(5) == 0;
        deal.stoss = static_cast<int>(random.Below(3));
        for (int seat = 0; seat < deal.seats; ++seat) {
          deal.payments[Seat(seat)] = Cents(static_cast<int>(random.Below(201)) - 100);
        }
        deal.stock_left = Cents(static_cast<int>(random.Below(2) * 40));
        deal.reuegeld = Cents(static_cast<int>(random.Below(2) * 50));
        if (random.Below(2) == 0) deal.old = AnySeat(random, deal.seats);
        if (row.pack == Pack::kSjavs) {
          const int declarers = static_cast<int>(random.Below(17));
          const int others = declarers > 0 ? 0 : static_cast<int>(random.Below(17));
          deal.sjavs = SjavsScore{declarers, others, static_cast<int>(random.Below(3))};
        }
      }
      const Chair forehand = evening.ForehandOf(round);
      digest.Add(forehand, evening.DealerFor(forehand), evening.ChairOf(deal.declarer, forehand));
      if (random.Below(12) == 0) {
        evening.Skip(forehand);
      } else {
        digest.Add(evening.Note(deal, forehand));
      }
      digest.Add(evening.owed(), evening.bock(), evening.round() != nullptr, evening.is_kop(),
                 evening.sjavs().has_value());
      if (const auto& rubber = evening.sjavs()) {
        for (int side : {0, 1}) digest.Add(rubber->left(side), rubber->won(side));
      }
      for (int chair = 0; chair < chairs; ++chair) {
        digest.Add(evening.balance(Chair(chair)), evening.plus(Chair(chair)),
                   evening.minus(Chair(chair)), evening.paid_apart(Chair(chair)));
      }
    }
  }
  EXPECT_FALSE(Evening({}, 4, Chair(0)).is_kop()) << "before the first deal";
  ExpectPinned("evenings", digest);
}

}  // namespace
}  // namespace schafkopf::pinned_tables_test
