#include "tools/answers/table/seat_bid.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "engine/money/doubling.h"
#include "engine/table/round_auction.h"
#include "engine/worlds/seat_view.h"
#include "tools/answers/ask/ask_answer.h"
#include "tools/answers/ask/ask_hand.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kPassingWorlds = 400;  // for each suit of the game that stands

// Games that are announced before the first card, and a Sie, which is not played at all.
bool CanBePlayed(const Contract& contract) {
  const bool sides = contract.parties() == Parties::kSolo || contract.parties() == Parties::kCall;
  return sides && contract.begins_switched();
}

// What the game that stands brings the seat.
double CentsAgainst(const Bid& standing, const BidTurn& turn, const BidSkill& skill,
                    const Effort& effort) {
  const RuleSet& rules = *skill.rules;
  const std::vector<Contract> offers = KnownBids(rules);
  if (!IsRecordedTable(turn.deck)) return 0;
  EstimateOptions options;
  options.stakes = StakesOf(rules);
  options.worlds = kPassingWorlds;
  double sum = 0;
  int games = 0;
  for (const Contract& contract : offers) {
    if (!CanEndIn(*standing.game, contract)) continue;
    const RoundEstimate estimate = EstimateRound({.table = turn.deck,
                                                  .asker = turn.seat,
                                                  .cards = turn.hand,
                                                  .known = RoundQuestion::Known::kContract,
                                                  .contract = contract,
                                                  .declarer = standing.seat,
                                                  .others = {offers}},
                                                 options, effort);
    if (estimate.worlds == 0) continue;
    sum += estimate.cents.value;
    ++games;
  }
  return games == 0 ? 0 : sum / games;
}

}  // namespace

Auction AuctionAfter(std::span<const Bid> bids, const RuleSet& rules) {
  Auction auction(rules);
  for (const Bid& bid : bids) auction.Make(bid);
  return auction;
}

std::vector<BidOption> OptionsOf(const BidTurn& turn, const RuleSet& rules) {
  const std::vector<Announcement> raises = AuctionAfter(turn.bids, rules).Raises(turn.seat);
  std::vector<BidOption> options;
  for (const Contract& contract : CallsOf(turn.hand, rules, TableOf(rules, turn.deck))) {
    if (!CanBePlayed(contract)) continue;
    // A suit that outbids others is named.
    const auto raise = std::find_if(raises.rbegin(), raises.rend(), [&](const Announcement& game) {
      return game.target == 0 && CanEndIn(game, contract);
    });
    if (raise != raises.rend()) options.push_back({contract, *raise});
  }
  return options;
}

std::optional<Seat> NextToBid(const Auction& auction, std::span<const Bid> bids) {
  Seat seat = bids.empty() ? Seat(0) : bids.back().seat.Next();
  for (int place = 0; place < kSeatCount; ++place, seat = seat.Next()) {
    const bool stands = auction.best() && auction.best()->seat == seat;
    if (!stands && !auction.passed().Contains(seat)) return seat;
  }
  return std::nullopt;
}

std::optional<MussTurn> MussAfterPasses(const Hands& hands, Deck deck, const RuleSet& rules) {
  for (Seat seat : kSeats) {
    MussTurn turn{seat, {}};
    for (Card card : MussCalls(hands[seat], deck)) {
      const Contract contract = ContractUnder(
          Contract::Named("muss", card.suit()).WithCalledRank(card.rank()), rules.options);
      if (ObstacleTo(contract, hands[seat], TableOf(rules, deck)) == BidObstacle::kNone) {
        turn.contracts.push_back(contract);
      }
    }
    if (!turn.contracts.empty()) return turn;
  }
  return std::nullopt;
}

Contract ChooseMuss(const MussTurn& turn, CardSet hand, Deck deck, const BidSkill& skill,
                    const Effort& effort) {
  AskTerms terms{{.seat = turn.seat, .seed = effort.seed, .rules = *skill.rules},
                 {.each = turn.contracts}};
  terms.accuracy.worlds = skill.worlds;
  terms.open_cents = false;
  const auto question = AskOf({hand, deck}, Shared(std::move(terms)));
  const auto answer =
      question.ok() ? AnswerOf(*question, {effort}) : absl::StatusOr<AskAnswer>(question.status());
  return answer.ok() ? answer->advice.ranked.front().contract : turn.contracts.front();
}

double BidChoice::WinOf(const ContractWorth& worth) {
  if (worth.table) return worth.table->win.value;
  const auto open = OpenChancesOf(worth);
  return open ? open->win.value : 0;
}

BidChoice ChooseBid(const BidTurn& turn, const BidSkill& skill, const Effort& effort) {
  const RuleSet& rules = *skill.rules;
  BidChoice choice;
  const std::vector<BidOption> options = OptionsOf(turn, rules);
  if (options.empty()) return choice;
  AskTerms terms{{.seat = turn.seat, .seed = effort.seed, .rules = rules}};
  for (const BidOption& option : options) terms.games.any_of.push_back(option.contract);
  terms.accuracy.worlds = skill.worlds;
  terms.open_cents = false;
  auto question = AskOf({turn.hand, turn.deck}, Shared(std::move(terms)), effort.threads);
  if (!question.ok()) return choice;
  question->bid.seeks_best = true;
  BidAdvice advice = {};
  if (auto answer = AnswerOf(*question, {effort}); answer.ok()) advice = std::move(answer->advice);
  const std::optional<Bid> standing = AuctionAfter(turn.bids, rules).best();
  choice.ranked = std::move(advice.ranked);
  if (standing) {
    choice.pass_cents = CentsAgainst(*standing, turn, skill, effort);
    // What was priced counts on an auction in which nobody has bid.
    for (ContractWorth& worth : choice.ranked) worth.bid.reset();
    std::ranges::stable_sort(choice.ranked, std::greater<>(),
                             [](const ContractWorth& worth) { return worth.cents.value; });
  } else if (advice.passing) {
    choice.pass_cents = advice.passing->cents.value;
    choice.close = advice.verdict == Verdict::kTaste;
  }
  if (choice.ranked.empty() || choice.ranked.front().price().value <= choice.pass_cents) {
    return choice;
  }
  const auto best =
      std::ranges::find(options, choice.ranked.front().contract, &BidOption::contract);
  if (best == options.end()) return choice;
  choice.best = *best;
  if (MostStoss(best->contract, rules.options) > 0) choice.risk = rules.tariff.call.count() / 2.0;
  return choice;
}

}  // namespace schafkopf
