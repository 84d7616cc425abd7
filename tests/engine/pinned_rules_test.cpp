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
#include "engine/table/evening.h"
#include "engine/table/round.h"
#include "engine/table/sjavs_auction.h"
#include "engine/worlds/accept.h"
#include "engine/worlds/dealer.h"
#include "engine/worlds/hand_classes.h"
#include "engine/worlds/seat_view.h"
#include "tests/support/digest.h"
#include "tests/support/fields.h"
#include "tests/support/random_deal.h"
#include "tests/support/random_options.h"
#include "tests/support/random_picks.h"

namespace schafkopf::pinned_rules_test {
namespace {

// One row after the other.
const ContractRow& RowAt(std::uint64_t i) { return kContracts[i % kContracts.size()]; }
Deal DealOfRow(std::uint64_t i, Random& random) {
  const AnyGame any = GameOfRow(RowAt(i), random);
  return RandomDeal(any.contract, any.deck, Tilt::kNone, random, any.seats);
}

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
               switches_after, needs_old, alone_as, counted_as);
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
    const AnyGame any = GameOfRow(RowAt(i), random);
    const Stakes stakes{AnyTariff(random), AnyOptions(random)};
    const Game game = Game::At(any.contract, {any.deck, any.seats, stakes.rules});
    if (!IsPlayedWith(game.contract().row(), any.deck)) continue;
    digest.Add(game.contract(), ObstacleByTable(game.contract(), stakes.rules));
    digest.Add(game.contract().trump_suit(), game.contract().level(),
               game.contract().is_tout() ? 2 : game.contract().row().factor,
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
    const auto above = static_cast<int>(random.Below(static_cast<std::uint64_t>(values) + 1));
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
    const AnyGame any = GameOfRow(RowAt(i), random);
    const Tilt tilt = static_cast<Tilt>(random.Below(3));
    const Deal dealt = RandomDeal(any.contract, any.deck, tilt, random, any.seats);
    const Deal deal = Under(dealt, AnyOptions(random));
    const RuleOptions& options = deal.game.table().options;
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
      if (contract.is_played()) {
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
    digest.Add(SettleDoubled(deal, value, prices, {.stoss = 1}));
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
    const Deal deal = DealOfRow(i, random);
    DealParts parts{deal.contract(), deal.declarer, deal.hands, deal.covers};
    const Seat one = AnySeat(random, deal.seats());
    const Seat other = AnySeat(random, deal.seats());
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
    Table table{deal.deck(), deal.seats(), RandomOptions({2, 4}, random)};
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
    const Deal deal = DealOfRow(i, random);
    const Table& table = deal.game.table();
    PerSeat<CardSet> held;
    for (int seat = 0; seat < deal.seats(); ++seat) {
      const int size =
          static_cast<int>(random.Below(static_cast<std::uint64_t>(deal.hand_size()) + 1));
      for (Card card : deal.hands[Seat(seat)]) {
        if (held[Seat(seat)].size() < size) held[Seat(seat)].Insert(card);
      }
    }
    Knowledge knowledge = KnowledgeBeforePlay(table, held);
    digest.Add(knowledge, knowledge.unseen());
    if (deal.contract().has_declarer()) {
      AddCall(deal.contract(), deal.declarer, knowledge);
      AddDeclared(deal.contract(), deal.declarer, knowledge);
    }
    for (int seat = 0; seat < deal.seats(); ++seat) {
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
      if (!decided) digest.Add(SampleAccepted(dealer, deal.contract(), 3, i, few));
    }
    if (i % 4 > 0) continue;
    const HandClasses classes(deal.contract(), table);
    digest.Add(classes.count(), classes.hand_size());
    for (int k = 0; k < 10; ++k) {
      digest.Add(classes.Representative(random.Below(classes.count())));
      digest.Add(classes.IndexOf(AnyHand(CardsOf(deal.deck()), deal.hand_size(), random)));
    }
  }
  ExpectPinned("worlds_and_classes", digest);
}

}  // namespace
}  // namespace schafkopf::pinned_rules_test
