#include "solver/advice/bid_review.h"

#include <algorithm>

#include "solver/advice/bid_advice.h"
#include "solver/auction/round_estimate.h"
#include "solver/sample/statistics.h"

namespace schafkopf {
namespace {

// One thing that a seat could say.
struct Option {
  std::optional<Contract> game;  // nothing: passes
  MeanError cents;
  MeanError gain = {};  // more than by passing
};

// What a game is worth as a bid, beside passing; its error with that of the chance at the table.
// Where `heard`, nobody is left who would outbid it.
Option OptionOf(const ContractWorth& worth, const RoundEstimate& passing, bool heard) {
  double off = 0;
  if (worth.table && worth.played.worlds > 0) {
    const double price =
        static_cast<double>(worth.played.plain_cents) / static_cast<double>(worth.played.worlds);
    off = 2 * price * ChanceErrorOf(worth.basis);
  }
  const MeanError stands = {worth.cents.value, ErrorOfBoth(worth.cents.error, off)};
  if (heard) {
    return {worth.contract,
            stands,
            {stands.value - passing.cents.value, ErrorOfBoth(stands.error, passing.cents.error)}};
  }
  const BidPrice price = PriceOfBid(passing, worth.contract, stands);
  return {worth.contract, price.cents, price.gain};
}

// By how much the one is behind the other.
MeanError Behind(const Option& made, const Option& best) {
  if (!made.game) return best.gain;
  if (!best.game) return {-made.gain.value, made.gain.error};
  return {best.cents.value - made.cents.value, ErrorOfBoth(best.cents.error, made.cents.error)};
}

class BidReviewer {
 public:
  BidReviewer(const BidOutcome& deal, const BidReviewOptions& options, const Effort& effort)
      : deal_(deal), options_(options), effort_(effort) {
    effort_.threads = 1;
    effort_.progress = nullptr;
  }

  std::vector<JudgedBid> Review() const {
    std::vector<JudgedBid> bids;
    if (!IsRecordedTable(deal_.table)) return bids;
    for (Seat seat : kSeats) {
      if (effort_.stopped()) break;
      if (const auto judged = Judge(seat)) bids.push_back(*judged);
    }
    return bids;
  }

 private:
  bool declares(Seat seat) const { return deal_.contract && seat == deal_.declarer; }
  bool heard(Seat seat) const { return deal_.contract && deal_.declarer < seat; }

  // Whoever has bid a game has not passed; that a higher one was left to another is not judged.
  bool was_outbid(Seat seat) const {
    return !declares(seat) && std::ranges::any_of(options_.bids, [&](const Bid& bid) {
      return bid.seat == seat && bid.game.has_value();
    });
  }

  // The games that people might have bid, and the one that was.
  std::vector<Contract> GamesOf(Seat seat) const {
    std::vector<Contract> games;
    for (const BidChance& bid :
         BidChancesOf(deal_.hands[seat], deal_.table.deck, seat, options_.others).bids) {
      const bool made = declares(seat) && bid.contract == *deal_.contract;
      const bool outbid =
          heard(seat) && IsOutbid(bid.contract, seat, *deal_.contract, deal_.declarer);
      if (made || (bid.chance >= kLeastBidAsked && !outbid)) games.push_back(bid.contract);
    }
    return games;
  }

  // What the game that was heard is worth to a seat behind its declarer.
  std::optional<RoundEstimate> PlayedAgainst(Seat seat) const {
    RoundQuestion question{deal_.table, seat, deal_.hands[seat]};
    question.known = RoundQuestion::Known::kContract;
    question.contract = *deal_.contract;
    question.declarer = deal_.declarer;
    question.others = options_.others;
    EstimateOptions options;
    options.stakes = options_.stakes;
    options.worlds = 10 * options_.worlds;
    const RoundEstimate estimate = EstimateRound(question, options, effort_);
    return estimate.worlds > 0 ? std::optional(estimate) : std::nullopt;
  }

  std::optional<JudgedBid> Judge(Seat seat) const {
    if (deal_.contract && !options_.others.MayBid(*deal_.contract) &&
        (declares(seat) || heard(seat))) {
      return std::nullopt;
    }
    if (was_outbid(seat)) return std::nullopt;
    JudgedBid judged{seat, std::nullopt, std::nullopt};
    if (declares(seat)) judged.made = judged.best = deal_.contract;
    BidQuestion question{deal_.hands[seat], deal_.table, seat, GamesOf(seat)};
    if (question.contracts.empty()) return judged;
    question.others = options_.others;
    AdviceOptions advising;
    advising.stakes = options_.stakes;
    advising.worlds = options_.worlds;
    advising.worlds_beside_games = advising.most_beside_games = options_.worlds / 2;
    advising.open_cents = false;
    const BidAdvice advice = AdviseOnBids({&question, 1}, advising, effort_).front();
    const auto passing = heard(seat) ? PlayedAgainst(seat) : advice.passing;
    if (advice.ranked.empty() || !passing) return std::nullopt;
    Option best{std::nullopt, passing->cents};
    Option made = best;
    for (const ContractWorth& worth : advice.ranked) {
      const Option option = OptionOf(worth, *passing, heard(seat));
      if (option.cents.value > best.cents.value) best = option;
      if (judged.made == option.game) made = option;
    }
    if (judged.made != made.game) return std::nullopt;
    judged.best = best.game;
    if (best.game != made.game) judged.lost = Behind(made, best);
    return judged;
  }

  const BidOutcome& deal_;
  const BidReviewOptions& options_;
  Effort effort_;
};

}  // namespace

std::vector<JudgedBid> ReviewBids(const BidOutcome& deal, const BidReviewOptions& options,
                                  const Effort& effort) {
  return BidReviewer(deal, options, effort).Review();
}

}  // namespace schafkopf
