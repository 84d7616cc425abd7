#include "solver/people/bid_advice.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

#include "engine/money/round_auction.h"
#include "engine/money/settle.h"
#include "solver/people/bid_race.h"
#include "solver/people/played_games.h"
#include "solver/sample/seat_games.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kWorldsPerLikelyTout = 100;

// Fills in the cents of a contract alone against the others that is won in `wins` of the worlds and
// always at one price. REQUIRES: a solo.
void PriceAt(const BidQuestion& question, const Contract& contract, const Stakes& stakes,
             std::uint64_t wins, GameSums& open) {
  const Prices prices = PricesOf(Game(contract, question.deck, {}, question.seats), stakes);
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

// Whether a whole deal can be solved before its first card: by two sides, in time (that of two
// players takes minutes).
bool HasOpenWorlds(const Game& game) {
  if (game.contract().objective() == Objective::kHoldTop) return true;  // nothing is played
  return game.contract().parties() != Parties::kEach && game.begins_switched() && game.seats() > 2;
}

// Recorded declarers bid on the hand they played.
Basis BestBasisOf(const BidQuestion& question, const Game& game) {
  const Basis basis = BasisOf(game, question.seat, question.hand);
  return basis == Basis::kFitted && !question.exchanges.empty() ? Basis::kHabit : basis;
}

// Mean cents where the chance of winning is `win`, and wins and losses cost what they cost in
// `games`; the interval of as many deviations as that of `win`.
CentsRange CentsWith(const GameSums& games, const Share& win, double deviations) {
  const auto count = static_cast<double>(games.worlds);
  const auto mean = [](std::int64_t cents, std::uint64_t of, double otherwise) {
    return of == 0 ? otherwise : static_cast<double>(cents) / static_cast<double>(of);
  };
  const double plain = static_cast<double>(games.plain_cents) / count;
  const double won = mean(games.win_cents, games.wins, plain);
  const double lost = mean(games.loss_cents, games.worlds - games.wins, -plain);
  const double swing = won - lost;
  const double value = win.value * won + (1 - win.value) * lost;
  // What wins differ by from each other, and losses.
  const double share = static_cast<double>(games.wins) / count;
  const double all = share * won + (1 - share) * lost;
  const double within = static_cast<double>(games.squared_cents) / count - all * all -
                        share * (1 - share) * swing * swing;
  const double price = games.complete ? 0 : deviations * std::sqrt(std::max(0.0, within) / count);
  const auto reach = [&](double chance) {
    return std::sqrt(swing * chance * swing * chance + price * price);
  };
  return {value, value - reach(win.value - win.low), value + reach(win.high - win.value)};
}

// The shares of the games themselves.
TableChances SharesOf(const Contract& contract, const GameSums& played, double deviations) {
  const Share win = WinShareOf(played, deviations);
  if (contract.is_tout()) return {win, win.value, win.value};
  return {win, ShareOf(TableEvent::kSchneider, played), ShareOf(TableEvent::kSchwarz, played)};
}

// The chances at the table of a contract on a basis that has games.
TableChances ChancesOn(Basis basis, const BidQuestion& question, const Contract& contract,
                       const GameSums& played, const GameSums& open, double deviations) {
  const auto fitted = basis == Basis::kFitted
                          ? TableChancesOf(contract, question.deck, played, open, deviations)
                          : std::nullopt;
  return fitted ? *fitted : SharesOf(contract, played, deviations);
}

// A contract with its cents at an interval of so many deviations.
struct Priced {
  ContractWorth worth;
  CentsRange cents;
};
// `played` without worlds where no game was played, `open` where open cards were not asked.
// REQUIRES: worlds in one of them.
Priced PriceOf(const BidQuestion& question, const Contract& contract, const Stakes& stakes,
               Basis basis, const GameSums& open, const GameSums& played,
               double deviations = kNormal95) {
  ContractWorth worth{.contract = contract, .open = open, .played = played};
  if (contract.objective() == Objective::kHoldTop) {
    // Won in every world, whoever plays, without solving one.
    worth.open.worlds = worth.open.worlds_possible;
    worth.open.complete = true;
    PriceAt(question, contract, stakes, worth.open.worlds, worth.open);
    worth.table = {{1, 1, 1}, 1, 1};
    worth.basis = Basis::kPlayed;
  } else if (SharesWorlds(contract)) {
    PriceAt(question, contract, stakes, open.schwarz, worth.open);
  } else if (contract.is_tout()) {
    worth.open.schneider = worth.open.schwarz = open.wins;
  }
  if (played.worlds > 0) {
    worth.basis = basis;
    worth.table = ChancesOn(basis, question, contract, played, open, deviations);
  }
  if (worth.basis <= Basis::kHabit && IsPlainBid(question, contract) &&
      IsCertain(contract, question.deck, question.seat, question.hand,
                ThresholdsOf(contract, stakes.rules).win)) {
    worth.table->win = {1, 1, 1};
  }
  const CentsRange cents =
      played.worlds > 0 ? CentsWith(played, worth.table->win, deviations)
                        : CentsWith(worth.open, WinShareOf(worth.open, deviations), deviations);
  worth.cents = {cents.value, std::max(cents.value - cents.low, cents.high - cents.value)};
  return {worth, cents};
}

// Worlds of passing dealt at first; all the others where those leave the verdict open.
constexpr std::uint64_t kFirstPassing = 500;

// What passing is worth to the asker by at most so many worlds; nothing where nobody recorded how
// such tables bid.
std::optional<RoundEstimate> Passing(const BidQuestion& question, const EstimateOptions& options,
                                     std::uint64_t worlds) {
  const bool recorded =
      IsRecordedTable(question.deck, question.seats) &&
      std::ranges::all_of(question.contracts, [&](const Contract& contract) {
        const ContractRow& row = contract.row();
        return IsBid(row) && row.pack == Pack::kBavarian && IsPlainBid(question, contract);
      });
  if (!recorded || options.accept || !MayPass(question)) return std::nullopt;
  // Whoever has to play in the end may at most pay to be let off.
  if (question.last_resort == question.seat) return std::nullopt;
  RoundQuestion round{question.deck, question.seat, question.hand};
  round.known = RoundQuestion::Known::kWouldPass;
  round.offers = question.offers;
  round.all_pass = AllPassGame(question.options);
  round.last_resort = question.last_resort;
  EstimateOptions played = PlayedOptions(options);
  played.worlds = std::min(played.worlds, worlds);
  const RoundEstimate passing = EstimateRound(round, played);
  if (passing.worlds == 0) return std::nullopt;
  return passing;
}

// What the best contract gains against passing, and how far that may be off.
MeanError GainOf(const ContractWorth& best, const std::optional<RoundEstimate>& passing) {
  MeanError stands = best.cents;
  if (best.table && best.table->win.value < 1) {
    const double swing =
        2 * static_cast<double>(best.played.plain_cents) / static_cast<double>(best.played.worlds);
    const double off = swing * ChanceErrorOf(best.basis);
    stands.error = std::hypot(stands.error, off);
  }
  return passing ? PriceOfBid(*passing, best.contract, stands).gain : stands;
}

Verdict VerdictOnBid(const MeanError& gain, Basis basis) {
  if (gain.value > gain.error) return basis == Basis::kOpen ? Verdict::kTaste : Verdict::kPlay;
  return gain.value < -gain.error ? Verdict::kLeave : Verdict::kTaste;
}

// On the first of a ranking.
Verdict VerdictOn(const BidQuestion& question, const BidAdvice& advice) {
  if (!MayPass(question)) return Verdict::kPlay;
  const ContractWorth& best = advice.ranked.front();
  return VerdictOnBid(GainOf(best, advice.passing), best.basis);
}

// The price of a bid whose game, where it stands, is worth so much.
CentsRange AsBid(const std::optional<RoundEstimate>& passing, const Contract& contract,
                 const CentsRange& stands) {
  if (!passing) return stands;
  const auto price = [&](double cents) {
    return PriceOfBid(*passing, contract, {cents, 0}).cents.value;
  };
  return {price(stands.value), price(stands.low), price(stands.high)};
}

// Prices all contracts as bids, where passing is known, and puts the best first.
void PutInOrder(BidAdvice& advice) {
  for (ContractWorth& worth : advice.ranked) {
    if (advice.passing) worth.bid = PriceOfBid(*advice.passing, worth.contract, worth.cents);
  }
  std::stable_sort(advice.ranked.begin(), advice.ranked.end(),
                   [](const ContractWorth& a, const ContractWorth& b) {
                     if (a.price().value != b.price().value) {
                       return a.price().value > b.price().value;
                     }
                     return a.open.wins * b.open.worlds > b.open.wins * a.open.worlds;
                   });
}

// Whether more worlds of passing could change the verdict, or a matter of taste is to be stated.
bool IsOpen(const MeanError& gain, const RoundEstimate& passing) {
  const double may_move = kRaceDeviations / kNormal95 * passing.cents.error;
  return std::abs(gain.value) <= gain.error + may_move;
}

// What is known of one contract of a question.
struct Known {
  Known(const BidQuestion& question, const Contract& asked, const Game& game)
      : contract(asked), basis(BestBasisOf(question, game)), has_open_worlds(HasOpenWorlds(game)) {}

  Contract contract;
  Basis basis;
  bool has_open_worlds;
  std::uint64_t given_up_after = 0;
  GameSums open = {};
  GameSums played = {};

  bool IsUnknown() const { return (has_open_worlds ? open : played).worlds == 0; }
  // So few worlds of a Tout are made that it will not be ranked.
  bool IsUnlikelyFor(const BidQuestion& question) const {
    if (!contract.is_tout() || !question.seeks_best) return false;
    const std::uint64_t made = SharesWorlds(contract) ? open.schwarz : open.wins;
    return made * kWorldsPerLikelyTout < open.worlds;
  }
};

// Adds a contract to a ranking that is still to be ordered, if it belongs there.
void Add(const BidQuestion& question, const Known& known, const Stakes& stakes, BidAdvice& answer) {
  answer.worlds_possible = std::max(known.open.worlds_possible, known.played.worlds_possible);
  if (known.IsUnknown()) {
    if (!known.contract.is_tout()) answer.without_worlds.push_back(known.contract);
    return;
  }
  if (known.IsUnlikelyFor(question)) return;
  answer.ranked.push_back(
      PriceOf(question, known.contract, stakes, known.basis, known.open, known.played).worth);
  answer.ranked.back().given_up_after = known.given_up_after;
}

// Questions of one kind of game or solve, and the estimate that deals their worlds.
struct Track {
  explicit Track(const EstimateOptions& how) : options(how) {}

  // The place of a question about a contract's worlds, entered behind `first` unless it is there.
  std::size_t Enter(const EstimateQuestion& question, std::size_t first) {
    for (std::size_t place = first; place < questions.size(); ++place) {
      if (questions[place].game.contract() == question.game.contract()) return place;
    }
    questions.push_back(question);
    return questions.size() - 1;
  }
  void Begin() { estimate.emplace(questions, options); }

  const EstimateOptions options;
  std::vector<EstimateQuestion> questions;
  std::optional<GrowingEstimate> estimate;
};

// All questions on their way to advice.
class Advisers {
 public:
  Advisers(std::span<const BidQuestion> questions, const AdviceOptions& options)
      : questions_(questions),
        options_(options),
        open_(options),
        by_habit_(PlayedOptions(options)),
        by_thought_(ThoughtOptions(options)) {
    for (const BidQuestion& question : questions) Enter(question);
    for (Track* track : {&open_, &by_habit_, &by_thought_}) track->Begin();
  }

  std::vector<BidAdvice> Run() {
    for (int part : kRaceLaps) {
      if (part == kFirstWords && !options_.early) continue;
      // What is quick first: then a `stop` finds what it needs beside the open worlds dealt by
      // then. Thinking takes longest, and needs to know which games open cards leave.
      DealGames(by_habit_, part);
      if (passing_.empty()) {
        for (const BidQuestion& question : questions_) {
          passing_.push_back(Passing(question, options_, kFirstPassing));
        }
      }
      DealWorlds(part);
      DealGames(by_thought_, part);
      if (part == kRaceParts) break;
      if (part != kFirstWords) GiveUp();
      TellEarly();
    }
    std::vector<BidAdvice> answers;
    for (std::size_t i = 0; i < questions_.size(); ++i) {
      answers.push_back(Conclude(questions_[i], passing_[i]));
    }
    return answers;
  }

 private:
  // One contract of one question.
  struct Entry : Known {
    Entry(const BidQuestion& asked, const EstimateQuestion& own)
        : Known(asked, own.game.contract(), own.game), question(&asked) {}

    const BidQuestion* question;
    std::optional<std::size_t> open_place;  // nothing where no open world is solved
    Track* games = nullptr;                 // null where none are played
    std::size_t games_place = 0;
  };

  bool HasLaps() const { return !options_.exact && !options_.error; }
  bool Races(const BidQuestion& question) const { return question.seeks_best && HasLaps(); }

  Track* TrackOf(Basis basis) {
    if (basis == Basis::kOpen) return nullptr;
    return basis == Basis::kPlayed ? &by_thought_ : &by_habit_;
  }

  void Enter(const BidQuestion& question) {
    const std::size_t first_open = open_.questions.size();
    for (const Contract& contract : question.contracts) {
      const Contract underlying = SharesWorlds(contract) ? contract.WithoutTout() : contract;
      const EstimateQuestion own = EstimateOf(question, contract);
      Entry entry(question, own);
      if (entry.has_open_worlds) {
        entry.open_place = open_.Enter(EstimateOf(question, underlying), first_open);
      }
      entry.games = TrackOf(entry.basis);
      if (entry.games != nullptr) {
        entry.games_place = entry.games->questions.size();
        entry.games->questions.push_back(own);
        // A Tout asks for no losses of the worlds that it shares. Where others declare, their
        // losses are the asker's wins.
        const bool declares = own.declarer == own.asker && contract.parties() != Parties::kOld;
        if (entry.open_place) {
          open_.questions[*entry.open_place].prices_losses = options_.open_cents || !declares;
        }
      }
      entries_.push_back(entry);
    }
  }

  // Of `all`, as many as a contract gets until a look of the race.
  std::uint64_t Part(const Entry& entry, std::uint64_t all, int part) const {
    if (entry.given_up_after > 0) return 0;
    const bool looks = Races(*entry.question) || (options_.early && HasLaps());
    if (part == kRaceParts || !looks) return all;
    return std::max<std::uint64_t>(1, all * static_cast<std::uint64_t>(part) / kRaceParts);
  }

  void DealGames(Track& track, int part) {
    std::vector<std::uint64_t> ends(track.questions.size());
    for (const Entry& entry : entries_) {
      if (entry.games != &track || (&track == &by_thought_ && entry.IsUnlikelyFor(*entry.question)))
        continue;
      std::uint64_t games = track.options.worlds;
      if (&track == &by_thought_) {
        games = ThoughtGames(track.questions[entry.games_place].game, games);
      }
      ends[entry.games_place] = Part(entry, games, part);
    }
    track.estimate->DealUntil(ends);
    for (Entry& entry : entries_) {
      if (entry.games == &track) entry.played = track.estimate->Of(entry.games_place);
    }
  }

  void DealWorlds(int part) {
    const bool all = options_.exact || options_.error;
    const std::uint64_t worlds = all ? std::numeric_limits<std::uint64_t>::max() : options_.worlds;
    std::vector<std::uint64_t> ends(open_.questions.size());
    for (const Entry& entry : entries_) {
      if (!entry.open_place) continue;
      std::uint64_t end = Part(entry, worlds, part);
      if (entry.games != nullptr && !all) end = std::min(end, options_.worlds_beside_games);
      ends[*entry.open_place] = std::max(ends[*entry.open_place], end);
    }
    open_.estimate->DealUntil(ends);
    for (Entry& entry : entries_) {
      if (entry.open_place) entry.open = open_.estimate->Of(*entry.open_place);
    }
  }

  Priced PriceOf(const Entry& entry, double deviations = kNormal95) const {
    return schafkopf::PriceOf(*entry.question, entry.contract, options_.stakes, entry.basis,
                              entry.open, entry.played, deviations);
  }

  // Drops what cannot be the best of its question any more.
  void GiveUp() {
    for (std::size_t i = 0; i < questions_.size(); ++i) {
      const BidQuestion& question = questions_[i];
      if (!Races(question)) continue;
      std::vector<std::pair<Entry*, CentsRange>> runners;
      for (Entry& entry : entries_) {
        const bool runs = entry.question == &question && entry.given_up_after == 0;
        if (!runs || entry.IsUnknown()) continue;
        const CentsRange stands = PriceOf(entry, kRaceDeviations).cents;
        runners.emplace_back(&entry, AsBid(passing_[i], entry.contract, stands));
      }
      for (const auto& runner : runners) {
        const bool worse = std::ranges::any_of(
            runners, [&](const auto& other) { return IsSurelyWorse(runner.second, other.second); });
        if (worse) runner.first->given_up_after = runner.first->open.worlds;
      }
    }
  }

  // The ranking by what is known; its verdict is still to be given.
  BidAdvice RankingOf(const BidQuestion& question,
                      const std::optional<RoundEstimate>& passing) const {
    BidAdvice answer{{}, Verdict::kLeave, MayPass(question), passing, 0, {}};
    for (const Entry& entry : entries_) {
      if (entry.question == &question) Add(question, entry, options_.stakes, answer);
    }
    PutInOrder(answer);
    return answer;
  }

  void TellEarly() const {
    if (!options_.early || !HasLaps() || (options_.stop && options_.stop())) return;
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
    const MeanError gain = GainOf(answer.ranked.front(), answer.passing);
    if (answer.passing && IsOpen(gain, *answer.passing)) {
      const auto closer = Passing(question, options_, by_habit_.options.worlds);
      if (closer) answer.passing = closer;
      PutInOrder(answer);
    }
    answer.verdict = VerdictOn(question, answer);
    return answer;
  }

  std::span<const BidQuestion> questions_;
  const AdviceOptions& options_;
  Track open_;
  Track by_habit_;
  Track by_thought_;
  std::vector<Entry> entries_;
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

bool SharesWorlds(const Contract& contract) {
  return contract.is_tout() && contract.parties() == Parties::kSolo;
}

std::optional<OpenChances> OpenChancesOf(const ContractWorth& worth) {
  const GameSums& open = worth.open;
  if (open.worlds == 0) return std::nullopt;
  const auto share = [&](std::uint64_t count) {
    return static_cast<double>(count) / static_cast<double>(open.worlds);
  };
  return OpenChances{WinShareOf(open), share(open.schneider), share(open.schwarz),
                     MeanCentsOf(open)};
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
}

std::optional<RoundEstimate> PassingOf(const BidQuestion& question,
                                       const EstimateOptions& options) {
  return Passing(question, options, PlayedOptions(options).worlds);
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
                                    const AdviceOptions& options) {
  return Advisers(questions, options).Run();
}

}  // namespace schafkopf
