#include "solver/advice/bid_advice.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "engine/worlds/dealer.h"
#include "solver/advice/bid_race.h"
#include "solver/advice/bid_ranking.h"
#include "solver/advice/bid_samples.h"
#include "solver/advice/contract_price.h"
#include "solver/advice/passing.h"
#include "solver/sample/seat_games.h"

namespace schafkopf {
namespace {

// To win, as it is stated.
double ChanceOf(const ContractWorth& worth) {
  return worth.table ? worth.table->win.value : WinShareOf(worth.open).value;
}

// All questions on their way to advice.
class Advisers {
 public:
  Advisers(std::span<const BidQuestion> questions, const AdviceOptions& options,
           const Effort& effort)
      : questions_(questions),
        options_(options),
        effort_(effort),
        samples_(questions, options, effort) {}

  std::vector<BidAdvice> Run() {
    // What is quick first: then a `stop` finds what it needs beside the open worlds dealt by then.
    samples_.DealFirstGames();
    for (const BidQuestion& question : questions_) {
      passing_.push_back(FirstPassing(question, options_, effort_));
    }
    samples_.DealFirstWorlds();
    for (int part : kRaceLaps) {
      if (part == kFirstWords && !options_.early) continue;
      // Thinking takes longest, and needs to know which games open cards leave.
      samples_.DealHabitGames(part);
      samples_.DealWorlds(part);
      samples_.DealThoughtGames(part);
      if (part == kRaceParts) break;
      if (part != kFirstWords) GiveUp();
      TellEarly();
    }
    samples_.Narrow();
    std::vector<BidAdvice> answers;
    for (std::size_t i = 0; i < questions_.size(); ++i) {
      answers.push_back(Conclude(questions_[i], passing_[i]));
    }
    return answers;
  }

 private:
  using Entry = BidSamples::Entry;

  Priced PriceOf(const Entry& entry, double deviations) const {
    return schafkopf::PriceOf(*entry.question, entry.contract, options_.stakes, entry.basis,
                              entry.open, entry.played, deviations);
  }

  // Drops what cannot be the best of its question any more.
  void GiveUp() {
    for (std::size_t i = 0; i < questions_.size(); ++i) {
      const BidQuestion& question = questions_[i];
      if (!samples_.Races(question)) continue;
      std::vector<std::pair<Entry*, CentsRange>> runners;
      for (Entry& entry : samples_.entries()) {
        const bool runs = entry.question == &question && entry.given_up_after == 0;
        if (!runs || entry.IsUnknown()) continue;
        const CentsRange stands = PriceOf(entry, kRaceDeviations).cents;
        runners.emplace_back(&entry, AsBid(passing_[i], entry.contract, stands));
      }
      for (const auto& runner : runners) {
        const bool worse = std::ranges::any_of(
            runners, [&](const auto& other) { return IsSurelyWorse(runner.second, other.second); });
        const std::uint64_t worlds = runner.first->open.worlds;
        if (worse && worlds >= kLeastRaceWorlds) runner.first->given_up_after = worlds;
      }
    }
  }

  // The ranking by what is known; its verdict is still to be given.
  BidAdvice RankingOf(const BidQuestion& question,
                      const std::optional<RoundEstimate>& passing) const {
    BidAdvice answer{{}, Verdict::kLeave, MayPass(question), passing, 0, {}};
    for (const Entry& entry : samples_.entries()) {
      if (entry.question == &question) Add(question, entry, options_.stakes, answer);
    }
    PutInOrder(answer);
    return answer;
  }

  void TellEarly() const {
    if (!options_.early || !samples_.HasLaps() || effort_.stopped()) return;
    for (std::size_t i = 0; i < questions_.size(); ++i) {
      BidAdvice answer = RankingOf(questions_[i], passing_[i]);
      if (answer.ranked.empty()) continue;
      answer.verdict = VerdictOn(questions_[i], answer);
      options_.early(i, answer);
    }
  }

  BidAdvice Conclude(const BidQuestion& question,
                     const std::optional<RoundEstimate>& passing) const {
    BidAdvice answer = RankingOf(question, passing);
    if (answer.ranked.empty()) return answer;
    if (IsVerdictOpen(answer)) {
      const auto closer = PassingOf(question, options_, effort_);
      // A stopped one may rest on less.
      if (closer && (!passing || closer->independent >= passing->independent)) {
        answer.passing = closer;
      }
      PutInOrder(answer);
    }
    answer.verdict = VerdictOn(question, answer);
    if (options_.why) answer.why = WhyOf(question, answer.ranked.front());
    return answer;
  }

  std::vector<DecidingFact> WhyOf(const BidQuestion& question, const ContractWorth& best) const {
    const EstimateQuestion asked = EstimateOf(question, best.contract);
    const double chance = ChanceOf(best);
    if (!question.IsWhole() || asked.before_play || chance <= 0 || chance >= 1) return {};
    const auto entry = std::ranges::find_if(samples_.entries(), [&](const Entry& each) {
      return each.question == &question && each.contract == best.contract;
    });
    const bool counts = !asked.accept && !options_.accept;
    return DecidingFacts(ViewOf(question, best.contract), samples_.EndedDealsOf(*entry), chance,
                         counts ? CountedShares(asked.knowledge) : FactShare());
  }

  std::span<const BidQuestion> questions_;
  const AdviceOptions& options_;
  const Effort& effort_;
  BidSamples samples_;
  std::vector<std::optional<RoundEstimate>> passing_;  // by question, once it is known
};

// The chances and cents of games that were played, in place of those that were known.
void UseGames(const SeatGames& games, ContractWorth& worth) {
  const GameSums& known = worth.played.worlds > 0 ? worth.played : worth.open;
  const auto count = static_cast<std::int64_t>(games.games);
  GameSums played{games};
  played.worlds_possible = known.worlds_possible;
  played.worlds = games.games;
  played.win_cents = games.win_cents;
  played.loss_cents = games.cents - games.win_cents;
  played.squared_cents = games.squared_cents;
  played.plain_cents = known.plain_cents * count / static_cast<std::int64_t>(known.worlds);
  worth.played = played;
  worth.table = SharesOf(worth.contract, played, kNormal95);
  worth.basis = Basis::kPlayed;
  worth.cents = SeatCents(games);
}

}  // namespace

SeatView ViewOf(const BidQuestion& question, const Contract& contract) {
  const EstimateQuestion asked = EstimateOf(question, contract);
  return {asked.game, asked.declarer, asked.asker, question.hand};
}

KnownGame HeldGame(const BidQuestion& question, const Contract& contract) {
  KnownGame known;
  known.open.worlds_possible = Dealer(EstimateOf(question, contract).knowledge).count();
  known.open.worlds = 1;
  return known;
}

bool SharesWorlds(const Contract& contract) {
  return contract.is_tout() && contract.parties() == Parties::kSolo;
}

std::optional<OpenChances> OpenChancesOf(const ContractWorth& worth) {
  const GameSums& open = worth.open;
  if (open.worlds == 0) return std::nullopt;
  const Share win = WinShareOf(open);
  MeanError cents = MeanCentsOf(open);
  if (worth.priced.worlds > 0) {
    const CentsRange range = CentsWith(worth.priced, win, kNormal95);
    cents = {range.value, std::max(range.value - range.low, range.high - range.value)};
  }
  return OpenChances{win, ShareOf(TableEvent::kSchneider, open),
                     ShareOf(TableEvent::kSchwarz, open), cents};
}

std::optional<Share> ChanceAtTable(const ContractWorth& worth, Deck deck, const Others& others) {
  if (!worth.table) return std::nullopt;
  const Share& win = worth.table->win;
  return worth.basis == Basis::kFitted ? WithDoubt(win, worth.contract, deck, others) : win;
}

std::uint64_t BidAdvice::worlds() const {
  std::uint64_t most = 0;
  for (const ContractWorth& contract : ranked) {
    if (contract.contract.objective() != Objective::kHoldTop) {
      const GameSums& dealt = contract.open.worlds > 0 ? contract.open : contract.played;
      most = std::max(most, dealt.worlds);
    }
  }
  return most > 0 ? most : worlds_possible;
}

void JudgeByGames(const BidQuestion& question, std::vector<SeatGames>& games, BidAdvice& advice) {
  if (games.empty()) return;
  const Contract first = advice.ranked.front().contract;
  std::vector<std::pair<ContractWorth, SeatGames>> judged;
  for (std::size_t i = 0; i < games.size(); ++i) {
    judged.emplace_back(advice.ranked[i], games[i]);
    if (games[i].games > 0) UseGames(games[i], judged.back().first);
    ContractWorth& worth = judged.back().first;
    if (advice.passing) worth.bid = PriceOfBid(*advice.passing, worth.contract, worth.cents);
  }
  std::ranges::stable_sort(judged, std::greater<>(),
                           [](const auto& each) { return each.first.price().value; });
  for (std::size_t i = 0; i < judged.size(); ++i) {
    advice.ranked[i] = judged[i].first;
    games[i] = judged[i].second;
  }
  advice.verdict = VerdictOn(question, advice);
  if (advice.ranked.front().contract != first) advice.why.clear();
  ScaleTo(ChanceOf(advice.ranked.front()), advice.why);
}

BidAdvice AdviceByKnown(const BidQuestion& question, std::span<const KnownGame> games,
                        const std::optional<RoundEstimate>& passing, const Stakes& stakes) {
  BidAdvice answer{{}, Verdict::kLeave, MayPass(question), passing, 0, {}};
  for (std::size_t i = 0; i < games.size(); ++i) {
    const Contract& contract = question.contracts[i];
    Known known(question, contract, EstimateOf(question, contract).game);
    known.open = games[i].open;
    known.played = games[i].played;
    Add(question, known, stakes, answer);
  }
  if (answer.ranked.empty()) return answer;
  PutInOrder(answer);
  answer.verdict = VerdictOn(question, answer);
  return answer;
}

std::vector<BidAdvice> AdviseOnBids(std::span<const BidQuestion> questions,
                                    const AdviceOptions& options, const Effort& effort) {
  return Advisers(questions, options, effort).Run();
}

}  // namespace schafkopf