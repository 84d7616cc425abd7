// What the rules say to seeded questions of every kind, under any options of a table: a digest of
// each (tests/support/digest.h). What is right other tests say; these say that nothing changed.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/money/doubled_deal.h"
#include "engine/money/transfer.h"
#include "engine/table/round.h"
#include "engine/worlds/accept.h"
#include "engine/worlds/dealer.h"
#include "engine/worlds/hand_classes.h"
#include "engine/worlds/seat_view.h"
#include "tests/support/digest.h"
#include "tests/support/fields.h"
#include "tests/support/random_deal.h"
#include "tests/support/random_options.h"

namespace schafkopf {
namespace {

RuleOptions AnyOptions(Random& random) {
  return RandomOptions({2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, random);
}

Seat AnySeat(Random& random, int seats = kSeatCount) {
  return Seat(static_cast<int>(random.Below(static_cast<std::uint64_t>(seats))));
}

std::vector<Card> CardsIn(CardSet set) {
  std::vector<Card> cards;
  for (Card card : set) cards.push_back(card);
  return cards;
}

CardSet AnyHand(CardSet from, int size, Random& random) {
  const std::vector<Card> cards = CardsIn(from);
  CardSet hand;
  while (hand.size() < size) hand.Insert(cards[random.Below(cards.size())]);
  return hand;
}

struct AnyGame {
  Contract contract;
  Deck deck;
  int seats;
};
AnyGame GameOfRow(const ContractRow& row, Random& random) {
  const auto contracts = ContractsOfRowInFull(row);
  while (true) {
    const Contract& contract = contracts[random.Below(contracts.size())];
    const Deck deck = kDecks[random.Below(kDecks.size())].deck;
    const int seats = 2 + static_cast<int>(random.Below(3));
    const bool called = contract.called_card() && contract.called_card()->rank() != Rank::kSau;
    if (called && deck != Deck::kLong) continue;
    if (IsPlayedWith(row, deck) && IsTable(deck, seats) && IsPlayedBy(row, seats)) {
      return {contract, deck, seats};
    }
  }
}
const ContractRow& AnyRow(Random& random) { return kContracts[random.Below(kContracts.size())]; }

Tariff AnyTariff(Random& random) {
  Tariff tariff;
  for (Cents* price : {&tariff.extra, &tariff.call, &tariff.solo, &tariff.bettel, &tariff.ramsch}) {
    *price = Cents(static_cast<int>(random.Below(60)));
  }
  return tariff;
}

Doublings AnyDoublings(Random& random) {
  Doublings doublings;
  for (int* kind : {&doublings.layers, &doublings.stoss, &doublings.bock, &doublings.round}) {
    *kind = static_cast<int>(random.Below(3));
  }
  return doublings;
}

// The table of games, and what structs hold before anything is said.
TEST(PinnedRules, RowsAndDefaults) {
  Digest digest;
  for (const ContractRow& row : kContracts) {
    const auto& [name, title, ranks, suit, order, parties, objective, target, least, most, tariff,
                 factor, level, tout_level, pack, special] = row;
    digest.Add(name, title, ranks, suit, order, parties, objective, target, least, most, tariff,
               factor, level, tout_level, pack);
    const auto& [other_trumps, with_trumps, forced, exchanged, passes_on, seats, begins_as,
                 switches_after, needs_old, alone_as, counted_as] = special;
    digest.Add(other_trumps, with_trumps, forced, exchanged, passes_on, seats, begins_as,
               switches_after, needs_old, alone_as);
    digest.Add(IsSuitSolo(row), IsWenz(row), IsKreuz(row), IsRufspiel(row), IsChosen(row),
               FindContractRow(row.name), Contract::HasTout(row), Contract::NeedsSuit(row));
  }
  const Special special;
  digest.Add(special.forced, special.exchanged, special.passes_tricks_on, special.seats,
             special.switches_after, special.needs_old);
  for (const RoundRow& row : kRounds) {
    digest.Add(row.name, row.title, row.player, row.games, row.doubled, row.deals, row.names,
               FindRound(row.name) == &row);
  }
  for (const TransferRow& row : kTransfers) {
    digest.Add(row.name, row.title, row.for_forehand, row.passed, row.named_before_deal,
               FindTransfer(row.name) == &row, FindSchieber(row.passed) == &row);
  }
  for (const DeckRow& row : kDecks) {
    for (int seats = 2; seats <= 4; ++seats) {
      digest.Add(row.name, HandSize(row.deck, seats), IsTable(row.deck, seats),
                 DeckOfHandSize(HandSize(row.deck, seats), seats));
    }
  }
  digest.Add(FindContractRow("nothing"), FindRound("") == nullptr, FindTransfer("") == nullptr);
  digest.Add(Announcement(), Bid(), Owed(), Captured(), Pile(), DealFault(), PlayFault(), Sides(),
             SjavsScore(), SjavsCall(), RoundDuty(), Standing(), Thresholds(), Settlement(),
             RamschTerms::Result(), Knowledge(), AllgaeuerDebt(), Contract());
  const Doublings doublings;
  digest.Add(doublings.layers, doublings.stoss, doublings.bock, doublings.round);
  const Tariff tariff;
  digest.Add(tariff.extra, tariff.call, tariff.solo, tariff.bettel, tariff.ramsch);
  const NotedDeal deal;
  digest.Add(deal.contract, deal.seats, deal.declarer, deal.won, deal.schwarz, deal.stoss,
             deal.payments, deal.stock_left, deal.reuegeld, deal.old, deal.round == nullptr);
  const Ending ending{Value(3)};
  digest.Add(ending.value, ending.declarers, ending.run, ending.stock, ending.target,
             ending.one_player, ending.carried);
  for (int seats = 2; seats <= kSeatCount; ++seats) digest.Add(Everybody(seats));
  const Offer offer;
  digest.Add(offer.row, offer.rank, offer.tout_rank);
  ExpectPinned("rows_and_defaults", digest);
}

TEST(PinnedRules, SettledDeals) {
  Digest digest;
  for (std::uint64_t i = 0; i < 3000; ++i) {
    Random random(91, i);
    const AnyGame any = GameOfRow(kContracts[i % kContracts.size()], random);
    const Stakes stakes{AnyTariff(random), AnyOptions(random)};
    const Game game = Game::At(any.contract, {any.deck, any.seats, stakes.rules});
    if (!IsPlayedWith(game.contract().row(), any.deck)) continue;
    digest.Add(game.contract(), ObstacleByTable(game.contract(), stakes.rules));
    digest.Add(game.contract().trump_suit(), game.contract().level(), game.contract().factor(),
               game.contract().objective(), game.order().best_first(), game.tricks_before());
    const int stoss = static_cast<int>(random.Below(3));
    digest.Add(ThresholdsOf(game.contract(), stakes.rules, stoss));
    if (game.contract().parties() == Parties::kEach) continue;
    const Prices prices = PricesOf(game, stakes);
    digest.Add(prices.thresholds, prices.terms, WinningValue(game.contract(), stakes.rules),
               WinningValueDoubled(game.contract(), stakes.rules, stoss),
               LeastValue(game.contract()), MostValue(game.contract()),
               LeastLaufende(game.contract(), stakes.rules));
    Ending ending{.value = Value(0)};
    const int values = MostValue(game.contract()).count() - LeastValue(game.contract()).count();
    const auto above = static_cast<int>(random.Below(static_cast<std::uint64_t>(values + 1)));
    constexpr std::array kEdges = {-1, 0, 29, 30, 31, 60, 61, 62, 89, 90, 91, 120, 121};
    ending.value = Value(LeastValue(game.contract()).count() + above);
    if (values > 1 && random.Below(2) == 0)
      ending.value = Value(kEdges[random.Below(kEdges.size())]);
    ending.declarers = game.contract().parties() == Parties::kSolo ? 1 : 2;
    if (game.contract().parties() == Parties::kHighestUnter && random.Below(3) == 0) {
      ending.declarers = 1;
    }
    const bool with = random.Below(2) == 0;
    const int length = static_cast<int>(random.Below(15));
    ending.run = {with, length, 0};
    ending.doublings = AnyDoublings(random);
    ending.stock = Cents(static_cast<int>(random.Below(4)) * 35);
    if (random.Below(8) == 0) ending.target = Points(62 + static_cast<int>(random.Below(59)));
    ending.one_player = random.Below(2) == 0;
    ending.carried = static_cast<int>(random.Below(5));
    digest.Add(DoublingFaultOf(game.contract(), ending.doublings, stakes.rules));
    digest.Add(ResultOf(game.contract(), ending.value));
    for (bool won : {true, false}) digest.Add(PaidLaufende(game, ending.run, won, stakes.rules));
    digest.Add(Settle(ending, prices));
  }
  ExpectPinned("settled_deals", digest);
}

// Deals that are dealt and played: what may be played, who has what, who gets what.
TEST(PinnedRules, PlayedDeals) {
  Digest digest;
  for (std::uint64_t i = 0; i < 400; ++i) {
    Random random(92, i);
    const AnyGame any = GameOfRow(kContracts[i % kContracts.size()], random);
    const Tilt tilt = static_cast<Tilt>(random.Below(3));
    Deal deal = RandomDeal(any.contract, any.deck, tilt, random, any.seats);
    RuleOptions options = AnyOptions(random);
    if (ContractUnder(any.contract, options) != any.contract) options = {};
    deal.game = Game(any.contract, {any.deck, any.seats, options});
    const Duties& duties = deal.game.duties();
    digest.Add(duties.must_overtake, duties.declarer_leads, duties.runaway_min,
               duties.runaway_counts_dealt, duties.runaway_when_led, duties.discard_from_trick,
               duties.discard_late_after_runaway, duties.plays_when_led_again,
               duties.switch_at_three_tricks);
    const Contract& contract = deal.contract();
    if (contract.parties() != Parties::kEach) digest.Add(DeclarerSide(deal));
    Position position(deal);
    while (!position.finished()) {
      const CardSet legal = position.LegalPlays();
      digest.Add(legal, position.leader(), position.switched(), position.called_suit_led());
      if (ObstacleToViews(contract, any.seats) == ViewObstacle::kNone) {
        const SeatView view = ViewOf(position);
        digest.Add(view.DistinctPlays(), view.held(), view.open_hand, view.switched());
        if (random.Below(16) == 0) {
          const Knowledge knowledge = KnowledgeOf(view);
          const Dealer dealer(knowledge);
          digest.Add(knowledge, CardsSeenOf(view), dealer.count(), dealer.Sample(1, i));
        }
      }
      const std::vector<Card> cards = CardsIn(legal);
      position.Play(cards[random.Below(cards.size())]);
      for (Seat seat : kSeats) {
        digest.Add(position.pile(seat), position.held(seat), position.hand(seat));
      }
      if (random.Below(4) == 0) {
        position.Undo();
        position.Play(cards.front());
      }
    }
    std::vector<Card> fallen(position.played().begin(), position.played().end());
    digest.Add(fallen, TricksBeforeSwitch(deal.game, fallen), FaultOf(deal, fallen));
    if (random.Below(2) == 0) fallen.push_back(fallen.front());
    Card& one = fallen[random.Below(fallen.size())];
    std::swap(one, fallen[random.Below(fallen.size() / 2)]);
    digest.Add(FaultOf(deal, fallen));
    const Stakes stakes{{}, options};
    if (contract.parties() == Parties::kEach) {
      PerSeat<Pile> piles;
      for (Seat seat : kSeats) piles[seat] = position.pile(seat);
      digest.Add(RamschTerms(contract, any.seats, options).Settle(piles));
      continue;
    }
    const Value value = FinalValue(position);
    const Prices prices = PricesOf(deal.game, stakes);
    digest.Add(value, EndingOf(deal, value, prices).run, Settle(deal, value, prices));
    digest.Add(SettleDoubled(deal, value, prices, 1));
    digest.Add(CountLaufende(deal.game, CardsOfSide(deal.hands, DeclarerSide(deal))));
    for (int seat = 0; seat < any.seats; ++seat) {
      const Settlement settled = Settle(deal, value, prices);
      digest.Add(ResultFor(deal, stakes, value, Seat(seat)), WorthTo(Seat(seat), settled, deal));
      digest.Add(PaymentsOf(settled, deal)[Seat(seat)]);
    }
  }
  ExpectPinned("played_deals", digest);
}

TEST(PinnedRules, RamschOfAnyPiles) {
  Digest digest;
  for (std::uint64_t i = 0; i < 2000; ++i) {
    Random random(93, i);
    const int seats = random.Below(5) == 0 ? 3 : 4;
    const Contract game = Contract::Named(i % 3 == 0 && seats == 4 ? "schieberamsch" : "ramsch");
    const RuleOptions options = RandomOptions({7, 8}, random);
    const RamschTerms terms(game, seats, options, AnyTariff(random));
    const CardOrder order(game);
    digest.Add(terms.settles_by_loser(), terms.settles_by_order(), terms.compares_tricks_next());
    // Few piles of many equal ones, or all that a deal has.
    PerSeat<Pile> piles;
    const std::uint64_t few = random.Below(4);
    const int tricks = seats == 3 ? 8 : 4 + 2 * static_cast<int>(random.Below(3));
    for (int trick = 0; trick < tricks; ++trick) {
      ++piles[Seat(
                  static_cast<int>(random.Below(few == 0 ? 1 : static_cast<std::uint64_t>(seats))))]
            .tricks;
    }
    const Deck deck = seats == 3 ? Deck::kShort : Deck::kLong;
    for (Card card : CardsOf(deck)) {
      Seat seat = AnySeat(random, seats);
      while (piles[seat].tricks == 0) seat = AnySeat(random, seats);
      piles[seat].cards.Insert(card);
    }
    for (Seat seat : kSeats) {
      piles[seat].points = PointsOf(piles[seat].cards);
      if (few == 1 && piles[seat].tricks > 0) piles[seat].points = Points(30);
      digest.Add(CapturedOf(piles[seat], order), terms.SummaryOf(piles[seat]));
    }
    digest.Add(terms.Settle(piles), terms.MostFrom(piles));
    PerSeat<Captured> captured;
    for (Seat seat : kSeats) captured[seat] = CapturedOf(piles[seat], order);
    const RamschTerms::Result result = terms.Settle(captured, AnyDoublings(random));
    digest.Add(result, result.losing(), result.loser(), result.least(seats));
  }
  ExpectPinned("ramsch_of_any_piles", digest);
}

TEST(PinnedRules, Doubling) {
  Digest digest;
  for (std::uint64_t i = 0; i < 1500; ++i) {
    Random random(94, i);
    const RuleOptions options = AnyOptions(random);
    const AnyGame any = GameOfRow(AnyRow(random), random);
    digest.Add(MostLayers(options), MostStoss(any.contract, options));
    SeatSet laid;
    for (Seat seat : kSeats) {
      if (random.Below(2) == 0) laid = laid | SeatSet::Of(seat);
    }
    digest.Add(CountLayers(laid, options));
    for (Seat seat : kSeats) {
      for (int cards = 0; cards <= 9; ++cards) {
        digest.Add(InTime(seat, cards, false, options), InTime(seat, cards, true, options));
      }
    }
    const Seat declarer = AnySeat(random, any.seats);
    std::optional<Seat> partner;
    if (random.Below(2) == 0) partner = AnySeat(random, any.seats);
    std::optional<Seat> layer;
    if (random.Below(2) == 0) layer = AnySeat(random, any.seats);
    const Sides sides = SidesOf(any.contract, declarer, partner, any.seats, layer);
    digest.Add(sides, sides.players(), CrossSides(declarer), SidesOf(laid, 4));
    digest.Add(SidesBefore(any.contract, laid, 4, layer));
    std::vector<Seat> doubled;
    for (auto count = random.Below(5); count > 0; --count) doubled.push_back(AnySeat(random));
    std::vector<Seat> layers;
    for (auto count = random.Below(3); count > 0; --count) layers.push_back(AnySeat(random));
    digest.Add(DoubledOutOfTurn(doubled, sides), DoubledTwice(doubled),
               WrongDoubling(any.contract, doubled, sides), FirstOf(doubled),
               KreuzDeclarer(layers, doubled));
    const Cents stock(static_cast<int>(random.Below(100)));
    const int partners = 1 + static_cast<int>(random.Below(2));
    for (bool yes : {true, false}) {
      digest.Add(ShareStock(stock, i % 2 == 0, partners, yes, options),
                 ReuegeldOf(i % 2 == 0, yes, options));
    }
  }
  ExpectPinned("doubling", digest);
}

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
        const ContractRow& row = kop_alone
                                     ? kContracts[static_cast<std::size_t>(*FindContractRow("kop"))]
                                     : AnyRow(random);
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
                   evening.minus(Chair(chair)), evening.reuegeld(Chair(chair)));
      }
    }
  }
  EXPECT_FALSE(Evening({}, 4, Chair(0)).is_kop()) << "before the first deal";
  ExpectPinned("evenings", digest);
}

TEST(PinnedRules, Sjavs) {
  Digest digest;
  RuleOptions options;
  for (const char* score : {"16", "20", "24"}) {
    ASSERT_TRUE(options.Set("sjavs_no_trick_clubs", score));
    for (int points = 0; points <= 120; ++points) {
      for (int tricks : {0, 1, 7, 8}) {
        for (int mask = 0; mask < 8; ++mask) {
          digest.Add(ScoreSjavs({.points = points,
                                 .tricks = tricks,
                                 .one_player = (mask & 1) != 0,
                                 .clubs = (mask & 2) != 0,
                                 .carried = (mask & 4) != 0 ? 2 : 0},
                                options));
        }
      }
    }
  }
  for (int length = 5; length <= 8; ++length) {
    for (int other = 5; other <= 8; ++other) {
      for (int mask = 0; mask < 4; ++mask) {
        digest.Add(Outbids(SjavsBid{length, (mask & 1) != 0}, SjavsBid{other, (mask & 2) != 0}));
      }
    }
  }
  ExpectPinned("sjavs", digest);
}

// Deals of which something is changed: the first fault of each.
TEST(PinnedRules, FaultsOfDeals) {
  Digest digest;
  for (std::uint64_t i = 0; i < 1500; ++i) {
    Random random(98, i);
    const AnyGame any = GameOfRow(kContracts[i % kContracts.size()], random);
    const Deal deal = RandomDeal(any.contract, any.deck, Tilt::kNone, random, any.seats);
    DealParts parts{any.contract, deal.declarer, deal.hands, deal.covers};
    const Seat one = AnySeat(random, any.seats);
    const Seat other = AnySeat(random, any.seats);
    const Card card = parts.hands[one].Highest();
    switch (random.Below(8)) {
      case 0:
        parts.declarer = AnySeat(random);
        break;
      case 1:
        parts.hands[one].Remove(card);
        break;
      case 2:
        parts.hands[other].Insert(card);
        break;
      case 3:
        parts.hands[one].Remove(card);
        parts.hands[one].Insert(parts.hands[other].Lowest());
        break;
      case 4:
        std::swap(parts.hands[one], parts.hands[other]);
        break;
      case 5:
        parts.hands[Seat(3)] = {};
        break;
      case 6:
        parts.covers = i % 2 == 0 ? Covers() : parts.covers;
        break;
      default:
        break;
    }
    Table table{any.deck, any.seats, RandomOptions({2, 4}, random)};
    if (random.Below(10) == 0) table.deck = kDecks[random.Below(kDecks.size())].deck;
    if (IsTable(table.deck, table.seats)) digest.Add(FaultOf(parts, table));
    const auto dealt = TableOf(parts.hands, table.options);
    digest.Add(SeatsOf(parts.hands), dealt.has_value());
    if (dealt) digest.Add(dealt->deck, dealt->seats);
    const auto made = MakeDeal(parts);
    if (const auto* fault = std::get_if<DealFault>(&made)) digest.Add(*fault);
  }
  ExpectPinned("faults_of_deals", digest);
}

TEST(PinnedRules, WorldsAndClasses) {
  Digest digest;
  for (std::uint64_t i = 0; i < 200; ++i) {
    Random random(99, i);
    const AnyGame any = GameOfRow(kContracts[i % kContracts.size()], random);
    const Deal deal = RandomDeal(any.contract, any.deck, Tilt::kNone, random, any.seats);
    const Table& table = deal.game.table();
    PerSeat<CardSet> held;
    for (int seat = 0; seat < any.seats; ++seat) {
      const int size =
          static_cast<int>(random.Below(static_cast<std::uint64_t>(deal.hand_size()) + 1));
      for (Card card : deal.hands[Seat(seat)]) {
        if (held[Seat(seat)].size() < size) held[Seat(seat)].Insert(card);
      }
    }
    Knowledge knowledge = KnowledgeBeforePlay(table, held);
    digest.Add(knowledge, knowledge.unseen());
    if (any.contract.has_declarer()) {
      AddCall(any.contract, deal.declarer, knowledge);
      AddDeclared(any.contract, deal.declarer, knowledge);
    }
    for (int seat = 0; seat < any.seats; ++seat) {
      for (Card card : knowledge.unseen()) {
        const bool lacks = !deal.hands[Seat(seat)].Contains(card) || random.Below(40) == 0;
        if (lacks && random.Below(8) == 0) knowledge.not_held[Seat(seat)].Insert(card);
      }
      digest.Add(knowledge.missing(Seat(seat)));
    }
    const Dealer dealer(knowledge);
    digest.Add(knowledge, dealer.count());
    if (dealer.count() > 0) {
      digest.Add(dealer.World(0), dealer.World(dealer.count() - 1), dealer.Sample(2, i));
      for (int k = 0; k < 8; ++k) digest.Add(dealer.World(random.Below(dealer.count())));
      const auto few = [&](const Contract&, const Hands& hands) {
        return hands[Seat(0)].bits() % 3 == 0;
      };
      const bool decided = knowledge.missing(Seat(0)) == 0;
      if (!decided) digest.Add(SampleAccepted(dealer, any.contract, 3, i, few));
    }
    if (i % 4 > 0) continue;
    const HandClasses classes(any.contract, table);
    digest.Add(classes.count(), classes.hand_size());
    for (int k = 0; k < 10; ++k) {
      digest.Add(classes.Representative(random.Below(classes.count())));
      digest.Add(classes.IndexOf(AnyHand(CardsOf(any.deck), deal.hand_size(), random)));
    }
  }
  ExpectPinned("worlds_and_classes", digest);
}

}  // namespace
}  // namespace schafkopf
