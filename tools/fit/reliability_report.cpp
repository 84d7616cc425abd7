// How far the chance at the table can be trusted: tools/reliability GAMES [--cache FILE] [--svg
// FILE].
//
// Every figure is from ten-fold cross-validation on recorded games: the curves that forecast a game
// were fitted without it.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "engine/cards/random.h"
#include "tools/fit/table_fit.h"

namespace schafkopf {
namespace {

constexpr std::size_t kBins = 10;

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

// A tenth of the forecasts, by size.
struct Bin {
  double predicted = 0;
  double actual = 0;
  std::size_t count = 0;
};

std::array<Bin, kBins> BinsOf(std::vector<Forecast> forecasts) {
  std::stable_sort(forecasts.begin(), forecasts.end(),
                   [](const Forecast& a, const Forecast& b) { return a.chance < b.chance; });
  std::array<Bin, kBins> bins;
  for (std::size_t i = 0; i < forecasts.size(); ++i) {
    Bin& bin = bins[i * kBins / forecasts.size()];
    bin.predicted += forecasts[i].chance;
    bin.actual += forecasts[i].happened;
    ++bin.count;
  }
  for (Bin& bin : bins) {
    const auto count = static_cast<double>(std::max<std::size_t>(bin.count, 1));
    bin.predicted /= count;
    bin.actual /= count;
  }
  return bins;
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

// ---- The diagram

constexpr int kPlot = 150;
constexpr int kGap = 34;

// One square: predicted to the right, actual up, a dot for each tenth with the range in which nine
// of ten honest forecasters lie.
void DrawPlot(std::ostream& svg, int column, int row, const std::string& title,
              const std::vector<Forecast>& forecasts) {
  const int left = kGap + column * (kPlot + kGap);
  const int top = kGap + row * (kPlot + kGap);
  const auto x = [&](double share) { return left + static_cast<int>(std::lround(share * kPlot)); };
  const auto y = [&](double share) {
    return top + kPlot - static_cast<int>(std::lround(share * kPlot));
  };
  svg << "<rect x='" << left << "' y='" << top << "' width='" << kPlot << "' height='" << kPlot
      << "' class='f'/><path d='M" << x(0) << ' ' << y(0) << 'L' << x(1) << ' ' << y(1)
      << "' class='d'/><text x='" << left << "' y='" << top - 5 << "'>" << title << "</text>\n";
  for (const Bin& bin : BinsOf(forecasts)) {
    if (bin.count == 0) continue;
    const double spread =
        1.645 * std::sqrt(bin.predicted * (1 - bin.predicted) / static_cast<double>(bin.count));
    svg << "<path d='M" << x(bin.predicted) << ' ' << y(std::max(0.0, bin.predicted - spread))
        << 'V' << y(std::min(1.0, bin.predicted + spread)) << "' class='s'/><circle cx='"
        << x(bin.predicted) << "' cy='" << y(bin.actual) << "' r='2.5'/>\n";
  }
}

struct Plot {
  std::string title;
  std::vector<Forecast> forecasts;
};

void Draw(const std::string& file, const std::vector<Plot>& plots) {
  constexpr std::size_t kColumns = 5;
  const std::size_t rows = (plots.size() + kColumns - 1) / kColumns;
  std::ofstream svg(file);
  svg << "<svg xmlns='http://www.w3.org/2000/svg' width='" << kGap + 5 * (kPlot + kGap)
      << "' height='" << kGap + static_cast<int>(rows) * (kPlot + kGap) << "'>\n<style>"
      << "text{font:12px sans-serif}.f{fill:#fff;stroke:#888}.d{stroke:#bbb}.s{stroke:#9bd;"
      << "stroke-width:3}circle{fill:#c00}</style><rect width='100%' height='100%' fill='#fff'/>\n";
  for (std::size_t i = 0; i < plots.size(); ++i) {
    DrawPlot(svg, static_cast<int>(i % kColumns), static_cast<int>(i / kColumns), plots[i].title,
             plots[i].forecasts);
  }
  svg << "</svg>\n";
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
  std::vector<Plot> plots;
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
      plots.push_back(
          {group.contract + deck + ", " + std::to_string(group.games.size()), forecasts.table});
    }
  }
  std::printf("\nBy tenths of the chance of winning: predicted>actual\n");
  for (std::size_t i = 0; i < groups.size(); ++i) PrintBins(groups[i], plots[i].forecasts);
  if (!arguments.svg.empty()) Draw(arguments.svg, plots);
  return 0;
}

}  // namespace
}  // namespace schafkopf

int main(int argc, char** argv) {
  return schafkopf::Main(std::vector<std::string>(argv + 1, argv + argc));
}
