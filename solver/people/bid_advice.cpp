#include "solver/people/bid_advice.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "engine/money/settle.h"
#include "solver/people/bid_habit.h"
#include "solver/people/habit_game.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kWorldsPerLikelyTout = 100;

// Fills in the cents of a contract alone against the others that is won in `wins` of the worlds and
// always at one price. REQUIRES: a solo.
void PriceAt(const BidQuestion& question, const Contract& contract, const EstimateOptions& options,
             std::uint64_t wins, GameSums& open) {
  const Prices prices = PricesOf(Game(contract, question.deck, {}, question.seats), options.stakes);
  const auto receives = [&](bool won) {
    const Ending ending = {.value = Value(won ? 1 : 0),
                           .run = CountLaufende(prices.game, question.hand)};
    return std::int64_t{Settle(ending, prices).shares->declarer.count()};
  };
  const auto losses = static_cast<std::int64_t>(open.worlds - wins);
  open.wins = open.schneider = open.schwarz = wins;
  open.win_cents = static_cast<std::int64_t>(wins) * receives(true);
  open.loss_cents = losses * receives(false);
  open.plain_cents = static_cast<std::int64_t>(open.worlds) * receives(true);
  // Of all possible worlds the mean has no error, and their squares might not fit.
  if (!open.complete) open.squared_cents = open.plain_cents * receives(true);
}

// Whether a contract is won where its game without the announcement is won with all tricks, at one
// price: it shares that game's worlds. A Rufspiel is paid the Laufende of both hands, which differ
// from world to world.
bool SharesWorlds(const Contract& contract) {
  return contract.is_tout() && contract.parties() == Parties::kSolo;
}

// Games played by habit for each contract: their shares are then off by one hundredth at most
// twice in three times.
constexpr std::uint64_t kPlayedGames = 2000;
constexpr std::uint64_t kPlayedPerWorld = 10;

// Wins and losses cost what they cost in games played by habit.
MeanError CentsAtTable(const GameSums& played, const Share& win) {
  const auto mean = [&](std::int64_t cents, std::uint64_t games, double otherwise) {
    return games == 0 ? otherwise : static_cast<double>(cents) / static_cast<double>(games);
  };
  const double plain = static_cast<double>(played.plain_cents) / static_cast<double>(played.worlds);
  const double won = mean(played.win_cents, played.wins, plain);
  const double lost = mean(played.loss_cents, played.worlds - played.wins, -plain);
  return {win.value * won + (1 - win.value) * lost, (won - lost) * (win.high - win.low) / 2};
}

// The recorded games are of four players and common duties, and of hands that somebody may bid.
bool IsRecorded(const BidQuestion& question, const Contract& contract) {
  return question.seats == kSeatCount && BidHabitOf(contract, question.deck) &&
         DutiesOf(contract, question.deck, question.options) == Duties{} &&
         BidOdds(contract, question.hand, question.deck, question.seat) >= kLeastBidOdds;
}

ContractWorth WorthOf(const BidQuestion& question, const Contract& contract,
                      const EstimateOptions& options, const GameSums& open,
                      const GameSums& played) {
  ContractWorth advice{contract, open, {}, std::nullopt, {}};
  if (contract.objective() == Objective::kHoldTop) {
    // Won in every world, without solving one.
    advice.open.worlds = open.worlds_possible;
    advice.open.complete = true;
    PriceAt(question, contract, options, advice.open.worlds, advice.open);
  } else if (SharesWorlds(contract)) {
    PriceAt(question, contract, options, open.schwarz, advice.open);
  } else if (contract.is_tout()) {
    advice.open.schneider = advice.open.schwarz = open.wins;
  } else if (played.worlds > 0) {
    advice.played = played;
    advice.table = TableChancesOf(contract, question.deck, played, open);
  }
  if (advice.table && IsCertain(contract, question.deck, question.seat, question.hand,
                                ThresholdsOf(contract, options.stakes.rules).win)) {
    advice.table->win = {1, 1, 1};
  }
  advice.cents = advice.table ? CentsAtTable(played, advice.table->win) : MeanCentsOf(advice.open);
  return advice;
}

// Games by habit of the questions that are recorded; none of the others.
std::vector<GameSums> PlayAll(const std::vector<EstimateQuestion>& questions,
                              const std::vector<bool>& are_recorded,
                              const EstimateOptions& options) {
  std::vector<EstimateQuestion> recorded;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    if (are_recorded[i]) recorded.push_back(questions[i]);
  }
  const std::vector<GameSums> sums = Estimate(recorded, PlayedOptions(options));
  std::vector<GameSums> played(questions.size());
  auto next = sums.begin();
  for (std::size_t i = 0; i < questions.size(); ++i) {
    if (are_recorded[i]) played[i] = *next++;
  }
  return played;
}

// What passing is worth to the asker; nothing where nobody recorded how such tables bid.
std::optional<RoundEstimate> Passing(const BidQuestion& question, const EstimateOptions& options) {
  const bool recorded =
      ObstacleToRound(question.deck, question.seats, question.options) == RoundObstacle::kNone;
  if (!recorded || options.accept) return std::nullopt;
  RoundQuestion round{question.deck, question.seat, question.hand};
  round.known = RoundQuestion::Known::kWouldPass;
  round.offers = question.offers;
  const RoundEstimate passing = EstimateRound(round, PlayedOptions(options));
  if (passing.worlds == 0) return std::nullopt;
  return passing;
}

Verdict VerdictOnBid(const ContractWorth& best, const std::optional<RoundEstimate>& passing) {
  const MeanError other = passing ? passing->cents : MeanError{0, 0};
  double error = best.cents.error;
  if (best.table && best.table->win.value < 1) {
    const double swing =
        2 * static_cast<double>(best.played.plain_cents) / static_cast<double>(best.played.worlds);
    error = std::sqrt(error * error + swing * kChanceError * swing * kChanceError);
  }
  error = std::sqrt(error * error + other.error * other.error);
  const double gained = best.cents.value - other.value;
  if (gained > error) return Verdict::kPlay;
  if (gained < -error) return Verdict::kLeave;
  return Verdict::kTaste;
}

}  // namespace

EstimateQuestion EstimateOf(const BidQuestion& question, const Contract& contract) {
  const Game game(contract, question.deck, DutiesOf(contract, question.deck, question.options),
                  question.seats);
  const Seat seat = question.seat;
  return {game, seat, seat, KnowledgeOf(game, seat, seat, question.hand), {}};
}

std::uint64_t BidAdvice::worlds() const {
  std::uint64_t most = 0;
  for (const ContractWorth& contract : ranked) {
    if (contract.contract.objective() != Objective::kHoldTop) {
      most = std::max(most, contract.open.worlds);
    }
  }
  return most > 0 ? most : worlds_possible;
}

EstimateOptions PlayedOptions(const EstimateOptions& options) {
  EstimateOptions played = options;
  played.play = [](const Position& position, Random& random, Solver&) {
    return PlayHabitGame(position.deal(), random);
  };
  played.worlds = std::min(kPlayedGames, kPlayedPerWorld * options.worlds);
  played.exact = false;
  played.error = std::nullopt;
  played.drop_hopeless = false;
  played.progress = nullptr;
  return played;
}

std::vector<BidAdvice> AdviseOnBids(std::span<const BidQuestion> questions,
                                    const EstimateOptions& options) {
  std::vector<EstimateQuestion> estimates;
  std::vector<bool> are_recorded;                // by estimate
  std::vector<std::vector<std::size_t>> places;  // by question and contract: its estimate
  for (const BidQuestion& question : questions) {
    const std::size_t first = estimates.size();
    auto& own = places.emplace_back();
    for (const Contract& contract : question.contracts) {
      const Contract underlying = SharesWorlds(contract) ? contract.WithoutTout() : contract;
      const auto same = std::find_if(
          estimates.begin() + static_cast<std::ptrdiff_t>(first), estimates.end(),
          [&](const EstimateQuestion& known) { return known.game.contract() == underlying; });
      own.push_back(static_cast<std::size_t>(same - estimates.begin()));
      if (same != estimates.end()) continue;
      estimates.push_back(EstimateOf(question, underlying));
      are_recorded.push_back(IsRecorded(question, underlying));
    }
  }
  // What is quick first: then a `stop` finds what it needs beside the open worlds dealt by then.
  const std::vector<GameSums> played = PlayAll(estimates, are_recorded, options);
  std::vector<BidAdvice> answers;
  for (const BidQuestion& question : questions) {
    answers.push_back({{}, Verdict::kLeave, Passing(question, options), 0, {}});
  }
  EstimateOptions dropping = options;
  dropping.drop_hopeless = !options.error;
  const std::vector<GameSums> sums = Estimate(estimates, dropping);

  for (std::size_t i = 0; i < questions.size(); ++i) {
    const BidQuestion& question = questions[i];
    BidAdvice& answer = answers[i];
    for (std::size_t k = 0; k < question.contracts.size(); ++k) {
      const Contract& contract = question.contracts[k];
      const GameSums& open = sums[places[i][k]];
      answer.worlds_possible = open.worlds_possible;
      if (open.worlds == 0) {
        if (!contract.is_tout()) answer.without_worlds.push_back(contract);
        continue;
      }
      const std::uint64_t made = SharesWorlds(contract) ? open.schwarz : open.wins;
      if (contract.is_tout() && question.only_likely_touts &&
          made * kWorldsPerLikelyTout < open.worlds) {
        continue;
      }
      answer.ranked.push_back(WorthOf(question, contract, options, open, played[places[i][k]]));
    }
    std::stable_sort(answer.ranked.begin(), answer.ranked.end(),
                     [](const ContractWorth& a, const ContractWorth& b) {
                       if (a.cents.value != b.cents.value) return a.cents.value > b.cents.value;
                       return a.open.wins * b.open.worlds > b.open.wins * a.open.worlds;
                     });
    if (answer.ranked.empty()) continue;
    answer.verdict = VerdictOnBid(answer.ranked.front(), answer.passing);
  }
  return answers;
}

}  // namespace schafkopf
