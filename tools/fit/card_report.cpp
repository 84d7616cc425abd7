// How far the review of single cards can be trusted: tools/reliability --cards GAMES [--games N]
// [--worlds N] [--seed N] [--svg FILE].
//
// Of each contract and deck as many recorded games, spread evenly over the file; every card of
// them, judged by what its seat could know (solver/advice/card_review.h).
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "engine/cards/random.h"
#include "engine/money/settle.h"
#include "solver/advice/card_review.h"
#include "solver/sample/by_threads.h"
#include "tools/fit/reliability_diagram.h"
#include "tools/fit/report_arguments.h"
#include "tools/fit/sampled_decisions.h"
#include "tools/fit/table_fit.h"

namespace schafkopf {
namespace {

constexpr std::array kTrickNames = {"trick 1", "trick 2", "trick 3 on"};

// A card as it was judged.
struct JudgedDecision {
  std::size_t game;
  Role role;
  int trick;  // 0, 1, 2: third and later
  JudgedCard judged;
  bool won;      // by the seat's side
  double cents;  // that the seat received
};

// A stated mistake, priced once more by other and more worlds.
struct Checked {
  double stated;
  double again;
};

struct Sample {
  std::vector<JudgedDecision> decisions;
  std::vector<Checked> mistakes;
  std::size_t games = 0;
};

struct Arguments {
  std::string file, svg;
  std::size_t games = 60;  // of each contract and deck
  std::uint64_t worlds = CardReviewOptions().worlds;
  std::uint64_t seed = 1;
};

std::optional<Arguments> Read(const std::vector<std::string>& words) {
  const auto told = ReportArguments::Read(words, {"--games", "--worlds", "--seed", "--svg"});
  if (!told) return std::nullopt;
  Arguments arguments;
  arguments.file = told->file();
  arguments.games = told->Number("--games", arguments.games);
  arguments.worlds = told->Number("--worlds", arguments.worlds);
  arguments.seed = told->Number("--seed", arguments.seed);
  arguments.svg = told->Text("--svg");
  if (arguments.games == 0 || arguments.worlds < 2) return std::nullopt;
  return arguments;
}

// What the card that was played lacks against the best, by worlds of their own.
double PriceAgain(const SeatView& view, const JudgedCard& judged, const CardReviewOptions& options,
                  const Effort& effort) {
  constexpr std::uint64_t kMoreWorlds = 16;
  InferenceOptions dealing;
  dealing.worlds = kMoreWorlds * options.worlds;
  const Effort again = effort.WithSeed(~effort.seed);
  CardAdviceOptions judging;
  judging.games = kMoreWorlds * options.games;
  judging.open_games = 0;
  const CardAdvice advice =
      JudgeCards(view, Infer(HeardQuestion(view), dealing, again), judging, again);
  const auto cents = [&](Card card) {
    return std::ranges::find(advice.ranked, card, &CardWorth::card)->cents.value;
  };
  return cents(judged.best) - cents(judged.card);
}

void Judge(const PlayedDeal& played, std::size_t number, const Arguments& arguments,
           std::mutex& adding, Sample& sample) {
  CardReviewOptions options;
  options.worlds = arguments.worlds;
  const Effort effort{.seed = arguments.seed};
  options.forced = true;
  const Position game(played.deal, played.played);
  const Settlement settled =
      Settle(played.deal, played.result, PricesOf(GameOf(played.deal), options.stakes));
  const PerSeat<Cents> paid = PaymentsOf(settled, played.deal);
  std::vector<JudgedDecision> decisions;
  std::vector<Checked> mistakes;
  Position position(played.deal);
  for (const JudgedCard& judged : ReviewCards(game, options, effort)) {
    const Seat seat = judged.seat;
    const Role role = RoleOf(played.deal, seat);
    const bool with = role != kOpponent;
    decisions.push_back({number, role,
                         std::min(2, static_cast<int>(position.played().size()) / kSeatCount),
                         judged, settled.won == with, static_cast<double>(paid[seat].count())});
    if (judged.free && IsMistake(judged.lost)) {
      mistakes.push_back(
          {judged.lost.value, PriceAgain(ViewOf(position), judged, options, effort)});
    }
    position.Play(judged.card);
  }
  const std::lock_guard lock(adding);
  sample.decisions.insert(sample.decisions.end(), decisions.begin(), decisions.end());
  sample.mistakes.insert(sample.mistakes.end(), mistakes.begin(), mistakes.end());
  ++sample.games;
}

// Of all cards, or of those alone that were a choice.
void PrintChances(const Sample& sample, bool all) {
  std::printf("%-10s %6s  %-13s  %s\n", all ? "all cards" : "choices", "cards", "Brier score",
              "predicted  won    off by");
  for (int role = -1; role < 3; ++role) {
    double count = 0;
    double brier = 0;
    double predicted = 0;
    double won = 0;
    std::map<std::size_t, double> off;  // by game, whose cards have one outcome
    for (const JudgedDecision& each : sample.decisions) {
      if ((role >= 0 && each.role != role) || (!all && !each.judged.free)) continue;
      const double miss = each.judged.win - (each.won ? 1 : 0);
      ++count;
      brier += miss * miss;
      predicted += each.judged.win;
      won += each.won ? 1 : 0;
      off[each.game] += miss;
    }
    double squares = 0;
    const double mean = (predicted - won) / count;
    for (const auto& [game, sum] : off) squares += sum * sum;
    std::printf("%-10s %6.0f  %.4f         %.3f      %.3f  %+.3f +-%.3f\n",
                role < 0 ? "all" : NameOf(static_cast<Role>(role)), count, brier / count,
                predicted / count, won / count, mean, kNormal95 * std::sqrt(squares) / count);
  }
}

// The slope of received - promised by stated cost: -1 where every stated cent is a real one.
// Errors by game.
void PrintCosts(const Sample& sample) {
  std::printf("\n%-11s %6s  %-18s %s\n", "", "cards", "stated cents each",
              "a stated cent is, on average (-1: real)");
  for (int trick = -1; trick < 3; ++trick) {
    double count = 0;
    double mean_cost = 0;
    double mean_off = 0;
    for (const JudgedDecision& each : sample.decisions) {
      if (!each.judged.free || (trick >= 0 && each.trick != trick)) continue;
      ++count;
      mean_cost += each.judged.lost.value;
      mean_off += each.cents - each.judged.promised;
    }
    mean_cost /= count;
    mean_off /= count;
    double squares = 0;
    double products = 0;
    for (const JudgedDecision& each : sample.decisions) {
      if (!each.judged.free || (trick >= 0 && each.trick != trick)) continue;
      const double cost = each.judged.lost.value - mean_cost;
      squares += cost * cost;
      products += cost * (each.cents - each.judged.promised - mean_off);
    }
    const double slope = products / squares;
    std::map<std::size_t, double> scores;
    for (const JudgedDecision& each : sample.decisions) {
      if (!each.judged.free || (trick >= 0 && each.trick != trick)) continue;
      const double cost = each.judged.lost.value - mean_cost;
      const double off = each.cents - each.judged.promised - mean_off - slope * cost;
      scores[each.game] += cost * off;
    }
    double variance = 0;
    for (const auto& [game, score] : scores) variance += score * score;
    std::printf("%-11s %6.0f  %-18.2f %+.2f +-%.2f\n",
                trick < 0 ? "all" : kTrickNames[static_cast<std::size_t>(trick)], count, mean_cost,
                slope, kNormal95 * std::sqrt(variance) / squares);
  }
}

void PrintMistakes(const Sample& sample) {
  double stated = 0;
  double again = 0;
  std::size_t nothing = 0;
  for (const Checked& each : sample.mistakes) {
    stated += each.stated;
    again += each.again;
    nothing += each.again <= 0 ? 1 : 0;
  }
  const auto games = static_cast<double>(sample.games);
  const auto count = static_cast<double>(sample.mistakes.size());
  const Share alarms = WilsonShare(nothing, sample.mistakes.size());
  std::printf(
      "\n%.2f mistakes a game, %.1f cents; by sixteen times the worlds %.1f cents. Of them %.3f "
      "(%.3f..%.3f)\nthen cost nothing: false alarms.\n",
      count / games, stated / games, again / games, alarms.value, alarms.low, alarms.high);
  for (int role = 0; role < 3; ++role) {
    const auto of_role = std::ranges::count_if(sample.decisions, [&](const JudgedDecision& each) {
      return each.role == role && IsMistake(each.judged.lost);
    });
    std::printf("%s %.2f%s", NameOf(static_cast<Role>(role)), static_cast<double>(of_role) / games,
                role < 2 ? ", " : " a game\n");
  }
}

std::vector<ReliabilityPlot> PlotsOf(const Sample& sample) {
  std::vector<ReliabilityPlot> plots;
  for (int role = 0; role < 3; ++role) {
    ReliabilityPlot plot{NameOf(static_cast<Role>(role)), {}};
    for (const JudgedDecision& each : sample.decisions) {
      if (each.role == role) plot.forecasts.push_back({each.judged.win, each.won});
    }
    plot.title += ": " + std::to_string(plot.forecasts.size()) + " cards";
    plots.push_back(plot);
  }
  return plots;
}

int Main(const std::vector<std::string>& words) {
  const auto asked = Read(words);
  if (!asked) {
    std::cerr << "usage: reliability --cards GAMES [--games N] [--worlds N] [--seed N] "
                 "[--svg FILE]\n";
    return 2;
  }
  const Arguments& arguments = *asked;
  const auto games = ChooseGames(ReadPlayedDeals(arguments.file), arguments.games);
  if (games.empty()) {
    std::cerr << "reliability: " << arguments.file << ": expected played games, found none\n";
    return 74;
  }
  Sample sample;
  std::mutex adding;
  const Threads threads(0);
  threads.ForEachInTurn(games.size(),
                        [&](std::size_t i, int) { Judge(games[i], i, arguments, adding, sample); });
  std::ranges::stable_sort(sample.decisions, {}, &JudgedDecision::game);
  std::ranges::sort(sample.mistakes, {}, &Checked::stated);
  std::printf("%zu games\n\n", sample.games);
  PrintChances(sample, true);
  PrintChances(sample, false);
  PrintCosts(sample);
  PrintMistakes(sample);
  return WriteReliability(PlotsOf(sample), "cards", arguments.svg) ? 0 : 74;
}

}  // namespace
}  // namespace schafkopf

int main(int argc, char** argv) {
  return schafkopf::Main(std::vector<std::string>(argv + 1, argv + argc));
}
