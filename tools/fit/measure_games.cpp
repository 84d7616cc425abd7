// Measures recorded games for the reports and fits of this folder: a line of names, then a line for
// each thing that was measured, with words between spaces.
//
//   measure_games estimates|kontra|deals GAMES [--from N]
//   measure_games others GAMES
//   measure_games plays GAMES [--decisions N] [--seed N]
//   measure_games leads GAMES [--seed N]
//   measure_games cards GAMES [--games N] [--worlds N] [--seed N]
//   measure_games gain GAMES [--games N] [--decisions N] [--seed N]
//   measure_games intervals GAMES [--positions N] [--seeds N] [--worlds N] [--times N]
//
// GAMES is a file of deal lines. --from goes on after so many games; --games and --positions take
// as many of each contract and deck. tools/reliability says what the reports ask.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iostream>
#include <limits>
#include <map>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cards/random.h"
#include "engine/money/settle.h"
#include "engine/text/notation.h"
#include "solver/advice/bid_advice.h"
#include "solver/advice/card_review.h"
#include "solver/advice/people_player.h"
#include "solver/auction/learn_others.h"
#include "solver/auction/opponents.h"
#include "solver/habits/habit_loops.h"
#include "solver/habits/play_habit.h"
#include "solver/habits/played_games.h"
#include "solver/sample/by_threads.h"
#include "solver/sample/seat_games.h"
#include "solver/solver.h"
#include "tools/fit/sampled_decisions.h"

namespace schafkopf {
namespace {

// Whole numbers by the names of options.
class Numbers {
 public:
  explicit Numbers(std::span<char* const> words) {
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
      values_[words[i]] = std::strtoull(words[i + 1], nullptr, 10);
    }
  }
  std::uint64_t Of(const std::string& option, std::uint64_t usual) const {
    const auto found = values_.find(option);
    return found == values_.end() ? usual : found->second;
  }

 private:
  std::map<std::string, std::uint64_t> values_;
};

template <class... Values>
std::string Row(const Values&... values) {
  std::ostringstream row;
  row.precision(std::numeric_limits<double>::max_digits10);
  ((row << values << ' '), ...);
  std::string text = row.str();
  text.back() = '\n';
  return text;
}

void TellProgress(std::size_t done, std::size_t all) {
  std::cerr << "\restimated " << done << " of " << all << " games" << (done == all ? "\n" : "");
}

// ---- Hands before the first card

// The declarer's own hand, estimated as `ask` does by default.
void MeasureEstimates(const std::vector<PlayedDeal>& games, const Numbers& numbers) {
  std::cout << "contract deck result trumps saus leads open_worlds open_won open_schneider "
               "open_schwarz worlds won schneider schwarz\n";
  constexpr std::size_t kBlock = 100;
  const AdviceOptions options;
  const Effort effort{.threads = 0};
  EstimateOptions open_options = options;
  open_options.worlds = options.worlds_beside_games;
  for (std::size_t begin = numbers.Of("--from", 0); begin < games.size(); begin += kBlock) {
    const auto block = std::span(games).subspan(begin, std::min(kBlock, games.size() - begin));
    std::vector<EstimateQuestion> questions;
    for (const PlayedDeal& each : block) {
      const Game& game = each.deal.game;
      const Seat seat = each.deal.declarer;
      questions.push_back(
          {game, seat, seat, KnowledgeOf(game, seat, seat, each.deal.hands[seat]), {}});
    }
    const auto open = Estimate(questions, open_options, effort);
    const auto played = Estimate(questions, PlayedOptions(options), effort);
    for (std::size_t i = 0; i < block.size(); ++i) {
      const Deal& deal = block[i].deal;
      const CardSet hand = deal.hands[deal.declarer];
      const CardSet trumps = TrumpsOf(deal.contract());
      const CardSet saus = (hand & RankCards(Rank::kSau)) - trumps;
      const auto of = [](TableEvent event, const GameSums& sums) {
        return ShareOf(event, sums) * static_cast<double>(sums.worlds);
      };
      const auto [won, schneider, schwarz] = kTableEvents;
      std::cout << Row(deal.contract().row().name, NameOf(deal.deck()), block[i].result.count(),
                       (hand & trumps).size(), saus.size(), deal.declarer == Seat(0),
                       open[i].worlds, of(won, open[i]), of(schneider, open[i]),
                       of(schwarz, open[i]), played[i].worlds, of(won, played[i]),
                       of(schneider, played[i]), of(schwarz, played[i]));
    }
    std::cout << std::flush;
    TellProgress(begin + block.size(), games.size());
  }
}

// One opponent of each game, who take turns, asked as `ask --against` does by default.
void MeasureKontra(const std::vector<PlayedDeal>& games, const Numbers& numbers) {
  std::cout << "contract deck won played\n";
  for (std::size_t i = numbers.Of("--from", 0); i < games.size(); ++i) {
    const Deal& deal = games[i].deal;
    std::vector<Seat> opponents;
    for (Seat seat : kSeats) {
      if (!DeclarerSide(deal).Contains(seat)) opponents.push_back(seat);
    }
    const Seat asker = opponents[i % opponents.size()];
    const RoundQuestion question = {deal.game.table(), asker,
                                    deal.hands[asker], RoundQuestion::Known::kContract,
                                    deal.contract(),   deal.declarer};
    std::cout << Row(deal.contract().row().name, NameOf(deal.deck()),
                     games[i].result < WinningValue(deal.contract()),
                     EstimateRound(question, PlayedOptions({}), {.threads = 0}).won_by_habit)
              << std::flush;
    TellProgress(i + 1, games.size());
  }
}

// How often habits win the very deals.
void MeasureDeals(const std::vector<PlayedDeal>& games, const Numbers& numbers) {
  std::cout << "contract deck won played\n";
  std::vector<double> shares(games.size());
  const std::uint64_t from = numbers.Of("--from", 0);
  Threads(0).ForEach(games.size(), 1, [&](std::size_t i, int) {
    if (i >= from) shares[i] = ShareWonByHabit(games[i].deal, i);
  });
  for (std::size_t i = from; i < games.size(); ++i) {
    const Deal& deal = games[i].deal;
    std::cout << Row(deal.contract().row().name, NameOf(deal.deck()),
                     games[i].result >= WinningValue(deal.contract()), shares[i]);
  }
}

// ---- Cards

// Prints what `measure(i, thread)` returns for each of the games, in order.
template <class Measure>
void PrintGames(std::size_t games, const Measure& measure) {
  std::vector<std::string> rows(games);
  Threads(0).ForEachInTurn(games, [&](std::size_t i, int thread) { rows[i] = measure(i, thread); });
  for (const std::string& of_game : rows) std::cout << of_game;
}

const CardWorth& WorthOf(Card card, const CardAdvice& advice) {
  return *std::ranges::find(advice.ranked, card, &CardWorth::card);
}

struct Advised {
  CardAdvice advice;
  WeighedWorlds known;
};
Advised Advise(const SeatView& view, const InferenceOptions& dealing, CardAdviceOptions judging,
               const Effort& effort) {
  judging.open_games = 0;
  WeighedWorlds known = Infer(HeardQuestion(view), dealing, effort);
  CardAdvice advice = JudgeCards(view, known, judging, effort);
  known.hands.clear();
  return {std::move(advice), std::move(known)};
}

// What the card that was played lacks against the best, by worlds of their own.
double PriceAgain(const SeatView& view, const JudgedCard& judged, const CardReviewOptions& options,
                  const Effort& effort) {
  constexpr std::uint64_t kMoreWorlds = 16;
  const CardAdvice advice =
      Advise(view, {.worlds = kMoreWorlds * options.worlds}, {.games = kMoreWorlds * options.games},
             effort.WithSeed(~effort.seed))
          .advice;
  return WorthOf(judged.best, advice).cents.value - WorthOf(judged.card, advice).cents.value;
}

// Some cards of each game: the share of the games that they won when `advise` played them out.
void MeasurePlays(const std::vector<PlayedDeal>& games, const Numbers& numbers) {
  const std::size_t decisions = numbers.Of("--decisions", 3);
  const std::uint64_t seed = numbers.Of("--seed", 1);
  std::cout << "contract deck role game trick won played\n";
  PrintGames(games.size(), [&](std::size_t i, int) {
    const Deal& deal = games[i].deal;
    const Settlement settled = Settle(deal, games[i].result, PricesOf(deal.game, Stakes()));
    Random random(seed, i);
    std::string rows;
    for (const auto& [position, card] : DrawDecisions(games[i], decisions, random.Next())) {
      const CardAdvice advice = Advise(ViewOf(position), {}, {}, {.seed = random.Next()}).advice;
      const Role role = RoleOf(position.to_move(), deal);
      rows +=
          Row(deal.contract().row().name, NameOf(deal.deck()), NameOf(role), i, TrickOf(position),
              settled.won == (role != Role::kOpponent), WorthOf(card, advice).played);
    }
    return rows;
  });
}

// The hands of declarers who led: their chance as `ask` has it, and with the card they led as
// `advise` would have it without FirstLeadShift.
void MeasureLeads(const std::vector<PlayedDeal>& games, const Numbers& numbers) {
  std::cout << "contract deck won ask advise\n";
  const std::uint64_t seed = numbers.Of("--seed", 1);
  PrintGames(games.size(), [&](std::size_t i, int) -> std::string {
    const Deal& deal = games[i].deal;
    const Contract& contract = deal.contract();
    if (deal.declarer != Seat(0) || games[i].played.empty()) return "";
    const CardSet hand = deal.hands[deal.declarer];
    const EstimateQuestion question = {deal.game,
                                       deal.declarer,
                                       deal.declarer,
                                       KnowledgeOf(deal.game, deal.declarer, deal.declarer, hand),
                                       {}};
    const AdviceOptions options;
    const Effort effort{.seed = seed};
    EstimateOptions open = options;
    open.worlds = options.worlds_beside_games;
    const auto asked = TableChancesOf(contract, deal.deck(),
                                      Estimate({&question, 1}, PlayedOptions(options), effort)[0],
                                      Estimate({&question, 1}, open, effort)[0]);
    const auto curve = CardCurveOf(contract, deal.deck(), Role::kDeclarer);
    if (!asked || !curve) return "";
    const CardAdvice advice = Advise(ViewOf(Position(deal)), {}, {}, effort).advice;
    const double led = WorthOf(games[i].played.front(), advice).played;
    const double chance = led > 0 && led < 1 ? ChanceOf(*curve, led) : led;
    return Row(contract.row().name, NameOf(deal.deck()), games[i].result >= WinningValue(contract),
               asked->win.value, chance);
  });
}

// Every card, judged by what its seat could know; `again` is 0 but for mistakes.
void MeasureCards(const std::vector<PlayedDeal>& all, const Numbers& numbers) {
  CardReviewOptions options;
  options.worlds = numbers.Of("--worlds", options.worlds);
  options.forced = true;
  const Effort effort{.seed = numbers.Of("--seed", 1)};
  const auto games = ChooseGames(all, numbers.Of("--games", 60));
  std::cout
      << "game contract deck role trick card best free win won lost mistake promised cents again\n";
  PrintGames(games.size(), [&](std::size_t number, int) {
    const auto& [deal, result, played] = games[number];
    const Settlement settled = Settle(deal, result, PricesOf(deal.game, options.stakes));
    const PerSeat<Cents> paid = PaymentsOf(settled, deal);
    std::string rows;
    Position position(deal);
    for (const JudgedCard& judged : ReviewCards(Position(deal, played), options, effort)) {
      const Role role = RoleOf(judged.seat, deal);
      const bool mistake = judged.free && IsMistake(judged.lost);
      const double again = mistake ? PriceAgain(ViewOf(position), judged, options, effort) : 0;
      rows += Row(number, deal.contract().row().name, NameOf(deal.deck()), NameOf(role),
                  TrickOf(position), ToString(judged.card), ToString(judged.best), judged.free,
                  judged.win, settled.won == (role != Role::kOpponent), judged.lost.value, mistake,
                  judged.promised, paid[judged.seat].count(), again);
      position.Play(judged.card);
    }
    return rows;
  });
}

// The ways to judge a card: one thread's.
class Judges {
 public:
  static constexpr std::size_t kCount = 3;  // by habit, by thinking seats, with open cards
  using Cents3 = std::array<double, kCount>;

  // What `card` brings the seat on turn by each judge; chance is the same for every card.
  Cents3 Play(const Position& position, Card card, std::uint64_t seed) {
    constexpr int kHabitGames = 200;
    constexpr Player kThinking = {PlayStyle::kPlay, 8};
    const Deal& deal = position.deal();
    const Game& game = deal.game;
    const Prices prices = PricesOf(game, Stakes());
    const Seat seat = position.to_move();
    const auto cents = [&](Value value) {
      return static_cast<double>(PaymentsOf(Settle(deal, value, prices), deal)[seat].count());
    };
    Position after = position;
    after.Play(card);
    const Witness seen = WitnessOf(deal, after.played());
    double by_habit = 0;
    for (int i = 0; i < kHabitGames; ++i) {
      Random random(seed, static_cast<std::uint64_t>(i));
      by_habit += cents(loops_.play_on(seen, 1, random)) / kHabitGames;
    }
    const Position end =
        PlaySeatGame(after, AllSeats(kThinking), seed, AimOf(game, Stakes()), chooser_);
    return {by_habit, static_cast<double>(SeatGameOf(end, seat, prices).cents),
            cents(solver_.Solve(after))};
  }

 private:
  Chooser chooser_;
  Solver solver_;
  HabitLoops loops_ = FastestHabitLoops();
};

// What a seat plays in `match advise:4000`.
Card SeatChoice(const SeatView& view, std::uint64_t seed) {
  const CardChooser& chooser = AdvisedChooser();
  const Player player = {.style = PlayStyle::kOther, .worlds = 4000, .chooser = &chooser};
  return chooser.Choose(view, player, seed, {}).value_or(view.DistinctPlays().front());
}

// Of some decisions of each game the card that `advise` finds best and that which a seat
// advise:4000 plays, against the card that was played, each in the deal as it really was.
void MeasureGain(const std::vector<PlayedDeal>& all, const Numbers& numbers) {
  const auto games = ChooseGames(all, numbers.Of("--games", 100'000));
  const std::size_t decisions = numbers.Of("--decisions", 2);
  const std::uint64_t first_seed = numbers.Of("--seed", 1);
  PerThread<Judges> judges(Threads(0));
  std::cout << "game deck role trick advise_differs advise_habit advise_thinking advise_open "
               "seat_differs seat_habit seat_thinking seat_open\n";
  const auto measure = [&](const Position& position, Card played, std::uint64_t seed, int thread) {
    const SeatView view = ViewOf(position);
    const CardAdvice advice = Advise(view, {}, {}, {.seed = seed}).advice;
    std::map<Card, Judges::Cents3> known;
    const auto brought = [&](Card card) {
      if (const auto found = known.find(card); found != known.end()) return found->second;
      return known[card] = judges.Of(thread).Play(position, card, seed);
    };
    // Cards that do the same count as one.
    const Card own = WorthOf(played, advice).judged;
    std::string row;
    for (Card best : {advice.ranked.front().card, SeatChoice(view, seed)}) {
      const Card advised = WorthOf(best, advice).judged;
      Judges::Cents3 gain = {};
      if (advised != own) {
        const Judges::Cents3 with = brought(advised);
        const Judges::Cents3 without = brought(own);
        for (std::size_t i = 0; i < gain.size(); ++i) gain[i] = with[i] - without[i];
      }
      row += Row(advised != own, gain[0], gain[1], gain[2]);
      row.back() = ' ';
    }
    row.back() = '\n';
    return row;
  };
  PrintGames(games.size(), [&](std::size_t i, int thread) {
    std::string rows;
    Random random(first_seed, i);
    for (const auto& [position, card] : DrawDecisions(games[i], decisions, random.Next())) {
      const Deal& deal = position.deal();
      std::string place =
          Row(i, NameOf(deal.deck()), NameOf(RoleOf(position.to_move(), deal)), TrickOf(position));
      place.back() = ' ';
      rows += place + measure(position, card, random.Next(), thread);
    }
    return rows;
  });
}

// One decision of each game, advised on with several seeds, and once by so many times the worlds.
void MeasureIntervals(const std::vector<PlayedDeal>& all, const Numbers& numbers) {
  const auto games = ChooseGames(all, numbers.Of("--positions", 20));
  const std::uint64_t seeds = numbers.Of("--seeds", 20);
  const std::uint64_t times = numbers.Of("--times", 50);
  InferenceOptions once;
  once.worlds = numbers.Of("--worlds", once.worlds);
  InferenceOptions many = once;
  many.worlds *= times;
  many.enough *= static_cast<double>(times);
  CardAdviceOptions more_games;
  more_games.games *= times;
  std::cout << "game deck role trick seed complete effective card is_best";
  for (const char* name : {"win", "schneider", "schwarz", "points", "cents", "behind"}) {
    std::cout << ' ' << name << ' ' << name << "_error true_" << name;
  }
  std::cout << '\n';
  const auto rows_of = [&](const Position& position, std::size_t game, std::uint64_t seed) {
    const SeatView view = ViewOf(position);
    const CardAdvice truth = Advise(view, many, more_games, {.seed = ~seed}).advice;
    std::string rows;
    for (std::uint64_t i = 0; i < seeds; ++i) {
      const auto [advice, known] = Advise(view, once, {}, {.seed = Random(seed, i).Next()});
      const Card best = advice.ranked.front().card;
      const double best_cents = WorthOf(best, truth).cents.value;
      for (const CardWorth& said : advice.ranked) {
        if (said.card != said.judged) continue;
        const CardWorth& in_truth = WorthOf(said.card, truth);
        rows +=
            Row(game, NameOf(position.deal().deck()), NameOf(RoleOf(view.seat, position.deal())),
                TrickOf(position), i, known.complete, known.effective, ToString(said.card),
                said.card == best, said.win.value, said.win.error, in_truth.win.value,
                said.schneider.value, said.schneider.error, in_truth.schneider.value,
                said.schwarz.value, said.schwarz.error, in_truth.schwarz.value, said.points.value,
                said.points.error, in_truth.points.value, said.cents.value, said.cents.error,
                in_truth.cents.value, said.behind.value, said.behind.error,
                best_cents - in_truth.cents.value);
      }
    }
    return rows;
  };
  PrintGames(games.size(), [&](std::size_t i, int) {
    std::string rows;
    Random random(1, i);
    for (const Decision& decision : DrawDecisions(games[i], 1, random.Next())) {
      rows += rows_of(decision.position, i, random.Next());
    }
    return rows;
  });
}

// A row of the table of tools/answers/door/known_others.cpp: who played these games.
int TellOthers(const std::string& file) {
  std::vector<KnownDeal> deals;
  std::ifstream lines(file);
  for (std::string text; std::getline(lines, text);) {
    const auto line = ParseDealLine(text.substr(0, text.find(';')));
    if (!line.ok()) continue;
    KnownDeal& deal = deals.emplace_back(
        KnownDeal{line->hands, line->table.deck, line->contract, line->declarer});
    if (line->result) deal.won = *line->result >= WinningValue(*line->contract);
  }
  const LearnedOthers learned = LearnOthers(deals, RecordedContracts(), {.threads = 0});
  std::cout << learned.deals;
  for (const GameShifts& shifts :
       {learned.others.bid, learned.others.win, learned.others.win_doubt}) {
    const char* before = ", {";
    for (double shift : shifts)
      std::cout << std::exchange(before, ", ") << std::round(1000 * shift) / 1000;
    std::cout << "}";
  }
  std::cout << "\n// " << learned.games << " of them were played\n";
  return 0;
}

int Main(std::span<char* const> words) {
  using Measure = std::function<void(const std::vector<PlayedDeal>&, const Numbers&)>;
  const std::map<std::string_view, Measure> kinds = {
      {"estimates", MeasureEstimates}, {"kontra", MeasureKontra},      {"deals", MeasureDeals},
      {"plays", MeasurePlays},         {"leads", MeasureLeads},        {"cards", MeasureCards},
      {"gain", MeasureGain},           {"intervals", MeasureIntervals}};
  if (words.size() == 2 && words[0] == std::string_view("others")) return TellOthers(words[1]);
  const auto kind = words.size() < 2 ? kinds.end() : kinds.find(words[0]);
  if (kind == kinds.end()) {
    std::cerr << "usage: measure_games estimates|kontra|deals|others|plays|leads|cards|gain|"
                 "intervals "
                 "GAMES [--OPTION "
                 "N]...\n";
    return 2;
  }
  const auto games = ReadPlayedDeals(words[1]);
  if (games.empty()) {
    std::cerr << words[1] << ": expected played games, found none\n";
    return 74;
  }
  kind->second(games, Numbers(words.subspan(2)));
  return 0;
}

}  // namespace
}  // namespace schafkopf

int main(int argc, char** argv) {
  return schafkopf::Main(std::span<char* const>(argv + 1, static_cast<std::size_t>(argc) - 1));
}
