// How far the chance at the table can be trusted: tools/reliability GAMES [--cache FILE] [--svg
// FILE].
//
// Every figure is from ten-fold cross-validation on recorded games: the curves that forecast a game
// were fitted without it.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include "engine/cards/random.h"
#include "tools/fit/reliability_diagram.h"
#include "tools/fit/table_fit.h"

namespace schafkopf {
namespace {

double Brier(const std::vector<Forecast>& forecasts) {
  double sum = 0;
  for (const Forecast& f : forecasts) sum += (f.chance - f.happened) * (f.chance - f.happened);
  return sum / static_cast<double>(forecasts.size());
}

double LogLoss(const std::vector<Forecast>& forecasts) {
  double sum = 0;
  for (const Forecast& f : forecasts) {
    sum -= std::log(std::max(1e-6, f.happened ? f.chance : 1 - f.chance));
  }
  return sum / static_cast<double>(forecasts.size());
}

// Mean distance of predicted and actual share over the tenths.
double CalibrationError(const std::vector<Forecast>& forecasts) {
  double sum = 0;
  for (const Bin& bin : BinsOf(forecasts)) {
    sum += std::abs(bin.predicted - bin.actual) * static_cast<double>(bin.count);
  }
  return sum / static_cast<double>(forecasts.size());
}

Bin MeanOf(const std::vector<Forecast>& forecasts) {
  Bin all;
  for (const Forecast& f : forecasts) {
    all.predicted += f.chance / static_cast<double>(forecasts.size());
    all.actual += f.happened / static_cast<double>(forecasts.size());
  }
  return all;
}

// The share of the Brier score of always saying the average that a forecast removes.
double Skill(const std::vector<Forecast>& forecasts, double brier_of_average) {
  return 1 - Brier(forecasts) / brier_of_average;
}

// What a forecaster with these chances, each of them exactly right, would be found to have.
struct ByChance {
  double calibration_error;  // he stays below it 95 times in 100
  double least_skill;        // he has less 5 times in 100
  double middle_skill;
  double most_skill;  // he has more 5 times in 100
};
ByChance ByChanceOf(std::vector<Forecast> forecasts) {
  constexpr std::size_t kTrials = 1000;
  std::vector<double> errors;
  std::vector<double> skills;
  Random random(1, 0);
  for (std::size_t trial = 0; trial < kTrials; ++trial) {
    for (Forecast& f : forecasts) {
      f.happened = random.Fraction() < f.chance;
    }
    errors.push_back(CalibrationError(forecasts));
    const double share = MeanOf(forecasts).actual;
    // Where it never happened, or always, there is nothing to forecast.
    if (share > 0 && share < 1) skills.push_back(Skill(forecasts, share * (1 - share)));
  }
  std::sort(errors.begin(), errors.end());
  std::sort(skills.begin(), skills.end());
  const auto hundredth = [](const std::vector<double>& sorted, std::size_t part) {
    return sorted.empty() ? 0 : sorted[sorted.size() * part / 100];
  };
  return {hundredth(errors, 95), hundredth(skills, 5), hundredth(skills, 50),
          hundredth(skills, 95)};
}

const char* NameOf(TableEvent event) {
  return event == TableEvent::kWon         ? "won"
         : event == TableEvent::kSchneider ? "Schneider"
                                           : "schwarz";
}

void PrintRow(const GameGroup& group, TableEvent event, const Forecasts& forecasts) {
  const Bin mean = MeanOf(forecasts.table);
  const double base = Brier(forecasts.base);
  const ByChance by_chance = ByChanceOf(forecasts.table);
  std::printf(
      "%-9s %-5s %-9s %5zu  %.3f %.3f  %.4f %.4f %.4f %.4f %.4f  %.4f  %6.3f %6.3f %6.3f %6.3f  "
      "%.3f %.3f\n",
      group.contract.c_str(), group.deck == Deck::kLong ? "long" : "short", NameOf(event),
      forecasts.table.size(), mean.predicted, mean.actual, base, Brier(forecasts.hand),
      Brier(forecasts.open), Brier(forecasts.habit), Brier(forecasts.table),
      LogLoss(forecasts.table), Skill(forecasts.table, base), by_chance.least_skill,
      by_chance.middle_skill, by_chance.most_skill, CalibrationError(forecasts.table),
      by_chance.calibration_error);
}

void PrintBins(const GameGroup& group, const std::vector<Forecast>& forecasts) {
  std::printf("%-9s %-5s", group.contract.c_str(), group.deck == Deck::kLong ? "long" : "short");
  for (const Bin& bin : BinsOf(forecasts)) std::printf("  %.2f>%.2f", bin.predicted, bin.actual);
  std::printf("\n");
}

struct Arguments {
  std::string games, cache, svg;
  bool good = true;
};
Arguments Read(const std::vector<std::string>& words) {
  Arguments arguments;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool has_value = i + 1 < words.size();
    if (words[i] == "--cache" && has_value) {
      arguments.cache = words[++i];
    } else if (words[i] == "--svg" && has_value) {
      arguments.svg = words[++i];
    } else if (arguments.games.empty() && words[i].front() != '-') {
      arguments.games = words[i];
    } else {
      arguments.good = false;
    }
  }
  arguments.good &= !arguments.games.empty();
  return arguments;
}

int Main(const std::vector<std::string>& words) {
  const Arguments arguments = Read(words);
  if (!arguments.good) {
    std::cerr << "usage: reliability GAMES [--cache FILE] [--svg FILE]\n";
    return 2;
  }
  const auto games = ReadGames(arguments.games, arguments.cache);
  if (games.empty()) {
    std::cerr << "reliability: " << arguments.games << ": expected played games, found none\n";
    return 74;
  }
  std::vector<ReliabilityPlot> plots;
  std::printf(
      "                               mean chance  Brier score                         log     "
      "skill  were each chance right  calibration\n"
      "contract  deck  event     games  pred. actual base   hand   open   habit  table  loss    "
      "found   5 %%   middle   95 %%   found 95 %%\n");
  const auto groups = GroupsOf(games);
  for (TableEvent event : kTableEvents) {
    for (const GameGroup& group : groups) {
      const Forecasts forecasts = CrossValidate(event, games, group);
      PrintRow(group, event, forecasts);
      if (event != TableEvent::kWon) continue;
      const std::string deck = group.deck == Deck::kLong ? " long" : " short";
      plots.push_back({group.contract + deck + ": " + std::to_string(group.games.size()) + " games",
                       forecasts.table});
    }
  }
  std::printf("\nBy tenths of the chance of winning: predicted>actual\n");
  for (std::size_t i = 0; i < groups.size(); ++i) PrintBins(groups[i], plots[i].forecasts);
  return WriteReliability(plots, "games", arguments.svg) ? 0 : 74;
}

}  // namespace
}  // namespace schafkopf

int main(int argc, char** argv) {
  return schafkopf::Main(std::vector<std::string>(argv + 1, argv + argc));
}
