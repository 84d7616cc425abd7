#include "solver/auction/bid_question.h"

#include <algorithm>
#include <cstdint>

#include "engine/cards/random.h"
#include "solver/exchange.h"
#include "solver/habits/habit_game.h"
#include "solver/habits/wedding.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kCoverSeed = 0x7265766f63;
// Streams of chance that no answer is played from, and games for each exchange.
constexpr std::uint64_t kExchangeSeed = 0x7a757066656e;
constexpr std::uint64_t kExchangeGames = 200;

void AddWedding(const BidQuestion& question, const Contract& contract, EstimateQuestion& asked) {
  asked.before_play = AfterWedding;
  const Seat offerer = asked.declarer;
  if (contract.partner() == question.seat) {
    asked.accept = [offerer](const Contract& wedding, const Hands& hands) {
      return MayOfferWedding(wedding, hands[offerer]);
    };
  } else if (question.asks_in_turn) {
    asked.accept = [offerer](const Contract& wedding, const Hands& hands) {
      return TakenInTurn(wedding, offerer, hands).has_value();
    };
    asked.before_play = [](const Deal& dealt) {
      Deal taken = dealt;
      taken.game =
          Game(*TakenInTurn(dealt.contract(), dealt.declarer, dealt.hands), dealt.game.table());
      return AfterWedding(taken);
    };
  } else {
    asked.accept = WouldTake;
  }
}

void AddExchange(const HandExchange& exchange, EstimateQuestion& asked) {
  if (const auto* schieber = std::get_if<SchieberPass>(&exchange)) {
    asked.knowledge.held[Seat(kSeatCount - 1)] |= schieber->passed;
    asked.before_play = [passed = schieber->passed](const Deal& deal) {
      return AfterSchieber(deal, passed);
    };
  } else if (const auto* zupf = std::get_if<Zupf>(&exchange)) {
    asked.before_play = [zupf = *zupf](const Deal& deal) { return AfterZupf(deal, zupf); };
  }
}

EstimateQuestion EstimateWith(const BidQuestion& question, const Contract& contract,
                              const HandExchange& exchange) {
  const Game game(contract, question.table);
  const Seat seat = question.seat;
  // A Kreuzbock declares the side that leads, as long as nobody laid or doubled.
  Seat declarer = IsKreuz(contract.row()) ? Seat(0) : seat;
  const bool takes = contract.parties() == Parties::kPair && contract.partner() == seat;
  if (takes) declarer = question.offerer.value();
  CardSet hand = question.hand;
  if (const auto* schieber = std::get_if<SchieberPass>(&exchange)) hand -= schieber->passed;
  EstimateQuestion asked{game, declarer, seat, KnowledgeOf(game, declarer, seat, hand), {}};
  if (contract.parties() == Parties::kPair) AddWedding(question, contract, asked);
  AddExchange(exchange, asked);
  if (question.table.seats == 2) {
    const CardSet open = question.hand | question.other_open;
    asked.knowledge.held[Seat(1 - seat.index())] = question.other_open;
    asked.before_play = [open](const Deal& deal) { return WithCovers(deal, open); };
  } else if (hand.size() < game.hand_size()) {
    asked.accept = [seat, table = question.table](const Contract& bid, const Hands& hands) {
      return ObstacleTo(bid, hands[seat], table) == BidObstacle::kNone;
    };
  }
  return asked;
}

// The place of the question that its declarer's games by habit bring most, of equal ones the first.
std::size_t MostPaid(const std::vector<EstimateQuestion>& questions, const EstimateOptions& options,
                     const Effort& effort) {
  EstimateOptions played = HabitOptions(options);
  played.worlds = kExchangeGames;
  played.stream ^= kExchangeSeed;
  played.accept = nullptr;
  const std::vector<GameSums> sums = Estimate(questions, played, effort);
  const auto cents = [](const GameSums& sum) { return sum.win_cents + sum.loss_cents; };
  return static_cast<std::size_t>(std::ranges::max_element(sums, {}, cents) - sums.begin());
}

}  // namespace

Deal WithCovers(const Deal& dealt, CardSet open) {
  Deal deal = dealt;
  Random random(kCoverSeed ^ open.bits(), dealt.hands[Seat(0)].bits());
  for (Seat seat : {Seat(0), Seat(1)}) {
    std::vector<Card> cards;  // those that lie open first
    for (Card card : dealt.hands[seat] & open) cards.push_back(card);
    const std::size_t known = cards.size();
    for (Card card : dealt.hands[seat] - open) cards.push_back(card);
    for (std::size_t left = cards.size(); left > known + 1; --left) {
      const auto other = known + random.Below(left - known);
      std::swap(cards[left - 1], cards[static_cast<std::size_t>(other)]);
    }
    const std::size_t half = cards.size() / 2;
    for (std::size_t i = 0; i < half; ++i) deal.covers.Lay(cards[i], cards[half + i]);
  }
  return deal;
}

bool IsBid(const ContractRow& row) {
  return IsChosen(row) && row.special.switches_after == 0 && row.special.seats == 0;
}

bool MayPass(const BidQuestion& question) {
  return !question.must_play &&
         std::ranges::any_of(question.contracts,
                             [](const Contract& contract) { return IsBid(contract.row()); });
}

HandExchange ExchangeOf(const BidQuestion& question, const Contract& contract) {
  const auto place = std::ranges::find(question.contracts, contract) - question.contracts.begin();
  if (static_cast<std::size_t>(place) >= question.exchanges.size()) return {};
  return question.exchanges[static_cast<std::size_t>(place)];
}

bool IsPlainBid(const BidQuestion& question, const Contract& contract) {
  return question.IsWhole() && question.exchanges.empty() &&
         !(contract.parties() == Parties::kPair && contract.partner() == question.seat);
}

EstimateQuestion EstimateOf(const BidQuestion& question, const Contract& contract) {
  return EstimateWith(question, contract, ExchangeOf(question, contract));
}

SchieberPass BestPass(const BidQuestion& question, const Contract& contract, CardSet taken_up,
                      const EstimateOptions& options, const Effort& effort) {
  const int count = question.hand.size() - question.table.hand_size();
  std::vector<SchieberPass> passes;
  std::vector<EstimateQuestion> asked;
  for (CardSet passed : SetsOf(question.hand - taken_up, count)) {
    passes.push_back({passed});
    asked.push_back(EstimateWith(question, contract, passes.back()));
  }
  return passes[MostPaid(asked, options, effort)];
}

Zupf BestZupf(const BidQuestion& question, const Contract& contract, const EstimateOptions& options,
              const Effort& effort) {
  std::vector<Zupf> ways;
  std::vector<EstimateQuestion> asked;
  for (int step = 1; step < kSeatCount; ++step) {
    for (Card given : question.hand) {
      ways.push_back({question.seat.Plus(step), given});
      asked.push_back(EstimateWith(question, contract, ways.back()));
    }
  }
  return ways[MostPaid(asked, options, effort)];
}

}  // namespace schafkopf
